//! Squares, sets of them, and the directions between them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

/// Files that a board can have; one column more is never land, so that no step leads round.
pub const FILES: u8 = 6;
/// Ranks that a board can have.
pub const RANKS: u8 = 9;

const WIDTH: u8 = FILES + 1;

/// A square of the grid, named by its file from west to east and its rank from south to north:
/// `c4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of that file and rank, each counted from 0. Nothing outside the grid.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Square(rank * WIDTH + file))
        } else {
            None
        }
    }

    /// The square of that name. Nothing if there is none.
    pub fn named(name: &str) -> Option<Self> {
        let [file @ b'a'..=b'z', rank @ b'1'..=b'9'] = *name.as_bytes() else {
            return None;
        };
        Square::new(file - b'a', rank - b'1')
    }

    /// Its file, the westernmost being 0.
    pub const fn file(self) -> u8 {
        self.0 % WIDTH
    }

    /// Its rank, the southernmost being 0.
    pub const fn rank(self) -> u8 {
        self.0 / WIDTH
    }

    /// The next square in that direction, whether or not it is land. Nothing outside the grid.
    pub fn step(self, way: Way) -> Option<Self> {
        Squares::from(self).step(way).first()
    }

    /// In which direction a neighbour lies.
    pub fn way_to(self, neighbour: Square) -> Option<Way> {
        let mut ways = Way::ALL.iter().copied();
        ways.find(|way| self.step(*way) == Some(neighbour))
    }

    /// Up to eight squares around it, whether or not they are land.
    pub const fn around(self) -> Squares {
        Squares(1 << self.0).around()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(formatter, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Square::named(&name).ok_or_else(|| D::Error::custom("no such square"))
    }
}

/// A set of squares. Written as a list of names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// Every square of the grid.
    pub const GRID: Squares = {
        let row = (1 << FILES) - 1;
        let mut all = 0;
        let mut rank = 0;
        while rank < RANKS {
            all |= row << (rank * WIDTH);
            rank += 1;
        }
        Squares(all)
    };

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this one is among them.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether some are in both sets.
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// Puts a square in.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// These without that one.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Squares(self.0 & !(1 << square.0))
    }

    /// The first, by rank and file.
    pub fn first(self) -> Option<Square> {
        (self.0 != 0).then(|| Square(self.0.trailing_zeros() as u8))
    }

    /// Those after a square, by rank and file.
    #[must_use]
    pub const fn after(self, square: Square) -> Self {
        Squares(self.0 & !((2 << square.0) - 1))
    }

    /// One by one, by rank and file.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0 &= left.0 - 1;
            Some(first)
        })
    }

    /// All of them one step on in that direction; those that leave the grid are gone.
    #[must_use]
    pub const fn step(self, way: Way) -> Self {
        let steps = way.steps();
        let moved = if steps > 0 {
            self.0 << steps
        } else {
            self.0 >> -steps
        };
        Squares(moved & Squares::GRID.0)
    }

    /// All squares that touch one of them, by a side or a corner. Squares of the set are among
    /// them where they touch each other.
    #[must_use]
    pub const fn around(self) -> Self {
        let beside = self.0 << 1 | self.0 >> 1;
        let row = self.0 | beside;
        Squares((beside | row << WIDTH | row >> WIDTH) & Squares::GRID.0)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        Squares(1 << square.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut all = Squares::NONE;
        squares.into_iter().for_each(|square| all.insert(square));
        all
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl Not for Squares {
    type Output = Squares;

    /// All squares of the grid that are not among them.
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::GRID.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let squares = Vec::<Square>::deserialize(deserializer)?;
        Ok(squares.into_iter().collect())
    }
}

/// The eight directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Towards the highest rank; up on the screen.
    North,
    /// Between north and east.
    NorthEast,
    /// Towards the last file.
    East,
    /// Between south and east.
    SouthEast,
    /// Towards the first rank.
    South,
    /// Between south and west.
    SouthWest,
    /// Towards the first file.
    West,
    /// Between north and west.
    NorthWest,
}

impl Way {
    /// All eight, clockwise from the north.
    pub const ALL: &[Way] = Way::VARIANTS;

    /// North, east, south and west.
    pub const STRAIGHT: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    const fn steps(self) -> i8 {
        let row = WIDTH as i8;
        match self {
            Way::North => row,
            Way::NorthEast => row + 1,
            Way::East => 1,
            Way::SouthEast => 1 - row,
            Way::South => -row,
            Way::SouthWest => -row - 1,
            Way::West => -1,
            Way::NorthWest => row - 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::named(name).unwrap()
    }

    fn names(squares: Squares) -> String {
        let names: Vec<String> = squares.iter().map(|it| it.to_string()).collect();
        names.join(" ")
    }

    #[test]
    fn a_square_is_written_by_its_name() {
        for name in ["a1", "c4", "f9"] {
            assert_eq!(square(name).to_string(), name);
            let written = serde_json::to_string(&square(name)).unwrap();
            assert_eq!(written, format!("\"{name}\""));
            assert_eq!(
                serde_json::from_str::<Square>(&written).unwrap(),
                square(name)
            );
        }
        for name in ["g1", "a0", "a10", "", "A1", "a"] {
            assert_eq!(Square::named(name), None, "{name}");
        }
        assert!(serde_json::from_str::<Square>("\"g1\"").is_err());
    }

    #[test]
    fn a_square_touches_eight_others_but_none_round_the_edge() {
        assert_eq!(names(square("c4").around()), "b3 c3 d3 b4 d4 b5 c5 d5");
        assert_eq!(names(square("a1").around()), "b1 a2 b2");
        assert_eq!(names(square("f9").around()), "e8 f8 e9");
        assert_eq!(names(square("f4").around()), "e3 f3 e4 e5 f5");
        assert_eq!(names(square("a4").around()), "a3 b3 b4 a5 b5");
    }

    #[test]
    fn steps_lead_where_the_compass_says() {
        let steps: Vec<String> = Way::ALL
            .iter()
            .map(|way| square("c4").step(*way).unwrap().to_string())
            .collect();
        assert_eq!(steps, ["c5", "d5", "d4", "d3", "c3", "b3", "b4", "b5"]);
        assert_eq!(square("a1").step(Way::West), None);
        assert_eq!(square("f1").step(Way::East), None);
        assert_eq!(square("f9").step(Way::North), None);
        assert_eq!(square("a9").step(Way::NorthEast), None);
        assert_eq!(square("a1").step(Way::South), None);
        assert_eq!(square("c4").way_to(square("d3")), Some(Way::SouthEast));
        assert_eq!(square("c4").way_to(square("c6")), None);
    }

    #[test]
    fn a_set_is_a_list_of_names() {
        let set: Squares = ["c4", "a1", "f9"].map(square).into_iter().collect();
        let written = serde_json::to_string(&set).unwrap();
        assert_eq!(written, r#"["a1","c4","f9"]"#);
        assert_eq!(serde_json::from_str::<Squares>(&written).unwrap(), set);
        assert_eq!(set.len(), 3);
        assert_eq!(names(set.after(square("a1"))), "c4 f9");
        assert_eq!(names(set.after(square("f9"))), "");
        assert_eq!((!set).len(), FILES * RANKS - 3);
        assert_eq!(names(set.without(square("c4"))), "a1 f9");
    }
}
