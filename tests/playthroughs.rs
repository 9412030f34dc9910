//! One random game of each kind, printed in full: what lies on the table, what the seat to act
//! sees and may do, what it does, and what happens then.
//!
//! A line of the table is printed when it has changed. Whoever changes the rules on purpose reads
//! the difference and writes the file anew:
//! `INSTA_UPDATE=always cargo test --no-default-features --test playthroughs`.

#[path = "playthroughs/san_juan.rs"]
mod san_juan;
#[path = "playthroughs/santorini_new_york.rs"]
mod santorini_new_york;

use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;
use sobremesa::engine::{Chance, Game, Seat, Seeded, Turn, Viewer};
use sobremesa::games::puerto_rico::{
    ByGood, CargoShip, Phase, Player, PuertoRico, RoleOffer, Setup, scoring,
};
use sobremesa::games::san_juan::SanJuan;
use sobremesa::games::santorini_new_york::SantoriniNewYork;

const SEED: [u8; 16] = *b"a game of random";

/// A game that can be printed.
trait Printed: Game {
    /// What is to be decided.
    fn moment(&self) -> String;
    /// What lies on the table.
    fn lay_out(&self, paper: &mut Paper);
    /// What a seat sees.
    fn seen(&self, seat: Seat) -> String;
    /// The points of each seat.
    fn scores(&self) -> Vec<String>;
}

/// Plays a random game and prints it.
fn print<G: Printed>(setup: &G::Setup) -> String {
    let mut game = G::new(setup, &mut Seeded::for_move(SEED, 0));
    let mut paper = Paper::default();
    let mut number = 0;
    while let Turn::Of(seat) = game.turn() {
        number += 1;
        let actions = game.actions();
        let count = u32::try_from(actions.len()).expect("few actions");
        let choice = Seeded::for_thought(SEED, number).below(count);
        let action = actions
            .get(choice as usize)
            .expect("the choice is below their number");
        paper.say(format!("\n{number}. {}", game.moment()));
        game.lay_out(&mut paper);
        paper.say(format!("   sees    {}", game.seen(seat)));
        paper.say(format!("   can     {}", listed(&actions)));
        paper.say(format!("   does    {}", words(action)));
        let luck = &mut Seeded::for_move(SEED, number);
        game.apply(action, luck, &mut |event| {
            paper.say(format!("        -> {}", words(&event)));
        });
    }
    paper.say(format!("\n{}", game.moment()));
    game.lay_out(&mut paper);
    for (seat, score) in game.scores().iter().enumerate() {
        paper.say(format!("   seat {seat}  {score}"));
    }
    paper.say(format!("   {:?}", game.turn()));
    paper.text
}

#[test]
fn puerto_rico() {
    insta::assert_snapshot!(print::<PuertoRico>(&Setup::new(3)));
}

#[test]
fn san_juan() {
    insta::assert_snapshot!(print::<SanJuan>(&san_juan::setup()));
}

#[test]
fn santorini_new_york() {
    insta::assert_snapshot!(print::<SantoriniNewYork>(&santorini_new_york::setup()));
}

impl Printed for PuertoRico {
    fn moment(&self) -> String {
        moment(self)
    }

    fn lay_out(&self, paper: &mut Paper) {
        table(self, paper);
    }

    fn seen(&self, seat: Seat) -> String {
        seen(self, seat)
    }

    fn scores(&self) -> Vec<String> {
        let scores = self.players.iter();
        scores
            .map(|(_, player)| words(&scoring::score(player)))
            .collect()
    }
}

/// What is printed, and the last form of each line of the table.
#[derive(Default)]
struct Paper {
    text: String,
    lines: Vec<(String, String)>,
}

impl Paper {
    fn say(&mut self, line: String) {
        self.text.push_str(&line);
        self.text.push('\n');
    }

    /// Prints a line of the table if it has changed.
    fn show(&mut self, what: &str, line: String) {
        match self.lines.iter_mut().find(|(shown, _)| shown == what) {
            Some((_, last)) if *last == line => return,
            Some((_, last)) => last.clone_from(&line),
            None => self.lines.push((what.into(), line.clone())),
        }
        self.say(format!("   {what:8}{line}"));
    }
}

fn moment(game: &PuertoRico) -> String {
    if let Phase::ChooseRole { chooser } = game.phase {
        return format!("seat {} takes a role", chooser.number());
    }
    words(&game.phase)
}

