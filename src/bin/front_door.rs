//! `cargo play` and `cargo verify`.

fn main() {}
