//! Copies sales of the real service, as its responses show them, into the state of a twin.

use lastro::json::Value;
use lastro::model::{Json, Model as _, Sale};

use super::invoice::note_issue;
use super::schedule::Progress;
use super::{Extras, Stored, is_contract, planned, store};
use crate::decide::{Context, Refusal};
use crate::state::{Draft, Row};

/// Stores a sale as a response shows it. Its extras (additional data in the row) are copied from the replaced sale, or created
/// as for a new sale.
pub(crate) fn adopt(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    shown: Value,
    before: Option<&Row>,
) -> Result<(), Refusal> {
    let before = before.map(Stored::read).transpose()?;
    let due = before.as_ref().and_then(|before| planned(context, before));
    let (sale, _) = Sale::decode(&Json(shown))?;
    let mut extras = before.as_ref().map_or_else(Extras::default, |before| before.extras.clone());
    let status = before.as_ref().and_then(|before| before.sale.nfse_status);
    note_issue(context, &mut extras, status, sale.nfse_status);
    if is_contract(&sale) {
        extras.progress = Some(match &before {
            Some(before) => Progress::of(before).shown(&before.sale, &sale),
            None => Progress::start(&sale),
        });
    }
    store(context, draft, Stored { sale, extras }, due, "update")?;
    Ok(())
}
