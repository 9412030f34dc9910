//! Guests: colonists in a Guesthouse, whom their owner may send to work outside the mayor phase.
//!
//! A guest goes to a free circle of a field, a quarry or a building, works at once and stays until
//! the next mayor phase. Owners would be free to do that at the start, in the midst and at the end
//! of each phase; nobody wants to be asked as often. So this is when they can:
//!
//! - At every decision of their own, between its steps, beside what is to be decided: before they
//!   take a role, take a tile, build, sell, load or store.
//! - In a [`Window`] of their own, where nothing else would be asked of them but a guest could
//!   change what happens now: when they would be passed over, before they produce, before the
//!   prospector pays, and at the end of the game.
//!
//! No other moment could make a difference, for buildings and tiles only work at the turns of their
//! owner. A window opens only if there is a guest and a free circle where one could help; passing
//! closes it, and [`Action::KeepGuests`] closes all others of that owner until the next role is
//! taken. The windows at the end of the game open all the same.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::roles::{builder, captain, craftsman, docks, prospector, settler, storing, trader};
use super::{
    Action, Building, Event, Illegal, Phase, Player, Plot, Post, Role, RoleTurn, Stage, Structure,
    Table, Tile, library, round,
};

/// What goes on when a seat has sent its guests, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// The seat takes a tile, if it can.
    Settler(RoleTurn<settler::Step>),
    /// The seat builds, if it can.
    Builder(RoleTurn<()>),
    /// The seat produces.
    Craftsman(RoleTurn<craftsman::Step>),
    /// The seat sells, if it can.
    Trader(RoleTurn<()>),
    /// The seat loads, if it can.
    Captain(RoleTurn<captain::Loading>),
    /// The seat takes its doubloon.
    Prospector {
        /// The seat.
        chooser: Seat,
    },
    /// The game ends.
    End {
        /// The seat.
        seat: Seat,
    },
}

impl Window {
    /// Who may send guests.
    pub fn seat(&self) -> Seat {
        match self {
            Window::Settler(turn) => turn.acting,
            Window::Builder(turn) | Window::Trader(turn) => turn.acting,
            Window::Craftsman(turn) => turn.acting,
            Window::Captain(turn) => turn.acting,
            Window::Prospector { chooser } => *chooser,
            Window::End { seat } => *seat,
        }
    }

    /// Who chose the role that is carried out, and which.
    pub(super) fn role(&self) -> Option<(Seat, Role)> {
        match self {
            Window::Settler(turn) => Some((turn.chooser, Role::Settler)),
            Window::Builder(turn) => Some((turn.chooser, Role::Builder)),
            Window::Craftsman(turn) => Some((turn.chooser, Role::Craftsman)),
            Window::Trader(turn) => Some((turn.chooser, Role::Trader)),
            Window::Captain(turn) => Some((turn.chooser, Role::Captain)),
            Window::Prospector { chooser } => Some((*chooser, Role::Prospector)),
            Window::End { .. } => None,
        }
    }
}

impl<C> Player<C> {
    /// The building whose colonists are guests, if it stands in the city.
    fn guesthouse(&self) -> Option<&Structure> {
        self.city.iter().find(|it| it.building.hosts_guests())
    }

    /// How many guests there are.
    pub fn guests(&self) -> u8 {
        self.guesthouse().map_or(0, |house| house.colonists)
    }

    /// Where a guest can go, in the order of [`Player::posts`].
    fn free_posts(&self) -> impl Iterator<Item = Post> + use<'_, C> {
        let mut free = 0_u8;
        for plot in self.island.iter().filter(|plot| plot.has_free_circle()) {
            free |= 1 << plot.tile as u8;
        }
        let tiles = Tile::WORKED.into_iter();
        let tiles = tiles.filter(move |tile| free & (1 << *tile as u8) != 0);
        let buildings = self.city.iter().filter(|it| it.takes_guest());
        let buildings = buildings.map(|it| Post::Building(it.building));
        tiles.map(Post::Tile).chain(buildings)
    }

    fn may_send_guests(&self) -> bool {
        self.guests() > 0
            && (self.island.iter().any(Plot::has_free_circle)
                || self.city.iter().any(Structure::takes_guest))
    }
}

