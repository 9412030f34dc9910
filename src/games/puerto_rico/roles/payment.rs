//! Paying in kind, the second half of the builder for the owner of a Black market: a colonist, a
//! barrel and a victory point, each for a doubloon that is missing.
//!
//! All doubloons are spent, and just as many things are given as are missing, one of each kind at
//! most. They are named in that order, so that every payment is found in one way; a thing may be
//! named if the rest can still be paid with those that come after it. What leaves no choice is
//! given at once.
//!
//! Everything returns to the supply, but a point that is on paper, which is struck out; with `black_market_removes` colonists and points leave the
//! game. A colonist may come from anywhere but from the Black market, from the quarries that make
//! this building cheaper and from a Library that does.

use serde::{Deserialize, Serialize};

use super::super::table::{Chips, Player};
use super::super::{
    Action, Building, Event, Good, Illegal, Phase, Post, RoleTurn, Stage, Table, Tile,
};
use super::builder;

/// A building that is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    /// Which one.
    pub building: Building,
    /// Whether a colonist of the University is wanted.
    pub staffed: bool,
    /// How many doubloons are still missing.
    pub missing: u8,
    /// What may be given next; what comes before it may not.
    pub next: Kind,
}

/// What can be given, in the order in which it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A colonist.
    Colonist,
    /// A barrel.
    Good,
    /// A victory point.
    Point,
}

/// What a player could give for a doubloon.
pub(super) struct Till {
    /// A colonist, quarries left out.
    colonist: bool,
    /// Colonists on quarries.
    quarries: u8,
    good: bool,
    point: bool,
}

impl Till {
    /// What a builder with so much of the privilege could give.
    pub(super) fn of<C: Chips>(player: &Player<C>, privilege: u8) -> Self {
        let quarry = Post::Tile(Tile::Quarry);
        let mut posts = player.posts().filter(|post| *post != quarry);
        Till {
            colonist: posts.any(|post| player.colonists_at(post) > 0 && !is_bound(post, privilege)),
            quarries: player.occupied(Tile::Quarry),
            good: player.goods.total() > 0,
            point: player.chips.may_be_any(),
        }
    }

    /// How many doubloons they could replace for a building of a column.
    pub(super) fn most(&self, column: u8) -> u8 {
        let colonist = self.colonist || self.quarries > column;
        u8::from(colonist) + self.after(Kind::Colonist)
    }

    /// How many could be given after a thing of this kind.
    fn after(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Colonist => u8::from(self.good) + u8::from(self.point),
            Kind::Good => u8::from(self.point),
            Kind::Point => 0,
        }
    }
}

/// Whether a building needs its colonist for the purchase.
fn is_bound(post: Post, privilege: u8) -> bool {
    match post {
        Post::Building(building) => {
            building.takes_things() || privilege > 1 && building.doubles_privilege()
        }
        Post::SanJuan | Post::Tile(_) => false,
    }
}

/// Begins to pay what is missing for a building.
pub(super) fn begin(
    table: &mut Table,
    turn: RoleTurn<()>,
    building: Building,
    staffed: bool,
    missing: u8,
    stage: &mut Stage,
) -> Phase {
    let payment = Payment {
        building,
        staffed,
        missing,
        next: Kind::Colonist,
    };
    go_on(table, with_step(turn, payment), stage)
}

fn with_step<S, T>(turn: RoleTurn<S>, step: T) -> RoleTurn<T> {
    RoleTurn {
        chooser: turn.chooser,
        acting: turn.acting,
        step,
    }
}

pub(in super::super) fn candidates<C>(
    table: &Table<C>,
    turn: &RoleTurn<Payment>,
) -> impl Iterator<Item = Action> {
    let colonists = table.players[turn.acting].posts().map(Action::PayColonist);
    let goods = Good::ALL.iter().copied().map(Action::PayGood);
    colonists.chain(goods).chain([Action::PayPoint])
}

pub(in super::super) fn check<C: Chips>(
    table: &Table<C>,
    turn: &RoleTurn<Payment>,
) -> impl Fn(&Action) -> Result<(), Illegal> {
    let player = &table.players[turn.acting];
    let privilege = turn.privilege(table);
    let till = Till::of(player, privilege);
    let payment = turn.step;
    let column = payment.building.spec().column;
    move |action| {
        let kind = match *action {
            Action::PayColonist(_) => Kind::Colonist,
            Action::PayGood(_) => Kind::Good,
            Action::PayPoint => Kind::Point,
            _ => return Err(Illegal::NotNow),
        };
        if kind < payment.next {
            return Err(Illegal::NotNow);
        }
        match *action {
            Action::PayColonist(post) => {
                let here = player.colonists_at(post);
                let needed = match post {
                    Post::Tile(Tile::Quarry) => here.min(column),
                    _ => here * u8::from(is_bound(post, privilege)),
                };
                if here == 0 {
                    return Err(Illegal::NobodyThere);
                }
                if here == needed {
                    return Err(Illegal::NeededThere);
                }
            }
            Action::PayGood(good) if player.goods[good] == 0 => {
                return Err(Illegal::NoSuchGood(good));
            }
            Action::PayPoint if !till.point => return Err(Illegal::NoPoint),
            _ => {}
        }
        if payment.missing > 1 + till.after(kind) {
            Err(Illegal::PaymentShort)
        } else {
            Ok(())
        }
    }
}

pub(in super::super) fn apply(
    table: &mut Table,
    turn: RoleTurn<Payment>,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    let turn = give(table, turn, action, stage);
    go_on(table, turn, stage)
}

fn give(
    table: &mut Table,
    turn: RoleTurn<Payment>,
    action: &Action,
    stage: &mut Stage,
) -> RoleTurn<Payment> {
    let seat = turn.acting;
    let removes = table.options.black_market_removes;
    let player = &mut table.players[seat];
    let next = match *action {
        Action::PayColonist(post) => {
            player.withdraw(post);
            match removes {
                true => table.removed.colonists += 1,
                false => table.colonists += 1,
            }
            stage.tell(Event::GaveColonist { seat, from: post });
            Kind::Good
        }
        Action::PayGood(good) => {
            player.goods[good] -= 1;
            table.goods[good] += 1;
            stage.tell(Event::GaveGood { seat, good });
            Kind::Point
        }
        _ => {
            // Points on paper are struck out first: there is no chip for them.
            let chips = u16::from(table.points_on_paper() == 0);
            table.players[seat].chips -= 1;
            match removes {
                true => table.removed.chips += chips,
                false => table.chips += chips,
            }
            stage.tell(Event::GavePoint { seat });
            Kind::Point
        }
    };
    RoleTurn {
        step: Payment {
            missing: turn.step.missing - 1,
            next,
            ..turn.step
        },
        ..turn
    }
}

/// Gives what leaves no choice, and builds when all is paid.
fn go_on(table: &mut Table, turn: RoleTurn<Payment>, stage: &mut Stage) -> Phase {
    let mut turn = turn;
    while turn.step.missing > 0 {
        let mut left = candidates(table, &turn).filter(|it| check(table, &turn)(it).is_ok());
        let only = left.next().filter(|_| left.next().is_none());
        drop(left);
        match only {
            Some(action) => turn = give(table, turn, &action, stage),
            None => return Phase::Paying(turn),
        }
    }
    let Payment {
        building, staffed, ..
    } = turn.step;
    let all = table.players[turn.acting].doubloons;
    let all = u8::try_from(all).expect("no building costs more than ten doubloons");
    builder::build(table, turn.acting, building, staffed, all, stage);
    builder::next(table, with_step(turn, ()), stage)
}
