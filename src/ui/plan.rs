//! Everything that is settled before a game begins.

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::engine::{BySeat, Seat};
use crate::session::{Desk, Person, Privacy, Who};
use crate::text::Pages;
use crate::ui::table::shown::Shown;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 16;

/// Who plays, and how: `O` are the variants of a game. The last one of each game is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan<O> {
    /// Who sits where.
    pub people: BySeat<Person>,
    /// The variants.
    pub options: O,
    /// How secrets are kept from each other.
    pub privacy: Privacy,
}

impl<O: Copy> Plan<O> {
    /// A person against three bots.
    pub fn usual<G: Shown<Options = O>>(words: &Pages) -> Self
    where
        O: Default,
    {
        Plan {
            people: people(words, 1, 3),
            options: O::default(),
            privacy: G::PRIVACY,
        }
    }

    /// How a game was set up.
    pub fn of_desk<G: Shown<Options = O>>(desk: &Desk<G>) -> Self {
        Plan {
            people: desk.people.clone(),
            options: G::options(desk.session.setup()),
            privacy: desk.privacy,
        }
    }

    /// The set-up of the game.
    pub fn setup<G: Shown<Options = O>>(&self) -> G::Setup {
        G::setup(self.people.count(), self.options)
    }

    /// Whether it can be played: seats, and names that are there and short enough.
    pub fn is_playable<G: Shown<Options = O>>(&self) -> bool {
        G::is_playable(&self.setup::<G>()) && are_named(&self.people)
    }
}

/// So many people and bots, with the names that they have before they give themselves others.
pub fn people(words: &Pages, humans: u8, bots: u8) -> BySeat<Person> {
    let default_name = |seat: Seat| {
        let name = words.player_names.get(usize::from(seat.number()));
        name.copied().unwrap_or_default().to_owned()
    };
    BySeat::from_fn(humans + bots, |seat| Person {
        name: default_name(seat),
        who: if seat.number() < humans {
            Who::Human
        } else {
            Who::Bot(Level::Greedy)
        },
        wins: 0,
    })
}

/// Whether everybody has a name, and none is too long.
pub fn are_named(people: &BySeat<Person>) -> bool {
    people.iter().all(|(_, person)| {
        let length = person.name.chars().count();
        !person.name.trim().is_empty() && length <= LONGEST_NAME
    })
}

/// The same people, each a seat further.
pub fn rotated(people: &BySeat<Person>) -> BySeat<Person> {
    let seats = people.count();
    BySeat::from_fn(seats, |seat| people[seat.next(seats)].clone())
}
