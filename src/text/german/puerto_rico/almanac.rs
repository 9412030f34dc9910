//! What roles and buildings do.

use crate::games::puerto_rico::{Building, Role};
use crate::text::Chapter;
use crate::text::german::German;
use crate::text::puerto_rico::Almanac;

impl Almanac for German {
    fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }

    fn role_rule(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => {
                "Alle dürfen eine Plantage aus der Auslage auf ihre Insel legen. Danach kommt eine \
                 neue Auslage."
            }
            Role::Mayor => {
                "Die Kolonisten vom Schiff werden verteilt, und alle setzen all ihre Kolonisten \
                 neu ein. Solange ein Kreis frei ist, darf niemand ohne Arbeit bleiben."
            }
            Role::Builder => {
                "Alle dürfen ein Gebäude bezahlen und bauen. Jeder besetzte Steinbruch spart eine \
                 Dublone, höchstens so viele, wie die Spalte des Gebäudes angibt."
            }
            Role::Craftsman => {
                "Alle produzieren: ein Fass für jede besetzte Plantage, deren Ernte ein Kolonist \
                 in einem passenden Gebäude verarbeitet. Mais braucht kein Gebäude."
            }
            Role::Trader => {
                "Alle dürfen ein Fass verkaufen, und zwar eine Sorte, die noch nicht im Handelshaus \
                 liegt. Mit vier Fässern ist es voll; dann schließt es und wird geleert."
            }
            Role::Captain => {
                "Reihum laden alle eine Sorte auf ein Schiff, und sie müssen es tun, solange etwas \
                 passt. Jedes Fass ist ein Siegpunkt. Was danach keinen Lagerplatz hat, ist verloren."
            }
            Role::Prospector => "Für die anderen geschieht nichts.",
        }
    }

    fn role_privilege(&self, role: Role) -> &'static str {
        match role {
            Role::Settler => "Darf statt einer Plantage einen Steinbruch nehmen.",
            Role::Mayor => "Bekommt 1 weiteren Kolonisten aus dem Vorrat.",
            Role::Builder => "Baut um 1 Dublone billiger.",
            Role::Craftsman => "Nimmt danach 1 Fass mehr von einer eben produzierten Sorte.",
            Role::Trader => "Bekommt für einen Verkauf 1 Dublone mehr.",
            Role::Captain => "Bekommt für die erste eigene Ladung 1 Siegpunkt mehr.",
            Role::Prospector => "Nimmt 1 Dublone.",
        }
    }

    fn building_rule(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => "1 Kolonist macht 1 Fass Indigo.",
            Building::SmallSugarMill => "1 Kolonist macht 1 Fass Zucker.",
            Building::IndigoPlant => "Bis zu 3 Kolonisten machen je 1 Fass Indigo.",
            Building::SugarMill => "Bis zu 3 Kolonisten machen je 1 Fass Zucker.",
            Building::TobaccoStorage => "Bis zu 3 Kolonisten machen je 1 Fass Tabak.",
            Building::CoffeeRoaster => "Bis zu 2 Kolonisten machen je 1 Fass Kaffee.",
            Building::SmallMarket => "Dein Verkauf ans Handelshaus bringt 1 Dublone mehr.",
            Building::Hacienda => "Siedler: Ziehe vor deinem Plättchen eine verdeckte Plantage.",
            Building::ConstructionHut => {
                "Siedler: Du darfst als Plättchen immer einen Steinbruch nehmen."
            }
            Building::SmallWarehouse => "Nach dem Laden lagerst du auch alle Fässer einer Sorte.",
            Building::Hospice => "Siedler: Mit deinem Plättchen kommt ein Kolonist.",
            Building::Office => "Verkaufe auch eine Sorte, die schon im Handelshaus liegt.",
            Building::LargeMarket => "Dein Verkauf ans Handelshaus bringt 2 Dublonen mehr.",
            Building::LargeWarehouse => {
                "Nach dem Laden lagerst du auch alle Fässer von zwei Sorten."
            }
            Building::Factory => {
                "2, 3, 4 oder 5 produzierte Sorten bringen 1, 2, 3 oder 5 Dublonen."
            }
            Building::University => "Baumeister: Mit deinem Gebäude kommt ein Kolonist.",
            Building::Harbor => "Kapitän: Jede deiner Ladungen bringt 1 SP mehr.",
            Building::Wharf => "Kapitän: Verschiffe einmal alle Fässer einer Sorte selbst.",
            Building::GuildHall => {
                "Am Ende: 1 SP für jedes kleine, 2 SP für jedes große Produktionsgebäude."
            }
            Building::Residence => "Am Ende: 4 bis 7 SP für die Plättchen auf deiner Insel.",
            Building::Fortress => "Am Ende: 1 SP für je 3 deiner Kolonisten.",
            Building::CustomsHouse => "Am Ende: 1 SP für je 4 Punkte in Chips.",
            Building::CityHall => "Am Ende: 1 SP für jedes violette Gebäude deiner Stadt.",
            Building::Aqueduct => "Indigoküpe und Zuckermühle machen je 1 Fass mehr.",
            Building::ForestHouse => {
                "Siedler: Lege die Plantage als Wald. 2 Wälder sparen 1 Dublone."
            }
            Building::BlackMarket => "Zahle bis zu 3 fehlende Dublonen mit Kolonist, Ware und SP.",
            Building::Storehouse => "Nach dem Laden lagerst du auch 3 einzelne Fässer.",
            Building::Guesthouse => {
                "Deine 2 Gäste gehen auch ohne Bürgermeister an die Arbeit, wann du willst."
            }
            Building::TradingPost => "Händler: Verkaufe hier jede Ware, aber ohne die Märkte.",
            Building::Church => {
                "Jeder Bau bringt 1 SP, ein großer 2; die erste Spalte bringt nichts."
            }
            Building::SmallWharf => {
                "Kapitän: Verschiffe einmal beliebige Fässer selbst; 2 Fässer sind 1 SP."
            }
            Building::Lighthouse => {
                "Kapitän: 1 Dublone für jede deiner Ladungen und 1 als Kapitän."
            }
            Building::Library => "Du hast das Privileg der Rolle, die du wählst, zweimal.",
            Building::SpecialtyFactory => {
                "Viele Fässer einer Sorte außer Mais bringen 1 Dublone weniger als Fässer."
            }
            Building::UnionHall => {
                "Kapitän: 1 SP für je 2 deiner Fässer einer Sorte, bevor du lädst."
            }
            Building::Cloister => {
                "Am Ende: 1, 3, 6 oder 10 SP für 1 bis 4 Sätze aus 3 gleichen Plättchen."
            }
            Building::Statue => "8 SP, und für Kolonisten gibt es hier nichts zu tun.",
        }
    }

    fn building_details(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant | Building::IndigoPlant => {
                "Jeder Kolonist hier macht aus der Ernte einer besetzten Indigoplantage ein Fass. \
                 Kleine Küpe und Küpe zählen zusammen: Es kommt auf die Kolonisten in beiden und \
                 auf die Zahl der Felder an. Jede von beiden kann nur einmal in deiner Stadt \
                 stehen."
            }
            Building::SmallSugarMill | Building::SugarMill => {
                "Jeder Kolonist hier macht aus der Ernte einer besetzten Zuckerplantage ein Fass. \
                 Kleine Mühle und Mühle zählen zusammen: Es kommt auf die Kolonisten in beiden und \
                 auf die Zahl der Felder an. Jede von beiden kann nur einmal in deiner Stadt \
                 stehen."
            }
            Building::TobaccoStorage => {
                "Jeder Kolonist hier macht aus der Ernte einer besetzten Tabakplantage ein Fass. \
                 Für Tabak gibt es kein kleines Gebäude: Ohne diesen Speicher bringen die Felder \
                 nichts."
            }
            Building::CoffeeRoaster => {
                "Jeder Kolonist hier macht aus der Ernte einer besetzten Kaffeeplantage ein Fass, \
                 und keine Ware verkauft sich besser. Es gibt zwei Kreise; ein drittes Kaffeefeld \
                 läge also brach."
            }
            Building::SmallMarket => {
                "Ist er besetzt, legt er bei deinem Verkauf ans Handelshaus eine Dublone dazu. \
                 Ohne Verkauf zahlt er nichts. Er zählt zusätzlich zum Großen Markt und zum \
                 Privileg des Händlers und macht sogar Mais verkäuflich."
            }
            Building::Hacienda => {
                "Ist sie besetzt, ziehst du blind eine Plantage, bevor du dein Plättchen nimmst. \
                 Was du ziehst, behältst du. Ein Steinbruch ist es nie, und das Hospiz schickt \
                 dafür niemanden. Du brauchst einen freien Platz; füllt der Zug die Insel, passt \
                 kein weiteres Plättchen."
            }
            Building::ConstructionHut => {
                "Ist sie besetzt, hast du Anrecht auf einen Steinbruch, wer auch immer den Siedler \
                 gewählt hat, solange es Steinbrüche gibt. Du nimmst ihn statt einer Plantage: Es \
                 bleibt bei einem Plättchen, auch wenn du selbst der Siedler bist."
            }
            Building::SmallWarehouse => {
                "Beim Lagern behalten alle ein einzelnes Fass. Ist das Kleine Lagerhaus besetzt, \
                 kommt eine Sorte deiner Wahl dazu, so viele Fässer es auch sind. Vom Laden \
                 befreit es nicht: Was auf ein Schiff passt, muss fort. Mit dem Großen Lagerhaus \
                 sind drei Sorten sicher."
            }
            Building::Hospice => {
                "Ist es besetzt, schickt es einen Kolonisten auf die Plantage oder den Steinbruch, \
                 den du nimmst: aus dem Vorrat oder, wenn der leer ist, vom Schiff. Das Plättchen \
                 ist sofort in Betrieb. Zum Zug der Hazienda kommt niemand. Du kannst auf den \
                 Kolonisten verzichten."
            }
            Building::Office => {
                "Das Handelshaus will jede Sorte nur einmal. Mit besetztem Kontor darfst du auch \
                 eine Sorte verkaufen, die schon dort liegt. Es bleibt bei einem Fass, und ein \
                 volles Handelshaus ist auch für dich geschlossen."
            }
            Building::LargeMarket => {
                "Ist er besetzt, legt er bei deinem Verkauf ans Handelshaus zwei Dublonen dazu. \
                 Ohne Verkauf zahlt er nichts. Er zählt zusätzlich zum Kleinen Markt, zusammen \
                 drei Dublonen, und zum Privileg des Händlers."
            }
            Building::LargeWarehouse => {
                "Beim Lagern behalten alle ein einzelnes Fass. Ist das Große Lagerhaus besetzt, \
                 kommen zwei Sorten deiner Wahl dazu, so viele Fässer es auch sind. Vom Laden \
                 befreit es nicht: Was auf ein Schiff passt, muss fort. Mit dem Kleinen Lagerhaus \
                 sind drei Sorten sicher."
            }
            Building::Factory => {
                "Ist sie besetzt, zahlt sie für die Vielfalt deiner Produktion, nicht für die \
                 Menge: nichts für eine Sorte, 1 Dublone für zwei, 2 für drei, 3 für vier und 5 \
                 für alle fünf. Es zählt nur, wovon du wirklich ein Fass bekommst. Das \
                 Zusatzfass des Aufsehers ist keine weitere Sorte."
            }
            Building::University => {
                "Ist sie besetzt, schickt sie einen Kolonisten in jedes Gebäude, das du baust: aus \
                 dem Vorrat oder, wenn der leer ist, vom Schiff. Es kommt einer, auch wenn es \
                 mehrere Kreise gibt. Für sich selbst kann sie das nicht. Du kannst auf den \
                 Kolonisten verzichten."
            }
            Building::Harbor => {
                "Ist er besetzt, bringt dir jede Ladung einen Siegpunkt mehr, ob ein Fass oder \
                 sieben; auch eine Ladung deiner Werft zählt. Viele kleine Ladungen bringen also \
                 mehr als wenige große."
            }
            Building::Wharf => {
                "Ist sie besetzt, kann sie in jeder Kapitänsphase eine Ladung ersetzen: All deine \
                 Fässer einer Sorte gehen in den Vorrat, und du bekommst für jedes einen Punkt. Auf \
                 die Frachtschiffe kommt es dabei nicht an, und Platz ist immer. Du wählst den \
                 Zeitpunkt oder lässt es sein."
            }
            Building::GuildHall => {
                "Ist sie am Ende des Spiels besetzt, zählt sie die Produktionsgebäude deiner Stadt: \
                 1 Punkt für Kleine Indigoküpe und Kleine Zuckermühle, 2 Punkte für jedes andere. \
                 Kolonisten brauchen sie dafür nicht."
            }
            Building::Residence => {
                "Ist sie am Ende des Spiels besetzt, zählt sie die Plättchen auf deiner Insel: 4 \
                 Punkte für bis zu neun, 5 für zehn, 6 für elf und 7 für zwölf. Steinbrüche zählen \
                 wie Plantagen, und keines braucht einen Kolonisten."
            }
            Building::Fortress => {
                "Ist sie am Ende des Spiels besetzt, zählt sie all deine Kolonisten, auf der Insel, \
                 in der Stadt und in San Juan, und gibt 1 Punkt für je drei. Einer oder zwei, die \
                 übrig sind, bringen nichts."
            }
            Building::CustomsHouse => {
                "Ist es am Ende des Spiels besetzt, zählt es die im Spiel verdienten Siegpunkte, \
                 vor allem die vom Verschiffen, und gibt 1 Punkt für je vier. Was auf Gebäuden \
                 steht, zählt nicht; Punkte, für die kein Chip mehr da war, zählen."
            }
            Building::CityHall => {
                "Ist es am Ende des Spiels besetzt, zählt es die violetten Gebäude deiner Stadt, \
                 also alle außer den Produktionsgebäuden: 1 Punkt für jedes, klein oder groß, mit \
                 oder ohne Kolonisten. Es zählt auch sich selbst."
            }
            Building::Aqueduct => {
                "Ist es besetzt, bekommst du 1 Indigo mehr, wenn deine Indigoküpe mindestens \
                 eines macht, und 1 Zucker mehr, wenn deine Zuckermühle das tut. Kleine Küpe und \
                 Kleine Mühle zählen nicht. Der Vorrat muss das Fass haben."
            }
            Building::ForestHouse => {
                "Ist es besetzt, darfst du die Plantage, die du nimmst oder ziehst, umdrehen: Sie \
                 wird für immer ein Wald. Je zwei Wälder machen jedes Gebäude um eine Dublone \
                 billiger, ohne Grenze und ohne Kolonisten, hier wie dort. Ein Kolonist des \
                 Hospizes geht stattdessen nach San Juan."
            }
            Building::BlackMarket => {
                "Ist er besetzt und reichen all deine Dublonen für ein Gebäude nicht, darfst du \
                 einen Kolonisten, ein Fass und einen Siegpunkt geben, je höchstens eins, jedes \
                 für eine Dublone. Es muss genau aufgehen. Der Kolonist hier bleibt, und die in \
                 Steinbrüchen, die das Gebäude billiger machen, auch."
            }
            Building::Storehouse => {
                "Beim Lagern behalten alle ein einzelnes Fass. Ist die Lagerhalle besetzt, kommen \
                 drei dazu, von beliebigen Sorten und neben dem, was deine Lagerhäuser ganz \
                 behalten. Vom Laden befreit sie nicht: Was auf ein Schiff passt, muss fort."
            }
            Building::Guesthouse => {
                "In der Bürgermeisterphase setzt du bis zu zwei Kolonisten hierher. In jeder \
                 anderen Phase darfst du jeden von ihnen auf einen freien Kreis deiner Insel oder \
                 Stadt schicken, wenn du an der Reihe bist oder sonst nichts tun könntest. Sie \
                 arbeiten sofort und bleiben dort bis zur nächsten Bürgermeisterphase."
            }
            Building::TradingPost => {
                "Ist es besetzt, kauft es dein Fass anstelle des Handelshauses: jede Sorte, auch \
                 wenn sie dort schon liegt oder das Haus voll ist. Es zahlt den Preis der Ware \
                 und das Privileg des Händlers; die Märkte legen nichts dazu. Das Fass geht in \
                 den Vorrat. Es bleibt bei einem Fass."
            }
            Building::Church => {
                "Ist sie besetzt, bekommst du für jedes Gebäude der zweiten oder dritten Spalte, \
                 das du baust, einen Siegpunkt und für eines der vierten zwei, was auch immer du \
                 zahlst. Sie muss vorher besetzt sein und bringt für sich selbst nichts."
            }
            Building::SmallWharf => {
                "Ist sie besetzt, kann sie in jeder Kapitänsphase eine Ladung ersetzen: Beliebig \
                 viele deiner Fässer, von einer oder mehreren Sorten, gehen in den Vorrat, und je \
                 zwei bringen einen Punkt. Ein einzelnes bringt nichts. Du darfst Fässer \
                 zurückhalten."
            }
            Building::Lighthouse => {
                "Ist er besetzt, zahlt er bei jeder deiner Ladungen eine Dublone, ob auf ein \
                 Schiff oder mit einer der Werften. Hast du den Kapitän gewählt, zahlt er bei \
                 deinem ersten Zug eine mehr, ob du lädst oder nicht."
            }
            Building::Library => {
                "Ist sie besetzt, verdoppelt sie dein Privileg: zwei Kolonisten, zwei Fässer, \
                 zwei Dublonen oder zwei Punkte. Als Siedler nimmst du eine zweite Plantage, wenn \
                 alle die ihre haben. Dublonen auf der Karte werden nicht verdoppelt. Zu zweit \
                 wirkt sie einmal in jeder Runde."
            }
            Building::SpecialtyFactory => {
                "Ist sie besetzt, zählt die Sorte, von der du am meisten produzierst, ohne den \
                 Mais, und du bekommst am Ende der Phase eine Dublone weniger, als es Fässer \
                 sind. Fässer vom Privileg des Aufsehers zählen mit."
            }
            Building::UnionHall => {
                "Ist es besetzt, bekommst du bei deinem ersten Zug der Kapitänsphase, bevor du \
                 lädst, einen Punkt für je zwei Fässer einer Sorte. Die Waren bleiben, und du \
                 verschiffst sie dann wie sonst. Das ist keine Ladung: Hafen und Leuchtturm geben \
                 nichts dafür."
            }
            Building::Cloister => {
                "Ist es am Ende des Spiels besetzt, zählt es Sätze aus drei gleichen Plättchen \
                 auf deiner Insel: Einer gibt 1 Punkt, zwei geben 3, drei 6 und vier 10. \
                 Steinbrüche und Wälder sind eigene Sorten; Kolonisten brauchen die Plättchen \
                 nicht."
            }
            Building::Statue => {
                "Sie hat keinen Kreis und keine Funktion: Ihre acht Punkte zählen, wie sie \
                 gedruckt sind. Ein Kolonist, den die Universität mitschickt, geht nach San Juan."
            }
        }
    }

    fn building_example(&self, building: Building) -> &'static str {
        match building {
            Building::SmallIndigoPlant => {
                "Zwei besetzte Indigoplantagen und ein Kolonist hier: ein Fass. Für das zweite \
                 Feld brauchst du die Indigoküpe."
            }
            Building::SmallSugarMill => {
                "Zwei besetzte Zuckerplantagen und ein Kolonist hier: ein Fass. Für das zweite \
                 Feld brauchst du die Zuckermühle."
            }
            Building::IndigoPlant => {
                "Drei Kolonisten hier, aber nur zwei besetzte Indigoplantagen: zwei Fässer. Der \
                 dritte Kolonist hat nichts zu tun."
            }
            Building::SugarMill => {
                "Zwei Kolonisten hier, einer in der Kleinen Zuckermühle, drei besetzte \
                 Zuckerplantagen: drei Fässer."
            }
            Building::TobaccoStorage => {
                "Eine besetzte Tabakplantage und ein Kolonist hier ergeben ein Fass, das 3 \
                 Dublonen bringt."
            }
            Building::CoffeeRoaster => {
                "Eine besetzte Kaffeeplantage und ein Kolonist hier ergeben ein Fass, das 4 \
                 Dublonen bringt."
            }
            Building::SmallMarket => {
                "Du bist Händler und verkaufst Indigo: 1 für die Ware, 1 fürs Privileg, 1 für den \
                 Markt, also 3 Dublonen."
            }
            Building::Hacienda => {
                "Du ziehst Tabak und nimmst dann Mais aus der Auslage: zwei Plantagen in einer \
                 Phase."
            }
            Building::ConstructionHut => {
                "Ben wählt den Siedler und nimmt Kaffee. Du nimmst einen Steinbruch, und sobald \
                 dort jemand arbeitet, baust du billiger."
            }
            Building::SmallWarehouse => {
                "Du hast 5 Zucker und 2 Mais, und kein Schiff nimmt sie: Du behältst allen Zucker \
                 und 1 Mais."
            }
            Building::Hospice => {
                "Du nimmst einen Steinbruch, und gleich danach kommt der Baumeister: Der neue \
                 Steinbruch macht schon billiger."
            }
            Building::Office => {
                "Du hast nur Kaffee, und im Handelshaus liegt schon Kaffee: Du verkaufst deinen \
                 trotzdem, für 4."
            }
            Building::LargeMarket => {
                "Du verkaufst Zucker: 2 für die Ware, 2 für den Markt, also 4 Dublonen."
            }
            Building::LargeWarehouse => {
                "Nach dem Laden hast du 4 Zucker, 3 Tabak und 2 Mais: Nur 1 Mais geht verloren."
            }
            Building::Factory => {
                "Du produzierst 4 Mais, 1 Zucker und 1 Tabak: drei Sorten, also 2 Dublonen."
            }
            Building::University => {
                "Du baust die Werft, kurz bevor der Kapitän kommt: Sie ist sofort seeklar."
            }
            Building::Harbor => {
                "Du lädst 2 Mais, dann 1 Zucker, dann 1 Indigo: 4 SP für die Fässer und 3 vom \
                 Hafen."
            }
            Building::Wharf => {
                "Du hast 6 Mais, und das Schiff mit Mais ist voll: Deine Werft nimmt alle, 6 SP."
            }
            Building::GuildHall => {
                "Kleine Zuckermühle, Indigoküpe, Tabakspeicher: 1 + 2 + 2, also 5 SP mehr."
            }
            Building::Residence => {
                "Auf deiner Insel liegen acht Plantagen und drei Steinbrüche, elf Plättchen: 6 SP \
                 mehr."
            }
            Building::Fortress => {
                "Du hast 17 Kolonisten, zwei davon ohne Arbeit in San Juan: 5 SP mehr."
            }
            Building::CustomsHouse => "Du hast 30 Punkte in Chips: 7 SP mehr.",
            Building::CityHall => {
                "Kleiner Markt, Kontor, Hafen, Festung und dieses Rathaus: 5 SP mehr."
            }
            Building::Aqueduct => {
                "Deine Indigoküpe macht 1 Indigo, deine Zuckermühle 3 Zucker: Du bekommst 2 \
                 Indigo und 4 Zucker."
            }
            Building::ForestHouse => {
                "Sechs Wälder, zwei besetzte Steinbrüche: Als Baumeister bekommst du das Große \
                 Lagerhaus umsonst, 6 − 3 − 2 − 1."
            }
            Building::BlackMarket => {
                "Der Hafen kostet dich 8, und du hast 6: Du zahlst 6, ein Fass Indigo und einen \
                 Kolonisten."
            }
            Building::Storehouse => {
                "Nach dem Laden hast du 3 Mais und 2 Zucker: Nur 1 Fass geht verloren."
            }
            Building::Guesthouse => {
                "Waren werden gelagert: Du schickst einen Gast in die Lagerhalle und behältst \
                 drei Fässer mehr."
            }
            Building::TradingPost => {
                "Das Handelshaus ist voll: Du verkaufst deinen Kaffee trotzdem, für 4."
            }
            Building::Church => "Du baust Kontor, Werft und Festung: 1 + 1 + 2 SP.",
            Building::SmallWharf => "Du verschiffst 3 Indigo, 2 Tabak und 1 Mais: 3 SP.",
            Building::Lighthouse => {
                "Du bist Kapitän und lädst 2 Mais: 2 Dublonen. Dann verschifft deine Werft 3 \
                 Indigo: 1 Dublone."
            }
            Building::Library => {
                "Du wählst den Händler und verkaufst Kaffee: 4 für die Ware und 2 fürs Privileg."
            }
            Building::SpecialtyFactory => {
                "Du produzierst 4 Mais, 3 Zucker und 2 Kaffee: 2 Dublonen."
            }
            Building::UnionHall => {
                "Du hast 3 Mais, 2 Indigo und 1 Kaffee: 2 SP, und dann lädst du."
            }
            Building::Cloister => {
                "Sechs Wälder, drei Steinbrüche, zwei Mais und ein Kaffee: drei Sätze, 6 SP mehr."
            }
            Building::Statue => {
                "In der letzten Runde hast du 10 Dublonen, und kein Bürgermeister kommt mehr: Die \
                 Statue ist sofort 8 SP wert."
            }
        }
    }
}

static CHAPTERS: &[Chapter] = &[
    Chapter {
        heading: "Das Ziel",
        lines: &[
            "Wer am Ende die meisten Siegpunkte hat, gewinnt. Punkte gibt es fürs Verschiffen von Waren und für Gebäude; die großen Gebäude bringen am Ende noch mehr.",
        ],
    },
    Chapter {
        heading: "Eine Runde",
        lines: &[
            "Beim Gouverneur beginnend nimmt jede Person reihum eine der übrigen Rollen. Dann führen alle diese Rolle aus, zuerst, wer sie genommen hat; dazu gehört ein Privileg.",
            "Auf eine Rolle, die niemand genommen hat, kommt eine Dublone für die Person, die sie später nimmt. Dann wandert der Gouverneur nach links.",
            "Eine Plantage oder ein Gebäude arbeitet nur, solange ein Kolonist darauf steht.",
        ],
    },
    Chapter {
        heading: "Das Ende",
        lines: &[
            "Das Spiel endet nach der Runde, in der sich das Kolonistenschiff nicht wie verlangt füllen lässt, jemand das zwölfte Feld seiner Stadt bebaut oder der letzte Siegpunkt vergeben wird.",
            "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden Dublonen und Waren zusammen.",
        ],
    },
];
