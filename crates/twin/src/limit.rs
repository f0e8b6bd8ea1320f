//! The rate limit: one token bucket per API key, refilled as the twin's clock moves.

use std::collections::BTreeMap;

use lastro_macros::model;

use crate::auth::KeyUse;
use crate::config::Limit;
use crate::decide::Refusal;
use crate::filled;
use crate::moment::Moment;

/// The level of a key's token bucket.
#[model(answer)]
pub struct Bucket {
    /// The index of the key in the configuration; -1 if every key is accepted.
    pub key: i64,
    /// The number of token parts in the bucket. One token has as many parts as the limit's period has milliseconds.
    pub level: i64,
    /// The instant at which `level` was computed, in milliseconds since 1970.
    pub at: i64,
}

/// The limit, and the buckets of the keys that were used so far. A key without a bucket has a full one.
#[derive(Debug, Clone, Default)]
pub struct Limits {
    limit: Option<Limit>,
    // For each key index: the level of the bucket, and the instant at which it was computed.
    buckets: BTreeMap<i64, (i64, Moment)>,
}

impl Limits {
    /// Creates a limit with a full bucket for every key; `None` means that there is no limit.
    #[must_use]
    pub fn new(limit: Option<Limit>) -> Self {
        Self { limit, buckets: BTreeMap::new() }
    }

    /// Whether there is a limit at all.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.limit.is_some()
    }

    /// Takes a token from the bucket of a key.
    ///
    /// # Errors
    /// 429, with the seconds until the next token, if the bucket is empty.
    pub fn take(&mut self, key: &KeyUse, now: Moment) -> Result<(), Refusal> {
        let Some(limit) = &self.limit else { return Ok(()) };
        let place = match key {
            KeyUse::Known(place) => i64::try_from(*place).unwrap_or(i64::MAX),
            _ => -1,
        };
        // A token has as many parts as the limit's period has milliseconds, so that every millisecond adds whole parts.
        let token = limit.seconds.saturating_mul(1_000);
        let full = limit.requests.saturating_mul(token);
        let (level, since) = self.buckets.get(&place).copied().unwrap_or((full, now));
        let passed = now.millis().saturating_sub(since.millis());
        let level = level.saturating_add(passed.saturating_mul(limit.requests)).min(full);
        if level >= token {
            self.buckets.insert(place, (level.saturating_sub(token), now));
            return Ok(());
        }
        self.buckets.insert(place, (level, now));
        let millis = div_up(token.saturating_sub(level), limit.requests);
        let seconds = div_up(millis, 1_000).max(1);
        let message = format!("Limite de requisições excedido: aguarde {seconds} s e tente novamente.");
        Err(Refusal { retry_after: Some(seconds), ..Refusal::new(429, message) })
    }

    /// The levels of the buckets, by key.
    #[must_use]
    pub fn buckets(&self) -> Vec<Bucket> {
        let bucket = |(key, (level, at)): (&i64, &(i64, Moment))| Bucket { key: *key, level: *level, at: at.millis() };
        self.buckets.iter().map(bucket).collect()
    }

    /// The same limit with the buckets of a snapshot.
    #[must_use]
    pub fn with_buckets(&self, buckets: &[Bucket]) -> Self {
        let bucket = |bucket: &Bucket| (bucket.key, (bucket.level, Moment::from_millis(bucket.at)));
        Self { limit: self.limit.clone(), buckets: filled(buckets.iter().map(bucket)) }
    }
}

/// A quotient rounded up; a divisor below 1 counts as 1.
fn div_up(number: i64, by: i64) -> i64 {
    let by = by.max(1);
    number.saturating_add(by.saturating_sub(1)).div_euclid(by)
}
