//! What is to be decided.

use crate::games::san_juan::{Illegal, Phase, Seen};
use crate::text::english::English;
use crate::text::san_juan::{
    Batch, Choice, Declined, Discarding, Log, Names, Spot, Sums, Task, Tray,
};
use crate::text::sentence::say;
use crate::text::{Button, Sentence, Speech};

use super::illegal::refusal;
use super::names::{article, card_inside, good_inside, role_inside, spot_inside};
use super::sums::{draws, payment, printed};

impl Tray for English {
    fn task(&self, task: &Task) -> String {
        match *task {
            Task::ChooseRole => "choose a role".to_owned(),
            Task::Double { role } => format!("double the {}'s privilege?", role_inside(role)),
            Task::Exchange { most } => format!("exchange up to {}, or pass", self.cards(most)),
            Task::Chapel => "put a card under the chapel, or pass".to_owned(),
            Task::Bank => "put cards under the bank, or pass".to_owned(),
            Task::FirstHand { left } => {
                format!("choose your first hand: discard {}", self.cards(left))
            }
            Task::Discard { left, limit } => {
                format!("discard {}: the limit is {limit}", self.cards(left))
            }
            Task::Build => "build, or pass".to_owned(),
            Task::Place { card } => format!("choose a place for the {}", card_inside(card)),
            Task::Pay {
                card,
                left,
                goods: 0,
            } => format!("pay {} for the {}", self.cards(left), card_inside(card)),
            Task::Pay { card, left, goods } => format!(
                "pay {left} for the {}, at most {}",
                card_inside(card),
                Names::goods(self, goods)
            ),
            Task::Produce { left: 1 } => "produce a good, or pass".to_owned(),
            Task::Produce { left } => {
                format!("produce up to {}, or pass", Names::goods(self, left))
            }
            Task::Sell { left: 1 } => "sell a good, or pass".to_owned(),
            Task::Sell { left } => format!("sell up to {}, or pass", Names::goods(self, left)),
            Task::Draw { cards, by: None } => format!("draw {}, or pass", self.cards(cards)),
            Task::Draw {
                cards,
                by: Some(by),
            } => format!(
                "turn up {} with the {}, or pass",
                self.cards(cards),
                card_inside(by)
            ),
            Task::Keep { left } => format!("keep {}", self.cards(left)),
            Task::Drop { left } => format!("discard {} from your hand", self.cards(left)),
            Task::Take { .. } => "take a card, or pass".to_owned(),
            Task::Nothing => "the game is over".to_owned(),
        }
    }

    fn headline(&self, phase: &Phase<Seen>) -> Sentence {
        let part = match phase {
            Phase::ChooseRole { chooser } => return say![*chooser, " chooses a role"],
            Phase::Over(why) => return say!["The game is over. ", Log::ending(self, *why)],
            Phase::Exchange(_) => return say!["Start of the round: cards are exchanged"],
            Phase::Stow(_) => return say!["Start of the round: cards go under buildings"],
            Phase::Discard(_) => return say!["Start of the round: cards are discarded"],
            Phase::Doubling { .. } => ": the library may double the privilege",
            Phase::Placing(_) => ": a place is chosen",
            Phase::Paying(_) => ": a building is paid for",
            Phase::Builder(_)
            | Phase::Producer(_)
            | Phase::Trader(_)
            | Phase::Councillor(_)
            | Phase::Prospector(_) => "",
        };
        match phase.role() {
            Some((chooser, role)) => {
                let role = Names::role(self, role);
                say![format!("{role}, chosen by "), chooser, part]
            }
            None => Sentence::new(),
        }
    }

