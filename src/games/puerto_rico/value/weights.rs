//! How much things count, in points; found by playing bots against each other.

/// The weights of the judgement.
pub(super) struct Weights {
    /// Winning, beside the points.
    pub victory: f32,
    /// How much of the comparison is with the best of the others alone.
    pub rival: f32,
    /// How much the prospects of the others weigh in the rest.
    pub field: f32,
    /// A doubloon that can still be spent.
    pub doubloon: f32,
    /// What a doubloon gains for each round to come, while the engine is built.
    pub early_doubloon: f32,
    /// The most doubloons that are spent in one builder phase.
    pub spending: f32,
    /// A barrel that will be shipped.
    pub barrel: f32,
    /// What the barrels beyond the third, and beyond the sixth, are worth in comparison.
    pub surplus: f32,
    /// A barrel on the windrose, in comparison with one that is shipped at once.
    pub held: f32,
    /// The chance that a good can be sold when it is the time to.
    pub sale: f32,
    /// A circle or field that waits for a colonist, in comparison with an occupied one.
    pub waiting: f32,
    /// A field without a plant, or a plant without a field, in comparison with both.
    pub unmatched: f32,
    /// A further kind of good, for each captain phase.
    pub variety: f32,
    /// An occupied quarry: how often it saves a doubloon, for each builder phase.
    pub quarry: f32,
    /// A colonist, wherever there is a circle for it.
    pub colonist: f32,
    /// A plantation of any kind.
    pub tile: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    victory: 10.0,
    rival: 0.3,
    field: 0.7,
    doubloon: 0.35,
    early_doubloon: 0.015,
    spending: 9.0,
    barrel: 0.85,
    surplus: 0.7,
    held: 0.7,
    sale: 0.7,
    waiting: 0.6,
    unmatched: 0.15,
    variety: 0.2,
    quarry: 0.7,
    colonist: 0.15,
    tile: 0.1,
};
