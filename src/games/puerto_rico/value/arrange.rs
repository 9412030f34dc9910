//! Colonists and stores, arranged well.
//!
//! A rule of thumb says what each use of a colonist is worth; the best use for each colonist
//! comes first, until all have a place or all circles are full. The page proposes the same
//! arrangements that bots use.

use arrayvec::ArrayVec;

use super::super::roles::mayor::{self, Layout, Site, sites};
use super::super::roles::storing::Stores;
use super::super::{Action, Building, ByGood, Good, Player, RoleTurn, Table};

/// Arrangements of colonists that a player may want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposals {
    /// Everybody stays where they are; who has no place goes where most goods are made next, then
    /// to the dearest violet buildings.
    pub keep_and_fill: Layout,
    /// All are placed anew, where most goods are made next.
    pub production: Layout,
}

/// What the seat to act may want to do with its colonists. Sites that it has filled already in
/// this phase stay as they are.
pub fn proposals<C>(table: &Table<C>, turn: &RoleTurn<mayor::Step>) -> Proposals {
    let player = &table.players[turn.acting];
    let first = match turn.step {
        mayor::Step::Extra => 0,
        mayor::Step::Place { site } => usize::from(site),
    };
    let goods_first = |task: Task| match task {
        // Of two goods that cost as many colonists the dearer one.
        Task::Make(good) => 1000.0 + f32::from(good.price()),
        Task::Run(building) => f32::from(building.spec().cost),
        Task::Quarry => 0.5,
    };
    Proposals {
        keep_and_fill: arrange(player, first, Who::Idle, goods_first),
        production: arrange(player, first, Who::Everybody, goods_first),
    }
}

/// Something that colonists can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// Produce one barrel more.
    Make(Good),
    /// Run a violet building.
    Run(Building),
    /// Work in a quarry.
    Quarry,
}

/// Who is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Those in San Juan; the others stay.
    Idle,
    /// All of them.
    Everybody,
}

/// Places colonists of a player on the sites from `first` on, always where a colonist is `worth`
/// most.
pub(super) fn arrange<C>(
    player: &Player<C>,
    first: usize,
    who: Who,
    worth: impl Fn(Task) -> f32,
) -> Layout {
    let mut plan = Plan::new(player, first, who);
    while plan.open > 0
        && let Some(step) = plan.best(&worth)
    {
        plan.place(step);
    }
    plan.fill();
    plan.layout
}

/// An arrangement in the making.
struct Plan {
    /// Colonists on each site.
    layout: Layout,
    /// What each site is.
    places: ArrayVec<Place, 18>,
    /// Colonists that still have to be placed.
    open: u8,
}

/// A site, and how many colonists it takes.
#[derive(Clone, Copy)]
struct Place {
    kind: Kind,
    circles: u8,
    /// Whether it may still be filled.
    free: bool,
}

/// What a site is good for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Field(Good),
    Plant(Good),
    Violet(Building),
    Quarry,
}

/// One or two sites that get a colonist each.
type Step = ArrayVec<usize, 2>;

impl Plan {
    fn new<C>(player: &Player<C>, first: usize, who: Who) -> Self {
        let mut open = player.san_juan;
        let mut layout = mayor::layout(player);
        let mut places = ArrayVec::new();
        for (at, (site, count)) in sites(player).zip(&mut layout).enumerate() {
            if at >= first && who == Who::Everybody {
                open += std::mem::take(count);
            }
            places.push(Place {
                kind: kind(player, site),
                circles: site.circles(player),
                free: at >= first,
            });
        }
        Plan {
            layout,
            places,
            open,
        }
    }

    /// The step that is worth most for each colonist that it needs.
    fn best(&self, worth: &impl Fn(Task) -> f32) -> Option<Step> {
        let mut best: Option<(Step, f32)> = None;
        let mut consider = |step: Option<Step>, task: Task| {
            if let Some(step) = step.filter(|step| step.len() <= usize::from(self.open)) {
                let worth = worth(task) / step.len() as f32;
                if best.as_ref().is_none_or(|(_, before)| worth > *before) {
                    best = Some((step, worth));
                }
            }
        };
        for good in Good::ALL {
            consider(self.one_more(*good), Task::Make(*good));
        }
        for (at, place) in self.places.iter().enumerate() {
            let task = match place.kind {
                Kind::Violet(building) => Task::Run(building),
                Kind::Quarry => Task::Quarry,
                Kind::Field(_) | Kind::Plant(_) => continue,
            };
            if self.room(at) > 0 {
                consider(Some([at].into_iter().collect()), task);
            }
        }
        best.map(|(step, _)| step)
    }

