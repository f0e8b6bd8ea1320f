//! What a twin starts with.

use std::collections::BTreeSet;

use lastro::issue::Params;
use lastro::model::{Codec as _, ConcealedText, HiredPlan, Json, Model as _, PaymentMethod, Plan, Target};
use lastro::rules::{self, Validate, WriteOperation};
use lastro::{DateTime, Issue, IssueCode, LastroError};
use lastro_macros::model;

use crate::decide::stored_form;
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
    /// The payment methods of a new account, if they are given.
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, if they are given.
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for.
    pub hired_plans: Vec<HiredPlan>,
    /// What the twin does where the documents are silent.
    pub policies: Policies,
}

/// 1 January 2027, 9:00 in Brasília.
const START: i64 = 1_798_804_800_000;

impl Config {
    /// Checks the configuration.
    ///
    /// # Errors
    /// At `policies.NAME` an unknown policy or choice; at `payment_methods[0].juros` and the like what the core's
    /// `validate` refuses, a key that is missing or below 1, and a key given twice.
    pub fn settings(&self) -> Result<Settings, LastroError> {
        let policies = Policies::new(self.policies.iter().flat_map(Params::iter))?;
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
        })
    }
}

/// Records of a new account, checked, without members that are no fields.
fn checked<T: Validate>(
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
        if !issues.is_empty() {
            return Err(LastroError::Invalid { issues }.under(&place(index)));
        }
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
        if !issues.is_empty() {
            return Err(LastroError::Invalid { issues }.under(&place));
        }
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
