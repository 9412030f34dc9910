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
    const OTHER: Seat = Seat::new(1);

    #[test]
    fn an_old_card_may_be_discarded_for_a_new_one() {
        let scene = scene(3)
            .builds(OWNER, &[Archive])
            .hand(OWNER, &[Smithy, Hero]);
        let mut game = scene.supply(&[Palace; 2]).game();
        game.governor = Seat::new(2);
        game.phase = crate::games::san_juan::Phase::ChooseRole {
            chooser: Seat::new(2),
        };
        game.discards.take(Hero);
        game.supply.put(Hero);
        // The chooser draws what there is; the owner draws from the discards.
        play(
            &mut game,
            &[Action::Choose(Role::Councillor), Action::Keep(Palace)],
        );
        assert_eq!(game.phase.acting(), Some(OWNER));
        assert_eq!(game.players[OWNER].hand.total(), 4);
        play(&mut game, &[Action::Discard(Smithy)]);
        assert_eq!(game.players[OWNER].hand.total(), 3);
        assert_eq!(game.players[OTHER].hand.total(), 0, "asked now");
    }
}
