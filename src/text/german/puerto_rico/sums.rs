//! What things cost and bring.

use crate::games::puerto_rico::ByGood;
use crate::games::puerto_rico::roles::builder::Price;
use crate::games::puerto_rico::roles::trader::Sale;
use crate::text::Speech;
use crate::text::german::{German, counted};
use crate::text::puerto_rico::{Gain, Names, Stakes, Sums};

impl Sums for German {
    fn price_sum(&self, price: &Price, have: u16) -> String {
        let total = price.total();
        let mut sum = price.printed.to_string();
        if price.quarries > 0 {
            sum += &format!(" − {}", self.quarries(price.quarries));
        }
        if price.privilege > 0 {
            sum += &format!(" − {} Baumeister", price.privilege);
        }
        if price.forests > 0 {
            sum += &format!(" − {} Wälder", price.forests);
        }
        sum = match price.quarries + price.privilege + price.forests {
            0 => self.doubloons(total.into()),
            _ => format!("{sum} = {total}"),
        };
        if price.black_market > 0 {
            let kind = counted(price.black_market, "Gabe", "Gaben");
            return format!("{sum}: {} und {kind}", self.doubloons(have));
        }
        match have.checked_sub(total.into()) {
            Some(left) => format!("{sum}, Rest {left}"),
            None => match u16::from(total) - have {
                1 => format!("{sum}, 1 fehlt"),
                missing => format!("{sum}, {missing} fehlen"),
            },
        }
    }

    fn sale_sum(&self, sale: &Sale) -> String {
        let mut sum = sale.base.to_string();
        if sale.privilege > 0 {
            sum += &format!(" + {} Händler", sale.privilege);
        }
        if sale.markets > 0 {
            sum += &format!(" + {} Markt", sale.markets);
        }
        if sale.privilege + sale.markets > 0 {
            sum += &format!(" = {}", sale.total());
        }
        sum
    }

    fn gain_sum(&self, gain: &Gain) -> String {
        let mut sum = format!("+{}", self.points(gain.barrels.into()));
        if gain.privilege > 0 {
            sum += &format!(" (+{} erste Ladung)", gain.privilege);
        }
        if gain.bonus > 0 {
            sum += &format!(" (+{} Hafen)", gain.bonus);
        }
        if gain.doubloons > 0 {
            sum += &format!(", +{} (Leuchtturm)", self.doubloons(gain.doubloons.into()));
        }
        sum
    }

    fn stakes(&self, stakes: &Stakes) -> String {
        match *stakes {
            Stakes::Settler { room: 0, .. } => "Insel voll".to_owned(),
            Stakes::Settler {
                plantations,
                quarry,
                ..
            } => {
                let tiles = counted(plantations, "Plantage", "Plantagen");
                match quarry {
                    true => format!("{tiles}, Steinbruch"),
                    false => tiles,
                }
            }
            Stakes::Mayor {
                colonists,
                privilege,
            } => with_extra(format!("+{}", self.colonists(colonists)), '+', privilege),
            Stakes::Builder {
                affordable,
                privilege,
            } => with_extra(format!("{affordable} bezahlbar"), '−', privilege),
            Stakes::Craftsman { goods, privilege } => {
                with_extra(self.goods_in_letters(&goods), '+', privilege)
            }
            Stakes::Trader { best: None } => "nichts zu verkaufen".to_owned(),
            Stakes::Trader {
                best: Some((good, sale)),
            } => format!("bis zu {}: {}", sale.total(), self.good(good)),
            Stakes::Captain { best: None } => "nichts zu laden".to_owned(),
            Stakes::Captain {
                best: Some((_, gain)),
            } => format!("bis zu +{}", self.points(gain.total().into())),
            Stakes::Prospector { doubloons: 0 } => "nichts".to_owned(),
            Stakes::Prospector { doubloons } => {
                format!("+{}", self.doubloons(doubloons.into()))
            }
        }
    }

    fn then_left(&self, goods: &ByGood<u8>) -> String {
        format!("dann übrig: {}", self.goods(goods))
    }
}

fn with_extra(what: String, sign: char, extra: u8) -> String {
    match extra {
        0 => what,
        _ => format!("{what} ({sign}{extra})"),
    }
}
