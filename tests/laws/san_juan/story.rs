//! The events tell what changed, and turns go round.

use super::*;

/// Hands, cities and goods change by what the events say.
pub(super) fn told(before: &SanJuan, events: &[Event], after: &SanJuan) -> Law {
    for seat in Seat::all(before.seats()) {
        let (mut hand, mut built, mut covered, mut goods) = (0_i16, 0_i16, 0_i16, 0_i16);
        let count = |cards: &Cards| i16::from(cards.total());
        // Cards that are on the way when the move begins or ends.
        hand += in_transit(before, seat);
        hand -= in_transit(after, seat);
        for event in events.iter().filter(|it| it.seat() == Some(seat)) {
            match event {
                Event::Drew { cards, .. } => hand += count(cards),
                Event::Discarded { cards, .. }
                | Event::Stowed { cards, .. }
                | Event::Paid { cards, .. } => hand -= count(cards),
                Event::Built { card, over, .. } => {
                    hand -= i16::from(!card.lies_open());
                    built += i16::from(over.is_none());
                    covered += i16::from(over.is_some_and(|it| !it.lies_open()));
                }
                Event::PaidGood { .. } | Event::LostGood { .. } | Event::Sold { .. } => goods -= 1,
                Event::Produced { .. } => goods += 1,
                Event::Took { .. } => hand += 1,
                _ => {}
            }
        }
        let (was, is) = (&before.players[seat], &after.players[seat]);
        let more = |was: u8, is: u8| i16::from(is) - i16::from(was);
        prop_assert_eq!(
            more(was.hand.total(), is.hand.total()),
            hand,
            "hand of {:?}",
            seat
        );
        let length = |city: usize| u8::try_from(city).unwrap_or(u8::MAX);
        prop_assert_eq!(more(length(was.city.len()), length(is.city.len())), built);
        prop_assert_eq!(more(was.covered.total(), is.covered.total()), covered);
        prop_assert_eq!(more(was.goods(), is.goods()), goods);
    }
    Ok(())
}

/// Cards of a seat that are neither in its hand nor anywhere else.
fn in_transit(game: &SanJuan, seat: Seat) -> i16 {
    if game.phase.acting() != Some(seat) {
        return 0;
    }
    let count = match &game.phase {
        Phase::Exchange(turn) => turn.step.given.total(),
        Phase::Stow(turn) => match &turn.step {
            Stowing::Chapel => 0,
            Stowing::Bank { given } => given.total(),
        },
        Phase::Discard(turn) => turn.step.given.total(),
        Phase::Placing(turn) => u8::from(!turn.step.card.lies_open()),
        Phase::Paying(turn) => turn.step.paid.total() + u8::from(!turn.step.card.lies_open()),
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => 0,
            Council::Keep { drawn, kept, .. } => drawn.total() + kept.total(),
            Council::Drop { given, .. } => given.total(),
        },
        _ => 0,
    };
    i16::from(count)
}

/// Roles are chosen in turn from the governor on; a role is chosen once in a round; the governor
/// card goes round.
pub(super) fn in_turn(before: &SanJuan, events: &[Event], after: &SanJuan) -> Law {
    for event in events {
        match *event {
            Event::Chose { seat, role } => {
                prop_assert_eq!(before.taken_by(role), None);
                let steps = before.chosen();
                let chooser = (0..steps).fold(before.governor, |it, _| it.next(before.seats()));
                prop_assert_eq!(seat, chooser);
            }
            Event::RoundBegan { round, governor } => {
                prop_assert_eq!(before.chosen() + 1, after_choice(before, events));
                prop_assert_eq!(round, before.round + 1);
                prop_assert_eq!(governor, before.governor.next(before.seats()));
                prop_assert_eq!(after.chosen(), 0);
            }
            _ => {}
        }
    }
    prop_assert!(after.chosen() <= after.choices_per_round());
    Ok(())
}

/// How many choices there are when the round is over, and one more.
fn after_choice(before: &SanJuan, events: &[Event]) -> u8 {
    let chose = events.iter().any(|it| matches!(it, Event::Chose { .. }));
    before.choices_per_round() + 1 - u8::from(chose)
}
