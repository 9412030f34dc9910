//! Storing, the second half of the captain: each in turn keeps one barrel, and what its
//! warehouses hold; the rest spoils.
//!
//! A seat names the kinds that its warehouses keep, in the order of the goods, then its single
//! barrels: one, and three more with a Storehouse. Keeping less than possible is allowed. Nobody is asked while everything can be kept.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, order};

use super::super::{
    Action, Building, ByGood, Event, Good, Illegal, Phase, Player, Post, RoleTurn, Stage, Table,
    round,
};

/// What a seat may still keep, and what it keeps already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stores {
    /// How many more kinds may be kept whole.
    pub kinds: u8,
    /// How many more single barrels may be kept.
    pub barrels: u8,
    /// What is kept.
    pub kept: ByGood<u8>,
}

impl Stores {
    fn of<C>(table: &Table<C>, seat: Seat) -> Self {
        let functions = || table.players[seat].functions();
        let more = match table.in_game.contains(Building::Storehouse) {
            true => functions().map(|building| building.stored_barrels()).sum(),
            false => 0,
        };
        Stores {
            kinds: functions().map(|building| building.stored_kinds()).sum(),
            barrels: 1 + more,
            kept: ByGood::default(),
        }
    }

    /// Barrels of a good that are not kept yet.
    pub fn open<C>(&self, player: &Player<C>, good: Good) -> u8 {
        player.goods[good] - self.kept[good]
    }

    /// Whether all that is not kept yet can be kept: the smallest heaps as single barrels, the
    /// others whole.
    fn hold_all<C>(&self, player: &Player<C>) -> bool {
        let mut open: arrayvec::ArrayVec<u8, 5> = Good::ALL
            .iter()
            .map(|good| self.open(player, *good))
            .filter(|it| *it > 0)
            .collect();
        order::sort_by_key(&mut open, |heap| *heap);
        let whole = open.len().min(usize::from(self.kinds));
        open.iter().take(open.len() - whole).sum::<u8>() <= self.barrels
    }
}

pub(in super::super) fn begin(table: &mut Table, chooser: Seat, stage: &mut Stage) -> Phase {
    let stores = Stores::of(table, chooser);
    go_on(table, RoleTurn::first(chooser, stores), stage)
}

/// Makes room for what a guest's new place can keep. The seat goes on storing, if it still has to;
/// with room for more kinds it names them anew, because kinds come in order and before barrels.
pub(in super::super) fn with_guest(
    table: &mut Table,
    turn: RoleTurn<Stores>,
    post: Post,
    stage: &mut Stage,
) -> Phase {
    let mut turn = turn;
    if let Post::Building(building) = post {
        match building.stored_kinds() {
            0 => turn.step.barrels += building.stored_barrels(),
            _ => turn.step = Stores::of(table, turn.acting),
        }
    }
    go_on(table, turn, stage)
}

pub(in super::super) fn candidates() -> impl Iterator<Item = Action> {
    let kinds = Good::ALL.iter().copied().map(Action::StoreKind);
    let barrels = Good::ALL.iter().copied().map(Action::StoreBarrel);
    kinds.chain(barrels).chain([Action::Pass])
}

