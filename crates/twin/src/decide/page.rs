//! The payment page of a sale. The documents give its address alone; it needs no key, since it is for who pays.

use lastro::model::codes::InstallmentStatus;
use lastro::model::{Installment, Model as _, Sale, Scalar};
use lastro::query::{Filter, Operator, Query, Resource};

use super::{Context, Decision, Refusal};
use crate::http::Response;

/// The page of the sale with this code: what is to be paid until when, with the boleto's line and the PIX code.
///
/// # Errors
/// 404 for a code that no sale has.
pub fn shown(context: &Context<'_>, code: &str) -> Result<Decision, Refusal> {
    let filter = Filter {
        field: Sale::PAGAMENTO_ONLINE_CODIGO.name().to_owned(),
        operator: Some(Operator::Eq),
        value: Some(Scalar(code.to_owned())),
        values: None,
    };
    let query = Query { filters: Some(vec![filter]), limit: Some(1), ..Query::all(Resource::Sale) };
    let found = context.view.select(Resource::Sale, &query)?;
    let row = found.rows.first().ok_or_else(Refusal::not_found)?;
    let (sale, _) = Sale::from_json(row.doc.as_bytes())?;
    // a query compares texts without regard to case, an address is compared as it is
    if sale.pagamento_online_codigo.as_deref() != Some(code) {
        return Err(Refusal::not_found());
    }
    let headers = vec![
        ("Content-Type".to_owned(), "text/html; charset=utf-8".to_owned()),
        ("Content-Security-Policy".to_owned(), "default-src 'none'".to_owned()),
    ];
    Ok(Decision::read(Response { status: 200, headers, body: page(&sale).into_bytes() }))
}

fn page(sale: &Sale) -> String {
    let text = |text: Option<&String>| text.map(|text| escaped(text)).unwrap_or_default();
    let installments: String = sale.parcelas.iter().flatten().map(installment).collect();
    format!(
        "<!doctype html>\n<html lang=\"pt-BR\">\n<meta charset=\"utf-8\">\n<title>Fatura</title>\n<h1>Fatura</h1>\n\
         <p>{}</p>\n<p>{}</p>\n<ul>\n{installments}</ul>\n</html>\n",
        text(sale.cliente.as_ref()),
        text(sale.discriminacao.as_ref()),
    )
}

fn installment(installment: &Installment) -> String {
    let due = installment.data_vencimento.map(|day| day.to_string()).unwrap_or_default();
    let valor = installment.valor.map(|valor| valor.to_string()).unwrap_or_default();
    let state = match installment.status {
        Some(InstallmentStatus::Paid) => "paga",
        Some(InstallmentStatus::PartiallyReceived) => "paga em parte",
        Some(InstallmentStatus::Cancelled) => "cancelada",
        Some(InstallmentStatus::Overdue) => "vencida",
        _ => "a pagar",
    };
    let code = |name: &str, code: Option<&String>| {
        code.map(|code| format!("<br>{name}: <code>{}</code>", escaped(code))).unwrap_or_default()
    };
    let boleto = code("Linha digitável", installment.linha_digitavel.as_ref());
    let pix = code("PIX copia e cola", installment.pix_codigo.as_ref());
    format!("<li>R$ {valor}, vencimento em {due}: {state}{boleto}{pix}</li>\n")
}

/// A text as HTML shows it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
