//! How many random games a second the rules play on one core.

use std::hint::black_box;
use std::ops::RangeInclusive;
use std::time::Duration;

use sobremesa::bots::Quick;
use sobremesa::engine::Chance;

use super::stopwatch::Stopwatch;
use super::tournament::Watched;

/// What other programs do, as it was measured elsewhere; not in this run.
pub const PUERTO_RICO: &str = "\
For comparison, measured once on another machine with four seats, not in this run:
  1,300 to 1,800 games/s  the fastest open engine with correct rules
  3,200 to 4,200 games/s  the fastest open engine, with faults in its rules
  10,000 games/s          what this engine promises, with 3, 4 and 5 seats";

/// The same for San Juan.
pub const SAN_JUAN: &str = "\
For comparison, measured once on another machine, not in this run:
  600 to 1,000 games/s    the fastest open engine
  10,000 games/s          what this engine promises, with 2, 3 and 4 seats";

/// The same for Santorini: New York, of which no other program is known.
pub const SANTORINI_NEW_YORK: &str = "\
For comparison, not measured in this run:
  5,000 games/s           what this engine promises, with 2 seats";

/// Steps of the yardstick that a middling core takes in a second.
const YARDSTICK: f64 = 500e6;

/// Measures and prints.
pub fn print<G: Watched>(
    seats: RangeInclusive<u8>,
    setup: &dyn Fn(u8) -> G::Setup,
    seconds: u32,
    comparison: &str,
) {
    let yardstick = yardstick(Duration::from_secs(1));
    println!(
        "yardstick: {:.0} million steps of xorshift a second ({})",
        yardstick / 1e6,
        Stopwatch::start().measures(),
    );
    for seats in seats {
        let (games, actions, time) = measure::<G>(
            seats,
            &setup(seats),
            Duration::from_secs(u64::from(seconds)),
        );
        let each_second = |count: u64| count as f64 / time.as_secs_f64();
        println!(
            "{seats} seats: {:>6.0} games/s, {:>5.2} million actions/s, {:.0} actions a game, \
             {:.0} games/s at {:.0} million steps",
            each_second(games),
            each_second(actions) / 1e6,
            actions as f64 / games as f64,
            each_second(games) * YARDSTICK / yardstick,
            YARDSTICK / 1e6,
        );
    }
    println!("{comparison}");
}

/// Plays random games for a while: how many, of how many actions, in which time.
fn measure<G: Watched>(seats: u8, setup: &G::Setup, least: Duration) -> (u64, u64, Duration) {
    let luck = &mut Quick::new(u64::from(seats));
    let mut choices = Vec::new();
    let (mut games, mut actions) = (0, 0);
    let stopwatch = Stopwatch::start();
    loop {
        for _ in 0..100 {
            let mut game = G::new(setup, luck);
            loop {
                game.actions_into(&mut choices);
                let Some(action) = any(&choices, luck) else {
                    break;
                };
                game.apply(action, luck, &mut |_| {});
                actions += 1;
            }
            games += 1;
            black_box(&game);
        }
        let time = stopwatch.read();
        if time >= least {
            return (games, actions, time);
        }
    }
}

fn any<'a, A>(choices: &'a [A], luck: &mut Quick) -> Option<&'a A> {
    match u32::try_from(choices.len()) {
        Ok(0) | Err(_) => None,
        Ok(count) => choices.get(luck.below(count) as usize),
    }
}

/// How fast this core is now: steps of a plain calculation in a second, each of which waits for
/// the one before.
fn yardstick(least: Duration) -> f64 {
    let mut state = black_box(0x2545_F491_4F6C_DD1D_u64);
    let mut steps = 0.0;
    let stopwatch = Stopwatch::start();
    while stopwatch.read() < least {
        for _ in 0..1_000_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
        }
        state = black_box(state);
        steps += 1e6;
    }
    steps / stopwatch.read().as_secs_f64()
}
