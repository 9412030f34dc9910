//! Whatever is chosen together, the rules take it as it was meant.

use super::*;
use crate::bots::Quick;
use crate::engine::{Chance, Game, Valued, Viewer};
use crate::games::san_juan::{Options, SanJuan, Setup};
use crate::text::Language;
use crate::ui::san_juan::offers::{Offer, Tap, offers};
use crate::ui::san_juan::tray::tray;

/// A game that stands at a decision, with what the one to decide sees and may do.
fn decisions(number: u64, mut each: impl FnMut(&SanJuan, &View, &[Action], &mut Quick)) {
    let luck = &mut Quick::new(number);
    let options = Options {
        new_buildings: number % 2 == 0,
        allow_decline: number % 3 == 0,
        ..Options::default()
    };
    let seats = 2 + u8::try_from(number % 3).unwrap();
    let mut game = SanJuan::new(&Setup { seats, options }, luck);
    for _ in 0..300 {
        let Some(seat) = game.phase.acting() else {
            return;
        };
        let view = game.view(Viewer::Seat(seat));
        let actions = game.actions();
        each(&game, &view, &actions, luck);
        let habit = game.habit().unwrap();
        let any = actions[luck.below(u32::try_from(actions.len()).unwrap()) as usize];
        let action = if luck.below(3) == 0 { any } else { habit };
        game.apply(&action, luck, &mut |_| {});
    }
}

/// Chooses anything until it can be carried out.
fn choose_any(view: &View, actions: &[Action], luck: &mut Quick) -> Draft {
    let text = Language::English.san_juan();
    let mut draft = Draft::proposed(view, actions);
    for _ in 0..400 {
        if draft.run(view).is_some() && luck.below(2) == 0 {
            return draft;
        }
        let offered = offers(view, actions, &draft, text);
        let Offer { tap, .. } = offered[luck.below(u32::try_from(offered.len()).unwrap()) as usize];
        let range = draft.range(&view.table);
        match (tap, range) {
            (Tap::One(action), _) => draft = Draft::one(action),
            (Tap::Build(card), _) => draft = Draft::to_build(card),
            (Tap::Place(over), _) => draft.place = Some(over),
            (Tap::Fill, _) => draft.fill(view),
            (Tap::Clear, _) => draft = Draft::default(),
            (Tap::Card(card, copy), Some(range)) => {
                draft.toggle_card(&range, card, copy);
            }
            (Tap::Good(place), Some(range)) => {
                draft.toggle_good(&range, place);
            }
            (Tap::Show | Tap::Card(..) | Tap::Good(_), _) => panic!("nothing is hidden here"),
        }
    }
    panic!("nothing comes of {draft:?} in {view:#?}");
}

#[test]
fn whatever_is_chosen_the_rules_allow_and_the_decision_is_over() {
    for number in 0..12 {
        decisions(number, |game, view, actions, luck| {
            let draft = choose_any(view, actions, luck);
            let run = draft.run(view).unwrap();
            let mut game = game.clone();
            let mut before = game.clone();
            for action in &run {
                assert_eq!(game.check(action), Ok(()), "{draft:?}, {run:?}");
                before = game.clone();
                game.apply(action, luck, &mut |_| {});
            }
            let seen = matches!(game.phase, Phase::Stow(_)) || draft.one.is_some();
            assert!(seen || !game.continues(&before), "{draft:?}, {run:?}");
        });
    }
}

#[test]
fn what_is_paid_is_what_was_chosen() {
    for number in 0..12 {
        decisions(number, |game, view, actions, luck| {
            let draft = choose_any(view, actions, luck);
            let Some(range) = draft.range(&view.table).filter(|_| draft.one.is_none()) else {
                return;
            };
            if range.question != Question::Pay || draft.build.is_none() {
                return;
            }
            let seat = game.phase.acting().unwrap();
            let mut after = game.clone();
            for action in draft.run(view).unwrap() {
                after.apply(&action, luck, &mut |_| {});
            }
            let mut gone = draft.cards;
            if !draft.build.is_some_and(Card::lies_open) {
                gone.put(draft.build.unwrap());
            }
            let (before, left) = (&game.players[seat].hand, &after.players[seat].hand);
            for (card, count) in gone.kinds() {
                assert!(left.of(card) + count >= before.of(card), "{draft:?}");
            }
            assert!(left.total() + gone.total() >= before.total(), "{draft:?}");
            assert!(after.players[seat].owns(draft.build.unwrap()));
        });
    }
}

#[test]
fn fill_pays_in_full() {
    let mut filled = 0;
    for number in 0..12 {
        decisions(number, |_, view, actions, _| {
            for action in actions {
                let Action::Build(card) = *action else {
                    continue;
                };
                let mut draft = Draft::to_build(card);
                draft.place = draft.places(&view.table).first().copied();
                draft.fill(view);
                assert!(draft.run(view).is_some(), "{draft:?}");
                let text = Language::English.san_juan();
                let offered = offers(view, actions, &draft, text);
                let asked = view.table.phase.acting();
                let shown = tray(view, asked, &offered, Vec::new(), &draft, text);
                assert!(matches!(shown.confirm, Some(Ok(_))), "{draft:?}");
                filled += 1;
            }
        });
    }
    assert!(filled > 200);
}
