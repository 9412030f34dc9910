//! The builder's price.

use super::*;

fn owner(buildings: &[Card]) -> SanJuan {
    scene(3).builds(P1, buildings).game()
}

#[test]
fn case_027_a_coffee_roaster_costs_four() {
    assert_eq!(cost(&owner(&[]), P1, CoffeeRoaster, false), 4);
}

#[test]
fn case_028_and_the_chooser_three() {
    assert_eq!(cost(&owner(&[]), P1, CoffeeRoaster, true), 3);
}

#[test]
fn case_029_an_indigo_plant_costs_the_chooser_nothing() {
    let game = after(
        &scene(3).hand(P1, &[IndigoPlant]).game(),
        &[BUILDER, Build(IndigoPlant)],
    );
    assert_eq!(city(&game, P1), [IndigoPlant]);
    assert_eq!(game.discards.total(), 0);
}

#[test]
fn case_030_nothing_costs_less_than_nothing() {
    let scene = scene(3).builds(P1, &[Smithy]).hand(P1, &[IndigoPlant]);
    let game = after(&scene.game(), &[BUILDER, Build(IndigoPlant)]);
    assert_eq!(hand(&game, P1), 0, "no card is handed back");
}

#[test]
fn case_031_smithy_and_privilege_add_up() {
    assert_eq!(cost(&owner(&[Smithy]), P1, SilverSmelter, true), 3);
}

#[test]
fn case_032_a_smithy_is_for_production_buildings() {
    assert_eq!(cost(&owner(&[Smithy]), P1, Library, true), 4);
}

#[test]
fn case_034_a_quarry_is_for_monuments_too() {
    assert_eq!(cost(&owner(&[Quarry]), P1, Hero, false), 4);
}

#[test]
fn case_035_a_library_doubles_the_privilege() {
    let game = after(
        &scene(3)
            .builds(P1, &[Library])
            .hand(P1, &[GuildHall; 2])
            .game(),
        &[BUILDER],
    );
    assert_eq!(cost(&game, P1, GuildHall, true), 4);
}

#[test]
fn case_037_without_a_privilege_there_is_nothing_to_double() {
    let mut game = scene(3).builds(P2, &[Library]).game();
    game.doubling.now = true;
    assert_eq!(cost(&game, P2, Palace, false), 6);
}

#[test]
fn case_038_the_price_is_paid_from_the_other_cards() {
    let cards = [TobaccoStorage, Hero, Hero, Tower, Well];
    let game = scene(3).hand(P2, &cards).game();
    let game = after(&game, &[BUILDER, Build(TobaccoStorage), Pay(Tower)]);
    // The last two are the only ones that can follow.
    assert_eq!((hand(&game, P2), game.players[P2].hand.of(Well)), (1, 1));
}

#[test]
fn case_039_the_card_itself_does_not_pay() {
    let scene = scene(3).hand(P2, &[TobaccoStorage, Hero, Hero, IndigoPlant]);
    let mut game = after(&scene.game(), &[BUILDER]);
    assert_eq!(acting(&game), P2);
    game.players[P2].hand.take(Hero);
    let why = Illegal::TooDear { cost: 3, have: 2 };
    assert_eq!(game.check(&Build(TobaccoStorage)), Err(why));
}

#[test]
fn case_040_each_card_pays_once_and_never_for_itself() {
    let scene = scene(3).hand(P2, &[Statue, Well, Tower, Hero, Hero]);
    let game = after(&scene.game(), &[BUILDER, Build(Statue)]);
    assert_eq!(game.check(&Pay(Statue)), Err(Illegal::NotInHand(Statue)));
    let game = after(&game, &[Pay(Well)]);
    assert_eq!(game.check(&Pay(Well)), Err(Illegal::NotInHand(Well)));
}

#[test]
fn case_041_nobody_pays_more_than_the_price() {
    let scene = scene(3).hand(P2, &[Statue, Well, Well, Well, Tower]);
    // Two wells go in any case.
    let game = after(&scene.game(), &[BUILDER, Build(Statue), Pay(Well)]);
    assert_eq!(hand(&game, P2), 1);
    assert_eq!(game.check(&Pay(Tower)), Err(Illegal::NotNow));
}

