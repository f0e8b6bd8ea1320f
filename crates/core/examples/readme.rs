//! The example of the project's README.

// begin readme
use lastro::calc::installments::{self, SplitPolicy};
use lastro::calc::schedule::Contract;
use lastro::model::codes::{Frequency, Repetition};
use lastro::model::{Item, Sale};
use lastro::query::{Query, Resource};
use lastro::rules::{Context, WriteOperation, validate};
use lastro::{LastroError, Money};

fn main() -> Result<(), LastroError> {
    let shares = installments::split("129.90".parse()?, 12, SplitPolicy::Spread)?;
    println!("{} {}", shares[0], shares[6]);
    let contract = Contract::new("2027-01-31".parse()?, Frequency::Monthly, Repetition::Always);
    let dates = Contract { limit: Some(3), ..contract }.occurrences()?;
    println!("{} {} {}", dates[0], dates[1], dates[2]);
    let hundred: Money = "100".parse()?;
    let query = Query::all(Resource::Sale).filter(Sale::VALOR_VENDA.gte(hundred));
    println!("{}", query.build()?);
    let (valor, qtd, total) = (Some("33.33".parse()?), Some("1.5".parse()?), Some("49.99".parse()?));
    let item = Item { id_servico: Some(10), valor, qtd, total, ..Item::default() };
    let checked = validate(&item, &Context { operation: WriteOperation::Insert, today: None });
    println!("{} {}", checked.issues[0].path, checked.issues[0].code);
    Ok(())
}
// end readme
