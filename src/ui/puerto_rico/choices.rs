//! What can be chosen, as board and tray offer it: a pure function of what is seen.

use crate::engine::Seat;
use crate::games::puerto_rico::roles::captain;
use crate::games::puerto_rico::{
    Action, Building, ByGood, Chips, Good, Illegal, Phase, Player, RoleCard, Table, Tile, View,
};
use crate::text::PuertoRicoText;
use crate::text::puerto_rico::Choice as Meaning;

use super::small_wharf_draft::SmallWharfDraft;
use super::{colonists, icons};

/// A thing on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A role card.
    Role(RoleCard),
    /// A face-up plantation, or the pile of quarries.
    Tile(Tile),
    /// The face-down plantations.
    FaceDown,
    /// The ship that brings colonists.
    ColonistShip,
    /// A building on the market.
    Building(Building),
    /// The barrels of a good that the player has.
    Good(Good),
    /// A cargo ship, counted from the smallest as 0.
    Ship(u8),
    /// The player's own Wharf.
    Wharf,
    /// The trading house.
    TradingHouse,
    /// A player's place at the table.
    Seat(Seat),
    /// A space of the player's island.
    Plot(u8),
    /// A building of the player's city.
    Structure(u8),
}

/// One way to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it does.
    pub actions: Vec<Action>,
    /// What stands for it on the table.
    pub things: Vec<Thing>,
    /// Its picture.
    pub icon: Option<&'static str>,
    /// What it is, in a few signs.
    pub label: String,
    /// What it costs or brings.
    pub consequence: String,
    /// How it is read aloud.
    pub name: String,
    /// What Confirm says.
    pub confirm: String,
    /// What it would mean: pay, get, and what is different afterwards.
    pub preview: Vec<String>,
}

/// Everything that can be chosen, in the order of the rules.
pub fn choices(view: &View, actions: &[Action], text: &dyn PuertoRicoText) -> Vec<Choice> {
    let (small_wharf, others): (Vec<Action>, Vec<Action>) = actions
        .iter()
        .partition(|action| matches!(action, Action::LoadSmallWharf(..)));
    let one_by_one = others.iter().filter_map(|it| choice(view, it, text));
    let together = small_wharf.first().and_then(|_| to_small_wharf(view, text));
    one_by_one.chain(together).collect()
}

/// All that can be put on the Small wharf, as one choice: how many barrels of which goods is
/// arranged when it is picked.
fn to_small_wharf(view: &View, text: &dyn PuertoRicoText) -> Option<Choice> {
    let draft = SmallWharfDraft::of(&view.table)?;
    let button = text.choice(&draft.sail(&view.table));
    let player = &view.table.players[view.table.phase.acting()?];
    let goods = player.goods.kinds().map(Thing::Good);
    Some(Choice {
        actions: draft.actions(),
        things: goods
            .chain(colonists::structure(player, Building::SmallWharf))
            .collect(),
        icon: Some(icons::building(Building::SmallWharf)),
        label: text.building(Building::SmallWharf).to_owned(),
        name: button.spoken(),
        consequence: button.consequence,
        confirm: button.act,
        preview: Vec::new(),
    })
}

fn choice(view: &View, action: &Action, text: &dyn PuertoRicoText) -> Option<Choice> {
    let table = &view.table;
    let meaning = Meaning::of(table, action)?;
    let button = text.choice(&meaning);
    let mut preview = Vec::new();
    if !button.consequence.is_empty() {
        preview.push(button.consequence.clone());
    }
    if let Meaning::Draft { building, out, .. } = meaning {
        let rule = text.building_rule(building).trim_end_matches('.');
        preview = vec![rule.to_owned(), text.rules_out(out)];
    }
    if let Some(rest) = goods_after(table, action)
        && !matches!(action, Action::TakeGood(_))
    {
        preview.push(text.then_left(&rest));
    }
    Some(Choice {
        actions: vec![*action],
        things: things(&table.players[table.phase.acting()?], action),
        icon: icon(action),
        name: button.spoken(),
        label: button.label,
        consequence: button.consequence,
        confirm: button.act,
        preview,
    })
}

/// The barrels that the player would have after an action that moves some.
pub fn goods_after<C>(table: &Table<C>, action: &Action) -> Option<ByGood<u8>> {
    let player = &table.players[table.phase.acting()?];
    let mut rest = player.goods;
    match *action {
        Action::Load(good, ship) => {
            let room = table.ships.get(usize::from(ship))?.room();
            rest[good] = rest[good].saturating_sub(room);
        }
        Action::LoadWharf(good) => rest[good] = 0,
        Action::Sell(good) | Action::SellToPost(good) | Action::PayGood(good) => {
            rest[good] = rest[good].saturating_sub(1);
        }
        Action::LoadSmallWharf(good, count) => rest[good] = rest[good].saturating_sub(count),
        Action::TakeGood(good) => rest[good] += 1,
        Action::Choose(_)
        | Action::Pass
        | Action::DrawPlantation
        | Action::Take(_)
        | Action::TakeUnstaffed(_)
        | Action::TakeColonist
        | Action::Place(_)
        | Action::Build(_)
        | Action::BuildUnstaffed(_)
        | Action::Produce
        | Action::StoreKind(_)
        | Action::StoreBarrel(_)
        | Action::Draft(_)
        | Action::UseLibrary
        | Action::KeepDrawn
        | Action::TurnDrawn
        | Action::TakeForest(_)
        | Action::TakeForestUnstaffed(_)
        | Action::PayColonist(_)
        | Action::PayPoint
        | Action::MoveGuest(_)
        | Action::KeepGuests => return None,
    }
    Some(rest)
}

