//! What each ruling changes.

use super::*;

fn with(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

fn opening(options: Options, roles: RoleSets) -> SantoriniNewYork {
    let setup = Setup {
        options,
        roles,
        ..Setup::new(3)
    };
    SantoriniNewYork::new(&setup, &mut Scripted::new(&[2, 0, 1]))
}

#[test]
fn ruling_1_start_squares_are_picked_fixed_or_drawn() {
    let mut game = opening(Options::default(), RoleSets::FIRST_GAME);
    assert_eq!(game.actions().len(), 5);
    play(&mut game, &[Action::Start(4)]);
    assert_eq!(game.check(&Action::Start(4)), Err(Illegal::StartTaken(4)));
    assert_eq!(game.check(&Action::Start(6)), Err(Illegal::NoSuchStart(6)));
    assert_eq!(workers(&game, A), squares("a5 e4"));
    let starts = |options| {
        let game = opening(options, RoleSets::FIRST_GAME);
        assert_eq!(game.question(), Some(Question::Card));
        let starts: Vec<u8> = game.players.iter().filter_map(|(_, it)| it.start).collect();
        starts
    };
    assert_eq!(
        starts(with(|it| it.start_assign = StartAssign::Seat)),
        [1, 2, 3]
    );
    assert_eq!(
        starts(with(|it| it.start_assign = StartAssign::Random)),
        [3, 1, 4]
    );
}

#[test]
fn ruling_2_the_first_skyscraper_may_come_before_the_workers() {
    let options = with(|it| it.bus_setup = BusSetup::BeforeWorkers);
    let game = opening(options, RoleSets::ADVANCED);
    assert_eq!(game.question(), Some(Question::Landmark));
    assert_eq!(
        game.check(&Action::Skyscraper(square("c5"))),
        Err(Illegal::StartSquare(square("c5")))
    );
    assert_eq!(game.actions().len(), 18);
    let game = after(&game, "sky c6");
    assert_eq!(game.question(), Some(Question::Start));
}

#[test]
fn ruling_3_an_unlimited_supply_never_runs_out() {
    let setup = Setup {
        options: with(|it| it.supply = SupplyRule::Unlimited),
        ..Setup::new(2)
    };
    let supply = setup.supply();
    assert_eq!(
        (supply.blocks, supply.rooftops, supply.skyscrapers),
        (84, 28, 6)
    );
}

#[test]
fn ruling_4_a_climb_may_need_a_build() {
    let options = with(|it| it.win_instant = false);
    let scene = scene_with(2, options)
        .workers(A, "c3 e1")
        .workers(B, "a1 a2");
    let game = scene.levels("c3 2 c4 3").holder(A).turn(A, PLAIN);
    let game = after(&game, "use c3 move c4");
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Build))
    );
    let game = after(&game, "build c3");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
}

#[test]
fn ruling_7_the_hand_of_the_eliminated_may_leave_the_game() {
    for (hand, removed) in [(EliminatedHand::Discard, 0), (EliminatedHand::OutOfGame, 2)] {
        let options = with(|it| it.eliminated_hand = hand);
        let scene = scene_with(3, options).workers(A, "a1");
        let scene = scene.workers(B, "e1 c3").workers(C, "c5 a5");
        let scene = scene.levels("a2 2 b1 2 b2 2").hand(A, &[3, 4]);
        let game = after(&scene.turn(A, PLAIN), "lose a1");
        assert_eq!(game.removed.total(), removed);
        assert_eq!(game.discards.total(), 25 - removed);
        assert_eq!(game.turn(), Turn::Of(B), "A chooses no more cards");
    }
}

#[test]
fn ruling_8_the_night_guard_may_have_to_name_who_can_move() {
    for (mobile_only, wanted) in [(false, "a1 b3"), (true, "b3")] {
        let options = with(|it| it.night_guard_mobile_only = mobile_only);
        let scene = scene_with(2, options)
            .workers(A, "a3 e5")
            .workers(B, "a1 b3");
        let game = scene.skyscrapers("b1 b2").turn(A, Role::NightGuard);
        let game = after(&game, "use a3 move a2 build a3");
        assert_eq!(choices(&game), squares(wanted));
        let refusal = game.check(&Action::Name(square("a1")));
        let wanted = Illegal::CannotMove(square("a1"));
        assert_eq!(refusal, if mobile_only { Err(wanted) } else { Ok(()) });
    }
}

#[test]
fn ruling_9_who_is_sent_up_may_not_win() {
    let mut game = winning::sent_up(B);
    game.options.night_guard_can_win = false;
    assert_eq!(winner(&after(&game, "move c4")), None);
}

