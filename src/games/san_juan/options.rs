//! The variants: each a named switch at its usual value unless chosen.

use serde::{Deserialize, Serialize};

/// The variants.
///
/// The names are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Which edition's Guild hall.
    pub edition: Edition,
    /// Which of four different cards a Gold mine keeps.
    pub gold_mine: GoldMine,
    /// A Crane may put the new building on itself.
    pub crane_may_cover_crane: bool,
    /// A Crane may put a building on one of the same name.
    pub same_name_cover: bool,
    /// A Poor house helps when it is built itself.
    pub poor_house_self: bool,
    /// A Carpenter helps when it is built itself.
    pub carpenter_self: bool,
    /// A building still works for the one that covers it.
    pub covered_building_helps_its_cover: bool,
    /// The good on the building to be covered can be paid (Black market). Usual.
    pub covered_good_pays_black_market: bool,
    /// Used price tiles lie open under the stack. Usual.
    pub used_tile_face_up: bool,
    /// Whether later seats choose their first four cards from more.
    pub start_hand_variant: StartHand,
    /// What comes after hand cards and goods between equal points.
    pub tie_break: TieBreak,
    /// The New Buildings are in the game.
    pub new_buildings: bool,
    /// Asks where refusing is possible but pointless: drawing cards, producing everywhere.
    pub allow_decline: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            edition: Edition::First2004,
            gold_mine: GoldMine::Any,
            crane_may_cover_crane: false,
            same_name_cover: false,
            poor_house_self: false,
            carpenter_self: false,
            covered_building_helps_its_cover: false,
            covered_good_pays_black_market: true,
            used_tile_face_up: true,
            start_hand_variant: StartHand::Off,
            tie_break: TieBreak::Shared,
            new_buildings: false,
            allow_decline: false,
        }
    }
}

/// The edition: what the Guild hall counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Two points for each production building.
    #[default]
    First2004,
    /// One point for each production building and one for each kind of them.
    Second2014,
}

/// Which of four cards of different cost a Gold mine keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoldMine {
    /// Whichever its owner likes.
    #[default]
    Any,
    /// The cheapest.
    Cheapest,
}

/// How many cards each seat sees of which it keeps four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StartHand {
    /// Everybody just has four.
    #[default]
    #[serde(rename = "off")]
    Off,
    /// The first seat sees four, each later one a card more.
    #[serde(rename = "4567")]
    FourOn,
    /// The first seat sees five, each later one a card more.
    #[serde(rename = "5678")]
    FiveOn,
}

/// How seats stand that neither points nor hand cards and goods separate. The rules are silent;
/// this is the only reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// They share their place.
    #[default]
    Shared,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_left_out_of_a_file_have_their_default() {
        let options: Options =
            serde_json::from_str(r#"{"start_hand_variant":"5678","edition":"second2014"}"#)
                .unwrap();
        let wanted = Options {
            start_hand_variant: StartHand::FiveOn,
            edition: Edition::Second2014,
            ..Options::default()
        };
        assert_eq!(options, wanted);
        assert!(options.used_tile_face_up && options.covered_good_pays_black_market);
    }

    #[test]
    fn every_switch_has_its_name() {
        let written = serde_json::to_string(&Options::default()).unwrap();
        let wanted = concat!(
            r#"{"edition":"first2004","gold_mine":"any","crane_may_cover_crane":false,"#,
            r#""same_name_cover":false,"poor_house_self":false,"carpenter_self":false,"#,
            r#""covered_building_helps_its_cover":false,"covered_good_pays_black_market":true,"#,
            r#""used_tile_face_up":true,"start_hand_variant":"off","tie_break":"shared","#,
            r#""new_buildings":false,"allow_decline":false}"#
        );
        assert_eq!(written, wanted);
    }
}
