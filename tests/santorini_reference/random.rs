//! Random positions: any board, heights, rooftops, skyscrapers, workers of two to five players
//! some of which are lost, scarce supplies, the statue with anybody or nobody.

use std::collections::BTreeSet;

use sobremesa::engine::{Chance, Seeded};

use crate::reading::boards::{self, Board, Square};
use crate::reading::position::Worker;
use crate::reading::{Player, Position, Role, turns};

/// The three boards.
const BOARDS: [fn() -> Board; 3] = [boards::manhattan28, boards::manhattan33, boards::test5x5];

/// Position number `n`, and who is to act in it. The same number is the same position for ever.
pub fn position(n: u64) -> (Position, Player) {
    let mut luck = Luck(Seeded::for_move(*b"random positions", n));
    let board = luck.one_of(&BOARDS)();
    position_on(board, &mut luck)
}

/// A random shape with lakes and bays, of at most six by nine squares, northernmost rank first.
pub fn lakes(n: u64) -> Vec<String> {
    let mut luck = Luck(Seeded::for_move(*b"random coastline", n));
    let [files, ranks] = luck.one_of(&[[6, 9], [5, 5], [4, 8], [6, 4]]);
    let dry = luck.one_of(&[6, 7, 8]);
    let mut mark = || if luck.below(10) < dry { '#' } else { '.' };
    let mut row = || (0..files).map(|_| mark()).collect();
    (0..ranks).map(|_| row()).collect()
}

/// A position on that board, and who is to act in it.
pub fn position_by_lakes(board: Board, n: u64) -> (Position, Player) {
    let mut luck = Luck(Seeded::for_move(*b"lakes and islets", n));
    position_on(board, &mut luck)
}

fn position_on(board: Board, luck: &mut Luck) -> (Position, Player) {
    let mut position = Position::empty(board);
    build(luck, &mut position);
    let players = place_workers(luck, &mut position);
    position.supply_of(luck);
    position.holder = match luck.below(6) {
        0 => None,
        _ => Some(luck.one_of(&players)),
    };
    let alive: Vec<Player> = position.players().into_iter().collect();
    // Half of all turns are the holder's: only those can win.
    let acting = match position.holder {
        Some(holder) if alive.contains(&holder) && luck.below(2) == 0 => holder,
        _ => luck.one_of(&alive),
    };
    (position, acting)
}

/// Draws.
struct Luck(Seeded);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// Heights, from a flat island to a high one, then rooftops on some of the highest squares and
/// skyscrapers on some of the lowest; two squares are left for workers.
fn build(luck: &mut Luck, position: &mut Position) {
    let [lowest, highest] = luck.one_of(&[[0, 0], [0, 1], [0, 2], [0, 3], [0, 3], [1, 3], [2, 3]]);
    let roofs = luck.one_of(&[0, 0, 1, 2, 4]);
    let skyscrapers = luck.one_of(&[0, 0, 1, 1, 2, 6]);
    let all: Vec<Square> = position.board.iter().copied().collect();
    let place = luck.below(all.len());
    let kept = [all[place], all[(place + 1) % all.len()]];
    for square in &all {
        let level = (lowest + luck.below(highest - lowest + 1)) as u8;
        if level > 0 {
            position.levels.insert(*square, level);
        }
        if level == 3 && luck.below(6) < roofs && !kept.contains(square) {
            position.rooftops.insert(*square);
        }
    }
    let ground = |it: &Square| position.level(*it) == 0 && !kept.contains(it);
    let ground: Vec<Square> = all.iter().copied().filter(ground).collect();
    for _ in 0..skyscrapers.min(ground.len()) {
        position.skyscrapers.insert(luck.one_of(&ground));
    }
}

/// Two workers for each player, in half of the positions close to each other; some are lost, but
/// not so many that the game is over.
fn place_workers(luck: &mut Luck, position: &mut Position) -> Vec<Player> {
    let count = luck.one_of(&[2, 2, 2, 3, 3, 4, 5]);
    let players: Vec<Player> = ('A'..='E').take(count).collect();
    let board = position.board.iter().copied();
    let mut free: Vec<Square> = board.filter(|it| position.is_unoccupied(*it)).collect();
    let mut among = free.len();
    if luck.below(2) == 0 {
        let middle = luck.one_of(&free);
        let far = |it: &Square| (it.file - middle.file).pow(2) + (it.rank - middle.rank).pow(2);
        free.sort_by_key(far);
        among = 8;
    }
    for player in &players {
        for number in 1..=2 {
            let first = number == 1 && "AB".contains(*player);
            if !free.is_empty() && (luck.below(5) > 0 || first) {
                let place = free.remove(luck.below(among.min(free.len())));
                let worker = Worker {
                    player: *player,
                    number,
                };
                position.workers.insert(worker, place);
            }
        }
    }
    players
}

impl Position {
    /// What is left of each piece; in a third of the positions little or nothing of it.
    fn supply_of(&mut self, luck: &mut Luck) {
        let built: u8 = self.levels.values().sum();
        let mut left = |of: u8, used: usize| match luck.below(3) {
            0 => luck.one_of(&[0, 0, 1, 1, 2]),
            _ => of.saturating_sub(used as u8),
        };
        self.blocks_left = left(64, built.into());
        self.rooftops_left = left(10, self.rooftops.len());
        self.skyscrapers_left = left(6, self.skyscrapers.len());
    }
}

/// What the positions must have to be worth comparing.
#[test]
fn they_are_varied() {
    let mut met = BTreeSet::new();
    for n in 0..2000 {
        let (position, player) = position(n);
        let players = position.players();
        assert!(players.contains(&player) && players.len() > 1);
        met.insert(format!("{} squares", position.board.len()));
        met.insert(format!("{} players", players.len()));
        met.insert(format!("{} own workers", position.workers_of(player).len()));
        met.insert(format!("{} workers", position.workers.len()));
        met.insert(format!(
            "holder: {:?}",
            position.holder.map(|it| it == player)
        ));
        met.insert(format!("{} skyscrapers", position.skyscrapers.len()));
        met.insert(format!("blocks left: {}", position.blocks_left.min(2)));
        met.insert(format!("rooftops left: {}", position.rooftops_left.min(2)));
        met.insert(format!(
            "skyscrapers left: {}",
            position.skyscrapers_left.min(2)
        ));
        met.insert(format!("rooftops: {}", !position.rooftops.is_empty()));
        for role in Role::ALL {
            let turns = turns(role, &position, player);
            let won = turns.iter().any(|it| it.winner == Some(player));
            met.insert(format!("{role:?} any: {} won: {won}", !turns.is_empty()));
        }
    }
    let numbers = 3 + 4 + 2 + 9 + 3 + 7 + 3 * 3 + 2;
    assert_eq!(met.len(), numbers + 14 * 3, "{met:#?}");
}