    fn choice(&self, choice: &Choice) -> Button {
        match *choice {
            Choice::Role { role, stakes } => Button::new(
                Names::role(self, role),
                format!("Choose the {}", role_inside(role)),
                Sums::stakes(self, &stakes),
            ),
            Choice::Decline(what) => decline(self, &what),
            Choice::UseLibrary { role } => Button::new(
                "Library",
                format!(
                    "Double the {}'s privilege with the library",
                    role_inside(role)
                ),
                "not again in this round",
            ),
            Choice::Build {
                card,
                new,
                over,
                bonus,
            } => {
                let over = over.map(|(covered, cost)| {
                    let covered = card_inside(covered);
                    (
                        cost.total(),
                        format!("{} over the {covered}", payment(&cost)),
                    )
                });
                let (price, mut told) = match (new, over) {
                    (Some(cost), None) => (cost.total(), payment(&cost)),
                    (Some(cost), Some((_, over))) => {
                        (cost.total(), format!("{}, or {over}", payment(&cost)))
                    }
                    (None, Some(over)) => over,
                    (None, None) => (card.spec().cost, String::new()),
                };
                told += &printed(self, card);
                draws(&mut told, bonus);
                let name = Names::card(self, card);
                Button::new(
                    format!("{name}: {price}"),
                    format!("Build {}{}", article(card), card_inside(card)),
                    told,
                )
            }
            Choice::Place {
                over,
                cost,
                good,
                bonus,
            } => {
                let mut told = payment(&cost);
                let (label, act) = match over {
                    None => ("New place".to_owned(), "Build in a new place".to_owned()),
                    Some(spot) => {
                        if spot.card.spec().points > 0 {
                            let points = self.points(spot.card.spec().points.into());
                            told += &format!(", −{points}");
                        }
                        let name = spot_inside(spot);
                        (format!("Over {name}"), format!("Build over the {name}"))
                    }
                };
                if good {
                    told += ", its good is lost";
                }
                draws(&mut told, bonus);
                Button::new(format!("{label}: {}", cost.total()), act, told)
            }
            Choice::Pay { card, left } => Button::new(
                Names::card(self, card),
                format!("Pay with the {}", card_inside(card)),
                still_to_pay(left),
            ),
            Choice::PayGood { spot, left } => Button::new(
                format!("Good: {}", spot_inside(spot)),
                format!("Pay with {}", contents(spot)),
                still_to_pay(left),
            ),
            Choice::Produce { spot, left, bonus } => {
                let mut told = match left {
                    0 => "+1 good".to_owned(),
                    _ => format!("+1 good, {left} more possible"),
                };
                draws(&mut told, bonus);
                Button::new(
                    self.spot(spot),
                    format!("Produce on the {}", spot_inside(spot)),
                    told,
                )
            }
            Choice::Sell {
                spot,
                price,
                bonus,
                ships,
                ..
            } => {
                let mut told = format!("+{}", self.cards(price));
                if bonus > 0 {
                    told += &format!(" (+{bonus} market)");
                }
                if ships {
                    told += &format!(", +{} (harbour)", self.points(1));
                }
                Button::new(
                    format!("{} → {price}", self.spot(spot)),
                    format!("Sell {}", contents(spot)),
                    told,
                )
            }
            Choice::Keep { card, left } => Button::new(
                Names::card(self, card),
                format!("Keep the {}", card_inside(card)),
                then_more(left),
            ),
            Choice::Discard { card, why, left } => Button::new(
                Names::card(self, card),
                match why {
                    Discarding::Exchange => format!("Exchange the {}", card_inside(card)),
                    Discarding::Limit | Discarding::Drawn => {
                        format!("Discard the {}", card_inside(card))
                    }
                },
                match why {
                    Discarding::Exchange => "draw 1 card for it".to_owned(),
                    Discarding::Limit | Discarding::Drawn => then_more(left),
                },
            ),
            Choice::Stow { card, under } => Button::new(
                Names::card(self, card),
                format!(
                    "Put the {} under the {}",
                    card_inside(card),
                    card_inside(under)
                ),
                format!("+{}", self.points(1)),
            ),
            Choice::Draw { cards, by } => Button::new(
                "Draw",
                match by {
                    None => format!("Draw {}", self.cards(cards)),
                    Some(by) => format!("Turn up cards with the {}", card_inside(by)),
                },
                match by {
                    None => "cannot be undone".to_owned(),
                    Some(_) => format!("{}, cannot be undone", self.cards(cards)),
                },
            ),
            Choice::Take { card, .. } => Button::new(
                Names::card(self, card),
                format!("Take the {}", card_inside(card)),
                "+1 card, the others are discarded",
            ),
        }
    }

    fn batch(&self, batch: &Batch) -> Button {
        super::batch::button(self, batch)
    }

    fn illegal(&self, why: &Illegal) -> String {
        refusal(self, why)
    }
}

fn decline(text: &English, what: &Declined) -> Button {
    let pass = |act: &str| Button::new("Pass", act, "");
    match *what {
        Declined::Library => Button::new(
            "Not now",
            "Keep the library for your other role",
            "the privilege counts once",
        ),
        Declined::Exchange { given: 0 } => pass("Exchange no card"),
        Declined::Exchange { given } => Button::new(
            "No more",
            "Exchange no more cards",
            format!("draw {}", text.cards(given)),
        ),
        Declined::Chapel => pass("Put no card under the chapel"),
        Declined::Bank { given: 0 } => Button::new(
            "Pass",
            "Put no card under the bank now",
            "the bank can wait",
        ),
        Declined::Bank { given } => Button::new(
            "No more",
            "Put no more cards under the bank",
            format!("+{}, never again", text.points(given.into())),
        ),
        Declined::Building => pass("Do not build"),
        Declined::Production { produced: 0 } => pass("Produce nothing"),
        Declined::Production { .. } => Button::new("No more", "Produce no more", ""),
        Declined::Sale { sold: 0, .. } => pass("Sell nothing"),
        Declined::Sale { due, .. } => Button::new(
            "No more",
            "Sell no more",
            format!("draw {}", text.cards(due)),
        ),
        Declined::Drawing { by: None } => pass("Draw no card"),
        Declined::Drawing { by: Some(by) } => {
            pass(&format!("Turn up no card with the {}", card_inside(by)))
        }
        Declined::Taking { .. } => Button::new("Pass", "Take no card", "all of them are discarded"),
    }
}

/// "the sugar on the sugar mill".
fn contents(spot: Spot) -> String {
    let good = spot.card.makes().map(good_inside);
    let good = good.unwrap_or_else(|| "card".to_owned());
    format!("the {good} on the {}", spot_inside(spot))
}

fn still_to_pay(left: u8) -> String {
    match left {
        0 => "then it is paid".to_owned(),
        _ => format!("then {left} more to pay"),
    }
}

fn then_more(left: u8) -> String {
    match left {
        0 => String::new(),
        _ => format!("then choose {left} more"),
    }
}