#[test]
fn ruling_10_own_workers_may_be_no_targets() {
    let options = with(|it| it.own_targets = false);
    let scene = scene_with(2, options)
        .workers(A, "b2 b3")
        .workers(B, "e1 e5");
    let designer = scene.clone().turn(A, Role::FashionDesigner);
    assert_eq!(after(&designer, "use b2").question(), Some(Question::Move));
    assert!(loses(&scene.turn(A, Role::Foreman), A));
}

#[test]
fn ruling_11_broadway_may_be_played_in_parts() {
    let options = with(|it| it.broadway = Broadway::Parts);
    let scene = scene_with(2, options)
        .workers(A, "a1 e5")
        .workers(B, "a5 a4");
    let scene = scene.levels("d4 2 d5 2 e4 2");
    let game = scene.turn(A, Role::BroadwayActors);
    // e5 is shut in, but it can build.
    let game = after(&game, "use a1 move b1");
    assert_eq!(game.question(), Some(Question::Builder));
    let game = after(&game, "use e5 build d5 build a1");
    assert_eq!((level(&game, "d5"), level(&game, "a1")), (3, 1));
    assert_eq!(game.round, 2);
}

#[test]
fn ruling_12_a_worker_may_be_roofed_as_the_last_resort_only() {
    let options = with(|it| it.fire_self_cap = FireSelfCap::LastResort);
    let scene = scene_with(2, options)
        .workers(A, "c3 e5")
        .workers(B, "e1 a5");
    let scene = scene.levels("c3 3");
    let game = scene.clone().turn(A, Role::Firefighter);
    assert_eq!(choices(&game), squares("e5"));
    // Lifted on level 1, e5 has nowhere to go.
    let shut_in = scene.levels("e4 3 d4 3 d5 3");
    let game = shut_in.turn(A, Role::Firefighter);
    assert_eq!(choices(&game), squares("c3"));
}

#[test]
fn ruling_15_an_effect_that_spoils_the_turn_is_obligatory_or_left_out() {
    // The only square that the Engineer could move to is the only one for the skyscraper.
    let spoilt = |if_possible| {
        let options = with(|it| it.if_possible = if_possible);
        let scene = scene_with(2, options).workers(A, "a1").workers(B, "e1 e5");
        let scene = scene.levels("a2 2 b2 2");
        scene.turn(A, Role::Engineer)
    };
    assert!(loses(&spoilt(IfPossible::Strict), A));
    let game = after(&spoilt(IfPossible::Lenient), "use a1 move b1 build a1");
    assert_eq!((game.round, game.city.skyscrapers), (2, Squares::NONE));
    // Where the turn can be completed the effect stays obligatory.
    let options = with(|it| it.if_possible = IfPossible::Lenient);
    let scene = scene_with(2, options)
        .workers(A, "a1 e3")
        .workers(B, "e1 e5");
    let game = scene.turn(A, Role::Engineer);
    assert_eq!(
        after(&game, "use a1").question(),
        Some(Question::Skyscraper)
    );
}

#[test]
fn ruling_16_lines_may_cross_water() {
    // No line of the boards in the box comes back to the land, so that the ruling is asked of a
    // situation with a hole in it.
    for (crosses, wanted) in [(false, ""), (true, "c5")] {
        let options = with(|it| it.cross_water = crosses);
        let game = scene_with(2, options).workers(A, "c1 a1").game();
        let at = roles::Situation {
            land: game.shape().land & !squares("c2 c3 c4"),
            ..game.situation(A)
        };
        let north = at.first_free(square("c1"), Way::North);
        assert_eq!(north.into_iter().collect::<Squares>(), squares(wanted));
        let at = roles::Situation {
            land: game.shape().land & !squares("c2"),
            ..game.situation(A)
        };
        let taxi = Role::TaxiDriver.rules().targets(&at, square("c1"));
        assert_eq!(taxi.contains(square("c3")), crosses);
    }
}

#[test]
fn ruling_18_what_was_played_may_be_forgotten() {
    for show_played in [true, false] {
        let options = with(|it| it.show_played = show_played);
        let scene = scene_with(2, options)
            .workers(A, "a1 e5")
            .workers(B, "e1 c5");
        let game = after(&scene.turn(A, PLAIN), "use a1 move a2 build a1");
        assert_eq!(game.played().total(), u8::from(show_played));
    }
}

#[test]
fn every_role_is_of_one_type() {
    let count = |kind| Role::of(kind).count();
    assert_eq!(
        Type::ALL.iter().map(|it| count(*it)).collect::<Vec<_>>(),
        [1, 5, 5, 3]
    );
}
