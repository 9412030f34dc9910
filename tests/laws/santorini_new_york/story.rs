//! The events tell what changed, and cards act in order.

use super::*;

/// The board after a move is the board before it with what the events say.
pub(super) fn told(before: &SantoriniNewYork, events: &[Event], after: &SantoriniNewYork) -> Law {
    let mut city = before.city.clone();
    let mut out = 0;
    for event in events {
        match *event {
            Event::Started { seat, squares, .. } => {
                city.workers[seat] = squares.into_iter().collect();
            }
            Event::Moved {
                seat,
                from,
                to,
                from_level,
                to_level,
            } => {
                prop_assert_eq!((city.level(from), city.level(to)), (from_level, to_level));
                prop_assert!(to_level <= from_level + 1, "too high a move");
                shift(&mut city.workers[seat], from, to)?;
            }
            Event::Forced {
                seat,
                from,
                to,
                from_level,
                to_level,
                ..
            } => {
                prop_assert_eq!((city.level(from), city.level(to)), (from_level, to_level));
                shift(&mut city.workers[seat], from, to)?;
            }
            Event::Lifted { at, level, .. } | Event::Built { at, level, .. } => {
                prop_assert_eq!(city.level(at) + 1, level);
                city.levels[usize::from(level) - 1].insert(at);
                city.supply.blocks -= 1;
            }
            Event::Roofed { at, .. } => {
                prop_assert_eq!(city.level(at), TOP);
                city.rooftops.insert(at);
                city.supply.rooftops -= 1;
            }
            Event::SkyscraperPlaced { at, .. } => {
                city.skyscrapers.insert(at);
                city.supply.skyscrapers -= 1;
            }
            Event::WorkerLost { seat, at, .. } => {
                prop_assert!(city.workers[seat].contains(at));
                city.workers[seat].remove(at);
            }
            Event::Eliminated { seat, .. } => {
                out += 1;
                prop_assert!(city.workers[seat].is_empty());
                prop_assert!(before.is_alive(seat));
            }
            _ => {}
        }
    }
    prop_assert_eq!(&city, &after.city);
    let count = |game: &SantoriniNewYork| game.living().count();
    prop_assert_eq!(count(before), count(after) + out);
    Ok(())
}

fn shift(own: &mut Squares, from: Square, to: Square) -> Law {
    prop_assert!(own.contains(from));
    own.remove(from);
    own.insert(to);
    Ok(())
}

/// The order is that of the numbers; the highest holds the statue; each turn is that of the next
/// card; nobody but the holder wins in a round with others.
pub(super) fn in_order(_: &SantoriniNewYork, events: &[Event], after: &SantoriniNewYork) -> Law {
    let numbers: Vec<Played> = after.order.to_vec();
    prop_assert!(numbers.windows(2).all(|it| it[0].card < it[1].card));
    if let Some(last) = numbers.last()
        && after.is_alive(last.seat)
    {
        prop_assert_eq!(after.statue, Some(last.seat));
    }
    for event in events {
        match event {
            Event::TurnBegan { seat, card, role } => {
                prop_assert_eq!(after.role(*card), *role);
                if let Some((acting, played)) = after.phase.turn() {
                    prop_assert_eq!((acting, played), (*seat, *card));
                    prop_assert_eq!(
                        after.to_act()[0],
                        Played {
                            seat: *seat,
                            card: *card
                        }
                    );
                }
            }
            Event::GameOver { ending } => {
                prop_assert_eq!(after.phase, Phase::Over(*ending));
                let alone = ending.victory == Victory::LastStanding;
                prop_assert_eq!(alone, after.living().count() == 1);
                prop_assert!(alone || after.statue == Some(ending.winner));
            }
            _ => {}
        }
    }
    Ok(())
}
