//! Bots against bots: who wins how often, how games end, and how many games a second the rules
//! play.

mod orders;
mod report;
mod speed;
mod stopwatch;
mod tournament;

use std::ops::RangeInclusive;
use std::process::ExitCode;

use orders::{HELP, Orders, Task};
use sobremesa::games::GameKind;
use sobremesa::games::puerto_rico::{self, Buildings, PuertoRico};
use sobremesa::games::san_juan::{self, SanJuan};
use sobremesa::games::santorini_new_york::{self, SantoriniNewYork};
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
            match game {
                GameKind::PuertoRico => {
                    let setup = |seats| puerto_rico_setup(seats, buildings);
                    run::<PuertoRico>(&task, 2..=5, &setup, speed::PUERTO_RICO);
                }
                GameKind::SanJuan => {
                    let setup = |seats| san_juan_setup(seats, buildings);
                    run::<SanJuan>(&task, 2..=4, &setup, speed::SAN_JUAN);
                }
                GameKind::SantoriniNewYork => {
                    let setup = match buildings == Buildings::All {
                        true => santorini_new_york::Setup::advanced,
                        false => santorini_new_york::Setup::new,
                    };
                    run::<SantoriniNewYork>(&task, 2..=5, &setup, speed::SANTORINI_NEW_YORK);
                }
            }
            ExitCode::SUCCESS
        }
    }
}

fn run<G: Watched>(
    task: &Task,
    seats: RangeInclusive<u8>,
    setup: &dyn Fn(u8) -> G::Setup,
    comparison: &str,
) {
    match task {
        Task::Match(order) => report::print(&tournament::play::<G>(order, setup), order),
        Task::Speed { seconds } => speed::print::<G>(seats, setup, *seconds, comparison),
    }
}

fn puerto_rico_setup(seats: u8, buildings: Buildings) -> puerto_rico::Setup {
    puerto_rico::Setup {
        seats,
        options: puerto_rico::Options {
            buildings,
            ..Default::default()
        },
    }
}

fn san_juan_setup(seats: u8, buildings: Buildings) -> san_juan::Setup {
    san_juan::Setup {
        seats,
        options: san_juan::Options {
            new_buildings: buildings == Buildings::All,
            ..Default::default()
        },
    }
}

impl Watched for PuertoRico {
    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    fn ending(&self) -> &'static str {
        use puerto_rico::Ending;
        match self.last_round {
            Some(Ending::ColonistsShort) => "colonists short",
            Some(Ending::CityFull) => "city full",
            Some(Ending::ChipsGone) => "chips gone",
            None => "nothing yet",
        }
    }
}

impl Watched for SanJuan {
    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    fn ending(&self) -> &'static str {
        use san_juan::{Ending, Phase};
        if let Phase::Over(why) = self.phase {
            return match why {
                Ending::CityFull => "city full",
                Ending::Standstill => "standstill",
            };
        }
        "nothing yet"
    }
}

impl Watched for SantoriniNewYork {
    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    fn ending(&self) -> &'static str {
        use santorini_new_york::{Phase, Victory};
        if let Phase::Over(ending) = self.phase {
            return match ending.victory {
                Victory::Climb => "climb",
                Victory::SentUp => "climb when sent away",
                Victory::Rooftop => "rooftop",
                Victory::LastStanding => "last standing",
            };
        }
        "nothing yet"
    }
}
