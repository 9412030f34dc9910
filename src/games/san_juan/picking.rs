//! Cards that are chosen together, one by one in the order of the print.

use super::{Card, Cards, Illegal, Pile};

/// What may be the next of several cards that are chosen from a hand or pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picking<'a, P> {
    source: &'a P,
    /// The last one that was chosen: none before it can follow.
    last: Option<Card>,
    until: Until,
}

/// How far in the order of the print the next card can be.
#[derive(Clone, Copy, Debug)]
enum Until {
    /// Anywhere.
    End,
    /// There have to be enough cards for the rest: this is the last one with which there are.
    Card(Card),
    /// There are too few cards in any case.
    Never,
}

impl<'a, P: Pile> Picking<'a, P> {
    /// Any number of cards from `source`, after `chosen`.
    pub fn any(source: &'a P, chosen: &P) -> Self {
        Picking {
            source,
            last: chosen.faces().and_then(Cards::last),
            until: Until::End,
        }
    }

    /// Another `left` cards from `source`, after `chosen`.
    pub fn exactly(source: &'a P, chosen: &P, left: u8) -> Self {
        let until = match source.faces().map(|faces| faces.start_of_last(left)) {
            Some(Some(card)) => Until::Card(card),
            Some(None) => Until::Never,
            None => Until::End,
        };
        Picking {
            until,
            ..Picking::any(source, chosen)
        }
    }

    /// Whether this card can be the next one.
    pub fn check(&self, card: Card) -> Result<(), Illegal> {
        if !self.source.holds(card) {
            return Err(Illegal::NotInHand(card));
        }
        if self.last.is_some_and(|last| card < last) {
            return Err(Illegal::InOrder);
        }
        match self.until {
            Until::Never => Err(Illegal::LeavesTooFew),
            Until::Card(latest) if card > latest => Err(Illegal::LeavesTooFew),
            Until::Card(_) | Until::End => Ok(()),
        }
    }
}

impl Picking<'_, Cards> {
    /// Whether any card can be the next one.
    pub fn is_possible(&self) -> bool {
        let mut kinds = self.source.kinds();
        kinds.any(|(card, _)| self.check(card).is_ok())
    }

    /// The only card that can be the next one.
    fn only(&self) -> Option<Card> {
        let kinds = self.source.kinds().map(|(card, _)| card);
        let mut possible = kinds.filter(|card| self.check(*card).is_ok());
        let first = possible.next();
        first.filter(|_| possible.next().is_none())
    }
}

/// Moves a card.
pub(super) fn pick(source: &mut Cards, chosen: &mut Cards, card: Card) {
    source.take(card);
    chosen.put(card);
}

/// If `left` cards have to be chosen and there is only one way to do it, does it.
pub(super) fn pick_forced(source: &mut Cards, chosen: &mut Cards, left: &mut u8) {
    while *left > 0
        && let Some(only) = Picking::exactly(source, chosen, *left).only()
    {
        pick(source, chosen, only);
        *left -= 1;
    }
}
