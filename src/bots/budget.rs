//! How long a bot may think.

/// How long a bot may think. The page gives time, tests give a number, which makes them
/// repeatable.
pub trait Budget {
    /// Whether it is used up. A bot asks before each further thought, and answers when it is.
    fn spent(&mut self) -> bool;
}

/// This many thoughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts(pub u32);

impl Budget for Playouts {
    fn spent(&mut self) -> bool {
        let spent = self.0 == 0;
        self.0 = self.0.saturating_sub(1);
        spent
    }
}

/// As long as it takes: for bots that come to an end by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unlimited;

impl Budget for Unlimited {
    fn spent(&mut self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_thoughts_is_used_up_one_by_one() {
        let mut budget = Playouts(2);
        let asked: Vec<bool> = (0..4).map(|_| budget.spent()).collect();
        assert_eq!(asked, [false, false, true, true]);
    }
}
