//! Plans (`/planos/`), which are read-only in the API.

use lastro_macros::model;

use super::NfseData;
use super::codes::{ActiveStatus, BillingMethod, Flag, Frequency, FrequencyDisplay, Repetition};
use crate::value::{LocalDate, Money, Quantity};

/// A plan that customers sign up for through a link.
#[model(filter)]
pub struct Plan {
    /// Primary key.
    #[field(key)]
    pub id: Option<i64>,
    /// Title.
    pub titulo: Option<String>,
    /// Subtitle.
    pub subtitulo: Option<String>,
    /// HTML shown in the detail view of the page that a sales link opens.
    pub detalhamento: Option<String>,
    /// Displayed value.
    pub valor: Option<Money>,
    /// What is displayed as the frequency: the plan's frequency or a custom text.
    pub frequencia_exibida: Option<FrequencyDisplay>,
    /// Custom text that is displayed instead of the frequency.
    pub frequencia_exibida_texto_customizado: Option<String>,
    /// Comment.
    pub comentario: Option<String>,
    /// Text of the button that starts the sign-up.
    pub texto_botao: Option<String>,
    /// Message shown at the end of the sign-up.
    pub mensagem_confirmacao: Option<String>,
    /// File with the terms of use. Its format is undocumented, so it is read as a string.
    #[field(undocumented)]
    pub termos_uso: Option<String>,
    /// Whether customers are prevented from cancelling the plan themselves.
    pub cancelamento_impedir: Option<Flag>,
    /// Whether customers are prevented from changing the items.
    pub impedir_alteracao_itens: Option<Flag>,
    /// Whether value and frequency can be customized.
    pub personalizavel: Option<Flag>,
    /// Months between two sales.
    pub frequencia: Option<Frequency>,
    /// Whether sales are generated automatically.
    pub agendamento_automatico: Option<Flag>,
    /// How long the sales repeat.
    pub agendamento_repetir: Option<Repetition>,
    /// Last day on which a sale is generated, if the sales repeat until a date.
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of sales to generate, if `agendamento_repetir` states a fixed number.
    pub agendamento_numero: Option<i64>,
    /// Text shown on issued charges.
    pub discriminacao: Option<String>,
    /// Discount.
    pub desconto: Option<Money>,
    /// Billing method: the event at which the invoice is issued.
    pub metodo_cobranca: Option<BillingMethod>,
    /// Data for the municipal service invoice (NFS-e).
    pub nfse_dados: Option<NfseData>,
    /// Code in the URL of the sign-up page.
    #[field(read_only)]
    pub identificador: Option<String>,
    /// Whether the plan is active.
    pub status: Option<ActiveStatus>,
    /// Items; returned only if the query parameter `_expand` contains `itens`.
    #[field(expanded)]
    pub itens: Option<Vec<PlanItem>>,
    /// Payment methods; returned only if the query parameter `_expand` contains `meios_pagamento`.
    #[field(expanded)]
    pub meios_pagamento: Option<Vec<PlanPaymentMethod>>,
}

/// An item of a plan (`itens`).
#[model(filter = "itens")]
pub struct PlanItem {
    /// Primary key.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the plan.
    pub id_plano: Option<i64>,
    /// Key of the service.
    pub id_servico: Option<i64>,
    /// Display name of the service.
    #[field(display)]
    pub servico: Option<String>,
    /// Whether a charge is issued for the item.
    pub emitir_cobranca: Option<Flag>,
    /// Unit value.
    pub valor: Option<Money>,
    /// Default quantity.
    pub qtd_padrao: Option<Quantity>,
    /// Maximum quantity.
    pub qtd_maxima: Option<Quantity>,
    /// Flexible quantity. The API's documentation states only that it is a decimal quantity.
    pub qtd_flexivel: Option<Quantity>,
    /// Quantity.
    #[field(read_only)]
    pub qtd: Option<Quantity>,
    /// `valor` multiplied by `qtd`.
    #[field(read_only)]
    pub total: Option<Money>,
}

/// A payment method of a plan (`meios_pagamento`).
#[model(filter = "meios_pagamento")]
pub struct PlanPaymentMethod {
    /// Primary key.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the plan.
    pub id_plano: Option<i64>,
    /// Whether the payment date is flexible.
    pub data_pagamento_flexivel: Option<Flag>,
    /// Key of the payment method.
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[field(display)]
    pub meio_pagamento: Option<String>,
    /// Whether the customer may enter the card data later.
    pub permitir_preenchimento_depois: Option<Flag>,
}
