//! Bots against bots: who wins how often, how games end, and how many games a second the rules
//! play.

mod orders;
mod report;
mod speed;
mod stopwatch;
mod tournament;

use std::process::ExitCode;

use orders::{HELP, Orders, Task};
use sobremesa::games::GameKind;
use sobremesa::games::puerto_rico::{Ending, Options, PuertoRico, Setup};
use tournament::Watched;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match orders::read(&words) {
        Err(why) => {
            eprintln!("{why}\nTry --help.");
            ExitCode::FAILURE
        }
        Ok(Orders::Help) => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        Ok(Orders::Run {
            game,
            buildings,
            task,
        }) => {
            let setup = |seats| Setup {
                seats,
                options: Options {
                    buildings,
                    ..Options::default()
                },
            };
            match (game, task) {
                (GameKind::PuertoRico, Task::Match(order)) => {
                    report::print(&tournament::play::<PuertoRico>(&order, &setup), &order);
                }
                (GameKind::PuertoRico, Task::Speed { seconds }) => {
                    speed::print::<PuertoRico>(2..=5, &setup, seconds, speed::PUERTO_RICO);
                }
            }
            ExitCode::SUCCESS
        }
    }
}

impl Watched for PuertoRico {
    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    fn ending(&self) -> &'static str {
        match self.last_round {
            Some(Ending::ColonistsShort) => "colonists short",
            Some(Ending::CityFull) => "city full",
            Some(Ending::ChipsGone) => "chips gone",
            None => "nothing yet",
        }
    }
}
