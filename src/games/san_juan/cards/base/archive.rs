//! Archive: its owner takes all drawn cards and discards from the whole hand.

use super::super::{Rules, Spec};

pub struct Archive;

impl Rules for Archive {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 1,
            points: 1,
            copies: 3,
        }
    }

    fn opens_hand(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Seat;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::{play, scene};
    use crate::games::san_juan::{Action, Role};

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn old_cards_may_be_discarded_for_new_ones() {
        let scene = scene(3)
            .builds(OWNER, &[Archive])
            .hand(OWNER, &[Smithy, Hero]);
        let mut game = scene.supply(&[Palace, Palace, Well, Well, Well]).game();
        play(&mut game, &[Action::Choose(Role::Councillor)]);
        assert_eq!(game.players[OWNER].hand.total(), 2 + 5);
        let discarded = [Smithy, Well, Well, Well].map(Action::Discard);
        play(&mut game, &discarded);
        let hand = game.players[OWNER].hand;
        assert_eq!((hand.of(Hero), hand.of(Palace), hand.total()), (1, 2, 3));
    }
}
