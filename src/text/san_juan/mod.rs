//! What a language has to say about San Juan, trait by trait.
//!
//! | trait | about |
//! |---|---|
//! | [`Names`] | what things are called, and how many of them |
//! | [`Almanac`] | what roles and cards do, and the rules in short |
//! | [`Log`] | what happened, and why the game ends |
//! | [`Tray`] | what is to be decided, what each choice does, why one is refused |
//! | [`Sums`] | what things cost and bring |
//! | [`Things`] | what lies on the table, one thing at a time, and [`Terms`] for counters |
//! | [`OnBoard`] | what the board says beside its pieces |
//! | [`Variants`] | the options of the set-up |
//!
//! The rules count, the text says: a [`Choice`], a [`Batch`], a [`Task`], a [`Cost`] or [`Stakes`]
//! holds the numbers, made from what the player sees once for all languages. A sentence about
//! cards that the reader must not see only says how many they are.

mod batch;
mod choice;
mod cost;
mod declined;
mod position;
mod spot;
mod stakes;
mod task;
mod terms;
mod thing;
mod variant;

pub use batch::Batch;
pub use choice::Choice;
pub use cost::{Cost, discounter, privileged};
pub use declined::{Declined, Discarding};
pub use spot::Spot;
pub use stakes::{Stakes, next_tile};
pub use task::Task;
pub use terms::{ScoreTerms, Terms};
pub use thing::Thing;
pub(super) use thing::copies;
pub use variant::Variant;

use super::{Button, Chapter, PlayerNames, Section, Sentence, Speech, Told};
use crate::engine::Seat;
use crate::games::san_juan::{
    Card, Cards, Edition, Ending, Event, GoldMine, Good, Illegal, Options, Phase, PriceTile, Role,
    Seen, Setup, Sight, StartHand, Structure, Table,
};

/// All that a language says about San Juan.
pub trait SanJuanText:
    Speech + Names + Almanac + Log + Tray + Sums + Things + OnBoard + Variants
{
    /// The whole position that a viewer sees in headings and lists, for whoever does not see the
    /// table.
    fn position(&self, table: &Table<Seen>, names: PlayerNames) -> Vec<Section>;
}

impl<T: Speech + Names + Almanac + Log + Tray + Sums + Things + OnBoard + Variants> SanJuanText
    for T
{
    fn position(&self, table: &Table<Seen>, names: PlayerNames) -> Vec<Section> {
        position::position(self, table, names)
    }
}

/// What things are called, and how many of them.
pub trait Names: Sync {
    /// A good, as it stands alone.
    fn good(&self, good: Good) -> &'static str;

    /// The letters for a good where there is room for no more; each has its own.
    fn good_code(&self, good: Good) -> &'static str;

    /// A card, as it stands alone.
    fn card(&self, card: Card) -> &'static str;

    /// The card on a narrow chip, with soft hyphens where it may break.
    fn card_label(&self, card: Card) -> &'static str;

    /// A role, as it stands alone.
    fn role(&self, role: Role) -> &'static str;

    /// The role on a narrow card, with soft hyphens where it may break.
    fn role_label(&self, role: Role) -> &'static str;

    /// How a thing stands inside a sentence.
    fn thing(&self, thing: &Thing) -> String;

    /// A building in a city, with its number if others have its name: "Indigo plant 2".
    fn spot(&self, spot: Spot) -> String;

    /// "3 cards".
    fn cards(&self, count: u8) -> String;

    /// "3 goods".
    fn goods(&self, count: u8) -> String;

    /// Cards by name: "2× indigo plant and well", or a word for none.
    fn pile(&self, cards: &Cards) -> String;

    /// Cards by name where they are seen, otherwise how many they are.
    fn sight(&self, sight: &Sight) -> String;
}

/// What roles and cards do, in the house's own words.
pub trait Almanac: Sync {
    /// What everybody does in a role.
    fn role_rule(&self, role: Role) -> &'static str;

    /// What only the player does or gets who chose it.
    fn role_privilege(&self, role: Role) -> &'static str;

    /// A card in at most 90 characters.
    fn card_rule(&self, card: Card, options: &Options) -> &'static str;

    /// The card in at most 350 characters.
    fn card_details(&self, card: Card, options: &Options) -> &'static str;

    /// When it matters: an example in at most 160 characters.
    fn card_example(&self, card: Card, options: &Options) -> &'static str;

