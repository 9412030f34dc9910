//! No card comes or goes, and everything is where it can be.

use super::*;

/// Every card of the game is in one place, and no other.
pub(super) fn conserved(game: &SanJuan) -> Law {
    let mut found = Cards::NONE;
    found.put_all(&game.supply);
    found.put_all(&game.discards);
    if game.cathedral {
        found.put(Card::Cathedral);
    }
    for (_, player) in game.players.iter() {
        for cards in [
            &player.hand,
            &player.chapel,
            &player.bank,
            &player.harbour,
            &player.covered,
        ] {
            found.put_all(cards);
        }
        for structure in &player.city {
            found.put(structure.card);
            structure.good.into_iter().for_each(|good| found.put(good));
        }
    }
    on_the_way(game, &mut found);
    let all = Cards::from_fn(|card| card.copies(game.options.new_buildings));
    prop_assert_eq!(
        all.total(),
        if game.options.new_buildings { 142 } else { 110 }
    );
    prop_assert_eq!(found, all);
    Ok(())
}

/// Cards that are out of their place while something is decided.
fn on_the_way(game: &SanJuan, found: &mut Cards) {
    match &game.phase {
        Phase::Exchange(turn) => found.put_all(&turn.step.given),
        Phase::Stow(turn) => {
            if let Stowing::Bank { given } = &turn.step {
                found.put_all(given);
            }
        }
        Phase::Discard(turn) => found.put_all(&turn.step.given),
        Phase::Placing(turn) => found.put(turn.step.card),
        Phase::Paying(turn) => {
            found.put(turn.step.card);
            found.put_all(&turn.step.paid);
        }
        Phase::Councillor(turn) => match &turn.step {
            Council::Offered => {}
            Council::Keep { drawn, kept, .. } => {
                found.put_all(drawn);
                found.put_all(kept);
            }
            Council::Drop { given, .. } => found.put_all(given),
        },
        Phase::Prospector(turn) => {
            if let Prospecting::Turned { cards, .. } = &turn.step {
                found.put_all(cards);
            }
        }
        _ => {}
    }
}

/// No city is too large, no violet building is there twice, goods lie where goods belong.
pub(super) fn in_bounds(game: &SanJuan) -> Law {
    for (_, player) in game.players.iter() {
        prop_assert!(player.city.len() <= FULL_CITY);
        for (at, structure) in player.city.iter().enumerate() {
            let card = structure.card;
            let mut others = player.city.iter().skip(at + 1);
            prop_assert!(
                !card.is_violet() || others.all(|it| it.card != card),
                "{:?} twice",
                card
            );
            let stores = card.is_production() || card.storage().is_some();
            prop_assert!(stores || structure.good.is_none(), "a good on {:?}", card);
            prop_assert!(game.options.new_buildings || !card.is_new());
        }
        prop_assert_eq!(player.covered.of(Card::Cathedral), 0);
    }
    let full = game
        .players
        .iter()
        .any(|(_, it)| it.city.len() == FULL_CITY);
    let building = matches!(
        game.phase,
        Phase::Builder(_) | Phase::Placing(_) | Phase::Paying(_)
    );
    prop_assert!(!full || building || matches!(game.phase, Phase::Over(_)));
    let in_use = game.phase.price_tile();
    let tiles = PriceTile::ALL.iter();
    let used = tiles.filter(|it| game.used_tiles.contains(it)).count();
    prop_assert_eq!(used, game.used_tiles.len(), "no tile is there twice");
    prop_assert!(in_use.is_none_or(|tile| !game.used_tiles.contains(&tile)));
    if let Phase::ChooseRole { .. } = game.phase
        && game.chosen() == 0
    {
        let limit = |seat| sobremesa::games::san_juan::round_start::hand_limit(game, seat);
        for (seat, player) in game.players.iter() {
            prop_assert!(player.hand.total() <= limit(seat));
        }
    }
    Ok(())
}
