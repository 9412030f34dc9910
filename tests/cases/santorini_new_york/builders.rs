//! Cards that build in a way of their own.

use super::*;

/// An Ironworker with little room: a1, and a companion that is shut in.
fn cramped(rooftops: &str) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "d4 d5");
    let scene = scene.levels("e4 2 b1 1").rooftops(rooftops);
    let scene = match rooftops.contains("a2") {
        true => scene,
        false => scene.levels("a2 2"),
    };
    scene.skyscrapers("c1 c2").turn(A, Role::Ironworker)
}

#[test]
fn case_64_both_builds_are_obligatory_and_a_turn_has_to_have_room_for_them() {
    let game = cramped("b2");
    let all = turns(&game);
    assert_eq!(all.len(), 1);
    let game = after(&game, "use a1 move b1 build a1 build a2");
    assert_eq!((level(&game, "a1"), level(&game, "a2")), (1, 3));
}

#[test]
fn case_65_without_room_for_two_builds_a_worker_is_lost() {
    let game = cramped("b2 a2");
    assert!(loses(&game, A));
    assert_eq!(choices(&game), squares("a1 e5"));
}

fn ironworker() -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let scene = scene.levels("a2 3 b2 3").skyscrapers("c1 c2");
    after(&scene.turn(A, Role::Ironworker), "use a1 move b1")
}

#[test]
fn case_66_two_rooftops_are_two_builds() {
    let game = ironworker();
    assert_eq!(choices(&game), squares("a1 a2 b2"));
    assert_eq!(turns(&game).len(), 3);
    let game = after(&game, "build b2 build a2");
    assert_eq!(game.city.rooftops, squares("a2 b2"));
}

#[test]
fn case_68_they_go_on_different_squares() {
    assert_eq!(
        refused(&ironworker(), "build a1 build a1"),
        Illegal::SameSquare(square("a1"))
    );
}

fn crane(levels: &str, blocks: u8, rooftops: u8) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let scene = scene.levels(levels).supply(blocks, rooftops, 6);
    after(&scene.turn(A, Role::CraneOperator), "use a1 move b2")
}

#[test]
fn case_69_the_crane_builds_twice() {
    let game = after(&crane("", 64, 10), "build c3");
    assert_eq!((level(&game, "c3"), game.city.supply.blocks), (2, 62));
    assert_eq!(game.round, 2);
}

#[test]
fn case_70_the_second_piece_may_be_a_rooftop() {
    let game = after(&crane("c3 2", 64, 10), "build c3");
    assert_eq!(level(&game, "c3"), 3);
    assert!(game.city.rooftops.contains(square("c3")));
    let supply = game.city.supply;
    assert_eq!((supply.blocks, supply.rooftops), (63, 9));
}

#[test]
fn case_71_after_a_rooftop_nothing_more_is_built() {
    let game = after(&crane("c3 3", 64, 10), "build c3");
    assert!(game.city.rooftops.contains(square("c3")));
    assert_eq!(game.city.supply.blocks, 64);
}

#[test]
fn case_72_where_the_second_piece_is_not_left_nothing_is_built() {
    let game = crane("c3 2", 64, 0);
    assert_eq!(choices(&game), squares("a1 a2 a3 b1 b3 c1 c2"));
    assert_eq!(
        game.check(&Action::Build(square("c3"))),
        Err(Illegal::NoneLeft(Piece::Rooftop))
    );
}

fn broadway(own: &str, skyscrapers: &str) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, "e5 e4");
    let scene = scene.skyscrapers(skyscrapers);
    scene.turn(A, Role::BroadwayActors)
}

#[test]
fn case_74_the_second_worker_may_use_the_square_that_the_first_left() {
    let game = broadway("a1 a2", "a3 b2 b3");
    let results = results(&game);
    let mut found: Vec<String> = results
        .iter()
        .map(|it| {
            let built: Vec<String> = ["a1", "a2", "c1", "c2"]
                .iter()
                .map(|at| it.city.level(square(at)).to_string())
                .collect();
            format!("{:?} {}", it.city.workers[A], built.join(""))
        })
        .collect();
    found.sort();
    let wanted = [
        "{a1, b1} 0101",
        "{a1, b1} 0110",
        "{a1, b1} 0200",
        "{b1, a2} 1001",
        "{b1, a2} 1010",
        "{b1, a2} 2000",
    ];
    assert_eq!(found, wanted);
    let game = after(&game, "use a2 move b1 move a2 use a2 build a1 build c1");
    assert_eq!((level(&game, "a1"), level(&game, "c1")), (1, 1));
}

#[test]
fn case_75_one_worker_alone_takes_an_ordinary_turn() {
    let game = broadway("a1", "a2 b2");
    let game = after(&game, "use a1 move b1 build a1");
    assert_eq!((game.round, workers(&game, A)), (2, squares("b1")));
}

#[test]
fn case_76_so_does_one_whose_companion_is_shut_in() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "a5 a4");
    let scene = scene.levels("d4 2 d5 2 e4 2");
    let game = scene.turn(A, Role::BroadwayActors);
    assert_eq!(choices(&game), squares("a1"));
    let game = after(&game, "use a1 move b1 build a1");
    assert_eq!((game.round, workers(&game, A)), (2, squares("b1 e5")));
}

