//! Pieces and cards: none comes or goes, and everything is where it can be.

use super::*;

/// Every block, rooftop, skyscraper and card is somewhere, and nowhere else.
pub(super) fn conserved(setup: &Setup, game: &SantoriniNewYork) -> Law {
    let (city, full) = (&game.city, setup.supply());
    let blocks: u8 = city.levels.iter().map(|it| it.len()).sum();
    prop_assert_eq!(blocks + city.supply.blocks, full.blocks);
    prop_assert_eq!(city.rooftops.len() + city.supply.rooftops, full.rooftops);
    let skyscrapers = city.skyscrapers.len() + city.supply.skyscrapers;
    prop_assert_eq!(skyscrapers, full.skyscrapers);
    let mut found = Cards::NONE;
    let mut count = 0;
    let mut put = |cards: Cards| {
        count += cards.total();
        found = found.with(cards);
    };
    put(game.discards);
    put(game.removed);
    put(game.to_act().iter().map(|it| it.card).collect());
    for (_, player) in game.players.iter() {
        put(player.hand);
        put(player.committed.into_iter().collect());
    }
    // A card whose turn has just won is neither to act nor discarded; it still counts as to act.
    prop_assert_eq!((found, count), (cards::numbers().deck(), 25));
    prop_assert_eq!(game.played().without(game.discards), Cards::NONE);
    Ok(())
}

/// Blocks lie on blocks, rooftops on level 3, nothing on or under a skyscraper, nobody on either.
pub(super) fn in_bounds(game: &SantoriniNewYork) -> Law {
    let city = &game.city;
    let land = game.shape().land;
    let [one, two, three] = city.levels;
    let outside = |squares: Squares, within: Squares| squares & !within;
    prop_assert_eq!(outside(three, two) | outside(two, one), Squares::NONE);
    prop_assert_eq!(outside(city.rooftops, three), Squares::NONE);
    prop_assert_eq!(outside(one | city.skyscrapers, land), Squares::NONE);
    prop_assert!(!city.skyscrapers.meets(one));
    let mut workers = Squares::NONE;
    for (seat, own) in city.workers.iter() {
        prop_assert!(!own.meets(workers), "two workers on a square");
        prop_assert!(own.len() <= 2);
        prop_assert!(!own.meets(city.rooftops | city.skyscrapers));
        prop_assert_eq!(outside(*own, land), Squares::NONE);
        workers |= *own;
        if game.round > 0 && own.is_empty() {
            prop_assert_eq!(game.cards_of(seat), 0);
            prop_assert!(game.statue != Some(seat));
        }
    }
    let hand = game.players.iter().map(|(_, it)| it.hand.total()).max();
    prop_assert!(hand <= Some(5));
    if game.round > 0 && matches!(game.phase, Phase::Commit { .. }) {
        let cards: Vec<u8> = game.living().map(|seat| game.cards_of(seat)).collect();
        prop_assert!(
            cards.iter().all(|it| *it == cards[0] && *it >= 2),
            "{:?}",
            cards
        );
    }
    Ok(())
}
