//! Single colonists on the own board: guests that go to work, and those that pay for a building.

use crate::games::puerto_rico::{Action, Building, Player, Plot, Post, Structure, Tile};

use super::choices::Thing;

/// The building of a player, where it stands in the city.
pub fn structure<C>(player: &Player<C>, building: Building) -> Option<Thing> {
    let mut numbered = (0..).zip(&player.city);
    let found = numbered.find(|(_, it)| it.building == building);
    found.map(|(at, _)| Thing::Structure(at))
}

/// What stands for a post: its building, or each tile of the kind that is `occupied` or not. The
/// first of them is the one that changes.
pub fn at_post<C>(player: &Player<C>, post: Post, occupied: bool) -> Vec<Thing> {
    match post {
        Post::SanJuan => Vec::new(),
        Post::Building(building) => structure(player, building).into_iter().collect(),
        Post::Tile(tile) => (0..)
            .zip(&player.island)
            .filter(|(_, plot)| plot.tile == tile && plot.occupied == occupied)
            .map(|(at, _)| Thing::Plot(at))
            .collect(),
    }
}

/// Where a colonist leaves and where one comes with an action.
fn moved(action: Action) -> (Option<Post>, Option<Post>) {
    if let Action::MoveGuest(to) = action {
        (Some(Post::Building(Building::Guesthouse)), Some(to))
    } else if let Action::PayColonist(from) = action {
        (Some(from), None)
    } else {
        (None, None)
    }
}

/// The island as it is after an action; a tile that is drawn has come already.
pub fn island_after(island: &mut [Plot], action: Action) {
    if let (Action::TurnDrawn, Some(drawn)) = (action, island.last_mut()) {
        drawn.tile = Tile::Forest;
    }
    let (from, to) = moved(action);
    for (post, occupied) in [(from, true), (to, false)] {
        let here =
            |plot: &&mut Plot| post == Some(Post::Tile(plot.tile)) && plot.occupied == occupied;
        if let Some(plot) = island.iter_mut().find(here) {
            plot.occupied = !occupied;
        }
    }
}

/// The city as it is after an action.
pub fn city_after(city: &mut [Structure], action: Action) {
    let (from, to) = moved(action);
    for structure in city {
        let here = Some(Post::Building(structure.building));
        structure.colonists = structure.colonists.saturating_sub(u8::from(from == here));
        structure.colonists += u8::from(to == here);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::puerto_rico::RoleCard;
    use crate::games::puerto_rico::scene::scene;

    #[test]
    fn a_guest_is_seen_where_it_goes_and_no_more_where_it_was() {
        let first = Seat::new(0);
        let game = scene(3)
            .works(first, Building::Guesthouse)
            .builds(first, Building::Harbor)
            .tiles(first, Tile::Corn, 1)
            .game();
        let player = &game.players[first];
        let corn = Post::Tile(Tile::Corn);
        let free = at_post(player, corn, false);
        let Some(Thing::Plot(at)) = free.first().copied() else {
            panic!("no corn is free");
        };
        let mut island = player.island.clone();
        let mut city = player.city.clone();
        island_after(&mut island, Action::MoveGuest(corn));
        city_after(&mut city, Action::MoveGuest(corn));
        assert!(island[usize::from(at)].occupied);
        let guests = |city: &[Structure]| city[0].colonists;
        assert_eq!(guests(&city) + 1, guests(&player.city));
        city_after(&mut city, Action::PayColonist(Post::SanJuan));
        city_after(&mut city, Action::Choose(RoleCard::Mayor));
        assert_eq!(guests(&city) + 1, guests(&player.city));
        let harbor = Post::Building(Building::Harbor);
        assert_eq!(at_post(player, harbor, false), [Thing::Structure(1)]);
    }
}
