//! The Library of two players, which works once in a round.

use super::*;

/// Both seats are poor and have nothing to sell or load, so that most roles pass by.
fn poor(owner: Seat, options: Options) -> PuertoRico {
    scene_with(2, options)
        .works(owner, Library)
        .money(P1, 0)
        .money(P2, 0)
        .game()
}

fn is_asked(game: &PuertoRico) -> bool {
    matches!(game.phase, Phase::Doubling { .. })
}

#[test]
fn its_owner_decides_at_each_role_until_it_has_worked() {
    let game = after(&poor(P1, Options::default()), &[PROSPECTOR]);
    assert!(is_asked(&game));
    let kept = after(&game, &[Pass]);
    assert_eq!(kept.players[P1].doubloons, 1);
    let later = after(&kept, &[TRADER, CAPTAIN]);
    assert!(is_asked(&later), "it has not worked yet");
    let used = after(&game, &[UseLibrary]);
    assert_eq!(used.players[P1].doubloons, 2);
    let later = after(&used, &[TRADER, CAPTAIN]);
    assert_eq!(acting(&later), P2, "it is not asked again");
}

#[test]
fn the_last_role_of_a_seat_is_doubled_without_a_question() {
    let roles = [TRADER, CRAFTSMAN, CAPTAIN, MAYOR, PROSPECTOR];
    let mut game = poor(P1, Options::default());
    for role in roles {
        play(&mut game, &[role]);
        if is_asked(&game) {
            play(&mut game, &[Pass]);
        }
        while !matches!(game.phase, Phase::ChooseRole { .. }) {
            let first = game.actions()[0];
            play(&mut game, &[first]);
        }
    }
    assert_eq!(game.players[P1].doubloons, 2);
    assert!(game.doubling.used_by(P1));
}

#[test]
fn the_other_seats_third_role_is_its_last() {
    let mut game = poor(P2, Options::default());
    play(&mut game, &[TRADER, PROSPECTOR]);
    assert!(is_asked(&game), "first of three");
    play(&mut game, &[Pass, CAPTAIN, CRAFTSMAN]);
    assert!(is_asked(&game), "second of three");
    play(&mut game, &[Pass, BUILDER]);
    while !matches!(game.phase, Phase::ChooseRole { .. }) {
        play(&mut game, &[Pass]);
    }
    let mut last = game.clone();
    play(&mut last, &[SETTLER]);
    assert!(!is_asked(&last));
    assert!(last.doubling.used_by(P2));
}

#[test]
fn with_five_choices_the_other_seat_has_two() {
    let options = Options {
        craftsman_angst: true,
        ..Options::default()
    };
    let mut game = poor(P2, options);
    play(&mut game, &[TRADER, PROSPECTOR, Pass, CAPTAIN, CRAFTSMAN]);
    assert!(!is_asked(&game), "the second of two");
    assert!(game.doubling.used_by(P2));
}

#[test]
fn it_works_again_in_the_next_round() {
    let mut game = poor(P2, Options::default());
    play(&mut game, &[TRADER, PROSPECTOR, UseLibrary]);
    while game.round == 1 {
        let cards = [CAPTAIN, CRAFTSMAN, MAYOR, SETTLER];
        let next = cards.into_iter().find(|it| game.check(it).is_ok());
        let next = next.unwrap_or_else(|| *game.actions().last().unwrap());
        play(&mut game, &[next]);
    }
    assert!(!game.doubling.used_by(P2));
    play(&mut game, &[CAPTAIN]);
    assert!(is_asked(&game));
}

#[test]
fn without_the_rule_every_role_is_doubled() {
    let options = Options {
        library_2p_once_per_round: false,
        ..Options::default()
    };
    let start = poor(P1, options);
    let game = after(&start, &[PROSPECTOR, TRADER, BUILDER]);
    assert_eq!(game.players[P1].doubloons, 2);
    let small_mill = roles::builder::price(&game, P1, SmallSugarMill, true);
    assert_eq!(small_mill.privilege, 2);
}

#[test]
fn a_second_tile_of_two_players_is_the_third_of_the_row() {
    let row = [Tile::Corn, Tile::Indigo, Tile::Coffee];
    let game = scene(2).row(&row).works(P1, Library).game();
    let game = after(&game, &[SETTLER]);
    let first = [Take(Tile::Corn), Take(Tile::Indigo)];
    let once = after(&after(&game, &[Pass]), &first);
    assert_eq!(once.phase, Phase::ChooseRole { chooser: P2 });
    let twice = after(&after(&game, &[UseLibrary]), &first);
    assert_eq!(acting(&twice), P1);
    assert_eq!(twice.actions(), [Take(Tile::Coffee), Pass]);
}

#[test]
fn a_guest_is_not_asked_for_when_the_library_was_not_wanted() {
    let game = scene(2)
        .works(P1, Library)
        .staffed(P1, Guesthouse, 1)
        .tiles(P1, Tile::Corn, 1)
        .game();
    let game = after(&game, &[SETTLER, Pass, Pass, Pass]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn a_guest_who_comes_when_the_privilege_is_over_saves_the_library_for_another_role() {
    let game = scene(2)
        .builds(P1, Library)
        .staffed(P1, Guesthouse, 1)
        .with(|game| game.ships.clear())
        .goods(P1, Good::Corn, 2)
        .goods(P1, Good::Sugar, 2)
        .game();
    let library = to(Library);
    let storing = after(&game, &[CAPTAIN]);
    assert!(matches!(storing.phase, Phase::Storing(_)));
    let game = after(&storing, &[library]);
    assert!(!game.doubling.used_by(P1), "nothing is left to double");
    let game = after(&game, &[StoreBarrel(Good::Corn), CRAFTSMAN, PROSPECTOR]);
    assert!(is_asked(&game));
}

#[test]
fn a_guest_who_comes_after_the_captains_first_loading_saves_the_library() {
    let game = scene(2)
        .builds(P1, Library)
        .staffed(P1, Guesthouse, 1)
        .goods(P1, Good::Corn, 1)
        .goods(P1, Good::Sugar, 1)
        .game();
    let library = to(Library);
    let first = after(&game, &[CAPTAIN, library]);
    assert!(first.doubling.used_by(P1));
    assert_eq!(
        after(&first, &[Load(Good::Corn, 0)]).players[P1].chips,
        1 + 2
    );
    let later = after(&game, &[CAPTAIN, Load(Good::Corn, 0), library]);
    assert!(!later.doubling.used_by(P1));
}
