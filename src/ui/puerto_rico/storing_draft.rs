//! Which goods are kept, before it is decided: whole kinds in warehouses, and single barrels.

use crate::games::puerto_rico::roles::storing::Stores;
use crate::games::puerto_rico::value::keep;
use crate::games::puerto_rico::{Action, ByGood, Good, Player};
use crate::text::puerto_rico::Fate;

/// How a player would store at present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoringDraft {
    held: ByGood<u8>,
    /// What was stored before this draft began.
    stored: ByGood<u8>,
    kinds: u8,
    barrels: u8,
    whole: ByGood<bool>,
    singles: ByGood<u8>,
}

impl StoringDraft {
    /// Starts with what keeps most resale value.
    pub fn of<C>(player: &Player<C>, stores: &Stores) -> Self {
        let best = keep(player, stores);
        let mut draft = StoringDraft {
            held: player.goods,
            stored: stores.kept,
            kinds: stores.kinds,
            barrels: stores.barrels,
            whole: ByGood::default(),
            singles: best.barrels,
        };
        for good in best.kinds {
            draft.whole[good] = true;
        }
        draft
    }

    fn open(&self, good: Good) -> u8 {
        self.held[good] - self.stored[good]
    }

    fn kinds_used(&self) -> usize {
        self.whole.0.iter().filter(|kept| **kept).count()
    }

    fn is_allowed(&self) -> bool {
        self.kinds_used() <= usize::from(self.kinds)
            && self.whole.iter().all(|(good, kept)| {
                // Warehouses are filled in the order of the goods.
                !kept || (self.open(good) > 0 && self.stored.kinds().all(|stored| stored < good))
            })
            && self.singles.total() <= self.barrels
            && self
                .singles
                .iter()
                .all(|(good, count)| *count == 0 || !self.whole[good] && *count <= self.open(good))
    }

    /// What is kept.
    pub fn kept(&self) -> ByGood<u8> {
        let mut kept = self.stored;
        for good in Good::ALL {
            kept[*good] = match self.fate(*good) {
                Fate::Kept => self.held[*good],
                Fate::Part(singles) => self.stored[*good] + singles,
                Fate::Spoils => self.stored[*good],
            };
        }
        kept
    }

    /// What is lost.
    pub fn spoils(&self) -> ByGood<u8> {
        let kept = self.kept();
        let mut spoils = self.held;
        for good in Good::ALL {
            spoils[*good] -= kept[*good];
        }
        spoils
    }

    /// What happens to a good.
    pub fn fate(&self, good: Good) -> Fate {
        if self.whole[good] || self.open(good) == self.singles[good] {
            Fate::Kept
        } else if self.singles[good] > 0 {
            Fate::Part(self.singles[good])
        } else {
            Fate::Spoils
        }
    }

    /// A tap on a good: what spoils is kept, whole if a warehouse has room, else barrel by barrel;
    /// single barrels go to a warehouse that has room; what is kept is given up. Where there is no
    /// room for another barrel it takes the place of one of another kind.
    pub fn tap(&mut self, good: Good) {
        if self.open(good) == 0 {
            return;
        }
        let mut whole = *self;
        whole.whole[good] = true;
        whole.singles[good] = 0;
        let room = self.singles.total() < self.barrels;
        if !self.whole[good] && whole.is_allowed() {
            *self = whole;
        } else if self.whole[good] {
            self.whole[good] = false;
        } else if room && self.singles[good] < self.open(good) {
            self.singles[good] += 1;
        } else if self.singles[good] > 0 {
            self.singles[good] = 0;
        } else if self.barrels > 0 {
            let other = self.singles.kinds().next();
            other.into_iter().for_each(|other| self.singles[other] -= 1);
            self.singles[good] += 1;
        }
    }

