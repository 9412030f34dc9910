//! The log: what happened, by round, role and player; each line leads back to its moment.

use crate::engine::{BySeat, Seat};
use crate::session::Person;
use crate::text::{Language, Sentence};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Icon, seat_shape};
use crate::ui::table::words::Words;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The number of moves after which it had happened.
    pub at: usize,
    /// What happened.
    pub sentence: Sentence,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What kind of line it is.
    pub rank: Rank,
}

/// How a line stands in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A round begins.
    Round,
    /// A role begins.
    Role,
    /// Somebody acted.
    Act,
    /// Something followed from that.
    Effect,
}

impl Rank {
    fn class(self) -> &'static str {
        match self {
            Rank::Round => "log-line log-round",
            Rank::Role => "log-line log-role",
            Rank::Act => "log-line log-act",
            Rank::Effect => "log-line log-effect",
        }
    }
}

/// The log, the newest line at the bottom.
#[component]
pub fn Log(
    /// All lines.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// Which moment is looked at, if not the present one.
    #[prop(into)]
    past: Signal<Option<usize>>,
    /// Who sits where.
    #[prop(into)]
    people: Signal<BySeat<Person>>,
    /// The language of the page.
    #[prop(into)]
    language: Signal<Language>,
    /// Looks at a moment.
    look_at: Callback<usize>,
) -> impl IntoView {
    let only = RwSignal::new(None::<Seat>);
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        only.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let shown = Memo::new(move |_| {
        let mut shown = lines.get();
        if let Some(only) = only.get() {
            shown.retain(|line| line.rank == Rank::Round || line.seat == Some(only));
        }
        shown.into_iter().enumerate().collect::<Vec<_>>()
    });
    view! {
        <div class="log">
            <div class="log-filter" role="group" aria-label=move || language.get().pages().log_filter>
                {move || people.get().iter().map(|(seat, person)| view! {
                    <button
                        type="button"
                        class=format!("log-only {}", crate::ui::parts::seat_class(seat))
                        aria-label=person.name.clone()
                        aria-pressed=move || if only.get() == Some(seat) { "true" } else { "false" }
                        on:click=move |_| only.update(|only| {
                            *only = if *only == Some(seat) { None } else { Some(seat) };
                        })
                    >
                        <Icon name=seat_shape(seat) />
                    </button>
                }.into_any()).collect_view()}
            </div>
            <div class="log-lines" node_ref=list role="log" tabindex="0" aria-label=move || language.get().pages().log>
              <ol>
                <For
                    each=move || shown.get()
                    key=move |(number, line)| {
                        // What a line tells depends on who looks.
                        let told = language.get_untracked().plain(&line.sentence, &|seat| seat.number().to_string());
                        (*number, line.at, line.rank as u8, line.seat, told)
                    }
                    children=move |(_, line)| view! {
                        <li class=line.rank.class()>
                            <button
                                type="button"
                                aria-current=move || if past.get() == Some(line.at) { "true" } else { "false" }
                                on:click=move |_| look_at.run(line.at)
                            >
                                <Words sentence=line.sentence.clone() language people />
                            </button>
                        </li>
                    }.into_any()
                />
              </ol>
            </div>
        </div>
    }
}
