//! Guests: when they may go, when their owner is asked, and what holds for them as for all
//! colonists.

use super::*;

/// One guest in the Guesthouse of a seat.
fn guest(seat: Seat) -> scene::Scene {
    scene(3).staffed(seat, Guesthouse, 1)
}

/// Whose guests are asked for with nothing else to decide.
fn asked(game: &PuertoRico) -> Option<Seat> {
    match game.phase {
        Phase::Guests(window) => Some(window.seat()),
        _ => None,
    }
}

#[test]
fn a_guest_does_not_come_back_before_the_next_mayor() {
    let start = guest(P1).builds(P1, Factory).builds(P1, Harbor);
    let game = after(&start.game(), &[to(Factory)]);
    assert_eq!(acting(&game), P1, "who still chooses a role");
    assert_eq!(try_play(&game, to(Harbor)), Err(Illegal::NoGuest));
    let two = scene(3).works(P1, Guesthouse).builds(P1, Factory).game();
    let two = after(&two, &[to(Factory)]);
    assert_eq!(try_play(&two, to(Guesthouse)), Err(Illegal::NoFreeCircle));
    assert_eq!(try_play(&two, to(Factory)), Err(Illegal::NoFreeCircle));
    let san_juan = try_play(&two, MoveGuest(Post::SanJuan));
    assert_eq!(san_juan, Err(Illegal::NoFreeCircle));
}

#[test]
fn the_mayor_places_guests_anew_and_nobody_sends_them_meanwhile() {
    let game = guest(P1)
        .builds(P1, Factory)
        .tiles(P1, Tile::Corn, 1)
        .colonists(9, 3)
        .game();
    let game = after(&game, &[to(Factory), MAYOR]);
    assert!(matches!(game.phase, Phase::Mayor(_)));
    assert_eq!(try_play(&game, to(Factory)), Err(Illegal::NotNow));
    let game = after(&game, &[Place(1), Place(2)]);
    assert_eq!(game.players[P1].guests(), 2);
    assert!(!game.players[P1].uses(Factory));
    assert_eq!(game.colonist_ship, 3);
}

#[test]
fn both_circles_of_a_guesthouse_are_filled_and_refilled_like_any_other() {
    let game = scene(3)
        .builds(P1, Guesthouse)
        .builds(P1, Fortress)
        .builds(P2, Guesthouse)
        .builds(P2, Statue)
        .colonists(9, 0)
        .game();
    let game = after(&game, &[MAYOR, Place(0)]);
    assert!(
        game.players[P1].uses(Fortress),
        "somebody has to be somewhere"
    );
    assert_eq!(game.players[P1].san_juan, 0);
    assert_eq!(game.colonist_ship, 2 + 2, "and the Statue wants nobody");
}

#[test]
fn the_colonist_of_a_university_may_be_a_guest() {
    let start = scene(3).works(P1, University).sells(Guesthouse);
    let game = start.money(P1, 3).builds(P1, Factory).game();
    let game = after(&game, &[BUILDER, Build(Guesthouse), Pass, Pass]);
    assert_eq!(game.players[P1].guests(), 1);
}

#[test]
fn who_would_be_passed_over_is_asked_where_a_guest_could_help() {
    let house = [Good::Corn, Good::Sugar, Good::Coffee, Good::Tobacco];
    let full = house.iter().fold(guest(P2), |scene, it| scene.traded(*it));
    let full = full.goods(P2, Good::Corn, 1);
    let useless = full.clone().builds(P2, Office).builds(P2, SmallMarket);
    let game = after(&useless.game(), &[TRADER]);
    assert_eq!(asked(&game), None, "the house is full");
    let game = after(&full.builds(P2, TradingPost).game(), &[TRADER]);
    assert_eq!(asked(&game), Some(P2));
    let sold = after(&game, &[to(TradingPost), SellToPost(Good::Corn)]);
    assert_eq!(sold.trading_house.len(), 0, "it was full");
    assert_eq!(sold.players[P2].goods[Good::Corn], 0);
    let kept = after(&game, &[Pass]);
    assert_eq!(kept.players[P2].guests(), 1);
    assert_eq!(kept.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn who_sends_no_guest_to_the_place_that_helps_is_passed_over() {
    let game = scene(3)
        .works(P2, Guesthouse)
        .builds(P2, Office)
        .tiles(P2, Tile::Corn, 2)
        .traded(Good::Corn)
        .goods(P2, Good::Corn, 1)
        .game();
    let game = after(&game, &[TRADER]);
    assert_eq!(asked(&game), Some(P2));
    let field = MoveGuest(Post::Tile(Tile::Corn));
    let game = after(&game, &[field]);
    assert_eq!(asked(&game), Some(P2), "there is another");
    let other = after(&game, &[field]);
    assert_eq!(other.phase, Phase::ChooseRole { chooser: P2 });
    let office = after(&game, &[to(Office)]);
    assert_eq!(office.actions(), [Sell(Good::Corn), Pass]);
}

#[test]
fn keeping_guests_holds_for_the_phase_and_not_at_own_decisions() {
    let full = scene(3)
        .cargo(0, Good::Sugar, 4)
        .cargo(1, Good::Coffee, 5)
        .cargo(2, Good::Corn, 1)
        .goods(P1, Good::Corn, 1)
        .goods(P2, Good::Indigo, 3)
        .staffed(P2, Guesthouse, 1)
        .builds(P2, Wharf)
        .builds(P2, Storehouse);
    let game = after(&full.game(), &[CAPTAIN, Load(Good::Corn, 2)]);
    assert_eq!(asked(&game), Some(P2));
    let passed = after(&game, &[Pass]);
    assert!(asked(&passed).is_none());
    let game = after(&game, &[KeepGuests]);
    assert!(matches!(game.phase, Phase::Storing(_)));
    let game = after(&game, &[to(Storehouse)]);
    assert_eq!(game.players[P2].goods[Good::Indigo], 3, "all of them");
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P2 });
}

