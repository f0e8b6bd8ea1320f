//! Runs the calls in a file against a server and prints the outcome of each: `stories BASE_URL FILE`. The same program
//! exists in the other programming languages, and a test compares their outputs (`crates/cli/tests/stories.rs`).
//!
//! Each line of the file is one call. Its columns, separated by tabs, are: seed, operation, id, query, record, original,
//! `look_before`, `per_second`, `settled_after_ms`. An empty column means unset. For version 1 of the API, the column
//! `query` is the number of records per page, and `record` is an encoded form.

use std::error::Error as StdError;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use lastro::model::{BoletoUpdate, ConcealedText, Customer, Json, Model, Receipt, Service};
use lastro::v1::http::ListingQueryV1;
use lastro::v1::{FormPairs, parsed};
use lastro::value::Choice as _;
use lastro_client::{BoxFuture, Client, Clock, Error, PendingCall, Records, ReqwestTransport};

type Outcome<T> = Result<T, Box<dyn StdError>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(url), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: stories BASE_URL FILE".into());
    };
    for line in std::fs::read_to_string(file)?.lines() {
        println!("{}", Story::of(&url, line)?.told().await?);
    }
    Ok(())
}

/// A fake clock that advances only when the client waits.
struct Passing(AtomicI64);

impl Clock for Passing {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    fn wait(&self, time: Duration) -> BoxFuture<'_, ()> {
        self.0.fetch_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX), Ordering::SeqCst);
        Box::pin(std::future::ready(()))
    }
}

/// The outcome of a call as an output line, and the state from which the call can be resumed.
struct End {
    line: String,
    state: Option<String>,
}

pub(crate) struct Story<'l> {
    seed: &'l str,
    operation: &'l str,
    id: Option<&'l str>,
    query: Option<&'l str>,
    record: Option<&'l str>,
    original: Option<&'l str>,
    client: Client,
}

impl<'l> Story<'l> {
    pub(crate) fn of(url: &str, line: &'l str) -> Outcome<Self> {
        let columns: Vec<_> = line.split('\t').map(|text| Some(text).filter(|text| !text.is_empty())).collect();
        let [Some(seed), Some(operation), id, query, record, original, look_before, per_second, settled_after] =
            columns[..]
        else {
            return Err(format!("not nine columns: {line}").into());
        };
        let mut options = Client::builder(url, ConcealedText::new("chave-para-testes")).allow_http(true);
        if let Some(look_before) = look_before {
            options = options.look_before(look_before.parse()?);
        }
        if let Some(per_second) = per_second {
            options = options.per_second(per_second.parse()?);
        }
        if let Some(settled_after) = settled_after {
            options = options.settled_after(Duration::from_millis(settled_after.parse()?));
        }
        let transport = ReqwestTransport::new(url).map_err(|error| error.to_string())?;
        let client = options.build_on(transport, Passing(AtomicI64::new(1_800_000_000_000)));
        Ok(Self { seed, operation, id, query, record, original, client })
    }

    pub(crate) async fn told(&self) -> Outcome<String> {
        let End { mut line, state } = self.end(None).await?;
        if state.is_some() {
            line = format!("{line}; again: {}", self.end(state).await?.line);
        }
        Ok(format!("{} {line}", self.seed))
    }

    async fn end(&self, state: Option<String>) -> Outcome<End> {
        let (customers, services, sales) = (self.client.customers(), self.client.services(), self.client.sales());
        let id = || self.id.unwrap_or_default().parse::<i64>();
        let id_of = match self.operation {
            "customers.list" => return Ok(self.listed(customers.list(), state, |customer| customer.id).await),
            "sales.list" => return Ok(self.listed(sales.list(), state, |sale| sale.id).await),
            "customers.select" => self.done(customers.select(id()?), state, |customer| customer.id).await,
            "customers.insert" => self.done(customers.insert(&self.record()?), state, |customer| customer.id).await,
            "customers.update" => {
                let mut call = customers.update(id()?, &self.record()?);
                if let Some(original) = self.original {
                    call = call.original(&read::<Customer>(original)?);
                }
                self.done(call, state, |customer| customer.id).await
            }
            "customers.delete" => self.done(customers.delete(id()?), state, |()| None).await,
            "services.insert" => {
                self.done(services.insert(&self.record::<Service>()?), state, |service| service.id).await
            }
            "sales.insert" => self.done(sales.insert(&self.record()?), state, |sale| sale.id).await,
            "sales.select" => self.done(sales.select(id()?), state, |sale| sale.id).await,
            "sales.confirm_receipt" => {
                let call = sales.confirm_receipt(id()?, &self.record::<Receipt>()?);
                self.done(call, state, |sale| sale.id).await
            }
            "sales.update_boleto" => {
                let call = sales.update_boleto(id()?, &self.record::<BoletoUpdate>()?);
                self.done(call, state, |sale| sale.id).await
            }
            name if name.starts_with("v1.") => return self.end_v1(name, state).await,
            "wallet.select" => {
                self.done(self.client.wallet().select(self.id.unwrap_or_default()), state, |_| None).await
            }
            other => return Err(format!("no such operation: {other}").into()),
        };
        Ok(ended(id_of))
    }

