//! Craftsman: everybody produces. Who chose it then takes one more barrel of a kind that they
//! produced.

use serde::{Deserialize, Serialize};

use crate::engine::{MOST_SEATS, Seat};

use super::super::guests::{self, Window};
use super::super::table::is_default;
use super::super::{
    Action, Building, ByGood, Event, Good, Illegal, Phase, Player, RoleTurn, Stage, Table, round,
};

/// How far the phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A seat produces or declines (asked only with `allow_decline`).
    Produce {
        /// What the craftsman has produced.
        made: ByGood<u8>,
        /// What Specialty factories look at.
        #[serde(default, skip_serializing_if = "is_default")]
        most: Most,
    },
    /// The craftsman takes one more barrel.
    Privilege {
        /// What the craftsman has produced, and taken before.
        made: ByGood<u8>,
        /// What Specialty factories look at.
        #[serde(default, skip_serializing_if = "is_default")]
        most: Most,
        /// The barrel taken before (Library).
        #[serde(default, skip_serializing_if = "is_default")]
        taken: Option<Good>,
    },
}

/// How many barrels each seat has produced of the kind of which it produced most, corn left out.
/// Not counted where no building asks.
pub type Most = [u8; MOST_SEATS];

/// What a seat would produce now: what it is able to make, as far as the supply has it.
pub fn forecast<C>(table: &Table<C>, seat: Seat) -> ByGood<u8> {
    let player = &table.players[seat];
    let mut made = player.capacities();
    if table.in_game.contains(Building::Aqueduct) {
        irrigate(player, &mut made);
    }
    for good in Good::ALL {
        made[*good] = made[*good].min(table.goods[*good]);
    }
    made
}

/// Adds the barrels that an Aqueduct brings. A plant with a colonist comes before the others where
/// fields are scarce, so that it makes something whenever its owner does.
fn irrigate<C>(player: &Player<C>, made: &mut ByGood<u8>) {
    let plants = player.city.iter().filter(|it| it.colonists > 0);
    for plant in plants {
        if let Some(good) = plant.building.makes()
            && made[good] > 0
        {
            let circles = plant.building.spec().circles;
            let water = player.functions().map(|it| it.irrigation(good, circles));
            made[good] += water.sum::<u8>();
        }
    }
}

/// The turn of a seat that produces.
type Turn = RoleTurn<Step>;

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let nothing = Step::Produce {
        made: ByGood::default(),
        most: Most::default(),
    };
    go_on(table, RoleTurn::first(chooser, nothing), Asked::No, stage)
}

pub(in super::super) fn candidates(turn: &Turn) -> impl Iterator<Item = Action> {
    let (produce, goods) = match turn.step {
        Step::Produce { .. } => (Some(Action::Produce), [].as_slice()),
        Step::Privilege { .. } => (None, Good::ALL),
    };
    let take = goods.iter().copied().map(Action::TakeGood);
    produce.into_iter().chain(take).chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &Turn,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match (*action, turn.step) {
        (Action::Pass, _) | (Action::Produce, Step::Produce { .. }) => Ok(()),
        (Action::TakeGood(good), Step::Privilege { made, taken, .. }) => {
            may_take(table, &made, taken, good)
        }
        _ => Err(Illegal::NotNow),
    }
}

fn may_take<C>(
    table: &Table<C>,
    made: &ByGood<u8>,
    taken: Option<Good>,
    good: Good,
) -> Result<(), Illegal> {
    if made[good] == 0 {
        return Err(Illegal::NotProduced(good));
    }
    if table.goods[good] == 0 {
        return Err(Illegal::SupplyEmpty(good));
    }
    if table.options.library_craftsman_distinct && taken == Some(good) {
        Err(Illegal::TakenBefore(good))
    } else {
        Ok(())
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: Turn,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match (turn.step, *action) {
        (Step::Produce { .. }, Action::Produce) => {
            let goods = forecast(table, seat);
            let step = produce(table, &turn, goods, stage);
            next(table, turn, step, stage)
        }
        (Step::Produce { .. }, _) => {
            stage.tell(Event::Passed { seat });
            next(table, turn, turn.step, stage)
        }
        (Step::Privilege { made, most, taken }, Action::TakeGood(good)) => {
            table.give_goods(seat, good, 1);
            stage.tell(Event::TookGood { seat, good });
            let (mut made, mut most) = (made, most);
            if table.options.specialty_counts_privilege {
                made[good] += 1;
                note_most(table, &mut most, seat, &made);
            }
            match taken {
                None if table.privilege(seat) > 1 => {
                    privilege(table, seat, made, most, Some(good), stage)
                }
                _ => finish(table, seat, most, stage),
            }
        }
        (Step::Privilege { most, .. }, _) => {
            stage.tell(Event::Passed { seat });
            finish(table, seat, most, stage)
        }
    }
}

/// Whether the seat has been asked for its guests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Yes,
    No,
}

