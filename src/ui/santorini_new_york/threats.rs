//! Where the holder of the statue could win in this round.

use crate::games::santorini_new_york::turns::{Moment, Next, list};
use crate::games::santorini_new_york::{Action, City, Phase, Seen, Squares, Table, Victory};

/// The squares on which the holder of the statue would win with its card, by a climb or a rooftop,
/// if `city` stood like that when its turn comes. Nothing before the cards are turned up and after
/// its turn.
pub fn threats(table: &Table<Seen>, city: &City) -> Squares {
    let mut squares = Squares::NONE;
    let holder = table
        .to_act()
        .iter()
        .find(|it| Some(it.seat) == table.statue);
    let Some(played) = holder else {
        return squares;
    };
    // In its own turn the squares themselves say which of them win.
    let own = table
        .phase
        .turn()
        .is_some_and(|(seat, _)| seat == played.seat);
    if own || matches!(table.phase, Phase::Over(_)) {
        return squares;
    }
    let table = Table {
        city: city.clone(),
        ..table.clone()
    };
    let moment = Moment::begin(&table, played.seat, played.card);
    if !list::can_win(&moment) {
        return squares;
    }
    list::merged(&moment, &mut |turn| {
        let Next::Won(victory) = turn.next else {
            return;
        };
        let mut steps = turn.steps.iter().rev();
        let decisive = match victory {
            Victory::Rooftop => steps.next(),
            Victory::Climb | Victory::SentUp | Victory::LastStanding => {
                steps.find(|step| matches!(step, Action::Move(_)))
            }
        };
        if let Some(square) = decisive.and_then(Action::square) {
            squares.insert(square);
        }
    });
    squares
}