fn table(game: &PuertoRico, paper: &mut Paper) {
    let round = format!("{}, governor {}", game.round, game.governor.number());
    let last = game
        .last_round
        .map(|why| format!(", the last: {}", words(&why)));
    paper.show("round", round + &last.unwrap_or_default());
    paper.show("roles", joined(game.roles.iter().map(role)));
    let supply = format!(
        "{}, {} colonists and {} on the ship, {} chips, {} quarries",
        goods(&game.goods),
        game.colonists,
        game.colonist_ship,
        game.chips,
        game.quarries
    );
    paper.show("supply", supply);
    paper.show("row", joined(game.plantations.iter().map(words)));
    let piles = [("face down", game.face_down), ("put away", game.discarded)];
    let piles = piles.map(|(name, pile)| format!("{name} {}", goods(&pile)));
    paper.show("piles", joined(piles.into_iter()));
    paper.show("ships", joined(game.ships.iter().map(ship)));
    paper.show("house", joined(game.trading_house.iter().map(words)));
    paper.show("market", words(&game.market));
    for (seat, it) in game.players.iter() {
        paper.show(&format!("seat {}", seat.number()), player(it));
    }
}

fn role(offer: &RoleOffer) -> String {
    let name = words(&offer.card);
    let doubloons = match offer.doubloons {
        0 => String::new(),
        doubloons => format!(" +{doubloons}"),
    };
    let taken = offer.taken.map(|seat| format!(" ({})", seat.number()));
    name + &doubloons + &taken.unwrap_or_default()
}

fn ship(ship: &CargoShip) -> String {
    let (count, good) = match ship.cargo {
        Some((good, count)) => (count, format!(" {}", words(&good))),
        None => (0, String::new()),
    };
    format!("{count}/{}{good}", ship.capacity)
}

fn player(player: &Player) -> String {
    let island = player.island.iter().map(|plot| {
        let colonist = if plot.occupied { "*" } else { "" };
        words(&plot.tile) + colonist
    });
    let city = player.city.iter().map(|it| {
        let circles = it.building.spec().circles;
        format!("{} {}/{circles}", words(&it.building), it.colonists)
    });
    format!(
        "{} doubloons, {} points, goods {}, {} in San Juan | {} | {}",
        player.doubloons,
        player.chips,
        goods(&player.goods),
        player.san_juan,
        joined(island),
        joined(city)
    )
}

fn goods(goods: &ByGood<u8>) -> String {
    goods.0.map(|count| count.to_string()).join("-")
}

/// What a seat sees of the points, which is all in which its view differs from the table.
fn seen(game: &PuertoRico, seat: Seat) -> String {
    let view = game.view(Viewer::Seat(seat));
    let points = view.table.players.iter().map(|(_, player)| {
        let points = player.chips.map(|points| points.to_string());
        points.unwrap_or("?".into())
    });
    let points = joined(points);
    let mut shown = serde_json::to_value(&view.table).expect("a view is written as JSON");
    let mut all = serde_json::to_value(game).expect("a game is written as JSON");
    for table in [&mut shown, &mut all] {
        let players = table["players"].as_array_mut().expect("players are a list");
        for player in players {
            player["chips"] = Value::Null;
        }
    }
    assert_eq!(shown, all);
    format!("points {points}")
}

fn listed(actions: &[impl Serialize]) -> String {
    joined(actions.iter().map(words))
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        return "-".into();
    }
    parts.join(", ")
}

/// Anything as words: the names and numbers that a file would have.
fn words(thing: &impl Serialize) -> String {
    fn say(value: &Value, text: &mut String) {
        match value {
            Value::Null => text.push('-'),
            Value::Bool(_) | Value::Number(_) => {
                let _ = write!(text, "{value}");
            }
            Value::String(word) => text.push_str(word),
            Value::Array(parts) => {
                for (at, part) in parts.iter().enumerate() {
                    if at > 0 {
                        text.push(' ');
                    }
                    say(part, text);
                }
            }
            Value::Object(map) => {
                for (at, (name, part)) in map.iter().enumerate() {
                    if at > 0 {
                        text.push_str(", ");
                    }
                    let _ = write!(text, "{name} ");
                    say(part, text);
                }
            }
        }
    }
    let mut text = String::new();
    let value = serde_json::to_value(thing).expect("it is written as JSON");
    say(&value, &mut text);
    text
}
