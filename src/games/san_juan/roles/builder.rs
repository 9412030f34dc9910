//! Builder: each in turn may build one card from the hand. Who chose it pays one card less.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::table::places;
use super::super::{
    Action, Card, CardSet, Event, Eyes, Illegal, Phase, Pile, Player, RoleTurn, Stage, Structure,
    Table, round,
};
use super::payment;
pub use super::price::{Price, payable, price};
use super::price::{helpers, privilege, sum};

/// A building that has no place yet (Crane).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Site {
    /// Which.
    pub card: Card,
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates<E: Eyes>(
    table: &Table<E>,
) -> impl Iterator<Item = Action> + use<E> {
    let cards = table.kinds().iter().copied().map(Action::Build);
    cards.chain([Action::Pass])
}

/// The candidates that can be allowed at all.
pub(in super::super) fn likely(table: &Table, turn: &RoleTurn<()>) -> impl Iterator<Item = Action> {
    let cards = at_hand(table, turn.acting).map(Action::Build);
    cards.chain([Action::Pass])
}

/// The cards in hand, and those that lie open, in the order of the print.
fn at_hand(table: &Table, seat: Seat) -> impl Iterator<Item = Card> {
    let cards = table.players[seat].hand.kinds().map(|(card, _)| card);
    cards.chain(table.cathedral.then_some(Card::Cathedral))
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<()>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let plot = Plot::of(table, turn.acting, turn.privileged());
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Build(card) => plot.may_build(card),
        _ => Err(Illegal::NotNow),
    }
}

/// Whether a seat could build a card in some place if it were its turn, as the one who chose the
/// role (`privileged`) or as another one.
///
/// # Errors
///
/// Why it could not build it in a place of its own.
pub fn may_build<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
    card: Card,
    privileged: bool,
) -> Result<(), Illegal> {
    Plot::of(table, seat, privileged).may_build(card)
}

/// Whether a seat could build a card that is in its hand or on the table in that place, if it were
/// its turn: one of its own, or that of the building that it covers.
///
/// # Errors
///
/// Why it could not.
pub fn may_place<E: Eyes>(
    table: &Table<E>,
    seat: Seat,
    card: Card,
    over: Option<u8>,
    privileged: bool,
) -> Result<(), Illegal> {
    let plot = Plot::of(table, seat, privileged);
    plot.has(card)?;
    plot.may_place(card, over)
}

/// A city to build in: what does not depend on the card.
struct Plot<'a, E: Eyes> {
    table: &'a Table<E>,
    seat: Seat,
    player: &'a Player<E>,
    owned: CardSet,
    hand: u8,
    privileged: bool,
    /// What the privilege takes off on a new place.
    privilege: u8,
    /// Goods that can be paid there.
    payable: u8,
    crane: bool,
}

impl<'a, E: Eyes> Plot<'a, E> {
    fn of(table: &'a Table<E>, seat: Seat, privileged: bool) -> Self {
        let player = &table.players[seat];
        Plot {
            table,
            seat,
            player,
            owned: player.buildings(),
            hand: player.hand.count(),
            privileged,
            privilege: privilege(table, player.buildings(), privileged),
            payable: payable(table, seat, None),
            crane: player.with(|it| it.covers()).is_some(),
        }
    }

    /// Whether the card can be built in some place; if not, why not in a new one.
    fn may_build(&self, card: Card) -> Result<(), Illegal> {
        self.has(card)?;
        let new = self.may_place(card, None);
        let over = |place| self.may_place(card, Some(place)).is_ok();
        match new {
            Err(_) if self.crane && places().any(over) => Ok(()),
            new => new,
        }
    }

    /// Whether the card is there to be built.
    fn has(&self, card: Card) -> Result<(), Illegal> {
        if self.player.hand.holds(card) {
            return Ok(());
        }
        if card.is_new() && !self.table.options.new_buildings {
            return Err(Illegal::NotInGame);
        }
        match card.lies_open() {
            true if self.table.cathedral => Ok(()),
            true => Err(Illegal::CathedralTaken),
            false => Err(Illegal::NotInHand(card)),
        }
    }

    /// Whether a card that is there can be built in that place.
    fn may_place(&self, card: Card, over: Option<u8>) -> Result<(), Illegal> {
        let mut owned = self.owned;
        if let Some(place) = over {
            let covered = self.may_cover(card, place)?;
            if covered.is_violet() {
                owned.remove(covered);
            }
        }
        if card.is_violet() && owned.contains(card) {
            return Err(Illegal::AlreadyOwned);
        }
        let (price, goods) = match over {
            None => (sum(card, 0, self.privilege, self.owned), self.payable),
            Some(_) => (
                price(self.table, self.seat, card, over, self.privileged),
                payable(self.table, self.seat, over),
            ),
        };
        let cost = price.total();
        let have = self.hand - u8::from(!card.lies_open()) + goods;
        match cost <= have {
            true => Ok(()),
            false => Err(Illegal::TooDear { cost, have }),
        }
    }

