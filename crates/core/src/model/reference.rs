//! The read-only lists of the service: payment methods, activities, service items, cities, indices.

use lastro_macros::model;

use super::codes::{ActiveStatus, FederativeUnit, PaymentKind};
use crate::value::{Number, Percent, YearMonth};

/// A payment method (`/meios-pagamento/`).
#[model(filter)]
pub struct PaymentMethod {
    /// Primary key.
    #[field(key)]
    pub id: Option<i64>,
    /// Display name.
    pub nome: Option<String>,
    /// Whether the payment method is active.
    pub status: Option<ActiveStatus>,
    /// Kind of payment method.
    pub tipo: Option<PaymentKind>,
    /// Fine for late payment, in per cent.
    pub multa: Option<Percent>,
    /// Interest for late payment, in per cent per month.
    pub juros: Option<Percent>,
}

/// An economic activity of CNAE, the national classification of activities (`/cnae/`).
#[model(filter)]
pub struct Cnae {
    /// Identifier of the activity, as in `id_atividade` of a service.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
}

/// An item of the list of taxable services in the tax law Lei Complementar 116 (`/lista-servicos/`).
#[model(filter)]
pub struct ServiceListItem {
    /// Item number, digits only: item 1.02 is 102.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
}

/// A municipality (`/municipios/`).
#[model(filter)]
pub struct Municipality {
    /// IBGE (statistics institute) code, 7 digits.
    #[field(key)]
    pub id: Option<i64>,
    /// Name.
    pub nome: Option<String>,
    /// Federative unit.
    pub uf: Option<FederativeUnit>,
}

/// The value of a price adjustment index in one month (`/indices/`).
#[model]
pub struct AdjustmentIndex {
    /// Code of the index.
    pub codigo: Option<i64>,
    /// Short name.
    pub sigla: Option<String>,
    /// Name.
    pub nome: Option<String>,
    /// The month for which the value is valid.
    pub mes: Option<YearMonth>,
    /// Value of the index in that month. It may have any size and notation, so it is kept as a string.
    pub valor: Option<Number>,
}
