//! The options of the set-up.

use crate::games::san_juan::{Edition, GoldMine, Setup, StartHand};
use crate::text::Told;
use crate::text::english::{English, counted};
use crate::text::san_juan::{Variant, Variants};

impl Variants for English {
    fn variant(&self, variant: Variant) -> Told {
        let (name, line) = match variant {
            Variant::NewBuildings => (
                "New Buildings",
                "Ten more kinds of buildings and one more of each production building.",
            ),
            Variant::Edition => (
                "Guild hall",
                "Editions differ in what it counts: buildings alone, or kinds as well.",
            ),
            Variant::GoldMine => (
                "Gold mine",
                "Which of four cards of different cost its owner may take.",
            ),
            Variant::StartHand => (
                "First hand",
                "Players later in the first round choose their four cards from more.",
            ),
            Variant::AllowDecline => (
                "Ask before everything",
                "Lets you refuse what hardly anybody refuses, such as drawing cards.",
            ),
            Variant::CraneMayCoverCrane => (
                "Crane covers itself",
                "The new building may be put on the crane.",
            ),
            Variant::SameNameCover => (
                "Cover the same name",
                "With a crane a building may cover one of its own name.",
            ),
            Variant::PoorHouseSelf => (
                "Poor house at once",
                "It already helps when it is built itself.",
            ),
            Variant::CarpenterSelf => (
                "Carpenter at once",
                "The carpenter already draws a card for its own construction.",
            ),
            Variant::CoveredBuildingHelpsItsCover => (
                "Covered buildings help",
                "A building still works for the one that covers it.",
            ),
            Variant::CoveredGoodPaysBlackMarket => (
                "Covered goods pay",
                "With a black market, the good on a building that is covered can be paid.",
            ),
            Variant::UsedTileFaceUp => (
                "Used prices lie open",
                "Price tiles that were used lie face up, so the next round of them is known.",
            ),
        };
        Told { name, line }
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2004 => "2 VP for each production building (2004)",
            Edition::Second2014 => "1 VP for each production building and each kind (2014)",
        }
    }

    fn gold_mine(&self, gold_mine: GoldMine) -> &'static str {
        match gold_mine {
            GoldMine::Any => "any of the four",
            GoldMine::Cheapest => "the cheapest",
        }
    }

    fn start_hand(&self, start_hand: StartHand) -> &'static str {
        match start_hand {
            StartHand::Off => "everybody just has four",
            StartHand::FourOn => "four from 4, 5, 6 and 7",
            StartHand::FiveOn => "four from 5, 6, 7 and 8",
        }
    }

    fn finer_points(&self) -> &'static str {
        "Finer points"
    }

    fn setup(&self, setup: &Setup) -> Vec<String> {
        let mut lines = vec![counted(setup.seats, "player", "players")];
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
                    format!("without: {name}")
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
