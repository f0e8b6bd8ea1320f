//! The configuration of the server as one record. Its values come from the configuration file and from command-line arguments,
//! which take precedence.

use lastro::DateTime;
use lastro::issue::Params;
use lastro::model::{ConcealedText, HiredPlan, PaymentMethod, Plan};
use lastro_macros::model;
use lastro_twin::Config;
use lastro_twin::config::{ApiKey, Limit, ReferenceLists, Subscription};
use lastro_twin::fault::FaultPlan;

/// The configuration of `lastro serve`. Every member is optional. A command-line argument of the same name takes precedence.
/// Amounts and percentages are strings (`"129.90"`) or integers. Paths are relative to the folder of the configuration file.
#[model(answer)]
#[derive(Default)]
pub struct ServeConfig {
    /// The SQLite database with the state; default: `lastro.db` in the working folder, unless `memory` is set.
    pub db: Option<String>,
    /// Whether the state is only in memory and lost when the server ends; default: no.
    pub memory: Option<bool>,
    /// The address to listen on; default: `127.0.0.1`. With an address that is not a loopback address, other machines can
    /// connect.
    pub host: Option<String>,
    /// The port to listen on; default: 8130. With 0, the system chooses a port.
    pub port: Option<i64>,
    /// The kind of clock: `frozen` (default), `real`, or `fast:N` for N times as fast as real time.
    pub clock: Option<String>,
    /// The file with the snapshot with which a new state begins.
    pub from: Option<String>,
    /// The file with the fault plan (the faults to inject), in JSON.
    pub faults: Option<String>,
    /// The fault plan itself, in place of a file in `faults`.
    pub fault_plan: Option<FaultPlan>,
    /// Number of newest entries to keep in the journal (the log of all that happened), 1 or more; default: all.
    pub journal_keep: Option<i64>,
    /// The hosts to which notifications may be sent. This machine is always allowed.
    pub allow_host: Option<Vec<String>>,
    /// The format of error messages on standard error: `text` (default) or `json`.
    pub log: Option<String>,
    /// The token that authorizes requests to the control plane. If neither this nor `token_file` is given, a random token is
    /// generated.
    pub token: Option<ConcealedText>,
    /// The file with the token of the control plane.
    pub token_file: Option<String>,
    /// Whether API keys with fewer than 16 characters are accepted; default: no.
    pub insecure_key: Option<bool>,
    /// Seed for generated identifiers and codes; default: 0.
    pub seed: Option<i64>,
    /// The instant at which a new state begins; default: 1 January 2027, 9:00 in Brasília.
    pub now: Option<DateTime>,
    /// The base URL of the addresses in responses; default: that of the server.
    pub base_url: Option<String>,
    /// The accepted API keys. If there are none, a random key is generated.
    pub keys: Option<Vec<Key>>,
    /// The rate limit of each API key; default: no limit.
    pub limit: Option<Limit>,
    /// The servers that are notified of changes.
    pub subscriptions: Option<Vec<Receiver>>,
    /// The payment methods of a new account, each with its key; default: those of the policy `fresh-account`.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, each with its key, its items and its payment methods; default: those of the policy
    /// `fresh-account`.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for, each with its own key and the customer's key.
    pub hired_plans: Option<Vec<HiredPlan>>,
    /// The policies (choices where the service's behaviour is undocumented) that differ from their default: names and choices.
    pub policies: Option<Params>,
    /// Files with reference lists. If no file is given for a list, the complete built-in list is used.
    pub lists: Option<ListFiles>,
}

/// An API key of the account.
#[model(answer)]
pub struct Key {
    /// The API key. It must not contain a colon.
    pub key: Option<ConcealedText>,
    /// The file with the API key, in place of `key`.
    pub key_file: Option<String>,
    /// The operations that the profile of the key allows, by name (`sales.insert`) or by area (`sales`); default: all.
    pub allow: Option<Vec<String>>,
    /// Whether the key may use version 1 of the API; default: yes.
    pub v1: Option<bool>,
}

/// A server that is notified of changes.
#[model(answer)]
pub struct Receiver {
    /// The URL to which notifications are sent.
    pub url: String,
    /// The secret that signs notifications. If neither this nor `secret_file` is given, it is taken from the environment
    /// variable `LASTRO_WEBHOOK_SECRET`.
    pub secret: Option<ConcealedText>,
    /// The file with the secret that signs notifications.
    pub secret_file: Option<String>,
    /// The previous secret, for notifications that a fault plan signs with an old secret.
    pub old_secret: Option<ConcealedText>,
    /// The file with the previous secret.
    pub old_secret_file: Option<String>,
    /// The structures (kinds of records, such as `clientes` or `vendas`) whose changes are notified; default: all.
    pub endpoints: Option<Vec<String>>,
    /// The operations that are notified: `insert`, `update` or `delete`; default: all.
    pub operations: Option<Vec<String>>,
}

/// Files with reference lists, in the format of the files in `crates/twin/data`.
#[model(answer)]
pub struct ListFiles {
    /// The municipalities: a file like `municipios.tsv`.
    pub municipios: Option<String>,
    /// The economic activities: a file like `cnae.tsv`.
    pub cnae: Option<String>,
    /// The items of the list of services in the service tax law: a file like `lista-servicos.tsv`.
    pub lista_servicos: Option<String>,
    /// The inflation indices that adjust prices: a file like `indices.tsv`.
    pub indices: Option<String>,
}

impl Key {
    /// An API key that may use every operation.
    pub fn new(key: &str) -> Self {
        Self { key: Some(ConcealedText::new(key)), key_file: None, allow: None, v1: None }
    }
}

impl Receiver {
    /// A receiver that is notified of every change.
    pub fn new(url: String, secret: &str) -> Self {
        let secret = Some(ConcealedText::new(secret));
        Self {
            url,
            secret,
            secret_file: None,
            old_secret: None,
            old_secret_file: None,
            endpoints: None,
            operations: None,
        }
    }
}

impl ServeConfig {
    /// The part of the configuration that the twin (the simulated service) needs. A missing key or secret becomes an empty
    /// string. The twin rejects the empty string with an issue that names the member.
    pub fn twin(&self, lists: Option<ReferenceLists>) -> Config {
        let key = |key: &Key| ApiKey { key: key.key.clone().unwrap_or_default(), allow: key.allow.clone(), v1: key.v1 };
        let subscription = |receiver: &Receiver| Subscription {
            url: receiver.url.clone(),
            secret: receiver.secret.clone().unwrap_or_default(),
            old_secret: receiver.old_secret.clone(),
            endpoints: receiver.endpoints.clone(),
            operations: receiver.operations.clone(),
        };
        Config {
            seed: self.seed,
            now: self.now.clone(),
            base_url: self.base_url.clone(),
            keys: self.keys.as_ref().map(|keys| keys.iter().map(key).collect()),
            subscriptions: self.subscriptions.as_ref().map(|all| all.iter().map(subscription).collect()),
            payment_methods: self.payment_methods.clone(),
            plans: self.plans.clone(),
            hired_plans: self.hired_plans.clone(),
            policies: self.policies.clone(),
            limit: self.limit.clone(),
            lists,
        }
    }

    /// The configuration without API keys, secrets and the token.
    pub fn without_secrets(mut self) -> Self {
        self.token = None;
        for key in self.keys.iter_mut().flatten() {
            key.key = None;
        }
        for receiver in self.subscriptions.iter_mut().flatten() {
            (receiver.secret, receiver.old_secret) = (None, None);
        }
        self
    }
}
