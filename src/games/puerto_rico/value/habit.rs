//! What a seat does without thinking long.

use crate::engine::Seat;

use super::super::roles::{builder, captain, craftsman, mayor, settler, storing, trader};
use super::super::{Action, Building, Good, Phase, Player, Post, PuertoRico, Role, RoleTurn, Tile};
use super::arrange::{Task, Who, arrange, keep_by};
use super::buildings;
use super::estate::{Engine, doubloon, plants};
use super::outlook::Outlook;
use super::weights::WEIGHTS;

/// A good action of the seat to act, found without looking ahead. Nothing once the game is over.
pub(super) fn habit(game: &PuertoRico) -> Option<Action> {
    match &game.phase {
        Phase::Draft { .. } | Phase::Doubling { .. } | Phase::Paying(_) => {
            crate::engine::Game::actions(game).into_iter().next()
        }
        Phase::ChooseRole { .. } => choose_role(game),
        Phase::Settler(turn) => Some(settle(game, turn)),
        Phase::Mayor(turn) => Some(place(game, turn)),
        Phase::Builder(turn) => Some(build(game, turn)),
        Phase::Craftsman(turn) => Some(craft(game, turn)),
        Phase::Trader(turn) => Some(sell(game, turn)),
        Phase::Captain(turn) => Some(load(game, turn)),
        Phase::Storing(turn) => Some(store(game, turn)),
        Phase::Guests(window) => Some(send_guest(game, window.seat())),
        Phase::Over(_) => None,
    }
}

/// Sends a guest where one is worth most, if that is worth anything.
fn send_guest(game: &PuertoRico, seat: Seat) -> Action {
    let player = &game.players[seat];
    let outlook = Outlook::of(game);
    let engine = Engine::of(player, &outlook);
    let makes = player.capacities().total();
    let worth = |post: Post| match post {
        Post::Building(building) if building.is_violet() => {
            buildings::worth(game, player, building, &engine, &outlook)
        }
        Post::Tile(Tile::Quarry) => outlook.chance(Role::Builder) * doubloon(&outlook),
        Post::Tile(_) | Post::Building(_) | Post::SanJuan => {
            let mut busy = player.clone();
            busy.station(post);
            f32::from(busy.capacities().total() - makes) * outlook.chance(Role::Craftsman)
        }
    };
    let mut best = (Action::Pass, 0.3);
    for post in player.posts() {
        let action = Action::MoveGuest(post);
        if game.allows(&action).is_ok() && worth(post) > best.1 {
            best = (action, worth(post));
        }
    }
    best.0
}

/// The card with the most doubloons, the first of them.
fn choose_role(game: &PuertoRico) -> Option<Action> {
    let free = game
        .roles
        .iter()
        .rev()
        .filter(|offer| offer.taken.is_none());
    let richest = free.max_by_key(|offer| offer.doubloons)?;
    Some(Action::Choose(richest.card))
}

fn settle(game: &PuertoRico, turn: &RoleTurn<settler::Step>) -> Action {
    let player = &game.players[turn.acting];
    let check = settler::check(game, turn);
    let may = |action: &Action| check(action).is_ok();
    if turn.step == settler::Step::Decide {
        let drawn = player.island.last().map(|plot| plot.tile);
        return match drawn.map(|tile| tile_worth(player, tile)) {
            Some(worth) if worth < FOREST => Action::TurnDrawn,
            _ => Action::KeepDrawn,
        };
    }
    if may(&Action::DrawPlantation) && player.island_room() > 1 {
        return Action::DrawPlantation;
    }
    let best = Tile::WORKED
        .into_iter()
        .filter(|tile| may(&Action::Take(*tile)))
        .max_by(|one, other| tile_worth(player, *one).total_cmp(&tile_worth(player, *other)));
    let forest = Tile::WORKED
        .into_iter()
        .map(Action::TakeForest)
        .find(|action| may(action));
    match (best, forest) {
        (Some(tile), Some(forest)) if tile_worth(player, tile) < FOREST => forest,
        (Some(tile), _) => Action::Take(tile),
        (None, _) => Action::Pass,
    }
}

/// What a forest is worth, beside what [`tile_worth`] says of the others.
const FOREST: f32 = 1.3;

/// What one more tile is worth: plants that wait for a field come first, then quarries and corn,
/// then kinds that are new.
fn tile_worth<C>(player: &Player<C>, tile: Tile) -> f32 {
    let tiles = f32::from(player.tiles(tile));
    let Some(good) = tile.good() else {
        return 2.5 - 0.6 * tiles;
    };
    let price = f32::from(good.price());
    if good == Good::Corn {
        return 2.2 - 0.3 * tiles;
    }
    let (circles, _) = plants(player, good);
    let waiting = f32::from(circles) - tiles;
    match waiting >= 1.0 {
        true => 2.0 + 0.3 * price,
        false => 1.0 + 0.25 * price - 0.4 * tiles,
    }
}

fn place(game: &PuertoRico, turn: &RoleTurn<mayor::Step>) -> Action {
    let mayor::Step::Place { site } = turn.step else {
        return Action::TakeColonist;
    };
    let player = &game.players[turn.acting];
    let outlook = Outlook::of(game);
    let engine = Engine::of(player, &outlook);
    let craftsmen = outlook.phases(Role::Craftsman);
    let builders = outlook.phases(Role::Builder);
    let first = usize::from(site);
    let layout = arrange(player, first, Who::Everybody, |task| match task {
        Task::Make(good) => craftsmen * (0.7 + 0.08 * f32::from(good.price())),
        Task::Run(building) => 0.05 + buildings::worth(game, player, building, &engine, &outlook),
        Task::Quarry => builders * doubloon(&outlook) * WEIGHTS.quarry,
    });
    Action::Place(layout.get(first).copied().unwrap_or(0))
}

