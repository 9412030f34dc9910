//! Builder: each in turn may build. Who chose it pays one doubloon less.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::phase::first_able;
use super::super::{
    Action, Building, Ending, Event, Illegal, Phase, RoleTurn, Stage, Structure, Table, Tile, round,
};

/// A price as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// What is printed on the building.
    pub printed: u8,
    /// What occupied quarries take off: at most the building's column.
    pub quarries: u8,
    /// What the privilege takes off.
    pub privilege: u8,
}

impl Price {
    #[inline]
    fn of<C>(table: &Table<C>, building: Building, quarries: u8, privileged: bool) -> Self {
        Price {
            printed: table.cost(building),
            quarries: quarries.min(building.spec().column),
            privilege: u8::from(privileged),
        }
    }

    /// What is to be paid: never less than nothing.
    pub fn total(&self) -> u8 {
        self.printed.saturating_sub(self.quarries + self.privilege)
    }
}

/// What a building costs a seat, with or without the privilege of the builder.
pub fn price<C>(table: &Table<C>, seat: Seat, building: Building, privileged: bool) -> Price {
    let quarries = table.players[seat].occupied(Tile::Quarry);
    Price::of(table, building, quarries, privileged)
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates() -> impl Iterator<Item = Action> {
    let build = |it: &Building| [Action::Build(*it), Action::BuildUnstaffed(*it)];
    let all = Building::ALL.iter().flat_map(build);
    all.chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<()>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let may_build = may_build(table, turn);
    let university = table.players[turn.acting]
        .functions()
        .any(|it| it.staffs_building());
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Build(building) => may_build(building),
        Action::BuildUnstaffed(building) => {
            if !university {
                return Err(Illegal::Needs(Building::University));
            }
            may_build(building)?;
            if table.colonist_to_be_had() {
                Ok(())
            } else {
                Err(Illegal::NoColonist)
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

/// Whether a seat may build a building, whoever staffs it.
fn may_build<C>(table: &Table<C>, turn: &RoleTurn<()>) -> impl Fn(Building) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let owned = player.owned();
    let room = player.city_room();
    let quarries = player.occupied(Tile::Quarry);
    let privileged = turn.privileged();
    let have = player.doubloons;
    move |building| {
        if owned.contains(building) {
            return Err(Illegal::AlreadyOwned);
        }
        if table.market.left(building) == 0 {
            return Err(Illegal::SoldOut);
        }
        if room < building.spec().spaces {
            return Err(Illegal::CityFull);
        }
        let cost = Price::of(table, building, quarries, privileged).total();
        if have < u16::from(cost) {
            return Err(Illegal::TooDear { cost, have });
        }
        Ok(())
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<()>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match *action {
        Action::Build(building) => {
            let staffed = table.players[seat]
                .functions()
                .any(|it| it.staffs_building());
            let colonists = if staffed { table.fetch_colonist() } else { 0 };
            build(table, &turn, building, colonists, stage);
        }
        Action::BuildUnstaffed(building) => build(table, &turn, building, 0, stage),
        _ => stage.tell(Event::Passed { seat }),
    }
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn build(
    table: &mut Table,
    turn: &RoleTurn<()>,
    building: Building,
    colonists: u8,
    stage: &mut Stage,
) {
    let seat = turn.acting;
    let price = price(table, seat, building, turn.privileged()).total();
    table.market.take(building);
    let player = &mut table.players[seat];
    player.doubloons -= u16::from(price);
    player.city.push(Structure {
        building,
        colonists,
    });
    let full = player.city_room() == 0;
    stage.tell(Event::Built {
        seat,
        building,
        price,
        colonists,
    });
    if full {
        table.announce_end(Ending::CityFull, stage);
    }
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    let may_build = may_build(table, turn);
    Building::ALL
        .iter()
        .any(|building| may_build(*building).is_ok())
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    match turn.and_then(|turn| first_able(table, turn, stage, able)) {
        Some(turn) => Phase::Builder(turn),
        None => round::after_role(table, stage),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{play, scene, scene_with};
    use crate::games::puerto_rico::{Options, RoleCard};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const BUILDER: Action = Action::Choose(RoleCard::Builder);

    fn total(quarries: u8, building: Building, privileged: bool) -> u8 {
        let game = scene(3).farms(FIRST, Tile::Quarry, quarries).game();
        price(&game, FIRST, building, privileged).total()
    }

    #[test]
    fn an_occupied_quarry_takes_one_off_up_to_the_column() {
        for building in Building::ALL.iter().copied() {
            let spec = building.spec();
            for quarries in 0..=6 {
                let off = quarries.min(spec.column);
                let due = spec.cost.saturating_sub(off);
                assert_eq!(total(quarries, building, false), due);
                let due = spec.cost.saturating_sub(off + 1);
                assert_eq!(total(quarries, building, true), due);
            }
        }
    }

    #[test]
    fn the_builder_pays_one_less_and_the_others_do_not() {
        let mut game = scene(3).money(FIRST, 2).money(SECOND, 2).game();
        play(
            &mut game,
            &[BUILDER, Action::Build(Building::SmallWarehouse)],
        );
        assert_eq!(game.players[FIRST].doubloons, 0);
        assert_eq!(
            game.check(&Action::Build(Building::SmallWarehouse)),
            Err(Illegal::TooDear { cost: 3, have: 2 })
        );
        play(&mut game, &[Action::Build(Building::Hacienda)]);
        assert_eq!(game.players[SECOND].doubloons, 0);
    }

    #[test]
    fn who_can_pay_for_nothing_is_passed_over() {
        let mut game = scene(3).money(SECOND, 0).game();
        play(&mut game, &[BUILDER]);
        let events = play(&mut game, &[Action::Pass]);
        assert_eq!(events[1], Event::Skipped { seat: SECOND });
        assert_eq!(game.phase.acting(), Some(Seat::new(2)));
    }

    #[test]
    fn a_free_building_needs_no_money() {
        let mut game = scene(3).money(FIRST, 0).game();
        play(&mut game, &[BUILDER]);
        assert_eq!(game.phase.acting(), Some(FIRST), "the privilege is enough");
        assert_eq!(game.check(&Action::Build(Building::SmallMarket)), Ok(()));
    }

    #[test]
    fn the_last_tile_of_a_kind_can_be_built_once() {
        let mut game = scene(2).money(FIRST, 9).money(SECOND, 9).game();
        let harbor = Action::Build(Building::Harbor);
        play(&mut game, &[BUILDER, harbor]);
        assert_eq!(game.market.left(Building::Harbor), 0);
        assert_eq!(game.check(&harbor), Err(Illegal::SoldOut));
    }

    #[test]
    fn a_large_building_needs_two_spaces() {
        let city = Building::ALL.iter().take(11).copied();
        let eleven = city.fold(scene(3), |scene, it| scene.builds(FIRST, it));
        let mut game = eleven.money(FIRST, 20).game();
        play(&mut game, &[BUILDER]);
        assert_eq!(
            game.check(&Action::Build(Building::Fortress)),
            Err(Illegal::CityFull)
        );
        assert_eq!(game.check(&Action::Build(Building::Wharf)), Ok(()));
    }

    #[test]
    fn the_twelfth_space_announces_the_end_and_an_eleventh_does_not() {
        let city = Building::ALL.iter().take(10).copied();
        let ten = city.fold(scene(3), |scene, it| scene.builds(FIRST, it));
        let mut game = ten.money(FIRST, 20).game();
        play(&mut game, &[BUILDER]);
        let mut large = game.clone();
        play(&mut game, &[Action::Build(Building::Wharf)]);
        assert_eq!(game.last_round, None);
        play(&mut large, &[Action::Build(Building::Fortress)]);
        assert_eq!(large.last_round, Some(Ending::CityFull));
    }

    #[test]
    fn factory_and_university_may_swap_their_prices_and_keep_their_column() {
        let options = Options {
            swap_factory_university: true,
            ..Options::default()
        };
        let game = scene_with(3, options).farms(FIRST, Tile::Quarry, 5).game();
        let prices = |building| {
            let price = price(&game, FIRST, building, false);
            (price.printed, price.total())
        };
        assert_eq!(prices(Building::Factory), (8, 5));
        assert_eq!(prices(Building::University), (7, 4));
        assert_eq!(prices(Building::Harbor), (8, 5));
        let plain = scene(3).game();
        assert_eq!(price(&plain, FIRST, Building::Factory, false).total(), 7);
        assert_eq!(price(&plain, FIRST, Building::University, false).total(), 8);
    }

    #[test]
    fn without_a_university_there_is_no_colonist_to_decline() {
        let mut game = scene(3).money(FIRST, 20).game();
        play(&mut game, &[BUILDER]);
        let unstaffed = Action::BuildUnstaffed(Building::Harbor);
        assert_eq!(
            game.check(&unstaffed),
            Err(Illegal::Needs(Building::University))
        );
        assert_eq!(game.check(&Action::Produce), Err(Illegal::NotNow));
    }
}
