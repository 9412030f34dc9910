//! Climbing, rooftops, and what is no win.

use super::*;

/// A worker on level 2 beside level 3.
fn below_the_top(holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "c3 e1").workers(B, "a1 a2");
    scene.levels("c3 2 c4 3").holder(holder).turn(A, PLAIN)
}

#[test]
fn case_11_the_holder_wins_by_moving_up_on_level_three() {
    let game = after(&below_the_top(A), "use c3 move c4");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
    assert!(game.actions().is_empty());
    let Turn::Over(standing) = game.turn() else {
        panic!("it is over");
    };
    assert_eq!(standing.winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn case_12_nobody_else_wins_by_it() {
    let game = after(&below_the_top(B), "use c3 move c4");
    assert_eq!(game.question(), Some(Question::Build));
    assert_eq!(winner(&after(&game, "build c5")), None);
}

#[test]
fn case_13_a_move_from_level_three_to_level_three_is_no_climb() {
    let scene = scene(2).workers(A, "c3 e1").workers(B, "a1 a2");
    let game = scene.levels("c3 3 c4 3").holder(A).turn(A, PLAIN);
    let game = after(&game, "use c3 move c4");
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Build))
    );
}

/// Two players who are about to choose their cards.
fn choosing(levels: &str) -> SantoriniNewYork {
    scene(2)
        .workers(A, "c3 e1")
        .workers(B, "a1 a3")
        .levels(levels)
        .hand(A, &[8, 17, 25])
        .hand(B, &[2, 14, 20])
        .game()
}

fn commit(game: &mut SantoriniNewYork, numbers: &[u8]) -> Vec<Event> {
    let actions: Vec<Action> = numbers.iter().map(|it| Action::Commit(card(*it))).collect();
    play(game, &actions)
}

#[test]
fn case_14_standing_on_level_three_does_not_win() {
    let mut game = choosing("c3 3");
    commit(&mut game, &[25, 2]);
    assert_eq!(game.statue, Some(A));
    assert_eq!(winner(&game), None);
}

/// A taxi to level 3, where nothing can be built.
fn taxi_to_the_top(holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let scene = scene.supply(64, 10, 8);
    scene
        .levels("a1 2 c3 3")
        .skyscrapers("b2 b3 b4 c2 c4 d2 d3 d4")
        .holder(holder)
        .turn(A, Role::TaxiDriver)
}

#[test]
fn case_16_a_winning_move_needs_no_build() {
    let game = after(&taxi_to_the_top(A), "use a1 move c3");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
}

#[test]
fn case_17_the_same_move_of_another_needs_one() {
    let game = taxi_to_the_top(B);
    assert_eq!(refused(&game, "use a1 move c3"), Illegal::DeadEnd);
}

#[test]
fn case_18_the_statue_is_taken_before_anybody_acts() {
    let mut game = choosing("c3 2 c4 3");
    commit(&mut game, &[17, 20]);
    assert_eq!(game.statue, Some(B));
    // 17 is an Engineer's number: it places a skyscraper first.
    let game = after(&game, "use c3 sky d4 move c4");
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Build))
    );
}

#[test]
fn case_19_the_holder_of_the_last_round_may_lose_it() {
    let mut game = choosing("c3 2 c4 3");
    game.statue = Some(A);
    let told = commit(&mut game, &[8, 14]);
    assert_eq!(game.statue, Some(B));
    let from = Some(A);
    assert!(told.contains(&Event::StatueTaken { seat: B, from }));
    let game = after(&game, "use c3 move c4");
    assert_eq!(winner(&game), None);
}

fn roofer(holder: Seat, role: Role) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let scene = scene.levels("a2 1 b1 1 b2 1 c1 3");
    scene.holder(holder).turn(A, role)
}

#[test]
fn case_20_the_holder_wins_by_a_rooftop_as_engineer() {
    for to in ["b1", "b2"] {
        let game = roofer(A, Role::Engineer);
        let game = after(&game, &format!("use a1 move {to} build c1"));
        assert_eq!(winner(&game), Some((A, Victory::Rooftop)));
    }
}

#[test]
fn case_21_another_engineer_does_not() {
    let game = roofer(B, Role::Engineer);
    let roofs = |it: &list::Complete| it.city.rooftops.contains(square("c1"));
    assert_eq!(turns(&game).into_iter().filter(roofs).count(), 2);
    assert_eq!(winner(&after(&game, "use a1 move b1 build c1")), None);
}

#[test]
fn case_22_nor_does_the_holder_with_another_card() {
    let game = after(&roofer(A, Role::Reporter), "use a1 move b1 build c1");
    assert!(game.city.rooftops.contains(square("c1")));
    assert_eq!(winner(&game), None);
}

#[test]
fn case_23_nor_an_ironworker() {
    let game = roofer(A, Role::Ironworker);
    let game = after(&game, "use a1 move b1 build c1 build a1");
    assert!(game.city.rooftops.contains(square("c1")));
    assert_eq!(winner(&game), None);
}

#[test]
fn case_24_a_skyscraper_is_no_rooftop() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 a5");
    let game = scene.holder(A).turn(A, Role::Engineer);
    let game = after(&game, "use a1 sky b2");
    assert_eq!(
        (winner(&game), game.question()),
        (None, Some(Question::Move))
    );
}

/// A Night Guard beside a worker on level 2 that can go up.
pub fn sent_up(holder: Seat) -> SantoriniNewYork {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "c3 e1");
    let scene = scene.levels("c3 2 c4 3");
    let game = scene.holder(holder).turn(A, Role::NightGuard);
    after(&game, "use a1 move b2 build a1 name c3")
}

#[test]
fn case_26_the_holder_wins_by_climbing_when_sent_away() {
    let game = sent_up(B);
    assert_eq!(game.turn(), Turn::Of(B));
    let game = after(&game, "move c4");
    assert_eq!(winner(&game), Some((B, Victory::SentUp)));
}

#[test]
fn case_27_anybody_else_goes_on() {
    let game = after(&sent_up(A), "move c4");
    assert_eq!(winner(&game), None);
    assert_eq!(game.round, 2);
}

#[test]
fn case_28_the_first_of_two_moves_can_win() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "a5 b5");
    let game = scene
        .levels("e5 2 e4 3")
        .holder(A)
        .turn(A, Role::BroadwayActors);
    let game = after(&game, "use e5 move e4");
    assert_eq!(winner(&game), Some((A, Victory::Climb)));
}
