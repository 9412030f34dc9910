//! What happened in Puerto Rico, for the log and for the end.

// Few events and buildings matter here; the others are passed over.
#![allow(clippy::wildcard_enum_match_arm)]

use strum::VariantArray;

use crate::engine::{Game, Seat, Turn, order};
use crate::games::puerto_rico::scoring::{Score, score};
use crate::games::puerto_rico::{
    Building, Event, Illegal, Options, Phase, PuertoRico, Question, Role, Setup,
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

use super::{PuertoRicoTable, icons, rules::rules, set_up::NewPuertoRico, settings::settings};

impl Shown for PuertoRico {
    type Options = Options;

    const PRIVACY: Privacy = Privacy::Open;

    const UNDO: UndoPolicy = UndoPolicy::Free;

    fn setup(seats: u8, options: Options) -> Setup {
        Setup { seats, options }
    }

    fn options(setup: &Setup) -> Options {
        setup.options
    }

    fn set_up() -> AnyView {
        view! { <NewPuertoRico /> }.into_any()
    }

    fn table(around: Around<Self>) -> AnyView {
        view! { <PuertoRicoTable around /> }.into_any()
    }

    fn rules(language: Language, _: &Options) -> AnyView {
        rules(language)
    }

    fn settings(house: House) -> Option<AnyView> {
        Some(settings(house))
    }

    fn picture(thing: &dyn OfGame) -> Option<&'static str> {
        thing.of().map(icons::thing)
    }

    fn line(language: Language, event: &Event, after: &Self) -> Option<Line> {
        let sentence = language.puerto_rico().event(event, &after.ships)?;
        let rank = match event {
            Event::RoundBegan { .. } | Event::LastRound { .. } | Event::GameOver { .. } => {
                Rank::Round
            }
            Event::Chose { .. } => Rank::Role,
            Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Settled { .. }
            | Event::Forested { .. }
            | Event::TurnedOver { .. }
            | Event::SoldToPost { .. }
            | Event::LoadedSmallWharf { .. }
            | Event::Drafted { .. }
            | Event::GuestMoved { .. }
            | Event::Built { .. }
            | Event::Produced { .. }
            | Event::TookGood { .. }
            | Event::Sold { .. }
            | Event::Loaded { .. } => Rank::Act,
            Event::Skipped { .. }
            | Event::Prospected { .. }
            | Event::PlantationsRevealed { .. }
            | Event::ExtraColonist { .. }
            | Event::ColonistsArrived { .. }
            | Event::ColonistsPlaced { .. }
            | Event::ShipFilled { .. }
            | Event::Earned { .. }
            | Event::Scored { .. }
            | Event::GaveColonist { .. }
            | Event::GaveGood { .. }
            | Event::GavePoint { .. }
            | Event::Doubled { .. }
            | Event::HouseEmptied
            | Event::Spoiled { .. }
            | Event::ShipSailed { .. } => Rank::Effect,
        };
        Some(Line {
            sentence,
            seat: event.seat(),
            rank,
        })
    }

    fn opening_lines(language: Language, desk: &Desk<Self>) -> Vec<LogLine> {
        let words = language.puerto_rico();
        let start = desk.session.start();
        let round = Event::RoundBegan {
            round: start.round,
            governor: start.governor,
        };
        let setup = words.setup(desk.session.setup()).into_iter();
        let setup = setup.map(|words| vec![Piece::Words(words)]);
        setup
            .chain(words.event(&round, &start.ships))
            .map(|sentence| LogLine {
                at: 0,
                sentence,
                seat: None,
                rank: Rank::Round,
            })
            .collect()
    }

    fn always_asked(settings: &Settings) -> Vec<Question> {
        let mut asked = Question::VARIANTS.to_vec();
        if settings.auto_forced {
            let in_role = |role: Role| settings.ask_in.get(role as usize) == Some(&true);
            asked.retain(|question| question.role().is_some_and(in_role));
        }
        asked
    }

    fn refusal(language: Language, why: &Illegal) -> String {
        language.puerto_rico().illegal(why)
    }

    fn outcome(language: Language, desk: &Desk<Self>) -> Option<Outcome> {
        let game = desk.session.now();
        let (Turn::Over(standing), Phase::Over(why)) = (game.turn(), game.phase) else {
            return None;
        };
        let words = language.puerto_rico();
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
        !self.options.open_vp && self.phase.acting().is_some()
    }

    fn position(language: Language, desk: &Desk<Self>) -> Vec<(String, Vec<String>)> {
        let name = |seat: Seat| desk.people[seat].name.clone();
        let sections = language.puerto_rico().position(&desk.view().table, &name);
        sections
            .into_iter()
            .map(|section| (section.heading, section.lines))
            .collect()
    }
}

