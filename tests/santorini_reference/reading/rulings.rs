//! Where the rulebook is silent: what was decided, and what else could have been.

/// The rulings that turns depend on. [`Rulings::default`] is what the box plays by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rulings {
    /// RUL-03: blocks and rooftops never run out. Skyscrapers still do.
    pub unlimited_supply: bool,
    /// RUL-08: the Night Guard must name a worker that can move, if there is one.
    pub name_the_mobile: bool,
    /// RUL-09: who is moved by the Night Guard may win by climbing.
    pub named_may_win: bool,
    /// RUL-10: the Fashion Designer and the Foreman may choose their own other worker.
    pub own_targets: bool,
    /// RUL-11: what the Broadway Actors do when not everything is possible.
    pub broadway: Broadway,
    /// RUL-12: the Firefighter on level 3 may leave the board though other turns exist.
    pub free_to_leave: bool,
    /// RUL-15: what is to be done "if possible" is left out when no turn could be finished with it.
    pub lenient: bool,
    /// RUL-16: straight lines lead across missing squares.
    pub cross_water: bool,
}

/// RUL-11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Broadway {
    /// Both move and both build, or else an ordinary turn of one worker.
    Package,
    /// One moves, then the other if it can then, and both build so far as they can then; but one
    /// of them has to build.
    Parts,
}

impl Default for Rulings {
    fn default() -> Self {
        Rulings {
            unlimited_supply: false,
            name_the_mobile: false,
            named_may_win: true,
            own_targets: true,
            broadway: Broadway::Package,
            free_to_leave: true,
            lenient: false,
            cross_water: false,
        }
    }
}
