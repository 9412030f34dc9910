//! 4.12 Guests.

use super::*;

const STOREHOUSE: Post = Post::Building(Storehouse);

/// P1 has this many guests.
fn hosting(guests: u8) -> scene::Scene {
    scene(4).staffed(P1, Guesthouse, guests)
}

#[test]
fn case_186_a_guest_makes_the_storehouse_work_before_goods_are_stored() {
    let mut game = hosting(2)
        .builds(P1, Storehouse)
        .goods(P1, Good::Corn, 3)
        .goods(P1, Good::Sugar, 3)
        .with(|game| game.ships.clear())
        .game();
    play(&mut game, &[CAPTAIN]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    let events = play(&mut game, &[MoveGuest(STOREHOUSE)]);
    let told = Event::GuestMoved {
        seat: P1,
        to: STOREHOUSE,
    };
    assert_eq!(events, [told]);
    play(&mut game, &[StoreBarrel(Good::Sugar); 3]);
    play(&mut game, &[StoreBarrel(Good::Corn)]);
    assert_eq!(game.players[P1].goods.0, [1, 0, 3, 0, 0]);
    assert_eq!(game.players[P1].guests(), 1);
}

#[test]
fn case_186_later_the_other_guest_doubles_a_privilege() {
    let mut game = hosting(1)
        .builds(P1, Library)
        .goods(P1, Good::Coffee, 1)
        .money(P1, 0)
        .game();
    play(&mut game, &[TRADER, MoveGuest(Post::Building(Library))]);
    play(&mut game, &[Sell(Good::Coffee)]);
    assert_eq!(game.players[P1].doubloons, 4 + 2);
}

#[test]
fn case_188_a_guest_who_works_stays_there() {
    let field = Post::Tile(Tile::Corn);
    let game = hosting(2).tiles(P1, Tile::Corn, 2).game();
    let game = after(&game, &[MoveGuest(field)]);
    let house = MoveGuest(Post::Building(Guesthouse));
    assert_eq!(try_play(&game, house), Err(Illegal::NoFreeCircle));
    let game = after(&game, &[MoveGuest(field)]);
    assert_eq!(game.players[P1].occupied(Tile::Corn), 2);
    for post in [field, Post::Building(Guesthouse)] {
        assert_eq!(try_play(&game, MoveGuest(post)), Err(Illegal::NoGuest));
    }
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P1 });
}

#[test]
fn case_189_a_guest_may_decide_the_end() {
    let mut game = hosting(1)
        .builds(P1, Residence)
        .with(|game| game.last_round = Some(Ending::CityFull))
        .governor(P2)
        .game();
    play(&mut game, &[TRADER, CRAFTSMAN, CAPTAIN]);
    assert_eq!(acting(&game), P1, "the last role of the game is P1's");
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.phase, Phase::Guests(Window::End { seat: P1 }));
    let asleep = after(&game, &[Pass]);
    assert!(scoring::score(&asleep.players[P1]).large.is_empty());
    let events = play(&mut game, &[MoveGuest(Post::Building(Residence))]);
    let over = Event::GameOver {
        why: Ending::CityFull,
    };
    assert_eq!(events.last(), Some(&over));
    let large = scoring::score(&game.players[P1]).large;
    assert_eq!(large.as_slice(), [(Residence, 4)]);
}

#[test]
fn case_191_guest_circles_are_circles_for_the_mayor() {
    let mut game = scene(4)
        .builds(P1, Guesthouse)
        .san_juan(P1, 2)
        .colonists(50, 4)
        .game();
    let events = play(&mut game, &[MAYOR]);
    let idle = Event::ColonistsPlaced { seat: P1, idle: 2 };
    assert!(events.contains(&idle), "two of four have to be guests");
    assert_eq!(game.players[P1].guests(), 2);

    let game = scene(4).builds(P1, Guesthouse).colonists(50, 0).game();
    let mut game = game;
    let events = play(&mut game, &[CRAFTSMAN, TRADER, MAYOR]);
    assert!(events.contains(&Event::ShipFilled {
        count: 4,
        wanted: 4
    }));
    let empty: u8 = game.players.iter().map(|(_, it)| it.empty_circles()).sum();
    assert_eq!(empty, 2);
}

