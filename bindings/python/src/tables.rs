// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The codes, the choices and the records.

use lastro::model::Extra;
use lastro::types::*;

use crate::convert::scalars;
use crate::record::record;

scalars! {
    InstallmentStatus,
    Frequency,
    Repetition,
    Flag,
    YesNo,
    OperationNature,
    BillingMethod,
    InvoiceStatus,
    RpsKind,
    CancellationReason,
    ApiVersion,
    ActiveStatus,
    PaymentKind,
    PersonKind,
    Gender,
    FrequencyDisplay,
    FederativeUnit,
    FrequencyV1,
    InstallmentStatusV1,
    InvoiceStatusV1,
    SplitPolicy,
    Rounding,
    SlipKind,
    ZeroIssReason,
    IssueCode,
    Severity,
    WriteOperation,
    CardBrand,
    PixKind,
    PixFault,
    PixWarning,
    Resource,
    Operator,
    ApiOperation,
    ErrorKind,
    RetryAction,
    PageEnd,
    Verdict,
    SignedForm,
    EventEntity,
    Cause,
    Flavour,
    OperationV1,
    DirectionV1,
    Language,
    FormInput,
}

record! {
    /// One installment of a sale (`parcelas`).
    Installment "Installment" "(*, id=None, id_venda=None, parcela=None, numero=None, data_vencimento=None, data_credito=None, data_vencimento_original=None, valor=None, valor_original=None, valor_recebido=None, valor_tarifas=None, status=None, data_recebimento=None, data_repasse=None, pdf_url=None, linha_digitavel=None, pix_imagem_url=None, pix_codigo=None, extra=None)" {
        id: Option<i64>,
        id_venda: Option<i64>,
        parcela: Option<i64>,
        numero: Option<String>,
        data_vencimento: Option<LocalDate>,
        data_credito: Option<LocalDate>,
        data_vencimento_original: Option<LocalDate>,
        valor: Option<Money>,
        valor_original: Option<Money>,
        valor_recebido: Option<Money>,
        valor_tarifas: Option<Money>,
        status: Option<InstallmentStatus>,
        data_recebimento: Option<DateTime>,
        data_repasse: Option<LocalDate>,
        pdf_url: Option<String>,
        linha_digitavel: Option<String>,
        pix_imagem_url: Option<String>,
        pix_codigo: Option<String>,
        extra: Extra,
    }
}

record! {
    /// What being late costs.
    LateCharges "LateCharges" "(*, multa_total, juros_mensal_total, valor_novo)" {
        multa_total: Money,
        juros_mensal_total: Money,
        valor_novo: Money,
    }
}

record! {
    /// What a linha digitável says.
    Slip "Slip" "(*, tipo, barcode, valor=None, data_vencimento=None, fator=None, banco=None, segmento=None)" {
        tipo: SlipKind,
        barcode: String,
        valor: Option<Money>,
        data_vencimento: Option<LocalDate>,
        fator: Option<i64>,
        banco: Option<String>,
        segmento: Option<String>,
    }
}

record! {
    /// What an invoice comes to.
    InvoiceTotals "InvoiceTotals" "(*, base_calculo, valor_iss, valor_iss_retido, valor_liquido_nfse, motivo_iss_zero=None)" {
        base_calculo: Money,
        valor_iss: Money,
        valor_iss_retido: Money,
        valor_liquido_nfse: Money,
        motivo_iss_zero: Option<ZeroIssReason>,
    }
}

record! {
    /// E-mail parameters of a contract (`agendamento_dados`). Attachments added by hand are members `anexo_1`,
    /// `anexo_2` and so on, kept in `extra`.
    ScheduleData "ScheduleData" "(*, id_venda=None, id_modelo=None, modelo=None, anexo_nfse=None, anexo_boleto=None, id_contato=None, extra=None)" {
        id_venda: Option<i64>,
        id_modelo: Option<i64>,
        modelo: Option<String>,
        anexo_nfse: Option<Flag>,
        anexo_boleto: Option<Flag>,
        id_contato: Option<i64>,
        extra: Extra,
    }
}

record! {
    /// Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city.
    NfseData "NfseData" "(*, aliquota=None, iss_retido=None, rps_tipo=None, rps_serie=None, valor_ir=None, valor_pis=None, valor_csll=None, valor_inss=None, valor_cofins=None, valor_deducoes=None, outras_retencoes=None, impostos_federais=None, natureza_operacao=None, id_municipio=None, id_municipio_emissao=None, extra=None)" {
        aliquota: Option<Money>,
        iss_retido: Option<YesNo>,
        rps_tipo: Option<RpsKind>,
        rps_serie: Option<String>,
        valor_ir: Option<Money>,
        valor_pis: Option<Money>,
        valor_csll: Option<Money>,
        valor_inss: Option<Money>,
        valor_cofins: Option<Money>,
        valor_deducoes: Option<Money>,
        outras_retencoes: Option<Money>,
        impostos_federais: Option<YesNo>,
        natureza_operacao: Option<OperationNature>,
        id_municipio: Option<i64>,
        id_municipio_emissao: Option<i64>,
        extra: Extra,
    }
}

record! {
    /// One item of a sale (`itens`).
    Item "Item" "(*, id=None, id_venda=None, recorrente=None, id_servico=None, servico=None, valor=None, qtd=None, total=None, extra=None)" {
        id: Option<i64>,
        id_venda: Option<i64>,
        recorrente: Option<Flag>,
        id_servico: Option<i64>,
        servico: Option<String>,
        valor: Option<Money>,
        qtd: Option<Quantity>,
        total: Option<Money>,
        extra: Extra,
    }
}

