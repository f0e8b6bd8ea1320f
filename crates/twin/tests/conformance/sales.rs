//! Calls about sales. The client reads a sale, and then changes it, cancels its invoice, confirms a receipt, or updates a
//! boleto.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::{BoletoUpdate, Cancellation, Json, Model, Receipt, Sale};
use lastro::rules::{self, ApiVersion, WriteOperation};
use lastro::{Issue, calc};

use super::client::{Asked, Client, stopping};
use super::made::Made;
use crate::common::integer;
use crate::common::model::{self, Received};

impl Client {
    /// Reads a sale; `None` if it does not exist.
    pub fn sale(&mut self, id: i64) -> Option<Value> {
        let answer = self.call(ApiOperation::SalesSelect, &Asked { id: Some(id), ..Asked::default() });
        answer.expect("a request").value.map(|Json(value)| value)
    }

    /// Reads a sale, changes it, and sends the whole document.
    pub fn change_sale(&mut self, made: &mut Made, id: i64) {
        let read = self.sale(id).unwrap_or_else(|| Value::Object(Vec::new()));
        let (before, after) = (decoded::<Sale>(&read), decoded::<Sale>(&made.changed_sale(&read)));
        self.put(ApiOperation::SalesUpdate, Some(id), &after, rules::document(&before, &after));
    }

    /// Reads a sale, then cancels its invoice, confirms a receipt, or updates a boleto. The client's check uses the sale as it
    /// was read.
    pub fn act(&mut self, made: &mut Made, id: i64) {
        let read = self.sale(id);
        let sale = read.as_ref().map(decoded::<Sale>);
        let parts = sale.as_ref().and_then(|sale| sale.parcelas.clone()).unwrap_or_default();
        match made.below(4) {
            0 => {
                let always = ["cancelamento_codigo", "cancelamento_motivo"];
                let sent = decoded::<Cancellation>(&made.action(Cancellation::TABLE, &always, &parts));
                let named = stopping(rules::cancellation(&sent, ApiVersion::V2));
                if let Some(after) = self.done(ApiOperation::SalesCancelInvoice, id, &sent, &named) {
                    assert_eq!(integer(after.get("nfse_status")), Some(2));
                }
            }
            1 | 2 => {
                let sent = decoded::<Receipt>(&made.action(Receipt::TABLE, &["data_recebimento"], &parts));
                let mut named = stopping(rules::receipt(&sent, sale.as_ref()));
                if let Some(Err(error)) = sale.map(|sale| calc::receipt::confirm(sale, &sent)) {
                    named.extend_from_slice(error.issues());
                }
                if let Some(after) = self.done(ApiOperation::SalesConfirmReceipt, id, &sent, &named) {
                    let mut expected = model::parts(&read.expect("a sale"));
                    let (_, value, received) = meant(&mut expected, sent.id_parcela);
                    let amount =
                        sent.valor_recebido.map(|amount| model::cents(Some(&Value::String(amount.to_string()))));
                    let date = sent.data_recebimento.expect("a date").to_string();
                    assert!(received.enter(*value, amount, &date), "nothing was left: {sent:?}");
                    assert_eq!(model::parts(&after), expected, "{sent:?}");
                }
            }
            _ => {
                let always = ["data_vencimento_novo", "valor_novo"];
                let sent = decoded::<BoletoUpdate>(&made.action(BoletoUpdate::TABLE, &always, &parts));
                let named = stopping(rules::boleto_update(&sent, sale.as_ref()));
                if let Some(after) = self.done(ApiOperation::SalesUpdateBoleto, id, &sent, &named) {
                    let after = decoded::<Sale>(&after);
                    let mut parts = after.parcelas.iter().flatten();
                    let meant = parts.find(|part| part.id == sent.id_parcela).expect("an installment");
                    let (due, amount) = (meant.data_vencimento, meant.valor);
                    assert_eq!((due, amount), (sent.data_vencimento_novo, sent.valor_novo), "{sent:?}");
                }
            }
        }
    }

    /// Sends an action. Returns the changed sale if the twin accepts the action.
    fn done<T: Model>(&mut self, operation: ApiOperation, id: i64, sent: &T, named: &[Issue]) -> Option<Value> {
        let body = rules::body(sent, WriteOperation::Insert);
        self.judged(operation, Some(id), &body, named)
    }
}

fn decoded<T: Model>(value: &Value) -> T {
    T::decode(&Json(value.clone())).expect("an object").0
}

/// The installment that a receipt pays: the installment with the key `id`, or the only installment if the receipt names no key.
fn meant(parts: &mut [(i64, i64, Received)], id: Option<i64>) -> &mut (i64, i64, Received) {
    assert!(id.is_some() || parts.len() == 1, "several installments");
    parts.iter_mut().find(|part| id.is_none_or(|id| id == part.0)).expect("an installment")
}
