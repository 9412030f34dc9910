//! What the board says beside its pieces.

use crate::engine::Seat;
use crate::text::PlayerNames;
use crate::text::german::German;
use crate::text::santorini_new_york::{Choice, Names, OnBoard, Spot, Standing, Tray, Winning};
use crate::text::speech::labelled;

use super::names::on_level;
use super::tray::shifts;

impl OnBoard for German {
    fn table_view(&self) -> &'static str {
        "Plan"
    }

    fn own_view(&self) -> &'static str {
        "Hand"
    }

    fn players_view(&self) -> &'static str {
        "Alle"
    }

    fn spot(&self, spot: &Spot, names: PlayerNames) -> String {
        let mut words = vec![spot.square.to_string()];
        match spot.standing {
            Some(Standing::Skyscraper) => words.push("Wolkenkratzer".to_owned()),
            Some(Standing::Rooftop) => words.push("Dach".to_owned()),
            Some(Standing::Worker(seat)) => {
                words.push(self.level(spot.level));
                words.push(self.worker_of(seat, names));
            }
            None => words.push(self.level(spot.level)),
        }
        if let Some(number) = spot.start {
            words.push(format!("Startfeld {number}"));
        }
        words.join(", ")
    }

    fn target(&self, spot: &Spot, choice: &Choice, names: PlayerNames) -> String {
        let here = self.spot(spot, names);
        let Choice::Move(moving) = choice else {
            return labelled(&here, self.choice(choice, names).spoken());
        };
        let wins = match moving.wins {
            Winning::Now => " und gewinnen",
            Winning::AfterTurn => " und gewinnen, wenn der Zug beendet ist",
            Winning::No if moving.climbs() => ", kein Sieg",
            Winning::No => "",
        };
        let stand = format!("du würdest {} stehen{wins}", on_level(moving.to_level));
        let parts = [vec![stand], shifts(moving, names)];
        labelled(&here, parts.concat().join(", "))
    }

    fn threat(&self, holder: Seat, names: PlayerNames) -> String {
        format!("{} könnte hier gewinnen", names(holder))
    }

    fn rank(&self, rank: u8) -> String {
        format!("Reihe {rank}")
    }
}
