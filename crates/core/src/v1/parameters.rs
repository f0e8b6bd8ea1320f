//! Request parameters of version 1, in the order of the service's documentation. An empty string clears a field.

use lastro_macros::model;

use super::codes::FrequencyV1;
use crate::model::codes::{BillingMethod, CancellationReason, Flag, PersonKind, YesNo};
use crate::model::{CardNumber, SecurityCode};
use crate::value::{LocalDate, Money, Percent};

/// The parameters for inserting or updating a sale. The four card parameters (`cartao_...`) are given together or not at all.
/// Parameters whose names the service's documentation does not show, such as the recipient's e-mail address, are in `extra`.
#[model(parameters)]
pub struct SaleParameters {
    /// Date of the sale; required if there is no schedule.
    pub data: Option<LocalDate>,
    /// Date of the next occurrence of the schedule; required if there is no `data`.
    pub agendamento_data: Option<LocalDate>,
    /// Whether the schedule repeats; required with `agendamento_data`.
    pub agendamento_repetir: Option<Flag>,
    /// Months between two occurrences: 1, 2, 3, 6 or 12; required with `agendamento_data`.
    pub agendamento_frequencia: Option<FrequencyV1>,
    /// Key or name of the customer; required.
    pub cliente: Option<String>,
    /// CNPJ (tax number of a company) of the customer.
    pub cliente_cnpj: Option<String>,
    /// CPF (tax number of an individual) of the customer.
    pub cliente_cpf: Option<String>,
    /// Data of a customer that the service creates with the sale, sent as parameters `cliente_...`.
    pub cliente_campos: Option<NewCustomer>,
    /// Name of the service; required.
    pub servico: Option<String>,
    /// Description, also used on the invoice; required if `emissao_nfse` is 1 or 2.
    pub discriminacao: Option<String>,
    /// Value of the sale, 0 or more; required.
    pub valor_venda: Option<Money>,
    /// When the invoice is issued: now (1), once the sale is paid (2) or never (3); required.
    pub emissao_nfse: Option<BillingMethod>,
    /// Name of the payment method; required. If no payment method has this name, the service creates one.
    pub meio_pagamento: Option<String>,
    /// Installments, for boletos (payment slips) only, sent as parameters `valor_1`, `data_vencimento_1`, `demonstrativo_1` and
    /// so on.
    pub parcelas: Option<Vec<InstallmentParameters>>,
    /// IBGE (statistics institute) code of the municipality that issues the invoice; required if `emissao_nfse` is 1 or 2.
    pub nfse_municipio_emissao: Option<i64>,
    /// Item of the list of taxable services, digits only: item 1.02 is 102. Required for the first invoice for this service.
    pub nfse_item_servico: Option<String>,
    /// Municipal tax code, digits only: 6204-0/00 is 6204000. Required for the first invoice for this service.
    pub nfse_codigo_tributacao_municipio: Option<String>,
    /// Municipal tax registration of the company that issues the invoice; required for its first invoice at the city hall.
    pub nfse_inscricao_municipal: Option<String>,
    /// Whether the company is in the tax regime Simples Nacional; required for its first invoice at the city hall.
    pub nfse_optante_simples_nacional: Option<YesNo>,
    /// Whether the company is a registered sponsor of culture (incentivador cultural); required for its first invoice at the
    /// city hall.
    pub nfse_incentivador_cultural: Option<YesNo>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    pub cartao_validade: Option<String>,
    /// Security code of the card: 3 digits, or 4 for American Express.
    pub cartao_codigo: Option<SecurityCode>,
}

/// One installment in the parameters of a sale.
#[model(parameters)]
pub struct InstallmentParameters {
    /// Amount, above 0; required.
    pub valor: Option<Money>,
    /// Due date; required.
    pub data_vencimento: Option<LocalDate>,
    /// Statement printed on the boleto (payment slip).
    pub demonstrativo: Option<String>,
}

