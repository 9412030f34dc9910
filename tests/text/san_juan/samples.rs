//! Everything that can happen or be refused, in several numbers.

use sobremesa::games::san_juan::{
    Card, Cards, Ending, Event, Illegal, PriceTile, Role, Seen, Sight,
};
use strum::VariantArray;

use crate::shared::{ANA, NUMBERS, every_kind};

/// Cards: none, one, several of one kind, several kinds.
pub fn piles() -> Vec<Cards> {
    [
        &[][..],
        &[Card::Well],
        &[Card::IndigoPlant, Card::IndigoPlant],
        &[Card::Archive, Card::Archive, Card::Hero, Card::Palace],
    ]
    .map(|cards| cards.iter().copied().collect())
    .to_vec()
}

/// Cards as a viewer sees them, at least one.
fn sights() -> Vec<Sight> {
    let faces = piles().into_iter().skip(1).map(Sight::Faces);
    let backs = NUMBERS.into_iter().skip(1).map(Sight::Backs);
    faces.chain(backs).collect()
}

/// Every kind of event; a new kind does not compile until it has a place here.
pub fn events() -> Vec<Event<Seen>> {
    let seat = ANA;
    let mut events = vec![
        Event::Doubled { seat },
        Event::Passed { seat },
        Event::Skipped { seat },
        Event::Shipped { seat },
    ];
    events.extend(
        Role::ALL
            .iter()
            .map(|role| Event::Chose { seat, role: *role }),
    );
    events.extend(
        PriceTile::ALL
            .iter()
            .map(|tile| Event::TileTurned { tile: *tile }),
    );
    events.extend(
        Ending::VARIANTS
            .iter()
            .map(|why| Event::GameOver { why: *why }),
    );
    for number in NUMBERS.into_iter().skip(1) {
        let round = number;
        let governor = seat;
        events.push(Event::RoundBegan { round, governor });
        events.push(Event::Reshuffled { count: number });
    }
    for cards in sights() {
        for by in [None, Some(Card::Carpenter), Some(Card::MarketStand)] {
            events.push(Event::Drew { seat, cards, by });
        }
        events.push(Event::Kept { seat, cards });
        events.push(Event::Discarded { seat, cards });
        events.push(Event::Paid { seat, cards });
        for under in [Card::Chapel, Card::Bank] {
            events.push(Event::Stowed { seat, cards, under });
        }
    }
    for cards in piles().into_iter().skip(1) {
        for by in [Card::GoldMine, Card::Goldsmith] {
            events.push(Event::TurnedUp { seat, cards, by });
        }
    }
    for card in Card::ALL.iter().copied() {
        for over in [None, Some(Card::Hero), Some(Card::IndigoPlant)] {
            events.push(Event::Built { seat, card, over });
        }
        events.push(Event::Took { seat, card });
        if card.makes().is_some() || card.storage().is_some() {
            events.push(Event::PaidGood { seat, from: card });
            events.push(Event::LostGood { seat, from: card });
            events.push(Event::Produced { seat, at: card });
            for price in NUMBERS {
                let from = card;
                events.push(Event::Sold { seat, from, price });
            }
        }
    }
    every_kind(&events, 21, |event| match event {
        Event::RoundBegan { .. } => 0,
        Event::Chose { .. } => 1,
        Event::Doubled { .. } => 2,
        Event::Passed { .. } => 3,
        Event::Skipped { .. } => 4,
        Event::Reshuffled { .. } => 5,
        Event::Drew { .. } => 6,
        Event::Kept { .. } => 7,
        Event::Discarded { .. } => 8,
        Event::Stowed { .. } => 9,
        Event::PaidGood { .. } => 10,
        Event::Paid { .. } => 11,
        Event::Built { .. } => 12,
        Event::LostGood { .. } => 13,
        Event::Produced { .. } => 14,
        Event::TileTurned { .. } => 15,
        Event::Sold { .. } => 16,
        Event::Shipped { .. } => 17,
        Event::TurnedUp { .. } => 18,
        Event::Took { .. } => 19,
        Event::GameOver { .. } => 20,
    });
    events
}

/// Every reason to refuse something.
pub fn reasons() -> Vec<Illegal> {
    let mut reasons = vec![
        Illegal::GameOver,
        Illegal::NotNow,
        Illegal::RoleTaken,
        Illegal::MustAct,
        Illegal::NotInGame,
        Illegal::CathedralTaken,
        Illegal::AlreadyOwned,
        Illegal::NoSuchBuilding,
        Illegal::CraneStays,
        Illegal::SameName,
        Illegal::InOrder,
        Illegal::LeavesTooFew,
        Illegal::GoodsFirst,
        Illegal::NoGood,
        Illegal::GoodIsCovered,
        Illegal::NotProduction,
        Illegal::HasGood,
    ];
    for card in Card::ALL {
        reasons.extend([
            Illegal::NotInHand(*card),
            Illegal::Needs(*card),
            Illegal::NotThere(*card),
            Illegal::NotCheapest(*card),
        ]);
    }
    for number in NUMBERS {
        reasons.push(Illegal::NoMoreGoods { most: number });
        for have in NUMBERS {
            reasons.push(Illegal::TooDear { cost: number, have });
        }
    }
    every_kind(&reasons, 23, |reason| match reason {
        Illegal::GameOver => 0,
        Illegal::NotNow => 1,
        Illegal::RoleTaken => 2,
        Illegal::MustAct => 3,
        Illegal::NotInGame => 4,
        Illegal::NotInHand(_) => 5,
        Illegal::CathedralTaken => 6,
        Illegal::AlreadyOwned => 7,
        Illegal::TooDear { .. } => 8,
        Illegal::Needs(_) => 9,
        Illegal::NoSuchBuilding => 10,
        Illegal::CraneStays => 11,
        Illegal::SameName => 12,
        Illegal::InOrder => 13,
        Illegal::LeavesTooFew => 14,
        Illegal::GoodsFirst => 15,
        Illegal::NoMoreGoods { .. } => 16,
        Illegal::NoGood => 17,
        Illegal::GoodIsCovered => 18,
        Illegal::NotProduction => 19,
        Illegal::HasGood => 20,
        Illegal::NotThere(_) => 21,
        Illegal::NotCheapest(_) => 22,
    });
    reasons
}
