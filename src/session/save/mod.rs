//! A game as a file: readable JSON with the setup, who plays, the seed, and every move.
//!
//! ```json
//! {"form":1,"rules":1,"game":"puerto_rico","setup":{"seats":3},"people":[…],"privacy":"open",
//!  "undo":"free","seed":"00…1f","deal":[50,3,…],
//!  "moves":["choose settler","take corn","draw_plantation | 17",…],"print":"9ae16a3b…"}
//! ```
//!
//! `form` counts shapes of the file. Whoever changes the shape raises [`FORM`], brings older files
//! up to it in [`read`] before anything else looks at them, and adds real files to `tests/saves/`;
//! those that are there never change. The names of actions and options are part of the form.
//!
//! Reading plays the moves under the rules of today. What stops it is told ([`Unreadable`]), and
//! the game up to there is returned: it is for the player to go on from there or not. Nothing here
//! writes over the original.

mod mend;
mod moves;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::engine::{BySeat, Game, Seed};
use crate::games::{GameKind, InTheBox};

use super::{Desk, Person, Privacy, SERIES, Session, UndoPolicy, Unplayable, Who};

/// The shape of the files that are written.
pub const FORM: u64 = 1;

/// The longest file that is read, in bytes.
pub const LONGEST_FILE: usize = 256 * 1024;

/// The longest game that is read, in moves.
pub const MOST_MOVES: usize = 10_000;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest title of a game, in characters.
pub const LONGEST_TITLE: usize = 60;

/// What is wrong with a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Unreadable<I> {
    /// It is no save.
    NotASave,
    /// It ends too early.
    CutShort,
    /// It is larger than any game.
    TooLarge,
    /// A later version of the program wrote it, in a shape that is not known here.
    TooNew {
        /// The shape.
        form: u64,
    },
    /// A later version of the program wrote it, with rules that are not known here.
    TooNewRules {
        /// The edition of the rules.
        rules: u64,
    },
    /// It is a save of a game that is not in the box.
    UnknownGame {
        /// What it says.
        name: String,
    },
    /// The game cannot be played with its setup.
    BadSetup,
    /// Seed, deal or people are damaged.
    Damaged,
    /// The move after `n` moves is none that the game knows.
    UnknownMove {
        /// How many moves come before it.
        n: usize,
    },
    /// The rules refuse the move after `n` moves.
    Refused {
        /// How many moves come before it.
        n: usize,
        /// Why.
        why: I,
    },
    /// The luck written down does not fit the move after `n` moves.
    Unlucky {
        /// How many moves come before it.
        n: usize,
    },
    /// All moves can be played, but they lead to another position than before.
    PrintDiffers,
}

/// A game from a file.
#[derive(Debug)]
pub struct Opened<G: Game> {
    /// The game, as far as it can be played.
    pub desk: Desk<G>,
    /// What is wrong with the file, if anything.
    pub problem: Option<Unreadable<G::Illegal>>,
    /// Whether the file was written under older rules than today's.
    pub older_rules: bool,
}

#[derive(Serialize)]
struct Written<'a, S> {
    form: u64,
    rules: u32,
    game: GameKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    setup: &'a S,
    people: &'a BySeat<Person>,
    privacy: Privacy,
    undo: UndoPolicy,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    free_undo: bool,
    seed: String,
    deal: &'a [u32],
    moves: Vec<Value>,
    print: String,
}

/// Writes a game. What is undone is left out.
pub fn write<G: InTheBox>(desk: &Desk<G>) -> String {
    let session = &desk.session;
    let written = Written {
        form: FORM,
        rules: G::RULES,
        game: G::KIND,
        title: desk.title.as_deref(),
        setup: session.setup(),
        people: &desk.people,
        privacy: desk.privacy,
        undo: desk.undo,
        free_undo: desk.free_undo,
        seed: to_hex(session.seed()),
        deal: session.deal(),
        moves: moves::write(session),
        print: print(session.now()),
    };
    json(&written)
}

