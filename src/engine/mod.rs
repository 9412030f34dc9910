//! What all games share: a trait, seats, luck, bags, and the laws that every game keeps.
//!
//! # How to write a game
//!
//! A game is a value: a plain struct that can be cloned, compared and written as JSON, with the
//! pure functions of [`Game`] over it. It knows nothing of the browser, of languages, of undo, of
//! bots or of a generator of random numbers.
//!
//! 1. Read the rules file and name the parts. Types are things (`CargoShip`), functions are
//!    questions or orders (`price`, `load`).
//! 2. `table.rs`: a struct with everything that lies on the table, in fixed-capacity storage
//!    ([`BySeat`], `ArrayVec`, counts per kind), so that a clone is a copy.
//! 3. `phase.rs`: an enum whose variants own what is only true while they last. A role or step
//!    returns the next phase by value.
//! 4. `action.rs`: the smallest choices that the rules name, so that all of them can be listed;
//!    at most about a hundred at any moment.
//! 5. `illegal.rs`: every reason to refuse an action, with its data and without a word of text.
//! 6. For each phase three functions: `candidates` (everything of the right kind, allowed or
//!    not), `check` (the rule, written once) and `apply` (which may trust `check`).
//! 7. What a seat may not see becomes a type parameter of the table: the game is the table with
//!    open cards, a view is the same table with backs. [`Game::guess`] turns a view into a game
//!    that could be the real one.
//! 8. Give the game to [`laws`] with random bytes, to [`perft`] and to the records in `tests/`.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use sobremesa::engine::{BySeat, Chance, Game, Scripted, Seat, Standing, Turn, Viewer};
//!
//! /// Each in turn says higher or lower; who is right more often wins. Three rounds.
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct HighLow { shown: u32, said: u8, points: BySeat<u32> }
//!
//! #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
//! enum Say { Higher, Lower }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct Impossible;
//!
//! impl Game for HighLow {
//!     type Setup = u8;
//!     type Action = Say;
//!     type Event = u32;
//!     type Told = u32;
//!     type Illegal = Impossible;
//!     type View = HighLow;
//!     type Question = ();
//!
//!     fn is_playable(seats: &u8) -> bool { (2..=5).contains(seats) }
//!     fn new(seats: &u8, chance: &mut dyn Chance) -> Self {
//!         let points = BySeat::from_fn(*seats, |_| 0);
//!         HighLow { shown: chance.below(6), said: 0, points }
//!     }
//!     fn seats(&self) -> u8 { self.points.count() }
//!     fn turn(&self) -> Turn {
//!         if self.said == 3 * self.seats() {
//!             return Turn::Over(Standing::by_points(self.points.iter().map(|(_, p)| (*p, 0))));
//!         }
//!         Turn::Of(Seat::new(self.said % self.seats()))
//!     }
//!     fn candidates(&self, offer: &mut dyn FnMut(Say)) {
//!         offer(Say::Higher);
//!         offer(Say::Lower);
//!     }
//!     fn check(&self, say: &Say) -> Result<(), Impossible> {
//!         let possible = match say {
//!             Say::Higher => self.shown < 5,
//!             Say::Lower => self.shown > 0,
//!         };
//!         match self.turn() {
//!             Turn::Of(_) if possible => Ok(()),
//!             _ => Err(Impossible),
//!         }
//!     }
//!     fn apply(&mut self, say: &Say, chance: &mut dyn Chance, log: &mut dyn FnMut(u32)) {
//!         let Turn::Of(seat) = self.turn() else { return };
//!         let next = chance.below(6);
//!         let right = match say { Say::Higher => next > self.shown, Say::Lower => next < self.shown };
//!         self.points[seat] += u32::from(right);
//!         self.shown = next;
//!         self.said += 1;
//!         log(next);
//!     }
//!     fn view(&self, _: Viewer) -> Self { self.clone() }
//!     fn guess(view: &Self, _: &mut dyn Chance) -> Self { view.clone() }
//!     fn question(&self) -> Option<()> { (self.said < 3 * self.seats()).then_some(()) }
//!     fn continues(&self, _earlier: &Self) -> bool { false }
//!     fn tell(next: &u32, _: Viewer) -> u32 { *next }
//!     fn reveals(_next: &u32) -> bool { true }
//! }
//!
//! let mut game = HighLow::new(&2, &mut Scripted::new(&[2]));
//! assert_eq!(game.actions(), [Say::Higher, Say::Lower]);
//! game.play(&Say::Higher, &mut Scripted::new(&[5]), &mut |_| {}).unwrap();
//! assert_eq!(game.play(&Say::Higher, &mut Scripted::new(&[0]), &mut |_| {}), Err(Impossible));
//! sobremesa::engine::laws::hold::<HighLow>(&3, &[1, 0, 1, 1, 0, 0, 1, 0, 1]).unwrap();
//! ```

mod chance;
mod game;
pub mod json;
pub mod laws;
pub mod order;
pub mod perft;
mod pile;
mod role_turn;
mod seat;
mod stage;
mod valued;

pub use chance::{Chance, Recorded, Recording, Scripted, Seed, Seeded, Unlucky};
pub use game::{Game, Place, Standing, Turn, Viewer};
pub use pile::draw;
pub use role_turn::RoleTurn;
pub use seat::{BySeat, MOST_SEATS, Seat};
pub use stage::{Stage, sift};
pub use valued::{Rivalry, Valued, lead};
