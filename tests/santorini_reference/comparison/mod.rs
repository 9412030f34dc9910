//! The engine against the second reading: the same positions, and what each says of them.
//!
//! - [`lists`]: the complete turns of random positions, with the position after each.
//! - [`walks`]: the same turns, step by step as they are played, and what follows; the answers to
//!   a Night Guard; the loss of a worker.
//! - [`games`]: whole random games, with every decision of every turn.
//! - [`rulings`]: the rulings that are not usual, and boards with water in them.
//!
//! Each role has a module of tests. The usual ones compare thousands of positions, the ignored
//! ones many more, in the profile for speed:
//!
//! ```sh
//! cargo test --profile fast --no-default-features --test santorini_reference -- --ignored
//! cargo test --profile fast --no-default-features --test santorini_reference -- --ignored lists::foreman
//! ```

/// A module for each role with two tests: `$compare` with so many positions, and with many more.
macro_rules! for_each_role {
    ($compare:path, $($role:ident $name:ident $usual:literal $many:literal;)*) => { $(
        mod $name {
            #[test]
            fn usual() {
                $compare($crate::reading::Role::$role, 0..$usual);
            }

            #[test]
            #[ignore = "takes minutes"]
            fn many() {
                $compare($crate::reading::Role::$role, $usual..$many);
            }
        }
    )* };
}

mod games;
mod lists;
mod rulings;
mod translation;
mod walks;

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use crate::reading::{Position, Role};

/// Demands that both say the same, and prints what only one of them says.
#[track_caller]
fn same<T: Eq + Hash + Debug>(
    engine: &HashSet<T>,
    reading: &HashSet<T>,
    role: Role,
    position: &Position,
) {
    if engine != reading {
        let some = |all: &HashSet<T>, without: &HashSet<T>| -> String {
            let only = all.difference(without).take(3);
            only.map(|it| format!("  {it:?}\n")).collect()
        };
        panic!(
            "{role:?} in {}\nonly the engine has\n{}only the reading has\n{}",
            position.in_words(),
            some(engine, reading),
            some(reading, engine),
        );
    }
}