#[test]
fn case_192_guests_count_for_the_fortress() {
    let game = hosting(2).works(P1, Fortress).game();
    let large = scoring::score(&game.players[P1]).large;
    assert_eq!(large.as_slice(), [(Fortress, 1)]);
}

#[test]
fn case_194_a_guest_helps_before_the_own_production() {
    let scene = hosting(2)
        .staffed(P1, SugarMill, 1)
        .farms(P1, Tile::Sugar, 2)
        .farms(P2, Tile::Corn, 1)
        .governor(P2);
    let mut game = scene.game();
    let events = play(&mut game, &[CRAFTSMAN]);
    assert!(matches!(events[1], Event::Produced { seat: P2, .. }));
    assert!(matches!(
        game.phase,
        Phase::Guests(Window::Craftsman(turn)) if turn.acting == P1
    ));
    let mill = Post::Building(SugarMill);
    assert_eq!(destinations(&game), [mill]);
    play(&mut game, &[MoveGuest(mill), Pass]);
    assert_eq!(game.players[P1].goods[Good::Sugar], 2);
}

#[test]
fn no_window_opens_where_a_guest_could_change_nothing() {
    // P1 would be passed over by trader and builder whoever works where, and produces nothing.
    let poor = || hosting(2).tiles(P1, Tile::Quarry, 1).money(P1, 0);
    for role in [TRADER, CRAFTSMAN] {
        let game = after(&poor().governor(P4).game(), &[role]);
        assert_eq!(game.phase, Phase::ChooseRole { chooser: P1 });
    }
    let full = Building::ALL.iter().take(11).copied();
    let full = full.fold(poor(), |scene, it| scene.builds(P1, it));
    let game = after(&full.governor(P4).game(), &[BUILDER, Pass]);
    assert_eq!(acting(&game), P2, "there is no space for a building");
    // Without a guest or without a circle there is nothing to ask either.
    let idle = scene(4).builds(P1, Guesthouse).builds(P1, Harbor);
    assert!(destinations(&idle.game()).is_empty());
    assert!(destinations(&hosting(2).game()).is_empty());
}

#[test]
fn a_guest_may_let_somebody_build_who_would_be_passed_over() {
    let scene = hosting(1)
        .tiles(P1, Tile::Quarry, 1)
        .money(P1, 0)
        .governor(P4);
    let game = after(&scene.game(), &[BUILDER, Pass]);
    assert!(matches!(game.phase, Phase::Guests(Window::Builder(turn)) if turn.acting == P1));
    let passed = after(&game, &[Pass]);
    assert_eq!(acting(&passed), P2);
    let mut game = game;
    play(&mut game, &[MoveGuest(Post::Tile(Tile::Quarry))]);
    assert!(matches!(game.phase, Phase::Builder(turn) if turn.acting == P1));
    play(&mut game, &[Build(SmallMarket)]);
}

/// P1 cannot load, but could with a guest on the Wharf; P2 and P3 load in turn.
fn waiting() -> PuertoRico {
    let scene = hosting(1)
        .builds(P1, Wharf)
        .goods(P1, Good::Indigo, 3)
        .goods(P2, Good::Corn, 1)
        .goods(P2, Good::Sugar, 1)
        .goods(P2, Good::Coffee, 1)
        .cargo(0, Good::Corn, 1)
        .cargo(1, Good::Sugar, 1)
        .cargo(2, Good::Coffee, 1);
    after(&scene.game(), &[CAPTAIN])
}

#[test]
fn a_window_that_was_passed_opens_again_while_others_load() {
    let mut game = waiting();
    assert!(matches!(game.phase, Phase::Guests(Window::Captain(_))));
    play(&mut game, &[Pass, Load(Good::Corn, 0)]);
    assert!(matches!(game.phase, Phase::Guests(Window::Captain(_))));
    play(&mut game, &[MoveGuest(Post::Building(Wharf))]);
    assert_eq!(acting(&game), P1);
    play(&mut game, &[LoadWharf(Good::Indigo)]);
    assert_eq!(game.players[P1].chips, 3 + 1);
}

