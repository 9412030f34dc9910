//! What is to be decided.

use crate::games::san_juan::{Illegal, Phase, Role, Seen};
use crate::text::german::German;
use crate::text::san_juan::{
    Batch, Choice, Declined, Discarding, Log, Names, Spot, Sums, Task, Tray,
};
use crate::text::sentence::say;
use crate::text::{Button, Sentence, Speech};

use super::illegal::refusal;
use super::sums::{draws, payment, printed};

impl Tray for German {
    fn task(&self, task: &Task) -> String {
        match *task {
            Task::ChooseRole => "wähle eine Rolle".to_owned(),
            Task::Double { role } => format!("Privileg verdoppeln ({})?", Names::role(self, role)),
            Task::Exchange { most } => {
                format!("tausche bis zu {} oder passe", self.cards(most))
            }
            Task::Chapel => "lege eine Karte unter die Kapelle oder passe".to_owned(),
            Task::Bank => "lege Karten unter die Bank oder passe".to_owned(),
            Task::FirstHand { left } => {
                format!("wähle deine erste Hand: wirf {} ab", self.cards(left))
            }
            Task::Discard { left, limit } => {
                format!("wirf {} ab: erlaubt sind {limit}", self.cards(left))
            }
            Task::Build => "baue oder passe".to_owned(),
            Task::Place { card } => format!("wähle den Platz: {}", Names::card(self, card)),
            Task::Pay {
                card,
                left,
                goods: 0,
            } => format!("zahle {} für {}", self.cards(left), Names::card(self, card)),
            Task::Pay { card, left, goods } => format!(
                "zahle {left} für {}, höchstens {}",
                Names::card(self, card),
                Names::goods(self, goods)
            ),
            Task::Produce { left: 1 } => "produziere eine Ware oder passe".to_owned(),
            Task::Produce { left } => {
                format!("produziere bis zu {} oder passe", Names::goods(self, left))
            }
            Task::Sell { left: 1 } => "verkaufe eine Ware oder passe".to_owned(),
            Task::Sell { left } => {
                format!("verkaufe bis zu {} oder passe", Names::goods(self, left))
            }
            Task::Draw { cards, by: None } => format!("ziehe {} oder passe", self.cards(cards)),
            Task::Draw {
                cards,
                by: Some(by),
            } => format!(
                "decke {} auf ({}) oder passe",
                self.cards(cards),
                Names::card(self, by)
            ),
            Task::Keep { left } => format!("behalte {}", self.cards(left)),
            Task::Drop { left } => format!("wirf {} von der Hand ab", self.cards(left)),
            Task::Take { .. } => "nimm eine Karte oder passe".to_owned(),
            Task::Nothing => "das Spiel ist zu Ende".to_owned(),
        }
    }

    fn headline(&self, phase: &Phase<Seen>) -> Sentence {
        let part = match phase {
            Phase::ChooseRole { chooser } => return say![*chooser, " wählt eine Rolle"],
            Phase::Over(why) => {
                return say!["Das Spiel ist zu Ende. ", Log::ending(self, *why)];
            }
            Phase::Exchange(_) => return say!["Rundenbeginn: Karten werden getauscht"],
            Phase::Stow(_) => return say!["Rundenbeginn: Karten kommen unter Gebäude"],
            Phase::Discard(_) => return say!["Rundenbeginn: Karten werden abgeworfen"],
            Phase::Doubling { .. } => ": Privileg verdoppeln?",
            Phase::Placing(_) => ": ein Platz wird gewählt",
            Phase::Paying(_) => ": ein Gebäude wird bezahlt",
            Phase::Builder(_)
            | Phase::Producer(_)
            | Phase::Trader(_)
            | Phase::Councillor(_)
            | Phase::Prospector(_) => "",
        };
        match phase.role() {
            Some((chooser, role)) => {
                let role = Names::role(self, role);
                say![format!("{role}, gewählt von "), chooser, part]
            }
            None => Sentence::new(),
        }
    }