pub(in super::super) fn check<C>(
    table: &Table<C>,
    turn: &RoleTurn<Stores>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let stores = &turn.step;
    move |action| match *action {
        Action::Pass => Ok(()),
        Action::StoreKind(good) => {
            if stores.kinds == 0 {
                return Err(Illegal::StoreFull);
            }
            if player.goods[good] == 0 {
                return Err(Illegal::NoSuchGood(good));
            }
            let in_order = stores.kept.kinds().all(|kept| kept < good);
            if in_order {
                Ok(())
            } else {
                Err(Illegal::StoreInOrder)
            }
        }
        Action::StoreBarrel(good) => {
            if stores.barrels == 0 {
                return Err(Illegal::StoreFull);
            }
            if stores.open(player, good) == 0 {
                Err(Illegal::NoSuchGood(good))
            } else {
                Ok(())
            }
        }
        _ => Err(Illegal::NotNow),
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Stores>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let player = &table.players[turn.acting];
    let mut stores = turn.step;
    match *action {
        Action::StoreKind(good) => {
            stores.kinds -= 1;
            stores.kept[good] = player.goods[good];
        }
        Action::StoreBarrel(good) => {
            // A single barrel is named after all kinds: no more of those.
            stores.kinds = 0;
            stores.barrels -= 1;
            stores.kept[good] += 1;
        }
        _ => {
            stores.kinds = 0;
            stores.barrels = 0;
        }
    }
    let more = stores.kinds + stores.barrels > 0
        && Good::ALL.iter().any(|good| stores.open(player, *good) > 0);
    let turn = RoleTurn {
        step: stores,
        ..turn
    };
    if more {
        return Phase::Storing(turn);
    }
    keep(table, turn.acting, stores.kept, stage);
    match next(table, &turn) {
        Some(next) => go_on(table, next, stage),
        None => finish(table, stage),
    }
}

fn next(table: &Table, turn: &RoleTurn<Stores>) -> Option<RoleTurn<Stores>> {
    let acting = turn.acting.next(table.seats());
    turn.next(table.seats(), Stores::of(table, acting))
}

/// Returns to the supply what a seat does not keep.
fn keep(table: &mut Table, seat: Seat, kept: ByGood<u8>, stage: &mut Stage) {
    let mut spoiled = ByGood::default();
    for good in Good::ALL {
        spoiled[*good] = table.players[seat].goods[*good] - kept[*good];
        table.goods[*good] += spoiled[*good];
    }
    table.players[seat].goods = kept;
    if spoiled.total() > 0 {
        stage.tell(Event::Spoiled {
            seat,
            goods: spoiled,
        });
    }
}

/// Finds the next seat that has to choose.
fn go_on(table: &mut Table, turn: RoleTurn<Stores>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    loop {
        let player = &table.players[turn.acting];
        let asked = player.goods.total() > 0
            && (table.options.allow_decline || !turn.step.hold_all(player));
        if asked {
            return Phase::Storing(turn);
        }
        match next(table, &turn) {
            Some(next) => turn = next,
            None => return finish(table, stage),
        }
    }
}

/// Empties the full ships; the others keep their cargo.
fn finish(table: &mut Table, stage: &mut Stage) -> Phase {
    for (number, ship) in (0..).zip(table.ships.iter_mut()) {
        if let Some((good, count)) = ship.cargo
            && ship.room() == 0
        {
            ship.cargo = None;
            table.goods[good] += count;
            stage.tell(Event::ShipSailed { ship: number, good });
        }
    }
    round::after_role(table, stage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::puerto_rico::scene::{Scene, play, scene, scene_with};
    use crate::games::puerto_rico::{Building, Options, PuertoRico, RoleCard};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    /// The end of a captain phase without ships.
    fn storing(scene: Scene) -> PuertoRico {
        let mut game = scene.with(|game| game.ships.clear()).game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    fn asked(scene: Scene) -> bool {
        matches!(storing(scene).phase, Phase::Storing(_))
    }

    #[test]
    fn nobody_is_asked_while_everything_can_be_kept() {
        let small = || scene(3).works(FIRST, Building::SmallWarehouse);
        let large = || small().works(FIRST, Building::LargeWarehouse);
        assert!(!asked(scene(3)));
        assert!(!asked(scene(3).goods(FIRST, Good::Corn, 1)));
        assert!(asked(scene(3).goods(FIRST, Good::Corn, 2)));
        let two = [Good::Corn, Good::Coffee];
        let each = |scene: Scene, goods: &[Good], count| {
            goods
                .iter()
                .fold(scene, |scene, it| scene.goods(FIRST, *it, count))
        };
        assert!(asked(each(scene(3), &two, 1)));
        assert!(!asked(each(small(), &two, 1)));
        assert!(asked(each(small(), &two, 2)));
        assert!(!asked(each(large(), Good::ALL.split_at(3).0, 5)));
        assert!(!asked(each(large(), Good::ALL.split_at(4).0, 1)));
        assert!(asked(each(large(), Good::ALL.split_at(4).0, 2)));
        assert!(asked(each(large(), Good::ALL, 1)));
    }

    #[test]
    fn each_stores_in_turn_from_the_captain_on() {
        let mut game = storing(scene(3).governor(SECOND).goods(FIRST, Good::Corn, 2).goods(
            SECOND,
            Good::Corn,
            2,
        ));
        for seat in [SECOND, FIRST] {
            assert_eq!(game.phase.acting(), Some(seat));
            play(&mut game, &[Action::StoreBarrel(Good::Corn)]);
            assert_eq!(game.players[seat].goods[Good::Corn], 1);
        }
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn kinds_are_named_in_the_order_of_the_goods_and_once() {
        let mut game = storing(
            scene(3)
                .works(FIRST, Building::LargeWarehouse)
                .goods(FIRST, Good::Corn, 3)
                .goods(FIRST, Good::Sugar, 3)
                .goods(FIRST, Good::Coffee, 3),
        );
        play(&mut game, &[Action::StoreKind(Good::Sugar)]);
        for good in [Good::Corn, Good::Sugar] {
            let again = Action::StoreKind(good);
            assert_eq!(game.check(&again), Err(Illegal::StoreInOrder));
        }
        assert_eq!(game.check(&Action::StoreKind(Good::Coffee)), Ok(()));
        assert_eq!(
            game.check(&Action::StoreKind(Good::Indigo)),
            Err(Illegal::NoSuchGood(Good::Indigo))
        );
        assert_eq!(
            game.check(&Action::StoreBarrel(Good::Sugar)),
            Err(Illegal::NoSuchGood(Good::Sugar)),
            "all of it is kept already"
        );
        assert_eq!(
            game.check(&Action::Load(Good::Corn, 0)),
            Err(Illegal::NotNow)
        );
    }

    #[test]
    fn the_single_barrel_comes_last() {
        let mut game = storing(
            scene(3)
                .works(FIRST, Building::LargeWarehouse)
                .goods(FIRST, Good::Corn, 3)
                .goods(FIRST, Good::Coffee, 3)
                .goods(FIRST, Good::Sugar, 3),
        );
        play(&mut game, &[Action::StoreBarrel(Good::Corn)]);
        assert_eq!(game.players[FIRST].goods, ByGood([1, 0, 0, 0, 0]));
        assert!(matches!(game.phase, Phase::ChooseRole { .. }));
    }

    #[test]
    fn what_is_not_kept_returns_to_the_supply() {
        let mut game = storing(scene(3).goods(FIRST, Good::Corn, 3));
        let events = play(&mut game, &[Action::StoreBarrel(Good::Corn)]);
        assert_eq!(game.goods[Good::Corn], 10 - 1);
        let spoiled = Event::Spoiled {
            seat: FIRST,
            goods: ByGood([2, 0, 0, 0, 0]),
        };
        assert_eq!(events[0], spoiled);
    }

    #[test]
    fn full_ships_are_emptied_and_the_others_keep_their_cargo() {
        let mut game = scene(3)
            .cargo(0, Good::Corn, 4)
            .cargo(1, Good::Sugar, 4)
            .cargo(2, Good::Coffee, 6)
            .game();
        let events = play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        let cargo: Vec<_> = game.ships.iter().map(|ship| ship.cargo).collect();
        assert_eq!(cargo, [None, Some((Good::Sugar, 4)), None]);
        assert_eq!(game.goods, ByGood([10, 11, 7, 9, 9]));
        let sailed = [(0, Good::Corn), (2, Good::Coffee)];
        let sailed = sailed.map(|(ship, good)| Event::ShipSailed { ship, good });
        assert_eq!(events[1..], sailed);
    }

    #[test]
    fn asked_to_decline_even_what_fits_may_be_left() {
        let options = Options {
            allow_decline: true,
            ..Options::default()
        };
        let scene = scene_with(3, options)
            .works(FIRST, Building::SmallWarehouse)
            .goods(FIRST, Good::Corn, 3);
        let mut game = storing(scene);
        assert_eq!(
            game.actions(),
            [
                Action::StoreKind(Good::Corn),
                Action::StoreBarrel(Good::Corn),
                Action::Pass
            ]
        );
        play(&mut game, &[Action::Pass]);
        assert_eq!(game.players[FIRST].goods.total(), 0);
        assert_eq!(game.goods[Good::Corn], 10);
        assert!(
            matches!(game.phase, Phase::ChooseRole { .. }),
            "who has nothing is not asked"
        );
    }
}