record! {
    /// A sale, or a contract: a scheduled, recurring sale, which has `agendamento_data` and no `data`.
    Sale "Sale" "(*, id=None, data=None, agendamento=None, agendamento_data=None, agendamento_frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, agendamento_ativo=None, agendamento_ativo_data=None, agendamento_ultima_ocorrencia=None, agendamento_data_geracao=None, agendamento_sequencia=None, agendamento_dados=None, id_cliente=None, cliente=None, discriminacao=None, desconto=None, valor_venda=None, metodo_cobranca=None, email_enviado=None, email_erro=None, email_entrega=None, email_leitura=None, sms_enviado=None, sms_erro=None, whatsapp_enviar=None, whatsapp_enviado=None, whatsapp_erro=None, whatsapp_entrega=None, whatsapp_leitura=None, id_meio_pagamento=None, meio_pagamento=None, parcela_status=None, pagamento_online_codigo=None, nfse_status=None, nfse_dados=None, parcelas=None, itens=None, extra=None)" {
        id: Option<i64>,
        data: Option<LocalDate>,
        agendamento: Option<Flag>,
        agendamento_data: Option<LocalDate>,
        agendamento_frequencia: Option<Frequency>,
        agendamento_automatico: Option<Flag>,
        agendamento_repetir: Option<Repetition>,
        agendamento_data_fim: Option<LocalDate>,
        agendamento_numero: Option<i64>,
        agendamento_ativo: Option<Flag>,
        agendamento_ativo_data: Option<DateTime>,
        agendamento_ultima_ocorrencia: Option<Flag>,
        agendamento_data_geracao: Option<LocalDate>,
        agendamento_sequencia: Option<i64>,
        agendamento_dados: Option<ScheduleData>,
        id_cliente: Option<i64>,
        cliente: Option<String>,
        discriminacao: Option<String>,
        desconto: Option<Money>,
        valor_venda: Option<Money>,
        metodo_cobranca: Option<BillingMethod>,
        email_enviado: Option<DateTime>,
        email_erro: Option<DateTime>,
        email_entrega: Option<DateTime>,
        email_leitura: Option<DateTime>,
        sms_enviado: Option<DateTime>,
        sms_erro: Option<DateTime>,
        whatsapp_enviar: Option<YesNo>,
        whatsapp_enviado: Option<DateTime>,
        whatsapp_erro: Option<DateTime>,
        whatsapp_entrega: Option<DateTime>,
        whatsapp_leitura: Option<DateTime>,
        id_meio_pagamento: Option<i64>,
        meio_pagamento: Option<String>,
        parcela_status: Option<InstallmentStatus>,
        pagamento_online_codigo: Option<String>,
        nfse_status: Option<InvoiceStatus>,
        nfse_dados: Option<NfseData>,
        parcelas: Option<Vec<Installment>>,
        itens: Option<Vec<Item>>,
        extra: Extra,
    }
}

record! {
    /// The figures of a sale as its parts give them.
    SaleTotals "SaleTotals" "(*, itens, desconto, total, parcelas, difference)" {
        itens: Money,
        desconto: Money,
        total: Money,
        parcelas: Money,
        difference: Money,
    }
}

record! {
    /// The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`).
    Receipt "Receipt" "(*, data_recebimento=None, id_parcela=None, valor_recebido=None, obs=None, extra=None)" {
        data_recebimento: Option<LocalDate>,
        id_parcela: Option<i64>,
        valor_recebido: Option<Money>,
        obs: Option<String>,
        extra: Extra,
    }
}

record! {
    /// One problem, with its place.
    Issue "Issue" "(*, path, code, severity, params)" {
        path: String,
        code: IssueCode,
        severity: Severity,
        params: Params,
    }
}

record! {
    /// A sale as it was read, and the values that did not fit.
    SaleDecoded "SaleDecoded" "(*, value, issues)" {
        value: Sale,
        issues: Vec<Issue>,
    }
}

record! {
    /// What was found.
    Validation "Validation" "(*, issues)" {
        issues: Vec<Issue>,
    }
}

record! {
    /// An item as it was read, and the values that did not fit.
    ItemDecoded "ItemDecoded" "(*, value, issues)" {
        value: Item,
        issues: Vec<Issue>,
    }
}

record! {
    /// An installment as it was read, and the values that did not fit.
    InstallmentDecoded "InstallmentDecoded" "(*, value, issues)" {
        value: Installment,
        issues: Vec<Issue>,
    }
}

record! {
    /// A nfse data as it was read, and the values that did not fit.
    NfseDataDecoded "NfseDataDecoded" "(*, value, issues)" {
        value: NfseData,
        issues: Vec<Issue>,
    }
}

record! {
    /// A schedule data as it was read, and the values that did not fit.
    ScheduleDataDecoded "ScheduleDataDecoded" "(*, value, issues)" {
        value: ScheduleData,
        issues: Vec<Issue>,
    }
}

record! {
    /// The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`).
    Cancellation "Cancellation" "(*, cancelamento_codigo=None, cancelamento_motivo=None, extra=None)" {
        cancelamento_codigo: Option<CancellationReason>,
        cancelamento_motivo: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A cancellation as it was read, and the values that did not fit.
    CancellationDecoded "CancellationDecoded" "(*, value, issues)" {
        value: Cancellation,
        issues: Vec<Issue>,
    }
}

record! {
    /// A receipt as it was read, and the values that did not fit.
    ReceiptDecoded "ReceiptDecoded" "(*, value, issues)" {
        value: Receipt,
        issues: Vec<Issue>,
    }
}

record! {
    /// The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service computes none of it.
    BoletoUpdate "BoletoUpdate" "(*, id_parcela=None, data_vencimento_novo=None, valor_novo=None, multa=None, multa_total=None, juros_mensal=None, juros_mensal_total=None, extra=None)" {
        id_parcela: Option<i64>,
        data_vencimento_novo: Option<LocalDate>,
        valor_novo: Option<Money>,
        multa: Option<Percent>,
        multa_total: Option<Money>,
        juros_mensal: Option<Percent>,
        juros_mensal_total: Option<Money>,
        extra: Extra,
    }
}

record! {
    /// A boleto update as it was read, and the values that did not fit.
    BoletoUpdateDecoded "BoletoUpdateDecoded" "(*, value, issues)" {
        value: BoletoUpdate,
        issues: Vec<Issue>,
    }
}

record! {
    /// A service: what is sold and invoiced.
    Service "Service" "(*, id=None, nome=None, status=None, id_servico=None, servico=None, id_atividade=None, atividade=None, discriminacao=None, valor=None, impostos_percentual=None, codigo_tributacao_municipio=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        status: Option<ActiveStatus>,
        id_servico: Option<i64>,
        servico: Option<String>,
        id_atividade: Option<i64>,
        atividade: Option<String>,
        discriminacao: Option<String>,
        valor: Option<Money>,
        impostos_percentual: Option<Percent>,
        codigo_tributacao_municipio: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A service as it was read, and the values that did not fit.
    ServiceDecoded "ServiceDecoded" "(*, value, issues)" {
        value: Service,
        issues: Vec<Issue>,
    }
}

record! {
    /// A payment method (`/meios-pagamento/`).
    PaymentMethod "PaymentMethod" "(*, id=None, nome=None, status=None, tipo=None, multa=None, juros=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        status: Option<ActiveStatus>,
        tipo: Option<PaymentKind>,
        multa: Option<Percent>,
        juros: Option<Percent>,
        extra: Extra,
    }
}

