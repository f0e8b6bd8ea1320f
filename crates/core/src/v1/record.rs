//! The records in responses of version 1, in which numbers are strings. Date-times are kept as strings, because the service's
//! documentation does not state their form.

use lastro_macros::model;

use super::codes::{InstallmentStatusV1, InvoiceStatusV1};
use crate::model::Json;
use crate::model::codes::{
    BillingMethod, CancellationReason, Flag, Frequency, OperationNature, PaymentKind, PersonKind, RpsKind, YesNo,
};
use crate::value::{LocalDate, Money, Percent, Quantity};

/// A sale. The service may return it in an abbreviated form, with placeholders in place of nested records; placeholders are
/// kept in `extra`.
#[model(legacy)]
pub struct SaleV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Whether the record is a contract: a scheduled or recurring sale.
    pub agendamento: Option<Flag>,
    /// Date of the next occurrence.
    pub agendamento_data: Option<LocalDate>,
    /// Months between two occurrences.
    pub agendamento_frequencia: Option<Frequency>,
    /// Whether a sale is generated automatically on `agendamento_data`.
    pub agendamento_automatico: Option<Flag>,
    /// Whether the schedule repeats.
    pub agendamento_repetir: Option<Flag>,
    /// Last day on which a sale is generated.
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of occurrences, including the first.
    pub agendamento_numero: Option<i64>,
    /// Date on which a contract generated the sale.
    pub agendamento_data_geracao: Option<LocalDate>,
    /// Whether the schedule is active.
    pub agendamento_ativo: Option<Flag>,
    /// Date of the sale.
    pub data: Option<LocalDate>,
    /// Descriptive text, also used on the invoice.
    pub discriminacao: Option<String>,
    /// Discount.
    pub desconto: Option<Money>,
    /// Value of the sale.
    pub valor_venda: Option<Money>,
    /// When the invoice is issued: now (1), once the sale is paid (2) or never (3).
    pub metodo_cobranca: Option<BillingMethod>,
    /// When the e-mail was sent.
    pub email_enviado: Option<String>,
    /// When sending the e-mail failed.
    pub email_erro: Option<String>,
    /// When the e-mail was delivered.
    pub email_entrega: Option<String>,
    /// When the e-mail was read.
    pub email_leitura: Option<String>,
    /// When the SMS was sent.
    pub sms_enviado: Option<String>,
    /// When sending the SMS failed.
    pub sms_erro: Option<String>,
    /// When the WhatsApp message was sent.
    pub whatsapp_enviado: Option<String>,
    /// When sending the WhatsApp message failed.
    pub whatsapp_erro: Option<String>,
    /// When the WhatsApp message was delivered.
    pub whatsapp_entrega: Option<String>,
    /// When the WhatsApp message was read.
    pub whatsapp_leitura: Option<String>,
    /// Number of installments.
    pub parcelas: Option<i64>,
    /// Amount received.
    pub valor_recebido: Option<Money>,
    /// Amount of one installment.
    pub valor_parcelas: Option<Money>,
    /// Due date.
    pub data_vencimento: Option<LocalDate>,
    /// Date on which the payment was received.
    pub data_recebimento: Option<LocalDate>,
    /// Payment state of the sale, derived from all installments.
    pub parcela_status: Option<InstallmentStatusV1>,
    /// Days overdue.
    pub vencido_dias: Option<i64>,
    /// State of the invoice.
    pub nfse_status: Option<InvoiceStatusV1>,
    /// Key of the main service.
    pub id_servico: Option<i64>,
    /// Additional data: a string of JSON text, kept unchanged.
    pub dados_extra: Option<String>,
    /// Main service.
    pub servico: Option<ServiceV1>,
    /// Items sold.
    pub servicos: Option<Vec<ItemV1>>,
    /// Installments.
    pub parcelas_venda: Option<Vec<InstallmentV1>>,
    /// Payment method.
    pub meio_pagamento: Option<PaymentMethodV1>,
    /// Invoice.
    pub nfse: Option<InvoiceV1>,
    /// Customer.
    pub cliente: Option<CustomerV1>,
    /// URLs of the boletos (payment slips); missing in the abbreviated form of a sale.
    pub boletos: Option<Vec<String>>,
}

/// One item of a sale (`servicos`).
#[model(legacy)]
pub struct ItemV1 {
    /// Whether the item recurs in every sale of a contract; otherwise only the first sale has it.
    pub recorrente: Option<Flag>,
    /// Key of the service.
    pub id_servico: Option<i64>,
    /// Unit value.
    pub valor: Option<Money>,
    /// Quantity.
    pub qtd: Option<Quantity>,
    /// Total of the item: `valor` multiplied by `qtd`.
    pub total: Option<Money>,
    /// Service.
    pub servico: Option<ServiceV1>,
}

