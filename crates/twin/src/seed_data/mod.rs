//! Generates the records of a new account, and the records of a plausible company.
//!
//! The data depends only on the seed, the sizes, the current instant, and the account: its configuration, reference lists, payment
//! methods, plans and counters. So it has the same bytes on every platform.

mod customers;
mod draw;
mod fresh;
mod places;
mod sales;
mod words;

use lastro::json::Value;
use lastro::model::codes::PaymentKind;
use lastro::model::{Json, Service};
use lastro::value::Code as _;
use lastro::{Money, Percent};

use crate::config::Settings;
use crate::decide::{Context, Refusal, add_customer, add_service, sale};
use crate::moment::Moment;
use crate::state::{Changes, Counter, Memory, RowChange, Store, StoreFault, Table, View};

use customers::Surroundings;
use sales::Ledger;

pub use fresh::fresh;

/// Adds the records of a new account to a state that was never changed. Does nothing if the state was changed before.
///
/// # Errors
/// The store cannot be read or written.
pub fn furnish(store: &mut dyn Store, settings: &Settings) -> Result<(), StoreFault> {
    if store.view().counter(Counter::Revision)? > 0 {
        return Ok(());
    }
    store.apply(fresh(settings)?)
}

/// The size of the generated company.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// Number of customers.
    pub customers: i64,
    /// Number of sales and contracts. Without customers, none are generated.
    pub sales: i64,
}

/// Number of records per step. A company is generated in steps, so that each is short and needs little memory.
const CHUNK: i64 = 500;
/// The counters that the generated records increment.
const COUNTERS: [Counter; 8] = [
    Counter::Key(Table::Service),
    Counter::Key(Table::Customer),
    Counter::Key(Table::Sale),
    Counter::Installment,
    Counter::Item,
    Counter::Contact,
    Counter::Card,
    Counter::Revision,
];

/// Generates a plausible company: services, customers with contacts and cards, and the sales and contracts of the last two
/// years, some paid, some overdue, some pending. Returns an iterator over changes, which the caller has to apply in order. The
/// records create no notifications.
///
/// # Errors
/// The state cannot be read.
pub fn generate(context: &Context<'_>, seed: i64, sizes: Sizes) -> Result<Company, Refusal> {
    let mut known = Memory::default();
    let mut changes = Changes::default();
    let mut methods = Vec::new();
    for row in context.view.scan(Table::PaymentMethod, 0, usize::MAX)? {
        let Json(method) = Json::parse(row.doc.as_bytes())?;
        if let Some(Value::Number(kind)) = method.get("tipo") {
            methods.push((row.id, kind.parse().map_or(PaymentKind::Unknown(0), PaymentKind::from_code)));
        }
        changes.rows.push(RowChange { table: Table::PaymentMethod, id: row.id, row: Some(row) });
    }
    // plans are read too: a plan may refer to the key of a new service, whose name is then written into the plan
    for row in context.view.scan(Table::Plan, 0, usize::MAX)? {
        changes.rows.push(RowChange { table: Table::Plan, id: row.id, row: Some(row) });
    }
    for counter in COUNTERS {
        changes.counters.push((counter, context.view.counter(counter)?));
    }
    known.apply(changes)?;
    let cities = context.reference.scan(Table::Municipality, 0, usize::MAX)?.iter().map(|row| row.id).collect();
    let card_method = methods.iter().find(|(_, kind)| *kind == PaymentKind::OnlineCard).map(|(id, _)| *id);
    let next = |counter| Ok::<_, StoreFault>(known.counter(counter)?.saturating_add(1));
    let customers = sizes.customers.max(0);
    let ledger = Ledger {
        today: context.today(),
        sales: if customers == 0 { 0 } else { sizes.sales.max(0) },
        customers: (next(Counter::Key(Table::Customer))?, customers),
        first_service: next(Counter::Key(Table::Service))?,
        methods,
    };
    let around = Surroundings { now: context.now, cities, card_method };
    Ok(Company {
        seed,
        settings: context.settings.clone(),
        reference: context.reference.clone(),
        now: context.now,
        known,
        around,
        ledger,
        step: Step::Services,
    })
}

/// An iterator over the steps in which a company is generated.
#[derive(Debug)]
pub struct Company {
    seed: i64,
    settings: Settings,
    reference: Memory,
    now: Moment,
    /// The part of the state that the generation reads: services, customers, payment methods, plans and counters.
    known: Memory,
    around: Surroundings,
    ledger: Ledger,
    step: Step,
}

#[derive(Debug, Clone, Copy)]
enum Step {
    Services,
    Customers(i64),
    Sales(i64),
    Done,
}

impl Iterator for Company {
    type Item = Result<Changes, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        let made = self.made(self.step).transpose()?;
        if made.is_err() {
            self.step = Step::Done;
        }
        Some(made)
    }
}

impl Company {
    /// Generates the records of a step; `None` after the last step.
    fn made(&mut self, step: Step) -> Result<Option<Changes>, Refusal> {
        let known = self.known.clone();
        let context = Context { view: &known, reference: &self.reference, settings: &self.settings, now: self.now };
        let mut draft = context.draft();
        let end = |from: i64, all: i64| from.saturating_add(CHUNK).min(all);
        let after_customers = if self.ledger.sales > 0 { Step::Sales(0) } else { Step::Done };
        let next = match step {
            Step::Services => {
                for service in services() {
                    add_service(&context, &mut draft, service)?;
                }
                if self.ledger.customers.1 > 0 { Step::Customers(0) } else { Step::Done }
            }
            Step::Customers(from) => {
                let end = end(from, self.ledger.customers.1);
                for ordinal in from..end {
                    add_customer(&context, &mut draft, customers::customer(self.seed, ordinal, &self.around))?;
                }
                if end < self.ledger.customers.1 { Step::Customers(end) } else { after_customers }
            }
            Step::Sales(from) => {
                let end = end(from, self.ledger.sales);
                for sale in (from..end).filter_map(|ordinal| sales::sale(self.seed, ordinal, &self.ledger)) {
                    sale::add(&context, &mut draft, sale)?;
                }
                if end < self.ledger.sales { Step::Sales(end) } else { Step::Done }
            }
            Step::Done => return Ok(None),
        };
        draft.next(Counter::Revision)?;
        let changes = draft.finish();
        let referred = changes.rows.iter().filter(|change| change.table != Table::Sale).cloned().collect();
        self.known.apply(Changes { rows: referred, counters: changes.counters.clone(), ..Changes::default() })?;
        self.step = next;
        Ok(Some(changes))
    }
}

/// The services that the generated company sells.
fn services() -> impl Iterator<Item = Service> {
    words::OFFERS.iter().map(|offer| Service {
        nome: Some(offer.nome.to_owned()),
        id_servico: Some(offer.item),
        id_atividade: Some(offer.cnae),
        discriminacao: Some(offer.nome.to_owned()),
        valor: Money::from_cents(offer.cents),
        impostos_percentual: Percent::from_hundredths(1_345),
        codigo_tributacao_municipio: Some(format!("{:04}01", offer.item)),
        ..Service::default()
    })
}
