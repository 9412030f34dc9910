//! The position in words holds all that a viewer sees, and nothing else.

use std::collections::BTreeSet;

use sobremesa::engine::{Game, Seat, Viewer};
use sobremesa::games::santorini_new_york::{
    Card, Phase, Pile, SantoriniNewYork, Seen, Table, cards::numbers,
};
use sobremesa::text::{Language, Section};

use super::play::games;
use crate::shared::name;

fn section<'a>(sections: &'a [Section], heading: &str) -> &'a Section {
    let holder = format!("{heading} (");
    let mut found = sections
        .iter()
        .filter(|it| it.heading == heading || it.heading.starts_with(&holder));
    let section = found.next().unwrap_or_else(|| panic!("no {heading}"));
    assert!(found.next().is_none(), "{heading} is said twice");
    assert!(!section.lines.is_empty());
    section
}

fn compare(language: Language, table: &Table<Seen>) {
    let text = language.santorini_new_york();
    let terms = text.terms();
    let sections = text.position(table, &name);
    let now = section(&sections, &text.round(table.round));
    let holder = text.holder(table.statue, &name);
    assert_eq!(now.lines.contains(&holder), table.round > 0);
    let order = section(&sections, terms.order);
    assert_eq!(order.lines.len(), table.order.len().max(1));
    assert_eq!(section(&sections, terms.roles).lines.len(), 8);
    let board = section(&sections, terms.board).lines.join("\n");
    for square in table.shape().land.iter() {
        let named = board.matches(&square.to_string()).count();
        assert_eq!(named, 1, "{square} in {board}");
    }
    for (seat, player) in table.players.iter() {
        let section = section(&sections, &name(seat));
        let holds = section.heading.contains(terms.statue);
        assert_eq!(holds, table.statue == Some(seat));
        let words = section.lines.join("\n");
        for square in table.city.workers[seat].iter() {
            assert!(words.contains(&square.to_string()), "{words}");
        }
        if !table.is_alive(seat) {
            assert_eq!(words, terms.eliminated);
            continue;
        }
        match player.hand.faces() {
            Some(hand) => hand.iter().for_each(|card| {
                assert!(
                    words.contains(&text.card(card, table.role(card))),
                    "{words}"
                );
            }),
            None => assert!(words.contains(&text.cards(player.hand.count())), "{words}"),
        }
        assert_eq!(words.contains(terms.chosen), player.committed.is_some());
    }
    let supply = section(&sections, terms.supply);
    assert!(supply.lines.contains(&text.supply(&table.city.supply)));
}

#[test]
fn the_position_tells_what_a_viewer_sees() {
    let mut moment = 0;
    games(|game, actions, _| {
        moment += 1;
        if moment % 9 > 0 && !actions.is_empty() {
            return;
        }
        for viewer in [Viewer::Onlooker, Viewer::Seat(Seat::new(1))] {
            let table = game.view(viewer).table;
            Language::ALL.iter().for_each(|it| compare(*it, &table));
        }
    });
    assert!(moment > 1000, "{moment}");
}

/// The cards that everybody sees or remembers.
fn public(game: &SantoriniNewYork) -> BTreeSet<Card> {
    let mut cards: BTreeSet<Card> = game.order.iter().map(|it| it.card).collect();
    cards.extend(game.played().iter());
    if let Phase::Turn(play) = game.phase {
        cards.insert(play.card);
    }
    cards
}

#[test]
fn an_onlooker_hears_of_no_hidden_card() {
    games(|game, _, _| {
        let public = public(game);
        let table = game.view(Viewer::Onlooker).table;
        for language in Language::ALL {
            let text = language.santorini_new_york();
            let sections = text.position(&table, &name);
            let words: Vec<String> = sections.into_iter().flat_map(|it| it.lines).collect();
            let words = words.join("\n") + "\n";
            for card in numbers().deck().iter().filter(|it| !public.contains(it)) {
                let called = text.card(card, game.role(card));
                let mut after = words
                    .match_indices(&called)
                    .map(|(at, _)| words[at + called.len()..].chars().next());
                let longer = after.all(|it| it.is_some_and(char::is_numeric));
                assert!(longer, "{called} in {words}");
            }
        }
    });
}
