//! What a twin starts with.

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

/// What a twin starts with. Everything may be left out.
#[model(answer)]
#[derive(Default)]
pub struct Config {
    /// Seed of everything that is drawn at random; default 0.
    pub seed: Option<i64>,
    /// The instant at which the twin starts: 1 January 2027, 9:00 in Brasília if it is left out.
    pub now: Option<DateTime>,
    /// The account's address, in the addresses that responses contain: `https://twin.example` if it is left out.
    pub base_url: Option<String>,
    /// The keys that are accepted. Without any, every key is accepted and may do everything.
    pub keys: Option<Vec<ApiKey>>,
    /// The servers that are notified of changes.
    pub subscriptions: Option<Vec<Subscription>>,
    /// The payment methods of a new account, each with its key; those of the policy `fresh-account` if it is left out.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, each with its key and with its items and payment methods; those of the policy
    /// `fresh-account` if it is left out.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for, each with its key and that of its customer. A customer
    /// who is inserted later with that key has them too.
    pub hired_plans: Option<Vec<HiredPlan>>,
    /// The choices that are not the default, by the names of their policies.
    pub policies: Option<Params>,
    /// How many requests a key may send; any number if it is left out, since the documents show no figures.
    pub limit: Option<Limit>,
    /// The reference lists; a sample of each if it is left out, in `lastro serve` the whole lists.
    pub lists: Option<ReferenceLists>,
}

/// The texts of the reference lists: files like those of `crates/twin/data` in the repository. A list that is left out is a
/// sample.
#[model(answer)]
pub struct ReferenceLists {
    /// The text of `municipios.tsv`.
    pub municipios: Option<String>,
    /// The text of `cnae.tsv`.
    pub cnae: Option<String>,
    /// The text of `lista-servicos.tsv`.
    pub lista_servicos: Option<String>,
    /// The text of `indices.tsv`.
    pub indices: Option<String>,
}

impl ReferenceLists {
    /// The text of a list, if it is given.
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

/// A key of the account.
#[model(answer)]
pub struct ApiKey {
    /// The key, without a colon, which Basic authentication does not allow.
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
    /// The key that signs it. It is not a part of the state: a snapshot does not contain it.
    pub secret: ConcealedText,
    /// The key that signed before, for notifications that a fault plan signs with an old secret.
    pub old_secret: Option<ConcealedText>,
    /// The structures, such as `clientes` or `vendas`; all if it is left out.
    pub endpoints: Option<Vec<String>>,
    /// The methods, `insert`, `update` or `delete`; all if it is left out.
    pub operations: Option<Vec<String>>,
}

/// How many requests a key may send.
#[model(answer)]
pub struct Limit {
    /// This many requests, at once or one after the other.
    pub requests: i64,
    /// In this many seconds the bucket fills up again.
    pub seconds: i64,
}

/// A configuration that has been checked. Debug output shows no key and no secret.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Seed of everything that is drawn at random.
    pub seed: i64,
    /// The instant at which the twin starts.
    pub start: Moment,
    /// The account's address, without a slash at its end.
    pub base_url: String,
    /// The keys that are accepted; every key if there are none.
    pub keys: Vec<ApiKey>,
    /// The servers that are notified.
    pub subscriptions: Vec<Subscription>,
    /// The payment methods of a new account, if they are given.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, if they are given.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for.
    pub hired_plans: Vec<HiredPlan>,
    /// What the twin does in undocumented cases.
    pub policies: Policies,
    /// How many requests a key may send.
    pub limit: Option<Limit>,
}

/// 1 January 2027, 9:00 in Brasília.
const START: i64 = 1_798_804_800_000;

impl Config {
    /// The reference lists.
    ///
    /// # Errors
    /// `invalid_characters` at `lists.municipios.lines[7]` and the like for a text that is not such a list.
    pub fn reference(&self) -> Result<Memory, LastroError> {
        self.reference_or(reference::sample)
    }

    /// As [`reference`](Self::reference), with other texts for the lists that are left out.
    ///
    /// # Errors
    /// As [`reference`](Self::reference).
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
    /// does not exist, `subscriptions[0].url` for an address that is not http; at `payment_methods[0].juros` and the like what
    /// the core's `validate` refuses, a key that is missing or below 1, and a key given twice.
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

/// Most servers that are notified.
pub const MAX_SUBSCRIPTIONS: usize = 256;
/// Most requests of a limit.
const MAX_REQUESTS: i64 = 1_000_000;
/// Most seconds of a limit: a day.
const MAX_SECONDS: i64 = 86_400;
/// What happens to a record, as notifications name it.
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
        // with a host, and without a user and a password, which deliveries would show
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

    /// Checks a subscription by itself.
    ///
    /// # Errors
    /// What is wrong with it, each at its path.
    pub fn checked(&self) -> Result<(), LastroError> {
        let mut reader = Reader::new();
        self.check(&mut reader);
        reader.finish(Some(()))
    }

    /// Ends it. It keeps its index, by which notifications name their subscription.
    pub(crate) fn end(&mut self) {
        self.endpoints = Some(Vec::new());
    }

    /// Whether it is notified of nothing.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.endpoints.as_ref().is_some_and(Vec::is_empty)
    }

    /// Whether it is notified of an event.
    #[must_use]
    pub fn wants(&self, endpoint: &str, operation: &str) -> bool {
        let listed = |list: &Option<Vec<String>>, wanted: &str| {
            list.as_ref().is_none_or(|list| list.iter().any(|given| given == wanted))
        };
        listed(&self.endpoints, endpoint) && listed(&self.operations, operation)
    }
}

/// Checks every element of a list, each at its place.
pub(crate) fn each<T>(list: Option<&[T]>, reader: &mut Reader<'_>, mut check: impl FnMut(&T, &mut Reader<'_>)) {
    for (place, item) in list.unwrap_or_default().iter().enumerate() {
        reader.at_index(place, |r| check(item, r));
    }
}

/// Reports a number outside of its range.
pub(crate) fn within(reader: &mut Reader<'_>, name: &'static str, number: i64, min: i64, max: i64) {
    if !(min..=max).contains(&number) {
        let issue =
            Issue::error(name, IssueCode::OutOfRange).with("min", &min.to_string()).with("max", &max.to_string());
        reader.adopt(LastroError::invalid(issue));
    }
}

/// Reports a text that is none of a few.
pub(crate) fn one_of(text: &str, allowed: &[&str], reader: &mut Reader<'_>) {
    if !allowed.contains(&text) {
        reader.report_with(IssueCode::InvalidChoice, "allowed", &allowed.join(", "));
    }
}

/// Reports a name that no operation, no area and not all of them have.
pub(crate) fn named(name: &str, reader: &mut Reader<'_>) {
    if !Operation::all().any(|operation| operation.is_named(name)) {
        let names: BTreeSet<_> = filled(Operation::all().flat_map(|operation| [operation.area(), operation.name()]));
        let names: Vec<&str> = names.into_iter().collect();
        reader.report_with(IssueCode::InvalidChoice, "allowed", &["*, ", &names.join(", ")].concat());
    }
}

/// Records of a new account, checked, without members that are not fields.
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

/// As [`checked`], of hired plans, which no operation of the core checks.
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

/// Every record has a key of its own.
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
