//! Builder: each in turn may build. Who chose it pays one doubloon less.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::guests::Window;
use super::super::phase::{First, first_able, pass_over};
use super::super::table::{Chips, Player};
use super::super::{
    Action, Building, Ending, Event, Illegal, Phase, RoleTurn, Stage, Structure, Table, Tile, round,
};
use super::payment::{self, Till};

/// A price as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// What is printed on the building.
    pub printed: u8,
    /// What occupied quarries take off: at most the building's column.
    pub quarries: u8,
    /// What the privilege takes off.
    pub privilege: u8,
    /// What forests take off: one for two of them.
    pub forests: u8,
    /// How much of the rest is paid in kind (Black market), because the doubloons do not reach.
    pub black_market: u8,
}

impl Price {
    /// What is to be paid, in doubloons or in kind: never less than nothing.
    pub fn total(&self) -> u8 {
        self.printed
            .saturating_sub(self.quarries + self.privilege + self.forests)
    }

    /// What is to be paid in doubloons.
    pub fn doubloons(&self) -> u8 {
        self.total() - self.black_market
    }
}

/// What makes buildings cheaper for a seat, and what it can pay with.
struct Purse {
    quarries: u8,
    privilege: u8,
    forests: u8,
    doubloons: u16,
    /// What a Black market takes, if it takes anything.
    till: Option<Till>,
}

impl Purse {
    fn of<C: Chips>(table: &Table<C>, seat: Seat, privilege: u8) -> Self {
        let player = &table.players[seat];
        let forests = match table.in_game.contains(Building::ForestHouse) {
            true => player.tiles(Tile::Forest) / 2,
            false => 0,
        };
        let market = table.in_game.contains(Building::BlackMarket)
            && player.functions().any(|it| it.takes_things());
        Purse {
            quarries: player.occupied(Tile::Quarry),
            privilege,
            forests,
            doubloons: player.doubloons,
            till: market.then(|| Till::of(player, privilege)),
        }
    }

    fn price<C>(&self, table: &Table<C>, building: Building) -> Price {
        let total = self.total(table, building);
        Price {
            printed: table.cost(building),
            quarries: self.quarries.min(building.spec().column),
            privilege: self.privilege,
            forests: self.forests,
            black_market: self.in_kind(building, total),
        }
    }

    /// What a building costs, in doubloons or in kind.
    #[inline(always)] // Asked of every building whenever somebody may build.
    fn total<C>(&self, table: &Table<C>, building: Building) -> u8 {
        let quarries = self.quarries.min(building.spec().column);
        let less = quarries + self.privilege + self.forests;
        table.cost(building).saturating_sub(less)
    }

    /// How much of a price is paid in kind: what is missing, if just that can be.
    #[cold]
    fn in_kind(&self, building: Building, total: u8) -> u8 {
        let most = match &self.till {
            Some(till) => till.most(building.spec().column),
            None => return 0,
        };
        let missing = u16::from(total).saturating_sub(self.doubloons);
        u8::try_from(missing)
            .ok()
            .filter(|missing| *missing <= most)
            .unwrap_or(0)
    }
}

