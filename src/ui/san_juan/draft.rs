//! What is chosen so far of a decision, before the rules are asked: a role, or a building with its
//! place and all that pays for it, or any cards and goods that are chosen together.

// Few actions and moments take part in each question.
#![allow(clippy::wildcard_enum_match_arm)]

use crate::engine::{Seat, order};
use crate::games::san_juan::roles::builder;
use crate::games::san_juan::roles::councillor::Council;
use crate::games::san_juan::round_start::{EXCHANGED, Stowing};
use crate::games::san_juan::{
    Action, Card, Cards, FULL_CITY, Phase, Pile, Question, Seen, Structure, Table, View,
};
use crate::text::san_juan::{Batch, Cost, privileged};

use super::range::{Range, faces, places};
use super::rehearsal::Rehearsal;

/// What is chosen so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    /// A choice that is one action.
    pub one: Option<Action>,
    /// The building that is to be built.
    pub build: Option<Card>,
    /// Where to: a place of its own, or that of the building to be covered (Crane).
    pub place: Option<Option<u8>>,
    /// Cards that are paid, given or kept.
    pub cards: Cards,
    /// The places of buildings whose goods are paid, produced or sold, in order.
    pub goods: Vec<u8>,
}

impl Draft {
    /// A choice that is one action.
    pub fn one(action: Action) -> Self {
        Draft {
            one: Some(action),
            ..Draft::default()
        }
    }

    /// A building, of which nothing else is chosen yet.
    pub fn to_build(card: Card) -> Self {
        Draft {
            build: Some(card),
            ..Draft::default()
        }
    }

    /// What is proposed before anything is chosen: all goods, where all can be sold; not to build,
    /// where nothing else is possible.
    pub fn proposed(view: &View, actions: &[Action]) -> Self {
        let mut draft = Draft::default();
        if let [only] = actions {
            draft.one = Some(*only);
        }
        if let (Phase::Trader(_), Some(range)) = (&view.table.phase, draft.range(&view.table))
            && range.goods.len() <= usize::from(range.most)
            && !actions.is_empty()
        {
            draft.goods = range.goods;
        }
        draft
    }

    /// The building that is being built.
    pub fn building(&self, table: &Table<Seen>) -> Option<Card> {
        match &table.phase {
            Phase::Builder(_) => self.build,
            Phase::Placing(turn) => Some(turn.step.card),
            Phase::Paying(turn) => Some(turn.step.card),
            _ => None,
        }
    }

