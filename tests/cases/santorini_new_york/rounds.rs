//! Losing workers, cards, the statue, new hands.

use super::*;

fn commit(numbers: &[u8]) -> Vec<Action> {
    numbers.iter().map(|it| Action::Commit(card(*it))).collect()
}

#[test]
fn case_119_who_has_one_worker_that_can_act_has_to_use_it() {
    let scene = scene(2).workers(A, "a1 e5").workers(B, "e1 c5");
    let game = scene.levels("a2 2 b1 2 b2 2").turn(A, PLAIN);
    assert_eq!(choices(&game), squares("e5"));
    assert_eq!(refused(&game, "use a1"), Illegal::DeadEnd);
    assert_eq!(
        game.check(&Action::Lose(square("a1"))),
        Err(Illegal::NotNow)
    );
}

/// A seat whose workers are both shut in.
fn shut_in(seats: u8) -> SantoriniNewYork {
    let scene = scene(seats).workers(A, "a1 e5").workers(B, "e1 c3");
    let scene = scene
        .levels("a2 2 b1 2 b2 2 d5 2 e4 2 d4 2")
        .hand(A, &[3, 4])
        .hand(B, &[5, 6]);
    let scene = match seats {
        2 => scene,
        _ => scene.workers(C, "c5 a5").hand(C, &[7, 8]),
    };
    scene.turn(A, PLAIN)
}

#[test]
fn case_120_the_owner_chooses_which_worker_is_lost() {
    let game = shut_in(2);
    assert!(loses(&game, A));
    assert_eq!(choices(&game), squares("a1 e5"));
    let told = events(&game, "lose e5");
    let at = square("e5");
    let why = Loss::NoTurn;
    let card = card(2);
    let wanted = [
        Event::WorkerLost { seat: A, at, why },
        Event::Discarded { seat: A, card },
        Event::RoundBegan { round: 2 },
    ];
    assert_eq!(told, wanted);
    let after = after(&game, "lose e5");
    assert_eq!(workers(&after, A), squares("a1"));
    assert_eq!(after.city.levels, game.city.levels);
    assert!(after.discards.contains(card));
}

#[test]
fn case_121_with_one_worker_one_plays_on() {
    let mut game = after(&shut_in(2), "lose e5");
    assert_eq!(game.players[A].hand.total(), 2);
    play(&mut game, &commit(&[3, 5]));
    assert!(loses(&game, A));
    assert_eq!(choices(&game), squares("a1"));
}

#[test]
fn case_122_who_alone_has_workers_wins_at_once() {
    let mut game = after(&shut_in(2), "lose e5");
    play(&mut game, &commit(&[3, 5]));
    game.statue = Some(A);
    let told = events(&game, "lose a1");
    let cards = 1;
    assert!(told.contains(&Event::Eliminated { seat: A, cards }));
    let game = after(&game, "lose a1");
    assert_eq!(winner(&game), Some((B, Victory::LastStanding)));
    assert_eq!((game.statue, game.players[A].hand.total()), (None, 0));
    assert_eq!(game.to_act().len(), 1, "B has not acted");
}

/// Four players with these cards alone.
fn four(numbers: [&[u8]; 4]) -> SantoriniNewYork {
    let mut scene = scene(4);
    let places = ["a1 a2", "e1 e2", "a5 b5", "e5 d5"];
    for ((hand, place), seat) in numbers.into_iter().zip(places).zip(Seat::all(4)) {
        scene = scene.workers(seat, place).hand(seat, hand);
    }
    scene.game()
}

#[test]
fn case_124_low_numbers_act_first_and_the_highest_takes_the_statue() {
    let mut game = four([&[15, 1], &[3, 2], &[25, 4], &[8, 5]]);
    let told = play(&mut game, &commit(&[15, 3, 25, 8]));
    let order: Vec<u8> = game.order.iter().map(|it| it.card.number()).collect();
    assert_eq!(order, [3, 8, 15, 25]);
    let at = |wanted: fn(&Event) -> bool| told.iter().position(wanted).unwrap();
    let statue = at(|it| matches!(it, Event::StatueTaken { seat, .. } if *seat == C));
    assert!(statue < at(|it| matches!(it, Event::TurnBegan { .. })));
    assert_eq!((game.statue, game.turn()), (Some(C), Turn::Of(B)));
}

#[test]
fn case_125_the_holder_may_keep_it() {
    let mut game = four([&[15, 1], &[3, 2], &[25, 4], &[8, 5]]);
    game.statue = Some(C);
    let told = play(&mut game, &commit(&[15, 3, 25, 8]));
    assert!(told.contains(&Event::StatueKept { seat: C }));
    assert_eq!(game.statue, Some(C));
}

#[test]
fn case_126_a_forfeited_turn_costs_the_card_and_not_the_statue() {
    let mut game = shut_in(2);
    game.statue = Some(A);
    let game = after(&game, "lose a1");
    assert!(game.discards.contains(card(2)));
    assert!(!game.players[A].hand.contains(card(2)));
    assert_eq!(game.statue, Some(A));
}

/// Plays rounds with whatever stands in the middle of the list until a round begins.
fn until_round(game: &mut SantoriniNewYork, round: u8) -> Vec<Event> {
    let mut told = Vec::new();
    let luck = &mut Seeded::for_move([4; 16], 1);
    while game.round < round {
        let actions = game.actions();
        let action = actions[actions.len() / 2];
        told.extend(play_with(game, &[action], luck));
    }
    told
}

