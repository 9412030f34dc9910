//! Saved games open again as they were, files of older forms open for ever, and no file, however
//! broken, does harm.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

#[path = "saves/broken_files.rs"]
mod broken_files;

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use sobremesa::bots::Level;
use sobremesa::engine::{BySeat, Chance, Game, Seed, Seeded, Turn};
use sobremesa::games::GameKind;
use sobremesa::games::puerto_rico::{Action, Illegal, Options, PuertoRico, Setup};
use sobremesa::session::save::{self, Opened, Unreadable};
use sobremesa::session::{Desk, Effect, Msg, Person, Privacy, Session, UndoPolicy, Who};

type Read = Result<Opened<PuertoRico>, Unreadable<Illegal>>;

fn seed(number: u64) -> Seed {
    u128::from(number).to_be_bytes()
}

fn read(text: &str) -> Read {
    save::read(text)
}

/// A game among bots that choose by lot, as far as `moves` or to its end.
fn played(setup: Setup, number: u64, moves: usize) -> Desk<PuertoRico> {
    let people = BySeat::from_fn(setup.seats, |seat| Person {
        name: format!("Person {}", seat.number() + 1),
        who: Who::Bot(Level::Random),
        wins: 0,
    });
    let session: Session<PuertoRico> = Session::new(setup, seed(number));
    let mut desk = Desk::new(session, people, Privacy::Open);
    let mut effects = desk.wake();
    while let Some(Effect::AskBot { at, .. }) = effects.last().copied() {
        if at >= moves {
            break;
        }
        let actions = desk.session.now().actions();
        let mut lot = Seeded::for_thought(seed(number), at as u64);
        let count = u32::try_from(actions.len()).unwrap();
        let action = actions[lot.below(count) as usize];
        effects = desk.update(Msg::BotChose { at, action }).unwrap();
    }
    desk
}

/// The same save with a field changed.
fn with(text: &str, field: &str, value: Value) -> String {
    let mut save: Value = serde_json::from_str(text).unwrap();
    save[field] = value;
    save.to_string()
}

/// `SAVED_GAMES=1000 cargo test --release --test saves` tries more of them.
#[test]
fn a_save_opens_in_the_identical_state() {
    let games = std::env::var("SAVED_GAMES").map_or(200, |games| games.parse().unwrap());
    for seats in 2..=5 {
        for number in 0..games {
            let desk = played(Setup::new(seats), number, usize::MAX);
            assert!(matches!(desk.session.now().turn(), Turn::Over(_)));
            let text = save::write(&desk);
            let opened = read(&text).unwrap();
            assert_eq!(opened.problem, None, "{text}");
            assert_eq!(opened.desk.session, desk.session, "{text}");
            assert_eq!(opened.desk.people, desk.people);
            assert_eq!(save::write(&opened.desk), text);
        }
    }
}

#[test]
fn a_game_of_five_fits_into_eight_kibibytes() {
    for number in 0..200 {
        let desk = played(Setup::new(5), number, usize::MAX);
        let size = save::write(&desk).len();
        assert!(size <= 8 * 1024, "game {number} takes {size} bytes");
    }
}

#[test]
fn all_that_is_set_about_a_game_is_saved() {
    let mut desk = played(Setup::new(3), 5, 60);
    desk.title = Some("Sonntag \"am See\"".to_owned());
    desk.privacy = Privacy::Pass;
    desk.undo = UndoPolicy::Free;
    desk.free_undo = true;
    for (seat, person) in desk.people.iter_mut() {
        if seat.number() < 2 {
            person.who = Who::Human;
        }
    }
    let opened = read(&save::write(&desk)).unwrap().desk;
    assert_eq!(opened.title, desk.title);
    assert_eq!(opened.people, desk.people);
    assert_eq!(opened.privacy, desk.privacy);
    assert_eq!((opened.undo, opened.free_undo), (UndoPolicy::Free, true));
}

#[test]
fn what_is_undone_is_not_saved() {
    let mut desk = played(Setup::new(3), 6, 60);
    let whole = desk.session.clone();
    desk.session.undo_to(30);
    let opened = read(&save::write(&desk)).unwrap();
    assert_eq!(opened.problem, None);
    assert_eq!(opened.desk.session.now(), whole.at(30));
    assert_eq!(opened.desk.session.undone(), 0);
}

/// The files of each form: what they are called, how many moves they have, and the print of the
/// position that they lead to.
const FORM_1: &[(&str, usize, &str)] = &[
    ("every_action", 421, "693e396251f58e1d"),
    ("every_option", 602, "9c4eaac449a7b867"),
    ("finished_with_2", 239, "1e6d43a3cd7a6e32"),
    ("finished_with_3", 290, "d35729ba6f9bc341"),
    ("finished_with_4", 226, "956cb71fcc7744ba"),
    ("finished_with_5", 414, "b90d61caa2e6a8c0"),
    ("in_play", 60, "aa12dfe2488c6353"),
    ("just_dealt", 0, "b281a3247cd064fa"),
    ("new_buildings_2", 326, "11090649ec22f9fb"),
    ("new_buildings_3", 293, "a1bcfbc0bbc495c1"),
    ("new_buildings_5", 549, "49f99721850d9b93"),
];

