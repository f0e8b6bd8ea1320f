//! The configuration of a twin.

use std::collections::BTreeSet;

use lastro::issue::Params;
use lastro::model::{Codec as _, ConcealedText, HiredPlan, Json, Model, PaymentMethod, Plan, Reader, Target};
use lastro::rules::{self, Validate, WriteOperation};
use lastro::{DateTime, Issue, IssueCode, LastroError};
use lastro_macros::model;

use crate::decide::stored_form;
use crate::filled;
use crate::moment::Moment;
use crate::policy::Policies;
use crate::reference::{self, List};
use crate::route::Operation;
use crate::state::Memory;

/// The configuration of a twin. Every member is optional.
#[model(answer)]
#[derive(Default)]
pub struct Config {
    /// Seed of all pseudorandom values; default 0.
    pub seed: Option<i64>,
    /// The instant at which the twin starts; default: 1 January 2027, 9:00 in Brasília.
    pub now: Option<DateTime>,
    /// The base of the addresses that responses contain; default: `https://twin.example`.
    pub base_url: Option<String>,
    /// The accepted API keys. If the list is missing or empty, every key is accepted and may use every operation.
    pub keys: Option<Vec<ApiKey>>,
    /// The servers that are notified of changes.
    pub subscriptions: Option<Vec<Subscription>>,
    /// The payment methods of a new account, each with its key; default: those of the policy `fresh-account`.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, each with its key, its items and its payment methods; default: those of the policy
    /// `fresh-account`.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for, each with its own key and the customer's key. If a customer is
    /// inserted later and gets that customer key, the plans belong to this customer too.
    pub hired_plans: Option<Vec<HiredPlan>>,
    /// Choices for undocumented behaviour that differ from the default: a map from policy name to choice.
    pub policies: Option<Params>,
    /// The rate limit, which applies to each API key separately; default: no limit, since the service's documentation gives no
    /// figures.
    pub limit: Option<Limit>,
    /// The reference lists; default: a sample of each; `lastro serve` uses the complete lists.
    pub lists: Option<ReferenceLists>,
}

/// The contents of the reference lists, in the format of the files in `crates/twin/data` of the repository. A missing list is
/// replaced by a sample.
#[model(answer)]
pub struct ReferenceLists {
    /// The contents of `municipios.tsv`.
    pub municipios: Option<String>,
    /// The contents of `cnae.tsv`.
    pub cnae: Option<String>,
    /// The contents of `lista-servicos.tsv`.
    pub lista_servicos: Option<String>,
    /// The contents of `indices.tsv`.
    pub indices: Option<String>,
}

impl ReferenceLists {
    /// The contents of a list, if they are given.
    fn text(&self, list: List) -> Option<&str> {
        let text = match list {
            List::Cnae => &self.cnae,
            List::ServiceList => &self.lista_servicos,
            List::Municipalities => &self.municipios,
            List::Indices => &self.indices,
        };
        text.as_deref()
    }
}

/// An API key of the account.
#[model(answer)]
pub struct ApiKey {
    /// The key, without a colon, which Basic authentication does not allow.
    pub key: ConcealedText,
    /// The operations that the profile of the key allows, by name (`sales.insert`) or by area (`sales`); default: all.
    pub allow: Option<Vec<String>>,
    /// Whether the key may use version 1 of the API; default: yes.
    pub v1: Option<bool>,
}

/// A server that is notified of changes.
#[model(answer)]
pub struct Subscription {
    /// The URL to which notifications are sent.
    pub url: String,
    /// The key that signs notifications. It is not part of the state: a snapshot does not contain it.
    pub secret: ConcealedText,
    /// The previous signing key, for notifications that a fault plan signs with an old secret.
    pub old_secret: Option<ConcealedText>,
    /// The structures (kinds of records, such as `clientes` or `vendas`) whose changes are notified; default: all.
    pub endpoints: Option<Vec<String>>,
    /// The operations that cause a notification: any of `insert`, `update` and `delete`; default: all.
    pub operations: Option<Vec<String>>,
}

