//! Greedy bots with Expansion I: they win whatever the set, and know what its buildings are for.

#![allow(clippy::indexing_slicing, clippy::wildcard_enum_match_arm)]

use std::collections::BTreeMap;

use sobremesa::bots::{Bot, Level, Quick, Unlimited};
use sobremesa::engine::{Game, Seat, Turn, Viewer};
use sobremesa::games::puerto_rico::{
    Building, BuildingSet, Buildings, Event, Options, Player, PuertoRico, Setup, Tile,
};

/// Games with each way to choose the buildings, 402 in all; the greedy bot changes its seat.
const GAMES: u64 = 134;

/// What greedy bots did with a building.
#[derive(Clone, Copy, Default, Debug)]
struct Deeds {
    built: u32,
    occupied: u32,
    used: u32,
}

type Book = BTreeMap<Building, Deeds>;

fn expansion() -> impl Iterator<Item = Building> {
    BuildingSet::ALL.without(BuildingSet::BASE).iter()
}

/// Plays a game of one greedy bot against three random ones, and tells whether it won.
fn play(number: u64, buildings: Buildings, book: &mut Book) -> f64 {
    let luck = &mut Quick::new(number);
    let greedy = Seat::new((number % 4) as u8);
    let options = Options {
        buildings,
        ..Options::default()
    };
    let setup = Setup {
        options,
        ..Setup::new(4)
    };
    let mut game = PuertoRico::new(&setup, luck);
    let mut bots: [Box<dyn Bot<PuertoRico>>; 2] = [Level::Random.bot(), Level::Greedy.bot()];
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while let Turn::Of(seat) = game.turn() {
        game.actions_into(&mut actions);
        let bot = &mut bots[usize::from(seat == greedy)];
        let action = bot.choose(
            &game.view(Viewer::Seat(seat)),
            &actions,
            &mut Unlimited,
            luck,
        );
        let before = game.players[greedy].clone();
        events.clear();
        game.apply(action, luck, &mut |event| events.push(event));
        note(&before, &game.players[greedy], &events, greedy, book);
    }
    let player = &game.players[greedy];
    for building in expansion().filter(|it| player.owns(*it)) {
        let deeds = book.entry(building).or_default();
        deeds.built += 1;
        deeds.occupied += u32::from(player.uses(building));
        let points = player.uses(building) && building.final_points(player) > 0;
        deeds.used += u32::from(points || building == Building::Statue);
    }
    let Turn::Over(standing) = game.turn() else {
        unreachable!("the loop ends with the game");
    };
    let won = standing.0[greedy].rank == 1;
    f64::from(u8::from(won)) / standing.winners().count() as f64
}

/// Notes for what events, and for what barrels kept, the buildings of a player were needed.
fn note(before: &Player, after: &Player, events: &[Event], seat: Seat, book: &mut Book) {
    let mut used = Vec::new();
    for event in events.iter().filter(|event| event.seat() == Some(seat)) {
        match *event {
            Event::Forested { .. } | Event::TurnedOver { .. } => used.push(Building::ForestHouse),
            Event::GaveColonist { .. } | Event::GaveGood { .. } | Event::GavePoint { .. } => {
                used.push(Building::BlackMarket);
            }
            Event::GuestMoved { .. } => used.push(Building::Guesthouse),
            Event::SoldToPost { .. } => used.push(Building::TradingPost),
            Event::LoadedSmallWharf { .. } => used.push(Building::SmallWharf),
            Event::Earned { building, .. } | Event::Scored { building, .. } => used.push(building),
            Event::Prospected { doubloons, .. } if doubloons > 1 => used.push(Building::Library),
            Event::ExtraColonist { count, .. } if count > 1 => used.push(Building::Library),
            Event::Loaded { privilege, .. } if privilege > 1 => used.push(Building::Library),
            Event::Produced { goods, .. } => {
                let large = |plant, tile| before.uses(plant) && before.occupied(tile) > 0;
                let more = large(Building::IndigoPlant, Tile::Indigo) && goods.0[1] > 0
                    || large(Building::SugarMill, Tile::Sugar) && goods.0[2] > 0;
                if more && before.uses(Building::Aqueduct) {
                    used.push(Building::Aqueduct);
                }
            }
            _ => {}
        }
    }
    let stored = events
        .iter()
        .any(|event| matches!(event, Event::RoundBegan { .. } | Event::Spoiled { .. }));
    let warehouses = [Building::SmallWarehouse, Building::LargeWarehouse];
    if stored && after.goods.total() > 1 && !warehouses.iter().any(|it| after.uses(*it)) {
        used.push(Building::Storehouse);
    }
    for building in used {
        if before.uses(building) {
            book.entry(building).or_default().used += 1;
        }
    }
}

#[test]
fn greedy_bots_win_with_every_set_and_use_every_building() {
    let mut book = Book::new();
    for buildings in [Buildings::Draft, Buildings::Random, Buildings::All] {
        let games = (0..GAMES).map(|number| play(number, buildings, &mut book));
        let wins: f64 = games.sum();
        println!("{buildings:?}: {wins} of {GAMES}");
        assert!(
            wins >= 0.98 * GAMES as f64,
            "{buildings:?}: {wins} of {GAMES}"
        );
    }
    for building in expansion() {
        let deeds = book.get(&building).copied().unwrap_or_default();
        println!("{building:?}: {deeds:?}");
    }
    for building in expansion() {
        let deeds = book.get(&building).copied().unwrap_or_default();
        assert!(
            deeds.built > 0
                && deeds.used > 0
                && (deeds.occupied > 0 || building == Building::Statue),
            "{building:?}: {deeds:?}"
        );
    }
}
