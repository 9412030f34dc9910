//! Sixty whole games by an independent engine, replayed in our rules.
//!
//! Before every decision the position and the complete set of legal actions are compared, then
//! the same action is played; at the end the scores. `tests/traces/README.md` says where the
//! games come from and in what that engine differs.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm
)]

#[path = "traces/compare.rs"]
mod compare;
#[path = "traces/format.rs"]
mod format;

use std::collections::{BTreeMap, BTreeSet};

use compare::{comparable, shuffle_all, without_places};
use format::{Position, Step, Trace, drawing, read, setup, turn_up};
use sobremesa::engine::{BySeat, Game, Scripted, Seat, Turn};
use sobremesa::games::puerto_rico::roles::{captain, craftsman, mayor, settler};
use sobremesa::games::puerto_rico::{Action, Phase, PuertoRico, RoleTurn, Tile, scoring};

/// How the decisions of a trace were compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Compared {
    /// Ours as well: the whole position and all legal actions.
    decisions: u32,
    /// Passing was all that could be done, so ours went on: that it was all, and that passing
    /// leads to where ours is.
    passes: u32,
    /// The mayor's colonists could be arranged in one way only, so ours went on: that it was the
    /// only way, and everything but where they stand.
    arrangements: u32,
}

#[test]
fn three_players() {
    let compared = Compared {
        decisions: 3_426,
        passes: 624,
        arrangements: 208,
    };
    assert_eq!(replay_all(3), compared);
}

#[test]
fn four_players() {
    let compared = Compared {
        decisions: 4_598,
        passes: 901,
        arrangements: 385,
    };
    assert_eq!(replay_all(4), compared);
}

#[test]
fn five_players() {
    let compared = Compared {
        decisions: 5_640,
        passes: 1_528,
        arrangements: 417,
    };
    assert_eq!(replay_all(5), compared);
}

fn replay_all(players: u8) -> Compared {
    let traces = read(players);
    assert_eq!(traces.len(), 20);
    let mut compared = Compared::default();
    for (number, trace) in traces.iter().enumerate() {
        let mut replay = Replay::begin(trace);
        for (at, step) in trace.steps.iter().enumerate() {
            replay.place = format!("game {number} of {players} players, decision {at}");
            let next = trace
                .steps
                .get(at + 1)
                .map_or(&trace.end, |it| &it.position);
            replay.step(step, next);
        }
        replay.end(trace);
        compared.decisions += replay.compared.decisions;
        compared.passes += replay.compared.passes;
        compared.arrangements += replay.compared.arrangements;
    }
    compared
}

/// A game of ours that follows a trace.
struct Replay {
    game: PuertoRico,
    /// Who chose the present role, and which round it is.
    chooser: Seat,
    roles: u8,
    /// Whether the seat to act has refused to draw with its Hacienda: a step of its own there.
    draw_refused: bool,
    /// Whether the row is new: the luck of the trace is taken over.
    settled: bool,
    /// Whether the seat to act has drawn with its Hacienda.
    drawn: bool,
    /// Who has declined the Wharf, which holds for the rest of the phase there.
    wharf_declined: Vec<Seat>,
    compared: Compared,
    place: String,
}

impl Replay {
    /// Begins with their first position, which is our opening but for their bag and for the
    /// colonists of the first ship, whom they take out of the supply.
    fn begin(trace: &Trace) -> Self {
        let first = &trace.steps[0].position;
        let chooser = first.seat();
        let game = first.table(1, Phase::ChooseRole { chooser }, None);
        let mut opening = PuertoRico::new(&setup(trace.players), &mut Scripted::default());
        turn_up(&mut opening, first.row().collect());
        opening.face_down = game.face_down;
        opening.colonists -= trace.players;
        assert_eq!(comparable(&opening), comparable(&game));
        Replay {
            game,
            chooser,
            roles: 0,
            draw_refused: false,
            settled: false,
            drawn: false,
            wharf_declined: Vec::new(),
            compared: Compared::default(),
            place: String::new(),
        }
    }

    fn round(&self) -> u8 {
        (self.roles.max(1) - 1) / self.game.seats() + 1
    }

    fn table(&self, position: &Position, phase: Phase) -> PuertoRico {
        position.table(self.round(), phase, self.game.last_round)
    }

    fn turn<S>(&self, position: &Position, step: S) -> RoleTurn<S> {
        RoleTurn {
            chooser: self.chooser,
            acting: position.seat(),
            step,
        }
    }

