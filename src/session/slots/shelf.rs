//! Where texts are kept under keys.

use std::collections::BTreeMap;

/// Why something cannot be kept or found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser does not let the page keep anything.
    Refused,
    /// There is no room left.
    Full,
    /// It was written, but something else was there afterwards.
    NotKept,
    /// What is there is not what this page left: another page, or a later version of the program,
    /// wrote it, or it is damaged. It is left as it is.
    Changed,
    /// There is nothing.
    Missing,
}

/// Where texts are kept under keys.
pub trait Shelf {
    /// All keys, in any order.
    ///
    /// # Errors
    ///
    /// Why they cannot be read.
    fn keys(&self) -> Result<Vec<String>, Trouble>;

    /// The text under a key, if there is one.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, Trouble>;

    /// Puts a text under a key, in place of the one that is there.
    ///
    /// # Errors
    ///
    /// Why it cannot be kept; what was there is still there.
    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble>;

    /// Removes a key, if it is there.
    ///
    /// # Errors
    ///
    /// Why it cannot be removed.
    fn remove(&mut self, key: &str) -> Result<(), Trouble>;
}

impl<S: Shelf + ?Sized> Shelf for Box<S> {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        (**self).keys()
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        (**self).get(key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        (**self).set(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        (**self).remove(key)
    }
}

/// A shelf that lasts as long as the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct InMemory {
    texts: BTreeMap<String, String>,
}

impl Shelf for InMemory {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        Ok(self.texts.keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        Ok(self.texts.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        self.texts.remove(key);
        Ok(())
    }
}
