//! Sales and contracts (`/vendas/`) with their parts.

use lastro_macros::model;

use super::codes::{
    BillingMethod, Flag, Frequency, InstallmentStatus, InvoiceStatus, OperationNature, Repetition, RpsKind, YesNo,
};
use crate::value::{DateTime, LocalDate, Money, Quantity};

/// A sale or a contract. A contract is a scheduled, recurring sale; it has `agendamento_data` and no `data`.
#[model(filter)]
pub struct Sale {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Registration date; a record without it is a contract.
    pub data: Option<LocalDate>,
    /// Whether the record is a contract.
    pub agendamento: Option<Flag>,
    /// Date of a contract's next occurrence, on which a sale is generated; required if `data` is unset.
    pub agendamento_data: Option<LocalDate>,
    /// Months between two occurrences.
    pub agendamento_frequencia: Option<Frequency>,
    /// Whether a sale is generated automatically on `agendamento_data`.
    pub agendamento_automatico: Option<Flag>,
    /// How long the contract repeats.
    pub agendamento_repetir: Option<Repetition>,
    /// Last day on which a sale is generated, if the contract repeats until a date.
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of occurrences, including the first, if `agendamento_repetir` states a fixed number; 1 or more.
    pub agendamento_numero: Option<i64>,
    /// Whether the contract is active; a paused one generates no sales.
    pub agendamento_ativo: Option<Flag>,
    /// When `agendamento_ativo` was last changed.
    #[field(read_only)]
    pub agendamento_ativo_data: Option<DateTime>,
    /// Whether this sale is the last one of its contract.
    #[field(read_only)]
    pub agendamento_ultima_ocorrencia: Option<Flag>,
    /// Date on which a contract generated this sale.
    #[field(read_only)]
    pub agendamento_data_geracao: Option<LocalDate>,
    /// Number of this sale among those that its contract generated, from 1.
    #[field(read_only)]
    pub agendamento_sequencia: Option<i64>,
    /// Parameters of the e-mail that is sent for a sale.
    pub agendamento_dados: Option<ScheduleData>,
    /// Key of the customer.
    pub id_cliente: Option<i64>,
    /// Display name of the customer.
    #[field(display)]
    pub cliente: Option<String>,
    /// Descriptive text, also used on the invoice.
    pub discriminacao: Option<String>,
    /// Discount on the total of the services; from 0 to that total.
    pub desconto: Option<Money>,
    /// Value of the sale, on which the invoice is based. The installments may charge another amount.
    pub valor_venda: Option<Money>,
    /// Billing method: the event at which the invoice is issued.
    pub metodo_cobranca: Option<BillingMethod>,
    /// When the e-mail was sent.
    #[field(read_only)]
    pub email_enviado: Option<DateTime>,
    /// When sending the e-mail failed.
    #[field(read_only)]
    pub email_erro: Option<DateTime>,
    /// When the e-mail was delivered.
    #[field(read_only)]
    pub email_entrega: Option<DateTime>,
    /// When the e-mail was read.
    #[field(read_only)]
    pub email_leitura: Option<DateTime>,
    /// When the SMS was sent.
    #[field(read_only)]
    pub sms_enviado: Option<DateTime>,
    /// When sending the SMS failed.
    #[field(read_only)]
    pub sms_erro: Option<DateTime>,
    /// Whether to send a WhatsApp message.
    pub whatsapp_enviar: Option<YesNo>,
    /// When the WhatsApp message was sent.
    #[field(read_only)]
    pub whatsapp_enviado: Option<DateTime>,
    /// When sending the WhatsApp message failed.
    #[field(read_only)]
    pub whatsapp_erro: Option<DateTime>,
    /// When the WhatsApp message was delivered.
    #[field(read_only)]
    pub whatsapp_entrega: Option<DateTime>,
    /// When the WhatsApp message was read.
    #[field(read_only)]
    pub whatsapp_leitura: Option<DateTime>,
    /// Key of the payment method to use.
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[field(display)]
    pub meio_pagamento: Option<String>,
    /// Payment state of the sale, derived from all installments.
    #[field(read_only)]
    pub parcela_status: Option<InstallmentStatus>,
    /// Unique code of the online payment page, `{base_url}/fatura/{code}`.
    #[field(read_only)]
    pub pagamento_online_codigo: Option<String>,
    /// State of the invoice.
    #[field(read_only)]
    pub nfse_status: Option<InvoiceStatus>,
    /// Data for the municipal service invoice (NFS-e).
    pub nfse_dados: Option<NfseData>,
    /// Installments.
    pub parcelas: Option<Vec<Installment>>,
    /// Items sold.
    pub itens: Option<Vec<Item>>,
}

