//! Santorini: New York: no piece comes or goes, nobody sees what is hidden, and every game ends.

mod hidden;
mod listed;
mod pieces;
mod story;

use hidden::{hidden, told_by_backs};
use listed::{all_actions, exactly_listed};
use pieces::{conserved, in_bounds};
use story::{in_order, told};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sobremesa::engine::{Chance, Game, Seat, Seed, Seeded, Turn, Viewer, laws};
use sobremesa::games::santorini_new_york::{
    Action, BoardName, Broadway, BusSetup, Card, Cards, EliminatedHand, Event, Face, FireSelfCap,
    IfPossible, Loss, Options, Phase, Played, Question, Role, RoleSets, SantoriniNewYork, Setup,
    Sight, Square, Squares, StartAssign, SupplyRule, TOP, Victory, Way, cards,
};
use strum::VariantArray;

fn options() -> impl Strategy<Value = Options> {
    (any::<[bool; 12]>(), 0..3usize).prop_map(|(on, start)| Options {
        start_assign: [StartAssign::Pick, StartAssign::Seat, StartAssign::Random][start],
        bus_setup: [BusSetup::AfterWorkers, BusSetup::BeforeWorkers][usize::from(on[0])],
        supply: [SupplyRule::Hard, SupplyRule::Unlimited][usize::from(on[1])],
        win_instant: on[2],
        eliminated_hand: [EliminatedHand::Discard, EliminatedHand::OutOfGame][usize::from(on[3])],
        night_guard_mobile_only: on[4],
        night_guard_can_win: on[5],
        own_targets: on[6],
        broadway: [Broadway::Package, Broadway::Parts][usize::from(on[7])],
        fire_self_cap: [FireSelfCap::Free, FireSelfCap::LastResort][usize::from(on[8])],
        if_possible: [IfPossible::Strict, IfPossible::Lenient][usize::from(on[9])],
        cross_water: on[10],
        show_played: on[11],
    })
}

fn setups() -> impl Strategy<Value = Setup> {
    let usual = any::<bool>();
    let sets: Vec<RoleSets> = RoleSets::all().collect();
    (2..=5u8, 0..3usize, 0..75usize, options(), usual).prop_map(
        move |(seats, board, set, options, usual)| Setup {
            seats,
            board: BoardName::ALL[board],
            roles: sets[set],
            options: if usual { Options::default() } else { options },
        },
    )
}

/// A game whose choices are bytes.
#[derive(Clone, Debug)]
struct Walk {
    setup: Setup,
    choices: Vec<u8>,
}

fn walks(most: usize) -> impl Strategy<Value = Walk> {
    let choices = prop::collection::vec(any::<u8>(), most / 2..most);
    (setups(), choices).prop_map(|(setup, choices)| Walk { setup, choices })
}

type Law = Result<(), TestCaseError>;

