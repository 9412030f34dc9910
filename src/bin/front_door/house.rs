//! Where the clone, the tools and their folder are, and how programs are started among them.

use crate::trouble::Trouble;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// The clone, the folder of tools, and the search path that knows both.
pub struct House {
    root: PathBuf,
    tools: PathBuf,
    path: OsString,
}

impl House {
    /// Looks about: from the folder that cargo names, or else upwards from the current one.
    ///
    /// # Errors
    /// Outside of a clone, and where the user has no folder for caches.
    pub fn find() -> Result<Self, Trouble> {
        let here = env::var_os("CARGO_MANIFEST_DIR")
            .map(PathBuf::from)
            .or_else(|| env::current_dir().ok())
            .unwrap_or_default();
        let root = here
            .ancestors()
            .find(|folder| folder.join("Trunk.toml").is_file())
            .ok_or_else(|| {
                Trouble::new(
                    format!("{} is not inside a clone of Sobremesa", here.display()),
                    "cd into the clone, then cargo play".into(),
                )
            })?
            .to_path_buf();
        let tools = cache_folder()
            .ok_or_else(|| {
                Trouble::new(
                    "There is no folder for caches, since neither XDG_CACHE_HOME nor HOME is set"
                        .into(),
                    "HOME=/some/folder cargo play".into(),
                )
            })?
            .join("sobremesa");
        let mut house = Self {
            root,
            tools,
            path: env::var_os("PATH").unwrap_or_default(),
        };
        // Cargo's own folder first: its sisters (rustc, rustfmt, clippy) lie beside it even where PATH lacks them.
        if let Some(beside_cargo) = house.cargo_program().parent() {
            house.add_to_path(beside_cargo.to_path_buf());
        }
        Ok(house)
    }

    /// The top folder of the clone.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The built page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Where cargo puts what it builds.
    pub fn target(&self) -> PathBuf {
        let elsewhere = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        self.root.join(elsewhere.unwrap_or_else(|| "target".into()))
    }

    /// The tests that run in a browser, and the list of npm packages.
    pub fn page_tests(&self) -> PathBuf {
        self.root.join("tests").join("page")
    }

    /// The folder of tools, shared by all clones of this user.
    pub fn tools(&self) -> &Path {
        &self.tools
    }

    /// The search path of all programs started.
    pub fn path(&self) -> OsString {
        self.path.clone()
    }

    /// Puts a folder in front of the search path of all programs started from now on.
    pub fn add_to_path(&mut self, folder: PathBuf) {
        self.path = join(std::iter::once(folder).chain(env::split_paths(&self.path)));
    }

    /// The cargo that called.
    fn cargo_program(&self) -> PathBuf {
        env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
    }

    /// Cargo, in the top folder of the clone.
    pub fn cargo(&self) -> Command {
        self.program(self.cargo_program())
    }

    /// A program, in the top folder of the clone, without what cargo told this program about itself.
    pub fn program(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).env("PATH", &self.path);
        for (name, _) in env::vars_os() {
            let told_by_cargo = name.to_str().is_some_and(|name| {
                [
                    "CARGO_PKG_",
                    "CARGO_BIN_",
                    "CARGO_MANIFEST_",
                    "CARGO_CRATE_",
                    "CARGO_PRIMARY_",
                ]
                .iter()
                .any(|beginning| name.starts_with(beginning))
            });
            if told_by_cargo {
                command.env_remove(name);
            }
        }
        command
    }

    /// Where the search path has a program of this name.
    pub fn which(&self, name: &str) -> Option<PathBuf> {
        let endings: &[&str] = if cfg!(windows) {
            &[".exe", ".cmd", ".bat"]
        } else {
            &[""]
        };
        env::split_paths(&self.path)
            .chain(home().map(|home| home.join(".cargo").join("bin")))
            .flat_map(|folder| {
                endings
                    .iter()
                    .map(move |end| folder.join(format!("{name}{end}")))
            })
            .find(|file| file.is_file())
    }
}

/// Runs a command to its end.
///
/// # Errors
/// Where the program cannot be started or ends badly, with `remedy` as what to try.
pub fn run(command: &mut Command, what: &str, remedy: &str) -> Result<(), Trouble> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(ended_badly(what, status, remedy)),
        Err(why) => Err(not_started(command, &why, remedy)),
    }
}

/// Like [`run`], for a program whose talk is of interest only where it fails.
///
/// # Errors
/// As for [`run`].
pub fn run_quietly(command: &mut Command, what: &str, remedy: &str) -> Result<(), Trouble> {
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            Err(ended_badly(what, output.status, remedy))
        }
        Err(why) => Err(not_started(command, &why, remedy)),
    }
}

/// The trouble with a program that ran and failed.
pub fn ended_badly(what: &str, status: ExitStatus, remedy: &str) -> Trouble {
    Trouble::new(format!("{what} did not succeed ({status})"), remedy.into())
}

/// The trouble with a program that never ran.
pub fn not_started(command: &Command, why: &std::io::Error, remedy: &str) -> Trouble {
    let program = command.get_program().to_string_lossy();
    Trouble::new(
        format!("{program} could not be started ({why})"),
        remedy.into(),
    )
}

fn join(folders: impl Iterator<Item = PathBuf>) -> OsString {
    // Only a folder with a separator in its name is refused, and such a folder could not be searched anyway.
    let separator = if cfg!(windows) { ';' } else { ':' };
    env::join_paths(folders.filter(|folder| !folder.to_string_lossy().contains(separator)))
        .unwrap_or_default()
}

fn cache_folder() -> Option<PathBuf> {
    let set = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    set("XDG_CACHE_HOME").or_else(|| {
        if cfg!(windows) {
            set("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            home().map(|home| home.join("Library").join("Caches"))
        } else {
            home().map(|home| home.join(".cache"))
        }
    })
}

fn home() -> Option<PathBuf> {
    env::home_dir().filter(|home| !home.as_os_str().is_empty())
}
