//! Mayor: colonists arrive, and everybody places all their colonists anew. Who chose it gets one
//! more.
//!
//! Colonists are placed site by site, in the order of the print, so that each choice is a number
//! and all choices can be listed. A number is allowed if the rest can still be placed such that
//! nobody stays in San Juan while a circle is empty; where only one number is, it is placed at
//! once. Whoever arranges colonists freely makes a [`Layout`] and asks [`layout_actions`].

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::table::len;
use super::super::{Action, Ending, Event, Illegal, Phase, Player, RoleTurn, Stage, Table, round};
use super::muster::{MOST_SITES, Muster, limits, places};

pub use super::muster::{Site, sites};

/// How far the phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The mayor may take the extra colonist (asked only with `allow_decline`).
    Extra,
    /// A seat decides how many colonists go to this site.
    Place {
        /// The number of the site among [`sites`].
        site: u8,
    },
}

/// The fewest and the most colonists that may go to the site to be filled next; nothing while the
/// mayor is asked for the extra colonist.
#[inline]
pub fn choice<C>(table: &Table<C>, turn: &RoleTurn<Step>) -> Option<(u8, u8)> {
    match turn.step {
        Step::Extra => None,
        Step::Place { site } => {
            let player = &table.players[turn.acting];
            Some(limits(player.san_juan, places(player), site))
        }
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    if table.colonists > 0 {
        if table.options.allow_decline {
            return Phase::Mayor(RoleTurn::first(chooser, Step::Extra));
        }
        take_extra(table, chooser, stage);
    }
    hand_out(table, chooser, stage)
}

pub(in super::super) fn candidates(choice: Option<(u8, u8)>) -> impl Iterator<Item = Action> {
    let extra = match choice {
        None => [Action::TakeColonist, Action::Pass].as_slice(),
        Some(_) => &[],
    };
    let counts = choice.into_iter().flat_map(|(least, most)| least..=most);
    extra.iter().copied().chain(counts.map(Action::Place))
}

pub(in super::super) fn check(choice: Option<(u8, u8)>) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match (*action, choice) {
        (Action::TakeColonist | Action::Pass, None) => Ok(()),
        (Action::Place(count), Some((least, _))) if count < least => {
            Err(Illegal::TooFewColonists { least })
        }
        (Action::Place(count), Some((_, most))) if count > most => {
            Err(Illegal::TooManyColonists { most })
        }
        (Action::Place(_), Some(_)) => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Step>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    match (turn.step, *action) {
        (Step::Place { site }, Action::Place(count)) => {
            let mut muster = Muster::of(&table.players[turn.acting]);
            muster.place(site, count);
            place_on(table, turn, muster, site + 1, stage)
        }
        (_, Action::TakeColonist) => {
            take_extra(table, turn.chooser, stage);
            hand_out(table, turn.chooser, stage)
        }
        _ => {
            stage.tell(Event::Passed { seat: turn.chooser });
            hand_out(table, turn.chooser, stage)
        }
    }
}

fn take_extra(table: &mut Table, seat: Seat, stage: &mut Stage) {
    let count = table.privilege(seat).min(table.colonists);
    table.colonists -= count;
    table.players[seat].san_juan += count;
    stage.tell(Event::ExtraColonist { seat, count });
}

/// Hands out the colonists of the ship one by one, then lets everybody place.
fn hand_out(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let seats = table.seats();
    let arrived = std::mem::take(&mut table.colonist_ship);
    for seat in chooser.around(seats) {
        let share = arrived / seats;
        let count = share + u8::from(seat.after(chooser, seats) < arrived % seats);
        if count > 0 {
            table.players[seat].san_juan += count;
            stage.tell(Event::ColonistsArrived { seat, count });
        }
    }
    let turn = RoleTurn::first(chooser, Step::Place { site: 0 });
    let muster = Muster::of(&table.players[chooser]);
    place_on(table, turn, muster, 0, stage)
}

/// Fills every site that leaves no choice, from the site numbered `first` on, and stops at the
/// first that does.
fn place_on(
    table: &mut Table,
    turn: RoleTurn<Step>,
    muster: Muster,
    first: u8,
    stage: &mut Stage,
) -> Phase {
    let (mut turn, mut muster, mut first) = (turn, muster, first);
    loop {
        let choice = muster.next_choice(first);
        let player = &mut table.players[turn.acting];
        muster.muster(player);
        if let Some(site) = choice {
            turn.step = Step::Place { site };
            return Phase::Mayor(turn);
        }
        stage.tell(Event::ColonistsPlaced {
            seat: turn.acting,
            idle: player.san_juan,
        });
        match turn.next(table.seats(), Step::Place { site: 0 }) {
            Some(next) => turn = next,
            None => return finish(table, stage),
        }
        muster = Muster::of(&table.players[turn.acting]);
        first = 0;
    }
}

/// Fills the colonist ship: a colonist for each empty circle of a building, at least one for
/// each player.
fn finish(table: &mut Table, stage: &mut Stage) -> Phase {
    let empty: u8 = table
        .players
        .iter()
        .map(|(_, player)| player.empty_circles())
        .sum();
    let wanted = empty.max(table.seats());
    let count = wanted.min(table.colonists);
    table.colonists -= count;
    table.colonist_ship = count;
    stage.tell(Event::ShipFilled { count, wanted });
    if count < wanted {
        table.announce_end(Ending::ColonistsShort, stage);
    }
    round::after_role(table, stage)
}

/// How many colonists a player wants on each site, in the order of [`sites`].
pub type Layout = ArrayVec<u8, MOST_SITES>;

/// How the colonists of a player are placed at present.
pub fn layout<C>(player: &Player<C>) -> Layout {
    sites(player).map(|site| site.colonists(player)).collect()
}

/// The actions that place the colonists of the seat to act as `layout` says. What it does not
/// mention stays empty; sites that are filled already stay as they are.
///
/// # Errors
///
/// Why the rules refuse the layout.
pub fn layout_actions<C>(
    table: &Table<C>,
    turn: &RoleTurn<Step>,
    layout: &Layout,
) -> Result<Vec<Action>, Illegal> {
    let Step::Place { site: first } = turn.step else {
        return Err(Illegal::NotNow);
    };
    let mut muster = Muster::of(&table.players[turn.acting]);
    let mut actions = Vec::new();
    for number in 0..len(&muster.sites).max(len(layout)) {
        let count = layout.get(usize::from(number)).copied().unwrap_or(0);
        let settled = muster.sites.get(usize::from(number));
        let (least, most) = match settled.filter(|_| number < first) {
            Some(site) => (site.colonists, site.colonists),
            None => muster.limits(number),
        };
        if count < least {
            return Err(Illegal::TooFewColonists { least });
        }
        if count > most {
            return Err(Illegal::TooManyColonists { most });
        }
        if least < most {
            actions.push(Action::Place(count));
        }
        if number >= first {
            muster.place(number, count);
        }
    }
    Ok(actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{play, scene, scene_with};
    use crate::games::puerto_rico::{Building, Options, PuertoRico, RoleCard, Tile};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const MAYOR: Action = Action::Choose(RoleCard::Mayor);

    fn idle(game: &PuertoRico) -> Vec<u8> {
        game.players.iter().map(|(_, it)| it.san_juan).collect()
    }

    #[test]
    fn the_ship_goes_round_from_the_mayor_until_it_is_empty() {
        for (ship, shares) in [(0, [0, 0, 0]), (2, [0, 1, 1]), (7, [2, 3, 2])] {
            let mut game = scene(3).governor(SECOND).colonists(20, ship).game();
            play(&mut game, &[MAYOR]);
            let [first, second, third] = shares;
            assert_eq!(
                idle(&game),
                [first, second + 1, third],
                "{ship} on the ship"
            );
        }
    }

    #[test]
    fn the_extra_colonist_comes_from_the_supply_and_not_from_the_ship() {
        let mut game = scene(3).colonists(1, 3).game();
        let events = play(&mut game, &[MAYOR]);
        assert_eq!(idle(&game), [2, 1, 1]);
        assert!(events.contains(&Event::ExtraColonist {
            seat: FIRST,
            count: 1
        }));
        assert_eq!((game.colonists, game.colonist_ship), (0, 0));
        assert_eq!(game.last_round, Some(Ending::ColonistsShort));
    }

    #[test]
    fn without_any_colonist_the_phase_still_ends_the_game() {
        let mut game = scene(3).colonists(0, 0).game();
        let events = play(&mut game, &[MAYOR]);
        assert_eq!(idle(&game), [0, 0, 0]);
        let short = Event::ShipFilled {
            count: 0,
            wanted: 3,
        };
        assert!(events.contains(&short));
        assert_eq!(game.last_round, Some(Ending::ColonistsShort));
    }

    #[test]
    fn colonists_of_sites_that_are_still_undecided_can_be_moved() {
        let mut game = scene(3)
            .tiles(SECOND, Tile::Corn, 2)
            .farms(SECOND, Tile::Quarry, 1)
            .staffed(SECOND, Building::IndigoPlant, 2)
            .colonists(20, 0)
            .game();
        play(&mut game, &[MAYOR]);
        assert_eq!(game.actions(), [0, 1, 2].map(Action::Place));
        play(&mut game, &[Action::Place(2)]);
        assert_eq!(game.actions(), [0, 1].map(Action::Place), "the quarry");
        play(&mut game, &[Action::Place(1)]);
        let player = &game.players[SECOND];
        assert_eq!(layout(player)[..], [2, 0, 0, 0, 0, 1, 0]);
        assert_eq!(player.san_juan, 0);
    }

    #[test]
    fn a_tile_that_is_left_is_free_for_the_others() {
        let mut game = scene(3)
            .farms(SECOND, Tile::Corn, 2)
            .builds(SECOND, Building::Hospice)
            .colonists(20, 0)
            .game();
        play(&mut game, &[MAYOR]);
        assert_eq!(
            game.check(&Action::Place(0)),
            Err(Illegal::TooFewColonists { least: 1 })
        );
        play(&mut game, &[Action::Place(1)]);
        assert_eq!(layout(&game.players[SECOND])[..], [1, 0, 0, 0, 0, 0, 1]);
        assert_eq!(game.colonist_ship, 3, "no building has an empty circle");
    }

    #[test]
    fn everybody_places_in_turn_from_the_mayor_on() {
        let mut scene = scene(3).governor(SECOND).colonists(20, 3);
        for seat in Seat::all(3) {
            scene = scene
                .tiles(seat, Tile::Corn, 1)
                .tiles(seat, Tile::Indigo, 1)
                .tiles(seat, Tile::Sugar, 1);
        }
        let mut game = scene.game();
        play(&mut game, &[MAYOR]);
        let one = Action::Place(1);
        for (seat, places) in [
            (SECOND, &[one, one][..]),
            (Seat::new(2), &[one]),
            (FIRST, &[one]),
        ] {
            assert_eq!(game.phase.acting(), Some(seat));
            play(&mut game, places);
        }
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
        assert_eq!(idle(&game), [0, 0, 0]);
    }

    #[test]
    fn a_layout_answers_the_question_of_placing_only() {
        let asking = Options {
            allow_decline: true,
            ..Options::default()
        };
        let mut game = scene_with(3, asking).game();
        play(&mut game, &[MAYOR]);
        let Phase::Mayor(turn) = game.phase else {
            panic!("the mayor is asked for the extra colonist");
        };
        let wanted = layout(&game.players[FIRST]);
        assert_eq!(layout_actions(&game, &turn, &wanted), Err(Illegal::NotNow));
        assert_eq!(game.check(&Action::Place(0)), Err(Illegal::NotNow));
    }
}
