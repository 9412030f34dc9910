//! Why a choice is refused.

use crate::games::san_juan::Illegal;
use crate::text::german::German;
use crate::text::san_juan::Names;

use super::names::{article, card_inside};

/// The reason, as a sentence.
pub(super) fn refusal(text: &German, why: &Illegal) -> String {
    let plain = match *why {
        Illegal::GameOver => "The game is over.",
        Illegal::NotNow => "This is not the moment for that.",
        Illegal::RoleTaken => "This role is already taken in this round.",
        Illegal::MustAct => "You have to choose one of these.",
        Illegal::NotInGame => "This card is not in the game.",
        Illegal::CathedralTaken => "The cathedral is built already.",
        Illegal::AlreadyOwned => "You have this violet building already.",
        Illegal::NoSuchBuilding => "You have no building there.",
        Illegal::CraneStays => "The crane does not cover itself.",
        Illegal::SameName => "A building does not cover one of its own name.",
        Illegal::InOrder => "Name the cards in the order of the print.",
        Illegal::LeavesTooFew => "The cards after this one are too few for the rest.",
        Illegal::GoodsFirst => "Pay goods before cards.",
        Illegal::NoMoreGoods { most: 0 } => "You can pay no goods here.",
        Illegal::NoGood => "There is no good on this building.",
        Illegal::GoodIsCovered => "The good of the building that you cover cannot pay for it.",
        Illegal::NotProduction => "This building produces nothing.",
        Illegal::HasGood => "There is a good on this building already.",
        Illegal::NotInHand(card) => {
            return format!("You have no {} in hand.", card_inside(card));
        }
        Illegal::NotThere(card) => {
            return format!("There is no {} among these cards.", card_inside(card));
        }
        Illegal::TooDear { cost, have } => {
            return format!(
                "It costs {}, and you have {have} to pay with.",
                text.cards(cost)
            );
        }
        Illegal::Needs(card) => {
            return format!("For that you need {}{}.", article(card), card_inside(card));
        }
        Illegal::NoMoreGoods { most } => {
            return format!("You can pay at most {}.", Names::goods(text, most));
        }
        Illegal::NotCheapest(card) => {
            return format!("Only the cheapest card: {}.", card_inside(card));
        }
    };
    plain.to_owned()
}