/// A title as it is kept: short, and none if there is nothing in it.
pub fn title(words: &str) -> Option<String> {
    Some(clean(words, LONGEST_TITLE)).filter(|title| !title.is_empty())
}

/// A save as [`write()`] writes it with another title, which stands after the game; nothing if it is written
/// otherwise. Whether the game in it can be played is not asked.
pub fn retitled(text: &str, title: Option<&str>) -> Option<String> {
    let (before, rest) = text.split_once("\"game\":\"")?;
    let (game, rest) = rest.split_once('"')?;
    let rest = match rest.strip_prefix(",\"title\":\"") {
        Some(old) => {
            let mut escaped = false;
            let (_, end) = old.split_once(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            })?;
            end
        }
        None => rest,
    };
    let title = title.map_or_else(String::new, |title| [",\"title\":", &json(&title)].concat());
    Some([before, "\"game\":\"", game, "\"", &title, rest].concat())
}

/// Which game a file is a save of.
///
/// # Errors
///
/// Why it cannot be read at all.
pub fn game_of<I>(text: &str) -> Result<GameKind, Unreadable<I>> {
    File::parse(text).and_then(|file| file.game())
}

/// Reads a game and plays its moves.
///
/// # Errors
///
/// Why there is nothing to play. What stops the game later is told in [`Opened::problem`].
pub fn read<G: InTheBox>(text: &str) -> Result<Opened<G>, Unreadable<G::Illegal>> {
    let mut file = File::parse(text)?;
    if file.game()? != G::KIND {
        return Err(Unreadable::NotASave);
    }
    let rules = file.take::<u64>("rules").ok_or(file.lacks())?;
    let setup = file.take::<G::Setup>("setup").filter(G::is_playable);
    let setup = setup.ok_or(file.lacks_or(Unreadable::BadSetup))?;
    let seed = file.take::<String>("seed").and_then(|hex| from_hex(&hex));
    let seed = seed.ok_or(file.lacks_or(Unreadable::Damaged))?;
    let deal = file
        .take("deal")
        .ok_or(file.lacks_or(Unreadable::Damaged))?;
    let mut session =
        Session::<G>::dealt(setup, seed, deal).map_err(|_| file.lacks_or(Unreadable::Damaged))?;

    let mut problem = replay(&mut file, &mut session).err();
    let newer_rules = rules > u64::from(G::RULES);
    if newer_rules {
        problem = Some(Unreadable::TooNewRules { rules });
    }
    let same_rules = rules == u64::from(G::RULES);
    if problem.is_none() && file.cut_short {
        problem = Some(Unreadable::CutShort);
    }
    if problem.is_none() && same_rules {
        let before = file.take::<String>("print");
        let differs = before != Some(print(session.now()));
        problem = differs.then_some(Unreadable::PrintDiffers);
    }

    let people = file.people(session.now().seats());
    if people.is_none() {
        problem = problem.or(Some(Unreadable::Damaged));
    }
    let people = people.unwrap_or(BySeat::from_fn(session.now().seats(), |_| stranger()));
    let privacy = file.take("privacy").unwrap_or(Privacy::Open);
    let mut desk = Desk::new(session, people, privacy);
    desk.undo = file.take("undo").unwrap_or(desk.undo);
    desk.free_undo = file.take("free_undo").unwrap_or(false);
    desk.title = file.take::<String>("title").and_then(|words| title(&words));
    Ok(Opened {
        desk,
        problem,
        older_rules: rules < u64::from(G::RULES),
    })
}

fn stranger() -> Person {
    Person {
        name: String::new(),
        who: Who::Human,
        wins: 0,
    }
}