fn build(game: &PuertoRico, turn: &RoleTurn<()>) -> Action {
    let player = &game.players[turn.acting];
    let outlook = Outlook::of(game);
    let engine = Engine::of(player, &outlook);
    let check = builder::check(game, turn);
    let mut best = (Action::Pass, 0.0);
    for building in game.in_game.iter() {
        let action = Action::Build(building);
        if check(&action).is_err() {
            continue;
        }
        let price = builder::price(game, turn.acting, building, turn.privileged()).total();
        let worth = f32::from(building.spec().points)
            + match building.makes() {
                Some(good) => plant_worth(player, building, good, &outlook),
                None => {
                    engine.staffing * buildings::worth(game, player, building, &engine, &outlook)
                }
            }
            - doubloon(&outlook) * f32::from(price) * outlook.chance(Role::Builder).max(0.1);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}

/// What a production building adds: barrels from fields that have no plant, and later ones.
fn plant_worth<C>(player: &Player<C>, building: Building, good: Good, outlook: &Outlook) -> f32 {
    let fields = player.tiles(good.tile());
    let (circles, _) = plants(player, good);
    let before = f32::from(fields.min(circles));
    let after = circles + building.spec().circles;
    let more = f32::from(fields.min(after)) - before;
    let later = f32::from(after.saturating_sub(fields).min(2)) * 0.15;
    let first = if circles == 0 && fields > 0 { 1.0 } else { 0.0 };
    let price = f32::from(good.price()) * doubloon(outlook);
    WEIGHTS.waiting
        * outlook.phases(Role::Craftsman)
        * ((more + later) * WEIGHTS.barrel + first * 0.3 * price)
}

fn craft(game: &PuertoRico, turn: &RoleTurn<craftsman::Step>) -> Action {
    let check = craftsman::check(game, turn);
    let may = |action: &Action| check(action).is_ok();
    if may(&Action::Produce) {
        return Action::Produce;
    }
    Good::ALL
        .iter()
        .rev()
        .map(|good| Action::TakeGood(*good))
        .find(may)
        .unwrap_or(Action::Pass)
}

fn sell(game: &PuertoRico, turn: &RoleTurn<()>) -> Action {
    let coin = doubloon(&Outlook::of(game));
    let mut best = (Action::Pass, 0.0);
    for good in Good::ALL {
        if trader::may_sell(game, turn.acting, *good).is_ok() {
            let sale = trader::sale(game, turn.acting, *good, turn.privileged());
            let worth = f32::from(sale.total()) * coin - 0.3;
            if worth > best.1 {
                best = (Action::Sell(*good), worth);
            }
        }
        if trader::may_sell_to_post(game, turn.acting, *good).is_ok() {
            let sale = trader::sale_to_post(game, turn.acting, *good, turn.privileged());
            let worth = f32::from(sale.total()) * coin - 0.3;
            if worth > best.1 {
                best = (Action::SellToPost(*good), worth);
            }
        }
    }
    best.0
}

/// Loads where most barrels go; of as many the cheaper ones. The Wharf waits while a ship takes
/// nearly as much.
fn load(game: &PuertoRico, turn: &RoleTurn<captain::Loading>) -> Action {
    let player = &game.players[turn.acting];
    let check = captain::check(game, turn);
    // All that is left goes on the Small wharf, kind after kind.
    let on_pier = player
        .goods
        .kinds()
        .map(|good| Action::LoadSmallWharf(good, player.goods[good]))
        .find(|action| check(action).is_ok());
    let alone = !captain::can_load(game, turn.acting) && player.goods.total() > 2;
    if let Some(action) = on_pier.filter(|_| alone || turn.step.on_pier()) {
        return action;
    }
    let mut best = (Action::Pass, f32::MIN);
    let mut consider = |action: Action, good: Good, barrels: f32| {
        let worth = barrels - 0.1 * f32::from(good.price());
        if worth > best.1 && check(&action).is_ok() {
            best = (action, worth);
        }
    };
    for good in player.goods.kinds() {
        let held = player.goods[good];
        for (number, ship) in (0..).zip(&game.ships) {
            consider(
                Action::Load(good, number),
                good,
                f32::from(ship.room().min(held)),
            );
        }
        consider(Action::LoadWharf(good), good, f32::from(held) - 1.5);
    }
    best.0
}

fn store(game: &PuertoRico, turn: &RoleTurn<storing::Stores>) -> Action {
    let player = &game.players[turn.acting];
    let keep = keep_by(player, &turn.step, |good| {
        1.0 + 0.4 * f32::from(good.price())
    });
    keep.actions().next().unwrap_or(Action::Pass)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Quick;
    use crate::engine::{Chance, Game, laws};
    use crate::games::puerto_rico::{Options, Setup};

    #[test]
    fn a_habit_is_always_allowed() {
        for number in 0..16 {
            let luck = &mut Quick::new(number);
            let choices: Vec<u8> = (0..600).map(|_| luck.below(256) as u8).collect();
            let options = Options {
                allow_decline: number % 3 == 0,
                ..Options::default()
            };
            let seats = 2 + number as u8 % 4;
            laws::walk::<PuertoRico>(&Setup { seats, options }, &choices, |game, _| {
                match habit(game) {
                    Some(action) => assert_eq!(game.check(&action), Ok(()), "{game:?}"),
                    None => assert!(game.actions().is_empty()),
                }
                Ok(())
            })
            .unwrap();
        }
    }
}
