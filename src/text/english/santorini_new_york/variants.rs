//! The options of the set-up.

use crate::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Setup, StartAssign,
    SupplyRule, Type,
};
use crate::text::english::{English, counted};
use crate::text::santorini_new_york::{Names, Variant, Variants};
use crate::text::{Speech, Told};

impl Variants for English {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::StartAssign => (
                "Start squares",
                "Who gets which of the marked pairs of squares.",
            ),
            Variant::WinInstant => (
                "A climb wins at once",
                "The winning move ends the game; without this the turn has to be completed.",
            ),
            Variant::ShowPlayed => (
                "Played cards stay known",
                "Everybody can see which cards were played since the last shuffle.",
            ),
            Variant::Supply => (
                "Blocks and rooftops",
                "Whether they can run out, so that builds become impossible.",
            ),
            Variant::BusSetup => (
                "First skyscraper",
                "Tour Bus Driver: when it is placed, and where it may go.",
            ),
            Variant::EliminatedHand => (
                "Cards of those who are out",
                "Where the hand of a player without workers goes.",
            ),
            Variant::NightGuardMobileOnly => (
                "Guard names who can move",
                "A worker that cannot move may only be named if none beside the guard can.",
            ),
            Variant::NightGuardCanWin => (
                "Sent away and winning",
                "Whoever holds the statue wins by climbing even when a Night Guard asked for it.",
            ),
            Variant::OwnTargets => (
                "Own workers too",
                "Fashion Designer and Foreman may choose the player's other worker.",
            ),
            Variant::Broadway => (
                "Half a show",
                "Broadway Actors: what is done when not all moves and builds are possible.",
            ),
            Variant::FireSelfCap => (
                "Firefighter on level 3",
                "When a worker may be chosen that is lost under a rooftop.",
            ),
            Variant::IfPossible => (
                "If possible",
                "What becomes of a skyscraper or companion that spoils the rest of the turn.",
            ),
            Variant::CrossWater => (
                "Lines cross water",
                "Subway, taxi, tour bus and Reporter pass over missing squares.",
            ),
        };
        Told { name, line }
    }

    fn board(&self, board: BoardName) -> Told {
        let (name, line) = match board {
            BoardName::Manhattan28 => ("Manhattan", "An island of 28 squares with narrow corners."),
            BoardName::Manhattan33 => (
                "Long Manhattan",
                "33 squares: more room for many players, and the blocks may run out.",
            ),
            BoardName::Test5x5 => ("Five by five", "A plain square of 25, easy to survey."),
        };
        Told { name, line }
    }

    fn which_board(&self) -> &'static str {
        "Board"
    }

    fn which_roles(&self) -> &'static str {
        "Roles"
    }

    fn start_assign(&self, it: StartAssign) -> &'static str {
        match it {
            StartAssign::Pick => "chosen in turn",
            StartAssign::Seat => "by seat",
            StartAssign::Random => "by lot",
        }
    }

    fn bus_setup(&self, it: BusSetup) -> &'static str {
        match it {
            BusSetup::AfterWorkers => "after the workers, on any free square",
            BusSetup::BeforeWorkers => "before the workers, on no start square",
        }
    }

    fn supply_rule(&self, it: SupplyRule) -> &'static str {
        match it {
            SupplyRule::Hard => "as many as in the box",
            SupplyRule::Unlimited => "as many as needed",
        }
    }

    fn eliminated_hand(&self, it: EliminatedHand) -> &'static str {
        match it {
            EliminatedHand::Discard => "face down to the discards",
            EliminatedHand::OutOfGame => "out of the game",
        }
    }

    fn broadway(&self, it: Broadway) -> &'static str {
        match it {
            Broadway::Package => "an ordinary turn with one worker",
            Broadway::Parts => "as much as is possible",
        }
    }

    fn fire_self_cap(&self, it: FireSelfCap) -> &'static str {
        match it {
            FireSelfCap::Free => "whenever its player likes",
            FireSelfCap::LastResort => "only if the other worker cannot act",
        }
    }

    fn if_possible(&self, it: IfPossible) -> &'static str {
        match it {
            IfPossible::Strict => "it must be done, so the worker cannot act",
            IfPossible::Lenient => "it is left out",
        }
    }

    fn finer_points(&self) -> &'static str {
        "Finer points"
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let roles = Type::ALL.iter().map(|kind| {
            let role = setup.roles.of(*kind);
            Names::role(self, role).to_owned()
        });
        let mut lines = vec![
            counted(setup.seats, "player", "players"),
            format!("{}: {}", self.which_board(), self.board(setup.board).name),
            format!(
                "{}: {}",
                self.which_roles(),
                self.list(&roles.collect::<Vec<_>>())
            ),
        ];
        let options = &setup.options;
        for variant in Variant::ALL.iter().filter(|it| it.chosen(setup)) {
            let name = self.variant(*variant).name;
            let choice = match variant {
                Variant::StartAssign => self.start_assign(options.start_assign),
                Variant::Supply => self.supply_rule(options.supply),
                Variant::BusSetup => self.bus_setup(options.bus_setup),
                Variant::EliminatedHand => self.eliminated_hand(options.eliminated_hand),
                Variant::Broadway => self.broadway(options.broadway),
                Variant::FireSelfCap => self.fire_self_cap(options.fire_self_cap),
                Variant::IfPossible => self.if_possible(options.if_possible),
                Variant::WinInstant
                | Variant::ShowPlayed
                | Variant::NightGuardCanWin
                | Variant::OwnTargets => {
                    lines.push(format!("without: {name}"));
                    continue;
                }
                Variant::NightGuardMobileOnly | Variant::CrossWater => {
                    lines.push(name.to_owned());
                    continue;
                }
            };
            lines.push(format!("{name}: {choice}"));
        }
        lines
    }
}
