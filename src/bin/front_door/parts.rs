//! The page's program in parts: what every visitor needs, and one for each game, fetched when it is wanted
//! (`src/ui/rooms.rs`). Trunk builds the program whole; here it is taken apart.

use std::fs;
use std::path::Path;

use crate::house::{House, run};
use crate::page::{files, print, read};
use crate::tools::{FOR_BROWSERS, create, lost};
use crate::trouble::Trouble;

/// The script that fetches parts, as the splitter calls it.
const FETCHER: &str = "__wasm_split.js";

/// How the splitter's script takes a part into the program. It insists that hosts say what kind of file it is.
const STRICT: &str = "WebAssembly.instantiateStreaming(src, imports)";

/// How ours does.
const LENIENT: &str = "src.then((part) => part.ok ? part.arrayBuffer() : Promise.reject(part.statusText))\
    .then((bytes) => WebAssembly.instantiate(bytes, imports))";

/// Takes the program in `dist` apart, which Trunk has built whole.
///
/// # Errors
///
/// Where the splitter or wasm-bindgen fails, or a file cannot be written.
pub fn split(house: &House, dist: &Path) -> Result<(), Trouble> {
    let name = program(dist)?;
    let whole = house
        .target()
        .join(FOR_BROWSERS)
        .join("release")
        .join("sobremesa.wasm");
    let parts = house.target().join("parts");
    drop(fs::remove_dir_all(&parts));
    create(&parts)?;
    run(
        house
            .program("wasm-split-cli")
            .arg(&whole)
            .arg(&parts)
            .args(["--out-name", &name]),
        "Taking the program apart",
        "cargo play",
    )?;
    let first = parts.join(format!("{name}.wasm"));
    run(
        house
            .program("wasm-bindgen")
            .arg(&first)
            .args([
                "--target",
                "web",
                "--no-typescript",
                "--keep-debug",
                "--keep-lld-exports",
            ])
            .args(["--out-name", &name, "--out-dir"])
            .arg(dist),
        "Binding the program to the browser",
        "cargo play",
    )?;
    let mut fetcher = read(&parts.join(FETCHER))?.replace(STRICT, LENIENT);
    for (file, games) in named(&fetcher) {
        let part = parts.join(&file);
        let bytes = fs::read(&part).map_err(|why| lost(&part, &why))?;
        // Called by what is in it: a browser that has kept an older part does not take it for this one.
        let lasting = format!("{games}-{:016x}.wasm", print(&bytes));
        let place = dist.join(&lasting);
        fs::write(&place, bytes).map_err(|why| lost(&place, &why))?;
        fetcher = fetcher.replace(&format!("./{file}"), &format!("./{lasting}"));
    }
    let lasting = format!("parts-{:016x}.js", print(&fetcher));
    write(&dist.join(&lasting), &fetcher)?;
    let script = dist.join(format!("{name}.js"));
    let from = |file: &str| format!("from \"./{file}\"");
    let text = read(&script)?.replace(&from(FETCHER), &from(&lasting));
    write(&script, &text)?;
    let index = dist.join("index.html");
    let preload = format!("<link rel=\"modulepreload\" href=\"./{lasting}\">\n</head>");
    write(&index, &read(&index)?.replacen("</head>", &preload, 1))
}

/// What Trunk calls the program: its name, and a number that changes with it.
fn program(dist: &Path) -> Result<String, Trouble> {
    let names = files(dist)?;
    let name = names.iter().find_map(|file| {
        let name = file.file_name()?.to_str()?.strip_suffix("_bg.wasm")?;
        name.starts_with("sobremesa-").then(|| name.to_owned())
    });
    name.ok_or_else(|| Trouble::new("Trunk has built no program".into(), "cargo play".into()))
}

/// The parts that the splitter's script fetches: the file of each, and the games that need it.
fn named(fetcher: &str) -> Vec<(String, String)> {
    const BEFORE: &str = "new URL(\"./";
    let mut shared = String::new();
    let mut parts = Vec::new();
    for line in fetcher.lines() {
        if let Some(games) = between(line, "/* ", " */") {
            shared = games.replace(", ", "-");
        }
        if let Some(file) = between(line, BEFORE, "\"") {
            let only = file
                .strip_prefix("split_")
                .and_then(|game| game.strip_suffix(".wasm"));
            parts.push((file.to_owned(), only.unwrap_or(&shared).to_owned()));
        }
    }
    parts
}

fn between<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

fn write(file: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(file, text).map_err(|why| lost(file, &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_named_for_the_games_that_need_them() {
        let fetcher = "/* bridge, chess */\nconst __chunk_1 = makeLoad(() => {\n    \
                       const src = fetch(new URL(\"./chunk_1.wasm\", import.meta.url));\n\
                       export const __wasm_split_load_chess = wrapAsyncCb(makeLoad(() => {\n    \
                       const src = fetch(new URL(\"./split_chess.wasm\", import.meta.url));\n";
        let part = |file: &str, games: &str| (file.to_owned(), games.to_owned());
        assert_eq!(
            named(fetcher),
            [
                part("chunk_1.wasm", "bridge-chess"),
                part("split_chess.wasm", "chess")
            ]
        );
    }
}
