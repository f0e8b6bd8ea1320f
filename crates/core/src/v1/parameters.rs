//! The parameters of version 1, in the order of its documents. An empty string clears a field.

use lastro_macros::model;

use super::codes::FrequencyV1;
use crate::model::codes::{BillingMethod, CancellationReason, Flag, PersonKind, YesNo};
use crate::model::{CardNumber, SecurityCode};
use crate::value::{LocalDate, Money, Percent};

/// The parameters of a sale's insert or update. Parameters that the documents do not name, such as the e-mail address,
/// are in `extra`.
#[model(parameters)]
pub struct SaleParameters {
    /// Date of the sale; needed without a schedule.
    pub data: Option<LocalDate>,
    /// Next occurrence of the schedule; needed without `data`.
    pub agendamento_data: Option<LocalDate>,
    /// Whether the schedule repeats.
    pub agendamento_repetir: Option<Flag>,
    /// Months between two occurrences: 1, 2, 3, 6 or 12.
    pub agendamento_frequencia: Option<FrequencyV1>,
    /// Code or name of the customer; required.
    pub cliente: Option<String>,
    /// CNPJ of the customer.
    pub cliente_cnpj: Option<String>,
    /// CPF of the customer.
    pub cliente_cpf: Option<String>,
    /// Fields to create the customer with, sent as `cliente_...`.
    pub cliente_campos: Option<NewCustomer>,
    /// Name of the service; required.
    pub servico: Option<String>,
    /// Description; required when an invoice is issued.
    pub discriminacao: Option<String>,
    /// Value of the sale; required.
    pub valor_venda: Option<Money>,
    /// When the invoice is issued; required.
    pub emissao_nfse: Option<BillingMethod>,
    /// Name of the payment method; required. If no payment method has this name, the service creates one.
    pub meio_pagamento: Option<String>,
    /// Installments, for boletos only, sent as `valor_1`, `data_vencimento_1`, `demonstrativo_1`.
    pub parcelas: Option<Vec<InstallmentParameters>>,
    /// IBGE code of the municipality of issue.
    pub nfse_municipio_emissao: Option<i64>,
    /// Item of the service list, digits only: 1.02 is 102.
    pub nfse_item_servico: Option<String>,
    /// Municipal tax code, digits only: 6204-0/00 is 6204000.
    pub nfse_codigo_tributacao_municipio: Option<String>,
    /// Municipal registration of the company.
    pub nfse_inscricao_municipal: Option<String>,
    /// Whether the company is in the Simples Nacional.
    pub nfse_optante_simples_nacional: Option<YesNo>,
    /// Whether the company sponsors culture.
    pub nfse_incentivador_cultural: Option<YesNo>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    pub cartao_validade: Option<String>,
    /// Security code of the card.
    pub cartao_codigo: Option<SecurityCode>,
}

/// One installment of a new sale.
#[model(parameters)]
pub struct InstallmentParameters {
    /// Amount.
    pub valor: Option<Money>,
    /// Due date.
    pub data_vencimento: Option<LocalDate>,
    /// Statement printed on the boleto.
    pub demonstrativo: Option<String>,
}

/// The customer that a sale creates; its CNPJ and CPF are parameters of the sale itself.
#[model(parameters)]
pub struct NewCustomer {
    /// Name.
    pub nome: Option<String>,
    /// Legal entity or individual.
    pub tipo: Option<PersonKind>,
    /// Registered name.
    pub razao_social: Option<String>,
    /// State registration.
    pub inscricao_estadual: Option<String>,
    /// Municipal registration.
    pub inscricao_municipal: Option<String>,
    /// Date of birth.
    pub data_nascimento: Option<LocalDate>,
    /// Free notes.
    pub obs: Option<String>,
    /// Postal code.
    pub cep: Option<String>,
    /// IBGE code of the city.
    pub id_cidade: Option<i64>,
    /// The first two digits of the city's IBGE code.
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// Number in the street.
    pub numero: Option<String>,
    /// Flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
}

/// The parameters of "cancel invoice".
#[model(parameters)]
pub struct CancellationParameters {
    /// Why, as a code; required.
    pub cancelamento_codigo: Option<CancellationReason>,
    /// Why, in at least 15 characters; required when the code is 4.
    pub cancelamento_motivo: Option<String>,
}

/// The parameters of "confirm receipt".
#[model(parameters)]
pub struct ReceiptParameters {
    /// Receipt date; required.
    pub data_recebimento: Option<LocalDate>,
    /// Amount received; the value of the sale when unset.
    pub valor_recebido: Option<Money>,
}

/// The parameters of "update boleto". The service does not compute any of them.
#[model(parameters)]
pub struct BoletoUpdateParameters {
    /// Sequence of the installment in the sale, from 1; required.
    pub parcela: Option<i64>,
    /// New due date; required.
    pub data_vencimento_novo: Option<LocalDate>,
    /// New amount; required.
    pub valor_novo: Option<Money>,
    /// Fine, in per cent.
    pub multa: Option<Percent>,
    /// Fine applied.
    pub multa_total: Option<Money>,
    /// Interest, in per cent per month.
    pub juros_mensal: Option<Percent>,
    /// Interest applied.
    pub juros_mensal_total: Option<Money>,
}

/// The parameters of a service's insert or update.
#[model(parameters)]
pub struct ServiceParameters {
    /// Name; required.
    pub nome: Option<String>,
    /// Item of the service list, digits only.
    pub id_servico: Option<String>,
    /// CNAE identifier.
    pub id_atividade: Option<i64>,
    /// Municipal tax code, digits only.
    pub codigo_tributacao_municipio: Option<String>,
    /// Descriptive text.
    pub discriminacao: Option<String>,
    /// Default value.
    pub valor: Option<Money>,
    /// Estimated taxes printed on each invoice, in per cent.
    pub impostos_percentual: Option<Percent>,
}

/// The parameters of a customer's insert or update.
#[model(parameters)]
pub struct CustomerParameters {
    /// Name; required.
    pub nome: Option<String>,
    /// Legal entity or individual.
    pub tipo: Option<PersonKind>,
    /// CNPJ of a legal entity.
    pub cnpj: Option<String>,
    /// Registered name.
    pub razao_social: Option<String>,
    /// State registration.
    pub inscricao_estadual: Option<String>,
    /// Municipal registration.
    pub inscricao_municipal: Option<String>,
    /// CPF of an individual.
    pub cpf: Option<String>,
    /// Date of birth.
    pub data_nascimento: Option<LocalDate>,
    /// Free notes.
    pub obs: Option<String>,
    /// Postal code.
    pub cep: Option<String>,
    /// IBGE code of the city.
    pub id_cidade: Option<i64>,
    /// The first two digits of the city's IBGE code.
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// Number in the street.
    pub numero: Option<String>,
    /// Flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
    /// Name of the payment method of the card.
    pub meio_pagamento: Option<String>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    pub cartao_validade: Option<String>,
    /// Security code of the card.
    pub cartao_codigo: Option<SecurityCode>,
}
