//! What is allowed is what is listed.

use super::*;

/// Every action that can be written.
pub(super) fn all_actions() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::DrawPlantation,
        Action::TakeColonist,
        Action::Produce,
        Action::UseLibrary,
        Action::KeepDrawn,
        Action::TurnDrawn,
        Action::PayPoint,
        Action::KeepGuests,
    ];
    let posts = Tile::ALL.iter().copied().map(Post::Tile);
    let posts = posts.chain(Building::ALL.iter().copied().map(Post::Building));
    for post in posts.chain([Post::SanJuan]) {
        all.extend([Action::PayColonist(post), Action::MoveGuest(post)]);
    }
    all.extend(Tile::ALL.iter().map(|it| Action::TakeForest(*it)));
    all.extend(Tile::ALL.iter().map(|it| Action::TakeForestUnstaffed(*it)));
    all.extend(Building::ALL.iter().map(|it| Action::Draft(*it)));
    all.extend(RoleCard::VARIANTS.iter().map(|it| Action::Choose(*it)));
    all.extend(Tile::ALL.iter().map(|it| Action::Take(*it)));
    all.extend(Tile::ALL.iter().map(|it| Action::TakeUnstaffed(*it)));
    all.extend((0..=12).chain([13, 100, 255]).map(Action::Place));
    all.extend(Building::ALL.iter().map(|it| Action::Build(*it)));
    all.extend(Building::ALL.iter().map(|it| Action::BuildUnstaffed(*it)));
    for good in Good::ALL.iter().copied() {
        all.extend([
            Action::TakeGood(good),
            Action::Sell(good),
            Action::LoadWharf(good),
            Action::StoreKind(good),
            Action::StoreBarrel(good),
            Action::PayGood(good),
            Action::SellToPost(good),
        ]);
        all.extend((0..=3).chain([255]).map(|ship| Action::Load(good, ship)));
        all.extend(
            (0..=12)
                .chain([255])
                .map(|count| Action::LoadSmallWharf(good, count)),
        );
    }
    all
}

/// Of all actions exactly the listed ones are allowed, and who decides sees as much.
pub(super) fn exactly_listed(space: &[Action], game: &PuertoRico) -> Law {
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