    async fn end_v1(&self, operation: &str, state: Option<String>) -> Outcome<End> {
        let v1 = self.client.v1();
        let id = || self.id.unwrap_or_default().parse::<i64>();
        let id_of = match operation {
            "v1.customers.list" => {
                return Ok(self.listed(v1.customers().list(self.page()?), state, |customer| customer.id).await);
            }
            "v1.sales.list" => return Ok(self.listed(v1.sales().list(self.page()?), state, |sale| sale.id).await),
            "v1.customers.select" => self.done(v1.customers().select(id()?), state, |customer| customer.id).await,
            "v1.customers.insert" => {
                self.done(v1.customers().insert(&self.form()?), state, |customer| customer.id).await
            }
            "v1.customers.update" => {
                self.done(v1.customers().update(id()?, &self.form()?), state, |customer| customer.id).await
            }
            "v1.customers.delete" => self.done(v1.customers().delete(id()?), state, |()| None).await,
            "v1.services.insert" => self.done(v1.services().insert(&self.form()?), state, |service| service.id).await,
            "v1.sales.insert" => self.done(v1.sales().insert(&self.form()?), state, |sale| sale.id).await,
            "v1.sales.select" => self.done(v1.sales().select(id()?), state, |sale| sale.id).await,
            "v1.sales.confirm_receipt" => {
                self.done(v1.sales().confirm_receipt(id()?, &self.form()?), state, |()| None).await
            }
            "v1.sales.update_boleto" => {
                self.done(v1.sales().update_boleto(id()?, &self.form()?), state, |()| None).await
            }
            other => return Err(format!("no such operation: {other}").into()),
        };
        Ok(ended(id_of))
    }

    /// The listing query of a version 1 call, with the number of records per page.
    fn page(&self) -> Outcome<ListingQueryV1> {
        let limite = self.query.map(str::parse).transpose()?;
        Ok(ListingQueryV1 { limite, ..ListingQueryV1::default() })
    }

    /// The record of a version 1 call, read from the encoded form.
    fn form<T: Model>(&self) -> Outcome<T> {
        Ok(parsed(Some(FormPairs::decode(self.record.unwrap_or_default())?), None)?)
    }

    fn record<T: Model>(&self) -> Outcome<T> {
        read(self.record.unwrap_or("{}"))
    }

    async fn done<T: 'static>(
        &self,
        mut call: PendingCall<T>,
        state: Option<String>,
        id: fn(&T) -> Option<i64>,
    ) -> Result<Option<i64>, Error> {
        if let Some(query) = self.query {
            call = call.query(query);
        }
        if let Some(state) = state {
            call = call.state(state);
        }
        Ok(id(&call.await?))
    }

    async fn listed<T>(&self, mut records: Records<T>, state: Option<String>, id: fn(&T) -> Option<i64>) -> End {
        if let Some(query) = self.query.filter(|_| !self.operation.starts_with("v1.")) {
            records = records.query(query);
        }
        if let Some(state) = state {
            records = records.state(state);
        }
        let mut ids = String::new();
        while let Some(record) = records.next().await {
            match record {
                Ok(record) => ids.extend(id(&record).map(|id| format!(" {id}"))),
                Err(error) => return failed(&error),
            }
        }
        End { line: format!("{}{ids}", records.end().map_or("-", |end| end.as_str())), state: None }
    }
}

fn read<T: Model>(text: &str) -> Outcome<T> {
    Ok(T::decode(&Json::parse(text.as_bytes())?)?.0)
}

fn ended(id: Result<Option<i64>, Error>) -> End {
    match id {
        Ok(id) => End { line: format!("done {}", id.map_or_else(|| "-".to_owned(), |id| id.to_string())), state: None },
        Err(error) => failed(&error),
    }
}

fn failed(error: &Error) -> End {
    match error {
        Error::Failed(failed) => {
            let status = failed.api_error.as_ref().map_or_else(|| "-".to_owned(), |error| error.code.to_string());
            let (kind, carried_out) = (failed.kind.as_str(), failed.carried_out.as_str());
            End { line: format!("{kind} {carried_out} {status}"), state: failed.state.clone() }
        }
        Error::Invalid(error) => {
            let paths: String = error.issues().iter().map(|issue| format!(" {}", issue.path)).collect();
            End { line: format!("invalid{paths}"), state: None }
        }
        other => End { line: format!("failed {other}"), state: None },
    }
}