#[test]
fn with_a_wharf_in_reach_the_owner_is_asked_in_every_circle() {
    let game = scene(3)
        .cargo(0, Good::Sugar, 1)
        .cargo(1, Good::Corn, 1)
        .cargo(2, Good::Tobacco, 1)
        .goods(P1, Good::Corn, 1)
        .goods(P1, Good::Sugar, 1)
        .goods(P2, Good::Coffee, 3)
        .staffed(P2, Guesthouse, 1)
        .builds(P2, Wharf)
        .game();
    let game = after(&game, &[CAPTAIN, Load(Good::Corn, 1), Pass]);
    let game = after(&game, &[Load(Good::Sugar, 0)]);
    assert_eq!(asked(&game), Some(P2));
    let game = after(&game, &[to(Wharf), LoadWharf(Good::Coffee)]);
    assert_eq!(game.players[P2].chips, 3);
}

#[test]
fn the_end_of_the_game_asks_from_the_governor_on() {
    let game = scene(3)
        .governor(P2)
        .with(|game| game.last_round = Some(Ending::CityFull))
        .staffed(P1, Guesthouse, 1)
        .builds(P1, Fortress)
        .works(P2, Guesthouse)
        .builds(P2, CityHall)
        .builds(P2, Residence)
        .san_juan(P1, 2)
        .game();
    let game = after(&game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!(asked(&game), Some(P2));
    let game = after(&game, &[to(CityHall)]);
    assert_eq!(asked(&game), Some(P2), "there is another");
    let game = after(&game, &[to(Residence)]);
    assert_eq!(asked(&game), Some(P1));
    let game = after(&game, &[to(Fortress)]);
    assert_eq!(game.phase, Phase::Over(Ending::CityFull));
    let score = |seat| scoring::score(&game.players[seat]).total();
    assert_eq!(score(P1), 2 + 4 + 1);
    assert_eq!(score(P2), 2 + 4 + 3 + 4 + 4);
}

#[test]
fn keeping_guests_in_the_last_phase_does_not_hold_for_the_end() {
    let game = scene(3)
        .with(|game| game.last_round = Some(Ending::CityFull))
        .staffed(P1, Guesthouse, 1)
        .builds(P1, CityHall)
        .builds(P1, Wharf)
        .goods(P1, Good::Corn, 1)
        .cargo(0, Good::Sugar, 1)
        .cargo(1, Good::Indigo, 1)
        .cargo(2, Good::Tobacco, 1)
        .game();
    let game = after(&game, &[TRADER, Pass, CRAFTSMAN, CAPTAIN]);
    assert_eq!(asked(&game), Some(P1));
    let game = after(&game, &[KeepGuests]);
    assert_eq!(asked(&game), Some(P1), "for the City hall");
    let end = after(&game, &[KeepGuests]);
    assert_eq!(end.phase, Phase::Over(Ending::CityFull));
}

#[test]
fn at_the_end_a_large_building_that_would_add_nothing_asks_nobody() {
    let game = scene(3)
        .with(|game| game.last_round = Some(Ending::CityFull))
        .staffed(P1, Guesthouse, 1)
        .builds(P1, Fortress)
        .builds(P1, Cloister)
        .builds(P1, Factory)
        .game();
    let game = after(&game, &[TRADER, CAPTAIN, CRAFTSMAN]);
    assert_eq!(game.phase, Phase::Over(Ending::CityFull));
}

#[test]
fn guests_count_as_colonists() {
    let start = scene(3).works(P1, Guesthouse).works(P1, Fortress).game();
    assert_eq!(scoring::score(&start.players[P1]).total(), 2 + 4 + 1);
}
