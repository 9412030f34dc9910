//! The variants: each a named switch at its usual value unless chosen.

// Few buildings are a pair or change their price.
#![allow(clippy::wildcard_enum_match_arm)]

use serde::{Deserialize, Serialize};

use super::{Building, BuildingSet};

/// The variants.
///
/// The names are part of the save format. What came with Expansion I is only written where it
/// differs from the usual, so that a game of the base set is written as it always was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Victory point chips for five players.
    pub vp5: Vp5,
    /// The Factory costs 8 and the University 7.
    pub swap_factory_university: bool,
    /// Who starts with corn starts with a doubloon less.
    pub corn_minus_one: bool,
    /// Two players: the governor chooses three roles, the other one two.
    pub craftsman_angst: bool,
    /// Everybody sees everybody's victory point chips.
    pub open_vp: bool,
    /// Asks where refusing is possible but pointless: the mayor's extra colonist, one's own
    /// production, keeping goods that all can be kept.
    pub allow_decline: bool,
    /// Which violet buildings are in the game.
    #[serde(skip_serializing_if = "Buildings::is_base")]
    pub buildings: Buildings,
    /// Hacienda and Forest house exclude each other: in a draft or by lot not both come into the
    /// game, and where both are nobody builds both.
    #[serde(skip_serializing_if = "is_off")]
    pub exclude_hacienda_forest: bool,
    /// Office and Trading post exclude each other in the same way. Usual.
    #[serde(skip_serializing_if = "is_on")]
    pub exclude_office_trading_post: bool,
    /// Two players: a Library works once in a round. Usual.
    #[serde(skip_serializing_if = "is_on")]
    pub library_2p_once_per_round: bool,
    /// The two barrels of a craftsman with a Library are of different goods.
    #[serde(skip_serializing_if = "is_off")]
    pub library_craftsman_distinct: bool,
    /// The Specialty factory counts the barrels of the craftsman's privilege. Usual.
    #[serde(skip_serializing_if = "is_on")]
    pub specialty_counts_privilege: bool,
    /// The Union hall gives its points only with the first loading.
    #[serde(skip_serializing_if = "is_off")]
    pub union_hall_needs_load: bool,
    /// The last victory point chip ends the game in whichever phase it is taken; otherwise in the
    /// captain phase only. Usual.
    #[serde(skip_serializing_if = "is_on")]
    pub vp_end_any_phase: bool,
    /// Colonists and victory points that pay for a building (Black market) leave the game.
    #[serde(skip_serializing_if = "is_off")]
    pub black_market_removes: bool,
    /// A Harbor pays for each kind of goods on the Small wharf.
    #[serde(skip_serializing_if = "is_off")]
    pub harbor_per_kind_on_small_wharf: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            vp5: Vp5::Current,
            swap_factory_university: false,
            corn_minus_one: false,
            craftsman_angst: false,
            open_vp: false,
            allow_decline: false,
            buildings: Buildings::Base,
            exclude_hacienda_forest: false,
            exclude_office_trading_post: true,
            library_2p_once_per_round: true,
            library_craftsman_distinct: false,
            specialty_counts_privilege: true,
            union_hall_needs_load: false,
            vp_end_any_phase: true,
            black_market_removes: false,
            harbor_per_kind_on_small_wharf: false,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks it.
fn is_off(option: &bool) -> bool {
    !option
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_on(option: &bool) -> bool {
    *option
}

/// How many victory point chips five players have; the printings differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Vp5 {
    /// 126, the current printings.
    #[default]
    #[serde(rename = "126")]
    Current,
    /// 122, the first printing.
    #[serde(rename = "122")]
    Classic,
}

/// How the violet buildings of a game are chosen. The production buildings are always there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Buildings {
    /// Those of the base game.
    #[default]
    Base,
    /// The players choose them in turn before the first round.
    Draft,
    /// Luck chooses them, as many of each price as in a draft.
    Random,
    /// All there are.
    All,
    /// Just these; [`deviations`](super::draft::deviations) says whether a draft could lead to
    /// them.
    Custom(BuildingSet),
}

impl Buildings {
    #[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks it.
    fn is_base(&self) -> bool {
        *self == Buildings::Base
    }
}

impl Options {
    /// What a building costs before any reduction.
    #[inline(always)] // Asked of every building whenever somebody may build.
    pub fn cost(&self, building: Building) -> u8 {
        let printed_on = match self.swap_factory_university {
            true if building == Building::Factory => Building::University,
            true if building == Building::University => Building::Factory,
            _ => building,
        };
        printed_on.spec().cost
    }

    /// The building that excludes this one, if there is any.
    #[inline]
    pub fn excluded_by(&self, building: Building) -> Option<Building> {
        let (excludes, other) = match building {
            Building::Hacienda => (self.exclude_hacienda_forest, Building::ForestHouse),
            Building::ForestHouse => (self.exclude_hacienda_forest, Building::Hacienda),
            Building::Office => (self.exclude_office_trading_post, Building::TradingPost),
            Building::TradingPost => (self.exclude_office_trading_post, Building::Office),
            _ => return None,
        };
        excludes.then_some(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_left_out_of_a_file_have_their_default() {
        let options: Options = serde_json::from_str(r#"{"vp5":"122"}"#).unwrap();
        let classic = Options {
            vp5: Vp5::Classic,
            ..Options::default()
        };
        assert_eq!(options, classic);
    }

    #[test]
    fn what_is_usual_of_the_expansion_is_not_written() {
        let written = serde_json::to_value(Options::default()).unwrap();
        assert_eq!(written.as_object().unwrap().len(), 6);
    }

    #[test]
    fn every_choice_of_buildings_has_a_name() {
        let set = [Building::Library, Building::Harbor].into_iter().collect();
        for (buildings, name) in [
            (Buildings::Base, r#""base""#),
            (Buildings::Draft, r#""draft""#),
            (Buildings::Random, r#""random""#),
            (Buildings::All, r#""all""#),
            (Buildings::Custom(set), r#"{"custom":["harbor","library"]}"#),
        ] {
            assert_eq!(serde_json::to_string(&buildings).unwrap(), name);
            assert_eq!(serde_json::from_str::<Buildings>(name).unwrap(), buildings);
        }
    }

    #[test]
    fn a_pair_excludes_each_other_both_ways_and_nothing_else() {
        let options = Options {
            exclude_hacienda_forest: true,
            ..Options::default()
        };
        let pairs = BuildingSet::ALL
            .iter()
            .filter_map(|it| Some((it, options.excluded_by(it)?)));
        assert_eq!(
            pairs.collect::<Vec<_>>(),
            [
                (Building::Hacienda, Building::ForestHouse),
                (Building::Office, Building::TradingPost),
                (Building::ForestHouse, Building::Hacienda),
                (Building::TradingPost, Building::Office),
            ]
        );
        let usual = Options::default();
        assert_eq!(usual.excluded_by(Building::Hacienda), None);
    }
}
