//! Puerto Rico: no piece comes or goes, the events tell the whole story, and every game ends.

mod hidden;
mod listed;
mod mayor;
mod pieces;
mod story;

use hidden::hidden;
use listed::{all_actions, exactly_listed};
use pieces::{conserved, in_bounds};
use story::{in_turn, placed, told};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sobremesa::engine::{BySeat, Chance, Game, Seat, Seed, Seeded, Turn, Viewer, laws};
use sobremesa::games::puerto_rico::{
    Action, Building, BuildingSet, Buildings, Ending, Event, Good, Options, Phase, Post,
    PuertoRico, Role, RoleCard, Setup, Tile, View, Vp5,
};
use strum::VariantArray;

fn setups() -> impl Strategy<Value = Setup> {
    (2..=5u8, any::<[bool; 15]>(), buildings()).prop_map(|(seats, on, buildings)| Setup {
        seats,
        options: Options {
            vp5: if on[0] { Vp5::Classic } else { Vp5::Current },
            swap_factory_university: on[1],
            corn_minus_one: on[2],
            craftsman_angst: on[3],
            open_vp: on[4],
            allow_decline: on[5],
            buildings,
            exclude_hacienda_forest: on[6],
            exclude_office_trading_post: on[7],
            library_2p_once_per_round: on[8],
            library_craftsman_distinct: on[9],
            specialty_counts_privilege: on[10],
            union_hall_needs_load: on[11],
            vp_end_any_phase: on[12],
            black_market_removes: on[13],
            harbor_per_kind_on_small_wharf: on[14],
        },
    })
}

/// Every way to choose the buildings; sets of one's own are often ones that no draft leads to.
fn buildings() -> impl Strategy<Value = Buildings> {
    let custom = prop::sample::subsequence(Building::ALL, 0..=Building::ALL.len());
    prop_oneof![
        2 => Just(Buildings::Base),
        1 => Just(Buildings::Draft),
        1 => Just(Buildings::Random),
        3 => Just(Buildings::All),
        1 => custom.prop_map(|set| Buildings::Custom(set.into_iter().collect())),
    ]
}

/// How the players of a walk choose: by bytes, but what they are fond of comes first, so that
/// long games and short ones, rich and poor ones come about.
#[derive(Clone, Debug)]
struct Walk {
    setup: Setup,
    favourites: Vec<RoleCard>,
    busy: bool,
    choices: Vec<u8>,
}

impl Walk {
    /// The action that a byte chooses.
    fn choose(&self, actions: &[Action], choice: u8) -> Action {
        let fond = |action: &&Action| match action {
            Action::Choose(card) => self.favourites.contains(card),
            Action::Pass | Action::KeepGuests => false,
            _ => self.busy,
        };
        let liked: Vec<&Action> = actions.iter().filter(fond).collect();
        match liked.len() {
            0 => actions[usize::from(choice) % actions.len()],
            some => *liked[usize::from(choice) % some],
        }
    }
}

fn walks(most: usize) -> impl Strategy<Value = Walk> {
    let favourites = prop::sample::subsequence(RoleCard::VARIANTS, 0..4);
    let choices = prop::collection::vec(any::<u8>(), most / 2..most);
    (setups(), favourites, any::<bool>(), choices).prop_map(|(setup, favourites, busy, choices)| {
        Walk {
            setup,
            favourites,
            busy,
            choices,
        }
    })
}

type Law = Result<(), TestCaseError>;

