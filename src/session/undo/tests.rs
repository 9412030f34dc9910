use proptest::prelude::*;

use super::super::scene::{actions, desk, play};
use super::*;
use crate::engine::{BySeat, Game, Seat, Viewer};
use crate::games::puerto_rico::{Action, PuertoRico, RoleCard, Tile};
use crate::session::{Effect, Msg, Refused};

const SETTLER: Action = Action::Choose(RoleCard::Settler);
const QUARRY: Action = Action::Take(Tile::Quarry);

fn choose(desk: &mut Desk<PuertoRico>, actions: &[Action]) {
    desk.update(Msg::LiftCurtain).unwrap();
    desk.update(Msg::Choose(actions.to_vec())).unwrap();
}

fn bot(desk: &mut Desk<PuertoRico>, action: Action) -> Vec<Effect> {
    let at = desk.session.moments().len();
    desk.update(Msg::BotChose { at, action }).unwrap()
}

fn undo(desk: &mut Desk<PuertoRico>, msg: Msg<Action>) -> Result<usize, WhyNoUndo> {
    match desk.update(msg) {
        Ok(effects) => {
            assert_eq!(effects[0], Effect::Save);
            Ok(desk.session.moments().len())
        }
        Err(Refused::NoUndo(why)) => Err(why),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    let mut desk = desk("bhh", Privacy::Open);
    assert_eq!(desk.undo_target(), Err(WhyNoUndo::Nothing));
    bot(&mut desk, Action::Choose(RoleCard::Builder));
    assert_eq!(desk.undo_target(), Err(WhyNoUndo::Nothing), "a bot's move");
}

#[test]
fn a_step_goes_back_over_bots_to_the_last_choice() {
    let mut desk = desk("hbb", Privacy::Open);
    choose(&mut desk, &[SETTLER]);
    choose(&mut desk, &[QUARRY]);
    bot(&mut desk, Action::Pass);
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(1));
    assert!(desk.may_choose());
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(0));
    assert_eq!(undo(&mut desk, Msg::Undo), Err(WhyNoUndo::Nothing));
    desk.update(Msg::Redo).unwrap();
    assert_eq!(actions(&desk), [SETTLER]);
    desk.update(Msg::Redo).unwrap();
    assert_eq!(
        actions(&desk),
        [SETTLER, QUARRY, Action::Pass],
        "with the bot's move"
    );
    assert_eq!(desk.update(Msg::Redo), Err(Refused::NoRedo));
    let effects = desk.update(Msg::Undo).unwrap();
    assert_eq!(effects, [Effect::Save], "nobody else is asked");
}

#[test]
fn a_whole_decision_is_taken_back_at_once() {
    let mut desk = desk("hh", Privacy::Open);
    // Play until somebody has placed colonists on several sites.
    let mut seen = false;
    for number in 0..3_000u32 {
        let at = desk.session.moments().len();
        let now = desk.session.now();
        let goes_on = at > 0 && now.continues(desk.session.at(at - 1));
        if goes_on && desk.undo_target() == Ok(at - 1) {
            let first = (0..at)
                .rev()
                .find(|n| *n == 0 || !desk.session.at(*n).continues(desk.session.at(n - 1)))
                .unwrap();
            let target = desk.undo_decision_target().unwrap();
            assert!(target >= first && target < at);
            assert!(
                (first..target).all(|n| !desk.chose_at(n)),
                "nothing chosen before it"
            );
            seen |= target < at - 1;
        }
        if play(&mut desk, (number.wrapping_mul(2_654_435_761) >> 24) as u8).is_none() {
            break;
        }
    }
    assert!(seen, "a decision of several actions");
}

#[test]
fn a_decision_of_one_action_is_the_step() {
    let mut desk = desk("hh", Privacy::Open);
    choose(&mut desk, &[SETTLER, QUARRY]);
    assert_eq!(
        undo(&mut desk, Msg::UndoDecision),
        Ok(1),
        "the role is another decision"
    );
}

#[test]
fn undo_stops_at_a_revealing_move_and_says_which() {
    let mut desk = desk("hh", Privacy::Open);
    choose(&mut desk, &[SETTLER, QUARRY]);
    choose(&mut desk, &[Action::Pass]);
    let Err(WhyNoUndo::Revealed { moment, event }) = desk.undo_target() else {
        panic!("new plantations were shown");
    };
    let event = &desk.session.moments()[moment].events[event];
    assert!(PuertoRico::reveals(event));
    assert_eq!(desk.take_back_target(), desk.undo_target());
    desk.undo = UndoPolicy::Free;
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(2));
    assert!(desk.free_undo, "the game is marked");
}

#[test]
fn alone_among_bots_undo_is_free_and_marks_the_game_only_where_it_crosses() {
    let mut desk = desk("hbb", Privacy::Open);
    choose(&mut desk, &[SETTLER, QUARRY]);
    undo(&mut desk, Msg::Undo).unwrap();
    assert!(!desk.free_undo);
    choose(&mut desk, &[QUARRY]);
    bot(&mut desk, Action::Pass);
    bot(&mut desk, Action::Pass);
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(1));
    assert!(desk.free_undo);
}

#[test]
fn the_move_before_ones_own_belongs_to_somebody_else() {
    let mut desk = desk("hhh", Privacy::Open);
    choose(&mut desk, &[SETTLER, QUARRY]);
    choose(&mut desk, &[Action::Pass]);
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(2), "just made");
    let other = WhyNoUndo::OtherPlayer(Seat::new(0));
    assert_eq!(undo(&mut desk, Msg::Undo), Err(other));
    assert_eq!(undo(&mut desk, Msg::TakeBack), Ok(1), "if all agree");
}

