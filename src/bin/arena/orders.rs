//! What the command line asks for.

use sobremesa::bots::Level;
use sobremesa::games::GameKind;
use sobremesa::games::puerto_rico::Buildings;

/// How to use the arena.
pub const HELP: &str = "\
Bots against bots.

  arena [--game GAME] [--buildings SET] [--seats N] [--games N] [--bots BOT,BOT,…] [--seed N]
  arena [--game GAME] [--buildings SET] --speed [--seconds N]

  --game GAME     puerto-rico (the default), san-juan, santorini-new-york
  --buildings SET base (the default), all; of Puerto Rico draft and random as well; in Santorini
                  all means the roles for players who know the game
  --seats N       2 to 5, of San Juan 2 to 4; otherwise as many as there are bots, or 4
  --games N       how many games to play (100)
  --bots LIST     who plays, a bot for each seat: random, greedy (all random)
  --seed N        another number, other games (1)
  --speed         random games a second on one core, for each number of seats
  --seconds N     how long to measure each of them (2)
  --help          this

The bots change seats from game to game. For figures that mean something build with
`--profile fast`:

  cargo run --profile fast --no-default-features --bin arena -- --bots greedy,random,random,random";

/// What to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Orders {
    /// Say how to use it.
    Help,
    /// Play.
    Run {
        /// Which game.
        game: GameKind,
        /// With which buildings.
        buildings: Buildings,
        /// What for.
        task: Task,
    },
}

/// What games are played for.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// To see who is better.
    Match(Match),
    /// To see how fast the rules are.
    Speed {
        /// How long to measure each number of seats.
        seconds: u32,
    },
}

/// A match of bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// Who plays; as many as there are seats.
    pub bots: Vec<Level>,
    /// How many games.
    pub games: u32,
    /// What makes these games other than those of another number.
    pub seed: u64,
}

/// Reads the words of the command line.
///
/// # Errors
///
/// What is wrong with them.
pub fn read(words: &[String]) -> Result<Orders, String> {
    let mut game = GameKind::PuertoRico;
    let mut buildings = Buildings::Base;
    let mut seats = None;
    let mut bots: Option<Vec<Level>> = None;
    let mut games = 100;
    let mut seed = 1;
    let mut speed = false;
    let mut seconds = 2;
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value."));
        match word {
            "--help" | "-h" => return Ok(Orders::Help),
            "--speed" => speed = true,
            "--game" => game = named_game(value()?)?,
            "--buildings" => buildings = named_buildings(value()?)?,
            "--bots" => {
                bots = Some(
                    value()?
                        .split(',')
                        .map(named_bot)
                        .collect::<Result<_, _>>()?,
                )
            }
            "--seats" => seats = Some(number(word, value()?, 2..=5)? as usize),
            "--games" => games = number(word, value()?, 1..=1_000_000)?,
            "--seconds" => seconds = number(word, value()?, 1..=600)?,
            "--seed" => seed = number(word, value()?, 0..=u32::MAX)?,
            _ => return Err(format!("There is no option {word:?}.")),
        }
    }
    let both = [Buildings::Base, Buildings::All];
    if game != GameKind::PuertoRico && !both.contains(&buildings) {
        return Err("The --buildings of this game are base and all.".into());
    }
    if speed {
        let task = Task::Speed { seconds };
        return Ok(Orders::Run {
            game,
            buildings,
            task,
        });
    }
    let bots = bots.unwrap_or_else(|| vec![Level::Random; seats.unwrap_or(4)]);
    let most = most_seats(game);
    if !(2..=most).contains(&bots.len()) {
        return Err(format!(
            "--bots names {}; a table has 2 to {most} seats.",
            bots.len()
        ));
    }
    if seats.is_some_and(|seats| seats != bots.len()) {
        return Err(format!(
            "--bots names {}, which does not fit the number of seats.",
            bots.len()
        ));
    }
    let seed = u64::from(seed);
    let task = Task::Match(Match { bots, games, seed });
    Ok(Orders::Run {
        game,
        buildings,
        task,
    })
}