/// The rate limit of a key.
#[model(answer)]
pub struct Limit {
    /// Size of the token bucket: the maximum number of requests in a burst.
    pub requests: i64,
    /// Seconds in which an empty bucket becomes full again.
    pub seconds: i64,
}

/// A configuration that has been checked. Debug output shows no key and no secret.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Seed of all pseudorandom values.
    pub seed: i64,
    /// The instant at which the twin starts.
    pub start: Moment,
    /// The base of the addresses that responses contain, without a slash at its end.
    pub base_url: String,
    /// The accepted keys; if there are none, every key is accepted.
    pub keys: Vec<ApiKey>,
    /// The servers that are notified of changes.
    pub subscriptions: Vec<Subscription>,
    /// The payment methods of a new account, if they are given.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, if they are given.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for.
    pub hired_plans: Vec<HiredPlan>,
    /// What the twin does in undocumented cases.
    pub policies: Policies,
    /// The rate limit, which applies to each API key separately; `None` if there is no limit.
    pub limit: Option<Limit>,
}

/// The default start of the clock: 1 January 2027, 9:00 in Brasília.
const START: i64 = 1_798_804_800_000;

impl Config {
    /// Parses the reference lists of the configuration. A missing list is replaced by its sample.
    ///
    /// # Errors
    /// `invalid_characters` for an invalid line, at the path of the line: `lists.municipios.lines[7]`, for example.
    pub fn reference(&self) -> Result<Memory, LastroError> {
        self.reference_or(reference::sample)
    }

    /// Like [`reference`](Self::reference), but a missing list is replaced by the contents that `other` returns.
    ///
    /// # Errors
    /// Same as [`reference`](Self::reference).
    pub fn reference_or(&self, other: fn(List) -> &'static str) -> Result<Memory, LastroError> {
        let given = |list| self.lists.as_ref().and_then(|lists| lists.text(list));
        let lists = reference::lists(List::ALL.map(|list| (list, given(list).unwrap_or_else(|| other(list)))));
        lists.map_err(|fault| {
            let name = fault.list.file().trim_end_matches(".tsv").replace('-', "_");
            LastroError::at(&format!("lists.{name}.lines[{}]", fault.line), IssueCode::InvalidCharacters)
        })
    }

    /// Checks the configuration.
    ///
    /// # Errors
    /// Every problem at its path: `policies.NAME` for an unknown policy or choice, `keys[0].allow[1]` for an operation that
    /// does not exist, `subscriptions[0].url` for an address that is not http or https; `payment_methods[0].juros` and similar
    /// paths for errors of the core's `validate`, and for record keys that are missing, below 1 or duplicate.
    pub fn settings(&self) -> Result<Settings, LastroError> {
        let policies = Policies::new(self.policies.iter().flat_map(Params::iter))?;
        let mut reader = Reader::new();
        self.check(&mut reader);
        reader.finish(Some(()))?;
        let base_url = self.base_url.as_deref().unwrap_or("https://twin.example");
        Ok(Settings {
            seed: self.seed.unwrap_or_default(),
            start: self.now.as_ref().map_or_else(|| Moment::from_millis(START), Moment::of),
            base_url: base_url.trim_end_matches('/').to_owned(),
            keys: self.keys.clone().unwrap_or_default(),
            subscriptions: self.subscriptions.clone().unwrap_or_default(),
            payment_methods: checked("payment_methods", self.payment_methods.as_deref(), |method| method.id)?,
            plans: checked("plans", self.plans.as_deref(), |plan| plan.id)?,
            hired_plans: hired(self.hired_plans.as_deref())?.unwrap_or_default(),
            policies,
            limit: self.limit.clone(),
        })
    }

