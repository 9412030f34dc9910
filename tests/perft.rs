//! Counts of the paths that lead on from a position: a change of the rules changes one of them.
//!
//! The counts stand in `tests/perft/`, a line for each position that is laid out here.

#![allow(clippy::indexing_slicing)]

#[path = "perft/new_buildings.rs"]
mod new_buildings;
#[path = "perft/san_juan.rs"]
mod san_juan;
#[path = "perft/santorini_new_york.rs"]
mod santorini_new_york;

use std::fmt::Write;

use sobremesa::engine::perft::perft;
use sobremesa::engine::{Chance, Game, Seat, Seed, Seeded};
use sobremesa::games::puerto_rico::scene::{Scene, play, scene, scene_with};
use sobremesa::games::puerto_rico::{
    Action, Building, Good, Options, Phase, PuertoRico, RoleCard, Setup, Tile,
};

/// Paths are counted one action deeper until there are so many.
const ENOUGH: u64 = 100_000;

const HEAD: &str = "\
# How many sequences of 1, 2, 3 … actions lead on from a position. tests/perft.rs lays the
# positions out. A change of the rules changes a count; whether it is right, other tests say.
#
# To write this file anew: UPDATE=1 cargo test --no-default-features --test perft
";

#[test]
fn puerto_rico() {
    compare("puerto_rico.txt", positions());
}

#[test]
fn san_juan() {
    compare("san_juan.txt", san_juan::positions());
}

#[test]
fn santorini_new_york() {
    compare("santorini_new_york.txt", santorini_new_york::positions());
}

/// Counts the paths from these positions and compares them with those of the file.
fn compare<G: Game>(file: &str, positions: Vec<(String, G)>) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/");
    let path = &format!("{folder}{file}");
    let mut counted = String::from(HEAD);
    for (name, game) in positions {
        let _ = write!(counted, "\n{name}:");
        for depth in 1..=12 {
            let paths = perft(&game, depth, &mut || Seeded::for_move([0; 16], 0));
            let _ = write!(counted, " {paths}");
            if paths >= ENOUGH {
                break;
            }
        }
    }
    counted.push('\n');
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &counted).expect(path);
    }
    let written = std::fs::read_to_string(path).expect(path);
    for (counted, written) in counted.lines().zip(written.lines()) {
        assert_eq!(counted, written);
    }
    assert_eq!(counted.lines().count(), written.lines().count());
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// Every position that is counted, with its name.
fn positions() -> Vec<(String, PuertoRico)> {
    let mut all = Vec::new();
    for seats in 2..=5 {
        let setup = Setup::new(seats);
        let opening = PuertoRico::new(&setup, &mut Seeded::for_move([0; 16], 0));
        all.push((format!("opening, {seats} players"), opening));
    }
    for (name, scene) in scenes() {
        all.push((name.into(), scene));
    }
    for seats in 2..=5 {
        for moves in [40, 90, 140] {
            let game = after_random_moves(&Setup::new(seats), [seats; 16], moves);
            let phase = phase(&game);
            all.push((
                format!("{seats} players after {moves} random actions ({phase})"),
                game,
            ));
        }
    }
    all.extend(new_buildings::positions());
    all
}

/// The name of the phase of a position.
fn phase(game: &PuertoRico) -> String {
    let phase = serde_json::to_value(game.phase).expect("a phase is written as JSON");
    let phase = phase.as_object().and_then(|it| it.keys().next().cloned());
    phase.expect("a phase has a name")
}

fn after_random_moves<G: Game>(setup: &G::Setup, seed: Seed, moves: u64) -> G {
    let mut game = G::new(setup, &mut Seeded::for_move(seed, 0));
    for number in 1..=moves {
        let actions = game.actions();
        let count = u32::try_from(actions.len()).expect("few actions");
        let choice = Seeded::for_thought(seed, number).below(count);
        let action = actions.into_iter().nth(choice as usize);
        let luck = &mut Seeded::for_move(seed, number);
        game.apply(&action.expect("the game goes on"), luck, &mut |_| {});
    }
    game
}

