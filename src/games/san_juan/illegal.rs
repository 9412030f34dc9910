//! Why an action is refused.

use super::Card;

/// Every reason to refuse an action, with what a sentence about it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// This is not a choice of the present moment.
    NotNow,
    /// Somebody took that role in this round.
    RoleTaken,
    /// The choice is compulsory.
    MustAct,
    /// That card is not in this game.
    NotInGame,
    /// The player has no such card in hand.
    NotInHand(Card),
    /// The Cathedral does not lie on the table.
    CathedralTaken,
    /// The owner has that violet building already.
    AlreadyOwned,
    /// It costs more than there is to pay with.
    TooDear {
        /// Its price now.
        cost: u8,
        /// Hand cards, and goods that can be paid.
        have: u8,
    },
    /// The building that allows it is missing, or is being covered.
    Needs(Card),
    /// There is no such building in the city.
    NoSuchBuilding,
    /// A Crane does not cover itself.
    CraneStays,
    /// No building covers one of the same name.
    SameName,
    /// Cards that go together are named in the order of the print.
    InOrder,
    /// The cards from this one on are too few for the rest.
    LeavesTooFew,
    /// Goods are paid before cards.
    GoodsFirst,
    /// No more goods can be paid: at most this many.
    NoMoreGoods {
        /// The most that a Black market takes.
        most: u8,
    },
    /// There is no good on that building.
    NoGood,
    /// The good of the building that is covered cannot be paid.
    GoodIsCovered,
    /// That building produces nothing.
    NotProduction,
    /// There is a good on that building already.
    HasGood,
    /// That card was not drawn or turned up.
    NotThere(Card),
    /// Only the cheapest card can be taken.
    NotCheapest(Card),
}
