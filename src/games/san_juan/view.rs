//! What a seat sees, and what it can guess from that.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{Chance, RoleTurn, Viewer};

use super::roles::councillor::Council;
use super::roles::payment::Payment;
use super::round_start::{Discarding, Exchange, Stowing};
use super::{
    Back, Cards, Eyes, Open, Phase, Player, PriceTile, SanJuan, Seen, Sight, Structure, Table,
    setup,
};

/// The table as one viewer sees it: other hands, what lies under buildings, goods, supply and
/// discards are backs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub table: Table<Seen>,
}

/// How a table becomes the same table with other eyes.
trait Recast<A: Eyes, B: Eyes> {
    /// Cards that the owner sees, or nobody.
    fn cards(&mut self, cards: &A::Cards) -> B::Cards;
    /// A good.
    fn face(&mut self, face: A::Face) -> B::Face;

    fn player(&mut self, player: &Player<A>) -> Player<B> {
        Player {
            hand: self.cards(&player.hand),
            city: player
                .city
                .iter()
                .map(|it| Structure {
                    card: it.card,
                    good: it.good.map(|face| self.face(face)),
                })
                .collect(),
            chapel: self.cards(&player.chapel),
            bank: self.cards(&player.bank),
            harbour: self.hidden(&player.harbour),
            covered: player.covered,
        }
    }

    /// Cards that nobody sees.
    fn hidden(&mut self, cards: &A::Cards) -> B::Cards;

    fn turn<S, T>(&mut self, turn: &RoleTurn<S>, step: T) -> RoleTurn<T> {
        RoleTurn {
            chooser: turn.chooser,
            acting: turn.acting,
            step,
        }
    }

    fn phase(&mut self, phase: &Phase<A>) -> Phase<B> {
        match phase {
            Phase::Exchange(turn) => {
                let given = self.cards(&turn.step.given);
                Phase::Exchange(self.turn(turn, Exchange { given }))
            }
            Phase::Stow(turn) => {
                let step = match &turn.step {
                    Stowing::Chapel => Stowing::Chapel,
                    Stowing::Bank { given } => Stowing::Bank {
                        given: self.cards(given),
                    },
                };
                Phase::Stow(self.turn(turn, step))
            }
            Phase::Discard(turn) => {
                let step = Discarding {
                    given: self.cards(&turn.step.given),
                    left: turn.step.left,
                };
                Phase::Discard(self.turn(turn, step))
            }
            Phase::Paying(turn) => {
                let it = &turn.step;
                let step = Payment {
                    card: it.card,
                    over: it.over,
                    due: it.due,
                    goods: it.goods,
                    paid: self.cards(&it.paid),
                };
                Phase::Paying(self.turn(turn, step))
            }
            Phase::Councillor(turn) => {
                let step = self.council(&turn.step);
                Phase::Councillor(self.turn(turn, step))
            }
            Phase::ChooseRole { chooser } => Phase::ChooseRole { chooser: *chooser },
            Phase::Doubling { chooser, role } => Phase::Doubling {
                chooser: *chooser,
                role: *role,
            },
            Phase::Builder(turn) => Phase::Builder(*turn),
            Phase::Placing(turn) => Phase::Placing(*turn),
            Phase::Producer(turn) => Phase::Producer(*turn),
            Phase::Trader(turn) => Phase::Trader(*turn),
            Phase::Prospector(turn) => Phase::Prospector(*turn),
            Phase::Over(why) => Phase::Over(*why),
        }
    }

    fn council(&mut self, step: &Council<A>) -> Council<B> {
        match step {
            Council::Offered => Council::Offered,
            Council::Keep { drawn, kept, left } => Council::Keep {
                drawn: self.cards(drawn),
                kept: self.cards(kept),
                left: *left,
            },
            Council::Drop { given, left } => Council::Drop {
                given: self.cards(given),
                left: *left,
            },
        }
    }
}

/// Shows the cards of one owner, or hides them.
struct Shown(bool);

impl Recast<Open, Seen> for Shown {
    fn cards(&mut self, cards: &Cards) -> Sight {
        Sight::of(cards, self.0)
    }

    fn face(&mut self, _: super::Card) -> Back {
        Back::Down
    }

    fn hidden(&mut self, cards: &Cards) -> Sight {
        Sight::of(cards, false)
    }
}

pub(super) fn view(table: &SanJuan, viewer: Viewer) -> View {
    let own = table.phase.acting().is_some_and(|seat| viewer.is(seat));
    let shown = Table {
        options: table.options,
        players: table
            .players
            .map(|seat, player| Shown(viewer.is(seat)).player(player)),
        governor: table.governor,
        round: table.round,
        roles: table.roles,
        supply: Sight::of(&table.supply, false),
        discards: Sight::of(&table.discards, false),
        used_tiles: table
            .used_tiles
            .iter()
            .map(|tile| table.options.used_tile_face_up.then_some(*tile))
            .collect(),
        cathedral: table.cathedral,
        doubling: table.doubling,
        phase: Shown(own).phase(&table.phase),
    };
    View {
        viewer,
        table: shown,
    }
}

/// Deals cards that nobody of a table has seen.
struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    fn next(&mut self) -> super::Card {
        let card = self.cards.draw(self.chance);
        card.expect("a view shows as many backs as there are cards unseen")
    }
}

