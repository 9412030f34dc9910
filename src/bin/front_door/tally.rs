//! Counting the tests that other programs run.

use crate::house::{ended_badly, not_started};
use crate::trouble::Trouble;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};
use std::thread;

/// How many tests passed, and how many did not.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u32,
    /// Tests that failed or never ended.
    pub failed: u32,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Tally {
    /// What a line of output says of tests: cargo's and nextest's summaries, and the line that our own programs close with.
    fn said_in(line: &str) -> Self {
        let line = line.trim();
        let tally = Self {
            passed: number_before(line, " passed"),
            failed: number_before(line, " failed") + number_before(line, " timed out"),
        };
        let is_summary = line.starts_with("test result: ")
            || line.starts_with("Summary [")
            || line == tally.to_string();
        if is_summary { tally } else { Self::default() }
    }
}

fn number_before(line: &str, word: &str) -> u32 {
    line.split_once(word)
        .and_then(|(before, _)| before.rsplit(' ').next())
        .and_then(|number| number.parse().ok())
        .unwrap_or(0)
}

/// Runs a command to its end, shows what it says, and counts the tests in it.
///
/// # Errors
/// Where it cannot be started. That it failed is the second half of the answer, since there are tests to count all the
/// same.
pub fn run_counted(
    command: &mut Command,
    what: &str,
    remedy: &str,
) -> Result<(Tally, Result<(), Trouble>), Trouble> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|why| not_started(command, &why, remedy))?;
    let (said, complained) = (child.stdout.take(), child.stderr.take());
    let tally = thread::scope(|scope| {
        let said =
            scope.spawn(|| said.map(|said| count_while_showing(said, &mut std::io::stdout())));
        let complained = scope
            .spawn(|| complained.map(|said| count_while_showing(said, &mut std::io::stderr())));
        let mut tally = Tally::default();
        for heard in [said, complained] {
            tally += heard.join().ok().flatten().unwrap_or_default();
        }
        tally
    });
    let status = child
        .wait()
        .map_err(|why| not_started(command, &why, remedy))?;
    let outcome = if status.success() {
        Ok(())
    } else {
        Err(ended_badly(what, status, remedy))
    };
    Ok((tally, outcome))
}

fn count_while_showing(said: impl Read, shown: &mut impl Write) -> Tally {
    let mut tally = Tally::default();
    let mut said = BufReader::new(said);
    let mut line = Vec::new();
    while said.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        // Whoever closed our output still gets the count.
        drop(shown.write_all(&line));
        tally += Tally::said_in(&String::from_utf8_lossy(&line));
        line.clear();
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str) -> Tally {
        count_while_showing(text.as_bytes(), &mut std::io::sink())
    }

    #[test]
    fn counts_what_cargo_says() {
        let said = "running 3 tests\ntest a ... ok\n\n\
            test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: ok. 40 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s\n";
        assert_eq!(
            count(said),
            Tally {
                passed: 42,
                failed: 1
            }
        );
    }

    #[test]
    fn counts_what_nextest_says() {
        let said = "        PASS [   0.005s] sobremesa engine::pile::tests::a\n\
            ------------\n     Summary [   1.234s] 12 tests run: 9 passed (1 slow), 2 failed, 1 timed out, 0 skipped\n";
        assert_eq!(
            count(said),
            Tally {
                passed: 9,
                failed: 3
            }
        );
    }

    #[test]
    fn counts_what_our_own_programs_say_and_only_as_a_whole_line() {
        assert_eq!(
            count("7 passed, 1 failed\n"),
            Tally {
                passed: 7,
                failed: 1
            }
        );
        assert_eq!(
            count("of these 7 passed, 1 failed\n7 passed (3 s)"),
            Tally::default()
        );
    }
}
