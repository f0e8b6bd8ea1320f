//! The example of the project's page.

// begin readme
use std::error::Error;

use lastro::calc::installments::{SplitPolicy, split};
use lastro::calc::schedule::Contract;
use lastro::model::codes::{Frequency, Repetition};
use lastro::model::{Item, Model as _, Sale};
use lastro::query::{Query, Resource};
use lastro::rules::{Context, WriteOperation, validate};

fn main() -> Result<(), Box<dyn Error>> {
    let shares = split("129.90".parse()?, 12, SplitPolicy::Spread)?;
    println!("{} {}", shares[0], shares[6]);
    let contract = Contract::new("2027-01-31".parse()?, Frequency::Monthly, Repetition::Always);
    let dates = Contract { limit: Some(3), ..contract }.occurrences()?;
    println!("{} {} {}", dates[0], dates[1], dates[2]);
    let filters = Some(vec![Sale::VALOR_VENDA.gte(&"100".parse()?)]);
    println!("{}", Query { filters, ..Query::all(Resource::Sale) }.build(Resource::Sale)?);
    let (item, _) = Item::from_json(br#"{"id_servico": 10, "valor": "33.33", "qtd": "1.5", "total": "49.99"}"#)?;
    let checked = validate(&item, &Context { operation: WriteOperation::Insert, today: None });
    println!("{} {}", checked.issues[0].path, checked.issues[0].code);
    Ok(())
}
// end readme
