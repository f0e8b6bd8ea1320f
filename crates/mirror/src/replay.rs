//! Replays a recording on a twin and compares each response.
//!
//! After each comparison, the records of the recorded response are copied into the twin (adopted). So each difference is
//! reported only once, the twin has the same keys as the service, and it knows a record as soon as one response has shown it.

mod doubt;
mod listing;
mod meet;
mod take;
mod v1;
mod wallet;

use core::hash::{Hash as _, Hasher as _};
use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;

use lastro::LastroError;
use lastro::http::Shape;
use lastro::json::Value;
use lastro::model::{Kind, ListingHeader, Model as _, Type};
use lastro_twin::http::read_json;
use lastro_twin::state::{Counter, DueKind, Memory, Table};
use lastro_twin::{Config, Moment, Request, Twin};

use crate::compare::{Comparison, Found};
use crate::difference::{self, Difference};
use crate::exchange::Exchange;
use crate::policies::Choices;
use crate::subject::{Role, Said, Subject, key};
use crate::world::World;

/// The settings with which a recording is replayed.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The reference lists: activities, items of the service list, municipalities, adjustment indices.
    pub lists: Memory,
    /// The choices of policies that differ from the default.
    pub choices: Choices,
    /// Whether the account was new when the recording began, so that the recording shows everything in the account.
    pub new_account: bool,
}

/// The result of replaying one exchange.
#[derive(Debug, Clone, Default)]
pub struct Taken {
    /// The differences between the recorded response and the twin's.
    pub differences: Vec<Difference>,
    /// A hash of the twin's response, which shows whether another choice of a policy changes the response; 0 if the request was
    /// not replayed.
    pub answer: u64,
    /// Whether the responses were compared. They are not compared if the response depends on data that the twin may lack.
    pub compared: bool,
}

/// A replay of a recording: a twin that receives the recorded requests.
#[derive(Debug, Clone)]
pub struct Replay {
    twin: Twin,
    world: World,
}

/// The credentials that replayed requests have. The twin accepts any key.
const AUTHORIZATION: &str = "Basic bWlycm9yOg==";

impl Replay {
    /// Begins a replay. `choices`: the choices of policies that differ from the default. `first`: the first exchange of the
    /// recording, from which the start instant and the account's URL are taken.
    ///
    /// # Errors
    /// `unknown_field` or `invalid_choice` at `policies.NAME`.
    pub fn new(setup: &Setup, choices: &Choices, first: &Exchange) -> Result<Self, LastroError> {
        let text = |text: &str| Value::String(text.to_owned());
        // the journal (the twin's log of events) is switched off, since it would keep the whole recording in memory
        let chosen = choices.iter().filter(|(name, _)| *name != "journal").chain([("journal", "none")]);
        let chosen = chosen.map(|(name, choice)| (name.to_owned(), text(choice))).collect();
        let config = Value::Object(vec![
            ("now".to_owned(), text(&first.at.text())),
            ("base_url".to_owned(), text(&first.origin)),
            ("policies".to_owned(), Value::Object(chosen)),
        ]);
        let config: Config = read_json(config.to_json().as_bytes())?;
        let twin = Twin::with_reference(&config, setup.lists.clone())?;
        Ok(Self { twin, world: World::new(setup.new_account, first.at.day()) })
    }

    /// Replays an exchange and compares the responses. `entry`: the number of the exchange in the recording, from 1.
    ///
    /// # Errors
    /// `internal`: the twin's state cannot be read.
    pub fn take(&mut self, entry: usize, exchange: &Exchange) -> Result<Taken, LastroError> {
        let Some(subject) = Subject::of(exchange) else { return Ok(Taken::default()) };
        self.advance(exchange.at)?;
        let answer = exchange.response.as_ref();
        // the service refused the request because of its API key or a rate limit, neither of which is replayed
        if answer.is_some_and(|answer| [401, 403, 429].contains(&answer.status)) {
            return Ok(Taken::default());
        }
        let Some(said) = answer.and_then(|answer| Said::of(answer.status, &answer.body)) else {
            self.doubt(&subject, exchange)?;
            return Ok(Taken::default());
        };
        let sure = self.is_sure(&subject, exchange, &said);
        let before = highest(&self.twin)?;
        let unseen = self.meet(&subject, exchange, &said)?;
        let kept = self.twin.fork();
        let response = self.twin.handle(&asked(exchange), None).response;
        let (status, body) = response.map_or((0, Vec::new()), |response| (response.status, response.body));
        let answer = hashed(status, &body);
        let mine = Said::of(status, &body).unwrap_or(Said { status, value: Value::Null });
        let sure = sure && self.names_the_same(&subject, &said, &mine);
        let mut comparison = Comparison { in_part: unseen.in_part(), ..Comparison::default() };
        let compared = sure && self.compare(&subject, exchange, (&said, &mine), &mut comparison);
        if said.refused() {
            // the service refused the request and changed nothing, so the twin's changes are undone
            self.twin = kept;
            if let Some(record) = subject.record().filter(|_| said.status == 404) {
                self.vanish(record)?;
            }
        } else {
            let followed = sure && !mine.refused();
            self.take_over(&subject, &said, &mine, &unseen, &comparison, followed)?;
            if matches!(subject.role, Role::Insert | Role::Change)
                && let Some(id) = subject.id.or_else(|| key(&said.value))
            {
                // a new or changed contract whose date has passed generates its sales immediately
                let [.., above] = before;
                self.note_generated(id, above.max(id))?;
            }
            self.restore_counters(before)?;
        }
        let told = |Found { path, kind, recorded, twin }| Difference {
            entry,
            operation: subject.operation,
            path,
            kind,
            recorded,
            twin,
        };
        Ok(Taken { differences: comparison.found.into_iter().map(told).collect(), answer, compared })
    }