#[test]
fn case_78_nobody_builds_before_both_have_moved() {
    let game = after(&broadway("a1 c1", ""), "use a1 move a2");
    assert_eq!(game.question(), Some(Question::SecondMove));
    assert_eq!(
        game.check(&Action::Build(square("a1"))),
        Err(Illegal::NotNow)
    );
}

#[test]
fn case_79_both_may_build_on_the_same_square() {
    let game = broadway("b1 d1", "");
    let game = after(&game, "use b1 move b2 move d2 use d2 build c3 build c3");
    assert_eq!(level(&game, "c3"), 2);
}

fn firefighter(levels: &str, own: &str, holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, "e1 a5");
    scene
        .levels(levels)
        .holder(holder)
        .turn(A, Role::Firefighter)
}

#[test]
fn case_80_the_climb_is_measured_after_the_lift() {
    let game = firefighter("c3 1 c4 3", "c3 e5", A);
    let game = after(&game, "use c3 move c4");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
}

#[test]
fn case_81_lifted_to_level_three_a_step_on_level_three_is_no_climb() {
    let game = firefighter("c3 2 c4 3", "c3 e5", A);
    let game = after(&game, "use c3 move c4");
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Build))
    );
}

#[test]
fn case_82_on_level_three_the_worker_leaves_the_game() {
    let game = firefighter("c3 3", "c3", A);
    let told = events(&game, "use c3");
    let at = square("c3");
    let why = Loss::Roofed;
    assert!(told.contains(&Event::Roofed { seat: A, at }));
    assert!(told.contains(&Event::WorkerLost { seat: A, at, why }));
    let game = after(&game, "use c3");
    assert!(game.city.rooftops.contains(at));
    assert_eq!(winner(&game), Some((B, Victory::LastStanding)));
}

#[test]
fn case_83_to_roof_ones_own_worker_is_a_free_choice() {
    let game = firefighter("c3 3", "c3 e5", B);
    assert_eq!(choices(&game), squares("c3 e5"));
    let capped = after(&game, "use c3");
    assert_eq!((capped.round, workers(&capped, A)), (2, squares("e5")));
    let other = after(&game, "use e5 move d5 build e5");
    assert_eq!(level(&other, "e5"), 2);
    assert_eq!(workers(&other, A), squares("c3 d5"));
}

#[test]
fn case_85_without_rooftops_the_worker_is_lost_all_the_same() {
    let scene = scene(2).workers(A, "c3").workers(B, "e1 a5");
    let game = scene.levels("c3 3").supply(61, 0, 6);
    let game = game.turn(A, Role::Firefighter);
    assert!(loses(&game, A));
    let game = after(&game, "lose c3");
    assert_eq!(winner(&game), Some((B, Victory::LastStanding)));
}

#[test]
fn case_86_the_lift_does_not_win() {
    let game = after(&firefighter("c3 2", "c3 e5", A), "use c3");
    assert_eq!(level(&game, "c3"), 3);
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Move))
    );
}

fn foreman(own: &str, others: &str, skyscrapers: &str) -> SantoriniNewYork {
    let scene = scene(2).workers(A, own).workers(B, others);
    scene.skyscrapers(skyscrapers).turn(A, Role::Foreman)
}

#[test]
fn case_87_the_foreman_builds_beside_whom_it_chooses() {
    let game = foreman("a1 e5", "c3 e1", "a2 b1");
    let game = after(&game, "use a1");
    assert_eq!(turns(&game).len(), 21);
    let game = after(&game, "move b2 name c3");
    assert_eq!(choices(&game), squares("b3 b4 c2 c4 d2 d3 d4"));
    let game = after(&game, "build d2 build d4");
    assert_eq!((level(&game, "d2"), level(&game, "d4")), (1, 1));
}

#[test]
fn case_88_nobody_within_reach_costs_a_worker() {
    assert!(loses(&foreman("a1 a5", "e1 e3", ""), A));
}

#[test]
fn case_89_an_own_worker_may_be_chosen() {
    let game = foreman("a1 c1", "e4 e5", "");
    let game = after(&game, "use a1 move b1");
    assert_eq!(choices(&game), squares("c1"));
    let game = after(&game, "name c1 build d1 build d2");
    assert_eq!((level(&game, "d1"), level(&game, "d2")), (1, 1));
}

#[test]
fn case_90_beside_whom_two_builds_are_not_possible_cannot_be_chosen() {
    let game = foreman("c1 e5", "a1 c2", "a2 b2");
    let game = after(&game, "use c1 move b1");
    assert_eq!(
        game.check(&Action::Name(square("a1"))),
        Err(Illegal::DeadEnd)
    );
    assert_eq!(choices(&game), squares("c2"));
    let alone = foreman("c1 e5", "a1 e4", "a2 b2");
    assert_eq!(refused(&alone, "use c1"), Illegal::DeadEnd);
}

#[test]
fn case_91_its_builds_go_on_different_squares() {
    let game = foreman("a1 e5", "c3 e1", "");
    assert_eq!(
        refused(&game, "use a1 move b2 name c3 build d4 build d4"),
        Illegal::SameSquare(square("d4"))
    );
}

#[test]
fn case_92_a_foreman_in_the_first_round_may_reach_nobody() {
    let scene = scene(2).board(BoardName::Manhattan28);
    let game = scene.workers(A, "d8 b1").workers(B, "a5 e4");
    assert!(loses(&game.turn(A, Role::Foreman), A));
}