fn form_1(name: &str) -> String {
    fs::read_to_string(format!("tests/saves/form-1/{name}.json")).unwrap()
}

#[test]
fn files_of_form_1_open_for_ever() {
    assert_eq!(
        fs::read_dir("tests/saves/form-1").unwrap().count(),
        FORM_1.len()
    );
    for (name, moves, print) in FORM_1 {
        let text = form_1(name);
        assert_eq!(save::game_of::<Illegal>(&text), Ok(GameKind::PuertoRico));
        let opened = read(&text).unwrap();
        assert_eq!(opened.problem, None, "{name}");
        assert_eq!(opened.desk.session.moments().len(), *moves, "{name}");
        if !opened.older_rules {
            let session = opened.desk.session;
            assert_eq!(save::print(session.now()), *print, "{name}");
            let mut again = Session::new(*session.setup(), session.seed());
            for moment in session.moments() {
                again.play(&moment.entry.action).unwrap();
            }
            assert_eq!(again, session, "the seed of {name} means the same for ever");
        }
    }
}

#[test]
fn the_files_have_every_action_option_and_setting() {
    let desk = |name| read(&form_1(name)).unwrap().desk;
    let name = |action: &Action| match serde_json::to_value(action).unwrap() {
        Value::Object(map) => map.keys().next().unwrap().clone(),
        other => other.as_str().unwrap().to_owned(),
    };
    let names = |file| -> BTreeSet<String> {
        let moments = desk(file).session.moments().to_vec();
        moments.iter().map(|it| name(&it.entry.action)).collect()
    };
    let listed = |names: &BTreeSet<String>| {
        let all: Vec<&str> = names.iter().map(String::as_str).collect();
        all.join(" ")
    };
    let base = names("every_action");
    assert_eq!(
        listed(&base),
        "build build_unstaffed choose draw_plantation load load_wharf pass place produce sell \
         store_barrel store_kind take take_colonist take_good take_unstaffed"
    );
    let files = ["new_buildings_2", "new_buildings_3", "new_buildings_5"];
    let new: BTreeSet<String> = files.into_iter().flat_map(names).collect();
    assert_eq!(
        listed(&new.difference(&base).cloned().collect()),
        "draft keep_drawn keep_guests load_small_wharf move_guest pay_colonist pay_good pay_point \
         sell_to_post take_forest take_forest_unstaffed turn_drawn use_library"
    );
    let options = serde_json::to_value(desk("every_option").session.setup().options).unwrap();
    let usual = serde_json::to_value(Options::default()).unwrap();
    for (option, value) in options.as_object().unwrap() {
        assert_ne!(value, &usual[option], "{option}");
    }
    let chosen = files.map(|file| {
        let options = desk(file).session.setup().options;
        serde_json::to_value(options).unwrap()
    });
    let new = chosen.iter().flat_map(|it| it.as_object().unwrap().keys());
    let new: BTreeSet<&String> = new.filter(|it| usual.get(it).is_none()).collect();
    assert_eq!(new.len(), 10, "{new:?}");
    let in_play = desk("in_play");
    assert_eq!(in_play.title.as_deref(), Some("Sonntag \"am See\""));
    assert_eq!(in_play.privacy, Privacy::Pass);
    assert!(in_play.free_undo);
    let who = in_play.people.iter().map(|(_, person)| person.who);
    let bot = Who::Bot(Level::Greedy);
    assert_eq!(who.collect::<Vec<_>>(), [Who::Human, Who::Human, bot]);
}

