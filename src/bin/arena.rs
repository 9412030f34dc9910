//! Bots against bots.

fn main() {}