record! {
    /// A payment method as it was read, and the values that did not fit.
    PaymentMethodDecoded "PaymentMethodDecoded" "(*, value, issues)" {
        value: PaymentMethod,
        issues: Vec<Issue>,
    }
}

record! {
    /// A contact of a customer (`contatos`).
    Contact "Contact" "(*, id=None, id_pessoa=None, tipo=None, principal=None, nome=None, cpf=None, data_nascimento=None, identidade=None, genero=None, email=None, telefone=None, celular=None, obs=None, cep=None, id_cidade=None, cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, extra=None)" {
        id: Option<i64>,
        id_pessoa: Option<i64>,
        tipo: Option<String>,
        principal: Option<Flag>,
        nome: Option<String>,
        cpf: Option<String>,
        data_nascimento: Option<LocalDate>,
        identidade: Option<String>,
        genero: Option<Gender>,
        email: Option<String>,
        telefone: Option<String>,
        celular: Option<String>,
        obs: Option<String>,
        cep: Option<String>,
        id_cidade: Option<i64>,
        cidade: Option<String>,
        estado: Option<i64>,
        endereco: Option<String>,
        numero: Option<String>,
        complemento: Option<String>,
        bairro: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A stored card of a customer (`cartoes`). Its number and security code are in no debug form, message or log.
    Card "Card" "(*, id=None, id_pessoa=None, id_meio_pagamento=None, meio_pagamento=None, padrao=None, titular=None, bandeira=None, numero=None, validade=None, codigo=None, extra=None)" {
        id: Option<i64>,
        id_pessoa: Option<i64>,
        id_meio_pagamento: Option<i64>,
        meio_pagamento: Option<String>,
        padrao: Option<Flag>,
        titular: Option<String>,
        bandeira: Option<String>,
        numero: Option<CardNumber>,
        validade: Option<LocalDate>,
        codigo: Option<SecurityCode>,
        extra: Extra,
    }
}

record! {
    /// A customer: a legal entity or an individual. Custom fields are members `custom_...`, kept in `extra`.
    Customer "Customer" "(*, id=None, codigo=None, data_cadastro=None, status=None, tipo=None, nome=None, cnpj=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, identidade=None, data_nascimento=None, genero=None, obs=None, cep=None, id_cidade=None, cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, contatos=None, cartoes=None, extra=None)" {
        id: Option<i64>,
        codigo: Option<i64>,
        data_cadastro: Option<DateTime>,
        status: Option<ActiveStatus>,
        tipo: Option<PersonKind>,
        nome: Option<String>,
        cnpj: Option<String>,
        razao_social: Option<String>,
        inscricao_estadual: Option<String>,
        inscricao_municipal: Option<String>,
        cpf: Option<String>,
        identidade: Option<String>,
        data_nascimento: Option<LocalDate>,
        genero: Option<Gender>,
        obs: Option<String>,
        cep: Option<String>,
        id_cidade: Option<i64>,
        cidade: Option<String>,
        estado: Option<i64>,
        endereco: Option<String>,
        numero: Option<String>,
        complemento: Option<String>,
        bairro: Option<String>,
        contatos: Option<Vec<Contact>>,
        cartoes: Option<Vec<Card>>,
        extra: Extra,
    }
}

record! {
    /// A customer as it was read, and the values that did not fit.
    CustomerDecoded "CustomerDecoded" "(*, value, issues)" {
        value: Customer,
        issues: Vec<Issue>,
    }
}

record! {
    /// A contact as it was read, and the values that did not fit.
    ContactDecoded "ContactDecoded" "(*, value, issues)" {
        value: Contact,
        issues: Vec<Issue>,
    }
}

record! {
    /// What can be told from a card's number.
    CardInspection "CardInspection" "(*, bandeira, luhn)" {
        bandeira: CardBrand,
        luhn: bool,
    }
}

record! {
    /// A card as it was read, and the values that did not fit.
    CardDecoded "CardDecoded" "(*, value, issues)" {
        value: Card,
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of a plan (`itens`).
    PlanItem "PlanItem" "(*, id=None, id_plano=None, id_servico=None, servico=None, emitir_cobranca=None, valor=None, qtd_padrao=None, qtd_maxima=None, qtd_flexivel=None, qtd=None, total=None, extra=None)" {
        id: Option<i64>,
        id_plano: Option<i64>,
        id_servico: Option<i64>,
        servico: Option<String>,
        emitir_cobranca: Option<Flag>,
        valor: Option<Money>,
        qtd_padrao: Option<Quantity>,
        qtd_maxima: Option<Quantity>,
        qtd_flexivel: Option<Quantity>,
        qtd: Option<Quantity>,
        total: Option<Money>,
        extra: Extra,
    }
}

record! {
    /// A payment method of a plan (`meios_pagamento`).
    PlanPaymentMethod "PlanPaymentMethod" "(*, id=None, id_plano=None, data_pagamento_flexivel=None, id_meio_pagamento=None, meio_pagamento=None, permitir_preenchimento_depois=None, extra=None)" {
        id: Option<i64>,
        id_plano: Option<i64>,
        data_pagamento_flexivel: Option<Flag>,
        id_meio_pagamento: Option<i64>,
        meio_pagamento: Option<String>,
        permitir_preenchimento_depois: Option<Flag>,
        extra: Extra,
    }
}

record! {
    /// A plan that customers sign up for by a link.
    Plan "Plan" "(*, id=None, titulo=None, subtitulo=None, detalhamento=None, valor=None, frequencia_exibida=None, frequencia_exibida_texto_customizado=None, comentario=None, texto_botao=None, mensagem_confirmacao=None, termos_uso=None, cancelamento_impedir=None, impedir_alteracao_itens=None, personalizavel=None, frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, discriminacao=None, desconto=None, metodo_cobranca=None, nfse_dados=None, identificador=None, status=None, itens=None, meios_pagamento=None, extra=None)" {
        id: Option<i64>,
        titulo: Option<String>,
        subtitulo: Option<String>,
        detalhamento: Option<String>,
        valor: Option<Money>,
        frequencia_exibida: Option<FrequencyDisplay>,
        frequencia_exibida_texto_customizado: Option<String>,
        comentario: Option<String>,
        texto_botao: Option<String>,
        mensagem_confirmacao: Option<String>,
        termos_uso: Option<String>,
        cancelamento_impedir: Option<Flag>,
        impedir_alteracao_itens: Option<Flag>,
        personalizavel: Option<Flag>,
        frequencia: Option<Frequency>,
        agendamento_automatico: Option<Flag>,
        agendamento_repetir: Option<Repetition>,
        agendamento_data_fim: Option<LocalDate>,
        agendamento_numero: Option<i64>,
        discriminacao: Option<String>,
        desconto: Option<Money>,
        metodo_cobranca: Option<BillingMethod>,
        nfse_dados: Option<NfseData>,
        identificador: Option<String>,
        status: Option<ActiveStatus>,
        itens: Option<Vec<PlanItem>>,
        meios_pagamento: Option<Vec<PlanPaymentMethod>>,
        extra: Extra,
    }
}

record! {
    /// A plan as it was read, and the values that did not fit.
    PlanDecoded "PlanDecoded" "(*, value, issues)" {
        value: Plan,
        issues: Vec<Issue>,
    }
}

record! {
    /// A plan that the customer signed up for (`planos_contratados`).
    HiredPlan "HiredPlan" "(*, id=None, id_plano=None, id_cliente=None, data_inicio_vigente=None, data_fim_vigente=None, carteira_virtual_data_liberacao=None, carteira_virtual_status=None, extra=None)" {
        id: Option<i64>,
        id_plano: Option<i64>,
        id_cliente: Option<i64>,
        data_inicio_vigente: Option<LocalDate>,
        data_fim_vigente: Option<LocalDate>,
        carteira_virtual_data_liberacao: Option<LocalDate>,
        carteira_virtual_status: Option<bool>,
        extra: Extra,
    }
}

record! {
    /// A customer or a dependent, as found by CPF.
    WalletEntry "WalletEntry" "(*, nome=None, titular=None, cpf=None, cnpj=None, carteira_virtual_status=None, planos_contratados=None, extra=None)" {
        nome: Option<String>,
        titular: Option<String>,
        cpf: Option<String>,
        cnpj: Option<String>,
        carteira_virtual_status: Option<bool>,
        planos_contratados: Option<Vec<HiredPlan>>,
        extra: Extra,
    }
}

record! {
    /// A wallet entry as it was read, and the values that did not fit.
    WalletEntryDecoded "WalletEntryDecoded" "(*, value, issues)" {
        value: WalletEntry,
        issues: Vec<Issue>,
    }
}

record! {
    /// An economic activity of the CNAE (`/cnae/`).
    Cnae "Cnae" "(*, id=None, nome=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A cnae as it was read, and the values that did not fit.
    CnaeDecoded "CnaeDecoded" "(*, value, issues)" {
        value: Cnae,
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of the service list of Lei Complementar 116 (`/lista-servicos/`).
    ServiceListItem "ServiceListItem" "(*, id=None, nome=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A service list item as it was read, and the values that did not fit.
    ServiceListItemDecoded "ServiceListItemDecoded" "(*, value, issues)" {
        value: ServiceListItem,
        issues: Vec<Issue>,
    }
}

record! {
    /// A municipality (`/municipios/`).
    Municipality "Municipality" "(*, id=None, nome=None, uf=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        uf: Option<FederativeUnit>,
        extra: Extra,
    }
}

record! {
    /// A municipality as it was read, and the values that did not fit.
    MunicipalityDecoded "MunicipalityDecoded" "(*, value, issues)" {
        value: Municipality,
        issues: Vec<Issue>,
    }
}

record! {
    /// The value of an adjustment index in a month (`/indices/`).
    AdjustmentIndex "AdjustmentIndex" "(*, codigo=None, sigla=None, nome=None, mes=None, valor=None, extra=None)" {
        codigo: Option<i64>,
        sigla: Option<String>,
        nome: Option<String>,
        mes: Option<YearMonth>,
        valor: Option<Number>,
        extra: Extra,
    }
}

record! {
    /// An adjustment index as it was read, and the values that did not fit.
    AdjustmentIndexDecoded "AdjustmentIndexDecoded" "(*, value, issues)" {
        value: AdjustmentIndex,
        issues: Vec<Issue>,
    }
}

record! {
    /// The header of a listing.
    ListingHeader "ListingHeader" "(*, offset=None, limit=None, count=None, sort=None, requestId=None, extra=None)" {
        offset: Option<i64>,
        limit: Option<i64>,
        count: Option<i64>,
        sort: Option<String>,
        requestId: Option<String>,
        extra: Extra,
    }
}

record! {
    /// One page of records.
    Listing "Listing" "(*, header=None, data=None, extra=None)" {
        header: Option<ListingHeader>,
        data: Option<Vec<Json>>,
        extra: Extra,
    }
}

record! {
    /// A listing as it was read, and the values that did not fit.
    ListingDecoded "ListingDecoded" "(*, value, issues)" {
        value: Listing,
        issues: Vec<Issue>,
    }
}

record! {
    /// The answer to a delete.
    Deleted "Deleted" "(*, id=None, extra=None)" {
        id: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A deleted as it was read, and the values that did not fit.
    DeletedDecoded "DeletedDecoded" "(*, value, issues)" {
        value: Deleted,
        issues: Vec<Issue>,
    }
}

record! {
    /// An error as the service answers it.
    ApiError "ApiError" "(*, code=None, message=None, extra=None)" {
        code: Option<i64>,
        message: Option<String>,
        extra: Extra,
    }
}

record! {
    /// An api error as it was read, and the values that did not fit.
    ApiErrorDecoded "ApiErrorDecoded" "(*, value, issues)" {
        value: ApiError,
        issues: Vec<Issue>,
    }
}

record! {
    /// What a PIX code says.
    PixCode "PixCode" "(*, tipo, chave=None, url=None, info=None, nome, cidade, valor=None, txid=None)" {
        tipo: PixKind,
        chave: Option<String>,
        url: Option<String>,
        info: Option<String>,
        nome: String,
        cidade: String,
        valor: Option<Money>,
        txid: Option<String>,
    }
}

record! {
    /// Whether a PIX code is valid.
    PixCheck "PixCheck" "(*, valid, reason=None, warning=None)" {
        valid: bool,
        reason: Option<PixFault>,
        warning: Option<PixWarning>,
    }
}

record! {
    /// One condition. Conditions with the same field and operator are joined by "or", all others by "and".
    Filter "Filter" "(*, field, operator=None, value=None, values=None)" {
        field: String,
        operator: Option<Operator>,
        value: Option<Scalar>,
        values: Option<Vec<Scalar>>,
    }
}

record! {
    /// What to list.
    Query "Query" "(*, entity=None, filters=None, sort=None, fields=None, expand=None, limit=None, offset=None)" {
        entity: Option<Resource>,
        filters: Option<Vec<Filter>>,
        sort: Option<Vec<String>>,
        fields: Option<Vec<String>>,
        expand: Option<Vec<String>>,
        limit: Option<i64>,
        offset: Option<i64>,
    }
}

record! {
    /// The header of a page.
    PageHeader "PageHeader" "(*, offset, limit, count, sort=None, requestId=None)" {
        offset: i64,
        limit: i64,
        count: i64,
        sort: Option<String>,
        requestId: Option<String>,
    }
}

record! {
    /// One page of records, in the shape of a listing.
    ListPage "ListPage" "(*, header, data)" {
        header: PageHeader,
        data: Vec<Json>,
    }
}

record! {
    /// What the program's own HTTP client sends. Debug output never shows headers and body, since they hold the key and
    /// cards.
    ApiRequest "ApiRequest" "(*, method, url, headers, body=None)" {
        method: String,
        url: String,
        headers: Headers,
        body: Option<ConcealedText>,
    }
}

record! {
    /// An error as the service answered it.
    ApiFailure "ApiFailure" "(*, code, kind, message=None)" {
        code: i64,
        kind: ErrorKind,
        message: Option<ConcealedText>,
    }
}

record! {
    /// An answer: either a value or the service's error.
    ApiAnswer "ApiAnswer" "(*, value=None, api_error=None, issues)" {
        value: Option<Json>,
        api_error: Option<ApiFailure>,
        issues: Vec<Issue>,
    }
}

record! {
    /// The plan.
    RetryPlan "RetryPlan" "(*, action, wait_ms=None)" {
        action: RetryAction,
        wait_ms: Option<i64>,
    }
}

record! {
    /// The next request of a walk, for `request.build`.
    PageRequest "PageRequest" "(*, operation, query)" {
        operation: ApiOperation,
        query: String,
    }
}

record! {
    /// Where a walk stands.
    PageStep "PageStep" "(*, state, request=None, done, items, count_changed, end=None)" {
        state: Json,
        request: Option<PageRequest>,
        done: bool,
        items: Vec<Json>,
        count_changed: bool,
        end: Option<PageEnd>,
    }
}

record! {
    /// The event's header.
    Event "Event" "(*, entity=None, api=None, endpoint=None, operation=None, timestamp=None)" {
        entity: Option<EventEntity>,
        api: Option<String>,
        endpoint: Option<String>,
        operation: Option<String>,
        timestamp: Option<i64>,
    }
}

record! {
    /// The result of verifying a body.
    Verification "Verification" "(*, verdict, secret_index=None, form=None, event=None, dedupe_key=None)" {
        verdict: Verdict,
        secret_index: Option<i64>,
        form: Option<SignedForm>,
        event: Option<Event>,
        dedupe_key: Option<String>,
    }
}

record! {
    /// Bytes from `start` to before `end`.
    ByteRange "ByteRange" "(*, start, end)" {
        start: i64,
        end: i64,
    }
}

record! {
    /// The bytes to hash, and the digests to expect.
    SignaturePlan "SignaturePlan" "(*, verdict=None, ranges, expected, event=None)" {
        verdict: Option<Verdict>,
        ranges: Vec<ByteRange>,
        expected: Vec<String>,
        event: Option<Event>,
    }
}

record! {
    /// What was found.
    Explanation "Explanation" "(*, likely, causes, evidence)" {
        likely: Cause,
        causes: Vec<Cause>,
        evidence: String,
    }
}

record! {
    /// An event with its record: one of the entities, or only the data if this version does not know the entity.
    WebhookEvent "WebhookEvent" "(*, event, customer=None, sale=None, service=None, payment_method=None, plan=None, data, issues)" {
        event: Event,
        customer: Option<Customer>,
        sale: Option<Sale>,
        service: Option<Service>,
        payment_method: Option<PaymentMethod>,
        plan: Option<Plan>,
        data: Json,
        issues: Vec<Issue>,
    }
}

record! {
    /// The customer that a sale creates; its CNPJ and CPF are parameters of the sale itself.
    NewCustomer "NewCustomer" "(*, nome=None, tipo=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, data_nascimento=None, obs=None, cep=None, id_cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, extra=None)" {
        nome: Option<String>,
        tipo: Option<PersonKind>,
        razao_social: Option<String>,
        inscricao_estadual: Option<String>,
        inscricao_municipal: Option<String>,
        data_nascimento: Option<LocalDate>,
        obs: Option<String>,
        cep: Option<String>,
        id_cidade: Option<i64>,
        estado: Option<i64>,
        endereco: Option<String>,
        numero: Option<String>,
        complemento: Option<String>,
        bairro: Option<String>,
        extra: Extra,
    }
}

record! {
    /// One installment of a new sale.
    InstallmentParameters "InstallmentParameters" "(*, valor=None, data_vencimento=None, demonstrativo=None, extra=None)" {
        valor: Option<Money>,
        data_vencimento: Option<LocalDate>,
        demonstrativo: Option<String>,
        extra: Extra,
    }
}

record! {
    /// The parameters of a sale's insert or update. Parameters that the documents do not name, such as the e-mail address,
    /// are in `extra`.
    SaleParameters "SaleParameters" "(*, data=None, agendamento_data=None, agendamento_repetir=None, agendamento_frequencia=None, cliente=None, cliente_cnpj=None, cliente_cpf=None, cliente_campos=None, servico=None, discriminacao=None, valor_venda=None, emissao_nfse=None, meio_pagamento=None, parcelas=None, nfse_municipio_emissao=None, nfse_item_servico=None, nfse_codigo_tributacao_municipio=None, nfse_inscricao_municipal=None, nfse_optante_simples_nacional=None, nfse_incentivador_cultural=None, cartao_bandeira=None, cartao_numero=None, cartao_validade=None, cartao_codigo=None, extra=None)" {
        data: Option<LocalDate>,
        agendamento_data: Option<LocalDate>,
        agendamento_repetir: Option<Flag>,
        agendamento_frequencia: Option<FrequencyV1>,
        cliente: Option<String>,
        cliente_cnpj: Option<String>,
        cliente_cpf: Option<String>,
        cliente_campos: Option<NewCustomer>,
        servico: Option<String>,
        discriminacao: Option<String>,
        valor_venda: Option<Money>,
        emissao_nfse: Option<BillingMethod>,
        meio_pagamento: Option<String>,
        parcelas: Option<Vec<InstallmentParameters>>,
        nfse_municipio_emissao: Option<i64>,
        nfse_item_servico: Option<String>,
        nfse_codigo_tributacao_municipio: Option<String>,
        nfse_inscricao_municipal: Option<String>,
        nfse_optante_simples_nacional: Option<YesNo>,
        nfse_incentivador_cultural: Option<YesNo>,
        cartao_bandeira: Option<String>,
        cartao_numero: Option<CardNumber>,
        cartao_validade: Option<String>,
        cartao_codigo: Option<SecurityCode>,
        extra: Extra,
    }
}

record! {
    /// What the rules need to know but parameters do not show. A field that is left out is unknown.
    ContextV1 "ContextV1" "(*, service_issued_before=None, city_issued_before=None, payment_type=None, customer_abroad=None)" {
        service_issued_before: Option<bool>,
        city_issued_before: Option<bool>,
        payment_type: Option<PaymentKind>,
        customer_abroad: Option<bool>,
    }
}

record! {
    /// An entry of a list, by key and name.
    EntryV1 "EntryV1" "(*, id=None, nome=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A service: the resource with `servico` and `atividade`, inside a sale with their keys.
    ServiceV1 "ServiceV1" "(*, id=None, nome=None, discriminacao=None, valor=None, impostos_percentual=None, id_servico=None, id_atividade=None, servico=None, atividade=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        discriminacao: Option<String>,
        valor: Option<Money>,
        impostos_percentual: Option<Percent>,
        id_servico: Option<i64>,
        id_atividade: Option<i64>,
        servico: Option<EntryV1>,
        atividade: Option<EntryV1>,
        extra: Extra,
    }
}

record! {
    /// One item of a sale (`servicos`).
    ItemV1 "ItemV1" "(*, recorrente=None, id_servico=None, valor=None, qtd=None, total=None, servico=None, extra=None)" {
        recorrente: Option<Flag>,
        id_servico: Option<i64>,
        valor: Option<Money>,
        qtd: Option<Quantity>,
        total: Option<Money>,
        servico: Option<ServiceV1>,
        extra: Extra,
    }
}

record! {
    /// One installment of a sale (`parcelas_venda`).
    InstallmentV1 "InstallmentV1" "(*, id=None, id_venda=None, parcela=None, numero=None, data_vencimento=None, data_credito=None, data_vencimento_original=None, valor=None, valor_original=None, valor_recebido=None, valor_tarifas=None, status=None, data_recebimento=None, pdf_url=None, linha_digitavel=None, extra=None)" {
        id: Option<i64>,
        id_venda: Option<i64>,
        parcela: Option<i64>,
        numero: Option<String>,
        data_vencimento: Option<LocalDate>,
        data_credito: Option<LocalDate>,
        data_vencimento_original: Option<LocalDate>,
        valor: Option<Money>,
        valor_original: Option<Money>,
        valor_recebido: Option<Money>,
        valor_tarifas: Option<Money>,
        status: Option<InstallmentStatusV1>,
        data_recebimento: Option<LocalDate>,
        pdf_url: Option<String>,
        linha_digitavel: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A payment method. The documents do not show what its further fields mean: they are texts as they came.
    PaymentMethodV1 "PaymentMethodV1" "(*, id=None, nome=None, tipo=None, parcelas=None, tempo_credito=None, prazo_pagamento=None, banco=None, carteira=None, agencia=None, agencia_dv=None, conta=None, conta_dv=None, instrucoes1=None, instrucoes2=None, instrucoes3=None, instrucoes4=None, instrucao_1=None, instrucao_2=None, boleto_confirmacao=None, especie=None, aceite=None, prazo=None, convenio=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        tipo: Option<PaymentKind>,
        parcelas: Option<String>,
        tempo_credito: Option<String>,
        prazo_pagamento: Option<String>,
        banco: Option<String>,
        carteira: Option<String>,
        agencia: Option<String>,
        agencia_dv: Option<String>,
        conta: Option<String>,
        conta_dv: Option<String>,
        instrucoes1: Option<String>,
        instrucoes2: Option<String>,
        instrucoes3: Option<String>,
        instrucoes4: Option<String>,
        instrucao_1: Option<String>,
        instrucao_2: Option<String>,
        boleto_confirmacao: Option<String>,
        especie: Option<String>,
        aceite: Option<String>,
        prazo: Option<String>,
        convenio: Option<String>,
        extra: Extra,
    }
}

record! {
    /// The municipal service invoice of a sale (`nfse`).
    InvoiceV1 "InvoiceV1" "(*, id=None, numero=None, codigo_verificacao=None, data_emissao=None, cancelamento_data=None, cancelamento_codigo=None, status=None, id_prestador=None, id_tomador=None, natureza_operacao=None, id_municipio=None, id_municipio_emissao=None, id_servico=None, id_atividade=None, discriminacao=None, impostos_federais=None, valor_pis=None, valor_cofins=None, valor_inss=None, valor_ir=None, valor_csll=None, outras_retencoes=None, iss_retido=None, valor_iss_retido=None, aliquota=None, valor_servicos=None, desconto_condicionado=None, desconto_incondicionado=None, valor_deducoes=None, valor_liquido_nfse=None, base_calculo=None, valor_iss=None, rps_tipo=None, rps_serie=None, rps_numero=None, url_pdf=None, extra=None)" {
        id: Option<i64>,
        numero: Option<String>,
        codigo_verificacao: Option<String>,
        data_emissao: Option<String>,
        cancelamento_data: Option<String>,
        cancelamento_codigo: Option<CancellationReason>,
        status: Option<InvoiceStatusV1>,
        id_prestador: Option<i64>,
        id_tomador: Option<i64>,
        natureza_operacao: Option<OperationNature>,
        id_municipio: Option<i64>,
        id_municipio_emissao: Option<i64>,
        id_servico: Option<i64>,
        id_atividade: Option<i64>,
        discriminacao: Option<String>,
        impostos_federais: Option<YesNo>,
        valor_pis: Option<Money>,
        valor_cofins: Option<Money>,
        valor_inss: Option<Money>,
        valor_ir: Option<Money>,
        valor_csll: Option<Money>,
        outras_retencoes: Option<Money>,
        iss_retido: Option<YesNo>,
        valor_iss_retido: Option<Money>,
        aliquota: Option<Money>,
        valor_servicos: Option<Money>,
        desconto_condicionado: Option<Money>,
        desconto_incondicionado: Option<Money>,
        valor_deducoes: Option<Money>,
        valor_liquido_nfse: Option<Money>,
        base_calculo: Option<Money>,
        valor_iss: Option<Money>,
        rps_tipo: Option<RpsKind>,
        rps_serie: Option<String>,
        rps_numero: Option<String>,
        url_pdf: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A city.
    CityV1 "CityV1" "(*, id=None, nome=None, uf=None, extra=None)" {
        id: Option<i64>,
        nome: Option<String>,
        uf: Option<String>,
        extra: Extra,
    }
}

record! {
    /// A customer: the resource with `cidade`, inside a sale with its key.
    CustomerV1 "CustomerV1" "(*, id=None, tipo=None, cnpj=None, nome=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, data_nascimento=None, obs=None, cep=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, cidade=None, id_cidade=None, extra=None)" {
        id: Option<i64>,
        tipo: Option<PersonKind>,
        cnpj: Option<String>,
        nome: Option<String>,
        razao_social: Option<String>,
        inscricao_estadual: Option<String>,
        inscricao_municipal: Option<String>,
        cpf: Option<String>,
        data_nascimento: Option<LocalDate>,
        obs: Option<String>,
        cep: Option<String>,
        estado: Option<i64>,
        endereco: Option<String>,
        numero: Option<String>,
        complemento: Option<String>,
        bairro: Option<String>,
        cidade: Option<CityV1>,
        id_cidade: Option<i64>,
        extra: Extra,
    }
}

record! {
    /// A sale, complete or abbreviated. A placeholder of a nested record is kept in `extra`.
    SaleV1 "SaleV1" "(*, id=None, agendamento=None, agendamento_data=None, agendamento_frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, agendamento_data_geracao=None, agendamento_ativo=None, data=None, discriminacao=None, desconto=None, valor_venda=None, metodo_cobranca=None, email_enviado=None, email_erro=None, email_entrega=None, email_leitura=None, sms_enviado=None, sms_erro=None, whatsapp_enviado=None, whatsapp_erro=None, whatsapp_entrega=None, whatsapp_leitura=None, parcelas=None, valor_recebido=None, valor_parcelas=None, data_vencimento=None, data_recebimento=None, parcela_status=None, vencido_dias=None, nfse_status=None, id_servico=None, dados_extra=None, servico=None, servicos=None, parcelas_venda=None, meio_pagamento=None, nfse=None, cliente=None, boletos=None, extra=None)" {
        id: Option<i64>,
        agendamento: Option<Flag>,
        agendamento_data: Option<LocalDate>,
        agendamento_frequencia: Option<Frequency>,
        agendamento_automatico: Option<Flag>,
        agendamento_repetir: Option<Flag>,
        agendamento_data_fim: Option<LocalDate>,
        agendamento_numero: Option<i64>,
        agendamento_data_geracao: Option<LocalDate>,
        agendamento_ativo: Option<Flag>,
        data: Option<LocalDate>,
        discriminacao: Option<String>,
        desconto: Option<Money>,
        valor_venda: Option<Money>,
        metodo_cobranca: Option<BillingMethod>,
        email_enviado: Option<String>,
        email_erro: Option<String>,
        email_entrega: Option<String>,
        email_leitura: Option<String>,
        sms_enviado: Option<String>,
        sms_erro: Option<String>,
        whatsapp_enviado: Option<String>,
        whatsapp_erro: Option<String>,
        whatsapp_entrega: Option<String>,
        whatsapp_leitura: Option<String>,
        parcelas: Option<i64>,
        valor_recebido: Option<Money>,
        valor_parcelas: Option<Money>,
        data_vencimento: Option<LocalDate>,
        data_recebimento: Option<LocalDate>,
        parcela_status: Option<InstallmentStatusV1>,
        vencido_dias: Option<i64>,
        nfse_status: Option<InvoiceStatusV1>,
        id_servico: Option<i64>,
        dados_extra: Option<String>,
        servico: Option<ServiceV1>,
        servicos: Option<Vec<ItemV1>>,
        parcelas_venda: Option<Vec<InstallmentV1>>,
        meio_pagamento: Option<PaymentMethodV1>,
        nfse: Option<InvoiceV1>,
        cliente: Option<CustomerV1>,
        boletos: Option<Vec<String>>,
        extra: Extra,
    }
}

record! {
    /// A sale of version 1 as it was read, and the values that did not fit.
    SaleV1Decoded "SaleV1Decoded" "(*, value, issues)" {
        value: SaleV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of version 1 as it was read, and the values that did not fit.
    ItemV1Decoded "ItemV1Decoded" "(*, value, issues)" {
        value: ItemV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// An installment of version 1 as it was read, and the values that did not fit.
    InstallmentV1Decoded "InstallmentV1Decoded" "(*, value, issues)" {
        value: InstallmentV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// An invoice of version 1 as it was read, and the values that did not fit.
    InvoiceV1Decoded "InvoiceV1Decoded" "(*, value, issues)" {
        value: InvoiceV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// A payment method of version 1 as it was read, and the values that did not fit.
    PaymentMethodV1Decoded "PaymentMethodV1Decoded" "(*, value, issues)" {
        value: PaymentMethodV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters of a service's insert or update.
    ServiceParameters "ServiceParameters" "(*, nome=None, id_servico=None, id_atividade=None, codigo_tributacao_municipio=None, discriminacao=None, valor=None, impostos_percentual=None, extra=None)" {
        nome: Option<String>,
        id_servico: Option<String>,
        id_atividade: Option<i64>,
        codigo_tributacao_municipio: Option<String>,
        discriminacao: Option<String>,
        valor: Option<Money>,
        impostos_percentual: Option<Percent>,
        extra: Extra,
    }
}

record! {
    /// A service of version 1 as it was read, and the values that did not fit.
    ServiceV1Decoded "ServiceV1Decoded" "(*, value, issues)" {
        value: ServiceV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters of a customer's insert or update.
    CustomerParameters "CustomerParameters" "(*, nome=None, tipo=None, cnpj=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, data_nascimento=None, obs=None, cep=None, id_cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, meio_pagamento=None, cartao_bandeira=None, cartao_numero=None, cartao_validade=None, cartao_codigo=None, extra=None)" {
        nome: Option<String>,
        tipo: Option<PersonKind>,
        cnpj: Option<String>,
        razao_social: Option<String>,
        inscricao_estadual: Option<String>,
        inscricao_municipal: Option<String>,
        cpf: Option<String>,
        data_nascimento: Option<LocalDate>,
        obs: Option<String>,
        cep: Option<String>,
        id_cidade: Option<i64>,
        estado: Option<i64>,
        endereco: Option<String>,
        numero: Option<String>,
        complemento: Option<String>,
        bairro: Option<String>,
        meio_pagamento: Option<String>,
        cartao_bandeira: Option<String>,
        cartao_numero: Option<CardNumber>,
        cartao_validade: Option<String>,
        cartao_codigo: Option<SecurityCode>,
        extra: Extra,
    }
}

record! {
    /// A customer of version 1 as it was read, and the values that did not fit.
    CustomerV1Decoded "CustomerV1Decoded" "(*, value, issues)" {
        value: CustomerV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// One page of records.
    ListingV1 "ListingV1" "(*, inicio=None, limite=None, data=None, extra=None)" {
        inicio: Option<i64>,
        limite: Option<i64>,
        data: Option<Vec<Json>>,
        extra: Extra,
    }
}

record! {
    /// A listing of version 1 as it was read, and the values that did not fit.
    ListingV1Decoded "ListingV1Decoded" "(*, value, issues)" {
        value: ListingV1,
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters of "cancel invoice".
    CancellationParameters "CancellationParameters" "(*, cancelamento_codigo=None, cancelamento_motivo=None, extra=None)" {
        cancelamento_codigo: Option<CancellationReason>,
        cancelamento_motivo: Option<String>,
        extra: Extra,
    }
}

record! {
    /// The parameters of "confirm receipt".
    ReceiptParameters "ReceiptParameters" "(*, data_recebimento=None, valor_recebido=None, extra=None)" {
        data_recebimento: Option<LocalDate>,
        valor_recebido: Option<Money>,
        extra: Extra,
    }
}

record! {
    /// The parameters of "update boleto". The service computes none of it.
    BoletoUpdateParameters "BoletoUpdateParameters" "(*, parcela=None, data_vencimento_novo=None, valor_novo=None, multa=None, multa_total=None, juros_mensal=None, juros_mensal_total=None, extra=None)" {
        parcela: Option<i64>,
        data_vencimento_novo: Option<LocalDate>,
        valor_novo: Option<Money>,
        multa: Option<Percent>,
        multa_total: Option<Money>,
        juros_mensal: Option<Percent>,
        juros_mensal_total: Option<Money>,
        extra: Extra,
    }
}

record! {
    /// Which records a listing answers, and in which order.
    ListingQueryV1 "ListingQueryV1" "(*, inicio=None, limite=None, ordenarColuna=None, ordenarDirecao=None)" {
        inicio: Option<i64>,
        limite: Option<i64>,
        ordenarColuna: Option<String>,
        ordenarDirecao: Option<DirectionV1>,
    }
}

record! {
    /// An error as version 1 answers it.
    ApiFailureV1 "ApiFailureV1" "(*, tipo=None, kind, message=None)" {
        tipo: Option<String>,
        kind: ErrorKind,
        message: Option<ConcealedText>,
    }
}

record! {
    /// An answer: either a value or the service's error.
    ApiAnswerV1 "ApiAnswerV1" "(*, value=None, api_error=None, issues)" {
        value: Option<Json>,
        api_error: Option<ApiFailureV1>,
        issues: Vec<Issue>,
    }
}

record! {
    /// The next request of a walk.
    PageRequestV1 "PageRequestV1" "(*, operation, listing)" {
        operation: OperationV1,
        listing: ListingQueryV1,
    }
}

record! {
    /// Where a walk stands.
    PageStepV1 "PageStepV1" "(*, state, request=None, done, items, end=None)" {
        state: Json,
        request: Option<PageRequestV1>,
        done: bool,
        items: Vec<Json>,
        end: Option<PageEnd>,
    }
}

record! {
    /// A value that was lost or changed.
    ReportLine "ReportLine" "(*, path, code)" {
        path: String,
        code: IssueCode,
    }
}

record! {
    /// A sale of version 2.
    SaleConverted "SaleConverted" "(*, value, report)" {
        value: Sale,
        report: Vec<ReportLine>,
    }
}

record! {
    /// A customer of version 2.
    CustomerConverted "CustomerConverted" "(*, value, report)" {
        value: Customer,
        report: Vec<ReportLine>,
    }
}

record! {
    /// A service of version 2.
    ServiceConverted "ServiceConverted" "(*, value, report)" {
        value: Service,
        report: Vec<ReportLine>,
    }
}

record! {
    /// A payment method of version 2.
    PaymentMethodConverted "PaymentMethodConverted" "(*, value, report)" {
        value: PaymentMethod,
        report: Vec<ReportLine>,
    }
}

record! {
    /// The parameters of a sale.
    SaleParametersConverted "SaleParametersConverted" "(*, value, report)" {
        value: SaleParameters,
        report: Vec<ReportLine>,
    }
}

record! {
    /// The parameters of a customer.
    CustomerParametersConverted "CustomerParametersConverted" "(*, value, report)" {
        value: CustomerParameters,
        report: Vec<ReportLine>,
    }
}

record! {
    /// The parameters of a service.
    ServiceParametersConverted "ServiceParametersConverted" "(*, value, report)" {
        value: ServiceParameters,
        report: Vec<ReportLine>,
    }
}

record! {
    /// A text for people in the languages there are.
    FormLabel "FormLabel" "(*, en, pt_br)" {
        en: String,
        pt_br: String,
    }
}

record! {
    /// One value to choose.
    FormChoice "FormChoice" "(*, value, label)" {
        value: i64,
        label: FormLabel,
    }
}

record! {
    /// One field of a form.
    FormField "FormField" "(*, path, name, label, input, required, read_only, max_length=None, choices=None)" {
        path: String,
        name: String,
        label: FormLabel,
        input: FormInput,
        required: bool,
        read_only: bool,
        max_length: Option<i64>,
        choices: Option<Vec<FormChoice>>,
    }
}
