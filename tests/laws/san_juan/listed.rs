//! What is allowed is what is listed.

use super::*;

/// Every action that can be written.
pub(super) fn all_actions() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::UseLibrary,
        Action::NewPlace,
        Action::Draw,
    ];
    all.extend(Role::ALL.iter().map(|it| Action::Choose(*it)));
    for card in Card::ALL.iter().copied() {
        all.extend([
            Action::Build(card),
            Action::Pay(card),
            Action::Keep(card),
            Action::Discard(card),
            Action::Stow(card),
            Action::Take(card),
        ]);
    }
    for place in (0..=12).chain([255]) {
        all.extend([
            Action::Cover(place),
            Action::PayGood(place),
            Action::Produce(place),
            Action::Sell(place),
        ]);
    }
    all
}

/// Of all actions exactly the listed ones are allowed, and who decides sees as much.
pub(super) fn exactly_listed(space: &[Action], game: &SanJuan) -> Law {
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
