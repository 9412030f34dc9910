//! What building and testing need beside cargo, and how it is installed.
//!
//! Everything goes to [`House::tools`], in folders named for versions: a new version is simply another folder, and a
//! folder that is there is complete, since it gets its name last.

use crate::house::{House, run};
use crate::trouble::Trouble;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The builder of the page. Later versions want a newer Rust.
const TRUNK: &str = "0.21.14";

/// What takes the page's program apart.
const WASM_SPLIT: &str = "0.2.4";

/// What Rust calls a browser.
pub const FOR_BROWSERS: &str = "wasm32-unknown-unknown";

/// Installs what building the page needs, and puts it on the search path.
pub fn for_building(house: &mut House) -> Result<(), Trouble> {
    rust_for_wasm(house)?;
    rust_source(house)?;
    trunk(house)?;
    wasm_bindgen(house)?;
    wasm_split(house)
}

/// The part of Rust that compiles for browsers.
pub fn rust_for_wasm(house: &House) -> Result<(), Trouble> {
    rust_part(
        house,
        &[FOR_BROWSERS, "lib"],
        &format!("Rust for browsers ({FOR_BROWSERS})"),
        &["target", "add", FOR_BROWSERS],
    )
}

/// The source of Rust's own library, which is compiled with the page.
fn rust_source(house: &House) -> Result<(), Trouble> {
    rust_part(
        house,
        &["src", "rust", "library", "Cargo.lock"],
        "the source of Rust's library (rust-src)",
        &["component", "add", "rust-src"],
    )
}

/// A part of Rust that is there if its `place` under `lib/rustlib` is, and that rustup adds with `how`. Wherever rustup
/// may install by itself, `rust-toolchain.toml` has seen to it.
fn rust_part(house: &House, place: &[&str], what: &str, how: &[&str]) -> Result<(), Trouble> {
    let sysroot = said_by(house.program("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let mut there = Path::new(&sysroot).join("lib").join("rustlib");
    there.extend(place);
    if there.exists() {
        return Ok(());
    }
    let remedy = format!(
        "install Rust from https://rustup.rs, then rustup {}",
        how.join(" ")
    );
    let Some(rustup) = house.which("rustup") else {
        return Err(Trouble::new(
            format!("This Rust lacks {what}, and there is no rustup to extend it"),
            remedy,
        ));
    };
    say(what, "half a minute");
    run(
        house.program(rustup).args(how),
        &format!("Adding {what}"),
        &remedy,
    )
}

fn trunk(house: &mut House) -> Result<(), Trouble> {
    // Trunk's own release profile takes five times as long, for a program that mostly waits for others.
    cargo_tool(
        house,
        &CargoTool {
            package: "trunk",
            program: "trunk",
            version: TRUNK,
            options: &["--debug"],
            setting: ("CARGO_PROFILE_DEV_DEBUG", "0"),
            takes: "two to four minutes",
        },
    )
}

/// The other half of the crate `wasm-bindgen`, in exactly the version that `Cargo.lock` names.
fn wasm_bindgen(house: &mut House) -> Result<(), Trouble> {
    let lock = fs::read_to_string(house.root().join("Cargo.lock")).unwrap_or_default();
    let version = locked_version(&lock, "wasm-bindgen").ok_or_else(|| {
        Trouble::new(
            "Cargo.lock names no version of wasm-bindgen".into(),
            "git checkout Cargo.lock".into(),
        )
    })?;
    cargo_tool(
        house,
        &CargoTool {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version,
            options: &[],
            setting: ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
            takes: "two to three minutes",
        },
    )
}

/// The other half of the crate `wasm_split_helpers`, which takes the page's program apart.
fn wasm_split(house: &mut House) -> Result<(), Trouble> {
    cargo_tool(
        house,
        &CargoTool {
            package: "wasm_split_cli_support",
            program: "wasm-split-cli",
            version: WASM_SPLIT,
            options: &["--features", "build-binary"],
            setting: ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
            takes: "one to two minutes",
        },
    )
}

/// A program that cargo can build.
struct CargoTool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    options: &'a [&'a str],
    setting: (&'a str, &'a str),
    takes: &'a str,
}

fn cargo_tool(house: &mut House, tool: &CargoTool) -> Result<(), Trouble> {
    let name = format!("{}-{}", tool.program, tool.version);
    let package = format!("{}@{}", tool.package, tool.version);
    let folder = house.tools().join(&name);
    let bin = folder.join("bin");
    let program = bin.join(format!("{}{}", tool.program, std::env::consts::EXE_SUFFIX));
    house.add_to_path(bin);
    if program.is_file() {
        return Ok(());
    }
    create(house.tools())?;
    if house.which("cargo-binstall").is_some() {
        say(&name, "half a minute where a ready one can be fetched");
        let mut fetch = house.cargo();
        fetch
            .args(["binstall", "--no-confirm", "--locked", "--root"])
            .arg(&folder)
            .arg(&package)
            .current_dir(house.tools());
        if fetch.status().is_ok_and(|status| status.success()) && program.is_file() {
            return Ok(());
        }
        println!("It cannot be fetched, so it is built.");
    }
    say(&name, tool.takes);
    // The half-built program stays where the next attempt finds it.
    let workshop = house.tools().join("building").join(&name);
    let mut install = house.cargo();
    install
        .args(["install", "--locked", "--no-default-features"])
        .args(tool.options)
        .args([&package, "--root"])
        .arg(&folder)
        .env(tool.setting.0, tool.setting.1)
        .env("CARGO_TARGET_DIR", &workshop)
        .current_dir(house.tools());
    if !std::io::stderr().is_terminal() {
        install.arg("--quiet");
    }
    run(
        &mut install,
        &format!("Building {name}"),
        "the same command once more, when the net is there: it goes on where it stopped",
    )?;
    // Only room on the disk is lost where the workshop cannot be cleared.
    drop(fs::remove_dir_all(workshop));
    Ok(())
}

pub fn say(what: &str, takes: &str) {
    println!("Missing, so installing once: {what}. It takes about {takes}.");
}

/// What a program says, in one line; nothing where it fails.
pub fn said_by(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| said.trim().to_owned())
}

/// The version of a package in `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

pub fn create(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(|why| lost(folder, &why))
}

/// The files and folders in a folder.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let entries = fs::read_dir(folder).map_err(|why| lost(folder, &why))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

/// The text in a file.
pub fn read(file: &Path) -> Result<String, Trouble> {
    fs::read_to_string(file).map_err(|why| lost(file, &why))
}

/// Puts something into a file, in place of what was there.
pub fn write(file: &Path, what: impl AsRef<[u8]>) -> Result<(), Trouble> {
    fs::write(file, what).map_err(|why| lost(file, &why))
}

/// A number that changes with its subject.
pub fn print(subject: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    subject.hash(&mut hasher);
    hasher.finish()
}

/// The trouble with a file or folder that cannot be read or written.
pub fn lost(file: &Path, why: &std::io::Error) -> Trouble {
    Trouble::new(
        format!("{} cannot be read or written ({why})", file.display()),
        "look at its permissions and the room on the disk".into(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_version_from_the_lock() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.128\"\nsource = \"x\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.128"));
        assert_eq!(locked_version(lock, "trunk"), None);
    }

    #[test]
    fn the_lock_of_this_clone_names_wasm_bindgen() {
        let lock = include_str!("../../../Cargo.lock");
        assert!(locked_version(lock, "wasm-bindgen").is_some());
    }
}