    /// What it takes to produce a barrel more.
    fn one_more(&self, good: Good) -> Option<Step> {
        let (fields, field) = self.count(Kind::Field(good));
        if good == Good::Corn {
            return Some([field?].into_iter().collect());
        }
        let (workers, plant) = self.count(Kind::Plant(good));
        match fields.cmp(&workers) {
            std::cmp::Ordering::Less => Some([field?].into_iter().collect()),
            std::cmp::Ordering::Greater => Some([plant?].into_iter().collect()),
            std::cmp::Ordering::Equal => Some([field?, plant?].into()),
        }
    }

    /// How many colonists are on sites of a kind, and one that has room.
    fn count(&self, kind: Kind) -> (u8, Option<usize>) {
        let of_kind = self.places.iter().zip(&self.layout).enumerate();
        of_kind.filter(|(_, (place, _))| place.kind == kind).fold(
            (0, None),
            |(colonists, free), (at, (_, count))| {
                let free = free.or((self.room(at) > 0).then_some(at));
                (colonists + count, free)
            },
        )
    }

    fn room(&self, at: usize) -> u8 {
        match (self.places.get(at), self.layout.get(at)) {
            (Some(place), Some(count)) if place.free => place.circles - count,
            _ => 0,
        }
    }

    fn place(&mut self, step: Step) {
        for at in step {
            if let Some(count) = self.layout.get_mut(at) {
                *count += 1;
                self.open -= 1;
            }
        }
    }

    /// Places those for whom there is nothing to do: nobody may stay idle beside an empty circle.
    fn fill(&mut self) {
        for at in 0..self.places.len() {
            let more = self.room(at).min(self.open);
            if let Some(count) = self.layout.get_mut(at) {
                *count += more;
                self.open -= more;
            }
        }
    }
}

fn kind<C>(player: &Player<C>, site: Site) -> Kind {
    match site {
        Site::Tiles(tile) => tile.good().map_or(Kind::Quarry, Kind::Field),
        Site::Structure(at) => match player.city.get(usize::from(at)) {
            Some(it) => match it.building.makes() {
                Some(good) => Kind::Plant(good),
                None => Kind::Violet(it.building),
            },
            None => Kind::Field(Good::Corn),
        },
    }
}

/// What a player keeps when not everything can be kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// Kinds that the warehouses keep whole, in the order of the goods.
    pub kinds: ArrayVec<Good, 5>,
    /// The single barrels.
    pub barrels: ByGood<u8>,
}

impl Keep {
    /// The actions that keep it.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        let kinds = self.kinds.iter().copied().map(Action::StoreKind);
        let barrels = self.barrels.iter().flat_map(|(good, count)| {
            std::iter::repeat_n(Action::StoreBarrel(good), usize::from(*count))
        });
        kinds.chain(barrels)
    }

    /// What is kept in the end, with what is kept already.
    pub fn goods<C>(&self, player: &Player<C>, stores: &Stores) -> ByGood<u8> {
        let mut kept = stores.kept;
        for good in &self.kinds {
            kept[*good] = player.goods[*good];
        }
        for (good, count) in self.barrels.iter() {
            kept[good] += count;
        }
        kept
    }
}

/// The keep-set with the most resale value; of equal ones the most barrels.
pub fn keep<C>(player: &Player<C>, stores: &Stores) -> Keep {
    keep_by(player, stores, |good| f32::from(good.price()) + 0.01)
}

