//! Settler: each in turn places a tile on the island. Who chose it may take a quarry.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::guests::{self, Window};
use super::super::phase::{First, first_able, pass_over};
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
    /// It has drawn a plantation, the last tile of its island, and decides whether that is a forest
    /// (Forest house).
    Decide,
    /// It has drawn, and may take a tile.
    Drawn,
    /// The settler may take a second tile when all have taken theirs (Library).
    Second,
}

/// The turn of a seat that takes a tile.
type Turn = RoleTurn<Step>;

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, RoleTurn::first(chooser, Step::Begin), stage)
}

pub(in super::super) fn candidates<C>(
    table: &Table<C>,
    turn: &Turn,
) -> impl Iterator<Item = Action> + use<C> {
    let drawn: &[Action] = match turn.step {
        Step::Decide => &[Action::KeepDrawn, Action::TurnDrawn],
        Step::Begin | Step::Drawn | Step::Second => &[],
    };
    let tiles: &[Tile] = match turn.step {
        Step::Decide => &[],
        Step::Begin | Step::Drawn | Step::Second => &Tile::WORKED,
    };
    let forests = match table.in_game.contains(Building::ForestHouse) {
        true => tiles,
        false => &[],
    };
    let others: &[Action] = match turn.step {
        Step::Decide => &[],
        Step::Begin | Step::Drawn | Step::Second => &[Action::Pass],
    };
    let draw = others.first().map(|_| Action::DrawPlantation);
    let take = |tile: &Tile| [Action::Take(*tile), Action::TakeUnstaffed(*tile)];
    let turn_over = |tile: &Tile| {
        [
            Action::TakeForest(*tile),
            Action::TakeForestUnstaffed(*tile),
        ]
    };
    draw.into_iter()
        .chain(drawn.iter().copied())
        .chain(tiles.iter().flat_map(take))
        .chain(forests.iter().flat_map(turn_over))
        .chain(others.iter().copied())
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &Turn,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let may_take = may_take(table, turn);
    let may_decline = move || {
        if turn.step == Step::Second {
            return Err(Illegal::NotNow);
        }
        if !player.functions().any(|building| building.staffs_tile()) {
            return Err(Illegal::Needs(Building::Hospice));
        }
        match table.colonist_to_be_had() {
            true => Ok(()),
            false => Err(Illegal::NoColonist),
        }
    };
    move |action| match (*action, turn.step) {
        (Action::KeepDrawn | Action::TurnDrawn, Step::Decide) => Ok(()),
        (_, Step::Decide) => Err(Illegal::NotNow),
        (Action::Pass, _) => Ok(()),
        (Action::DrawPlantation, Step::Begin) => may_draw(table, player),
        (Action::Take(tile), _) => may_take(tile),
        (Action::TakeUnstaffed(tile), _) => may_take(tile).and_then(|()| may_decline()),
        (Action::TakeForest(tile), _) => may_turn_over(table, player, tile).and(may_take(tile)),
        (Action::TakeForestUnstaffed(tile), _) => may_turn_over(table, player, tile)
            .and(may_take(tile))
            .and_then(|()| may_decline()),
        _ => Err(Illegal::NotNow),
    }
}

