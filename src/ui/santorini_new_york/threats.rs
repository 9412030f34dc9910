//! Where the holder of the statue could win in this round.

use crate::games::santorini_new_york::turns::{Moment, Next, list};
use crate::games::santorini_new_york::{City, Phase, Seen, Squares, Table};

/// The last squares of the winning turns that the holder of the statue would have with its card,
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
    list::merged(&moment, &mut |turn| {
        let last = turn.steps.last().and_then(|step| step.square());
        if let (Next::Won(_), Some(last)) = (turn.next, last) {
            squares.insert(last);
        }
    });
    squares
}
