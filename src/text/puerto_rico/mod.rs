//! What a language has to say about Puerto Rico, trait by trait.
//!
//! | trait | about |
//! |---|---|
//! | [`Names`] | what things are called, and how many of them |
//! | [`Almanac`] | what roles and buildings do |
//! | [`Log`] | what happened, and why the game ends |
//! | [`Tray`] | what is to be decided, what each choice does, why one is refused |
//! | [`Sums`] | what things cost and bring |
//! | [`Things`] | what lies on the table, one thing at a time, and [`Terms`] for counters |
//! | [`OnBoard`] | what the board says beside its pieces |
//! | [`Variants`] | the options of the set-up |
//!
//! The rules count, the text says: a [`Choice`], a [`Task`] or [`Stakes`] holds the numbers, made
//! from the table once for all languages.

mod board;
mod choice;
mod position;
mod stakes;
mod task;
mod terms;
mod thing;

pub use board::{Fate, OnBoard};
pub use choice::{Choice, Declined, Gain, Place, Staffing, small_wharf_gain};
pub use stakes::Stakes;
pub use task::Task;
pub use terms::{ScoreTerms, Terms};
pub use thing::Thing;

use strum::VariantArray;

use super::{Button, Chapter, PlayerNames, Section, Sentence, Speech, Told};
use crate::engine::Seat;
use crate::games::puerto_rico::draft::Deviation;
use crate::games::puerto_rico::roles::builder::Price;
use crate::games::puerto_rico::roles::trader::Sale;
use crate::games::puerto_rico::{
    Building, Buildings, ByGood, CargoShip, Ending, Event, Good, Illegal, Options, Phase, Plot,
    Role, RoleCard, RoleOffer, Setup, Structure, Table, Tile, Vp5,
};

/// All that a language says about Puerto Rico.
pub trait PuertoRicoText:
    Speech + Names + Almanac + Log + Tray + Sums + Things + OnBoard + Variants
{
    /// The whole public position in headings and lists, for whoever does not see the table.
    fn position(&self, table: &Table<Option<u16>>, names: PlayerNames) -> Vec<Section>;
}

impl<T: Speech + Names + Almanac + Log + Tray + Sums + Things + OnBoard + Variants> PuertoRicoText
    for T
{
    fn position(&self, table: &Table<Option<u16>>, names: PlayerNames) -> Vec<Section> {
        position::position(self, table, names)
    }
}

/// What things are called, and how many of them.
pub trait Names: Sync {
    /// A good, as it stands alone.
    fn good(&self, good: Good) -> &'static str;

    /// The letter for a good where there is room for no more; each has its own.
    fn good_code(&self, good: Good) -> char;

    /// An island tile: what grows there, or a quarry.
    fn tile(&self, tile: Tile) -> &'static str;

    /// The tile on a narrow chip.
    fn tile_label(&self, tile: Tile) -> &'static str;

    /// A building, as it stands alone.
    fn building(&self, building: Building) -> &'static str;

    /// The building on a narrow chip, with soft hyphens where it may break.
    fn building_label(&self, building: Building) -> &'static str;

    /// A role, as it stands alone.
    fn role(&self, role: Role) -> &'static str;

    /// The role on a narrow card, with soft hyphens where it may break.
    fn role_label(&self, role: Role) -> &'static str;

    /// A role card. The two prospectors have two names.
    fn card(&self, card: RoleCard) -> &'static str;

    /// How a thing stands inside a sentence.
    fn thing(&self, thing: &Thing) -> String;

    /// "3 doubloons".
    fn doubloons(&self, count: u16) -> String;

    /// "3 colonists".
    fn colonists(&self, count: u8) -> String;

    /// "3 corn".
    fn barrels(&self, good: Good, count: u8) -> String;

    /// "3 quarries".
    fn quarries(&self, count: u8) -> String;

    /// "3 plantations".
    fn plantations(&self, count: u8) -> String;

    /// Barrels in words: "2 corn and 1 indigo", or a word for none.
    fn goods(&self, goods: &ByGood<u8>) -> String;

