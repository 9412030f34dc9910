//! Captain: goods are loaded, one kind at a time, round and round as long as anyone can. Who
//! chose it earns one point more with their first loading.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::guests::Window;
use super::super::table::{is_default, len};
use super::super::{Action, Building, ByGood, Event, Good, Illegal, Phase, RoleTurn, Stage, Table};
use super::docks::{
    arrive, before_loading, earn, end_turn, guests_could_help, load_small_wharf,
    may_use_small_wharf,
};
use super::storing;

/// How far the loading is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Loading {
    /// Whether the captain has not loaded yet, and so has the privilege still.
    pub privilege: bool,
    /// Whose Wharf has sailed in this phase, a bit for each seat.
    pub wharves: u8,
    /// How many seats in a row have not loaded.
    pub idle: u8,
    /// Whose Small wharf has sailed in this phase, a bit for each seat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub small_wharves: u8,
    /// Who gets no more points from a Union hall in this phase, a bit for each seat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub halls: u8,
    /// Whether the captain gets no more from a Lighthouse for being the captain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub captain_paid: bool,
    /// What the seat to act has put on its Small wharf, which waits for more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pier: ByGood<u8>,
}

impl Loading {
    /// Whether the Wharf of that seat has sailed.
    pub fn wharf_used(&self, seat: Seat) -> bool {
        self.wharves & bit(seat) != 0
    }

    /// Whether the Small wharf of that seat has sailed.
    pub fn small_wharf_used(&self, seat: Seat) -> bool {
        self.small_wharves & bit(seat) != 0
    }

    /// Whether a Small wharf is being loaded.
    pub fn on_pier(&self) -> bool {
        self.pier != ByGood::default()
    }
}

pub(super) fn bit(seat: Seat) -> u8 {
    1 << seat.number()
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let loading = Loading {
        privilege: true,
        ..Loading::default()
    };
    go_on(table, RoleTurn::first(chooser, loading), stage)
}

pub(in super::super) fn candidates<C>(
    table: &Table<C>,
    turn: &RoleTurn<Loading>,
) -> impl Iterator<Item = Action> {
    let usual = match turn.step.on_pier() {
        true => &[],
        false => Good::ALL,
    };
    let small = match table.in_game.contains(Building::SmallWharf) {
        true => Good::ALL,
        false => &[],
    };
    let held = table.players[turn.acting].goods;
    let ships = 0..len(&table.ships);
    let loads = usual
        .iter()
        .flat_map(move |good| ships.clone().map(|ship| Action::Load(*good, ship)));
    let wharf = usual.iter().copied().map(Action::LoadWharf);
    let small = small
        .iter()
        .flat_map(move |good| (1..=held[*good]).map(|count| Action::LoadSmallWharf(*good, count)));
    loads.chain(wharf).chain(small).chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Loading>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let may_use_wharf = may_use_wharf(table, turn);
    let on_pier = turn.step.on_pier();
    move |action| match *action {
        Action::Pass if on_pier => Ok(()),
        Action::Load(..) | Action::LoadWharf(_) if on_pier => Err(Illegal::NotNow),
        Action::Load(good, ship) => may_load(table, turn.acting, good, ship),
        Action::LoadWharf(good) => may_use_wharf(good),
        Action::Pass if can_load(table, turn.acting) => Err(Illegal::MustAct),
        Action::Pass => Ok(()),
        Action::LoadSmallWharf(good, count) => may_use_small_wharf(table, turn, good, count),
        _ => Err(Illegal::NotNow),
    }
}

/// Whether a seat may load a good on a ship: a kind sails on one ship only, a ship carries one
/// kind only, and an empty ship has to be one that takes as many barrels as any.
///
/// # Errors
///
/// Why it may not.
pub fn may_load<C>(table: &Table<C>, seat: Seat, good: Good, ship: u8) -> Result<(), Illegal> {
    let held = table.players[seat].goods[good];
    if held == 0 {
        return Err(Illegal::NoSuchGood(good));
    }
    let Some(chosen) = table.ships.get(usize::from(ship)) else {
        return Err(Illegal::NoSuchShip);
    };
    match chosen.good() {
        Some(carried) if carried != good => return Err(Illegal::ShipCarries(carried)),
        Some(_) if chosen.room() == 0 => return Err(Illegal::ShipFull),
        Some(_) => return Ok(()),
        None => {}
    }
    if table.ships.iter().any(|other| other.good() == Some(good)) {
        return Err(Illegal::OtherShipCarries(good));
    }
    let empty = table.ships.iter().filter(|other| other.cargo.is_none());
    let takes = empty
        .map(|other| other.capacity.min(held))
        .max()
        .unwrap_or(0);
    if chosen.capacity.min(held) < takes {
        Err(Illegal::LargerShip { takes })
    } else {
        Ok(())
    }
}

