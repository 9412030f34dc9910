//! San Juan, printed.

use sobremesa::engine::{Game, Seat, Viewer};
use sobremesa::games::san_juan::{
    Cards, Options, Phase, Pile, Player, Role, SanJuan, Setup, Structure, scoring,
};

use super::{Paper, Printed, joined, words};

/// Three players, with everything that there is.
pub fn setup() -> Setup {
    Setup {
        seats: 3,
        options: Options {
            new_buildings: true,
            ..Options::default()
        },
    }
}

impl Printed for SanJuan {
    fn moment(&self) -> String {
        if let Phase::ChooseRole { chooser } = self.phase {
            return format!("seat {} takes a role", chooser.number());
        }
        words(&self.phase)
    }

    fn lay_out(&self, paper: &mut Paper) {
        let round = format!("{}, governor {}", self.round, self.governor.number());
        paper.show("round", round);
        paper.show("roles", joined(Role::ALL.iter().map(|it| role(self, *it))));
        paper.show("supply", cards(&self.supply));
        paper.show("discard", cards(&self.discards));
        paper.show("tiles", joined(self.used_tiles.iter().map(words)));
        for (seat, it) in self.players.iter() {
            paper.show(&format!("seat {}", seat.number()), player(it));
        }
    }

    /// The hands, which is most of that in which views differ from the table.
    fn seen(&self, seat: Seat) -> String {
        let view = self.view(Viewer::Seat(seat));
        let hands = view
            .table
            .players
            .iter()
            .map(|(_, it)| match it.hand.faces() {
                Some(faces) => cards(faces),
                None => format!("{} cards", it.hand.count()),
            });
        let hands: Vec<String> = hands.collect();
        format!(
            "hands {}; {} and {} cards",
            hands.join(" / "),
            view.table.supply.count(),
            view.table.discards.count()
        )
    }

    fn scores(&self) -> Vec<String> {
        let seats = Seat::all(self.seats());
        seats
            .map(|seat| words(&scoring::score(self, seat)))
            .collect()
    }
}

fn role(game: &SanJuan, role: Role) -> String {
    let taken = game.taken_by(role);
    let taken = taken.map(|seat| format!(" ({})", seat.number()));
    words(&role) + &taken.unwrap_or_default()
}

fn player(player: &Player) -> String {
    let mut piles = vec![("hand", player.hand)];
    let others = [
        ("chapel", player.chapel),
        ("bank", player.bank),
        ("harbour", player.harbour),
        ("covered", player.covered),
    ];
    piles.extend(others.iter().filter(|(_, cards)| cards.total() > 0));
    let piles = piles
        .iter()
        .map(|(name, it)| format!("{name} {}", cards(it)));
    let piles: Vec<String> = piles.collect();
    let city = joined(player.city.iter().map(building));
    format!("{city} | {}", piles.join(" | "))
}

fn building(structure: &Structure) -> String {
    let good = structure.good.map(|good| format!(" [{}]", words(&good)));
    words(&structure.card) + &good.unwrap_or_default()
}

fn cards(cards: &Cards) -> String {
    joined(cards.kinds().map(|(card, count)| match count {
        1 => words(&card),
        _ => format!("{count} {}", words(&card)),
    }))
}