#[test]
fn what_is_no_save_is_told_apart() {
    let text = form_1("in_play");
    let fatal = |text: &str| read(text).unwrap_err();
    for nonsense in [
        "",
        "  ",
        "nonsense",
        "[1,2]",
        "7",
        "{}",
        "{\"form\":\"1\"}",
        "\u{feff}{}",
    ] {
        assert_eq!(fatal(nonsense), Unreadable::NotASave, "{nonsense}");
    }
    assert_eq!(fatal(&with(&text, "form", json!(0))), Unreadable::NotASave);
    assert_eq!(
        fatal(&with(&text, "form", json!(2))),
        Unreadable::TooNew { form: 2 }
    );
    let name = "chess".to_owned();
    let unknown = Unreadable::UnknownGame { name };
    assert_eq!(fatal(&with(&text, "game", json!("chess"))), unknown);
    assert_eq!(fatal("{\"form\":1,\"game\":"), Unreadable::CutShort);
    assert_eq!(
        fatal(&text[..text.find("moves").unwrap()]),
        Unreadable::CutShort
    );
    let long = " ".repeat(10) + &"x".repeat(save::LONGEST_FILE + 1);
    assert_eq!(fatal(&long), Unreadable::TooLarge);
    assert_eq!(fatal(&"[".repeat(100_000)), Unreadable::NotASave);
    let deep = "{\"form\":1,\"game\":".to_owned() + &"[".repeat(100_000);
    assert!(matches!(
        fatal(&deep),
        Unreadable::NotASave | Unreadable::CutShort
    ));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    let text = form_1("in_play");
    for seats in [
        json!(0),
        json!(1),
        json!(6),
        json!(255),
        json!(256),
        json!(-1),
        json!("3"),
    ] {
        let broken = with(&text, "setup", json!({"seats": seats}));
        assert_eq!(read(&broken).unwrap_err(), Unreadable::BadSetup, "{seats}");
    }
    for seed in [
        json!("12"),
        json!(12),
        json!("+".to_owned() + &"0".repeat(31)),
        json!("é".repeat(16)),
    ] {
        let broken = with(&text, "seed", seed);
        assert_eq!(read(&broken).unwrap_err(), Unreadable::Damaged);
    }
    for deal in [
        json!([]),
        json!([9_999, 0, 0, 0]),
        json!(["a"]),
        json!(null),
    ] {
        let broken = with(&text, "deal", deal);
        assert_eq!(read(&broken).unwrap_err(), Unreadable::Damaged);
    }
}

#[test]
fn a_game_is_opened_as_far_as_it_is_valid() {
    let text = form_1("in_play");
    let whole = read(&text).unwrap().desk.session;
    let moves = serde_json::from_str::<Value>(&text).unwrap()["moves"].clone();
    let changed = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut moves = moves.as_array().unwrap().clone();
        change(&mut moves);
        read(&with(&text, "moves", Value::from(moves))).unwrap()
    };
    let n = 10;
    let as_far = |opened: &Opened<PuertoRico>, n: usize| {
        assert_eq!(opened.desk.session.moments(), &whole.moments()[..n]);
    };

    let opened = changed(&|moves| moves[n] = json!("load coffee 2"));
    let why = Illegal::NotNow;
    assert_eq!(opened.problem, Some(Unreadable::Refused { n, why }));
    as_far(&opened, n);
    let opened = changed(&|moves| moves[n] = json!("castle"));
    assert_eq!(opened.problem, Some(Unreadable::UnknownMove { n }));
    as_far(&opened, n);
    let opened = changed(&|moves| moves[n] = json!(format!("{} | 5", moves[n].as_str().unwrap())));
    assert_eq!(opened.problem, Some(Unreadable::Unlucky { n }));
    as_far(&opened, n);
    let opened = changed(&|moves| moves.truncate(n));
    assert_eq!(opened.problem, Some(Unreadable::PrintDiffers));
    as_far(&opened, n);

    let end = text.find("\"moves\":[").unwrap() + 60;
    let opened = read(&text[..end]).unwrap();
    assert_eq!(opened.problem, Some(Unreadable::CutShort));
    as_far(&opened, opened.desk.session.moments().len());
    assert!(!opened.desk.session.moments().is_empty());

    let opened = read(&with(&text, "rules", json!(99))).unwrap();
    assert_eq!(opened.problem, Some(Unreadable::TooNewRules { rules: 99 }));
    as_far(&opened, whole.moments().len());
}

#[test]
fn older_rules_are_told_and_their_positions_not_compared() {
    let text = with(&form_1("in_play"), "rules", json!(0));
    let opened = read(&with(&text, "print", json!("something else"))).unwrap();
    assert!(opened.older_rules);
    assert_eq!(opened.problem, None);
}

#[test]
fn names_are_made_fit_to_be_shown() {
    let text = form_1("in_play");
    let people = |name: &str| {
        let person = json!({"name": name, "who": "human"});
        read(&with(&text, "people", json!([person, person, person]))).unwrap()
    };
    let name =
        |opened: &Opened<PuertoRico>| opened.desk.people.iter().next().unwrap().1.name.clone();
    assert_eq!(name(&people(" A\u{202e}n\na ")), "Ana");
    let long = people(&"é".repeat(10_000));
    assert_eq!(name(&long).chars().count(), save::LONGEST_NAME);
    assert_eq!(long.problem, None);
    for people in [
        json!(null),
        json!([]),
        json!([1, 2, 3]),
        json!([0, 0, 0, 0, 0, 0]),
    ] {
        let opened = read(&with(&text, "people", people)).unwrap();
        assert_eq!(opened.problem, Some(Unreadable::Damaged));
        assert_eq!(opened.desk.people.count(), 3);
    }
    let long = with(&text, "title", json!("t".repeat(10_000)));
    assert_eq!(
        read(&long).unwrap().desk.title.unwrap().len(),
        save::LONGEST_TITLE
    );
}
