//! What things cost and bring.

use crate::games::san_juan::Card;
use crate::text::Speech;
use crate::text::german::German;
use crate::text::san_juan::{Cost, Names, OnBoard, Stakes, Sums, discounter};

impl Sums for German {
    fn price_sum(&self, cost: &Cost) -> String {
        let price = &cost.price;
        let mut sum = price.printed.to_string();
        if price.covered > 0 {
            sum += &format!(" − {} überbaut", price.covered);
        }
        if price.privilege > 0 {
            sum += &format!(" − {} Baumeister", price.privilege);
        }
        if price.discount > 0 {
            let helper = discounter(cost.card).map(|it| Names::card(self, it));
            sum += &format!(" − {} {}", price.discount, helper.unwrap_or_default());
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
                    Some((of, can)) => format!("{can} von {of} baubar{less}"),
                    None => format!("1 Gebäude{less}"),
                }
            }
            Stakes::Producer { goods: 0 } => "nichts zu produzieren".to_owned(),
            Stakes::Producer { goods } => format!("+{}", Names::goods(self, goods)),
            Stakes::Trader { goods: 0, .. } => "nichts zu verkaufen".to_owned(),
            Stakes::Trader { goods, cards: None } => format!("{goods} verkaufen"),
            Stakes::Trader {
                goods,
                cards: Some(cards),
            } => format!("{goods} verkaufen: +{}", self.cards(cards)),
            Stakes::Councillor { drawn, kept } => format!("{drawn} ziehen, {kept} behalten"),
            Stakes::Prospector { cards, mine, smith } => {
                let mut finds = Vec::new();
                if cards > 0 {
                    finds.push(format!("+{}", self.cards(cards)));
                }
                if mine {
                    finds.push("Goldmine".to_owned());
                }
                if smith {
                    finds.push("Goldschmied".to_owned());
                }
                match finds.is_empty() {
                    true => "nichts".to_owned(),
                    false => finds.join(", "),
                }
            }
        }
    }
}

/// "zahle 3 von 5 (4 − 1 Baumeister = 3)", "umsonst".
pub(super) fn payment(cost: &Cost) -> String {
    let paid = match cost.total() {
        0 => "umsonst".to_owned(),
        total => format!("zahle {total} von {}", cost.have),
    };
    match cost.total() == cost.price.printed {
        true => paid,
        false => format!("{paid} ({})", German.price_sum(cost)),
    }
}

/// ", +2 SP": the points of a new building, if any are printed on it.
pub(super) fn printed(text: &German, card: Card) -> String {
    match card.spec().points {
        0 => String::new(),
        points => format!(", +{}", text.points(points.into())),
    }
}

/// Adds the cards that are drawn with a choice.
pub(super) fn draws(told: &mut String, cards: u8) {
    if cards > 0 {
        *told += &format!(", danach ziehe {}", German.cards(cards));
    }
}
