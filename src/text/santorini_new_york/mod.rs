//! What a language has to say about Santorini: New York, trait by trait.
//!
//! | trait | about |
//! |---|---|
//! | [`Names`] | what things are called, and how many of them |
//! | [`Almanac`] | what roles do, and the rules in short |
//! | [`Log`] | what happened, and how the game was won |
//! | [`Tray`] | what is to be decided, what each choice does, why one is refused |
//! | [`Things`] | what lies on the table, one thing at a time, and [`Terms`] for counters |
//! | [`OnBoard`] | what the board says beside its pieces |
//! | [`Variants`] | the options of the set-up |
//!
//! The rules count, the text says: a [`Choice`], a [`Prospect`] or a [`Spot`] holds what is to be
//! said, made from what the player sees once for all languages.

mod choice;
mod deed;
mod position;
mod prospect;
mod spot;
mod task;
mod terms;
mod thing;
mod variant;

pub use choice::Choice;
pub use deed::{Building, Demand, Moving, Opening, Shift, Winning, Worker};
pub use prospect::{Prospect, StatueHope};
pub use spot::{Spot, Standing};
pub use task::Task;
pub use terms::{ScoreTerms, Terms};
pub use thing::Thing;
pub use variant::Variant;

use super::{Button, Chapter, PlayerNames, Section, Sentence, Speech, Told};
use crate::engine::Seat;
use crate::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, Card, EliminatedHand, Event, FireSelfCap, IfPossible, Illegal,
    Options, Phase, Piece, Played, Role, RoleSets, Seen, Setup, Sight, StartAssign, Supply,
    SupplyRule, Table, Type, Victory, Way,
};

/// All that a language says about Santorini: New York.
pub trait SantoriniNewYorkText:
    Speech + Names + Almanac + Log + Tray + Things + OnBoard + Variants
{
    /// The whole position that a viewer sees in headings and lists, for whoever does not see the
    /// table.
    fn position(&self, table: &Table<Seen>, names: PlayerNames) -> Vec<Section>;
}

impl<T: Speech + Names + Almanac + Log + Tray + Things + OnBoard + Variants> SantoriniNewYorkText
    for T
{
    fn position(&self, table: &Table<Seen>, names: PlayerNames) -> Vec<Section> {
        position::position(self, table, names)
    }
}

/// What things are called, and how many of them.
pub trait Names: Sync {
    /// A role, as it stands alone.
    fn role(&self, role: Role) -> &'static str;

    /// The role on a narrow card, with soft hyphens where it may break.
    fn role_label(&self, role: Role) -> &'static str;

    /// A type of roles, as it stands alone.
    fn kind(&self, kind: Type) -> &'static str;

    /// A card by role and number: "Ironworker 12".
    fn card(&self, card: Card, role: Role) -> String {
        format!("{} {}", self.role(role), card.number())
    }

    /// What is built with, as it stands alone: "Block".
    fn piece(&self, piece: Piece) -> &'static str;

    /// The Statue of Liberty.
    fn statue(&self) -> &'static str;

    /// A direction inside a sentence: "north", "north-east".
    fn way(&self, way: Way) -> &'static str;

    /// How a thing stands inside a sentence.
    fn thing(&self, thing: &Thing) -> String;

    /// Somebody's worker inside a sentence, without its square: "Ben's worker".
    fn worker_of(&self, seat: Seat, names: PlayerNames) -> String;

    /// "level 2".
    fn level(&self, level: u8) -> String;

    /// The start squares of a number: "start squares 3".
    fn start(&self, number: u8) -> String;

    /// "3 cards".
    fn cards(&self, count: u8) -> String;

    /// "2 workers".
    fn workers(&self, count: u8) -> String;

    /// "3 blocks", "1 rooftop".
    fn pieces(&self, piece: Piece, count: u8) -> String;

    /// Cards by name where they are seen, otherwise how many they are.
    fn sight(&self, sight: &Sight, roles: &RoleSets) -> String;
}

/// What roles do, in the house's own words.
pub trait Almanac: Sync {
    /// What all roles of a type have in common, in at most 90 characters.
    fn kind_rule(&self, kind: Type) -> &'static str;

    /// A role in at most 90 characters.
    fn role_rule(&self, role: Role, options: &Options) -> &'static str;

    /// The role in full with the rulings that apply, line by line, each at most 200 characters.
    fn role_details(&self, role: Role, options: &Options) -> Vec<&'static str>;

    /// When it matters: one or two examples, each at most 160 characters.
    fn role_examples(&self, role: Role, options: &Options) -> Vec<&'static str>;

    /// The rules of the game in short.
    fn chapters(&self) -> &'static [Chapter];
}

/// What happened.
pub trait Log: Sync {
    /// A line for the log, with names and never "you"; nothing where the other lines say it all.
    fn event(&self, event: &Event<Seen>, roles: &RoleSets) -> Option<Sentence>;

