//! Everything that a player can be told to do, offered or promised.

use sobremesa::games::san_juan::roles::builder::Price;
use sobremesa::games::san_juan::{Card, Question, Role};
use sobremesa::text::san_juan::{Batch, Choice, Cost, Declined, Discarding, Spot, Stakes, Task};
use strum::VariantArray;

use super::samples::piles;
use crate::shared::{NUMBERS, every_kind};

/// Prices of a card: as printed, with each reduction, with all of them, and too dear.
pub fn costs(card: Card) -> Vec<Cost> {
    let printed = card.spec().cost;
    let sums = [(0, 0, 0), (0, 1, 0), (0, 0, 1), (3, 0, 0), (2, 2, 1)];
    let price = |(covered, privilege, discount)| Price {
        printed,
        covered,
        privilege,
        // Only what has a helper is reduced by one.
        discount: if printed < 7 { discount } else { 0 },
    };
    let haves = [0, 1, 6];
    let sums = sums.into_iter().map(price);
    sums.flat_map(|price| haves.map(|have| Cost { card, price, have }))
        .collect()
}

fn spots(card: Card) -> [Spot; 3] {
    [(1, 1), (1, 2), (2, 2)].map(|(number, of)| Spot { card, number, of })
}

/// Every kind of choice.
pub fn choices() -> Vec<Choice> {
    let mut choices = Vec::new();
    choices.extend(declined().into_iter().map(Choice::Decline));
    for role in Role::ALL.iter().copied() {
        choices.push(Choice::UseLibrary { role });
        choices.extend(
            stakes()
                .into_iter()
                .map(|stakes| Choice::Role { role, stakes }),
        );
    }
    for card in Card::ALL.iter().copied() {
        choices.extend(about(card));
    }
    for cards in NUMBERS {
        for by in [None, Some(Card::GoldMine), Some(Card::Goldsmith)] {
            choices.push(Choice::Draw { cards, by });
        }
    }
    every_kind(&choices, 13, |choice| match choice {
        Choice::Role { .. } => 0,
        Choice::Decline(_) => 1,
        Choice::UseLibrary { .. } => 2,
        Choice::Build { .. } => 3,
        Choice::Place { .. } => 4,
        Choice::Pay { .. } => 5,
        Choice::PayGood { .. } => 6,
        Choice::Produce { .. } => 7,
        Choice::Sell { .. } => 8,
        Choice::Keep { .. } => 9,
        Choice::Discard { .. } => 10,
        Choice::Stow { .. } => 11,
        Choice::Draw { .. } | Choice::Take { .. } => 12,
    });
    choices
}

/// What can be chosen about a card.
fn about(card: Card) -> Vec<Choice> {
    let mut choices = Vec::new();
    for cost in costs(card) {
        let over = Some((Card::Hero, cost));
        let bonus = cost.have % 2;
        for (new, over) in [(Some(cost), None), (None, over), (Some(cost), over)] {
            choices.push(Choice::Build {
                card,
                new,
                over,
                bonus,
            });
        }
        choices.push(Choice::Place {
            over: None,
            cost,
            good: false,
            bonus,
        });
        for good in [true, false] {
            let over = Some(spots(Card::SugarMill)[1]);
            choices.push(Choice::Place {
                over,
                cost,
                good,
                bonus,
            });
        }
    }
    for left in NUMBERS {
        choices.push(Choice::Pay { card, left });
        choices.push(Choice::Keep { card, left });
        for why in [Discarding::Exchange, Discarding::Limit, Discarding::Drawn] {
            choices.push(Choice::Discard { card, why, left });
        }
        if card.makes().is_none() && card.storage().is_none() {
            continue;
        }
        for spot in spots(card) {
            let bonus = left.min(2);
            choices.extend([
                Choice::PayGood { spot, left },
                Choice::Produce { spot, left, bonus },
            ]);
            for ships in [true, false] {
                choices.push(Choice::Sell {
                    spot,
                    price: left,
                    bonus,
                    ships,
                    left,
                });
            }
        }
    }
    for under in [Card::Chapel, Card::Bank] {
        choices.push(Choice::Stow { card, under });
    }
    for by in [Card::GoldMine, Card::Goldsmith] {
        choices.push(Choice::Take { card, by });
    }
    choices
}

