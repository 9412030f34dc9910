//! Puerto Rico: the cases of the base game, by section, those of the expansion, and meetings
//! of rules that no case names.

mod builder;
mod captain;
mod craftsman;
mod ending;
mod mayor;
mod meetings;
mod new_buildings;
mod settler;
mod setup;
mod storing;
mod trader;

use sobremesa::engine::{Game, Scripted, Seat, Turn};
use sobremesa::games::puerto_rico::scene::{self, play, play_with, scene, scene_with, try_play};
use sobremesa::games::puerto_rico::{
    Action, Action::*, Building, Building::*, BuildingSet, ByGood, Ending, Event, Good, Illegal,
    Options, Phase, PuertoRico, RoleCard, RoleTurn, Setup, Structure, Tile, Vp5, roles, scoring,
};

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);
const P3: Seat = Seat::new(2);
const P4: Seat = Seat::new(3);

const SETTLER: Action = Choose(RoleCard::Settler);
const MAYOR: Action = Choose(RoleCard::Mayor);
const BUILDER: Action = Choose(RoleCard::Builder);
const CRAFTSMAN: Action = Choose(RoleCard::Craftsman);
const TRADER: Action = Choose(RoleCard::Trader);
const CAPTAIN: Action = Choose(RoleCard::Captain);
const PROSPECTOR: Action = Choose(RoleCard::Prospector);

/// Whose decision it is.
fn acting(game: &PuertoRico) -> Seat {
    game.phase.acting().expect("the game goes on")
}

/// A position after these actions.
fn after(game: &PuertoRico, actions: &[Action]) -> PuertoRico {
    let mut next = game.clone();
    play(&mut next, actions);
    next
}

/// What is left of a role by a seat that is passed over: the phase as if it were its turn.
fn turn<S>(chooser: Seat, acting: Seat, step: S) -> RoleTurn<S> {
    RoleTurn {
        chooser,
        acting,
        step,
    }
}

/// A building with colonists.
fn structure(building: Building, colonists: u8) -> Structure {
    Structure {
        building,
        colonists,
    }
}

/// How many coins lie on a card.
fn coins(game: &PuertoRico, card: RoleCard) -> u8 {
    let offer = game.roles.iter().find(|offer| offer.card == card);
    offer.expect("the card is in the game").doubloons
}

/// How many tiles of each kind lie on an island, in the order of [`Tile::ALL`].
fn tiles(game: &PuertoRico, seat: Seat) -> [u8; 6] {
    let mut counts = [0; 6];
    for plot in &game.players[seat].island {
        counts[plot.tile as usize] += 1;
    }
    counts
}

/// The numbers of the list; those that are missing are reserved.
const CASES: [&str; 185] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "18",
    "19", "20", "21", "22", "23", "25", "26", "27", "28", "29", "30", "31", "32", "33", "35", "37",
    "38", "39", "40", "41", "42", "43", "44", "45", "47", "48", "49", "50", "51", "53", "55", "56",
    "57", "58", "59", "61", "62", "63", "64", "66", "67", "68", "70", "71", "72", "74", "75", "76",
    "77", "78", "79", "81", "82", "83", "84", "85", "86", "87", "88", "89", "90", "91", "93", "94",
    "95", "96", "97", "98", "99", "100", "102", "103", "104", "106", "107", "108", "109", "111",
    "112", "113", "115", "116", "118", "119", "120", "122", "123", "125", "126", "127", "128",
    "129", "130", "131", "132", "134", "135", "136", "137", "139", "140", "140a", "140b", "140c",
    "140d", "140e", "140f", "141", "142", "143", "144", "146", "147", "148", "150", "151", "152",
    "154", "155", "157", "158", "159", "161", "163", "164", "165", "167", "168", "171", "172",
    "173", "175", "176", "177", "179", "180", "181", "182", "184", "185", "186", "188", "189",
    "191", "192", "194", "195", "196", "197", "198", "200", "202", "204", "205", "206", "208",
    "209", "211", "212", "213", "215", "217", "218", "219", "220", "222", "223", "224",
];

/// Every number has a test of its own or several, and every test has a number of the list.
#[test]
fn every_case_of_the_list_has_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/puerto_rico");
    let new_buildings = format!("{folder}/new_buildings");
    let files = [folder, &new_buildings].map(|it| std::fs::read_dir(it).unwrap());
    let paths = files.into_iter().flatten().map(|file| file.unwrap().path());
    let mut found = Vec::new();
    for path in paths.filter(|path| path.is_file()) {
        let source = std::fs::read_to_string(path).unwrap();
        for test in source.split("#[test]\nfn case_").skip(1) {
            let number = test.split('_').next().unwrap();
            found.push(number.to_owned());
        }
    }
    found.sort();
    found.dedup();
    let three_digits = |number: &str| match number.strip_suffix(char::is_alphabetic) {
        Some(digits) => format!("{digits:0>3}{}", &number[digits.len()..]),
        None => format!("{number:0>3}"),
    };
    let mut promised = CASES.map(three_digits);
    promised.sort();
    assert_eq!(found, promised);
}