    /// How the game was won, as a sentence without a name.
    fn ending(&self, victory: Victory) -> &'static str;

    /// Who won.
    fn winner(&self, seat: Seat) -> Sentence;
}

/// What is to be decided.
pub trait Tray: Sync {
    /// What the player has to do, in one imperative line without a name.
    fn task(&self, task: &Task) -> String;

    /// Where the game stands, for everybody: "Ben: Ironworker 12".
    fn headline(&self, phase: &Phase) -> Sentence;

    /// The button for a choice.
    fn choice(&self, choice: &Choice, names: PlayerNames) -> Button;

    /// The steps of a turn that are chosen so far, as one line without a full stop:
    /// "Worker c3 → c4 (level 2), builds d4 to level 3". Empty for none.
    fn turn(&self, steps: &[Choice], names: PlayerNames) -> String;

    /// Why a choice is refused, as a sentence.
    fn illegal(&self, why: &Illegal) -> String;

    /// When a card will act: "acts 1st to 3rd of 4".
    fn order(&self, prospect: &Prospect) -> String;

    /// Whether a card takes the statue; nothing if it cannot.
    fn statue_hope(&self, prospect: &Prospect) -> Option<&'static str>;

    /// What a card costs that cannot be carried out now; nothing if it can.
    fn warning(&self, prospect: &Prospect) -> Option<String>;
}

/// What lies on the table, one thing at a time; these are also the names that are read aloud.
pub trait Things: Sync {
    /// Words for counters and headings.
    fn terms(&self) -> &'static Terms;

    /// Words for the score sheet.
    fn score_terms(&self) -> &'static ScoreTerms;

    /// A card that was turned up: "Ben: Ironworker 12, done".
    fn played(&self, played: &Played, role: Role, turn: InOrder, names: PlayerNames) -> String;

    /// Who holds the statue, as a sentence.
    fn holder(&self, holder: Option<Seat>, names: PlayerNames) -> String;

    /// What is left to build with: "41 blocks, 9 rooftops, 4 skyscrapers".
    fn supply(&self, supply: &Supply) -> String;

    /// A role of this game and the numbers of its cards: "Ironworker: 3, 6, 12, 15, 18, 24".
    fn role_numbers(&self, role: Role) -> String;

    /// A round by number.
    fn round(&self, number: u8) -> String;
}

/// Whether a card that was turned up has had its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Named for what they are.
pub enum InOrder {
    Done,
    Now,
    ToCome,
}

/// What the board says beside its pieces.
pub trait OnBoard: Sync {
    /// The board and the order of the round, on a narrow screen.
    fn table_view(&self) -> &'static str;

    /// The player's own hand, on a narrow screen.
    fn own_view(&self) -> &'static str;

    /// All players, on a narrow screen.
    fn players_view(&self) -> &'static str;

    /// A square as it is read aloud: "c4, level 2, Ana's worker".
    fn spot(&self, spot: &Spot, names: PlayerNames) -> String;

    /// A square that can be chosen, as it is read aloud:
    /// "c4, level 3: you would stand on level 3".
    fn target(&self, spot: &Spot, choice: &Choice, names: PlayerNames) -> String;

    /// A square on which the holder of the statue could win: "Ana could win here".
    fn threat(&self, holder: Seat, names: PlayerNames) -> String;

    /// The squares of a rank, in the position in words: "Rank 4".
    fn rank(&self, rank: u8) -> String;
}

/// The options of the set-up.
pub trait Variants: Sync {
    /// An option's name and what it changes.
    fn variant(&self, variant: Variant) -> Told;

    /// A board's name and what it is like.
    fn board(&self, board: BoardName) -> Told;

    /// What the choice of a board is called.
    fn which_board(&self) -> &'static str;

    /// What the choice of roles is called.
    fn which_roles(&self) -> &'static str;

    /// A choice of [`Variant::StartAssign`].
    fn start_assign(&self, it: StartAssign) -> &'static str;

    /// A choice of [`Variant::BusSetup`].
    fn bus_setup(&self, it: BusSetup) -> &'static str;

    /// A choice of [`Variant::Supply`].
    fn supply_rule(&self, it: SupplyRule) -> &'static str;

    /// A choice of [`Variant::EliminatedHand`].
    fn eliminated_hand(&self, it: EliminatedHand) -> &'static str;

    /// A choice of [`Variant::Broadway`].
    fn broadway(&self, it: Broadway) -> &'static str;

    /// A choice of [`Variant::FireSelfCap`].
    fn fire_self_cap(&self, it: FireSelfCap) -> &'static str;

    /// A choice of [`Variant::IfPossible`].
    fn if_possible(&self, it: IfPossible) -> &'static str;

    /// What the options are called that decide cases which the rulebook leaves open.
    fn finer_points(&self) -> &'static str;

    /// How a game was set up, for the head of the log: players, board, roles, and each option that
    /// is not as usual.
    fn setup(&self, setup: &Setup) -> Vec<String>;
}
