//! How an installment can be paid: the linha digitável of a boleto, the code of a PIX, and the addresses of both.

use lastro::brazil::digits::sum_mod_11;
use lastro::brazil::linha_digitavel::{factor, from_barcode};
use lastro::brazil::pix;
use lastro::model::Installment;
use lastro::model::codes::PaymentKind;

use crate::decide::Context;
use crate::identity;

/// A bank that does not exist, and the real as the currency.
const BANK_AND_CURRENCY: &str = "9999";
/// The largest value of a boleto has ten digits.
const LARGEST: i64 = 9_999_999_999;
/// Whom a PIX code pays.
const RECEIVER: &str = "EMPRESA DE TESTE";
const CITY: &str = "SAO PAULO";

/// Fills in what the payment method asks for, and takes out what belongs to another one.
pub(super) fn fill_in(context: &Context<'_>, installment: &mut Installment, id: i64, kind: Option<PaymentKind>) {
    clear(installment);
    let address = |folder: &str, code: &[u8; 32], ending: &str| {
        [&context.settings.base_url, folder, &identity::hex(code, 32), ending].concat()
    };
    match kind {
        Some(PaymentKind::Boleto) => {
            let code = identity::derive(context.settings.seed, "boleto", id);
            installment.linha_digitavel = line(installment, id, &code);
            installment.pdf_url = Some(address("/boleto/", &code, ".pdf"));
        }
        Some(PaymentKind::Pix) => {
            let code = identity::derive(context.settings.seed, "pix", id);
            installment.pix_codigo = pix_code(context, installment, id);
            installment.pix_imagem_url = Some(address("/pix/", &code, ".png"));
        }
        _ => {}
    }
}

/// Takes out what only some payment methods have.
pub(super) fn clear(installment: &mut Installment) {
    installment.linha_digitavel = None;
    installment.pdf_url = None;
    installment.pix_codigo = None;
    installment.pix_imagem_url = None;
}

/// The linha digitável; nothing for a value that has no room in it.
fn line(installment: &Installment, id: i64, code: &[u8; 32]) -> Option<String> {
    let cents = installment.valor?.cents();
    if !(0..=LARGEST).contains(&cents) {
        return None;
    }
    // no due date, by the rules of the barcode
    let factor = installment.data_vencimento.and_then(factor).unwrap_or(0);
    let number = format!("{id:011}");
    let free: String = number.chars().chain(identity::digits(code, 14).chars()).take(25).collect();
    let rest = format!("{factor:04}{cents:010}{free}");
    let digits = [BANK_AND_CURRENCY, &rest].concat();
    let digits: Option<Vec<u32>> = digits.chars().map(|digit| digit.to_digit(10)).collect();
    let check = match 11_u32.saturating_sub(sum_mod_11(&digits?, 9)) {
        10 | 11 => 1,
        digit => digit,
    };
    from_barcode(&format!("{BANK_AND_CURRENCY}{check}{rest}"))
}

/// The PIX code; nothing for a value that has no room in it.
fn pix_code(context: &Context<'_>, installment: &Installment, id: i64) -> Option<String> {
    let key = uuid(&identity::hex(&identity::derive(context.settings.seed, "pix_chave", 0), 32));
    let txid = format!("PARCELA{id:016}");
    let code = pix::NewCode {
        key: &key,
        name: RECEIVER,
        city: CITY,
        amount: installment.valor,
        txid: Some(&txid),
        info: None,
    };
    pix::generate(&code)
}

/// 32 hexadecimal digits in the form of a random PIX key.
fn uuid(hex: &str) -> String {
    let dash = |place: usize| if matches!(place, 8 | 12 | 16 | 20) { "-" } else { "" };
    hex.chars().enumerate().flat_map(|(place, digit)| dash(place).chars().chain([digit])).collect()
}
