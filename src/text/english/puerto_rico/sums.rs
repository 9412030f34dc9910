//! What things cost and bring.

use crate::games::puerto_rico::ByGood;
use crate::games::puerto_rico::roles::builder::Price;
use crate::games::puerto_rico::roles::trader::Sale;
use crate::text::Speech;
use crate::text::english::{English, counted};
use crate::text::puerto_rico::{Gain, Names, Stakes, Sums};

impl Sums for English {
    fn price_sum(&self, price: &Price, have: u16) -> String {
        let total = price.total();
        let mut sum = price.printed.to_string();
        if price.quarries > 0 {
            sum += &format!(" − {}", self.quarries(price.quarries));
        }
        if price.privilege > 0 {
            sum += &format!(" − {} builder", price.privilege);
        }
        if price.forests > 0 {
            sum += &format!(" − {} forests", price.forests);
        }
        sum = match price.quarries + price.privilege + price.forests {
            0 => self.doubloons(total.into()),
            _ => format!("{sum} = {total}"),
        };
        if price.black_market > 0 {
            let kind = price.black_market;
            return format!("{sum}: {} and {kind} in kind", self.doubloons(have));
        }
        match have.checked_sub(total.into()) {
            Some(left) => format!("{sum}, {left} left"),
            None => format!("{sum}, {} short", u16::from(total) - have),
        }
    }

    fn sale_sum(&self, sale: &Sale) -> String {
        let mut sum = sale.base.to_string();
        if sale.privilege > 0 {
            sum += &format!(" + {} trader", sale.privilege);
        }
        if sale.markets > 0 {
            sum += &format!(" + {} market", sale.markets);
        }
        if sale.privilege + sale.markets > 0 {
            sum += &format!(" = {}", sale.total());
        }
        sum
    }

    fn gain_sum(&self, gain: &Gain) -> String {
        let mut sum = format!("+{}", self.points(gain.barrels.into()));
        if gain.privilege > 0 {
            sum += &format!(" (+{} first loading)", gain.privilege);
        }
        if gain.bonus > 0 {
            sum += &format!(" (+{} harbor)", gain.bonus);
        }
        if gain.doubloons > 0 {
            sum += &format!(", +{} (lighthouse)", self.doubloons(gain.doubloons.into()));
        }
        sum
    }

    fn stakes(&self, stakes: &Stakes) -> String {
        match *stakes {
            Stakes::Settler { room: 0, .. } => "island full".to_owned(),
            Stakes::Settler {
                plantations,
                quarry,
                ..
            } => {
                let tiles = counted(plantations, "tile", "tiles");
                match quarry {
                    true => format!("{tiles}, quarry"),
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
            } => with_extra(format!("{affordable} affordable"), '−', privilege),
            Stakes::Craftsman { goods, privilege } => {
                with_extra(self.goods_in_letters(&goods), '+', privilege)
            }
            Stakes::Trader { best: None } => "nothing to sell".to_owned(),
            Stakes::Trader {
                best: Some((good, sale)),
            } => format!(
                "best {}: {}",
                sale.total(),
                self.good(good).to_ascii_lowercase()
            ),
            Stakes::Captain { best: None } => "nothing to load".to_owned(),
            Stakes::Captain {
                best: Some((_, gain)),
            } => format!("best +{}", self.points(gain.total().into())),
            Stakes::Prospector { doubloons: 0 } => "nothing".to_owned(),
            Stakes::Prospector { doubloons } => {
                format!("+{}", self.doubloons(doubloons.into()))
            }
        }
    }

    fn then_left(&self, goods: &ByGood<u8>) -> String {
        format!("then left: {}", self.goods(goods))
    }
}

fn with_extra(what: String, sign: char, extra: u8) -> String {
    match extra {
        0 => what,
        _ => format!("{what} ({sign}{extra})"),
    }
}
