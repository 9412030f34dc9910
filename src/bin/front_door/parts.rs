//! The page's program in parts: what every visitor needs, and one for each game, fetched when it is wanted
//! (`src/ui/rooms.rs`). Trunk builds the program whole; here it is taken apart.
//!
//! Every file is called by what is in it, so that a browser that has kept an older one does not take it for this one.

use std::fs;
use std::path::Path;

use crate::house::{House, run};
use crate::tools::{FOR_BROWSERS, create, files, lost, print, read, write};
use crate::trouble::Trouble;

/// What the program is called until its name is settled.
const PROGRAM: &str = "program";

/// The script that fetches parts, as the splitter calls it.
const FETCHER: &str = "__wasm_split.js";

/// How the splitter's script takes a part into the program. It insists that hosts say what kind of file it is.
const STRICT: &str = "WebAssembly.instantiateStreaming(src, imports)";

/// How ours does.
const LENIENT: &str = "src.then((part) => part.ok\
    ? WebAssembly.instantiateStreaming(part.clone(), imports)\
    .catch(() => part.arrayBuffer().then((bytes) => WebAssembly.instantiate(bytes, imports)))\
    : Promise.reject(new Error(`${part.status} ${part.url}`)))";

/// Takes the program in `dist` apart, which Trunk has built whole.
///
/// # Errors
///
/// Where the splitter or wasm-bindgen fails or writes what is not known here, or a file cannot be written.
pub fn split(house: &House, dist: &Path) -> Result<(), Trouble> {
    let whole = house.target().join(FOR_BROWSERS).join("release");
    let parts = house.target().join("parts");
    drop(fs::remove_dir_all(&parts));
    create(&parts)?;
    run(
        house
            .program("wasm-split-cli")
            .arg(whole.join("sobremesa.wasm"))
            .arg(&parts)
            .args(["--out-name", PROGRAM]),
        "Taking the program apart",
        "cargo play",
    )?;
    let bound = parts.join("bound");
    run(
        house
            .program("wasm-bindgen")
            .arg(parts.join(PROGRAM).with_extension("wasm"))
            .args(["--target", "web", "--no-typescript"])
            .args(["--keep-debug", "--keep-lld-exports"])
            .args(["--out-name", PROGRAM, "--out-dir"])
            .arg(&bound),
        "Binding the program to the browser",
        "cargo play",
    )?;
    let mut fetcher = changed(&read(&parts.join(FETCHER))?, STRICT, LENIENT)?;
    for (file, games) in named(&fetcher) {
        let part = parts.join(&file);
        let bytes = fs::read(&part).map_err(|why| lost(&part, &why))?;
        let lasting = format!("{games}-{:016x}.wasm", print(&bytes));
        fetcher = changed(&fetcher, &format!("./{file}"), &format!("./{lasting}"))?;
        write(&dist.join(lasting), bytes)?;
    }
    let program = bound.join(format!("{PROGRAM}_bg.wasm"));
    let bytes = fs::read(&program).map_err(|why| lost(&program, &why))?;
    let script = read(&bound.join(PROGRAM).with_extension("js"))?;
    let print = print((&bytes, &script, &fetcher));
    let (lasting, parts) = (
        format!("sobremesa-{print:016x}"),
        format!("parts-{print:016x}.js"),
    );
    let from = |file: &str| format!("from \"./{file}\"");
    let script = changed(&script, &from(FETCHER), &from(&parts))?;
    let script = changed(
        &script,
        &format!("{PROGRAM}_bg.wasm"),
        &format!("{lasting}_bg.wasm"),
    )?;
    let fetcher = changed(
        &fetcher,
        &format!("./{PROGRAM}.js"),
        &format!("./{lasting}.js"),
    )?;
    let before = whole_program(dist)?;
    for ending in [".js", "_bg.wasm"] {
        let old = dist.join(format!("{before}{ending}"));
        fs::remove_file(&old).map_err(|why| lost(&old, &why))?;
    }
    write(&dist.join(format!("{lasting}_bg.wasm")), bytes)?;
    write(&dist.join(format!("{lasting}.js")), script)?;
    write(&dist.join(&parts), fetcher)?;
    let index = dist.join("index.html");
    let html = changed(&read(&index)?, &before, &lasting)?;
    let fetched_at_once = format!("<link rel=\"modulepreload\" href=\"./{parts}\">\n</head>");
    write(&index, changed(&html, "</head>", &fetched_at_once)?)
}

/// What Trunk calls the program that it has built.
fn whole_program(dist: &Path) -> Result<String, Trouble> {
    let names = files(dist)?;
    let name = names.iter().find_map(|file| {
        let name = file.file_name()?.to_str()?.strip_suffix("_bg.wasm")?;
        name.starts_with("sobremesa-").then(|| name.to_owned())
    });
    name.ok_or_else(|| Trouble::new("Trunk has built no program".into(), "cargo play".into()))
}

/// The parts that the splitter's script fetches: the file of each, and the games that need it.
fn named(fetcher: &str) -> Vec<(String, String)> {
    let mut shared = String::new();
    let mut parts = Vec::new();
    for line in fetcher.lines() {
        if let Some(games) = between(line, "/* ", " */") {
            shared = games.replace(", ", "-");
        }
        if let Some(file) = between(line, "new URL(\"./", "\"") {
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

/// A text with something else in every place of `old`, of which there must be one.
fn changed(text: &str, old: &str, new: &str) -> Result<String, Trouble> {
    if text.contains(old) {
        return Ok(text.replace(old, new));
    }
    Err(Trouble::new(
        format!("A tool writes no {old} any more, which the page is put together by"),
        "git status, for a version that is not the usual one".into(),
    ))
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

    #[test]
    fn what_is_not_there_is_not_changed_in_silence() {
        assert_eq!(changed("a b a", "a", "c").unwrap(), "c b c");
        assert!(changed("a b a", "c", "d").is_err());
    }
}
