//! What came of a match, in print.

use super::orders::{Match, name};
use super::tournament::Outcome;

/// Prints it.
pub fn print(outcome: &Outcome, order: &Match) {
    let games = f64::from(order.games);
    let seconds = outcome.time.as_secs_f64();
    println!(
        "{} games of {} seats in {seconds:.1} s: {:.1} games/s, {:.0} decisions a game",
        order.games,
        order.bots.len(),
        games / seconds,
        outcome.decisions as f64 / games,
    );
    println!("\nbot        wins   95 % interval    points    ms a decision (longest)");
    for tally in &outcome.bots {
        let (least, most) = wilson(tally.wins, games);
        let (mean, spread) = mean_and_spread(&tally.points);
        println!(
            "{:<8} {:>5.1} %  {:>5.1} to {:>5.1}   {mean:>4.1} ± {spread:<4.1}   {:.3} ({:.1})",
            name(tally.level),
            100.0 * tally.wins / games,
            100.0 * least,
            100.0 * most,
            1e3 * tally.thought.as_secs_f64() / tally.decisions.max(1) as f64,
            1e3 * tally.longest.as_secs_f64(),
        );
    }
    let by_seat: Vec<String> = outcome
        .seats
        .iter()
        .map(|wins| format!("{:.1} %", 100.0 * wins / games))
        .collect();
    println!(
        "\nwins by seat, the first governor first: {}",
        by_seat.join(", ")
    );
    let (mean, spread) = mean_and_spread(&outcome.points);
    println!("points of all seats: {mean:.1} ± {spread:.1}");
    let (mean, spread) = mean_and_spread(&outcome.rounds);
    println!("rounds: {mean:.1} ± {spread:.1}");
    for (why, count) in &outcome.endings {
        println!("ended by {why}: {:.1} %", 100.0 * f64::from(*count) / games);
    }
}

/// The Wilson interval of a share: where the true one lies in 95 of 100 cases.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let share = wins / games;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - spread) / scale, (middle + spread) / scale)
}

fn mean_and_spread(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|it| (it - mean) * (it - mean)).sum();
    (mean, (squares / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        let (least, most) = wilson(8.0, 10.0);
        assert!((least - 0.490).abs() < 0.001, "{least}");
        assert!((most - 0.943).abs() < 0.001, "{most}");
    }

    #[test]
    fn the_mean_lies_amid_the_spread() {
        assert_eq!(
            mean_and_spread(&[2.0, 4.0, 6.0, 8.0]),
            (5.0, 5.0_f64.sqrt())
        );
    }
}