/// Data of a customer that the service creates with a sale. The tax numbers CNPJ and CPF are parameters of the sale itself.
#[model(parameters)]
pub struct NewCustomer {
    /// Name.
    pub nome: Option<String>,
    /// Legal entity or individual.
    pub tipo: Option<PersonKind>,
    /// Registered name of a legal entity.
    pub razao_social: Option<String>,
    /// State tax registration.
    pub inscricao_estadual: Option<String>,
    /// Municipal tax registration.
    pub inscricao_municipal: Option<String>,
    /// Date of birth.
    pub data_nascimento: Option<LocalDate>,
    /// Notes, as free text.
    pub obs: Option<String>,
    /// Postal code.
    pub cep: Option<String>,
    /// IBGE (statistics institute) code of the city.
    pub id_cidade: Option<i64>,
    /// Code of the state: the first two digits of the city's code (`id_cidade`).
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// House number.
    pub numero: Option<String>,
    /// Flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
}

/// The parameters of the action "cancel invoice".
#[model(parameters)]
pub struct CancellationParameters {
    /// Reason for the cancellation, as a code; required.
    pub cancelamento_codigo: Option<CancellationReason>,
    /// Reason for the cancellation, as text of at least 15 characters; required if the code is 4.
    pub cancelamento_motivo: Option<String>,
}

/// The parameters of the action "confirm receipt".
#[model(parameters)]
pub struct ReceiptParameters {
    /// Date on which the payment was received; required.
    pub data_recebimento: Option<LocalDate>,
    /// Amount received, above 0; if unset, the value of the sale.
    pub valor_recebido: Option<Money>,
}

/// The parameters of the action "update boleto" (payment slip). The service does not compute fine or interest: the caller sends
/// all values.
#[model(parameters)]
pub struct BoletoUpdateParameters {
    /// Sequence number of the installment in the sale, from 1; required.
    pub parcela: Option<i64>,
    /// New due date; required.
    pub data_vencimento_novo: Option<LocalDate>,
    /// New amount, with fine and interest, above 0; required.
    pub valor_novo: Option<Money>,
    /// Fine, in per cent of the original amount.
    pub multa: Option<Percent>,
    /// Fine, as an amount.
    pub multa_total: Option<Money>,
    /// Interest, in per cent per month.
    pub juros_mensal: Option<Percent>,
    /// Interest, as an amount.
    pub juros_mensal_total: Option<Money>,
}

/// The parameters for inserting or updating a service.
#[model(parameters)]
pub struct ServiceParameters {
    /// Name; required.
    pub nome: Option<String>,
    /// Item of the list of taxable services, digits only.
    pub id_servico: Option<String>,
    /// Key of the economic activity (CNAE).
    pub id_atividade: Option<i64>,
    /// Municipal tax code, digits only; must match the item (`id_servico`), or the city hall may reject invoices.
    pub codigo_tributacao_municipio: Option<String>,
    /// Descriptive text.
    pub discriminacao: Option<String>,
    /// Default value, 0 or more.
    pub valor: Option<Money>,
    /// Estimated taxes printed on each invoice, in per cent, 0 to 100.
    pub impostos_percentual: Option<Percent>,
}

/// The parameters for inserting or updating a customer. The four card parameters (`cartao_...`) are given together or not at all.
#[model(parameters)]
pub struct CustomerParameters {
    /// Name; required.
    pub nome: Option<String>,
    /// Legal entity or individual.
    pub tipo: Option<PersonKind>,
    /// CNPJ (tax number) of a legal entity.
    pub cnpj: Option<String>,
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
    /// IBGE (statistics institute) code of the city.
    pub id_cidade: Option<i64>,
    /// Code of the state: the first two digits of the city's code (`id_cidade`).
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// House number.
    pub numero: Option<String>,
    /// Flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
    /// Name of the card's payment method.
    pub meio_pagamento: Option<String>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    pub cartao_validade: Option<String>,
    /// Security code of the card: 3 digits, or 4 for American Express.
    pub cartao_codigo: Option<SecurityCode>,
}
