//! Trader: each in turn may sell one barrel. Who chose it gets one doubloon more for it.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::super::guests::Window;
use super::super::phase::{First, first_able, pass_over};
use super::super::table::TRADING_HOUSE;
use super::super::{Action, Building, Event, Good, Illegal, Phase, RoleTurn, Stage, Table, round};

/// What a sale brings, as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sale {
    /// What the trading house pays for the good.
    pub base: u8,
    /// What the privilege adds.
    pub privilege: u8,
    /// What the markets add.
    pub markets: u8,
}

impl Sale {
    fn to_house<C>(table: &Table<C>, seat: Seat, good: Good, privilege: u8) -> Self {
        Sale {
            base: good.price(),
            privilege,
            markets: table.players[seat]
                .functions()
                .map(|building| building.trade_bonus())
                .sum(),
        }
    }

    fn to_post(good: Good, privilege: u8) -> Self {
        Sale {
            base: good.price(),
            privilege,
            markets: 0,
        }
    }

    /// What the seller gets.
    pub fn total(&self) -> u8 {
        self.base + self.privilege + self.markets
    }
}

/// What a good would bring a seat, with or without the privilege of the trader.
pub fn sale<C>(table: &Table<C>, seat: Seat, good: Good, privileged: bool) -> Sale {
    Sale::to_house(table, seat, good, table.privilege_of(seat, privileged))
}

/// What a good would bring a seat at its own Trading post: nothing is added but the privilege.
pub fn sale_to_post<C>(table: &Table<C>, seat: Seat, good: Good, privileged: bool) -> Sale {
    Sale::to_post(good, table.privilege_of(seat, privileged))
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    go_on(table, Some(RoleTurn::first(chooser, ())), stage)
}

pub(in super::super) fn candidates<C>(table: &Table<C>) -> impl Iterator<Item = Action> + use<C> {
    let to_post = match table.in_game.contains(Building::TradingPost) {
        true => Good::ALL,
        false => &[],
    };
    let sell = Good::ALL.iter().copied().map(Action::Sell);
    let to_post = to_post.iter().copied().map(Action::SellToPost);
    sell.chain(to_post).chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<()>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::Sell(good) => may_sell(table, turn.acting, good),
        Action::SellToPost(good) => may_sell_to_post(table, turn.acting, good),
        _ => Err(Illegal::NotNow),
    }
}

/// Whether the trading house takes a good from a seat.
///
/// # Errors
///
/// Why it does not.
pub fn may_sell<C>(table: &Table<C>, seat: Seat, good: Good) -> Result<(), Illegal> {
    let player = &table.players[seat];
    if table.trading_house.len() == TRADING_HOUSE {
        return Err(Illegal::HouseFull);
    }
    if player.goods[good] == 0 {
        return Err(Illegal::NoSuchGood(good));
    }
    let known = table.trading_house.contains(&good);
    if known
        && !player
            .functions()
            .any(|building| building.sells_duplicates())
    {
        return Err(Illegal::HouseHas(good));
    }
    Ok(())
}

/// Whether the own Trading post takes a good from a seat: it takes any.
///
/// # Errors
///
/// Why it does not.
pub fn may_sell_to_post<C>(table: &Table<C>, seat: Seat, good: Good) -> Result<(), Illegal> {
    let player = &table.players[seat];
    if !has_post(table, seat) {
        return Err(Illegal::Needs(Building::TradingPost));
    }
    if player.goods[good] == 0 {
        Err(Illegal::NoSuchGood(good))
    } else {
        Ok(())
    }
}

fn has_post<C>(table: &Table<C>, seat: Seat) -> bool {
    table.in_game.contains(Building::TradingPost)
        && table.players[seat].functions().any(|it| it.is_post())
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<()>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let seat = turn.acting;
    let privilege = turn.privilege(table);
    match *action {
        Action::Sell(good) => {
            let doubloons = Sale::to_house(table, seat, good, privilege).total();
            table.trading_house.push(good);
            hand_over(table, seat, good, doubloons);
            stage.tell(Event::Sold {
                seat,
                good,
                doubloons,
            });
        }
        Action::SellToPost(good) => {
            let doubloons = Sale::to_post(good, privilege).total();
            table.goods[good] += 1;
            hand_over(table, seat, good, doubloons);
            stage.tell(Event::SoldToPost {
                seat,
                good,
                doubloons,
            });
        }
        _ => stage.tell(Event::Passed { seat }),
    }
    let next = turn.next(table.seats(), ());
    go_on(table, next, stage)
}

/// A barrel for doubloons.
fn hand_over(table: &mut Table, seat: Seat, good: Good, doubloons: u8) {
    let player = &mut table.players[seat];
    player.goods[good] -= 1;
    player.doubloons += u16::from(doubloons);
}

