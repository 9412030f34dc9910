//! What roles do.

use crate::games::santorini_new_york::{
    Broadway, BusSetup, FireSelfCap, IfPossible, Options, Role, SupplyRule, Type,
};
use crate::text::Chapter;
use crate::text::german::German;
use crate::text::santorini_new_york::Almanac;

use super::examples;

impl Almanac for German {
    fn kind_rule(&self, kind: Type) -> &'static str {
        match kind {
            Type::Engineer => {
                "In jedem Spiel: setzt Wolkenkratzer und kann mit einem Dach gewinnen."
            }
            Type::Specialist => "Bewirkt etwas bei anderen Figuren.",
            Type::Builder => "Baut auf eigene Art.",
            Type::Mover => "Zieht auf eigene Art statt des gewöhnlichen Schritts.",
        }
    }

    fn role_rule(&self, role: Role, options: &Options) -> &'static str {
        match role {
            Role::Engineer => {
                "Setzt zuerst, wenn möglich, einen Wolkenkratzer; Dach + Statue gewinnt."
            }
            Role::NypdOfficer => {
                "Darf auf eine fremde Figur ziehen und sie geradeaus weiterschieben."
            }
            Role::NightGuard => {
                "Schickt nach dem Bauen eine fremde Figur weg; wem sie gehört, zieht sie."
            }
            Role::StreetVendor => "Ruft nach dem Bau eines Blocks eine fremde Figur darauf.",
            Role::FashionDesigner => {
                "Nimmt eine Nachbarfigur auf das Feld mit, das der Zug verlässt."
            }
            Role::Reporter => "Schickt nach dem Bauen eine fremde Figur nach Norden oder Süden.",
            Role::Ironworker => "Baut je einmal auf zwei Feldern.",
            Role::CraneOperator => "Baut zweimal auf einem Feld, auf Ebene 3 nur ein Dach.",
            Role::BroadwayActors => match options.broadway {
                Broadway::Package => {
                    "Beide Figuren ziehen, dann bauen beide, wenn alles möglich ist."
                }
                Broadway::Parts => "Beide Figuren ziehen, dann bauen beide, so weit wie möglich.",
            },
            Role::Firefighter => {
                "Baut zuerst einen Block unter die eigene Figur, zieht und baut dann."
            }
            Role::Foreman => "Baut zweimal neben einer anderen Figur, die neben der eigenen steht.",
            Role::SubwayOperator => {
                "Zieht geradeaus bis zum ersten freien Feld: Norden, Osten, Süden oder Westen."
            }
            Role::TaxiDriver => "Zieht genau zwei oder drei Felder geradeaus, über alles hinweg.",
            Role::TourBusDriver => {
                "Zieht beliebig weit geradeaus auf ein Feld neben einem Wolkenkratzer."
            }
        }
    }

    fn role_details(&self, role: Role, options: &Options) -> Vec<&'static str> {
        let mut lines = own_rules(role, options);
        lines.extend(shared_rulings(role, options));
        lines
    }

    fn role_examples(&self, role: Role, options: &Options) -> Vec<&'static str> {
        examples::of(role, options)
    }

    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }
}

