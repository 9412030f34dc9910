//! What a card costs a player now.

// A card is on its way in few phases.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::san_juan::roles::builder::{self, Price};
use crate::games::san_juan::{Card, Eyes, Phase, Pile, Role, Table};

/// What a card costs a player now, and with how many cards and goods it can be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The card to be built.
    pub card: Card,
    /// Its price as a sum.
    pub price: Price,
    /// Other hand cards, and goods that can be paid.
    pub have: u8,
}

impl Cost {
    /// What a card costs a seat that builds it now, in a place of its own or over the building in
    /// the place `over`, as the one who chose the builder (`privileged`) or as another one. The
    /// card may be in the hand, on the table, or being built already.
    pub fn of<E: Eyes>(
        table: &Table<E>,
        seat: Seat,
        card: Card,
        over: Option<u8>,
        privileged: bool,
    ) -> Cost {
        let hand = table.players[seat].hand.count();
        let in_hand = !card.lies_open() && !is_built(&table.phase, card);
        let others = hand.saturating_sub(u8::from(in_hand));
        Cost {
            card,
            price: builder::price(table, seat, card, over, privileged),
            have: others + builder::payable(table, seat, over),
        }
    }

    /// What a card costs a seat at this moment: with the privilege if the seat has chosen the
    /// builder, or could choose it now; then a Library is thought to be used.
    pub fn now<E: Eyes>(table: &Table<E>, seat: Seat, card: Card) -> Cost {
        if could_choose(table, seat) {
            let mut table = table.clone();
            table.doubling.now = table.may_double(seat);
            return Cost::of(&table, seat, card, None, true);
        }
        Cost::of(table, seat, card, None, privileged(&table.phase, seat))
    }

    /// What is to be paid.
    pub fn total(&self) -> u8 {
        self.price.total()
    }

    /// How many cards are missing.
    pub fn short(&self) -> u8 {
        self.total().saturating_sub(self.have)
    }
}

/// Whether a seat has chosen the builder that is carried out.
pub fn privileged<E: Eyes>(phase: &Phase<E>, seat: Seat) -> bool {
    matches!(phase.role(), Some((chooser, Role::Builder)) if chooser == seat)
}

/// Whether a seat is about to choose a role, and the builder is free.
fn could_choose<E: Eyes>(table: &Table<E>, seat: Seat) -> bool {
    let chooses = matches!(table.phase, Phase::ChooseRole { chooser } if chooser == seat);
    chooses && table.taken_by(Role::Builder).is_none()
}

/// Whether the card is out of the hand already, on its way into the city.
fn is_built<E: Eyes>(phase: &Phase<E>, card: Card) -> bool {
    match phase {
        Phase::Placing(turn) => turn.step.card == card,
        Phase::Paying(turn) => turn.step.card == card,
        _ => false,
    }
}

/// The building that takes off what [`Price::discount`] says for a card, if any does.
pub fn discounter(card: Card) -> Option<Card> {
    let helps = |helper: &&Card| helper.discount(card) > 0;
    Card::ALL.iter().find(helps).copied()
}
