//! 4.9 The choice of the buildings.

use super::*;

fn drafting(seats: u8, options: Options) -> PuertoRico {
    let options = Options {
        buildings: Buildings::Draft,
        ..options
    };
    PuertoRico::new(&Setup { seats, options }, &mut Scripted::default())
}

#[test]
fn case_141_two_kinds_at_two_leave_the_other_two_out() {
    let mut game = drafting(4, Options::default());
    play(&mut game, &[Draft(BlackMarket), Draft(Wharf)]);
    for other in [Hacienda, ConstructionHut, ForestHouse] {
        assert_eq!(try_play(&game, Draft(other)), Ok(()));
    }
    let events = play(&mut game, &[Draft(Hacienda)]);
    for out in [ConstructionHut, ForestHouse] {
        let taken = Err(Illegal::PlacesTaken { cost: 2 });
        assert_eq!(try_play(&game, Draft(out)), taken);
    }
    let told = Event::Drafted {
        seat: P3,
        building: Hacienda,
        out: [ConstructionHut, ForestHouse].into_iter().collect(),
    };
    assert_eq!(events, [told]);
}

#[test]
fn case_142_the_other_kind_at_three_is_out_at_once() {
    for (chosen, out) in [(Storehouse, SmallWarehouse), (SmallWarehouse, Storehouse)] {
        let mut game = drafting(4, Options::default());
        play(&mut game, &[Draft(chosen)]);
        let taken = Err(Illegal::PlacesTaken { cost: 3 });
        assert_eq!(try_play(&game, Draft(out)), taken);
    }
}

#[test]
fn case_143_three_players_choose_seventeen_times_in_turn() {
    let mut game = drafting(3, Options::default());
    for at in 0..17 {
        assert_eq!(acting(&game), Seat::new(at % 3));
        let first = game.actions()[0];
        play(&mut game, &[first]);
    }
    assert_eq!(game.phase, Phase::ChooseRole { chooser: P1 });
    assert_eq!((game.round, game.governor), (1, P1));
    let tiles = |wanted: fn(&Building) -> bool| -> u8 {
        let violet = Building::ALL.iter().filter(|it| it.is_violet());
        let wanted = violet.filter(|it| wanted(it));
        wanted.map(|it| game.market.left(*it)).sum()
    };
    assert_eq!(
        (tiles(|it| !it.is_large()), tiles(|it| it.is_large())),
        (24, 5)
    );
    let all: u8 = Building::ALL.iter().map(|it| it.spec().copies).sum();
    assert_eq!(all - 20 - 24 - 5, 26, "tiles are out");
    assert_eq!(draft::deviations(game.in_game, &game.options), []);
}

#[test]
fn case_144_hacienda_and_forest_house_may_exclude_each_other() {
    let options = Options {
        exclude_hacienda_forest: true,
        ..Options::default()
    };
    let mut game = drafting(4, options);
    let events = play(&mut game, &[Draft(ForestHouse)]);
    assert_eq!(
        try_play(&game, Draft(Hacienda)),
        Err(Illegal::Excluded(ForestHouse)),
        "though a place is free"
    );
    assert_eq!(try_play(&game, Draft(ConstructionHut)), Ok(()));
    let told = Event::Drafted {
        seat: P1,
        building: ForestHouse,
        out: [Hacienda].into_iter().collect(),
    };
    assert_eq!(events, [told]);
    let mut both = drafting(4, Options::default());
    play(&mut both, &[Draft(ForestHouse), Draft(Hacienda)]);
}

#[test]
fn case_146_only_large_buildings_come_to_the_places_at_ten() {
    let mut game = drafting(5, Options::default());
    let large = [Statue, Cloister, Fortress, CityHall, Residence];
    play(&mut game, &large.map(Draft));
    for out in [GuildHall, CustomsHouse] {
        let taken = Err(Illegal::PlacesTaken { cost: 10 });
        assert_eq!(try_play(&game, Draft(out)), taken);
    }
    let small = game.actions();
    assert_eq!(small.len(), 24, "all small kinds can still be chosen");
    for cost in 1..10 {
        let kinds = draft::open(game.in_game, &game.options);
        let kinds = kinds.iter().filter(|it| it.spec().cost == cost).count();
        assert_eq!(kinds, 2 * usize::from(draft::places(cost)));
    }
}
