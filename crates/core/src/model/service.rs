//! Services (`/servicos/`).

use lastro_macros::model;

use super::codes::ActiveStatus;
use crate::value::{Money, Percent};

/// A service that is sold and invoiced.
#[model(filter)]
pub struct Service {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Display name; required on insert.
    pub nome: Option<String>,
    /// Whether the service is active; a new service is active by default.
    pub status: Option<ActiveStatus>,
    /// Item of the list of taxable services in Lei Complementar 116, digits only: item 1.02 is 102.
    pub id_servico: Option<i64>,
    /// Display text of the item (`id_servico`).
    #[field(display)]
    pub servico: Option<String>,
    /// Identifier of the economic activity in CNAE, the national classification.
    pub id_atividade: Option<i64>,
    /// Display text of the economic activity (CNAE).
    #[field(display)]
    pub atividade: Option<String>,
    /// Descriptive text.
    pub discriminacao: Option<String>,
    /// Default value; 0 if unset in an insert.
    pub valor: Option<Money>,
    /// Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert.
    pub impostos_percentual: Option<Percent>,
    /// Municipal tax code, which the city hall needs to issue invoices.
    pub codigo_tributacao_municipio: Option<String>,
}