/// One installment of a sale (`parcelas_venda`).
#[model(legacy)]
pub struct InstallmentV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the sale.
    pub id_venda: Option<i64>,
    /// Sequence number in the sale, from 1.
    pub parcela: Option<i64>,
    /// Number that the service generates for the installment.
    pub numero: Option<String>,
    /// Due date.
    pub data_vencimento: Option<LocalDate>,
    /// Estimated date on which the money is credited.
    pub data_credito: Option<LocalDate>,
    /// Original due date, before any update of the boleto (payment slip).
    pub data_vencimento_original: Option<LocalDate>,
    /// Amount charged.
    pub valor: Option<Money>,
    /// Original amount, before any update of the boleto (payment slip).
    pub valor_original: Option<Money>,
    /// Amount received.
    pub valor_recebido: Option<Money>,
    /// Fees of the payment method.
    pub valor_tarifas: Option<Money>,
    /// Payment state of the installment.
    pub status: Option<InstallmentStatusV1>,
    /// Date on which the payment was received.
    pub data_recebimento: Option<LocalDate>,
    /// URL of the PDF of the boleto (payment slip).
    pub pdf_url: Option<String>,
    /// Linha digitável of the boleto (payment slip): the digits above the barcode, which the payer can type.
    pub linha_digitavel: Option<String>,
}

/// The municipal service invoice of a sale (`nfse`).
#[model(legacy)]
pub struct InvoiceV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Number of the invoice.
    pub numero: Option<String>,
    /// Verification code.
    pub codigo_verificacao: Option<String>,
    /// Date and time of issue, in the form in which the service returned it.
    pub data_emissao: Option<String>,
    /// Date and time of the cancellation, in the form in which the service returned it.
    pub cancelamento_data: Option<String>,
    /// Reason for the cancellation, as a code.
    pub cancelamento_codigo: Option<CancellationReason>,
    /// State of the invoice.
    pub status: Option<InvoiceStatusV1>,
    /// Key of the company that provides the service.
    pub id_prestador: Option<i64>,
    /// Key of the customer who receives the service.
    pub id_tomador: Option<i64>,
    /// Nature of the operation, which states whether and where the ISS (municipal service tax) is due.
    pub natureza_operacao: Option<OperationNature>,
    /// IBGE (statistics institute) code of the municipality where the service is rendered.
    pub id_municipio: Option<i64>,
    /// IBGE (statistics institute) code of the municipality that issues the invoice.
    pub id_municipio_emissao: Option<i64>,
    /// Item of the list of taxable services.
    pub id_servico: Option<i64>,
    /// Key of the economic activity (CNAE).
    pub id_atividade: Option<i64>,
    /// Description of the services.
    pub discriminacao: Option<String>,
    /// Whether federal taxes are withheld.
    pub impostos_federais: Option<YesNo>,
    /// Withheld PIS (federal contribution on revenue).
    pub valor_pis: Option<Money>,
    /// Withheld COFINS (federal contribution on revenue).
    pub valor_cofins: Option<Money>,
    /// Withheld INSS (social security contribution).
    pub valor_inss: Option<Money>,
    /// Withheld IR (income tax).
    pub valor_ir: Option<Money>,
    /// Withheld CSLL (federal contribution on net profit).
    pub valor_csll: Option<Money>,
    /// Other withholdings.
    pub outras_retencoes: Option<Money>,
    /// Whether the customer withholds the ISS (municipal service tax).
    pub iss_retido: Option<YesNo>,
    /// Withheld amount of the ISS (municipal service tax).
    pub valor_iss_retido: Option<Money>,
    /// Rate of the ISS (municipal service tax), in per cent.
    pub aliquota: Option<Money>,
    /// Value of the services.
    pub valor_servicos: Option<Money>,
    /// Conditional discount: it lowers only the amount paid, not the tax base.
    pub desconto_condicionado: Option<Money>,
    /// Unconditional discount: it lowers the tax base and the amount paid.
    pub desconto_incondicionado: Option<Money>,
    /// Total of the deductions from the tax base.
    pub valor_deducoes: Option<Money>,
    /// Net value: the amount that the customer pays.
    pub valor_liquido_nfse: Option<Money>,
    /// Tax base of the ISS (municipal service tax).
    pub base_calculo: Option<Money>,
    /// Amount of the ISS (municipal service tax).
    pub valor_iss: Option<Money>,
    /// Kind of the provisional receipt (RPS).
    pub rps_tipo: Option<RpsKind>,
    /// Series of the provisional receipt (RPS).
    pub rps_serie: Option<String>,
    /// Number of the provisional receipt (RPS).
    pub rps_numero: Option<String>,
    /// URL of the PDF of the invoice.
    pub url_pdf: Option<String>,
}

