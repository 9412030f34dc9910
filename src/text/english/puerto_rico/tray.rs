//! What is to be decided.

use crate::games::puerto_rico::{ByGood, Illegal, Phase, Post, Tile};
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Choice, Declined, Log, Names, Place, Staffing, Sums, Task, Tray};
use crate::text::sentence::say;
use crate::text::{Button, Sentence, Speech};

use super::illegal::refusal;
use super::names::{article, tile_article, tile_words};

impl Tray for English {
    fn task(&self, task: &Task) -> String {
        match *task {
            Task::ChooseRole => "choose a role".to_owned(),
            Task::TakeTile {
                drawn,
                quarry,
                draw,
            } => {
                let draw = if draw { "draw blindly, or " } else { "" };
                let then = if drawn { "now " } else { "" };
                let quarry = if quarry { " or a quarry" } else { "" };
                format!("{draw}{then}take a plantation{quarry}")
            }
            Task::ExtraColonist => "take one more colonist".to_owned(),
            Task::PlaceColonists { idle: 0 } => "place your colonists".to_owned(),
            Task::PlaceColonists { idle } => format!("place {}", self.colonists(idle)),
            Task::Build => "build, or pass".to_owned(),
            Task::Produce => "produce".to_owned(),
            Task::ExtraBarrel => "take one more barrel".to_owned(),
            Task::Sell => "sell a barrel, or pass".to_owned(),
            Task::Load => "load a ship".to_owned(),
            Task::UseWharf => "use your wharf, or pass".to_owned(),
            Task::Store { kinds, barrels } => {
                let mut room = Vec::new();
                if kinds > 0 {
                    room.push(counted(kinds, "whole kind", "whole kinds"));
                }
                if barrels > 0 {
                    room.push(counted(barrels, "single barrel", "single barrels"));
                }
                match room.is_empty() {
                    true => "store your goods".to_owned(),
                    false => format!("store {}", self.list(&room)),
                }
            }
            Task::Draft => "choose a building".to_owned(),
            Task::Double { role } => {
                format!(
                    "double the {}'s privilege?",
                    self.role(role).to_ascii_lowercase()
                )
            }
            Task::SecondTile { quarry } => {
                let quarry = if quarry { " or a quarry" } else { "" };
                format!("take a second plantation{quarry}")
            }
            Task::PlaceDrawn => "plantation or forest?".to_owned(),
            Task::Pay { missing: 1 } => "pay 1 in kind".to_owned(),
            Task::Pay { missing } => format!("pay {missing} in kind"),
            Task::LoadSmallWharf => "load your small wharf".to_owned(),
            Task::SendGuests => "send guests, or pass".to_owned(),
            Task::Nothing => "the game is over".to_owned(),
        }
    }

    fn headline(&self, phase: &Phase) -> Sentence {
        let part = match phase {
            Phase::ChooseRole { chooser } => return say![*chooser, " chooses a role"],
            Phase::Over(why) => return say!["The game is over. ", self.ending(*why)],
            Phase::Draft { chooser } => return say![*chooser, " chooses a building for the game"],
            Phase::Storing(_) => ": storing",
            Phase::Guests(window) if phase.role().is_none() => {
                return say!["Before the end: guests of ", window.seat()];
            }
            Phase::Guests(_) => ": guests may go to work",
            Phase::Paying(_) => ": a building is paid for",
            Phase::Doubling { .. } => ": the library may double the privilege",
            Phase::Settler(_)
            | Phase::Mayor(_)
            | Phase::Builder(_)
            | Phase::Craftsman(_)
            | Phase::Trader(_)
            | Phase::Captain(_) => "",
        };
        match phase.role() {
            Some((chooser, role)) => {
                say![format!("{}, chosen by ", self.role(role)), chooser, part]
            }
            None => Sentence::new(),
        }
    }