    fn step(&mut self, step: &Step, next: &Position) {
        let position = &step.position;
        match position.phase.as_str() {
            "RoleSelection" => {
                self.roles += 1;
                self.chooser = position.seat();
                self.wharf_declined.clear();
                if std::mem::take(&mut self.settled) {
                    shuffle_all(&mut self.game);
                    let row: Vec<Tile> = position.row().collect();
                    assert_eq!(self.game.plantations.len(), row.len(), "{}", self.place);
                    turn_up(&mut self.game, row);
                }
                self.settled = step.chosen == "role:SETTLER";
                self.compare_actions(step, &self.game.actions());
                self.play(&[position.read(&step.chosen)]);
            }
            "MayorPhase" => self.arrange(step),
            "CaptainStorage" => self.store(step),
            "SettlerPhase" if step.chosen.ends_with("hac") => {
                self.compare_position(position);
                assert_eq!(step.legal, ["hac", "nohac"], "{}", self.place);
                assert_eq!(
                    self.game.check(&Action::DrawPlantation),
                    Ok(()),
                    "{}",
                    self.place
                );
                self.draw_refused = step.chosen == "nohac";
                self.drawn = !self.draw_refused;
                if self.drawn {
                    let mut luck = drawing(&self.game, next.last_tile(position.seat()));
                    self.play_with(&[Action::DrawPlantation], &mut luck);
                }
            }
            _ if step.legal == ["pass"] && !self.draw_refused => self.pass_over(position),
            _ => {
                let mut actions = self.game.actions();
                if std::mem::take(&mut self.draw_refused) {
                    actions.retain(|action| *action != Action::DrawPlantation);
                }
                self.compare_actions(step, &actions);
                if step.chosen == "decline" {
                    self.wharf_declined.push(position.seat());
                }
                self.play(&[position.read(&step.chosen)]);
            }
        }
        self.drawn &= step.chosen == "hac";
    }

    /// Compares a position in which ours has something to choose as well.
    fn compare_position(&mut self, position: &Position) {
        self.compared.decisions += 1;
        let phase = match self.game.phase {
            Phase::ChooseRole { .. } => "RoleSelection",
            Phase::Settler(_) => "SettlerPhase",
            Phase::Mayor(_) => "MayorPhase",
            Phase::Builder(_) => "BuilderPhase",
            Phase::Craftsman(_) => "CraftsmanBonus",
            Phase::Trader(_) => "TraderPhase",
            Phase::Captain(_) => "CaptainLoading",
            Phase::Storing(_) => "CaptainStorage",
            Phase::Over(_) => "GameOver",
            Phase::Draft { .. } | Phase::Doubling { .. } | Phase::Paying(_) | Phase::Guests(_) => {
                panic!("the traces are games of the base set")
            }
        };
        assert_eq!(phase, position.phase, "{}", self.place);
        assert_eq!(
            self.game.turn(),
            Turn::Of(position.seat()),
            "{}",
            self.place
        );
        let theirs = self.table(position, self.game.phase);
        assert_eq!(
            comparable(&self.game),
            comparable(&theirs),
            "{}",
            self.place
        );
    }

    fn compare_actions(&mut self, step: &Step, ours: &[Action]) {
        self.compare_position(&step.position);
        let theirs: BTreeSet<String> = step.legal.iter().cloned().collect();
        assert_eq!(step.position.all_written(ours), theirs, "{}", self.place);
    }

    /// A seat that could only pass: their position, with the phase as ours would have it, must
    /// offer that alone, and lead to our present position.
    fn pass_over(&mut self, position: &Position) {
        self.compared.passes += 1;
        let phase = match position.phase.as_str() {
            "SettlerPhase" if self.drawn => {
                Phase::Settler(self.turn(position, settler::Step::Drawn))
            }
            "SettlerPhase" => Phase::Settler(self.turn(position, settler::Step::Begin)),
            "BuilderPhase" => Phase::Builder(self.turn(position, ())),
            "TraderPhase" => Phase::Trader(self.turn(position, ())),
            other => panic!("{}: only passing in {other}", self.place),
        };
        let mut theirs = self.table(position, phase);
        assert_eq!(theirs.actions(), [Action::Pass], "{}", self.place);
        theirs.apply(&Action::Pass, &mut Scripted::default(), &mut |_| {});
        assert_eq!(
            comparable(&self.game),
            comparable(&theirs),
            "{}",
            self.place
        );
    }

