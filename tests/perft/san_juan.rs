//! Positions of San Juan.

use sobremesa::engine::Seed;
use sobremesa::games::san_juan::scene::{Scene, play, scene, scene_with};
use sobremesa::games::san_juan::{Action, Card, Card::*, Options, Role, SanJuan, Setup, StartHand};

use super::{A, B, C, Game, Seeded, after_random_moves};

/// Openings, a position of each role with its buildings at work, and some of random games.
pub fn positions() -> Vec<(String, SanJuan)> {
    let mut all = Vec::new();
    for seats in 2..=4 {
        let setup = Setup::new(seats);
        let opening = SanJuan::new(&setup, &mut Seeded::for_move([0; 16], 0));
        all.push((format!("opening, {seats} players"), opening));
    }
    let setup = Setup {
        seats: 3,
        options: Options {
            start_hand_variant: StartHand::FiveOn,
            ..Options::default()
        },
    };
    let opening = SanJuan::new(&setup, &mut Seeded::for_move([0; 16], 0));
    all.push(("opening, 3 players, hands of five to seven".into(), opening));
    for (name, game) in scenes() {
        all.push((name.into(), game));
    }
    for seats in 2..=4 {
        for moves in [40, 90, 140] {
            for new_buildings in [false, true] {
                let options = Options {
                    new_buildings,
                    ..Options::default()
                };
                let seed: Seed = [seats; 16];
                let game: SanJuan = after_random_moves(&Setup { seats, options }, seed, moves);
                let question = serde_json::to_value(game.question()).unwrap_or_default();
                let question = question.as_str().unwrap_or("over").to_owned();
                let with = if new_buildings { ", new buildings" } else { "" };
                all.push((
                    format!("{seats} players after {moves} random actions{with}: {question}"),
                    game,
                ));
            }
        }
    }
    all
}

const HAND: [Card; 7] = [IndigoPlant, SugarMill, SugarMill, Well, Tower, Hero, Palace];

fn scenes() -> Vec<(&'static str, SanJuan)> {
    let declining = Options {
        allow_decline: true,
        ..Options::default()
    };
    vec![
        (
            "builder: Smithy, Quarry, Carpenter and Poor house",
            begin(Role::Builder, building(scene(3))),
        ),
        (
            "builder: Crane and Black market",
            begin(Role::Builder, covering(scene(2))),
        ),
        (
            "producer: more places than goods",
            begin(Role::Producer, producing(scene(3))),
        ),
        (
            "producer: production may be declined",
            begin(Role::Producer, producing(scene_with(3, declining))),
        ),
        (
            "trader: Trading post, Market hall and Market stand",
            begin(Role::Trader, trading(scene(3))),
        ),
        (
            "councillor: Archive and Prefecture",
            begin(Role::Councillor, advising(scene(3))),
        ),
        (
            "prospector: three Gold mines",
            begin(Role::Prospector, digging(scene(3))),
        ),
        (
            "start of a round: Chapel, Tower and large hands",
            begin(Role::Prospector, starting(scene(3))),
        ),
        (
            "two players: a Library that can wait",
            scene(2).builds(A, &[Library]).hand(A, &HAND).game(),
        ),
        (
            "start of a round: Office building, Chapel and Bank",
            begin(Role::Prospector, exchanging(3)),
        ),
    ]
}

fn begin(role: Role, scene: Scene) -> SanJuan {
    let mut game = scene.game();
    play(&mut game, &[Action::Choose(role)]);
    game
}

fn building(scene: Scene) -> Scene {
    scene
        .builds(A, &[Smithy, PoorHouse])
        .hand(A, &HAND)
        .builds(B, &[Quarry, Carpenter])
        .hand(B, &[Statue, Crane, Quarry, Hero, IndigoPlant])
        .hand(C, &[IndigoPlant, Tower])
}

fn covering(scene: Scene) -> Scene {
    scene
        .builds(A, &[Crane, BlackMarket, Statue])
        .produced(A, &[(IndigoPlant, Hero), (SugarMill, Library)])
        .hand(A, &[SilverSmelter, Palace, Well])
        .builds(B, &[Crane, Quarry])
        .hand(B, &[Quarry, Hero, Tower])
}

fn producing(scene: Scene) -> Scene {
    scene
        .builds(A, &[IndigoPlant, SugarMill, SilverSmelter, Well])
        .builds(B, &[Aqueduct, IndigoPlant, SugarMill, SugarMill])
        .builds(C, &[CoffeeRoaster])
}

fn trading(scene: Scene) -> Scene {
    scene
        .builds(A, &[MarketStand])
        .produced(A, &[(IndigoPlant, Hero), (SilverSmelter, Hero)])
        .builds(B, &[TradingPost, MarketHall])
        .produced(B, &[(SugarMill, Tower), (SugarMill, Tower)])
        .produced(C, &[(CoffeeRoaster, Well)])
}

fn advising(scene: Scene) -> Scene {
    scene
        .builds(A, &[Prefecture])
        .builds(B, &[Archive])
        .hand(B, &HAND)
        .supply(&[
            Smithy, Well, Crane, Tower, Quarry, Library, Hero, Palace, Hero,
        ])
}

fn digging(scene: Scene) -> Scene {
    scene
        .builds(A, &[GoldMine])
        .builds(B, &[GoldMine])
        .builds(C, &[GoldMine])
        .supply(&[
            Smithy, Well, Tower, Quarry, Library, Archive, Crane, Chapel, Hero,
        ])
}

fn starting(scene: Scene) -> Scene {
    scene
        .builds(A, &[Chapel])
        .hand(A, &HAND)
        .builds(B, &[Tower, Chapel])
        .hand(B, &HAND)
        .hand(C, &HAND[..3])
        .hand(
            C,
            &[
                CoffeeRoaster,
                CoffeeRoaster,
                Library,
                Quarry,
                Statue,
                Statue,
            ],
        )
        .taken(&[Role::Builder, Role::Trader])
}

fn exchanging(seats: u8) -> Scene {
    let options = Options {
        new_buildings: true,
        ..Options::default()
    };
    scene_with(seats, options)
        .builds(A, &[OfficeBuilding])
        .hand(A, &HAND)
        .builds(B, &[OfficeBuilding, Chapel, Bank])
        .hand(B, &HAND)
        .builds(C, &[GuardRoom])
        .taken(&[Role::Builder, Role::Trader])
}
