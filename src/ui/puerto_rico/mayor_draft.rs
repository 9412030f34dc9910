//! Where colonists go, before it is decided: a player moves them freely, and the rules are asked
//! when the layout is whole.

use arrayvec::ArrayVec;

use crate::engine::order;
use crate::games::puerto_rico::roles::mayor::{self, Layout, Site, Step};
use crate::games::puerto_rico::{
    Action, ByGood, Good, Illegal, Player, Plot, RoleTurn, Structure, Table, Tile,
};

/// How a player would place colonists at present.
#[derive(Clone, PartialEq, Debug)]
pub struct MayorDraft {
    /// The player's board as it would be.
    board: Player<()>,
    /// The sites before this one are filled already.
    first: u8,
}

/// An arrangement that the tray proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// Everybody stays, new colonists go where they yield most.
    KeepAndFill,
    /// Everybody goes where they yield most.
    MostGoods,
    /// Everybody goes to San Juan.
    Clear,
}

impl Proposal {
    /// All of them, as the tray shows them.
    pub const ALL: [Proposal; 3] = [Proposal::KeepAndFill, Proposal::MostGoods, Proposal::Clear];
}

/// What a tap on a site did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tapped {
    /// A colonist came from San Juan.
    Placed,
    /// All colonists went to San Juan.
    Taken,
    /// Nobody is idle, and nobody works here.
    NobodyIdle,
    /// The site was filled before and stays as it is.
    Settled,
}

impl MayorDraft {
    /// Starts with the colonists that work where they are, and the new ones placed.
    pub fn of<C>(table: &Table<C>, turn: &RoleTurn<Step>) -> Self {
        let mut draft = MayorDraft::untouched(table, turn);
        draft.arrange(Proposal::KeepAndFill, &table.goods);
        draft
    }

    fn untouched<C>(table: &Table<C>, turn: &RoleTurn<Step>) -> Self {
        let player = &table.players[turn.acting];
        MayorDraft {
            board: Player {
                doubloons: player.doubloons,
                chips: (),
                goods: player.goods,
                island: player.island.clone(),
                city: player.city.clone(),
                san_juan: player.san_juan,
            },
            first: match turn.step {
                Step::Extra => 0,
                Step::Place { site } => site,
            },
        }
    }

    /// The proposal, as this player would carry it out.
    pub fn proposed<C>(table: &Table<C>, turn: &RoleTurn<Step>, proposal: Proposal) -> Self {
        let mut draft = MayorDraft::untouched(table, turn);
        draft.arrange(proposal, &table.goods);
        draft
    }

    /// The island as it would be.
    pub fn island(&self) -> &[Plot] {
        &self.board.island
    }

    /// The city as it would be.
    pub fn city(&self) -> &[Structure] {
        &self.board.city
    }

    /// Who would stay in San Juan.
    pub fn idle(&self) -> u8 {
        self.board.san_juan
    }

    /// How many colonists the rules still want to be placed.
    pub fn missing(&self) -> u8 {
        let fields = self.board.island.iter().filter(|plot| !plot.occupied);
        let empty = usize::from(self.board.empty_circles()) + fields.count();
        self.board
            .san_juan
            .min(u8::try_from(empty).unwrap_or(u8::MAX))
    }

    /// What the next craftsman would bring.
    pub fn production(&self, supply: &ByGood<u8>) -> ByGood<u8> {
        let mut made = ByGood::default();
        for good in Good::ALL {
            made[*good] = self.board.capacity(*good).min(supply[*good]);
        }
        made
    }

    /// How many colonists go to each site.
    pub fn layout(&self) -> Layout {
        mayor::layout(&self.board)
    }

    /// The run of actions that places colonists like this.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it.
    pub fn actions<C>(
        &self,
        table: &Table<C>,
        turn: &RoleTurn<Step>,
    ) -> Result<Vec<Action>, Illegal> {
        mayor::layout_actions(table, turn, &self.layout())
    }

    /// A tap on an island space.
    pub fn tap_plot(&mut self, at: u8) -> Option<Tapped> {
        let tile = self.board.island.get(usize::from(at))?.tile;
        if self.is_settled(Site::Tiles(tile)) {
            return Some(Tapped::Settled);
        }
        let plot = self.board.island.get_mut(usize::from(at))?;
        if plot.occupied {
            plot.occupied = false;
            self.board.san_juan += 1;
            return Some(Tapped::Taken);
        }
        if self.board.san_juan == 0 {
            return Some(Tapped::NobodyIdle);
        }
        plot.occupied = true;
        self.board.san_juan -= 1;
        Some(Tapped::Placed)
    }

