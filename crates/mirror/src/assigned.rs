//! Fields whose values the service assigns: keys of nested records, codes, hashes, URLs. The twin (the simulated service)
//! assigns other values, so only their form is compared.

use lastro::model::Field;

/// How a field is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compared {
    /// The values must be equal.
    Value,
    /// Both values must be set or both must be unset, and their JSON types must be equal.
    Form,
    /// The field is not compared: its value comes from a bank, a mail server or an upload, none of which the simulated service
    /// has.
    Not,
}

/// The fields whose values the service assigns, by record type. Only the form of these values is compared.
const ASSIGNED: [(&str, &[&str]); 10] = [
    ("Sale", &["pagamento_online_codigo"]),
    ("Installment", &["id", "numero", "pdf_url", "linha_digitavel", "pix_imagem_url", "pix_codigo"]),
    ("Item", &["id"]),
    ("Plan", &["identificador"]),
    ("Contact", &["id"]),
    ("Card", &["id"]),
    ("ListingHeader", &["requestId"]),
    ("SaleV1", &["boletos"]),
    ("InstallmentV1", &["id", "numero", "pdf_url", "linha_digitavel"]),
    (
        "InvoiceV1",
        &[
            "id",
            "numero",
            "codigo_verificacao",
            "data_emissao",
            "cancelamento_data",
            "id_prestador",
            "rps_numero",
            "url_pdf",
        ],
    ),
];

/// Prefixes of the fields that report sent messages. They are not compared, since the simulated service sends none.
const MESSAGES: [&str; 3] = ["email_", "sms_", "whatsapp_"];
/// The other fields that are not compared, by record type: their values come from a bank, an e-mail template or an upload, none
/// of which the twin (the simulated service) has.
const BANK: [(&str, &[&str]); 4] = [
    ("Installment", &["data_credito", "data_repasse", "valor_tarifas"]),
    ("InstallmentV1", &["data_credito", "valor_tarifas"]),
    ("ScheduleData", &["modelo"]),
    ("Plan", &["termos_uso"]),
];

/// Returns how a field of a record is compared.
#[must_use]
pub fn compared(record: &str, field: &Field) -> Compared {
    let is_in =
        |table: &[(&str, &[&str])]| table.iter().any(|(of, names)| *of == record && names.contains(&field.name));
    // `whatsapp_enviar` is set by the request; the other fields report what was sent, which the twin cannot know
    let is_message = MESSAGES.iter().any(|kind| field.name.starts_with(kind)) && field.name != "whatsapp_enviar";
    if is_message || is_in(&BANK) {
        Compared::Not
    } else if is_in(&ASSIGNED) {
        Compared::Form
    } else {
        Compared::Value
    }
}
