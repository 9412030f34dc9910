//! The options of the set-up.

use strum::VariantArray;

use crate::games::santorini_new_york::{Options, Setup};

/// The options of the set-up, one for each field of [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Variant {
    /// Who gets which start squares.
    StartAssign,
    /// A winning move ends the game at once. Usual.
    WinInstant,
    /// Cards that were played stay known. Usual.
    ShowPlayed,
    /// Whether blocks and rooftops can run out.
    Supply,
    /// Tour Bus Driver: when the first skyscraper is placed.
    BusSetup,
    /// Where the hand of an eliminated player goes.
    EliminatedHand,
    /// Night Guard: a worker that can move has to be named if there is one.
    NightGuardMobileOnly,
    /// Night Guard: the holder of the statue can win when sent away. Usual.
    NightGuardCanWin,
    /// Fashion Designer and Foreman may choose an own worker. Usual.
    OwnTargets,
    /// Broadway Actors: what is done when not everything is possible.
    Broadway,
    /// Firefighter: when a worker on level 3 may be chosen.
    FireSelfCap,
    /// What becomes of a start of a turn after which the turn cannot be finished.
    IfPossible,
    /// Straight lines go on across water.
    CrossWater,
}

impl Variant {
    /// All options.
    pub const ALL: &[Variant] = Variant::VARIANTS;

    /// Those for players who know the game well: single cases that the rulebook leaves open.
    pub fn is_finer_point(self) -> bool {
        match self {
            Variant::StartAssign | Variant::WinInstant | Variant::ShowPlayed => false,
            Variant::Supply
            | Variant::BusSetup
            | Variant::EliminatedHand
            | Variant::NightGuardMobileOnly
            | Variant::NightGuardCanWin
            | Variant::OwnTargets
            | Variant::Broadway
            | Variant::FireSelfCap
            | Variant::IfPossible
            | Variant::CrossWater => true,
        }
    }

    /// Whether a setup differs from the usual one in this option.
    pub fn chosen(self, setup: &Setup) -> bool {
        let options = &setup.options;
        let usual = Options::default();
        match self {
            Variant::StartAssign => options.start_assign != usual.start_assign,
            Variant::WinInstant => options.win_instant != usual.win_instant,
            Variant::ShowPlayed => options.show_played != usual.show_played,
            Variant::Supply => options.supply != usual.supply,
            Variant::BusSetup => options.bus_setup != usual.bus_setup,
            Variant::EliminatedHand => options.eliminated_hand != usual.eliminated_hand,
            Variant::NightGuardMobileOnly => {
                options.night_guard_mobile_only != usual.night_guard_mobile_only
            }
            Variant::NightGuardCanWin => options.night_guard_can_win != usual.night_guard_can_win,
            Variant::OwnTargets => options.own_targets != usual.own_targets,
            Variant::Broadway => options.broadway != usual.broadway,
            Variant::FireSelfCap => options.fire_self_cap != usual.fire_self_cap,
            Variant::IfPossible => options.if_possible != usual.if_possible,
            Variant::CrossWater => options.cross_water != usual.cross_water,
        }
    }
}
