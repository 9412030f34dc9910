//! The options of the set-up.

use crate::games::puerto_rico::draft::Deviation;
use crate::games::puerto_rico::{Buildings, Setup, Vp5};
use crate::text::Told;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Names, Variant, Variants};

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
            Variant::Buildings => (
                "Buildings",
                "Which violet buildings are in the game: the usual ones, or those of the expansion as well.",
            ),
            Variant::ExcludeHaciendaForest => (
                "Hacienda or forest house",
                "A draft or the lot brings only one of the two; otherwise nobody may build both.",
            ),
            Variant::ExcludeOfficeTradingPost => (
                "Office or trading post",
                "A draft or the lot brings only one of the two; otherwise nobody may build both.",
            ),
            Variant::Library2pOncePerRound => (
                "Library once a round for two",
                "With two players, a library doubles one privilege in each round.",
            ),
            Variant::LibraryCraftsmanDistinct => (
                "Library: two different goods",
                "The two barrels of a craftsman with a library must be of different goods.",
            ),
            Variant::SpecialtyCountsPrivilege => (
                "Specialty factory counts all",
                "It also counts the barrels of the craftsman's privilege.",
            ),
            Variant::UnionHallNeedsLoad => (
                "Union hall waits for a load",
                "It gives its points only with the first loading of its owner.",
            ),
            Variant::VpEndAnyPhase => (
                "The last chip ends it anywhere",
                "The last victory point chip ends the game in any phase, not in the captain's only.",
            ),
            Variant::BlackMarketRemoves => (
                "Black market keeps its gains",
                "Colonists and victory points that pay for a building leave the game.",
            ),
            Variant::HarborPerKindOnSmallWharf => (
                "Harbor by kinds",
                "On a small wharf the harbor pays for each kind of goods.",
            ),
        };
        Told { name, line }
    }

    fn buildings(&self, buildings: Buildings) -> Told {
        let (name, line) = match buildings {
            Buildings::Base => (
                "Base game",
                "The twelve small and five large buildings of the base game.",
            ),
            Buildings::Draft => (
                "Draft",
                "Before the first round you choose in turn which buildings are in the game.",
            ),
            Buildings::Random => (
                "By lot",
                "Luck chooses the buildings, as many of each price as usual.",
            ),
            Buildings::All => ("All", "All thirty-one violet buildings are for sale."),
            Buildings::Custom(_) => ("Your own choice", "Just the buildings that you pick."),
        };
        Told { name, line }
    }

    fn deviation(&self, deviation: &Deviation) -> String {
        match *deviation {
            Deviation::Number { cost, has, places } => {
                format!("Of price {cost} there are {has} instead of {places}.")
            }
            Deviation::Pair(one, other) => format!(
                "{} and {} exclude each other.",
                self.building(one),
                self.building(other).to_ascii_lowercase()
            ),
        }
    }

    fn finer_points(&self) -> &'static str {
        "Finer points of the expansion"
    }

    fn own_set(&self) -> &'static str {
        "A set of your own, and playable as it is:"
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
                    Variant::Buildings => {
                        format!("{name}: {}", self.buildings(setup.options.buildings).name)
                    }
                    Variant::ExcludeOfficeTradingPost
                    | Variant::Library2pOncePerRound
                    | Variant::SpecialtyCountsPrivilege
                    | Variant::VpEndAnyPhase => format!("without: {name}"),
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