#[test]
fn who_wants_no_window_in_a_phase_is_not_asked_again() {
    let mut game = waiting();
    play(&mut game, &[KeepGuests, Load(Good::Corn, 0)]);
    assert_eq!(acting(&game), P2, "P1 is passed over");
    play(&mut game, &[Load(Good::Sugar, 1), Load(Good::Coffee, 2)]);
    assert!(matches!(game.phase, Phase::Storing(turn) if turn.acting == P1));
    assert!(
        destinations(&game).contains(&Post::Building(Wharf)),
        "at an own decision guests may go"
    );
    play(&mut game, &[StoreBarrel(Good::Indigo)]);
    assert_eq!(game.guests_kept, 1 << P1.number());
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.guests_kept, 0, "until the next role");
}

#[test]
fn the_prospector_asks_for_a_guest_in_the_library_only() {
    let mut game = hosting(1).builds(P1, Harbor).game();
    play(&mut game, &[PROSPECTOR]);
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
    let mut game = hosting(1).builds(P1, Library).money(P1, 0).game();
    play(&mut game, &[PROSPECTOR]);
    let window = Window::Prospector { chooser: P1 };
    assert_eq!(game.phase, Phase::Guests(window));
    play(&mut game, &[MoveGuest(Post::Building(Library))]);
    assert_eq!(game.players[P1].doubloons, 2);
}

#[test]
fn a_guest_on_the_union_hall_or_the_lighthouse_comes_in_time_with_the_first_turn() {
    let mut game = hosting(2)
        .builds(P1, UnionHall)
        .builds(P1, Lighthouse)
        .goods(P1, Good::Corn, 4)
        .money(P1, 0)
        .game();
    play(&mut game, &[CAPTAIN]);
    play(&mut game, &[MoveGuest(Post::Building(UnionHall))]);
    assert_eq!(wealth(&game, P1), (0, 2));
    play(&mut game, &[MoveGuest(Post::Building(Lighthouse))]);
    assert_eq!(wealth(&game, P1), (1, 2));
    play(&mut game, &[Load(Good::Corn, 0)]);
    assert_eq!(wealth(&game, P1), (2, 2 + 4 + 1));
}

#[test]
fn with_two_players_a_guest_in_the_library_doubles_the_role_that_is_carried_out() {
    let mut game = scene(2)
        .staffed(P1, Guesthouse, 1)
        .builds(P1, Library)
        .goods(P1, Good::Coffee, 1)
        .money(P1, 0)
        .game();
    play(&mut game, &[TRADER]);
    let events = play(&mut game, &[MoveGuest(Post::Building(Library))]);
    assert_eq!(events[1], Event::Doubled { seat: P1 });
    play(&mut game, &[Sell(Good::Coffee)]);
    assert_eq!(game.players[P1].doubloons, 4 + 2);
}

#[test]
fn the_second_tile_waits_for_a_guest_in_the_library() {
    let mut game = hosting(1).builds(P1, Library).game();
    play(&mut game, &[SETTLER, Pass, Pass, Pass, Pass]);
    assert!(matches!(game.phase, Phase::Guests(Window::Settler(_))));
    play(&mut game, &[MoveGuest(Post::Building(Library))]);
    let tile = game.plantations[0];
    play(&mut game, &[Take(tile)]);
    assert_eq!(game.players[P1].island.len(), 1);
}

#[test]
fn in_the_mayor_phase_and_while_paying_guests_stay() {
    let mut game = hosting(1)
        .tiles(P1, Tile::Corn, 3)
        .tiles(P1, Tile::Sugar, 3)
        .game();
    play(&mut game, &[MAYOR]);
    let field = MoveGuest(Post::Tile(Tile::Corn));
    assert_eq!(try_play(&game, field), Err(Illegal::NotNow));
}