    fn choice(&self, choice: &Choice) -> Button {
        let name = |card| Names::card(self, card);
        match *choice {
            Choice::Role { role, stakes } => Button::new(
                Names::role(self, role),
                format!("{} wählen", role_as_object(role)),
                Sums::stakes(self, &stakes),
            ),
            Choice::Decline(what) => decline(self, &what),
            Choice::UseLibrary { role } => Button::new(
                "Bibliothek",
                format!(
                    "Mit der Bibliothek das Privileg verdoppeln ({})",
                    Names::role(self, role)
                ),
                "nicht noch einmal in dieser Runde",
            ),
            Choice::Build {
                card,
                new,
                over,
                bonus,
            } => {
                let over = over.map(|(covered, cost)| {
                    let told = format!("{} über {}", payment(&cost), name(covered));
                    (cost.total(), told)
                });
                let (price, mut told) = match (new, over) {
                    (Some(cost), None) => (cost.total(), payment(&cost)),
                    (Some(cost), Some((_, over))) => {
                        (cost.total(), format!("{} oder {over}", payment(&cost)))
                    }
                    (None, Some(over)) => over,
                    (None, None) => (card.spec().cost, String::new()),
                };
                told += &printed(self, card);
                draws(&mut told, bonus);
                let name = name(card);
                Button::new(format!("{name}: {price}"), format!("{name} bauen"), told)
            }
            Choice::Place {
                over,
                cost,
                good,
                bonus,
            } => {
                let mut told = payment(&cost);
                let (label, act) = match over {
                    None => ("Neuer Platz".to_owned(), "Auf neuem Platz bauen".to_owned()),
                    Some(spot) => {
                        if spot.card.spec().points > 0 {
                            let points = self.points(spot.card.spec().points.into());
                            told += &format!(", −{points}");
                        }
                        let name = self.spot(spot);
                        (format!("Über {name}"), format!("Bauen über {name}"))
                    }
                };
                if good {
                    told += ", die Ware darauf geht verloren";
                }
                draws(&mut told, bonus);
                Button::new(format!("{label}: {}", cost.total()), act, told)
            }
            Choice::Pay { card, left } => Button::new(
                name(card),
                format!("Mit {} zahlen", name(card)),
                still_to_pay(left),
            ),
            Choice::PayGood { spot, left } => Button::new(
                format!("Ware: {}", self.spot(spot)),
                format!("Mit {} zahlen", contents(self, spot)),
                still_to_pay(left),
            ),
            Choice::Produce { spot, left, bonus } => {
                let mut told = match left {
                    0 => "+1 Ware".to_owned(),
                    _ => format!("+1 Ware, noch {left} möglich"),
                };
                draws(&mut told, bonus);
                Button::new(
                    self.spot(spot),
                    format!("Auf {} produzieren", self.spot(spot)),
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
                    told += &format!(" (+{bonus} Markt)");
                }
                if ships {
                    told += &format!(", +{} (Hafen)", self.points(1));
                }
                Button::new(
                    format!("{} → {price}", self.spot(spot)),
                    format!("{} verkaufen", contents(self, spot)),
                    told,
                )
            }
            Choice::Keep { card, left } => Button::new(
                name(card),
                format!("{} behalten", name(card)),
                then_more(left),
            ),
            Choice::Discard { card, why, left } => Button::new(
                name(card),
                match why {
                    Discarding::Exchange => format!("{} tauschen", name(card)),
                    Discarding::Limit | Discarding::Drawn => format!("{} abwerfen", name(card)),
                },
                match why {
                    Discarding::Exchange => "ziehe 1 Karte dafür".to_owned(),
                    Discarding::Limit | Discarding::Drawn => then_more(left),
                },
            ),
            Choice::Stow { card, under } => Button::new(
                name(card),
                format!("{} unter die {} legen", name(card), name(under)),
                format!("+{}", self.points(1)),
            ),
            Choice::Draw { cards, by } => Button::new(
                "Ziehen",
                match by {
                    None => format!("{} ziehen", self.cards(cards)),
                    Some(by) => format!("Mit {} Karten aufdecken", name(by)),
                },
                match by {
                    None => "lässt sich nicht zurücknehmen".to_owned(),
                    Some(_) => {
                        format!("{}, lässt sich nicht zurücknehmen", self.cards(cards))
                    }
                },
            ),
            Choice::Take { card, .. } => Button::new(
                name(card),
                format!("{} nehmen", name(card)),
                "+1 Karte, die anderen kommen weg",
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

fn decline(text: &German, what: &Declined) -> Button {
    let pass = |act: &str| Button::new("Passen", act, "");
    match *what {
        Declined::Library => Button::new(
            "Aufheben",
            "Bibliothek für deine andere Rolle aufheben",
            "das Privileg zählt einfach",
        ),
        Declined::Exchange { given: 0 } => pass("Keine Karte tauschen"),
        Declined::Exchange { given } => Button::new(
            "Nicht mehr",
            "Keine weitere Karte tauschen",
            format!("ziehe {}", text.cards(given)),
        ),
        Declined::Chapel => pass("Keine Karte unter die Kapelle legen"),
        Declined::Bank { given: 0 } => Button::new(
            "Passen",
            "Jetzt keine Karte unter die Bank legen",
            "die Bank kann warten",
        ),
        Declined::Bank { given } => Button::new(
            "Nicht mehr",
            "Keine weitere Karte unter die Bank legen",
            format!("+{}, nie wieder", text.points(given.into())),
        ),
        Declined::Building => pass("Nichts bauen"),
        Declined::Production { produced: 0 } => pass("Nichts produzieren"),
        Declined::Production { .. } => Button::new("Nicht mehr", "Nichts mehr produzieren", ""),
        Declined::Sale { sold: 0, .. } => pass("Nichts verkaufen"),
        Declined::Sale { due, .. } => Button::new(
            "Nicht mehr",
            "Nichts mehr verkaufen",
            format!("ziehe {}", text.cards(due)),
        ),
        Declined::Drawing { by: None } => pass("Keine Karte ziehen"),
        Declined::Drawing { by: Some(by) } => {
            pass(&format!("Mit {} nichts aufdecken", Names::card(text, by)))
        }
        Declined::Taking { .. } => Button::new("Passen", "Keine Karte nehmen", "alle kommen weg"),
    }
}

/// "Zucker von Zuckermühle 2". Of what is no production building only the Zollamt holds a card.
fn contents(text: &German, spot: Spot) -> String {
    match spot.card.makes() {
        Some(good) => format!("{} von {}", Names::good(text, good), text.spot(spot)),
        None => format!("Karte vom {}", text.spot(spot)),
    }
}

/// The role as the object of a verb.
fn role_as_object(role: Role) -> &'static str {
    match role {
        Role::Councillor => "Ratsherrn",
        Role::Builder | Role::Producer | Role::Trader | Role::Prospector => {
            Names::role(&German, role)
        }
    }
}

fn still_to_pay(left: u8) -> String {
    match left {
        0 => "dann ist es bezahlt".to_owned(),
        _ => format!("dann noch {left} zu zahlen"),
    }
}

fn then_more(left: u8) -> String {
    match left {
        0 => String::new(),
        _ => format!("dann wähle noch {left}"),
    }
}