/// E-mail parameters of a contract (`agendamento_dados`). Attachments that users add are members `anexo_1`, `anexo_2` and so
/// on; they are kept in `extra`.
#[model(filter = "agendamento_dados")]
pub struct ScheduleData {
    /// Key of the sale.
    pub id_venda: Option<i64>,
    /// Key of the e-mail template.
    pub id_modelo: Option<i64>,
    /// Display name of the template.
    #[field(display)]
    pub modelo: Option<String>,
    /// Whether to attach the invoice PDF, if it exists.
    pub anexo_nfse: Option<Flag>,
    /// Whether to attach the PDF of the boleto (payment slip), if it exists.
    pub anexo_boleto: Option<Flag>,
    /// Recipient: the key of a contact of the sale's customer, or -1 for the main contacts.
    pub id_contato: Option<i64>,
}

/// Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city.
#[model(filter = "nfse_dados")]
pub struct NfseData {
    /// Rate of the ISS (municipal service tax), in per cent; 0 to 100.
    pub aliquota: Option<Money>,
    /// Whether the customer withholds the ISS (municipal service tax).
    pub iss_retido: Option<YesNo>,
    /// Kind of the provisional receipt (RPS).
    pub rps_tipo: Option<RpsKind>,
    /// Series of the provisional receipt (RPS), 1 to 5 characters.
    #[field(max = 5)]
    pub rps_serie: Option<String>,
    /// Withheld amount of IR (income tax).
    pub valor_ir: Option<Money>,
    /// Withheld amount of PIS (federal contribution on revenue).
    pub valor_pis: Option<Money>,
    /// Withheld amount of CSLL (federal contribution on profit).
    pub valor_csll: Option<Money>,
    /// Withheld amount of INSS (social security).
    pub valor_inss: Option<Money>,
    /// Withheld amount of COFINS (federal contribution on revenue).
    pub valor_cofins: Option<Money>,
    /// Total of other deductions, which lower the tax base of the ISS.
    pub valor_deducoes: Option<Money>,
    /// Amount of other withholdings, which lower the net value of the invoice.
    pub outras_retencoes: Option<Money>,
    /// Whether federal taxes are withheld.
    pub impostos_federais: Option<YesNo>,
    /// Nature of the operation, which states whether and where the ISS (municipal service tax) is due.
    pub natureza_operacao: Option<OperationNature>,
    /// IBGE (statistics institute) code of the municipality where the service is rendered.
    pub id_municipio: Option<i64>,
    /// IBGE (statistics institute) code of the municipality that issues the invoice.
    pub id_municipio_emissao: Option<i64>,
}

/// One installment of a sale (`parcelas`).
#[model(filter = "parcelas")]
pub struct Installment {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the sale.
    #[field(read_only)]
    pub id_venda: Option<i64>,
    /// Sequence number in the sale, from 1.
    pub parcela: Option<i64>,
    /// Number of the installment, generated by the service.
    pub numero: Option<String>,
    /// Due date; required on insert and update.
    pub data_vencimento: Option<LocalDate>,
    /// Estimated date on which the money is credited.
    pub data_credito: Option<LocalDate>,
    /// Original due date, before any update of the boleto (payment slip).
    pub data_vencimento_original: Option<LocalDate>,
    /// Amount charged; required on insert and update.
    pub valor: Option<Money>,
    /// Original amount, before any update of the boleto (payment slip).
    pub valor_original: Option<Money>,
    /// Amount received, recorded by bank reconciliation or manually.
    pub valor_recebido: Option<Money>,
    /// Total fees of the payment method.
    #[field(read_only)]
    pub valor_tarifas: Option<Money>,
    /// Payment state of the installment.
    pub status: Option<InstallmentStatus>,
    /// When the payment was received.
    pub data_recebimento: Option<DateTime>,
    /// Date on which a third-party payment provider transfers the money.
    #[field(read_only)]
    pub data_repasse: Option<LocalDate>,
    /// URL of the PDF of the boleto (payment slip).
    #[field(read_only)]
    pub pdf_url: Option<String>,
    /// Linha digitável of the boleto (payment slip): the digits above the barcode, which the payer can type.
    #[field(read_only)]
    pub linha_digitavel: Option<String>,
    /// URL of an image of the Pix QR code.
    #[field(read_only)]
    pub pix_imagem_url: Option<String>,
    /// Pix copy-and-paste code.
    #[field(read_only)]
    pub pix_codigo: Option<String>,
}

/// One item of a sale (`itens`).
#[model(filter = "itens")]
pub struct Item {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the sale.
    pub id_venda: Option<i64>,
    /// Whether the item recurs in every sale of a contract; otherwise only the first sale has it.
    pub recorrente: Option<Flag>,
    /// Key of the service; required on insert and update.
    pub id_servico: Option<i64>,
    /// Display name of the service.
    #[field(display)]
    pub servico: Option<String>,
    /// Unit value.
    pub valor: Option<Money>,
    /// Quantity.
    pub qtd: Option<Quantity>,
    /// `valor` multiplied by `qtd`, rounded half-up to cents.
    pub total: Option<Money>,
}
