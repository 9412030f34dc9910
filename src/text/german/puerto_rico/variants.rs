//! The options of the set-up.

use crate::games::puerto_rico::{Setup, Vp5};
use crate::text::Told;
use crate::text::german::German;
use crate::text::puerto_rico::{Variant, Variants};

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
        };
        Told { name, line }
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
                    Variant::SwapFactoryUniversity
                    | Variant::CornMinusOne
                    | Variant::CraftsmanAngst
                    | Variant::OpenVp
                    | Variant::AllowDecline => name.to_owned(),
                });
            }
        }
        lines
    }
}
