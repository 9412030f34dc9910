//! What nobody may see.

use super::*;

/// Whose view is looked at.
fn viewers(game: &SanJuan) -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Onlooker])
}

/// The view of the real game is the view of every game that differs in hidden cards alone; and no
/// hidden card is named in it.
pub(super) fn hidden(game: &SanJuan) -> Law {
    for viewer in viewers(game) {
        let view = game.view(viewer);
        for number in 0..2 {
            let luck = &mut Seeded::for_thought([5; 16], number);
            let other = SanJuan::guess(&view, luck);
            cards::conserved(&other)?;
            prop_assert_eq!(&other.view(viewer), &view);
        }
        let written = serde_json::to_string(&view);
        let written = written.map_err(|why| TestCaseError::fail(why.to_string()))?;
        for card in Card::ALL
            .iter()
            .filter(|card| !may_be_named(game, viewer, **card))
        {
            let name = serde_json::to_string(card).unwrap_or_default();
            prop_assert!(!written.contains(&name), "{:?} reads {}", viewer, name);
        }
    }
    Ok(())
}

/// Whether that card lies somewhere where the viewer sees it.
fn may_be_named(game: &SanJuan, viewer: Viewer, card: Card) -> bool {
    let players = game.players.iter().any(|(seat, player)| {
        let own = [&player.hand, &player.chapel, &player.bank];
        player.owns(card)
            || player.covered.of(card) > 0
            || viewer.is(seat) && own.iter().any(|cards| cards.of(card) > 0)
    });
    let own = game.phase.acting().is_some_and(|seat| viewer.is(seat));
    let pile = |cards: &Cards| own && cards.of(card) > 0;
    let phase = match &game.phase {
        Phase::Exchange(turn) => pile(&turn.step.given),
        Phase::Stow(turn) => match &turn.step {
            Stowing::Chapel => false,
            Stowing::Bank { given } => pile(given),
        },
        Phase::Discard(turn) => pile(&turn.step.given),
        Phase::Placing(turn) => turn.step.card == card,
        Phase::Paying(turn) => turn.step.card == card || pile(&turn.step.paid),
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => false,
            Council::Keep { drawn, kept, .. } => pile(drawn) || pile(kept),
            Council::Drop { given, .. } => pile(given),
        },
        Phase::Prospector(turn) => turn.step.turned_up().of(card) > 0,
        _ => false,
    };
    players || phase || FIELDS.contains(&card)
}

/// Cards that bear the name of a field of the table.
const FIELDS: [Card; 5] = [
    Card::GoldMine,
    Card::Chapel,
    Card::Bank,
    Card::Harbour,
    Card::Cathedral,
];

/// What a seat did with its cards the others are told by their number alone.
pub(super) fn told_by_backs(events: &[Event], game: &SanJuan) -> Law {
    for event in events {
        for viewer in viewers(game) {
            let own = event.seat().is_some_and(|seat| viewer.is(seat));
            let told = SanJuan::tell(event, viewer);
            let cards = match &told {
                Event::Drew { cards, .. }
                | Event::Kept { cards, .. }
                | Event::Discarded { cards, .. }
                | Event::Stowed { cards, .. }
                | Event::Paid { cards, .. } => Some(cards),
                _ => None,
            };
            if let Some(cards) = cards {
                prop_assert_eq!(matches!(cards, Sight::Faces(_)), own);
                prop_assert!(cards.count() > 0);
            }
            prop_assert_eq!(told.seat(), event.seat());
        }
    }
    Ok(())
}
