//! No piece comes or goes, and everything is where it can be.

use super::*;

/// Everything that is in the game is still somewhere.
pub(super) fn conserved(start: &PuertoRico, game: &PuertoRico) -> Law {
    let players = || game.players.iter().map(|(_, player)| player);
    for good in Good::ALL.iter().copied() {
        let sold = game.trading_house.iter().filter(|it| **it == good).count();
        let cargo = game.ships.iter().filter_map(|ship| ship.cargo);
        let all = game.goods[good]
            + players().map(|it| it.goods[good]).sum::<u8>()
            + u8::try_from(sold)?
            + cargo
                .filter(|(kind, _)| *kind == good)
                .map(|(_, count)| count)
                .sum::<u8>();
        prop_assert_eq!(all, start.goods[good], "{:?}", good);
    }

    let colonists = players().map(|it| it.colonists()).sum::<u8>();
    let printed = [42, 58, 79, 100][usize::from(game.seats()) - 2];
    let elsewhere = game.colonists + game.colonist_ship + game.removed.colonists;
    prop_assert_eq!(elsewhere + colonists, printed);

    let mut turned_over = 0;
    for tile in Tile::WORKED {
        let settled = players().map(|it| it.tiles(tile)).sum::<u8>();
        let elsewhere = match tile.good() {
            None => game.quarries,
            Some(good) => {
                let row = game.plantations.iter().filter(|it| **it == tile);
                game.face_down[good] + game.discarded[good] + u8::try_from(row.count())?
            }
        };
        let missing = tile.in_game(game.seats()).checked_sub(settled + elsewhere);
        prop_assert!(missing.is_some(), "more {:?} than there are", tile);
        prop_assert!(tile != Tile::Quarry || missing == Some(0));
        turned_over += missing.unwrap_or(0);
    }
    let forests = players().map(|it| it.tiles(Tile::Forest)).sum::<u8>();
    prop_assert_eq!(forests, turned_over);

    for building in Building::ALL.iter().copied() {
        let built = players().flat_map(|it| it.city.iter());
        let built = built.filter(|it| it.building == building).count();
        let all = usize::from(game.market.left(building)) + built;
        let copies = match (game.in_game.contains(building), game.seats()) {
            (false, _) => 0,
            (true, 2) if building.is_violet() => 1,
            (true, 2) => 2,
            (true, _) => building.spec().copies,
        };
        prop_assert_eq!(all, usize::from(copies));
    }

    let points = players().map(|it| it.chips).sum::<u16>() + game.removed.chips;
    match game.chips {
        0 => prop_assert!(points >= start.chips),
        left => prop_assert_eq!(points + left, start.chips),
    }
    prop_assert_eq!(game.points_on_paper(), points.saturating_sub(start.chips));
    if !game.options.black_market_removes {
        prop_assert_eq!((game.removed.colonists, game.removed.chips), (0, 0));
    }
    Ok(())
}

/// No island, city, circle, ship, house or row holds more than it can.
pub(super) fn in_bounds(game: &PuertoRico) -> Law {
    for (_, player) in game.players.iter() {
        prop_assert!(player.island.len() <= 12);
        let covered = player.city.iter().map(|it| it.building.spec().spaces);
        prop_assert!(covered.sum::<u8>() <= 12);
        for plot in &player.island {
            prop_assert!(!plot.occupied || plot.tile.circles() == 1);
        }
        for (at, structure) in player.city.iter().enumerate() {
            prop_assert!(structure.colonists <= structure.building.spec().circles);
            let mut others = player.city.iter().skip(at + 1);
            prop_assert!(others.all(|it| it.building != structure.building));
            if let Some(other) = game.options.excluded_by(structure.building) {
                prop_assert!(!player.owns(other), "{:?} beside {:?}", other, structure);
            }
        }
    }
    let full_city = game.players.iter().any(|(_, it)| it.city_room() == 0);
    prop_assert!(!full_city || game.last_round.is_some());
    let anywhere = game.options.vp_end_any_phase;
    prop_assert!(game.chips > 0 || game.last_round.is_some() || !anywhere);

    prop_assert!(game.trading_house.len() <= 4);
    prop_assert!(game.plantations.len() <= usize::from(game.seats()) + 1);
    for (at, ship) in game.ships.iter().enumerate() {
        if let Some((good, count)) = ship.cargo {
            prop_assert!((1..=ship.capacity).contains(&count));
            let mut others = game.ships.iter().skip(at + 1);
            prop_assert!(others.all(|it| it.good() != Some(good)), "{:?} twice", good);
        }
    }
    if let Phase::ChooseRole { .. } = game.phase {
        prop_assert!(game.trading_house.len() < 4);
        prop_assert!(game.ships.iter().all(|ship| ship.room() > 0));
    }
    Ok(())
}
