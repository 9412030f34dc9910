//! What is to be decided.

use crate::games::santorini_new_york::{Illegal, Phase, Question, Role};
use crate::text::english::English;
use crate::text::santorini_new_york::{
    Building, Choice, Demand, Log, Moving, Names, Opening, Prospect, Shift, StatueHope, Task,
    Thing, Tray, Winning,
};
use crate::text::sentence::say;
use crate::text::{Button, PlayerNames, Sentence};

use super::illegal::refusal;
use super::names::{on_level, ordinal, who, whose};
use super::turn;

impl Tray for English {
    fn task(&self, task: &Task) -> String {
        let words = match *task {
            Task::Nothing => "the game is over",
            Task::Decide(question) => asked(question),
            Task::Step {
                question,
                role,
                both,
            } => step(question, role, both),
        };
        words.to_owned()
    }

    fn headline(&self, phase: &Phase) -> Sentence {
        match phase {
            Phase::Start { .. } => say!["Set-up: start squares are chosen"],
            Phase::Landmark { .. } => say!["Set-up: the first skyscraper is placed"],
            Phase::Commit { .. } => say!["Cards are chosen in secret"],
            Phase::Turn(play) => say![play.seat, ": ", Thing::Card(play.role, play.card)],
            Phase::Reply(reply) => say![
                reply.seat,
                " answers ",
                Thing::Card(Role::NightGuard, reply.card)
            ],
            Phase::Lose { seat, card } => say![
                *seat,
                format!(
                    " has no turn with card {} and loses a worker",
                    card.number()
                )
            ],
            Phase::Over(ending) => {
                let how = format!(" wins. {}", Log::ending(self, ending.victory));
                say![ending.winner, how]
            }
        }
    }

    fn choice(&self, choice: &Choice, names: PlayerNames) -> Button {
        match choice {
            Choice::Start {
                number,
                squares: [one, other],
            } => Button::new(
                format!("Start {number}"),
                format!("Take {}", self.start(*number)),
                format!("{one} and {other}"),
            ),
            Choice::Landmark { at } => Button::new(
                at.to_string(),
                format!("Place the first skyscraper on {at}"),
                "it stays for ever",
            ),
            Choice::Commit(prospect) => commit(self, prospect),
            Choice::Use { worker, opening } => Button::new(
                worker.at.to_string(),
                match opening {
                    Opening::MovesFirst => format!("Move the worker on {} first", worker.at),
                    Opening::Acts | Opening::Lifted(_) | Opening::Roofed { .. } => {
                        format!("Act with the worker on {}", worker.at)
                    }
                },
                match opening {
                    Opening::Acts | Opening::MovesFirst => on_level(worker.level),
                    Opening::Lifted(level) => format!("is lifted to level {level} first"),
                    Opening::Roofed { left: 0 } => {
                        "a rooftop takes its place, and you are out of the game".to_owned()
                    }
                    Opening::Roofed { .. } => {
                        "a rooftop takes its place: it is lost, and the turn ends".to_owned()
                    }
                },
            ),
            Choice::Skyscraper { at, left } => Button::new(
                at.to_string(),
                format!("Place a skyscraper on {at}"),
                format!("it stays for ever, {left} left"),
            ),
            Choice::Follower(worker) => Button::new(
                worker.at.to_string(),
                format!("Take {} along", who(worker, names)),
                "follows to the square that you leave",
            ),
            Choice::Move(moving) => moved(moving, names),
            Choice::Builder(worker) => Button::new(
                worker.at.to_string(),
                format!("Build with the worker on {} first", worker.at),
                "",
            ),
            Choice::Neighbour(worker) => Button::new(
                worker.at.to_string(),
                format!("Build beside {}", who(worker, names)),
                "on two squares",
            ),
            Choice::Build(building) => built(building),
            Choice::Suspect {
                worker,
                stuck,
                wins,
            } => Button::new(
                worker.at.to_string(),
                format!("Send {} away", who(worker, names)),
                match (stuck, wins) {
                    (true, _) => "it cannot move, so nothing happens".to_owned(),
                    (false, true) => format!("{} could climb and win", names(worker.owner)),
                    (false, false) => format!("{} moves it", names(worker.owner)),
                },
            ),
            Choice::Customer(shift) => Button::new(
                shift.worker.at.to_string(),
                format!("Call {} to {}", who(&shift.worker, names), shift.to),
                levels(shift.worker.level, shift.to_level),
            ),
            Choice::Send { shift, way } => Button::new(
                format!("{} {} → {}", shift.worker.at, self.way(*way), shift.to),
                format!(
                    "Send {} {} to {}",
                    who(&shift.worker, names),
                    self.way(*way),
                    shift.to
                ),
                levels(shift.worker.level, shift.to_level),
            ),
            Choice::Lose { worker, left } => Button::new(
                worker.at.to_string(),
                format!("Lose the worker on {}", worker.at),
                match left {
                    0 => "you are out of the game".to_owned(),
                    _ => format!("{} left", Names::workers(self, *left)),
                },
            ),
        }
    }