    /// A mayor's arrangement. There is one listed beside the one chosen: both must be allowed.
    fn arrange(&mut self, step: &Step) {
        let position = &step.position;
        let turn = self.turn(position, mayor::Step::Place { site: 0 });
        let theirs = self.table(position, Phase::Mayor(turn));
        let actions = |written: &str| {
            let layout = position.layout(written.strip_prefix("place:").unwrap());
            mayor::layout_actions(&theirs, &turn, &layout)
        };
        assert!(actions(&step.legal[0]).is_ok(), "{}", self.place);
        let chosen = actions(&step.chosen);
        assert!(chosen.is_ok(), "{}: {chosen:?}", self.place);
        let chosen = chosen.unwrap();
        if chosen.is_empty() {
            self.compared.arrangements += 1;
            assert_eq!(
                without_places(&self.game),
                without_places(&theirs),
                "{}",
                self.place
            );
        } else {
            self.compare_position(position);
            self.play(&chosen);
        }
    }

    /// What a seat keeps, compared as what it has afterwards.
    fn store(&mut self, step: &Step) {
        let position = &step.position;
        self.compare_position(position);
        let seat = position.seat();
        let mut ours = BTreeMap::new();
        let mut unfinished = vec![(self.game.clone(), Vec::new())];
        while let Some((game, played)) = unfinished.pop() {
            for action in game.actions() {
                let mut after = game.clone();
                after.apply(&action, &mut Scripted::default(), &mut |_| {});
                let mut played: Vec<Action> = played.clone();
                played.push(action);
                match after.phase {
                    Phase::Storing(turn) if turn.acting == seat => unfinished.push((after, played)),
                    _ => {
                        ours.insert(after.players[seat].goods.0, played);
                    }
                }
            }
        }
        let kept = |written: &str| position.kept(written.strip_prefix("store:").unwrap());
        let theirs: BTreeSet<[u8; 5]> = step.legal.iter().map(|it| kept(it)).collect();
        assert_eq!(
            ours.keys().copied().collect::<BTreeSet<_>>(),
            theirs,
            "{}",
            self.place
        );
        let chosen = ours[&kept(&step.chosen)].clone();
        self.play(&chosen);
    }

    fn play(&mut self, actions: &[Action]) {
        self.play_with(actions, &mut Scripted::default());
    }

    /// Plays, then answers what only ours asks.
    fn play_with(&mut self, actions: &[Action], luck: &mut Scripted) {
        for action in actions {
            shuffle_all(&mut self.game);
            let played = self.game.play(action, luck, &mut |_| {});
            assert_eq!(played, Ok(()), "{}: {action:?}", self.place);
        }
        if let Some(answer) = self.answer() {
            self.play(&[answer]);
        }
    }

    fn answer(&self) -> Option<Action> {
        match self.game.phase {
            Phase::Mayor(RoleTurn {
                step: mayor::Step::Extra,
                ..
            }) => Some(Action::TakeColonist),
            Phase::Craftsman(RoleTurn {
                step: craftsman::Step::Produce { .. },
                ..
            }) => Some(Action::Produce),
            Phase::Captain(turn)
                if self.wharf_declined.contains(&turn.acting)
                    && !captain::can_load(&self.game, turn.acting) =>
            {
                Some(Action::Pass)
            }
            _ => None,
        }
    }

    /// The end: their last round is finished like any other.
    fn end(&mut self, trace: &Trace) {
        self.place = format!("the end of {}", self.place);
        let Turn::Over(standing) = self.game.turn() else {
            panic!("{}: ours goes on", self.place);
        };
        let theirs = self.table(&trace.end, self.game.phase);
        let mut ours = self.game.clone();
        ours.governor = ours.governor.next(ours.seats());
        for offer in &mut ours.roles {
            offer.doubloons += u8::from(offer.taken.take().is_none());
        }
        if self.settled {
            shuffle_all(&mut ours);
            turn_up(&mut ours, trace.end.row().collect());
        }
        assert_eq!(comparable(&ours), comparable(&theirs), "{}", self.place);
        let scores: BySeat<(u16, u16, u16)> = trace.scores.iter().copied().collect();
        for (seat, theirs) in scores.iter() {
            let score = scoring::score(&ours.players[seat]);
            let large = score
                .large
                .iter()
                .map(|(_, points)| u16::from(*points))
                .sum();
            assert_eq!(
                (score.total(), score.tie_break, large),
                *theirs,
                "{}",
                self.place
            );
            let better = scores
                .iter()
                .filter(|(_, it)| (it.0, it.1) > (theirs.0, theirs.1));
            assert_eq!(
                usize::from(standing.0[seat].rank),
                better.count() + 1,
                "{}",
                self.place
            );
        }
    }
}
