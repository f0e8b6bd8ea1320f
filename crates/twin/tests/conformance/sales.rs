//! The client reads a sale, and then changes it, cancels its invoice, confirms a receipt or updates a boleto.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::InvoiceStatus;
use lastro::model::{BoletoUpdate, Cancellation, Installment, Json, Model, Receipt, Sale};
use lastro::rules::{self, ApiVersion, WriteOperation};
use lastro::{Issue, Money, calc};

use crate::client::{Asked, Client, stopping};
use crate::made::Made;

impl Client {
    /// A sale as the twin answers it, if there is one with this key.
    pub fn sale(&mut self, id: i64) -> Option<Value> {
        let answer = self.call(ApiOperation::SalesSelect, &Asked { id: Some(id), ..Asked::default() });
        answer.expect("a request").value.map(|Json(value)| value)
    }

    /// Changes a sale that was read, and sends the whole of it.
    pub fn change_sale(&mut self, made: &mut Made, id: i64) {
        let read = self.sale(id).unwrap_or_else(|| Value::Object(Vec::new()));
        let (before, after) = (decoded::<Sale>(&read), decoded::<Sale>(&made.changed_sale(&read)));
        self.put(ApiOperation::SalesUpdate, Some(id), &after, rules::document(&before, &after));
    }

    /// One of the three things that can be done to a sale. What the client knows of the sale is what it has read.
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
                    assert_eq!(after.nfse_status, Some(InvoiceStatus::Cancelled));
                }
            }
            1 | 2 => {
                let sent = decoded::<Receipt>(&made.action(Receipt::TABLE, &["data_recebimento"], &parts));
                let mut named = stopping(rules::receipt(&sent, sale.as_ref()));
                let expected = sale.map(|sale| calc::receipt::confirm(sale, &sent));
                if let Some(Err(error)) = &expected {
                    named.extend_from_slice(error.issues());
                }
                if let Some(after) = self.done(ApiOperation::SalesConfirmReceipt, id, &sent, &named) {
                    assert_eq!(received(&after), expected.and_then(Result::ok).as_ref().and_then(received), "{sent:?}");
                }
            }
            _ => {
                let always = ["data_vencimento_novo", "valor_novo"];
                let sent = decoded::<BoletoUpdate>(&made.action(BoletoUpdate::TABLE, &always, &parts));
                let named = stopping(rules::boleto_update(&sent, sale.as_ref()));
                if let Some(after) = self.done(ApiOperation::SalesUpdateBoleto, id, &sent, &named) {
                    let meant = meant(&after, sent.id_parcela);
                    let (due, amount) = (meant.data_vencimento, meant.valor);
                    assert_eq!((due, amount), (sent.data_vencimento_novo, sent.valor_novo), "{sent:?}");
                }
            }
        }
    }

    /// The sale after an action that the twin accepts.
    fn done<T: Model>(&mut self, operation: ApiOperation, id: i64, sent: &T, named: &[Issue]) -> Option<Sale> {
        let body = rules::body(sent, WriteOperation::Insert);
        self.judged(operation, Some(id), &body, named).map(|after| decoded(&after))
    }
}

fn decoded<T: Model>(value: &Value) -> T {
    T::decode(&Json(value.clone())).expect("an object").0
}

/// What was received, by the keys of the installments.
fn received(sale: &Sale) -> Option<Vec<(Option<i64>, Option<Money>)>> {
    let parts = sale.parcelas.as_ref()?;
    Some(parts.iter().map(|part| (part.id, part.valor_recebido)).collect())
}

/// The installment that an action is about: the one with this key, or the first one if the action names none.
fn meant(sale: &Sale, id: Option<i64>) -> &Installment {
    let mut parts = sale.parcelas.iter().flatten();
    parts.find(|part| id.is_none() || part.id == id).expect("an installment")
}
