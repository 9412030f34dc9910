//! San Juan: no card comes or goes, nobody sees what is hidden, and every game ends.

mod cards;
mod hidden;
mod listed;
mod story;

use cards::{conserved, in_bounds};
use hidden::{hidden, told_by_backs};
use listed::{all_actions, exactly_listed};
use story::{in_turn, told};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sobremesa::engine::{Chance, Game, Seat, Seed, Seeded, Turn, Viewer, laws};
use sobremesa::games::san_juan::roles::councillor::Council;
use sobremesa::games::san_juan::roles::prospector::Prospecting;
use sobremesa::games::san_juan::round_start::Stowing;
use sobremesa::games::san_juan::{
    Action, Card, Cards, Edition, Event, FULL_CITY, GoldMine, Options, Phase, Pile, PriceTile,
    Question, Role, SanJuan, Setup, Sight, StartHand, TieBreak,
};
use strum::VariantArray;

fn setups() -> impl Strategy<Value = Setup> {
    (2..=4u8, any::<[bool; 11]>(), 0..3usize).prop_map(|(seats, on, hand)| Setup {
        seats,
        options: Options {
            edition: if on[0] {
                Edition::Second2014
            } else {
                Edition::First2004
            },
            gold_mine: if on[1] {
                GoldMine::Cheapest
            } else {
                GoldMine::Any
            },
            crane_may_cover_crane: on[2],
            same_name_cover: on[3],
            poor_house_self: on[4],
            carpenter_self: on[5],
            covered_building_helps_its_cover: on[6],
            covered_good_pays_black_market: on[7],
            used_tile_face_up: on[8],
            start_hand_variant: [StartHand::Off, StartHand::FourOn, StartHand::FiveOn][hand],
            tie_break: TieBreak::Shared,
            new_buildings: on[9],
            allow_decline: on[10],
        },
    })
}

/// How the players of a walk choose: by bytes, but what they are fond of comes first, so that
/// long games and short ones, rich and poor ones come about.
#[derive(Clone, Debug)]
struct Walk {
    setup: Setup,
    favourites: Vec<Role>,
    busy: bool,
    choices: Vec<u8>,
}

impl Walk {
    /// The action that a byte chooses.
    fn choose(&self, actions: &[Action], choice: u8) -> Action {
        let fond = |action: &&Action| match action {
            Action::Choose(role) => self.favourites.contains(role),
            Action::Pass => false,
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
    let favourites = prop::sample::subsequence(Role::VARIANTS, 0..4);
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
    mut look: impl FnMut(&SanJuan, &[Event], &SanJuan) -> Law,
) -> Result<SanJuan, TestCaseError> {
    let luck = |n| Seeded::for_move([3; 16], n);
    let mut game = SanJuan::new(&walk.setup, &mut luck(0));
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
    #![proptest_config(config(48))]

    #[test]
    fn the_laws_of_the_engine(walk in walks(600)) {
        laws::hold::<SanJuan>(&walk.setup, &walk.choices).map_err(TestCaseError::fail)?;
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn no_card_comes_or_goes(walk in walks(900)) {
        conserved(&SanJuan::new(&walk.setup, &mut Seeded::for_move([3; 16], 0)))?;
        play(&walk, |_, _, game| conserved(game))?;
    }

    #[test]
    fn every_place_holds_what_it_can(walk in walks(900)) {
        play(&walk, |_, _, game| in_bounds(game))?;
    }

    #[test]
    fn the_events_tell_the_whole_story(walk in walks(900)) {
        play(&walk, told)?;
    }

    #[test]
    fn rounds_and_choosers_go_round(walk in walks(900)) {
        play(&walk, in_turn)?;
    }

    #[test]
    fn of_all_actions_that_there_are_only_the_listed_ones_are_allowed(walk in walks(300)) {
        let space = all_actions();
        play(&walk, |game, _, _| exactly_listed(&space, game))?;
    }

    #[test]
    fn what_is_hidden_cannot_be_told_from_a_view(walk in walks(300)) {
        play(&walk, |_, events, game| {
            told_by_backs(events, game)?;
            hidden(game)
        })?;
    }

    #[test]
    fn every_game_ends(walk in walks(2), seed in any::<Seed>()) {
        let mut thought = Seeded::for_thought(seed, 0);
        let choices = (0..MOST_MOVES).map(|_| thought.below(240) as u8).collect();
        let game = play(&Walk { choices, favourites: Vec::new(), ..walk }, |_, _, _| Ok(()))?;
        prop_assert!(matches!(game.turn(), Turn::Over(_)), "it goes on and on");
    }
}

/// More than three times what the longest of many random games took.
const MOST_MOVES: usize = 4000;

/// The walks above would prove little if they all went the same way.
#[test]
fn walks_ask_every_question_and_use_every_card() {
    let mut runner = TestRunner::deterministic();
    let mut over = 0;
    let mut asked = Vec::new();
    let mut used = Vec::new();
    let mut reshuffled = 0;
    let mut covered = 0;
    for _ in 0..300 {
        let walk = walks(900).new_tree(&mut runner).unwrap().current();
        let game = play(&walk, |_, events, game| {
            if let Some(question) = game.question()
                && !asked.contains(&question)
            {
                asked.push(question);
            }
            for event in events {
                match event {
                    Event::Built { card, over, .. } => {
                        covered += u32::from(over.is_some());
                        if !used.contains(card) {
                            used.push(*card);
                        }
                    }
                    Event::Reshuffled { .. } => reshuffled += 1,
                    _ => {}
                }
            }
            Ok(())
        })
        .unwrap();
        over += u32::from(matches!(game.turn(), Turn::Over(_)));
    }
    for question in Question::VARIANTS {
        assert!(asked.contains(question), "{question:?}");
    }
    for card in Card::ALL {
        assert!(used.contains(card), "{card:?}");
    }
    assert!(
        over > 100 && reshuffled > 50 && covered > 50,
        "{over} {reshuffled} {covered}"
    );
}

/// A long walk through all seats and options, card by card:
/// `cargo test --profile fast --no-default-features --test laws -- --ignored 100_000`.
#[test]
#[ignore = "takes minutes"]
fn no_card_comes_or_goes_in_100_000_random_games() {
    let mut runner = TestRunner::deterministic();
    let mut games = [0_u32; 5];
    let mut moves = 0_u64;
    let mut choices = Vec::new();
    for number in 0..100_000_u64 {
        let mut setup = setups().new_tree(&mut runner).unwrap().current();
        if number % 4 == 0 {
            setup.options = Options::default();
        }
        let luck = &mut sobremesa::bots::Quick::new(number);
        let mut game = SanJuan::new(&setup, luck);
        conserved(&game).unwrap();
        loop {
            game.actions_into(&mut choices);
            let Ok(count @ 1..) = u32::try_from(choices.len()) else {
                break;
            };
            let action = choices[luck.below(count) as usize];
            game.apply(&action, luck, &mut |_| {});
            conserved(&game).unwrap();
            moves += 1;
        }
        assert!(matches!(game.turn(), Turn::Over(_)), "{game:?}");
        games[usize::from(setup.seats)] += 1;
    }
    println!("{games:?} games by seats, {moves} moves");
}
