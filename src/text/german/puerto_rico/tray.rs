//! What is to be decided.

use crate::games::puerto_rico::{ByGood, Illegal, Phase, Post, Tile};
use crate::text::german::{German, counted};
use crate::text::puerto_rico::{Choice, Declined, Log, Names, Place, Staffing, Sums, Task, Tray};
use crate::text::sentence::say;
use crate::text::{Button, Sentence, Speech};

use super::illegal::refusal;
use super::names::{accusative, colonists_as_object, tile_words};

impl Tray for German {
    fn task(&self, task: &Task) -> String {
        match *task {
            Task::ChooseRole => "wähle eine Rolle".to_owned(),
            Task::TakeTile {
                drawn,
                quarry,
                draw,
            } => {
                let draw = if draw { "ziehe blind, oder " } else { "" };
                let then = if drawn { " nun" } else { "" };
                let quarry = if quarry { " oder einen Steinbruch" } else { "" };
                format!("{draw}nimm{then} eine Plantage{quarry}")
            }
            Task::ExtraColonist => "nimm einen weiteren Kolonisten".to_owned(),
            Task::PlaceColonists { idle: 0 } => "setze deine Kolonisten".to_owned(),
            Task::PlaceColonists { idle } => format!("setze {}", colonists_as_object(idle)),
            Task::Build => "baue oder passe".to_owned(),
            Task::Produce => "produziere".to_owned(),
            Task::ExtraBarrel => "nimm ein weiteres Fass".to_owned(),
            Task::Sell => "verkaufe ein Fass oder passe".to_owned(),
            Task::Load => "belade ein Schiff".to_owned(),
            Task::UseWharf => "nutze deine Werft oder passe".to_owned(),
            Task::Store { kinds, barrels } => {
                let mut room = Vec::new();
                if kinds > 0 {
                    room.push(counted(kinds, "ganze Sorte", "ganze Sorten"));
                }
                if barrels > 0 {
                    room.push(counted(barrels, "einzelnes Fass", "einzelne Fässer"));
                }
                match room.is_empty() {
                    true => "lagere deine Waren".to_owned(),
                    false => format!("lagere {}", self.list(&room)),
                }
            }
            Task::Draft => "wähle ein Gebäude".to_owned(),
            Task::Double { .. } => "Privileg verdoppeln?".to_owned(),
            Task::SecondTile { quarry } => {
                let quarry = if quarry { " oder einen Steinbruch" } else { "" };
                format!("nimm eine zweite Plantage{quarry}")
            }
            Task::PlaceDrawn => "Plantage oder Wald?".to_owned(),
            Task::Pay { missing: 1 } => "zahle 1 Gabe".to_owned(),
            Task::Pay { missing } => format!("zahle {missing} Gaben"),
            Task::LoadSmallWharf => "belade deine Kleine Werft".to_owned(),
            Task::SendGuests => "schicke Gäste oder passe".to_owned(),
            Task::Nothing => "das Spiel ist zu Ende".to_owned(),
        }
    }