/// Whether a seat has any cargo to load; then it must.
pub fn can_load<C>(table: &Table<C>, seat: Seat) -> bool {
    let mut held = table.players[seat].goods.kinds();
    held.any(|good| (0..len(&table.ships)).any(|ship| may_load(table, seat, good, ship).is_ok()))
}

/// Whether a seat may ship a good with its Wharf.
fn may_use_wharf<C>(
    table: &Table<C>,
    turn: &RoleTurn<Loading>,
) -> impl Fn(Good) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let owner = player.functions().any(|building| building.is_wharf());
    move |good| {
        if !owner {
            return Err(Illegal::Needs(Building::Wharf));
        }
        if turn.step.wharf_used(turn.acting) {
            return Err(Illegal::WharfUsed);
        }
        if player.goods[good] == 0 {
            Err(Illegal::NoSuchGood(good))
        } else {
            Ok(())
        }
    }
}

/// What buildings add to the points of each loading of a seat.
pub fn loading_bonus<C>(table: &Table<C>, seat: Seat) -> u8 {
    table.players[seat]
        .functions()
        .map(|building| building.loading_bonus())
        .sum()
}

/// The doubloons that a loading of a seat brings.
pub fn loading_income<C>(table: &Table<C>, seat: Seat) -> u8 {
    let incomes = table.players[seat]
        .functions()
        .map(|it| it.loading_income());
    incomes.max().unwrap_or(0)
}