    /// The rules of the game in short.
    fn chapters(&self) -> &'static [Chapter];
}

/// What happened.
pub trait Log: Sync {
    /// A line for the log, with names and never "you"; nothing where the other lines say it all.
    fn event(&self, event: &Event<Seen>) -> Option<Sentence>;

    /// Why the game ends, as a sentence.
    fn ending(&self, why: Ending) -> &'static str;

    /// Who won: one, or several who share the win.
    fn winners(&self, seats: &[Seat]) -> Sentence;
}

/// What is to be decided.
pub trait Tray: Sync {
    /// What the player has to do, in one imperative line without a name.
    fn task(&self, task: &Task) -> String;

    /// Where the game stands, for everybody: "Builder, chosen by Ben".
    fn headline(&self, phase: &Phase<Seen>) -> Sentence;

    /// The button for a choice.
    fn choice(&self, choice: &Choice) -> Button;

    /// The button that carries out several choices together. While some are missing, its
    /// consequence says how many.
    fn batch(&self, batch: &Batch) -> Button;

    /// Why a choice is refused, as a sentence.
    fn illegal(&self, why: &Illegal) -> String;
}

/// What things cost and bring, as sums that show where each number comes from.
pub trait Sums: Sync {
    /// A price as a sum, and how many cards are missing if any are:
    /// "4 − 1 builder − 1 quarry = 2", "6 − 1 builder = 5, 2 short".
    fn price_sum(&self, cost: &Cost) -> String;

    /// What a role would bring a player now, in a few words.
    fn stakes(&self, stakes: &Stakes) -> String;
}

/// What lies on the table, one thing at a time; these are also the names that are read aloud.
pub trait Things: Sync {
    /// Words for counters and headings.
    fn terms(&self) -> &'static Terms;

    /// Words for the score sheet.
    fn score_terms(&self) -> &'static ScoreTerms;

    /// A role and who took it.
    fn offer(&self, role: Role, taken: Option<Seat>, names: PlayerNames) -> String;

    /// A building in a city, with a good or without.
    fn structure(&self, structure: &Structure<Seen>, spot: Spot) -> String;

    /// A card that could be built, and what it costs now.
    fn hand_card(&self, cost: &Cost) -> String;

    /// What is printed on a card: "costs 3, 2 VP".
    fn print(&self, card: Card) -> String;

    /// The prices of a tile: "indigo 1, sugar 1, tobacco 2, coffee 2, silver 3".
    fn prices(&self, tile: PriceTile) -> String;

    /// So many of so many: "5 of 12".
    fn used(&self, used: u8, places: u8) -> String;

    /// A round by number.
    fn round(&self, number: u8) -> String;
}

/// What the board says beside its pieces.
pub trait OnBoard: Sync {
    /// What all players see, on a narrow screen: roles, prices, supply.
    fn table_view(&self) -> &'static str;

    /// The player's own city and hand, on a narrow screen.
    fn own_view(&self) -> &'static str;

    /// All players, on a narrow screen.
    fn players_view(&self) -> &'static str;

    /// So many cards are missing.
    fn short(&self, cards: u8) -> String;

    /// So many of so many cards are chosen.
    fn chosen(&self, count: u8, of: u8) -> String;

    /// So many cards or goods still have to be chosen.
    fn choose_more(&self, count: u8) -> String;

    /// So many hand cards with this limit: "5, at most 7 at the start of a round".
    fn hand_limit(&self, count: u8, limit: u8) -> String;

    /// A player has so many cards under a building.
    fn under(&self, card: Card, count: u8) -> String;
}

/// The options of the set-up.
pub trait Variants: Sync {
    /// An option's name and what it changes.
    fn variant(&self, variant: Variant) -> Told;

    /// A choice of [`Variant::Edition`].
    fn edition(&self, edition: Edition) -> &'static str;

    /// A choice of [`Variant::GoldMine`].
    fn gold_mine(&self, gold_mine: GoldMine) -> &'static str;

    /// A choice of [`Variant::StartHand`].
    fn start_hand(&self, start_hand: StartHand) -> &'static str;

    /// What the options are called that decide cases which rulebooks leave open.
    fn finer_points(&self) -> &'static str;

    /// How a game was set up, for the head of the log: players, and each option that is not as
    /// usual.
    fn setup(&self, setup: &Setup) -> Vec<String>;
}