    fn turn(&self, steps: &[Choice], names: PlayerNames) -> String {
        turn::in_words(self, steps, names)
    }

    fn illegal(&self, why: &Illegal) -> String {
        refusal(self, why)
    }

    fn order(&self, prospect: &Prospect) -> String {
        let players = prospect.players;
        match prospect.earliest == prospect.latest {
            true => format!("acts {} of {players}", ordinal(prospect.earliest)),
            false => format!(
                "acts {} to {} of {players}",
                ordinal(prospect.earliest),
                ordinal(prospect.latest)
            ),
        }
    }

    fn statue_hope(&self, prospect: &Prospect) -> Option<&'static str> {
        match prospect.statue() {
            StatueHope::No => None,
            StatueHope::Perhaps => Some("may take the statue"),
            StatueHope::Surely => Some("takes the statue for sure"),
        }
    }

    fn warning(&self, prospect: &Prospect) -> Option<String> {
        match (prospect.possible, prospect.workers) {
            (true, _) => None,
            (false, 0 | 1) => Some("not possible now: you would lose your last worker".to_owned()),
            (false, _) => Some("not possible now: you would lose a worker".to_owned()),
        }
    }
}

/// What is to be decided before, between or beside the turns.
fn asked(question: Question) -> &'static str {
    match question {
        Question::Start => "choose your start squares",
        Question::Landmark => "place the first skyscraper",
        Question::Card => "choose a card for this round",
        Question::Reply => "move the worker that the Night Guard sends away",
        Question::Loss => "choose the worker that you lose",
        Question::Worker => "choose the worker that acts",
        Question::Skyscraper => "place a skyscraper beside your worker",
        Question::Follower => "choose who comes along",
        Question::Move => "move, at most one level up",
        Question::SecondMove => "move the other worker as well",
        Question::Builder => "choose the worker that builds first",
        Question::Neighbour => "choose the worker beside which you build",
        Question::Build => "build beside your worker",
        Question::SecondBuild => "build on a second square",
        Question::Suspect => "choose whom the guard sends away",
        Question::Customer => "choose who is called on the new block",
        Question::Interview => "choose who is sent north or south",
    }
}

/// What is to be decided in a turn, with what the role changes.
fn step(question: Question, role: Role, both: bool) -> &'static str {
    match (question, role) {
        (Question::Worker, Role::Firefighter) => "choose the worker that is lifted and acts",
        (Question::Worker, Role::BroadwayActors) if both => "choose the worker that moves first",
        (Question::Move, Role::NypdOfficer) => "move, at most one level up; you may push",
        (Question::Move, Role::SubwayOperator) => "move straight to the first free square",
        (Question::Move, Role::TaxiDriver) => "move two or three squares straight on",
        (Question::Move, Role::TourBusDriver) => "move straight to a square by a skyscraper",
        (Question::Build, Role::CraneOperator) => "build twice on one square",
        (Question::Build, Role::Ironworker) => "build on a first square",
        (Question::Build, Role::Foreman) => "build on a first square beside it",
        (Question::SecondBuild, Role::Foreman) => "build on a second square beside it",
        (
            Question::Start
            | Question::Landmark
            | Question::Card
            | Question::Worker
            | Question::Skyscraper
            | Question::Follower
            | Question::Move
            | Question::SecondMove
            | Question::Builder
            | Question::Neighbour
            | Question::Build
            | Question::SecondBuild
            | Question::Suspect
            | Question::Customer
            | Question::Interview
            | Question::Reply
            | Question::Loss,
            _,
        ) => asked(question),
    }
}

