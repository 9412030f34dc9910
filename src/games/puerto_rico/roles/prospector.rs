//! Prospector: who chose it takes a doubloon. That is the whole role, and its privilege.

use crate::engine::Seat;

use super::super::guests::{self, Window};
use super::super::{Event, Phase, Stage, Table, round};

/// Takes the doubloon, unless a guest could make it two.
pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let now = table.privilege(chooser);
    if guests::could_help(table, chooser, |table| table.privilege(chooser) > now) {
        return Phase::Guests(Window::Prospector { chooser });
    }
    pay(table, chooser, stage)
}

/// Takes the doubloon.
pub(in super::super) fn pay(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let doubloons = table.privilege(chooser);
    table.players[chooser].doubloons += u16::from(doubloons);
    stage.tell(Event::Prospected {
        seat: chooser,
        doubloons,
    });
    round::after_role(table, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Action, RoleCard};

    #[test]
    fn the_chooser_takes_a_doubloon_and_the_others_nothing() {
        let mut game = scene(4).game();
        let before = game.players.clone();
        let events = play(&mut game, &[Action::Choose(RoleCard::Prospector)]);
        for (seat, player) in game.players.iter() {
            let more = u16::from(seat == Seat::new(0));
            assert_eq!(player.doubloons, before[seat].doubloons + more);
        }
        let prospected = Event::Prospected {
            seat: Seat::new(0),
            doubloons: 1,
        };
        assert_eq!(events.last(), Some(&prospected));
    }

    #[test]
    fn both_cards_are_the_same_role() {
        let mut game = scene(5).game();
        let before = game.players[Seat::new(0)].doubloons;
        play(&mut game, &[Action::Choose(RoleCard::SecondProspector)]);
        assert_eq!(game.players[Seat::new(0)].doubloons, before + 1);
        assert_eq!(game.phase.acting(), Some(Seat::new(1)));
    }
}
