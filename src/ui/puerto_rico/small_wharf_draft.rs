//! What is put on the Small wharf, before it sails.

use crate::games::puerto_rico::roles::captain::Loading;
use crate::games::puerto_rico::{Action, ByGood, Chips, Good, Phase, RoleTurn, Table};
use crate::text::puerto_rico::{Choice, small_wharf_gain};

/// How many barrels of each good go on the Small wharf of the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallWharfDraft {
    turn: RoleTurn<Loading>,
    held: ByGood<u8>,
    aboard: ByGood<u8>,
}

impl SmallWharfDraft {
    /// Starts with all barrels; where they are odd in number, without one of the best.
    pub fn of<C>(table: &Table<C>) -> Option<Self> {
        let Phase::Captain(turn) = table.phase else {
            return None;
        };
        let held = table.players[turn.acting].goods;
        let mut draft = SmallWharfDraft {
            turn,
            held,
            aboard: turn.step.pier,
        };
        let open: Vec<Good> = held.kinds().filter(|good| draft.is_open(*good)).collect();
        for good in &open {
            draft.aboard[*good] = held[*good];
        }
        if let Some(best) = open.last().copied()
            && draft.aboard.total() > 1
        {
            draft.aboard[best] -= draft.aboard.total() % 2;
        }
        Some(draft)
    }

    /// Whether barrels of a good can still come aboard: kinds are loaded in their order.
    fn is_open(&self, good: Good) -> bool {
        self.turn.step.pier.kinds().all(|loaded| loaded < good)
    }

    /// Whether something is aboard for good, so that the wharf has to sail.
    pub fn has_begun(&self) -> bool {
        self.turn.step.on_pier()
    }

    /// The barrels that the player has.
    pub fn held(&self) -> ByGood<u8> {
        self.held
    }

    /// The barrels that would sail.
    pub fn aboard(&self) -> ByGood<u8> {
        self.aboard
    }

    /// The barrels that would stay.
    pub fn left(&self) -> ByGood<u8> {
        let mut left = self.held;
        for good in Good::ALL {
            left[*good] -= self.aboard[*good];
        }
        left
    }

    /// A tap on a good: one barrel more, or none where all are aboard.
    pub fn tap(&mut self, good: Good) {
        if self.is_open(good) {
            self.aboard[good] = match self.aboard[good] < self.held[good] {
                true => self.aboard[good] + 1,
                false => 0,
            };
        }
    }

    /// What it means to sail like this.
    pub fn sail<C: Chips>(&self, table: &Table<C>) -> Choice {
        Choice::Sail {
            goods: self.aboard,
            gain: small_wharf_gain(table, &self.turn, &self.aboard),
        }
    }

    /// The run of actions that sails like this; none with nothing aboard.
    pub fn actions(&self) -> Vec<Action> {
        let Some(last) = self.aboard.kinds().last() else {
            return Vec::new();
        };
        let loaded = self.aboard.kinds().filter(|good| self.is_open(*good));
        let mut actions: Vec<Action> = loaded
            .map(|good| Action::LoadSmallWharf(good, self.aboard[good]))
            .collect();
        if self.held.kinds().any(|good| good > last) || actions.is_empty() {
            actions.push(Action::Pass);
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Building, PuertoRico, RoleCard};

    const FIRST: Seat = Seat::new(0);

    fn loading() -> PuertoRico {
        let mut game = scene(3)
            .works(FIRST, Building::SmallWharf)
            .goods(FIRST, Good::Corn, 3)
            .goods(FIRST, Good::Sugar, 2)
            .goods(FIRST, Good::Coffee, 2)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn it_begins_with_all_but_an_odd_barrel_of_the_best() {
        let draft = SmallWharfDraft::of(&loading()).unwrap();
        assert_eq!(draft.aboard(), ByGood([3, 0, 2, 0, 1]));
        assert_eq!(draft.left(), ByGood([0, 0, 0, 0, 1]));
    }

    #[test]
    fn a_tap_adds_a_barrel_and_all_go_ashore_after_the_last() {
        let mut draft = SmallWharfDraft::of(&loading()).unwrap();
        draft.tap(Good::Coffee);
        assert_eq!(draft.aboard()[Good::Coffee], 2);
        draft.tap(Good::Coffee);
        assert_eq!(draft.aboard()[Good::Coffee], 0);
        draft.tap(Good::Tobacco);
        assert_eq!(draft.aboard()[Good::Tobacco], 0);
    }

    #[test]
    fn every_arrangement_sails() {
        for taps in 0..36 {
            let mut game = loading();
            let mut draft = SmallWharfDraft::of(&game).unwrap();
            for (good, times) in [
                (Good::Corn, taps % 4),
                (Good::Sugar, taps / 4 % 3),
                (Good::Coffee, taps / 12),
            ] {
                (0..times).for_each(|_| draft.tap(good));
            }
            let actions = draft.actions();
            if actions.is_empty() {
                assert_eq!(draft.aboard().total(), 0);
                continue;
            }
            play(&mut game, &actions);
            assert_eq!(game.players[FIRST].goods, draft.left(), "{draft:?}");
        }
    }

    #[test]
    fn what_is_aboard_for_good_stays() {
        let mut game = loading();
        play(&mut game, &[Action::LoadSmallWharf(Good::Sugar, 1)]);
        let mut draft = SmallWharfDraft::of(&game).unwrap();
        assert!(draft.has_begun());
        draft.tap(Good::Corn);
        draft.tap(Good::Sugar);
        assert_eq!(draft.aboard()[Good::Sugar], 1);
        draft.tap(Good::Coffee);
        draft.tap(Good::Coffee);
        assert_eq!(draft.actions(), [Action::Pass]);
    }
}
