//! Cards that do something to other workers.

use super::*;

fn officer(levels: &str, own: &str, others: &str, holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others);
    scene
        .levels(levels)
        .holder(holder)
        .turn(A, Role::NypdOfficer)
}

#[test]
fn case_29_the_officer_pushes_straight_on() {
    let game = officer("", "c3 a1", "c4 e1", B);
    assert_eq!(moves(&game, "c3"), squares("b2 b3 b4 c2 c4 d2 d3 d4"));
    let game = after(&game, "use c3 move c4");
    assert_eq!(workers(&game, B), squares("c5 e1"));
    assert_eq!(workers(&game, A), squares("c4 a1"));
}

#[test]
fn case_30_a_push_does_not_push_on() {
    let game = officer("", "c3 a1", "c4 c5", B);
    assert_eq!(
        refused(&game, "use c3 move c4"),
        Illegal::CannotPush(square("c4"))
    );
}

#[test]
fn case_31_nobody_is_pushed_off_the_board() {
    let game = officer("", "c4 a1", "c5 e1", B);
    assert_eq!(
        refused(&game, "use c4 move c5"),
        Illegal::CannotPush(square("c5"))
    );
}

#[test]
fn case_32_own_workers_are_not_pushed() {
    let game = officer("", "c3 c4", "a1 e1", B);
    let square = square("c4");
    let by = Obstacle::Worker;
    assert_eq!(
        refused(&game, "use c3 move c4"),
        Illegal::Occupied { square, by }
    );
}

#[test]
fn case_33_the_level_limits_a_push_as_any_move() {
    let game = officer("c4 2", "c3 a1", "c4 e1", B);
    assert_eq!(
        refused(&game, "use c3 move c4"),
        Illegal::TooHigh { from: 0, to: 2 }
    );
}

#[test]
fn case_34_a_push_on_level_three_is_a_climb() {
    let game = officer("c3 2 c4 3 c5 3", "c3 a1", "c4 e1", A);
    let game = after(&game, "use c3 move c4");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
    assert_eq!(workers(&game, B), squares("c5 e1"));
}

#[test]
fn case_35_who_is_pushed_up_does_not_win() {
    let game = officer("c3 2 c4 3 c5 3", "c3 a1", "c4 e1", B);
    let game = after(&game, "use c3 move c4 build c3");
    assert_eq!(winner(&game), None);
    assert_eq!(workers(&game, B), squares("c5 e1"));
}

#[test]
fn case_36_a_rooftop_stops_a_push() {
    let scene = scene(2).workers(A, "c3 a1").workers(B, "d4 e1");
    let game = scene.rooftops("e5").turn(A, Role::NypdOfficer);
    assert_eq!(
        refused(&game, "use c3 move d4"),
        Illegal::CannotPush(square("d4"))
    );
}

fn guard(own: &str, others: &str) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others);
    scene.holder(A).turn(A, Role::NightGuard)
}

#[test]
fn case_39_only_a_neighbour_is_named_and_its_owner_moves_it() {
    let game = after(&guard("a1 e5", "c3 a4"), "use a1 move b2 build a1");
    assert_eq!(game.question(), Some(Question::Suspect));
    assert_eq!(choices(&game), squares("c3"));
    assert_eq!(
        game.check(&Action::Name(square("a4"))),
        Err(Illegal::OutOfReach(square("a4")))
    );
    assert_eq!(
        game.check(&Action::Name(square("e5"))),
        Err(Illegal::WrongOwner(square("e5")))
    );
    let game = after(&game, "name c3");
    assert_eq!(
        (game.turn(), game.question()),
        (Turn::Of(B), Some(Question::Reply))
    );
    assert_eq!(choices(&game), squares("b3 b4 c2 c4 d2 d3 d4"));
    assert_eq!(workers(&after(&game, "move c4"), B), squares("c4 a4"));
}

#[test]
fn case_40_nobody_near_nobody_named() {
    let game = after(&guard("a1 e5", "d3 a5"), "use a1 move b1 build a1");
    assert_eq!(game.round, 2);
    assert_eq!(workers(&game, A).len(), 2);
}