/// A payment method. The service's documentation does not explain the fields after `tipo`; they are strings, kept unchanged.
#[model(legacy)]
pub struct PaymentMethodV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
    /// Kind of payment method.
    pub tipo: Option<PaymentKind>,
    /// Installments, as the service sent them.
    pub parcelas: Option<String>,
    /// Time to credit, as the service sent it.
    pub tempo_credito: Option<String>,
    /// Term of payment, as the service sent it.
    pub prazo_pagamento: Option<String>,
    /// Bank, as the service sent it.
    pub banco: Option<String>,
    /// Bank portfolio (carteira) of the boletos (payment slips), as the service sent it.
    pub carteira: Option<String>,
    /// Bank branch, as the service sent it.
    pub agencia: Option<String>,
    /// Check digit of the bank branch, as the service sent it.
    pub agencia_dv: Option<String>,
    /// Bank account, as the service sent it.
    pub conta: Option<String>,
    /// Check digit of the bank account, as the service sent it.
    pub conta_dv: Option<String>,
    /// First line of instructions, as the service sent it.
    pub instrucoes1: Option<String>,
    /// Second line of instructions, as the service sent it.
    pub instrucoes2: Option<String>,
    /// Third line of instructions, as the service sent it.
    pub instrucoes3: Option<String>,
    /// Fourth line of instructions, as the service sent it.
    pub instrucoes4: Option<String>,
    /// First instruction, as the service sent it.
    pub instrucao_1: Option<String>,
    /// Second instruction, as the service sent it.
    pub instrucao_2: Option<String>,
    /// Confirmation of the boleto (payment slip), as the service sent it.
    pub boleto_confirmacao: Option<String>,
    /// Kind of the boleto (payment slip), as the service sent it.
    pub especie: Option<String>,
    /// Acceptance of the boleto (payment slip), as the service sent it.
    pub aceite: Option<String>,
    /// Term, as the service sent it.
    pub prazo: Option<String>,
    /// Agreement with the bank, as the service sent it.
    pub convenio: Option<String>,
}

/// A service. A service that is returned on its own has the nested records `servico` and `atividade`. A service inside a sale
/// has only the keys of these records.
#[model(legacy)]
pub struct ServiceV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
    /// Descriptive text.
    pub discriminacao: Option<String>,
    /// Default value.
    pub valor: Option<Money>,
    /// Estimated taxes printed on the invoice, in per cent.
    pub impostos_percentual: Option<Percent>,
    /// Item of the list of taxable services, for a service inside a sale.
    pub id_servico: Option<i64>,
    /// Key of the economic activity (CNAE), for a service inside a sale.
    pub id_atividade: Option<i64>,
    /// Item of the list of taxable services.
    pub servico: Option<EntryV1>,
    /// Economic activity (CNAE).
    pub atividade: Option<EntryV1>,
}

/// An entry of a reference list, with its key and name.
#[model(legacy)]
pub struct EntryV1 {
    /// Key.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
}

/// A customer. A customer that is returned on its own has the nested record `cidade`. A customer inside a sale has only the
/// city's key.
#[model(legacy)]
pub struct CustomerV1 {
    /// Identifier.
    #[field(key)]
    pub id: Option<i64>,
    /// Legal entity or individual.
    pub tipo: Option<PersonKind>,
    /// CNPJ (tax number) of a legal entity.
    pub cnpj: Option<String>,
    /// Name.
    pub nome: Option<String>,
    /// Registered name of a legal entity.
    pub razao_social: Option<String>,
    /// State tax registration.
    pub inscricao_estadual: Option<String>,
    /// Municipal tax registration.
    pub inscricao_municipal: Option<String>,
    /// CPF (tax number) of an individual.
    pub cpf: Option<String>,
    /// Date of birth.
    pub data_nascimento: Option<LocalDate>,
    /// Notes, as free text.
    pub obs: Option<String>,
    /// Postal code.
    pub cep: Option<String>,
    /// Code of the state: the first two digits of the city's IBGE (statistics institute) code.
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// House number.
    pub numero: Option<String>,
    /// Flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
    /// City.
    pub cidade: Option<CityV1>,
    /// IBGE (statistics institute) code of the city, for a customer inside a sale.
    pub id_cidade: Option<i64>,
}

/// A city.
#[model(legacy)]
pub struct CityV1 {
    /// IBGE code.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
    /// Federative unit (state), in the form in which the service returned it.
    pub uf: Option<String>,
}

/// One page of records.
#[model(legacy)]
pub struct ListingV1 {
    /// Index of the first record, from 0.
    pub inicio: Option<i64>,
    /// Maximum number of records per page.
    pub limite: Option<i64>,
    /// The records as JSON. Read each record with the operation `decode` of its type.
    pub data: Option<Vec<Json>>,
}

crate::rules::no_rules!(SaleV1, ItemV1, InstallmentV1, InvoiceV1, PaymentMethodV1, ServiceV1, CustomerV1, ListingV1);