fn named_game(name: &str) -> Result<GameKind, String> {
    match name {
        "puerto-rico" => Ok(GameKind::PuertoRico),
        "san-juan" => Ok(GameKind::SanJuan),
        "santorini-new-york" => Ok(GameKind::SantoriniNewYork),
        _ => Err(format!(
            "There is no game {name:?}; there are puerto-rico, san-juan and santorini-new-york."
        )),
    }
}

fn most_seats(game: GameKind) -> usize {
    match game {
        GameKind::PuertoRico | GameKind::SantoriniNewYork => 5,
        GameKind::SanJuan => 4,
    }
}

fn named_buildings(name: &str) -> Result<Buildings, String> {
    match name {
        "base" => Ok(Buildings::Base),
        "draft" => Ok(Buildings::Draft),
        "random" => Ok(Buildings::Random),
        "all" => Ok(Buildings::All),
        _ => Err(format!(
            "There are no buildings {name:?}; there are base, draft, random and all."
        )),
    }
}

fn named_bot(name: &str) -> Result<Level, String> {
    match name {
        "random" => Ok(Level::Random),
        "greedy" => Ok(Level::Greedy),
        _ => Err(format!(
            "There is no bot {name:?}; there are random and greedy."
        )),
    }
}

/// What a level is called here.
pub fn name(level: Level) -> &'static str {
    match level {
        Level::Random => "random",
        Level::Greedy => "greedy",
    }
}

fn number(option: &str, word: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32, String> {
    word.parse()
        .ok()
        .filter(|number| range.contains(number))
        .ok_or(format!(
            "{option} is a number from {} to {}, not {word:?}.",
            range.start(),
            range.end()
        ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Result<Orders, String> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        read(&words)
    }

    #[test]
    fn a_match_is_what_the_line_says() {
        let line = "--game puerto-rico --seats 3 --games 40 --bots greedy,random,greedy --seed 9";
        let bots = vec![Level::Greedy, Level::Random, Level::Greedy];
        let wanted = Match {
            bots,
            games: 40,
            seed: 9,
        };
        let task = Task::Match(wanted);
        let game = GameKind::PuertoRico;
        let buildings = Buildings::Base;
        let wanted = Orders::Run {
            game,
            buildings,
            task,
        };
        assert_eq!(read_line(line), Ok(wanted));
    }

    #[test]
    fn every_set_of_buildings_can_be_named() {
        for (name, wanted) in [
            ("base", Buildings::Base),
            ("draft", Buildings::Draft),
            ("random", Buildings::Random),
            ("all", Buildings::All),
        ] {
            let orders = read_line(&format!("--speed --buildings {name}"));
            assert!(
                matches!(orders, Ok(Orders::Run { buildings, .. }) if buildings == wanted),
                "{orders:?}"
            );
        }
    }

    #[test]
    fn every_level_can_be_named() {
        for level in Level::ALL {
            assert_eq!(named_bot(name(*level)), Ok(*level));
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for (line, reason) in [
            ("--bots greedy,clever", "There is no bot \"clever\""),
            ("--bots greedy", "--bots names 1"),
            ("--seats 3 --bots greedy,random", "does not fit"),
            (
                "--game san-juan --seats 5",
                "--bots names 5; a table has 2 to 4",
            ),
            (
                "--game san-juan --buildings draft",
                "The --buildings of this game",
            ),
            ("--seats 6", "--seats is a number from 2 to 5"),
            ("--games", "--games needs a value"),
            ("--games many", "--games is a number"),
            ("--game chess", "There is no game \"chess\""),
            ("--buildings some", "There are no buildings \"some\""),
            ("--fast", "There is no option \"--fast\""),
        ] {
            let refused = read_line(line).expect_err(line);
            assert!(refused.contains(reason), "{line}: {refused}");
        }
    }
}
