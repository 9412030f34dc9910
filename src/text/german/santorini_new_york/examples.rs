//! When roles matter.

use crate::games::santorini_new_york::{Options, Role};

/// When a role matters.
pub(super) fn of(role: Role, options: &Options) -> Vec<&'static str> {
    match role {
        Role::Engineer => vec![
            "Du spielst die 25 und hast die Statue: Ein Feld auf Ebene 3 in Reichweite von Ziehen \
             und Bauen gewinnt.",
            "Ein Wolkenkratzer am Boden auf fremdem Weg sperrt dieses Feld für immer.",
        ],
        Role::NypdOfficer => vec![
            "Du stehst auf c3, Ben auf c4, c5 ist frei: Du ziehst nach c4, und Ben steht auf c5.",
            "Mit der Statue steigst du von Ebene 2 auf 3 und schiebst Bens Figur von dort weg: Du gewinnst.",
        ],
        Role::NightGuard => match options.night_guard_can_win {
            true => vec![
                "Die Figur von Ben auf Ebene 2 muss weg: Ben kann nur hinabsteigen.",
                "Vorsicht: Ben hat die Statue und zieht von Ebene 2 auf 3. Ben gewinnt in deinem \
                 Zug.",
            ],
            false => vec!["Die Figur von Ben auf Ebene 2 muss weg: Ben kann nur hinabsteigen."],
        },
        Role::StreetVendor => vec![
            "Du baust neben Bens Figur auf Ebene 2: Sie kommt auf deinen Block auf Ebene 1 herab.",
            "Du baust neben Bens Figur Ebene 3: Sie steht dort und kann nicht mehr hinaufsteigen.",
        ],
        Role::FashionDesigner => vec![
            "Deine Figur auf c3 nimmt Bens von d3 mit und zieht nach b3: Bens kommt nach c3.",
            "Du handelst mit einer Figur ohne Nachbarn: ein gewöhnlicher Zug.",
        ],
        Role::Reporter => vec![
            "Bens Figur auf b3 steht neben deiner, auf b4 ein Wolkenkratzer: Im Norden landet sie \
             auf b5.",
            "Die Spalte ist im Norden mit Dächern geschlossen: Es geht nur nach Süden.",
        ],
        Role::Ironworker => vec![
            "Du baust für dich Ebene 3 und ein Dach auf das Feld, das Ben will.",
            "Neben dem neuen Platz ist nur ein Feld bebaubar: Du musst woandershin ziehen.",
        ],
        Role::CraneOperator => vec![
            "Ein Feld auf Ebene 1 kommt in einem Zug auf Ebene 3.",
            "Ein Feld auf Ebene 2 wird Ebene 3 mit Dach: Ben kann nicht mehr hinauf.",
        ],
        Role::BroadwayActors => match options.win_instant {
            true => vec![
                "Mit der Statue steigt die zweite Figur auf Ebene 3: Du gewinnst, gebaut wird nichts.",
                "Beide bauen auf c3, vom Boden auf Ebene 2.",
            ],
            false => vec!["Beide bauen auf c3, vom Boden auf Ebene 2."],
        },
        Role::Firefighter => vec![
            "Mit der Statue, von Ebene 1: Du kommst auf 2 und ziehst auf Ebene 3. Du gewinnst.",
            "Von Ebene 2 kommst du auf 3: Weiter auf eine andere Ebene 3 ist kein Aufstieg.",
        ],
        Role::Foreman => match options.own_targets {
            true => vec![
                "Du hältst neben Bens Figur und baust auf zwei Feldern hinter ihr.",
                "Deine zwei Figuren stehen beisammen: Du baust neben der anderen.",
            ],
            false => vec!["Du hältst neben Bens Figur und baust auf zwei Feldern hinter ihr."],
        },
        Role::SubwayOperator => vec![
            "Von c1 über eine Figur auf c2, einen Wolkenkratzer und ein Dach: Im Norden hältst du \
             auf c5.",
            "c2 liegt auf Ebene 2, du stehst am Boden: Der Norden ist gesperrt.",
        ],
        Role::TaxiDriver => vec![
            "Von c4 kommst du in deiner Spalte nach c1, c2, c6 oder c7, nie nach c3 oder c5.",
            "Mit der Statue von Ebene 2 über eine Lücke auf Ebene 3: Du gewinnst.",
        ],
        Role::TourBusDriver => vec![
            "Ein Wolkenkratzer auf d4: Von c1 darfst du nach Norden auf c3, c4 oder c5.",
            "Kein Wolkenkratzer grenzt an deine Reihe und Spalte: Diese Figur kann nicht handeln.",
        ],
    }
}
