//! Craftsman: everybody produces. Who chose it then takes one more barrel of a kind that they
//! produced.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::{Action, ByGood, Event, Good, Illegal, Phase, RoleTurn, Stage, Table, round};

/// How far the phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A seat produces or declines (asked only with `allow_decline`).
    Produce {
        /// What the craftsman has produced.
        made: ByGood<u8>,
    },
    /// The craftsman takes one more barrel.
    Privilege {
        /// What the craftsman has produced.
        made: ByGood<u8>,
    },
}

/// What a seat would produce now: what it is able to make, as far as the supply has it.
pub fn forecast<C>(table: &Table<C>, seat: Seat) -> ByGood<u8> {
    let mut made = table.players[seat].capacities();
    for good in Good::ALL {
        made[*good] = made[*good].min(table.goods[*good]);
    }
    made
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let turn = RoleTurn::first(
        chooser,
        Step::Produce {
            made: ByGood::default(),
        },
    );
    go_on(table, turn, ByGood::default(), stage)
}

pub(in super::super) fn candidates(turn: &RoleTurn<Step>) -> impl Iterator<Item = Action> {
    let (produce, goods) = match turn.step {
        Step::Produce { .. } => (Some(Action::Produce), [].as_slice()),
        Step::Privilege { .. } => (None, Good::ALL),
    };
    let take = goods.iter().copied().map(Action::TakeGood);
    produce.into_iter().chain(take).chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Step>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match (*action, turn.step) {
        (Action::Pass, _) | (Action::Produce, Step::Produce { .. }) => Ok(()),
        (Action::TakeGood(good), Step::Privilege { made }) => may_take(table, &made, good),
        _ => Err(Illegal::NotNow),
    }
}

fn may_take<C>(table: &Table<C>, made: &ByGood<u8>, good: Good) -> Result<(), Illegal> {
    if made[good] == 0 {
        return Err(Illegal::NotProduced(good));
    }
    if table.goods[good] == 0 {
        Err(Illegal::SupplyEmpty(good))
    } else {
        Ok(())
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Step>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    match turn.step {
        Step::Produce { made } => {
            let mut made = made;
            if *action == Action::Produce {
                let goods = forecast(table, seat);
                let produced = produce(table, seat, goods, stage);
                if turn.privileged() {
                    made = produced;
                }
            } else {
                stage.tell(Event::Passed { seat });
            }
            match turn.next(table.seats(), Step::Produce { made }) {
                Some(next) => go_on(table, next, made, stage),
                None => privilege(table, turn.chooser, made, stage),
            }
        }
        Step::Privilege { .. } => {
            if let Action::TakeGood(good) = *action {
                table.give_goods(seat, good, 1);
                stage.tell(Event::TookGood { seat, good });
            } else {
                stage.tell(Event::Passed { seat });
            }
            round::after_role(table, stage)
        }
    }
}

/// Lets every seat from `turn` on produce, stopping where a choice is asked.
fn go_on(table: &mut Table, turn: RoleTurn<Step>, made: ByGood<u8>, stage: &mut Stage) -> Phase {
    let (mut turn, mut made) = (turn, made);
    loop {
        let goods = forecast(table, turn.acting);
        if goods.total() == 0 {
            stage.tell(Event::Skipped { seat: turn.acting });
        } else if table.options.allow_decline {
            return Phase::Craftsman(turn);
        } else {
            let produced = produce(table, turn.acting, goods, stage);
            if turn.privileged() {
                made = produced;
            }
        }
        match turn.next(table.seats(), Step::Produce { made }) {
            Some(next) => turn = next,
            None => return privilege(table, turn.chooser, made, stage),
        }
    }
}

/// Takes from the supply what a seat can produce, and pays what its buildings earn by that.
fn produce(table: &mut Table, seat: Seat, goods: ByGood<u8>, stage: &mut Stage) -> ByGood<u8> {
    for (good, count) in goods.iter() {
        table.give_goods(seat, good, *count);
    }
    stage.tell(Event::Produced { seat, goods });
    let player = &mut table.players[seat];
    for structure in player.city.iter().filter(|it| it.colonists > 0) {
        let building = structure.building;
        let doubloons = building.production_income(&goods);
        if doubloons > 0 {
            player.doubloons += u16::from(doubloons);
            stage.tell(Event::Earned {
                seat,
                building,
                doubloons,
            });
        }
    }
    goods
}

/// The privilege comes when everybody has produced; without a barrel to take there is none.
fn privilege(table: &mut Table, chooser: Seat, made: ByGood<u8>, stage: &mut Stage) -> Phase {
    if Good::ALL
        .iter()
        .any(|good| may_take(table, &made, *good).is_ok())
    {
        return Phase::Craftsman(RoleTurn::first(chooser, Step::Privilege { made }));
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
