//! What the board says beside its pieces.

use crate::engine::Seat;
use crate::text::PlayerNames;
use crate::text::english::English;
use crate::text::santorini_new_york::{Choice, Names, OnBoard, Spot, Standing, Tray, Winning};
use crate::text::speech::labelled;

use super::names::on_level;
use super::tray::shifts;

impl OnBoard for English {
    fn table_view(&self) -> &'static str {
        "Board"
    }

    fn own_view(&self) -> &'static str {
        "Hand"
    }

    fn players_view(&self) -> &'static str {
        "All"
    }

    fn spot(&self, spot: &Spot, names: PlayerNames) -> String {
        let mut words = vec![spot.square.to_string()];
        match spot.standing {
            Some(Standing::Skyscraper) => words.push("skyscraper".to_owned()),
            Some(Standing::Rooftop) => words.push("rooftop".to_owned()),
            Some(Standing::Worker(seat)) => {
                words.push(self.level(spot.level));
                words.push(self.worker_of(seat, names));
            }
            None => words.push(self.level(spot.level)),
        }
        if let Some(number) = spot.start {
            words.push(format!("start {number}"));
        }
        words.join(", ")
    }

    fn target(&self, spot: &Spot, choice: &Choice, names: PlayerNames) -> String {
        let here = self.spot(spot, names);
        let Choice::Move(moving) = choice else {
            return labelled(&here, self.choice(choice, names).spoken());
        };
        let wins = match moving.wins {
            Winning::Now => " and win",
            Winning::AfterTurn => " and win when the turn is completed",
            Winning::No if moving.climbs() => ", no win",
            Winning::No => "",
        };
        let stand = format!("you would stand {}{wins}", on_level(moving.to_level));
        let parts = [vec![stand], shifts(moving, names)];
        labelled(&here, parts.concat().join(", "))
    }

    fn threat(&self, holder: Seat, names: PlayerNames) -> String {
        format!("{} could win here", names(holder))
    }

    fn rank(&self, rank: u8) -> String {
        format!("Rank {rank}")
    }
}
