//! A sentence whose pieces are drawn.

use super::{Afresh, Icon, PlayerMark};
use crate::engine::BySeat;
use crate::session::Person;
use crate::text::{Language, Piece, Sentence};
use crate::ui::live::prelude::*;

/// A sentence, with players as their marks and numbers beside their pictures.
#[component]
pub fn Words(
    /// What is said.
    #[prop(into)]
    sentence: Signal<Sentence>,
    /// The language, for the names of things.
    #[prop(into)]
    language: Signal<Language>,
    /// Who sits where.
    #[prop(into)]
    people: Signal<BySeat<Person>>,
) -> impl IntoView {
    let afresh = Afresh::here();
    move || {
        let language = language.get();
        let people = people.get();
        let name = |seat| {
            let found = people.iter().find(|(other, _)| *other == seat);
            found.map_or_else(String::new, |(_, person)| person.name.clone())
        };
        let pieces = sentence
            .get()
            .into_iter()
            .map(|piece| {
                if let Piece::Seat(seat) = piece {
                    return view! { <PlayerMark seat name=name(seat) /> }.into_any();
                }
                let words = language.piece(&piece, &name);
                match icon(&piece) {
                    Some(name) => {
                        view! { <span class="chip"><Icon name />{words}</span> }.into_any()
                    }
                    None => words.into_any(),
                }
            })
            .collect_view();
        afresh.draw(pieces.into_any())
    }
}

fn icon(piece: &Piece) -> Option<&'static str> {
    match piece {
        Piece::PuertoRico(thing) => Some(crate::ui::puerto_rico::icons::thing(thing)),
        Piece::SanJuan(thing) => Some(crate::ui::san_juan::icons::thing(thing)),
        Piece::SantoriniNewYork(thing) => crate::ui::santorini_new_york::icons::thing(thing),
        Piece::Words(_) | Piece::Seat(_) => None,
    }
}
