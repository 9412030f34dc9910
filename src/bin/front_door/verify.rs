//! `cargo verify`: every check and test, cheapest first.

use crate::browsers;
use crate::house::{House, run};
use crate::npm;
use crate::page;
use crate::tally::{Tally, run_counted};
use crate::tools;
use crate::trouble::Trouble;
use std::net::TcpListener;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

const STRICTLY: [&str; 3] = ["--", "-D", "warnings"];
const NO_PAGE: &str = "--no-default-features";
const FOR_BROWSERS: [&str; 2] = ["--target", tools::FOR_BROWSERS];

/// Runs every check, browsers included.
pub fn everything(house: House) -> Result<ExitCode, Trouble> {
    let mut day = Day::begin(house);
    without_browsers(&mut day);
    in_browsers(&mut day);
    Ok(day.end())
}

/// Runs every check that needs no browser.
pub fn quick(house: House) -> Result<ExitCode, Trouble> {
    let mut day = Day::begin(house);
    without_browsers(&mut day);
    Ok(day.end())
}

fn without_browsers(day: &mut Day) {
    day.step("format", |house| {
        passes(house.cargo().args(["fmt", "--all", "--check"]), "cargo fmt")
    });
    day.step("clippy of the rules", |house| {
        let mut clippy = house.cargo();
        clippy
            .args(["clippy", NO_PAGE, "--all-targets"])
            .args(STRICTLY);
        passes(
            &mut clippy,
            "cargo clippy --no-default-features --all-targets",
        )
    });
    day.step("tests of the rules", |house| {
        let mut tests = house.cargo();
        if house.which("cargo-nextest").is_some() {
            tests.args([
                "nextest",
                "run",
                "--color",
                "never",
                "--no-fail-fast",
                NO_PAGE,
            ]);
        } else {
            tests.args([
                "test",
                "--color",
                "never",
                "--no-fail-fast",
                NO_PAGE,
                "--lib",
                "--bins",
                "--tests",
            ]);
        }
        counted(&mut tests, "cargo test --no-default-features")
    });
    day.step("examples in the documentation", |house| {
        let mut tests = house.cargo();
        tests.args(["test", "--color", "never", "--doc", NO_PAGE]);
        counted(&mut tests, "cargo test --doc --no-default-features")
    });
    day.step("documentation of the rules", |house| {
        passes(
            documentation(house).arg(NO_PAGE),
            "cargo doc --no-default-features --document-private-items",
        )
    });
    day.step("clippy of the page", |house| {
        tools::rust_for_wasm(house)?;
        let mut clippy = house.cargo();
        clippy
            .args([
                "clippy",
                "--lib",
                "--bin",
                "sobremesa",
                "--bin",
                "bot_worker",
            ])
            .args(FOR_BROWSERS)
            .args(STRICTLY);
        passes(
            &mut clippy,
            "cargo clippy --target wasm32-unknown-unknown --lib",
        )
    });
    day.step("documentation of the page", |house| {
        passes(
            documentation(house).arg("--lib").args(FOR_BROWSERS),
            "cargo doc --document-private-items",
        )
    });
    day.step("style sheets", |house| {
        let sheets = house.root().join("style").join("*.css");
        passes(
            node_program(house, "stylelint/bin/stylelint.mjs")?.arg(sheets),
            "read what stylelint says above",
        )
    });
    day.step(BUILD, |house| {
        npm::packages(house)?;
        tools::for_building(house)?;
        page::build(house)?;
        Ok((Tally::default(), Ok(())))
    });
    day.step_on_page("size of the page", |house| {
        passes(
            script(house, "size.mjs")?.arg(house.dist()),
            "make it smaller, or raise its budget in tests/page/size.mjs",
        )
    });
}

fn in_browsers(day: &mut Day) {
    day.step_on_page("tests in Chromium", |house| {
        let browser = browsers::chromium(house)?;
        let mut playwright = node_program(house, "@playwright/test/cli.js")?;
        playwright
            .arg("test")
            .env("SOBREMESA_BROWSER", browser)
            .env("SOBREMESA_PORT", free_port().to_string());
        counted(
            &mut playwright,
            "read what Playwright says above; pictures are in tests/page/results",
        )
    });
    day.step_on_page("Lighthouse", |house| {
        let browser = browsers::chromium(house)?;
        let mut lighthouse = script(house, "lighthouse.mjs")?;
        lighthouse.env("SOBREMESA_BROWSER", browser);
        passes(&mut lighthouse, "read the reports in tests/page/results")
    });
    day.step_on_page("tests in Safari's engine", |house| {
        let Some(webkit) = browsers::webkit(house)? else {
            return Err(Trouble::new(
                "This system has no WebKitGTK with xvfb, which stand in for Safari".into(),
                "install webkit2gtk-driver, xvfb and xauth, or run cargo verify on Debian".into(),
            ));
        };
        let node = npm::node(house)?;
        let mut run = house.program(webkit.display);
        run.arg("--auto-servernum")
            .arg(node)
            .arg(house.page_tests().join("safari.mjs"))
            .env("SOBREMESA_DRIVER", webkit.driver)
            .env("SOBREMESA_BROWSER", webkit.browser);
        counted(&mut run, "read what it says above")
    });
}