fn may_draw<C>(table: &Table<C>, player: &Player<C>) -> Result<(), Illegal> {
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

fn island_free<C>(player: &Player<C>) -> Result<(), Illegal> {
    if player.island_room() > 0 {
        Ok(())
    } else {
        Err(Illegal::IslandFull)
    }
}

/// Whether a player may place a tile as a forest, if they may take it.
fn may_turn_over<C>(table: &Table<C>, player: &Player<C>, tile: Tile) -> Result<(), Illegal> {
    if !plants_forest(table, player) {
        return Err(Illegal::Needs(Building::ForestHouse));
    }
    match tile.good() {
        Some(_) => Ok(()),
        None => Err(Illegal::NoForest),
    }
}

fn plants_forest<C>(table: &Table<C>, player: &Player<C>) -> bool {
    table.in_game.contains(Building::ForestHouse) && player.functions().any(|it| it.plants_forest())
}

/// Whether a seat may take a tile from the row, or a quarry.
fn may_take<C>(table: &Table<C>, turn: &Turn) -> impl Fn(Tile) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    // The privilege is a quarry with the first tile, and another tile with a Library.
    let privileged = turn.privileged() && turn.step != Step::Second;
    move |tile| {
        island_free(player)?;
        if tile != Tile::Quarry {
            return match table.plantations.contains(&tile) {
                true => Ok(()),
                false => Err(Illegal::NoSuchTile),
            };
        }
        if !privileged && !player.functions().any(|building| building.takes_quarry()) {
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
    turn: Turn,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match *action {
        Action::DrawPlantation => return draw(table, turn, stage),
        Action::KeepDrawn => return after_draw(table, turn, stage),
        Action::TurnDrawn => {
            if let Some(plot) = table.players[seat].island.last_mut() {
                let tile = std::mem::replace(&mut plot.tile, Tile::Forest);
                stage.tell(Event::TurnedOver { seat, tile });
            }
            return after_draw(table, turn, stage);
        }
        Action::Take(tile) => take(table, &turn, tile, tile, true, stage),
        Action::TakeUnstaffed(tile) => take(table, &turn, tile, tile, false, stage),
        Action::TakeForest(tile) => take(table, &turn, tile, Tile::Forest, true, stage),
        Action::TakeForestUnstaffed(tile) => take(table, &turn, tile, Tile::Forest, false, stage),
        _ => stage.tell(Event::Passed { seat }),
    }
    next(table, turn, stage)
}

/// Draws a plantation and places it. Whoever may make it a forest is asked.
fn draw(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    let seat = turn.acting;
    if let Some(tile) = table.draw_plantation(stage.chance) {
        let player = &mut table.players[seat];
        player.island.push(Plot {
            tile,
            occupied: false,
        });
        stage.tell(Event::Drew { seat, tile });
        if plants_forest(table, &table.players[seat]) {
            return Phase::Settler(RoleTurn {
                step: Step::Decide,
                ..turn
            });
        }
    }
    after_draw(table, turn, stage)
}

fn after_draw(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    let drawn = RoleTurn {
        step: Step::Drawn,
        ..turn
    };
    if able(table, &drawn) {
        return Phase::Settler(drawn);
    }
    match guests::could_help(table, turn.acting, |busy| able(busy, &drawn)) {
        true => Phase::Guests(Window::Settler(drawn)),
        false => next(table, turn, stage),
    }
}

/// Takes a tile and places it as what it is or as a forest, with a colonist where the Hospice gives
/// one that is wanted.
fn take(
    table: &mut Table,
    turn: &Turn,
    tile: Tile,
    placed: Tile,
    staffed: bool,
    stage: &mut Stage,
) {
    let seat = turn.acting;
    let staffed = staffed
        && turn.step != Step::Second
        && table.players[seat].functions().any(|it| it.staffs_tile());
    let colonists = if staffed { table.fetch_colonist() } else { 0 };
    match tile {
        Tile::Quarry => table.quarries -= 1,
        _ => {
            let at = table.plantations.iter().position(|shown| *shown == tile);
            table
                .plantations
                .remove(at.expect("check has seen the tile in the row"));
        }
    }
    let player = &mut table.players[seat];
    let here = colonists.min(placed.circles());
    player.san_juan += colonists - here;
    player.island.push(Plot {
        tile: placed,
        occupied: here > 0,
    });
    stage.tell(match placed {
        Tile::Forest => Event::Forested {
            seat,
            tile,
            colonists,
        },
        _ => Event::Settled {
            seat,
            tile,
            colonists,
        },
    });
}

/// Whether a seat has anything to choose but to pass.
fn able(table: &Table, turn: &Turn) -> bool {
    let doubled = turn.step != Step::Second || turn.privilege(table) > 1;
    let may_take = may_take(table, turn);
    doubled
        && (Tile::WORKED.iter().any(|tile| may_take(*tile).is_ok())
            || check(table, turn)(&Action::DrawPlantation).is_ok())
}

fn next(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    if turn.step == Step::Second {
        return finish(table, stage);
    }
    match turn.next(table.seats(), Step::Begin) {
        Some(next) => go_on(table, next, stage),
        None => second_tile(table, turn, stage),
    }
}

fn go_on(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    match first_able(table, turn, stage, able) {
        Some(First::Able(turn)) => Phase::Settler(turn),
        Some(First::WithGuests(turn)) => Phase::Guests(Window::Settler(turn)),
        None => second_tile(table, turn, stage),
    }
}

/// When all have had their turn: the second tile of a settler with a Library.
fn second_tile(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    let second = RoleTurn::first(turn.chooser, Step::Second);
    if turn.step == Step::Second || !table.in_game.contains(Building::Library) {
        return finish(table, stage);
    }
    if able(table, &second) {
        return Phase::Settler(second);
    }
    match guests::could_help(table, turn.chooser, |busy| able(busy, &second)) {
        true => Phase::Guests(Window::Settler(second)),
        false => finish(table, stage),
    }
}

pub(in super::super) fn after_guests(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    if able(table, &turn) {
        return Phase::Settler(turn);
    }
    match turn.step {
        Step::Begin => {}
        Step::Decide | Step::Drawn => return next(table, turn, stage),
        Step::Second => return finish(table, stage),
    }
    match pass_over(table, turn, stage) {
        Some(next) => go_on(table, next, stage),
        None => second_tile(table, turn, stage),
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
