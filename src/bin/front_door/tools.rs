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
const NODE_AT_LEAST: u32 = 20;

/// Installs what building the page needs, and puts it on the search path.
pub fn for_building(house: &mut House) -> Result<(), Trouble> {
    rust_for_wasm(house)?;
    trunk(house)?;
    wasm_bindgen(house)?;
    npm_packages(house)?;
    Ok(())
}

/// The part of Rust that compiles for browsers.
pub fn rust_for_wasm(house: &House) -> Result<(), Trouble> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let sysroot = said_by(house.program("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let libraries = Path::new(&sysroot)
        .join("lib")
        .join("rustlib")
        .join(TARGET)
        .join("lib");
    if libraries.is_dir() {
        return Ok(());
    }
    let remedy = format!("install Rust from https://rustup.rs, then rustup target add {TARGET}");
    let Some(rustup) = house.which("rustup") else {
        return Err(Trouble::new(
            format!(
                "This Rust cannot compile for browsers ({TARGET}), and there is no rustup to extend it"
            ),
            remedy,
        ));
    };
    say(&format!("Rust for browsers ({TARGET})"), "half a minute");
    run(
        house.program(rustup).args(["target", "add", TARGET]),
        "Adding Rust for browsers",
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

/// The packages of `tests/page/package-lock.json`, where the tests and [`wasm_opt`] find them.
pub fn npm_packages(house: &House) -> Result<PathBuf, Trouble> {
    let node = node(house)?;
    let lists = ["package.json", "package-lock.json"].map(|name| house.page_tests().join(name));
    let mut hasher = DefaultHasher::new();
    for list in &lists {
        fs::read(list)
            .map_err(|why| lost(list, &why))?
            .hash(&mut hasher);
    }
    let folder = house.tools().join(format!("npm-{:016x}", hasher.finish()));
    if !folder.is_dir() {
        install_npm_packages(house, &node, &lists, &folder)?;
    }
    let modules = folder.join("node_modules");
    link(&modules, &house.page_tests().join("node_modules"))?;
    Ok(modules)
}

fn install_npm_packages(
    house: &House,
    node: &Path,
    lists: &[PathBuf],
    folder: &Path,
) -> Result<(), Trouble> {
    let npm = house.which("npm").ok_or_else(|| {
        Trouble::new(
            format!("{} is there, but npm is not", node.display()),
            install_node(house),
        )
    })?;
    say(
        "wasm-opt, and the drivers and checkers of the browser tests, from npm",
        "half a minute",
    );
    let unfinished = house
        .tools()
        .join(format!("npm-unfinished-{}", std::process::id()));
    create(&unfinished)?;
    for list in lists {
        if let Some(name) = list.file_name() {
            fs::copy(list, unfinished.join(name)).map_err(|why| lost(list, &why))?;
        }
    }
    run(
        house
            .program(npm)
            .args([
                "ci",
                "--no-audit",
                "--no-fund",
                "--no-update-notifier",
                "--prefer-offline",
            ])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .env("PUPPETEER_SKIP_DOWNLOAD", "1")
            .current_dir(&unfinished),
        "Installing the npm packages",
        "the same command once more, when the net is there",
    )?;
    // Whoever came first has the same packages there.
    if let Err(why) = fs::rename(&unfinished, folder)
        && !folder.is_dir()
    {
        return Err(lost(folder, &why));
    }
    Ok(())
}

/// The program that makes WebAssembly smaller, to be run by [`node`].
pub fn wasm_opt(house: &House) -> Result<PathBuf, Trouble> {
    Ok(npm_packages(house)?
        .join("binaryen")
        .join("bin")
        .join("wasm-opt"))
}

/// Node.js, installed where the system's packages are known.
pub fn node(house: &House) -> Result<PathBuf, Trouble> {
    if house.which("node").is_none() {
        system_packages(house, &["nodejs", "npm"], "two minutes")?;
    }
    let node = house.which("node").ok_or_else(|| {
        Trouble::new(
            "Node.js is missing: it runs wasm-opt, which makes the page small, and the browser tests".into(),
            install_node(house),
        )
    })?;
    let version = said_by(house.program(&node).arg("--version")).unwrap_or_default();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    if major.is_none_or(|major| major < NODE_AT_LEAST) {
        return Err(Trouble::new(
            format!("Node.js is too old: {version}, where {NODE_AT_LEAST} or later is needed"),
            install_node(house),
        ));
    }
    Ok(node)
}

fn install_node(house: &House) -> String {
    let command = if house.which("apt-get").is_some() {
        "apt-get install nodejs npm"
    } else if house.which("brew").is_some() {
        "brew install node"
    } else if house.which("winget").is_some() {
        "winget install OpenJS.NodeJS.LTS"
    } else if house.which("dnf").is_some() {
        "sudo dnf install nodejs"
    } else {
        "install Node.js from https://nodejs.org"
    };
    format!("{command}, then the same command once more")
}

/// Installs packages of the system where it is Debian or one of its children; elsewhere does nothing.
pub fn system_packages(house: &House, packages: &[&str], takes: &str) -> Result<(), Trouble> {
    let Some(apt_get) = house.which("apt-get") else {
        return Ok(());
    };
    say(&packages.join(", "), takes);
    let is_root = said_by(house.program("id").arg("-u")).is_some_and(|id| id == "0");
    let attempt = |words: &[&str]| {
        let mut command = if is_root {
            house.program(&apt_get)
        } else {
            let mut sudo = house.program("sudo");
            // Without a person at the keyboard nobody could answer its question.
            if !std::io::stdin().is_terminal() {
                sudo.arg("--non-interactive");
            }
            sudo.arg(&apt_get);
            sudo
        };
        let path = std::env::join_paths(
            std::env::split_paths(&house.path()).chain(["/usr/sbin".into(), "/sbin".into()]),
        );
        command
            .args(words)
            .args(packages.iter().filter(|_| words.contains(&"install")))
            .env("DEBIAN_FRONTEND", "noninteractive")
            .env("PATH", path.unwrap_or_else(|_| house.path()));
        let remedy = format!("sudo apt-get install {}", packages.join(" "));
        run(
            &mut command,
            &format!("Installing {}", packages.join(", ")),
            &remedy,
        )
    };
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    attempt(&install).or_else(|_| {
        println!("The list of packages may be old; it is fetched anew.");
        attempt(&["update", "--quiet"])?;
        attempt(&install)
    })
}

fn say(what: &str, takes: &str) {
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

fn create(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(|why| lost(folder, &why))
}

/// Lets `link` lead to `folder`. A real folder in its place is somebody's own and stays.
fn link(folder: &Path, link: &Path) -> Result<(), Trouble> {
    match fs::symlink_metadata(link) {
        Ok(there) if there.is_dir() && !there.is_symlink() => return Ok(()),
        Ok(_) if fs::read_link(link).is_ok_and(|leads_to| leads_to == folder) => return Ok(()),
        Ok(_) => remove_link(link).map_err(|why| lost(link, &why))?,
        Err(_) => {}
    }
    make_link(folder, link).map_err(|why| lost(link, &why))
}

#[cfg(unix)]
fn make_link(folder: &Path, link: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(folder, link)
}

#[cfg(unix)]
fn remove_link(link: &Path) -> std::io::Result<()> {
    fs::remove_file(link)
}

/// Windows lets everyone make junctions, but not symbolic links.
#[cfg(windows)]
fn make_link(folder: &Path, link: &Path) -> std::io::Result<()> {
    let status = Command::new("cmd")
        .args(["/C", "mklink", "/J"])
        .arg(link)
        .arg(folder)
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(std::io::Error::other("mklink /J failed"))
    }
}

#[cfg(windows)]
fn remove_link(link: &Path) -> std::io::Result<()> {
    fs::remove_dir(link)
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

    #[cfg(unix)]
    #[test]
    fn a_link_is_turned_to_the_newer_folder() {
        let room = std::env::temp_dir().join(format!("sobremesa-link-{}", std::process::id()));
        let [old, new] = ["old", "new"].map(|name| room.join(name));
        fs::create_dir_all(&old).unwrap();
        fs::create_dir_all(&new).unwrap();
        let place = room.join("node_modules");
        link(&old, &place).unwrap();
        link(&new, &place).unwrap();
        assert_eq!(fs::read_link(&place).unwrap(), new);
        fs::remove_dir_all(room).unwrap();
    }
}