    fn headline(&self, phase: &Phase) -> Sentence {
        let part = match phase {
            Phase::ChooseRole { chooser } => return say![*chooser, " wählt eine Rolle"],
            Phase::Over(why) => return say!["Das Spiel ist zu Ende. ", self.ending(*why)],
            Phase::Draft { chooser } => {
                return say![*chooser, " wählt ein Gebäude für das Spiel"];
            }
            Phase::Storing(_) => ": Lagern",
            Phase::Guests(window) if phase.role().is_none() => {
                return say!["Vor dem Ende: Gäste von ", window.seat()];
            }
            Phase::Guests(_) => ": Gäste können an die Arbeit gehen",
            Phase::Paying(_) => ": ein Gebäude wird bezahlt",
            Phase::Doubling { .. } => ": Privileg verdoppeln?",
            Phase::Settler(_)
            | Phase::Mayor(_)
            | Phase::Builder(_)
            | Phase::Craftsman(_)
            | Phase::Trader(_)
            | Phase::Captain(_) => "",
        };
        match phase.role() {
            Some((chooser, role)) => {
                say![format!("{}, gewählt von ", self.role(role)), chooser, part]
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
                    gains.push(format!("+{} darauf", self.doubloons(doubloons.into())));
                }
                gains.push(self.stakes(&stakes));
                let name = self.card(card);
                let object = name.replace("Zweiter", "Zweiten");
                Button::new(name, format!("{object} wählen"), gains.join(", "))
            }
            Choice::Decline(what) => self.decline(&what),
            Choice::DrawPlantation { face_down } => Button::new(
                "Verdeckt ziehen",
                "Verdeckte Plantage ziehen",
                match face_down {
                    0 => {
                        "die abgelegten werden erst gemischt; nicht rückgängig zu machen".to_owned()
                    }
                    _ => format!("zufällig eine von {face_down}; nicht rückgängig zu machen"),
                },
            ),
            Choice::Tile {
                tile,
                then,
                staffing,
            } => {
                let name = self.tile(tile);
                let plural = format!("{then} {}", tile_words(tile, then));
                let (label, act, colonist) =
                    staffed(self.tile_label(tile), name, "nehmen", staffing);
                Button::new(label, act, format!("{colonist}dann hast du {plural}"))
            }
            Choice::TakeColonist => Button::new(
                "Weiterer Kolonist",
                "Weiteren Kolonisten nehmen",
                "+1 Kolonist aus dem Vorrat",
            ),
            Choice::Colonists {
                place,
                count,
                circles,
            } => {
                let (name, object) = match place {
                    Place::Tiles(tile) => (self.tile(tile), tile_words(tile, circles)),
                    Place::Building(building) => {
                        (self.building(building), accusative(building).to_owned())
                    }
                };
                Button::new(
                    format!("{name}: {count}"),
                    format!("{object} mit {} besetzen", colonists_as_object(count)),
                    format!("{count} von {}", counted(circles, "Kreis", "Kreisen")),
                )
            }
            Choice::Building {
                building,
                price,
                have,
                staffing,
            } => {
                let (label, act, colonist) = staffed(
                    &format!("{}: {}", self.building(building), price.total()),
                    accusative(building),
                    "bauen",
                    staffing,
                );
                Button::new(
                    label,
                    act,
                    format!("{colonist}{}", self.price_sum(&price, have)),
                )
            }
            Choice::Production { goods } => Button::new(
                "Produzieren",
                "Produzieren",
                format!("bringt {}", self.goods(&goods)),
            ),
            Choice::ExtraBarrel { good, then } => Button::new(
                format!("{} +1", self.good(good)),
                format!("{} dazunehmen", self.barrels(good, 1)),
                format!("dann hast du {}", self.barrels(good, then)),
            ),
            Choice::Sale { good, sale } => {
                let word = if sale.total() == 1 {
                    "Dublone"
                } else {
                    "Dublonen"
                };
                Button::new(
                    format!("{} → {}", self.good(good), sale.total()),
                    format!("{} verkaufen", self.barrels(good, 1)),
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
                        format!("{name} ×{count} → Schiff {size}"),
                        format!("{barrels} auf Schiff {size} laden"),
                    ),
                    None => (
                        format!("{name} ×{count} → Werft"),
                        format!("{barrels} mit der Werft verschiffen"),
                    ),
                };
                let mut gains = vec![self.gain_sum(&gain)];
                if fills {
                    gains.push("Schiff voll".to_owned());
                }
                match stay {
                    0 => {}
                    1 => gains.push("1 Fass bleibt".to_owned()),
                    _ => gains.push(format!("{stay} Fässer bleiben")),
                }
                Button::new(label, act, gains.join(", "))
            }
            Choice::StoreKind { good, count } => Button::new(
                format!("{} ×{count} → Lager", self.good(good)),
                format!("Allen {} lagern", self.good(good)),
                format!("bewahrt {}", self.barrels(good, count)),
            ),
            Choice::Draft { building, cost, .. } => Button::new(
                format!("{}: {cost}", self.building(building)),
                format!("{} wählen ({cost})", self.building(building)),
                self.points(building.spec().points.into()),
            ),
            Choice::UseLibrary => Button::new(
                "Bibliothek",
                "Das Privileg mit der Bibliothek verdoppeln",
                "in dieser Runde nicht noch einmal",
            ),
            Choice::PlaceDrawn {
                tile,
                forests: None,
            } => Button::new(
                format!("{} behalten", self.tile_label(tile)),
                format!("{} behalten", self.tile(tile)),
                "",
            ),
            Choice::PlaceDrawn {
                forests: Some(forests),
                ..
            } => Button::new(
                "Wald",
                "Umdrehen, als Wald",
                format!(
                    "dann hast du {forests} {}",
                    tile_words(Tile::Forest, forests)
                ),
            ),
            Choice::Forest {
                tile,
                forests,
                staffing,
            } => {
                let plural = format!("{forests} {}", tile_words(Tile::Forest, forests));
                let (label, act, colonist) = staffed(
                    &format!("{} → Wald", self.tile_label(tile)),
                    self.tile(tile),
                    "als Wald nehmen",
                    staffing,
                );
                Button::new(label, act, format!("{colonist}dann hast du {plural}"))
            }
            Choice::PayColonist { post } => {
                let from = self.post(post);
                Button::new(
                    format!("Kolonist: {}", self.post_label(post)),
                    format!("Kolonisten geben: {from}"),
                    "für 1 Dublone",
                )
            }
            Choice::PayGood { good, then } => Button::new(
                format!("{} −1", self.good(good)),
                format!("{} geben", self.barrels(good, 1)),
                format!("für 1 Dublone, dann hast du {}", self.barrels(good, then)),
            ),
            Choice::PayPoint => Button::new(
                format!("−{}", self.points(1)),
                format!("{} geben", self.victory_points(1)),
                "für 1 Dublone",
            ),
            Choice::SaleToPost { good, sale } => {
                let word = if sale.total() == 1 {
                    "Dublone"
                } else {
                    "Dublonen"
                };
                Button::new(
                    format!("{} → Amt {}", self.good(good), sale.total()),
                    format!("{} ans eigene Handelsamt verkaufen", self.barrels(good, 1)),
                    format!("{} {word}", self.sale_sum(&sale)),
                )
            }
            Choice::SmallWharf { good, count, stay } => Button::new(
                format!("{} ×{count} → Kleine Werft", self.good(good)),
                format!("{} auf die Kleine Werft laden", self.barrels(good, count)),
                match stay {
                    0 => "2 Fässer sind 1 SP".to_owned(),
                    1 => "2 Fässer sind 1 SP, 1 Fass bleibt".to_owned(),
                    _ => format!("2 Fässer sind 1 SP, {stay} Fässer bleiben"),
                },
            ),
            Choice::Sail { goods, gain } => Button::new(
                "Auslaufen",
                format!("Mit {} auslaufen", self.goods(&goods)),
                self.gain_sum(&gain),
            ),
            Choice::Guest { post, guests } => {
                let to = self.post(post);
                Button::new(
                    format!("Gast → {}", self.post_label(post)),
                    format!("Gast schicken: {to}"),
                    match guests {
                        0 => "kein Gast bleibt".to_owned(),
                        1 => "1 Gast bleibt".to_owned(),
                        _ => format!("{guests} Gäste bleiben"),
                    },
                )
            }
            Choice::KeepGuests => Button::new(
                "Diese Phase nicht",
                "In dieser Phase keine Gäste schicken",
                "bis zur nächsten Rolle wirst du nicht mehr gefragt",
            ),
            Choice::StoreBarrel { good } => Button::new(
                format!("{} ×1", self.good(good)),
                format!("Einzelnes Fass {} behalten", self.good(good)),
                format!("bewahrt {}", self.barrels(good, 1)),
            ),
        }
    }

    fn keep(&self, kept: &ByGood<u8>, spoils: &ByGood<u8>) -> Button {
        let goods = match kept.total() {
            0 => "Nichts".to_owned(),
            _ => self.goods(kept),
        };
        Button::new(
            format!("{} behalten", self.goods_in_letters(kept)),
            format!("{goods} behalten"),
            spoil(self, spoils),
        )
    }

    fn settle_colonists(&self, idle: u8, production: &ByGood<u8>) -> Button {
        let mut told = vec![format!(
            "die nächste Produktion bringt {}",
            self.goods(production)
        )];
        if idle > 0 {
            told.push(format!("{} ohne Arbeit in San Juan", self.colonists(idle)));
        }
        Button::new("Setzen", "Kolonisten so setzen", told.join(", "))
    }

    fn illegal(&self, why: &Illegal) -> String {
        refusal(self, why)
    }
}