    fn check(&self, reader: &mut Reader<'_>) {
        reader.at_member("keys", |r| each(self.keys.as_deref(), r, ApiKey::check));
        reader.at_member("subscriptions", |r| {
            each(self.subscriptions.as_deref(), r, Subscription::check);
            if self.subscriptions.as_ref().is_some_and(|list| list.len() > MAX_SUBSCRIPTIONS) {
                r.report_with(IssueCode::OutOfRange, "max", &MAX_SUBSCRIPTIONS.to_string());
            }
        });
        reader.at_member("limit", |r| {
            let Some(limit) = &self.limit else { return };
            within(r, "requests", limit.requests, 1, MAX_REQUESTS);
            within(r, "seconds", limit.seconds, 1, MAX_SECONDS);
        });
    }
}

/// Maximum number of subscriptions.
pub const MAX_SUBSCRIPTIONS: usize = 256;
/// Largest bucket of a rate limit, in requests.
const MAX_REQUESTS: i64 = 1_000_000;
/// Longest period of a rate limit, in seconds: a day.
const MAX_SECONDS: i64 = 86_400;
/// The operations on a record, as notifications name them.
const OPERATIONS: [&str; 3] = ["insert", "update", "delete"];

impl ApiKey {
    fn check(&self, reader: &mut Reader<'_>) {
        if self.key.reveal().trim().is_empty() {
            reader.at_member("key", |r| r.report(IssueCode::Blank));
        }
        // the user name of Basic authentication ends at the first colon
        if self.key.reveal().contains(':') {
            reader.at_member("key", |r| r.report(IssueCode::InvalidCharacters));
        }
        reader.at_member("allow", |r| each(self.allow.as_deref(), r, |name, r| named(name, r)));
    }
}

impl Subscription {
    fn check(&self, reader: &mut Reader<'_>) {
        let address = self.url.strip_prefix("https://").or_else(|| self.url.strip_prefix("http://"));
        // A URL with an empty host is refused. A user or password is refused too, since the list of notifications would show
        // it.
        let host = address.and_then(|rest| rest.split(['/', '?', '#']).next()).unwrap_or_default();
        if host.is_empty() || host.contains('@') {
            reader.at_member("url", |r| r.report(IssueCode::InvalidUrl));
        }
        if self.secret.reveal().is_empty() {
            reader.at_member("secret", |r| r.report(IssueCode::Blank));
        }
        reader.at_member("operations", |r| {
            each(self.operations.as_deref(), r, |name, r| one_of(name, &OPERATIONS, r));
        });
    }

    /// Checks a single subscription.
    ///
    /// # Errors
    /// Every problem of the subscription, each at its path.
    pub fn checked(&self) -> Result<(), LastroError> {
        let mut reader = Reader::new();
        self.check(&mut reader);
        reader.finish(Some(()))
    }

    /// Ends the subscription. It stays in the list, since notifications refer to subscriptions by their index.
    pub(crate) fn end(&mut self) {
        self.endpoints = Some(Vec::new());
    }

    /// Whether the subscription has ended, so that it receives no notifications.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.endpoints.as_ref().is_some_and(Vec::is_empty)
    }

    /// Whether the subscription receives notifications of this operation on records of the kind `endpoint`.
    #[must_use]
    pub fn wants(&self, endpoint: &str, operation: &str) -> bool {
        let listed = |list: &Option<Vec<String>>, wanted: &str| {
            list.as_ref().is_none_or(|list| list.iter().any(|given| given == wanted))
        };
        listed(&self.endpoints, endpoint) && listed(&self.operations, operation)
    }
}

/// Calls `check` for every element of a list, with the reader's path at the element's index.
pub(crate) fn each<T>(list: Option<&[T]>, reader: &mut Reader<'_>, mut check: impl FnMut(&T, &mut Reader<'_>)) {
    for (place, item) in list.unwrap_or_default().iter().enumerate() {
        reader.at_index(place, |r| check(item, r));
    }
}

