//! What is to be decided.

use crate::games::santorini_new_york::{Illegal, Phase, Question, Role};
use crate::text::german::German;
use crate::text::santorini_new_york::{
    Building, Choice, Demand, Log, Moving, Names, Opening, Prospect, Shift, StatueHope, Task,
    Thing, Tray, Winning,
};
use crate::text::sentence::say;
use crate::text::{Button, PlayerNames, Sentence, capital};

use super::illegal::refusal;
use super::names::{beside_whom, on_level, who, whose};
use super::turn;

impl Tray for German {
    fn task(&self, task: &Task) -> String {
        let words = match *task {
            Task::Nothing => "das Spiel ist zu Ende",
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
            Phase::Start { .. } => say!["Aufbau: Startfelder werden gewählt"],
            Phase::Landmark { .. } => say!["Aufbau: der erste Wolkenkratzer wird gesetzt"],
            Phase::Commit { .. } => say!["Karten werden geheim gewählt"],
            Phase::Turn(play) => say![play.seat, ": ", Thing::Card(play.role, play.card)],
            Phase::Reply(reply) => say![
                reply.seat,
                " antwortet auf ",
                Thing::Card(Role::NightGuard, reply.card)
            ],
            Phase::Lose { seat, card } => say![
                *seat,
                format!(
                    " hat keinen Zug mit Karte {} und verliert eine Figur",
                    card.number()
                )
            ],
            Phase::Over(ending) => {
                let how = format!(" gewinnt. {}", Log::ending(self, ending.victory));
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
                format!("Startfelder {number}"),
                format!("{} nehmen", self.start(*number)),
                format!("{one} und {other}"),
            ),
            Choice::Landmark { at } => Button::new(
                at.to_string(),
                format!("Den ersten Wolkenkratzer auf {at} setzen"),
                "er bleibt für immer",
            ),
            Choice::Commit(prospect) => commit(self, prospect),
            Choice::Use { worker, opening } => Button::new(
                worker.at.to_string(),
                match opening {
                    Opening::MovesFirst => format!("Zuerst mit der Figur auf {} ziehen", worker.at),
                    Opening::Acts | Opening::Lifted(_) | Opening::Roofed { .. } => {
                        format!("Mit der Figur auf {} handeln", worker.at)
                    }
                },
                match opening {
                    Opening::Acts | Opening::MovesFirst => on_level(worker.level),
                    Opening::Lifted(level) => format!("kommt zuerst auf Ebene {level}"),
                    Opening::Roofed { left: 0 } => {
                        "dort entsteht ein Dach, und du scheidest aus".to_owned()
                    }
                    Opening::Roofed { .. } => {
                        "dort entsteht ein Dach: sie geht verloren, und der Zug endet".to_owned()
                    }
                },
            ),
            Choice::Skyscraper { at, left } => Button::new(
                at.to_string(),
                format!("Einen Wolkenkratzer auf {at} setzen"),
                format!("er bleibt für immer, noch {left} übrig"),
            ),
            Choice::Follower(worker) => Button::new(
                worker.at.to_string(),
                capital(&format!("{} mitnehmen", who(worker, names))),
                "folgt auf das Feld, das du verlässt",
            ),
            Choice::Move(moving) => moved(moving, names),
            Choice::Builder(worker) => Button::new(
                worker.at.to_string(),
                format!("Zuerst mit der Figur auf {} bauen", worker.at),
                "",
            ),
            Choice::Neighbour(worker) => Button::new(
                worker.at.to_string(),
                format!("Neben {} bauen", beside_whom(worker, names)),
                "auf zwei Feldern",
            ),
            Choice::Build(building) => built(building),
            Choice::Suspect {
                worker,
                stuck,
                wins,
            } => Button::new(
                worker.at.to_string(),
                capital(&format!("{} wegschicken", who(worker, names))),
                match (stuck, wins) {
                    (true, _) => "sie kann nicht ziehen, also geschieht nichts".to_owned(),
                    (false, true) => {
                        format!("{} könnte hinaufsteigen und gewinnen", names(worker.owner))
                    }
                    (false, false) => format!("{} zieht sie", names(worker.owner)),
                },
            ),
            Choice::Customer(shift) => Button::new(
                shift.worker.at.to_string(),
                capital(&format!(
                    "{} nach {} rufen",
                    who(&shift.worker, names),
                    shift.to
                )),
                levels(shift.worker.level, shift.to_level),
            ),
            Choice::Send { shift, way } => Button::new(
                format!("{} {} → {}", shift.worker.at, self.way(*way), shift.to),
                capital(&format!(
                    "{} {} auf {} schicken",
                    who(&shift.worker, names),
                    self.way(*way),
                    shift.to
                )),
                levels(shift.worker.level, shift.to_level),
            ),
            Choice::Lose { worker, left } => Button::new(
                worker.at.to_string(),
                format!("Die Figur auf {} verlieren", worker.at),
                match left {
                    0 => "du scheidest aus".to_owned(),
                    _ => format!("dann noch {}", Names::workers(self, *left)),
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
        let Prospect {
            earliest,
            latest,
            players,
            ..
        } = *prospect;
        match earliest == latest {
            true => format!("dran als {earliest}. von {players}"),
            false => format!("dran als {earliest}. bis {latest}. von {players}"),
        }
    }

    fn statue_hope(&self, prospect: &Prospect) -> Option<&'static str> {
        match prospect.statue() {
            StatueHope::No => None,
            StatueHope::Perhaps => Some("nimmt vielleicht die Statue"),
            StatueHope::Surely => Some("nimmt sicher die Statue"),
        }
    }

    fn warning(&self, prospect: &Prospect) -> Option<String> {
        match (prospect.possible, prospect.workers) {
            (true, _) => None,
            (false, 0 | 1) => Some("jetzt nicht möglich: kostet die letzte Figur".to_owned()),
            (false, _) => Some("jetzt nicht möglich: kostet eine Figur".to_owned()),
        }
    }
}

/// What is to be decided before, between or beside the turns.
fn asked(question: Question) -> &'static str {
    match question {
        Question::Start => "wähle deine Startfelder",
        Question::Landmark => "setze den ersten Wolkenkratzer",
        Question::Card => "wähle eine Karte für diese Runde",
        Question::Reply => "ziehe die Figur, die der Nachtwächter wegschickt",
        Question::Loss => "wähle, welche Figur du verlierst",
        Question::Worker => "wähle die Figur, die handelt",
        Question::Skyscraper => "setze einen Wolkenkratzer neben deine Figur",
        Question::Follower => "wähle, wer mitkommt",
        Question::Move => "ziehe, höchstens eine Ebene hinauf",
        Question::SecondMove => "ziehe auch die andere Figur",
        Question::Builder => "wähle die Figur, die zuerst baut",
        Question::Neighbour => "wähle die Figur, neben der du baust",
        Question::Build => "baue neben deiner Figur",
        Question::SecondBuild => "baue auf einem zweiten Feld",
        Question::Suspect => "wähle, wen der Wächter wegschickt",
        Question::Customer => "wähle, wer auf den neuen Block kommt",
        Question::Interview => "schicke jemanden nach Norden oder Süden",
    }
}

/// What is to be decided in a turn, with what the role changes.
fn step(question: Question, role: Role, both: bool) -> &'static str {
    match (question, role) {
        (Question::Worker, Role::Firefighter) => "wähle die Figur, die gehoben wird und handelt",
        (Question::Worker, Role::BroadwayActors) if both => "wähle die Figur, die zuerst zieht",
        (Question::Move, Role::NypdOfficer) => {
            "ziehe, höchstens 1 Ebene hinauf; du darfst schieben"
        }
        (Question::Move, Role::SubwayOperator) => "ziehe geradeaus bis zum ersten freien Feld",
        (Question::Move, Role::TaxiDriver) => "ziehe zwei oder drei Felder geradeaus",
        (Question::Move, Role::TourBusDriver) => "ziehe geradeaus neben einen Wolkenkratzer",
        (Question::Build, Role::CraneOperator) => "baue zweimal auf einem Feld",
        (Question::Build, Role::Ironworker) => "baue auf einem ersten Feld",
        (Question::Build, Role::Foreman) => "baue auf einem ersten Feld daneben",
        (Question::SecondBuild, Role::Foreman) => "baue auf einem zweiten Feld daneben",
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

fn commit(text: &German, prospect: &Prospect) -> Button {
    let mut told = vec![text.order(prospect)];
    told.extend(text.statue_hope(prospect).map(str::to_owned));
    told.extend(text.warning(prospect));
    let name = Names::card(text, prospect.card, prospect.role);
    Button::new(name.clone(), format!("{name} spielen"), told.join(", "))
}

fn moved(moving: &Moving, names: PlayerNames) -> Button {
    let Moving {
        to,
        from_level,
        to_level,
        ..
    } = *moving;
    let mut told = vec![match moving.wins {
        Winning::Now => "steigt auf Ebene 3 und gewinnt".to_owned(),
        Winning::AfterTurn => "steigt auf Ebene 3: gewinnt, wenn der Zug beendet ist".to_owned(),
        Winning::No if moving.climbs() => levels(from_level, to_level) + ", kein Sieg",
        Winning::No => levels(from_level, to_level),
    }];
    told.extend(shifts(moving, names));
    let act = match (moving.reply, &moving.pushed) {
        (true, _) => format!("Nach {to} ausweichen"),
        (false, Some(_)) => format!("Schiebend nach {to} ziehen"),
        (false, None) => format!("Nach {to} ziehen"),
    };
    Button::new(to.to_string(), act, told.join(", "))
}

fn built(building: &Building) -> Button {
    let at = building.at;
    let told = match (building.roofed, building.twice) {
        (true, true) => format!("Ebene {} und Dach", building.to_level),
        (true, false) => "Dach".to_owned(),
        (false, _) => format!("Ebene {}", building.to_level),
    };
    let act = match (building.roofed, building.twice) {
        (true, false) => format!("Ein Dach auf {at} bauen"),
        (_, true) => format!("Zweimal auf {at} bauen"),
        (false, false) => format!("Auf {at} bauen"),
    };
    let mut consequence = match (building.roofed, building.twice) {
        (true, false) => Vec::new(),
        (true, true) => vec![told.clone()],
        (false, _) => vec![format!(
            "Ebene {} → {}",
            building.from_level, building.to_level
        )],
    };
    match building.wins {
        true => consequence.push("gewinnt".to_owned()),
        false if building.roofed => consequence.push("niemand kann es mehr betreten".to_owned()),
        false => {}
    }
    consequence.extend(building.then.map(|demand| {
        match demand {
            Demand::Suspect => "dann schickt der Wächter jemanden weg",
            Demand::Customer => "dann kommt jemand darauf",
            Demand::Interview => "dann muss jemand nach Norden oder Süden",
        }
        .to_owned()
    }));
    Button::new(format!("{at}: {told}"), act, consequence.join(", "))
}

/// "Ebene 1 → 2", "bleibt auf Ebene 2".
pub(super) fn levels(from: u8, to: u8) -> String {
    match from == to {
        true => format!("bleibt {}", on_level(to)),
        false => format!("Ebene {from} → {to}"),
    }
}

/// Who is pushed on or comes along.
pub(super) fn shifts(moving: &Moving, names: PlayerNames) -> Vec<String> {
    let pushed = moving.pushed.map(|it| shifted("schiebt", &it, names));
    let pulled = moving.pulled.map(|it| shifted("holt", &it, names));
    pushed.into_iter().chain(pulled).collect()
}

/// "schiebt die Figur von Ben nach c5".
pub(super) fn shifted(verb: &str, shift: &Shift, names: PlayerNames) -> String {
    format!("{verb} {} nach {}", whose(&shift.worker, names), shift.to)
}