    /// The places that a building can be given, in order; none once it has one.
    pub fn places(&self, table: &Table<Seen>) -> Vec<Option<u8>> {
        let city = u8::try_from(FULL_CITY).unwrap_or(u8::MAX);
        let all = [None].into_iter().chain((0..city).map(Some));
        match (&table.phase, self.build) {
            (Phase::Builder(turn), Some(card)) => {
                let (seat, privileged) = (turn.acting, turn.privileged());
                let may = |over| builder::may_place(table, seat, card, over, privileged);
                all.filter(|over| may(*over).is_ok()).collect()
            }
            (Phase::Placing(_), _) => {
                let action = |over: Option<u8>| over.map_or(Action::NewPlace, Action::Cover);
                all.filter(|over| table.allows(&action(*over)).is_ok())
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The place of the building, if it is chosen or there is only one.
    pub fn place(&self, table: &Table<Seen>) -> Option<Option<u8>> {
        if let Phase::Paying(turn) = &table.phase {
            return Some(turn.step.over);
        }
        match self.places(table)[..] {
            [only] => Some(only),
            _ => self.place,
        }
    }

    /// What the building costs in a place, at this moment.
    pub fn cost(&self, table: &Table<Seen>, over: Option<u8>) -> Option<Cost> {
        let (seat, card) = (table.phase.acting()?, self.building(table)?);
        let privileged = privileged(&table.phase, seat);
        Some(Cost::of(table, seat, card, over, privileged))
    }

    /// What can be chosen together now, if the question is of that kind.
    pub fn range(&self, table: &Table<Seen>) -> Option<Range> {
        let seat = table.phase.acting()?;
        let hand = faces(&table.players[seat].hand);
        match &table.phase {
            Phase::Exchange(turn) => {
                let given = &turn.step.given;
                let most = EXCHANGED.saturating_sub(given.count()).min(hand.total());
                Some(Range::of_cards(Question::Exchange, hand, most).after(given))
            }
            Phase::Stow(turn) => Some(match &turn.step {
                Stowing::Chapel => Range::of_cards(Question::Chapel, hand, 1),
                Stowing::Bank { given } => {
                    Range::of_cards(Question::Bank, hand, hand.total()).after(given)
                }
            }),
            Phase::Discard(turn) => {
                let (given, left) = (&turn.step.given, turn.step.left);
                Some(Range::of_cards(Question::Discard, hand, left).after(given))
            }
            Phase::Councillor(turn) => match &turn.step {
                Council::Offered => None,
                Council::Keep { drawn, kept, left } => {
                    Some(Range::of_cards(Question::Keep, faces(drawn), *left).after(kept))
                }
                Council::Drop { given, left } => {
                    Some(Range::of_cards(Question::Drop, hand, *left).after(given))
                }
            },
            Phase::Producer(turn) => {
                let idle = places(table, seat, Structure::produces);
                Some(Range::of_goods(Question::Produce, idle, turn.step.left))
            }
            Phase::Trader(turn) => {
                let goods = places(table, seat, |it| it.good.is_some());
                Some(Range::of_goods(Question::Trade, goods, turn.step.left))
            }
            Phase::Builder(_) | Phase::Placing(_) | Phase::Paying(_) => {
                self.payment(table, seat, hand)
            }
            _ => None,
        }
    }

    /// What can be paid with, once it is known what is built where.
    fn payment(&self, table: &Table<Seen>, seat: Seat, hand: Cards) -> Option<Range> {
        let card = self.building(table)?;
        let over = self.place(table)?;
        let (due, most_goods) = match &table.phase {
            Phase::Paying(turn) => (turn.step.due, turn.step.goods),
            _ => (
                self.cost(table, over)?.total(),
                builder::payable(table, seat, over),
            ),
        };
        let mut cards = hand;
        if self.build == Some(card) && cards.of(card) > 0 {
            cards.take(card);
        }
        let mut goods = match most_goods {
            0 => Vec::new(),
            _ => places(table, seat, |it| it.good.is_some()),
        };
        if !table.options.covered_good_pays_black_market {
            goods.retain(|place| over != Some(*place));
        }
        let range = Range {
            goods,
            most_goods,
            ..Range::of_cards(Question::Pay, cards, due)
        };
        match &table.phase {
            Phase::Paying(turn) if turn.step.paid.count() > 0 => Some(Range {
                goods: Vec::new(),
                ..range.after(&turn.step.paid)
            }),
            _ => Some(range),
        }
    }

    /// How many cards and goods are chosen.
    pub fn chosen(&self) -> u8 {
        let goods = u8::try_from(self.goods.len()).unwrap_or(u8::MAX);
        self.cards.total().saturating_add(goods)
    }

    /// Chooses a card, or another one of its name; or takes it back, if that copy of it is chosen.
    /// Says no if no more can be chosen.
    pub fn toggle_card(&mut self, range: &Range, card: Card, copy: u8) -> bool {
        self.one = None;
        if copy < self.cards.of(card) {
            self.cards.take(card);
        } else if range.most == 1 {
            self.cards = [card].into_iter().collect();
            self.goods.clear();
        } else if self.chosen() < range.most {
            self.cards.put(card);
        } else {
            return false;
        }
        true
    }

    /// Chooses the good or the empty place of a building, or takes it back. Says no if no more can
    /// be chosen.
    pub fn toggle_good(&mut self, range: &Range, place: u8) -> bool {
        self.one = None;
        let most = usize::from(range.most_goods);
        if let Some(at) = self.goods.iter().position(|it| *it == place) {
            self.goods.remove(at);
        } else if most == 1 && range.most == 1 {
            self.cards = Cards::NONE;
            self.goods = vec![place];
        } else if most == 1 && !self.goods.is_empty() {
            self.goods = vec![place];
        } else if self.goods.len() < most && self.chosen() < range.most {
            self.goods.push(place);
            order::sort_by_key(&mut self.goods, |place| *place);
        } else {
            return false;
        }
        true
    }

    /// Everything that is chosen, as actions in the order of the rules, whether or not the rules
    /// will ask for all of it.
    pub fn wanted(&self, table: &Table<Seen>) -> Vec<Action> {
        if let Some(one) = self.one {
            return vec![one];
        }
        let mut wanted = Vec::new();
        if let Some(card) = self.build {
            wanted.push(Action::Build(card));
        }
        if matches!(table.phase, Phase::Builder(_) | Phase::Placing(_)) {
            let place = self.place(table);
            wanted.extend(place.map(|over| over.map_or(Action::NewPlace, Action::Cover)));
        }
        let Some(range) = self.range(table) else {
            return wanted;
        };
        wanted.extend(self.goods.iter().map(|place| match range.question {
            Question::Produce => Action::Produce(*place),
            Question::Trade => Action::Sell(*place),
            _ => Action::PayGood(*place),
        }));
        let copies = |(card, count)| std::iter::repeat_n(card, usize::from(count));
        let cards = self.cards.kinds().flat_map(copies);
        wanted.extend(cards.map(|card| match range.question {
            Question::Keep => Action::Keep(card),
            Question::Pay => Action::Pay(card),
            Question::Chapel | Question::Bank => Action::Stow(card),
            _ => Action::Discard(card),
        }));
        wanted
    }

    /// All of it in numbers, while things are chosen together.
    pub fn batch(&self, table: &Table<Seen>) -> Option<Batch> {
        if self.one.is_some() || self.range(table).is_none() {
            return None;
        }
        Batch::of(table, &self.wanted(table))
    }

    /// The run of actions that carries it out; nothing as long as something is missing.
    pub fn run(&self, view: &View) -> Option<Vec<Action>> {
        if let Some(one) = self.one {
            return Some(vec![one]);
        }
        let optional = matches!(
            self.range(&view.table)?.question,
            Question::Exchange
                | Question::Chapel
                | Question::Bank
                | Question::Produce
                | Question::Trade
        );
        let ready = match optional {
            true => self.chosen() > 0,
            false => self.batch(&view.table)?.is_complete(),
        };
        ready.then(|| Rehearsal::of(view).run(self.wanted(&view.table)))
    }

    /// Chooses what a bot would pay with.
    pub fn fill(&mut self, view: &View) {
        self.cards = Cards::NONE;
        self.goods.clear();
        let (Some(range), Some(seat)) = (self.range(&view.table), view.table.phase.acting()) else {
            return;
        };
        let mut rehearsal = Rehearsal::of(view);
        for action in self.wanted(&view.table) {
            rehearsal.play(action);
        }
        while let Some(payment) = rehearsal.payment(seat) {
            // What can be paid in one way only the rules have paid in between.
            self.cards = rehearsal.given();
            let taken = |place: &u8| rehearsal.took_good(&view.table, seat, *place);
            self.goods = range.goods.iter().copied().filter(taken).collect();
            match payment {
                Action::Pay(card) => self.cards.put(card),
                Action::PayGood(place) => self.goods.push(place),
                _ => {}
            }
            rehearsal.play(payment);
        }
        self.complete(&range);
    }

    /// Chooses the rest of what can be paid in one way only: the rules have paid it already.
    fn complete(&mut self, range: &Range) {
        let last = self.cards.last();
        for (card, count) in range.cards.kinds().filter(|(card, _)| Some(*card) >= last) {
            for _ in self.cards.of(card)..count {
                if self.chosen() < range.most {
                    self.cards.put(card);
                }
            }
        }
        for place in &range.goods {
            if self.chosen() < range.most && !self.goods.contains(place) {
                self.goods.push(*place);
            }
        }
        order::sort_by_key(&mut self.goods, |place| *place);
    }

    /// Pays at once what can be paid in one way only.
    pub fn fill_if_forced(&mut self, view: &View) {
        let forced = self.range(&view.table).is_some_and(|range| {
            let goods = u8::try_from(range.goods.len()).unwrap_or(u8::MAX);
            let all = range.cards.total() + goods.min(range.most_goods);
            range.question == Question::Pay && all == range.most
        });
        if forced {
            self.fill(view);
        }
    }
}

#[cfg(test)]
mod tests;
