//! What things cost and bring.

use crate::games::san_juan::Card;
use crate::text::Speech;
use crate::text::english::English;
use crate::text::san_juan::{Cost, Names, OnBoard, Stakes, Sums, discounter};

use super::names::card_inside;

impl Sums for English {
    fn price_sum(&self, cost: &Cost) -> String {
        let price = &cost.price;
        let mut sum = price.printed.to_string();
        if price.covered > 0 {
            sum += &format!(" − {} covered", price.covered);
        }
        if price.privilege > 0 {
            sum += &format!(" − {} builder", price.privilege);
        }
        if price.discount > 0 {
            let helper = discounter(cost.card).map(card_inside).unwrap_or_default();
            sum += &format!(" − {} {helper}", price.discount);
        }
        sum = match price.covered + price.privilege + price.discount {
            0 => self.cards(price.printed),
            _ => format!("{sum} = {}", cost.total()),
        };
        match cost.short() {
            0 => sum,
            short => format!("{sum}, {}", OnBoard::short(self, short)),
        }
    }

    fn stakes(&self, stakes: &Stakes) -> String {
        match *stakes {
            Stakes::Builder {
                buildable,
                privilege,
            } => {
                let less = match privilege {
                    0 => String::new(),
                    _ => format!(" (−{privilege})"),
                };
                match buildable {
                    Some((of, can)) => format!("can build {can} of {of}{less}"),
                    None => format!("1 building{less}"),
                }
            }
            Stakes::Producer { goods: 0 } => "nothing to produce".to_owned(),
            Stakes::Producer { goods } => format!("+{}", Names::goods(self, goods)),
            Stakes::Trader { goods: 0, .. } => "nothing to sell".to_owned(),
            Stakes::Trader { goods, cards: None } => format!("sell {goods}"),
            Stakes::Trader {
                goods,
                cards: Some(cards),
            } => format!("sell {goods}: +{}", self.cards(cards)),
            Stakes::Councillor { drawn, kept } => format!("draw {drawn}, keep {kept}"),
            Stakes::Prospector { cards, mine, smith } => {
                let mut finds = Vec::new();
                if cards > 0 {
                    finds.push(format!("+{}", self.cards(cards)));
                }
                if mine {
                    finds.push("gold mine".to_owned());
                }
                if smith {
                    finds.push("goldsmith".to_owned());
                }
                match finds.is_empty() {
                    true => "nothing".to_owned(),
                    false => finds.join(", "),
                }
            }
        }
    }
}

/// "pay 3 of 5 (4 − 1 builder = 3)", "free".
pub(super) fn payment(cost: &Cost) -> String {
    let paid = match cost.total() {
        0 => "free".to_owned(),
        total => format!("pay {total} of {}", cost.have),
    };
    match cost.total() == cost.price.printed {
        true => paid,
        false => format!("{paid} ({})", English.price_sum(cost)),
    }
}

/// ", +2 VP": the points of a new building, if any are printed on it.
pub(super) fn printed(text: &English, card: Card) -> String {
    match card.spec().points {
        0 => String::new(),
        points => format!(", +{}", text.points(points.into())),
    }
}

/// Adds the cards that are drawn with a choice.
pub(super) fn draws(told: &mut String, cards: u8) {
    if cards > 0 {
        *told += &format!(", then draw {}", English.cards(cards));
    }
}
