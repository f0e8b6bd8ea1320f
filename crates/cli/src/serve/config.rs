//! The server's configuration as one record: values from the file, overridden by the command-line arguments.

use lastro::DateTime;
use lastro::issue::Params;
use lastro::model::{ConcealedText, HiredPlan, PaymentMethod, Plan};
use lastro_macros::model;
use lastro_twin::Config;
use lastro_twin::config::{ApiKey, Limit, ReferenceLists, Subscription};
use lastro_twin::fault::FaultPlan;

/// The configuration of `lastro serve`. Every member may be left out. An argument of the same name counts more. Amounts and
/// percentages are strings (`"129.90"`) or whole numbers; paths are relative to the folder of the file.
#[model(answer)]
#[derive(Default)]
pub struct ServeConfig {
    /// The SQLite database with the state; `lastro.db` in the working folder if neither this nor `memory` is given.
    pub db: Option<String>,
    /// Whether the state is in memory, and lost at the end.
    pub memory: Option<bool>,
    /// The address to listen on: `127.0.0.1` if it is left out. Another one than the loopback address lets other machines in.
    pub host: Option<String>,
    /// The port to listen on: 8130 if it is left out; with 0 the system chooses one.
    pub port: Option<i64>,
    /// How time passes: `frozen` (the default), `real`, or `fast:N` for N times as fast.
    pub clock: Option<String>,
    /// The file with the snapshot that a new state begins with.
    pub from: Option<String>,
    /// The file with the fault plan, in JSON.
    pub faults: Option<String>,
    /// The fault plan itself, instead of `faults`.
    pub fault_plan: Option<FaultPlan>,
    /// How many of the newest entries of the journal are kept, from 1; all if it is left out.
    pub journal_keep: Option<i64>,
    /// The hosts that are notified besides this machine.
    pub allow_host: Option<Vec<String>>,
    /// How errors are written to standard error: `text` (the default) or `json`.
    pub log: Option<String>,
    /// The token that opens the control plane; one is made if neither this nor `token_file` is given.
    pub token: Option<ConcealedText>,
    /// The file with that token.
    pub token_file: Option<String>,
    /// Whether keys of fewer than 16 characters are accepted.
    pub insecure_key: Option<bool>,
    /// The seed for generated identifiers and codes; 0 if it is left out.
    pub seed: Option<i64>,
    /// The instant at which a new state begins: 1 January 2027, 9:00 in Brasília if it is left out.
    pub now: Option<DateTime>,
    /// The account's address, in the addresses that responses contain; that of the server if it is left out.
    pub base_url: Option<String>,
    /// The keys that are accepted; one is made if there are none.
    pub keys: Option<Vec<Key>>,
    /// How many requests a key may send; any number if it is left out.
    pub limit: Option<Limit>,
    /// The servers that are notified of changes.
    pub subscriptions: Option<Vec<Receiver>>,
    /// The payment methods of a new account, each with its key; those of the policy `fresh-account` if it is left out.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, each with its key, its items and its payment methods; those of the policy `fresh-account`
    /// if it is left out.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for, each with its key and that of its customer.
    pub hired_plans: Option<Vec<HiredPlan>>,
    /// The choices that are not the default, by the names of their policies.
    pub policies: Option<Params>,
    /// The files of reference lists; the whole list for each that is left out.
    pub lists: Option<ListFiles>,
}

/// A key of the account.
#[model(answer)]
pub struct Key {
    /// The key, without a colon.
    pub key: Option<ConcealedText>,
    /// The file with the key, instead of `key`.
    pub key_file: Option<String>,
    /// The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); all if it is left out.
    pub allow: Option<Vec<String>>,
    /// Whether it may use version 1; yes if it is left out.
    pub v1: Option<bool>,
}

/// A server that is notified of changes.
#[model(answer)]
pub struct Receiver {
    /// Where notifications are sent.
    pub url: String,
    /// The key that signs them; that in the variable `LASTRO_WEBHOOK_SECRET` if neither this nor `secret_file` is given.
    pub secret: Option<ConcealedText>,
    /// The file with that key.
    pub secret_file: Option<String>,
    /// The key that signed before, for notifications that a fault plan signs with an old secret.
    pub old_secret: Option<ConcealedText>,
    /// The file with that key.
    pub old_secret_file: Option<String>,
    /// The structures, such as `clientes` or `vendas`; all if it is left out.
    pub endpoints: Option<Vec<String>>,
    /// The methods, `insert`, `update` or `delete`; all if it is left out.
    pub operations: Option<Vec<String>>,
}

/// Files with reference lists, of the form of those in `crates/twin/data`.
#[model(answer)]
pub struct ListFiles {
    /// The municipalities: a file like `municipios.tsv`.
    pub municipios: Option<String>,
    /// The economic activities: a file like `cnae.tsv`.
    pub cnae: Option<String>,
    /// The items of the service list: a file like `lista-servicos.tsv`.
    pub lista_servicos: Option<String>,
    /// The adjustment indices: a file like `indices.tsv`.
    pub indices: Option<String>,
}

impl Key {
    /// A key that may do everything.
    pub fn new(key: &str) -> Self {
        Self { key: Some(ConcealedText::new(key)), key_file: None, allow: None, v1: None }
    }
}

impl Receiver {
    /// A receiver of everything.
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
    /// The part of the configuration for the twin. A missing secret becomes an empty one, which the twin rejects at its path.
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

    /// The configuration without keys, secrets and the token.
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
