//! A bot on its own thread.

fn main() {}