/// Lets every seat from `turn` on produce, stopping where a choice is asked.
fn go_on(table: &mut Table, turn: Turn, asked: Asked, stage: &mut Stage) -> Phase {
    let (mut turn, mut asked) = (turn, asked);
    loop {
        let seat = turn.acting;
        let goods = forecast(table, seat);
        let asks = table.options.allow_decline && goods.total() > 0;
        if asked == Asked::No && !asks && guests_could_help(table, &turn) {
            return Phase::Guests(Window::Craftsman(turn));
        }
        asked = Asked::No;
        let mut step = turn.step;
        if goods.total() == 0 {
            stage.tell(Event::Skipped { seat });
        } else if asks {
            return Phase::Craftsman(turn);
        } else {
            step = produce(table, &turn, goods, stage);
        }
        match turn.next(table.seats(), step) {
            Some(next) => turn = next,
            None => return after_production(table, turn.chooser, step, stage),
        }
    }
}

fn next(table: &mut Table, turn: Turn, step: Step, stage: &mut Stage) -> Phase {
    match turn.next(table.seats(), step) {
        Some(next) => go_on(table, next, Asked::No, stage),
        None => after_production(table, turn.chooser, step, stage),
    }
}

pub(in super::super) fn after_guests(table: &mut Table, turn: Turn, stage: &mut Stage) -> Phase {
    go_on(table, turn, Asked::Yes, stage)
}

/// Whether a guest could bring a seat more goods or doubloons, or the privilege twice.
fn guests_could_help(table: &Table, turn: &Turn) -> bool {
    let seat = turn.acting;
    let worth = |table: &Table| {
        let goods = forecast(table, seat);
        let most = specialty(&goods);
        let player = &table.players[seat];
        let paid = player
            .functions()
            .map(|it| it.production_income(&goods) + it.specialist_income(most));
        let privilege = match goods.total() {
            0 => 0,
            _ => turn.privilege(table),
        };
        goods.total() + paid.sum::<u8>() + privilege
    };
    guests::could_help(table, seat, |busy| worth(busy) > worth(table))
}

/// Takes from the supply what a seat can produce, and pays what its buildings earn by that. Returns
/// the step with what is to be remembered of it.
fn produce(table: &mut Table, turn: &Turn, goods: ByGood<u8>, stage: &mut Stage) -> Step {
    let seat = turn.acting;
    for (good, count) in goods.iter() {
        table.give_goods(seat, good, *count);
    }
    stage.tell(Event::Produced { seat, goods });
    earn(table, seat, stage, |it| it.production_income(&goods));
    let (Step::Produce { made, most } | Step::Privilege { made, most, .. }) = turn.step;
    let mut most = most;
    note_most(table, &mut most, seat, &goods);
    Step::Produce {
        made: if turn.privileged() { goods } else { made },
        most,
    }
}

/// The number of barrels that a Specialty factory looks at.
fn specialty(goods: &ByGood<u8>) -> u8 {
    let kinds = goods.iter().filter(|(good, _)| *good != Good::Corn);
    kinds.map(|(_, count)| *count).max().unwrap_or(0)
}

fn note_most(table: &Table, most: &mut Most, seat: Seat, goods: &ByGood<u8>) {
    if table.in_game.contains(Building::SpecialtyFactory)
        && let Some(most) = most.get_mut(usize::from(seat.number()))
    {
        *most = specialty(goods);
    }
}

/// Pays what the occupied buildings of a seat earn.
fn earn(table: &mut Table, seat: Seat, stage: &mut Stage, income: impl Fn(Building) -> u8) {
    let player = &mut table.players[seat];
    for structure in player.city.iter().filter(|it| it.colonists > 0) {
        let building = structure.building;
        let doubloons = income(building);
        if doubloons > 0 {
            player.doubloons += u16::from(doubloons);
            stage.tell(Event::Earned {
                seat,
                building,
                doubloons,
            });
        }
    }
}

/// The privilege comes when everybody has produced.
fn after_production(table: &mut Table, chooser: Seat, step: Step, stage: &mut Stage) -> Phase {
    let (Step::Produce { made, most } | Step::Privilege { made, most, .. }) = step;
    privilege(table, chooser, made, most, None, stage)
}

/// Asks for a barrel; without one to take there is none.
fn privilege(
    table: &mut Table,
    chooser: Seat,
    made: ByGood<u8>,
    most: Most,
    taken: Option<Good>,
    stage: &mut Stage,
) -> Phase {
    let mut goods = Good::ALL.iter();
    if goods.any(|good| may_take(table, &made, taken, *good).is_ok()) {
        let step = Step::Privilege { made, most, taken };
        return Phase::Craftsman(RoleTurn::first(chooser, step));
    }
    finish(table, chooser, most, stage)
}