    /// Barrels in letters: "2C 1I", or a dash for none.
    fn goods_in_letters(&self, goods: &ByGood<u8>) -> String {
        let heaps: Vec<String> = goods
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(good, count)| format!("{count}{}", self.good_code(good)))
            .collect();
        match heaps.is_empty() {
            true => "–".to_owned(),
            false => heaps.join(" "),
        }
    }
}

/// What roles and buildings do, in the house's own words.
pub trait Almanac: Sync {
    /// The rules in a few paragraphs.
    fn chapters(&self) -> &'static [Chapter];

    /// What everybody does in a role.
    fn role_rule(&self, role: Role) -> &'static str;

    /// What only the player does or gets who chose it.
    fn role_privilege(&self, role: Role) -> &'static str;

    /// A building in at most 90 characters.
    fn building_rule(&self, building: Building) -> &'static str;

    /// The building in at most 350 characters.
    fn building_details(&self, building: Building) -> &'static str;

    /// When it matters: an example in at most 160 characters.
    fn building_example(&self, building: Building) -> &'static str;
}

/// What happened.
pub trait Log: Sync {
    /// A line for the log, with names and never "you"; nothing where the other lines say it all.
    /// The ships are those of the table: they tell how large the ship of an event is.
    fn event(&self, event: &Event, ships: &[CargoShip]) -> Option<Sentence>;

    /// Why the game ends, as a sentence.
    fn ending(&self, why: Ending) -> &'static str;

    /// Who won: one, or several who share the win.
    fn winners(&self, seats: &[Seat]) -> Sentence;
}

/// What is to be decided.
pub trait Tray: Sync {
    /// What the player has to do, in one imperative line without a name.
    fn task(&self, task: &Task) -> String;

    /// Where the game stands, for everybody: "Captain, chosen by Ben".
    fn headline(&self, phase: &Phase) -> Sentence;

    /// The button for a choice.
    fn choice(&self, choice: &Choice) -> Button;

    /// The button that keeps these barrels and lets those spoil.
    fn keep(&self, kept: &ByGood<u8>, spoils: &ByGood<u8>) -> Button;

    /// The button that leaves the colonists as they are arranged now; so many stay idle. The
    /// production of the next craftsman is told.
    fn settle_colonists(&self, idle: u8, production: &ByGood<u8>) -> Button;

    /// Why a choice is refused, as a sentence.
    fn illegal(&self, why: &Illegal) -> String;
}

/// What things cost and bring, as sums that show where each number comes from.
pub trait Sums: Sync {
    /// A price as a sum, and what is left of `have` doubloons or missing:
    /// "8 − 2 quarries − 1 builder = 5, 2 left".
    fn price_sum(&self, price: &Price, have: u16) -> String;

    /// A sale as a sum: "4 + 1 trader + 2 market = 7".
    fn sale_sum(&self, sale: &Sale) -> String;

    /// Points for loading as addends: "+3 VP (+1 first loading) (+1 harbor)".
    fn gain_sum(&self, gain: &Gain) -> String;

    /// What a role would bring a player now, in a few words.
    fn stakes(&self, stakes: &Stakes) -> String;

    /// What the player still has after a choice: "then left: 1 indigo".
    fn then_left(&self, goods: &ByGood<u8>) -> String;
}

/// What lies on the table, one thing at a time; these are also the names that are read aloud.
pub trait Things: Sync {
    /// Words for counters and headings.
    fn terms(&self) -> &'static Terms;

    /// Words for the score sheet.
    fn score_terms(&self) -> &'static ScoreTerms;

    /// A cargo ship with its cargo.
    fn ship(&self, ship: &CargoShip) -> String;

    /// The trading house with what lies in it.
    fn trading_house(&self, goods: &[Good]) -> String;

    /// An island space with its tile.
    fn plot(&self, plot: &Plot) -> String;

    /// A building in a city with its colonists.
    fn structure(&self, structure: &Structure) -> String;

    /// A role card with its doubloons and who took it.
    fn offer(&self, offer: &RoleOffer, names: PlayerNames) -> String;

    /// A building for sale: what it costs a player now, and how many are left.
    fn for_sale(&self, building: Building, price: u8, left: u8) -> String;

    /// So many of so many spaces: "5 of 12".
    fn used(&self, used: u8, spaces: u8) -> String;