    /// A tap on a building.
    pub fn tap_structure(&mut self, at: u8) -> Option<Tapped> {
        if self.is_settled(Site::Structure(at)) {
            return Some(Tapped::Settled);
        }
        let structure = self.board.city.get_mut(usize::from(at))?;
        let full = structure.colonists == structure.building.spec().circles;
        if full || (self.board.san_juan == 0 && structure.colonists > 0) {
            self.board.san_juan += structure.colonists;
            structure.colonists = 0;
            return Some(Tapped::Taken);
        }
        if self.board.san_juan == 0 {
            return Some(Tapped::NobodyIdle);
        }
        structure.colonists += 1;
        self.board.san_juan -= 1;
        Some(Tapped::Placed)
    }

    fn is_settled(&self, site: Site) -> bool {
        mayor::sites(&self.board)
            .take(usize::from(self.first))
            .any(|before| before == site)
    }

    fn arrange(&mut self, proposal: Proposal, supply: &ByGood<u8>) {
        match proposal {
            Proposal::KeepAndFill => {}
            Proposal::MostGoods | Proposal::Clear => self.clear(),
        }
        match proposal {
            Proposal::KeepAndFill | Proposal::MostGoods => self.fill(supply),
            Proposal::Clear => {}
        }
    }

    fn clear(&mut self) {
        let open: ArrayVec<Site, 24> = mayor::sites(&self.board)
            .skip(usize::from(self.first))
            .collect();
        for site in open {
            while self.take(site) {}
        }
    }

    fn take(&mut self, site: Site) -> bool {
        let taken = match site {
            Site::Tiles(tile) => self
                .board
                .island
                .iter_mut()
                .find(|plot| plot.tile == tile && plot.occupied)
                .map(|plot| plot.occupied = false),
            Site::Structure(at) => self
                .board
                .city
                .get_mut(usize::from(at))
                .filter(|structure| structure.colonists > 0)
                .map(|structure| structure.colonists -= 1),
        };
        self.board.san_juan += u8::from(taken.is_some());
        taken.is_some()
    }

    fn put(&mut self, site: Site) -> bool {
        if self.board.san_juan == 0 || self.is_settled(site) {
            return false;
        }
        let put = match site {
            Site::Tiles(tile) => self
                .board
                .island
                .iter_mut()
                .find(|plot| plot.tile == tile && !plot.occupied)
                .map(|plot| plot.occupied = true),
            Site::Structure(at) => self
                .board
                .city
                .get_mut(usize::from(at))
                .filter(|it| it.colonists < it.building.spec().circles)
                .map(|structure| structure.colonists += 1),
        };
        self.board.san_juan -= u8::from(put.is_some());
        put.is_some()
    }

    /// Places the idle colonists: first where one of them alone brings a barrel, then where two
    /// do, the dearest goods first; then in violet buildings, the dearest first; then anywhere.
    fn fill(&mut self, supply: &ByGood<u8>) {
        while self.put_for_a_barrel(supply) {}
        let mut violet: ArrayVec<(u8, u8), 12> = self.structures(|it| it.building.is_violet());
        order::sort_by_key(&mut violet, |(_, cost)| std::cmp::Reverse(*cost));
        for (at, _) in violet {
            while self.put(Site::Structure(at)) {}
        }
        while self.put(Site::Tiles(Tile::Quarry)) {}
        let rest: ArrayVec<Site, 24> = mayor::sites(&self.board).collect();
        for site in rest {
            while self.put(site) {}
        }
    }

    fn structures(&self, wanted: impl Fn(&Structure) -> bool) -> ArrayVec<(u8, u8), 12> {
        (0..)
            .zip(&self.board.city)
            .filter(|(_, structure)| wanted(structure))
            .map(|(at, structure)| (at, structure.building.spec().cost))
            .collect()
    }

    fn put_for_a_barrel(&mut self, supply: &ByGood<u8>) -> bool {
        let before = self.production(supply);
        for colonists in 1..=2 {
            for good in Good::ALL.iter().rev().copied() {
                let mut trial = self.clone();
                if trial.put_for(good, colonists) && trial.production(supply)[good] > before[good] {
                    *self = trial;
                    return true;
                }
            }
        }
        false
    }