#[test]
fn case_41_who_cannot_move_stands_still() {
    let scene = scene(2).workers(A, "a3 e5").workers(B, "a1 e1");
    let game = scene.skyscrapers("b1 b2").turn(A, Role::NightGuard);
    let told = events(&game, "use a3 move a2 build a3 name a1");
    let worker = square("a1");
    assert!(told.contains(&Event::StoodStill { seat: B, worker }));
    let game = after(&game, "use a3 move a2 build a3 name a1");
    assert_eq!((game.round, workers(&game, B)), (2, squares("a1 e1")));
}

#[test]
fn case_43_the_reply_is_an_ordinary_move_whatever_the_card() {
    let mut game = scene(2)
        .workers(A, "a1 e5")
        .workers(B, "c3 e1")
        .with(|game| {
            game.roles.specialist = Role::NightGuard;
            game.roles.mover = Role::TaxiDriver;
        })
        .hand(A, &[2])
        .hand(B, &[4])
        .game();
    play(&mut game, &[2, 4].map(|it| Action::Commit(card(it))));
    let game = after(&game, "use a1 move b2 build a1 name c3");
    assert_eq!(choices(&game), squares("b3 b4 c2 c4 d2 d3 d4"));
}

#[test]
fn case_44_the_guard_names_and_the_owner_moves() {
    let scene = scene(3).workers(A, "a1 e5").workers(B, "c3 e1");
    let game = scene.workers(C, "c1 e3").turn(A, Role::NightGuard);
    let game = after(&game, "use a1 move b2 build a1");
    assert_eq!(choices(&game), squares("c1 c3"));
    assert_eq!(after(&game, "name c1").turn(), Turn::Of(C));
    assert_eq!(after(&game, "name c3").turn(), Turn::Of(B));
}

fn vendor(levels: &str, own: &str, others: &str) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others);
    scene.levels(levels).holder(B).turn(A, Role::StreetVendor)
}

#[test]
fn case_45_who_is_beside_the_new_block_has_to_come() {
    let game = vendor("b2 1", "a1 e5", "c3 e1");
    let game = after(&game, "use a1 move b1 build b2");
    assert_eq!(game.question(), Some(Question::Customer));
    assert_eq!(choices(&game), squares("c3"));
    let game = after(&game, "name c3");
    assert_eq!(workers(&game, B), squares("b2 e1"));
    assert_eq!(level(&game, "b2"), 2);
}

#[test]
fn case_46_a_rooftop_calls_nobody() {
    let game = after(&vendor("b2 3", "a1 e5", "c3 e1"), "use a1 move b1 build b2");
    assert_eq!((game.round, workers(&game, B)), (2, squares("c3 e1")));
}

#[test]
fn case_47_who_is_called_on_level_three_does_not_win() {
    let game = after(
        &vendor("b2 2", "a1 e5", "c3 e1"),
        "use a1 move b1 build b2 name c3",
    );
    assert_eq!(workers(&game, B), squares("b2 e1"));
    assert_eq!((level(&game, "b2"), winner(&game)), (3, None));
}

#[test]
fn case_48_of_two_the_vendor_chooses() {
    let game = after(&vendor("", "a1 e5", "c3 c1"), "use a1 move a2 build b2");
    assert_eq!(choices(&game), squares("c1 c3"));
    assert_eq!(workers(&after(&game, "name c1"), B), squares("b2 c3"));
}

#[test]
fn case_49_own_workers_are_safe() {
    let game = after(&vendor("", "a1 b3", "e1 e5"), "use a1 move a2 build b2");
    assert_eq!((game.round, workers(&game, A)), (2, squares("a2 b3")));
}

#[test]
fn case_50_beside_the_builder_is_not_beside_the_block() {
    let game = after(&vendor("", "b1 e5", "d3 e1"), "use b1 move c2 build b1");
    assert_eq!((game.round, workers(&game, B)), (2, squares("d3 e1")));
}

fn designer(levels: &str, own: &str, others: &str, holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others);
    scene
        .levels(levels)
        .holder(holder)
        .turn(A, Role::FashionDesigner)
}

#[test]
fn case_51_who_follows_is_forced_up_and_does_not_win() {
    let game = designer("b2 3", "b2 e5", "c3 e1", B);
    let game = after(&game, "use b2 name c3 move a1");
    assert_eq!(workers(&game, B), squares("b2 e1"));
    assert_eq!((level(&game, "b2"), winner(&game)), (3, None));
    assert!(!choices(&game).contains(square("b2")));
}