/// What stands for an action on the table. To decline something there is the tray alone.
pub fn things<C>(player: &Player<C>, action: &Action) -> Vec<Thing> {
    let with = |good: Good, building: Building| -> Vec<Thing> {
        let structure = colonists::structure(player, building);
        [Thing::Good(good)].into_iter().chain(structure).collect()
    };
    match *action {
        Action::Choose(card) => vec![Thing::Role(card)],
        Action::DrawPlantation => vec![Thing::FaceDown],
        Action::Take(tile) | Action::TakeForest(tile) => vec![Thing::Tile(tile)],
        Action::TakeColonist => vec![Thing::ColonistShip],
        Action::Build(building) | Action::Draft(building) => vec![Thing::Building(building)],
        Action::TakeGood(good) => vec![Thing::Good(good)],
        Action::Sell(good) => vec![Thing::Good(good), Thing::TradingHouse],
        Action::Load(good, ship) => vec![Thing::Good(good), Thing::Ship(ship)],
        Action::LoadWharf(good) => vec![Thing::Good(good), Thing::Wharf],
        Action::SellToPost(good) => with(good, Building::TradingPost),
        Action::LoadSmallWharf(good, _) => with(good, Building::SmallWharf),
        Action::StoreKind(good) | Action::StoreBarrel(good) | Action::PayGood(good) => {
            vec![Thing::Good(good)]
        }
        Action::KeepDrawn | Action::TurnDrawn => (0..)
            .zip(&player.island)
            .last()
            .map(|(at, _)| Thing::Plot(at))
            .into_iter()
            .collect(),
        Action::MoveGuest(post) => colonists::at_post(player, post, false),
        Action::PayColonist(post) => colonists::at_post(player, post, true),
        Action::UseLibrary => colonists::structure(player, Building::Library)
            .into_iter()
            .collect(),
        Action::Pass
        | Action::TakeUnstaffed(_)
        | Action::TakeForestUnstaffed(_)
        | Action::BuildUnstaffed(_)
        | Action::Place(_)
        | Action::Produce
        | Action::PayPoint
        | Action::KeepGuests => Vec::new(),
    }
}

/// The picture of an action.
pub fn icon(action: &Action) -> Option<&'static str> {
    match *action {
        Action::Choose(card) => Some(icons::role(card)),
        Action::Take(tile) | Action::TakeUnstaffed(tile) => Some(icons::tile(tile)),
        Action::DrawPlantation => Some("plantation-back"),
        Action::TakeColonist | Action::Place(_) | Action::PayColonist(_) | Action::MoveGuest(_) => {
            Some("colonist")
        }
        Action::TakeForest(_) | Action::TakeForestUnstaffed(_) | Action::TurnDrawn => {
            Some(icons::tile(Tile::Forest))
        }
        Action::UseLibrary => Some(icons::building(Building::Library)),
        Action::PayPoint => Some("vp"),
        Action::Build(building) | Action::BuildUnstaffed(building) | Action::Draft(building) => {
            Some(icons::building(building))
        }
        Action::TakeGood(good)
        | Action::Sell(good)
        | Action::Load(good, _)
        | Action::LoadWharf(good)
        | Action::StoreKind(good)
        | Action::StoreBarrel(good)
        | Action::PayGood(good)
        | Action::SellToPost(good)
        | Action::LoadSmallWharf(good, _) => Some(icons::good(good)),
        Action::Produce => Some("role-craftsman"),
        Action::KeepDrawn => Some("check"),
        Action::Pass | Action::KeepGuests => None,
    }
}

/// Whether a thing is of the kind that is chosen now, allowed or not.
pub fn is_asked(phase: &Phase, thing: Thing) -> bool {
    match thing {
        Thing::Role(_) => matches!(phase, Phase::ChooseRole { .. }),
        Thing::Tile(_) | Thing::FaceDown => matches!(phase, Phase::Settler(_)),
        Thing::Building(_) => matches!(phase, Phase::Builder(_) | Phase::Draft { .. }),
        Thing::Good(_) => matches!(
            phase,
            Phase::Craftsman(_) | Phase::Trader(_) | Phase::Captain(_) | Phase::Paying(_)
        ),
        Thing::Ship(_) | Thing::Wharf => matches!(phase, Phase::Captain(_)),
        Thing::TradingHouse => matches!(phase, Phase::Trader(_)),
        Thing::ColonistShip | Thing::Seat(_) | Thing::Plot(_) | Thing::Structure(_) => false,
    }
}

