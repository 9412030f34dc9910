//! The Crane.

use super::*;

/// The second seat with a Crane and this city, before building; none of the others can.
fn crane(buildings: &[Card], cards: &[Card]) -> Scene {
    crane_with(Options::default(), buildings, cards)
}

fn crane_with(options: Options, buildings: &[Card], cards: &[Card]) -> Scene {
    let scene = scene_with(3, options).builds(P2, &[Crane]);
    scene.builds(P2, buildings).hand(P2, cards)
}

fn building(scene: Scene) -> SanJuan {
    after(&scene.game(), &[BUILDER])
}

/// What it costs the second seat to cover the building in that place.
fn over(game: &SanJuan, card: Card, place: u8) -> u8 {
    roles::builder::price(game, P2, card, Some(place), false).total()
}

#[test]
fn case_052_the_difference_is_paid() {
    let hand_cards = [SilverSmelter, Hero, Hero, Hero, Tower];
    let game = building(crane(&[IndigoPlant], &hand_cards));
    let game = after(&game, &[Build(SilverSmelter)]);
    assert_eq!(city(&game, P2), [Crane, SilverSmelter]);
    assert_eq!(game.discards.total(), 4);
}

#[test]
fn case_054_nothing_is_handed_back() {
    let game = building(crane(&[CoffeeRoaster], &[SugarMill, Hero]));
    let game = after(&game, &[Build(SugarMill)]);
    assert_eq!(
        (city(&game, P2), hand(&game, P2)),
        (vec![Crane, SugarMill], 1)
    );
}

#[test]
fn case_055_a_covered_monument_counts_no_more() {
    let game = building(crane(&[Hero, TriumphalArch], &[Palace, Well]));
    assert_eq!(points(&game, P2), 1 + 5 + 4);
    assert_eq!(over(&game, Palace, 1), 1);
    let game = after(&game, &[Build(Palace)]);
    let game = match game.question() {
        Some(Question::Place) => after(&game, &[Cover(1)]),
        _ => game,
    };
    assert_eq!(city(&game, P2), [Crane, Palace, TriumphalArch]);
    assert_eq!(points(&game, P2), 1);
}

#[test]
fn case_056_a_good_on_the_covered_building_is_discarded() {
    let scene = crane(&[SugarMill], &[Well, Tower]).good_of(P2, 1, Library);
    let game = after(&building(scene), &[Build(Well)]);
    assert_eq!((hand(&game, P2), game.discards.of(Library)), (1, 1));
    assert_eq!(game.players[P2].goods(), 0);
}

#[test]
fn case_057_the_new_building_begins_without_a_good() {
    let scene = crane(&[IndigoPlant], &[TobaccoStorage, Hero, Tower]).good_of(P2, 1, Library);
    let game = after(&building(scene), &[Build(TobaccoStorage)]);
    assert_eq!(city(&game, P2), [Crane, TobaccoStorage]);
    assert_eq!((game.players[P2].idle(), game.discards.of(Library)), (1, 1));
}

#[test]
fn case_060_a_crane_does_not_bring_the_end() {
    let city_of_ten = [IndigoPlant; 10];
    let scene = crane(&city_of_ten, &[SugarMill, Hero]);
    let game = after(&building(scene), &[Build(SugarMill), Cover(5)]);
    assert_eq!(city(&game, P2).len(), 11);
    assert_eq!(game.question(), Some(Question::Role));
}

#[test]
fn case_061_a_crane_does_not_cover_itself() {
    let scene = crane(&[SugarMill], &[Well, Hero, Hero]);
    let game = after(&building(scene), &[Build(Well)]);
    assert_eq!(game.check(&Cover(0)), Err(Illegal::CraneStays));
    let options = Options {
        crane_may_cover_crane: true,
        ..Options::default()
    };
    let scene = crane_with(options, &[], &[Well, Hero, Hero]);
    let game = after(&building(scene), &[Build(Well), Cover(0)]);
    assert_eq!(city(&game, P2), [Well]);
}

#[test]
fn case_062_no_violet_building_covers_its_like() {
    let hand_cards = [Quarry, Hero, Hero, Tower, Tower, IndigoPlant];
    let scene = crane(&[Quarry, Statue], &hand_cards);
    let game = building(scene);
    // Over the Statue there would be two.
    assert_eq!(game.check(&Build(Quarry)), Err(Illegal::AlreadyOwned));
    let options = Options {
        same_name_cover: true,
        ..Options::default()
    };
    let scene = crane_with(options, &[Quarry, Statue], &hand_cards[..2]);
    let game = after(&building(scene), &[Build(Quarry)]);
    assert_eq!(
        (hand(&game, P2), game.players[P2].covered.of(Quarry)),
        (1, 1)
    );
}

#[test]
fn case_063_no_production_building_covers_its_like() {
    let game = building(crane(&[IndigoPlant, SugarMill], &[IndigoPlant, Hero]));
    let game = after(&game, &[Build(IndigoPlant)]);
    assert_eq!(game.check(&Cover(1)), Err(Illegal::SameName));
    assert_eq!(game.check(&Cover(2)), Ok(()));
}

#[test]
fn case_065_a_covered_quarry_does_not_help() {
    let game = crane(&[Quarry], &[]).game();
    assert_eq!((over(&game, Statue, 1), over(&game, Hero, 1)), (0, 1));
    let options = Options {
        covered_building_helps_its_cover: true,
        ..Options::default()
    };
    let game = crane_with(options, &[Quarry], &[]).game();
    assert_eq!(over(&game, Hero, 1), 0);
}

#[test]
fn case_066_a_covered_carpenter_brings_no_card() {
    let game = building(crane(&[Carpenter], &[Statue, Hero]));
    let game = after(&game, &[Build(Statue)]);
    assert_eq!((city(&game, P2), hand(&game, P2)), (vec![Crane, Statue], 1));
}

#[test]
fn case_068_a_new_crane_works_in_the_next_builder_phase() {
    let game = building(
        scene(3)
            .builds(P2, &[Hero])
            .hand(P2, &[Crane, Tower, Tower]),
    );
    let game = after(&game, &[Build(Crane)]);
    assert_eq!(city(&game, P2), [Hero, Crane], "it does not help itself");
    let mut next = game.clone();
    next.roles = [None; 5];
    next.phase = Phase::ChooseRole { chooser: P1 };
    next.supply.take(SilverSmelter);
    next.players[P2].hand.put(SilverSmelter);
    let next = after(&next, &[BUILDER, Build(SilverSmelter)]);
    assert_eq!(city(&next, P2), [SilverSmelter, Crane]);
}

#[test]
fn case_069_without_a_crane_nothing_is_covered() {
    let scene = scene(3)
        .builds(P2, &[SugarMill])
        .hand(P2, &[Well, Hero, Hero, Hero]);
    let game = building(scene);
    assert_eq!(game.check(&Cover(0)), Err(Illegal::NotNow));
    let game = after(&game, &[Build(Well)]);
    let covers = game.players[P2].covered.total();
    assert_eq!((covers, city(&game, P2)), (0, vec![SugarMill, Well]));
}

#[test]
fn case_070_only_own_buildings_are_covered() {
    let scene = crane(&[SugarMill], &[Well, Hero, Hero]).builds(P1, &[IndigoPlant; 5]);
    let game = after(&building(scene), &[Build(Well)]);
    assert_eq!(game.check(&Cover(2)), Err(Illegal::NoSuchBuilding));
}
