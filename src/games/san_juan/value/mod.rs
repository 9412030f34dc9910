//! What a position is worth for a seat, and what one does without thinking long.
//!
//! Worth is counted in points at the end of the game, as far as can be foreseen: points that are
//! there, cards and goods that will become points, and what buildings ([`cards`]) will bring in
//! the rounds to come. [`habit`] is a quick choice for every moment, which lets a bot see how a
//! role will be carried out.

mod cards;
mod habit;

use crate::engine::{Rivalry, Seat, Valued, lead};

use super::{Action, Card, Cards, FULL_CITY, Phase, Player, SanJuan, scoring};

/// Winning, beside the points.
const VICTORY: f32 = 10.0;
/// How the others count.
const RIVALRY: Rivalry = Rivalry {
    rival: 0.4,
    field: 0.6,
};
/// A hand card that can still be spent.
const CARD: f32 = 0.5;
/// Hand cards beyond these will hardly be spent.
const HAND: f32 = 8.0;
/// A good on a building, for each card that it brings on average.
const GOOD: f32 = 0.32;
/// How much of what a hand card will be worth in the city counts now.
const PLAN: f32 = 0.3;
/// How many buildings a city gains in a round.
const PACE: f32 = 0.85;
/// From this round on a position is judged as if it were the last one: whoever is behind would
/// otherwise keep a game alive for ever by not building.
const PATIENCE: u8 = 30;

impl Valued for SanJuan {
    fn worth(&self, seat: Seat) -> f32 {
        let over = matches!(self.phase, Phase::Over(_)) || self.round >= PATIENCE;
        let rounds = rounds_left(self);
        let prospects = self.players.map(|seat, player| {
            let score = scoring::score(self, seat);
            let points = f32::from(score.total());
            match over {
                true => points + f32::from(score.tie_break) / 100.0,
                false => points + prospect(self, seat, player, rounds),
            }
        });
        let margin = RIVALRY.margin(&prospects, seat);
        match over {
            true => margin + VICTORY * lead(&prospects, seat).signum(),
            false => margin,
        }
    }

    fn is_settled(&self) -> bool {
        matches!(self.phase, Phase::ChooseRole { .. } | Phase::Over(_))
    }

    fn habit(&self) -> Option<Action> {
        habit::habit(self)
    }
}

/// What a seat that pays for a building gives next without thinking long: what it needs least.
pub fn payment(game: &SanJuan) -> Option<Action> {
    let Phase::Paying(turn) = &game.phase else {
        return None;
    };
    habit::pay(game, turn.acting, &turn.step.paid, turn.step.due)
}

/// How many rounds will be played after this one.
fn rounds_left(table: &SanJuan) -> f32 {
    if table.round >= PATIENCE {
        return 0.0;
    }
    let longest = table.players.iter().map(|(_, it)| it.city.len()).max();
    let room = FULL_CITY.saturating_sub(longest.unwrap_or(0));
    room as f32 / PACE
}

/// What a seat has that is no point yet.
fn prospect(table: &SanJuan, seat: Seat, player: &Player, rounds: f32) -> f32 {
    // The last cards find no building.
    let spent = (rounds / 2.0).min(1.0);
    let hand = f32::from(player.hand.total());
    let hand = hand.min(HAND) + 0.25 * (hand - HAND).max(0.0);
    let goods: f32 = player
        .city
        .iter()
        .filter(|it| it.good.is_some())
        .map(|it| GOOD * cards::mean_price(it.card))
        .sum();
    let engine: f32 = player
        .city
        .iter()
        .filter(|it| it.card.is_violet())
        .map(|it| cards::income(it.card))
        .sum();
    let plants = cards::plants(player);
    let best = player
        .hand
        .kinds()
        .map(|(card, _)| gain(table, seat, card, rounds))
        .fold(0.0, f32::max);
    CARD * spent * hand + goods * spent + (engine + plants) * rounds + PLAN * best * spent
}

/// What a card would add if its seat had built it already, beside what it costs.
fn gain(table: &SanJuan, seat: Seat, card: Card, rounds: f32) -> f32 {
    let player = &table.players[seat];
    if card.is_violet() && player.owns(card) {
        return 0.0;
    }
    let mut city: Cards = player.city.iter().map(|it| it.card).collect();
    let counted = |city: &Cards| -> f32 {
        let estate = scoring::estate(table, seat, *city);
        let points = city.kinds().map(|(card, _)| card.final_points(&estate));
        f32::from(points.sum::<u8>())
    };
    let before = counted(&city);
    city.put(card);
    let mut points = f32::from(card.spec().points) + counted(&city) - before;
    if card.is_large() {
        // Its kind of building will go on to be built.
        points += rounds * 0.4;
        points += f32::from(card.points_for_points(scoring::score(table, seat).total()));
    }
    let engine = match card.is_production() {
        true => cards::one_more_plant(player, card),
        false => cards::income(card),
    };
    points + engine * rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::san_juan::Card::*;
    use crate::games::san_juan::scene::scene;

    const FIRST: Seat = Seat::new(0);

    #[test]
    fn more_of_anything_is_worth_more() {
        let plain = scene(3).builds(FIRST, &[IndigoPlant]);
        let worth = plain.clone().game().worth(FIRST);
        assert!(plain.clone().hand(FIRST, &[Tower]).game().worth(FIRST) > worth);
        assert!(plain.clone().good(FIRST, 0).game().worth(FIRST) > worth);
        assert!(plain.clone().builds(FIRST, &[Quarry]).game().worth(FIRST) > worth);
        let other = plain.hand(Seat::new(1), &[Tower]).game();
        assert!(other.worth(FIRST) < worth);
    }

    #[test]
    fn a_guild_hall_wants_production_buildings() {
        let plants = [IndigoPlant, SugarMill, SugarMill, SilverSmelter];
        let game = scene(3).builds(FIRST, &plants).game();
        assert!(gain(&game, FIRST, GuildHall, 4.0) > gain(&game, FIRST, CityHall, 4.0) + 3.0);
    }
}
