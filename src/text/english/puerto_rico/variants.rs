//! The options of the set-up.

use crate::games::puerto_rico::{Setup, Vp5};
use crate::text::Told;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Variant, Variants};

impl Variants for English {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::Vp5 => (
                "Chips for five players",
                "Printings differ in how many victory points five players share.",
            ),
            Variant::SwapFactoryUniversity => (
                "Dearer factory",
                "The factory costs 8 doubloons and the university 7, instead of the reverse.",
            ),
            Variant::CornMinusOne => (
                "Corn costs a doubloon",
                "Whoever starts with a corn plantation starts with 1 doubloon less.",
            ),
            Variant::CraftsmanAngst => (
                "Short rounds for two",
                "With two players, the governor chooses three roles a round and the other player \
                 two.",
            ),
            Variant::OpenVp => (
                "Open victory points",
                "Everybody sees everybody's victory point chips during the game.",
            ),
            Variant::AllowDecline => (
                "Ask before everything",
                "Lets you refuse what hardly anybody refuses, such as your own production.",
            ),
        };
        Told { name, line }
    }

    fn vp5(&self, chips: Vp5) -> &'static str {
        match chips {
            Vp5::Current => "126, as in current printings",
            Vp5::Classic => "122, as in the first printing",
        }
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let mut lines = vec![counted(setup.seats, "player", "players")];
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
