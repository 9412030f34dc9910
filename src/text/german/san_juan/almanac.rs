//! What roles and cards do.

use crate::games::san_juan::{Card, Edition, GoldMine, Options, Role};
use crate::text::Chapter;
use crate::text::german::German;
use crate::text::san_juan::Almanac;

use super::examples;

impl Almanac for German {
    fn role_rule(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => {
                "Baue eine Karte aus deiner Hand: Zahle ihre Kosten mit anderen Handkarten."
            }
            Role::Producer => {
                "Lege eine Ware, eine verdeckte Karte vom Vorrat, auf ein leeres \
                 Produktionsgebäude."
            }
            Role::Trader => {
                "Ein Preisplättchen wird aufgedeckt. Verkaufe eine Ware und ziehe so viele Karten, \
                 wie es angibt."
            }
            Role::Councillor => "Ziehe zwei Karten, behalte eine und wirf die andere ab.",
            Role::Prospector => "Nichts, außer du hast eine Goldmine oder einen Goldschmied.",
        }
    }

    fn role_privilege(&self, role: Role) -> &'static str {
        match role {
            Role::Builder => "Zahle eine Karte weniger.",
            Role::Producer => "Produziere eine Ware mehr.",
            Role::Trader => "Verkaufe eine Ware mehr.",
            Role::Councillor => "Ziehe fünf Karten statt zwei und behalte eine.",
            Role::Prospector => "Ziehe eine Karte.",
        }
    }

    fn card_rule(&self, card: Card, options: &Options) -> &'static str {
        match card {
            Card::IndigoPlant => "Aufseher: trägt eine Ware, Indigo.",
            Card::SugarMill => "Aufseher: trägt eine Ware, Zucker.",
            Card::TobaccoStorage => "Aufseher: trägt eine Ware, Tabak.",
            Card::CoffeeRoaster => "Aufseher: trägt eine Ware, Kaffee.",
            Card::SilverSmelter => "Aufseher: trägt eine Ware, Silber.",
            Card::Smithy => "Baumeister: Zahle 1 Karte weniger für ein Produktionsgebäude.",
            Card::GoldMine => match options.gold_mine {
                GoldMine::Any => {
                    "Goldsucher: Decke 4 Karten auf; bei vier verschiedenen Kosten nimm eine."
                }
                GoldMine::Cheapest => {
                    "Goldsucher: Decke 4 Karten auf; sind alle Kosten verschieden, nimm die \
                     billigste."
                }
            },
            Card::Archive => "Ratsherr: Wirf von der ganzen Hand ab, nicht nur vom Gezogenen.",
            Card::PoorHouse => "Baumeister: Ziehe 1 Karte, wenn du nach dem Bau 0 oder 1 hast.",
            Card::BlackMarket => "Baumeister: Zahle 1 oder 2 Waren statt ebenso vieler Karten.",
            Card::TradingPost => "Händler: Verkaufe 1 Ware mehr.",
            Card::Well => "Aufseher: Ziehe 1 Karte, wenn du mindestens 2 Waren produzierst.",
            Card::MarketStand => "Händler: Ziehe 1 Karte, wenn du mindestens 2 Waren verkaufst.",
            Card::Crane => "Baumeister: Baue über ein eigenes Gebäude und zahle den Unterschied.",
            Card::Chapel => "Rundenbeginn: Lege 1 Handkarte darunter, für 1 SP.",
            Card::Tower => "Rundenbeginn: Du darfst 12 Handkarten haben.",
            Card::Aqueduct => "Aufseher: Produziere 1 Ware mehr.",
            Card::Carpenter => "Baumeister: Ziehe 1 Karte, wenn du ein violettes Gebäude baust.",
            Card::Prefecture => "Ratsherr: Behalte 1 Karte mehr.",
            Card::MarketHall => "Händler: Ziehe 1 Karte, wenn du etwas verkaufst.",
            Card::Quarry => "Baumeister: Zahle 1 Karte weniger für ein violettes Gebäude.",
            Card::Library => "Dein Privileg zählt doppelt in der Rolle, die du wählst.",
            Card::Statue | Card::VictoryColumn | Card::Hero => {
                "Ein Monument: nichts als seine Punkte."
            }
            Card::GuildHall => match options.edition {
                Edition::First2004 => "Am Ende: 2 SP für jedes eigene Produktionsgebäude.",
                Edition::Second2014 => {
                    "Am Ende: 1 SP für jedes eigene Produktionsgebäude und 1 für jede Sorte davon."
                }
            },
            Card::CityHall => "Am Ende: 1 SP für jedes eigene violette Gebäude, auch dieses.",
            Card::TriumphalArch => "Am Ende: 4, 6 oder 8 SP für 1, 2 oder 3 Monumente.",
            Card::Palace => "Am Ende: 1 SP für je 4 deiner anderen Punkte.",
            Card::OfficeBuilding => "Rundenbeginn: Wirf 1 oder 2 Karten ab und ziehe ebenso viele.",
            Card::GuardRoom => "Rundenbeginn: Wer keine hat, darf nur 6 Handkarten haben.",
            Card::Tavern => "Ende des Baumeisters: Ziehe 1 Karte bei den wenigsten Gebäuden.",
            Card::CustomsOffice => {
                "Ratsherr: Eine Karte kommt darauf. Händler: Verkaufe sie für 2 Karten."
            }
            Card::Park => "Baumeister: Zählt 6, wenn ein Kran ihn überbaut.",
            Card::Harbour => "Händler: Die erste verkaufte Ware kommt darunter, für 1 SP.",
            Card::Bank => "Rundenbeginn: Lege einmal beliebig viele Karten darunter, je 1 SP.",
            Card::Goldsmith => "Goldsucher: Decke eine Karte auf; nimm sie, wenn niemand sie hat.",
            Card::Residence => {
                "Am Ende: 4, 3, 2, 1 SP für je drei verschiedene Gebäude gleicher Kosten."
            }
            Card::Cathedral => "Am Ende: 4, 3, 2, 1 SP für die Sechser-Gebäude der anderen.",
        }
    }

    fn card_details(&self, card: Card, options: &Options) -> &'static str {
        match card {
            Card::IndigoPlant => {
                "Alle beginnen mit einer. Du darfst beliebig viele haben. Indigo bringt bei jedem \
                 Preis 1 Karte."
            }
            Card::SugarMill => {
                "Du darfst beliebig viele haben. Zucker bringt 1 Karte, auf zwei der fünf \
                 Preisplättchen 2."
            }
            Card::TobaccoStorage => {
                "Du darfst beliebig viele haben. Tabak bringt 2 Karten, auf einem der fünf \
                 Preisplättchen 1."
            }
            Card::CoffeeRoaster => {
                "Du darfst beliebig viele haben. Kaffee bringt 2 Karten, auf einem der fünf \
                 Preisplättchen 3."
            }
            Card::SilverSmelter => {
                "Du darfst beliebig viele haben. Silber bringt 3 Karten, auf zwei der fünf \
                 Preisplättchen 2."
            }
            Card::Smithy => {
                "Kommt zum Privileg des Baumeisters dazu, aber kein Preis fällt unter null. Bei \
                 violetten Gebäuden hilft sie nicht."
            }
            Card::GoldMine => match options.gold_mine {
                GoldMine::Any => {
                    "Wirkt, wer auch immer den Goldsucher gewählt hat. Kosten zwei der vier Karten \
                     gleich viel, kommen alle weg; sonst nimmst du eine und wirfst drei ab. Du \
                     darfst auch keine nehmen. Die Bibliothek verdoppelt sie nicht."
                }
                GoldMine::Cheapest => {
                    "Wirkt, wer auch immer den Goldsucher gewählt hat. Kosten zwei der vier Karten \
                     gleich viel, kommen alle weg; sonst darfst du die billigste nehmen, und die \
                     anderen kommen weg. Die Bibliothek verdoppelt sie nicht."
                }
            },
            Card::Archive => {
                "Alle gezogenen Karten kommen auf die Hand; dann wirfst du so viele ab, wie du \
                 nicht behalten dürftest, welche du willst. Die Hand wächst wie ohne Archiv."
            }
            Card::PoorHouse => {
                "Gezählt wird nach dem Zahlen und nach der Karte der Tischlerei. Passen bringt \
                 nichts, und der Bau des Armenhauses selbst auch nicht."
            }
            Card::BlackMarket => {
                "Jede Ware zahlt eine Karte, gleich welche Sorte und welcher Preis. Waren und \
                 Karten zahlen zusammen genau die Kosten: Es gibt nichts heraus."
            }
            Card::TradingPost => {
                "Wirkt, wer auch immer den Händler gewählt hat. Mit dem Privileg verkaufst du drei \
                 Waren, mit der Bibliothek vier."
            }
            Card::Well => {
                "Es zählen die Waren, die du in dieser Phase produzierst, nicht die, die du hast. \
                 Mehr als eine Karte gibt es nie."
            }
            Card::MarketStand => {
                "Eine Karte in der Phase, wie viele Waren es über zwei hinaus auch sind. Die \
                 Markthalle bringt ihre eigene dazu."
            }
            Card::Crane => {
                "Das neue Gebäude kostet um die Kosten des überbauten weniger, nie weniger als \
                 nichts. Das überbaute zählt und wirkt nicht mehr, seine Ware ist verloren, Karten \
                 unter einer Kapelle bleiben. Die Zahl deiner Gebäude wächst nicht. Der Kran \
                 überbaut sich nicht selbst."
            }
            Card::Chapel => {
                "Eine Karte oder keine in jeder Runde, bevor zu große Hände kleiner werden. \
                 Niemand darf sie ansehen, und sie kommt nie zurück. Die Punkte bleiben, auch wenn \
                 die Kapelle überbaut wird."
            }
            Card::Tower => {
                "Nur am Rundenbeginn werden Hände kleiner, dazwischen dürfen sie beliebig groß \
                 sein. Ohne Turm ist die Grenze 7."
            }
            Card::Aqueduct => {
                "Wirkt, wer auch immer den Aufseher gewählt hat. Mit dem Privileg produzierst du \
                 drei Waren, mit der Bibliothek vier, wenn so viele Produktionsgebäude leer sind."
            }
            Card::Carpenter => {
                "Die Karte kommt nach dem Zahlen, kann also nicht mitzahlen. Für den eigenen Bau \
                 bringt die Tischlerei nichts, und auch nicht, wenn sie überbaut wird."
            }
            Card::Prefecture => {
                "Du behältst zwei von zwei, fünf oder acht Karten. Nicht zu verwechseln mit dem \
                 Rathaus, das am Ende zählt."
            }
            Card::MarketHall => {
                "Eine Karte in der Phase, nicht eine für jede Ware. Der Marktstand bringt seine \
                 eigene dazu."
            }
            Card::Quarry => {
                "Auch Monumente und Gebäude für 6 sind violett. Kommt zum Privileg des Baumeisters \
                 dazu, aber kein Preis fällt unter null."
            }
            Card::Library => {
                "Baumeister: 2 Karten weniger. Aufseher und Händler: 2 Waren mehr. Ratsherr: 8 \
                 Karten. Goldsucher: 2 Karten. Die Rollen der anderen und deine Gebäude bleiben, \
                 wie sie sind. Zu zweit nutzt der Gouverneur sie für eine seiner beiden Rollen."
            }
            Card::Statue => {
                "3 Punkte für 3 Karten. Sie zählt für den Triumphbogen und als violettes Gebäude \
                 für Rathaus und Steinbruch."
            }
            Card::VictoryColumn => {
                "4 Punkte für 4 Karten. Sie zählt für den Triumphbogen und als violettes Gebäude \
                 für Rathaus und Steinbruch."
            }
            Card::Hero => {
                "5 Punkte für 5 Karten, so viel wie keine andere Karte für sich. Er zählt für den \
                 Triumphbogen und als violettes Gebäude."
            }
            Card::GuildHall => match options.edition {
                Edition::First2004 => {
                    "Die Sorte ist gleich: Drei Indigoküpereien sind 6 Punkte. Überbaute zählen \
                     nicht. Die Zunfthalle selbst ist nichts wert."
                }
                Edition::Second2014 => {
                    "Drei Indigoküpereien sind 4 Punkte: drei für die Gebäude, einer für die Sorte. \
                     Überbaute zählen nicht. Die Zunfthalle selbst ist nichts wert."
                }
            },
            Card::CityHall => {
                "Violett sind alle Gebäude, die nicht produzieren, auch Monumente und die anderen \
                 großen. Überbaute zählen nicht."
            }
            Card::TriumphalArch => {
                "Statue, Siegessäule und Held sind die Monumente. Ohne eines ist der Bogen nichts \
                 wert, und überbaute zählen nicht."
            }
            Card::Palace => {
                "Zählt zuletzt: Aufdruck, Karten unter Gebäuden und was andere Gebäude zählen, \
                 geteilt durch 4 und abgerundet. Sich selbst zählt er nicht."
            }
            Card::OfficeBuilding => {
                "Vor Kapelle und Bank und bevor zu große Hände kleiner werden. Erst wirfst du ab, \
                 dann siehst du die neuen Karten."
            }
            Card::GuardRoom => {
                "Solange irgendwer eine hat. Wer eine hat, behält die Grenze 7, und der Turm \
                 erlaubt weiter 12."
            }
            Card::Tavern => {
                "Ob du gebaut hast oder nicht. Haben mehrere die wenigsten Gebäude, ziehen alle, \
                 aber nur, wenn jemand mehr hat."
            }
            Card::CustomsOffice => {
                "Ist es leer, kommt eine Karte vom Vorrat darauf, die niemand ansieht. Sie zu \
                 verkaufen ist einer deiner Verkäufe; sie zählt für Marktstand und Markthalle und \
                 zahlt beim Schwarzmarkt."
            }
            Card::Park => {
                "Er kostet 3, aber was über ihm gebaut wird, kostet 6 weniger. Dazu braucht es \
                 einen Kran."
            }
            Card::Harbour => {
                "Die Karten dafür ziehst du trotzdem. Eine Ware in jeder Händlerphase, niemand darf \
                 sie ansehen. Die Punkte bleiben, auch wenn der Hafen überbaut wird."
            }
            Card::Bank => {
                "Zusammen mit der Kapelle, bevor zu große Hände kleiner werden. Einmal im Spiel: \
                 Wähle die Runde gut. Die Punkte bleiben, auch wenn die Bank überbaut wird."
            }
            Card::Goldsmith => {
                "Wirkt, wer auch immer den Goldsucher gewählt hat. Es zählen die Gebäude aller \
                 Städte, auch deiner; überbaute nicht. Was du nicht nimmst, kommt weg."
            }
            Card::Residence => {
                "Drei verschiedene Gebäude gleicher Kosten sind ein Satz, auch mit ihr selbst: 4 \
                 Punkte für den ersten, dann 3, 2 und 1. Höchstens 10."
            }
            Card::Cathedral => {
                "Sie kostet 7 und liegt auf dem Tisch, wo alle sie bauen können, ohne sie auf der \
                 Hand zu haben. Deine eigenen Sechser-Gebäude zählen nicht. Wird sie überbaut, \
                 kommt sie zurück auf den Tisch."
            }
        }
    }

    fn card_example(&self, card: Card, options: &Options) -> &'static str {
        examples::of(card, options)
    }

    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "Das Ziel",
        lines: &[
            "Es gewinnt, wer die meisten Siegpunkte hat: Aufdruck der Gebäude, Karten unter \
             Kapellen und was große Gebäude zählen.",
            "Eine Karte ist ein Gebäude oder eine Münze dafür oder, verdeckt, eine Ware.",
        ],
    },
    Chapter {
        heading: "Eine Runde",
        lines: &[
            "Reihum, vom Gouverneur an, wählen alle eine freie Rolle. Alle führen sie aus, zuerst, \
             wer sie gewählt hat, und mit einem Privileg.",
            "Zu zweit wählt der Gouverneur zweimal: zuerst und zuletzt.",
            "Dann wechselt der Gouverneur: Karten dürfen unter Kapellen, und Hände von mehr als 7 \
             Karten werden kleiner.",
        ],
    },
    Chapter {
        heading: "Bauen",
        lines: &[
            "Gezahlt wird mit Handkarten, genau die Kosten, nie weniger als nichts.",
            "Produktionsgebäude darfst du mehrfach haben, violette nur einmal.",
            "Ein Gebäude wirkt vom nächsten Schritt an, nicht für den eigenen Bau.",
        ],
    },
    Chapter {
        heading: "Das Ende",
        lines: &[
            "Hat jemand zwölf Gebäude, wird die Baumeisterphase beendet, und das Spiel ist aus.",
            "Bei gleichen Punkten entscheiden Handkarten und Waren; dann ist der Sieg geteilt.",
            "Ist der Vorrat leer, werden die abgelegten Karten gemischt. Das beendet nichts.",
        ],
    },
];
