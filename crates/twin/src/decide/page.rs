//! The public pages of a sale for its payer: the payment page, boletos (payment slips), Pix codes (instant payments) and the
//! invoice. The service's documentation gives only their URLs, so the contents of the pages are the twin's own. The pages need
//! no API key.

use std::borrow::Cow;

use lastro::model::codes::{InstallmentStatus, InvoiceStatus};
use lastro::model::{Installment, Model as _, Sale};
use lastro::query::{Query, Resource};

use super::{Context, Decision, Refusal, pdf};
use crate::http::Response;
use crate::route::Page;

/// The picture that the twin returns in place of a QR code. It is the same for every Pix code: a test can read the code itself
/// from `pix_codigo`.
const PICTURE: &[u8] = include_bytes!("pix.png");

/// Returns a page for the payer. The payment page contains the amounts, due dates, Pix codes, and the digits of the boletos
/// (payment slips). The other pages are a boleto, the picture of a Pix code, and the invoice.
///
/// # Errors
/// 404 for an unknown code, and for a boleto, a Pix code or an invoice that the sale does not have.
pub fn shown(context: &Context<'_>, page: Page<'_>) -> Result<Decision, Refusal> {
    let (content, body) = match page {
        Page::Payment(code) => ("text/html; charset=utf-8", html(&sale_of(context, code)?).into_bytes()),
        Page::Boleto(code, id) => ("application/pdf", boleto(&sale_of(context, code)?, id)?),
        Page::Pix(code, id) => {
            installment_of(&sale_of(context, code)?, id, |one| one.pix_imagem_url.as_ref())?;
            ("image/png", PICTURE.to_vec())
        }
        Page::Invoice(code) => ("application/pdf", invoice(&sale_of(context, code)?)?),
    };
    let headers = [("Content-Type", content), ("Content-Security-Policy", "default-src 'none'")];
    let headers = headers.map(|(name, value)| (name, Cow::Borrowed(value))).into();
    Ok(Decision::read(Response { status: 200, headers, body }))
}

/// The sale with this code of a payment page.
fn sale_of(context: &Context<'_>, code: &str) -> Result<Sale, Refusal> {
    let query = Query::all(Resource::Sale).filter(Sale::PAGAMENTO_ONLINE_CODIGO.is(code));
    let query = Query { limit: Some(1), ..query };
    let found = context.view.select(Resource::Sale, &query)?;
    let row = found.rows.first().ok_or_else(Refusal::not_found)?;
    let (sale, _) = Sale::from_json(row.doc.as_bytes())?;
    // The store's search ignores case, but the codes in URLs are case-sensitive, so the code of the found sale is compared
    // exactly.
    if sale.pagamento_online_codigo.as_deref() == Some(code) { Ok(sale) } else { Err(Refusal::not_found()) }
}

/// The installment with the key `id`, if `address` returns a URL for it.
fn installment_of<'s>(
    sale: &'s Sale,
    id: &str,
    address: fn(&Installment) -> Option<&String>,
) -> Result<&'s Installment, Refusal> {
    let is_wanted = |one: &&Installment| address(one).is_some() && one.id.is_some_and(|key| key.to_string() == id);
    sale.parcelas.iter().flatten().find(is_wanted).ok_or_else(Refusal::not_found)
}

/// The boleto (payment slip) of an installment, as a PDF.
fn boleto(sale: &Sale, id: &str) -> Result<Vec<u8>, Refusal> {
    let installment = installment_of(sale, id, |one| one.pdf_url.as_ref())?;
    let due = installment.data_vencimento.map(|day| day.to_string()).unwrap_or_default();
    Ok(pdf::document(&[
        "BOLETO DE TESTE, SEM VALOR".to_owned(),
        format!("Pagador: {}", sale.cliente.as_deref().unwrap_or_default()),
        format!("Vencimento: {due}"),
        format!("Valor: R$ {}", installment.valor.map(|valor| valor.to_string()).unwrap_or_default()),
        format!("Linha digitável: {}", installment.linha_digitavel.as_deref().unwrap_or_default()),
    ]))
}

/// The invoice as a PDF. The PDF exists only once the invoice is issued.
fn invoice(sale: &Sale) -> Result<Vec<u8>, Refusal> {
    let id = sale.id.map(|id| id.to_string()).unwrap_or_default();
    let state = match sale.nfse_status {
        Some(InvoiceStatus::Issued) => "emitida",
        Some(InvoiceStatus::Cancelled) => "cancelada",
        _ => return Err(Refusal::not_found()),
    };
    Ok(pdf::document(&[
        "NOTA FISCAL DE TESTE, SEM VALOR".to_owned(),
        format!("Número: {id}, {state}"),
        format!("Tomador: {}", sale.cliente.as_deref().unwrap_or_default()),
        format!("Discriminação: {}", sale.discriminacao.as_deref().unwrap_or_default()),
        format!("Valor: R$ {}", sale.valor_venda.map(|valor| valor.to_string()).unwrap_or_default()),
    ]))
}

fn html(sale: &Sale) -> String {
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
    let pix = code("Pix copia e cola", installment.pix_codigo.as_ref());
    format!("<li>R$ {valor}, vencimento em {due}: {state}{boleto}{pix}</li>\n")
}

/// Escapes a string for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
