//! The example of the project's page.

// begin readme
use std::error::Error;

use lastro::api::{item, query};
use lastro::model::codes::{Frequency, Repetition};
use lastro::model::{Item, Scalar};
use lastro::query::{Filter, Operator, Resource};
use lastro::rules::WriteOperation;
use lastro::{installments, schedule};

fn main() -> Result<(), Box<dyn Error>> {
    let shares = installments::split("129.90".parse()?, 12, None)?;
    println!("{} {}", shares[0], shares[6]);
    let first = "2027-01-31".parse()?;
    let three = schedule::ContractOptions::new().limit(3);
    let dates = schedule::occurrences(first, Frequency::Monthly, Repetition::Always, three)?;
    println!("{} {} {}", dates[0], dates[1], dates[2]);
    let value = Some(Scalar("100".to_owned()));
    let filter = Filter { field: "valor_venda".to_owned(), operator: Some(Operator::Gte), value, values: None };
    println!("{}", query::build(Resource::Sale, query::BuildOptions::new().filters([filter]))?);
    let item: Item = serde_json::from_str(r#"{"id_servico": 10, "valor": "33.33", "qtd": "1.5", "total": "49.99"}"#)?;
    let checked = item::validate(item, WriteOperation::Insert, None)?;
    println!("{} {}", checked.issues[0].path, checked.issues[0].code);
    Ok(())
}
// end readme
