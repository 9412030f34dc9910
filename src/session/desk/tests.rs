use proptest::prelude::*;
use strum::VariantArray;

use super::super::scene::{actions, desk, play, play_all};
use super::*;
use crate::bots::{Level, think};
use crate::games::puerto_rico::{
    Action, Event, Good, Illegal, PuertoRico, Question, RoleCard, Tile,
};

const SETTLER: Action = Action::Choose(RoleCard::Settler);
const QUARRY: Action = Action::Take(Tile::Quarry);

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

#[test]
fn a_person_chooses_and_the_next_bot_is_asked() {
    let mut desk = desk("hbb", Privacy::Open);
    assert!(desk.may_choose());
    assert_eq!(desk.why_not(&Action::Pass), Some(Illegal::NotNow));
    let effects = desk.update(Msg::Choose(vec![SETTLER, QUARRY])).unwrap();
    let ask = Effect::AskBot {
        seat: seat(1),
        at: 2,
    };
    assert_eq!(effects, [Effect::Save, ask]);
    assert!(!desk.may_choose());
    assert_eq!(desk.actions(), []);
    let action = Action::Pass;
    let effects = desk.update(Msg::BotChose { at: 2, action }).unwrap();
    assert_eq!(effects[0], Effect::Save);
    assert_eq!(actions(&desk), [SETTLER, QUARRY, Action::Pass]);
}

#[test]
fn several_actions_are_chosen_all_or_none() {
    let mut desk = desk("hhh", Privacy::Open);
    let before = desk.clone();
    let refused = desk.update(Msg::Choose(vec![SETTLER, Action::Sell(Good::Corn)]));
    let why = Illegal::NotNow;
    assert_eq!(refused, Err(Refused::Illegal { number: 1, why }));
    let refused = desk.update(Msg::Choose(vec![SETTLER, QUARRY, Action::Pass]));
    assert_eq!(refused, Err(Refused::OtherSeat { number: 2 }));
    assert_eq!(desk, before);
}

#[test]
fn a_bots_answer_is_taken_only_while_it_is_asked() {
    let mut desk = desk("hbb", Privacy::Open);
    let action = SETTLER;
    let refused = desk.update(Msg::BotChose { at: 0, action });
    assert_eq!(refused, Err(Refused::Late), "a person is asked");
    desk.update(Msg::Choose(vec![SETTLER, QUARRY])).unwrap();
    let action = Action::Pass;
    let refused = desk.update(Msg::BotChose { at: 1, action });
    assert_eq!(refused, Err(Refused::Late), "an earlier question");
    let refused = desk.update(Msg::Choose(vec![Action::Pass]));
    assert_eq!(refused, Err(Refused::NotAsked));
    let action = SETTLER;
    let refused = desk.update(Msg::BotChose { at: 2, action });
    assert!(matches!(refused, Err(Refused::Illegal { number: 0, .. })));
    assert_eq!(desk.session.moments().len(), 2);
}

#[test]
fn a_page_that_watches_changes_nothing() {
    let mut desk = desk("hbh", Privacy::Open);
    play(&mut desk, 0);
    desk.read_only = true;
    let before = desk.clone();
    let refuse = |desk: &mut Desk<PuertoRico>, msg| desk.update(msg).unwrap_err();
    let at = desk.session.moments().len();
    let action = Action::Pass;
    assert_eq!(
        refuse(&mut desk, Msg::Choose(vec![action])),
        Refused::ReadOnly
    );
    assert_eq!(
        refuse(&mut desk, Msg::BotChose { at, action }),
        Refused::ReadOnly
    );
    assert_eq!(refuse(&mut desk, Msg::Redo), Refused::ReadOnly);
    for msg in [Msg::Undo, Msg::UndoDecision, Msg::TakeBack] {
        let refused = Refused::NoUndo(WhyNoUndo::ReadOnly);
        assert_eq!(refuse(&mut desk, msg), refused);
    }
    assert_eq!(desk.wake(), []);
    assert_eq!(desk, before);
    assert_eq!(desk.actions(), []);
    desk.update(Msg::LookAt(0)).unwrap();
    assert_eq!(desk.shown(), desk.session.start());
}