impl Recast<Seen, Open> for Unseen<'_> {
    fn cards(&mut self, cards: &Sight) -> Cards {
        match cards {
            Sight::Faces(faces) => *faces,
            Sight::Backs(count) => (0..*count).map(|_| self.next()).collect(),
        }
    }

    fn face(&mut self, _: Back) -> super::Card {
        self.next()
    }

    fn hidden(&mut self, cards: &Sight) -> Cards {
        self.cards(cards)
    }
}

/// Deals all cards whose faces are not seen to the places where backs are; the rest is the supply.
pub(super) fn guess(view: &View, chance: &mut dyn Chance) -> SanJuan {
    let table = &view.table;
    let used_tiles = guess_tiles(table, chance);
    let mut unseen = Unseen {
        cards: unseen(table),
        chance,
    };
    let players = table.players.map(|_, player| unseen.player(player));
    let discards = unseen.cards(&table.discards);
    let phase = unseen.phase(&table.phase);
    Table {
        options: table.options,
        players,
        governor: table.governor,
        round: table.round,
        roles: table.roles,
        supply: unseen.cards,
        discards,
        used_tiles,
        cathedral: table.cathedral,
        doubling: table.doubling,
        phase,
    }
}

/// All cards of the game but those whose faces are seen.
fn unseen(table: &Table<Seen>) -> Cards {
    let mut seen = Cards::NONE;
    for (_, player) in table.players.iter() {
        for sight in [&player.hand, &player.chapel, &player.bank] {
            note(&mut seen, sight);
        }
        player.city.iter().for_each(|it| seen.put(it.card));
        seen.put_all(&player.covered);
    }
    match &table.phase {
        Phase::Exchange(turn) => note(&mut seen, &turn.step.given),
        Phase::Stow(turn) => {
            if let Stowing::Bank { given } = &turn.step {
                note(&mut seen, given);
            }
        }
        Phase::Discard(turn) => note(&mut seen, &turn.step.given),
        Phase::Placing(turn) => seen.put(turn.step.card),
        Phase::Paying(turn) => {
            seen.put(turn.step.card);
            note(&mut seen, &turn.step.paid);
        }
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => {}
            Council::Keep { drawn, kept, .. } => {
                note(&mut seen, drawn);
                note(&mut seen, kept);
            }
            Council::Drop { given, .. } => note(&mut seen, given),
        },
        Phase::Prospector(turn) => seen.put_all(&turn.step.turned_up()),
        Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Builder(_)
        | Phase::Producer(_)
        | Phase::Trader(_)
        | Phase::Over(_) => {}
    }
    let all = setup::deck(&table.options);
    // The Cathedral is seen wherever it is, and is none of the cards that are drawn.
    Cards::from_fn(|card| all.of(card).saturating_sub(seen.of(card)))
}

fn note(seen: &mut Cards, sight: &Sight) {
    if let Sight::Faces(cards) = sight {
        seen.put_all(cards);
    }
}

/// Any of the tiles that are not in use, where the used ones are not seen.
fn guess_tiles(table: &Table<Seen>, chance: &mut dyn Chance) -> ArrayVec<PriceTile, 5> {
    let in_use = table.phase.price_tile();
    let seen = |tile: &PriceTile| Some(*tile) == in_use || table.used_tiles.contains(&Some(*tile));
    let mut left: ArrayVec<PriceTile, 5> = PriceTile::ALL
        .iter()
        .copied()
        .filter(|tile| !seen(tile))
        .collect();
    let mut any = || {
        let count = u32::try_from(left.len()).expect("there are five tiles");
        left.remove(chance.below(count) as usize)
    };
    table
        .used_tiles
        .iter()
        .map(|tile| tile.unwrap_or_else(&mut any))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Scripted, Seat};
    use crate::games::san_juan::{Card, Setup};

    fn opening() -> SanJuan {
        SanJuan::new(&Setup::new(3), &mut Scripted::new(&[80, 50, 20, 70, 90, 3]))
    }

    #[test]
    fn everybody_sees_their_own_hand_only() {
        let game = opening();
        let view = game.view(Viewer::Seat(Seat::new(1)));
        for (seat, player) in view.table.players.iter() {
            match seat == Seat::new(1) {
                true => assert_eq!(player.hand, Sight::Faces(game.players[seat].hand)),
                false => assert_eq!(player.hand, Sight::Backs(4)),
            }
        }
        assert_eq!(view.table.supply, Sight::Backs(95));
        let onlooker = game.view(Viewer::Onlooker);
        let hands = onlooker.table.players.iter().map(|(_, it)| it.hand);
        assert!(hands.into_iter().all(|hand| hand == Sight::Backs(4)));
    }

    #[test]
    fn nobody_sees_the_face_of_a_good() {
        let mut game = opening();
        game.supply.take(Card::Hero);
        game.players[Seat::new(0)].city[0].good = Some(Card::Hero);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(
            view.table.players[Seat::new(0)].city[0].good,
            Some(Back::Down)
        );
        let json = serde_json::to_string(&view.table.players[Seat::new(0)].city).unwrap();
        assert!(!json.contains("hero"), "{json}");
    }

    #[test]
    fn used_price_tiles_are_seen_only_if_they_lie_open() {
        let mut game = opening();
        game.used_tiles.push(PriceTile::D);
        assert_eq!(
            game.view(Viewer::Onlooker).table.used_tiles[0],
            Some(PriceTile::D)
        );
        game.options.used_tile_face_up = false;
        let view = game.view(Viewer::Onlooker);
        assert_eq!(view.table.used_tiles[0], None);
        let guess = SanJuan::guess(&view, &mut Scripted::default());
        assert_eq!(guess.used_tiles[0], PriceTile::A);
    }
}
