//! Metrics in the text format of Prometheus.

use core::fmt::Write as _;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::room::Room;

/// The upper bounds of the latency buckets: in microseconds, and as labels in seconds.
const BUCKETS: [(u64, &str); 12] = [
    (100, "0.0001"),
    (250, "0.00025"),
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (1_000_000, "1"),
    (10_000_000, "10"),
];

/// The version and the operation of a request. Both are empty if the operation is unknown.
pub type Asked = (&'static str, &'static str);

/// The counters of a server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Number of requests by operation and status; status 0 for a connection that was dropped without a response.
    requests: Mutex<BTreeMap<(Asked, u16), u64>>,
    /// Number of requests by duration. The last bucket counts the requests that exceed every bound.
    buckets: [AtomicU64; BUCKETS.len() + 1],
    latency: AtomicU64,
    commits: AtomicU64,
    commit_time: AtomicU64,
    jobs: AtomicU64,
    failures: AtomicU64,
    failed_ticks: AtomicU64,
    delivered: AtomicU64,
    undelivered: AtomicU64,
}

impl Metrics {
    /// Counts a request whose response was sent or whose connection was dropped.
    pub fn answered(&self, asked: Asked, status: u16, took: Duration) {
        let micros = micros(took);
        *self.requests.lock().unwrap_or_else(PoisonError::into_inner).entry((asked, status)).or_default() += 1;
        let bucket = BUCKETS.iter().position(|(bound, _)| micros <= *bound).unwrap_or(BUCKETS.len());
        if let Some(bucket) = self.buckets.get(bucket) {
            bucket.fetch_add(1, Relaxed);
        }
        self.latency.fetch_add(micros, Relaxed);
    }

    /// Counts a successful transaction, even if it had nothing to write to the disk. `jobs`: the number of its jobs.
    pub fn committed(&self, jobs: usize, took: Duration) {
        self.commits.fetch_add(1, Relaxed);
        self.commit_time.fetch_add(micros(took), Relaxed);
        self.jobs.fetch_add(u64::try_from(jobs).unwrap_or_default(), Relaxed);
    }

    /// Counts a transaction that could not be written, or a single job that failed within a transaction.
    pub fn failed(&self) {
        self.failures.fetch_add(1, Relaxed);
    }

    /// Counts a failed tick: the running clock could not move, because due work failed.
    pub fn tick_failed(&self) {
        self.failed_ticks.fetch_add(1, Relaxed);
    }

    /// Counts a notification that was sent, by whether the receiver accepted it.
    pub fn sent(&self, accepted: bool) {
        let count = if accepted { &self.delivered } else { &self.undelivered };
        count.fetch_add(1, Relaxed);
    }

    /// Writes the metrics in text format. `waiting`: the length of the writer's queue. `room`: the open connections.
    #[must_use]
    pub fn text(&self, waiting: usize, room: &Room) -> String {
        let mut out = String::new();
        self.write(&mut out, waiting, room).unwrap_or_default();
        out
    }

    fn write(&self, out: &mut String, waiting: usize, room: &Room) -> core::fmt::Result {
        head(out, "lastro_requests_total", "counter", "Requests by operation and status; 0 is a dropped connection.")?;
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (((version, operation), status), count) in &requests {
            let labels = format!("version=\"{version}\",operation=\"{operation}\",status=\"{status}\"");
            writeln!(out, "lastro_requests_total{{{labels}}} {count}")?;
        }
        head(out, "lastro_request_seconds", "histogram", "Time from the head of a request to its response.")?;
        let mut sum: u64 = 0;
        let bounds = BUCKETS.iter().map(|(_, bound)| *bound).chain(["+Inf"]);
        for (bucket, bound) in self.buckets.iter().zip(bounds) {
            sum = sum.saturating_add(bucket.load(Relaxed));
            writeln!(out, "lastro_request_seconds_bucket{{le=\"{bound}\"}} {sum}")?;
        }
        writeln!(out, "lastro_request_seconds_sum {}", seconds(&self.latency))?;
        writeln!(out, "lastro_request_seconds_count {sum}")?;
        head(out, "lastro_writer_queue", "gauge", "Jobs waiting for the writer.")?;
        writeln!(out, "lastro_writer_queue {waiting}")?;
        head(out, "lastro_connections", "gauge", "Connections.")?;
        writeln!(out, "lastro_connections {}", room.connected())?;
        let help = "Connections closed to make room for new ones.";
        head(out, "lastro_dismissed_connections_total", "counter", help)?;
        writeln!(out, "lastro_dismissed_connections_total {}", room.dismissals())?;
        let counters = [
            ("lastro_commits_total", "Successful transactions of the writer.", &self.commits),
            ("lastro_committed_jobs_total", "Jobs in these transactions.", &self.jobs),
            (
                "lastro_failed_commits_total",
                "Transactions that could not be written, and jobs that failed within one.",
                &self.failures,
            ),
            (
                "lastro_failed_ticks_total",
                "Times that the running clock could not move because due work failed.",
                &self.failed_ticks,
            ),
        ];
        for (name, help, count) in counters {
            head(out, name, "counter", help)?;
            writeln!(out, "{name} {}", count.load(Relaxed))?;
        }
        head(out, "lastro_commit_seconds_total", "counter", "Duration of these transactions.")?;
        writeln!(out, "lastro_commit_seconds_total {}", seconds(&self.commit_time))?;
        head(out, "lastro_deliveries_total", "counter", "Sent notifications, by result.")?;
        for (result, count) in [("accepted", &self.delivered), ("failed", &self.undelivered)] {
            writeln!(out, "lastro_deliveries_total{{result=\"{result}\"}} {}", count.load(Relaxed))?;
        }
        Ok(())
    }
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) -> core::fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}")
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

fn seconds(micros: &AtomicU64) -> String {
    let micros = micros.load(Relaxed);
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.answered(("2", "sales.select"), 200, Duration::from_micros(100));
        metrics.answered(("2", "sales.select"), 200, Duration::from_millis(3));
        metrics.answered(("", ""), 404, Duration::from_secs(11));
        metrics.committed(7, Duration::from_millis(1_500));
        metrics.sent(true);
        metrics.tick_failed();
        let text = metrics.text(3, &Room::new(1));
        for line in [
            "lastro_requests_total{version=\"2\",operation=\"sales.select\",status=\"200\"} 2",
            "lastro_requests_total{version=\"\",operation=\"\",status=\"404\"} 1",
            "lastro_request_seconds_bucket{le=\"0.0001\"} 1",
            "lastro_request_seconds_bucket{le=\"0.005\"} 2",
            "lastro_request_seconds_bucket{le=\"10\"} 2",
            "lastro_request_seconds_bucket{le=\"+Inf\"} 3",
            "lastro_request_seconds_sum 11.003100",
            "lastro_request_seconds_count 3",
            "lastro_writer_queue 3",
            "lastro_connections 0",
            "lastro_commits_total 1",
            "lastro_failed_ticks_total 1",
            "lastro_committed_jobs_total 7",
            "lastro_commit_seconds_total 1.500000",
            "lastro_deliveries_total{result=\"accepted\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
