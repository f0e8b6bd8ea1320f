//! Compares the virtual wallet of a CPF, as far as the twin knows the customers in it.

use lastro::json::Value;
use lastro::model::{Model as _, Type, WalletEntry};
use lastro_twin::http::encoded;
use lastro_twin::state::Table;

use super::Replay;
use super::listing::only;
use crate::compare::Comparison;
use crate::difference::Kind;
use crate::subject::Said;

impl Replay {
    /// Compares the entries of a virtual wallet. Returns `false` if the wallets cannot be compared, for example after a request
    /// of unknown outcome. If the account was not new when the recording began, a recorded wallet with hired plans cannot be
    /// compared: no request creates hired plans, so the twin has none.
    pub(super) fn compare_wallets(&self, ty: Type, said: &Said, mine: &Said, comparison: &mut Comparison) -> bool {
        let (theirs, ours) = (said.records(), mine.records());
        if self.world.is_unsettled() {
            return false;
        }
        if self.world.is_closed() {
            comparison.lists(ty, "entries", &said.value, &mine.value);
            return true;
        }
        let plans = |entry: &Value| entry.get("planos_contratados").and_then(Value::as_array).map(<[Value]>::len);
        if theirs.iter().any(|entry| plans(entry).unwrap_or_default() > 0) {
            return false;
        }
        for (index, entry) in ours.iter().enumerate() {
            let path = format!("entries[{index}]");
            match named_as(entry, theirs).as_slice() {
                [] => only(comparison, path, Kind::OnlyTwin),
                [shown] if named_as(entry, ours).len() == 1 => {
                    comparison.records(WalletEntry::TABLE, &path, shown, entry);
                }
                // If several entries have the same name, nothing is compared, since the twin may lack another customer with
                // this name.
                _ => {}
            }
        }
        for (index, entry) in theirs.iter().enumerate() {
            if named_as(entry, ours).is_empty() && self.knows_dependents(entry, theirs, ours) {
                only(comparison, format!("entries[{index}]"), Kind::OnlyRecorded);
            }
        }
        true
    }

    /// Whether an entry belongs to a dependent of a customer that the twin knows with all contacts.
    fn knows_dependents(&self, entry: &Value, theirs: &[Value], ours: &[Value]) -> bool {
        let Some(holder) = entry.get("titular").and_then(Value::as_str) else { return false };
        let is_holder = |entry: &&Value| {
            let is_dependent = entry.get("titular").is_some_and(|of| *of != Value::Null);
            !is_dependent && entry.get("nome").and_then(Value::as_str) == Some(holder)
        };
        let holders: Vec<&Value> = theirs.iter().filter(is_holder).collect();
        let [shown] = holders.as_slice() else { return false };
        let known = self.listed(&format!("clientes/?nome={}", encoded(holder)));
        let knows = |id: &i64| self.world.knows_sections((Table::Customer, *id));
        named_as(shown, ours).len() == 1 && known.iter().all(knows)
    }
}

/// The entries with the same name, CPF and customer (`titular`) as `entry`.
fn named_as<'e>(entry: &Value, all: &'e [Value]) -> Vec<&'e Value> {
    let same = |other: &&Value| ["nome", "cpf", "titular"].into_iter().all(|name| other.get(name) == entry.get(name));
    all.iter().filter(same).collect()
}
