//! The options of the set-up.

use crate::games::santorini_new_york::{
    BoardName, Broadway, BusSetup, EliminatedHand, FireSelfCap, IfPossible, Setup, StartAssign,
    SupplyRule, Type,
};
use crate::text::german::{German, counted};
use crate::text::santorini_new_york::{Names, Variant, Variants};
use crate::text::{Speech, Told};

impl Variants for German {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::StartAssign => (
                "Startfelder",
                "Wer welches der markierten Feldpaare bekommt.",
            ),
            Variant::WinInstant => (
                "Aufstieg gewinnt sofort",
                "Der Gewinnzug beendet das Spiel; sonst muss der Zug noch zu Ende gehen.",
            ),
            Variant::ShowPlayed => (
                "Gespielte Karten bleiben bekannt",
                "Alle sehen, welche Karten seit dem letzten Mischen gespielt wurden.",
            ),
            Variant::Supply => (
                "Blöcke und Dächer",
                "Ob sie ausgehen können und manches dann nicht mehr gebaut werden kann.",
            ),
            Variant::BusSetup => (
                "Erster Wolkenkratzer",
                "Reisebusfahrer: wann er gesetzt wird und wohin er darf.",
            ),
            Variant::EliminatedHand => (
                "Karten Ausgeschiedener",
                "Wohin die Handkarten kommen, wenn jemand keine Figur mehr hat.",
            ),
            Variant::NightGuardMobileOnly => (
                "Wächter nennt Bewegliche",
                "Eine Figur, die nicht ziehen kann, darf nur genannt werden, wenn auch sonst keine kann.",
            ),
            Variant::NightGuardCanWin => (
                "Weggeschickt und gewonnen",
                "Wer die Statue hat, gewinnt durch Aufstieg auch auf Geheiß des Nachtwächters.",
            ),
            Variant::OwnTargets => (
                "Auch eigene Figuren",
                "Modeschöpfer und Vorarbeiter dürfen auch die eigene andere Figur wählen.",
            ),
            Variant::Broadway => (
                "Halbe Vorstellung",
                "Broadway-Schauspieler: was geschieht, wenn nicht alles möglich ist.",
            ),
            Variant::FireSelfCap => (
                "Feuerwehr auf Ebene 3",
                "Wann eine Figur gewählt werden darf, die unter einem Dach verloren geht.",
            ),
            Variant::IfPossible => (
                "Wenn möglich",
                "Was gilt, wenn Wolkenkratzer oder Begleitung den übrigen Zug unmöglich machen.",
            ),
            Variant::CrossWater => (
                "Linien über Wasser",
                "U-Bahn, Taxi, Reisebus und Reporter kommen über fehlende Felder hinweg.",
            ),
        };
        Told { name, line }
    }

    fn board(&self, board: BoardName) -> Told {
        let (name, line) = match board {
            BoardName::Manhattan28 => ("Manhattan", "Eine Insel aus 28 Feldern mit engen Ecken."),
            BoardName::Manhattan33 => (
                "Langes Manhattan",
                "33 Felder: mehr Platz für viele, und die Blöcke können ausgehen.",
            ),
            BoardName::Test5x5 => (
                "Fünf mal fünf",
                "Ein Quadrat aus 25 Feldern, leicht zu überblicken.",
            ),
        };
        Told { name, line }
    }

    fn which_board(&self) -> &'static str {
        "Plan"
    }

    fn which_roles(&self) -> &'static str {
        "Rollen"
    }

    fn start_assign(&self, it: StartAssign) -> &'static str {
        match it {
            StartAssign::Pick => "reihum gewählt",
            StartAssign::Seat => "nach Sitzplatz",
            StartAssign::Random => "ausgelost",
        }
    }

    fn bus_setup(&self, it: BusSetup) -> &'static str {
        match it {
            BusSetup::AfterWorkers => "nach den Figuren, auf ein beliebiges freies Feld",
            BusSetup::BeforeWorkers => "vor den Figuren, auf kein Startfeld",
        }
    }

    fn supply_rule(&self, it: SupplyRule) -> &'static str {
        match it {
            SupplyRule::Hard => "so viele wie in der Schachtel",
            SupplyRule::Unlimited => "so viele wie nötig",
        }
    }

    fn eliminated_hand(&self, it: EliminatedHand) -> &'static str {
        match it {
            EliminatedHand::Discard => "verdeckt zu den abgelegten",
            EliminatedHand::OutOfGame => "aus dem Spiel",
        }
    }

    fn broadway(&self, it: Broadway) -> &'static str {
        match it {
            Broadway::Package => "ein gewöhnlicher Zug mit einer Figur",
            Broadway::Parts => "so viel wie möglich",
        }
    }

    fn fire_self_cap(&self, it: FireSelfCap) -> &'static str {
        match it {
            FireSelfCap::Free => "jederzeit",
            FireSelfCap::LastResort => "nur, wenn die andere Figur nicht handeln kann",
        }
    }

    fn if_possible(&self, it: IfPossible) -> &'static str {
        match it {
            IfPossible::Strict => "es muss sein, also kann die Figur nicht handeln",
            IfPossible::Lenient => "es entfällt",
        }
    }

    fn finer_points(&self) -> &'static str {
        "Feinheiten"
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let roles = Type::ALL.iter().map(|kind| {
            let role = setup.roles.of(*kind);
            Names::role(self, role).to_owned()
        });
        let mut lines = vec![
            counted(setup.seats, "Mitspieler", "Mitspieler"),
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
                    lines.push(format!("ohne: {name}"));
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
