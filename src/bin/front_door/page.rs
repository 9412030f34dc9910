//! Building the page as it is put on the net.

use crate::house::{House, ended_badly, not_started, run, run_quietly};
use crate::npm;
use crate::parts;
use crate::tools::{self, files, lost, print, read, write};
use crate::trouble::Trouble;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// What the page may do: use what lies beside it, and nothing else. Hosts of static pages send no headers of ours, so
/// it stands in the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Lets cargo compile the standard library with the page, for size, and with panics that stop the program without a
/// word (`src/web/trouble.rs` speaks then): a fourteenth of the program. Cargo calls this unstable, so
/// it has to be told that it may; the version of Rust is pinned.
const SMALL: [(&str, &str); 4] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "--cfg erase_components --cfg in_parts -Zunstable-options -Cpanic=immediate-abort \
         -Zfmt-debug=none",
    ),
];

/// The place in the head before which nothing is loaded.
const BEGINNING: &str = "<meta charset=\"utf-8\">";

/// Builds the page into `dist/`.
pub fn build(house: &House) -> Result<(), Trouble> {
    let start = Instant::now();
    println!("Building the page (the first time takes two to four minutes).");
    // Trunk builds with what is there; that the page's crates, and those of Rust's own library, are there is seen to here.
    run(
        house
            .cargo()
            .args(["fetch", "--locked", "--target", tools::FOR_BROWSERS])
            .envs(SMALL),
        "Fetching the crates of the page",
        "cargo play",
    )?;
    run(
        trunk(house).args(["build", "--release"]).envs(SMALL),
        "Building the page",
        "read what the compiler says above",
    )?;
    let dist = house.dist();
    parts::split(house, &dist)?;
    match (npm::node(house), npm::packages(house)) {
        (Ok(node), Ok(packages)) => shrink(house, &dist, &node, &packages)?,
        (Err(trouble), _) | (_, Err(trouble)) => {
            println!("{trouble}\nThe page works without it all the same; it is only larger.");
        }
    }
    finish(&dist)?;
    println!(
        "The page is built, in {:.0} s.",
        start.elapsed().as_secs_f32()
    );
    Ok(())
}

/// Serves a quick build that is renewed with every change of the source.
pub fn develop(house: &House, host: &str, port: u16) -> Result<ExitCode, Trouble> {
    let mut command = trunk(house);
    command.args(["serve", "--address", host, "--port", &port.to_string()]);
    match command.status() {
        Ok(status) if status.success() => Ok(ExitCode::SUCCESS),
        Ok(status) => Err(ended_badly(
            "Serving the page",
            status,
            "cargo play --dev --port 9000",
        )),
        Err(why) => Err(not_started(&command, &why, "cargo play")),
    }
}

fn trunk(house: &House) -> Command {
    let mut trunk = house.program("trunk");
    // Trunk reads this as a yes or no and stops at anything else.
    trunk.env_remove("NO_COLOR");
    // A stack of Trunk's own functions would only hide what the compiler says.
    trunk.env_remove("RUST_BACKTRACE");
    trunk
}

/// Lets wasm-opt make the programs smaller. What it has once made is kept, since it takes longer than all else.
fn shrink(house: &House, dist: &Path, node: &Path, packages: &Path) -> Result<(), Trouble> {
    let wasm_opt = packages.join("binaryen").join("bin").join("wasm-opt");
    let kept = house.target().join("wasm-opt");
    fs::create_dir_all(&kept).map_err(|why| lost(&kept, &why))?;
    let versions = read(&house.page_tests().join("package-lock.json"))?;
    let mut of_today = Vec::new();
    for program in files(dist)? {
        if program.extension().is_none_or(|ending| ending != "wasm") {
            continue;
        }
        let of_the_bots = program
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("bot_worker"));
        // The page shall be there soon, the bots shall think fast. No feature flags: a program says itself what it uses,
        // and with all of them browsers refuse it.
        let passes: &[&str] = if of_the_bots {
            &["-O3"]
        } else {
            &[
                "--generate-global-effects",
                "--flatten",
                "--rereloop",
                "-Oz",
                "-Oz",
                "--coalesce-locals-learning",
                "--vacuum",
                "--dealign",
            ]
        };
        // The lowest addresses are the far end of the stack. Neighbours by name are alike, which compresses better.
        let how = [
            &["--low-memory-unused"],
            passes,
            &["--reorder-functions-by-name", "--strip-producers"],
        ]
        .concat();
        let bytes = fs::read(&program).map_err(|why| lost(&program, &why))?;
        let smaller = kept.join(format!("{:016x}.wasm", print((&bytes, &how, &versions))));
        if !smaller.is_file() {
            let unfinished = kept.join(format!("unfinished-{}", std::process::id()));
            // It warns of names for local variables, which it does not know.
            run_quietly(
                house
                    .program(node)
                    .arg(&wasm_opt)
                    .args(how)
                    .arg(&program)
                    .arg("-o")
                    .arg(&unfinished),
                "wasm-opt",
                "cargo play",
            )?;
            fs::rename(&unfinished, &smaller).map_err(|why| lost(&smaller, &why))?;
        }
        fs::copy(&smaller, &program).map_err(|why| lost(&program, &why))?;
        of_today.push(smaller);
    }
    for old in files(&kept)? {
        if !of_today.contains(&old) {
            // Only room on the disk is lost where it stays.
            drop(fs::remove_file(old));
        }
    }
    Ok(())
}

