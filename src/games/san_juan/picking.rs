//! Cards that are chosen together, one by one in the order of the print.

use super::{Card, Cards, Illegal, Pile};

/// Whether this card can be the next of those that are chosen from `source`, after `chosen`.
pub(super) fn check_next<P: Pile>(source: &P, chosen: &P, card: Card) -> Result<(), Illegal> {
    if !source.holds(card) {
        return Err(Illegal::NotInHand(card));
    }
    match chosen.faces().and_then(Cards::last) {
        Some(last) if card < last => Err(Illegal::InOrder),
        _ => Ok(()),
    }
}

/// The same where `left` cards are still to be chosen, this one included.
pub(super) fn check_one_of<P: Pile>(
    source: &P,
    chosen: &P,
    left: u8,
    card: Card,
) -> Result<(), Illegal> {
    check_next(source, chosen, card)?;
    match source.faces() {
        Some(faces) if faces.total_from(card) < left => Err(Illegal::LeavesTooFew),
        _ => Ok(()),
    }
}

/// Moves a card.
pub(super) fn pick(source: &mut Cards, chosen: &mut Cards, card: Card) {
    source.take(card);
    chosen.put(card);
}

/// If `left` cards have to be chosen and there is only one way to do it, does it.
pub(super) fn pick_forced(source: &mut Cards, chosen: &mut Cards, left: &mut u8) {
    while *left > 0 {
        let only = {
            let mut ways = source
                .kinds()
                .map(|(card, _)| card)
                .filter(|card| check_one_of(source, chosen, *left, *card).is_ok());
            match (ways.next(), ways.next()) {
                (Some(card), None) => card,
                _ => return,
            }
        };
        pick(source, chosen, only);
        *left -= 1;
    }
}
