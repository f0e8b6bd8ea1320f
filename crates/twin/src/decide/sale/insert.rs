//! New sales and contracts.

use lastro::model::Sale;
use lastro::rules::WriteOperation;

use super::complete::complete;
use super::invoice::note_issue;
use super::schedule::Progress;
use super::{Extras, Stored, answered, is_contract, store};
use crate::decide::body::{checked, only_written};
use crate::decide::{Call, Context, Decision, Event, Refusal};
use crate::state::{Counter, Draft, Table};

/// Inserts a sale or a contract.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let mut sale: Sale = checked(context, call.body, WriteOperation::Insert)?;
    written(&mut sale);
    let mut draft = context.draft();
    let event = add(context, &mut draft, sale)?;
    Ok(answered(draft, event))
}

/// Stores a new sale, with generated keys and the fields that the service fills in.
pub(crate) fn add(context: &Context<'_>, draft: &mut Draft<'_>, mut sale: Sale) -> Result<Event, Refusal> {
    sale.id = Some(draft.next(Counter::Key(Table::Sale))?);
    complete(context, draft, &mut sale, None)?;
    let mut extras = Extras::default();
    note_issue(context, &mut extras, None, sale.nfse_status);
    if is_contract(&sale) {
        extras.progress = Some(Progress::start(&sale));
    }
    store(context, draft, Stored { sale, extras }, None, "insert")
}

/// Removes the fields that a body cannot set from a new sale and from its items and installments.
fn written(sale: &mut Sale) {
    only_written(sale);
    sale.agendamento_dados.iter_mut().for_each(|data| only_written(data));
    sale.nfse_dados.iter_mut().for_each(|invoice| only_written(invoice));
    sale.parcelas.iter_mut().flatten().for_each(|installment| only_written(installment));
    sale.itens.iter_mut().flatten().for_each(|item| only_written(item));
}
