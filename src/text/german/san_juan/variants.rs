//! The options of the set-up.

use crate::games::san_juan::{Edition, GoldMine, Setup, StartHand};
use crate::text::Told;
use crate::text::german::{German, counted};
use crate::text::san_juan::{Variant, Variants};

impl Variants for German {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::NewBuildings => (
                "Neue Gebäude",
                "Zehn weitere Gebäude und eines mehr von jedem Produktionsgebäude.",
            ),
            Variant::Edition => (
                "Zunfthalle",
                "Ausgaben zählen verschieden: nur Gebäude oder auch deren Sorten.",
            ),
            Variant::GoldMine => (
                "Goldmine",
                "Welche von vier Karten verschiedener Kosten man nehmen darf.",
            ),
            Variant::StartHand => (
                "Erste Hand",
                "Wer in der ersten Runde später dran ist, wählt seine vier Karten aus mehr.",
            ),
            Variant::AllowDecline => (
                "Vor allem fragen",
                "Du darfst ablehnen, was kaum jemand ablehnt, etwa Karten zu ziehen.",
            ),
            Variant::CraneMayCoverCrane => (
                "Kran überbaut sich",
                "Das neue Gebäude darf auf dem Kran stehen.",
            ),
            Variant::SameNameCover => (
                "Gleiches überbauen",
                "Mit dem Kran darf ein Gebäude eines desselben Namens überbauen.",
            ),
            Variant::PoorHouseSelf => (
                "Armenhaus sofort",
                "Es hilft schon, wenn es selbst gebaut wird.",
            ),
            Variant::CarpenterSelf => (
                "Tischlerei sofort",
                "Sie bringt schon für ihren eigenen Bau eine Karte.",
            ),
            Variant::CoveredBuildingHelpsItsCover => (
                "Überbautes hilft",
                "Ein Gebäude wirkt noch für das, von dem es überbaut wird.",
            ),
            Variant::CoveredGoodPaysBlackMarket => (
                "Überbaute Ware zahlt",
                "Mit dem Schwarzmarkt zahlt auch die Ware des Gebäudes, das überbaut wird.",
            ),
            Variant::UsedTileFaceUp => (
                "Benutzte Preise offen",
                "Benutzte Preisplättchen liegen offen, so kennt man ihre nächste Reihenfolge.",
            ),
        };
        Told { name, line }
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2004 => "2 SP je Produktionsgebäude (2004)",
            Edition::Second2014 => "1 SP je Produktionsgebäude und je Sorte (2014)",
        }
    }

    fn gold_mine(&self, gold_mine: GoldMine) -> &'static str {
        match gold_mine {
            GoldMine::Any => "eine der vier nach Wahl",
            GoldMine::Cheapest => "die billigste",
        }
    }

    fn start_hand(&self, start_hand: StartHand) -> &'static str {
        match start_hand {
            StartHand::Off => "alle bekommen einfach vier",
            StartHand::FourOn => "vier aus 4, 5, 6 und 7",
            StartHand::FiveOn => "vier aus 5, 6, 7 und 8",
        }
    }

    fn finer_points(&self) -> &'static str {
        "Feinheiten"
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let mut lines = vec![counted(setup.seats, "Mitspieler", "Mitspieler")];
        let options = &setup.options;
        for variant in Variant::ALL.iter().filter(|it| it.chosen(setup)) {
            let name = self.variant(*variant).name;
            lines.push(match variant {
                Variant::Edition => format!("{name}: {}", self.edition(options.edition)),
                Variant::GoldMine => format!("{name}: {}", self.gold_mine(options.gold_mine)),
                Variant::StartHand => {
                    format!("{name}: {}", self.start_hand(options.start_hand_variant))
                }
                Variant::CoveredGoodPaysBlackMarket | Variant::UsedTileFaceUp => {
                    format!("ohne: {name}")
                }
                Variant::NewBuildings
                | Variant::AllowDecline
                | Variant::CraneMayCoverCrane
                | Variant::SameNameCover
                | Variant::PoorHouseSelf
                | Variant::CarpenterSelf
                | Variant::CoveredBuildingHelpsItsCover => name.to_owned(),
            });
        }
        lines
    }
}
