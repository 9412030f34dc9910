//! A round: the choices of roles between two changes of the governor.

use crate::engine::Seat;

use super::roles::{builder, captain, craftsman, mayor, prospector, settler, trader};
use super::{Action, Event, Illegal, Phase, Role, RoleCard, Stage, Table, guests, library};

/// Every role card there is.
pub(super) fn candidates() -> impl Iterator<Item = Action> {
    use strum::VariantArray;
    RoleCard::VARIANTS.iter().copied().map(Action::Choose)
}

pub(super) fn check<C>(table: &Table<C>) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| {
        let Action::Choose(card) = *action else {
            return Err(Illegal::NotNow);
        };
        match table.roles.iter().find(|offer| offer.card == card) {
            None => Err(Illegal::NoSuchRole),
            Some(offer) if offer.taken.is_some() => Err(Illegal::RoleTaken),
            Some(_) => Ok(()),
        }
    }
}

/// Takes a role card and the doubloons on it, and begins the role.
pub(super) fn choose(table: &mut Table, seat: Seat, action: &Action, stage: &mut Stage) -> Phase {
    let Action::Choose(card) = *action else {
        return table.phase;
    };
    if let Some(offer) = table.roles.iter_mut().find(|offer| offer.card == card) {
        offer.taken = Some(seat);
        let doubloons = std::mem::take(&mut offer.doubloons);
        table.players[seat].doubloons += u16::from(doubloons);
        stage.tell(Event::Chose {
            seat,
            card,
            doubloons,
        });
    }
    table.guests_kept = 0;
    library::after_choice(table, seat, card, stage)
}

/// Begins the role that a seat has taken.
pub(super) fn begin(table: &mut Table, seat: Seat, role: Role, stage: &mut Stage) -> Phase {
    match role {
        Role::Settler => settler::begin(table, seat, stage),
        Role::Mayor => mayor::begin(table, seat, stage),
        Role::Builder => builder::begin(table, seat, stage),
        Role::Craftsman => craftsman::begin(table, seat, stage),
        Role::Trader => trader::begin(table, seat, stage),
        Role::Captain => captain::begin(table, seat, stage),
        Role::Prospector => prospector::begin(table, seat, stage),
    }
}

/// What follows a role: the next seat's choice, or the end of the round.
pub(super) fn after_role(table: &mut Table, stage: &mut Stage) -> Phase {
    let chosen = table.chosen();
    if chosen < table.choices_per_round() {
        let steps = (0..chosen).fold(table.governor, |seat, _| seat.next(table.seats()));
        return Phase::ChooseRole { chooser: steps };
    }
    end(table, stage)
}

/// In this order: the end of the game, doubloons on the cards that nobody took, the cards return,
/// the next governor.
///
/// Nothing forces an end on a table that never chooses the mayor and never builds: the counts
/// stay at their largest number then.
fn end(table: &mut Table, stage: &mut Stage) -> Phase {
    if table.last_round.is_some() {
        return guests::before_the_end(table, table.governor, stage);
    }
    table.doubling = library::Doubling::default();
    for offer in &mut table.roles {
        if offer.taken.take().is_none() {
            offer.doubloons = offer.doubloons.saturating_add(1);
        }
    }
    table.governor = table.governor.next(table.seats());
    table.round = table.round.saturating_add(1);
    stage.tell(Event::RoundBegan {
        round: table.round,
        governor: table.governor,
    });
    Phase::ChooseRole {
        chooser: table.governor,
    }
}

