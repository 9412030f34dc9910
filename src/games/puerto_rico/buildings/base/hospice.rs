//! Hospice: the tile that its owner takes comes with a colonist.
//!
//! Printed: costs 4, 2 points, second column, one circle. The colonist comes from the supply, else
//! from the colonist ship, else not at all; it stands on the tile of the normal choice, plantation
//! or quarry, never on one that a hacienda drew. That the supply runs out by it ends nothing.

use super::super::{Rules, Spec};

pub struct Hospice;

impl Rules for Hospice {
    fn spec(&self) -> &Spec {
        &Spec {
            cost: 4,
            points: 2,
            column: 2,
            spaces: 1,
            circles: 1,
            copies: 2,
        }
    }

    fn staffs_tile(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{Action, Building::Hospice, PuertoRico, RoleCard, Tile};

    const OWNER: Seat = Seat::new(0);

    fn taken(scene: Scene, tile: Tile) -> PuertoRico {
        let mut game = scene.game();
        let take = [Action::Choose(RoleCard::Settler), Action::Take(tile)];
        play(&mut game, &take);
        game
    }

    #[test]
    fn the_tile_is_occupied_at_once() {
        for tile in [Tile::Corn, Tile::Quarry] {
            let game = taken(scene(4).works(OWNER, Hospice).colonists(9, 4), tile);
            assert_eq!(game.players[OWNER].occupied(tile), 1);
            assert_eq!((game.colonists, game.colonist_ship), (8, 4));
        }
    }

    #[test]
    fn an_empty_hospice_does_nothing() {
        let game = taken(scene(4).builds(OWNER, Hospice), Tile::Corn);
        assert_eq!(game.players[OWNER].occupied(Tile::Corn), 0);
    }

    #[test]
    fn it_takes_the_last_of_the_supply_and_ends_nothing() {
        let game = taken(scene(4).works(OWNER, Hospice).colonists(1, 4), Tile::Corn);
        assert_eq!((game.colonists, game.colonist_ship), (0, 4));
        assert_eq!(game.last_round, None);
    }

    #[test]
    fn it_falls_back_on_the_ship_and_then_on_nobody() {
        let hospice = || scene(4).works(OWNER, Hospice);
        let game = taken(hospice().colonists(0, 1), Tile::Corn);
        assert_eq!(game.players[OWNER].occupied(Tile::Corn), 1);
        assert_eq!(game.colonist_ship, 0);
        let game = taken(hospice().colonists(0, 0), Tile::Corn);
        assert_eq!(game.players[OWNER].occupied(Tile::Corn), 0);
    }

    #[test]
    fn the_colonist_may_be_declined() {
        let mut game = scene(4).works(OWNER, Hospice).colonists(9, 4).game();
        let settler = Action::Choose(RoleCard::Settler);
        play(&mut game, &[settler, Action::TakeUnstaffed(Tile::Quarry)]);
        assert_eq!(game.players[OWNER].tiles(Tile::Quarry), 1);
        assert_eq!(game.players[OWNER].occupied(Tile::Quarry), 0);
        assert_eq!(game.colonists, 9);
    }

    #[test]
    fn what_cannot_be_taken_cannot_be_taken_without_a_colonist_either() {
        let second = Seat::new(1);
        let mut game = scene(4).works(second, Hospice).game();
        let settler = Action::Choose(RoleCard::Settler);
        play(&mut game, &[settler, Action::Pass]);
        let quarry = game.check(&Action::Take(Tile::Quarry));
        assert!(quarry.is_err());
        assert_eq!(game.check(&Action::TakeUnstaffed(Tile::Quarry)), quarry);
        let coffee = game.check(&Action::Take(Tile::Coffee));
        assert!(coffee.is_err());
        assert_eq!(game.check(&Action::TakeUnstaffed(Tile::Coffee)), coffee);
    }
}
