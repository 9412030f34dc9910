//! 4.12 Trader: Trading post.

use super::*;

/// The house is full but for one space, which P4 fills with indigo.
fn full_house(scene: scene::Scene) -> PuertoRico {
    let scene = scene
        .traded(Good::Corn)
        .traded(Good::Sugar)
        .traded(Good::Tobacco)
        .goods(P4, Good::Indigo, 1)
        .governor(P4);
    after(&scene.game(), &[TRADER, Sell(Good::Indigo)])
}

#[test]
fn case_180_the_post_buys_while_the_house_is_full() {
    let scene = scene(4)
        .works(P1, TradingPost)
        .goods(P1, Good::Coffee, 1)
        .money(P1, 0);
    let mut game = full_house(scene);
    assert_eq!(game.trading_house.len(), 4);
    assert_eq!(try_play(&game, Sell(Good::Coffee)), Err(Illegal::HouseFull));
    let supply = game.goods[Good::Coffee];
    play(&mut game, &[SellToPost(Good::Coffee)]);
    assert_eq!(game.players[P1].doubloons, 4);
    assert_eq!(game.goods[Good::Coffee], supply + 1);
    assert!(game.trading_house.is_empty(), "the phase has ended");
}

fn with_markets() -> scene::Scene {
    scene(4)
        .works(P1, TradingPost)
        .works(P1, SmallMarket)
        .works(P1, LargeMarket)
        .goods(P1, Good::Coffee, 2)
        .money(P1, 0)
}

#[test]
fn case_181_the_markets_add_nothing_at_the_post() {
    let game = after(&with_markets().game(), &[TRADER]);
    let post = after(&game, &[SellToPost(Good::Coffee)]);
    assert_eq!(post.players[P1].doubloons, 4 + 1);
    let house = after(&game, &[Sell(Good::Coffee)]);
    assert_eq!(house.players[P1].doubloons, 4 + 1 + 3);
}

#[test]
fn case_182_one_sale_in_the_phase() {
    let game = after(&with_markets().game(), &[TRADER]);
    for sale in [Sell(Good::Coffee), SellToPost(Good::Coffee)] {
        let next = after(&game, &[sale]);
        assert_eq!(next.players[P1].goods[Good::Coffee], 1);
        assert_eq!(next.phase, Phase::ChooseRole { chooser: P2 });
    }
}

#[test]
fn case_184_a_library_adds_two_at_the_post() {
    let game = with_markets().works(P1, Library).game();
    let game = after(&game, &[TRADER, SellToPost(Good::Coffee)]);
    assert_eq!(game.players[P1].doubloons, 4 + 2);
}

#[test]
fn an_empty_post_buys_nothing() {
    let game = scene(4)
        .builds(P1, TradingPost)
        .goods(P1, Good::Coffee, 1)
        .game();
    let game = after(&game, &[TRADER]);
    assert_eq!(
        try_play(&game, SellToPost(Good::Coffee)),
        Err(Illegal::Needs(TradingPost))
    );
}
