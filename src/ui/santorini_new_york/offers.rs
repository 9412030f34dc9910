//! What can be chosen, as board and tray offer it: a pure function of what is seen and of what is
//! chosen so far.

// Few actions take part in each question.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::santorini_new_york::turns::Moment;
use crate::games::santorini_new_york::{
    Action, Card, Illegal, Phase, Pile, Role, Seen, Square, Table, Way,
};
use crate::text::santorini_new_york::{Choice, Winning};
use crate::text::{PlayerNames, SantoriniNewYorkText};

use super::draft::{Draft, Rehearsal};
use super::icons;

/// A thing on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A square of the board.
    Square(Square),
    /// A card of the player's hand.
    Card(Card),
    /// A role of this game.
    Role(Role),
    /// A player's place in the order.
    Seat(Seat),
}

/// What choosing an offer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Chooses an action that is a decision by itself.
    One(Action),
    /// Takes a step of a turn.
    Step(Action),
    /// Takes the last step back.
    Back,
    /// Shows hidden cards.
    Show,
}

/// What a square that can be chosen says of what would come of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// A worker would stand there, on this level.
    Stand(u8),
    /// It would be built up to this level.
    Rise(u8),
    /// It would get a rooftop.
    Roof,
    /// A skyscraper would stand there.
    Skyscraper,
    /// It wins.
    Win,
    /// Something is done to the worker there.
    Mark,
}

/// One way to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// What choosing it does.
    pub tap: Tap,
    /// What stands for it on the table.
    pub things: Vec<Thing>,
    /// What its square says of it.
    pub ahead: Option<Ahead>,
    /// What the page says about it.
    pub choice: Option<Choice>,
    /// Its picture.
    pub icon: Option<&'static str>,
    /// What it is, in a few signs.
    pub label: String,
    /// What it costs or brings.
    pub consequence: String,
    /// How it is read aloud.
    pub name: String,
    /// What Confirm says, if it is a decision by itself.
    pub confirm: String,
}

/// Everything that can be chosen, in the order of the rules.
pub fn offers(
    table: &Table<Seen>,
    actions: &[Action],
    rehearsal: Option<&Rehearsal>,
    draft: &Draft,
    text: &dyn SantoriniNewYorkText,
    names: PlayerNames,
) -> Vec<Offer> {
    if actions.is_empty() {
        return Vec::new();
    }
    if is_hidden(table) {
        return vec![plain(Tap::Show, "eye", text.terms().show_hand)];
    }
    let Some(rehearsal) = rehearsal else {
        let all = actions.iter();
        return all
            .filter_map(|action| {
                let things = places(table, action);
                one(table, action, Tap::One(*action), things, text, names)
            })
            .collect();
    };
    let steps = rehearsal.choices.iter().filter_map(|action| {
        let things = rehearsal.places(action).map(Thing::Square).collect();
        let tap = Tap::Step(*action);
        one(&rehearsal.table, action, tap, things, text, names)
    });
    let back = (!draft.picks.is_empty()).then(|| plain(Tap::Back, "undo", text.terms().clear));
    steps.chain(back).collect()
}

/// Whether the cards that are asked for are not to be seen at present.
fn is_hidden(table: &Table<Seen>) -> bool {
    match table.phase {
        Phase::Commit { seat } => table.players[seat].hand.faces().is_none(),
        Phase::Start { .. }
        | Phase::Landmark { .. }
        | Phase::Turn(_)
        | Phase::Reply(_)
        | Phase::Lose { .. }
        | Phase::Over(_) => false,
    }
}

/// What stands for a decision by itself.
fn places(table: &Table<Seen>, action: &Action) -> Vec<Thing> {
    match *action {
        Action::Start(number) => {
            let at = usize::from(number).checked_sub(1);
            let pair = at.and_then(|at| table.shape().starts.get(at));
            pair.into_iter()
                .flatten()
                .copied()
                .map(Thing::Square)
                .collect()
        }
        Action::Commit(card) => vec![Thing::Card(card)],
        _ => action.square().map(Thing::Square).into_iter().collect(),
    }
}