    /// Moves the twin's clock forward. Informs `world` about each sale that a contract generates in the meantime.
    fn advance(&mut self, at: Moment) -> Result<(), LastroError> {
        loop {
            let due = self.twin.view().first_due().map_err(|_| unreadable())?;
            let [.., before] = highest(&self.twin)?;
            let reached = self.twin.advance(at, 1)?.reached;
            if let Some(contract) = due.filter(|due| due.kind == DueKind::Contract) {
                self.note_generated(contract.id, before)?;
            }
            if reached {
                self.world.passed(at.day());
                return Ok(());
            }
        }
    }

    /// Tells `world` about the sales that a contract of the twin has just generated. These are the sales with keys above `above`.
    fn note_generated(&mut self, contract: i64, above: i64) -> Result<(), LastroError> {
        for row in self.twin.view().scan(Table::Sale, above, usize::MAX).map_err(|_| unreadable())? {
            self.world.generated(contract, row.id, &document(&row.doc));
        }
        Ok(())
    }

    /// Raises each key counter of the twin to its value in `before`, if it is lower. It can be lower because `meet` sets the
    /// counter to the key in the recorded response of an insert.
    fn restore_counters(&mut self, before: [i64; 4]) -> Result<(), LastroError> {
        for ((before, now), table) in before.into_iter().zip(highest(&self.twin)?).zip(INSERTED) {
            if now < before {
                self.twin.next_key(table, before.saturating_add(1))?;
            }
        }
        Ok(())
    }

    /// Compares the recorded response with the twin's. Returns `false` if they cannot be compared.
    fn compare(
        &self,
        subject: &Subject,
        exchange: &Exchange,
        (said, mine): (&Said, &Said),
        comparison: &mut Comparison,
    ) -> bool {
        let known = subject.record().is_none_or(|record| self.knows(subject, record));
        if said.refused() || mine.refused() {
            let same = said.refused() == mine.refused() && said.status == mine.status;
            if !known || self.is_excused(subject, &sent(exchange), said, mine) {
                return false;
            }
            if !same {
                comparison.differs = true;
                comparison.found.push(Found {
                    path: "status".to_owned(),
                    kind: difference::Kind::Status,
                    recorded: said.status.to_string(),
                    twin: mine.status.to_string(),
                });
            }
            return true;
        }
        match subject.operation.route().shape {
            Shape::Listing { page, records } => self.compare_pages(subject, (page, records), said, mine, comparison),
            Shape::Whole(ty @ Type::List(_)) => return self.compare_wallets(ty, said, mine, comparison),
            Shape::Whole(Type::Record(table)) if known => {
                comparison.left_out = self.unknown_sections(subject, subject.id);
                self.leave_out_invoice(subject, subject.id.or_else(|| key(&said.value)), comparison);
                comparison.records(table, "", &said.value, &mine.value);
            }
            _ => return known,
        }
        true
    }

    /// Whether the twin knows a record well enough to compare it with the service's. A response of version 1 shows only some
    /// fields, so only these must be known.
    fn knows(&self, subject: &Subject, record: (Table, i64)) -> bool {
        if subject.is_v1() { self.world.knows_v1(record) } else { self.world.knows(record) }
    }