/// Plays a game and shows each move with the position before it, what happened, and the position
/// after it. Returns the last position.
fn play(
    walk: &Walk,
    mut look: impl FnMut(&PuertoRico, &[Event], &PuertoRico) -> Law,
) -> Result<PuertoRico, TestCaseError> {
    let luck = |n| Seeded::for_move([3; 16], n);
    let mut game = PuertoRico::new(&walk.setup, &mut luck(0));
    for (choice, n) in walk.choices.iter().zip(1..) {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        let action = walk.choose(&actions, *choice);
        let before = game.clone();
        let mut events = Vec::new();
        let played = game.play(&action, &mut luck(n), &mut |event| events.push(event));
        prop_assert_eq!(played, Ok(()));
        look(&before, &events, &game)
            .map_err(|why| TestCaseError::fail(format!("{why}\n{action:?} in {before:#?}")))?;
    }
    Ok(game)
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(32))]

    #[test]
    fn the_laws_of_the_engine(walk in walks(1500)) {
        laws::hold::<PuertoRico>(&walk.setup, &walk.choices).map_err(TestCaseError::fail)?;
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn no_piece_comes_or_goes(walk in walks(1500)) {
        let start = PuertoRico::new(&walk.setup, &mut Seeded::for_move([3; 16], 0));
        conserved(&start, &start)?;
        play(&walk, |_, _, game| conserved(&start, game))?;
    }

    #[test]
    fn every_space_and_circle_holds_what_it_can(walk in walks(1500)) {
        play(&walk, |_, _, game| in_bounds(game))?;
    }

    #[test]
    fn the_events_tell_the_whole_story(walk in walks(1500)) {
        play(&walk, told)?;
    }

    #[test]
    fn rounds_and_choosers_go_round(walk in walks(1500)) {
        play(&walk, in_turn)?;
    }

    #[test]
    fn nobody_is_idle_beside_an_empty_circle_after_the_mayor(walk in walks(1500)) {
        play(&walk, |_, events, game| placed(events, game))?;
    }

    #[test]
    fn of_all_actions_that_there_are_only_the_listed_ones_are_allowed(walk in walks(700)) {
        let space = all_actions();
        play(&walk, |game, _, _| exactly_listed(&space, game))?;
    }

    #[test]
    fn chips_of_others_are_hidden(walk in walks(700)) {
        play(&walk, |_, _, game| hidden(game))?;
    }

    #[test]
    fn every_game_ends(walk in walks(2), seed in any::<Seed>()) {
        let mut thought = Seeded::for_thought(seed, 0);
        let choices = (0..MOST_MOVES).map(|_| thought.below(240) as u8).collect();
        let game = play(&Walk { choices, favourites: Vec::new(), ..walk }, |_, _, _| Ok(()))?;
        prop_assert!(matches!(game.turn(), Turn::Over(_)), "it goes on and on");
    }
}

/// Each way to choose the buildings at each table, so that none is left to chance.
#[test]
fn every_choice_of_buildings_keeps_the_laws_at_every_table() {
    let own = BuildingSet::ALL.iter().step_by(2);
    for buildings in [
        Buildings::Base,
        Buildings::Draft,
        Buildings::Random,
        Buildings::All,
        Buildings::Custom(own.collect()),
    ] {
        for seats in 2..=5 {
            let setup = Setup {
                seats,
                options: Options {
                    buildings,
                    ..Options::default()
                },
            };
            let mut thought = Seeded::for_thought([seats; 16], 0);
            let choices: Vec<u8> = (0..500).map(|_| thought.below(240) as u8).collect();
            laws::hold::<PuertoRico>(&setup, &choices).unwrap();
            let walk = Walk {
                setup,
                favourites: Vec::new(),
                busy: true,
                choices,
            };
            let start = PuertoRico::new(&setup, &mut Seeded::for_move([3; 16], 0));
            play(&walk, |before, events, after| {
                conserved(&start, after)?;
                told(before, events, after)
            })
            .unwrap();
        }
    }
}

/// More than three times what the longest of many random games took.
const MOST_MOVES: usize = 2500;

/// The walks above would prove little if they all went the same way.
#[test]
fn walks_come_to_every_ending_and_use_every_building() {
    let mut runner = TestRunner::deterministic();
    let mut endings = Vec::new();
    let mut used = Vec::new();
    for _ in 0..200 {
        let walk = walks(1500).new_tree(&mut runner).unwrap().current();
        let game = play(&walk, |_, _, game| {
            let functions = game
                .players
                .iter()
                .flat_map(|(_, player)| player.functions());
            used.extend(
                functions
                    .filter(|it| !used.contains(it))
                    .collect::<Vec<_>>(),
            );
            Ok(())
        })
        .unwrap();
        let points = game.players.iter().map(|(_, it)| it.chips).sum::<u16>();
        endings.push((game.last_round, points > 126));
    }
    for why in Ending::VARIANTS {
        let ended = endings.iter().filter(|(last, _)| *last == Some(*why));
        assert!(ended.count() > 10, "{why:?}");
    }
    for building in Building::ALL.iter().filter(|it| it.spec().circles > 0) {
        assert!(used.contains(building), "{building:?}");
    }
    assert!(endings.iter().any(|(_, paper)| *paper), "points on paper");
}
