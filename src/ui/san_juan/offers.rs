//! What can be chosen, as board and tray offer it: a pure function of what is seen and of what is
//! chosen so far.

// Few actions and moments take part in each question.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::Seat;
use crate::games::san_juan::{
    Action, Card, Illegal, Phase, Pile, Question, Role, Seen, Table, View,
};
use crate::text::SanJuanText;
use crate::text::san_juan::{Choice, Spot};

use super::draft::Draft;
use super::icons;
use super::range::Range;

/// A thing on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A role.
    Role(Role),
    /// A card of the player's hand: which, and which copy of it.
    Hand(Card, u8),
    /// A card that the player has drawn and not taken yet, or that is turned up.
    Drawn(Card, u8),
    /// A building of the player's city.
    Structure(u8),
    /// The next free place of the city.
    NewPlace,
    /// The Cathedral, while it lies on the table.
    Cathedral,
    /// A player's place at the table.
    Seat(Seat),
}

/// What choosing an offer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Chooses an action that is a decision by itself.
    One(Action),
    /// Chooses a building, which is then placed and paid for.
    Build(Card),
    /// Chooses its place.
    Place(Option<u8>),
    /// Chooses a card, or takes it back.
    Card(Card, u8),
    /// Chooses the good of a building, or takes it back.
    Good(u8),
    /// Chooses what a bot would pay with.
    Fill,
    /// Takes everything back.
    Clear,
    /// Shows hidden cards.
    Show,
}

/// One way to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// What choosing it does.
    pub tap: Tap,
    /// What stands for it on the table.
    pub things: Vec<Thing>,
    /// Its picture.
    pub icon: Option<&'static str>,
    /// What it is, in a few signs.
    pub label: String,
    /// What it costs or brings.
    pub consequence: String,
    /// How it is read aloud.
    pub name: String,
    /// What Confirm says, if it is a decision by itself.
    pub confirm: String,
}

/// Everything that can be chosen, in the order of the rules.
pub fn offers(
    view: &View,
    actions: &[Action],
    draft: &Draft,
    text: &dyn SanJuanText,
) -> Vec<Offer> {
    let table = &view.table;
    let Some(question) = table.phase.question().filter(|_| !actions.is_empty()) else {
        return Vec::new();
    };
    if is_hidden(table, question) {
        return vec![plain(Tap::Show, "eye", text.terms().show_hand)];
    }
    let places = draft.places(table);
    if draft.building(table).is_some() && draft.place.is_none() && places.len() > 1 {
        let mut offers: Vec<Offer> = places
            .iter()
            .filter_map(|over| place(table, draft, *over, text))
            .collect();
        offers.extend(back(draft, text));
        return offers;
    }
    if let Some(range) = draft.range(table) {
        let mut offers = match range.most {
            0 => Vec::new(),
            _ => of_range(table, &range, text),
        };
        if range.question == Question::Pay {
            if offers.len() > usize::from(range.most) {
                offers.push(plain(Tap::Fill, "check", text.terms().fill));
            }
            offers.extend(back(draft, text));
        }
        let pass = actions.contains(&Action::Pass) && draft.build.is_none();
        offers.extend(pass.then(|| one(table, &Action::Pass, text)).flatten());
        return offers;
    }
    let single = actions.iter();
    single.filter_map(|it| one(table, it, text)).collect()
}

/// Whether the question is about cards that are not to be seen at present.
fn is_hidden(table: &Table<Seen>, question: Question) -> bool {
    let Some(seat) = table.phase.acting() else {
        return false;
    };
    question.needs_hand() && question != Question::Role && {
        table.players[seat].hand.faces().is_none()
    }
}

fn plain(tap: Tap, icon: &'static str, words: &str) -> Offer {
    Offer {
        tap,
        things: Vec::new(),
        icon: Some(icon),
        label: words.to_owned(),
        consequence: String::new(),
        name: words.to_owned(),
        confirm: words.to_owned(),
    }
}

