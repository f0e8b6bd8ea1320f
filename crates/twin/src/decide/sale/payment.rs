//! The payment codes of installments: the digits of a boleto (payment slip), the copy-and-paste code of a Pix (instant
//! payment), and the URLs of both.

use std::borrow::Cow;

use lastro::brazil::digits::{mod_10, sum_mod_11, text};
use lastro::brazil::linha_digitavel::factor;
use lastro::brazil::pix;
use lastro::json::Value;
use lastro::model::codes::PaymentKind;
use lastro::model::{Installment, Sale};

use crate::decide::Context;
use crate::decide::display::number_of;
use crate::identity;
use crate::state::Row;

/// The first digits of a boleto (payment slip): a bank code that does not exist (999), and the currency code of the real (9).
const BANK_AND_CURRENCY: u64 = 9999;
/// Largest value of a boleto (payment slip) in cents, since a boleto has ten digits for its value.
const LARGEST: u64 = 9_999_999_999;
/// The name of the receiver in a Pix code (the code of an instant payment).
const RECEIVER: &str = "EMPRESA DE TESTE";
const CITY: &str = "SAO PAULO";

/// The kind of a payment method.
pub(super) fn kind(method: Option<&Row>) -> Option<PaymentKind> {
    number_of(method?, "tipo")?.parse().ok()
}

/// The code in the URL of a sale's payment page.
pub(super) fn code(context: &Context<'_>, sale: &Sale) -> String {
    identity::hex(&identity::derive(context.settings.seed, "pagamento_online_codigo", sale.id.unwrap_or_default()), 32)
}

/// What is needed to write the payment codes of a sale's installments, by payment method.
pub(super) enum Codes {
    /// A boleto: the code of the sale's payment page.
    Boleto(String),
    /// A Pix: the code of the sale's payment page, and the receiver's Pix key.
    Pix(String, String),
    /// Another payment method, which has no codes.
    None,
}

impl Codes {
    /// Collects the data from which the payment codes of a sale are generated. The kind of payment method decides which data this is.
    pub(super) fn new(context: &Context<'_>, sale: &Sale, kind: Option<PaymentKind>) -> Self {
        let code = || sale.pagamento_online_codigo.clone().unwrap_or_default();
        match kind {
            Some(PaymentKind::Boleto) => Self::Boleto(code()),
            Some(PaymentKind::Pix) => {
                let key = identity::derive(context.settings.seed, "pix_chave", 0);
                Self::Pix(code(), uuid(&identity::hex(&key, 32)))
            }
            _ => Self::None,
        }
    }

    /// Sets the payment codes of an installment, and removes the codes of other payment methods.
    pub(super) fn fill_in(&self, installment: &mut Installment) {
        let id = installment.id.unwrap_or_default();
        (installment.linha_digitavel, installment.pdf_url) = match self {
            Self::Boleto(code) => (line(installment, id), Some(format!("/boleto/{code}-{id}.pdf"))),
            _ => (None, None),
        };
        (installment.pix_codigo, installment.pix_imagem_url) = match self {
            Self::Pix(code, key) => (pix_code(installment, id, key), Some(format!("/pix/{code}-{id}.png"))),
            _ => (None, None),
        };
    }
}

/// Completes the URLs in the document of one or several sales. The stored URLs lack the account's base URL, since the base URL
/// may change.
///
/// The search for `_url":"/` only matches members, since quotation marks inside a string are escaped.
pub(crate) fn with_addresses<'d>(context: &Context<'_>, has_addresses: bool, doc: &'d str) -> Cow<'d, str> {
    if !has_addresses {
        return Cow::Borrowed(doc);
    }
    let (mut whole, mut rest, mut base_url) = (String::new(), 0, None);
    for (at, _) in doc.match_indices('/') {
        let before = doc.get(rest..at).unwrap_or_default();
        if before.ends_with("\"pdf_url\":\"") || before.ends_with("\"pix_imagem_url\":\"") {
            let base_url = base_url.get_or_insert_with(|| {
                whole.reserve(doc.len().saturating_mul(2));
                Value::String(context.settings.base_url.clone()).to_json()
            });
            whole.push_str(before);
            whole.push_str(base_url.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or_default());
            rest = at;
        }
    }
    whole.push_str(doc.get(rest..).unwrap_or_default());
    Cow::Owned(whole)
}

/// The digits of an installment's boleto (linha digitável); `None` if its value is missing or has too many digits.
fn line(installment: &Installment, id: i64) -> Option<String> {
    let cents = u64::try_from(installment.valor?.cents()).ok().filter(|cents| *cents <= LARGEST)?;
    // the factor encodes the due date; 0 means that there is no due date
    let factor = u64::try_from(installment.data_vencimento.and_then(factor).unwrap_or(0)).ok()?;
    let bank = digits(BANK_AND_CURRENCY, 4);
    // Each bank may choose 25 digits of a boleto (payment slip). Here they are the key of the installment.
    let free = digits(u64::try_from(id).ok()?, 25);
    let amount = [digits(factor, 4), digits(cents, 10)].concat();
    let check = match 11_u32.saturating_sub(sum_mod_11(&[&bank[..], &amount, &free].concat(), 9)) {
        10 | 11 => 1,
        digit => digit,
    };
    let (first, rest) = free.split_at_checked(5)?;
    let (second, third) = rest.split_at_checked(10)?;
    let first = [&bank[..], first].concat();
    let checked = |field: &[u32]| [field, &[mod_10(field)]].concat();
    text(&[checked(&first), checked(second), checked(third), vec![check], amount].concat())
}

/// The last `count` digits of a number, padded with zeros.
fn digits(mut number: u64, count: usize) -> Vec<u32> {
    let mut digits = vec![0; count];
    for digit in digits.iter_mut().rev() {
        *digit = u32::try_from(number % 10).unwrap_or_default();
        number /= 10;
    }
    digits
}

/// The Pix code of an installment; `None` if a value does not fit into it.
fn pix_code(installment: &Installment, id: i64, key: &str) -> Option<String> {
    let txid = format!("PARCELA{id:016}");
    let code = pix::NewCode::new(key, RECEIVER, CITY);
    pix::generate(&pix::NewCode { valor: installment.valor, txid: Some(&txid), ..code }).ok()
}

/// Formats 32 hexadecimal digits as a UUID, the form of a random Pix key.
fn uuid(hex: &str) -> String {
    let dash = |place: usize| if matches!(place, 8 | 12 | 16 | 20) { "-" } else { "" };
    hex.chars().enumerate().flat_map(|(place, digit)| dash(place).chars().chain([digit])).collect()
}
