//! Moves as a file lists them.
//!
//! A move is a line: the name of the action, what follows it, and after a bar the luck that it
//! had: `pass`, `take corn`, `load corn 2`, `draw_plantation | 17`. Several actions of one
//! decision that differ only in what follows their name share a line: `place 2 0 1`. An action
//! that does not fit into a line is written as its JSON, or as a pair of that and its luck.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::super::{Entry, Session};
use crate::engine::Game;

/// All moves of a session that are played.
pub(super) fn write<G: Game>(session: &Session<G>) -> Vec<Value> {
    let mut list = Vec::new();
    let mut open: Option<Line<G::Action>> = None;
    for (at, moment) in session.moments().iter().enumerate() {
        let goes_on = at > 0 && session.at(at).continues(session.at(at - 1));
        let entry = &moment.entry;
        if let Some(longer) = open
            .as_ref()
            .filter(|_| goes_on)
            .and_then(|it| it.with(entry))
        {
            open = Some(longer);
            continue;
        }
        list.extend(open.take().map(|line| Value::String(line.text)));
        open = Line::of(entry);
        if open.is_none() {
            list.push(as_json(entry));
        }
    }
    list.extend(open.map(|line| Value::String(line.text)));
    list
}

fn as_json<A: Serialize>(entry: &Entry<A>) -> Value {
    let action = serde_json::to_value(&entry.action).expect("an action is plain data");
    if entry.luck.is_empty() {
        action
    } else {
        Value::Array(vec![action, Value::from(entry.luck.as_slice())])
    }
}

/// A line that reads as just these moves.
struct Line<A> {
    text: String,
    entries: Vec<Entry<A>>,
}

impl<A: Serialize + DeserializeOwned + Clone + PartialEq> Line<A> {
    fn of(entry: &Entry<A>) -> Option<Self> {
        let (name, words) = words(&entry.action)?;
        let mut text = name;
        for word in words {
            text = format!("{text} {word}");
        }
        if !entry.luck.is_empty() {
            text.push_str(" |");
        }
        for number in &entry.luck {
            text = format!("{text} {number}");
        }
        Self::checked(text, vec![entry.clone()])
    }

    /// The same line with one more action of the same name.
    fn with(&self, entry: &Entry<A>) -> Option<Self> {
        let (name, words) = words(&entry.action)?;
        let same = self.text.split(' ').next() == Some(&name);
        let fits =
            same && entry.luck.is_empty() && self.entries.iter().all(|it| it.luck.is_empty());
        let [word] = words.as_slice() else {
            return None;
        };
        let text = fits.then(|| format!("{} {word}", self.text))?;
        let entries = self.entries.iter().chain([entry]).cloned().collect();
        Self::checked(text, entries)
    }

    fn checked(text: String, entries: Vec<Entry<A>>) -> Option<Self> {
        let same = read_line::<A>(&text).is_ok_and(|read| read == entries);
        same.then_some(Line { text, entries })
    }
}

