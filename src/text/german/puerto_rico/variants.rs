//! The options of the set-up.

use crate::games::puerto_rico::draft::Deviation;
use crate::games::puerto_rico::{Buildings, Setup, Vp5};
use crate::text::Told;
use crate::text::german::German;
use crate::text::puerto_rico::{Names, Variant, Variants};

impl Variants for German {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::Vp5 => (
                "Chips zu fünft",
                "Je nach Auflage gibt es zu fünft verschieden viele Siegpunktchips.",
            ),
            Variant::SwapFactoryUniversity => (
                "Teurere Manufaktur",
                "Die Manufaktur kostet 8 Dublonen und die Universität 7 statt umgekehrt.",
            ),
            Variant::CornMinusOne => (
                "Mais kostet eine Dublone",
                "Wer mit einer Maisplantage beginnt, hat zu Beginn 1 Dublone weniger.",
            ),
            Variant::CraftsmanAngst => (
                "Kurze Runden zu zweit",
                "Zu zweit wählt in jeder Runde der Gouverneur drei Rollen und sein Gegenüber zwei.",
            ),
            Variant::OpenVp => (
                "Offene Siegpunkte",
                "Alle sehen während des Spiels die Siegpunktchips von allen.",
            ),
            Variant::AllowDecline => (
                "Vor allem fragen",
                "Du kannst ablehnen, was kaum jemand ablehnt, etwa die eigene Produktion.",
            ),
            Variant::Buildings => (
                "Gebäude",
                "Welche violetten Gebäude im Spiel sind: die üblichen oder auch die der Erweiterung.",
            ),
            Variant::ExcludeHaciendaForest => (
                "Hazienda oder Forsthaus",
                "Auswahl und Los bringen nur eines von beiden; sonst baut niemand beide.",
            ),
            Variant::ExcludeOfficeTradingPost => (
                "Kontor oder Handelsamt",
                "Auswahl und Los bringen nur eines von beiden; sonst baut niemand beide.",
            ),
            Variant::Library2pOncePerRound => (
                "Bibliothek zu zweit einmal",
                "Zu zweit verdoppelt eine Bibliothek in jeder Runde nur ein Privileg.",
            ),
            Variant::LibraryCraftsmanDistinct => (
                "Bibliothek: zwei Sorten",
                "Die zwei Fässer eines Aufsehers mit Bibliothek müssen verschiedene Sorten sein.",
            ),
            Variant::SpecialtyCountsPrivilege => (
                "Spezialmanufaktur zählt alles",
                "Auch die Fässer vom Privileg des Aufsehers zählen für sie.",
            ),
            Variant::UnionHallNeedsLoad => (
                "Gewerkschaftshaus erst beim Laden",
                "Es gibt seine Punkte erst mit der ersten eigenen Ladung.",
            ),
            Variant::VpEndAnyPhase => (
                "Letzter Chip beendet überall",
                "Der letzte Siegpunktchip beendet das Spiel in jeder Phase, nicht nur beim Kapitän.",
            ),
            Variant::BlackMarketRemoves => (
                "Schwarzmarkt behält alles",
                "Kolonisten und Siegpunkte, mit denen gezahlt wird, verlassen das Spiel.",
            ),
            Variant::HarborPerKindOnSmallWharf => (
                "Hafen nach Sorten",
                "Bei der Kleinen Werft zahlt der Hafen für jede Sorte.",
            ),
        };
        Told { name, line }
    }

    fn buildings(&self, buildings: Buildings) -> Told {
        let (name, line) = match buildings {
            Buildings::Base => (
                "Grundspiel",
                "Die zwölf kleinen und fünf großen Gebäude des Grundspiels.",
            ),
            Buildings::Draft => (
                "Auswahl",
                "Vor der ersten Runde wählt ihr reihum, welche Gebäude im Spiel sind.",
            ),
            Buildings::Random => (
                "Los",
                "Das Los bestimmt die Gebäude, von jedem Preis so viele wie sonst.",
            ),
            Buildings::All => (
                "Alle",
                "Alle einunddreißig violetten Gebäude sind zu haben.",
            ),
            Buildings::Custom(_) => ("Eigene Wahl", "Genau die Gebäude, die du auswählst."),
        };
        Told { name, line }
    }

    fn deviation(&self, deviation: &Deviation) -> String {
        match *deviation {
            Deviation::Number { cost, has, places } => {
                format!("Zum Preis {cost} sind es {has} statt {places}.")
            }
            Deviation::Pair(one, other) => format!(
                "{} und {} schließen einander aus.",
                self.building(one),
                self.building(other)
            ),
        }
    }

    fn finer_points(&self) -> &'static str {
        "Feinheiten der Erweiterung"
    }

    fn own_set(&self) -> &'static str {
        "Eine eigene Zusammenstellung, spielbar wie sie ist:"
    }

    fn vp5(&self, chips: Vp5) -> &'static str {
        match chips {
            Vp5::Current => "126 wie in heutigen Auflagen",
            Vp5::Classic => "122 wie in der ersten Auflage",
        }
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let mut lines = vec![format!("{} am Tisch", setup.seats)];
        for variant in Variant::ALL {
            if variant.chosen(setup) {
                let name = self.variant(*variant).name;
                lines.push(match variant {
                    Variant::Vp5 => format!("{name}: {}", self.vp5(setup.options.vp5)),
                    Variant::Buildings => {
                        format!("{name}: {}", self.buildings(setup.options.buildings).name)
                    }
                    Variant::ExcludeOfficeTradingPost
                    | Variant::Library2pOncePerRound
                    | Variant::SpecialtyCountsPrivilege
                    | Variant::VpEndAnyPhase => format!("ohne: {name}"),
                    Variant::SwapFactoryUniversity
                    | Variant::CornMinusOne
                    | Variant::CraftsmanAngst
                    | Variant::OpenVp
                    | Variant::AllowDecline
                    | Variant::ExcludeHaciendaForest
                    | Variant::LibraryCraftsmanDistinct
                    | Variant::UnionHallNeedsLoad
                    | Variant::BlackMarketRemoves
                    | Variant::HarborPerKindOnSmallWharf => name.to_owned(),
                });
            }
        }
        lines
    }
}
