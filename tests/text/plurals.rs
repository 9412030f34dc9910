//! Plurals: none, one, two and eleven.

use sobremesa::engine::Seat;
use sobremesa::games::puerto_rico::{Event, Good, Illegal};
use sobremesa::text::Language;
use sobremesa::text::puerto_rico::{Choice, Gain, Task};

use crate::samples::ships;
use crate::shared::{ANA, each};

fn name(_: Seat) -> String {
    "Ana".to_owned()
}

#[test]
fn things_are_counted() {
    let language = Language::English;
    let text = language.puerto_rico();
    let wide = u16::from;
    each(
        language,
        |n| text.doubloons(wide(n)),
        ["0 doubloons", "1 doubloon", "2 doubloons", "11 doubloons"],
    );
    each(
        language,
        |n| text.points(wide(n)),
        ["0 VP", "1 VP", "2 VP", "11 VP"],
    );
    each(
        language,
        |n| text.victory_points(wide(n)),
        [
            "0 victory points",
            "1 victory point",
            "2 victory points",
            "11 victory points",
        ],
    );
    each(
        language,
        |n| text.colonists(n),
        ["0 colonists", "1 colonist", "2 colonists", "11 colonists"],
    );
    each(
        language,
        |n| text.quarries(n),
        ["0 quarries", "1 quarry", "2 quarries", "11 quarries"],
    );
    each(
        language,
        |n| text.plantations(n),
        [
            "0 plantations",
            "1 plantation",
            "2 plantations",
            "11 plantations",
        ],
    );
    each(
        language,
        |n| text.barrels(Good::Corn, n),
        ["0 corn", "1 corn", "2 corn", "11 corn"],
    );
}

#[test]
fn things_are_counted_in_german() {
    let language = Language::German;
    let text = language.puerto_rico();
    let wide = u16::from;
    each(
        language,
        |n| text.doubloons(wide(n)),
        ["0 Dublonen", "1 Dublone", "2 Dublonen", "11 Dublonen"],
    );
    each(
        language,
        |n| text.points(wide(n)),
        ["0 SP", "1 SP", "2 SP", "11 SP"],
    );
    each(
        language,
        |n| text.victory_points(wide(n)),
        [
            "0 Siegpunkte",
            "1 Siegpunkt",
            "2 Siegpunkte",
            "11 Siegpunkte",
        ],
    );
    each(
        language,
        |n| text.colonists(n),
        [
            "0 Kolonisten",
            "1 Kolonist",
            "2 Kolonisten",
            "11 Kolonisten",
        ],
    );
    each(
        language,
        |n| text.quarries(n),
        [
            "0 Steinbrüche",
            "1 Steinbruch",
            "2 Steinbrüche",
            "11 Steinbrüche",
        ],
    );
    each(
        language,
        |n| text.plantations(n),
        ["0 Plantagen", "1 Plantage", "2 Plantagen", "11 Plantagen"],
    );
    each(
        language,
        |n| text.barrels(Good::Corn, n),
        ["0 Mais", "1 Mais", "2 Mais", "11 Mais"],
    );
}

#[test]
fn verbs_follow_their_numbers() {
    let arrived = |language: Language| {
        move |count| {
            let event = Event::ColonistsArrived { seat: ANA, count };
            let sentence = language.puerto_rico().event(&event, &ships()).unwrap();
            language.plain(&sentence, &name)
        }
    };
    each(
        Language::German,
        arrived(Language::German),
        [
            "0 Kolonisten kommen vom Schiff zu Ana.",
            "1 Kolonist kommt vom Schiff zu Ana.",
            "2 Kolonisten kommen vom Schiff zu Ana.",
            "11 Kolonisten kommen vom Schiff zu Ana.",
        ],
    );
    let boarded = |language: Language| {
        move |count| {
            let event = Event::ShipFilled {
                count,
                wanted: count,
            };
            let sentence = language.puerto_rico().event(&event, &ships()).unwrap();
            language.plain(&sentence, &name)
        }
    };
    each(
        Language::English,
        boarded(Language::English),
        [
            "0 colonists board the colonist ship.",
            "1 colonist boards the colonist ship.",
            "2 colonists board the colonist ship.",
            "11 colonists board the colonist ship.",
        ],
    );
    let least = |language: Language| {
        move |least| {
            let words = language
                .puerto_rico()
                .illegal(&Illegal::TooFewColonists { least });
            words.split(':').next().unwrap().to_owned()
        }
    };
    each(
        Language::German,
        least(Language::German),
        [
            "Hierher müssen mindestens 0 Kolonisten",
            "Hierher muss mindestens 1 Kolonist",
            "Hierher müssen mindestens 2 Kolonisten",
            "Hierher müssen mindestens 11 Kolonisten",
        ],
    );
}

#[test]
fn barrels_stay_in_the_right_number() {
    let loading = |language: Language| {
        move |stay| {
            let choice = Choice::Loading {
                good: Good::Corn,
                ship: Some(7),
                gain: Gain {
                    barrels: 3,
                    privilege: 1,
                    bonus: 1,
                    doubloons: 0,
                },
                stay,
                fills: false,
            };
            language.puerto_rico().choice(&choice).spoken()
        }
    };
    let sum = "Load 3 corn on ship 7: +3 VP (+1 first loading) (+1 harbor)";
    each(
        Language::English,
        loading(Language::English),
        [
            sum,
            &format!("{sum}, 1 barrel stays"),
            &format!("{sum}, 2 barrels stay"),
            &format!("{sum}, 11 barrels stay"),
        ],
    );
    let sum = "3 Mais auf Schiff 7 laden: +3 SP (+1 erste Ladung) (+1 Hafen)";
    each(
        Language::German,
        loading(Language::German),
        [
            sum,
            &format!("{sum}, 1 Fass bleibt"),
            &format!("{sum}, 2 Fässer bleiben"),
            &format!("{sum}, 11 Fässer bleiben"),
        ],
    );
}

#[test]
fn tasks_count_what_is_to_be_done() {
    let place = |language: Language| {
        move |idle| language.puerto_rico().task(&Task::PlaceColonists { idle })
    };
    each(
        Language::English,
        place(Language::English),
        [
            "place your colonists",
            "place 1 colonist",
            "place 2 colonists",
            "place 11 colonists",
        ],
    );
    each(
        Language::German,
        place(Language::German),
        [
            "setze deine Kolonisten",
            "setze 1 Kolonisten",
            "setze 2 Kolonisten",
            "setze 11 Kolonisten",
        ],
    );
}
