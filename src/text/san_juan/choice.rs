//! Choices with their numbers: what a button about each has to say.

// A moment has few actions, and few moments have a number to tell.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::san_juan::roles::prospector::{Find, Prospecting};
use crate::games::san_juan::roles::{builder, councillor, prospector, trader};
use crate::games::san_juan::round_start::Stowing;
use crate::games::san_juan::{Action, Card, Eyes, Phase, Role, RoleTurn, Table};

use super::{Cost, Declined, Discarding, Spot, Stakes, Task};

/// A choice with all that can be known of what it costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A role.
    Role {
        /// Which one.
        role: Role,
        /// What it would bring.
        stakes: Stakes,
    },
    /// Not to do something, or not to go on with it.
    Decline(Declined),
    /// To double the privilege of the role just taken.
    UseLibrary {
        /// Which role.
        role: Role,
    },
    /// A building.
    Build {
        /// Which one.
        card: Card,
        /// What it costs in a place of its own, if it can be paid there.
        new: Option<Cost>,
        /// The building that it can cover for the lowest price, if it can cover any (Crane).
        over: Option<(Card, Cost)>,
        /// How many cards come with it (Carpenter).
        bonus: u8,
    },
    /// A place for a building (Crane).
    Place {
        /// The building that is covered, or none for a place of its own.
        over: Option<Spot>,
        /// What the new building costs there.
        cost: Cost,
        /// Whether a good is discarded.
        good: bool,
        /// How many cards come with it (Carpenter).
        bonus: u8,
    },
    /// A hand card as a payment.
    Pay {
        /// Which one.
        card: Card,
        /// How much is left to pay then.
        left: u8,
    },
    /// A good as a payment (Black market).
    PayGood {
        /// On which building.
        spot: Spot,
        /// How much is left to pay then.
        left: u8,
    },
    /// A good for a building.
    Produce {
        /// Which building.
        spot: Spot,
        /// How many goods can be produced then.
        left: u8,
        /// How many cards come with it (Well).
        bonus: u8,
    },
    /// A good to be sold.
    Sell {
        /// On which building.
        spot: Spot,
        /// How many cards it brings.
        price: u8,
        /// How many cards come with it (Market hall, Market stand).
        bonus: u8,
        /// Whether it goes under the Harbour.
        ships: bool,
        /// How many goods can be sold then.
        left: u8,
    },
    /// A drawn card to be kept.
    Keep {
        /// Which one.
        card: Card,
        /// How many are still to be chosen then.
        left: u8,
    },
    /// A hand card to be discarded.
    Discard {
        /// Which one.
        card: Card,
        /// Why.
        why: Discarding,
        /// How many are still to be chosen then, or can be.
        left: u8,
    },
    /// A hand card to be put under a building.
    Stow {
        /// Which one.
        card: Card,
        /// Under which building.
        under: Card,
    },
    /// To draw cards or turn them up.
    Draw {
        /// How many.
        cards: u8,
        /// With which building, if it is not for the role.
        by: Option<Card>,
    },
    /// A card that was turned up.
    Take {
        /// Which one.
        card: Card,
        /// What turned it up.
        by: Card,
    },
}

impl Choice {
    /// What an action of this moment does, for the seat to act.
    pub fn of<E: Eyes>(table: &Table<E>, action: &Action) -> Option<Choice> {
        let seat = table.phase.acting()?;
        let spot = |place| Spot::of(&table.players[seat], place);
        Some(match (&table.phase, *action) {
            (_, Action::Pass) => Choice::Decline(Declined::of(&table.phase)?),
            (_, Action::Choose(role)) => Choice::Role {
                role,
                stakes: Stakes::of(table, seat, role, true),
            },
            (Phase::Doubling { role, .. }, Action::UseLibrary) => {
                Choice::UseLibrary { role: *role }
            }
            (Phase::Builder(turn), Action::Build(card)) => build(table, turn, card),
            (Phase::Placing(turn), Action::NewPlace) => {
                Choice::place(table, seat, turn.step.card, None, turn.privileged())
            }
            (Phase::Placing(turn), Action::Cover(at)) => {
                Choice::place(table, seat, turn.step.card, Some(at), turn.privileged())
            }
            (Phase::Paying(turn), Action::Pay(card)) => Choice::Pay {
                card,
                left: turn.step.due.saturating_sub(1),
            },
            (Phase::Paying(turn), Action::PayGood(place)) => Choice::PayGood {
                spot: spot(place)?,
                left: turn.step.due.saturating_sub(1),
            },
            (Phase::Producer(turn), Action::Produce(place)) => {
                let produced = turn.step.produced;
                let cards = |goods| bonus(table, seat, |it| it.cards_for_production(goods));
                Choice::Produce {
                    spot: spot(place)?,
                    left: to_choose(table).saturating_sub(1),
                    bonus: cards(produced + 1).saturating_sub(cards(produced)),
                }
            }
            (Phase::Trader(turn), Action::Sell(place)) => sell(table, turn, spot(place)?),
            (Phase::Councillor(_), Action::Keep(card)) => Choice::Keep {
                card,
                left: to_choose(table).saturating_sub(1),
            },
            (phase, Action::Discard(card)) => Choice::Discard {
                card,
                why: Discarding::of(phase),
                left: to_choose(table).saturating_sub(1),
            },
            (Phase::Stow(turn), Action::Stow(card)) => {
                let chapel = turn.step == Stowing::Chapel;
                let holds = |it: Card| if chapel { it.stows() } else { it.saves() };
                let mut city = table.players[seat].city.iter().map(|it| it.card);
                let under = city.find(|it| holds(*it))?;
                Choice::Stow { card, under }
            }
            (phase, Action::Draw) => Choice::Draw {
                cards: offered(table),
                by: finder_of(phase),
            },
            (phase, Action::Take(card)) => Choice::Take {
                card,
                by: finder_of(phase)?,
            },
            _ => return None,
        })
    }