/// What the privilege adds to the points of the next loading of the seat to act.
pub fn privilege<C>(table: &Table<C>, turn: &RoleTurn<Loading>) -> u8 {
    match turn.step.privilege {
        true => turn.privilege(table),
        false => 0,
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Loading>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    match *action {
        Action::Load(good, number) => {
            before_loading(table, &mut turn, stage);
            let ship = table
                .ships
                .get_mut(usize::from(number))
                .expect("check has seen the ship");
            let count = ship.room().min(table.players[turn.acting].goods[good]);
            ship.cargo = Some((good, ship.cargo.map_or(0, |(_, carried)| carried) + count));
            load(table, &mut turn, good, count, Some(number), stage);
        }
        Action::LoadWharf(good) => {
            before_loading(table, &mut turn, stage);
            turn.step.wharves |= bit(turn.acting);
            let count = table.players[turn.acting].goods[good];
            table.goods[good] += count;
            load(table, &mut turn, good, count, None, stage);
        }
        Action::LoadSmallWharf(good, count) => {
            turn.step.pier[good] = count;
            let held = table.players[turn.acting].goods;
            if held.kinds().any(|other| other > good) {
                return Phase::Captain(turn);
            }
            load_small_wharf(table, &mut turn, stage);
        }
        _ if turn.step.on_pier() => load_small_wharf(table, &mut turn, stage),
        _ => {
            turn.step.idle += 1;
            stage.tell(Event::Passed { seat: turn.acting });
        }
    }
    end_turn(table, &mut turn);
    go_on(table, turn, stage)
}

/// Barrels are loaded on a ship or on the own Wharf.
fn load(
    table: &mut Table,
    turn: &mut RoleTurn<Loading>,
    good: Good,
    count: u8,
    ship: Option<u8>,
    stage: &mut Stage,
) {
    let seat = turn.acting;
    let privilege = privilege(table, turn);
    let bonus = loading_bonus(table, seat);
    table.players[seat].goods[good] -= count;
    stage.tell(Event::Loaded {
        seat,
        good,
        count,
        ship,
        privilege,
        bonus,
    });
    after_loading(table, turn, count + privilege + bonus, stage);
}

/// Gives the points of a loading, and doubloons for it.
pub(super) fn after_loading(
    table: &mut Table,
    turn: &mut RoleTurn<Loading>,
    points: u8,
    stage: &mut Stage,
) {
    let seat = turn.acting;
    turn.step.idle = 0;
    turn.step.privilege &= !turn.privileged();
    table.give_points(seat, points, true, stage);
    if table.in_game.contains(Building::Lighthouse) {
        earn(table, seat, stage, |it| it.loading_income());
    }
}

/// Whether a seat has anything to choose.
pub(super) fn able<C>(table: &Table<C>, turn: &RoleTurn<Loading>) -> bool {
    let goods = || Good::ALL.iter().copied();
    goods().map(may_use_wharf(table, turn)).any(|it| it.is_ok())
        || can_load(table, turn.acting)
        || table.in_game.contains(Building::SmallWharf)
            && goods().any(|good| may_use_small_wharf(table, turn, good, 1).is_ok())
}

/// Finds the next seat that can load or use a wharf; a full circle without any ends the loading.
fn go_on(table: &mut Table, turn: RoleTurn<Loading>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    while turn.step.idle < table.seats() {
        arrive(table, &mut turn, stage);
        if able(table, &turn) {
            return Phase::Captain(turn);
        }
        if guests_could_help(table, &turn) {
            return Phase::Guests(Window::Captain(turn));
        }
        turn.step.idle += 1;
        end_turn(table, &mut turn);
    }
    storing::begin(table, turn.chooser, stage)
}

pub(in super::super) fn after_guests(
    table: &mut Table,
    turn: RoleTurn<Loading>,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    arrive(table, &mut turn, stage);
    if able(table, &turn) {
        return Phase::Captain(turn);
    }
    turn.step.idle += 1;
    end_turn(table, &mut turn);
    go_on(table, turn, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{Scene, play, scene};
    use crate::games::puerto_rico::{Ending, PuertoRico, RoleCard};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const THIRD: Seat = Seat::new(2);

    fn shipping(scene: Scene) -> PuertoRico {
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn one_kind_at_a_time_round_and_round() {
        let mut game = shipping(
            scene(3)
                .goods(FIRST, Good::Corn, 1)
                .goods(FIRST, Good::Indigo, 1)
                .goods(THIRD, Good::Corn, 1),
        );
        let moves = [
            (FIRST, Action::Load(Good::Indigo, 1)),
            (THIRD, Action::Load(Good::Corn, 0)),
            (FIRST, Action::Load(Good::Corn, 0)),
        ];
        for (seat, action) in moves {
            assert_eq!(game.phase.acting(), Some(seat));
            play(&mut game, &[action]);
        }
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn only_empty_ships_are_compared() {
        let scene = scene(3)
            .cargo(2, Good::Corn, 1)
            .goods(FIRST, Good::Sugar, 6)
            .goods(FIRST, Good::Indigo, 4);
        let game = shipping(scene);
        assert_eq!(
            game.check(&Action::Load(Good::Sugar, 0)),
            Err(Illegal::LargerShip { takes: 5 }),
            "the largest carries corn"
        );
        assert_eq!(game.check(&Action::Load(Good::Sugar, 1)), Ok(()));
        for ship in [0, 1] {
            let load = Action::Load(Good::Indigo, ship);
            assert_eq!(game.check(&load), Ok(()), "both take four");
        }
    }

    #[test]
    fn a_ship_that_has_the_kind_comes_before_a_larger_empty_one() {
        let scene = scene(3)
            .cargo(0, Good::Sugar, 3)
            .goods(FIRST, Good::Sugar, 6);
        let mut game = shipping(scene);
        assert_eq!(game.actions(), [Action::Load(Good::Sugar, 0)]);
        play(&mut game, &[Action::Load(Good::Sugar, 0)]);
        assert_eq!(
            game.players[FIRST].chips,
            1 + 1,
            "one barrel, and the privilege"
        );
        assert_eq!(game.players[FIRST].goods[Good::Sugar], 5);
    }

    #[test]
    fn a_smaller_load_is_a_free_choice_of_kind() {
        let scene = scene(3)
            .goods(FIRST, Good::Sugar, 6)
            .goods(FIRST, Good::Corn, 1);
        let game = shipping(scene);
        for ship in 0..3 {
            assert_eq!(game.check(&Action::Load(Good::Corn, ship)), Ok(()));
        }
    }

    #[test]
    fn what_one_has_not_got_cannot_be_loaded() {
        let game = shipping(scene(3).goods(FIRST, Good::Sugar, 1));
        assert_eq!(
            game.check(&Action::Load(Good::Corn, 0)),
            Err(Illegal::NoSuchGood(Good::Corn))
        );
        assert_eq!(
            game.check(&Action::Load(Good::Sugar, 3)),
            Err(Illegal::NoSuchShip)
        );
        assert_eq!(
            game.check(&Action::StoreBarrel(Good::Sugar)),
            Err(Illegal::NotNow)
        );
    }

    #[test]
    fn the_captain_may_load_first_on_a_later_turn_and_keeps_the_privilege() {
        let mut game = shipping(
            scene(3)
                .cargo(0, Good::Corn, 1)
                .cargo(1, Good::Sugar, 1)
                .cargo(2, Good::Indigo, 1)
                .works(FIRST, Building::Wharf)
                .goods(FIRST, Good::Coffee, 2)
                .goods(SECOND, Good::Corn, 1),
        );
        let wharf = Action::LoadWharf(Good::Coffee);
        play(
            &mut game,
            &[Action::Pass, Action::Load(Good::Corn, 0), wharf],
        );
        assert_eq!(game.players[FIRST].chips, 2 + 1);
        assert_eq!(game.players[SECOND].chips, 1);
    }

    #[test]
    fn the_privilege_is_not_for_the_loading_of_another() {
        let mut game = shipping(
            scene(3)
                .goods(SECOND, Good::Corn, 1)
                .goods(FIRST, Good::Sugar, 1)
                .governor(FIRST),
        );
        play(&mut game, &[Action::Load(Good::Sugar, 0)]);
        play(&mut game, &[Action::Load(Good::Corn, 1)]);
        assert_eq!(game.players[SECOND].chips, 1);
        assert_eq!(game.players[FIRST].chips, 2);
    }

    #[test]
    fn each_wharf_sails_once_and_they_do_not_know_of_each_other() {
        let mut game = shipping(
            scene(3)
                .works(FIRST, Building::Wharf)
                .works(SECOND, Building::Wharf)
                .goods(FIRST, Good::Corn, 1)
                .goods(FIRST, Good::Sugar, 1)
                .goods(SECOND, Good::Corn, 1),
        );
        play(&mut game, &[Action::LoadWharf(Good::Corn)]);
        play(&mut game, &[Action::LoadWharf(Good::Corn)]);
        assert_eq!(
            game.check(&Action::LoadWharf(Good::Sugar)),
            Err(Illegal::WharfUsed)
        );
        let Phase::Captain(turn) = game.phase else {
            panic!("the captain's phase goes on");
        };
        assert!(turn.step.wharf_used(FIRST) && turn.step.wharf_used(SECOND));
        assert!(!turn.step.wharf_used(THIRD));
    }

    #[test]
    fn two_players_alternate_and_two_idle_wharves_end_the_phase() {
        let mut game = shipping(
            scene(2)
                .cargo(0, Good::Sugar, 1)
                .cargo(1, Good::Indigo, 1)
                .works(FIRST, Building::Wharf)
                .goods(FIRST, Good::Corn, 1)
                .goods(FIRST, Good::Sugar, 1)
                .goods(SECOND, Good::Indigo, 1),
        );
        play(&mut game, &[Action::Load(Good::Sugar, 0)]);
        play(&mut game, &[Action::Load(Good::Indigo, 1)]);
        assert_eq!(game.phase.acting(), Some(FIRST));
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.players[FIRST].goods[Good::Corn], 1, "stored");
        assert_eq!(game.phase.acting(), Some(SECOND), "who chooses a role");
    }

    #[test]
    fn points_are_earned_in_full_when_the_chips_run_out_midway() {
        let mut game = shipping(scene(3).goods(FIRST, Good::Corn, 4).chips_left(2));
        let events = play(&mut game, &[Action::Load(Good::Corn, 0)]);
        assert_eq!((game.chips, game.players[FIRST].chips), (0, 4 + 1));
        let why = Ending::ChipsGone;
        assert!(events.contains(&Event::LastRound { why }));
    }
}
