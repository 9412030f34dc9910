//! What a seat sees, and what it can guess from that.

use serde::{Deserialize, Serialize};

use crate::engine::{BySeat, Chance, Viewer};

use super::{Card, Cards, Eyes, Face, Pile, Player, SantoriniNewYork, Seen, Sight, Table, cards};

/// The table as one viewer sees it: the hands of the others, what they have chosen in secret and
/// the discards are backs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub table: Table<Seen>,
}

/// The same table with other eyes.
fn recast<A: Eyes, B: Eyes>(
    table: &Table<A>,
    players: BySeat<Player<B>>,
    discards: B::Cards,
    removed: B::Cards,
) -> Table<B> {
    Table {
        options: table.options,
        board: table.board,
        roles: table.roles,
        city: table.city.clone(),
        players,
        discards,
        removed,
        shuffled: table.shuffled,
        statue: table.statue,
        round: table.round,
        order: table.order.clone(),
        acted: table.acted,
        phase: table.phase,
    }
}

pub(super) fn view(table: &SantoriniNewYork, viewer: Viewer) -> View {
    let players = table.players.map(|seat, player| Player {
        start: player.start,
        hand: Sight::of(player.hand, viewer.is(seat)),
        committed: player.committed.map(|card| match viewer.is(seat) {
            true => Face::Up(card),
            false => Face::Down,
        }),
        played: player.played,
    });
    let [discards, removed] = [table.discards, table.removed].map(|it| Sight::of(it, false));
    View {
        viewer,
        table: recast(table, players, discards, removed),
    }
}

/// Cards that nobody of a table has seen.
struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    fn draw(&mut self) -> Card {
        let card = self.cards.draw(self.chance);
        card.expect("a view shows as many backs as there are cards unseen")
    }

    /// Draws a card that is none of these, if there is one.
    fn draw_other_than(&mut self, these: Cards) -> Option<Card> {
        let card = self.cards.without(these).draw(self.chance)?;
        self.cards.take(card);
        Some(card)
    }
}

/// Deals the cards that are not seen to the places where backs are.
///
/// Who has not played its old card since cards were last dealt still has it, and it is none of
/// those that were shuffled then as everybody could see; so the old cards are dealt first.
pub(super) fn guess(view: &View, chance: &mut dyn Chance) -> SantoriniNewYork {
    let table = &view.table;
    let mut unseen = Unseen {
        cards: unseen(table),
        chance,
    };
    let old = table.players.map(|seat, player| {
        let hidden = player.hand.faces().is_none() && table.cards_of(seat) > 0;
        let mut played = player.played;
        let up = table.order.iter().filter(|it| it.seat == seat);
        up.for_each(|it| played.put(it.card));
        let all_new = played.without(table.shuffled) == Cards::NONE;
        match hidden && all_new {
            true => unseen.draw_other_than(table.shuffled),
            false => None,
        }
    });
    let players = table.players.map(|seat, player| {
        let (hand, committed) = hold(table, player, old[seat], table.cards_of(seat), &mut unseen);
        Player {
            start: player.start,
            hand,
            committed,
            played: player.played,
        }
    });
    let mut removed = Cards::NONE;
    for _ in 0..table.removed.count() {
        removed.put(unseen.draw());
    }
    let discards = unseen.cards.with(table.played());
    recast(table, players, discards, removed)
}

/// What a player holds, for all that is seen of it: hand and chosen card.
fn hold(
    table: &Table<Seen>,
    player: &Player<Seen>,
    old: Option<Card>,
    count: u8,
    unseen: &mut Unseen,
) -> (Cards, Option<Card>) {
    if let Some(hand) = player.hand.faces() {
        let committed = player.committed.map(|face| match face {
            Face::Up(card) => card,
            Face::Down => unseen.draw(),
        });
        return (hand, committed);
    }
    let mut all: Cards = old.into_iter().collect();
    while all.total() < count {
        all.put(unseen.draw());
    }
    debug_assert!(table.round > 0 || count == 0);
    let committed = player.committed.and_then(|_| all.draw(unseen.chance));
    (all, committed)
}

/// All cards of the game but those whose faces are seen or remembered.
fn unseen(table: &Table<Seen>) -> Cards {
    let mut seen = table.played();
    table.to_act().iter().for_each(|it| seen.put(it.card));
    for (_, player) in table.players.iter() {
        if let Some(hand) = player.hand.faces() {
            seen = seen.with(hand);
        }
        if let Some(Face::Up(card)) = player.committed {
            seen.put(card);
        }
    }
    cards::numbers().deck().without(seen)
}
