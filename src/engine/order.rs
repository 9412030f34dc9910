//! Putting a few things in order.

/// Puts things in order: those with a smaller key first, equal ones as they were.
///
/// What lies on a table is a handful of things. The library's sorts are made for many, and each
/// type that they sort makes the program larger by what a whole role of a game takes.
pub fn sort_by_key<T, K: PartialOrd>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut at = end;
        while let Some(before) = at.checked_sub(1) {
            let (Some(one), Some(other)) = (things.get(before), things.get(at)) else {
                break;
            };
            if key(one) <= key(other) {
                break;
            }
            things.swap(before, at);
            at = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_as_they_were() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut things, |it| it.0);
        assert_eq!(things, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_by_key(&mut things[..0], |it| it.0);
    }
}