fn declined() -> Vec<Declined> {
    let mut declined = vec![Declined::Library, Declined::Chapel, Declined::Building];
    for number in NUMBERS {
        declined.extend([
            Declined::Exchange { given: number },
            Declined::Bank { given: number },
            Declined::Production { produced: number },
            Declined::Sale {
                sold: number,
                due: number,
            },
        ]);
    }
    for by in [Card::GoldMine, Card::Goldsmith] {
        declined.push(Declined::Drawing { by: Some(by) });
        declined.push(Declined::Taking { by });
    }
    declined.push(Declined::Drawing { by: None });
    every_kind(&declined, 9, |what| match what {
        Declined::Library => 0,
        Declined::Exchange { .. } => 1,
        Declined::Chapel => 2,
        Declined::Bank { .. } => 3,
        Declined::Building => 4,
        Declined::Production { .. } => 5,
        Declined::Sale { .. } => 6,
        Declined::Drawing { .. } => 7,
        Declined::Taking { .. } => 8,
    });
    declined
}

/// Everything that can be chosen together.
pub fn batches() -> Vec<Batch> {
    let mut batches = Vec::new();
    for question in Question::VARIANTS.iter().copied() {
        for cards in piles() {
            for (missing, goods) in [(0, 0), (2, 0), (0, 2)] {
                let spots = spots(Card::SugarMill).into_iter().take(goods);
                batches.push(Batch {
                    question,
                    builds: (question == Question::Pay).then_some(Card::Quarry),
                    cards,
                    spots: spots.collect(),
                    missing,
                    optional: 0,
                    brings: cards.total(),
                    stay: missing,
                });
            }
        }
    }
    let asks = |question| !matches!(question, Question::Build | Question::Place);
    batches.retain(|batch| asks(batch.question));
    batches
}

/// Every kind of task.
pub fn tasks() -> Vec<Task> {
    let mut tasks = vec![
        Task::ChooseRole,
        Task::Chapel,
        Task::Bank,
        Task::Build,
        Task::Nothing,
    ];
    tasks.extend(Role::ALL.iter().map(|role| Task::Double { role: *role }));
    tasks.extend(Card::ALL.iter().map(|card| Task::Place { card: *card }));
    for left in NUMBERS.into_iter().skip(1) {
        tasks.extend([
            Task::Exchange { most: left },
            Task::FirstHand { left },
            Task::Discard { left, limit: 7 },
            Task::Produce { left },
            Task::Sell { left },
            Task::Keep { left },
            Task::Drop { left },
        ]);
        for goods in NUMBERS {
            tasks.push(Task::Pay {
                card: Card::Hero,
                left,
                goods,
            });
        }
        for by in [None, Some(Card::GoldMine), Some(Card::Goldsmith)] {
            tasks.push(Task::Draw { cards: left, by });
        }
    }
    tasks.extend([Card::GoldMine, Card::Goldsmith].map(|by| Task::Take { by }));
    every_kind(&tasks, 17, |task| match task {
        Task::ChooseRole => 0,
        Task::Double { .. } => 1,
        Task::Exchange { .. } => 2,
        Task::Chapel => 3,
        Task::Bank => 4,
        Task::FirstHand { .. } => 5,
        Task::Discard { .. } => 6,
        Task::Build => 7,
        Task::Place { .. } => 8,
        Task::Pay { .. } => 9,
        Task::Produce { .. } => 10,
        Task::Sell { .. } => 11,
        Task::Draw { .. } => 12,
        Task::Keep { .. } => 13,
        Task::Drop { .. } => 14,
        Task::Take { .. } => 15,
        Task::Nothing => 16,
    });
    tasks
}

/// Everything that can be at stake.
pub fn stakes() -> Vec<Stakes> {
    let mut stakes = Vec::new();
    for number in NUMBERS {
        for buildable in [None, Some((11, number))] {
            stakes.push(Stakes::Builder {
                buildable,
                privilege: number.min(2),
            });
        }
        stakes.push(Stakes::Producer { goods: number });
        for cards in [None, Some(number)] {
            let goods = number;
            stakes.push(Stakes::Trader { goods, cards });
        }
        stakes.push(Stakes::Councillor {
            drawn: number,
            kept: 1,
        });
        for (mine, smith) in [(false, false), (true, false), (false, true), (true, true)] {
            stakes.push(Stakes::Prospector {
                cards: number,
                mine,
                smith,
            });
        }
    }
    stakes
}
