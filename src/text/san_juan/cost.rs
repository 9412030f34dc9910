//! What a card costs a player now.

use crate::engine::Seat;
use crate::games::san_juan::roles::builder::{self, Price};
use crate::games::san_juan::{Card, Eyes, Phase, Pile, Table};

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
    /// builder, or could choose it now.
    pub fn now<E: Eyes>(table: &Table<E>, seat: Seat, card: Card) -> Cost {
        Cost::of(table, seat, card, None, privileged(table, seat))
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

/// Whether a seat has chosen the builder that is carried out, or is about to choose a role.
fn privileged<E: Eyes>(table: &Table<E>, seat: Seat) -> bool {
    match &table.phase {
        Phase::ChooseRole { chooser } => {
            *chooser == seat
                && table
                    .taken_by(crate::games::san_juan::Role::Builder)
                    .is_none()
        }
        Phase::Builder(turn) => turn.chooser == seat,
        Phase::Placing(turn) => turn.chooser == seat,
        Phase::Paying(turn) => turn.chooser == seat,
        Phase::Doubling { chooser, role } => {
            *chooser == seat && *role == crate::games::san_juan::Role::Builder
        }
        Phase::Exchange(_)
        | Phase::Stow(_)
        | Phase::Discard(_)
        | Phase::Producer(_)
        | Phase::Trader(_)
        | Phase::Councillor(_)
        | Phase::Prospector(_)
        | Phase::Over(_) => false,
    }
}

/// Whether the card is out of the hand already, on its way into the city.
fn is_built<E: Eyes>(phase: &Phase<E>, card: Card) -> bool {
    match phase {
        Phase::Placing(turn) => turn.step.card == card,
        Phase::Paying(turn) => turn.step.card == card,
        Phase::Exchange(_)
        | Phase::Stow(_)
        | Phase::Discard(_)
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Builder(_)
        | Phase::Producer(_)
        | Phase::Trader(_)
        | Phase::Councillor(_)
        | Phase::Prospector(_)
        | Phase::Over(_) => false,
    }
}

/// The building that takes off what [`Price::discount`] says for a card, if any does.
pub fn discounter(card: Card) -> Option<Card> {
    let helps = |helper: &&Card| helper.discount(card) > 0;
    Card::ALL.iter().find(helps).copied()
}