/// What a step found: how many tests, and whether all is well.
type Finding = Result<(Tally, Result<(), Trouble>), Trouble>;

/// The step that all steps on the page wait for.
const BUILD: &str = "the page, built for release";

/// One run through the steps.
struct Day {
    house: House,
    began: Instant,
    tally: Tally,
    failed: Vec<&'static str>,
    times: Vec<(&'static str, &'static str, Duration)>,
}

impl Day {
    fn begin(house: House) -> Self {
        println!(
            "Checking everything. A first run takes up to an hour, later ones about half of that; --quick stops before the browsers."
        );
        Self {
            house,
            began: Instant::now(),
            tally: Tally::default(),
            failed: Vec::new(),
            times: Vec::new(),
        }
    }

    /// Takes one step. A failure does not keep the others from being taken.
    fn step(&mut self, name: &'static str, check: impl FnOnce(&mut House) -> Finding) {
        println!("\n== {name}");
        let began = Instant::now();
        let outcome = check(&mut self.house).and_then(|(tally, outcome)| {
            self.tally += tally;
            outcome
        });
        let verdict = match outcome {
            Ok(()) => "fine",
            Err(trouble) => {
                println!("{trouble}");
                self.failed.push(name);
                "FAILED"
            }
        };
        let took = began.elapsed();
        println!("== {name}: {verdict}, {:.1} s", took.as_secs_f32());
        self.times.push((name, verdict, took));
    }

    /// Takes a step on the built page, if there is one.
    fn step_on_page(&mut self, name: &'static str, check: impl FnOnce(&mut House) -> Finding) {
        if self.failed.contains(&BUILD) {
            println!("\n== {name}: not taken, since there is no page");
            self.failed.push(name);
        } else {
            self.step(name, check);
        }
    }

    /// Says how it went; the last line counts the tests.
    fn end(self) -> ExitCode {
        println!();
        for (name, verdict, took) in &self.times {
            println!("{:>7.1} s  {verdict:<6}  {name}", took.as_secs_f32());
        }
        println!("{:>7.1} s  in all", self.began.elapsed().as_secs_f32());
        if self.failed.is_empty() {
            println!("All is well.");
        } else {
            println!("Failed: {}.", self.failed.join(", "));
        }
        println!("{}", self.tally);
        if self.failed.is_empty() && self.tally.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// A check without tests to count.
fn passes(command: &mut Command, remedy: &str) -> Finding {
    run(command, "This check", remedy)?;
    Ok((Tally::default(), Ok(())))
}

/// A check that is made of tests. That there are none is a failure too.
fn counted(command: &mut Command, remedy: &str) -> Finding {
    let (tally, outcome) = run_counted(command, "This check", remedy)?;
    let outcome = outcome.and_then(|()| match tally {
        Tally {
            passed: 0,
            failed: 0,
        } => Err(Trouble::new("No test was run".into(), remedy.into())),
        Tally { .. } => Ok(()),
    });
    Ok((tally, outcome))
}

fn documentation(house: &House) -> Command {
    let mut doc = house.cargo();
    doc.args(["doc", "--no-deps", "--document-private-items"])
        .env(
            "RUSTDOCFLAGS",
            "-D warnings -A rustdoc::private_intra_doc_links",
        );
    doc
}

/// A program among the npm packages, in the folder of the page's tests.
fn node_program(house: &House, program: &str) -> Result<Command, Trouble> {
    let program = npm::packages(house)?.join(program);
    let mut node = house.program(npm::node(house)?);
    node.arg(program).current_dir(house.page_tests());
    Ok(node)
}

/// One of the scripts beside the page's tests.
fn script(house: &House, name: &str) -> Result<Command, Trouble> {
    npm::packages(house)?;
    let mut node = house.program(npm::node(house)?);
    node.arg(house.page_tests().join(name))
        .current_dir(house.page_tests());
    Ok(node)
}

/// A port that nobody listens on at this moment.
fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map_or(4173, |address| address.port())
}
