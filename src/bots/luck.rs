//! Luck that costs next to nothing, for games that nobody keeps.

use crate::engine::{Chance, Seed};

/// Luck for play-outs: quick, good enough, and not for the table, whose luck has to mean the same
/// for ever and must not be foreseen. (Marsaglia's xorshift with a multiplication, 64 bits.)
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// Luck that differs for every number.
    pub fn new(number: u64) -> Self {
        // Neighbouring numbers start far apart, and the state is never 0.
        let mixed = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Quick((mixed ^ (mixed >> 32)).max(1))
    }

    /// Luck that grows from other luck.
    pub fn from_chance(chance: &mut dyn Chance) -> Self {
        let high = u64::from(chance.below(u32::MAX));
        Quick::new((high << 32) | u64::from(chance.below(u32::MAX)))
    }

    /// A seed for a game.
    pub fn seed(&mut self) -> Seed {
        std::array::from_fn(|_| self.next().to_le_bytes()[7])
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
}

impl Chance for Quick {
    /// By multiplication instead of division; a number below 2^32 is off by less than n in 2^32.
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_numbers_come_up_about_equally_often() {
        let mut counts = [0u32; 7];
        for number in 0..7_000 {
            let mut luck = Quick::new(number);
            for _ in 0..10 {
                counts[luck.below(7) as usize] += 1;
            }
        }
        assert!(
            counts.iter().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
    }
}
