//! Luck: handed in, and written down.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// Where a game's luck comes from.
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// What all the luck of a game grows from.
pub type Seed = [u8; 16];

/// Luck from a seed: the same seed, move and question always get the same answer.
///
/// Each move draws from a stream of its own, so that a move which is taken back and made again
/// meets the same luck, and another move in its place does not disturb the luck of later ones.
#[derive(Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The luck of move number `n`; the deal is move 0.
    pub fn for_move(seed: Seed, n: u64) -> Self {
        Self::stream(seed, n)
    }

    /// The luck of a bot that thinks about move number `n`, apart from the luck of the table.
    pub fn for_thought(seed: Seed, n: u64) -> Self {
        Self::stream(seed, n | 1 << 63)
    }

    fn stream(seed: Seed, n: u64) -> Self {
        let mut key = [0; 32];
        for (place, byte) in key.iter_mut().zip(seed) {
            *place = byte;
        }
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(n);
        Seeded(rng)
    }
}

impl Chance for Seeded {
    /// Draws again where a plain remainder would favour small numbers; written here so that no
    /// update of a library can change what a seed means.
    fn below(&mut self, n: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % n;
        loop {
            let drawn = self.0.next_u32();
            if drawn < fair {
                return drawn % n;
            }
        }
    }
}

/// Luck that is written down as it is drawn.
pub struct Recording<'a> {
    source: &'a mut dyn Chance,
    drawn: Vec<u32>,
}

impl<'a> Recording<'a> {
    /// Writes down what `source` answers.
    pub fn new(source: &'a mut dyn Chance) -> Self {
        Recording {
            source,
            drawn: Vec::new(),
        }
    }

    /// All answers so far.
    pub fn into_drawn(self) -> Vec<u32> {
        self.drawn
    }
}

impl Chance for Recording<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.source.below(n);
        self.drawn.push(answer);
        answer
    }
}

/// Luck that was written down before, read again.
///
/// A record may be damaged: [`Recorded::finish`] says whether it fitted what was asked. Until
/// then a missing or impossible answer counts as 0.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    left: &'a [u32],
    broken: bool,
}

impl<'a> Recorded<'a> {
    /// Reads these answers in order.
    pub fn new(drawn: &'a [u32]) -> Self {
        Recorded {
            left: drawn,
            broken: false,
        }
    }

    /// Whether every question found a possible answer and no answer is left over.
    ///
    /// # Errors
    ///
    /// [`Unlucky`] if the record did not fit.
    pub fn finish(self) -> Result<(), Unlucky> {
        if self.broken || !self.left.is_empty() {
            Err(Unlucky)
        } else {
            Ok(())
        }
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self.left.split_first() {
            Some((&answer, rest)) if answer < n => {
                self.left = rest;
                answer
            }
            _ => {
                self.broken = true;
                0
            }
        }
    }
}

/// A record of luck that does not fit the game it is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unlucky;

/// Luck that a test writes: these answers, then 0 for ever.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    answers: Vec<u32>,
    at: usize,
}

impl Scripted {
    /// Answers these in order. An answer that is too large is reduced to fit.
    pub fn new(answers: &[u32]) -> Self {
        Scripted {
            answers: answers.to_vec(),
            at: 0,
        }
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.answers.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        answer % n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut luck = Seeded::for_move([7; 16], 3);
        let drawn: Vec<u32> = (0..10).map(|_| luck.below(50)).collect();
        assert_eq!(drawn, [6, 28, 18, 45, 9, 17, 29, 48, 13, 28]);
    }

    #[test]
    fn moves_and_thoughts_have_streams_of_their_own() {
        let draw = |mut luck: Seeded| (0..8).map(|_| luck.below(1000)).collect::<Vec<_>>();
        let first = draw(Seeded::for_move([1; 16], 0));
        assert_eq!(first, draw(Seeded::for_move([1; 16], 0)));
        assert_ne!(first, draw(Seeded::for_move([1; 16], 1)));
        assert_ne!(first, draw(Seeded::for_move([2; 16], 0)));
        assert_ne!(first, draw(Seeded::for_thought([1; 16], 0)));
    }

    #[test]
    fn all_numbers_come_up_about_equally_often() {
        let mut luck = Seeded::for_move([9; 16], 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[luck.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn what_is_recorded_can_be_read_again() {
        let mut seeded = Seeded::for_move([5; 16], 1);
        let mut recording = Recording::new(&mut seeded);
        let answers: Vec<u32> = (1..20).map(|n| recording.below(n)).collect();
        let drawn = recording.into_drawn();
        let mut recorded = Recorded::new(&drawn);
        let again: Vec<u32> = (1..20).map(|n| recorded.below(n)).collect();
        assert_eq!(answers, again);
        assert_eq!(recorded.finish(), Ok(()));
    }

    #[test]
    fn a_record_that_does_not_fit_says_so() {
        let mut short = Recorded::new(&[1]);
        short.below(2);
        short.below(2);
        assert_eq!(short.finish(), Err(Unlucky));
        let mut out_of_range = Recorded::new(&[7]);
        out_of_range.below(2);
        assert_eq!(out_of_range.finish(), Err(Unlucky));
        assert_eq!(Recorded::new(&[0]).finish(), Err(Unlucky), "left over");
    }
}
