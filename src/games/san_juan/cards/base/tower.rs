//! Tower: its owner may begin a round with twelve cards in hand.

use super::super::{Rules, Spec};

pub struct Tower;

impl Rules for Tower {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 3,
            points: 2,
            copies: 3,
        }
    }

    fn hand_limit(&self) -> Option<u8> {
        Some(12)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::round_start::hand_limit;
    use crate::games::san_juan::scene::scene;

    const OWNER: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn twelve_cards_are_not_too_many() {
        let game = scene(3).builds(OWNER, &[Tower]).game();
        assert_eq!([OWNER, OTHER].map(|seat| hand_limit(&game, seat)), [12, 7]);
    }
}
