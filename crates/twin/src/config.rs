//! What a twin starts with.

use lastro::issue::Params;
use lastro::model::ConcealedText;
use lastro::{DateTime, LastroError};
use lastro_macros::model;

use crate::moment::Moment;
use crate::policy::Policies;

/// What a twin starts with. Everything may be left out.
#[model(answer)]
pub struct Config {
    /// The root of everything that looks random; 0 if it is left out.
    pub seed: Option<i64>,
    /// The moment at which the twin starts: 1 January 2027, 9:00 in Brasília if it is left out.
    pub now: Option<DateTime>,
    /// The account's address, in the addresses that answers contain: `https://twin.example` if it is left out.
    pub base_url: Option<String>,
    /// The keys that are accepted. Without any, every key is accepted and may do everything.
    pub keys: Option<Vec<ApiKey>>,
    /// The servers that are notified of changes.
    pub subscriptions: Option<Vec<Subscription>>,
    /// The choices that are not the default, by the names of their policies.
    pub policies: Option<Params>,
}

/// A key of the account.
#[model(answer)]
pub struct ApiKey {
    /// The key.
    pub key: ConcealedText,
    /// The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); all if it is left out.
    pub allow: Option<Vec<String>>,
    /// Whether it may use version 1; yes if it is left out.
    pub v1: Option<bool>,
}

/// A server that is notified of changes.
#[model(answer)]
pub struct Subscription {
    /// Where the notification is sent.
    pub url: String,
    /// The key that signs it. It is no part of the state: a snapshot does not contain it.
    pub secret: ConcealedText,
    /// The structures, `clientes` or `vendas`; all if it is left out.
    pub endpoints: Option<Vec<String>>,
    /// The methods, `insert`, `update` or `delete`; all if it is left out.
    pub operations: Option<Vec<String>>,
}

/// A configuration that has been checked. Debug output shows no key and no secret.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The root of everything that looks random.
    pub seed: i64,
    /// The moment at which the twin starts.
    pub start: Moment,
    /// The account's address, without a slash at its end.
    pub base_url: String,
    /// The keys that are accepted; every key if there are none.
    pub keys: Vec<ApiKey>,
    /// The servers that are notified.
    pub subscriptions: Vec<Subscription>,
    /// What the twin does where the documents are silent.
    pub policies: Policies,
}

/// 1 January 2027, 9:00 in Brasília.
const START: i64 = 1_798_804_800_000;

impl Config {
    /// Checks the configuration.
    ///
    /// # Errors
    /// At `policies.NAME` an unknown policy or choice.
    pub fn settings(&self) -> Result<Settings, LastroError> {
        let policies = Policies::new(self.policies.iter().flat_map(Params::iter))?;
        let base_url = self.base_url.as_deref().unwrap_or("https://twin.example");
        Ok(Settings {
            seed: self.seed.unwrap_or_default(),
            start: self.now.as_ref().map_or_else(|| Moment::from_millis(START), Moment::of),
            base_url: base_url.trim_end_matches('/').to_owned(),
            keys: self.keys.clone().unwrap_or_default(),
            subscriptions: self.subscriptions.clone().unwrap_or_default(),
            policies,
        })
    }
}
