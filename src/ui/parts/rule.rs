//! What pages of rules are made of.

use super::Icon;
use crate::text::Chapter;
use crate::ui::live::prelude::*;

/// The rules in a few paragraphs.
pub fn chapters(chapters: &'static [Chapter]) -> AnyView {
    let line = |line: &&'static str| view! { <p>{*line}</p> }.into_any();
    chapters
        .iter()
        .map(|chapter| {
            view! {
                <h2>{chapter.heading}</h2>
                {chapter.lines.iter().map(line).collect_view()}
            }
            .into_any()
        })
        .collect_view()
        .into_any()
}

/// A role or a building: its picture, its name, and what there is to say.
pub fn rule(picture: &'static str, name: &'static str, told: AnyView) -> AnyView {
    view! {
        <li class="rule">
            <Icon name=picture class="rule-picture" />
            <div>
                <h3>{name}</h3>
                {told}
            </div>
        </li>
    }
    .into_any()
}

/// A number with its picture.
pub fn fact(icon: &'static str, number: u8) -> AnyView {
    view! { <span class="chip"><Icon name=icon />{number}</span> }.into_any()
}
