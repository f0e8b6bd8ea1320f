//! The deviations of a whole recording, grouped, with the documented fields that no response has.

use std::collections::{BTreeMap, BTreeSet};

use lastro::json::{Value, parse};
use lastro::model::{Field, Kind, ModelTable, Secrets, Type};
use lastro::webhook::{Request, Verdict, verify};

use super::{Finding, FindingKind, findings, parts};
use crate::exchange::Exchange;
use crate::subject::Subject;

/// Findings of one kind at one field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterGroup {
    /// The first of them.
    pub first: Finding,
    /// The number of its exchange in the recording, from 1.
    pub entry: usize,
    /// Their count.
    pub count: usize,
    /// What was found: the distinct details of the first few findings.
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
/// Maximum number of groups. The names come from the service, so nothing else bounds them; further findings share one group per
/// kind and record.
const GROUPS: usize = 1_000;
/// The field of such a shared group.
const OTHERS: &str = "other fields";

/// The findings of a recording.
#[derive(Debug, Clone)]
pub struct Letter {
    groups: BTreeMap<(FindingKind, String, String), LetterGroup>,
    /// The records seen in responses: their fields, their count, the first entry with one.
    seen: BTreeMap<&'static str, Seen>,
    /// The keys that sign notifications.
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
    /// Without findings. `secrets`: the keys that sign notifications, four at most; if empty, notifications are not verified.
    #[must_use]
    pub fn new(secrets: Secrets) -> Self {
        Self { groups: BTreeMap::new(), seen: BTreeMap::new(), secrets, notifications: 0 }
    }

    /// The notifications that were verified.
    #[must_use]
    pub const fn notifications(&self) -> usize {
        self.notifications
    }

    /// The number of findings and of their groups.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.groups.values().map(|group| group.count).sum(), self.groups.len())
    }

    /// Adds an exchange. Returns the findings that opened new groups. `entry`: its number, from 1.
    pub fn take(&mut self, entry: usize, exchange: &Exchange) -> Vec<Finding> {
        let Some(subject) = Subject::of(exchange) else {
            let finding = self.notification(exchange);
            return finding.into_iter().filter_map(|finding| self.add(entry, finding)).collect();
        };
        let new = findings(exchange).into_iter().filter_map(|finding| self.add(entry, finding)).collect();
        let Some(answer) = exchange.response.as_ref().filter(|answer| answer.status == 200) else { return new };
        if let (false, Ok(value), (page, Some(ty))) =
            // version 1 shows a record in several forms, so a field absent from one is not missing
            (subject.narrowed || subject.is_v1(), parse(&answer.body), parts(subject.operation.route().shape))
        {
            let records = if page.is_some() { value.get("data").cloned().unwrap_or_default() } else { value };
            self.see(entry, ty, &records);
        }
        new
    }

    /// Notes the fields of records.
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

    /// Verifies a notification of the service: a POST to a path that is not an operation's, with a signed body.
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

    /// The groups, plus one for each documented field that no response containing its record has.
    #[must_use]
    pub fn groups(self) -> Vec<LetterGroup> {
        let mut all: Vec<LetterGroup> = self.groups.into_values().collect();
        for Seen { table, entry, count, fields } in self.seen.into_values() {
            // sections are present only on request, and no response has a security code
            let shown = |field: &&Field| field.kind != Kind::Expanded && field.ty.required() != Type::SecurityCode;
            for field in table.fields.iter().filter(shown).filter(|field| !fields.contains(field.name)) {
                let first = Finding {
                    kind: FindingKind::MissingField,
                    entity: table.name.to_owned(),
                    field: field.name.to_owned(),
                    path: "response".to_owned(),
                    detail: format!("none of {count} has it"),
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
