//! What stands on the board, and what is left beside it.

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Seat};

use super::{Square, Squares};

/// The highest level that blocks reach; a rooftop goes on top.
pub const TOP: u8 = 3;

/// What stands on the board, and what is left beside it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct City {
    /// The squares of level 1 and more, those of level 2 and more, those of level 3.
    pub levels: [Squares; 3],
    /// Squares with a rooftop on level 3.
    pub rooftops: Squares,
    /// Squares with a skyscraper, which has no level.
    pub skyscrapers: Squares,
    /// Where each seat's workers stand: two, until some are lost.
    pub workers: BySeat<Squares>,
    /// What is left to build with.
    pub supply: Supply,
}

/// What is left to build with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Supply {
    /// Blocks, of 64.
    pub blocks: u8,
    /// Rooftops, of 10.
    pub rooftops: u8,
    /// Skyscrapers, of 6.
    pub skyscrapers: u8,
}

impl Supply {
    /// What is in the box.
    pub const FULL: Supply = Supply {
        blocks: 64,
        rooftops: 10,
        skyscrapers: 6,
    };
}

/// What is built with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// One level more.
    Block,
    /// On level 3, which nobody enters any more.
    Rooftop,
    /// On the ground, for ever.
    Skyscraper,
}

impl City {
    /// An empty board.
    pub fn new(seats: u8, supply: Supply) -> Self {
        City {
            levels: [Squares::NONE; 3],
            rooftops: Squares::NONE,
            skyscrapers: Squares::NONE,
            workers: BySeat::from_fn(seats, |_| Squares::NONE),
            supply,
        }
    }

    /// How many blocks are on a square.
    pub fn level(&self, square: Square) -> u8 {
        let reached = self.levels.iter().map(|it| u8::from(it.contains(square)));
        reached.sum()
    }

    /// The squares with more blocks than that.
    pub fn higher_than(&self, level: u8) -> Squares {
        let higher = self.levels.get(usize::from(level));
        higher.copied().unwrap_or(Squares::NONE)
    }

    /// Where workers of anyone stand.
    pub fn all_workers(&self) -> Squares {
        let workers = self.workers.iter();
        workers.fold(Squares::NONE, |all, (_, own)| all | *own)
    }

    /// Where workers of others stand.
    pub fn opponents_of(&self, seat: Seat) -> Squares {
        let others = self.workers.iter().filter(|(other, _)| *other != seat);
        others.fold(Squares::NONE, |all, (_, own)| all | *own)
    }

    /// Squares that nobody can enter: with a worker, a rooftop or a skyscraper.
    pub fn occupied(&self) -> Squares {
        self.all_workers() | self.rooftops | self.skyscrapers
    }

    /// Whose worker stands on a square.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        let mut owners = self.workers.iter();
        let owner = owners.find(|(_, own)| own.contains(square));
        owner.map(|(seat, _)| seat)
    }

    /// What would be built next on a square that is free.
    pub fn next_piece(&self, square: Square) -> Piece {
        match self.higher_than(TOP - 1).contains(square) {
            true => Piece::Rooftop,
            false => Piece::Block,
        }
    }

    /// Of these squares, those for which the piece that would be next is left.
    pub fn in_supply(&self, squares: Squares) -> Squares {
        let top = self.higher_than(TOP - 1);
        let mut possible = Squares::NONE;
        if self.supply.blocks > 0 {
            possible |= squares & !top;
        }
        if self.supply.rooftops > 0 {
            possible |= squares & top;
        }
        possible
    }

    /// Puts the next piece on a square: which, and the level that the square has then.
    ///
    /// # Panics
    ///
    /// In debug builds, if there is none left.
    pub(super) fn build(&mut self, square: Square) -> (Piece, u8) {
        let next = self.levels.iter_mut().zip(1..);
        for (level, height) in next {
            if !level.contains(square) {
                level.insert(square);
                self.supply.blocks -= 1;
                return (Piece::Block, height);
            }
        }
        self.rooftops.insert(square);
        self.supply.rooftops -= 1;
        (Piece::Rooftop, TOP)
    }

    /// Puts a skyscraper on a square.
    pub(super) fn place_skyscraper(&mut self, square: Square) {
        self.skyscrapers.insert(square);
        self.supply.skyscrapers -= 1;
    }

    /// Puts a seat's worker somewhere else.
    pub(super) fn shift(&mut self, seat: Seat, from: Square, to: Square) {
        let own = &mut self.workers[seat];
        own.remove(from);
        own.insert(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_blocks_and_a_rooftop_go_on_a_square() {
        let mut city = City::new(2, Supply::FULL);
        let square = Square::named("c3").unwrap();
        let built: Vec<(Piece, u8)> = (0..4).map(|_| city.build(square)).collect();
        let wanted = [
            (Piece::Block, 1),
            (Piece::Block, 2),
            (Piece::Block, 3),
            (Piece::Rooftop, 3),
        ];
        assert_eq!(built, wanted);
        assert_eq!(city.level(square), TOP);
        assert!(city.occupied().contains(square));
        assert_eq!((city.supply.blocks, city.supply.rooftops), (61, 9));
    }

    #[test]
    fn what_is_not_left_cannot_be_built() {
        let mut city = City::new(2, Supply::FULL);
        let [low, high] = ["a1", "b1"].map(|it| Square::named(it).unwrap());
        for _ in 0..TOP {
            city.build(high);
        }
        let both: Squares = [low, high].into_iter().collect();
        assert_eq!(city.in_supply(both), both);
        city.supply.rooftops = 0;
        assert_eq!(city.in_supply(both), low.into());
        city.supply.blocks = 0;
        assert_eq!(city.in_supply(both), Squares::NONE);
    }
}
