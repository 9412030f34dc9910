//! The shape of the board: data, not code.
//!
//! A file lists the rows from north to south, `#` for land and `.` for water, and for every number
//! the two squares that are marked with it. Three files are built in.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::MOST_SEATS;

use super::squares::{FILES, RANKS, Square, Squares, Way};

/// The boards that are built in.
///
/// The names are part of the save format.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum BoardName {
    /// The island on 28 squares.
    #[default]
    Manhattan28,
    /// A longer island on 33 squares.
    Manhattan33,
    /// Five by five squares, all of them land.
    Test5x5,
}

impl BoardName {
    /// All of them.
    pub const ALL: &[BoardName] = BoardName::VARIANTS;

    /// The board of that name.
    pub fn board(self) -> &'static Board {
        static MANHATTAN_28: LazyLock<Board> =
            LazyLock::new(|| built_in(include_str!("boards/manhattan28.json")));
        static MANHATTAN_33: LazyLock<Board> =
            LazyLock::new(|| built_in(include_str!("boards/manhattan33.json")));
        static TEST_5X5: LazyLock<Board> =
            LazyLock::new(|| built_in(include_str!("boards/test5x5.json")));
        match self {
            BoardName::Manhattan28 => &MANHATTAN_28,
            BoardName::Manhattan33 => &MANHATTAN_33,
            BoardName::Test5x5 => &TEST_5X5,
        }
    }
}

fn built_in(text: &str) -> Board {
    Board::read(text).expect("tests read every board that is built in")
}

/// The shape of a board, and where workers start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The name in its file.
    pub id: String,
    /// The squares that exist.
    pub land: Squares,
    /// The two squares of each number, from 1 on.
    pub starts: ArrayVec<[Square; 2], MOST_SEATS>,
    /// How many columns the file shows.
    pub files: u8,
    /// How many rows the file shows.
    pub ranks: u8,
}

/// What is wrong with the file of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadBoard {
    /// It is not written as such a file is; what was expected and where.
    Unreadable(String),
    /// It has no row, a row that is longer than others, or more rows or columns than fit.
    Size,
    /// A row has a sign that is neither land nor water.
    Sign(char),
    /// The numbers of the start squares do not run from 1 on, or are more than there can be seats.
    Numbers,
    /// A number is not on exactly two squares.
    NotTwo(u8),
    /// A number is on water.
    Water(u8, Square),
    /// A square has two numbers, or one twice.
    Twice(Square),
    /// Some squares cannot be reached from others.
    Apart,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    #[allow(dead_code)] // Only "up" can be read, which is what the rows mean.
    north: North,
    rows: Vec<String>,
    starts: BTreeMap<u8, Vec<Square>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum North {
    Up,
}

impl Board {
    /// Reads the file of a board.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, BadBoard> {
        let file: File =
            serde_json::from_str(text).map_err(|why| BadBoard::Unreadable(why.to_string()))?;
        let files = file.rows.iter().map(|row| row.chars().count()).max();
        let files = u8::try_from(files.unwrap_or(0)).unwrap_or(u8::MAX);
        let ranks = u8::try_from(file.rows.len()).unwrap_or(u8::MAX);
        let land = land(&file.rows, files)?;
        if land.is_empty() {
            return Err(BadBoard::Size);
        }
        let board = Board {
            id: file.id,
            land,
            starts: starts(&file.starts, land)?,
            files,
            ranks,
        };
        match board.is_connected() {
            true => Ok(board),
            false => Err(BadBoard::Apart),
        }
    }

    /// The two squares of a number.
    pub fn start(&self, number: u8) -> Option<[Square; 2]> {
        let place = usize::from(number).checked_sub(1)?;
        self.starts.get(place).copied()
    }

    /// All squares with a number.
    pub fn start_squares(&self) -> Squares {
        self.starts.iter().flatten().copied().collect()
    }

    /// The squares that touch this one.
    pub fn around(&self, square: Square) -> Squares {
        square.around() & self.land
    }

    /// The squares from which a straight line leaves the land and comes back to it, so that it
    /// matters whether lines cross the water.
    pub fn re_entrant(&self) -> Squares {
        let leaves = |from: Square, way: Way| {
            let mut at = from;
            let mut wet = false;
            while let Some(next) = at.step(way) {
                at = next;
                if wet && self.land.contains(at) {
                    return true;
                }
                wet |= !self.land.contains(at);
            }
            false
        };
        let crossing = |from: &Square| Way::ALL.iter().any(|way| leaves(*from, *way));
        self.land.iter().filter(crossing).collect()
    }

    fn is_connected(&self) -> bool {
        let mut reached: Squares = self.land.first().into_iter().collect();
        loop {
            let more = (reached | reached.around()) & self.land;
            if more == reached {
                return reached == self.land;
            }
            reached = more;
        }
    }
}

fn land(rows: &[String], files: u8) -> Result<Squares, BadBoard> {
    let ranks = u8::try_from(rows.len()).unwrap_or(u8::MAX);
    if files == 0 || files > FILES || ranks > RANKS {
        return Err(BadBoard::Size);
    }
    let mut land = Squares::NONE;
    for (row, rank) in rows.iter().rev().zip(0..) {
        if row.chars().count() != usize::from(files) {
            return Err(BadBoard::Size);
        }
        for (sign, file) in row.chars().zip(0..) {
            match (sign, Square::new(file, rank)) {
                ('#', Some(square)) => land.insert(square),
                ('.', _) => {}
                _ => return Err(BadBoard::Sign(sign)),
            }
        }
    }
    Ok(land)
}