/// Reports an issue if the number is less than `min` or greater than `max`.
pub(crate) fn within(reader: &mut Reader<'_>, name: &'static str, number: i64, min: i64, max: i64) {
    if !(min..=max).contains(&number) {
        let issue =
            Issue::error(name, IssueCode::OutOfRange).with("min", &min.to_string()).with("max", &max.to_string());
        reader.adopt(LastroError::invalid(issue));
    }
}

/// Reports an issue if the string is not one of `allowed`.
pub(crate) fn one_of(text: &str, allowed: &[&str], reader: &mut Reader<'_>) {
    if !allowed.contains(&text) {
        reader.report_with(IssueCode::InvalidChoice, "allowed", &allowed.join(", "));
    }
}

/// Reports an issue if a name is neither an operation (`sales.insert`) nor an area (`sales`) nor `*`.
pub(crate) fn named(name: &str, reader: &mut Reader<'_>) {
    if !Operation::all().any(|operation| operation.is_named(name)) {
        let names: BTreeSet<_> = filled(Operation::all().flat_map(|operation| [operation.area(), operation.name()]));
        let names: Vec<&str> = names.into_iter().collect();
        reader.report_with(IssueCode::InvalidChoice, "allowed", &["*, ", &names.join(", ")].concat());
    }
}

/// Checks configured records of a new account with the core's `validate`, and removes their unknown members.
fn checked<T: Model + Validate>(
    name: &str,
    records: Option<&[T]>,
    key: impl Fn(&T) -> Option<i64>,
) -> Result<Option<Vec<T>>, LastroError> {
    let Some(records) = records else { return Ok(None) };
    let place = |index: usize| format!("{name}[{index}]");
    let context = rules::Context { operation: WriteOperation::Update, today: None };
    let mut kept = Vec::with_capacity(records.len());
    for (index, record) in records.iter().enumerate() {
        let issues: Vec<_> = rules::validate(record, &context).issues.into_iter().filter(Issue::stops).collect();
        LastroError::if_any(issues).map_err(|error| error.under(&place(index)))?;
        let known = stored_form(record.value(Target::Wire), T::TABLE);
        kept.push(T::decode(&Json(known))?.0);
    }
    keys(name, kept.iter().map(key))?;
    Ok(Some(kept))
}

/// Checks the configured `hired_plans`, the plans that customers signed up for. The core has no `validate` for them, so only
/// the keys and the formats of the values are checked.
fn hired(plans: Option<&[HiredPlan]>) -> Result<Option<Vec<HiredPlan>>, LastroError> {
    let Some(plans) = plans else { return Ok(None) };
    let mut kept = Vec::with_capacity(plans.len());
    for (index, plan) in plans.iter().enumerate() {
        let (plan, issues) = HiredPlan::decode(&Json(plan.value(Target::Wire)))?;
        let place = format!("hired_plans[{index}]");
        LastroError::if_any(issues).map_err(|error| error.under(&place))?;
        if plan.id_cliente.is_none() {
            return Err(LastroError::at(&format!("{place}.id_cliente"), IssueCode::Required));
        }
        kept.push(plan);
    }
    keys("hired_plans", kept.iter().map(|plan| plan.id))?;
    Ok(Some(kept))
}

/// Checks that every record has a unique key of 1 or more.
fn keys(name: &str, keys: impl Iterator<Item = Option<i64>>) -> Result<(), LastroError> {
    let mut taken = BTreeSet::new();
    for (index, key) in keys.enumerate() {
        let place = format!("{name}[{index}].id");
        match key {
            None => return Err(LastroError::at(&place, IssueCode::Required)),
            Some(key) if key < 1 => {
                return Err(LastroError::invalid(Issue::error(&place, IssueCode::OutOfRange).with("min", "1")));
            }
            Some(key) if !taken.insert(key) => return Err(LastroError::at(&place, IssueCode::DuplicateKey)),
            Some(_) => {}
        }
    }
    Ok(())
}