    fn choice(&self, choice: &Choice) -> Button {
        match *choice {
            Choice::Role {
                card,
                doubloons,
                stakes,
            } => {
                let mut gains = Vec::new();
                if doubloons > 0 {
                    gains.push(format!("+{} on it", self.doubloons(doubloons.into())));
                }
                gains.push(self.stakes(&stakes));
                Button::new(
                    self.card(card),
                    format!("Choose the {}", self.card(card).to_ascii_lowercase()),
                    gains.join(", "),
                )
            }
            Choice::Decline(what) => self.decline(&what),
            Choice::DrawPlantation { face_down } => Button::new(
                "Draw face-down",
                "Draw a face-down plantation",
                match face_down {
                    0 => "the discarded ones are shuffled first; cannot be undone".to_owned(),
                    _ => format!("one of {face_down}, at random; cannot be undone"),
                },
            ),
            Choice::Tile {
                tile,
                then,
                staffing,
            } => {
                let name = self.tile(tile).to_ascii_lowercase();
                let (label, act, colonist) = staffed(
                    self.tile_label(tile),
                    &format!("Take {}{name}", tile_article(tile)),
                    staffing,
                );
                let plural = format!("{then} {}", tile_words(tile, then));
                Button::new(label, act, format!("{colonist}then you have {plural}"))
            }
            Choice::TakeColonist => Button::new(
                "One more colonist",
                "Take one more colonist",
                format!("+{} from the supply", self.colonists(1)),
            ),
            Choice::Colonists {
                place,
                count,
                circles,
            } => {
                let (name, target) = match place {
                    Place::Tiles(tile) => (
                        self.tile(tile),
                        format!("on the {}", tile_words(tile, circles)),
                    ),
                    Place::Building(building) => {
                        let name = self.building(building);
                        (name, format!("in the {}", name.to_ascii_lowercase()))
                    }
                };
                Button::new(
                    format!("{name}: {count}"),
                    format!("Put {} {target}", self.colonists(count)),
                    format!("{count} of {}", counted(circles, "circle", "circles")),
                )
            }
            Choice::Building {
                building,
                price,
                have,
                staffing,
            } => {
                let name = self.building(building);
                let (label, act, colonist) = staffed(
                    &format!("{name}: {}", price.total()),
                    &format!("Build {}{}", article(building), name.to_ascii_lowercase()),
                    staffing,
                );
                Button::new(
                    label,
                    act,
                    format!("{colonist}{}", self.price_sum(&price, have)),
                )
            }
            Choice::Production { goods } => Button::new(
                "Produce",
                "Produce",
                format!("yields {}", self.goods(&goods)),
            ),
            Choice::ExtraBarrel { good, then } => Button::new(
                format!("{} +1", self.good(good)),
                format!("Take {} more", self.barrels(good, 1)),
                format!("then you have {}", self.barrels(good, then)),
            ),
            Choice::Sale { good, sale } => {
                let word = if sale.total() == 1 {
                    "doubloon"
                } else {
                    "doubloons"
                };
                Button::new(
                    format!("{} → {}", self.good(good), sale.total()),
                    format!("Sell {}", self.barrels(good, 1)),
                    format!("{} {word}", self.sale_sum(&sale)),
                )
            }
            Choice::Loading {
                good,
                ship,
                gain,
                stay,
                fills,
            } => {
                let barrels = self.barrels(good, gain.barrels);
                let count = gain.barrels;
                let name = self.good(good);
                let (label, act) = match ship {
                    Some(size) => (
                        format!("{name} ×{count} → ship {size}"),
                        format!("Load {barrels} on ship {size}"),
                    ),
                    None => (
                        format!("{name} ×{count} → wharf"),
                        format!("Ship {barrels} with the wharf"),
                    ),
                };
                let mut gains = vec![self.gain_sum(&gain)];
                if fills {
                    gains.push("fills the ship".to_owned());
                }
                match stay {
                    0 => {}
                    1 => gains.push("1 barrel stays".to_owned()),
                    _ => gains.push(format!("{stay} barrels stay")),
                }
                Button::new(label, act, gains.join(", "))
            }
            Choice::StoreKind { good, count } => Button::new(
                format!("{} ×{count} → warehouse", self.good(good)),
                format!("Store all {}", self.good(good).to_ascii_lowercase()),
                format!("keeps {}", self.barrels(good, count)),
            ),
            Choice::Draft { building, cost, .. } => Button::new(
                format!("{}: {cost}", self.building(building)),
                format!(
                    "Choose the {} ({cost})",
                    self.building(building).to_ascii_lowercase()
                ),
                self.points(building.spec().points.into()),
            ),
            Choice::UseLibrary => Button::new(
                "Library",
                "Double the privilege with the library",
                "not again in this round",
            ),
            Choice::PlaceDrawn {
                tile,
                forests: None,
            } => Button::new(
                format!("Keep {}", self.tile_label(tile).to_ascii_lowercase()),
                format!("Keep the {}", self.tile(tile).to_ascii_lowercase()),
                "",
            ),
            Choice::PlaceDrawn {
                forests: Some(forests),
                ..
            } => Button::new(
                "Forest",
                "Turn it over, as a forest",
                format!(
                    "then you have {forests} {}",
                    tile_words(Tile::Forest, forests)
                ),
            ),
            Choice::Forest {
                tile,
                forests,
                staffing,
            } => {
                let name = self.tile(tile).to_ascii_lowercase();
                let (label, act, colonist) = staffed(
                    &format!("{} → forest", self.tile_label(tile)),
                    &format!("Take {}{name} as a forest", tile_article(tile)),
                    staffing,
                );
                let plural = format!("{forests} {}", tile_words(Tile::Forest, forests));
                Button::new(label, act, format!("{colonist}then you have {plural}"))
            }
            Choice::PayColonist { post } => {
                let from = self.post(post);
                Button::new(
                    format!("Colonist: {}", self.post_label(post)),
                    format!("Give the colonist from {from}"),
                    "for 1 doubloon",
                )
            }
            Choice::PayGood { good, then } => Button::new(
                format!("{} −1", self.good(good)),
                format!("Give {}", self.barrels(good, 1)),
                format!("for 1 doubloon, then you have {}", self.barrels(good, then)),
            ),
            Choice::PayPoint => Button::new(
                format!("−{}", self.points(1)),
                format!("Give {}", self.victory_points(1)),
                "for 1 doubloon",
            ),
            Choice::SaleToPost { good, sale } => {
                let word = if sale.total() == 1 {
                    "doubloon"
                } else {
                    "doubloons"
                };
                Button::new(
                    format!("{} → post {}", self.good(good), sale.total()),
                    format!("Sell {} to your trading post", self.barrels(good, 1)),
                    format!("{} {word}", self.sale_sum(&sale)),
                )
            }
            Choice::SmallWharf { good, count, stay } => Button::new(
                format!("{} ×{count} → small wharf", self.good(good)),
                format!("Put {} on your small wharf", self.barrels(good, count)),
                match stay {
                    0 => "2 barrels are 1 VP".to_owned(),
                    1 => "2 barrels are 1 VP, 1 barrel stays".to_owned(),
                    _ => format!("2 barrels are 1 VP, {stay} barrels stay"),
                },
            ),
            Choice::Sail { goods, gain } => Button::new(
                "Sail",
                format!("Sail with {}", self.goods(&goods)),
                self.gain_sum(&gain),
            ),
            Choice::Guest { post, guests } => {
                let to = self.post(post);
                Button::new(
                    format!("Guest → {}", self.post_label(post)),
                    format!("Send a guest to {to}"),
                    match guests {
                        0 => "no guest stays".to_owned(),
                        1 => "1 guest stays".to_owned(),
                        _ => format!("{guests} guests stay"),
                    },
                )
            }
            Choice::KeepGuests => Button::new(
                "Not this phase",
                "Send no guests in this phase",
                "you are not asked again until the next role",
            ),
            Choice::StoreBarrel { good } => Button::new(
                format!("{} ×1", self.good(good)),
                format!("Keep a single {}", self.good(good).to_ascii_lowercase()),
                format!("keeps {}", self.barrels(good, 1)),
            ),
        }
    }

