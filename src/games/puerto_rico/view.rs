//! What a seat sees, and what it can guess from that.

use serde::{Deserialize, Serialize};

use crate::engine::{Chance, Viewer};

use super::{Player, PuertoRico, Setup, Table, setup};

/// The table as one viewer sees it: the chips of others are face down, unless they are played
/// openly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub table: Table<Option<u16>>,
}

impl<C> Table<C> {
    /// The same table with what `of` makes of each player's chips.
    fn map_chips<D>(&self, mut of: impl FnMut(crate::engine::Seat, &C) -> D) -> Table<D> {
        Table {
            options: self.options,
            players: self.players.map(|seat, player| Player {
                doubloons: player.doubloons,
                chips: of(seat, &player.chips),
                goods: player.goods,
                island: player.island.clone(),
                city: player.city.clone(),
                san_juan: player.san_juan,
            }),
            governor: self.governor,
            round: self.round,
            roles: self.roles.clone(),
            goods: self.goods,
            ships: self.ships.clone(),
            trading_house: self.trading_house.clone(),
            colonists: self.colonists,
            colonist_ship: self.colonist_ship,
            chips: self.chips,
            plantations: self.plantations.clone(),
            face_down: self.face_down,
            discarded: self.discarded,
            quarries: self.quarries,
            market: self.market,
            in_game: self.in_game,
            removed: self.removed,
            last_round: self.last_round,
            guests_kept: self.guests_kept,
            doubling: self.doubling,
            phase: self.phase,
        }
    }
}

pub(super) fn view(table: &PuertoRico, viewer: Viewer) -> View {
    let open = table.options.open_vp || table.phase.acting().is_none();
    let shown = table.map_chips(|seat, chips| (open || viewer.is(seat)).then_some(*chips));
    View {
        viewer,
        table: shown,
    }
}

/// Deals the chips that are in play and not seen among the seats that hide theirs, one by one.
/// Points on paper are written where nobody can read them as well: they are not guessed.
pub(super) fn guess(view: &View, chance: &mut dyn Chance) -> PuertoRico {
    let table = &view.table;
    let setup = Setup {
        seats: table.seats(),
        options: table.options,
    };
    let seen: u16 = table
        .players
        .iter()
        .filter_map(|(_, player)| player.chips)
        .sum();
    let in_play = setup::chips(&setup) - table.chips - table.removed.chips;
    let hidden: Vec<_> = table
        .players
        .iter()
        .filter(|(_, it)| it.chips.is_none())
        .map(|(seat, _)| seat)
        .collect();
    let mut guess = table.map_chips(|_, chips| chips.unwrap_or(0));
    for _ in seen..in_play {
        let Ok(count) = u32::try_from(hidden.len()) else {
            break;
        };
        if count == 0 {
            break;
        }
        if let Some(seat) = hidden.get(chance.below(count) as usize) {
            guess.players[*seat].chips += 1;
        }
    }
    guess
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Scripted, Seat, Seeded};
    use crate::games::puerto_rico::scene::{scene, scene_with};
    use crate::games::puerto_rico::{Ending, Options, Phase};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const THIRD: Seat = Seat::new(2);

    fn three(options: Options) -> PuertoRico {
        scene_with(3, options)
            .chips(FIRST, 11)
            .chips(SECOND, 22)
            .chips(THIRD, 33)
            .game()
    }

    fn shown(game: &PuertoRico, viewer: Viewer) -> Vec<Option<u16>> {
        let view = game.view(viewer);
        view.table.players.iter().map(|(_, it)| it.chips).collect()
    }

    #[test]
    fn everybody_sees_their_own_chips_only() {
        let game = three(Options::default());
        assert_eq!(shown(&game, Viewer::Seat(SECOND)), [None, Some(22), None]);
        assert_eq!(shown(&game, Viewer::Onlooker), [None; 3]);
    }

    #[test]
    fn no_hidden_count_is_written() {
        let view = three(Options::default()).view(Viewer::Seat(SECOND));
        let json = serde_json::to_string(&view.table.players).unwrap();
        assert!(json.contains("22"));
        assert!(!json.contains("11") && !json.contains("33"), "{json}");
    }

    #[test]
    fn open_chips_are_seen_by_all_and_so_are_all_when_the_game_is_over() {
        let all = [Some(11), Some(22), Some(33)];
        let open = three(Options {
            open_vp: true,
            ..Options::default()
        });
        assert_eq!(shown(&open, Viewer::Onlooker), all);
        let mut over = three(Options::default());
        over.phase = Phase::Over(Ending::CityFull);
        assert_eq!(shown(&over, Viewer::Onlooker), all);
        assert_eq!(shown(&over, Viewer::Seat(FIRST)), all);
    }

    #[test]
    fn a_guess_deals_the_hidden_chips_one_by_one() {
        let game = scene(3)
            .chips(FIRST, 2)
            .chips(SECOND, 1)
            .chips(THIRD, 2)
            .game();
        let view = game.view(Viewer::Seat(SECOND));
        let guess = PuertoRico::guess(&view, &mut Scripted::new(&[1, 1, 0, 1]));
        let chips: Vec<u16> = guess.players.iter().map(|(_, it)| it.chips).collect();
        assert_eq!(chips, [1, 1, 3]);
        assert_eq!(guess.chips, game.chips);
        assert_eq!(guess.view(Viewer::Seat(SECOND)), view);
    }

    #[test]
    fn a_guess_of_a_game_without_secrets_is_the_game() {
        let game = three(Options {
            open_vp: true,
            ..Options::default()
        });
        let luck = &mut Seeded::for_thought([1; 16], 1);
        let guess = PuertoRico::guess(&game.view(Viewer::Onlooker), luck);
        assert_eq!(guess, game);
    }

    #[test]
    fn points_on_paper_do_not_upset_a_guess() {
        let mut game = three(Options::default());
        game.chips = 0;
        game.players[FIRST].chips = 80;
        let view = game.view(Viewer::Seat(FIRST));
        let luck = &mut Seeded::for_thought([1; 16], 1);
        let guess = PuertoRico::guess(&view, luck);
        assert_eq!(guess.players[FIRST].chips, 80);
    }
}