fn starts(
    numbers: &BTreeMap<u8, Vec<Square>>,
    land: Squares,
) -> Result<ArrayVec<[Square; 2], MOST_SEATS>, BadBoard> {
    if numbers.len() > MOST_SEATS || !numbers.keys().copied().eq((1..).take(numbers.len())) {
        return Err(BadBoard::Numbers);
    }
    let mut used = Squares::NONE;
    let mut starts = ArrayVec::new();
    for (number, squares) in numbers {
        let [one, other] = **squares else {
            return Err(BadBoard::NotTwo(*number));
        };
        for square in [one, other] {
            if !land.contains(square) {
                return Err(BadBoard::Water(*number, square));
            }
            if used.contains(square) {
                return Err(BadBoard::Twice(square));
            }
            used.insert(square);
        }
        starts.push([one, other]);
    }
    Ok(starts)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a board of these rows, between which there are slashes.
    fn read(rows: &str, starts: &str) -> Result<Board, BadBoard> {
        let rows: Vec<&str> = rows.split('/').collect();
        let rows = serde_json::to_string(&rows).unwrap();
        Board::read(&format!(
            r#"{{"id":"it","north":"up","rows":{rows},"starts":{{{starts}}}}}"#
        ))
    }

    #[test]
    fn the_boards_that_are_built_in_are_what_they_are_called() {
        for (name, squares, id) in [
            (BoardName::Manhattan28, 28, "manhattan28"),
            (BoardName::Manhattan33, 33, "manhattan33"),
            (BoardName::Test5x5, 25, "test5x5"),
        ] {
            let board = name.board();
            assert_eq!((board.land.len(), board.id.as_str()), (squares, id));
            assert_eq!(serde_json::to_string(&name).unwrap(), format!("\"{id}\""));
            assert_eq!(board.starts.len(), MOST_SEATS);
            assert_eq!(board.re_entrant(), Squares::NONE);
        }
    }

    #[test]
    fn manhattan_has_the_neighbours_of_the_rules_file() {
        let board = BoardName::Manhattan28.board();
        let counts = "d8 3 b1 3 c8 4 b7 4 e6 4 a5 4 e4 4 a3 4 d2 4 c1 4 e5 5 a4 5 d7 6 b6 6 d3 6 \
            b2 6 c7 7 d6 7 b5 7 d4 7 b3 7 c2 7 c6 8 c5 8 d5 8 b4 8 c4 8 c3 8";
        let words: Vec<&str> = counts.split_whitespace().collect();
        assert_eq!(words.len(), 56);
        for pair in words.chunks(2) {
            let square = Square::named(pair[0]).unwrap();
            assert_eq!(board.around(square).len().to_string(), pair[1], "{square}");
        }
        let pairs: u8 = board.land.iter().map(|it| board.around(it).len()).sum();
        assert_eq!(pairs, 2 * 81);
    }

    #[test]
    fn no_start_square_touches_one_of_another_number() {
        for name in [BoardName::Manhattan28, BoardName::Manhattan33] {
            let board = name.board();
            for pair in &board.starts {
                let own: Squares = pair.iter().copied().collect();
                let others = board.start_squares() & !own;
                assert!(!own.around().meets(others), "{name:?} {pair:?}");
            }
        }
    }

    #[test]
    fn a_file_that_makes_no_board_is_refused_with_a_reason() {
        let fine = "##/##";
        let one = r#""1":["a1","b2"]"#;
        assert!(read(fine, one).is_ok());
        for (rows, starts, wanted) in [
            ("", "", BadBoard::Size),
            ("../..", "", BadBoard::Size),
            ("##/#", "", BadBoard::Size),
            ("#######", "", BadBoard::Size),
            ("#x", "", BadBoard::Sign('x')),
            ("#.#", "", BadBoard::Apart),
            (fine, r#""2":["a1","b2"]"#, BadBoard::Numbers),
            (fine, r#""1":["a1"]"#, BadBoard::NotTwo(1)),
            (
                fine,
                r#""1":["a1","c1"]"#,
                BadBoard::Water(1, Square::named("c1").unwrap()),
            ),
            (
                fine,
                r#""1":["a1","a1"]"#,
                BadBoard::Twice(Square::named("a1").unwrap()),
            ),
        ] {
            assert_eq!(read(rows, starts), Err(wanted), "{rows} {starts}");
        }
        assert!(matches!(Board::read("[]"), Err(BadBoard::Unreadable(_))));
        let down = r##"{"id":"it","north":"down","rows":["#"],"starts":{}}"##;
        assert!(matches!(Board::read(down), Err(BadBoard::Unreadable(_))));
    }

    #[test]
    fn a_line_that_crosses_water_is_noticed() {
        let board = read("###/#.#", "").unwrap();
        let wanted = ["a1", "c1"].map(|it| Square::named(it).unwrap());
        assert_eq!(board.re_entrant(), wanted.into_iter().collect());
    }
}