    fn keep(&self, kept: &ByGood<u8>, spoils: &ByGood<u8>) -> Button {
        Button::new(
            format!("Keep {}", self.goods_in_letters(kept)),
            format!("Keep {}", self.goods(kept)),
            spoil(self, spoils),
        )
    }

    fn settle_colonists(&self, idle: u8, production: &ByGood<u8>) -> Button {
        let mut told = vec![format!(
            "the next production yields {}",
            self.goods(production)
        )];
        if idle > 0 {
            told.push(format!("{} idle in San Juan", self.colonists(idle)));
        }
        Button::new("Place", "Place the colonists like this", told.join(", "))
    }

    fn illegal(&self, why: &Illegal) -> String {
        refusal(self, why)
    }
}

impl English {
    /// Where a colonist is or goes.
    fn post(&self, post: Post) -> String {
        match post {
            Post::SanJuan => "San Juan".to_owned(),
            Post::Tile(tile) => self.tile(tile).to_ascii_lowercase(),
            Post::Building(building) => self.building(building).to_ascii_lowercase(),
        }
    }

    /// The same, with soft hyphens and as short as can be.
    fn post_label(&self, post: Post) -> String {
        match post {
            Post::SanJuan => "San Juan".to_owned(),
            Post::Tile(tile) => self.tile_label(tile).to_ascii_lowercase(),
            Post::Building(building) => self.building_label(building).to_ascii_lowercase(),
        }
    }

    fn decline(&self, what: &Declined) -> Button {
        match what {
            Declined::Tile => Button::new("No tile", "Take no tile", ""),
            Declined::Colonist => Button::new("No colonist", "Take no extra colonist", ""),
            Declined::Building => Button::new("Pass", "Build nothing", ""),
            Declined::Production => Button::new("Produce nothing", "Produce nothing", ""),
            Declined::ExtraBarrel => Button::new("No barrel", "Take no extra barrel", ""),
            Declined::Sale => Button::new("Pass", "Sell nothing", ""),
            Declined::Library => {
                Button::new("Keep library", "Keep the library for a later role", "")
            }
            Declined::Guests => Button::new("Pass", "Send no guest now", ""),
            Declined::Wharf => Button::new("Wharf waits", "Do not use the wharf now", ""),
            Declined::Storing { spoils } => {
                Button::new("No more", "Store no more", spoil(self, spoils))
            }
        }
    }
}

/// Label, act and the beginning of the consequence for something that a colonist may come with.
fn staffed(label: &str, act: &str, staffing: Staffing) -> (String, String, &'static str) {
    match staffing {
        Staffing::None => (label.to_owned(), act.to_owned(), ""),
        Staffing::Comes => (label.to_owned(), act.to_owned(), "+1 colonist, "),
        Staffing::Declined => (
            format!("{label}, empty"),
            format!("{act} without a colonist"),
            "",
        ),
    }
}

fn spoil(text: &English, spoils: &ByGood<u8>) -> String {
    match spoils.total() {
        0 => "nothing spoils".to_owned(),
        1 => format!("{} spoils", text.goods(spoils)),
        _ => format!("{} spoil", text.goods(spoils)),
    }
}
