//! Positions in a line or two, for tests, benches and pictures.
//!
//! ```
//! use sobremesa::engine::Seat;
//! use sobremesa::games::san_juan::scene::{play, scene};
//! use sobremesa::games::san_juan::{Action, Card, Role};
//!
//! let first = Seat::new(0);
//! let mut game = scene(3).builds(first, &[Card::Smithy]).hand(first, &[Card::IndigoPlant]).game();
//! play(&mut game, &[Action::Choose(Role::Builder), Action::Build(Card::IndigoPlant)]);
//! assert!(game.players[first].owns(Card::IndigoPlant));
//! ```

use crate::engine::{Chance, Game, Scripted, Seat};

use super::{Action, Card, Cards, Event, Options, Phase, Role, SanJuan, Setup, Structure};

/// A position in the making. Cards come out of the supply, so that none is added to the game.
#[derive(Clone, Debug)]
pub struct Scene(SanJuan);

/// The opening position of `seats`, without the plants and hands that everybody starts with.
pub fn scene(seats: u8) -> Scene {
    scene_with(seats, Options::default())
}

/// The same with options.
pub fn scene_with(seats: u8, options: Options) -> Scene {
    let mut game = SanJuan::new(&Setup { seats, options }, &mut Scripted::default());
    for seat in Seat::all(seats) {
        let player = std::mem::take(&mut game.players[seat]);
        game.supply.put_all(&player.hand);
        for structure in player.city {
            game.supply.put(structure.card);
        }
    }
    game.phase = Phase::ChooseRole {
        chooser: game.governor,
    };
    Scene(game)
}

impl Scene {
    /// The position.
    pub fn game(self) -> SanJuan {
        self.0
    }

    /// Changes anything that has no method of its own.
    pub fn with(mut self, change: impl FnOnce(&mut SanJuan)) -> Self {
        change(&mut self.0);
        self
    }

    /// Makes a seat governor, who is about to choose a role.
    pub fn governor(mut self, seat: Seat) -> Self {
        self.0.governor = seat;
        self.0.phase = Phase::ChooseRole { chooser: seat };
        self
    }

    /// Makes it the last choice of the round: the others have taken these roles.
    pub fn taken(mut self, roles: &[Role]) -> Self {
        let mut chooser = self.0.governor;
        for role in roles {
            if let Some(taken) = self.0.roles.get_mut(*role as usize) {
                *taken = Some(chooser);
            }
            chooser = chooser.next(self.0.seats());
        }
        self.0.phase = Phase::ChooseRole { chooser };
        self
    }

    /// Gives a player more hand cards.
    ///
    /// # Panics
    ///
    /// Like all of these, if the supply has not those cards.
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            self.0.supply.take(*card);
            self.0.players[seat].hand.put(*card);
        }
        self
    }

    /// Gives a player open buildings, without goods.
    pub fn builds(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            match card.lies_open() {
                true => self.0.cathedral = false,
                false => self.0.supply.take(*card),
            }
            self.0.players[seat].city.push(Structure::new(*card));
        }
        self
    }

    /// Puts a good on a building, a Hero with its face down.
    pub fn good(self, seat: Seat, place: u8) -> Self {
        self.good_of(seat, place, Card::Hero)
    }

    /// Puts a good on a building, and says which card it is.
    pub fn good_of(mut self, seat: Seat, place: u8, good: Card) -> Self {
        self.0.supply.take(good);
        if let Some(structure) = self.0.players[seat].city.get_mut(usize::from(place)) {
            structure.good = Some(good);
        }
        self
    }

    /// Gives a player open buildings with a good on each: these cards, face down.
    pub fn produced(self, seat: Seat, cards: &[(Card, Card)]) -> Self {
        cards.iter().fold(self, |scene, (card, good)| {
            let scene = scene.builds(seat, &[*card]);
            let place = scene.0.players[seat].city.len() - 1;
            let place = u8::try_from(place).expect("a city is small");
            scene.good_of(seat, place, *good)
        })
    }

    /// Leaves only these cards in the supply; the others are discarded.
    pub fn supply(mut self, cards: &[Card]) -> Self {
        let wanted: Cards = cards.iter().copied().collect();
        for card in cards {
            self.0.supply.take(*card);
        }
        let others = std::mem::replace(&mut self.0.supply, wanted);
        self.0.discards.put_all(&others);
        self
    }
}

/// Plays actions without luck (every draw answers 0: the first card in the order of the print).
///
/// # Panics
///
/// If one is refused.
pub fn play(game: &mut SanJuan, actions: &[Action]) -> Vec<Event> {
    play_with(game, actions, &mut Scripted::default())
}

/// Plays actions with this luck, and returns what happened.
///
/// # Panics
///
/// If one is refused.
pub fn play_with(game: &mut SanJuan, actions: &[Action], chance: &mut dyn Chance) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let played = game.play(action, chance, &mut |event| events.push(event));
        assert_eq!(played, Ok(()), "{action:?} in {game:#?}");
    }
    events
}
