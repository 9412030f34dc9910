//! The rules of a game, as a trait.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{BySeat, Chance, Seat};

/// The rules of one game, as a value: everything needed to go on playing, and nothing else.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// Everything that is settled before the first move: seats and options.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The smallest choice that the rules name.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that happened, in full.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that happened, as one viewer saw it; the same as an event where everybody saw
    /// everything.
    type Told: Clone + PartialEq + Debug;
    /// Why an action is refused.
    type Illegal: Clone + PartialEq + Debug;
    /// What one seat, or an onlooker, can see.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The kinds of decisions, as a player would name them: choose a role, load a ship.
    type Question: Copy + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Whether the game can be played with this setup. Others are never given to `new`.
    fn is_playable(setup: &Self::Setup) -> bool;

    /// The opening position.
    fn new(setup: &Self::Setup, chance: &mut dyn Chance) -> Self;

    /// How many seats are at the table.
    fn seats(&self) -> u8;

    /// Whose decision it is, or the final standing.
    fn turn(&self) -> Turn;

    /// Offers every action of the kinds that this moment knows, allowed or not, in a fixed order.
    fn candidates(&self, offer: &mut dyn FnMut(Self::Action));

    /// Whether the rules allow an action now.
    ///
    /// # Errors
    ///
    /// Why they do not.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`check`](Game::check) allows, up to the next decision of
    /// anyone, and tells `log` what happened.
    ///
    /// # Panics
    ///
    /// It may, if `check` refuses the action.
    fn apply(
        &mut self,
        action: &Self::Action,
        chance: &mut dyn Chance,
        log: &mut dyn FnMut(Self::Event),
    );

    /// What a seat, or an onlooker, can see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A game that could be the real one, for all that `view` shows.
    fn guess(view: &Self::View, chance: &mut dyn Chance) -> Self;

    /// What a viewer saw of an event.
    fn tell(event: &Self::Event, viewer: Viewer) -> Self::Told;

    /// What is to be decided now; nothing when the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// Whether what is to be decided now is a further step of the decision that was asked
    /// `earlier`, one action before.
    fn continues(&self, earlier: &Self) -> bool;

    /// Whether an event showed something that nobody could know before, so that taking the move
    /// back would be a second look at the luck or at what is hidden.
    fn reveals(event: &Self::Event) -> bool;

    // Provided:

    /// Whether whoever decides now has to see something that is hidden from the others. If not,
    /// people who share a device can decide with all secrets covered.
    fn needs_secrets(&self) -> bool {
        true
    }

    /// Whether everybody looks at the table now, whoever decides: people who share a device put all
    /// hands away until a secret is needed again.
    fn all_look_on(&self) -> bool {
        false
    }

    /// Every action that the seat to act may take. Empty exactly when the game is over.
    fn actions(&self) -> Vec<Self::Action> {
        let mut allowed = Vec::new();
        self.actions_into(&mut allowed);
        allowed
    }

    /// Like [`actions`](Game::actions), into a buffer that is emptied first.
    ///
    /// A game may answer this itself if there is something to gain from checking all candidates
    /// at once. The [laws](super::laws) hold it to the same answer.
    fn actions_into(&self, allowed: &mut Vec<Self::Action>) {
        allowed.clear();
        self.candidates(&mut |action| {
            if self.check(&action).is_ok() {
                allowed.push(action);
            }
        });
    }

    /// Checks an action, then carries it out.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it; nothing has changed then.
    fn play(
        &mut self,
        action: &Self::Action,
        chance: &mut dyn Chance,
        log: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Illegal> {
        self.check(action)?;
        self.apply(action, chance, log);
        Ok(())
    }
}

/// Whose decision it is, or how the game ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// This seat has to choose an action.
    Of(Seat),
    /// The game is over.
    Over(Standing),
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what is theirs.
    Seat(Seat),
    /// Somebody who sees only what everyone sees.
    Onlooker,
}

impl Viewer {
    /// Whether this is the player in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The result of a game: each seat's place, points and tie-break.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing(pub BySeat<Place>);

/// Where a seat came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// 1 for a winner. Seats that nothing separates share a place.
    pub rank: u8,
    /// Points.
    pub points: u32,
    /// What decides between equal points.
    pub tie_break: u32,
}

impl Standing {
    /// Ranks the seats by points, then by tie-break; the larger, the better.
    pub fn by_points(scores: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let scores: BySeat<(u32, u32)> = scores.into_iter().collect();
        Standing(scores.map(|_, score| {
            let better = scores.iter().filter(|(_, other)| *other > score).count();
            let rank = u8::try_from(better + 1).expect("a table has at most five seats");
            Place {
                rank,
                points: score.0,
                tie_break: score.1,
            }
        }))
    }

    /// The seats in first place: more than one where nothing separates them.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0
            .iter()
            .filter(|(_, place)| place.rank == 1)
            .map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_one_is_left_out() {
        let standing = Standing::by_points([(30, 2), (40, 1), (30, 2), (30, 5)]);
        let ranks: Vec<u8> = standing.0.iter().map(|(_, place)| place.rank).collect();
        assert_eq!(ranks, [3, 1, 3, 2]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::new(1)]);
    }
}
