//! No file does harm, however broken.

use proptest::prelude::*;
use serde_json::Value;
use sobremesa::games::puerto_rico::{Illegal, PuertoRico};
use sobremesa::session::Session;
use sobremesa::session::save::{self, Unreadable};

use super::{FORM_1, form_1, read};

/// What must hold of anything that is read: no panic, a game that can be gone on with, and
/// whatever is said to be whole is.
fn harmless(text: &str, original: &Session<PuertoRico>) -> Result<(), TestCaseError> {
    let _ = save::game_of::<Illegal>(text);
    let Ok(mut opened) = read(text) else {
        return Ok(());
    };
    let seats = opened.desk.session.now().seats();
    prop_assert!((2..=5).contains(&seats));
    prop_assert_eq!(opened.desk.people.count(), seats);
    if opened.problem.is_none() && !opened.older_rules {
        prop_assert_eq!(opened.desk.session.now(), original.now());
    }
    let again = read(&save::write(&opened.desk)).unwrap();
    prop_assert_eq!(again.problem, None);
    prop_assert_eq!(again.desk.session.now(), opened.desk.session.now());
    opened.desk.wake();
    let _ = opened.desk.view();
    Ok(())
}

/// Anything that JSON can say, hostile values first.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop::sample::select(vec![0u64, 1, 2, 5, 6, 255, 256, u64::MAX]).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,30}".prop_map(Value::from),
        prop::sample::select(vec![
            "pass",
            "place 0",
            "place 9 9",
            "take corn",
            "load corn 9",
            "choose mayor | 4"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 20, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map("[a-z_]{1,8}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// Puts something else in the place of the part with this number, counted through and round.
fn put(whole: &mut Value, number: usize, other: Value) {
    fn parts(value: &Value) -> usize {
        let inside: usize = match value {
            Value::Array(list) => list.iter().map(parts).sum(),
            Value::Object(map) => map.values().map(parts).sum(),
            _ => 0,
        };
        1 + inside
    }
    fn go(value: &mut Value, number: usize, other: Value) {
        if number == 0 {
            *value = other;
            return;
        }
        let mut left = number - 1;
        let inside: Vec<&mut Value> = match value {
            Value::Array(list) => list.iter_mut().collect(),
            Value::Object(map) => map.values_mut().collect(),
            _ => return,
        };
        for part in inside {
            let count = parts(part);
            if left < count {
                return go(part, left, other);
            }
            left -= count;
        }
    }
    let count = parts(whole);
    go(whole, number % count, other);
}

fn any_file() -> impl Strategy<Value = String> {
    let names: Vec<&str> = FORM_1.iter().map(|(name, ..)| *name).collect();
    prop::sample::select(names).prop_map(form_1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_file_that_is_cut_short_opens_up_to_there(text in any_file(), at in any::<prop::sample::Index>()) {
        let original = read(&text).unwrap().desk.session;
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let cut = &text[..ends[at.index(ends.len())]];
        match read(cut) {
            Err(why) => prop_assert_eq!(why, if cut.is_empty() { Unreadable::NotASave } else { Unreadable::CutShort }),
            Ok(opened) => {
                let moments = opened.desk.session.moments();
                prop_assert_eq!(opened.problem, Some(Unreadable::CutShort));
                prop_assert_eq!(moments, &original.moments()[..moments.len()]);
            }
        }
        harmless(cut, &original)?;
    }

    #[test]
    fn a_file_with_wrong_bytes_does_no_harm(text in any_file(), flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let original = read(&text).unwrap().desk.session;
        let mut bytes = text.into_bytes();
        for (at, byte) in flips {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        harmless(&String::from_utf8_lossy(&bytes), &original)?;
    }

    #[test]
    fn a_file_with_wrong_values_does_no_harm(text in any_file(), changes in prop::collection::vec((any::<usize>(), any_json()), 1..4)) {
        let original = read(&text).unwrap().desk.session;
        let mut save: Value = serde_json::from_str(&text).unwrap();
        for (number, other) in changes {
            put(&mut save, number, other);
        }
        harmless(&save.to_string(), &original)?;
    }

    #[test]
    fn a_file_with_moves_in_another_order_does_no_harm(text in any_file(), swaps in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..5)) {
        let original = read(&text).unwrap().desk.session;
        let mut save: Value = serde_json::from_str(&text).unwrap();
        let moves = save["moves"].as_array_mut().unwrap();
        for (one, other) in swaps {
            if !moves.is_empty() {
                let (one, other) = (one.index(moves.len()), other.index(moves.len()));
                moves.swap(one, other);
            }
        }
        harmless(&save.to_string(), &original)?;
    }
}
