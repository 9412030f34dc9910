//! Choices with their numbers: what a button about each has to say.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::builder::{self, Price};
use crate::games::puerto_rico::roles::trader::{self, Sale};
use crate::games::puerto_rico::roles::{captain, craftsman, docks, mayor, settler};
use crate::games::puerto_rico::{
    Action, Building, BuildingSet, ByGood, Chips, Good, Phase, Post, RoleCard, RoleTurn, Structure,
    Table, Tile, draft,
};

use super::Stakes;

/// A choice with all that can be known of what it costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A role card.
    Role {
        /// Which one.
        card: RoleCard,
        /// Doubloons on it.
        doubloons: u8,
        /// What its role would bring.
        stakes: Stakes,
    },
    /// Not to do something.
    Decline(Declined),
    /// A face-down plantation (Hacienda).
    DrawPlantation {
        /// How many face-down ones there are.
        face_down: u8,
    },
    /// A tile.
    Tile {
        /// Which one.
        tile: Tile,
        /// How many of its kind the player has then.
        then: u8,
        /// Whether a colonist comes with it (Hospice).
        staffing: Staffing,
    },
    /// The extra colonist of the mayor.
    TakeColonist,
    /// Colonists for a place.
    Colonists {
        /// Where.
        place: Place,
        /// How many.
        count: u8,
        /// For how many there is room.
        circles: u8,
    },
    /// A building.
    Building {
        /// Which one.
        building: Building,
        /// What it costs.
        price: Price,
        /// What the player has.
        have: u16,
        /// Whether a colonist comes with it (University).
        staffing: Staffing,
    },
    /// The player's production.
    Production {
        /// What it yields.
        goods: ByGood<u8>,
    },
    /// The extra barrel of the craftsman.
    ExtraBarrel {
        /// Of which good.
        good: Good,
        /// How many of them the player has then.
        then: u8,
    },
    /// A barrel for the trading house.
    Sale {
        /// Of which good.
        good: Good,
        /// What it brings.
        sale: Sale,
    },
    /// Barrels for a ship.
    Loading {
        /// Of which good.
        good: Good,
        /// How much the ship holds, or none for the own Wharf.
        ship: Option<u8>,
        /// What it brings.
        gain: Gain,
        /// How many barrels of the good stay with the player.
        stay: u8,
        /// Whether the ship is full then.
        fills: bool,
    },
    /// All barrels of a good for a warehouse.
    StoreKind {
        /// Of which good.
        good: Good,
        /// How many.
        count: u8,
    },
    /// The single barrel that may be kept.
    StoreBarrel {
        /// Of which good.
        good: Good,
    },
    /// A building for the game.
    Draft {
        /// Which one.
        building: Building,
        /// What it will cost.
        cost: u8,
        /// The kinds that nobody can choose any more then, beside itself.
        out: BuildingSet,
    },
    /// To double the privilege of the role just taken.
    UseLibrary,
    /// What to do with the plantation that was drawn.
    PlaceDrawn {
        /// Which one.
        tile: Tile,
        /// How many forests the player has then, if it becomes one.
        forests: Option<u8>,
    },
    /// A tile as a forest.
    Forest {
        /// Which one.
        tile: Tile,
        /// How many forests the player has then.
        forests: u8,
        /// Whether a colonist comes with it, to San Juan.
        staffing: Staffing,
    },
    /// A colonist for a doubloon.
    PayColonist {
        /// From where.
        post: Post,
    },
    /// A barrel for a doubloon.
    PayGood {
        /// Of which good.
        good: Good,
        /// How many of them the player has then.
        then: u8,
    },
    /// A victory point for a doubloon.
    PayPoint,
    /// A barrel for the own Trading post.
    SaleToPost {
        /// Of which good.
        good: Good,
        /// What it brings.
        sale: Sale,
    },
    /// Barrels for the own Small wharf.
    SmallWharf {
        /// Of which good.
        good: Good,
        /// How many.
        count: u8,
        /// How many barrels of the good stay with the player.
        stay: u8,
    },
    /// To let the Small wharf sail with what is on it.
    Sail {
        /// What that is.
        goods: ByGood<u8>,
        /// What it brings; its barrels are counted in pairs.
        gain: Gain,
    },
    /// A guest to be sent to work.
    Guest {
        /// Where to.
        post: Post,
        /// How many guests stay.
        guests: u8,
    },
    /// To send no guests in this phase.
    KeepGuests,
}

/// What is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// Taking a tile.
    Tile,
    /// The extra colonist of the mayor.
    Colonist,
    /// Building.
    Building,
    /// Producing.
    Production,
    /// The extra barrel of the craftsman.
    ExtraBarrel,
    /// Selling.
    Sale,
    /// Using the Wharf.
    Wharf,
    /// Using the Library for this role.
    Library,
    /// Sending a guest to work.
    Guests,
    /// Keeping more barrels.
    Storing {
        /// What spoils then.
        spoils: ByGood<u8>,
    },
}