/// Does to the built page what Trunk does not: the content policy, and addresses that change with the worker.
fn finish(dist: &Path) -> Result<(), Trouble> {
    let index = dist.join("index.html");
    let html = read(&index)?;
    let worker = dist.join("bot_worker.js");
    let loader = dist.join("bot_worker_loader.js");
    let program = dist.join("bot_worker_bg.wasm");
    let mut worker_text = read(&worker)?;
    let mut loader_text = read(&loader)?;
    let program_bytes = fs::read(&program).map_err(|why| lost(&program, &why))?;
    let version = format!(
        "?{:016x}",
        print((&worker_text, &loader_text, program_bytes))
    );
    let versioned = |text: &str, name: &str| text.replace(name, &format!("{name}{version}"));
    worker_text = versioned(&worker_text, "bot_worker_bg.wasm");
    loader_text = versioned(&loader_text, "bot_worker.js");
    let html = with_one_style_sheet(dist, &html)?;
    let html = with_pictures_inside(dist, &html)?;
    let html = with_policy(&html)
        .map(|html| versioned(&html, "./bot_worker_loader.js"))
        .ok_or_else(|| {
            Trouble::new(
                format!("index.html has no {BEGINNING}, after which the content policy belongs"),
                "git diff index.html".into(),
            )
        })?;
    for (file, text) in [
        (&index, html),
        (&worker, worker_text),
        (&loader, loader_text),
    ] {
        write(file, text)?;
    }
    Ok(())
}

/// Joins the style sheets, in their order: the page waits for one request instead of one for each.
fn with_one_style_sheet(dist: &Path, html: &str) -> Result<String, Trouble> {
    let links = style_sheets(html);
    let mut joined = String::new();
    for (_, name) in &links {
        let sheet = dist.join(name);
        joined.push_str(&packed(&read(&sheet)?));
        fs::remove_file(&sheet).map_err(|why| lost(&sheet, &why))?;
    }
    let name = format!("style-{:016x}.css", print(&joined));
    let sheet = dist.join(&name);
    write(&sheet, joined)?;
    let mut in_place_of_the_first = format!("<link rel=\"stylesheet\" href=\"./{name}\"/>");
    let mut html = html.to_owned();
    for (link, _) in &links {
        html = html.replacen(link, &in_place_of_the_first, 1);
        in_place_of_the_first.clear();
    }
    Ok(html)
}

/// Puts the pictures that the page shows at once into it, so that the first thing painted is the lobby: no request is
/// waited for.
fn with_pictures_inside(dist: &Path, html: &str) -> Result<String, Trouble> {
    const BEFORE: &str = "<img class=\"title-picture\" src=\"";
    let mut pieces = html.split(BEFORE);
    let mut whole = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, after) = piece.split_once('"').unwrap_or((piece, ""));
        let picture = in_an_address(&read(&dist.join(name))?);
        whole.extend([BEFORE, "data:image/svg+xml,", &picture, "\"", after]);
    }
    Ok(whole)
}

/// A drawing as a part of an address inside double quotes.
fn in_an_address(drawing: &str) -> String {
    let mut address = String::new();
    for line in drawing.lines() {
        for letter in line.trim_start().chars() {
            match letter {
                '"' => address.push('\''),
                '%' => address.push_str("%25"),
                '#' => address.push_str("%23"),
                '<' => address.push_str("%3C"),
                '>' => address.push_str("%3E"),
                '&' => address.push_str("%26"),
                other => address.push(other),
            }
        }
        if !line.trim_end().ends_with('>') {
            address.push(' ');
        }
    }
    address
}

