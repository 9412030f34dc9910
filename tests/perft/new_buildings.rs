//! Positions with Expansion I.

use sobremesa::games::puerto_rico::Buildings;

use super::*;

/// The openings of each way to choose the buildings, then a position of each thing that is new.
pub fn positions() -> Vec<(String, PuertoRico)> {
    let mut all = Vec::new();
    for (name, buildings) in [
        ("a draft", Buildings::Draft),
        ("buildings by lot", Buildings::Random),
        ("all buildings", Buildings::All),
    ] {
        let setup = Setup {
            seats: 4,
            options: with(buildings),
        };
        let opening = PuertoRico::new(&setup, &mut Seeded::for_move([0; 16], 0));
        all.push((format!("opening, 4 players, {name}"), opening));
    }
    for (name, game) in scenes() {
        all.push((name.into(), game));
    }
    for seats in 2..=5 {
        let setup = Setup {
            seats,
            options: with(Buildings::All),
        };
        let game = after_random_moves(&setup, [seats; 16], 110);
        let phase = phase(&game);
        all.push((
            format!("{seats} players after 110 random actions, all buildings ({phase})"),
            game,
        ));
    }
    all
}

fn with(buildings: Buildings) -> Options {
    Options {
        buildings,
        ..Options::default()
    }
}

fn scenes() -> Vec<(&'static str, PuertoRico)> {
    let hosting = || scene(3).works(A, Building::Guesthouse);
    vec![
        (
            "settler: Library, Forest house and Hacienda",
            begin(
                RoleCard::Settler,
                scene(3)
                    .row(&[Tile::Corn, Tile::Indigo, Tile::Indigo, Tile::Coffee])
                    .works(A, Building::Library)
                    .works(A, Building::ForestHouse)
                    .works(A, Building::Hacienda),
            ),
        ),
        (
            "builder: forests, a Black market and a Church",
            begin(
                RoleCard::Builder,
                scene(3)
                    .sells(Building::Statue)
                    .works(A, Building::BlackMarket)
                    .works(A, Building::Church)
                    .tiles(A, Tile::Forest, 4)
                    .farms(A, Tile::Corn, 1)
                    .goods(A, Good::Corn, 1)
                    .goods(A, Good::Coffee, 2)
                    .chips(A, 2)
                    .money(A, 4),
            ),
        ),
        (
            "craftsman: Library, Aqueduct and a guest to come",
            begin(
                RoleCard::Craftsman,
                hosting()
                    .builds(A, Building::Library)
                    .works(A, Building::Aqueduct)
                    .works(A, Building::SpecialtyFactory)
                    .works(A, Building::SugarMill)
                    .farms(A, Tile::Sugar, 1)
                    .tiles(A, Tile::Sugar, 1)
                    .farms(A, Tile::Corn, 1),
            ),
        ),
        (
            "trader: a Trading post beside a full house to come",
            begin(
                RoleCard::Trader,
                trading(scene(3)).works(C, Building::TradingPost),
            ),
        ),
        (
            "captain: Small wharf, Lighthouse and Union hall",
            begin(
                RoleCard::Captain,
                shipping(scene(3))
                    .works(A, Building::SmallWharf)
                    .works(A, Building::UnionHall)
                    .works(B, Building::Lighthouse),
            ),
        ),
        (
            "storing: a guest for the Storehouse",
            begin(
                RoleCard::Captain,
                storing(hosting().builds(A, Building::Storehouse)),
            ),
        ),
        (
            "two players: the Library of this round",
            begin(
                RoleCard::Mayor,
                scene(2)
                    .works(A, Building::Library)
                    .tiles(A, Tile::Corn, 4)
                    .builds(A, Building::Harbor),
            ),
        ),
    ]
}