    /// A place for a building of a seat: one of its own, or that of the building to be covered.
    pub fn place<E: Eyes>(
        table: &Table<E>,
        seat: Seat,
        card: Card,
        over: Option<u8>,
        privileged: bool,
    ) -> Choice {
        let player = &table.players[seat];
        let covered = over.and_then(|place| player.at(place));
        Choice::Place {
            over: over.and_then(|place| Spot::of(player, place)),
            cost: Cost::of(table, seat, card, over, privileged),
            good: covered.is_some_and(|it| it.good.is_some()),
            bonus: reward(table, seat, card, over),
        }
    }
}

fn build<E: Eyes>(table: &Table<E>, turn: &RoleTurn<()>, card: Card) -> Choice {
    let seat = turn.acting;
    let privileged = turn.privileged();
    let cost = |over| {
        builder::may_place(table, seat, card, over, privileged).ok()?;
        Some(Cost::of(table, seat, card, over, privileged))
    };
    let city = (0u8..).zip(&table.players[seat].city);
    let covers = city.filter_map(|(place, it)| Some((place, it.card, cost(Some(place))?)));
    let cheapest = covers.min_by_key(|(_, _, cost)| cost.total());
    let new = cost(None);
    let place = match new {
        Some(_) => None,
        None => cheapest.map(|(place, _, _)| place),
    };
    Choice::Build {
        card,
        new,
        over: cheapest.map(|(_, covered, cost)| (covered, cost)),
        bonus: reward(table, seat, card, place),
    }
}

/// How many cards a seat draws for building a card in that place, whatever is left in its hand.
fn reward<E: Eyes>(table: &Table<E>, seat: Seat, card: Card, over: Option<u8>) -> u8 {
    let helpers = builder::rewarders(table, seat, card, over);
    helpers.iter().map(|it| it.cards_for_building(card)).sum()
}

fn sell<E: Eyes>(table: &Table<E>, turn: &RoleTurn<trader::Sales>, spot: Spot) -> Choice {
    let seat = turn.acting;
    let sold = turn.step.sold;
    let cards = |goods| bonus(table, seat, |it| it.cards_for_sales(goods));
    let harbour = table.players[seat]
        .city
        .iter()
        .any(|it| it.card.ships_sale());
    Choice::Sell {
        spot,
        price: trader::price(turn.step.tile, spot.card),
        bonus: cards(sold + 1).saturating_sub(cards(sold)),
        ships: harbour && sold == 0,
        left: to_choose(table).saturating_sub(1),
    }
}

/// The sum of what the buildings of a seat answer.
fn bonus<E: Eyes>(table: &Table<E>, seat: Seat, hook: impl Fn(Card) -> u8) -> u8 {
    let buildings = table.players[seat].buildings();
    buildings.iter().map(hook).sum()
}

/// How many cards or goods are still to be chosen at this moment.
pub(super) fn to_choose<E: Eyes>(table: &Table<E>) -> u8 {
    match Task::of(table) {
        Task::Exchange { most: left }
        | Task::FirstHand { left }
        | Task::Discard { left, .. }
        | Task::Produce { left }
        | Task::Sell { left }
        | Task::Keep { left }
        | Task::Drop { left } => left,
        _ => 0,
    }
}

/// How many cards the seat to act would draw or turn up now.
pub(super) fn offered<E: Eyes>(table: &Table<E>) -> u8 {
    let cards = match &table.phase {
        Phase::Councillor(turn) => councillor::drawn(table, turn),
        Phase::Prospector(turn) => match turn.step {
            Prospecting::Offered(Find::Privilege) => table.privilege(turn),
            Prospecting::Offered(Find::GoldMine) => prospector::MINED,
            Prospecting::Offered(Find::Goldsmith) => 1,
            Prospecting::Turned { .. } => 0,
        },
        _ => 0,
    };
    cards.min(table.left())
}

/// The building that turns up cards at this moment.
fn finder_of<E: Eyes>(phase: &Phase<E>) -> Option<Card> {
    let Phase::Prospector(turn) = phase else {
        return None;
    };
    match turn.step {
        Prospecting::Offered(find) | Prospecting::Turned { by: find, .. } => finder(find),
    }
}

/// The building that finds cards so, if it is not the privilege.
pub(super) fn finder(find: Find) -> Option<Card> {
    match find {
        Find::Privilege => None,
        Find::GoldMine => Some(Card::GoldMine),
        Find::Goldsmith => Some(Card::Goldsmith),
    }
}