#[test]
fn case_52_the_square_of_the_follower_is_still_occupied() {
    let game = after(&designer("b2 3", "b2 e5", "c3 e1", B), "use b2 name c3");
    assert_eq!(choices(&game), squares("a1 a2 a3 b1 b3 c1 c2"));
}

#[test]
fn case_54_a_worker_without_neighbours_takes_an_ordinary_turn() {
    let game = designer("", "b2 e5", "c3 c1", B);
    let game = after(&game, "use e5");
    assert_eq!(game.question(), Some(Question::Move));
    let game = after(&game, "move e4 build e5");
    assert_eq!(workers(&game, B), squares("c3 c1"));
}

#[test]
fn case_55_an_own_worker_follows_as_well() {
    let game = after(&designer("", "b2 b3", "e1 e5", B), "use b2");
    assert_eq!(choices(&game), squares("b3"));
    let game = after(&game, "name b3 move a1");
    assert_eq!(workers(&game, A), squares("a1 b2"));
}

#[test]
fn case_56_after_a_winning_move_nobody_is_forced() {
    let game = designer("b2 2 b3 3", "b2 e5", "c3 e1", A);
    let game = after(&game, "use b2 name c3 move b3");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
    assert_eq!(workers(&game, B), squares("c3 e1"));
}

/// A Reporter that has moved from a2 to a3, or elsewhere, and built.
fn reporter(scene: sobremesa::games::santorini_new_york::scene::Scene) -> SantoriniNewYork {
    scene.holder(B).turn(A, Role::Reporter)
}

#[test]
fn case_58_the_reporter_sends_over_obstacles_and_has_to() {
    let scene = scene(2).workers(A, "a2 e5").workers(B, "b3 e1");
    let game = reporter(scene.skyscrapers("b4"));
    let game = after(&game, "use a2 move a3 build a2");
    assert_eq!(game.actions(), acts("send b3 north send b3 south"));
    let north = after(&game, "send b3 north");
    assert_eq!(workers(&north, B), squares("b5 e1"));
    let south = after(&game, "send b3 south");
    assert_eq!(workers(&south, B), squares("b2 e1"));
}

#[test]
fn case_59_levels_do_not_count_and_nobody_wins() {
    let scene = scene(2).workers(A, "a2 e5").workers(B, "b3 e1");
    let game = reporter(scene.levels("b4 3"));
    let game = after(&game, "use a2 move a3 build a2 send b3 north");
    assert_eq!(workers(&game, B), squares("b4 e1"));
    assert_eq!(winner(&game), None);
}

#[test]
fn case_60_where_no_square_is_free_nothing_happens() {
    let scene = scene(2).workers(A, "a4 e5").workers(B, "b5 e1");
    let game = reporter(scene.rooftops("b1 b2 b3 b4"));
    let game = after(&game, "use a4 move a5 build a4");
    assert_eq!((game.round, workers(&game, B)), (2, squares("b5 e1")));
    assert_eq!(workers(&game, A).len(), 2);
}

#[test]
fn case_61_workers_in_the_line_are_passed_over() {
    let scene = scene(2).workers(A, "a2 e5").workers(B, "b3 b4");
    let game = after(&reporter(scene), "use a2 move a3 build a2");
    assert_eq!(game.actions().len(), 4);
    for (sent, wanted) in [
        ("b3 north", "b5 b4"),
        ("b3 south", "b2 b4"),
        ("b4 north", "b5 b3"),
        ("b4 south", "b2 b3"),
    ] {
        let sent = after(&game, &format!("send {sent}"));
        assert_eq!(workers(&sent, B), squares(wanted));
    }
}

#[test]
fn case_62_who_is_sent_goes_along_its_own_file() {
    let scene = scene(2).workers(A, "a2 e5").workers(B, "b4 e1");
    let game = after(&reporter(scene), "use a2 move a3 build a2");
    assert_eq!(workers(&after(&game, "send b4 north"), B), squares("b5 e1"));
    assert_eq!(workers(&after(&game, "send b4 south"), B), squares("b3 e1"));
}
