//! How long this thread has worked.

use std::time::{Duration, Instant};

/// Measures the work of a thread: the time that it had a core for itself, where the system tells
/// (Linux), so that other programs on the machine do not count; elsewhere the time of the clock.
pub struct Stopwatch {
    worked: Option<Duration>,
    began: Instant,
}

impl Stopwatch {
    /// Starts.
    pub fn start() -> Self {
        Stopwatch {
            worked: worked(),
            began: Instant::now(),
        }
    }

    /// How long the thread has worked since.
    pub fn read(&self) -> Duration {
        match (self.worked, worked()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.began.elapsed(),
        }
    }

    /// What is measured, in a word or two.
    pub fn measures(&self) -> &'static str {
        match self.worked {
            Some(_) => "core time",
            None => "clock time",
        }
    }
}

/// The first number of the file is how many nanoseconds the thread was on a core.
fn worked() -> Option<Duration> {
    let file = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = file.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let stopwatch = Stopwatch::start();
        let began = Instant::now();
        let mut sum = 0_u64;
        while began.elapsed() < Duration::from_millis(20) {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(stopwatch.read() > Duration::from_micros(100));
    }
}