/// The game is over.
///
/// # Panics
///
/// If nothing ends it.
pub(super) fn game_over(table: &Table, stage: &mut Stage) -> Phase {
    let why = table.last_round.expect("something ends the game");
    stage.tell(Event::GameOver { why });
    Phase::Over(why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Ending, Good};

    const FIRST: Seat = Seat::new(0);
    const LAST: Seat = Seat::new(2);

    #[test]
    fn any_card_that_is_left_may_be_taken_and_no_other() {
        let mut game = scene(3).game();
        play(&mut game, &[Action::Choose(RoleCard::Trader)]);
        assert_eq!(
            game.check(&Action::Choose(RoleCard::Trader)),
            Err(Illegal::RoleTaken)
        );
        assert_eq!(
            game.check(&Action::Choose(RoleCard::Prospector)),
            Err(Illegal::NoSuchRole)
        );
        assert_eq!(game.check(&Action::Pass), Err(Illegal::NotNow));
        assert_eq!(game.actions().len(), 5);
    }

    #[test]
    fn the_second_prospector_is_for_five_players() {
        let second = Action::Choose(RoleCard::SecondProspector);
        assert_eq!(scene(5).game().check(&second), Ok(()));
        assert_eq!(scene(4).game().check(&second), Err(Illegal::NoSuchRole));
    }

    #[test]
    fn the_log_tells_of_the_coins_and_of_the_new_round() {
        let mut game = scene(3).coins(RoleCard::Captain, 2).game();
        play(
            &mut game,
            &[RoleCard::Trader, RoleCard::Craftsman].map(Action::Choose),
        );
        let events = play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        let chose = Event::Chose {
            seat: LAST,
            card: RoleCard::Captain,
            doubloons: 2,
        };
        let began = Event::RoundBegan {
            round: 2,
            governor: Seat::new(1),
        };
        assert_eq!(events, [chose, began]);
    }

    #[test]
    fn the_last_choice_of_the_round_may_bring_the_end_and_is_carried_out_in_full() {
        let mut game = scene(3)
            .chips_left(1)
            .goods(FIRST, Good::Corn, 2)
            .goods(LAST, Good::Corn, 1)
            .goods(LAST, Good::Indigo, 7)
            .game();
        let choices = [RoleCard::Trader, RoleCard::Craftsman].map(Action::Choose);
        play(
            &mut game,
            &[choices[0], Action::Pass, Action::Pass, choices[1]],
        );
        play(
            &mut game,
            &[
                Action::Choose(RoleCard::Captain),
                Action::Load(Good::Indigo, 2),
                Action::Load(Good::Corn, 0),
                Action::Load(Good::Corn, 0),
            ],
        );
        assert_eq!(game.players[LAST].goods[Good::Indigo], 1);
        assert_eq!(game.phase, Phase::Over(Ending::ChipsGone));
        assert_eq!(game.players[FIRST].chips, 2, "after the last chip");
    }

    #[test]
    fn the_round_in_which_the_end_is_announced_is_always_the_last() {
        for (seats, choices) in [(2, 6), (3, 3), (4, 4), (5, 5)] {
            for captain in 0..choices {
                let hungry = scene(seats).chips_left(1);
                let mut game = Seat::all(seats)
                    .fold(hungry, |scene, seat| scene.goods(seat, Good::Corn, 1))
                    .game();
                let mut chosen = 0;
                while let Some(seat) = game.phase.acting() {
                    let mut actions = game.actions();
                    if matches!(game.phase, Phase::ChooseRole { .. }) {
                        assert_eq!(seat, Seat::new(chosen % seats), "{seats} seats");
                        let card = Action::Choose(RoleCard::Captain);
                        actions.retain(|it| (*it == card) == (chosen == captain));
                        chosen += 1;
                    } else if actions.contains(&Action::Pass) {
                        actions = vec![Action::Pass];
                    }
                    assert_eq!(game.last_round.is_some(), game.chips == 0);
                    play(&mut game, &actions[..1]);
                }
                assert_eq!(game.phase, Phase::Over(Ending::ChipsGone));
                assert_eq!((game.round, chosen), (1, choices));
            }
        }
    }

    #[test]
    fn after_the_last_round_nothing_is_prepared_for_another() {
        let mut game = scene(3).chips_left(1).goods(FIRST, Good::Corn, 1).game();
        play(
            &mut game,
            &[
                Action::Choose(RoleCard::Captain),
                Action::Load(Good::Corn, 0),
                Action::Choose(RoleCard::Trader),
            ],
        );
        let events = play(&mut game, &[Action::Choose(RoleCard::Craftsman)]);
        let why = Ending::ChipsGone;
        assert_eq!(events.last(), Some(&Event::GameOver { why }));
        assert_eq!((game.governor, game.round), (FIRST, 1));
        assert!(game.roles.iter().all(|offer| offer.doubloons == 0));
        let again = Action::Choose(RoleCard::Mayor);
        assert_eq!(game.check(&again), Err(Illegal::GameOver));
    }

    #[test]
    fn a_table_that_never_ends_its_game_may_go_on_for_ever() {
        let mut game = scene(3).game();
        for _ in 0..300 {
            let round = [RoleCard::Trader, RoleCard::Captain, RoleCard::Craftsman];
            play(&mut game, &round.map(Action::Choose));
        }
        assert_eq!((game.round, game.governor), (255, FIRST));
        assert_eq!(game.roles[1].doubloons, 255);
    }
}