/// Whether a colonist comes with a tile or a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Staffing {
    /// There is none to be had.
    None,
    /// One comes.
    Comes,
    /// One could come and is declined.
    Declined,
}

/// Where colonists work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the tiles of a kind.
    Tiles(Tile),
    /// In a building.
    Building(Building),
}

/// Points for a loading, as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Barrels loaded, a point each.
    pub barrels: u8,
    /// What the privilege adds to the captain's first loading.
    pub privilege: u8,
    /// What buildings add.
    pub bonus: u8,
    /// Doubloons that come with it (Lighthouse).
    pub doubloons: u8,
}

impl Gain {
    /// All points.
    pub fn total(&self) -> u8 {
        self.barrels + self.privilege + self.bonus
    }
}

impl Choice {
    /// What an action of this moment does, for the seat to act.
    pub fn of<C: Chips>(table: &Table<C>, action: &Action) -> Option<Choice> {
        let seat = table.phase.acting()?;
        let player = &table.players[seat];
        let choice = match *action {
            Action::Choose(card) => Choice::Role {
                card,
                doubloons: table
                    .roles
                    .iter()
                    .find(|offer| offer.card == card)
                    .map_or(0, |offer| offer.doubloons),
                stakes: Stakes::of(table, seat, card.role(), true),
            },
            Action::Pass => sail(table).or_else(|| declined(table).map(Choice::Decline))?,
            Action::DrawPlantation => Choice::DrawPlantation {
                face_down: table.face_down.total(),
            },
            Action::Take(tile) | Action::TakeUnstaffed(tile) => Choice::Tile {
                tile,
                then: player.tiles(tile) + 1,
                staffing: tile_staffing(table, seat, matches!(action, Action::Take(_))),
            },
            Action::TakeColonist => Choice::TakeColonist,
            Action::Place(count) => {
                let Phase::Mayor(turn) = table.phase else {
                    return None;
                };
                let mayor::Step::Place { site } = turn.step else {
                    return None;
                };
                let site = mayor::sites(player).nth(usize::from(site))?;
                Choice::Colonists {
                    place: match site {
                        mayor::Site::Tiles(tile) => Place::Tiles(tile),
                        mayor::Site::Structure(at) => Place::Building(
                            player
                                .city
                                .get(usize::from(at))
                                .map(|Structure { building, .. }| *building)?,
                        ),
                    },
                    count,
                    circles: site.circles(player),
                }
            }
            Action::Build(building) | Action::BuildUnstaffed(building) => {
                let privileged = is_chooser(table, seat);
                Choice::Building {
                    building,
                    price: builder::price(table, seat, building, privileged),
                    have: player.doubloons,
                    staffing: staffing(
                        player.functions().any(|it| it.staffs_building())
                            && table.colonist_to_be_had(),
                        matches!(action, Action::Build(_)),
                    ),
                }
            }
            Action::Produce => Choice::Production {
                goods: craftsman::forecast(table, seat),
            },
            Action::TakeGood(good) => Choice::ExtraBarrel {
                good,
                then: player.goods[good] + 1,
            },
            Action::Sell(good) => {
                let privileged = is_chooser(table, seat);
                Choice::Sale {
                    good,
                    sale: trader::sale(table, seat, good, privileged),
                }
            }
            Action::Load(good, number) => {
                let ship = table.ships.get(usize::from(number))?;
                let held = player.goods[good];
                let barrels = held.min(ship.room());
                Choice::Loading {
                    good,
                    ship: Some(ship.capacity),
                    gain: gain(table, barrels),
                    stay: held - barrels,
                    fills: barrels == ship.room(),
                }
            }
            Action::LoadWharf(good) => Choice::Loading {
                good,
                ship: None,
                gain: gain(table, player.goods[good]),
                stay: 0,
                fills: false,
            },
            Action::StoreKind(good) => Choice::StoreKind {
                good,
                count: player.goods[good],
            },
            Action::StoreBarrel(good) => Choice::StoreBarrel { good },
            Action::Draft(building) => Choice::Draft {
                building,
                cost: table.cost(building),
                out: drafted_out(table, building),
            },
            Action::UseLibrary => Choice::UseLibrary,
            Action::KeepDrawn | Action::TurnDrawn => Choice::PlaceDrawn {
                tile: player.island.last()?.tile,
                forests: (*action == Action::TurnDrawn).then(|| player.tiles(Tile::Forest) + 1),
            },
            Action::TakeForest(tile) | Action::TakeForestUnstaffed(tile) => Choice::Forest {
                tile,
                forests: player.tiles(Tile::Forest) + 1,
                staffing: tile_staffing(table, seat, matches!(action, Action::TakeForest(_))),
            },
            Action::PayColonist(post) => Choice::PayColonist { post },
            Action::PayGood(good) => Choice::PayGood {
                good,
                then: player.goods[good].saturating_sub(1),
            },
            Action::PayPoint => Choice::PayPoint,
            Action::SellToPost(good) => Choice::SaleToPost {
                good,
                sale: trader::sale_to_post(table, seat, good, is_chooser(table, seat)),
            },
            Action::LoadSmallWharf(good, count) => Choice::SmallWharf {
                good,
                count,
                stay: player.goods[good].saturating_sub(count),
            },
            Action::MoveGuest(post) => Choice::Guest {
                post,
                guests: player.guests().saturating_sub(1),
            },
            Action::KeepGuests => Choice::KeepGuests,
        };
        Some(choice)
    }
}