/// What a building costs a seat, with or without the privilege of the builder. What others could
/// pay in kind is not known to who does not see their points, and takes it that they have some.
pub fn price<C: Chips>(
    table: &Table<C>,
    seat: Seat,
    building: Building,
    privileged: bool,
) -> Price {
    Purse::of(table, seat, table.privilege_of(seat, privileged)).price(table, building)
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates<C>(table: &Table<C>) -> impl Iterator<Item = Action> + use<C> {
    let build = |it: Building| [Action::Build(it), Action::BuildUnstaffed(it)];
    let all = table.in_game.iter().flat_map(build);
    all.chain([Action::Pass])
}

pub(in super::super) fn check<C: Chips>(
    table: &Table<C>,
    turn: &RoleTurn<()>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let may_build = may_build(table, turn);
    let university = gets_staff(&table.players[turn.acting]);
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

fn gets_staff<C>(player: &Player<C>) -> bool {
    player.functions().any(|it| it.staffs_building())
}

/// Whether a seat may build a building, whoever staffs it.
fn may_build<C: Chips>(
    table: &Table<C>,
    turn: &RoleTurn<()>,
) -> impl Fn(Building) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let owned = player.owned();
    let room = player.city_room();
    let purse = Purse::of(table, turn.acting, turn.privilege(table));
    move |building| {
        if owned.contains(building) {
            return Err(Illegal::AlreadyOwned);
        }
        if table.market.left(building) == 0 {
            return match table.in_game.contains(building) {
                true => Err(Illegal::SoldOut),
                false => Err(Illegal::NotInGame),
            };
        }
        if room < building.spec().spaces {
            return Err(Illegal::CityFull);
        }
        let cost = purse.total(table, building);
        let have = purse.doubloons;
        if have < u16::from(cost) && purse.in_kind(building, cost) == 0 {
            return Err(Illegal::TooDear { cost, have });
        }
        match table.options.excluded_by(building) {
            Some(other) if owned.contains(other) => Err(Illegal::Excluded(other)),
            _ => Ok(()),
        }
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<()>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let (building, staffed) = match *action {
        Action::Build(building) => (building, true),
        Action::BuildUnstaffed(building) => (building, false),
        _ => {
            stage.tell(Event::Passed { seat });
            return next(table, turn, stage);
        }
    };
    let price = Purse::of(table, seat, turn.privilege(table)).price(table, building);
    if price.black_market > 0 {
        return payment::begin(table, turn, building, staffed, price.black_market, stage);
    }
    build(table, seat, building, staffed, price.doubloons(), stage);
    next(table, turn, stage)
}

/// Takes a building for so many doubloons. What is given in kind has been given: only now comes a
/// colonist from the University, and only now does a Church count.
pub(super) fn build(
    table: &mut Table,
    seat: Seat,
    building: Building,
    staffed: bool,
    price: u8,
    stage: &mut Stage,
) {
    let spec = building.spec();
    let player = &table.players[seat];
    let points = match table.in_game.contains(Building::Church) {
        true => church_points(player, spec.column),
        false => None,
    };
    let colonists = match staffed && gets_staff(player) {
        true => table.fetch_colonist(),
        false => 0,
    };
    table.market.take(building);
    let player = &mut table.players[seat];
    player.doubloons -= u16::from(price);
    let here = colonists.min(spec.circles);
    player.city.push(Structure {
        building,
        colonists: here,
    });
    player.san_juan += colonists - here;
    let full = player.city_room() == 0;
    stage.tell(Event::Built {
        seat,
        building,
        price,
        colonists,
    });
    if let Some((building, points)) = points {
        stage.tell(Event::Scored {
            seat,
            building,
            points,
        });
        let ends = table.options.vp_end_any_phase;
        table.give_points(seat, points, ends, stage);
    }
    if full {
        table.announce_end(Ending::CityFull, stage);
    }
}

/// The building that gives points for building, and how many.
fn church_points<C>(player: &Player<C>, column: u8) -> Option<(Building, u8)> {
    let given = player
        .functions()
        .map(|it| (it, it.building_points(column)));
    given.filter(|(_, points)| *points > 0).last()
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    let may_build = may_build(table, turn);
    table
        .in_game
        .iter()
        .any(|building| may_build(building).is_ok())
}

/// The next seat's turn.
pub(super) fn next(table: &mut Table, turn: RoleTurn<()>, stage: &mut Stage) -> Phase {
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    match turn.and_then(|turn| first_able(table, turn, stage, able)) {
        Some(First::Able(turn)) => Phase::Builder(turn),
        Some(First::WithGuests(turn)) => Phase::Guests(Window::Builder(turn)),
        None => round::after_role(table, stage),
    }
}

pub(in super::super) fn after_guests(
    table: &mut Table,
    turn: RoleTurn<()>,
    stage: &mut Stage,
) -> Phase {
    if able(table, &turn) {
        return Phase::Builder(turn);
    }
    let next = pass_over(table, turn, stage);
    go_on(table, next, stage)
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
