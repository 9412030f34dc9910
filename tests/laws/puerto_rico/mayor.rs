//! The mayor offers every way to place colonists that the rules allow, and no other.

use std::collections::BTreeSet;

use super::*;
use sobremesa::games::puerto_rico::Illegal;
use sobremesa::games::puerto_rico::roles::mayor::{Layout, Site, layout, layout_actions, sites};
use sobremesa::games::puerto_rico::scene::scene;

const MAYOR: Seat = Seat::new(0);
const PLACING: Seat = Seat::new(1);

/// A board before the mayor phase: tiles by kind, buildings, and which of the circles, counted
/// through, have a colonist; the other colonists are in San Juan.
#[derive(Clone, Debug)]
struct Board {
    tiles: Vec<u8>,
    buildings: Vec<Building>,
    occupied: Vec<bool>,
    idle: u8,
}

fn boards() -> impl Strategy<Value = Board> {
    let tiles = prop::collection::vec(0..=2u8, 6);
    let buildings = prop::sample::subsequence(Building::ALL, 0..4);
    let occupied = prop::collection::vec(any::<bool>(), 24);
    (tiles, buildings, occupied, 0..6u8).prop_map(|(tiles, buildings, occupied, idle)| Board {
        tiles,
        buildings,
        occupied,
        idle,
    })
}

impl Board {
    /// The moment when the mayor, who has no circles, has got the extra colonist, and the ship
    /// was empty.
    fn game(&self) -> PuertoRico {
        let mut scene = scene(3).san_juan(PLACING, self.idle);
        let mut occupied = self.occupied.iter().copied();
        for (tile, count) in Tile::WORKED.iter().zip(&self.tiles) {
            for _ in 0..*count {
                scene = match occupied.next() {
                    Some(true) => scene.farms(PLACING, *tile, 1),
                    _ => scene.tiles(PLACING, *tile, 1),
                };
            }
        }
        for building in &self.buildings {
            let circles = usize::from(building.spec().circles);
            let here = occupied.by_ref().take(circles).filter(|it| *it).count();
            scene = scene.staffed(PLACING, *building, u8::try_from(here).unwrap());
        }
        let mut game = scene.colonists(30, 0).game();
        let choose = Action::Choose(RoleCard::Mayor);
        game.apply(&choose, &mut Seeded::for_move([0; 16], 1), &mut |_| {});
        assert_eq!(game.players[MAYOR].san_juan, 1);
        game
    }
}

/// Every layout with as many colonists as there are, or as the circles take.
fn allowed(game: &PuertoRico) -> BTreeSet<Vec<u8>> {
    let player = &game.players[PLACING];
    let circles: Vec<u8> = sites(player).map(|site| site.circles(player)).collect();
    let placed = player.colonists().min(circles.iter().sum());
    let mut all = vec![Vec::new()];
    for most in circles {
        all = all
            .into_iter()
            .flat_map(|begun: Vec<u8>| (0..=most).map(move |here| [&begun[..], &[here]].concat()))
            .collect();
    }
    all.retain(|layout| layout.iter().sum::<u8>() == placed);
    all.into_iter().collect()
}

/// Every layout that some sequence of actions leads to; none is reached in two ways.
fn reached(game: &PuertoRico, found: &mut BTreeSet<Vec<u8>>) -> Law {
    if !matches!(game.phase, Phase::Mayor(_)) {
        let new = found.insert(layout(&game.players[PLACING]).to_vec());
        prop_assert!(new, "two ways to the same layout");
        return Ok(());
    }
    for action in game.actions() {
        let mut next = game.clone();
        next.apply(&action, &mut Seeded::for_move([0; 16], 2), &mut |_| {});
        reached(&next, found)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn the_mayor_offers_exactly_the_layouts_of_the_rules(board in boards()) {
        let game = board.game();
        let mut found = BTreeSet::new();
        reached(&game, &mut found)?;
        prop_assert_eq!(found, allowed(&game));
    }

    #[test]
    fn a_layout_becomes_the_actions_that_lead_to_it_or_is_refused(board in boards()) {
        let game = board.game();
        let allowed = allowed(&game);
        let Phase::Mayor(turn) = game.phase else {
            prop_assert_eq!(allowed.len(), 1, "no choice");
            return Ok(());
        };
        for wanted in &allowed {
            let wanted: Layout = wanted.iter().copied().collect();
            let actions = layout_actions(&game, &turn, &wanted);
            let mut next = game.clone();
            for action in actions.map_err(|why| TestCaseError::fail(format!("{why:?}")))? {
                let played = next.play(&action, &mut Seeded::for_move([0; 16], 2), &mut |_| {});
                prop_assert_eq!(played, Ok(()));
            }
            prop_assert_eq!(layout(&next.players[PLACING]), wanted.clone());
            prop_assert!(!matches!(next.phase, Phase::Mayor(_)));

            let refused = |other: &Layout| {
                let answer = layout_actions(&game, &turn, other);
                matches!(
                    answer,
                    Err(Illegal::TooFewColonists { .. } | Illegal::TooManyColonists { .. })
                )
            };
            prop_assert!(wanted.is_empty() || refused(&Layout::new()), "nobody is placed");
            for at in 0..wanted.len() {
                for change in [1, -1] {
                    let mut other = wanted.clone();
                    let Some(here) = other[at].checked_add_signed(change) else { continue };
                    other[at] = here;
                    prop_assert!(refused(&other), "{other:?}");
                }
            }
        }
    }
}

/// The sites are counted as they are filled: fields by kind, then buildings as built.
#[test]
fn sites_are_in_the_order_of_the_print() {
    let game = scene(3)
        .builds(PLACING, Building::Harbor)
        .builds(PLACING, Building::Hacienda)
        .game();
    let all: Vec<Site> = sites(&game.players[PLACING]).collect();
    let tiles = Tile::WORKED.into_iter().map(Site::Tiles);
    let buildings = (0..2).map(Site::Structure);
    assert_eq!(all, tiles.chain(buildings).collect::<Vec<_>>());
}
