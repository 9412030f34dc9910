//! The end of a game: who won, the points by source, and how they grew.

use crate::engine::{BySeat, Seat};
use crate::session::Person;
use crate::text::{Language, Sentence};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, PlayerMark, Sheet, seat_class, seat_shape};
use crate::ui::table::words::Words;

/// What the sheet shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// Who won.
    pub winners: Sentence,
    /// Why the game ended.
    pub why: String,
    /// The score sheet.
    pub rows: Vec<ScoreRow>,
    /// Points by round, for each seat in order; the first number is the start.
    pub series: Vec<Vec<u32>>,
    /// What paid off: a thing, whose it was, and what it brought.
    pub yields: Vec<(Seat, String, String)>,
}

/// Points by seat of points by round.
pub fn by_seat(rounds: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let seats = rounds.first().map_or(0, Vec::len);
    let of = |seat: usize| {
        let points = rounds.iter().filter_map(|round| round.get(seat).copied());
        points.collect()
    };
    (0..seats).map(of).collect()
}

/// A row of the score sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ScoreRow {
    /// A source of points, or their sum.
    pub label: String,
    /// What each seat has of it.
    pub cells: Vec<String>,
    /// Whether it is the sum.
    pub sum: bool,
}

/// What can be done after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The same people, a new deal.
    Rematch,
    /// The same people, each a seat further.
    Rotate,
    /// The same people, the same luck.
    SameDeal,
    /// A look at the game from the start.
    Replay,
    /// The game as a file.
    Export,
    /// Away from the table.
    Lobby,
}

/// The sheet.
#[component]
pub fn ResultSheet(
    /// What it shows.
    #[prop(into)]
    outcome: Signal<Outcome>,
    /// Who sits where.
    #[prop(into)]
    people: Signal<BySeat<Person>>,
    /// The language of the page.
    #[prop(into)]
    language: Signal<Language>,
    /// Puts the sheet away, to look at the table.
    close: Callback<()>,
    /// Goes on.
    next: Callback<Next>,
) -> impl IntoView {
    let words = move || language.get().pages();
    let marks = move || {
        people
            .get()
            .iter()
            .map(|(seat, person)| {
                view! { <th scope="col"><PlayerMark seat name=person.name.clone() /></th> }
                    .into_any()
            })
            .collect_view()
    };
    view! {
        <Sheet
            title=Signal::derive(move || words().result.to_owned())
            close_label=Signal::derive(move || words().close.to_owned())
            close
            class="sheet-result"
        >
            <p class="winners">
                <Words sentence=Signal::derive(move || outcome.get().winners) language people />
            </p>
            <p class="ending">{move || outcome.get().why}</p>
            <div class="result-columns">
                <table class="scores">
                    <thead>
                        <tr><th scope="col"><span class="unseen">{move || words().source}</span></th>{marks}</tr>
                    </thead>
                    <tbody>
                        {move || outcome.get().rows.into_iter().map(|row| view! {
                            <tr class:total=row.sum>
                                <th scope="row">{row.label}</th>
                                {row.cells.into_iter().map(|cell| view! { <td>{cell}</td> }.into_any()).collect_view()}
                            </tr>
                        }.into_any()).collect_view()}
                    </tbody>
                </table>
                <figure class="graph" hidden=move || outcome.with(|outcome| outcome.series.is_empty())>
                    <figcaption>{move || words().by_round}</figcaption>
                    <Graph series=Signal::derive(move || outcome.get().series) />
                    <details class="graph-table">
                        <summary>{move || words().as_table}</summary>
                        <div class="graph-scroll" tabindex="0">
                            <table>
                                <thead><tr><th scope="col">{move || words().round}</th>{marks}</tr></thead>
                                <tbody>{move || rounds(&outcome.get().series)}</tbody>
                            </table>
                        </div>
                    </details>
                </figure>
            </div>
            <Show when=move || outcome.with(|outcome| !outcome.yields.is_empty())>
                <h3>{move || words().paid_off}</h3>
                <ul class="yields">
                    {move || outcome.get().yields.into_iter().map(|(seat, thing, brought)| view! {
                        <li class=seat_class(seat)><Icon name=seat_shape(seat) />{thing} " " <strong>{brought}</strong></li>
                    }.into_any()).collect_view()}
                </ul>
            </Show>
            <div class="result-acts">
                {move || [
                    (Next::Rematch, words().rematch, "rematch"),
                    (Next::Rotate, words().rotate, "rotate"),
                    (Next::SameDeal, words().same_deal, "same-deal"),
                    (Next::Replay, words().replay, "replay"),
                    (Next::Export, words().export, "export"),
                    (Next::Lobby, words().lobby, "lobby"),
                ].into_iter().map(|(act, label, hook)| view! {
                    <button
                        type="button"
                        class=if act == Next::Rematch { "primary" } else { "" }
                        data-act=hook
                        on:click=move |_| next.run(act)
                    >
                        {label}
                    </button>
                }.into_any()).collect_view()}
            </div>
        </Sheet>
    }
}

fn rounds(series: &[Vec<u32>]) -> impl IntoView + use<> {
    let count = series.first().map_or(0, Vec::len);
    (0..count)
        .map(|round| {
            view! {
                <tr>
                    <th scope="row">{round}</th>
                    {series
                        .iter()
                        .map(|points| view! { <td>{points.get(round).copied().unwrap_or(0)}</td> }.into_any())
                        .collect_view()}
                </tr>
            }
        })
        .collect_view()
}

/// A line for each seat, with its shape at the end.
#[component]
fn Graph(
    /// Points by round, for each seat.
    #[prop(into)]
    series: Signal<Vec<Vec<u32>>>,
) -> impl IntoView {
    // Whole numbers: writing fractions would be a good part of the program.
    const WIDTH: u32 = 420;
    const HEIGHT: u32 = 200;
    move || {
        let series = series.get();
        let most = series.iter().flatten().copied().max().unwrap_or(1).max(1);
        let longest = series.iter().map(Vec::len).max().unwrap_or(1);
        let rounds = u32::try_from(longest).unwrap_or(1).max(2) - 1;
        let x = move |round: u32| 8 + (WIDTH - 40) * round / rounds;
        let y = move |points: u32| HEIGHT - 12 - (HEIGHT - 28) * points / most;
        let step = [1, 2, 5, 10, 20, 50]
            .into_iter()
            .find(|step| most / step <= 6)
            .unwrap_or(100);
        let grid = (0..=most / step).map(|line| {
            let points = line * step;
            view! {
                <line class="graph-grid" x1="8" x2=x(rounds) y1=y(points) y2=y(points) />
                <text class="graph-label" x="8" y=y(points) - 3>{points}</text>
            }
        });
        let lines = Seat::all(5).zip(&series).map(|(seat, points)| {
            let path: Vec<String> = (0..)
                .zip(points)
                .map(|(round, points)| format!("{},{}", x(round), y(*points)))
                .collect();
            let last = points.last().copied().unwrap_or(0);
            view! {
                <g class=seat_class(seat)>
                    <polyline class="graph-line" points=path.join(" ") />
                    <use
                        href=format!("pieces.svg#{}", seat_shape(seat))
                        x=x(rounds) + 4
                        y=y(last).saturating_sub(9)
                        width="18"
                        height="18"
                    ></use>
                </g>
            }
        });
        view! {
            <svg class="graph-picture" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {grid.collect_view()}
                {lines.collect_view()}
            </svg>
        }
    }
}
