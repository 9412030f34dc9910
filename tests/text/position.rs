//! The position in words holds all that is public: it is read back and compared.

use sobremesa::engine::{Game, Seat, Viewer};
use sobremesa::games::puerto_rico::{
    Building, ByGood, CargoShip, Good, Plot, PuertoRico, Structure, Table, Tile,
};
use sobremesa::text::Language;
use sobremesa::text::Section;
use sobremesa::text::puerto_rico::{PuertoRicoText, Terms};
use strum::VariantArray;

use crate::play::games;

fn name(seat: Seat) -> String {
    format!("@{}", seat.number())
}

struct Reader {
    text: &'static dyn PuertoRicoText,
    terms: &'static Terms,
    sections: Vec<Section>,
}

impl Reader {
    fn section(&self, heading: &str) -> &Section {
        let found = self.sections.iter().find(|section| {
            section.heading == heading || section.heading.starts_with(&format!("{heading} ("))
        });
        found.unwrap_or_else(|| panic!("no section {heading}"))
    }

    /// What follows a label in a section.
    fn after<'a>(&self, section: &'a Section, label: &str) -> &'a str {
        let line = section.lines.iter().find_map(|line| {
            let rest = line.strip_prefix(label)?;
            let rest = rest.split_once(": ")?;
            (rest.0.is_empty() || rest.0.starts_with(" (")).then_some(rest.1)
        });
        line.unwrap_or_else(|| panic!("no {label} in {section:?}"))
    }

    fn number(&self, section: &Section, label: &str) -> u16 {
        self.after(section, label).parse().unwrap()
    }

    /// "2 corn and 1 sugar", read back.
    fn goods(&self, words: &str) -> ByGood<u8> {
        let mut goods = ByGood::default();
        for good in Good::ALL {
            for count in 1..=20 {
                let heap = self.text.barrels(*good, count);
                if words
                    .split([',', ' '])
                    .collect::<Vec<_>>()
                    .windows(2)
                    .any(|pair| pair.join(" ") == heap)
                {
                    goods[*good] = count;
                }
            }
        }
        goods
    }

    /// A list of things, each recognised by what it would be called.
    fn row<T: Copy>(&self, words: &str, things: &[T], called: impl Fn(&T) -> String) -> Vec<T> {
        if words == self.terms.none {
            return Vec::new();
        }
        let recognise = |word: &str| {
            let found = things.iter().find(|thing| called(thing) == word);
            *found.unwrap_or_else(|| panic!("unknown: {word}"))
        };
        words.split("; ").map(recognise).collect()
    }

    fn compare(&self, table: &Table<Option<u16>>) {
        let (text, terms) = (self.text, self.terms);
        let now = self.section(&text.round(table.round));
        assert_eq!(self.after(now, terms.governor), name(table.governor));
        assert_eq!(self.number(now, terms.vp_left), table.chips);
        if let Some(acting) = table.phase.acting() {
            assert!(!self.after(now, &name(acting)).is_empty());
        }
        assert_eq!(
            now.lines
                .iter()
                .any(|line| line.starts_with(terms.last_round)),
            table.last_round.is_some()
        );

        let roles = self.section(terms.roles);
        assert_eq!(roles.lines.len(), table.roles.len());
        for (line, offer) in roles.lines.iter().zip(&table.roles) {
            assert!(line.starts_with(text.card(offer.card)));
            match offer.taken {
                Some(seat) => assert!(line.ends_with(&name(seat))),
                None if offer.doubloons > 0 => {
                    assert!(line.ends_with(&text.doubloons(offer.doubloons.into())));
                }
                None => assert!(!line.contains('@')),
            }
        }

        for (seat, player) in table.players.iter() {
            let section = self.section(&name(seat));
            assert_eq!(
                section.heading.contains(terms.governor),
                seat == table.governor
            );
            assert_eq!(self.number(section, terms.doubloons), player.doubloons);
            let points = self.after(section, terms.victory_points);
            assert_eq!(points.parse().ok(), player.chips);
            assert_eq!(self.goods(self.after(section, terms.goods)), player.goods);
            assert_eq!(self.number(section, terms.idle), u16::from(player.san_juan));
            let plots: Vec<Plot> = Tile::ALL
                .iter()
                .flat_map(|tile| {
                    [true, false].map(|occupied| Plot {
                        tile: *tile,
                        occupied,
                    })
                })
                .collect();
            let island = self.row(self.after(section, terms.island), &plots, |it| {
                text.plot(it)
            });
            assert_eq!(island, player.island.to_vec());
            let structures: Vec<Structure> = Building::ALL
                .iter()
                .flat_map(|building| {
                    (0..=3).map(|colonists| Structure {
                        building: *building,
                        colonists,
                    })
                })
                .collect();
            let city = self.row(self.after(section, terms.city), &structures, |it| {
                text.structure(it)
            });
            assert_eq!(city, player.city.to_vec());
        }

        let ships = self.section(terms.ships_and_trade);
        assert_eq!(ships.lines.len(), table.ships.len() + 1);
        let mut cargoes = vec![None];
        for good in Good::ALL {
            cargoes.extend((1..=8).map(|count| Some((*good, count))));
        }
        for (line, ship) in ships.lines.iter().zip(&table.ships) {
            let fitting = cargoes
                .iter()
                .filter(|cargo| cargo.is_none_or(|(_, count)| count <= ship.capacity));
            let told: Vec<_> = fitting
                .filter(|cargo| {
                    text.ship(&CargoShip {
                        capacity: ship.capacity,
                        cargo: **cargo,
                    }) == *line
                })
                .collect();
            assert_eq!(told, [&ship.cargo]);
        }
        for good in Good::ALL {
            let lower = text.good(*good).to_lowercase();
            let told = ships
                .lines
                .last()
                .unwrap()
                .to_lowercase()
                .matches(&lower)
                .count();
            assert_eq!(
                told,
                table.trading_house.iter().filter(|it| *it == good).count()
            );
        }

        let fields = self.section(terms.plantations);
        let row = self.row(self.after(fields, terms.face_up), Tile::ALL, |tile| {
            text.tile_label(*tile).to_owned()
        });
        assert_eq!(row, table.plantations.to_vec());
        for (label, counts) in [
            (terms.face_down, table.face_down),
            (terms.discards, table.discarded),
        ] {
            let told = self.after(fields, label);
            assert_eq!(told.split(' ').next().unwrap().parse(), Ok(counts.total()));
            let kinds = told
                .split_once('(')
                .map_or("", |(_, kinds)| kinds.trim_end_matches(')'));
            assert_eq!(self.goods(kinds), counts);
        }
        assert_eq!(
            self.number(fields, terms.quarries),
            u16::from(table.quarries)
        );

        let supply = self.section(terms.supply);
        assert_eq!(
            self.number(supply, terms.colonist_supply),
            u16::from(table.colonists)
        );
        assert_eq!(
            self.number(supply, terms.colonist_ship),
            u16::from(table.colonist_ship)
        );
        assert_eq!(
            self.goods(self.after(supply, terms.goods_supply)),
            table.goods
        );

        let market = self.section(terms.market);
        for building in table.in_game.iter() {
            let left = table.market.left(building);
            let line = text.for_sale(building, table.cost(building), left);
            assert!(market.lines.contains(&line), "{line}");
        }
    }
}