impl Plot {
    fn has_free_circle(&self) -> bool {
        !self.occupied && self.tile.circles() > 0
    }
}

impl Structure {
    fn takes_guest(&self) -> bool {
        self.colonists < self.building.spec().circles && !self.building.hosts_guests()
    }
}

/// Whether there can be guests at all.
#[inline]
pub(super) fn are_possible<C>(table: &Table<C>) -> bool {
    table.in_game.contains(Building::Guesthouse)
}

/// The seat that may send guests now: the one to decide, between two steps.
fn sender<C>(table: &Table<C>) -> Option<Seat> {
    let between = match &table.phase {
        Phase::ChooseRole { .. }
        | Phase::Builder(_)
        | Phase::Craftsman(_)
        | Phase::Trader(_)
        | Phase::Storing(_)
        | Phase::Guests(_) => true,
        Phase::Settler(turn) => turn.step != settler::Step::Decide,
        Phase::Captain(turn) => !turn.step.on_pier(),
        Phase::Draft { .. }
        | Phase::Doubling { .. }
        | Phase::Mayor(_)
        | Phase::Paying(_)
        | Phase::Over(_) => false,
    };
    table.phase.acting().filter(|_| between)
}

/// The player who may send guests now and has any.
fn host<C>(table: &Table<C>) -> Option<&Player<C>> {
    let seat = sender(table).filter(|_| are_possible(table))?;
    Some(&table.players[seat]).filter(|player| player.guests() > 0)
}

/// Every place where the guests of the seat to decide can be thought to go.
pub(super) fn moves<C>(table: &Table<C>) -> impl Iterator<Item = Action> {
    let posts = host(table).into_iter().flat_map(|it| it.posts().skip(1));
    posts.map(Action::MoveGuest)
}

/// Those where they may go, as [`check_move`] has it.
pub(super) fn allowed_moves<C>(table: &Table<C>) -> impl Iterator<Item = Action> {
    let posts = host(table).into_iter().flat_map(Player::free_posts);
    posts.map(Action::MoveGuest)
}

/// Whether a guest of the seat to decide may go there.
pub(super) fn check_move<C>(table: &Table<C>, post: Post) -> Result<(), Illegal> {
    let Some(seat) = sender(table).filter(|_| are_possible(table)) else {
        return Err(Illegal::NotNow);
    };
    let player = &table.players[seat];
    if player.guests() == 0 {
        return Err(Illegal::NoGuest);
    }
    match player.free_posts().any(|free| free == post) {
        true => Ok(()),
        false => Err(Illegal::NoFreeCircle),
    }
}

/// What else can be chosen in a window.
pub(super) fn candidates() -> impl Iterator<Item = Action> {
    [Action::Pass, Action::KeepGuests].into_iter()
}

/// Whether something may be chosen in a window, beside a move.
pub(super) fn check(action: &Action) -> Result<(), Illegal> {
    match action == &Action::Pass || action == &Action::KeepGuests {
        true => Ok(()),
        false => Err(Illegal::NotNow),
    }
}

/// Closes a window.
pub(super) fn apply(
    table: &mut Table,
    window: Window,
    action: &Action,
    stage: &mut Stage,
) -> Phase {
    if *action == Action::KeepGuests {
        table.guests_kept |= 1 << window.seat().number();
    }
    go_on(table, window, stage)
}

