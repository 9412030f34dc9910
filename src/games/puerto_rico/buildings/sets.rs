//! Buildings as a set, and how many of each are for sale.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use super::Building;

/// How many kinds there are.
const KINDS: usize = Building::VARIANTS.len();

/// How many kinds the base game has: the first ones.
const BASE: usize = Building::CityHall as usize + 1;

/// Some kinds of buildings, without a number. Written as a list of names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// The buildings of the base game.
    pub const BASE: BuildingSet = BuildingSet((1 << BASE) - 1);

    /// All buildings there are.
    pub const ALL: BuildingSet = BuildingSet((1 << KINDS) - 1);

    /// The production buildings: in every game.
    pub const PRODUCTION: BuildingSet =
        BuildingSet((1 << (Building::CoffeeRoaster as u32 + 1)) - 1);

    /// Whether the building is among them.
    pub const fn contains(self, building: Building) -> bool {
        self.0 & (1 << building as u64) != 0
    }

    /// Adds a building.
    pub const fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u64;
    }

    /// Takes a building out.
    pub const fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u64);
    }

    /// Those that are in one of the two sets.
    #[must_use]
    pub const fn or(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    /// Those that are in this set and not in the other one.
    #[must_use]
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Each of them, in the order of [`Building::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Building> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Building::VARIANTS.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*next)
        })
    }

    pub(in super::super) fn is_base(&self) -> bool {
        *self == BuildingSet::BASE
    }

    pub(in super::super) fn base() -> Self {
        BuildingSet::BASE
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = BuildingSet::default();
        buildings.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl Serialize for BuildingSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BuildingSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = Vec::<Building>::deserialize(deserializer)?;
        Ok(named.into_iter().collect())
    }
}

/// How many of each building are for sale.
///
/// Written as a list in the order of [`Building::ALL`], which ends with the base game or with the
/// last building that there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "ArrayVec<u8, KINDS>", into = "ArrayVec<u8, KINDS>")]
pub struct Supply([u8; KINDS]);

#[allow(clippy::indexing_slicing)] // The enum has as many variants as the array has places.
impl Supply {
    /// Asks for the number of each.
    pub fn from_fn(mut of: impl FnMut(Building) -> u8) -> Self {
        Supply(std::array::from_fn(|at| of(Building::VARIANTS[at])))
    }

    /// How many of this one are left.
    pub fn left(&self, building: Building) -> u8 {
        self.0[building as usize]
    }

    /// Takes one away.
    ///
    /// # Panics
    ///
    /// If none is left.
    pub(in super::super) fn take(&mut self, building: Building) {
        self.0[building as usize] -= 1;
    }

    /// Puts all tiles of a kind up for sale.
    pub(in super::super) fn fill(&mut self, building: Building, copies: u8) {
        self.0[building as usize] = copies;
    }
}

impl From<Supply> for ArrayVec<u8, KINDS> {
    fn from(supply: Supply) -> Self {
        let mut list = ArrayVec::from(supply.0);
        while list.len() > BASE && list.last() == Some(&0) {
            list.pop();
        }
        list
    }
}

impl From<ArrayVec<u8, KINDS>> for Supply {
    fn from(list: ArrayVec<u8, KINDS>) -> Self {
        Supply::from_fn(|building| list.get(building as usize).copied().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_buildings_in_order_and_is_written_by_names() {
        let mut set: BuildingSet = [Building::Statue, Building::Harbor].into_iter().collect();
        assert_eq!(
            serde_json::to_string(&set).unwrap(),
            r#"["harbor","statue"]"#
        );
        assert_eq!(
            serde_json::from_str::<BuildingSet>(r#"["statue","harbor"]"#).unwrap(),
            set
        );
        set.remove(Building::Harbor);
        assert!(!set.contains(Building::Harbor) && set.contains(Building::Statue));
        assert_eq!((set.count(), set.is_empty()), (1, false));
    }

    #[test]
    fn the_sets_of_the_box_are_what_they_are_called() {
        assert!(BuildingSet::ALL.iter().eq(Building::ALL.iter().copied()));
        assert_eq!(BuildingSet::BASE.count(), 23);
        assert!(BuildingSet::PRODUCTION.iter().all(|it| !it.is_violet()));
        assert_eq!(BuildingSet::PRODUCTION.count(), 6);
        let more = BuildingSet::ALL.without(BuildingSet::BASE);
        assert_eq!(more.count(), 14);
        assert!(more.iter().all(Building::is_violet));
        assert_eq!(more.or(BuildingSet::BASE), BuildingSet::ALL);
    }

    #[test]
    fn a_supply_of_the_base_game_is_written_as_it_always_was() {
        let base = Supply::from_fn(|it| u8::from(BuildingSet::BASE.contains(it)));
        let written = serde_json::to_value(base).unwrap();
        assert_eq!(written.as_array().unwrap().len(), 23);
        assert_eq!(serde_json::from_value::<Supply>(written).unwrap(), base);
        let all = Supply::from_fn(|_| 2);
        let written = serde_json::to_value(all).unwrap();
        assert_eq!(written.as_array().unwrap().len(), 37);
        assert_eq!(serde_json::from_value::<Supply>(written).unwrap(), all);
    }
}