#[test]
fn the_past_is_looked_at_while_bots_play_on() {
    let mut desk = desk("hbb", Privacy::Open);
    desk.update(Msg::Choose(vec![SETTLER, QUARRY])).unwrap();
    desk.update(Msg::LookAt(1)).unwrap();
    assert!(!desk.is_live());
    assert_eq!(desk.shown_at(), 1);
    assert_eq!(desk.view(), desk.session.at(1).view(Viewer::Seat(seat(0))));
    desk.update(Msg::ReturnToNow).unwrap();
    assert!(desk.is_live());
    desk.update(Msg::LookAt(2)).unwrap();
    assert!(desk.is_live(), "that is now");
}

#[test]
fn nothing_is_chosen_in_the_past() {
    let mut desk = desk("hhh", Privacy::Open);
    desk.update(Msg::Choose(vec![SETTLER])).unwrap();
    desk.update(Msg::LookAt(0)).unwrap();
    assert_eq!(desk.actions(), []);
    let refused = desk.update(Msg::Choose(vec![SETTLER]));
    assert_eq!(refused, Err(Refused::NotAsked));
}

#[test]
fn a_single_person_keeps_their_eyes_and_bots_alone_have_none() {
    let mut alone = desk("bhb", Privacy::Pass);
    play_all(&mut alone, &[0; 60], |desk, _| {
        assert_eq!(desk.eyes(), Viewer::Seat(seat(1)));
        assert_eq!(desk.curtain(), None);
    });
    assert_eq!(desk("bbb", Privacy::Open).eyes(), Viewer::Onlooker);
}

#[test]
fn on_an_open_table_everybody_sees_the_same_and_may_peek() {
    let desk = desk("hhb", Privacy::Table);
    assert_eq!(desk.eyes(), Viewer::Onlooker);
    assert!(desk.may_choose());
    let own = desk.session.now().view(Viewer::Seat(seat(1)));
    assert_eq!(desk.peek(seat(1)), Some(own));
    assert_eq!(desk.peek(seat(2)), None, "a bot does not peek");
}

#[test]
fn an_open_game_is_begun_where_it_stands() {
    let mut desk = desk("hhh", Privacy::Pass);
    desk.update(Msg::LiftCurtain).unwrap();
    desk.update(Msg::Choose(vec![SETTLER])).unwrap();
    let session = desk.session.clone();
    let mut opened = Desk::new(session, desk.people.clone(), Privacy::Pass);
    assert_eq!(opened.wake(), [Effect::LowerCurtain(seat(0))]);
    assert!(!opened.may_choose());
    opened.update(Msg::LiftCurtain).unwrap();
    assert!(opened.may_choose());
}

fn table() -> impl Strategy<Value = (&'static str, Privacy, Vec<u8>)> {
    let people = prop::sample::select(vec!["hb", "hh", "hbb", "hbh", "hhh", "bhhb", "hhbbh"]);
    let privacy = prop::sample::select(vec![Privacy::Open, Privacy::Table, Privacy::Pass]);
    (people, privacy, prop::collection::vec(any::<u8>(), 0..700))
}

