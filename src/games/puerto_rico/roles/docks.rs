//! What the buildings of Expansion I add to the captain: the loading of a Small wharf, and what a
//! Lighthouse and a Union hall give.

use crate::engine::Seat;

use super::super::{Building, ByGood, Event, Good, Illegal, RoleTurn, Stage, Table, guests};
use super::captain::{self, Loading, bit};

/// Whether a seat may put so many barrels of a good on its Small wharf.
pub(super) fn may_use_small_wharf<C>(
    table: &Table<C>,
    turn: &RoleTurn<Loading>,
    good: Good,
    count: u8,
) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let owner = table.in_game.contains(Building::SmallWharf)
        && player.functions().any(|it| it.is_small_wharf());
    if !owner {
        return Err(Illegal::Needs(Building::SmallWharf));
    }
    if turn.step.small_wharf_used(turn.acting) {
        return Err(Illegal::SmallWharfUsed);
    }
    if turn.step.pier.kinds().any(|loaded| loaded >= good) {
        return Err(Illegal::LoadInOrder);
    }
    match player.goods[good] {
        0 => Err(Illegal::NoSuchGood(good)),
        most if count == 0 || count > most => Err(Illegal::TooManyBarrels { most }),
        _ => Ok(()),
    }
}

/// What buildings add to the points of a Small wharf with these goods.
pub fn small_wharf_bonus<C>(table: &Table<C>, seat: Seat, goods: &ByGood<u8>) -> u8 {
    let times = match table.options.harbor_per_kind_on_small_wharf {
        true => goods.kinds().map(|_| 1).sum(),
        false => 1,
    };
    captain::loading_bonus(table, seat) * times
}

/// The Small wharf sails with what was put on it: a point for two barrels.
pub(super) fn load_small_wharf(table: &mut Table, turn: &mut RoleTurn<Loading>, stage: &mut Stage) {
    before_loading(table, turn, stage);
    let seat = turn.acting;
    let goods = std::mem::take(&mut turn.step.pier);
    turn.step.small_wharves |= bit(seat);
    for (good, count) in goods.iter() {
        table.players[seat].goods[good] -= count;
        table.goods[good] += count;
    }
    let points = goods.total() / 2;
    let privilege = captain::privilege(table, turn);
    let bonus = small_wharf_bonus(table, seat, &goods);
    stage.tell(Event::LoadedSmallWharf {
        seat,
        goods,
        points,
        privilege,
        bonus,
    });
    captain::after_loading(table, turn, points + privilege + bonus, stage);
}

pub(super) fn earn(
    table: &mut Table,
    seat: Seat,
    stage: &mut Stage,
    income: impl Fn(Building) -> u8,
) {
    let player = &table.players[seat];
    let paid = player.functions().map(|it| (it, income(it)));
    if let Some((building, doubloons)) = paid.filter(|(_, doubloons)| *doubloons > 0).last() {
        table.players[seat].doubloons += u16::from(doubloons);
        stage.tell(Event::Earned {
            seat,
            building,
            doubloons,
        });
    }
}

/// What a seat gets with its first turn, loading or not: the captain's doubloon of a Lighthouse and
/// the points of a Union hall. Asked again when a guest has moved.
pub(in super::super) fn arrive(table: &mut Table, turn: &mut RoleTurn<Loading>, stage: &mut Stage) {
    if table.in_game.contains(Building::Lighthouse)
        && turn.privileged()
        && !turn.step.captain_paid
        && table.players[turn.acting]
            .functions()
            .any(|it| it.captain_income() > 0)
    {
        turn.step.captain_paid = true;
        earn(table, turn.acting, stage, |it| it.captain_income());
    }
    if table.in_game.contains(Building::UnionHall) && !table.options.union_hall_needs_load {
        count_goods(table, turn, stage);
    }
}

/// What a seat gets before it loads.
pub(super) fn before_loading(table: &mut Table, turn: &mut RoleTurn<Loading>, stage: &mut Stage) {
    if table.in_game.contains(Building::UnionHall) && table.options.union_hall_needs_load {
        count_goods(table, turn, stage);
        turn.step.halls |= bit(turn.acting);
    }
}

/// Gives the points of a Union hall, once in a phase.
fn count_goods(table: &mut Table, turn: &mut RoleTurn<Loading>, stage: &mut Stage) {
    let seat = turn.acting;
    let player = &table.players[seat];
    let counted = player
        .functions()
        .map(|it| (it, it.points_for_goods(&player.goods)));
    let counted = counted.filter(|(_, points)| *points > 0).last();
    if let (true, Some((building, points))) = (turn.step.halls & bit(seat) == 0, counted) {
        turn.step.halls |= bit(seat);
        stage.tell(Event::Scored {
            seat,
            building,
            points,
        });
        table.give_points(seat, points, true, stage);
    }
}

/// Ends the turn of a seat: what comes with the first one does not come any more.
pub(super) fn end_turn(table: &Table, turn: &mut RoleTurn<Loading>) {
    if table.in_game.contains(Building::UnionHall) && !table.options.union_hall_needs_load {
        turn.step.halls |= bit(turn.acting);
    }
    if table.in_game.contains(Building::Lighthouse) {
        turn.step.captain_paid |= turn.privileged();
    }
    turn.acting = turn.acting.next(table.seats());
}

/// Whether a guest could let a seat load, or bring it what comes with a first turn.
pub(super) fn guests_could_help(table: &Table, turn: &RoleTurn<Loading>) -> bool {
    guests::could_help(table, turn.acting, |busy| {
        let income = |it: Building| {
            let captain = match turn.privileged() && !turn.step.captain_paid {
                true => it.captain_income(),
                false => 0,
            };
            let hall = match turn.step.halls & bit(turn.acting) {
                0 if !table.options.union_hall_needs_load => {
                    it.points_for_goods(&busy.players[turn.acting].goods)
                }
                _ => 0,
            };
            captain + hall
        };
        let mut functions = busy.players[turn.acting].functions();
        captain::able(busy, turn) || functions.any(|it| income(it) > 0)
    })
}
