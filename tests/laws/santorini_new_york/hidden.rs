//! What nobody may see.

use super::*;

fn viewers(game: &SantoriniNewYork) -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Onlooker])
}

/// The view of the real game is the view of every game that differs in hidden cards alone; only the
/// own cards have faces; and a guess knows what can be known.
pub(super) fn hidden(game: &SantoriniNewYork) -> Law {
    for viewer in viewers(game) {
        let view = game.view(viewer);
        for (seat, player) in view.table.players.iter() {
            let own = viewer.is(seat);
            prop_assert_eq!(matches!(player.hand, Sight::Faces(_)), own);
            if let Some(face) = player.committed {
                prop_assert_eq!(face != Face::Down, own);
            }
        }
        for pile in [view.table.discards, view.table.removed] {
            prop_assert!(matches!(pile, Sight::Backs(_)));
        }
        for number in 0..2 {
            let luck = &mut Seeded::for_thought([5; 16], number);
            let other = SantoriniNewYork::guess(&view, luck);
            prop_assert_eq!(&other.view(viewer), &view);
            known(game, &other)?;
        }
    }
    Ok(())
}

/// All cards that a seat holds, chosen or not.
fn held(game: &SantoriniNewYork, seat: Seat) -> Cards {
    let player = &game.players[seat];
    player.hand.with(player.committed.into_iter().collect())
}

/// What was discarded since the last shuffling nobody holds; and whoever has not played it still
/// holds a card that was not seen to be shuffled.
fn known(game: &SantoriniNewYork, guess: &SantoriniNewYork) -> Law {
    let mut all = Cards::NONE;
    for seat in game.living() {
        let cards = held(guess, seat);
        prop_assert_eq!(cards.total(), held(game, seat).total());
        prop_assert_eq!(cards.without(game.played()), cards);
        let mut since = game.players[seat].played;
        let up = game.order.iter().filter(|it| it.seat == seat);
        up.for_each(|it| since.put(it.card));
        if since.without(game.shuffled) == Cards::NONE && cards.total() > 0 {
            prop_assert!(cards.without(game.shuffled).total() > 0, "no old card");
        }
        all = all.with(cards);
    }
    // Of five players nothing is left undealt, so that all hands together are known.
    let nobody_out = game.living().count() == 5;
    if game.seats() == 5 && nobody_out && game.options.show_played && game.round > 0 {
        let real = game.living().map(|seat| held(game, seat));
        prop_assert_eq!(all, real.fold(Cards::NONE, Cards::with));
    }
    Ok(())
}

/// What a seat chose or was dealt the others are told by backs.
pub(super) fn told_by_backs(events: &[Event], game: &SantoriniNewYork) -> Law {
    for event in events {
        for viewer in viewers(game) {
            let own = event.seat().is_some_and(|seat| viewer.is(seat));
            let told = SantoriniNewYork::tell(event, viewer);
            match &told {
                Event::Dealt { cards, .. } => {
                    prop_assert_eq!(matches!(cards, Sight::Faces(_)), own);
                }
                Event::Committed { card, .. } => prop_assert_eq!(*card != Face::Down, own),
                _ => {
                    let [one, other] = [
                        serde_json::to_value(event).unwrap(),
                        serde_json::to_value(&told).unwrap(),
                    ];
                    prop_assert_eq!(one, other, "everything else everybody sees");
                }
            }
            prop_assert_eq!(told.seat(), event.seat());
        }
    }
    Ok(())
}