    /// The run of actions that stores like this.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = self
            .whole
            .iter()
            .filter(|(_, kept)| **kept)
            .map(|(good, _)| Action::StoreKind(good))
            .collect();
        for (good, count) in self.singles.iter() {
            let barrel = Action::StoreBarrel(good);
            actions.extend(std::iter::repeat_n(barrel, usize::from(*count)));
        }
        let room = match self.singles.total() {
            0 => usize::from(self.kinds) - self.kinds_used() + usize::from(self.barrels),
            some => usize::from(self.barrels - some),
        };
        if actions.is_empty() || (room > 0 && self.spoils().total() > 0) {
            actions.push(Action::Pass);
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Building, Phase, PuertoRico, RoleCard};

    fn storing(building: Option<Building>) -> PuertoRico {
        let first = Seat::new(0);
        let mut scene = scene(3)
            .goods(first, Good::Corn, 3)
            .goods(first, Good::Sugar, 2)
            .goods(first, Good::Coffee, 2)
            .cargo(0, Good::Indigo, 3)
            .cargo(1, Good::Indigo, 3)
            .cargo(2, Good::Tobacco, 3);
        if let Some(building) = building {
            scene = scene.works(first, building);
        }
        let mut game = scene.game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        assert!(matches!(game.phase, Phase::Storing(_)));
        game
    }

    fn draft(game: &PuertoRico) -> StoringDraft {
        let Phase::Storing(turn) = game.phase else {
            panic!("nothing is stored here");
        };
        StoringDraft::of(&game.players[turn.acting], &turn.step)
    }

    fn carry_out(mut game: PuertoRico, draft: &StoringDraft) -> ByGood<u8> {
        play(&mut game, &draft.actions());
        assert!(!matches!(game.phase, Phase::Storing(_)));
        game.players[Seat::new(0)].goods
    }

    #[test]
    fn proposes_what_sells_best() {
        let alone = draft(&storing(None));
        assert_eq!(alone.kept(), ByGood([0, 0, 0, 0, 1]));
        let stored = draft(&storing(Some(Building::SmallWarehouse)));
        assert_eq!(stored.kept(), ByGood([0, 0, 1, 0, 2]));
        let all = draft(&storing(Some(Building::LargeWarehouse)));
        assert_eq!(all.kept(), ByGood([1, 0, 2, 0, 2]));
    }

    #[test]
    fn the_actions_keep_what_the_draft_says() {
        for building in [
            None,
            Some(Building::SmallWarehouse),
            Some(Building::LargeWarehouse),
        ] {
            let game = storing(building);
            let mut draft = draft(&game);
            for good in [
                Good::Coffee,
                Good::Corn,
                Good::Sugar,
                Good::Corn,
                Good::Coffee,
            ] {
                draft.tap(good);
                assert!(draft.is_allowed(), "{draft:?}");
                assert_eq!(carry_out(game.clone(), &draft), draft.kept(), "{draft:?}");
            }
        }
    }

    #[test]
    fn a_storehouse_has_room_for_three_single_barrels_more() {
        let game = storing(Some(Building::Storehouse));
        let mut draft = draft(&game);
        assert_eq!(draft.kept(), ByGood([0, 0, 2, 0, 2]));
        for good in [
            Good::Corn,
            Good::Coffee,
            Good::Corn,
            Good::Corn,
            Good::Sugar,
        ] {
            draft.tap(good);
            assert!(draft.is_allowed(), "{draft:?}");
            assert_eq!(carry_out(game.clone(), &draft), draft.kept(), "{draft:?}");
        }
    }

    #[test]
    fn a_tap_moves_the_single_barrel() {
        let game = storing(None);
        let mut draft = draft(&game);
        draft.tap(Good::Corn);
        assert_eq!(draft.kept(), ByGood([1, 0, 0, 0, 0]));
        assert_eq!(draft.fate(Good::Corn), Fate::Part(1));
        draft.tap(Good::Corn);
        assert_eq!(draft.kept().total(), 0);
        assert_eq!(draft.actions(), [Action::Pass]);
        assert!(game.actions().contains(&Action::Pass));
    }
}
