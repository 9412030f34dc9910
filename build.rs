//! Leaves in the page's program what it is taken apart by (`src/bin/front_door/parts.rs`); the bots' program stays whole.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_CFG_IN_PARTS").is_some() {
        println!("cargo::rustc-link-arg-bin=sobremesa=--emit-relocs");
    }
}