    /// Puts a colonist on a field or in a mill of the good, or on both.
    fn put_for(&mut self, good: Good, colonists: u8) -> bool {
        let fields = self.board.occupied(good.tile());
        let workers: u8 = self
            .board
            .city
            .iter()
            .filter(|it| it.building.makes() == Some(good))
            .map(|it| it.colonists)
            .sum();
        let field = good == Good::Corn || fields <= workers;
        let mill = good != Good::Corn && workers <= fields;
        if u8::from(field) + u8::from(mill) != colonists {
            return false;
        }
        let mills = self.structures(|it| it.building.makes() == Some(good));
        (!field || self.put(Site::Tiles(good.tile())))
            && (!mill || mills.iter().any(|(at, _)| self.put(Site::Structure(*at))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seat};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Building, Phase, PuertoRico, RoleCard};

    fn placing() -> (PuertoRico, RoleTurn<Step>) {
        let first = Seat::new(0);
        let mut game = scene(3)
            .tiles(first, Tile::Corn, 1)
            .tiles(first, Tile::Indigo, 3)
            .tiles(first, Tile::Quarry, 1)
            .builds(first, Building::IndigoPlant)
            .works(first, Building::SmallMarket)
            .builds(first, Building::Hospice)
            .colonists(20, 9)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Mayor)]);
        let Phase::Mayor(turn) = game.phase else {
            panic!("nobody places");
        };
        (game, turn)
    }

    fn laws(game: &PuertoRico, turn: &RoleTurn<Step>, draft: &MayorDraft) {
        let allowed = draft.actions(game, turn);
        assert_eq!(
            allowed.is_ok(),
            draft.missing() == 0,
            "{draft:?} {allowed:?}"
        );
        if let Ok(actions) = allowed {
            let mut after = game.clone();
            play(&mut after, &actions);
            let player = &after.players[turn.acting];
            assert_eq!(mayor::layout(player), draft.layout());
            assert_eq!(player.san_juan, draft.idle());
        }
    }

    #[test]
    fn starts_filled_and_may_be_confirmed_at_once() {
        let (game, turn) = placing();
        let draft = MayorDraft::of(&game, &turn);
        assert_eq!(draft.idle(), 0);
        assert_eq!(draft.missing(), 0);
        // Four colonists and the one in the market: corn 1, indigo 1 and a half.
        assert_eq!(
            draft.production(&game.goods),
            ByGood([1, 1, 0, 0, 0]),
            "{draft:?}"
        );
        assert!(draft.city()[1].colonists == 1, "the market stays occupied");
        laws(&game, &turn, &draft);
    }

    #[test]
    fn most_goods_empties_the_market_for_the_fields() {
        let (game, turn) = placing();
        let draft = MayorDraft::proposed(&game, &turn, Proposal::MostGoods);
        assert_eq!(draft.production(&game.goods), ByGood([1, 2, 0, 0, 0]));
        laws(&game, &turn, &draft);
    }

    #[test]
    fn a_colonist_moves_in_two_taps() {
        let (game, turn) = placing();
        let mut draft = MayorDraft::of(&game, &turn);
        assert_eq!(draft.tap_structure(1), Some(Tapped::Taken));
        assert_eq!(draft.missing(), 1);
        laws(&game, &turn, &draft);
        assert_eq!(draft.tap_plot(4), Some(Tapped::Placed));
        laws(&game, &turn, &draft);
        assert!(draft.island()[4].occupied);
    }

    #[test]
    fn a_building_counts_up_and_then_is_empty() {
        let (game, turn) = placing();
        let mut draft = MayorDraft::proposed(&game, &turn, Proposal::Clear);
        let idle = draft.idle();
        for count in [1, 2, 3] {
            assert_eq!(draft.tap_structure(0), Some(Tapped::Placed));
            assert_eq!(draft.city()[0].colonists, count);
            laws(&game, &turn, &draft);
        }
        assert_eq!(draft.tap_structure(0), Some(Tapped::Taken));
        assert_eq!(draft.idle(), idle);
    }

    #[test]
    fn any_taps_keep_the_number_of_colonists() {
        let (game, turn) = placing();
        let mut draft = MayorDraft::of(&game, &turn);
        let all = draft.board.colonists();
        for step in 0_u8..200 {
            match step % 3 {
                0 => draft.tap_plot(step % 5),
                _ => draft.tap_structure(step % 4),
            };
            assert_eq!(draft.board.colonists(), all);
            laws(&game, &turn, &draft);
        }
        assert!(game.actions().len() > 1);
    }
}