/// Pays the specialists.
fn finish(table: &mut Table, chooser: Seat, most: Most, stage: &mut Stage) -> Phase {
    if table.in_game.contains(Building::SpecialtyFactory) {
        for seat in chooser.around(table.seats()) {
            let most = most.get(usize::from(seat.number())).copied().unwrap_or(0);
            earn(table, seat, stage, |it| it.specialist_income(most));
        }
    }
    round::after_role(table, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{play, scene, scene_with};
    use crate::games::puerto_rico::{Building, Options, RoleCard, Tile};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const CRAFTSMAN: Action = Action::Choose(RoleCard::Craftsman);

    #[test]
    fn everybody_produces_from_the_chooser_on() {
        let mut game = scene(3)
            .governor(Seat::new(2))
            .farms(FIRST, Tile::Corn, 2)
            .farms(Seat::new(2), Tile::Corn, 2)
            .supply(Good::Corn, 3)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert_eq!(game.players[Seat::new(2)].goods[Good::Corn], 2);
        assert_eq!(game.players[FIRST].goods[Good::Corn], 1);
    }

    #[test]
    fn the_privilege_comes_after_everybody_has_produced() {
        let mut game = scene(3)
            .farms(FIRST, Tile::Corn, 1)
            .farms(FIRST, Tile::Indigo, 1)
            .works(FIRST, Building::SmallIndigoPlant)
            .farms(SECOND, Tile::Corn, 2)
            .supply(Good::Corn, 3)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert_eq!(game.players[SECOND].goods[Good::Corn], 2);
        assert_eq!(
            game.check(&Action::TakeGood(Good::Corn)),
            Err(Illegal::SupplyEmpty(Good::Corn))
        );
        assert_eq!(
            game.actions(),
            [Action::TakeGood(Good::Indigo), Action::Pass]
        );
        play(&mut game, &[Action::TakeGood(Good::Indigo)]);
        assert_eq!(game.players[FIRST].goods, ByGood([1, 2, 0, 0, 0]));
    }

    #[test]
    fn without_a_barrel_to_take_the_privilege_is_not_asked() {
        let mut game = scene(3)
            .farms(FIRST, Tile::Corn, 2)
            .supply(Good::Corn, 2)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn only_what_the_supply_gave_counts_as_produced() {
        let mut game = scene(3)
            .farms(FIRST, Tile::Corn, 1)
            .farms(FIRST, Tile::Indigo, 1)
            .works(FIRST, Building::SmallIndigoPlant)
            .supply(Good::Indigo, 0)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert_eq!(
            game.check(&Action::TakeGood(Good::Indigo)),
            Err(Illegal::NotProduced(Good::Indigo))
        );
        assert_eq!(
            game.check(&Action::Produce),
            Err(Illegal::NotNow),
            "that is done"
        );
    }

    #[test]
    fn what_others_produce_is_nothing_to_the_privilege() {
        let mut game = scene(3)
            .farms(FIRST, Tile::Corn, 1)
            .farms(SECOND, Tile::Indigo, 1)
            .works(SECOND, Building::SmallIndigoPlant)
            .game();
        play(&mut game, &[CRAFTSMAN]);
        assert_eq!(game.actions(), [Action::TakeGood(Good::Corn), Action::Pass]);
    }

    #[test]
    fn the_forecast_is_what_comes() {
        let scene = scene(3)
            .farms(SECOND, Tile::Corn, 3)
            .farms(SECOND, Tile::Sugar, 2)
            .works(SECOND, Building::SugarMill)
            .supply(Good::Corn, 2);
        let mut game = scene.game();
        let forecast = forecast(&game, SECOND);
        assert_eq!(forecast, ByGood([2, 0, 2, 0, 0]));
        let events = play(&mut game, &[CRAFTSMAN]);
        assert_eq!(game.players[SECOND].goods, forecast);
        let produced = Event::Produced {
            seat: SECOND,
            goods: forecast,
        };
        assert!(events.contains(&produced));
        assert!(events.contains(&Event::Skipped { seat: FIRST }));
    }

    #[test]
    fn who_declines_leaves_the_supply_to_the_next() {
        let options = Options {
            allow_decline: true,
            ..Options::default()
        };
        let mut game = scene_with(3, options)
            .farms(FIRST, Tile::Corn, 2)
            .farms(SECOND, Tile::Corn, 2)
            .supply(Good::Corn, 2)
            .game();
        play(&mut game, &[CRAFTSMAN, Action::Pass, Action::Produce]);
        assert_eq!(game.players[SECOND].goods[Good::Corn], 2);
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn who_finds_the_supply_empty_is_not_asked() {
        let options = Options {
            allow_decline: true,
            ..Options::default()
        };
        let mut game = scene_with(3, options)
            .farms(FIRST, Tile::Corn, 2)
            .farms(SECOND, Tile::Corn, 2)
            .supply(Good::Corn, 2)
            .game();
        let events = play(&mut game, &[CRAFTSMAN, Action::Produce]);
        assert!(events.contains(&Event::Skipped { seat: SECOND }));
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }
}
