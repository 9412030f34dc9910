//! Black market: its owner may pay the last doubloons of a building in kind.
//!
//! Printed: costs 2, 1 point, first column, one circle. Whose doubloons are all spent and do not
//! reach may give at most one colonist, at most one barrel and at most one victory point, each for a
//! doubloon, just as many as are missing. The colonist here stays, and so do those who make the
//! building cheaper. What is given returns to the supply before a colonist comes with the building or
//! points are given for it; an end that is announced stays announced.

use super::super::{Rules, Spec};

pub struct BlackMarket;

impl Rules for BlackMarket {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 2,
            points: 1,
            column: 1,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn takes_things(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{
        Action,
        Building::{BlackMarket, Church, Harbor, Hospice, Library, University},
        Event, Good, Illegal, Phase, Post, PuertoRico, RoleCard,
    };

    const OWNER: Seat = Seat::new(0);

    /// A builder with so much money.
    fn building(scene: Scene, doubloons: u16) -> PuertoRico {
        let mut game = scene.money(OWNER, doubloons).game();
        play(&mut game, &[Action::Choose(RoleCard::Builder)]);
        game
    }

    fn market() -> Scene {
        scene(4).works(OWNER, BlackMarket)
    }

    #[test]
    fn each_thing_is_worth_a_doubloon() {
        let things = [
            market().san_juan(OWNER, 1),
            market().goods(OWNER, Good::Coffee, 1),
            market().chips(OWNER, 1),
        ];
        for scene in things {
            let mut game = building(scene, 2);
            play(&mut game, &[Action::Build(Hospice)]);
            let player = &game.players[OWNER];
            assert_eq!((player.doubloons, player.chips), (0, 0));
            assert_eq!(player.goods.total() + player.san_juan, 0);
            assert!(player.owns(Hospice));
        }
    }

    #[test]
    fn an_empty_market_takes_nothing() {
        let scene = scene(4).builds(OWNER, BlackMarket).chips(OWNER, 9);
        assert_eq!(
            building(scene, 2).check(&Action::Build(Hospice)),
            Err(Illegal::TooDear { cost: 3, have: 2 })
        );
    }

    #[test]
    fn every_colonist_who_is_not_needed_may_be_given() {
        let scene = market().san_juan(OWNER, 1).works(OWNER, Harbor);
        let mut game = building(scene, 2);
        play(&mut game, &[Action::Build(Hospice)]);
        assert!(matches!(game.phase, Phase::Paying(_)));
        let posts = [Post::SanJuan, Post::Building(Harbor)];
        assert_eq!(game.actions(), posts.map(Action::PayColonist));
        play(&mut game, &[Action::PayColonist(Post::Building(Harbor))]);
        assert_eq!(game.players[OWNER].colonists_at(Post::Building(Harbor)), 0);
        assert_eq!(game.players[OWNER].san_juan, 1);
    }

    #[test]
    fn a_library_that_makes_it_cheaper_keeps_its_colonist() {
        let game = building(market().works(OWNER, Library), 1);
        assert_eq!(
            game.check(&Action::Build(Hospice)),
            Err(Illegal::TooDear { cost: 2, have: 1 })
        );
    }

    #[test]
    fn who_is_given_away_brings_nothing_more() {
        let scene = market().works(OWNER, University).works(OWNER, Church);
        let mut game = building(scene, 2);
        play(&mut game, &[Action::Build(Hospice)]);
        let mut without = game.clone();
        let paid = Action::PayColonist(Post::Building(University));
        play(&mut game, &[paid]);
        assert_eq!(game.players[OWNER].city.last().unwrap().colonists, 0);
        assert_eq!(game.players[OWNER].chips, 1);
        let paid = Action::PayColonist(Post::Building(Church));
        play(&mut without, &[paid]);
        assert_eq!(without.players[OWNER].city.last().unwrap().colonists, 1);
        assert_eq!(without.players[OWNER].chips, 0);
    }

    #[test]
    fn the_log_tells_what_was_given_before_the_building() {
        let mut game = building(market().chips(OWNER, 1), 2);
        let events = play(&mut game, &[Action::Build(Hospice)]);
        assert_eq!(events[0], Event::GavePoint { seat: OWNER });
        assert!(matches!(events[1], Event::Built { price: 2, .. }));
    }
}