/// The way back to the choice of a building.
fn back(draft: &Draft, text: &dyn SanJuanText) -> Option<Offer> {
    let begun = draft.build.is_some() || draft.place.is_some();
    begun.then(|| plain(Tap::Clear, "close", text.terms().clear))
}

/// Words without what stands in brackets: how a price comes about is told when it is chosen.
fn without_sums(words: &str) -> String {
    let mut bare = String::new();
    for part in words.split(" (") {
        match part.split_once(')') {
            Some((_, rest)) if !bare.is_empty() => bare.push_str(rest),
            _ => bare.push_str(part),
        }
    }
    bare
}

/// A choice that is a decision by itself, or begins one.
fn one(table: &Table<Seen>, action: &Action, text: &dyn SanJuanText) -> Option<Offer> {
    let button = text.choice(&Choice::of(table, action)?);
    let seat = table.phase.acting()?;
    let (tap, things, icon) = match *action {
        Action::Build(card) => {
            let copies = hand_copies(table, seat, card);
            let open = card.lies_open().then_some(Thing::Cathedral);
            let things = copies.chain(open).collect();
            (Tap::Build(card), things, Some(icons::card(card)))
        }
        Action::Choose(role) => (
            Tap::One(*action),
            vec![Thing::Role(role)],
            Some(icons::role(role)),
        ),
        Action::Take(card) => {
            let icon = Some(icons::card(card));
            (Tap::One(*action), vec![Thing::Drawn(card, 0)], icon)
        }
        Action::UseLibrary => {
            let city = (0u8..).zip(&table.players[seat].city);
            let library = city.filter(|(_, it)| it.card.doubles_privilege());
            let things = library.map(|(place, _)| Thing::Structure(place)).collect();
            (Tap::One(*action), things, Some(icons::card(Card::Library)))
        }
        Action::Draw => (Tap::One(*action), Vec::new(), Some("card-back")),
        _ => (Tap::One(*action), Vec::new(), None),
    };
    Some(Offer {
        tap,
        things,
        icon,
        name: button.spoken(),
        label: button.label,
        consequence: match tap {
            Tap::Build(_) => without_sums(&button.consequence),
            _ => button.consequence,
        },
        confirm: button.act,
    })
}

fn hand_copies(table: &Table<Seen>, seat: Seat, card: Card) -> impl Iterator<Item = Thing> + use<> {
    let faces = table.players[seat].hand.faces();
    let count = faces.map_or(0, |faces| faces.of(card));
    (0..count).map(move |copy| Thing::Hand(card, copy))
}

/// A place for the building that is chosen.
fn place(
    table: &Table<Seen>,
    draft: &Draft,
    over: Option<u8>,
    text: &dyn SanJuanText,
) -> Option<Offer> {
    let (seat, card) = (table.phase.acting()?, draft.building(table)?);
    let (chooser, _) = table.phase.role()?;
    let choice = Choice::place(table, seat, card, over, chooser == seat);
    let button = text.choice(&choice);
    let covered = over.and_then(|place| table.players[seat].at(place));
    Some(Offer {
        tap: Tap::Place(over),
        things: vec![over.map_or(Thing::NewPlace, Thing::Structure)],
        icon: Some(covered.map_or("house", |it| icons::card(it.card))),
        name: button.spoken(),
        label: button.label,
        consequence: without_sums(&button.consequence),
        confirm: button.act,
    })
}

/// Cards and goods that are chosen together, one by one.
fn of_range(table: &Table<Seen>, range: &Range, text: &dyn SanJuanText) -> Vec<Offer> {
    let goods = range
        .goods
        .iter()
        .filter_map(|place| good(table, range, *place, text));
    let copies = |(card, count): (Card, u8)| {
        (0..count).filter_map(move |copy| of_card(table, range, card, copy, text))
    };
    goods.chain(range.cards.kinds().flat_map(copies)).collect()
}

