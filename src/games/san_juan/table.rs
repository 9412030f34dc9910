//! What lies on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Seat};

use super::library::Doubling;
use super::{
    Card, CardSet, Cards, Event, Eyes, Open, Options, Phase, Pile, PriceTile, Role, RoleTurn, Stage,
};

/// How many buildings end the game, which is also the most that a city can have.
pub const FULL_CITY: usize = 12;

/// Everything that lies on the table, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<E: Eyes = Open> {
    /// The variants.
    pub options: Options,
    /// What each player has.
    pub players: BySeat<Player<E>>,
    /// Who chooses first in this round.
    pub governor: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// Who took each role in this round, in the order of [`Role`].
    pub roles: [Option<Seat>; 5],
    /// The cards that are drawn from.
    pub supply: E::Cards,
    /// The discards; shuffled when the supply is empty.
    pub discards: E::Cards,
    /// The price tiles that were used, the next to come up again first. The others lie face down
    /// above them.
    pub used_tiles: ArrayVec<E::Tile, 5>,
    /// New Buildings: whether the Cathedral lies on the table.
    pub cathedral: bool,
    /// What the Library of the chooser does.
    pub doubling: Doubling,
    /// Where the game stands.
    pub phase: Phase<E>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Player<E: Eyes = Open> {
    /// Cards in hand.
    pub hand: E::Cards,
    /// The open buildings, the oldest first; a covered one lies under the one in its place.
    pub city: ArrayVec<Structure<E>, FULL_CITY>,
    /// Cards under Chapels, covered ones too: one point each.
    pub chapel: E::Cards,
    /// Cards under the Bank: one point each. It has been used if there are any.
    pub bank: E::Cards,
    /// Goods under Harbours, whose faces nobody sees: one point each.
    pub harbour: E::Cards,
    /// Covered buildings: out of the game.
    pub covered: Cards,
}

/// An open building.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Structure<E: Eyes = Open> {
    /// Which.
    pub card: Card,
    /// The good on it, a card face down.
    pub good: Option<E::Face>,
}

impl<E: Eyes> Default for Player<E> {
    fn default() -> Self {
        Player {
            hand: E::Cards::default(),
            city: ArrayVec::new(),
            chapel: E::Cards::default(),
            bank: E::Cards::default(),
            harbour: E::Cards::default(),
            covered: Cards::NONE,
        }
    }
}

impl<E: Eyes> Player<E> {
    /// The kinds of open buildings.
    pub fn buildings(&self) -> CardSet {
        self.city.iter().map(|it| it.card).collect()
    }

    /// Whether that building lies open.
    pub fn owns(&self, card: Card) -> bool {
        self.city.iter().any(|it| it.card == card)
    }

    /// The open building that answers yes, if there is one.
    pub(super) fn with(&self, hook: impl Fn(Card) -> bool) -> Option<Card> {
        self.city.iter().map(|it| it.card).find(|card| hook(*card))
    }

    /// The sum of what the open buildings answer.
    pub(super) fn sum(&self, hook: impl Fn(Card) -> u8) -> u8 {
        self.city.iter().map(|it| hook(it.card)).sum()
    }

    /// How many goods lie on buildings.
    pub fn goods(&self) -> u8 {
        count(self.city.iter().filter(|it| it.good.is_some()))
    }

    /// How many production buildings have no good.
    pub fn idle(&self) -> u8 {
        count(self.city.iter().filter(|it| it.produces()))
    }

    /// The building in that place.
    pub fn at(&self, place: u8) -> Option<&Structure<E>> {
        self.city.get(usize::from(place))
    }
}

impl<E: Eyes> Structure<E> {
    /// A new building.
    pub fn new(card: Card) -> Self {
        Structure { card, good: None }
    }

    /// Whether a good can be produced on it now.
    pub fn produces(&self) -> bool {
        self.good.is_none() && self.card.is_production()
    }
}

impl<E: Eyes> Table<E> {
    /// How many seats are at the table.
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// Who took a role in this round.
    pub fn taken_by(&self, role: Role) -> Option<Seat> {
        self.roles.get(role as usize).copied().flatten()
    }