/// A style sheet without what only people read: comments, indentation, and spaces beside signs that separate by
/// themselves. A colon keeps the space before it, which says something in a selector.
fn packed(sheet: &str) -> String {
    let mut pieces = sheet.split("/*");
    let mut bare = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        bare.push_str(piece.split_once("*/").map_or("", |(_, rest)| rest));
    }
    let mut packed = String::new();
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        packed.push_str(line);
        if !line.ends_with(['{', ';', ',', '}']) {
            packed.push('\n');
        }
    }
    for (loose, tight) in [
        (": ", ":"),
        (" {", "{"),
        ("{ ", "{"),
        ("; ", ";"),
        (" }", "}"),
        (";}", "}"),
        (", ", ","),
        (" > ", ">"),
    ] {
        packed = packed.replace(loose, tight);
    }
    packed
}

/// The links to style sheets as Trunk writes them, with the names of the files.
fn style_sheets(html: &str) -> Vec<(String, String)> {
    const BEFORE: &str = "<link rel=\"stylesheet\" href=\"./";
    const AFTER: &str = "\"/>";
    html.split(BEFORE)
        .skip(1)
        .filter_map(|rest| rest.split_once(AFTER))
        .map(|(name, _)| (format!("{BEFORE}{name}{AFTER}"), name.to_owned()))
        .collect()
}

fn with_policy(html: &str) -> Option<String> {
    let (before, after) = html.split_once(BEGINNING)?;
    Some(format!(
        "{before}{BEGINNING}\n  <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">{after}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_stands_before_everything_that_loads() {
        let html = include_str!("../../../index.html");
        let finished = with_policy(html).unwrap();
        let policy = finished.find("Content-Security-Policy").unwrap();
        let first_to_load = finished.find("<link").unwrap();
        assert!(policy < first_to_load);
        assert_eq!(with_policy("<head></head>"), None);
    }

    #[test]
    fn style_sheets_are_joined_in_their_order() {
        let dist = std::env::temp_dir().join(format!("sobremesa-style-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        fs::write(
            dist.join("a-1.css"),
            "/* last */\n\n  a > b :not(c) { d: 1; e:\n  2, 3; }\n",
        )
        .unwrap();
        fs::write(dist.join("b-2.css"), "b{}").unwrap();
        let html = "<head><link rel=\"stylesheet\" href=\"./b-2.css\"/>\
                    <link rel=\"stylesheet\" href=\"./a-1.css\"/></head>";
        let html = with_one_style_sheet(&dist, html).unwrap();
        let left = files(&dist).unwrap();
        let [sheet] = left.as_slice() else {
            panic!("{left:?}")
        };
        assert_eq!(
            fs::read_to_string(sheet).unwrap(),
            "b{}a>b :not(c){d:1;e:\n2,3}"
        );
        assert!(html.contains(&sheet.file_name().unwrap().to_string_lossy()[..]));
        assert_eq!(html.matches("stylesheet").count(), 1);
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn the_source_has_nothing_inline_that_the_policy_would_refuse() {
        let html = include_str!("../../../index.html");
        assert!(!html.contains("style="));
        assert!(!html.contains("<style"));
        for script in html.split("<script").skip(1) {
            assert!(
                script
                    .split('>')
                    .next()
                    .is_some_and(|tag| tag.contains(" src="))
            );
        }
    }

    #[test]
    fn the_first_pictures_stand_in_the_page() {
        let dist = std::env::temp_dir().join(format!("sobremesa-pictures-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        fs::write(
            dist.join("a.svg"),
            "<svg a=\"50%\">\n  <path fill=\"#fff\"/>\n</svg>\n",
        )
        .unwrap();
        let html = "<p><img class=\"title-picture\" src=\"a.svg\" alt=\"\"></p>";
        let inside = with_pictures_inside(&dist, html).unwrap();
        assert_eq!(
            inside,
            "<p><img class=\"title-picture\" src=\"data:image/svg+xml,%3Csvg a='50%25'%3E%3Cpath fill='%23fff'/%3E\
             %3C/svg%3E\" alt=\"\"></p>"
        );
        assert!(with_pictures_inside(&dist, &html.replace("a.svg", "b.svg")).is_err());
        fs::remove_dir_all(dist).unwrap();
    }
}
