//! Saved games open again as they were, and files of older forms open for ever.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use sobremesa::bots::Level;
use sobremesa::engine::{BySeat, Chance, Game, Seed, Seeded};
use sobremesa::games::puerto_rico::{PuertoRico, Setup};
use sobremesa::session::{Desk, Effect, Msg, Person, Privacy, Session, Who, save};

fn seed(number: u64) -> Seed {
    u128::from(number).to_be_bytes()
}

/// A game among bots that choose by lot, as far as `moves` or to its end.
fn played(setup: Setup, number: u64, moves: usize) -> Desk<PuertoRico> {
    let people = BySeat::from_fn(setup.seats, |seat| Person {
        name: format!("Person {}", seat.number() + 1),
        who: Who::Bot(Level::Random),
    });
    let session: Session<PuertoRico> = Session::new(setup, seed(number));
    let mut desk = Desk::new(session, people, Privacy::Open);
    let mut effects = desk.wake();
    while let Some(Effect::AskBot { at, .. }) = effects.last().copied() {
        if at >= moves {
            break;
        }
        let actions = desk.session.now().actions();
        let mut lot = Seeded::for_thought(seed(number), at as u64);
        let count = u32::try_from(actions.len()).unwrap();
        let action = actions[lot.below(count) as usize];
        effects = desk.update(Msg::BotChose { at, action }).unwrap();
    }
    desk
}

#[test]
fn a_game_of_five_fits_into_eight_kibibytes() {
    for number in 0..200 {
        let desk = played(Setup::new(5), number, usize::MAX);
        let size = save::write(&desk).len();
        assert!(size <= 8 * 1024, "game {number} takes {size} bytes");
    }
}

#[test]
fn a_save_opens_in_the_identical_state() {
    let games = std::env::var("SAVED_GAMES").map_or(200, |games| games.parse().unwrap());
    for seats in 2..=5 {
        for number in 0..games {
            let desk = played(Setup::new(seats), number, usize::MAX);
            let text = save::write(&desk);
            let opened = save::read::<PuertoRico>(&text).unwrap();
            assert_eq!(opened.problem, None, "{text}");
            assert_eq!(opened.desk.session, desk.session, "{text}");
            assert_eq!(opened.desk.people, desk.people);
            assert_eq!(save::write(&opened.desk), text);
        }
    }
}
