//! The Black market, and whatever else happens when something is built.

use super::*;

const SAN_JUAN: Action = PayColonist(Post::SanJuan);
const CORN: Action = PayGood(Good::Corn);

/// A second seat with a Black market, a colonist in San Juan, two corn and two points, that builds
/// after the builder has passed.
fn buyer(money: u16) -> scene::Scene {
    scene(3)
        .works(P2, BlackMarket)
        .san_juan(P2, 1)
        .goods(P2, Good::Corn, 2)
        .chips(P2, 2)
        .money(P2, money)
}

fn building(scene: scene::Scene) -> PuertoRico {
    after(&scene.game(), &[BUILDER, Pass])
}

#[test]
fn the_gap_may_be_one_to_three_and_never_four() {
    for (money, allowed) in [(4, false), (5, true), (6, true), (7, true)] {
        let game = building(buyer(money));
        assert_eq!(try_play(&game, Build(Harbor)).is_ok(), allowed, "{money}");
    }
    let mut game = building(buyer(5));
    play(&mut game, &[Build(Harbor)]);
    let player = &game.players[P2];
    assert_eq!((player.doubloons, player.chips), (0, 1));
    assert_eq!((player.san_juan, player.goods[Good::Corn]), (0, 1));
    assert!(player.owns(Harbor));
    assert_eq!(acting(&game), P3, "three things left no choice");
}

#[test]
fn each_kind_is_given_once_and_just_what_is_missing() {
    let game = after(&building(buyer(6)), &[Build(Harbor)]);
    assert_eq!(game.actions(), [SAN_JUAN, CORN]);
    assert_eq!(try_play(&game, PayPoint), Err(Illegal::PaymentShort));
    assert_eq!(try_play(&game, Pass), Err(Illegal::NotNow));
    let game = after(&game, &[SAN_JUAN]);
    assert_eq!(try_play(&game, SAN_JUAN), Err(Illegal::NotNow));
    assert_eq!(game.actions(), [CORN, PayPoint]);
    let game = after(&game, &[PayPoint]);
    assert_eq!(game.players[P2].goods[Good::Corn], 2);
}

#[test]
fn who_has_the_doubloons_pays_with_doubloons() {
    let game = after(&building(buyer(8)), &[Build(Harbor)]);
    assert_eq!(game.players[P2].doubloons, 0);
    assert_eq!(game.players[P2].chips, 2);
    assert_eq!(acting(&game), P3);
}

#[test]
fn without_its_own_colonist_it_takes_nothing_and_that_one_stays() {
    let poor = scene(3).money(P2, 7);
    let empty = poor.clone().builds(P2, BlackMarket).chips(P2, 2);
    let too_dear = Err(Illegal::TooDear { cost: 8, have: 7 });
    assert_eq!(try_play(&building(empty), Build(Harbor)), too_dear);
    let alone = poor.works(P2, BlackMarket);
    assert_eq!(try_play(&building(alone.clone()), Build(Harbor)), too_dear);
    let field = alone.farms(P2, Tile::Corn, 1);
    let game = after(&building(field), &[Build(Harbor)]);
    assert_eq!(game.players[P2].occupied(Tile::Corn), 0);
    assert!(game.players[P2].uses(BlackMarket));
}

#[test]
fn a_quarry_beyond_the_column_may_lose_its_colonist() {
    let quarries = |count| {
        let scene = scene(3).works(P2, BlackMarket);
        building(scene.farms(P2, Tile::Quarry, count).money(P2, 2))
    };
    let too_dear = Err(Illegal::TooDear { cost: 3, have: 2 });
    assert_eq!(try_play(&quarries(2), Build(Office)), too_dear);
    let game = after(&quarries(3), &[Build(Office)]);
    assert_eq!(game.players[P2].occupied(Tile::Quarry), 2);
    assert!(game.players[P2].owns(Office));
    let too_dear = Err(Illegal::TooDear { cost: 5, have: 2 });
    assert_eq!(try_play(&quarries(3), Build(Harbor)), too_dear);
}

#[test]
fn all_reductions_come_before_the_gap() {
    let game = scene(3)
        .works(P1, BlackMarket)
        .tiles(P1, Tile::Forest, 4)
        .sells(ForestHouse)
        .farms(P1, Tile::Quarry, 2)
        .san_juan(P1, 1)
        .money(P1, 2)
        .game();
    let game = after(&game, &[BUILDER, Build(Harbor)]);
    assert_eq!(game.players[P1].doubloons, 0);
    assert_eq!(game.players[P1].san_juan, 1 - 1, "8 - 2 - 2 - 1 = 3");
    assert!(game.players[P1].owns(Harbor));
}

#[test]
fn the_colonist_that_is_given_may_be_the_one_of_the_university() {
    let student = buyer(7).works(P2, University).colonists(0, 0);
    let game = after(&building(student), &[Build(Harbor)]);
    let given = after(&game, &[PayColonist(Post::Building(University))]);
    assert_eq!(given.players[P2].city.last(), Some(&structure(Harbor, 0)));
    assert_eq!(given.colonists, 1);
    let other = after(&game, &[SAN_JUAN]);
    assert_eq!(other.players[P2].city.last(), Some(&structure(Harbor, 1)));
    assert_eq!(other.colonists, 0, "it comes back with the building");
}