/// Whose chips a view shows.
fn seen(desk: &Desk<PuertoRico>) -> Vec<Seat> {
    let players = desk.view().table.players;
    let seen = players.iter().filter(|(_, player)| player.chips.is_some());
    seen.map(|(seat, _)| seat).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Nobody sees the chips of another person, and behind the curtain nobody sees any.
    #[test]
    fn a_page_shows_no_secret_of_anybody_but_the_one_who_looks((people, privacy, numbers) in table()) {
        let mut desk = desk(people, privacy);
        for number in numbers {
            let asked = desk.turn().filter(|seat| desk.people[*seat].who == Who::Human);
            if desk.turn().is_none() {
                break;
            }
            if let Some(curtain) = desk.curtain() {
                prop_assert_eq!((privacy, Some(curtain)), (Privacy::Pass, asked));
                prop_assert_ne!(desk.holder(), Some(curtain), "the same person goes on");
                prop_assert_eq!(seen(&desk), []);
                prop_assert_eq!(desk.actions(), []);
                desk.update(Msg::LookAt(0)).unwrap();
                prop_assert_eq!(seen(&desk), [], "nor in the past");
                desk.update(Msg::LiftCurtain).unwrap();
                desk.update(Msg::ReturnToNow).unwrap();
            }
            prop_assert!(seen(&desk).len() <= 1);
            if let (Some(asked), false) = (asked, privacy == Privacy::Table && people.matches('h').count() > 1) {
                prop_assert_eq!(seen(&desk), [asked]);
            }
            play(&mut desk, number);
        }
    }

    /// What is carried out by itself had no alternative, is told, and is all of that kind.
    #[test]
    fn only_forced_moves_are_made_by_themselves((people, privacy, numbers) in table()) {
        let mut desk = desk(people, privacy);
        let mut chosen = 0;
        let mut forced = Vec::new();
        play_all(&mut desk, &numbers, |desk, effects| {
            chosen += 1;
            for effect in effects {
                if let Effect::Forced { seat, at } = *effect {
                    assert_eq!(desk.session.at(at).actions().len(), 1);
                    assert_eq!(desk.session.at(at).turn(), Turn::Of(seat));
                    forced.push(at);
                }
            }
            assert!(desk.turn().is_none() || desk.session.now().actions().len() > 1);
        });
        prop_assert_eq!(desk.session.moments().len(), chosen + forced.len());
    }

    /// Each kind of question can be asked although there is only one answer.
    #[test]
    fn forced_moves_can_be_asked_for((people, privacy, numbers) in table(), kinds in any::<u16>()) {
        let mut desk = desk(people, privacy);
        let asks = |(at, question): (usize, &Question)| (kinds >> at & 1 == 1).then_some(*question);
        desk.ask_forced = Question::VARIANTS.iter().enumerate().filter_map(asks).collect();
        let asked = desk.ask_forced.clone();
        play_all(&mut desk, &numbers, |desk, effects| {
            for effect in effects {
                if let Effect::Forced { at, .. } = *effect {
                    let question = desk.session.at(at).question().unwrap();
                    assert!(!asked.contains(&question));
                }
            }
            let now = desk.session.now();
            let single = now.actions().len() == 1;
            assert!(!single || asked.contains(&now.question().unwrap()));
        });
    }

    /// What happened since the seat to act decided last: the events of all later moves, from the
    /// first one in which it had no choice or was not asked.
    #[test]
    fn a_seat_is_told_what_happened_since_it_chose((people, privacy, numbers) in table()) {
        let mut desk = desk(people, privacy);
        play_all(&mut desk, &numbers, |desk, _| {
            let Some(seat) = desk.turn() else { return };
            let session = &desk.session;
            let mut expected: Vec<&Event> = Vec::new();
            for (at, moment) in session.moments().iter().enumerate() {
                let before = session.at(at);
                if before.turn() == Turn::Of(seat) && before.actions().len() > 1 {
                    expected.clear();
                } else {
                    expected.extend(&moment.events);
                }
            }
            assert_eq!(desk.since_last_turn(), expected);
        });
    }
}

#[test]
fn a_series_counts_the_games_of_a_table_until_somebody_has_won_three() {
    let mut desk = desk("bbb", Privacy::Open);
    for (person, wins) in desk.people.iter_mut().zip([0, 1, 2]) {
        person.1.wins = wins;
    }
    let before = |desk: &Desk<PuertoRico>| -> Vec<u8> {
        desk.wins().iter().map(|(_, wins)| *wins).collect()
    };
    assert_eq!(before(&desk), vec![0, 1, 2], "nobody has won this one yet");
    while play(&mut desk, 7).is_some() {}
    let Turn::Over(standing) = desk.session.now().turn() else {
        panic!("the game is over")
    };
    let winners: Vec<Seat> = standing.winners().collect();
    let next = desk.people_for_the_next_game();
    let won = winners.contains(&seat(2));
    for (seat, person) in next.iter() {
        let wins = desk.people[seat].wins + u8::from(winners.contains(&seat));
        assert_eq!(desk.wins()[seat], wins);
        assert_eq!(person.wins, if won { 0 } else { wins });
        assert_eq!(person.name, desk.people[seat].name);
    }
    desk.people[winners[0]].wins = SERIES - 1;
    let next = desk.people_for_the_next_game();
    assert!(
        next.iter().all(|(_, it)| it.wins == 0),
        "a series is won, the next one begins"
    );
}

