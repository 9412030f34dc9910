//! What lies on the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, MOST_SEATS, Seat};

use super::roles::Situation;
use super::{
    Board, BoardName, Card, Cards, City, Eyes, Open, Options, Phase, Pile, Role, RoleSets,
};

/// Everything that lies on the table, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<E: Eyes = Open> {
    /// The rulings.
    pub options: Options,
    /// The board.
    pub board: BoardName,
    /// The sets of role cards beside the Engineer's.
    pub roles: RoleSets,
    /// What stands on the board.
    pub city: City,
    /// What each player has.
    pub players: BySeat<Player<E>>,
    /// The discards: face down, with the cards that were never dealt.
    pub discards: E::Cards,
    /// Hands that are out of the game (only with `eliminated_hand`).
    pub removed: E::Cards,
    /// Cards of which everybody knows that they were among the discards when those were last
    /// shuffled, so that none of them is a card that somebody kept in hand then.
    pub shuffled: Cards,
    /// Who holds the Statue of Liberty.
    pub statue: Option<Seat>,
    /// The round, counted from 1; 0 during the set-up.
    pub round: u8,
    /// The cards that were turned up in this round, in the order of play. Empty while they are
    /// chosen.
    pub order: ArrayVec<Played, MOST_SEATS>,
    /// How many of them have had their turn and are discarded.
    pub acted: u8,
    /// Where the game stands.
    pub phase: Phase,
}

/// A card that was turned up, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// What one player has, beside workers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Player<E: Eyes = Open> {
    /// The number of the start squares.
    pub start: Option<u8>,
    /// Cards in hand.
    pub hand: E::Cards,
    /// The card that is chosen for this round, until all have chosen.
    pub committed: Option<E::Face>,
    /// The cards that it has discarded since they were last shuffled, as far as one may remember
    /// them (`show_played`).
    pub played: Cards,
}

impl<E: Eyes> Default for Player<E> {
    fn default() -> Self {
        Player {
            start: None,
            hand: E::Cards::default(),
            committed: None,
            played: Cards::NONE,
        }
    }
}

impl<E: Eyes> Table<E> {
    /// How many seats are at the table.
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// The shape of the board.
    pub fn shape(&self) -> &'static Board {
        self.board.board()
    }

    /// The role on a card.
    pub fn role(&self, card: Card) -> Role {
        self.roles.role(card)
    }

    /// Whether a seat still has workers. During the set-up everybody is taken to have.
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.round == 0 || !self.city.workers[seat].is_empty()
    }

    /// The seats that still have workers.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(|seat| self.is_alive(*seat))
    }

    /// Which cards were turned up in this round and have not had their turn yet.
    pub fn to_act(&self) -> &[Played] {
        self.order.get(usize::from(self.acted)..).unwrap_or(&[])
    }

    /// The cards that were discarded since they were last shuffled, as far as one may remember
    /// them.
    pub fn played(&self) -> Cards {
        let players = self.players.iter();
        players.fold(Cards::NONE, |all, (_, player)| all.with(player.played))
    }

    /// Who can win by a climb or a rooftop in this round: the holder of the statue, once the cards
    /// are turned up.
    pub fn can_win(&self) -> Option<Seat> {
        self.statue.filter(|_| !self.order.is_empty())
    }

    /// Whether a seat is choosing its card.
    pub fn is_choosing(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Commit { seat: asked } if asked == seat)
    }

    /// How many cards a player has, in hand and chosen.
    pub fn cards_of(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        player.hand.count() + u8::from(player.committed.is_some())
    }

    /// The board as a seat's cards meet it.
    pub fn situation(&self, seat: Seat) -> Situation<'_> {
        Situation {
            land: self.shape().land,
            options: &self.options,
            city: &self.city,
            seat,
        }
    }
}
