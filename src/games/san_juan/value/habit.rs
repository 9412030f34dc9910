//! A quick choice for every moment.

use crate::engine::{Game, RoleTurn, Seat, order};

use super::super::roles::councillor::Council;
use super::super::roles::{builder, trader};
use super::super::round_start::Stowing;
use super::super::table::places;
use super::super::{Action, Card, Cards, Phase, SanJuan};
use super::{CARD, cards, gain, rounds_left};

/// What the seat to act does without thinking long; nothing once the game is over.
pub(super) fn habit(game: &SanJuan) -> Option<Action> {
    match &game.phase {
        Phase::Exchange(_) => Some(Action::Pass),
        Phase::Stow(turn) => Some(stow(game, turn)),
        Phase::Discard(turn) => {
            let (given, left) = (&turn.step.given, turn.step.left);
            worst(game, turn.acting, given, left).map(Action::Discard)
        }
        Phase::ChooseRole { .. } => game.actions().into_iter().next(),
        Phase::Doubling { .. } => Some(Action::UseLibrary),
        Phase::Builder(turn) => Some(build(game, turn)),
        Phase::Placing(turn) => place(game, turn.acting),
        Phase::Paying(turn) => pay(game, turn.acting, &turn.step.paid, turn.step.due),
        Phase::Producer(turn) => Some(dearest(game, turn.acting, Action::Produce)),
        Phase::Trader(turn) => Some(sell(game, turn)),
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => Some(Action::Draw),
            Council::Keep { drawn, kept, left } => {
                let worth = |card| -worth(game, turn.acting, card);
                first_of(drawn, kept, *left, worth).map(Action::Keep)
            }
            Council::Drop { given, left } => {
                worst(game, turn.acting, given, *left).map(Action::Discard)
            }
        },
        Phase::Prospector(turn) => Some(take(game, turn.acting)),
        Phase::Over(_) => None,
    }
}

/// What a card in hand is worth: as a coin, or more as a building.
fn worth(game: &SanJuan, seat: Seat, card: Card) -> f32 {
    let cost = f32::from(card.spec().cost);
    (gain(game, seat, card, rounds_left(game)) - CARD * cost).max(0.0)
}

/// The first of the worst `left` cards of a hand, in the order of the print.
fn worst(game: &SanJuan, seat: Seat, given: &Cards, left: u8) -> Option<Card> {
    let hand = &game.players[seat].hand;
    first_of(hand, given, left, |card| worth(game, seat, card))
}

/// Of the `left` cards with the lowest measure the first, in the order of the print; after those
/// that are `chosen`.
fn first_of(
    source: &Cards,
    chosen: &Cards,
    left: u8,
    measure: impl Fn(Card) -> f32,
) -> Option<Card> {
    let last = chosen.last();
    let possible = source.kinds().filter(|(card, _)| Some(*card) >= last);
    let mut by_measure: Vec<(f32, Card, u8)> = possible
        .map(|(card, count)| (measure(card), card, count))
        .collect();
    order::sort_by_key(&mut by_measure, |it| it.0);
    let mut missing = left;
    let mut first: Option<Card> = None;
    for (_, card, count) in by_measure {
        if missing == 0 {
            break;
        }
        missing = missing.saturating_sub(count);
        first = Some(first.map_or(card, |first| first.min(card)));
    }
    first
}

/// A card goes under the Chapel while the hand can spare it; the Bank takes what is left near the
/// end.
fn stow(game: &SanJuan, turn: &RoleTurn<Stowing>) -> Action {
    let hand = &game.players[turn.acting].hand;
    let late = rounds_left(game) < 3.0;
    let card = match &turn.step {
        Stowing::Chapel if hand.total() > 2 || late => worst(game, turn.acting, &Cards::NONE, 1),
        Stowing::Bank { given } if late => {
            let after = |card: &Card| given.last().is_none_or(|last| *card >= last);
            hand.kinds().map(|(card, _)| card).find(after)
        }
        Stowing::Chapel | Stowing::Bank { .. } => None,
    };
    card.map_or(Action::Pass, Action::Stow)
}

