//! Collects the deviations of a whole recording from the service's documentation, and groups them. Also adds the documented
//! fields that occur in no response.

use std::collections::{BTreeMap, BTreeSet};

use lastro::json::{Value, parse};
use lastro::model::{Field, Kind, ModelTable, Secrets, Type};
use lastro::webhook::{Request, Verdict, verify};

use super::{Finding, FindingKind, findings, parts};
use crate::exchange::Exchange;
use crate::subject::Subject;

/// Findings of the same kind at the same field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterGroup {
    /// The first finding of the group.
    pub first: Finding,
    /// The number of the exchange with the first finding, from 1.
    pub entry: usize,
    /// The number of findings.
    pub count: usize,
    /// The distinct details of the first few findings.
    pub details: Vec<String>,
}

impl LetterGroup {
    /// The details as one string.
    #[must_use]
    pub fn found(&self) -> String {
        self.details.join(", ")
    }
}

/// Maximum number of details per group.
const DETAILS: usize = 4;
/// Maximum number of groups. Unknown names come from the recording, so there may be any number of them. Beyond the maximum,
/// findings of the same kind and record share one group.
const GROUPS: usize = 1_000;
/// The name of a shared group, in place of the name of a field.
const OTHERS: &str = "other fields";

/// The collected findings of a recording.
#[derive(Debug, Clone)]
pub struct Letter {
    groups: BTreeMap<(FindingKind, String, String), LetterGroup>,
    /// For each kind of record that occurs in responses: the fields that occurred, the number of records, and the first
    /// exchange whose response contains such a record.
    seen: BTreeMap<&'static str, Seen>,
    /// The secrets with which notifications are signed.
    secrets: Secrets,
    notifications: usize,
}

#[derive(Debug, Clone)]
struct Seen {
    table: &'static ModelTable,
    entry: usize,
    count: usize,
    fields: BTreeSet<&'static str>,
}

impl Letter {
    /// Begins a collection. `secrets`: the secrets with which notifications are signed, four at most. If there are none,
    /// notifications are not verified.
    #[must_use]
    pub fn new(secrets: Secrets) -> Self {
        Self { groups: BTreeMap::new(), seen: BTreeMap::new(), secrets, notifications: 0 }
    }

    /// The number of notifications whose signatures were verified.
    #[must_use]
    pub const fn notifications(&self) -> usize {
        self.notifications
    }

    /// The number of findings, and the number of groups.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.groups.values().map(|group| group.count).sum(), self.groups.len())
    }

    /// Checks an exchange and adds its findings. Returns the findings that began new groups. `entry`: the number of the
    /// exchange, from 1.
    pub fn take(&mut self, entry: usize, exchange: &Exchange) -> Vec<Finding> {
        let Some(subject) = Subject::of(exchange) else {
            let finding = self.notification(exchange);
            return finding.into_iter().filter_map(|finding| self.add(entry, finding)).collect();
        };
        let new = findings(exchange).into_iter().filter_map(|finding| self.add(entry, finding)).collect();
        let Some(answer) = exchange.response.as_ref().filter(|answer| answer.status == 200) else { return new };
        if let (false, Ok(value), (page, Some(ty))) =
            // A response to a request with `_fields` lacks fields, and version 1 shows the same record with more or fewer
            // fields. So a field that is absent from these responses is not missing.
            (subject.narrowed || subject.is_v1(), parse(&answer.body), parts(subject.operation.route().shape))
        {
            let records = if page.is_some() { value.get("data").cloned().unwrap_or_default() } else { value };
            self.see(entry, ty, &records);
        }
        new
    }

    /// Collects which fields occur in the records of a response.
    fn see(&mut self, entry: usize, ty: Type, value: &Value) {
        match (ty.required(), value) {
            (Type::List(inner), Value::Array(items)) => items.iter().for_each(|item| self.see(entry, *inner, item)),
            (Type::Record(table), Value::Object(members)) => {
                let new = || Seen { table, entry, count: 0, fields: BTreeSet::new() };
                let seen = self.seen.entry(table.name).or_insert_with(new);
                seen.count = seen.count.saturating_add(1);
                let fields = members.iter().filter_map(|(name, member)| Some((table.field(name)?, member)));
                let fields: Vec<_> = fields.collect();
                seen.fields.extend(fields.iter().map(|(field, _)| field.name));
                for (field, member) in fields {
                    self.see(entry, field.ty, member);
                }
            }
            _ => {}
        }
    }

    /// Verifies a notification of the service. It is a POST with a signed body to a path that belongs to no operation.
    fn notification(&mut self, exchange: &Exchange) -> Option<Finding> {
        let signed = |value: &Value| value.get("header").and_then(|header| header.get("signature")).is_some();
        let is_signed =
            exchange.request.method == "POST" && parse(&exchange.request.body).is_ok_and(|body| signed(&body));
        if !is_signed || self.secrets.0.is_empty() {
            return None;
        }
        self.notifications = self.notifications.saturating_add(1);
        let verdict = verify(&Request::new(&self.secrets.0, &exchange.request.body)).map(|result| result.verdict);
        let detail = match verdict {
            Ok(Verdict::Ok) => return None,
            Ok(verdict) => verdict.to_string(),
            Err(_) => "the secrets cannot be used".to_owned(),
        };
        Some(Finding {
            kind: FindingKind::Webhook,
            entity: "notification".to_owned(),
            field: "header.signature".to_owned(),
            path: "request".to_owned(),
            detail,
        })
    }

    /// Adds a finding to its group. Returns it if the group is new.
    fn add(&mut self, entry: usize, mut finding: Finding) -> Option<Finding> {
        let mut key = (finding.kind, finding.entity.clone(), finding.field.clone());
        if self.groups.len() >= GROUPS && !self.groups.contains_key(&key) {
            OTHERS.clone_into(&mut finding.field);
            key.2 = finding.field.clone();
        }
        if let Some(group) = self.groups.get_mut(&key) {
            group.count = group.count.saturating_add(1);
            if group.details.len() < DETAILS && !group.details.contains(&finding.detail) {
                group.details.push(finding.detail);
            }
            return None;
        }
        let group = LetterGroup { entry, count: 1, details: vec![finding.detail.clone()], first: finding.clone() };
        self.groups.insert(key, group);
        Some(finding)
    }

    /// Returns the groups. Adds one group for each documented field that is missing from all records of its kind.
    #[must_use]
    pub fn groups(self) -> Vec<LetterGroup> {
        let mut all: Vec<LetterGroup> = self.groups.into_values().collect();
        for Seen { table, entry, count, fields } in self.seen.into_values() {
            // Nested records are excluded, since they are present only on request, and so are security codes, which no
            // response contains.
            let shown = |field: &&Field| field.kind != Kind::Expanded && field.ty.required() != Type::SecurityCode;
            for field in table.fields.iter().filter(shown).filter(|field| !fields.contains(field.name)) {
                let first = Finding {
                    kind: FindingKind::MissingField,
                    entity: table.name.to_owned(),
                    field: field.name.to_owned(),
                    path: "response".to_owned(),
                    detail: format!("missing in all {count} records"),
                };
                all.push(LetterGroup { entry, count, details: vec![first.detail.clone()], first });
            }
        }
        all.sort_by(|a, b| {
            (a.first.kind, &a.first.entity, &a.first.field).cmp(&(b.first.kind, &b.first.entity, &b.first.field))
        });
        all
    }
}