/// The name of an action, and the words that follow it.
fn words(action: &impl Serialize) -> Option<(String, Vec<String>)> {
    let word = |value: &Value| match value {
        Value::String(word) => Some(word.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    };
    match serde_json::to_value(action).ok()? {
        Value::String(name) => Some((name, Vec::new())),
        Value::Object(map) => {
            let (name, what) = map.iter().next()?;
            let several = what
                .as_array()
                .map_or(std::slice::from_ref(what), Vec::as_slice);
            let words = several.iter().map(word).collect::<Option<_>>()?;
            Some((name.clone(), words))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    }
}

/// A place in the list that holds no move.
#[derive(Debug, PartialEq)]
pub(super) struct NoMove;

/// The moves that one place of the list holds.
pub(super) fn read<A: DeserializeOwned>(value: &Value) -> Result<Vec<Entry<A>>, NoMove> {
    if let Value::String(line) = value {
        return read_line(line);
    }
    let (action, luck) = match value.as_array().map(Vec::as_slice) {
        Some([action, luck]) => {
            let luck = serde_json::from_value(luck.clone());
            (action, luck.map_err(|_| NoMove)?)
        }
        _ => (value, Vec::new()),
    };
    let action = parsed(action.clone())?;
    Ok(vec![Entry { action, luck }])
}

fn read_line<A: DeserializeOwned>(line: &str) -> Result<Vec<Entry<A>>, NoMove> {
    let (action, luck) = line.split_once(" |").unwrap_or((line, ""));
    let luck: Vec<u32> = luck
        .split_whitespace()
        .map(|number| number.parse().map_err(|_| NoMove))
        .collect::<Result<_, _>>()?;
    let mut words = action.split(' ');
    let name = words.next().ok_or(NoMove)?;
    let whats: Vec<Value> = words
        .map(|word| word.parse::<u64>().map_or(Value::from(word), Value::from))
        .collect();
    let whole = match whats.as_slice() {
        [] => Value::from(name),
        [what] => object(name, what.clone()),
        several => object(name, Value::from(several)),
    };
    if let Ok(action) = parsed(whole) {
        return Ok(vec![Entry { action, luck }]);
    }
    if !luck.is_empty() || whats.is_empty() {
        return Err(NoMove);
    }
    let entry = |what| {
        let action = parsed(object(name, what))?;
        Ok(Entry {
            action,
            luck: Vec::new(),
        })
    };
    whats.into_iter().map(entry).collect()
}

fn object(name: &str, what: Value) -> Value {
    let mut fields = Map::new();
    fields.insert(name.to_owned(), what);
    Value::Object(fields)
}

fn parsed<A: DeserializeOwned>(value: Value) -> Result<A, NoMove> {
    serde_json::from_value(value).map_err(|_| NoMove)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::puerto_rico::{Action, Good};
    use serde_json::json;

    fn actions(value: Value) -> Result<Vec<Action>, NoMove> {
        let entries = read::<Action>(&value)?;
        Ok(entries.into_iter().map(|entry| entry.action).collect())
    }

    fn line<A: Serialize + DeserializeOwned + Clone + PartialEq>(
        action: A,
        luck: &[u32],
    ) -> Option<String> {
        let luck = luck.to_vec();
        Line::of(&Entry { action, luck }).map(|line| line.text)
    }

    #[test]
    fn a_move_is_a_line_of_words() {
        assert_eq!(line(Action::Pass, &[]).as_deref(), Some("pass"));
        let load = Action::Load(Good::Corn, 2);
        assert_eq!(line(load, &[]).as_deref(), Some("load corn 2"));
        let drawn = line(Action::DrawPlantation, &[17, 3]);
        assert_eq!(drawn.as_deref(), Some("draw_plantation | 17 3"));
        let read = read::<Action>(&json!("draw_plantation | 17 3")).unwrap();
        assert_eq!(read[0].luck, [17, 3]);
    }

    #[test]
    fn several_actions_share_a_line_where_it_cannot_be_misread() {
        let places = [2, 0, 1].map(Action::Place);
        assert_eq!(actions(json!("place 2 0 1")), Ok(places.to_vec()));
        let load = Action::Load(Good::Corn, 1);
        assert_eq!(actions(json!("load corn 1")), Ok(vec![load]));
    }

    #[test]
    fn what_does_not_fit_into_a_line_is_written_as_json() {
        assert_eq!(line("12".to_owned(), &[]).as_deref(), Some("12"));
        assert_eq!(line("two words".to_owned(), &[]), None);
        assert_eq!(line(json!({"digits": "12"}), &[]), None);
        assert_eq!(line(json!({"deep": {"er": 1}}), &[]), None);
        let entry = Entry {
            action: json!({"deep": {"er": 1}}),
            luck: vec![4],
        };
        assert_eq!(read(&as_json(&entry)), Ok(vec![entry]));
    }

    #[test]
    fn json_is_read_as_well() {
        assert_eq!(actions(json!({"place": 2})), Ok(vec![Action::Place(2)]));
        assert_eq!(actions(json!(["pass", [1]])), Ok(vec![Action::Pass]));
    }

    #[test]
    fn nonsense_is_no_move() {
        for nonsense in [
            json!(null),
            json!(7),
            json!([]),
            json!(""),
            json!(" "),
            json!("|"),
            json!("fly"),
            json!("pass corn"),
            json!("take corn | corn"),
            json!("take corn indigo | 4"),
            json!("place 1 corn"),
            json!("place 300"),
            json!({}),
            json!({"place": 1, "build": "wharf"}),
            json!(["pass", [-1]]),
            json!(["pass", ["pass"]]),
        ] {
            assert_eq!(actions(nonsense.clone()), Err(NoMove), "{nonsense}");
        }
    }
}