fn build(game: &SanJuan, turn: &RoleTurn<()>) -> Action {
    let check = builder::check(game, turn);
    let rounds = rounds_left(game);
    let mut best = (Action::Pass, 0.0);
    for card in game.kinds().iter().copied() {
        let action = Action::Build(card);
        if check(&action).is_err() {
            continue;
        }
        let price = builder::price(game, turn.acting, card, None, turn.privileged()).total();
        let coin = CARD * (rounds / 2.0).min(1.0);
        let worth = gain(game, turn.acting, card, rounds) + 0.3 - coin * f32::from(price + 1);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}

/// A place of its own, else the place of the building of least points.
fn place(game: &SanJuan, seat: Seat) -> Option<Action> {
    let new = [Action::NewPlace].into_iter();
    let points = |place: &u8| {
        let covered = game.players[seat].at(*place);
        covered.map_or(0, |it| it.card.spec().points)
    };
    let mut over: Vec<u8> = places().collect();
    order::sort_by_key(&mut over, points);
    new.chain(over.into_iter().map(Action::Cover))
        .find(|action| game.check(action).is_ok())
}

/// Cards, unless they do not reach.
pub(super) fn pay(game: &SanJuan, seat: Seat, paid: &Cards, due: u8) -> Option<Action> {
    let card = worst(game, seat, paid, due).map(Action::Pay);
    let goods = places().map(Action::PayGood);
    card.into_iter()
        .chain(goods)
        .find(|action| game.check(action).is_ok())
}

/// The building with the dearest good for which this is allowed.
fn dearest(game: &SanJuan, seat: Seat, action: fn(u8) -> Action) -> Action {
    let city = places().zip(&game.players[seat].city);
    let allowed = city.filter(|(place, _)| game.check(&action(*place)).is_ok());
    let price = |card| cards::mean_price(card);
    let best = allowed.max_by(|(_, one), (_, other)| price(one.card).total_cmp(&price(other.card)));
    best.map_or(Action::Pass, |(place, _)| action(place))
}

fn sell(game: &SanJuan, turn: &RoleTurn<trader::Sales>) -> Action {
    let city = places().zip(&game.players[turn.acting].city);
    let goods = city.filter(|(_, it)| it.good.is_some());
    let best = goods.max_by_key(|(_, it)| trader::price(turn.step.tile, it.card));
    best.map_or(Action::Pass, |(place, _)| Action::Sell(place))
}

/// The best card that may be taken; a draw is never declined.
fn take(game: &SanJuan, seat: Seat) -> Action {
    if game.check(&Action::Draw).is_ok() {
        return Action::Draw;
    }
    let mut best = (Action::Pass, -1.0);
    for card in game.kinds().iter().copied() {
        let action = Action::Take(card);
        if game.check(&action).is_ok() && worth(game, seat, card) > best.1 {
            best = (action, worth(game, seat, card));
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Quick;
    use crate::engine::{Chance, laws};
    use crate::games::san_juan::{Options, Setup};

    #[test]
    fn a_habit_is_always_allowed() {
        for number in 0..24 {
            let luck = &mut Quick::new(number);
            let choices: Vec<u8> = (0..600).map(|_| luck.below(256) as u8).collect();
            let options = Options {
                allow_decline: number % 3 == 0,
                new_buildings: number % 2 == 0,
                ..Options::default()
            };
            let seats = 2 + number as u8 % 3;
            laws::walk::<SanJuan>(&Setup { seats, options }, &choices, |game, _| {
                match habit(game) {
                    Some(action) => assert_eq!(game.check(&action), Ok(()), "{game:?}"),
                    None => assert!(game.actions().is_empty()),
                }
                Ok(())
            })
            .unwrap();
        }
    }
}
