//! Handles uncertainty: requests whose effect is unknown because the recording has no response, and refusals whose reason may
//! be data that the twin lacks.

use lastro::LastroError;
use lastro::json::Value;
use lastro_twin::http::encoded;
use lastro_twin::state::{Row, Table};
use lastro_twin::{Request, Twin};

use super::meet::{Reference, references};
use super::{INSERTED, Replay, asked, authorized, document, highest, unreadable};
use crate::exchange::Exchange;
use crate::subject::{Role, Said, Subject, key};
use crate::world::{Key, names_records};

impl Replay {
    /// Marks the records that a request without a response may have changed as uncertain, since it is unknown whether the service
    /// executed the request.
    pub(super) fn doubt(&mut self, subject: &Subject, exchange: &Exchange) -> Result<(), LastroError> {
        self.world.doubts(subject);
        if subject.table == Some(Table::Sale) && names_records(subject) { self.doubt_named(exchange) } else { Ok(()) }
    }

    /// Handles a version 1 request that writes a sale and got no response. It may have inserted or changed records, so these
    /// records are marked as uncertain. To find them, the request is executed on a fork of the twin.
    fn doubt_named(&mut self, exchange: &Exchange) -> Result<(), LastroError> {
        let mut fork = self.twin.fork();
        let Some(done) = said(&mut fork, &asked(exchange)).filter(|said| !said.refused()) else {
            self.world.doubts_all_named();
            return Ok(());
        };
        if self.world.may_misname() {
            self.world.may_have_inserted_named();
        }
        for ((table, before), after) in INSERTED.into_iter().zip(highest(&self.twin)?).zip(highest(&fork)?) {
            if after > before {
                self.world.may_have_inserted(table);
            }
        }
        for reference in references(Some(Table::Sale), &done.value) {
            let record = (reference.table, reference.id);
            if self.world.may_misname() {
                self.doubt_namesakes(record)?;
            } else if has_changed(record, &self.twin, &fork)? {
                self.world.doubt_part(record);
            }
        }
        Ok(())
    }

    /// Marks as uncertain the records to which `shown`, a sale of version 1, refers. Called after a
    /// request that the service executed, but that the twin refused or may have executed differently. The request may have inserted records
    /// that the twin lacks, and may have changed the sold item (a row of `Table::Service`).
    pub(super) fn doubt_shown(&mut self, shown: &Value) -> Result<(), LastroError> {
        for reference in references(Some(Table::Sale), shown) {
            let record = (reference.table, reference.id);
            if !self.has(record.0, record.1)? {
                self.take_nested(&reference)?;
                self.world.doubt(record);
            } else if record.0 == Table::Service {
                self.world.doubt_part(record);
            }
        }
        Ok(())
    }

    /// Marks all records with the same name as this record as uncertain, since the service may have used one of them, and the
    /// twin another one. Payment methods are left out, since a sale does not change them.
    fn doubt_namesakes(&mut self, (table, id): Key) -> Result<(), LastroError> {
        let structure = match table {
            Table::Customer => "clientes",
            Table::Service => "servicos",
            _ => return Ok(()),
        };
        let row = row(&self.twin, (table, id))?;
        let name = row.and_then(|row| document(&row.doc).get("nome")?.as_str().map(encoded));
        let all = name.map(|name| self.listed(&format!("{structure}/?nome={name}"))).unwrap_or_default();
        all.into_iter().for_each(|id| self.world.doubt_part((table, id)));
        Ok(())
    }

    /// Whether the twin and the service found the same records for the names in a version 1 sale.
    pub(super) fn names_the_same(&self, subject: &Subject, said: &Said, mine: &Said) -> bool {
        if subject.table != Some(Table::Sale) || !names_records(subject) {
            return true;
        }
        let named = |said: &Said| -> Vec<Key> {
            let all = references(Some(Table::Sale), &said.value).into_iter();
            all.map(|reference| (reference.table, reference.id)).collect()
        };
        let (theirs, ours) = (named(said), named(mine));
        if self.world.may_misname() {
            return !said.refused() && theirs == ours && theirs.into_iter().all(|record| self.world.knows_v1(record));
        }
        // `true` means that the responses are compared. If two records differ, this is done only if the service is known to have the
        // twin's record too. If not, the service may have deleted it before the recording began.
        theirs.iter().zip(&ours).all(|(theirs, ours)| theirs == ours || self.world.knows_v1(*ours))
    }

