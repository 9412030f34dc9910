//! Node.js and what comes from npm: wasm-opt for building, and all that the browser tests use.

use crate::house::{House, run};
use crate::system;
use crate::tools::{create, lost, said_by, say};
use crate::trouble::Trouble;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

const NODE_AT_LEAST: u32 = 20;

/// The packages of `tests/page/package-lock.json`: a link to a folder that all clones with the same list share.
pub fn packages(house: &House) -> Result<PathBuf, Trouble> {
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
        install_packages(house, &node, &lists, &folder)?;
    }
    let modules = house.page_tests().join("node_modules");
    link(&folder.join("node_modules"), &modules)?;
    Ok(modules)
}

fn install_packages(
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

/// Node.js, installed where the system's packages are known.
pub fn node(house: &House) -> Result<PathBuf, Trouble> {
    if house.which("node").is_none() {
        system::install(house, &["nodejs", "npm"], "two minutes")?;
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
    let status = std::process::Command::new("cmd")
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

#[cfg(test)]
mod tests {
    use super::*;

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