/// The kinds that nobody can choose any more when this one is.
fn drafted_out<C>(table: &Table<C>, building: Building) -> BuildingSet {
    let mut then = table.in_game;
    then.insert(building);
    let before = draft::open(table.in_game, &table.options);
    let mut out = before.without(draft::open(then, &table.options));
    out.remove(building);
    out
}

/// Lets the Small wharf sail with what is on it, if anything is.
fn sail<C>(table: &Table<C>) -> Option<Choice> {
    let Phase::Captain(turn) = table.phase else {
        return None;
    };
    let goods = turn.step.pier;
    turn.step.on_pier().then(|| Choice::Sail {
        goods,
        gain: small_wharf_gain(table, &turn, &goods),
    })
}

/// What a Small wharf with these goods brings.
pub fn small_wharf_gain<C>(
    table: &Table<C>,
    turn: &RoleTurn<captain::Loading>,
    goods: &ByGood<u8>,
) -> Gain {
    Gain {
        barrels: goods.total() / 2,
        privilege: captain::privilege(table, turn),
        bonus: docks::small_wharf_bonus(table, turn.acting, goods),
        doubloons: captain::loading_income(table, turn.acting),
    }
}

/// Whether a seat has chosen the role that is carried out.
fn is_chooser<C>(table: &Table<C>, seat: Seat) -> bool {
    table
        .phase
        .role()
        .is_some_and(|(chooser, _)| chooser == seat)
}

/// Whether a colonist comes with a tile that a seat takes now.
fn tile_staffing<C>(table: &Table<C>, seat: Seat, wanted: bool) -> Staffing {
    let second = matches!(table.phase, Phase::Settler(turn) if turn.step == settler::Step::Second);
    let hospice = table.players[seat].functions().any(|it| it.staffs_tile());
    staffing(hospice && !second && table.colonist_to_be_had(), wanted)
}

fn staffing(to_be_had: bool, wanted: bool) -> Staffing {
    match (to_be_had, wanted) {
        (false, _) => Staffing::None,
        (true, true) => Staffing::Comes,
        (true, false) => Staffing::Declined,
    }
}

/// What a loading of the seat to act brings.
fn gain<C>(table: &Table<C>, barrels: u8) -> Gain {
    let (privilege, bonus, doubloons) = match table.phase {
        Phase::Captain(turn) => (
            captain::privilege(table, &turn),
            captain::loading_bonus(table, turn.acting),
            captain::loading_income(table, turn.acting),
        ),
        Phase::Draft { .. }
        | Phase::ChooseRole { .. }
        | Phase::Doubling { .. }
        | Phase::Settler(_)
        | Phase::Mayor(_)
        | Phase::Builder(_)
        | Phase::Paying(_)
        | Phase::Craftsman(_)
        | Phase::Trader(_)
        | Phase::Storing(_)
        | Phase::Guests(_)
        | Phase::Over(_) => (0, 0, 0),
    };
    Gain {
        barrels,
        privilege,
        bonus,
        doubloons,
    }
}

/// What passing means now.
fn declined<C>(table: &Table<C>) -> Option<Declined> {
    Some(match &table.phase {
        Phase::Draft { .. } | Phase::ChooseRole { .. } | Phase::Paying(_) | Phase::Over(_) => {
            return None;
        }
        Phase::Doubling { .. } => Declined::Library,
        Phase::Guests(_) => Declined::Guests,
        Phase::Settler(_) => Declined::Tile,
        Phase::Mayor(_) => Declined::Colonist,
        Phase::Builder(_) => Declined::Building,
        Phase::Craftsman(turn) => match turn.step {
            craftsman::Step::Produce { .. } => Declined::Production,
            craftsman::Step::Privilege { .. } => Declined::ExtraBarrel,
        },
        Phase::Trader(_) => Declined::Sale,
        Phase::Captain(_) => Declined::Wharf,
        Phase::Storing(turn) => {
            let player = &table.players[turn.acting];
            let mut spoils = ByGood::default();
            for good in Good::ALL {
                spoils[*good] = turn.step.open(player, *good);
            }
            Declined::Storing { spoils }
        }
    })
}
