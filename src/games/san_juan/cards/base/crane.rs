//! Crane: its owner may put a new building on another one and pays only the difference.
//!
//! The covered building is out of the game, with its points and its function; a good on it is
//! discarded. The city does not grow.

use super::super::{Rules, Spec};

pub struct Crane;

impl Rules for Crane {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            copies: 3,
        }
    }

    fn covers(&self) -> bool {
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
    fn the_difference_is_paid_and_the_city_does_not_grow() {
        let scene = scene(3).builds(OWNER, &[Crane, IndigoPlant]);
        let hand = [SilverSmelter, Hero, Hero, Tower];
        let mut game = scene.hand(OWNER, &hand).good(OWNER, 1).game();
        play(
            &mut game,
            &[Action::Choose(Role::Builder), Action::Build(SilverSmelter)],
        );
        let player = &game.players[OWNER];
        let city: Vec<_> = player.city.iter().map(|it| (it.card, it.good)).collect();
        assert_eq!(city, [(Crane, None), (SilverSmelter, None)]);
        assert_eq!(player.hand.total(), 0, "5 - 1 - 1");
        assert_eq!(
            (player.covered.of(IndigoPlant), player.covered.total()),
            (1, 1)
        );
        assert_eq!(game.discards.total(), 3 + 1);
    }

    #[test]
    fn with_enough_cards_the_owner_is_asked_where() {
        let scene = scene(3).builds(OWNER, &[Crane, IndigoPlant]);
        let mut game = scene.hand(OWNER, &[SugarMill, Hero, Tower]).game();
        play(
            &mut game,
            &[Action::Choose(Role::Builder), Action::Build(SugarMill)],
        );
        let mut free = game.clone();
        play(&mut free, &[Action::Cover(1)]);
        assert_eq!(free.players[OWNER].hand.total(), 2);
        play(&mut game, &[Action::NewPlace, Action::Pay(Tower)]);
        assert_eq!(game.players[OWNER].city.len(), 3);
    }
}