    /// Whether a card may cover the building in that place, whatever it costs; which that is.
    fn may_cover(&self, card: Card, place: u8) -> Result<Card, Illegal> {
        if !self.crane {
            return Err(Illegal::Needs(Card::Crane));
        }
        let covered = self.player.at(place).ok_or(Illegal::NoSuchBuilding)?.card;
        let options = &self.table.options;
        if covered.covers() && !options.crane_may_cover_crane {
            return Err(Illegal::CraneStays);
        }
        if covered == card && !options.same_name_cover {
            return Err(Illegal::SameName);
        }
        Ok(covered)
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<()>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let Action::Build(card) = *action else {
        stage.tell(Event::Passed { seat });
        return next(table, turn, stage);
    };
    let plot = Plot::of(table, seat, turn.privileged());
    let new = plot.may_place(card, None).is_ok();
    let mut over = places().filter(|place| plot.may_place(card, Some(*place)).is_ok());
    let (first, second) = match plot.crane {
        true => (over.next(), over.next()),
        false => (None, None),
    };
    // With a single place there is nothing to ask.
    let place = match (new, first, second) {
        (true, None, _) => Some(None),
        (false, Some(place), None) => Some(Some(place)),
        _ => None,
    };
    match card.lies_open() {
        true => table.cathedral = false,
        false => table.players[seat].hand.take(card),
    }
    match place {
        Some(over) => payment::begin(table, turn, card, over, stage),
        None => Phase::Placing(RoleTurn {
            chooser: turn.chooser,
            acting: seat,
            step: Site { card },
        }),
    }
}

pub(in super::super) fn place_candidates() -> impl Iterator<Item = Action> {
    [Action::NewPlace]
        .into_iter()
        .chain(places().map(Action::Cover))
}

pub(in super::super) fn check_place<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Site>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let mut plot = Plot::of(table, turn.acting, turn.privileged());
    let card = turn.step.card;
    // The card is out of the hand already.
    plot.hand += u8::from(!card.lies_open());
    move |action| match *action {
        Action::NewPlace => plot.may_place(card, None),
        Action::Cover(place) => plot.may_place(card, Some(place)),
        Action::Pass => Err(Illegal::MustAct),
        _ => Err(Illegal::NotNow),
    }
}

pub(in super::super) fn apply_place(
    table: &mut Table,
    turn: RoleTurn<Site>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let over = match *action {
        Action::Cover(place) => Some(place),
        _ => None,
    };
    let card = turn.step.card;
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step: (),
    };
    payment::begin(table, turn, card, over, stage)
}

/// Puts a building that is paid in its place. Then come its owner's cards: first for a violet
/// building (Carpenter), then for a hand that is nearly empty (Poor house).
pub(super) fn build(
    table: &mut Table,
    seat: Seat,
    card: Card,
    over: Option<u8>,
    stage: &mut Stage,
) {
    let helpers = rewarders(table, seat, card, over);
    let player = &mut table.players[seat];
    let new = Structure::new(card);
    let place = over.and_then(|place| player.city.get_mut(usize::from(place)));
    let covered = match place {
        Some(place) => Some(std::mem::replace(place, new)),
        None => {
            player.city.push(new);
            None
        }
    };
    stage.tell(Event::Built {
        seat,
        card,
        over: covered.map(|it| it.card),
    });
    if let Some(covered) = covered {
        put_away(table, seat, covered, stage);
    }
    for helper in helpers.iter() {
        let cards = helper.cards_for_building(card);
        table.deal(seat, cards, Some(helper), stage);
    }
    for helper in helpers.iter() {
        let hand = table.players[seat].hand.total();
        let cards = helper.cards_for_poverty(hand);
        table.deal(seat, cards, Some(helper), stage);
    }
}

/// The buildings that may bring cards when a seat has built a card in that place (Carpenter, Poor
/// house).
pub fn rewarders<E: Eyes>(table: &Table<E>, seat: Seat, card: Card, over: Option<u8>) -> CardSet {
    let mut helpers = helpers(table, seat, over);
    if helps_itself(table, card) {
        helpers.insert(card);
    }
    helpers
}

/// Whether a Carpenter or Poor house helps at its own construction.
fn helps_itself<E: Eyes>(table: &Table<E>, card: Card) -> bool {
    let options = &table.options;
    (options.carpenter_self && card.cards_for_building(card) > 0)
        || (options.poor_house_self && card.cards_for_poverty(0) > 0)
}

/// What becomes of a building that was covered: it is out of the game, a good on it is discarded,
/// and a Cathedral goes back to the table.
fn put_away(table: &mut Table, seat: Seat, covered: Structure, stage: &mut Stage) {
    let from = covered.card;
    match from.lies_open() {
        true => table.cathedral = true,
        false => table.players[seat].covered.put(from),
    }
    if let Some(good) = covered.good {
        table.discards.put(good);
        stage.tell(Event::LostGood { seat, from });
    }
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    let plot = Plot::of(table, turn.acting, turn.privileged());
    at_hand(table, turn.acting).any(|card| plot.may_build(card).is_ok())
}

/// Whether a seat could build anything if it took the role now.
pub(in super::super) fn could_build(table: &Table, seat: Seat) -> bool {
    let mut table = table.clone();
    table.doubling.now = true;
    let plot = Plot::of(&table, seat, true);
    at_hand(&table, seat).any(|card| plot.may_build(card).is_ok())
}

/// The next seat's turn.
pub(super) fn next(table: &mut Table, turn: RoleTurn<()>, stage: &mut Stage) -> Phase {
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    match first_able(table, turn, stage, able) {
        Some(turn) => Phase::Builder(turn),
        None => end(table, stage),
    }
}

/// The end of the phase: who has the fewest buildings, if others have more, and a Tavern, draws.
fn end(table: &mut Table, stage: &mut Stage) -> Phase {
    let sizes = table.players.map(|_, player| player.city.len());
    let fewest = sizes.iter().map(|(_, size)| *size).min();
    let most = sizes.iter().map(|(_, size)| *size).max();
    if fewest < most {
        let few = |it: &(Seat, &usize)| Some(*it.1) == fewest;
        for (seat, _) in sizes.iter().filter(few) {
            let player = &table.players[seat];
            let tavern = player.with(|it| it.cards_for_fewest() > 0);
            let cards = player.sum(Card::cards_for_fewest);
            table.deal(seat, cards, tavern, stage);
        }
    }
    round::after_builder(table, stage)
}
