//! What only the system's own package manager can install.

use crate::house::{House, run};
use crate::tools::{said_by, say};
use crate::trouble::Trouble;
use std::io::IsTerminal;

/// Installs packages of the system where it is Debian or one of its children; elsewhere does nothing.
pub fn install(house: &House, packages: &[&str], takes: &str) -> Result<(), Trouble> {
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