/// Plays a game and shows each move with the position before it, what happened, and the position
/// after it. Returns the last position.
fn play(
    walk: &Walk,
    mut look: impl FnMut(&SantoriniNewYork, &[Event], &SantoriniNewYork) -> Law,
) -> Result<SantoriniNewYork, TestCaseError> {
    let luck = |n| Seeded::for_move([3; 16], n);
    let mut game = SantoriniNewYork::new(&walk.setup, &mut luck(0));
    for (choice, n) in walk.choices.iter().zip(1..) {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[usize::from(*choice) % actions.len()];
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
    #![proptest_config(config(160))]

    #[test]
    fn the_laws_of_the_engine(walk in walks(400)) {
        laws::hold::<SantoriniNewYork>(&walk.setup, &walk.choices).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn no_piece_and_no_card_comes_or_goes(walk in walks(500)) {
        conserved(&walk.setup, &SantoriniNewYork::new(&walk.setup, &mut Seeded::for_move([3; 16], 0)))?;
        play(&walk, |_, _, game| conserved(&walk.setup, game))?;
    }

    #[test]
    fn every_square_bears_what_it_can(walk in walks(500)) {
        play(&walk, |_, _, game| in_bounds(game))?;
    }

    #[test]
    fn the_events_tell_the_whole_story(walk in walks(500)) {
        play(&walk, told)?;
    }

    #[test]
    fn cards_act_in_order_and_the_statue_goes_to_the_highest(walk in walks(500)) {
        play(&walk, in_order)?;
    }

    #[test]
    fn of_all_actions_that_there_are_only_the_listed_ones_are_allowed(walk in walks(120)) {
        let space = all_actions();
        play(&walk, |game, _, _| exactly_listed(&space, game))?;
    }

    #[test]
    fn what_is_hidden_cannot_be_told_from_a_view(walk in walks(400)) {
        play(&walk, |_, events, game| {
            told_by_backs(events, game)?;
            hidden(game)
        })?;
    }

    #[test]
    fn every_game_has_a_winner_after_84_turns_at_most(walk in walks(2), seed in any::<Seed>()) {
        let mut thought = Seeded::for_thought(seed, 0);
        let choices = (0..MOST_MOVES).map(|_| thought.below(240) as u8).collect();
        let mut turns = 0;
        let game = play(&Walk { choices, ..walk }, |_, events, _| {
            turns += events.iter().filter(|it| matches!(it, Event::TurnBegan { .. })).count();
            Ok(())
        })?;
        let Turn::Over(standing) = game.turn() else {
            return Err(TestCaseError::fail("it goes on and on"));
        };
        prop_assert_eq!(standing.winners().count(), 1);
        let supply = game.options.supply;
        prop_assert!(supply == SupplyRule::Unlimited || turns <= 84, "{} turns", turns);
    }
}

/// More than the longest game can take: each turn has at most nine choices, a card included.
const MOST_MOVES: usize = 2000;

/// The walks above would prove little if they all went the same way.
#[test]
fn walks_ask_every_question_and_play_every_role() {
    let mut runner = TestRunner::deterministic();
    let (mut asked, mut played, mut won, mut lost) = (vec![], vec![], vec![], vec![]);
    let mut dealt_again = 0;
    for _ in 0..600 {
        let walk = walks(900).new_tree(&mut runner).unwrap().current();
        let game = play(&walk, |_, events, game| {
            asked.extend(game.question().filter(|it| !asked.contains(it)));
            for event in events {
                match event {
                    Event::TurnBegan { role, .. } if !played.contains(role) => played.push(*role),
                    Event::WorkerLost { why, .. } if !lost.contains(why) => lost.push(*why),
                    Event::Shuffled { .. } if game.round > 1 => dealt_again += 1,
                    _ => {}
                }
            }
            Ok(())
        })
        .unwrap();
        if let Phase::Over(ending) = game.phase
            && !won.contains(&ending.victory)
        {
            won.push(ending.victory);
        }
    }
    for question in Question::VARIANTS {
        assert!(asked.contains(question), "{question:?}");
    }
    for role in Role::ALL {
        assert!(played.contains(role), "{role:?}");
    }
    for victory in Victory::VARIANTS {
        assert!(won.contains(victory), "{victory:?}");
    }
    for why in [Loss::NoTurn, Loss::Roofed] {
        assert!(lost.contains(&why), "{why:?}");
    }
    assert!(dealt_again > 100, "{dealt_again}");
}

/// A long walk through all seats, boards, roles and rulings:
/// `cargo test --profile fast --no-default-features --test laws -- --ignored 100_000`.
#[test]
#[ignore = "takes minutes"]
fn no_piece_comes_or_goes_in_100_000_random_games_on_the_roofs() {
    let mut runner = TestRunner::deterministic();
    let mut games = [0_u32; 6];
    let mut moves = 0_u64;
    let mut choices = Vec::new();
    let mut events = Vec::new();
    for number in 0..100_000_u64 {
        let setup = setups().new_tree(&mut runner).unwrap().current();
        let luck = &mut sobremesa::bots::Quick::new(number);
        let mut game = SantoriniNewYork::new(&setup, luck);
        let mut turns = 0;
        loop {
            game.actions_into(&mut choices);
            let Ok(count @ 1..) = u32::try_from(choices.len()) else {
                break;
            };
            let action = choices[luck.below(count) as usize];
            let before = game.clone();
            events.clear();
            game.apply(&action, luck, &mut |event| events.push(event));
            conserved(&setup, &game).unwrap();
            in_bounds(&game).unwrap();
            told(&before, &events, &game).unwrap();
            in_order(&before, &events, &game).unwrap();
            turns += events
                .iter()
                .filter(|it| matches!(it, Event::TurnBegan { .. }))
                .count();
            moves += 1;
        }
        assert!(matches!(game.turn(), Turn::Over(_)), "{game:?}");
        assert!(turns <= 84 || setup.options.supply == SupplyRule::Unlimited);
        games[usize::from(setup.seats)] += 1;
    }
    println!("{games:?} games by seats, {moves} moves");
}
