//! What happened in Santorini: New York, for the log and for the end.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::{Game, Seat};
use crate::games::santorini_new_york::{
    BoardName, Event, Illegal, Options, Phase, Question, RoleSets, SantoriniNewYork, Seen, Setup,
    TOP,
};
use crate::session::{Desk, Privacy, UndoPolicy};
use crate::text::{Language, OfGame, Piece};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::settings::Settings;
use crate::ui::table::Around;
use crate::ui::table::log::{LogLine, Rank};
use crate::ui::table::result::{Outcome, ScoreRow};
use crate::ui::table::shown::{Line, Shown};
use crate::ui::table::store::viewer;

use super::{NewYorkTable, icons, rules::rules, set_up::NewNewYork};

/// What is chosen at the set-up beside the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Variants {
    /// The sets of role cards beside the Engineer's.
    pub roles: RoleSets,
    /// The board.
    pub board: BoardName,
    /// The rulings.
    pub options: Options,
}

impl Shown for SantoriniNewYork {
    type Options = Variants;

    const PRIVACY: Privacy = Privacy::Pass;

    const UNDO: UndoPolicy = UndoPolicy::UntilRevealed;

    fn setup(seats: u8, variants: Variants) -> Setup {
        Setup {
            seats,
            roles: variants.roles,
            board: variants.board,
            options: variants.options,
        }
    }

    fn options(setup: &Setup) -> Variants {
        Variants {
            roles: setup.roles,
            board: setup.board,
            options: setup.options,
        }
    }

    fn set_up() -> AnyView {
        view! { <NewNewYork /> }.into_any()
    }

    fn table(around: Around<Self>) -> AnyView {
        view! { <NewYorkTable around /> }.into_any()
    }

    fn rules(language: Language, variants: &Variants) -> AnyView {
        rules(language, &variants.options)
    }

    fn settings(_: House) -> Option<AnyView> {
        None
    }

    fn picture(thing: &dyn OfGame) -> Option<&'static str> {
        thing.of().and_then(icons::thing)
    }

    fn line(language: Language, event: &Event<Seen>, after: &Self) -> Option<Line> {
        let sentence = language.santorini_new_york().event(event, &after.roles)?;
        let rank = match event {
            Event::RoundBegan { .. } | Event::GameOver { .. } => Rank::Round,
            Event::Revealed { .. } | Event::TurnBegan { .. } | Event::NoTurn { .. } => Rank::Role,
            Event::Started { .. }
            | Event::Committed { .. }
            | Event::StatueTaken { .. }
            | Event::Moved { .. }
            | Event::Built { .. }
            | Event::Roofed { .. }
            | Event::SkyscraperPlaced { .. }
            | Event::WorkerLost { .. }
            | Event::Eliminated { .. } => Rank::Act,
            Event::Shuffled { .. }
            | Event::Dealt { .. }
            | Event::StatueKept { .. }
            | Event::Named { .. }
            | Event::Forced { .. }
            | Event::StoodStill { .. }
            | Event::Lifted { .. }
            | Event::Discarded { .. } => Rank::Effect,
        };
        Some(Line {
            sentence,
            seat: event.seat(),
            rank,
        })
    }

    fn opening_lines(language: Language, desk: &Desk<Self>) -> Vec<LogLine> {
        let words = language.santorini_new_york();
        let setup = words.setup(desk.session.setup()).into_iter();
        setup
            .map(|words| LogLine {
                at: 0,
                sentence: vec![Piece::Words(words)],
                seat: None,
                rank: Rank::Round,
            })
            .collect()
    }

    fn always_asked(settings: &Settings) -> Vec<Question> {
        let all = Question::VARIANTS.iter().copied();
        match settings.auto_forced {
            // The page itself takes the steps of a turn to which there is no other way.
            true => all
                .filter(|question| {
                    !matches!(question, Question::Start | Question::Reply | Question::Loss)
                })
                .collect(),
            false => all.collect(),
        }
    }

    fn refusal(language: Language, why: &Illegal) -> String {
        language.santorini_new_york().illegal(why)
    }

    fn outcome(language: Language, desk: &Desk<Self>) -> Option<Outcome> {
        let game = desk.session.now();
        let Phase::Over(ending) = game.phase else {
            return None;
        };
        let words = language.santorini_new_york();
        Some(Outcome {
            winners: words.winner(ending.winner),
            why: words.ending(ending.victory).to_owned(),
            rows: rows(language, desk),
            series: Vec::new(),
            yields: Vec::new(),
        })
    }

    fn keeps_secrets(&self) -> bool {
        self.phase.acting().is_some()
    }

    fn position(language: Language, desk: &Desk<Self>) -> Vec<(String, Vec<String>)> {
        let name = |seat: Seat| desk.people[seat].name.clone();
        let view = desk.shown().view(viewer(desk));
        let sections = language.santorini_new_york().position(&view.table, &name);
        sections
            .into_iter()
            .map(|section| (section.heading, section.lines))
            .collect()
    }
}

/// The sheet: what everybody has done.
fn rows(language: Language, desk: &Desk<SantoriniNewYork>) -> Vec<ScoreRow> {
    let game = desk.session.now();
    let terms = language.santorini_new_york().score_terms();
    let events = || {
        let moments = desk.session.moments().iter();
        moments.flat_map(|moment| &moment.events)
    };
    let counted = |label: &str, counts: &dyn Fn(Seat, &Event) -> bool| ScoreRow {
        label: label.to_owned(),
        cells: Seat::all(game.seats())
            .map(|seat| events().filter(|it| counts(seat, it)).count().to_string())
            .collect(),
        sum: false,
    };
    let workers = Seat::all(game.seats()).map(|seat| game.city.workers[seat].len().to_string());
    vec![
        counted(terms.built, &|seat, event| {
            let builds = matches!(event, Event::Built { .. } | Event::Roofed { .. });
            builds && event.seat() == Some(seat)
        }),
        counted(terms.climbs, &|seat, event| {
            let climbs = |from: u8, to: u8| to == TOP && from < TOP;
            matches!(event, Event::Moved { seat: mover, from_level, to_level, .. }
                if *mover == seat && climbs(*from_level, *to_level))
        }),
        counted(terms.statue_rounds, &|seat, event| {
            let holds = matches!(event, Event::StatueTaken { .. } | Event::StatueKept { .. });
            holds && event.seat() == Some(seat)
        }),
        ScoreRow {
            label: terms.workers_left.to_owned(),
            cells: workers.collect(),
            sum: false,
        },
        ScoreRow {
            label: terms.wins.to_owned(),
            cells: desk
                .wins()
                .iter()
                .map(|(_, wins)| wins.to_string())
                .collect(),
            sum: true,
        },
    ]
}