fn good(table: &Table<Seen>, range: &Range, place: u8, text: &dyn SanJuanText) -> Option<Offer> {
    let player = &table.players[table.phase.acting()?];
    let spot = Spot::of(player, place)?;
    let choice = match range.question {
        Question::Produce => Choice::of(table, &Action::Produce(place))?,
        Question::Trade => Choice::of(table, &Action::Sell(place))?,
        _ => Choice::PayGood {
            spot,
            left: range.most.saturating_sub(1),
        },
    };
    let button = text.choice(&choice);
    Some(Offer {
        tap: Tap::Good(place),
        things: vec![Thing::Structure(place)],
        icon: Some(
            spot.card
                .makes()
                .map_or(icons::card(spot.card), icons::good),
        ),
        name: button.spoken(),
        label: button.label,
        consequence: button.consequence,
        confirm: button.act,
    })
}

fn of_card(
    table: &Table<Seen>,
    range: &Range,
    card: Card,
    copy: u8,
    text: &dyn SanJuanText,
) -> Option<Offer> {
    let choice = match range.question {
        Question::Keep => Choice::of(table, &Action::Keep(card))?,
        Question::Chapel | Question::Bank => Choice::of(table, &Action::Stow(card))?,
        Question::Pay => Choice::Pay {
            card,
            left: range.most.saturating_sub(1),
        },
        _ => Choice::of(table, &Action::Discard(card))?,
    };
    let button = text.choice(&choice);
    let seat = table.phase.acting()?;
    let in_hand = table.players[seat].hand.faces()?.of(card);
    let of = range.cards.of(card);
    let number = match of {
        1 => String::new(),
        _ => format!(" ({}/{of})", copy + 1),
    };
    let thing = match range.question {
        Question::Keep => Thing::Drawn(card, copy),
        // One of its name may be on its way into the city.
        _ => Thing::Hand(card, copy + in_hand.saturating_sub(of)),
    };
    Some(Offer {
        tap: Tap::Card(card, copy),
        things: vec![thing],
        icon: Some(icons::card(card)),
        name: button.spoken() + &number,
        label: button.label,
        consequence: button.consequence,
        confirm: button.act,
    })
}

/// Whether a thing is of the kind that is chosen now, allowed or not.
pub fn is_asked(table: &Table<Seen>, draft: &Draft, thing: Thing) -> bool {
    let question = table.phase.question();
    match thing {
        Thing::Role(_) => question == Some(Question::Role),
        Thing::Hand(..) | Thing::Cathedral => {
            question == Some(Question::Build) && draft.build.is_none()
        }
        Thing::Drawn(..) => matches!(question, Some(Question::Take | Question::Keep)),
        Thing::Structure(place) => {
            let asked = matches!(question, Some(Question::Produce | Question::Trade));
            let seat = table.phase.acting().filter(|_| asked);
            let structure = seat.and_then(|seat| table.players[seat].at(place));
            structure.is_some_and(|it| it.card.is_production())
        }
        Thing::NewPlace | Thing::Seat(_) => false,
    }
}

/// Why a thing cannot be chosen now, if it is of the kind that is.
pub fn why_not(table: &Table<Seen>, draft: &Draft, thing: Thing) -> Option<Illegal> {
    if !is_asked(table, draft, thing) {
        return None;
    }
    let refused = |action: Action| table.allows(&action).err();
    match (thing, &table.phase) {
        (Thing::Role(role), _) => refused(Action::Choose(role)),
        (Thing::Hand(card, _), _) => refused(Action::Build(card)),
        (Thing::Cathedral, _) => refused(Action::Build(Card::Cathedral)),
        (Thing::Drawn(card, _), Phase::Prospector(_)) => refused(Action::Take(card)),
        (Thing::Structure(place), Phase::Producer(_)) => refused(Action::Produce(place)),
        (Thing::Structure(place), Phase::Trader(_)) => refused(Action::Sell(place)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_left_out_of_what_a_button_has_room_for() {
        let words = "pay 1 of 3 (3 − 2 covered = 1), −1 VP (its good is lost)";
        assert_eq!(without_sums(words), "pay 1 of 3, −1 VP");
        assert_eq!(without_sums("free"), "free");
    }
}
