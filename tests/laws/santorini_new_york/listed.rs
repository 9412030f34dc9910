//! What is allowed is what is listed.

use super::*;

/// Every action that can be written, with numbers and squares beyond those that there are.
pub(super) fn all_actions() -> Vec<Action> {
    let mut all: Vec<Action> = (0..=6).map(Action::Start).collect();
    all.extend((1..=31).filter_map(Card::new).map(Action::Commit));
    for square in Squares::GRID.iter() {
        all.extend([
            Action::Skyscraper(square),
            Action::Use(square),
            Action::Move(square),
            Action::Build(square),
            Action::Name(square),
            Action::Lose(square),
        ]);
        let ways = Way::ALL.iter();
        all.extend(ways.map(|way| Action::Send {
            worker: square,
            way: *way,
        }));
    }
    all
}

/// Of all actions exactly the listed ones are allowed, and who decides sees as much.
pub(super) fn exactly_listed(space: &[Action], game: &SantoriniNewYork) -> Law {
    let listed = game.actions();
    game.candidates(&mut |action| assert!(space.contains(&action), "{action:?}"));
    let viewer = game.phase.acting().map_or(Viewer::Onlooker, Viewer::Seat);
    let view = game.view(viewer);
    for action in space {
        let allowed = game.check(action);
        prop_assert_eq!(allowed.is_ok(), listed.contains(action), "{:?}", action);
        prop_assert_eq!(view.table.allows(action), allowed);
    }
    Ok(())
}
