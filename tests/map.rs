//! The map of the house: which room may use which, and what may be named where.

use std::fs;
use std::path::Path;

use sobremesa::games::puerto_rico::Building;
use sobremesa::games::san_juan::Card;
use sobremesa::games::santorini_new_york::Role;

/// Each room, and the others that it may use.
const ROOMS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("games", &["engine"]),
    ("bots", &["engine", "games"]),
    ("session", &["engine", "games", "bots"]),
    ("text", &["engine", "games"]),
    ("ui", &["engine", "games", "bots", "session", "text", "web"]),
    ("web", &["engine", "games", "bots", "session", "text"]),
];

/// The names of the browser, and the only rooms that may say them.
const BROWSER: &[(&str, &[&str])] = &[
    ("leptos", &["ui", "main.rs"]),
    ("web_sys", &["ui", "web"]),
    ("js_sys", &["ui", "web"]),
    ("gloo_storage", &["web"]),
    ("wasm_bindgen", &["ui", "web", "main.rs", "bin"]),
];

/// The most lines of a source file.
const LONGEST: usize = 600;

/// A source file: where it is below `src`, its text, and its code without comments and tests.
struct Source {
    path: String,
    text: String,
    code: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder can be listed") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = fs::read_to_string(&path).expect("a source file is text");
                let below = path.strip_prefix(&root).expect("it is below the root");
                all.push(Source {
                    path: below.to_string_lossy().replace('\\', "/"),
                    code: code(&text),
                    text,
                });
            }
        }
    }
    assert!(all.len() > 50, "the sources were found");
    all
}

fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().filter(|it| !it.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

impl Source {
    /// The first part of its path: a room, or a file of its own.
    fn room(&self) -> &str {
        self.path.split('/').next().unwrap_or_default()
    }

    fn names(&self, word: &str) -> bool {
        let other = |letter: char| !letter.is_alphanumeric() && letter != '_';
        self.code.split(other).any(|it| it == word)
    }

    /// The rooms that follow `crate::`, by themselves or in braces, or as many `super::` as lead
    /// out of the house.
    fn used_rooms(&self) -> Vec<&str> {
        let known = |name: &&str| ROOMS.iter().any(|(room, _)| room == name);
        let other = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let depth = self.path.trim_end_matches("/mod.rs").split('/').count();
        let out = "super::".repeat(depth);
        let mut used: Vec<&str> = ROOMS
            .iter()
            .map(|(room, _)| *room)
            .filter(|room| self.code.contains(&format!("{out}{room}::")))
            .collect();
        for path in self.code.split("crate::").skip(1) {
            match path.strip_prefix('{') {
                Some(group) => {
                    let group = group.split(';').next().unwrap_or_default();
                    used.extend(group.split(other).filter(known));
                }
                None => used.extend(path.split(other).next().filter(known)),
            }
        }
        used
    }
}

#[test]
fn a_room_uses_only_what_the_map_allows() {
    let mut arrows = 0;
    for source in sources() {
        let Some((room, allowed)) = ROOMS.iter().find(|(room, _)| *room == source.room()) else {
            continue;
        };
        for used in source.used_rooms() {
            arrows += 1;
            assert!(
                used == *room || allowed.contains(&used),
                "{} uses {used}",
                source.path
            );
        }
    }
    assert!(arrows > 100, "the arrows were found");
}

#[test]
fn the_browser_is_named_in_its_rooms_only() {
    for source in sources() {
        for (name, rooms) in BROWSER {
            let allowed = rooms.contains(&source.room());
            assert!(
                allowed || !source.names(name),
                "{} names {name}",
                source.path
            );
        }
    }
}

/// What is named elsewhere would be a part of what every visitor waits for.
#[test]
fn the_page_names_a_game_in_its_room_and_at_the_doors_only() {
    let mut own_files = 0;
    for source in sources() {
        for game in ["puerto_rico", "san_juan", "santorini_new_york"] {
            let own = source.path.starts_with(&format!("ui/{game}/"));
            own_files += usize::from(own);
            let elsewhere = ["ui", "web"].contains(&source.room()) && source.path != "ui/rooms.rs";
            for name in [format!("{game}::"), format!(".{game}()")] {
                assert!(
                    own || !elsewhere || !source.code.contains(&name),
                    "{} names {name}",
                    source.path
                );
            }
        }
    }
    assert!(own_files > 40, "the rooms were found");
}

/// Demands that no file in these folders names what another one is about. Says how many files there
/// are.
fn each_names_itself_only(folders: &[&str], names: &[String]) -> usize {
    let mut files = 0;
    for source in sources() {
        let Some((_, file)) = folders.iter().find_map(|it| source.path.split_once(it)) else {
            continue;
        };
        files += usize::from(file != "mod.rs");
        for name in names {
            let own = file == "mod.rs" || file.replace('_', "") == name.to_lowercase() + ".rs";
            assert!(own || !source.names(name), "{} names {name}", source.path);
        }
    }
    files
}

#[test]
fn no_building_names_another() {
    let names: Vec<String> = Building::ALL.iter().map(|it| format!("{it:?}")).collect();
    let folders = ["/buildings/base/", "/buildings/expansion/"];
    let violet = Building::ALL.iter().filter(|it| it.is_violet());
    assert_eq!(each_names_itself_only(&folders, &names), violet.count());
}

#[test]
fn no_card_names_another() {
    let names: Vec<String> = Card::ALL.iter().map(|it| format!("{it:?}")).collect();
    let folders = ["/cards/base/", "/cards/new_buildings/"];
    let violet = Card::ALL.iter().filter(|it| it.is_violet());
    assert_eq!(each_names_itself_only(&folders, &names), violet.count());
}

#[test]
fn no_role_card_names_another() {
    let names: Vec<String> = Role::ALL.iter().map(|it| format!("{it:?}")).collect();
    let folders = ["/santorini_new_york/roles/"];
    assert_eq!(each_names_itself_only(&folders, &names), Role::ALL.len());
}

#[test]
fn no_game_uses_another() {
    let games = ["puerto_rico", "san_juan", "santorini_new_york"];
    for source in sources() {
        for game in games {
            let Some(path) = source.path.strip_prefix("games/") else {
                continue;
            };
            let own = path.starts_with(game) || path == "mod.rs";
            let uses = source.code.contains(&format!("{game}::"));
            assert!(own || !uses, "{} uses {game}", source.path);
        }
    }
}

#[test]
fn no_source_file_is_too_long() {
    for source in sources() {
        let lines = source.text.lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines", source.path);
    }
}
