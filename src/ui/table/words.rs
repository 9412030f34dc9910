//! A sentence whose pieces are drawn.

use crate::engine::BySeat;
use crate::session::Person;
use crate::text::{Language, Piece, Sentence};
use crate::ui::live::prelude::*;
use crate::ui::parts::{Afresh, Icon, PlayerMark};

use super::frame::Shell;

/// A sentence at a table, with players as their marks and things beside their pictures.
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
    let picture = expect_context::<Shell>().picture;
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
                let picture = match &piece {
                    Piece::Thing(thing) => picture(&**thing),
                    Piece::Words(_) | Piece::Seat(_) => None,
                };
                match picture {
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
