//! Piles that are drawn from blindly.

use super::Chance;

/// Draws one thing from a bag of counts per kind, each single thing equally likely, and takes it
/// out: the number of its kind, or nothing from an empty bag.
///
/// A shuffled pile that nobody may look into is the same as a bag: no card of our games lets a
/// player see or arrange an order, so there is none to leak, to save or to guess.
pub fn draw(counts: &mut [u8], chance: &mut dyn Chance) -> Option<usize> {
    let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    if all == 0 {
        return None;
    }
    let mut at = chance.below(all);
    for (kind, count) in counts.iter_mut().enumerate() {
        if at < u32::from(*count) {
            *count -= 1;
            return Some(kind);
        }
        at -= u32::from(*count);
    }
    unreachable!("the number drawn is below the sum of the counts")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Scripted, Seeded};

    #[test]
    fn each_thing_in_the_bag_has_its_number() {
        for (number, kind) in [(0, 0), (1, 2), (2, 2), (3, 2), (4, 3)] {
            let mut bag = [1, 0, 3, 1];
            assert_eq!(draw(&mut bag, &mut Scripted::new(&[number])), Some(kind));
        }
    }

    #[test]
    fn a_bag_is_emptied_exactly() {
        let mut bag = [3, 0, 5];
        let mut drawn = [0; 3];
        let mut luck = Seeded::for_move([0; 16], 0);
        while let Some(kind) = draw(&mut bag, &mut luck) {
            drawn[kind] += 1;
        }
        assert_eq!((bag, drawn), ([0, 0, 0], [3, 0, 5]));
    }
}
