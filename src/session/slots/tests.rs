use super::*;
use crate::engine::Game;
use crate::games::puerto_rico::{PuertoRico, Setup};
use crate::session::{Msg, Privacy, Session, Who};

/// A shelf that can be told to fail.
#[derive(Default, Debug)]
struct Faulty {
    inner: InMemory,
    room: Option<usize>,
    refuses: bool,
    forgets: bool,
}

impl Shelf for Faulty {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        if self.refuses {
            return Err(Trouble::Refused);
        }
        self.inner.keys()
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        if self.refuses {
            return Err(Trouble::Refused);
        }
        self.inner.get(key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        let others = self.inner.keys()?.into_iter().filter(|other| other != key);
        let used: usize = others
            .map(|key| self.inner.get(&key).unwrap().unwrap().len())
            .sum();
        if self.refuses {
            return Err(Trouble::Refused);
        }
        if self.room.is_some_and(|room| used + text.len() > room) {
            return Err(Trouble::Full);
        }
        if self.forgets {
            return self.inner.set(key, "");
        }
        self.inner.set(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        if self.refuses {
            return Err(Trouble::Refused);
        }
        self.inner.remove(key)
    }
}

fn desk(number: u8) -> Desk<PuertoRico> {
    let people = BySeat::from_fn(3, |seat| Person {
        name: format!("P{}", seat.number()),
        who: Who::Human,
        wins: 0,
    });
    let session = Session::new(Setup::new(3), [number; 16]);
    Desk::new(session, people, Privacy::Open)
}

fn play_one(desk: &mut Desk<PuertoRico>) {
    let action = desk.session.now().actions()[0];
    desk.update(Msg::Choose(vec![action])).unwrap();
}

fn slots() -> Slots<Faulty> {
    Slots::new(Faulty::default())
}

fn opened(slots: &mut Slots<Faulty>, id: &str) -> Desk<PuertoRico> {
    slots.open::<PuertoRico>(id, 0).unwrap().opened.desk
}

#[test]
fn a_slot_says_what_is_in_it() {
    let mut slots = slots();
    let mut game = desk(1);
    game.title = Some("Sunday".to_owned());
    play_one(&mut game);
    slots.save("a", &game, 1_000).unwrap();
    slots.save("b", &desk(2), 2_000).unwrap();
    let list = slots.list().unwrap();
    assert_eq!(list[0].id, "b", "the newest first");
    let line = list[1].line.as_ref().unwrap();
    assert_eq!(line.title.as_deref(), Some("Sunday"));
    assert_eq!((line.round, line.moves, line.saved), (1, 1, 1_000));
    assert_eq!(line.people, game.people);
    assert!(!line.over());
}

#[test]
fn a_game_is_opened_as_it_was_saved_and_saved_again_in_its_slot() {
    let mut slots = slots();
    let mut game = desk(1);
    play_one(&mut game);
    slots.save("a", &game, 0).unwrap();
    let Opening { opened, slot } = slots.open::<PuertoRico>("a", 9).unwrap();
    assert_eq!(opened.desk.session, game.session);
    assert_eq!((opened.problem, slot.as_str()), (None, "a"));
    play_one(&mut game);
    slots.save("a", &game, 1).unwrap();
    assert_eq!(opened_len(&mut slots), 2);
}

fn opened_len(slots: &mut Slots<Faulty>) -> usize {
    opened(slots, "a").session.moments().len()
}

#[test]
fn nonsense_is_listed_and_never_overwritten() {
    let mut slots = slots();
    slots.save("a", &desk(1), 0).unwrap();
    slots.shelf().inner.set("save/a", "nonsense").unwrap();
    assert_eq!(slots.list().unwrap()[0].line, None);
    assert_eq!(slots.save("a", &desk(1), 1), Err(Trouble::Changed));
    assert_eq!(slots.read("a").unwrap(), "nonsense");
    let refused = slots.open::<PuertoRico>("a", 1).unwrap_err();
    assert_eq!(refused, Unopened::Unreadable(Unreadable::NotASave));
    assert_eq!(slots.save("a", &desk(1), 1), Err(Trouble::Changed));
}

#[test]
fn what_another_page_wrote_is_not_overwritten_until_it_was_read() {
    let mut one = slots();
    one.save("a", &desk(1), 0).unwrap();
    let mut later = desk(1);
    play_one(&mut later);
    let mut other = slots();
    other.save("a", &later, 5).unwrap();
    let text = other.shelf().inner.get("save/a").unwrap().unwrap();
    one.shelf().inner.set("save/a", &text).unwrap();
    assert_eq!(one.save("a", &desk(1), 6), Err(Trouble::Changed));
    let mut read = opened(&mut one, "a");
    assert_eq!(read.session, later.session);
    play_one(&mut read);
    assert_eq!(one.save("a", &read, 7), Ok(()));
}

#[test]
fn a_damaged_game_goes_on_in_another_slot_and_the_original_stays() {
    let mut slots = slots();
    let mut game = desk(1);
    play_one(&mut game);
    slots.save("a", &game, 0).unwrap();
    let whole = slots.shelf().inner.get("save/a").unwrap().unwrap();
    let cut = &whole[..whole.find("\"moves\":[").unwrap() + 12];
    slots.shelf().inner.set("save/a", cut).unwrap();
    let Opening { opened, slot } = slots.open::<PuertoRico>("a", 77).unwrap();
    assert_eq!(opened.problem, Some(Unreadable::CutShort));
    assert_ne!(slot, "a");
    slots.save(&slot, &opened.desk, 78).unwrap();
    let kept = slots.shelf().inner.get("save/a").unwrap();
    assert_eq!(kept.as_deref(), Some(cut));
    assert_eq!(slots.list().unwrap().len(), 2);
}

#[test]
fn a_full_shelf_says_so_and_keeps_what_it_has() {
    let mut slots = slots();
    let mut game = desk(1);
    slots.save("a", &game, 0).unwrap();
    let size = slots.shelf().inner.get("save/a").unwrap().unwrap().len();
    slots.shelf().room = Some(size + 10);
    for _ in 0..10 {
        play_one(&mut game);
    }
    assert_eq!(slots.save("a", &game, 1), Err(Trouble::Full));
    assert_eq!(slots.save("b", &game, 1), Err(Trouble::Full));
    assert_eq!(opened_len(&mut slots), 0);
}

#[test]
fn there_is_room_for_a_hundred_games_and_no_more() {
    let mut slots = slots();
    for number in 0..MOST_SLOTS {
        let id = slots.fresh(7);
        slots.save(&id, &desk(1), number as u64).unwrap();
    }
    assert_eq!(slots.list().unwrap().len(), MOST_SLOTS);
    let id = slots.fresh(7);
    assert_eq!(slots.save(&id, &desk(1), 0), Err(Trouble::Full));
}

#[test]
fn a_shelf_that_refuses_says_so() {
    let mut slots = slots();
    slots.shelf().refuses = true;
    assert_eq!(slots.list(), Err(Trouble::Refused));
    assert_eq!(slots.save("a", &desk(1), 0), Err(Trouble::Refused));
    assert_eq!(slots.read("a"), Err(Trouble::Refused));
    assert_eq!(slots.delete("a", 0), Err(Trouble::Refused));
}

#[test]
fn what_is_written_is_read_back() {
    let mut slots = slots();
    slots.shelf().forgets = true;
    assert_eq!(slots.save("a", &desk(1), 0), Err(Trouble::NotKept));
}

#[test]
fn a_deleted_game_can_be_brought_back_for_ten_seconds() {
    let mut slots = slots();
    slots.save("a", &desk(1), 0).unwrap();
    slots.delete("a", 1_000).unwrap();
    assert_eq!(slots.list().unwrap(), []);
    slots.purge(10_999).unwrap();
    slots.restore("a").unwrap();
    assert_eq!(slots.list().unwrap().len(), 1);
    assert_eq!(
        slots.save("a", &desk(1), 5),
        Ok(()),
        "it is still this page's"
    );
    slots.delete("a", 1_000).unwrap();
    slots.purge(11_000).unwrap();
    assert_eq!(slots.restore("a"), Err(Trouble::Missing));
    assert_eq!(slots.shelf().inner.keys().unwrap(), Vec::<String>::new());
}

#[test]
fn a_full_shelf_can_be_tidied_and_that_be_undone() {
    let mut slots = slots();
    slots.save("a", &desk(1), 0).unwrap();
    let size = slots.shelf().inner.get("save/a").unwrap().unwrap().len();
    slots.shelf().room = Some(size);
    slots.delete("a", 0).unwrap();
    slots.restore("a").unwrap();
    assert_eq!(slots.list().unwrap().len(), 1);
}

#[test]
fn a_game_can_be_renamed_without_becoming_newer() {
    let mut slots = slots();
    slots.save("a", &desk(1), 50).unwrap();
    let before = slots.read("a").unwrap();
    let title = save::title("  Sunday\u{202e} ");
    slots.rename("a", title.as_deref()).unwrap();
    let line = slots.list().unwrap()[0].line.clone().unwrap();
    assert_eq!((line.title.as_deref(), line.saved), (Some("Sunday"), 50));
    assert_eq!(opened(&mut slots, "a").title.as_deref(), Some("Sunday"));
    assert_eq!(save::title(" "), None);
    slots.rename("a", None).unwrap();
    assert_eq!(opened(&mut slots, "a").title, None);
    let after = slots.read("a").unwrap();
    let said = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(said(&after), said(&before), "nothing else is touched");
    assert!(
        after.starts_with("{\"form\":1,\"rules\":1,\"game\""),
        "{after}"
    );
}

#[test]
fn a_title_that_another_page_gives_is_no_stranger() {
    let mut one = slots();
    one.save("a", &desk(1), 5).unwrap();
    let mut other = slots();
    let text = one.shelf().inner.get("save/a").unwrap().unwrap();
    other.shelf().inner.set("save/a", &text).unwrap();
    other.rename("a", Some("Rain")).unwrap();
    let renamed = other.shelf().inner.get("save/a").unwrap().unwrap();
    one.shelf().inner.set("save/a", &renamed).unwrap();
    assert_eq!(one.save("a", &desk(2), 6), Ok(()));
}

#[test]
fn a_rename_gives_no_leave_to_write_over_what_another_page_wrote() {
    let mut one = slots();
    one.save("a", &desk(1), 5).unwrap();
    let mut other = slots();
    other.save("a", &desk(2), 6).unwrap();
    let text = other.shelf().inner.get("save/a").unwrap().unwrap();
    one.shelf().inner.set("save/a", &text).unwrap();
    assert_eq!(one.rename("a", Some("Rain")), Err(Trouble::Changed));
    assert_eq!(one.save("a", &desk(1), 7), Err(Trouble::Changed));
    assert_eq!(one.rename("b", None), Err(Trouble::Missing));
    one.shelf().inner.set("save/c", "torn").unwrap();
    assert_eq!(one.rename("c", None), Err(Trouble::NotKept));
}

#[test]
fn a_finished_game_names_its_winners() {
    let mut game = desk(3);
    while game.session.now().question().is_some() {
        play_one(&mut game);
        assert!(game.session.moments().len() < 5_000);
    }
    let line = Line::of(&game, 0);
    assert!(line.over());
    assert!(!line.winners.is_empty());
}
