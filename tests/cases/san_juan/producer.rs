//! The producer.

use super::*;

/// After the producer is chosen by the first seat, where that one and the second have these
/// buildings.
fn producing(chooser: &[Card], other: &[Card]) -> SanJuan {
    let scene = scene(3).builds(P1, chooser).builds(P2, other);
    after(&scene.game(), &[PRODUCER])
}

#[test]
fn case_082_the_place_of_the_good_is_a_free_choice() {
    let game = producing(&[], &[IndigoPlant, SilverSmelter]);
    let choices = [Produce(0), Produce(1), Pass];
    assert_eq!((acting(&game), game.actions()), (P2, choices.to_vec()));
    let game = after(&game, &[Produce(1)]);
    assert!(game.players[P2].city[1].good.is_some());
    assert_eq!(game.players[P2].goods(), 1);
}

#[test]
fn case_083_where_a_good_lies_nothing_is_produced() {
    let scene = scene(3).produced(P2, &[(IndigoPlant, Hero)]);
    let game = after(&scene.game(), &[PRODUCER]);
    assert_eq!(
        (game.question(), game.players[P2].goods()),
        (Some(Question::Role), 1)
    );
}

#[test]
fn case_084_with_one_building_the_privilege_is_lost() {
    let game = producing(&[IndigoPlant], &[]);
    assert_eq!((game.players[P1].goods(), acting(&game)), (1, P2));
}

#[test]
fn case_085_a_well_brings_a_card_for_two_goods() {
    let game = producing(&[Well, IndigoPlant, SugarMill], &[]);
    assert_eq!((game.players[P1].goods(), hand(&game, P1)), (2, 1));
}

#[test]
fn case_087_aqueduct_and_well_work_together() {
    let game = producing(&[], &[Aqueduct, Well, IndigoPlant, SugarMill]);
    assert_eq!((game.players[P2].goods(), hand(&game, P2)), (2, 1));
}

#[test]
fn case_089_the_library_of_another_does_nothing() {
    let game = producing(&[], &[Library, IndigoPlant, SugarMill]);
    let game = after(&game, &[Produce(1)]);
    assert_eq!(game.players[P2].goods(), 1);
    // The chooser's: 3, and 4 with an aqueduct.
    let plants = [Library, SugarMill, SugarMill, SugarMill];
    assert_eq!(producing(&plants, &[]).players[P1].goods(), 3);
}

#[test]
fn case_090_a_building_holds_one_good() {
    let game = producing(&[IndigoPlant, SugarMill, SugarMill], &[]);
    let game = after(&game, &[Produce(0)]);
    assert_eq!(game.check(&Produce(0)), Err(Illegal::HasGood));
}

#[test]
fn case_091_nothing_is_produced_on_a_chapel() {
    let game = producing(&[Chapel, IndigoPlant, SugarMill, SugarMill], &[]);
    assert_eq!(game.check(&Produce(0)), Err(Illegal::NotProduction));
    assert_eq!(game.check(&Produce(4)), Err(Illegal::NoSuchBuilding));
}

#[test]
fn case_092_not_even_its_owner_sees_a_good() {
    let game = producing(&[IndigoPlant], &[]);
    let view = game.view(Viewer::Seat(P1));
    assert_eq!(view.table.players[P1].city[0].good, Some(Back::Down));
}
