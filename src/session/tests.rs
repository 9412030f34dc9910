use super::*;
use crate::games::puerto_rico::{Action, Illegal, PuertoRico, RoleCard, Setup, Tile};

fn session() -> Session<PuertoRico> {
    Session::new(Setup::new(3), [4; 16])
}

fn play(session: &mut Session<PuertoRico>, moves: usize) {
    for _ in 0..moves {
        let action = session.now().actions()[0];
        session.play(&action).unwrap();
    }
}

#[test]
fn a_move_is_remembered_with_its_luck_and_what_came_of_it() {
    let mut session = session();
    assert_eq!(session.now(), session.start());
    play(&mut session, 6);
    assert_eq!(session.moments().len(), 6);
    assert_eq!(session.at(6), session.now());
    assert_eq!(session.at(0), session.start());
    assert_eq!(session.at(99), session.now());
    let lucky = session.moments().iter().any(|it| !it.entry.luck.is_empty());
    assert!(lucky, "new plantations were drawn");
    assert!(session.moments().iter().all(|it| !it.events.is_empty()));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = session();
    play(&mut session, 3);
    session.undo_to(2);
    let before = session.clone();
    let refused = session.play(&Action::Place(1)).unwrap_err();
    assert_eq!(refused, Illegal::NotNow);
    assert_eq!(session, before);
}

#[test]
fn undo_and_redo_move_a_cursor() {
    let mut session = session();
    play(&mut session, 8);
    let whole = session.clone();
    session.undo_to(3);
    assert_eq!((session.moments().len(), session.undone()), (3, 5));
    assert_eq!(session.now(), whole.at(3));
    session.undo_to(7);
    assert_eq!(session.moments().len(), 3, "undo never plays on");
    assert!(session.redo());
    assert_eq!(session.now(), whole.at(4));
    session.redo_to(2);
    assert_eq!(session.moments().len(), 4, "redo never takes back");
    session.redo_to(99);
    assert_eq!(session, whole);
    assert!(!session.redo());
}

#[test]
fn a_move_after_undo_drops_what_was_undone_and_meets_the_same_luck() {
    let mut session = session();
    play(&mut session, 8);
    let whole = session.clone();
    session.undo_to(3);
    let same = whole.moments()[3].entry.action;
    session.play(&same).unwrap();
    assert_eq!(session.undone(), 0);
    assert_eq!(session.moments()[3], whole.moments()[3]);
}

#[test]
fn several_actions_are_played_all_or_none() {
    let mut session = session();
    let settler = Action::Choose(RoleCard::Settler);
    let quarry = Action::Take(Tile::Quarry);
    let refused = session.play_all(&[settler, Action::Place(1)]);
    assert_eq!(refused, Err((1, Some(Illegal::NotNow))));
    let refused = session.play_all(&[settler, quarry, Action::Pass]);
    assert_eq!(refused, Err((2, None)), "the next seat would pass");
    assert_eq!(session.moments().len(), 0);
    session.play_all(&[settler, quarry]).unwrap();
    assert_eq!(session.moments().len(), 2);
    let mut singly = self::session();
    singly.play(&settler).unwrap();
    singly.play(&quarry).unwrap();
    assert_eq!(session, singly);
}

#[test]
fn a_record_replays_with_its_own_luck() {
    let mut session = session();
    play(&mut session, 20);
    let deal = session.deal().to_vec();
    let other_seed = [99; 16];
    let mut again = Session::<PuertoRico>::dealt(Setup::new(3), other_seed, deal).unwrap();
    for moment in session.moments() {
        again.replay(moment.entry.clone()).unwrap();
    }
    assert_eq!(again.moments(), session.moments());
}

#[test]
fn a_record_that_does_not_fit_is_refused() {
    let mut session = session();
    assert!(Session::<PuertoRico>::dealt(Setup::new(3), [0; 16], vec![1]).is_err());
    let action = Action::Choose(RoleCard::Settler);
    let unlucky = Entry {
        action,
        luck: vec![5],
    };
    assert_eq!(session.replay(unlucky), Err(Unplayable::Unlucky));
    let illegal = Entry {
        action: Action::Pass,
        luck: Vec::new(),
    };
    let refused = session.replay(illegal).unwrap_err();
    assert_eq!(refused, Unplayable::Illegal(Illegal::NotNow));
    assert_eq!(session, self::session());
}
