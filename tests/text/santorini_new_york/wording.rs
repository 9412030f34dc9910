//! Some sentences word by word.

use sobremesa::games::santorini_new_york::Role;
use sobremesa::games::santorini_new_york::scene::{card, square};
use sobremesa::text::Language;
use sobremesa::text::santorini_new_york::{
    Building, Choice, Moving, Opening, Thing, Winning, Worker,
};

use super::names::PIECES;
use super::offers::prospects;
use crate::shared::{ANA, BEN, name};

#[test]
fn a_turn_is_told_in_one_line() {
    let worker = |at: &str, owner, level| Worker {
        at: square(at),
        level,
        owner,
        own: owner == ANA,
    };
    let steps = [
        Choice::Use {
            worker: worker("c3", ANA, 1),
            opening: Opening::Acts,
        },
        Choice::Move(Moving {
            from: square("c3"),
            to: square("c4"),
            from_level: 1,
            to_level: 2,
            pushed: None,
            pulled: None,
            wins: Winning::No,
            reply: false,
        }),
        Choice::Build(Building {
            worker: square("c4"),
            at: square("d4"),
            from_level: 2,
            to_level: 3,
            roofed: false,
            twice: false,
            wins: false,
            then: None,
        }),
        Choice::Suspect {
            worker: worker("c5", BEN, 0),
            stuck: false,
            wins: false,
        },
    ];
    let tell = |language: Language| language.santorini_new_york().turn(&steps, &name);
    assert_eq!(
        tell(Language::English),
        "Worker c3 → c4 (level 2), builds d4 to level 3, the guard sends @1's worker on c5 away"
    );
    assert_eq!(
        tell(Language::German),
        "Figur c3 → c4 (Ebene 2), baut auf d4 Ebene 3, der Wächter schickt die Figur von @1 auf c5 weg"
    );
    assert_eq!(Language::English.santorini_new_york().turn(&[], &name), "");
}

#[test]
fn the_statue_and_the_place_in_the_order_are_told_as_they_are_known() {
    let text = Language::English.santorini_new_york();
    let told: Vec<String> = prospects()
        .iter()
        .take(15)
        .step_by(3)
        .map(|it| text.order(it) + " – " + text.statue_hope(it).unwrap_or("no"))
        .collect();
    let wanted = [
        "acts 1st of 4 – no",
        "acts 1st to 2nd of 4 – no",
        "acts 2nd to 3rd of 4 – no",
        "acts 1st to 4th of 4 – may take the statue",
        "acts 4th of 4 – takes the statue for sure",
    ];
    assert_eq!(told, wanted);
}

#[test]
fn things_are_chips_and_words() {
    let things = [
        Thing::Worker(ANA),
        Thing::Role(Role::NightGuard),
        Thing::Card(Role::NightGuard, card(8)),
        Thing::Square(square("c4")),
        Thing::Statue,
        Thing::Cards(1),
    ];
    let tell = |language: Language| {
        let text = language.santorini_new_york();
        let pieces = PIECES.map(Thing::Piece);
        let words = things.iter().chain(&pieces).map(|it| text.thing(it));
        words.collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        tell(Language::English),
        "worker; Night Guard; Night Guard 8; c4; Statue of Liberty; 1 card; block; rooftop; \
         skyscraper"
    );
    assert_eq!(
        tell(Language::German),
        "Figur; Nachtwächter; Nachtwächter 8; c4; Freiheitsstatue; 1 Karte; Block; Dach; \
         Wolkenkratzer"
    );
}