#[test]
fn case_042_a_violet_building_is_owned_once() {
    let game = scene(3)
        .builds(P1, &[Well])
        .hand(P1, &[Well, Hero, IndigoPlant])
        .game();
    let game = after(&game, &[BUILDER]);
    assert_eq!(game.check(&Build(Well)), Err(Illegal::AlreadyOwned));
}

#[test]
fn case_043_a_production_building_any_number_of_times() {
    let scene = scene(3).builds(P1, &[SilverSmelter; 3]);
    let game = scene
        .hand(P1, &[SilverSmelter, Hero, Hero, Tower, Tower])
        .game();
    let game = after(&game, &[BUILDER, Build(SilverSmelter)]);
    assert_eq!(city(&game, P1), [SilverSmelter; 4]);
}

/// The second seat with a Black market and three goods, before paying five.
fn market() -> SanJuan {
    let goods = [
        (IndigoPlant, Hero),
        (SilverSmelter, Hero),
        (SugarMill, Hero),
    ];
    let scene = scene(3).builds(P2, &[BlackMarket]).produced(P2, &goods);
    let hand = [Library, Tower, Tower, Tower, Well, Well, Well];
    after(&scene.hand(P2, &hand).game(), &[BUILDER, Build(Library)])
}

#[test]
fn case_044_none_one_or_two_goods_are_paid() {
    for (goods, left) in [(0, 1), (1, 2), (2, 3)] {
        let mut game = market();
        for good in 0..goods {
            play(&mut game, &[PayGood(good + 1)]);
        }
        while game.question() == Some(Question::Pay) {
            let cards = game.actions().into_iter().find(|it| matches!(it, Pay(_)));
            play(&mut game, &[cards.unwrap()]);
        }
        assert_eq!(
            (game.players[P2].goods(), hand(&game, P2)),
            (3 - goods, left)
        );
    }
    let game = after(&market(), &[PayGood(1), PayGood(3)]);
    assert_eq!(
        game.check(&PayGood(2)),
        Err(Illegal::NoMoreGoods { most: 2 })
    );
    let game = after(&market(), &[Pay(Well)]);
    assert_eq!(game.check(&PayGood(1)), Err(Illegal::GoodsFirst));
}

#[test]
fn case_046_a_dear_good_is_worth_one_card() {
    let game = market();
    let Phase::Paying(turn) = after(&game, &[PayGood(2)]).phase else {
        panic!("four are due");
    };
    assert_eq!(turn.step.due, 4);
}

#[test]
fn case_048_the_goods_of_others_are_not_paid() {
    let mut game = market();
    let goods = std::mem::take(&mut game.players[P2].city);
    game.players[P1].city = goods;
    game.players[P2].city = game.players[P1].city.drain(..1).collect();
    assert_eq!(game.check(&PayGood(1)), Err(Illegal::NoSuchBuilding));
    assert_eq!(game.check(&PayGood(0)), Err(Illegal::NoGood));
}

#[test]
fn case_049_a_black_market_does_not_pay_for_itself() {
    let scene = scene(3).produced(P2, &[(IndigoPlant, Hero)]);
    let game = scene.hand(P2, &[BlackMarket, Tower, IndigoPlant]).game();
    let mut game = after(&game, &[BUILDER]);
    game.players[P2].hand.take(IndigoPlant);
    let why = Illegal::TooDear { cost: 2, have: 1 };
    assert_eq!(game.check(&Build(BlackMarket)), Err(why));
}

#[test]
fn case_050_a_quarry_helps_from_the_next_building_on() {
    let scene = scene(3).hand(P1, &[Quarry, Hero, Hero, Hero, Statue, Tower]);
    let game = scene.game();
    assert_eq!(cost(&game, P1, Quarry, false), 4);
    let game = after(&game, &[BUILDER, Build(Quarry), Pay(Tower), Pay(Hero)]);
    assert_eq!(hand(&game, P1), 2);
    assert_eq!(cost(&game, P1, Statue, false), 2);
}

#[test]
fn case_051_two_players_may_build_the_same() {
    let scene = scene(3).hand(P1, &[Smithy]).hand(P2, &[Smithy, Hero]);
    let game = after(&scene.game(), &[BUILDER, Build(Smithy), Build(Smithy)]);
    assert_eq!(
        (city(&game, P1), city(&game, P2)),
        (vec![Smithy], vec![Smithy])
    );
}