#[test]
fn no_hand_lies_open_while_all_look_at_the_board() {
    use crate::games::santorini_new_york::{Phase, SantoriniNewYork, Setup};

    let people = BySeat::from_fn(3, |seat| Person {
        name: format!("P{}", seat.number()),
        who: match seat.number() {
            1 => Who::Bot(Level::Random),
            _ => Who::Human,
        },
        wins: 0,
    });
    let session = Session::<SantoriniNewYork>::new(Setup::new(3), [4; 16]);
    let mut desk = Desk::new(session, people, Privacy::Pass);
    let mut effects = desk.wake();
    let (mut hidden, mut curtains) = (0, 0);
    while desk.session.moments().len() < 60 && desk.turn().is_some() {
        let now = desk.session.now();
        if !now.needs_secrets() {
            assert_eq!(desk.eyes(), Viewer::Onlooker, "{:?}", now.phase);
            hidden += usize::from(matches!(now.phase, Phase::Turn(_)));
        }
        if desk.curtain().is_some() {
            curtains += 1;
            desk.update(Msg::LiftCurtain).unwrap();
            assert_eq!(desk.eyes(), Viewer::Seat(desk.turn().unwrap()));
        }
        let at = desk.session.moments().len();
        let action = desk.session.now().actions()[0];
        let asks = |effect: &Effect| matches!(effect, Effect::AskBot { .. });
        let choice = match effects.iter().any(asks) {
            true => Msg::BotChose { at, action },
            false => Msg::Choose(vec![action]),
        };
        effects = desk.update(choice).unwrap();
    }
    assert!(hidden > 10, "{hidden}");
    assert!(curtains > 5, "{curtains}");
}

#[test]
fn four_people_hand_the_device_on_seldom_enough_in_san_juan() {
    use crate::games::san_juan::{SanJuan, Setup};

    let (mut curtains, mut rounds) = (0_u32, 0_u32);
    for seed in 0..12 {
        let people = BySeat::from_fn(4, |seat| Person {
            name: format!("P{}", seat.number()),
            who: Who::Human,
            wins: 0,
        });
        let setup = Setup {
            seats: 4,
            options: Default::default(),
        };
        let mut desk = Desk::new(
            Session::<SanJuan>::new(setup, [seed; 16]),
            people,
            Privacy::Pass,
        );
        let mut lowered = |effects: &[Effect]| {
            let lowered = effects
                .iter()
                .filter(|effect| matches!(effect, Effect::LowerCurtain(_)));
            curtains += u32::try_from(lowered.count()).unwrap();
        };
        lowered(&desk.wake());
        while let Some(seat) = desk.turn() {
            if desk.curtain().is_some() {
                desk.update(Msg::LiftCurtain).unwrap();
            }
            let at = u64::try_from(desk.session.moments().len()).unwrap();
            let view = desk.session.now().view(Viewer::Seat(seat));
            let action = think::<SanJuan>(Level::Greedy, &view, [seed; 16], at).unwrap();
            lowered(&desk.update(Msg::Choose(vec![action])).unwrap());
        }
        rounds += u32::from(desk.session.now().round);
    }
    let each = f64::from(curtains) / f64::from(4 * rounds);
    println!("{each:.2} curtains for each person and round, in 12 games of {rounds} rounds");
    assert!(each <= 2.2, "{each:.2}");
}
