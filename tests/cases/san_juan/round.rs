//! Set-up, rounds, roles, and the Library of two players.

use super::*;

fn opening(seats: u8) -> SanJuan {
    SanJuan::new(&Setup::new(seats), &mut Scripted::new(&[90, 11, 40, 70]))
}

#[test]
fn case_001_three_players_begin_with_a_plant_and_four_cards() {
    let game = opening(3);
    let mut plants = game.supply.of(IndigoPlant);
    for (seat, player) in game.players.iter() {
        assert_eq!(city(&game, seat), [IndigoPlant]);
        assert_eq!(player.hand.total(), 4);
        plants += player.hand.of(IndigoPlant);
    }
    assert_eq!(
        (game.supply.total(), game.discards.total(), plants),
        (95, 0, 7)
    );
    assert_eq!(opening(4).supply.total(), 90);
}

#[test]
fn case_002_two_players_begin_with_four_cards_as_well() {
    let game = opening(2);
    assert_eq!(game.supply.total(), 100);
    assert_eq!([P1, P2].map(|seat| hand(&game, seat)), [4, 4]);
}

#[test]
fn case_004_who_chose_the_role_carries_it_out_first() {
    let scene = scene(3)
        .hand(P1, &[IndigoPlant, Hero])
        .hand(P2, &[IndigoPlant; 2]);
    let game = scene.taken(&[Role::Trader]).game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(acting(&game), P2, "not the governor");
    assert_eq!(acting(&after(&game, &[Pass])), P1, "the third cannot build");
}

#[test]
fn case_005_a_role_is_taken_once_in_a_round() {
    let game = scene(3).taken(&[Role::Builder]).game();
    assert_eq!(acting(&game), P2);
    assert_eq!(game.check(&BUILDER), Err(Illegal::RoleTaken));
}

#[test]
fn case_006_a_role_has_to_be_taken() {
    assert_eq!(scene(3).game().check(&Pass), Err(Illegal::MustAct));
}

#[test]
fn case_007_a_builder_may_build_nothing() {
    let scene = scene(3)
        .hand(P1, &[IndigoPlant])
        .hand(P2, &[IndigoPlant, Hero]);
    let game = after(&scene.game(), &[BUILDER, Pass]);
    assert_eq!(acting(&game), P2);
    assert_eq!(game.check(&Build(IndigoPlant)), Ok(()));
}

#[test]
fn case_008_four_players_leave_a_role_which_brings_nothing_later() {
    let taken = [Role::Builder, Role::Producer, Role::Trader];
    let game = scene(4).taken(&taken).game();
    assert_eq!(acting(&game), P4);
    let mut game = after(&game, &[COUNCILLOR, Keep(IndigoPlant)]);
    // The other three draw two indigo plants each.
    assert_eq!((game.round, game.chosen(), acting(&game)), (2, 0, P2));
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(hand(&game, P2), 1 + 1);
}

#[test]
fn case_009_of_two_players_the_governor_takes_two_roles() {
    let mut game = scene(2).game();
    let mut choosers = Vec::new();
    for role in [TRADER, PRODUCER, PROSPECTOR, TRADER, PRODUCER, PROSPECTOR] {
        choosers.push(acting(&game));
        play(&mut game, &[role]);
    }
    assert_eq!(choosers, [P1, P2, P1, P2, P1, P2]);
    assert_eq!((game.round, game.governor), (3, P1));
}

#[test]
fn case_011_three_players_leave_two_roles() {
    let game = scene(3).taken(&[Role::Producer, Role::Trader]).game();
    let game = after(&game, &[PROSPECTOR]);
    assert_eq!((game.round, game.governor, game.chosen()), (2, P2, 0));
}

#[test]
fn case_012_what_is_not_asked_is_refused_and_changes_nothing() {
    let mut game = scene(3).hand(P1, &[IndigoPlant, Hero]).game();
    let before = game.clone();
    for action in [Build(IndigoPlant), Pay(Hero), Sell(0), Produce(0)] {
        let refused = game.play(&action, &mut Scripted::default(), &mut |_| {});
        assert_eq!(refused, Err(Illegal::NotNow));
    }
    assert_eq!(game, before);
}

#[test]
fn case_013_the_first_round_begins_with_a_role() {
    let game = opening(4);
    assert_eq!(game.question(), Some(Question::Role));
    assert_eq!((game.round, acting(&game)), (1, P1));
}

/// Two players; the governor has a Library.
fn two() -> SanJuan {
    scene(2).builds(P1, &[Library]).game()
}

#[test]
fn case_129_a_library_built_in_the_first_role_works_for_the_second() {
    let scene = scene(2).hand(P1, &[Library, Hero, Hero, Tower, Tower]);
    let mut game = after(&scene.game(), &[BUILDER, Build(Library)]);
    assert_eq!((hand(&game, P1), acting(&game)), (0, P2));
    play(&mut game, &[PROSPECTOR]);
    let events = play(&mut game, &[COUNCILLOR]);
    let eight =
        |it: &Event| matches!(it, Event::Drew { seat: P1, cards, .. } if cards.total() == 8);
    assert!(events.iter().any(eight), "{events:?}");
}

#[test]
fn case_130_the_other_player_doubles_their_only_role() {
    let mut game = scene(2).builds(P2, &[Library]).game();
    play(&mut game, &[TRADER, PROSPECTOR]);
    assert_eq!(hand(&game, P2), 2);
    // Both may use one in the same round.
    let mut game = scene(2)
        .builds(P1, &[Library])
        .builds(P2, &[Library])
        .game();
    play(&mut game, &[TRADER, UseLibrary, PROSPECTOR]);
    assert_eq!(hand(&game, P2), 2);
}

#[test]
fn case_131_it_works_once_in_a_round_and_again_in_the_next() {
    let game = after(&two(), &[PROSPECTOR]);
    assert_eq!(game.question(), Some(Question::Double));
    let mut used = after(&game, &[UseLibrary, TRADER]);
    assert_eq!(hand(&used, P1), 2);
    let events = play(&mut used, &[COUNCILLOR]);
    assert!(matches!(events[1], Event::Drew { cards, .. } if cards.total() == 5));
    let mut saved = after(&game, &[Pass, TRADER]);
    assert_eq!(hand(&saved, P1), 1);
    let events = play(&mut saved, &[COUNCILLOR]);
    assert!(matches!(events[1], Event::Drew { cards, .. } if cards.total() == 8));
    // In the next round the other is governor, and the owner takes one role.
    let mut next = after(&game, &[UseLibrary, TRADER, PRODUCER]);
    assert_eq!((next.round, acting(&next)), (2, P2));
    play(&mut next, &[TRADER, PROSPECTOR]);
    assert_eq!(hand(&next, P1), 2 + 2);
}

#[test]
fn case_132_with_more_players_nobody_is_asked() {
    for seats in [3, 4] {
        let mut game = scene(seats).builds(P1, &[Library]).game();
        play(&mut game, &[PROSPECTOR]);
        assert_eq!((hand(&game, P1), acting(&game)), (2, P2));
    }
}