    /// Whether only one of the two responses is a refusal, and the reason may be records that the twin lacks. Such a difference
    /// is not reported.
    pub(super) fn is_excused(&self, subject: &Subject, sent: &Value, said: &Said, mine: &Said) -> bool {
        if said.refused() == mine.refused() {
            return false;
        }
        if self.world.may_turn_on_doubts(subject) {
            return true;
        }
        if self.world.is_closed() {
            return false;
        }
        // a record of which the twin knows only the name may have been deleted
        let is_unknown = |reference: Reference| {
            let record = (reference.table, reference.id);
            !self.world.knows_v1(record) && matches!(self.has(record.0, record.1), Ok(true))
        };
        if said.refused() && references(subject.table, sent).into_iter().any(is_unknown) {
            return true;
        }
        match (subject.table, subject.role) {
            // the virtual wallet may contain customers that the twin lacks
            (None, _) => !said.refused() && said.value.as_array().is_some_and(|entries| !entries.is_empty()),
            // a customer or service with sales cannot be deleted, and the twin may lack these sales
            (Some(Table::Customer | Table::Service), Role::Delete) => said.refused() && !self.has_sales(subject),
            // the service keeps invoice data of earlier sales, so a request may omit these data, but the twin may lack them
            (Some(Table::Sale), Role::Insert | Role::Change) => {
                let reason = mine.value.get("mensagem").and_then(Value::as_str);
                names_records(subject) && reason.is_some_and(|reason| reason.contains("nfse_"))
            }
            // the update refers to contacts and cards by key, and the twin may lack them
            (Some(Table::Customer), Role::Change) => {
                let by_key = |name: &str| sent.get(name).and_then(Value::as_array).is_some_and(|list| !list.is_empty());
                let sections = ["contatos", "cartoes"].into_iter().any(by_key);
                sections && subject.record().is_some_and(|record| !self.world.knows_sections(record))
            }
            _ => false,
        }
    }

    /// Whether the twin has a sale with the customer or service in the request's path.
    fn has_sales(&self, subject: &Subject) -> bool {
        let Some((table, id)) = subject.record() else { return false };
        let field = if table == Table::Customer { "id_cliente" } else { "itens.id_servico" };
        !self.listed(&format!("vendas/?{field}={id}")).is_empty()
    }

    /// The keys of the records in the first page of a listing of the twin.
    pub(super) fn listed(&self, query: &str) -> Vec<i64> {
        let target = format!("/api/v2/{query}&_fields=id");
        let request = authorized(Request { method: "GET".to_owned(), target, headers: Vec::new(), body: Vec::new() });
        let page = said(&mut self.twin.fork(), &request);
        page.iter().flat_map(Said::records).filter_map(key).collect()
    }

    /// Processes a response which shows that the service has no record with this key. Removes the twin's record. Exception: a
    /// sale that a contract of the twin generated only gets a new key, since the service may have this sale under another key.
    pub(super) fn vanish(&mut self, record: Key) -> Result<(), LastroError> {
        if record.0 == Table::Sale && self.world.is_made(record.1) && !self.world.knows(record) {
            return self.make_room(record.0, record.1);
        }
        // if the twin has no such record either, nothing changes, since the record may be inserted later
        if self.has(record.0, record.1)? {
            self.twin.forget(record.0, record.1)?;
            self.world.lost_sight_of(record);
        }
        Ok(())
    }
}

/// Executes a request on a twin and returns its response.
fn said(twin: &mut Twin, request: &Request) -> Option<Said> {
    let response = twin.handle(request, None).response?;
    Said::of(response.status, &response.body)
}

fn row(twin: &Twin, (table, id): Key) -> Result<Option<Row>, LastroError> {
    twin.view().get(table, id).map_err(|_| unreadable())
}

/// Whether a record differs between a twin and its fork. The extras (data that is stored with the document) are compared only for
/// customers, since no response shows the extras of a service.
fn has_changed(record: Key, twin: &Twin, fork: &Twin) -> Result<bool, LastroError> {
    let (Some(before), Some(after)) = (row(twin, record)?, row(fork, record)?) else { return Ok(false) };
    Ok(before.doc != after.doc || record.0 == Table::Customer && before.extras != after.extras)
}
