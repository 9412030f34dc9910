//! The choice of buildings before the first round: in turn, by lot, or all.
//!
//! There is a number of places for each price, and the kinds that nobody chooses for them stay out
//! of the game. As soon as the places of a price are taken its other kinds are out, and so is a
//! building that the chosen one excludes.

use serde::{Deserialize, Serialize};

use crate::engine::{Chance, Seat};

use super::{
    Action, Building, BuildingSet, Buildings, Event, Illegal, Options, Phase, Stage, Table,
};

/// Violet buildings that a game has of each price.
const PLACES: [(u8, u8); 10] = [
    (1, 1),
    (2, 2),
    (3, 1),
    (4, 1),
    (5, 2),
    (6, 1),
    (7, 1),
    (8, 2),
    (9, 1),
    (10, 5),
];

/// The violet buildings that a draft chooses from.
const VIOLET: BuildingSet = BuildingSet::ALL.without(BuildingSet::PRODUCTION);

/// How many violet buildings of a price are chosen.
pub fn places(cost: u8) -> u8 {
    PLACES
        .iter()
        .find(|(price, _)| *price == cost)
        .map_or(0, |(_, places)| *places)
}

/// How many violet buildings are chosen in all.
pub fn all_places() -> u8 {
    PLACES.iter().map(|(_, places)| places).sum()
}

/// How many of the violet buildings of a price are in a set.
fn taken(set: BuildingSet, options: &Options, cost: u8) -> u8 {
    set.without(BuildingSet::PRODUCTION)
        .iter()
        .map(|it| u8::from(options.cost(it) == cost))
        .sum()
}

/// Whether a building may still be chosen when these are.
fn may_choose(set: BuildingSet, options: &Options, building: Building) -> Result<(), Illegal> {
    if set.contains(building) || !building.is_violet() {
        return Err(Illegal::InGameAlready);
    }
    if let Some(other) = options.excluded_by(building).filter(|it| set.contains(*it)) {
        return Err(Illegal::Excluded(other));
    }
    let cost = options.cost(building);
    if taken(set, options, cost) == places(cost) {
        Err(Illegal::PlacesTaken { cost })
    } else {
        Ok(())
    }
}

/// The buildings that may still be chosen when these are.
pub fn open(set: BuildingSet, options: &Options) -> BuildingSet {
    VIOLET
        .iter()
        .filter(|it| may_choose(set, options, *it).is_ok())
        .collect()
}

/// The buildings with which a game begins.
pub(super) fn first_set(options: &Options, chance: &mut dyn Chance) -> BuildingSet {
    match options.buildings {
        Buildings::Base => BuildingSet::BASE,
        Buildings::Draft => BuildingSet::PRODUCTION,
        Buildings::Random => by_lot(options, chance),
        Buildings::All => BuildingSet::ALL,
        Buildings::Custom(set) => set.or(BuildingSet::PRODUCTION),
    }
}

/// Fills the places of each price in turn, every building that may be chosen being equally likely.
fn by_lot(options: &Options, chance: &mut dyn Chance) -> BuildingSet {
    let mut set = BuildingSet::PRODUCTION;
    for (cost, places) in PLACES {
        for _ in 0..places {
            let open: BuildingSet = open(set, options)
                .iter()
                .filter(|it| options.cost(*it) == cost)
                .collect();
            let drawn = chance.below(u32::from(open.count()).max(1));
            open.iter()
                .nth(drawn as usize)
                .into_iter()
                .for_each(|it| set.insert(it));
        }
    }
    set
}

/// Where the game begins: with the draft, or with the first choice of a role.
pub(super) fn first_phase(options: &Options, first: Seat) -> Phase {
    match options.buildings {
        Buildings::Draft => Phase::Draft { chooser: first },
        Buildings::Base | Buildings::Random | Buildings::All | Buildings::Custom(_) => {
            Phase::ChooseRole { chooser: first }
        }
    }
}

pub(super) fn candidates() -> impl Iterator<Item = Action> {
    VIOLET.iter().map(Action::Draft)
}

pub(super) fn check<C>(table: &Table<C>) -> impl Fn(&Action) -> Result<(), Illegal> {
    let (set, options) = (table.in_game, &table.options);
    move |action| {
        let Action::Draft(building) = *action else {
            return Err(Illegal::NotNow);
        };
        may_choose(set, options, building)
    }
}

/// Brings a building into the game. When all places are taken the first round begins.
pub(super) fn apply(table: &mut Table, chooser: Seat, action: &Action, stage: &mut Stage) -> Phase {
    let Action::Draft(building) = *action else {
        return table.phase;
    };
    let before = open(table.in_game, &table.options);
    table.bring_in(building);
    let after = open(table.in_game, &table.options);
    let mut out = before.without(after);
    out.remove(building);
    stage.tell(Event::Drafted {
        seat: chooser,
        building,
        out,
    });
    if after.is_empty() {
        return Phase::ChooseRole {
            chooser: table.governor,
        };
    }
    Phase::Draft {
        chooser: chooser.next(table.seats()),
    }
}

/// How a set of violet buildings differs from those that a draft can lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deviation {
    /// It has more or fewer buildings of a price than there are places.
    Number {
        /// The price.
        cost: u8,
        /// How many buildings of that price it has.
        has: u8,
        /// How many places there are.
        places: u8,
    },
    /// It has two buildings that exclude each other.
    Pair(Building, Building),
}

