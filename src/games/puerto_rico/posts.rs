//! Where a colonist is, one by one.

use serde::de::value::StrDeserializer;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Building, Player, Tile};

/// Where a colonist of a player is: which tile of a kind does not matter.
///
/// Written as the name of the tile or the building, or as `san_juan`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// Nowhere to work.
    SanJuan,
    /// On a plantation or quarry.
    #[serde(untagged)]
    Tile(Tile),
    /// In a building.
    #[serde(untagged)]
    Building(Building),
}

impl<'de> Deserialize<'de> for Post {
    /// Reads the name. (The derived way would keep any JSON at all until it knows what it is, which is
    /// a part of the program that is felt.)
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        if name == "san_juan" {
            return Ok(Post::SanJuan);
        }
        let name = StrDeserializer::<D::Error>::new(&name);
        let tile = Tile::deserialize(name).map(Post::Tile);
        tile.or_else(|_| Building::deserialize(name).map(Post::Building))
    }
}

impl<C> Player<C> {
    /// Where the player's colonists can be: in San Juan, on tiles, in buildings as they were
    /// built.
    pub fn posts(&self) -> impl Iterator<Item = Post> + use<'_, C> {
        let tiles = Tile::WORKED.into_iter().map(Post::Tile);
        let buildings = self.city.iter().map(|it| Post::Building(it.building));
        [Post::SanJuan].into_iter().chain(tiles).chain(buildings)
    }

    /// How many colonists are there.
    pub fn colonists_at(&self, post: Post) -> u8 {
        match post {
            Post::SanJuan => self.san_juan,
            Post::Tile(tile) => self.occupied(tile),
            Post::Building(building) => self
                .city
                .iter()
                .find(|it| it.building == building)
                .map_or(0, |it| it.colonists),
        }
    }

    /// How many circles are free there.
    pub fn free_circles_at(&self, post: Post) -> u8 {
        match post {
            Post::SanJuan => 0,
            Post::Tile(tile) => tile.circles() * (self.tiles(tile) - self.occupied(tile)),
            Post::Building(building) => self
                .city
                .iter()
                .find(|it| it.building == building)
                .map_or(0, |it| it.building.spec().circles - it.colonists),
        }
    }

    /// Adds a colonist to a free circle, or to San Juan.
    ///
    /// # Panics
    ///
    /// If no circle is free there.
    pub(super) fn station(&mut self, post: Post) {
        match post {
            Post::SanJuan => self.san_juan += 1,
            Post::Tile(tile) => {
                let plots = &mut self.island;
                let free = plots.iter_mut().find(|it| it.tile == tile && !it.occupied);
                free.expect("a circle is free").occupied = true;
            }
            Post::Building(building) => {
                let city = &mut self.city;
                let here = city.iter_mut().find(|it| it.building == building);
                here.expect("the building is there").colonists += 1;
            }
        }
    }

    /// Takes a colonist away.
    ///
    /// # Panics
    ///
    /// If none is there.
    pub(super) fn withdraw(&mut self, post: Post) {
        match post {
            Post::SanJuan => self.san_juan -= 1,
            Post::Tile(tile) => {
                let plots = &mut self.island;
                let taken = plots.iter_mut().find(|it| it.tile == tile && it.occupied);
                taken.expect("a colonist is there").occupied = false;
            }
            Post::Building(building) => {
                let city = &mut self.city;
                let here = city.iter_mut().find(|it| it.building == building);
                here.expect("the building is there").colonists -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::puerto_rico::scene::scene;

    const OWNER: Seat = Seat::new(0);

    #[test]
    fn a_post_is_written_as_a_name() {
        for (post, name) in [
            (Post::SanJuan, "\"san_juan\""),
            (Post::Tile(Tile::Quarry), "\"quarry\""),
            (Post::Building(Building::Harbor), "\"harbor\""),
        ] {
            assert_eq!(serde_json::to_string(&post).unwrap(), name);
            assert_eq!(serde_json::from_str::<Post>(name).unwrap(), post);
        }
    }

    #[test]
    fn colonists_come_and_go_one_by_one() {
        let mut player = scene(3)
            .farms(OWNER, Tile::Corn, 1)
            .tiles(OWNER, Tile::Corn, 1)
            .staffed(OWNER, Building::IndigoPlant, 1)
            .san_juan(OWNER, 1)
            .game()
            .players[OWNER]
            .clone();
        let plant = Post::Building(Building::IndigoPlant);
        for post in [Post::SanJuan, Post::Tile(Tile::Corn), plant] {
            assert_eq!(player.colonists_at(post), 1);
            player.station(post);
            assert_eq!(player.colonists_at(post), 2);
            player.withdraw(post);
        }
        assert_eq!(player.free_circles_at(Post::Tile(Tile::Corn)), 1);
        assert_eq!(player.free_circles_at(plant), 2);
        assert_eq!(player.free_circles_at(Post::Tile(Tile::Indigo)), 0);
        assert_eq!(player.colonists(), 3);
        assert!(player.posts().eq([
            Post::SanJuan,
            Post::Tile(Tile::Corn),
            Post::Tile(Tile::Indigo),
            Post::Tile(Tile::Sugar),
            Post::Tile(Tile::Tobacco),
            Post::Tile(Tile::Coffee),
            Post::Tile(Tile::Quarry),
            plant,
        ]));
    }
}
