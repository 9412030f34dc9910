//! What a position is worth for a seat, and what one does without thinking long.
//!
//! Worth is counted in points at the end of the game, as far as can be foreseen:
//!
//! - [`outlook`]: how long the game will last, and which roles will still be carried out;
//! - [`estate`]: what a player's board will earn in that time;
//! - [`habit`]: a quick choice for every moment but the choice of a role, which lets a bot see
//!   how a role will be carried out;
//! - [`mod@arrange`]: colonists and stores, arranged well; the page proposes the same.
//!
//! A seat's position is good if its own prospects are better than those of the others, of whom
//! the best one counts more.

pub mod arrange;
mod buildings;
mod estate;
mod habit;
mod outlook;
mod weights;

pub use arrange::{Keep, Proposals, keep, proposals};

use crate::engine::{Rivalry, Seat, Valued, lead};

use super::{Action, Phase, PuertoRico, scoring};
use estate::Estimate;
use outlook::Outlook;
use weights::WEIGHTS;

impl Valued for PuertoRico {
    fn worth(&self, seat: Seat) -> f32 {
        let over = matches!(self.phase, Phase::Over(_));
        let prospects = if over {
            self.players.map(|_, player| {
                let score = scoring::score(player);
                f32::from(score.total()) + f32::from(score.tie_break) / 100.0
            })
        } else {
            let outlook = Outlook::of(self);
            self.players
                .map(|_, player| Estimate::of(self, player, &outlook).total())
        };
        let rivalry = Rivalry {
            rival: WEIGHTS.rival,
            field: WEIGHTS.field,
        };
        let margin = rivalry.margin(&prospects, seat);
        match over {
            true => margin + WEIGHTS.victory * lead(&prospects, seat).signum(),
            false => margin,
        }
    }

    fn is_settled(&self) -> bool {
        matches!(self.phase, Phase::ChooseRole { .. } | Phase::Over(_))
    }

    fn habit(&self) -> Option<Action> {
        habit::habit(self)
    }
}