    /// How many roles have been chosen in this round.
    pub fn chosen(&self) -> u8 {
        count(self.roles.iter().flatten())
    }

    /// How many roles are chosen in a round: one by each seat, of two seats the governor two.
    pub fn choices_per_round(&self) -> u8 {
        self.seats().max(3)
    }

    /// The kinds of cards in this game.
    pub fn kinds(&self) -> &'static [Card] {
        Card::all(self.options.new_buildings)
    }

    /// How many cards can still be drawn.
    pub fn left(&self) -> u8 {
        self.supply.count() + self.discards.count()
    }

    /// How often the seat that acts has the privilege: not at all, once, or twice (Library).
    pub fn privilege<S>(&self, turn: &RoleTurn<S>) -> u8 {
        match turn.privileged() {
            true => 1 + u8::from(self.doubles(turn.chooser)),
            false => 0,
        }
    }
}

impl Table {
    /// Draws a card; if there is none, the discards are shuffled first.
    pub(super) fn draw(&mut self, stage: &mut Stage) -> Option<Card> {
        if self.supply.total() == 0 {
            let count = self.discards.total();
            if count == 0 {
                return None;
            }
            self.supply = std::mem::take(&mut self.discards);
            stage.tell(Event::Reshuffled { count });
        }
        self.supply.draw(stage.chance)
    }

    /// Draws so many cards, or as many as there are.
    pub(super) fn draw_cards(&mut self, count: u8, stage: &mut Stage) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            if let Some(card) = self.draw(stage) {
                drawn.put(card);
            }
        }
        drawn
    }

    /// Gives a seat so many cards from the supply, or as many as there are.
    pub(super) fn deal(&mut self, seat: Seat, count: u8, by: Option<Card>, stage: &mut Stage) {
        if count == 0 {
            return;
        }
        let cards = self.draw_cards(count, stage);
        if cards.total() > 0 {
            self.players[seat].hand.put_all(&cards);
            stage.tell(Event::Drew { seat, cards, by });
        }
    }

    /// Puts cards that a seat gives away on the discards.
    pub(super) fn discard(&mut self, seat: Seat, cards: Cards, stage: &mut Stage) {
        if cards.total() > 0 {
            self.discards.put_all(&cards);
            stage.tell(Event::Discarded { seat, cards });
        }
    }

    /// Puts a good from the supply on a building.
    pub(super) fn produce(&mut self, seat: Seat, place: u8, stage: &mut Stage) {
        let good = self.draw(stage);
        if let Some(structure) = self.players[seat].city.get_mut(usize::from(place)) {
            structure.good = good;
            let at = structure.card;
            if good.is_some() {
                stage.tell(Event::Produced { seat, at });
            }
        }
    }

    /// Takes the good off a building.
    pub(super) fn take_good(&mut self, seat: Seat, place: u8) -> Option<Card> {
        let structure = self.players[seat].city.get_mut(usize::from(place));
        structure.and_then(|it| it.good.take())
    }

    /// The price tile that comes up: any of those that were not used yet, else the one that was
    /// used longest ago.
    pub(super) fn next_tile(&mut self, stage: &mut Stage) -> PriceTile {
        let unused = |tile: &&PriceTile| !self.used_tiles.contains(tile);
        let left = PriceTile::ALL.iter().filter(unused);
        let tile = match u32::try_from(left.clone().count()) {
            Ok(0) | Err(_) => self.used_tiles.pop_at(0),
            Ok(count) => left.copied().nth(stage.chance.below(count) as usize),
        };
        tile.expect("five tiles are in the stack while none is in use")
    }
}

pub(super) fn count<T>(things: impl Iterator<Item = T>) -> u8 {
    u8::try_from(things.count()).expect("nothing on the table has more than 255 pieces")
}

/// The places of a city, counted from the oldest building as 0.
pub(super) fn places() -> impl Iterator<Item = u8> {
    0..u8::try_from(FULL_CITY).expect("a city is small")
}
