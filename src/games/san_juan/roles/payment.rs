//! A payment: goods first, with a Black market, then hand cards in the order of the print, exactly
//! the price. Where there is only one way to pay, it is paid without asking.

use serde::{Deserialize, Serialize};

use super::super::picking::{Picking, pick};
use super::super::table::places;
use super::super::{
    Action, Card, Cards, Event, Eyes, Illegal, Open, Phase, Pile, RoleTurn, Stage, Table,
};
use super::builder::{self, build};
use super::price::{helpers, payable, price};

/// A building that is being paid for: it is out of the hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Payment<E: Eyes = Open> {
    /// Which building.
    pub card: Card,
    /// The place of the building that it covers, if it covers one.
    pub over: Option<u8>,
    /// How much is still to be paid.
    pub due: u8,
    /// How many more goods can be paid.
    pub goods: u8,
    /// The cards that are paid so far.
    pub paid: E::Cards,
}

pub(super) fn begin(
    table: &mut Table,
    turn: RoleTurn<()>,
    card: Card,
    over: Option<u8>,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let step = Payment {
        card,
        over,
        due: price(table, seat, card, over, turn.privileged()).total(),
        goods: payable(table, seat, over),
        paid: Cards::NONE,
    };
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: seat,
        step,
    };
    go_on(table, turn, stage)
}

pub(in super::super) fn candidates<E: Eyes>(
    table: &Table<E>,
) -> impl Iterator<Item = Action> + use<E> {
    let cards = table.kinds().iter().copied().map(Action::Pay);
    places().map(Action::PayGood).chain(cards)
}

/// The candidates that can be allowed at all.
pub(in super::super) fn likely(
    table: &Table,
    turn: &RoleTurn<Payment>,
) -> impl Iterator<Item = Action> {
    let goods = match turn.step.goods {
        0 => None,
        _ => Some(places().map(Action::PayGood)),
    };
    let cards = table.players[turn.acting].hand.kinds();
    let cards = cards.map(|(card, _)| Action::Pay(card));
    goods.into_iter().flatten().chain(cards)
}

pub(in super::super) fn check<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Payment<E>>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let Payment { paid, due, .. } = &turn.step;
    let picking = Picking::exactly(&table.players[turn.acting].hand, paid, *due);
    move |action| match *action {
        Action::Pay(card) => picking.check(card),
        Action::PayGood(place) => may_pay_good(table, turn, place),
        Action::Pass => Err(Illegal::MustAct),
        _ => Err(Illegal::NotNow),
    }
}

fn may_pay_good<E: Eyes>(
    table: &Table<E>,
    turn: &RoleTurn<Payment<E>>,
    place: u8,
) -> Result<(), Illegal> {
    let step = &turn.step;
    let structure = table.players[turn.acting].at(place);
    let structure = structure.ok_or(Illegal::NoSuchBuilding)?;
    if structure.good.is_none() {
        return Err(Illegal::NoGood);
    }
    if step.paid.count() > 0 {
        return Err(Illegal::GoodsFirst);
    }
    let helpers = helpers(table, turn.acting, step.over);
    let most = helpers.iter().map(Card::goods_taken).sum();
    if most == 0 {
        return Err(Illegal::Needs(Card::BlackMarket));
    }
    if step.over == Some(place) && !table.options.covered_good_pays_black_market {
        return Err(Illegal::GoodIsCovered);
    }
    match step.goods {
        0 => Err(Illegal::NoMoreGoods { most }),
        _ => Ok(()),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Payment>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    pay(table, &mut turn, action, stage);
    go_on(table, turn, stage)
}

fn pay(table: &mut Table, turn: &mut RoleTurn<Payment>, action: &Action, stage: &mut Stage) {
    let seat = turn.acting;
    let step = &mut turn.step;
    match *action {
        Action::Pay(card) => pick(&mut table.players[seat].hand, &mut step.paid, card),
        Action::PayGood(place) => {
            let from = table.players[seat].at(place).map(|it| it.card);
            let good = table.take_good(seat, place);
            if let (Some(from), Some(good)) = (from, good) {
                table.discards.put(good);
                step.goods -= 1;
                stage.tell(Event::PaidGood { seat, from });
            }
        }
        _ => return,
    }
    step.due -= 1;
}

/// Asks, unless everything is paid. What can be done in one way only is done.
fn go_on(table: &mut Table, turn: RoleTurn<Payment>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    while turn.step.due > 0 {
        let only = {
            let check = check(table, &turn);
            let mut ways = likely(table, &turn).filter(|action| check(action).is_ok());
            match (ways.next(), ways.next()) {
                (Some(action), None) => action,
                _ => return Phase::Paying(turn),
            }
        };
        pay(table, &mut turn, &only, stage);
    }
    finish(table, turn, stage)
}

fn finish(table: &mut Table, turn: RoleTurn<Payment>, stage: &mut Stage) -> Phase {
    let seat = turn.acting;
    let Payment {
        card, over, paid, ..
    } = turn.step;
    if paid.total() > 0 {
        table.discards.put_all(&paid);
        stage.tell(Event::Paid { seat, cards: paid });
    }
    build(table, seat, card, over, stage);
    let turn = RoleTurn {
        chooser: turn.chooser,
        acting: seat,
        step: (),
    };
    builder::next(table, turn, stage)
}
