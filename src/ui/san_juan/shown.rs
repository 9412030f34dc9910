//! What happened in San Juan, for the log and for the end.

use strum::VariantArray;

use crate::engine::{Game, Seat, Turn, order};
use crate::games::san_juan::scoring::{Score, score};
use crate::games::san_juan::{
    Card, Event, Illegal, Options, Phase, Question, SanJuan, Seen, Setup,
};
use crate::session::{Desk, Privacy, UndoPolicy};
use crate::text::{Language, OfGame, Piece};
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::settings::Settings;
use crate::ui::table::Around;
use crate::ui::table::log::{LogLine, Rank};
use crate::ui::table::result::{Outcome, ScoreRow, by_seat};
use crate::ui::table::shown::{Line, Shown};
use crate::ui::table::store::viewer;

use super::{SanJuanTable, icons, rules::rules, set_up::NewSanJuan};

impl Shown for SanJuan {
    type Options = Options;

    const PRIVACY: Privacy = Privacy::Pass;

    const UNDO: UndoPolicy = UndoPolicy::UntilRevealed;

    fn setup(seats: u8, options: Options) -> Setup {
        Setup { seats, options }
    }

    fn options(setup: &Setup) -> Options {
        setup.options
    }

    fn set_up() -> AnyView {
        view! { <NewSanJuan /> }.into_any()
    }

    fn table(around: Around<Self>) -> AnyView {
        view! { <SanJuanTable around /> }.into_any()
    }

    fn rules(language: Language, options: &Options) -> AnyView {
        rules(language, options)
    }

    fn settings(_: House) -> Option<AnyView> {
        None
    }

    fn picture(thing: &dyn OfGame) -> Option<&'static str> {
        thing.of().map(icons::thing)
    }

    fn line(language: Language, event: &Event<Seen>, _: &Self) -> Option<Line> {
        let sentence = language.san_juan().event(event)?;
        let rank = match event {
            Event::RoundBegan { .. } | Event::GameOver { .. } => Rank::Round,
            Event::Chose { .. } => Rank::Role,
            Event::Passed { .. }
            | Event::Built { .. }
            | Event::Produced { .. }
            | Event::Sold { .. }
            | Event::Kept { .. }
            | Event::Stowed { .. }
            | Event::TurnedUp { .. }
            | Event::Took { .. } => Rank::Act,
            Event::Doubled { .. }
            | Event::Skipped { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::PaidGood { .. }
            | Event::Paid { .. }
            | Event::LostGood { .. }
            | Event::TileTurned { .. }
            | Event::Shipped { .. } => Rank::Effect,
        };
        Some(Line {
            sentence,
            seat: event.seat(),
            rank,
        })
    }

    fn opening_lines(language: Language, desk: &Desk<Self>) -> Vec<LogLine> {
        let words = language.san_juan();
        let start = desk.session.start();
        let round = Event::RoundBegan {
            round: start.round,
            governor: start.governor,
        };
        let setup = words.setup(desk.session.setup()).into_iter();
        let setup = setup.map(|words| vec![Piece::Words(words)]);
        setup
            .chain(words.event(&round))
            .map(|sentence| LogLine {
                at: 0,
                sentence,
                seat: None,
                rank: Rank::Round,
            })
            .collect()
    }

    fn always_asked(settings: &Settings) -> Vec<Question> {
        match settings.auto_forced {
            // To be passed over would tell that no card of the hand can be built.
            true => vec![Question::Build],
            false => Question::VARIANTS.to_vec(),
        }
    }

    fn refusal(language: Language, why: &Illegal) -> String {
        language.san_juan().illegal(why)
    }

    fn outcome(language: Language, desk: &Desk<Self>) -> Option<Outcome> {
        let game = desk.session.now();
        let (Turn::Over(standing), Phase::Over(why)) = (game.turn(), game.phase) else {
            return None;
        };
        let words = language.san_juan();
        let winners: Vec<Seat> = standing.winners().collect();
        Some(Outcome {
            winners: words.winners(&winners),
            why: words.ending(why).to_owned(),
            rows: rows(language, game),
            series: series(desk),
            yields: yields(language, desk),
        })
    }

    fn keeps_secrets(&self) -> bool {
        self.phase.acting().is_some()
    }

    fn position(language: Language, desk: &Desk<Self>) -> Vec<(String, Vec<String>)> {
        let name = |seat: Seat| desk.people[seat].name.clone();
        let view = desk.shown().view(viewer(desk));
        let sections = language.san_juan().position(&view.table, &name);
        sections
            .into_iter()
            .map(|section| (section.heading, section.lines))
            .collect()
    }
}

