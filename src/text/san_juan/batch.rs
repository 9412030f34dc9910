//! Cards and goods that are chosen together, before anything is carried out.

// Few actions and moments take part.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::san_juan::roles::{builder, trader};
use crate::games::san_juan::round_start::Stowing;
use crate::games::san_juan::{Action, Card, Cards, Eyes, FULL_CITY, Phase, Pile, Question, Table};

use super::choice::to_choose;
use super::{Cost, Spot};
use arrayvec::ArrayVec;

/// Cards and goods that are chosen together: a payment, goods to produce or to sell, cards to
/// keep, to discard or to put away. One button carries all of it out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// What is being decided.
    pub question: Question,
    /// The building that is built and paid for, if one is.
    pub builds: Option<Card>,
    /// The cards.
    pub cards: Cards,
    /// The buildings whose goods are meant.
    pub spots: ArrayVec<Spot, FULL_CITY>,
    /// How many still have to be chosen.
    pub missing: u8,
    /// How many more could be chosen beyond those.
    pub optional: u8,
    /// How many cards all of it brings, with what buildings add.
    pub brings: u8,
    /// How many cards are in the hand when it is carried out, before any are drawn.
    pub stay: u8,
}

impl Batch {
    /// What these actions do together at this moment, for the seat to act. Of a building that is
    /// not chosen yet its `Build`, and its place if it needs one, come first.
    pub fn of<E: Eyes>(table: &Table<E>, actions: &[Action]) -> Option<Batch> {
        let seat = table.phase.acting()?;
        let player = &table.players[seat];
        let mut batch = Batch {
            question: table.phase.question()?,
            builds: None,
            cards: Cards::NONE,
            spots: ArrayVec::new(),
            missing: 0,
            optional: 0,
            brings: 0,
            stay: player.hand.count(),
        };
        let mut over = None;
        for action in actions {
            match *action {
                Action::Build(card) => batch.builds = Some(card),
                Action::Cover(place) => over = Some(place),
                Action::Pay(card)
                | Action::Keep(card)
                | Action::Discard(card)
                | Action::Stow(card) => {
                    batch.cards.put(card);
                }
                Action::PayGood(place) | Action::Produce(place) | Action::Sell(place) => {
                    batch.spots.try_push(Spot::of(player, place)?).ok()?;
                }
                _ => {}
            }
        }
        batch.count(table, seat, over);
        Some(batch)
    }

    /// How many are chosen.
    pub fn chosen(&self) -> u8 {
        let goods = u8::try_from(self.spots.len()).unwrap_or(u8::MAX);
        self.cards.total().saturating_add(goods)
    }

    /// Whether it can be carried out.
    pub fn is_complete(&self) -> bool {
        self.missing == 0
    }

    fn count<E: Eyes>(&mut self, table: &Table<E>, seat: Seat, over: Option<u8>) {
        let chosen = self.chosen();
        let price = |card, over, privileged| Cost::of(table, seat, card, over, privileged).total();
        let mut over = over;
        let (needed, most) = match &table.phase {
            Phase::Builder(turn) => {
                let due = self.builds.map_or(0, |card| {
                    self.stay -= u8::from(!card.lies_open());
                    price(card, over, turn.privileged())
                });
                (due, due)
            }
            Phase::Placing(turn) => {
                self.builds = Some(turn.step.card);
                let due = price(turn.step.card, over, turn.privileged());
                (due, due)
            }
            Phase::Paying(turn) => {
                self.builds = Some(turn.step.card);
                over = turn.step.over;
                (turn.step.due, turn.step.due)
            }
            Phase::Exchange(_) => (0, to_choose(table).min(self.stay)),
            Phase::Stow(turn) => match turn.step {
                Stowing::Chapel => (0, 1),
                Stowing::Bank { .. } => (0, self.stay),
            },
            Phase::Producer(_) | Phase::Trader(_) => (0, to_choose(table)),
            _ => (to_choose(table), to_choose(table)),
        };
        self.missing = needed.saturating_sub(chosen);
        self.optional = most.saturating_sub(chosen.max(needed));
        self.stay = match self.question {
            Question::Keep => self.stay.saturating_add(self.cards.total()),
            _ => self.stay.saturating_sub(self.cards.total()),
        };
        self.brings = match self.builds {
            Some(card) => self.reward(table, seat, card, over),
            None => self.gain(table, seat, chosen),
        };
    }

    /// The cards that are drawn for a building: first for what it is, then for a hand that is
    /// nearly empty.
    fn reward<E: Eyes>(&self, table: &Table<E>, seat: Seat, card: Card, over: Option<u8>) -> u8 {
        let helpers = builder::rewarders(table, seat, card, over);
        let cards: u8 = helpers.iter().map(|it| it.cards_for_building(card)).sum();
        let poverty = |drawn, it: Card| drawn + it.cards_for_poverty(self.stay + drawn);
        helpers.iter().fold(cards, poverty)
    }

    fn gain<E: Eyes>(&self, table: &Table<E>, seat: Seat, chosen: u8) -> u8 {
        let helpers = || table.players[seat].buildings().iter();
        match &table.phase {
            Phase::Exchange(turn) => turn.step.given.count() + chosen,
            Phase::Producer(turn) => {
                let goods = turn.step.produced + chosen;
                helpers().map(|it| it.cards_for_production(goods)).sum()
            }
            Phase::Trader(turn) => {
                let prices = self.spots.iter();
                let prices = prices.map(|it| trader::price(turn.step.tile, it.card));
                let goods = turn.step.sold + chosen;
                let more = helpers().map(|it| it.cards_for_sales(goods));
                turn.step.due + prices.sum::<u8>() + more.sum::<u8>()
            }
            _ => 0,
        }
    }
}
