//! The options of the set-up.

use strum::VariantArray;

use crate::games::san_juan::{Options, Setup, StartHand};

/// The options of the set-up, one for each field of [`Options`] that leaves a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Variant {
    /// The New Buildings are in the game.
    NewBuildings,
    /// What the Guild hall counts.
    Edition,
    /// Which card a Gold mine keeps.
    GoldMine,
    /// Later seats choose their first hand from more cards.
    StartHand,
    /// Pointless refusals are asked for.
    AllowDecline,
    /// A Crane may put the new building on itself.
    CraneMayCoverCrane,
    /// A Crane may put a building on one of the same name.
    SameNameCover,
    /// A Poor house helps when it is built itself.
    PoorHouseSelf,
    /// A Carpenter helps when it is built itself.
    CarpenterSelf,
    /// A building still works for the one that covers it.
    CoveredBuildingHelpsItsCover,
    /// The good on the building to be covered can be paid. Usual.
    CoveredGoodPaysBlackMarket,
    /// Used price tiles lie open. Usual.
    UsedTileFaceUp,
}

impl Variant {
    /// All options.
    pub const ALL: &[Variant] = Variant::VARIANTS;

    /// Those for players who know the game well: single cases that rulebooks leave open.
    pub fn is_finer_point(self) -> bool {
        match self {
            Variant::NewBuildings
            | Variant::Edition
            | Variant::GoldMine
            | Variant::StartHand
            | Variant::AllowDecline => false,
            Variant::CraneMayCoverCrane
            | Variant::SameNameCover
            | Variant::PoorHouseSelf
            | Variant::CarpenterSelf
            | Variant::CoveredBuildingHelpsItsCover
            | Variant::CoveredGoodPaysBlackMarket
            | Variant::UsedTileFaceUp => true,
        }
    }

    /// Whether a setup differs from the usual one in this option.
    pub fn chosen(self, setup: &Setup) -> bool {
        let options = &setup.options;
        let usual = Options::default();
        match self {
            Variant::NewBuildings => options.new_buildings,
            Variant::Edition => options.edition != usual.edition,
            Variant::GoldMine => options.gold_mine != usual.gold_mine,
            Variant::StartHand => options.start_hand_variant != StartHand::Off,
            Variant::AllowDecline => options.allow_decline,
            Variant::CraneMayCoverCrane => options.crane_may_cover_crane,
            Variant::SameNameCover => options.same_name_cover,
            Variant::PoorHouseSelf => options.poor_house_self,
            Variant::CarpenterSelf => options.carpenter_self,
            Variant::CoveredBuildingHelpsItsCover => options.covered_building_helps_its_cover,
            Variant::CoveredGoodPaysBlackMarket => !options.covered_good_pays_black_market,
            Variant::UsedTileFaceUp => !options.used_tile_face_up,
        }
    }
}