#[test]
fn a_move_is_taken_back_before_the_device_is_handed_on_but_not_after() {
    let mut desk = desk("hhh", Privacy::Pass);
    choose(&mut desk, &[SETTLER, QUARRY]);
    assert_eq!(desk.curtain(), Some(Seat::new(1)));
    assert_eq!(undo(&mut desk, Msg::Undo), Ok(1));
    assert_eq!(desk.curtain(), Some(Seat::new(0)), "whoever has it now");
    desk.update(Msg::LiftCurtain).unwrap();
    choose(&mut desk, &[QUARRY]);
    desk.update(Msg::LiftCurtain).unwrap();
    let other = WhyNoUndo::OtherPlayer(Seat::new(0));
    assert_eq!(undo(&mut desk, Msg::Undo), Err(other));
    assert_eq!(undo(&mut desk, Msg::TakeBack), Ok(1));
    assert_eq!(desk.curtain(), Some(Seat::new(0)), "it goes back");
    assert_eq!(desk.eyes(), Viewer::Onlooker);
}

fn table() -> impl Strategy<Value = (&'static str, Privacy, bool, Vec<(u8, u8)>)> {
    let people = prop::sample::select(vec!["hb", "hh", "hbb", "hbh", "hhh", "bhhb", "hhbbh"]);
    let privacy = prop::sample::select(vec![Privacy::Open, Privacy::Table, Privacy::Pass]);
    let steps = prop::collection::vec((0..12u8, any::<u8>()), 0..400);
    (people, privacy, any::<bool>(), steps)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// After any moves, undo leads to a position as it was, in which a person has a choice, and
    /// redo leads to the identical game; a limit of undo is where it is said to be.
    #[test]
    fn undo_and_redo_lead_to_identical_positions((people, privacy, free, steps) in table()) {
        let mut desk = desk(people, privacy);
        desk.undo = if free { UndoPolicy::Free } else { UndoPolicy::UntilRevealed };
        for (kind, number) in steps {
            let before = desk.session.clone();
            let played = before.moments().len();
            let (target, msg) = match kind {
                0 => (desk.undo_target(), Msg::Undo),
                1 => (desk.undo_decision_target(), Msg::UndoDecision),
                2 => (desk.take_back_target(), Msg::TakeBack),
                3 => {
                    if desk.update(Msg::Redo).is_ok() {
                        prop_assert!(desk.session.moments().len() > played);
                        prop_assert_eq!(&desk.session.moments()[..played], before.moments());
                    }
                    continue;
                }
                _ => {
                    play(&mut desk, number);
                    continue;
                }
            };
            let refused = desk.update(msg).err();
            match target {
                Ok(target) => {
                    prop_assert_eq!(refused, None);
                    let session = &desk.session;
                    prop_assert!(target < played);
                    prop_assert_eq!(session.now(), before.at(target));
                    prop_assert_eq!(session.moments().len(), target);
                    prop_assert!(session.now().actions().len() > 1);
                    let asked = desk.turn().unwrap();
                    prop_assert_eq!(desk.people[asked].who, Who::Human);
                    prop_assert_eq!(desk.may_choose(), desk.curtain().is_none());
                    let crossed = before.moments()[target..].iter().any(|moment| moment.events.iter().any(PuertoRico::reveals));
                    prop_assert!(free || !crossed);
                    prop_assert!(desk.free_undo || !crossed);
                    let mut again = desk.session.clone();
                    again.redo_to(played);
                    prop_assert_eq!(&again, &before);
                    let mut same = desk.session.clone();
                    same.play(&before.moments()[target].entry.action).unwrap();
                    prop_assert_eq!(&same.moments()[target], &before.moments()[target]);
                }
                Err(why) => {
                    prop_assert_eq!(refused, Some(Refused::NoUndo(why)));
                    prop_assert_eq!(&desk.session, &before);
                    if let WhyNoUndo::Revealed { moment, event } = why {
                        prop_assert!(!free);
                        prop_assert!(PuertoRico::reveals(&before.moments()[moment].events[event]));
                    }
                }
            }
        }
    }
}

#[test]
fn what_needs_no_secret_is_taken_back_by_whoever_sits_at_the_table() {
    use crate::games::santorini_new_york::{self as new_york, SantoriniNewYork};
    use crate::session::{Person, Session, Who};

    let people = BySeat::from_fn(2, |seat| Person {
        name: format!("P{}", seat.number()),
        who: Who::Human,
        wins: 0,
    });
    let session = Session::<SantoriniNewYork>::new(new_york::Setup::new(2), [1; 16]);
    let mut desk = Desk::new(session, people, Privacy::Pass);
    desk.wake();
    let first = |desk: &Desk<SantoriniNewYork>| desk.session.now().actions()[0];
    let start = first(&desk);
    desk.update(Msg::Choose(vec![start])).unwrap();
    assert_eq!(desk.undo_target(), Ok(0), "start squares are public");
    let start = first(&desk);
    desk.update(Msg::Choose(vec![start])).unwrap();
    desk.update(Msg::LiftCurtain).unwrap();
    let card = first(&desk);
    desk.update(Msg::Choose(vec![card])).unwrap();
    assert_eq!(desk.undo_target(), Ok(2), "nobody else has looked yet");
    desk.update(Msg::LiftCurtain).unwrap();
    let other = WhyNoUndo::OtherPlayer(Seat::new(0));
    assert_eq!(
        desk.undo_target(),
        Err(other),
        "the other one has the device, and looks at the own hand"
    );
}