/// A position of each role with its buildings at work.
fn scenes() -> Vec<(&'static str, PuertoRico)> {
    let declining = Options {
        allow_decline: true,
        ..Options::default()
    };
    vec![
        (
            "settler: Hacienda, Construction hut and Hospice",
            begin(RoleCard::Settler, settling(scene(3))),
        ),
        (
            "mayor: more circles than colonists",
            begin(RoleCard::Mayor, placing(scene(3))),
        ),
        (
            "mayor: the extra colonist may be declined",
            begin(RoleCard::Mayor, placing(scene_with(3, declining))),
        ),
        (
            "builder: quarries and University",
            begin(RoleCard::Builder, building(scene(3))),
        ),
        (
            "craftsman: the corn runs out",
            begin(RoleCard::Craftsman, producing(scene(3))),
        ),
        (
            "craftsman: production may be declined",
            begin(RoleCard::Craftsman, producing(scene_with(3, declining))),
        ),
        (
            "trader: Office, markets and a house with one space",
            begin(RoleCard::Trader, trading(scene(3))),
        ),
        (
            "captain: empty ships, Wharf and Harbor",
            begin(RoleCard::Captain, shipping(scene(3))),
        ),
        (
            "captain: two ships in use, two Wharves, last chips",
            begin(
                RoleCard::Captain,
                shipping(scene(3))
                    .cargo(0, Good::Sugar, 3)
                    .cargo(2, Good::Corn, 1)
                    .works(C, Building::Wharf)
                    .with(|game| game.chips = 5),
            ),
        ),
        (
            "captain: two players",
            begin(
                RoleCard::Captain,
                scene(2)
                    .goods(A, Good::Corn, 5)
                    .goods(A, Good::Coffee, 2)
                    .goods(B, Good::Indigo, 3)
                    .goods(B, Good::Corn, 2)
                    .works(B, Building::Wharf),
            ),
        ),
        (
            "storing: no ship takes anything, warehouses of all sizes",
            begin(RoleCard::Captain, storing(scene(3))),
        ),
        (
            "storing: asked of everybody",
            begin(RoleCard::Captain, storing(scene_with(3, declining))),
        ),
        (
            "the last round: its last choice of a role",
            begin(
                RoleCard::Mayor,
                placing(scene(3)).colonists(3, 3).with(|game| {
                    game.governor = B;
                    game.roles[2].taken = Some(B);
                    game.roles[3].taken = Some(C);
                    game.phase = Phase::ChooseRole { chooser: A };
                }),
            ),
        ),
    ]
}

fn begin(role: RoleCard, scene: Scene) -> PuertoRico {
    let mut game = scene.game();
    play(&mut game, &[Action::Choose(role)]);
    game
}

fn settling(scene: Scene) -> Scene {
    scene
        .row(&[Tile::Corn, Tile::Indigo, Tile::Indigo, Tile::Coffee])
        .works(A, Building::Hacienda)
        .works(B, Building::ConstructionHut)
        .works(B, Building::Hospice)
        .works(C, Building::Hacienda)
        .works(C, Building::Hospice)
        .tiles(C, Tile::Sugar, 8)
        .tiles(C, Tile::Quarry, 3)
}

fn placing(scene: Scene) -> Scene {
    scene
        .tiles(A, Tile::Corn, 3)
        .tiles(A, Tile::Quarry, 2)
        .builds(A, Building::IndigoPlant)
        .staffed(A, Building::SugarMill, 1)
        .san_juan(A, 1)
        .tiles(B, Tile::Tobacco, 2)
        .builds(B, Building::TobaccoStorage)
        .works(B, Building::Hospice)
        .farms(C, Tile::Coffee, 1)
        .tiles(C, Tile::Sugar, 1)
        .builds(C, Building::CoffeeRoaster)
}

fn building(scene: Scene) -> Scene {
    scene
        .money(A, 3)
        .farms(A, Tile::Quarry, 2)
        .works(A, Building::University)
        .money(B, 10)
        .farms(B, Tile::Quarry, 3)
        .builds(B, Building::SmallMarket)
        .money(C, 2)
        .works(C, Building::Hospice)
}

fn producing(scene: Scene) -> Scene {
    scene
        .row(&[Tile::Sugar; 4])
        .farms(A, Tile::Corn, 2)
        .farms(A, Tile::Indigo, 2)
        .works(A, Building::SmallIndigoPlant)
        .works(A, Building::Factory)
        .farms(B, Tile::Corn, 4)
        .farms(B, Tile::Coffee, 1)
        .works(B, Building::CoffeeRoaster)
        .farms(C, Tile::Corn, 3)
        .with(|game| game.goods.0[0] = 7)
}

fn trading(scene: Scene) -> Scene {
    scene
        .traded(Good::Corn)
        .traded(Good::Coffee)
        .traded(Good::Indigo)
        .goods(A, Good::Corn, 1)
        .goods(A, Good::Sugar, 2)
        .goods(B, Good::Coffee, 1)
        .goods(B, Good::Indigo, 1)
        .works(B, Building::Office)
        .works(B, Building::SmallMarket)
        .goods(C, Good::Tobacco, 2)
        .works(C, Building::LargeMarket)
}

fn shipping(scene: Scene) -> Scene {
    scene
        .goods(A, Good::Corn, 5)
        .goods(A, Good::Coffee, 1)
        .works(A, Building::Harbor)
        .goods(B, Good::Corn, 3)
        .goods(B, Good::Indigo, 6)
        .works(B, Building::Wharf)
        .goods(C, Good::Indigo, 2)
        .goods(C, Good::Sugar, 4)
}

fn storing(scene: Scene) -> Scene {
    scene
        .cargo(0, Good::Corn, 4)
        .cargo(1, Good::Indigo, 5)
        .cargo(2, Good::Sugar, 6)
        .goods(A, Good::Corn, 2)
        .goods(A, Good::Indigo, 1)
        .goods(A, Good::Sugar, 3)
        .works(A, Building::SmallWarehouse)
        .goods(B, Good::Corn, 1)
        .goods(B, Good::Indigo, 2)
        .goods(B, Good::Sugar, 1)
        .goods(B, Good::Tobacco, 2)
        .works(B, Building::LargeWarehouse)
        .works(B, Building::SmallWarehouse)
        .goods(C, Good::Indigo, 1)
}