    /// A round by number.
    fn round(&self, number: u8) -> String;
}

/// The options of the set-up.
pub trait Variants: Sync {
    /// An option's name and what it changes.
    fn variant(&self, variant: Variant) -> Told;

    /// A choice of [`Variant::Buildings`]: its name and what it means.
    fn buildings(&self, buildings: Buildings) -> Told;

    /// What makes a set of buildings another than the usual ones, as a sentence.
    fn deviation(&self, deviation: &Deviation) -> String;

    /// What the options are called that only matter with the buildings of the expansion.
    fn finer_points(&self) -> &'static str;

    /// What a set of buildings is that no draft leads to; the deviations follow.
    fn own_set(&self) -> &'static str;

    /// A choice of [`Variant::Vp5`].
    fn vp5(&self, chips: Vp5) -> &'static str;

    /// How a game was set up, for the head of the log: players, and each option that is not as
    /// usual.
    fn setup(&self, setup: &Setup) -> Vec<String>;
}

/// The options of the set-up, one for each field of
/// [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Variant {
    /// Victory point chips for five players.
    Vp5,
    /// Factory and University change prices.
    SwapFactoryUniversity,
    /// A doubloon less for those who start with corn.
    CornMinusOne,
    /// Two players choose three and two roles.
    CraftsmanAngst,
    /// Chips lie open.
    OpenVp,
    /// Pointless refusals are asked for.
    AllowDecline,
    /// Which violet buildings are in the game.
    Buildings,
    /// Hacienda and Forest house exclude each other.
    ExcludeHaciendaForest,
    /// Office and Trading post exclude each other.
    ExcludeOfficeTradingPost,
    /// Two players: the Library works once in a round.
    Library2pOncePerRound,
    /// The Library's barrels are of different goods.
    LibraryCraftsmanDistinct,
    /// The Specialty factory counts the privilege.
    SpecialtyCountsPrivilege,
    /// The Union hall waits for a loading.
    UnionHallNeedsLoad,
    /// The last chip ends the game in any phase.
    VpEndAnyPhase,
    /// What pays at the Black market leaves the game.
    BlackMarketRemoves,
    /// A Harbor pays for each kind on the Small wharf.
    HarborPerKindOnSmallWharf,
}

impl Variant {
    /// All options.
    pub const ALL: &[Variant] = Variant::VARIANTS;

    /// Whether a setup differs from the usual one in this option, where it matters at all.
    pub fn chosen(self, setup: &Setup) -> bool {
        let options = &setup.options;
        let usual = Options::default();
        match self {
            Variant::Vp5 => setup.seats == 5 && options.vp5 != Vp5::default(),
            Variant::SwapFactoryUniversity => options.swap_factory_university,
            Variant::CornMinusOne => options.corn_minus_one,
            Variant::CraftsmanAngst => setup.seats == 2 && options.craftsman_angst,
            Variant::OpenVp => options.open_vp,
            Variant::AllowDecline => options.allow_decline,
            Variant::Buildings => options.buildings != usual.buildings,
            Variant::ExcludeHaciendaForest => {
                options.exclude_hacienda_forest != usual.exclude_hacienda_forest
            }
            Variant::ExcludeOfficeTradingPost => {
                options.exclude_office_trading_post != usual.exclude_office_trading_post
            }
            Variant::Library2pOncePerRound => {
                setup.seats == 2
                    && options.library_2p_once_per_round != usual.library_2p_once_per_round
            }
            Variant::LibraryCraftsmanDistinct => {
                options.library_craftsman_distinct != usual.library_craftsman_distinct
            }
            Variant::SpecialtyCountsPrivilege => {
                options.specialty_counts_privilege != usual.specialty_counts_privilege
            }
            Variant::UnionHallNeedsLoad => {
                options.union_hall_needs_load != usual.union_hall_needs_load
            }
            Variant::VpEndAnyPhase => options.vp_end_any_phase != usual.vp_end_any_phase,
            Variant::BlackMarketRemoves => {
                options.black_market_removes != usual.black_market_removes
            }
            Variant::HarborPerKindOnSmallWharf => {
                options.harbor_per_kind_on_small_wharf != usual.harbor_per_kind_on_small_wharf
            }
        }
    }
}
