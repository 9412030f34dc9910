//! Events and positions tell the same story, in the order of the rules.

use super::*;
use sobremesa::games::puerto_rico::roles::settler;

/// Who has placed leaves nobody idle beside an empty circle; then the ship is filled.
pub(super) fn placed(events: &[Event], game: &PuertoRico) -> Law {
    for event in events {
        if let Event::ColonistsPlaced { seat, idle } = *event {
            let player = &game.players[seat];
            prop_assert_eq!(player.san_juan, idle);
            let mut plots = player.island.iter();
            let fields = plots.all(|plot| plot.occupied || plot.tile == Tile::Forest);
            prop_assert!(idle == 0 || fields && player.empty_circles() == 0);
        }
        if let Event::ShipFilled { count, wanted } = *event {
            let empty = game.players.iter().map(|(_, it)| it.empty_circles());
            prop_assert_eq!(wanted, empty.sum::<u8>().max(game.seats()));
            prop_assert_eq!(game.colonist_ship, count);
            prop_assert!(count == wanted || count < wanted && game.colonists == 0);
            prop_assert!(count == wanted || game.last_round.is_some());
        }
    }
    Ok(())
}

/// What a seat has after a move is what it had, and what the events say.
pub(super) fn told(before: &PuertoRico, events: &[Event], after: &PuertoRico) -> Law {
    let mut told = before.players.clone();
    let mut tiles: BySeat<usize> = before.players.map(|_, it| it.island.len());
    let mut colonists: BySeat<u8> = before.players.map(|_, it| it.colonists());
    for event in events.iter().copied() {
        match event {
            Event::Chose {
                seat, doubloons, ..
            }
            | Event::Prospected { seat, doubloons }
            | Event::Earned {
                seat, doubloons, ..
            } => told[seat].doubloons += u16::from(doubloons),
            Event::Sold {
                seat,
                good,
                doubloons,
            }
            | Event::SoldToPost {
                seat,
                good,
                doubloons,
            } => {
                told[seat].doubloons += u16::from(doubloons);
                told[seat].goods[good] -= 1;
            }
            Event::Built {
                seat,
                price,
                colonists: staff,
                ..
            } => {
                told[seat].doubloons -= u16::from(price);
                colonists[seat] += staff;
            }
            Event::Produced { seat, goods } => {
                for (good, count) in goods.iter() {
                    told[seat].goods[good] += count;
                }
            }
            Event::TookGood { seat, good } => told[seat].goods[good] += 1,
            Event::Loaded {
                seat,
                good,
                count,
                privilege,
                bonus,
                ..
            } => {
                told[seat].goods[good] -= count;
                told[seat].chips += u16::from(count + privilege + bonus);
            }
            Event::LoadedSmallWharf {
                seat,
                goods,
                points,
                privilege,
                bonus,
            } => {
                for (good, count) in goods.iter() {
                    told[seat].goods[good] -= count;
                }
                prop_assert_eq!(points, goods.total() / 2);
                told[seat].chips += u16::from(points + privilege + bonus);
            }
            Event::Scored { seat, points, .. } => told[seat].chips += u16::from(points),
            Event::GaveColonist { seat, .. } => colonists[seat] -= 1,
            Event::GaveGood { seat, good } => told[seat].goods[good] -= 1,
            Event::GavePoint { seat } => told[seat].chips -= 1,
            Event::Spoiled { seat, goods } => {
                for (good, count) in goods.iter() {
                    told[seat].goods[good] -= count;
                }
            }
            Event::Drew { seat, .. } => tiles[seat] += 1,
            Event::Settled {
                seat,
                colonists: staff,
                ..
            }
            | Event::Forested {
                seat,
                colonists: staff,
                ..
            } => {
                tiles[seat] += 1;
                colonists[seat] += staff;
            }
            Event::ExtraColonist { seat, count } | Event::ColonistsArrived { seat, count } => {
                colonists[seat] += count
            }
            Event::RoundBegan { .. }
            | Event::Drafted { .. }
            | Event::Doubled { .. }
            | Event::GuestMoved { .. }
            | Event::TurnedOver { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::PlantationsRevealed { .. }
            | Event::ColonistsPlaced { .. }
            | Event::ShipFilled { .. }
            | Event::HouseEmptied
            | Event::ShipSailed { .. }
            | Event::LastRound { .. }
            | Event::GameOver { .. } => {}
        }
    }
    for (seat, player) in after.players.iter() {
        prop_assert_eq!(player.doubloons, told[seat].doubloons);
        prop_assert_eq!(player.goods, told[seat].goods);
        prop_assert_eq!(player.chips, told[seat].chips);
        prop_assert_eq!(player.colonists(), colonists[seat]);
        prop_assert_eq!(player.island.len(), tiles[seat]);
    }
    let last: Vec<Ending> = events
        .iter()
        .filter_map(|event| match event {
            Event::LastRound { why } => Some(*why),
            _ => None,
        })
        .collect();
    match before.last_round {
        Some(_) => prop_assert!(last.is_empty() && after.last_round == before.last_round),
        None => prop_assert_eq!(last.as_slice(), after.last_round.as_slice()),
    }
    Ok(())
}

/// The governor changes with the round and only then; each seat chooses in turn from there.
pub(super) fn in_turn(before: &PuertoRico, events: &[Event], after: &PuertoRico) -> Law {
    let seats = after.seats();
    let began = events.iter().find_map(|event| match event {
        Event::RoundBegan { round, governor } => Some((*round, *governor)),
        _ => None,
    });
    if let Some(began) = began {
        prop_assert_eq!(
            began,
            (before.round.saturating_add(1), before.governor.next(seats))
        );
        prop_assert_eq!(before.last_round, None);
        prop_assert_eq!(after.last_round, None, "the last round is the last");
        for offer in &after.roles {
            prop_assert_eq!(offer.taken, None);
        }
    } else {
        prop_assert_eq!(after.governor, before.governor);
    }
    let now = (after.round, after.governor);
    prop_assert_eq!(now, began.unwrap_or((before.round, before.governor)));

    let taken = |game: &PuertoRico| game.roles.iter().filter(|it| it.taken.is_some()).count();
    if taken(before) == taken(after) {
        clockwise(before, after)?;
    }
    let taken = taken(after);
    let each = usize::from(after.choices_per_round());
    match after.phase {
        Phase::ChooseRole { chooser } => {
            prop_assert!(taken < each);
            prop_assert_eq!(
                usize::from(chooser.after(after.governor, seats)),
                taken % usize::from(seats)
            );
        }
        Phase::Over(why) => {
            prop_assert_eq!(taken, each, "the round is played to its end");
            prop_assert_eq!(after.last_round, Some(why));
        }
        Phase::Draft { .. } => prop_assert_eq!((taken, after.round), (0, 1)),
        _ => prop_assert!((1..=each).contains(&taken)),
    }
    Ok(())
}

/// Within a role the seats act clockwise from its chooser; who builds or sells does so once.
fn clockwise(before: &PuertoRico, after: &PuertoRico) -> Law {
    let (Some((chooser, role)), Some(last)) = (before.phase.role(), before.phase.acting()) else {
        return Ok(());
    };
    let Some(now) = after.phase.acting() else {
        return Ok(());
    };
    if after.phase.role() != Some((chooser, role)) {
        return Ok(());
    }
    let seats = after.seats();
    let (last, now) = (last.after(chooser, seats), now.after(chooser, seats));
    let guests =
        Seat::all(seats).any(|it| after.players[it].guests() < before.players[it].guests());
    if matches!(before.phase, Phase::Settler(turn) if turn.step == settler::Step::Second) {
        prop_assert!(guests, "the second tile is the last of the phase");
    }
    match (role, &before.phase, &after.phase) {
        // A second tile with the Library, when all have had theirs.
        (Role::Settler, _, Phase::Settler(turn)) if turn.step == settler::Step::Second => {
            prop_assert_eq!(now, 0);
        }
        (Role::Builder, Phase::Builder(_), Phase::Builder(_))
        | (Role::Trader, Phase::Trader(_), Phase::Trader(_))
            if !guests =>
        {
            prop_assert!(now > last);
        }
        (Role::Builder | Role::Trader | Role::Mayor, _, _) => prop_assert!(now >= last),
        (Role::Settler, Phase::Settler(_), Phase::Settler(_)) => prop_assert!(now >= last),
        (Role::Settler, _, _) => {}
        (Role::Craftsman | Role::Captain | Role::Prospector, _, _) => {}
    }
    Ok(())
}