fn read(language: Language, table: &Table<Option<u16>>) -> Reader {
    let text = language.puerto_rico();
    Reader {
        text,
        terms: text.terms(),
        sections: text.position(table, &name),
    }
}

#[test]
fn the_public_position_can_be_read_back() {
    let mut moment = 0;
    games(|game, _| {
        moment += 1;
        if moment % 9 > 0 && !game.actions().is_empty() {
            return;
        }
        for viewer in [Viewer::Onlooker, Viewer::Seat(Seat::new(1))] {
            let table = game.view(viewer).table;
            for language in Language::ALL {
                read(*language, &table).compare(&table);
            }
        }
    });
    assert!(moment > 1000);
}

#[test]
fn hidden_points_are_not_told() {
    let mut hidden = 0;
    games(|game: &PuertoRico, _| {
        let table = game.view(Viewer::Onlooker).table;
        for language in Language::ALL {
            let reader = read(*language, &table);
            for (seat, player) in table.players.iter() {
                let section = reader.section(&name(seat));
                let told = reader.after(section, reader.terms.victory_points);
                if player.chips.is_none() {
                    hidden += 1;
                    assert_eq!(told, reader.terms.hidden);
                }
            }
        }
    });
    assert!(hidden > 100);
}

#[test]
fn every_heading_is_said_once() {
    for seats in 2..=5 {
        let game = PuertoRico::new(
            &sobremesa::games::puerto_rico::Setup::new(seats),
            &mut sobremesa::engine::Scripted::default(),
        );
        for language in Language::VARIANTS {
            let sections = read(*language, &game.view(Viewer::Onlooker).table).sections;
            for (at, section) in sections.iter().enumerate() {
                assert!(!section.lines.is_empty());
                assert!(
                    sections
                        .iter()
                        .skip(at + 1)
                        .all(|later| later.heading != section.heading)
                );
            }
        }
    }
}
