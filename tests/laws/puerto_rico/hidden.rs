//! What nobody may see.

use super::*;

/// Nobody can tell from a view how the points that it hides are divided.
pub(super) fn hidden(game: &PuertoRico) -> Law {
    let seats = Seat::all(game.seats());
    let open = game.options.open_vp || matches!(game.turn(), Turn::Over(_));
    for viewer in seats.map(Viewer::Seat).chain([Viewer::Onlooker]) {
        let view = game.view(viewer);
        let json =
            serde_json::to_value(&view).map_err(|why| TestCaseError::fail(why.to_string()))?;
        for (seat, player) in game.players.iter() {
            let shown = &json["table"]["players"][usize::from(seat.number())]["chips"];
            match open || viewer.is(seat) {
                true => prop_assert_eq!(shown.as_u64(), Some(u64::from(player.chips))),
                false => prop_assert!(shown.is_null(), "{:?} sees {}", viewer, shown),
            }
        }
        let others: Vec<Seat> = Seat::all(game.seats())
            .filter(|seat| !viewer.is(*seat))
            .collect();
        if !open {
            let mut other = game.clone();
            let all: u16 = others.iter().map(|it| game.players[*it].chips).sum();
            for seat in &others {
                other.players[*seat].chips = 0;
            }
            other.players[others[0]].chips = all;
            prop_assert_eq!(other.view(viewer), view.clone());
        }
        guessed(game, &view)?;
    }
    Ok(())
}

/// A guess deals the hidden chips that are out, and leaves what is seen as it is.
fn guessed(game: &PuertoRico, view: &View) -> Law {
    let guess = PuertoRico::guess(view, &mut Seeded::for_thought([5; 16], 1));
    for (seat, player) in view.table.players.iter() {
        if let Some(chips) = player.chips {
            prop_assert_eq!(guess.players[seat].chips, chips);
        }
    }
    let all = |game: &PuertoRico| game.players.iter().map(|(_, it)| it.chips).sum::<u16>();
    if game.chips > 0 {
        prop_assert_eq!(all(&guess), all(game));
    } else {
        prop_assert!(all(&guess) <= all(game));
    }
    prop_assert_eq!(&guess.view(view.viewer), view);
    Ok(())
}
