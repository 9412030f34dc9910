//! Where the luck of a new game comes from.

use crate::engine::Seed;

/// A seed that nobody can guess.
pub fn fresh() -> Seed {
    let mut seed = Seed::default();
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let drawn = crypto.and_then(|it| it.get_random_values_with_u8_array(&mut seed).ok());
    if drawn.is_none() {
        // Every browser that can run the page has it; a weaker seed is better than no game.
        for byte in &mut seed {
            *byte = (js_sys::Math::random() * 256.0) as u8;
        }
    }
    seed
}