fn replay<G: Game>(
    file: &mut File,
    session: &mut Session<G>,
) -> Result<(), Unreadable<G::Illegal>> {
    let list = file.take::<Vec<Value>>("moves").ok_or(file.lacks())?;
    for value in &list {
        let n = session.moments().len();
        let entries = moves::read(value).map_err(|_| Unreadable::UnknownMove { n })?;
        for entry in entries {
            let n = session.moments().len();
            if n == MOST_MOVES {
                return Err(Unreadable::TooLarge);
            }
            session.replay(entry).map_err(|why| match why {
                Unplayable::Illegal(why) => Unreadable::Refused { n, why },
                Unplayable::Unlucky => Unreadable::Unlucky { n },
            })?;
        }
    }
    Ok(())
}

/// A file whose shape is known, and of which not more is known.
struct File {
    fields: Map<String, Value>,
    cut_short: bool,
}

impl File {
    fn parse<I>(text: &str) -> Result<Self, Unreadable<I>> {
        let text = text.trim();
        if text.len() > LONGEST_FILE {
            return Err(Unreadable::TooLarge);
        }
        let (fields, cut_short) = match serde_json::from_str(text) {
            Ok(Value::Object(fields)) => (fields, false),
            Ok(_) => return Err(Unreadable::NotASave),
            Err(why) if why.is_eof() && text.starts_with('{') => {
                let mended = mend::mended(text).ok_or(Unreadable::CutShort)?;
                let fields = serde_json::from_str(&mended).map_err(|_| Unreadable::CutShort)?;
                (fields, true)
            }
            Err(_) => return Err(Unreadable::NotASave),
        };
        let mut file = File { fields, cut_short };
        match file.take::<u64>("form") {
            Some(FORM) => Ok(file),
            Some(form) if form > FORM => Err(Unreadable::TooNew { form }),
            _ => Err(Unreadable::NotASave),
        }
    }

    fn game<I>(&self) -> Result<GameKind, Unreadable<I>> {
        let Some(Value::String(name)) = self.fields.get("game") else {
            return Err(self.lacks());
        };
        serde_json::from_value(Value::from(name.as_str())).map_err(|_| Unreadable::UnknownGame {
            name: clean(name, LONGEST_NAME),
        })
    }

    /// Who sits where, if it is told for every seat.
    fn people(&mut self, seats: u8) -> Option<BySeat<Person>> {
        let people = self.take::<BySeat<Person>>("people")?;
        (people.count() == seats).then(|| {
            people.map(|_, person| Person {
                name: clean(&person.name, LONGEST_NAME),
                who: person.who,
                wins: person.wins.min(SERIES - 1),
            })
        })
    }

    /// A field, unless it is missing or not what it should be.
    fn take<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        serde_json::from_value(self.fields.remove(name)?).ok()
    }

    /// What it means that a field is missing.
    fn lacks<I>(&self) -> Unreadable<I> {
        self.lacks_or(Unreadable::NotASave)
    }

    fn lacks_or<I>(&self, otherwise: Unreadable<I>) -> Unreadable<I> {
        if self.cut_short {
            Unreadable::CutShort
        } else {
            otherwise
        }
    }
}

/// A name as it may be shown: without characters that steer the writing, and not too long.
pub fn clean(name: &str, longest: usize) -> String {
    let steers = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let visible: String = name.chars().filter(|c| !steers(c)).collect();
    let short: String = visible.trim().chars().take(longest).collect();
    short.trim_end().to_owned()
}

/// The print of a position, by which another one is told from it.
pub fn print<G: Game>(position: &G) -> String {
    format!("{:016x}", fnv_1a(&json(position)))
}

fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("games are plain data with names for keys")
}

/// A number by which a text is told from another one (FNV-1a).
pub(super) fn fnv_1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |print, byte| {
        (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A seed as 32 hexadecimal digits.
pub fn to_hex(seed: Seed) -> String {
    format!("{:032x}", u128::from_be_bytes(seed))
}

/// The seed that 32 hexadecimal digits stand for.
pub fn from_hex(digits: &str) -> Option<Seed> {
    let plain = digits.len() == 32 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = u128::from_str_radix(digits, 16).ok().filter(|_| plain)?;
    Some(number.to_be_bytes())
}
