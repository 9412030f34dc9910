//! The rulings: each a named switch at its usual value unless chosen.

use serde::{Deserialize, Serialize};

/// How the rules are read where they leave something open.
///
/// The names are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Who gets which start squares.
    pub start_assign: StartAssign,
    /// Tour Bus Driver: when the first skyscraper is placed.
    pub bus_setup: BusSetup,
    /// Whether blocks and rooftops can run out.
    pub supply: SupplyRule,
    /// A winning move ends the game at once, without a build. Usual.
    pub win_instant: bool,
    /// Where the hand of a player goes who has no worker left.
    pub eliminated_hand: EliminatedHand,
    /// Night Guard: a worker that can move has to be named if there is one.
    pub night_guard_mobile_only: bool,
    /// Night Guard: who holds the statue wins by climbing when made to move. Usual.
    pub night_guard_can_win: bool,
    /// Fashion Designer and Foreman may choose a worker of their own. Usual.
    pub own_targets: bool,
    /// Broadway Actors: what is done when not everything is possible.
    pub broadway: Broadway,
    /// Firefighter: when a worker on level 3 may be chosen.
    pub fire_self_cap: FireSelfCap,
    /// What becomes of a start of a turn after which the turn cannot be finished.
    pub if_possible: IfPossible,
    /// Straight lines go on across water.
    pub cross_water: bool,
    /// Cards that were played since they were last shuffled stay known. Usual.
    pub show_played: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            start_assign: StartAssign::Pick,
            bus_setup: BusSetup::AfterWorkers,
            supply: SupplyRule::Hard,
            win_instant: true,
            eliminated_hand: EliminatedHand::Discard,
            night_guard_mobile_only: false,
            night_guard_can_win: true,
            own_targets: true,
            broadway: Broadway::Package,
            fire_self_cap: FireSelfCap::Free,
            if_possible: IfPossible::Strict,
            cross_water: false,
            show_played: true,
        }
    }
}

/// Who gets which start squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartAssign {
    /// Each seat in turn takes a free number.
    #[default]
    Pick,
    /// The first seat has number 1, and so on.
    Seat,
    /// By lot.
    Random,
}

/// When the first skyscraper of the Tour Bus Driver is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BusSetup {
    /// After the workers, on any free square.
    #[default]
    AfterWorkers,
    /// Before the workers, and on no start square.
    BeforeWorkers,
}

/// Whether blocks and rooftops can run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupplyRule {
    /// What is not left cannot be built.
    #[default]
    Hard,
    /// There are as many as fit on the board.
    Unlimited,
}

/// Where the hand of an eliminated player goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EliminatedHand {
    /// Face down to the discards.
    #[default]
    Discard,
    /// Out of the game, face down.
    OutOfGame,
}

/// What Broadway Actors do when not everything is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Broadway {
    /// An ordinary turn with one worker.
    #[default]
    Package,
    /// As many of the two moves and two builds as are possible when they are due, at least one of
    /// each.
    Parts,
}

/// When the Firefighter may choose a worker on level 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FireSelfCap {
    /// Whenever a rooftop is left.
    #[default]
    Free,
    /// If the other worker has no complete turn.
    LastResort,
}

/// What becomes of a start of a turn after which the turn cannot be finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfPossible {
    /// It is obligatory all the same: the worker cannot be used.
    #[default]
    Strict,
    /// It is left out if it always leads there.
    Lenient,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_left_out_of_a_file_have_their_default() {
        let options: Options =
            serde_json::from_str(r#"{"broadway":"parts","win_instant":false}"#).unwrap();
        let wanted = Options {
            broadway: Broadway::Parts,
            win_instant: false,
            ..Options::default()
        };
        assert_eq!(options, wanted);
        assert!(options.own_targets && options.show_played && options.night_guard_can_win);
    }

    #[test]
    fn every_switch_has_its_name() {
        let written = serde_json::to_string(&Options::default()).unwrap();
        let wanted = concat!(
            r#"{"start_assign":"pick","bus_setup":"after_workers","supply":"hard","#,
            r#""win_instant":true,"eliminated_hand":"discard","night_guard_mobile_only":false,"#,
            r#""night_guard_can_win":true,"own_targets":true,"broadway":"package","#,
            r#""fire_self_cap":"free","if_possible":"strict","cross_water":false,"#,
            r#""show_played":true}"#
        );
        assert_eq!(written, wanted);
    }
}
