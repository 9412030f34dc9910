//! What all games share.