fn able(table: &Table, turn: &RoleTurn<()>) -> bool {
    let seat = turn.acting;
    let mut goods = Good::ALL.iter();
    goods.any(|good| may_sell(table, seat, *good).is_ok())
        || has_post(table, seat) && table.players[seat].goods.total() > 0
}

fn go_on(table: &mut Table, turn: Option<RoleTurn<()>>, stage: &mut Stage) -> Phase {
    match turn.and_then(|turn| first_able(table, turn, stage, able)) {
        Some(First::Able(turn)) => Phase::Trader(turn),
        Some(First::WithGuests(turn)) => Phase::Guests(Window::Trader(turn)),
        None => finish(table, stage),
    }
}

pub(in super::super) fn after_guests(
    table: &mut Table,
    turn: RoleTurn<()>,
    stage: &mut Stage,
) -> Phase {
    if able(table, &turn) {
        return Phase::Trader(turn);
    }
    let next = pass_over(table, turn, stage);
    go_on(table, next, stage)
}

/// Empties the trading house, but only if it is full.
fn finish(table: &mut Table, stage: &mut Stage) -> Phase {
    if table.trading_house.len() == TRADING_HOUSE {
        for good in std::mem::take(&mut table.trading_house) {
            table.goods[good] += 1;
        }
        stage.tell(Event::HouseEmptied);
    }
    round::after_role(table, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Building, RoleCard};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const TRADER: Action = Action::Choose(RoleCard::Trader);

    #[test]
    fn each_good_has_its_price() {
        for (good, price) in Good::ALL.iter().copied().zip(0..) {
            let mut game = scene(3).goods(SECOND, good, 1).money(SECOND, 0).game();
            play(&mut game, &[TRADER, Action::Sell(good)]);
            assert_eq!(game.players[SECOND].doubloons, price);
        }
    }

    #[test]
    fn the_trader_gets_one_more() {
        let mut game = scene(3)
            .goods(FIRST, Good::Tobacco, 1)
            .money(FIRST, 0)
            .game();
        play(&mut game, &[TRADER, Action::Sell(Good::Tobacco)]);
        assert_eq!(game.players[FIRST].doubloons, 3 + 1);
    }

    #[test]
    fn one_barrel_each() {
        let mut game = scene(3)
            .goods(FIRST, Good::Tobacco, 3)
            .goods(FIRST, Good::Coffee, 1)
            .game();
        play(&mut game, &[TRADER, Action::Sell(Good::Tobacco)]);
        assert_eq!(game.players[FIRST].goods[Good::Tobacco], 2);
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn only_what_one_has_can_be_sold() {
        let mut game = scene(3).goods(FIRST, Good::Tobacco, 1).game();
        play(&mut game, &[TRADER]);
        assert_eq!(
            game.check(&Action::Sell(Good::Coffee)),
            Err(Illegal::NoSuchGood(Good::Coffee))
        );
        assert_eq!(game.check(&Action::DrawPlantation), Err(Illegal::NotNow));
    }

    #[test]
    fn what_was_sold_in_this_phase_is_in_the_house_too() {
        let mut game = scene(3)
            .goods(FIRST, Good::Coffee, 1)
            .goods(SECOND, Good::Coffee, 1)
            .goods(SECOND, Good::Corn, 1)
            .game();
        play(&mut game, &[TRADER, Action::Sell(Good::Coffee)]);
        assert_eq!(
            game.check(&Action::Sell(Good::Coffee)),
            Err(Illegal::HouseHas(Good::Coffee))
        );
    }

    #[test]
    fn who_has_only_what_the_house_has_is_passed_over() {
        let mut game = scene(3)
            .traded(Good::Coffee)
            .goods(FIRST, Good::Coffee, 2)
            .goods(SECOND, Good::Coffee, 2)
            .works(SECOND, Building::Office)
            .game();
        let events = play(&mut game, &[TRADER]);
        assert!(events.contains(&Event::Skipped { seat: FIRST }));
        assert_eq!(game.phase.acting(), Some(SECOND));
    }

    #[test]
    fn the_last_seat_may_fill_the_house_and_it_is_emptied_at_once() {
        let last = Seat::new(2);
        let mut game = scene(3)
            .traded(Good::Corn)
            .traded(Good::Indigo)
            .traded(Good::Sugar)
            .goods(last, Good::Coffee, 1)
            .game();
        let supply = game.goods;
        let events = play(&mut game, &[TRADER, Action::Sell(Good::Coffee)]);
        assert_eq!(events.last(), Some(&Event::HouseEmptied));
        assert!(game.trading_house.is_empty());
        for (good, count) in supply.iter() {
            let back = u8::from(good != Good::Tobacco);
            assert_eq!(game.goods[good], count + back, "{good:?}");
        }
    }
}