fn own_rules(role: Role, options: &Options) -> Vec<&'static str> {
    match role {
        Role::Engineer => vec![
            "Vor dem Ziehen kommt ein Wolkenkratzer auf ein freies Feld am Boden neben der Figur, \
             die handelt. Gibt es keins oder ist keiner mehr übrig, entfällt das.",
            "Wolkenkratzer werden nie betreten und nie bebaut.",
            "Hast du die Statue, gewinnt ein Dach, das du in diesem Zug baust.",
        ],
        Role::NypdOfficer => vec![
            "Die Figur neben deiner wird in gleicher Richtung ein Feld weiter versetzt, egal wie \
             hoch, und du nimmst ihren Platz ein. Das Feld dahinter muss frei sein.",
            "Das Feld, das du betrittst, liegt höchstens eine Ebene höher, wie immer. Eigene \
             Figuren lassen sich nicht schieben und nie zwei zugleich.",
            "Hast du die Statue und steigst dabei auf Ebene 3, gewinnst du; wer dorthin geschoben \
             wird, gewinnt nicht.",
        ],
        Role::NightGuard => {
            let mut lines = vec![
                "Stehen fremde Figuren neben der, die gebaut hat, musst du eine nennen. Wem sie \
                 gehört, zieht sie sofort: einen Schritt, höchstens eine Ebene hinauf, ohne zu bauen.",
                "Wohin, entscheidet, wem sie gehört, nach den gewöhnlichen Regeln und ohne die \
                 eigene Karte.",
            ];
            lines.push(match options.night_guard_mobile_only {
                false => {
                    "Du darfst eine Figur nennen, die nicht ziehen kann; dann geschieht nichts."
                }
                true => {
                    "Eine Figur, die nicht ziehen kann, darfst du nur nennen, wenn neben dir keine \
                     andere kann."
                }
            });
            lines.push(match options.night_guard_can_win {
                true => {
                    "Es ist ein echter Zug: Wer die Statue hat und dabei auf Ebene 3 steigt, \
                     gewinnt."
                }
                false => {
                    "Mit diesem Zug gewinnt niemand, auch nicht durch Aufstieg mit der Statue."
                }
            });
            lines
        }
        Role::StreetVendor => vec![
            "Stehen fremde Figuren neben dem neuen Block, muss eine von ihnen darauf versetzt \
             werden, egal wie hoch. Du wählst, welche.",
            "Es zählt, wer neben dem Block steht, nicht, wer neben deiner Figur steht. Ein Dach \
             ruft niemanden.",
            "Wer auf Ebene 3 gerufen wird, gewinnt nicht.",
        ],
        Role::FashionDesigner => {
            let mut lines = vec![
                "Wähle eine Figur neben der, die handelt, wenn es eine gibt. Nach deinem Zug wird \
                 sie auf das verlassene Feld versetzt, egal wie hoch. Dann baust du.",
                "Auf ihr Feld kannst du nicht ziehen, denn sie steht noch dort. Beim Bauen ist ihr \
                 altes Feld frei.",
            ];
            lines.push(match options.own_targets {
                true => {
                    "Auch deine eigene andere Figur darfst du wählen. Wer mitgenommen wird, gewinnt \
                     dadurch nicht."
                }
                false => {
                    "Nur fremde Figuren lassen sich wählen. Wer mitgenommen wird, gewinnt dadurch \
                     nicht."
                }
            });
            lines
        }
        Role::Reporter => vec![
            "Stehen fremde Figuren neben der, die gebaut hat, musst du eine schicken, wenn möglich: \
             Du wählst, welche, und ob nach Norden oder Süden.",
            "Sie landet auf dem ersten freien Feld ihrer eigenen Spalte, über Figuren, Dächer und \
             Wolkenkratzer hinweg, egal wie hoch.",
            "Wer auf Ebene 3 landet, gewinnt nicht.",
        ],
        Role::Ironworker => vec![
            "Nach dem Ziehen muss beides gebaut werden, neben der Figur und auf verschiedenen \
             Feldern. Blöcke und Dächer sind erlaubt.",
            "Ein Zug, nach dem nur auf einem Feld gebaut werden könnte, ist nicht erlaubt.",
        ],
        Role::CraneOperator => vec![
            "Beides kommt auf dasselbe Feld, und beides muss gebaut werden: von 0 auf 2, von 1 auf \
             3 oder von 2 auf 3 mit Dach.",
            "Auf Ebene 3 wird nur das Dach gebaut.",
        ],
        Role::BroadwayActors => {
            let mut lines = vec![
                "Die Reihenfolge beim Ziehen ist frei, die beim Bauen auch. Die zweite Figur darf \
                 auf das Feld ziehen, das die erste verlassen hat.",
                "Jede baut einmal neben sich; beide dürfen auf demselben Feld bauen.",
            ];
            lines.push(match options.broadway {
                Broadway::Package => {
                    "Sind nicht alle vier Teile möglich oder hast du nur eine Figur, ist es ein \
                     gewöhnlicher Zug mit einer Figur."
                }
                Broadway::Parts => {
                    "Sind nicht alle vier Teile möglich, führst du so viele wie möglich aus, \
                     mindestens einmal ziehen und einmal bauen."
                }
            });
            lines
        }
        Role::Firefighter => {
            let mut lines = vec![
                "Der Block unter der Figur ist kein Zug und gewinnt nie. Gezogen wird dann von der \
                 neuen Ebene aus.",
                "Eine Figur auf Ebene 3 bekommt ein Dach: Sie verlässt das Spiel, und der Zug ist \
                 vorbei.",
            ];
            lines.push(match options.fire_self_cap {
                FireSelfCap::Free => {
                    "Du darfst diese Figur auch wählen, wenn die andere handeln könnte."
                }
                FireSelfCap::LastResort => {
                    "Du darfst diese Figur nur wählen, wenn die andere keinen vollständigen Zug hat."
                }
            });
            lines
        }
        Role::Foreman => {
            let mut lines = vec![
                "Wähle nach dem Ziehen eine Figur neben deiner und baue je einmal auf zwei \
                 verschiedenen Feldern neben ihr. Sie müssen nicht an deine Figur grenzen.",
                "Sonst wird nicht gebaut. Steht nach keinem Zug jemand neben dir, verlierst du eine \
                 Figur.",
            ];
            lines.push(match options.own_targets {
                true => "Auch deine eigene andere Figur darfst du wählen.",
                false => "Nur fremde Figuren lassen sich wählen.",
            });
            lines
        }
        Role::SubwayOperator => vec![
            "Die Linie führt über Figuren, Dächer und Wolkenkratzer hinweg. Am ersten freien Feld \
             hält sie, auch wenn es gleich das nächste ist.",
            "Liegt dieses Feld mehr als eine Ebene höher, ist die Richtung gesperrt: Es wird nicht \
             überfahren. Keine Diagonalen.",
            "Der gewöhnliche Schritt ist stattdessen nicht erlaubt.",
        ],
        Role::TaxiDriver => vec![
            "Alle acht Richtungen. Was auf dem Weg liegt, ist egal; das letzte Feld muss frei sein \
             und höchstens eine Ebene höher als das, von dem du kommst.",
            "Der gewöhnliche Schritt ist stattdessen nicht erlaubt: nie nur ein Feld.",
        ],
        Role::TourBusDriver => vec![
            "Nach Norden, Osten, Süden oder Westen, über alles hinweg, auf ein freies Feld, das an \
             einen Wolkenkratzer grenzt, auch schräg, und höchstens eine Ebene höher liegt.",
            "Du musst dein Feld verlassen und darfst auf jedem solchen Feld halten, nicht nur auf \
             dem ersten. Der gewöhnliche Schritt ist stattdessen nicht erlaubt.",
            match options.bus_setup {
                BusSetup::AfterWorkers => {
                    "In Spielen mit dieser Rolle wird der erste Wolkenkratzer vor der ersten Runde auf ein freies Feld gesetzt."
                }
                BusSetup::BeforeWorkers => {
                    "In Spielen mit dieser Rolle wird der erste Wolkenkratzer vor den Figuren gesetzt, auf kein Startfeld."
                }
            },
        ],
    }
}

