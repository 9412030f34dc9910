//! The position in words holds all that a viewer sees, and nothing else.

use std::collections::BTreeSet;

use sobremesa::engine::{Game, Seat, Viewer};
use sobremesa::games::san_juan::{Card, Phase, Pile, SanJuan, Seen, Table};
use sobremesa::text::{Language, Section};

use super::play::games;
use crate::shared::name;

fn section<'a>(sections: &'a [Section], heading: &str) -> &'a Section {
    let governor = format!("{heading} (");
    let mut found = sections
        .iter()
        .filter(|it| it.heading == heading || it.heading.starts_with(&governor));
    let section = found.next().unwrap_or_else(|| panic!("no {heading}"));
    assert!(found.next().is_none(), "{heading} is said twice");
    assert!(!section.lines.is_empty());
    section
}

fn compare(language: Language, table: &Table<Seen>) {
    let text = language.san_juan();
    let terms = text.terms();
    let sections = text.position(table, &name);
    let says = |section: &Section, line: &str| {
        assert!(
            section.lines.iter().any(|it| it == line),
            "{line}: {section:?}"
        );
    };
    let now = section(&sections, &text.round(table.round));
    says(
        now,
        &format!("{}: {}", terms.governor, name(table.governor)),
    );
    assert_eq!(section(&sections, terms.roles).lines.len(), 5);
    for (seat, player) in table.players.iter() {
        let section = section(&sections, &name(seat));
        let governor = section.heading.contains(terms.governor);
        assert_eq!(governor, seat == table.governor);
        let hand = section.lines.first().unwrap();
        assert!(hand.contains(&text.cards(player.hand.count())), "{hand}");
        if let Some(faces) = player.hand.faces().filter(|it| it.total() > 0) {
            says(section, &text.pile(faces));
        }
        let city = section.lines.iter().find(|it| it.starts_with(terms.city));
        let city = city.unwrap().split_once(": ").unwrap().1;
        let built = match player.city.is_empty() {
            true => 0,
            false => city.split("; ").count(),
        };
        assert_eq!(built, player.city.len(), "{city}");
        for structure in &player.city {
            assert!(city.contains(text.card(structure.card)), "{city}");
        }
    }
    let supply = section(&sections, terms.supply);
    says(
        supply,
        &format!("{}: {}", terms.supply, table.supply.count()),
    );
    says(
        supply,
        &format!("{}: {}", terms.discards, table.discards.count()),
    );
}

#[test]
fn the_position_tells_what_a_viewer_sees() {
    let mut moment = 0;
    games(|game, _, _| {
        moment += 1;
        if moment % 9 > 0 && !game.actions().is_empty() {
            return;
        }
        for viewer in [Viewer::Onlooker, Viewer::Seat(Seat::new(1))] {
            let table = game.view(viewer).table;
            Language::ALL.iter().for_each(|it| compare(*it, &table));
        }
    });
    assert!(moment > 1000, "{moment}");
}

/// The cards that everybody sees.
fn public(game: &SanJuan) -> BTreeSet<Card> {
    let mut cards: BTreeSet<Card> = [Card::Cathedral].into();
    for (_, player) in game.players.iter() {
        cards.extend(player.city.iter().map(|it| it.card));
        cards.extend(player.covered.kinds().map(|(card, _)| card));
        // Cards lie under these even if they are covered.
        cards.extend([Card::Chapel, Card::Bank, Card::Harbour]);
    }
    match &game.phase {
        Phase::Placing(turn) => cards.extend([turn.step.card]),
        Phase::Paying(turn) => cards.extend([turn.step.card]),
        Phase::Prospector(turn) => {
            cards.extend(turn.step.turned_up().kinds().map(|(card, _)| card));
        }
        _ => {}
    }
    cards
}

#[test]
fn an_onlooker_hears_of_no_hidden_card() {
    games(|game, _, _| {
        let public = public(game);
        let table = game.view(Viewer::Onlooker).table;
        for language in Language::ALL {
            let text = language.san_juan();
            let mut sections = text.position(&table, &name);
            // Options of the set-up are called after cards, and stand in the first section.
            sections.first_mut().unwrap().lines.truncate(3);
            let words: Vec<String> = sections.into_iter().flat_map(|it| it.lines).collect();
            let words = words.join("\n").to_lowercase();
            for card in Card::ALL.iter().filter(|it| !public.contains(it)) {
                let called = text.card(*card).to_lowercase();
                let named = words
                    .split(|letter: char| !letter.is_alphanumeric() && letter != ' ')
                    .any(|part| part.trim() == called);
                assert!(!named, "{called} in {words}");
            }
        }
    });
}
