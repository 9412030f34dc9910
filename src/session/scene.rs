//! Tables for tests: who sits there in a word, and a way to play on by numbers.

use crate::bots::Level;
use crate::engine::{BySeat, Game};
use crate::games::puerto_rico::{Action, PuertoRico, Setup};

use super::{Desk, Effect, Msg, Person, Privacy, Session, Who};

/// A new game among the people of a word: `h` is a human, `b` a bot.
pub fn desk(people: &str, privacy: Privacy) -> Desk<PuertoRico> {
    let who: Vec<Who> = people
        .chars()
        .map(|letter| match letter {
            'h' => Who::Human,
            _ => Who::Bot(Level::Random),
        })
        .collect();
    let seats = u8::try_from(who.len()).unwrap();
    let people = BySeat::from_fn(seats, |seat| Person {
        name: format!("P{}", seat.number()),
        who: who[usize::from(seat.number())],
        wins: 0,
    });
    let session = Session::new(Setup::new(seats), [seats; 16]);
    let mut desk = Desk::new(session, people, privacy);
    desk.wake();
    desk
}

/// Whoever is asked chooses the action with this number, counted round. Nothing if the game is
/// over.
pub fn play(desk: &mut Desk<PuertoRico>, number: u8) -> Option<Vec<Effect>> {
    desk.update(Msg::LiftCurtain).unwrap();
    desk.update(Msg::ReturnToNow).unwrap();
    let actions = desk.session.now().actions();
    let action = *actions.get(usize::from(number) % actions.len().max(1))?;
    let at = desk.session.moments().len();
    let msg = if desk.may_choose() {
        Msg::Choose(vec![action])
    } else {
        Msg::BotChose { at, action }
    };
    Some(desk.update(msg).unwrap())
}

/// Plays on by numbers, and shows the desk to `look` after every choice.
pub fn play_all(
    desk: &mut Desk<PuertoRico>,
    numbers: &[u8],
    mut look: impl FnMut(&Desk<PuertoRico>, &[Effect]),
) {
    for number in numbers {
        let Some(effects) = play(desk, *number) else {
            return;
        };
        look(desk, &effects);
    }
}

/// All actions of a game so far.
pub fn actions(desk: &Desk<PuertoRico>) -> Vec<Action> {
    let moments = desk.session.moments().iter();
    moments.map(|moment| moment.entry.action).collect()
}