/// Rulings that roles share.
fn shared_rulings(role: Role, options: &Options) -> Vec<&'static str> {
    let mut lines = Vec::new();
    let demands = matches!(role, Role::Engineer | Role::FashionDesigner);
    if demands {
        lines.push(match options.if_possible {
            IfPossible::Strict => {
                "Wäre der übrige Zug danach unmöglich, kann diese Figur nicht handeln."
            }
            IfPossible::Lenient => "Wäre der übrige Zug danach unmöglich, entfällt das.",
        });
    }
    let lines_matter = matches!(
        role,
        Role::Reporter | Role::SubwayOperator | Role::TaxiDriver | Role::TourBusDriver
    );
    if lines_matter && options.cross_water {
        lines.push("Die Linie führt auch über Wasser.");
    }
    let needs_pieces = matches!(
        role,
        Role::Ironworker | Role::CraneOperator | Role::Firefighter | Role::Foreman
    );
    if needs_pieces && options.supply == SupplyRule::Hard {
        lines.push("Gebaut wird nur, was noch im Vorrat ist.");
    }
    if role.kind() == Type::Mover && !options.win_instant {
        lines.push("Ein Aufstieg mit der Statue gewinnt erst, wenn auch gebaut ist.");
    }
    lines
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "Das Ziel",
        lines: &[
            "Besitze die Freiheitsstatue und steige mit einer Figur auf Ebene 3.",
            "Oder besitze sie, spiele den Ingenieur und baue ein Dach.",
            "Oder außer dir hat niemand mehr Figuren.",
        ],
    },
    Chapter {
        heading: "Eine Runde",
        lines: &[
            "Alle wählen geheim eine Karte und decken sie gemeinsam auf.",
            "Die höchste Zahl nimmt sofort die Statue: Wer sie hat, ist zuletzt am Zug, und nur mit ihr \
             gewinnt man in dieser Runde durch Aufstieg oder Dach.",
            "Dann geht es von der niedrigsten Zahl zur höchsten.",
            "Haben alle nur noch eine Karte auf der Hand, bekommen alle vier neue.",
        ],
    },
    Chapter {
        heading: "Ein Zug",
        lines: &[
            "Wähle eine deiner Figuren. Sie zieht auf ein freies Feld daneben, auch schräg: \
             höchstens eine Ebene hinauf, beliebig weit hinab.",
            "Dann baut sie auf einem freien Feld neben ihrem neuen Platz: einen Block oder auf \
             Ebene 3 ein Dach.",
            "Deine Karte ändert das; was sie verlangt, muss geschehen.",
            "Wer versetzt wird, ist nicht gezogen: Jede Ebene ist erlaubt, und niemand gewinnt so.",
        ],
    },
    Chapter {
        heading: "Figuren verlieren",
        lines: &[
            "Hat keine deiner Figuren einen vollständigen Zug, verlierst du eine von ihnen und den \
             Zug.",
            "Wer keine Figur mehr hat, scheidet aus.",
            "Blöcke, Dächer und Wolkenkratzer können ausgehen.",
        ],
    },
];
