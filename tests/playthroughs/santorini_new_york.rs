//! Santorini: New York, printed.

use sobremesa::engine::{Game, Seat, Viewer};
use sobremesa::games::santorini_new_york::{
    Cards, City, Pile, Role, RoleSets, SantoriniNewYork, Setup, Square, Squares,
};

use super::{Paper, Printed, joined, words};

/// Three players with roles that do much to others.
pub fn setup() -> Setup {
    Setup {
        roles: RoleSets {
            specialist: Role::NightGuard,
            builder: Role::Foreman,
            mover: Role::TourBusDriver,
        },
        ..Setup::new(3)
    }
}

impl Printed for SantoriniNewYork {
    fn moment(&self) -> String {
        words(&self.phase)
    }

    fn lay_out(&self, paper: &mut Paper) {
        paper.show("round", self.round.to_string());
        let statue = self.statue.map(|seat| seat.number().to_string());
        paper.show("statue", statue.unwrap_or("-".into()));
        let order = self.order.iter().enumerate().map(|(at, it)| {
            let acted = if at < usize::from(self.acted) {
                "*"
            } else {
                ""
            };
            let role = words(&self.role(it.card));
            format!("{} {role} ({}){acted}", it.card.number(), it.seat.number())
        });
        paper.show("order", joined(order));
        let supply = self.city.supply;
        let supply = format!(
            "{} blocks, {} rooftops, {} skyscrapers",
            supply.blocks, supply.rooftops, supply.skyscrapers
        );
        paper.show("supply", supply);
        for rank in (0..self.shape().ranks).rev() {
            let line = row(&self.city, self.shape().land, rank);
            paper.show(&format!("rank {}", rank + 1), line);
        }
        for (seat, player) in self.players.iter() {
            let committed = player.committed.map(|it| it.number().to_string());
            let line = format!(
                "hand {} | chosen {} | played {}",
                cards(player.hand),
                committed.unwrap_or("-".into()),
                cards(player.played)
            );
            paper.show(&format!("seat {}", seat.number()), line);
        }
        paper.show("discard", cards(self.discards));
    }

    /// The hands and what is chosen, in which views differ from the table.
    fn seen(&self, seat: Seat) -> String {
        let view = self.view(Viewer::Seat(seat));
        let hands = view.table.players.iter().map(|(_, it)| {
            let hand = match it.hand.faces() {
                Some(faces) => cards(faces),
                None => format!("{} cards", it.hand.count()),
            };
            match it.committed {
                Some(face) => format!("{hand} and {}", words(&face)),
                None => hand,
            }
        });
        let hands: Vec<String> = hands.collect();
        let discards = view.table.discards.count();
        format!("hands {}; {discards} cards", hands.join(" / "))
    }

    fn scores(&self) -> Vec<String> {
        let workers = self.city.workers.iter();
        workers
            .map(|(_, own)| format!("{} workers", own.len()))
            .collect()
    }
}

fn cards(cards: Cards) -> String {
    joined(cards.iter().map(|it| it.number().to_string()))
}

/// A row of the board: levels, rooftops, skyscrapers, and by letters whose worker stands there.
fn row(city: &City, land: Squares, rank: u8) -> String {
    let squares = (0..6).filter_map(|file| Square::new(file, rank));
    let signs = squares.map(|square| {
        if !land.contains(square) {
            return "  ".into();
        }
        let top = if city.rooftops.contains(square) {
            'R'
        } else if city.skyscrapers.contains(square) {
            'S'
        } else {
            char::from(b'0' + city.level(square))
        };
        let owner = city.owner(square);
        let owner = owner.map_or('.', |seat| char::from(b'a' + seat.number()));
        format!("{top}{owner}")
    });
    signs.collect::<Vec<String>>().join(" ").trim_end().into()
}
