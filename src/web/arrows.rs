//! The keyboard among things that lie on a table: the arrow keys lead to the nearest thing in
//! their direction, and each part of the table is a single stop of the Tab key.

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, NodeList};

/// Where an arrow key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// The direction of a key, if it is an arrow key.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Direction::Left),
            "ArrowRight" => Some(Direction::Right),
            "ArrowUp" => Some(Direction::Up),
            "ArrowDown" => Some(Direction::Down),
            _ => None,
        }
    }

    /// How far one thing is from another in this direction; what lies aside counts double.
    /// Nothing if it lies elsewhere.
    fn distance(self, from: &DomRect, to: &DomRect) -> Option<f64> {
        let across = (to.left() + to.right() - from.left() - from.right()) / 2.0;
        let down = (to.top() + to.bottom() - from.top() - from.bottom()) / 2.0;
        let (ahead, aside) = match self {
            Direction::Left => (-across, down),
            Direction::Right => (across, down),
            Direction::Up => (-down, across),
            Direction::Down => (down, across),
        };
        (ahead > 2.0).then_some(ahead + 2.0 * aside.abs())
    }
}

fn all(root: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = root.query_selector_all(selector).ok();
    let length = found.as_ref().map_or(0, NodeList::length);
    (0..length).filter_map(move |at| found.as_ref()?.get(at)?.dyn_into().ok())
}

fn root(selector: &str) -> Option<Element> {
    web_sys::window()?
        .document()?
        .query_selector(selector)
        .ok()?
}

fn focused() -> Option<HtmlElement> {
    let active = web_sys::window()?.document()?.active_element()?;
    active.dyn_into().ok()
}

/// Moves the keyboard from a button to the nearest one in a direction, inside of `within`. Says
/// whether it did.
pub fn step(within: &str, to: Direction) -> bool {
    let (Some(root), Some(from)) = (root(within), focused()) else {
        return false;
    };
    if !root.contains(Some(&from)) {
        return false;
    }
    let here = from.get_bounding_client_rect();
    let nearest = all(&root, "button")
        .filter(|button| *button != from)
        .filter_map(|button| {
            let there = button.get_bounding_client_rect();
            let distance = to.distance(&here, &there)?;
            (there.width() > 0.0).then_some((button, distance))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other));
    nearest.is_some_and(|(button, _)| button.focus().is_ok())
}

/// Leaves one stop for the Tab key in each `part` of `within`: the button that has the keyboard,
/// else the first that is `wanted`, else the first.
pub fn one_stop_each(within: &str, part: &str, wanted: &str) {
    let Some(root) = root(within) else { return };
    let active = focused();
    for section in all(&root, part) {
        let buttons = || all(&section, "button");
        let stop = buttons()
            .find(|button| Some(button) == active.as_ref())
            .or_else(|| buttons().find(|button| button.matches(wanted).unwrap_or(false)))
            .or_else(|| buttons().next());
        for button in buttons() {
            button.set_tab_index(if Some(&button) == stop.as_ref() {
                0
            } else {
                -1
            });
        }
    }
}