/// The score sheet, a row for each source of points.
fn rows(language: Language, game: &PuertoRico) -> Vec<ScoreRow> {
    let words = language.puerto_rico();
    let terms = words.score_terms();
    let scores: Vec<Score> = game
        .players
        .iter()
        .map(|(_, player)| score(player))
        .collect();
    let row = |label: &str, of: &dyn Fn(&Score) -> u16| ScoreRow {
        label: label.to_owned(),
        cells: scores.iter().map(|score| of(score).to_string()).collect(),
        sum: false,
    };
    let mut rows = vec![
        row(terms.chips, &|score| score.chips),
        row(terms.buildings, &|score| score.buildings),
    ];
    for building in Building::ALL.iter().filter(|building| building.is_large()) {
        let of = |score: &Score| {
            score
                .large
                .iter()
                .find(|(owned, _)| owned == building)
                .copied()
        };
        if scores.iter().any(|score| of(score).is_some()) {
            let cell = |score: &Score| {
                of(score).map_or("–".to_owned(), |(_, points)| points.to_string())
            };
            rows.push(ScoreRow {
                label: words.building(*building).to_owned(),
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
fn series(desk: &Desk<PuertoRico>) -> Vec<Vec<u32>> {
    let points = |game: &PuertoRico| -> Vec<u32> {
        game.players
            .iter()
            .map(|(_, player)| u32::from(score(player).total()))
            .collect()
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

/// What the buildings in use brought their owners, the most first.
fn yields(language: Language, desk: &Desk<PuertoRico>) -> Vec<(Seat, String, String)> {
    let words = language.puerto_rico();
    let mut sums: Vec<(Seat, Building, u16)> = Vec::new();
    let mut add = |seat: Seat, building: Building, amount: u8| {
        let amount = u16::from(amount);
        match sums
            .iter_mut()
            .find(|(owner, owned, _)| (*owner, *owned) == (seat, building))
        {
            Some((_, _, sum)) => *sum += amount,
            None if amount > 0 => sums.push((seat, building, amount)),
            None => {}
        }
    };
    for event in desk
        .session
        .moments()
        .iter()
        .flat_map(|moment| &moment.events)
    {
        match *event {
            Event::Earned {
                seat,
                building,
                doubloons,
            } => add(seat, building, doubloons),
            Event::Loaded {
                seat,
                bonus,
                ship,
                count,
                ..
            } => {
                add(seat, Building::Harbor, bonus);
                if ship.is_none() {
                    add(seat, Building::Wharf, count);
                }
            }
            Event::Settled {
                seat, colonists, ..
            }
            | Event::Forested {
                seat, colonists, ..
            } => add(seat, Building::Hospice, colonists),
            Event::Scored {
                seat,
                building,
                points,
            } => add(seat, building, points),
            Event::SoldToPost {
                seat, doubloons, ..
            } => add(seat, Building::TradingPost, doubloons),
            Event::LoadedSmallWharf {
                seat,
                points,
                bonus,
                ..
            } => {
                add(seat, Building::Harbor, bonus);
                add(seat, Building::SmallWharf, points);
            }
            Event::Built {
                seat, colonists, ..
            } => add(seat, Building::University, colonists),
            _ => {}
        }
    }
    order::sort_by_key(&mut sums, |(_, _, sum)| std::cmp::Reverse(*sum));
    sums.into_iter()
        .map(|(seat, building, sum)| {
            let brought = match building {
                Building::Harbor
                | Building::Wharf
                | Building::SmallWharf
                | Building::Church
                | Building::UnionHall => words.points(sum),
                Building::Hospice | Building::University => {
                    words.colonists(u8::try_from(sum).unwrap_or(u8::MAX))
                }
                _ => words.doubloons(sum),
            };
            (seat, words.building(building).to_owned(), brought)
        })
        .collect()
}
