//! Why a choice is refused.

use crate::games::san_juan::Illegal;
use crate::text::german::German;
use crate::text::san_juan::Names;

/// The reason, as a sentence.
pub(super) fn refusal(text: &German, why: &Illegal) -> String {
    let card = |card| Names::card(text, card);
    let plain = match *why {
        Illegal::GameOver => "Das Spiel ist zu Ende.",
        Illegal::NotNow => "Das geht gerade nicht.",
        Illegal::RoleTaken => "Diese Rolle ist in dieser Runde schon vergeben.",
        Illegal::MustAct => "Du musst etwas davon wählen.",
        Illegal::NotInGame => "Diese Karte ist nicht im Spiel.",
        Illegal::CathedralTaken => "Die Kathedrale ist schon gebaut.",
        Illegal::AlreadyOwned => "Du hast dieses violette Gebäude schon.",
        Illegal::NoSuchBuilding => "Dort hast du kein Gebäude.",
        Illegal::CraneStays => "Der Kran überbaut sich nicht selbst.",
        Illegal::SameName => "Ein Gebäude überbaut keines desselben Namens.",
        Illegal::InOrder => "Nenne die Karten in der Reihenfolge der Liste.",
        Illegal::LeavesTooFew => "Danach blieben zu wenige Karten für den Rest.",
        Illegal::GoodsFirst => "Zahle Waren vor Karten.",
        Illegal::NoMoreGoods { most: 0 } => "Hier kannst du keine Waren zahlen.",
        Illegal::NoGood => "Auf diesem Gebäude liegt keine Ware.",
        Illegal::GoodIsCovered => "Die Ware des überbauten Gebäudes kann nicht dafür zahlen.",
        Illegal::NotProduction => "Dieses Gebäude produziert nichts.",
        Illegal::HasGood => "Auf diesem Gebäude liegt schon eine Ware.",
        Illegal::NotInHand(it) => {
            return format!("Diese Karte hast du nicht auf der Hand: {}.", card(it));
        }
        Illegal::NotThere(it) => {
            return format!("Diese Karte ist nicht dabei: {}.", card(it));
        }
        Illegal::TooDear { cost, have } => {
            return format!(
                "Das kostet {}, und du kannst {have} zahlen.",
                text.cards(cost)
            );
        }
        Illegal::Needs(it) => return format!("Dafür brauchst du: {}.", card(it)),
        Illegal::NoMoreGoods { most } => {
            return format!("Du kannst höchstens {} zahlen.", Names::goods(text, most));
        }
        Illegal::NotCheapest(it) => {
            return format!("Nur die billigste Karte: {}.", card(it));
        }
    };
    plain.to_owned()
}