    /// The sections (nested records) of a record in which the twin may lack data.
    fn unknown_sections(&self, subject: &Subject, id: Option<i64>) -> Vec<&'static str> {
        match subject.table.zip(id).filter(|record| !self.world.knows_sections(*record)) {
            Some((table, _)) => expanded(table).collect(),
            None => Vec::new(),
        }
    }

    /// Limits the comparison of invoices. Only version 1 shows the instants at which an invoice was issued and cancelled, and
    /// the twin knows these instants only for sales that the recording inserted. The invoices of other sales are compared only
    /// where the twin has values.
    fn leave_out_invoice(&self, subject: &Subject, id: Option<i64>, comparison: &mut Comparison) {
        comparison.in_part.retain(|part| *part != INVOICE);
        if subject.is_v1() && !id.is_some_and(|id| self.world.has_followed(id)) {
            comparison.in_part.push(INVOICE);
        }
    }

    /// Whether all records that the exchange concerns are certain, which means that no request without a response can have
    /// changed them. If not, the response of the exchange cannot be compared.
    fn is_sure(&self, subject: &Subject, exchange: &Exchange, said: &Said) -> bool {
        if self.world.has_no_doubts() {
            return true;
        }
        // the records of a page are checked one by one during the comparison
        let records: &[Value] = if subject.role == Role::List { &[] } else { said.records() };
        let own = records.iter().filter_map(|record| subject.table.zip(key(record)));
        let asked = meet::references(None, &sent(exchange)).into_iter();
        let named = asked.map(|reference| (reference.table, reference.id));
        self.world.is_sure_of(subject, named.chain(own))
            && records.iter().all(|record| self.refers_to_certain(subject, record))
    }

    /// Whether all records to which a record refers are certain (see [`is_sure`](Self::is_sure)).
    fn refers_to_certain(&self, subject: &Subject, record: &Value) -> bool {
        let named = || meet::references(subject.table, record).into_iter();
        self.world.has_no_doubts() || named().all(|to| self.world.is_certain((to.table, to.id)))
    }

    /// The twin's record with its sections, which responses contain only with `_expand`; `None` if the twin has no such record.
    fn stored(&self, table: Table, id: i64) -> Result<Option<Value>, LastroError> {
        let row = self.twin.view().get(table, id).map_err(|_| unreadable())?;
        Ok(row.map(|row| {
            let mut record = members(document(&row.doc));
            let beside = row.extras.iter().flat_map(|extras| members(document(extras)));
            record.extend(beside.filter(|(name, _)| expanded(table).any(|section| section == name)));
            Value::Object(record)
        }))
    }
}

/// The tables into which requests insert records. Sales are last, since callers access them by that position.
const INSERTED: [Table; 4] = [Table::PaymentMethod, Table::Customer, Table::Service, Table::Sale];

/// The highest key in each table of [`INSERTED`], in the same order.
fn highest(twin: &Twin) -> Result<[i64; 4], LastroError> {
    let mut keys = [0; 4];
    for (key, table) in keys.iter_mut().zip(INSERTED) {
        *key = twin.view().counter(Counter::Key(table)).map_err(|_| unreadable())?;
    }
    Ok(keys)
}

/// Converts a recorded request for the twin, with credentials and an absolute URL.
fn asked(exchange: &Exchange) -> Request {
    let target = [exchange.origin.as_str(), &exchange.request.target].concat();
    authorized(Request { target, ..exchange.request.clone() })
}

/// Replaces the API key of a request by the twin's key.
fn authorized(mut request: Request) -> Request {
    request.headers.retain(|(name, _)| !name.eq_ignore_ascii_case("Authorization"));
    request.headers.push(("Authorization".to_owned(), AUTHORIZATION.to_owned()));
    request
}

/// The body of a request as JSON; null if it is not JSON.
fn sent(exchange: &Exchange) -> Value {
    lastro::json::parse(&exchange.request.body).unwrap_or_default()
}

/// A hash of a response without its `requestId`, which is different for every request.
fn hashed(status: u16, body: &[u8]) -> u64 {
    const NAME: &[u8] = b"\"requestId\":\"";
    let mut hasher = DefaultHasher::new();
    status.hash(&mut hasher);
    let start = lastro::value::find_bytes(body, NAME).unwrap_or(body.len());
    let (before, rest) = body.split_at_checked(start).unwrap_or((body, &[]));
    before.hash(&mut hasher);
    rest.get(NAME.len().saturating_add(32)..).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// Parses a stored document.
fn document(text: &str) -> Value {
    lastro::json::parse(text.as_bytes()).unwrap_or_default()
}

/// The members of an object; empty for any other value.
fn members(value: Value) -> Vec<(String, Value)> {
    match value {
        Value::Object(members) => members,
        _ => Vec::new(),
    }
}

/// Replaces members by name, and appends new ones.
fn put_over(record: &mut Vec<(String, Value)>, changes: impl IntoIterator<Item = (String, Value)>) {
    // A map finds the members by name, since a search through the list for each change would be slow if a response has very
    // many members. If several members have the same name, the first of them is replaced.
    let mut places: BTreeMap<String, usize> =
        record.iter().enumerate().rev().map(|(place, (name, _))| (name.clone(), place)).collect();
    for (name, value) in changes {
        match places.get(&name).and_then(|place| record.get_mut(*place)) {
            Some((_, old)) => *old = value,
            None => {
                places.insert(name.clone(), record.len());
                record.push((name, value));
            }
        }
    }
}

/// The fields that responses contain only on request: the sections that `_expand` adds.
fn expanded(table: Table) -> impl Iterator<Item = &'static str> {
    let fields = table.resource().into_iter().flat_map(|resource| resource.table().fields);
    fields.filter(|field| field.kind == Kind::Expanded).map(|field| field.name)
}

/// The error for a twin whose state cannot be read.
fn unreadable() -> LastroError {
    LastroError::internal("mirror.replay")
}

/// The member of a version 1 sale that contains its invoice.
const INVOICE: &str = "nfse";

/// The type of a version 2 page without its records. It is used to compare the headers of two pages.
const HEADER: Type = Type::Record(ListingHeader::TABLE);