/// The keep-set that is worth most, by what a barrel of each good is worth.
pub(super) fn keep_by<C>(player: &Player<C>, stores: &Stores, worth: impl Fn(Good) -> f32) -> Keep {
    let heap = |good: Good| f32::from(stores.open(player, good));
    let last = stores.kept.kinds().last();
    // Kinds are named in the order of the goods, after those that are kept already.
    let may_be_whole = |good: &Good| heap(*good) > 0.0 && last.is_none_or(|last| *good > last);
    let mut best = (Keep::default(), 0.0);
    for set in 0..1u8 << Good::ALL.len() {
        let chosen = |good: &Good| set & (1 << *good as u8) != 0;
        let kinds: ArrayVec<Good, 5> = Good::ALL.iter().copied().filter(chosen).collect();
        if kinds.len() > usize::from(stores.kinds) || !kinds.iter().all(may_be_whole) {
            continue;
        }
        let mut barrels = ByGood::default();
        for _ in 0..stores.barrels {
            let open = |good: &Good| !chosen(good) && heap(*good) > f32::from(barrels[*good]);
            let singles = Good::ALL.iter().copied().filter(open);
            let next = singles.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            next.into_iter().for_each(|good| barrels[good] += 1);
        }
        let whole: f32 = kinds.iter().map(|good| heap(*good) * worth(*good)).sum();
        let singles = barrels
            .iter()
            .map(|(good, count)| f32::from(*count) * worth(good));
        let total = whole + singles.sum::<f32>();
        if total > best.1 {
            best = (Keep { kinds, barrels }, total);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Quick;
    use crate::engine::{Chance, Game, Seat, laws};
    use crate::games::puerto_rico::roles::mayor::{Step, layout_actions};
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::games::puerto_rico::{Options, Phase, PuertoRico, RoleCard, Setup, Tile};

    const FIRST: Seat = Seat::new(0);

    fn random_games(mut look: impl FnMut(&PuertoRico)) {
        for number in 0..12 {
            let luck = &mut Quick::new(number);
            let choices: Vec<u8> = (0..600).map(|_| luck.below(256) as u8).collect();
            let setup = Setup {
                seats: 2 + number as u8 % 4,
                options: Options {
                    allow_decline: number % 3 == 0,
                    ..Options::default()
                },
            };
            laws::walk::<PuertoRico>(&setup, &choices, |game, _| {
                look(game);
                Ok(())
            })
            .unwrap();
        }
    }

    /// The most goods that any arrangement makes, by trying them all.
    fn most_goods(game: &PuertoRico, seat: Seat) -> u8 {
        let mut most = 0;
        for action in game.actions() {
            let mut next = game.clone();
            let made = |game: &PuertoRico| {
                let player = &game.players[seat];
                Good::ALL.iter().map(|good| player.capacity(*good)).sum()
            };
            play(&mut next, &[action]);
            let same = matches!(next.phase, Phase::Mayor(turn) if turn.acting == seat);
            most = most.max(if same {
                most_goods(&next, seat)
            } else {
                made(&next)
            });
        }
        most
    }

    #[test]
    fn what_is_proposed_is_allowed_and_production_makes_most_goods() {
        let mut compared = 0;
        random_games(|game| {
            let Phase::Mayor(turn) = game.phase else {
                return;
            };
            let Step::Place { site } = turn.step else {
                return;
            };
            let proposals = proposals(game, &turn);
            for layout in [&proposals.keep_and_fill, &proposals.production] {
                assert!(
                    layout_actions(game, &turn, layout).is_ok(),
                    "{layout:?} in {game:?}"
                );
            }
            if game.players[turn.acting].city.len() < 6 && site < 2 {
                let mut arranged = game.clone();
                for action in layout_actions(game, &turn, &proposals.production).unwrap() {
                    play(&mut arranged, &[action]);
                }
                let player = &arranged.players[turn.acting];
                let made: u8 = Good::ALL.iter().map(|good| player.capacity(*good)).sum();
                assert_eq!(made, most_goods(game, turn.acting), "in {game:?}");
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn keep_and_fill_leaves_everybody_in_place_and_production_does_not() {
        let mut game = scene(3)
            .farms(FIRST, Tile::Quarry, 1)
            .tiles(FIRST, Tile::Corn, 3)
            .builds(FIRST, Building::SmallMarket)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Mayor)]);
        let Phase::Mayor(turn) = game.phase else {
            panic!("{game:?}")
        };
        let proposals = proposals(&game, &turn);
        assert_eq!(proposals.keep_and_fill[..], [2, 0, 0, 0, 0, 1, 0]);
        assert_eq!(proposals.production[..], [3, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn the_dearest_violet_building_comes_first_when_no_more_goods_can_be_made() {
        let mut game = scene(3)
            .builds(FIRST, Building::SmallMarket)
            .builds(FIRST, Building::Harbor)
            .builds(FIRST, Building::Office)
            .tiles(FIRST, Tile::Coffee, 1)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Mayor)]);
        let Phase::Mayor(turn) = game.phase else {
            panic!("{game:?}")
        };
        let layout = proposals(&game, &turn).keep_and_fill;
        assert_eq!(layout[Tile::WORKED.len()..], [0, 1, 1]);
    }

    #[test]
    fn what_is_kept_sells_best() {
        let mut asked = 0;
        random_games(|game| {
            let Phase::Storing(turn) = game.phase else {
                return;
            };
            let player = &game.players[turn.acting];
            let keep = keep(player, &turn.step);
            let value = |goods: &ByGood<u8>| -> u32 {
                goods
                    .iter()
                    .map(|(good, count)| u32::from(good.price() * count))
                    .sum()
            };
            let mut after = game.clone();
            for action in keep.actions() {
                play(&mut after, &[action]);
            }
            assert_eq!(
                after.players[turn.acting].goods,
                keep.goods(player, &turn.step)
            );
            assert_eq!(
                value(&after.players[turn.acting].goods),
                best_value(game, turn.acting, &value)
            );
            asked += 1;
        });
        assert!(asked > 30, "{asked}");
    }

    fn best_value(game: &PuertoRico, seat: Seat, value: &impl Fn(&ByGood<u8>) -> u32) -> u32 {
        let mut best = 0;
        for action in game.actions() {
            let mut next = game.clone();
            play(&mut next, &[action]);
            let same = matches!(next.phase, Phase::Storing(turn) if turn.acting == seat);
            best = best.max(if same {
                best_value(&next, seat, value)
            } else {
                value(&next.players[seat].goods)
            });
        }
        best
    }
}
