//! What roles and buildings do.

use crate::games::puerto_rico::{Building, Role};
use crate::text::german::German;
use crate::text::puerto_rico::Almanac;

impl Almanac for German {
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
        }
    }
}
