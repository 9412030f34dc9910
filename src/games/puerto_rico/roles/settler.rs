//! Settler: each in turn places a tile on the island. Who chose it may take a quarry.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::{
    Action, Building, Event, Illegal, Phase, Player, Plot, RoleTurn, Stage, Table, Tile, round,
    setup,
};

/// How far a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// It may draw a face-down plantation first (Hacienda), or take a tile.
    Begin,
    /// It has drawn, and may take a tile.
    Drawn,
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, Step::Begin)), stage)
}

pub(in super::super) fn candidates() -> impl Iterator<Item = Action> {
    let take = |tile: &Tile| [Action::Take(*tile), Action::TakeUnstaffed(*tile)];
    [Action::DrawPlantation]
        .into_iter()
        .chain(Tile::ALL.iter().flat_map(take))
        .chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Step>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let may_take = may_take(table, turn);
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::DrawPlantation => {
            if turn.step == Step::Drawn {
                return Err(Illegal::NotNow);
            }
            if !player
                .functions()
                .any(|building| building.draws_plantation())
            {
                return Err(Illegal::Needs(Building::Hacienda));
            }
            island_free(player)?;
            if table.face_down.total() + table.discarded.total() == 0 {
                return Err(Illegal::NoPlantationLeft);
            }
            Ok(())
        }
        Action::Take(tile) => may_take(tile),
        Action::TakeUnstaffed(tile) => {
            may_take(tile)?;
            if !player.functions().any(|building| building.staffs_tile()) {
                return Err(Illegal::Needs(Building::Hospice));
            }
            if table.colonist_to_be_had() {
                Ok(())
            } else {
                Err(Illegal::NoColonist)
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

fn island_free<C>(player: &Player<C>) -> Result<(), Illegal> {
    if player.island_room() > 0 {
        Ok(())
    } else {
        Err(Illegal::IslandFull)
    }
}

/// Whether a seat may take a tile from the row, or a quarry.
fn may_take<C>(table: &Table<C>, turn: &RoleTurn<Step>) -> impl Fn(Tile) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    move |tile| {
        island_free(player)?;
        if tile != Tile::Quarry {
            return match table.plantations.contains(&tile) {
                true => Ok(()),
                false => Err(Illegal::NoSuchTile),
            };
        }
        if !turn.privileged() && !player.functions().any(|building| building.takes_quarry()) {
            return Err(Illegal::NoQuarryRight);
        }
        if table.quarries == 0 {
            Err(Illegal::NoQuarryLeft)
        } else {
            Ok(())
        }
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Step>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match *action {
        Action::DrawPlantation => {
            if let Some(tile) = table.draw_plantation(stage.chance) {
                table.players[seat].island.push(Plot {
                    tile,
                    occupied: false,
                });
                stage.tell(Event::Drew { seat, tile });
            }
            let drawn = RoleTurn {
                step: Step::Drawn,
                ..turn
            };
            if able(table, &drawn) {
                return Phase::Settler(drawn);
            }
        }
        Action::Take(tile) => {
            let staffed = table.players[seat].functions().any(|it| it.staffs_tile());
            let colonists = if staffed { table.fetch_colonist() } else { 0 };
            take(table, seat, tile, colonists, stage);
        }
        Action::TakeUnstaffed(tile) => take(table, seat, tile, 0, stage),
        _ => stage.tell(Event::Passed { seat }),
    }
    let next = turn.next(table.seats(), Step::Begin);
    go_on(table, next, stage)
}

fn take(table: &mut Table, seat: Seat, tile: Tile, colonists: u8, stage: &mut Stage) {
    match tile {
        Tile::Quarry => table.quarries -= 1,
        _ => {
            let at = table.plantations.iter().position(|shown| *shown == tile);
            table
                .plantations
                .remove(at.expect("check has seen the tile in the row"));
        }
    }
    table.players[seat].island.push(Plot {
        tile,
        occupied: colonists > 0,
    });
    stage.tell(Event::Settled {
        seat,
        tile,
        colonists,
    });
}

/// Whether a seat has anything to choose but to pass.
fn able(table: &Table, turn: &RoleTurn<Step>) -> bool {
    let may_take = may_take(table, turn);
    Tile::ALL.iter().any(|tile| may_take(*tile).is_ok())
        || check(table, turn)(&Action::DrawPlantation).is_ok()
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<Step>>, stage: &mut Stage) -> Phase {
    let Some(turn) = turn else {
        return finish(table, stage);
    };
    match first_able(table, turn, stage, able) {
        Some(turn) => Phase::Settler(turn),
        None => finish(table, stage),
    }
}

/// Puts the untaken tiles away, then turns up new ones.
fn finish(table: &mut Table, stage: &mut Stage) -> Phase {
    for tile in std::mem::take(&mut table.plantations) {
        if let Some(good) = tile.good() {
            table.discarded[good] += 1;
        }
    }
    let count = setup::reveal_plantations(table, stage.chance);
    stage.tell(Event::PlantationsRevealed { count });
    round::after_role(table, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{ByGood, Good, PuertoRico, RoleCard};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    fn settling(scene: Scene) -> PuertoRico {
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(RoleCard::Settler)]);
        game
    }

    #[test]
    fn one_tile_each_from_the_chooser_on() {
        let mut game = settling(scene(3).governor(SECOND).row(&[Tile::Corn; 4]));
        for seat in [SECOND, Seat::new(2), FIRST] {
            assert_eq!(game.phase.acting(), Some(seat));
            play(&mut game, &[Action::Take(Tile::Corn)]);
            assert_eq!(game.players[seat].island.len(), 1);
        }
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn only_what_lies_in_the_row_can_be_taken() {
        let row = [Tile::Corn, Tile::Sugar, Tile::Sugar, Tile::Coffee];
        let mut game = settling(scene(3).row(&row));
        assert_eq!(
            game.check(&Action::Take(Tile::Tobacco)),
            Err(Illegal::NoSuchTile)
        );
        play(&mut game, &[Action::Take(Tile::Coffee)]);
        assert_eq!(
            game.check(&Action::Take(Tile::Coffee)),
            Err(Illegal::NoSuchTile)
        );
        assert_eq!(
            game.plantations[..],
            row[..3],
            "the others stay as they lie"
        );
    }

    #[test]
    fn without_a_hospice_there_is_no_colonist_to_decline() {
        let game = settling(scene(3));
        assert_eq!(
            game.check(&Action::TakeUnstaffed(Tile::Corn)),
            Err(Illegal::Needs(Building::Hospice))
        );
    }

    #[test]
    fn actions_of_other_roles_are_refused() {
        let game = settling(scene(3));
        for action in [
            Action::Place(1),
            Action::Choose(RoleCard::Mayor),
            Action::Sell(Good::Corn),
        ] {
            assert_eq!(game.check(&action), Err(Illegal::NotNow));
        }
    }

    #[test]
    fn the_privilege_works_with_an_empty_row() {
        let game = settling(scene(3).row(&[]));
        assert_eq!(game.phase.acting(), Some(FIRST));
        assert_eq!(game.actions(), [Action::Take(Tile::Quarry), Action::Pass]);
    }

    #[test]
    fn an_empty_row_without_quarries_is_nobodys_turn() {
        let mut game = scene(3).row(&[]).with(|game| game.quarries = 0).game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Settler)]);
        let skipped = events
            .iter()
            .filter(|it| matches!(it, Event::Skipped { .. }));
        assert_eq!(skipped.count(), 3);
        assert_eq!(game.plantations.len(), 4, "and a new row is turned up");
    }

    #[test]
    fn nothing_is_shuffled_while_the_face_down_ones_suffice() {
        let corn = Action::Take(Tile::Corn);
        let mut game = settling(scene(3).row(&[Tile::Corn; 4]).with(|game| {
            game.face_down = ByGood([0, 4, 0, 0, 0]);
            game.discarded = ByGood([0, 0, 3, 0, 0]);
        }));
        play(&mut game, &[corn, corn, corn]);
        assert_eq!(game.plantations[..], [Tile::Indigo; 4]);
        assert_eq!(game.face_down, ByGood::default());
        assert_eq!(game.discarded, ByGood([1, 0, 3, 0, 0]));
    }

    #[test]
    fn what_was_just_put_away_is_shuffled_with_the_rest() {
        let corn = Action::Take(Tile::Corn);
        let mut game = settling(scene(3).row(&[Tile::Corn; 4]).with(|game| {
            game.face_down = ByGood([0, 2, 0, 0, 0]);
            game.discarded = ByGood([0, 0, 3, 0, 0]);
        }));
        let events = play(&mut game, &[corn, corn, corn]);
        let row = [Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Sugar];
        assert_eq!(game.plantations[..], row);
        assert_eq!(game.face_down, ByGood([0, 0, 2, 0, 0]));
        assert_eq!(game.discarded, ByGood::default());
        assert!(events.contains(&Event::PlantationsRevealed { count: 4 }));
    }

    #[test]
    fn a_hacienda_may_draw_though_nothing_else_is_left_to_take() {
        let scene = scene(3).works(SECOND, Building::Hacienda).row(&[]);
        let mut game = settling(scene);
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.actions(), [Action::DrawPlantation, Action::Pass]);
        play(&mut game, &[Action::DrawPlantation]);
        assert!(
            matches!(game.phase, Phase::ChooseRole { .. }),
            "nothing is left to ask anyone"
        );
        assert_eq!(game.players[SECOND].island.len(), 1);
    }
}