fn one(
    table: &Table<Seen>,
    action: &Action,
    tap: Tap,
    things: Vec<Thing>,
    text: &dyn SantoriniNewYorkText,
    names: PlayerNames,
) -> Option<Offer> {
    let choice = Choice::of(table, action)?;
    let mut button = text.choice(&choice, names);
    let name = button.spoken();
    // The card itself says the rest.
    if let Choice::Commit(prospect) = choice
        && let Some(warning) = text.warning(&prospect)
    {
        button.consequence = warning;
    }
    Some(Offer {
        tap,
        things,
        ahead: ahead(&choice),
        icon: icon(&choice),
        choice: Some(choice),
        label: button.label,
        consequence: button.consequence,
        name,
        confirm: button.act,
    })
}

fn plain(tap: Tap, icon: &'static str, words: &str) -> Offer {
    Offer {
        tap,
        things: Vec::new(),
        ahead: None,
        choice: None,
        icon: Some(icon),
        label: words.to_owned(),
        consequence: String::new(),
        name: words.to_owned(),
        confirm: words.to_owned(),
    }
}

fn ahead(choice: &Choice) -> Option<Ahead> {
    match choice {
        Choice::Commit(_) => None,
        Choice::Start { .. }
        | Choice::Use { .. }
        | Choice::Follower(_)
        | Choice::Builder(_)
        | Choice::Neighbour(_)
        | Choice::Suspect { .. }
        | Choice::Lose { .. } => Some(Ahead::Mark),
        Choice::Landmark { .. } | Choice::Skyscraper { .. } => Some(Ahead::Skyscraper),
        Choice::Move(moving) => Some(match moving.wins {
            Winning::No => Ahead::Stand(moving.to_level),
            Winning::Now | Winning::AfterTurn => Ahead::Win,
        }),
        Choice::Build(building) => Some(match (building.wins, building.roofed) {
            (true, _) => Ahead::Win,
            (false, true) => Ahead::Roof,
            (false, false) => Ahead::Rise(building.to_level),
        }),
        Choice::Customer(_) => Some(Ahead::Mark),
        Choice::Send { shift, .. } => Some(Ahead::Stand(shift.to_level)),
    }
}

fn icon(choice: &Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Start { .. } => "worker-1",
        Choice::Landmark { .. } | Choice::Skyscraper { .. } => "skyscraper",
        Choice::Commit(prospect) => icons::role(prospect.role),
        Choice::Use { .. } | Choice::Builder(_) | Choice::Move(_) => "worker-2",
        Choice::Build(building) => match building.roofed {
            true => "rooftop",
            false => "block",
        },
        Choice::Lose { .. } => "close",
        Choice::Follower(_)
        | Choice::Neighbour(_)
        | Choice::Suspect { .. }
        | Choice::Customer(_)
        | Choice::Send { .. } => "person",
    })
}

/// Why a square or a card cannot be chosen now. Nothing where it could, or where nothing of its
/// kind is asked for.
pub fn why_not(
    table: &Table<Seen>,
    rehearsal: Option<&Rehearsal>,
    thing: Thing,
) -> Option<Illegal> {
    let Thing::Square(square) = thing else {
        return None;
    };
    let table = rehearsal.map_or(table, |it| &it.table);
    if rehearsal.is_some_and(Rehearsal::is_complete) {
        return None;
    }
    if let Phase::Turn(play) = table.phase {
        let chosen = Moment::of(table, play).action(square);
        let action = chosen.unwrap_or(Action::Send {
            worker: square,
            way: Way::North,
        });
        return table.allows(&action).err();
    }
    let mut why = None;
    table.offer(&mut |action| {
        if why.is_none() && action.square() == Some(square) {
            why = table.allows(&action).err();
        }
    });
    why
}
