//! The virtual wallet of a person, looked up by CPF (tax number): `/carteira-virtual/{cpf}`. It is read-only in the API.

use lastro_macros::model;

use crate::value::LocalDate;

/// An entry of the virtual wallet: the customer, or one of the customer's dependents.
#[model]
pub struct WalletEntry {
    /// Name of the customer or the dependent.
    pub nome: Option<String>,
    /// Name of the holder, if this person is a dependent; unset for the holder.
    pub titular: Option<String>,
    /// CPF (tax number) of this person.
    pub cpf: Option<String>,
    /// CNPJ (tax number of a company), if there is one.
    pub cnpj: Option<String>,
    /// Whether the wallet is active.
    pub carteira_virtual_status: Option<bool>,
    /// Plans that the customer signed up for.
    pub planos_contratados: Option<Vec<HiredPlan>>,
}

/// A plan that the customer signed up for (`planos_contratados`).
#[model]
pub struct HiredPlan {
    /// Key of this entry: one customer's sign-up for a plan.
    pub id: Option<i64>,
    /// Key of the plan, if there is one.
    pub id_plano: Option<i64>,
    /// Key of the customer.
    pub id_cliente: Option<i64>,
    /// First day of the current period.
    pub data_inicio_vigente: Option<LocalDate>,
    /// Last day of the current period.
    pub data_fim_vigente: Option<LocalDate>,
    /// First day on which the wallet may be used.
    pub carteira_virtual_data_liberacao: Option<LocalDate>,
    /// Whether the wallet of this plan is active.
    pub carteira_virtual_status: Option<bool>,
}