#[test]
fn a_church_without_its_colonist_gives_no_point() {
    let game = after(&building(buyer(7).works(P2, Church)), &[Build(Harbor)]);
    let given = after(&game, &[PayColonist(Post::Building(Church))]);
    assert_eq!(given.players[P2].chips, 2);
    let point = after(&game, &[PayPoint]);
    assert_eq!(point.players[P2].chips, 2 - 1 + 1);
    let corn = after(&game, &[CORN]);
    assert_eq!(corn.players[P2].chips, 2 + 1);
}

#[test]
fn the_point_of_the_church_comes_too_late_to_pay() {
    let game = building(
        scene(3)
            .works(P2, BlackMarket)
            .works(P2, Church)
            .money(P2, 6),
    );
    assert!(try_play(&game, Build(Harbor)).is_err(), "a colonist is one");
    assert_eq!(try_play(&game, Build(Factory)), Ok(()));
}

#[test]
fn a_point_that_returns_does_not_take_back_the_end() {
    let all = scene(3).game().chips;
    let last = scene(3)
        .works(P3, BlackMarket)
        .chips(P3, all - 1)
        .goods(P1, Good::Corn, 1)
        .money(P3, 7)
        .game();
    let captain = [CAPTAIN, Load(Good::Corn, 0), BUILDER, Pass];
    let mut game = after(&last, &captain);
    assert_eq!((game.chips, game.points_on_paper()), (0, 1));
    play(&mut game, &[Build(Harbor)]);
    assert_eq!(
        (game.chips, game.points_on_paper()),
        (0, 0),
        "from the paper"
    );
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
    play(&mut game, &[Pass, TRADER]);
    assert_eq!(game.phase, Phase::Over(Ending::ChipsGone));
}

#[test]
fn a_chip_that_returns_is_a_chip_again() {
    let all = scene(3).game().chips;
    let last = scene(3)
        .works(P2, BlackMarket)
        .chips(P2, all)
        .with(|game| game.last_round = Some(Ending::ChipsGone))
        .money(P2, 7);
    let game = after(&building(last), &[Build(Harbor)]);
    assert_eq!((game.chips, game.players[P2].chips), (1, all - 1));
    assert_eq!(game.last_round, Some(Ending::ChipsGone));
}

#[test]
fn a_colonist_that_returns_does_not_take_back_the_end() {
    let short = buyer(6).colonists(0, 3).game();
    let mut game = after(&short, &[MAYOR]);
    while matches!(game.phase, Phase::Mayor(_)) {
        let first = game.actions()[0];
        play(&mut game, &[first]);
    }
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
    play(&mut game, &[BUILDER, Build(Harbor), SAN_JUAN]);
    assert_eq!(game.colonists, 1);
    assert_eq!(game.last_round, Some(Ending::ColonistsShort));
}

#[test]
fn things_pay_for_the_twelfth_space_as_well() {
    let city = Building::ALL.iter().filter(|it| !it.is_violet()).chain(&[
        Hacienda,
        ConstructionHut,
        SmallMarket,
        SmallWarehouse,
    ]);
    let eleven = city.fold(buyer(7), |scene, it| scene.builds(P2, *it));
    let game = building(eleven);
    assert_eq!(game.players[P2].city_room(), 1);
    let game = after(&game, &[Build(Harbor), CORN]);
    assert_eq!(game.last_round, Some(Ending::CityFull));
}

#[test]
fn things_may_leave_the_game_but_barrels_never_do() {
    let options = Options {
        black_market_removes: true,
        ..Options::default()
    };
    for options in [Options::default(), options] {
        let start = scene_with(3, options)
            .works(P2, BlackMarket)
            .san_juan(P2, 1)
            .goods(P2, Good::Corn, 1)
            .chips(P2, 1)
            .money(P2, 5);
        let before = start.clone().game();
        let game = after(&building(start), &[Build(Harbor)]);
        let back = u8::from(!options.black_market_removes);
        assert_eq!(game.colonists, before.colonists + back);
        assert_eq!(game.chips, before.chips + u16::from(back));
        assert_eq!(game.goods[Good::Corn], before.goods[Good::Corn] + 1);
        assert_eq!(game.removed.colonists, 1 - back);
        assert_eq!(game.removed.chips, u16::from(1 - back));
    }
}

#[test]
fn a_guest_may_be_given_and_a_colonist_of_the_large_kind() {
    let posts = [Guesthouse, Fortress, CoffeeRoaster];
    let city = posts
        .iter()
        .fold(buyer(7), |scene, it| scene.works(P2, *it));
    let game = after(&building(city), &[Build(Harbor)]);
    for post in posts.map(Post::Building) {
        let circles = game.players[P2].colonists_at(post);
        let game = after(&game, &[PayColonist(post)]);
        assert_eq!(game.players[P2].colonists_at(post), circles - 1);
    }
    let bound = try_play(&game, PayColonist(Post::Building(BlackMarket)));
    assert_eq!(bound, Err(Illegal::NeededThere));
}
