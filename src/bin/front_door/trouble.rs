//! What could not be done, and what to try.

use std::fmt;

/// What could not be done, as a sentence, with the command to try.
#[derive(Debug)]
pub struct Trouble {
    what: String,
    remedy: String,
}

impl Trouble {
    /// `what` is a sentence without its full stop; `remedy` is a command.
    pub fn new(what: String, remedy: String) -> Self {
        Self { what, remedy }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.\nTry: {}", self.what, self.remedy)
    }
}