fn commit(text: &English, prospect: &Prospect) -> Button {
    let mut told = vec![text.order(prospect)];
    told.extend(text.statue_hope(prospect).map(str::to_owned));
    told.extend(text.warning(prospect));
    let name = Names::card(text, prospect.card, prospect.role);
    Button::new(name.clone(), format!("Play {name}"), told.join(", "))
}

fn moved(moving: &Moving, names: PlayerNames) -> Button {
    let Moving {
        to,
        from_level,
        to_level,
        ..
    } = *moving;
    let mut told = vec![match moving.wins {
        Winning::Now => "climbs to level 3 and wins".to_owned(),
        Winning::AfterTurn => "climbs to level 3: wins when the turn is completed".to_owned(),
        Winning::No if moving.climbs() => levels(from_level, to_level) + ", no win",
        Winning::No => levels(from_level, to_level),
    }];
    told.extend(shifts(moving, names));
    let act = match (moving.reply, &moving.pushed) {
        (true, _) => format!("Move away to {to}"),
        (false, Some(_)) => format!("Push on to {to}"),
        (false, None) => format!("Move to {to}"),
    };
    Button::new(to.to_string(), act, told.join(", "))
}

fn built(building: &Building) -> Button {
    let at = building.at;
    let told = match (building.roofed, building.twice) {
        (true, true) => format!("level {} and a rooftop", building.to_level),
        (true, false) => "a rooftop".to_owned(),
        (false, _) => format!("to level {}", building.to_level),
    };
    let act = match (building.roofed, building.twice) {
        (true, false) => format!("Build a rooftop on {at}"),
        (_, true) => format!("Build twice on {at}"),
        (false, false) => format!("Build on {at}"),
    };
    let mut consequence = match (building.roofed, building.twice) {
        (true, false) => Vec::new(),
        (true, true) => vec![format!("level {} and a rooftop", building.to_level)],
        (false, _) => vec![format!(
            "level {} → {}",
            building.from_level, building.to_level
        )],
    };
    match building.wins {
        true => consequence.push("wins".to_owned()),
        false if building.roofed => consequence.push("nobody can enter it any more".to_owned()),
        false => {}
    }
    consequence.extend(building.then.map(|demand| {
        match demand {
            Demand::Suspect => "then the guard sends somebody away",
            Demand::Customer => "then somebody is called on it",
            Demand::Interview => "then somebody is sent north or south",
        }
        .to_owned()
    }));
    Button::new(format!("{at}: {told}"), act, consequence.join(", "))
}

/// "level 1 → 2", "stays on level 2".
pub(super) fn levels(from: u8, to: u8) -> String {
    match from == to {
        true => format!("stays {}", on_level(to)),
        false => format!("level {from} → {to}"),
    }
}

/// Who is pushed on or comes along.
pub(super) fn shifts(moving: &Moving, names: PlayerNames) -> Vec<String> {
    let pushed = moving.pushed.map(|it| shifted("pushes", &it, names));
    let pulled = moving.pulled.map(|it| shifted("takes", &it, names));
    pushed.into_iter().chain(pulled).collect()
}

/// "pushes Ben's worker to c5".
pub(super) fn shifted(verb: &str, shift: &Shift, names: PlayerNames) -> String {
    format!("{verb} {} to {}", whose(&shift.worker, names), shift.to)
}