/// All that makes a set of buildings another than a draft can lead to. Production buildings do not
/// matter.
pub fn deviations(set: BuildingSet, options: &Options) -> Vec<Deviation> {
    let mut all = Vec::new();
    for (cost, places) in PLACES {
        let has = taken(set, options, cost);
        if has != places {
            all.push(Deviation::Number { cost, has, places });
        }
    }
    for one in set.iter() {
        if let Some(other) = options.excluded_by(one)
            && one < other
            && set.contains(other)
        {
            all.push(Deviation::Pair(one, other));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Scripted, Seeded};
    use crate::games::puerto_rico::scene::play;
    use crate::games::puerto_rico::{PuertoRico, Setup};
    use Building::*;

    fn drafting(seats: u8, options: Options) -> PuertoRico {
        let options = Options {
            buildings: Buildings::Draft,
            ..options
        };
        PuertoRico::new(&Setup { seats, options }, &mut Scripted::default())
    }

    fn by_chance(number: u8, options: Options) -> BuildingSet {
        let options = Options {
            buildings: Buildings::Random,
            ..options
        };
        let luck = &mut Seeded::for_move([number; 16], 0);
        PuertoRico::new(&Setup { seats: 4, options }, luck).in_game
    }

    #[test]
    fn twelve_small_and_five_large_kinds_are_chosen() {
        assert_eq!(all_places(), 17);
        assert_eq!(places(10), 5);
        assert_eq!(places(11), 0);
        assert!(deviations(BuildingSet::BASE, &Options::default()).is_empty());
    }

    #[test]
    fn an_event_says_what_is_out() {
        let mut game = drafting(3, Options::default());
        let events = play(&mut game, &[Action::Draft(Office)]);
        let office = Event::Drafted {
            seat: Seat::new(0),
            building: Office,
            out: [TradingPost].into_iter().collect(),
        };
        assert_eq!(events, [office]);
        let events = play(&mut game, &[Action::Draft(Church)]);
        let church = Event::Drafted {
            seat: Seat::new(1),
            building: Church,
            out: [LargeMarket].into_iter().collect(),
        };
        assert_eq!(events, [church]);
        assert_eq!(
            game.check(&Action::Draft(Office)),
            Err(Illegal::InGameAlready)
        );
        assert_eq!(
            game.check(&Action::Draft(SugarMill)),
            Err(Illegal::InGameAlready)
        );
        assert_eq!(game.check(&Action::Pass), Err(Illegal::NotNow));
    }

    #[test]
    fn nobody_can_be_left_without_a_choice() {
        for exclude_hacienda_forest in [false, true] {
            let options = Options {
                exclude_hacienda_forest,
                ..Options::default()
            };
            for number in 0..40 {
                let mut game = drafting(5, options);
                for at in 0..all_places() {
                    let actions = game.actions();
                    assert!(actions.len() > 1, "a forced choice after {at}");
                    let luck = &mut Seeded::for_move([number; 16], u64::from(at));
                    let chosen = luck.below(u32::try_from(actions.len()).unwrap());
                    play(&mut game, &[actions[chosen as usize]]);
                }
                assert!(matches!(game.phase, Phase::ChooseRole { .. }));
                assert_eq!(deviations(game.in_game, &options), []);
            }
        }
    }

    #[test]
    fn luck_chooses_a_set_that_a_draft_can_lead_to() {
        let options = Options {
            exclude_hacienda_forest: true,
            swap_factory_university: true,
            ..Options::default()
        };
        let mut seen = BuildingSet::default();
        for number in 0..60 {
            let set = by_chance(number, options);
            assert_eq!(deviations(set, &options), []);
            seen = seen.or(set);
        }
        assert_eq!(seen, BuildingSet::ALL, "each may come");
        assert_ne!(by_chance(1, options), by_chance(2, options));
    }

    #[test]
    fn the_price_of_today_decides_about_the_place() {
        let options = Options {
            swap_factory_university: true,
            ..Options::default()
        };
        let mut game = drafting(4, options);
        play(&mut game, &[Action::Draft(University)]);
        assert_eq!(
            game.check(&Action::Draft(Lighthouse)),
            Err(Illegal::PlacesTaken { cost: 7 })
        );
        assert_eq!(game.check(&Action::Draft(Factory)), Ok(()));
    }

    #[test]
    fn a_set_of_ones_own_is_told_what_is_unusual_about_it() {
        let mut set = BuildingSet::BASE;
        set.insert(TradingPost);
        set.remove(Harbor);
        let told = deviations(set, &Options::default());
        let number = |cost, has, places| Deviation::Number { cost, has, places };
        assert_eq!(
            told,
            [
                number(5, 3, 2),
                number(8, 1, 2),
                Deviation::Pair(Office, TradingPost)
            ]
        );
        let options = Options {
            buildings: Buildings::Custom(set),
            ..Options::default()
        };
        let game = PuertoRico::new(&Setup { seats: 2, options }, &mut Scripted::default());
        assert_eq!(game.in_game, set);
        assert_eq!(game.market.left(Harbor), 0);
        assert_eq!(game.market.left(TradingPost), 1, "with two players");
    }
}
