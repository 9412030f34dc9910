//! Squares, directions, and the three shapes of Manhattan.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

/// A square: its file, 1 for a, from west to east, and its rank from south to north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    /// 1 is file a.
    pub file: i8,
    /// 1 is the southernmost.
    pub rank: i8,
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file as u8 - 1) as char, self.rank)
    }
}

/// The square of that name, such as `c3`.
pub fn sq(name: &str) -> Square {
    let mut letters = name.chars();
    let file = letters.next().unwrap() as i8 - 'a' as i8 + 1;
    let rank = letters.as_str().parse().unwrap();
    Square { file, rank }
}

/// The squares of these names, with a space between any two.
pub fn squares(names: &str) -> BTreeSet<Square> {
    names.split_whitespace().map(sq).collect()
}

/// One step: files to the east, ranks to the north.
pub type Direction = (i8, i8);

/// North and south, in which the Reporter sends.
pub const NORTH_SOUTH: [Direction; 2] = [(0, 1), (0, -1)];

/// The four straight directions, in which the Subway and the Tour Bus go.
pub const STRAIGHT: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// All eight: to the neighbours, and those of the Taxi.
pub const ALL: [Direction; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// The square so many steps from that one; it need not be on any board.
pub fn steps_from(from: Square, (east, north): Direction, steps: i8) -> Square {
    Square {
        file: from.file + east * steps,
        rank: from.rank + north * steps,
    }
}

/// The squares that exist: the same for as long as a game lasts.
pub type Board = &'static BTreeSet<Square>;

/// The squares of a drawing, northernmost rank first; `#` is a square.
pub fn drawn(rows: &[&str]) -> BTreeSet<Square> {
    let mut board = BTreeSet::new();
    for (row, rank) in rows.iter().zip((1..=rows.len() as i8).rev()) {
        for (mark, file) in row.chars().zip(1..) {
            if mark == '#' {
                board.insert(Square { file, rank });
            }
        }
    }
    board
}

/// The default island.
pub fn manhattan28() -> Board {
    static ISLAND: LazyLock<BTreeSet<Square>> = LazyLock::new(|| {
        drawn(&[
            "..##.", ".###.", ".####", "#####", "#####", "####.", ".###.", ".##..",
        ])
    });
    &ISLAND
}

/// The larger island.
pub fn manhattan33() -> Board {
    static ISLAND: LazyLock<BTreeSet<Square>> = LazyLock::new(|| {
        drawn(&[
            "..##.", ".###.", ".####", "#####", "#####", "#####", "####.", ".###.", ".##..",
        ])
    });
    &ISLAND
}

/// Five by five, the board of the cases.
pub fn test5x5() -> Board {
    static SQUARE: LazyLock<BTreeSet<Square>> = LazyLock::new(|| drawn(&["#####"; 5]));
    &SQUARE
}