/// Why a thing cannot be chosen now, if it is of the kind that is.
pub fn why_not<C: Chips>(table: &Table<C>, thing: Thing) -> Option<Illegal> {
    if !is_asked(&table.phase, thing) {
        return None;
    }
    let refused = |action: Action| table.allows(&action).err();
    match thing {
        Thing::Role(card) => refused(Action::Choose(card)),
        Thing::Tile(tile) => refused(Action::Take(tile)),
        Thing::FaceDown => refused(Action::DrawPlantation),
        Thing::Building(building) => match matches!(table.phase, Phase::Draft { .. }) {
            true => refused(Action::Draft(building)),
            false => refused(Action::Build(building)),
        },
        Thing::Good(good) => match table.phase {
            Phase::Craftsman(_) => refused(Action::TakeGood(good)),
            Phase::Trader(_) => refused(Action::Sell(good)),
            Phase::Paying(_) => refused(Action::PayGood(good)),
            Phase::Captain(turn) => ships(table)
                .map(|ship| captain::may_load(table, turn.acting, good, ship).err())
                .collect::<Option<Vec<_>>>()
                .and_then(|reasons| plainest(&reasons)),
            Phase::Draft { .. }
            | Phase::ChooseRole { .. }
            | Phase::Doubling { .. }
            | Phase::Settler(_)
            | Phase::Mayor(_)
            | Phase::Builder(_)
            | Phase::Storing(_)
            | Phase::Guests(_)
            | Phase::Over(_) => None,
        },
        Thing::Ship(ship) => Good::ALL
            .iter()
            .map(|good| refused(Action::Load(*good, ship)))
            .collect::<Option<Vec<_>>>()
            .and_then(|reasons| plainest(&reasons)),
        Thing::Wharf => Good::ALL
            .iter()
            .map(|good| refused(Action::LoadWharf(*good)))
            .collect::<Option<Vec<_>>>()
            .and_then(|reasons| plainest(&reasons)),
        Thing::TradingHouse => Good::ALL
            .iter()
            .map(|good| refused(Action::Sell(*good)))
            .collect::<Option<Vec<_>>>()
            .and_then(|reasons| plainest(&reasons)),
        Thing::ColonistShip | Thing::Seat(_) | Thing::Plot(_) | Thing::Structure(_) => None,
    }
}

fn ships<C>(table: &Table<C>) -> impl Iterator<Item = u8> {
    (0..).zip(table.ships.iter()).map(|(number, _)| number)
}

/// Of several reasons the one that says most: not that a barrel is missing, if there is another.
fn plainest(reasons: &[Illegal]) -> Option<Illegal> {
    reasons
        .iter()
        .find(|why| !matches!(why, Illegal::NoSuchGood(_)))
        .or(reasons.first())
        .copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Viewer};
    use crate::games::puerto_rico::PuertoRico;
    use crate::games::puerto_rico::scene::{play, scene};
    use crate::text::Language;

    fn seen(game: &PuertoRico) -> (View, Vec<Choice>) {
        let view = game.view(Viewer::Seat(game.phase.acting().unwrap()));
        let offered = choices(&view, &game.actions(), Language::English.puerto_rico());
        (view, offered)
    }

    fn captain() -> PuertoRico {
        let first = Seat::new(0);
        let mut game = scene(5)
            .goods(first, Good::Corn, 3)
            .goods(first, Good::Indigo, 1)
            .cargo(1, Good::Coffee, 7)
            .game();
        play(&mut game, &[Action::Choose(RoleCard::Captain)]);
        game
    }

    #[test]
    fn every_action_is_offered_once_and_each_name_is_unique() {
        let mut game = captain();
        for _ in 0..40 {
            let (_, offered) = seen(&game);
            let actions: Vec<Action> = offered.iter().flat_map(|it| it.actions.clone()).collect();
            assert_eq!(actions, game.actions());
            let mut names: Vec<&str> = offered.iter().map(|it| it.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), offered.len(), "{names:?}");
            let Some(action) = actions.last().copied() else {
                break;
            };
            play(&mut game, &[action]);
        }
    }

    #[test]
    fn a_ship_a_good_and_the_tray_stand_for_the_same_loading() {
        let (_, offered) = seen(&captain());
        let of = |thing| {
            offered
                .iter()
                .filter(|it| it.things.contains(&thing))
                .count()
        };
        assert_eq!(of(Thing::Good(Good::Corn)), 2);
        assert_eq!(of(Thing::Ship(0)), 2);
        assert_eq!(of(Thing::Ship(1)), 0);
        assert!(offered[0].preview.len() == 2, "{:?}", offered[0].preview);
    }

    #[test]
    fn what_cannot_be_chosen_says_why() {
        let (view, _) = seen(&captain());
        let why = |thing| why_not(&view.table, thing);
        assert_eq!(
            why(Thing::Ship(1)),
            Some(Illegal::ShipCarries(Good::Coffee))
        );
        assert_eq!(
            why(Thing::Good(Good::Sugar)),
            Some(Illegal::NoSuchGood(Good::Sugar))
        );
        assert_eq!(why(Thing::Ship(0)), None);
        assert_eq!(why(Thing::Building(Building::Wharf)), None);
    }
}
