//! Where the colonists of a player stand, site by site, and where they may go.

use arrayvec::ArrayVec;

use super::super::table::len;
use super::super::{Player, SPACES, Tile};

/// A place for colonists: all tiles of a kind together, or one building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// The tiles of one kind on the island.
    Tiles(Tile),
    /// The building at this place in the city.
    Structure(u8),
}

/// The sites of a player in the order in which they are filled: tiles by kind, then buildings as
/// they were built.
pub fn sites<C>(player: &Player<C>) -> impl Iterator<Item = Site> + use<C> {
    let buildings = u8::try_from(player.city.len()).expect("a city has at most 12 buildings");
    let tiles = Tile::WORKED.into_iter().map(Site::Tiles);
    tiles.chain((0..buildings).map(Site::Structure))
}

impl Site {
    /// How many colonists have room here.
    pub fn circles<C>(self, player: &Player<C>) -> u8 {
        match self {
            Site::Tiles(tile) => tile.circles() * player.tiles(tile),
            Site::Structure(at) => player
                .city
                .get(usize::from(at))
                .map_or(0, |it| it.building.spec().circles),
        }
    }

    /// How many colonists are here.
    pub fn colonists<C>(self, player: &Player<C>) -> u8 {
        match self {
            Site::Tiles(tile) => player.occupied(tile),
            Site::Structure(at) => player
                .city
                .get(usize::from(at))
                .map_or(0, |it| it.colonists),
        }
    }
}

/// All sites of a player in numbers, in the order of [`sites`]; tiles of a kind are counted once,
/// not whenever somebody asks.
pub(super) struct Muster {
    pub(super) sites: ArrayVec<Staff, MOST_SITES>,
    san_juan: u8,
}

/// A site in numbers.
#[derive(Clone, Copy, Default)]
pub(super) struct Staff {
    circles: u8,
    pub(super) colonists: u8,
    /// Whether its colonists were placed anew.
    placed: bool,
}

/// Six kinds of tiles, and a city of small buildings.
pub(super) const MOST_SITES: usize = Tile::WORKED.len() + SPACES as usize;

/// Every place for colonists, and the number of the site that it belongs to.
pub(super) fn places<C>(player: &Player<C>) -> impl Iterator<Item = (u8, Staff)> {
    let plots = player.island.iter().map(|plot| {
        let colonists = u8::from(plot.occupied);
        // A forest has no circle, so it adds nothing to whichever site it is counted with.
        (plot.tile as u8, Staff::new(plot.tile.circles(), colonists))
    });
    let structures = player.city.iter().map(|structure| {
        let circles = structure.building.spec().circles;
        Staff::new(circles, structure.colonists)
    });
    plots.chain((len(&Tile::WORKED)..).zip(structures))
}

/// The fewest and the most colonists that may go to a site when those before it are filled.
pub(super) fn limits(
    san_juan: u8,
    places: impl Iterator<Item = (u8, Staff)>,
    number: u8,
) -> (u8, u8) {
    let (mut open, mut here, mut later) = (san_juan, 0, 0);
    places.for_each(|(site, staff)| {
        open += if site >= number { staff.colonists } else { 0 };
        here += if site == number { staff.circles } else { 0 };
        later += if site > number { staff.circles } else { 0 };
    });
    let most = here.min(open);
    (open.saturating_sub(later).min(most), most)
}

impl Staff {
    fn new(circles: u8, colonists: u8) -> Self {
        Staff {
            circles,
            colonists,
            placed: false,
        }
    }
}

impl Muster {
    pub(super) fn of<C>(player: &Player<C>) -> Self {
        let mut sites = ArrayVec::from([Staff::default(); MOST_SITES]);
        sites.truncate(Tile::WORKED.len() + player.city.len());
        places(player).for_each(|(number, place)| {
            if let Some(site) = sites.get_mut(usize::from(number)) {
                site.circles += place.circles;
                site.colonists += place.colonists;
            }
        });
        Muster {
            sites,
            san_juan: player.san_juan,
        }
    }

    pub(super) fn limits(&self, number: u8) -> (u8, u8) {
        limits(self.san_juan, (0..).zip(self.sites.iter().copied()), number)
    }

    /// Places the colonists of the player as it says.
    pub(super) fn muster<C>(&self, player: &mut Player<C>) {
        player.san_juan = self.san_juan;
        let (tiles, structures) = self.sites.split_at(Tile::WORKED.len());
        if tiles.iter().any(|site| site.placed) {
            let mut left: [u8; Tile::WORKED.len()] =
                std::array::from_fn(|at| tiles.get(at).map_or(0, |site| site.colonists));
            for plot in &mut player.island {
                let kind = plot.tile as usize;
                if let (Some(site), Some(left)) = (tiles.get(kind), left.get_mut(kind))
                    && site.placed
                {
                    plot.occupied = *left > 0;
                    *left = left.saturating_sub(1);
                }
            }
        }
        for (structure, site) in player.city.iter_mut().zip(structures) {
            structure.colonists = site.colonists;
        }
    }

    /// The choice at the first site from `first` on that leaves any, when those before it are
    /// filled. The sites that leave none are filled as they must.
    pub(super) fn next_choice(&mut self, first: u8) -> Option<u8> {
        let later = self.sites.iter().skip(usize::from(first));
        let (mut open, mut circles) = later.fold((self.san_juan, 0), |(open, circles), site| {
            (open + site.colonists, circles + site.circles)
        });
        for number in first..len(&self.sites) {
            let here = self.sites.get(usize::from(number))?.circles;
            circles -= here;
            let most = here.min(open);
            if open.saturating_sub(circles) < most {
                return Some(number);
            }
            self.place(number, most);
            open -= most;
        }
        None
    }

    /// Puts colonists on a site, from San Juan and from sites that are still to be filled, the
    /// last ones first.
    pub(super) fn place(&mut self, number: u8, count: u8) {
        let Some((site, later)) = self
            .sites
            .get_mut(usize::from(number)..)
            .and_then(<[Staff]>::split_first_mut)
        else {
            return;
        };
        self.san_juan += site.colonists;
        for later in later.iter_mut().rev() {
            if self.san_juan >= count {
                break;
            }
            let moved = later.colonists.min(count - self.san_juan);
            if moved > 0 {
                later.colonists -= moved;
                later.placed = true;
                self.san_juan += moved;
            }
        }
        self.san_juan -= count;
        site.colonists = count;
        site.placed = true;
    }
}