/// Sends a guest of the seat to decide, and says where the game stands then.
pub(super) fn send(table: &mut Table, post: Post, stage: &mut Stage) -> Phase {
    let Some(seat) = sender(table) else {
        return table.phase;
    };
    let player = &mut table.players[seat];
    if let Some(house) = player.guesthouse().map(|it| it.building) {
        player.withdraw(Post::Building(house));
        player.station(post);
    }
    stage.tell(Event::GuestMoved { seat, to: post });
    if let Post::Building(building) = post
        && building.doubles_privilege()
    {
        library::after_guest(table, seat, stage);
    }
    match table.phase {
        Phase::Guests(window) if !table.players[seat].may_send_guests() => {
            go_on(table, window, stage)
        }
        Phase::Captain(turn) => {
            let mut turn = turn;
            docks::arrive(table, &mut turn, stage);
            Phase::Captain(turn)
        }
        Phase::Storing(turn) => storing::with_guest(table, turn, post, stage),
        Phase::Draft { .. }
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Settler(_)
        | Phase::Mayor(_)
        | Phase::Builder(_)
        | Phase::Paying(_)
        | Phase::Craftsman(_)
        | Phase::Trader(_)
        | Phase::Guests(_)
        | Phase::Over(_) => table.phase,
    }
}

fn go_on(table: &mut Table, window: Window, stage: &mut Stage) -> Phase {
    match window {
        Window::Settler(turn) => settler::after_guests(table, turn, stage),
        Window::Builder(turn) => builder::after_guests(table, turn, stage),
        Window::Craftsman(turn) => craftsman::after_guests(table, turn, stage),
        Window::Trader(turn) => trader::after_guests(table, turn, stage),
        Window::Captain(turn) => captain::after_guests(table, turn, stage),
        Window::Prospector { chooser } => prospector::pay(table, chooser, stage),
        Window::End { seat } => {
            let next = seat.next(table.seats());
            let others = next.after(table.governor, table.seats());
            match others {
                0 => round::game_over(table, stage),
                _ => before_the_end(table, next, stage),
            }
        }
    }
}

/// Whether a seat is to be asked for its guests: it has one, and with all its circles occupied it
/// would be `able` to do more than now.
pub(super) fn could_help(table: &Table, seat: Seat, able: impl FnOnce(&Table) -> bool) -> bool {
    if !are_possible(table)
        || table.guests_kept & (1 << seat.number()) != 0
        || !table.players[seat].may_send_guests()
    {
        return false;
    }
    let mut busy = table.clone();
    let player = &mut busy.players[seat];
    for plot in &mut player.island {
        plot.occupied = plot.tile.circles() > 0;
    }
    for structure in &mut player.city {
        structure.colonists = structure.building.spec().circles;
    }
    busy.doubling.now |= table.waits_for_guest(seat);
    able(&busy)
}

/// Opens the windows at the end of the game, seat by seat from the governor on, where a guest could
/// earn a point. Then the game is over.
pub(super) fn before_the_end(table: &mut Table, first: Seat, stage: &mut Stage) -> Phase {
    let seats = table.seats();
    table.guests_kept = 0;
    let left = seats - first.after(table.governor, seats);
    for seat in first.around(seats).take(usize::from(left)) {
        let player = &table.players[seat];
        let mut idle = player.city.iter().filter(|it| it.colonists == 0);
        if player.guests() > 0 && idle.any(|it| it.building.final_points(player) > 0) {
            return Phase::Guests(Window::End { seat });
        }
    }
    round::game_over(table, stage)
}

/// Whether the seat to decide has just sent a guest, so that its decision goes on.
pub(super) fn goes_on(now: &Table, earlier: &Table) -> bool {
    match (now.phase.acting(), earlier.phase.acting()) {
        (Some(seat), Some(before)) if are_possible(now) => {
            let window = matches!(earlier.phase, Phase::Guests(_));
            seat == before
                && sender(earlier).is_some()
                && (window || now.phase.question() == earlier.phase.question())
                && now.players[seat].guests() < earlier.players[seat].guests()
        }
        _ => false,
    }
}
