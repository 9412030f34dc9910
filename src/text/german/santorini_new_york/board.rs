//! What the board says beside its pieces.

use crate::engine::Seat;
use crate::games::santorini_new_york::TOP;
use crate::text::PlayerNames;
use crate::text::german::German;
use crate::text::santorini_new_york::{Choice, Names, OnBoard, Spot, Standing, Tray};
use crate::text::speech::labelled;

use super::names::on_level;

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
        let button = self.choice(choice, names);
        let Choice::Move(moving) = choice else {
            return labelled(&here, button.spoken());
        };
        let stand = format!("du würdest {} stehen", on_level(moving.to_level));
        let more = match moving.to_level {
            TOP if !button.consequence.is_empty() => format!(", {}", button.consequence),
            _ => String::new(),
        };
        labelled(&here, stand + &more)
    }

    fn threat(&self, holder: Seat, names: PlayerNames) -> String {
        format!("{} könnte hier hinaufsteigen und gewinnen", names(holder))
    }

    fn rank(&self, rank: u8) -> String {
        format!("Reihe {rank}")
    }
}