fn three() -> SantoriniNewYork {
    let mut game = SantoriniNewYork::new(&Setup::new(3), &mut Seeded::for_move([2; 16], 0));
    let starts: Vec<Action> = (1..=3).map(Action::Start).collect();
    play_with(&mut game, &starts, &mut Seeded::for_move([2; 16], 1));
    game
}

#[test]
fn case_127_after_four_rounds_four_cards_are_dealt_to_each() {
    let mut game = three();
    assert_eq!(game.discards.total(), 10);
    until_round(&mut game, 4);
    assert_eq!(game.players[A].hand.total(), 2);
    let kept: Vec<cards::Cards> = game.players.iter().map(|(_, it)| it.hand).collect();
    let told = until_round(&mut game, 5);
    assert!(told.contains(&Event::Shuffled {
        count: 22,
        left: 10
    }));
    for ((seat, player), kept) in game.players.iter().zip(kept) {
        assert_eq!(player.hand.total(), 5);
        let dealt = told.iter().find_map(|it| match it {
            Event::Dealt { seat: to, cards } if *to == seat => Some(*cards),
            _ => None,
        });
        assert_eq!(dealt.unwrap().total(), 4);
        let old = player.hand.without(dealt.unwrap());
        assert_eq!((old.total(), old.without(kept).total()), (1, 0));
    }
    assert_eq!(game.discards.total(), 10);
}

#[test]
fn case_129_hands_of_two_are_not_filled() {
    let mut game = three();
    let told = until_round(&mut game, 4);
    assert!(!told.iter().any(|it| matches!(it, Event::Dealt { .. })));
    assert!(game.players.iter().all(|(_, it)| it.hand.total() == 2));
}

#[test]
fn case_130_fifteen_cards_are_never_seen_by_two_players() {
    let mut game = SantoriniNewYork::new(&Setup::new(2), &mut Seeded::for_move([2; 16], 0));
    play(&mut game, &[Action::Start(1), Action::Start(2)]);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Onlooker] {
        let view = game.view(viewer);
        assert_eq!(view.table.discards, Sight::Backs(15));
    }
    until_round(&mut game, 5);
    let view = game.view(Viewer::Seat(A));
    assert_eq!(view.table.discards, Sight::Backs(15));
}

#[test]
fn case_131_the_deck_has_one_set_of_each_type() {
    for roles in RoleSets::all() {
        let deck = cards::numbers().deck();
        let count = |role| deck.iter().filter(|it| roles.role(*it) == role).count();
        assert_eq!(deck.total(), 25);
        assert_eq!(count(Role::Engineer), 7);
        for role in [roles.specialist, roles.builder, roles.mover] {
            assert_eq!(count(role), 6);
        }
        let setup = Setup {
            roles,
            ..Setup::new(2)
        };
        assert!(setup.is_playable());
    }
    let mixed = Setup {
        roles: RoleSets {
            builder: Role::TaxiDriver,
            ..RoleSets::default()
        },
        ..Setup::new(2)
    };
    assert!(!mixed.is_playable());
}

#[test]
fn case_132_a_chosen_card_is_seen_by_nobody_else_and_binds_nobody() {
    let game = four([&[15, 1], &[3, 2], &[25, 4], &[8, 5]]);
    let mut one = game.clone();
    let mut other = game;
    let told = play(&mut one, &commit(&[15]));
    play(&mut other, &commit(&[1]));
    let seat = A;
    for viewer in [Viewer::Seat(B), Viewer::Onlooker] {
        assert_eq!(one.view(viewer), other.view(viewer), "nothing leaks");
        let card = Face::Down;
        assert_eq!(
            SantoriniNewYork::tell(&told[0], viewer),
            Event::Committed { seat, card }
        );
    }
    let own = one.view(Viewer::Seat(A)).table.players[A];
    assert_eq!(own.committed, Some(Face::Up(card(15))));
    // What the others can choose is the same, so that an earlier choice can be exchanged.
    assert_eq!(one.actions(), other.actions());
    let rest = commit(&[3, 25, 8]);
    play(&mut one, &rest);
    play(&mut other, &rest);
    assert_eq!((one.order.len(), other.order[0].card), (4, card(1)));
}

#[test]
fn case_133_a_card_works_in_its_own_turn_only() {
    let mut game = scene(2)
        .workers(A, "c3 a1")
        .workers(B, "c4 e1")
        .hand(A, &[1, 2])
        .hand(B, &[8, 9])
        .game();
    // A is an Engineer, B an officer who acts later: in the Engineer's turn nobody is pushed.
    play(&mut game, &commit(&[1, 8]));
    let square = square("c4");
    let by = Obstacle::Worker;
    assert_eq!(
        refused(&game, "use c3 sky b2 move c4"),
        Illegal::Occupied { square, by }
    );
    let game = after(&game, "use c3 sky b2 move c2 build c3");
    assert_eq!(game.turn(), Turn::Of(B));
    assert_eq!(after(&game, "use c4").question(), Some(Question::Move));
}

#[test]
fn case_135_without_pieces_workers_are_lost_until_one_player_remains() {
    let mut game = scene(2)
        .workers(A, "a1 a2")
        .workers(B, "e5 e4")
        .supply(0, 0, 6)
        .hand(A, &[2, 3, 4])
        .hand(B, &[8, 6, 7])
        .game();
    let mut lost = 0;
    let luck = &mut Seeded::for_move([4; 16], 1);
    while winner(&game).is_none() {
        let action = game.actions()[0];
        let told = play_with(&mut game, &[action], luck);
        lost += told
            .iter()
            .filter(|it| matches!(it, Event::WorkerLost { .. }))
            .count();
    }
    assert_eq!(winner(&game), Some((B, Victory::LastStanding)));
    assert_eq!(lost, 3);
}
