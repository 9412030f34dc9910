//! The front door of the house: `cargo play` and `cargo verify`.
//!
//! Both are aliases, in `.cargo/config.toml`, for this program. It needs nothing but the standard library, so that it is
//! there seconds after the first clone; what else is missing it installs, into a folder of its own outside the clone.
//!
//! - [`house`]: where the clone, the tools and their folder are.
//! - [`tools`], [`npm`], [`browsers`] and [`system`]: what must be installed, and how.
//! - [`page`]: building the page as it is put on the net; [`parts`]: each game a part of its own; [`serve`]: showing it
//!   to this computer's browsers.
//! - [`verify`]: every check, cheapest first; [`tally`]: counting the tests in it.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod browsers;
mod house;
mod npm;
mod page;
mod parts;
mod serve;
mod system;
mod tally;
mod tools;
mod trouble;
mod verify;

use house::House;
use std::process::ExitCode;
use trouble::Trouble;

const USAGE: &str = "\
cargo play                builds the page and serves it; Ctrl-C ends it
cargo play --port 9000    on that port instead of the first free one from 8080
cargo play --host 0.0.0.0 for other devices in the same network as well
cargo play --dev          a quick build that is renewed with every change of the source
cargo play --build        builds the page into dist/ and stops
cargo verify              runs every check and test, browsers included
cargo verify --quick      stops before the browsers";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match open(&words) {
        Ok(code) => code,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the words ask for.
fn open(words: &[String]) -> Result<ExitCode, Trouble> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", options @ ..] => play(&Wishes::read(options)?),
        ["verify"] => verify::everything(House::find()?),
        ["verify", "--quick"] => verify::quick(House::find()?),
        _ => {
            println!("{USAGE}");
            Ok(ExitCode::from(2))
        }
    }
}

/// What follows `cargo play`.
#[derive(Debug, PartialEq)]
struct Wishes {
    host: String,
    port: Option<u16>,
    then: Then,
}

/// What happens once everything is installed.
#[derive(Debug, PartialEq)]
enum Then {
    Serve,
    Develop,
    Build,
}

impl Wishes {
    fn read(mut options: &[&str]) -> Result<Self, Trouble> {
        let mut wishes = Self {
            host: "127.0.0.1".into(),
            port: None,
            then: Then::Serve,
        };
        loop {
            options = match options {
                [] => return Ok(wishes),
                ["--port", port, rest @ ..] => {
                    wishes.port = Some(port.parse().map_err(|_| {
                        Trouble::new(
                            format!("{port} is not a port"),
                            "cargo play --port 8080".into(),
                        )
                    })?);
                    rest
                }
                ["--host", host, rest @ ..] => {
                    wishes.host = (*host).to_owned();
                    rest
                }
                ["--dev", rest @ ..] => {
                    wishes.then = Then::Develop;
                    rest
                }
                ["--build", rest @ ..] => {
                    wishes.then = Then::Build;
                    rest
                }
                // The address is only ever printed: no browser is opened in any case.
                ["--no-browser", rest @ ..] => rest,
                [unknown, ..] => {
                    return Err(Trouble::new(
                        format!("`cargo play` knows no {unknown}"),
                        "cargo play".into(),
                    ));
                }
            }
        }
    }
}

fn play(wishes: &Wishes) -> Result<ExitCode, Trouble> {
    let mut house = House::find()?;
    tools::for_building(&mut house)?;
    match wishes.then {
        Then::Build => {
            page::build(&house)?;
            println!("The page is in {}", house.dist().display());
            Ok(ExitCode::SUCCESS)
        }
        Then::Serve => {
            page::build(&house)?;
            let door = serve::Door::open(&wishes.host, wishes.port, house.dist())?;
            println!(
                "\nSobremesa is served at {}\nCtrl-C ends it.",
                door.address()
            );
            door.welcome_all();
            Ok(ExitCode::SUCCESS)
        }
        Then::Develop => page::develop(&house, &wishes.host, wishes.port.unwrap_or(8080)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_understands_its_options_in_any_order() {
        let wishes = Wishes::read(&["--build", "--port", "9000", "--no-browser"]).ok();
        assert_eq!(
            wishes,
            Some(Wishes {
                host: "127.0.0.1".into(),
                port: Some(9000),
                then: Then::Build,
            })
        );
    }

    #[test]
    fn play_refuses_what_it_does_not_know() {
        assert!(Wishes::read(&["--prot", "9000"]).is_err());
        assert!(Wishes::read(&["--port", "door"]).is_err());
        assert!(Wishes::read(&["--port"]).is_err());
    }

    #[test]
    fn what_the_readme_links_to_is_there() {
        let readme = include_str!("../../../README.md");
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let targets: Vec<&str> = readme
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
            .filter(|target| !target.starts_with("http"))
            .collect();
        assert!(targets.len() > 5);
        for target in targets {
            assert!(root.join(target).exists(), "README.md links to {target}");
        }
    }
}