impl German {
    /// Where a colonist is or goes.
    fn post(&self, post: Post) -> &'static str {
        match post {
            Post::SanJuan => "San Juan",
            Post::Tile(tile) => self.tile(tile),
            Post::Building(building) => self.building(building),
        }
    }

    /// The same, with soft hyphens and as short as can be.
    fn post_label(&self, post: Post) -> &'static str {
        match post {
            Post::SanJuan => "San Juan",
            Post::Tile(tile) => self.tile_label(tile),
            Post::Building(building) => self.building_label(building),
        }
    }

    fn decline(&self, what: &Declined) -> Button {
        match what {
            Declined::Tile => Button::new("Kein Plättchen", "Kein Plättchen nehmen", ""),
            Declined::Colonist => {
                Button::new("Kein Kolonist", "Keinen weiteren Kolonisten nehmen", "")
            }
            Declined::Building => Button::new("Passen", "Nichts bauen", ""),
            Declined::Production => Button::new("Nichts produzieren", "Nichts produzieren", ""),
            Declined::ExtraBarrel => Button::new("Kein Fass", "Kein weiteres Fass nehmen", ""),
            Declined::Sale => Button::new("Passen", "Nichts verkaufen", ""),
            Declined::Library => Button::new(
                "Aufheben",
                "Die Bibliothek für eine spätere Rolle aufheben",
                "",
            ),
            Declined::Guests => Button::new("Passen", "Jetzt keinen Gast schicken", ""),
            Declined::Wharf => Button::new("Werft wartet", "Werft jetzt nicht nutzen", ""),
            Declined::Storing { spoils } => {
                Button::new("Nicht mehr", "Nichts mehr lagern", spoil(self, spoils))
            }
        }
    }
}

/// Label, act and the beginning of the consequence for something that a colonist may come with.
fn staffed(
    label: &str,
    object: &str,
    verb: &str,
    staffing: Staffing,
) -> (String, String, &'static str) {
    match staffing {
        Staffing::None => (label.to_owned(), format!("{object} {verb}"), ""),
        Staffing::Comes => (
            label.to_owned(),
            format!("{object} {verb}"),
            "+1 Kolonist, ",
        ),
        Staffing::Declined => (
            format!("{label}, leer"),
            format!("{object} ohne Kolonisten {verb}"),
            "",
        ),
    }
}

fn spoil(text: &German, spoils: &ByGood<u8>) -> String {
    match spoils.total() {
        0 => "nichts verdirbt".to_owned(),
        1 => format!("{} verdirbt", text.goods(spoils)),
        _ => format!("{} verderben", text.goods(spoils)),
    }
}