/// The score sheet, a row for each source of points.
fn rows(language: Language, game: &SanJuan) -> Vec<ScoreRow> {
    let words = language.san_juan();
    let terms = words.score_terms();
    let seats = Seat::all(game.seats());
    let scores: Vec<Score> = seats.map(|seat| score(game, seat)).collect();
    let row = |label: &str, of: &dyn Fn(&Score) -> u16| ScoreRow {
        label: label.to_owned(),
        cells: scores.iter().map(|score| of(score).to_string()).collect(),
        sum: false,
    };
    let mut rows = vec![
        row(terms.buildings, &|score| score.printed),
        row(terms.stowed, &|score| score.stowed),
    ];
    for card in game.kinds() {
        let of = |score: &Score| {
            let mut counted = score.counted.iter();
            counted
                .find(|(counting, _)| counting == card)
                .map(|it| it.1)
        };
        if scores.iter().any(|score| of(score).is_some()) {
            let cell = |score: &Score| of(score).map_or("–".to_owned(), |it| it.to_string());
            rows.push(ScoreRow {
                label: words.card(*card).to_owned(),
                cells: scores.iter().map(cell).collect(),
                sum: false,
            });
        }
    }
    rows.push(ScoreRow {
        sum: true,
        ..row(terms.total, &Score::total)
    });
    rows.push(row(terms.tie_break, &|score| score.tie_break));
    rows
}

/// Everybody's points at the start, at the end of each round, and at the end.
fn series(desk: &Desk<SanJuan>) -> Vec<Vec<u32>> {
    let points = |game: &SanJuan| -> Vec<u32> {
        let seats = Seat::all(game.seats());
        seats.map(|seat| score(game, seat).total().into()).collect()
    };
    let mut columns = vec![points(desk.session.start())];
    let ends_round =
        |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::GameOver { .. });
    for moment in desk.session.moments() {
        if moment.events.iter().any(ends_round) {
            columns.push(points(&moment.after));
        }
    }
    by_seat(&columns)
}

/// How many cards the buildings in use brought their owners, the most first.
fn yields(language: Language, desk: &Desk<SanJuan>) -> Vec<(Seat, String, String)> {
    let words = language.san_juan();
    let mut sums: Vec<(Seat, Card, u8)> = Vec::new();
    let mut add = |seat: Seat, card: Card, amount: u8| {
        let known = sums.iter_mut().find(|it| (it.0, it.1) == (seat, card));
        match known {
            Some((_, _, sum)) => *sum = sum.saturating_add(amount),
            None => sums.push((seat, card, amount)),
        }
    };
    let mut turned_up = Card::GoldMine;
    let moments = desk.session.moments().iter();
    for event in moments.flat_map(|moment| &moment.events) {
        if let Event::TurnedUp { by, .. } = event {
            turned_up = *by;
        }
        if let Event::Took { seat, .. } = event {
            add(*seat, turned_up, 1);
        }
        if let Event::Drew {
            seat,
            cards,
            by: Some(by),
        } = event
        {
            add(*seat, *by, cards.total());
        }
    }
    order::sort_by_key(&mut sums, |(_, _, sum)| std::cmp::Reverse(*sum));
    sums.into_iter()
        .take(8)
        .map(|(seat, card, sum)| (seat, words.card(card).to_owned(), words.cards(sum)))
        .collect()
}
