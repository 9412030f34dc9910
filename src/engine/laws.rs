//! What must hold of every game at every step.
//!
//! [`hold`] plays a game whose choices are bytes, so that any list of bytes is a game and a
//! failing one can be made shorter. It is the fuzzer, and the first test of every new game.

use std::fmt::Write;

use super::{Chance, Game, Recorded, Recording, Seeded, Turn, Viewer};

/// A broken law: which one, after which actions.
pub type Broken = String;

/// The most candidates that a moment should offer: lists have to be read by people.
pub const MOST_CANDIDATES: usize = 100;

/// Plays a game by `choices`, each the number of an action, counted round, until the choices or
/// the game end, and demands of every position:
///
/// 1. There is an action exactly when the game is not over: no dead ends.
/// 2. Candidates are distinct, few, and in a fixed order.
/// 3. `check` allows exactly the listed actions, of all actions seen in this game.
/// 4. A refused action changes nothing.
/// 5. The game and every view of it survive JSON.
/// 6. The same action with the recorded luck leads to the same position and the same events.
/// 7. A guess from the view of the seat to act offers the same actions, and looks the same.
///
/// Conservation of pieces differs by game and is tested there, with [`walk`].
///
/// # Errors
///
/// The first law that is broken.
pub fn hold<G: Game>(setup: &G::Setup, choices: &[u8]) -> Result<(), Broken> {
    let mut seen: Vec<G::Action> = Vec::new();
    walk::<G>(setup, choices, |game, played| {
        let broken = |law: &str| Err(format!("{law}\nafter {played:?}\nin {game:?}"));
        let actions = game.actions();
        let over = matches!(game.turn(), Turn::Over(_));
        if over != actions.is_empty() {
            return broken("1: an action exactly when the game is not over");
        }
        let mut candidates = Vec::new();
        game.candidates(&mut |action| candidates.push(action));
        let distinct = candidates
            .iter()
            .enumerate()
            .all(|(at, one)| candidates.iter().take(at).all(|other| other != one));
        if !distinct || candidates.len() > MOST_CANDIDATES || actions != game.actions() {
            return broken("2: candidates are distinct, few and in a fixed order");
        }
        let sifted = candidates.iter().filter(|it| game.check(it).is_ok());
        if !sifted.eq(&actions) {
            return broken("3: what is listed is what check allows of the candidates, in order");
        }
        for action in &candidates {
            if !seen.contains(action) {
                seen.push(action.clone());
            }
        }
        for action in &seen {
            if game.check(action).is_ok() != actions.contains(action) {
                return broken(&format!(
                    "3: check allows exactly what is listed: {action:?}"
                ));
            }
            if !actions.contains(action) {
                let mut refused = game.clone();
                let luck = &mut Recorded::new(&[]);
                if refused.play(action, luck, &mut |_| {}).is_ok() || refused != *game {
                    return broken(&format!("4: a refused action changes nothing: {action:?}"));
                }
            }
        }
        if json_round(game).as_ref() != Ok(game) {
            return broken("5: the game survives JSON");
        }
        let Turn::Of(seat) = game.turn() else {
            return Ok(());
        };
        let view = game.view(Viewer::Seat(seat));
        if json_round(&view).as_ref() != Ok(&view) {
            return broken("5: a view survives JSON");
        }
        let guess = G::guess(&view, &mut luck_for(played.len()));
        if guess.actions() != actions || guess.turn() != game.turn() {
            return broken("7: a guess offers the same actions");
        }
        if guess.view(Viewer::Seat(seat)) != view {
            return broken("7: a guess looks the same");
        }
        if let Some(action) = actions.first() {
            let mut luck = luck_for(played.len());
            let mut recording = Recording::new(&mut luck);
            let first = after(game, action, &mut recording);
            let drawn = recording.into_drawn();
            let mut recorded = Recorded::new(&drawn);
            if after(game, action, &mut recorded) != first || recorded.finish().is_err() {
                return broken("6: the recorded luck leads to the same position");
            }
        }
        Ok(())
    })
}

/// Plays a game by `choices` as [`hold`] does and shows every position, with the actions that
/// led to it, to `look`.
///
/// # Errors
///
/// The first error of `look`.
pub fn walk<G: Game>(
    setup: &G::Setup,
    choices: &[u8],
    mut look: impl FnMut(&G, &[G::Action]) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let mut game = G::new(setup, &mut luck_for(0));
    let mut played = Vec::new();
    look(&game, &played)?;
    for choice in choices {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        let at = usize::from(*choice) % actions.len();
        let Some(action) = actions.get(at) else { break };
        if let Err(why) = game.play(action, &mut luck_for(played.len() + 1), &mut |_| {}) {
            let mut text = String::new();
            let _ = write!(text, "a listed action is refused: {action:?} for {why:?}");
            return Err(text);
        }
        played.push(action.clone());
        look(&game, &played)?;
    }
    Ok(())
}

fn luck_for(n: usize) -> Seeded {
    Seeded::for_move([11; 16], n as u64)
}

fn after<G: Game>(game: &G, action: &G::Action, luck: &mut dyn Chance) -> (G, Vec<G::Event>) {
    let mut next = game.clone();
    let mut events = Vec::new();
    next.apply(action, luck, &mut |event| events.push(event));
    (next, events)
}

fn json_round<T: serde::Serialize + serde::de::DeserializeOwned>(thing: &T) -> Result<T, Broken> {
    let written = serde_json::to_string(thing).map_err(|why| why.to_string())?;
    serde_json::from_str(&written).map_err(|why| why.to_string())
}
