// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The codes, the choices, the records and the operations.

use lastro::model::Extra;
use lastro_facade::types::*;
use pyo3::prelude::*;

use crate::convert::scalars;
use crate::operations::operations;
use crate::record::record;
use crate::traits::Record as _;

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
    ExchangeFailureKind,
    CarriedOut,
    ExchangeEventKind,
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
    "lastro" Installment "Installment" "(*, id=None, id_venda=None, parcela=None, numero=None, data_vencimento=None, data_credito=None, data_vencimento_original=None, valor=None, valor_original=None, valor_recebido=None, valor_tarifas=None, status=None, data_recebimento=None, data_repasse=None, pdf_url=None, linha_digitavel=None, pix_imagem_url=None, pix_codigo=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Key of the sale.
        id_venda: Option<i64>,
        /// Sequence number in the sale, from 1.
        parcela: Option<i64>,
        /// Number given by the service.
        numero: Option<String>,
        /// Due date.
        data_vencimento: Option<LocalDate>,
        /// Estimated credit date.
        data_credito: Option<LocalDate>,
        /// Due date before any boleto update.
        data_vencimento_original: Option<LocalDate>,
        /// Amount charged.
        valor: Option<Money>,
        /// Amount before any boleto update.
        valor_original: Option<Money>,
        /// Amount received, recorded by bank reconciliation or manually.
        valor_recebido: Option<Money>,
        /// Total fees of the payment method.
        valor_tarifas: Option<Money>,
        /// Payment state of the installment.
        status: Option<InstallmentStatus>,
        /// When the payment was received.
        data_recebimento: Option<DateTime>,
        /// Date on which a third-party payment provider transfers the money.
        data_repasse: Option<LocalDate>,
        /// URL of the boleto's PDF.
        pdf_url: Option<String>,
        /// The boleto's linha digitável: the digits above its barcode, for typing.
        linha_digitavel: Option<String>,
        /// URL of an image of the Pix QR code.
        pix_imagem_url: Option<String>,
        /// Pix copy-and-paste code.
        pix_codigo: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The charges for late payment.
    "lastro" LateCharges "LateCharges" "(*, multa_total, juros_mensal_total, valor_novo)" {
        /// Fine, charged once: it does not depend on the number of days.
        multa_total: Money,
        /// Simple interest over the days late.
        juros_mensal_total: Money,
        /// The original value plus fine and interest.
        valor_novo: Money,
    }
}

record! {
    /// The contents of a linha digitável.
    "lastro" Slip "Slip" "(*, tipo, barcode, valor=None, data_vencimento=None, fator=None, banco=None, segmento=None)" {
        /// Boleto or utility slip.
        tipo: SlipKind,
        /// The 44 digits of the barcode.
        barcode: String,
        /// Amount; unset on a utility slip that has a quantity instead.
        valor: Option<Money>,
        /// Due date of a boleto. Each due date factor has two possible dates, see `parse`.
        /// Unset if `fator` is 0, or if neither date is near the reference date.
        data_vencimento: Option<LocalDate>,
        /// Due date factor of a boleto: its due date as a day number. 0 if the boleto has no
        /// due date.
        fator: Option<i64>,
        /// Bank of a boleto, 3 digits.
        banco: Option<String>,
        /// Segment of a utility slip, 1 digit.
        segmento: Option<String>,
    }
}

record! {
    /// The totals of an invoice.
    "lastro" InvoiceTotals "InvoiceTotals" "(*, base_calculo, valor_iss, valor_iss_retido, valor_liquido_nfse, motivo_iss_zero=None)" {
        /// Tax base: value of the services minus deductions and unconditional discount.
        base_calculo: Money,
        /// ISS: tax base times rate; 0.00 if no ISS is due.
        valor_iss: Money,
        /// The ISS that the customer withholds.
        valor_iss_retido: Money,
        /// Amount that the customer pays: value of the services minus all withheld taxes and
        /// both discounts.
        valor_liquido_nfse: Money,
        /// Why no ISS is due; unset if ISS is due.
        motivo_iss_zero: Option<ZeroIssReason>,
    }
}

record! {
    /// E-mail parameters of a contract (`agendamento_dados`). Attachments that users add
    /// are members `anexo_1`, `anexo_2` and so on; they are kept in `extra`.
    "lastro" ScheduleData "ScheduleData" "(*, id_venda=None, id_modelo=None, modelo=None, anexo_nfse=None, anexo_boleto=None, id_contato=None, extra=None)" {
        /// Key of the sale.
        id_venda: Option<i64>,
        /// Key of the e-mail template.
        id_modelo: Option<i64>,
        /// Display name of the template.
        modelo: Option<String>,
        /// Whether to attach the invoice PDF, if it exists.
        anexo_nfse: Option<Flag>,
        /// Whether to attach the boleto PDF, if it exists.
        anexo_boleto: Option<Flag>,
        /// Recipient: the key of a contact of the sale's customer, or -1 for the main contacts.
        id_contato: Option<i64>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// Data of the municipal service invoice (`nfse_dados`). Which fields are required
    /// depends on the city.
    "lastro" NfseData "NfseData" "(*, aliquota=None, iss_retido=None, rps_tipo=None, rps_serie=None, valor_ir=None, valor_pis=None, valor_csll=None, valor_inss=None, valor_cofins=None, valor_deducoes=None, outras_retencoes=None, impostos_federais=None, natureza_operacao=None, id_municipio=None, id_municipio_emissao=None, extra=None)" {
        /// ISS rate, in per cent.
        aliquota: Option<Money>,
        /// Whether the customer withholds the ISS.
        iss_retido: Option<YesNo>,
        /// Kind of the provisional receipt (RPS).
        rps_tipo: Option<RpsKind>,
        /// Series of the RPS, 1 to 5 characters.
        rps_serie: Option<String>,
        /// Withheld IR.
        valor_ir: Option<Money>,
        /// Withheld PIS.
        valor_pis: Option<Money>,
        /// Withheld CSLL.
        valor_csll: Option<Money>,
        /// Withheld INSS.
        valor_inss: Option<Money>,
        /// Withheld COFINS.
        valor_cofins: Option<Money>,
        /// Total of other deductions.
        valor_deducoes: Option<Money>,
        /// Other withholdings.
        outras_retencoes: Option<Money>,
        /// Whether federal taxes are withheld.
        impostos_federais: Option<YesNo>,
        /// Nature of the operation, which states where and whether ISS is due.
        natureza_operacao: Option<OperationNature>,
        /// IBGE code of the municipality where the service is rendered.
        id_municipio: Option<i64>,
        /// IBGE code of the municipality that issues the invoice.
        id_municipio_emissao: Option<i64>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One item of a sale (`itens`).
    "lastro" Item "Item" "(*, id=None, id_venda=None, recorrente=None, id_servico=None, servico=None, valor=None, qtd=None, total=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Key of the sale.
        id_venda: Option<i64>,
        /// Whether the item recurs in every sale of a contract; otherwise only the first sale
        /// has it.
        recorrente: Option<Flag>,
        /// Key of the service.
        id_servico: Option<i64>,
        /// Display name of the service.
        servico: Option<String>,
        /// Unit value.
        valor: Option<Money>,
        /// Quantity.
        qtd: Option<Quantity>,
        /// `valor` multiplied by `qtd`, rounded half-up to cents.
        total: Option<Money>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A sale or a contract. A contract is a scheduled, recurring sale; it has
    /// `agendamento_data` and no `data`.
    "lastro" Sale "Sale" "(*, id=None, data=None, agendamento=None, agendamento_data=None, agendamento_frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, agendamento_ativo=None, agendamento_ativo_data=None, agendamento_ultima_ocorrencia=None, agendamento_data_geracao=None, agendamento_sequencia=None, agendamento_dados=None, id_cliente=None, cliente=None, discriminacao=None, desconto=None, valor_venda=None, metodo_cobranca=None, email_enviado=None, email_erro=None, email_entrega=None, email_leitura=None, sms_enviado=None, sms_erro=None, whatsapp_enviar=None, whatsapp_enviado=None, whatsapp_erro=None, whatsapp_entrega=None, whatsapp_leitura=None, id_meio_pagamento=None, meio_pagamento=None, parcela_status=None, pagamento_online_codigo=None, nfse_status=None, nfse_dados=None, parcelas=None, itens=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Registration date; a record without it is a contract.
        data: Option<LocalDate>,
        /// Whether the record is a contract.
        agendamento: Option<Flag>,
        /// Date of a contract's next occurrence, on which a sale is generated.
        agendamento_data: Option<LocalDate>,
        /// Months between two occurrences.
        agendamento_frequencia: Option<Frequency>,
        /// Whether a sale is generated automatically on `agendamento_data`.
        agendamento_automatico: Option<Flag>,
        /// How long the contract repeats.
        agendamento_repetir: Option<Repetition>,
        /// Last day on which a sale is generated, if the contract repeats until a date.
        agendamento_data_fim: Option<LocalDate>,
        /// Number of occurrences, including the first, if the contract repeats a number of
        /// times.
        agendamento_numero: Option<i64>,
        /// Whether the contract is active; a paused one generates no sales.
        agendamento_ativo: Option<Flag>,
        /// When `agendamento_ativo` was last changed.
        agendamento_ativo_data: Option<DateTime>,
        /// Whether this sale is the last one of its contract.
        agendamento_ultima_ocorrencia: Option<Flag>,
        /// Date on which a contract generated this sale.
        agendamento_data_geracao: Option<LocalDate>,
        /// Number of this sale among those that its contract generated, from 1.
        agendamento_sequencia: Option<i64>,
        /// Parameters of the e-mail that is sent for a sale.
        agendamento_dados: Option<ScheduleData>,
        /// Key of the customer.
        id_cliente: Option<i64>,
        /// Display name of the customer.
        cliente: Option<String>,
        /// Descriptive text, also used on the invoice.
        discriminacao: Option<String>,
        /// Discount on the total of the services.
        desconto: Option<Money>,
        /// Value of the sale, on which the invoice is based. The installments may charge
        /// another amount.
        valor_venda: Option<Money>,
        /// When the invoice is issued.
        metodo_cobranca: Option<BillingMethod>,
        /// When the e-mail was sent.
        email_enviado: Option<DateTime>,
        /// When sending the e-mail failed.
        email_erro: Option<DateTime>,
        /// When the e-mail was delivered.
        email_entrega: Option<DateTime>,
        /// When the e-mail was read.
        email_leitura: Option<DateTime>,
        /// When the SMS was sent.
        sms_enviado: Option<DateTime>,
        /// When sending the SMS failed.
        sms_erro: Option<DateTime>,
        /// Whether to send a WhatsApp message.
        whatsapp_enviar: Option<YesNo>,
        /// When the WhatsApp message was sent.
        whatsapp_enviado: Option<DateTime>,
        /// When sending the WhatsApp message failed.
        whatsapp_erro: Option<DateTime>,
        /// When the WhatsApp message was delivered.
        whatsapp_entrega: Option<DateTime>,
        /// When the WhatsApp message was read.
        whatsapp_leitura: Option<DateTime>,
        /// Key of the payment method to use.
        id_meio_pagamento: Option<i64>,
        /// Display name of the payment method.
        meio_pagamento: Option<String>,
        /// Payment state of the sale, derived from all installments.
        parcela_status: Option<InstallmentStatus>,
        /// Unique code of the online payment page, `{base_url}/fatura/{code}`.
        pagamento_online_codigo: Option<String>,
        /// State of the invoice.
        nfse_status: Option<InvoiceStatus>,
        /// Invoice data.
        nfse_dados: Option<NfseData>,
        /// Installments.
        parcelas: Option<Vec<Installment>>,
        /// Items sold.
        itens: Option<Vec<Item>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The totals of a sale, computed from its items and installments.
    "lastro" SaleTotals "SaleTotals" "(*, itens, desconto, total, parcelas, difference)" {
        /// Sum of the items' totals; 0.00 without items.
        itens: Money,
        /// Discount on the services; 0.00 when unset.
        desconto: Money,
        /// `itens` minus `desconto`. For a sale without items, its `valor_venda`, from which
        /// the discount is already subtracted.
        total: Money,
        /// Sum of the installments; 0.00 if there are none.
        parcelas: Money,
        /// `total` minus `parcelas`: the amount that no installment charges. Negative if the
        /// installments charge more than the total.
        difference: Money,
    }
}

record! {
    /// The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`).
    "lastro" Receipt "Receipt" "(*, data_recebimento=None, id_parcela=None, valor_recebido=None, obs=None, extra=None)" {
        /// Receipt date; required.
        data_recebimento: Option<LocalDate>,
        /// Key of the installment; required if the sale has more than one.
        id_parcela: Option<i64>,
        /// Amount received; if unset, the remaining amount of the installment.
        valor_recebido: Option<Money>,
        /// Note for the installment's history.
        obs: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One problem, with its path.
    "lastro" Issue "Issue" "(*, path, code, severity, params)" {
        /// Path of the value, such as `parcelas[2].valor`; empty if the issue is about the
        /// whole document or argument.
        path: String,
        /// The kind of problem.
        code: IssueCode,
        /// Whether the issue stops the request.
        severity: Severity,
        /// Parameters of the message, such as limits and allowed values.
        params: Params,
    }
}

record! {
    /// A sale as it was read, and the values that did not fit.
    "lastro" SaleDecoded "SaleDecoded" "(*, value, issues)" {
        /// The record.
        value: Sale,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The result of a validation.
    "lastro" Validation "Validation" "(*, issues)" {
        /// Every problem, with its path; if the list is empty, the record may be sent.
        issues: Vec<Issue>,
    }
}

record! {
    /// An item as it was read, and the values that did not fit.
    "lastro" ItemDecoded "ItemDecoded" "(*, value, issues)" {
        /// The record.
        value: Item,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An installment as it was read, and the values that did not fit.
    "lastro" InstallmentDecoded "InstallmentDecoded" "(*, value, issues)" {
        /// The record.
        value: Installment,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The data of an NFS-e as it was read, and the values that did not fit.
    "lastro" NfseDataDecoded "NfseDataDecoded" "(*, value, issues)" {
        /// The record.
        value: NfseData,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The schedule data of a contract as it was read, and the values that did not fit.
    "lastro" ScheduleDataDecoded "ScheduleDataDecoded" "(*, value, issues)" {
        /// The record.
        value: ScheduleData,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`).
    "lastro" Cancellation "Cancellation" "(*, cancelamento_codigo=None, cancelamento_motivo=None, extra=None)" {
        /// Reason for the cancellation, as a code; required.
        cancelamento_codigo: Option<CancellationReason>,
        /// Reason for the cancellation, as text of at least 15 characters; required.
        cancelamento_motivo: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A cancellation as it was read, and the values that did not fit.
    "lastro" CancellationDecoded "CancellationDecoded" "(*, value, issues)" {
        /// The record.
        value: Cancellation,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A receipt as it was read, and the values that did not fit.
    "lastro" ReceiptDecoded "ReceiptDecoded" "(*, value, issues)" {
        /// The record.
        value: Receipt,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not
    /// compute fine or interest: the caller sends all values.
    "lastro" BoletoUpdate "BoletoUpdate" "(*, id_parcela=None, data_vencimento_novo=None, valor_novo=None, multa=None, multa_total=None, juros_mensal=None, juros_mensal_total=None, extra=None)" {
        /// Key of the installment; required.
        id_parcela: Option<i64>,
        /// New due date; required.
        data_vencimento_novo: Option<LocalDate>,
        /// New value: the original value with fine and interest; required.
        valor_novo: Option<Money>,
        /// Fine, in per cent of the original value.
        multa: Option<Percent>,
        /// Fine, as an amount.
        multa_total: Option<Money>,
        /// Interest, in per cent per month of 30 days.
        juros_mensal: Option<Percent>,
        /// Interest, as an amount.
        juros_mensal_total: Option<Money>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A boleto update as it was read, and the values that did not fit.
    "lastro" BoletoUpdateDecoded "BoletoUpdateDecoded" "(*, value, issues)" {
        /// The record.
        value: BoletoUpdate,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A service that is sold and invoiced.
    "lastro" Service "Service" "(*, id=None, nome=None, status=None, id_servico=None, servico=None, id_atividade=None, atividade=None, discriminacao=None, valor=None, impostos_percentual=None, codigo_tributacao_municipio=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Display name; required on insert.
        nome: Option<String>,
        /// Whether the service is active; a new service is active by default.
        status: Option<ActiveStatus>,
        /// Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102.
        id_servico: Option<i64>,
        /// Display text of the list item.
        servico: Option<String>,
        /// CNAE identifier.
        id_atividade: Option<i64>,
        /// Display text of the CNAE.
        atividade: Option<String>,
        /// Descriptive text.
        discriminacao: Option<String>,
        /// Default value; 0 if unset in an insert.
        valor: Option<Money>,
        /// Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert.
        impostos_percentual: Option<Percent>,
        /// Municipal tax code, which the city hall needs to issue invoices.
        codigo_tributacao_municipio: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A service as it was read, and the values that did not fit.
    "lastro" ServiceDecoded "ServiceDecoded" "(*, value, issues)" {
        /// The record.
        value: Service,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A payment method (`/meios-pagamento/`).
    "lastro" PaymentMethod "PaymentMethod" "(*, id=None, nome=None, status=None, tipo=None, multa=None, juros=None, extra=None)" {
        /// Primary key.
        id: Option<i64>,
        /// Display name.
        nome: Option<String>,
        /// Whether the payment method is active.
        status: Option<ActiveStatus>,
        /// Kind of payment method.
        tipo: Option<PaymentKind>,
        /// Fine for late payment, in per cent.
        multa: Option<Percent>,
        /// Interest for late payment, in per cent per month.
        juros: Option<Percent>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A payment method as it was read, and the values that did not fit.
    "lastro" PaymentMethodDecoded "PaymentMethodDecoded" "(*, value, issues)" {
        /// The record.
        value: PaymentMethod,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A contact of a customer (`contatos`).
    "lastro" Contact "Contact" "(*, id=None, id_pessoa=None, tipo=None, principal=None, nome=None, cpf=None, data_nascimento=None, identidade=None, genero=None, email=None, telefone=None, celular=None, obs=None, cep=None, id_cidade=None, cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Key of the customer.
        id_pessoa: Option<i64>,
        /// Kind of contact, as free text.
        tipo: Option<String>,
        /// Whether it is the main contact.
        principal: Option<Flag>,
        /// Name of the contact.
        nome: Option<String>,
        /// CPF of the contact.
        cpf: Option<String>,
        /// Date of birth.
        data_nascimento: Option<LocalDate>,
        /// Identity document.
        identidade: Option<String>,
        /// Gender. It is sent as a code and returned as display text; both are accepted when
        /// reading.
        genero: Option<Gender>,
        /// E-mail address.
        email: Option<String>,
        /// Phone number.
        telefone: Option<String>,
        /// Mobile phone number.
        celular: Option<String>,
        /// Free notes.
        obs: Option<String>,
        /// Postal code; sent in the form `XX.YYY-ZZZ`.
        cep: Option<String>,
        /// IBGE code of the city.
        id_cidade: Option<i64>,
        /// Display name of the city.
        cidade: Option<String>,
        /// IBGE code of the federative unit: the first two digits of the city's.
        estado: Option<i64>,
        /// Street.
        endereco: Option<String>,
        /// Number in the street.
        numero: Option<String>,
        /// Flat, floor or block.
        complemento: Option<String>,
        /// District.
        bairro: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A stored card of a customer (`cartoes`). Its number and security code never appear
    /// in debug output, messages or logs.
    "lastro" Card "Card" "(*, id=None, id_pessoa=None, id_meio_pagamento=None, meio_pagamento=None, padrao=None, titular=None, bandeira=None, numero=None, validade=None, codigo=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Key of the customer.
        id_pessoa: Option<i64>,
        /// Key of the payment method.
        id_meio_pagamento: Option<i64>,
        /// Display name of the payment method.
        meio_pagamento: Option<String>,
        /// Whether it is the card used by default.
        padrao: Option<Flag>,
        /// Name of the holder.
        titular: Option<String>,
        /// Name of the card's network.
        bandeira: Option<String>,
        /// Card number: complete on insert; in responses masked, with only the last digits
        /// visible.
        numero: Option<CardNumber>,
        /// Expiry date.
        validade: Option<LocalDate>,
        /// Security code of 3 digits, or 4 for American Express; the service never returns it.
        codigo: Option<SecurityCode>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A customer: a legal entity or an individual. Custom fields have names that begin
    /// with `custom_`; they are kept in `extra`.
    "lastro" Customer "Customer" "(*, id=None, codigo=None, data_cadastro=None, status=None, tipo=None, nome=None, cnpj=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, identidade=None, data_nascimento=None, genero=None, obs=None, cep=None, id_cidade=None, cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, contatos=None, cartoes=None, extra=None)" {
        /// Primary key, given by the service on insert.
        id: Option<i64>,
        /// Additional reference code of the customer.
        codigo: Option<i64>,
        /// When the customer was registered.
        data_cadastro: Option<DateTime>,
        /// Whether the customer is active; a new customer is active by default.
        status: Option<ActiveStatus>,
        /// Legal entity or individual; required on insert.
        tipo: Option<PersonKind>,
        /// Display name; required on insert.
        nome: Option<String>,
        /// CNPJ of a legal entity, with or without punctuation.
        cnpj: Option<String>,
        /// Registered name of a legal entity; defaults to `nome` on insert.
        razao_social: Option<String>,
        /// State registration of a legal entity.
        inscricao_estadual: Option<String>,
        /// Municipal registration of a legal entity.
        inscricao_municipal: Option<String>,
        /// CPF of an individual.
        cpf: Option<String>,
        /// Identity document of an individual.
        identidade: Option<String>,
        /// Date of birth of an individual.
        data_nascimento: Option<LocalDate>,
        /// Gender of an individual. It is sent as a code and returned as display text; both are
        /// accepted when reading.
        genero: Option<Gender>,
        /// Free notes.
        obs: Option<String>,
        /// Postal code; sent in the form `XX.YYY-ZZZ`.
        cep: Option<String>,
        /// IBGE code of the city.
        id_cidade: Option<i64>,
        /// Display name of the city.
        cidade: Option<String>,
        /// IBGE code of the federative unit: the first two digits of the city's.
        estado: Option<i64>,
        /// Street.
        endereco: Option<String>,
        /// Number in the street.
        numero: Option<String>,
        /// Flat, floor or block.
        complemento: Option<String>,
        /// District.
        bairro: Option<String>,
        /// Contacts; returned only if the query parameter `_expand` contains `contatos`.
        contatos: Option<Vec<Contact>>,
        /// Cards; returned only if the query parameter `_expand` contains `cartoes`.
        cartoes: Option<Vec<Card>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A customer as it was read, and the values that did not fit.
    "lastro" CustomerDecoded "CustomerDecoded" "(*, value, issues)" {
        /// The record.
        value: Customer,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A contact as it was read, and the values that did not fit.
    "lastro" ContactDecoded "ContactDecoded" "(*, value, issues)" {
        /// The record.
        value: Contact,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The facts that a card's number reveals.
    "lastro" CardInspection "CardInspection" "(*, bandeira, luhn)" {
        /// Its network.
        bandeira: CardBrand,
        /// Whether it has 12 to 19 digits and the right check digit.
        luhn: bool,
    }
}

record! {
    /// A card as it was read, and the values that did not fit.
    "lastro" CardDecoded "CardDecoded" "(*, value, issues)" {
        /// The record.
        value: Card,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of a plan (`itens`).
    "lastro" PlanItem "PlanItem" "(*, id=None, id_plano=None, id_servico=None, servico=None, emitir_cobranca=None, valor=None, qtd_padrao=None, qtd_maxima=None, qtd_flexivel=None, qtd=None, total=None, extra=None)" {
        /// Primary key.
        id: Option<i64>,
        /// Key of the plan.
        id_plano: Option<i64>,
        /// Key of the service.
        id_servico: Option<i64>,
        /// Display name of the service.
        servico: Option<String>,
        /// Whether a charge is issued for the item.
        emitir_cobranca: Option<Flag>,
        /// Unit value.
        valor: Option<Money>,
        /// Default quantity.
        qtd_padrao: Option<Quantity>,
        /// Maximum quantity.
        qtd_maxima: Option<Quantity>,
        /// Flexible quantity.
        qtd_flexivel: Option<Quantity>,
        /// Quantity.
        qtd: Option<Quantity>,
        /// `valor` multiplied by `qtd`.
        total: Option<Money>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A payment method of a plan (`meios_pagamento`).
    "lastro" PlanPaymentMethod "PlanPaymentMethod" "(*, id=None, id_plano=None, data_pagamento_flexivel=None, id_meio_pagamento=None, meio_pagamento=None, permitir_preenchimento_depois=None, extra=None)" {
        /// Primary key.
        id: Option<i64>,
        /// Key of the plan.
        id_plano: Option<i64>,
        /// Whether the payment date is flexible.
        data_pagamento_flexivel: Option<Flag>,
        /// Key of the payment method.
        id_meio_pagamento: Option<i64>,
        /// Display name of the payment method.
        meio_pagamento: Option<String>,
        /// Whether the customer may enter the card data later.
        permitir_preenchimento_depois: Option<Flag>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A plan that customers sign up for through a link.
    "lastro" Plan "Plan" "(*, id=None, titulo=None, subtitulo=None, detalhamento=None, valor=None, frequencia_exibida=None, frequencia_exibida_texto_customizado=None, comentario=None, texto_botao=None, mensagem_confirmacao=None, termos_uso=None, cancelamento_impedir=None, impedir_alteracao_itens=None, personalizavel=None, frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, discriminacao=None, desconto=None, metodo_cobranca=None, nfse_dados=None, identificador=None, status=None, itens=None, meios_pagamento=None, extra=None)" {
        /// Primary key.
        id: Option<i64>,
        /// Title.
        titulo: Option<String>,
        /// Subtitle.
        subtitulo: Option<String>,
        /// Content of the detail view in sales links, as HTML.
        detalhamento: Option<String>,
        /// Displayed value.
        valor: Option<Money>,
        /// What is displayed as the frequency: the plan's frequency or a custom text.
        frequencia_exibida: Option<FrequencyDisplay>,
        /// Custom text that is displayed instead of the frequency.
        frequencia_exibida_texto_customizado: Option<String>,
        /// Comment.
        comentario: Option<String>,
        /// Text of the button that starts the sign-up.
        texto_botao: Option<String>,
        /// Message shown at the end of the sign-up.
        mensagem_confirmacao: Option<String>,
        /// File of the terms of use. Its form is not documented; it is read as a string.
        termos_uso: Option<String>,
        /// Whether customers are prevented from cancelling the plan themselves.
        cancelamento_impedir: Option<Flag>,
        /// Whether customers are prevented from changing the items.
        impedir_alteracao_itens: Option<Flag>,
        /// Whether value and frequency can be customized.
        personalizavel: Option<Flag>,
        /// Months between two sales.
        frequencia: Option<Frequency>,
        /// Whether sales are generated automatically.
        agendamento_automatico: Option<Flag>,
        /// How long the sales repeat.
        agendamento_repetir: Option<Repetition>,
        /// Last day on which a sale is generated, if the sales repeat until a date.
        agendamento_data_fim: Option<LocalDate>,
        /// Number of sales, if they repeat a number of times.
        agendamento_numero: Option<i64>,
        /// Text shown on issued charges.
        discriminacao: Option<String>,
        /// Discount.
        desconto: Option<Money>,
        /// When the invoice is issued.
        metodo_cobranca: Option<BillingMethod>,
        /// Invoice data.
        nfse_dados: Option<NfseData>,
        /// Code in the URL of the sign-up page.
        identificador: Option<String>,
        /// Whether the plan is active.
        status: Option<ActiveStatus>,
        /// Items; returned only if the query parameter `_expand` contains `itens`.
        itens: Option<Vec<PlanItem>>,
        /// Payment methods; returned only if the query parameter `_expand` contains
        /// `meios_pagamento`.
        meios_pagamento: Option<Vec<PlanPaymentMethod>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A plan as it was read, and the values that did not fit.
    "lastro" PlanDecoded "PlanDecoded" "(*, value, issues)" {
        /// The record.
        value: Plan,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A plan that the customer signed up for (`planos_contratados`).
    "lastro" HiredPlan "HiredPlan" "(*, id=None, id_plano=None, id_cliente=None, data_inicio_vigente=None, data_fim_vigente=None, carteira_virtual_data_liberacao=None, carteira_virtual_status=None, extra=None)" {
        /// Key of the sign-up.
        id: Option<i64>,
        /// Key of the plan, if there is one.
        id_plano: Option<i64>,
        /// Key of the customer.
        id_cliente: Option<i64>,
        /// First day of the current period.
        data_inicio_vigente: Option<LocalDate>,
        /// Last day of the current period.
        data_fim_vigente: Option<LocalDate>,
        /// First day on which the wallet may be used.
        carteira_virtual_data_liberacao: Option<LocalDate>,
        /// Whether the wallet of this plan is active.
        carteira_virtual_status: Option<bool>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// An entry of the virtual wallet: a customer or a dependent with the CPF that was
    /// looked up.
    "lastro" WalletEntry "WalletEntry" "(*, nome=None, titular=None, cpf=None, cnpj=None, carteira_virtual_status=None, planos_contratados=None, extra=None)" {
        /// Name.
        nome: Option<String>,
        /// Name of the holder, if this person is a dependent; unset for the holder.
        titular: Option<String>,
        /// CPF.
        cpf: Option<String>,
        /// CNPJ, if there is one.
        cnpj: Option<String>,
        /// Whether the wallet is active.
        carteira_virtual_status: Option<bool>,
        /// Plans that the customer signed up for.
        planos_contratados: Option<Vec<HiredPlan>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A wallet entry as it was read, and the values that did not fit.
    "lastro" WalletEntryDecoded "WalletEntryDecoded" "(*, value, issues)" {
        /// The record.
        value: WalletEntry,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An economic activity of the CNAE (`/cnae/`).
    "lastro" Cnae "Cnae" "(*, id=None, nome=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A CNAE activity as it was read, and the values that did not fit.
    "lastro" CnaeDecoded "CnaeDecoded" "(*, value, issues)" {
        /// The record.
        value: Cnae,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of the service list of Lei Complementar 116 (`/lista-servicos/`).
    "lastro" ServiceListItem "ServiceListItem" "(*, id=None, nome=None, extra=None)" {
        /// Item, digits only: 1.02 is 102.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// An item of the LC 116 service list as it was read, and the values that did not fit.
    "lastro" ServiceListItemDecoded "ServiceListItemDecoded" "(*, value, issues)" {
        /// The record.
        value: ServiceListItem,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A municipality (`/municipios/`).
    "lastro" Municipality "Municipality" "(*, id=None, nome=None, uf=None, extra=None)" {
        /// IBGE code, 7 digits.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Federative unit.
        uf: Option<FederativeUnit>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A municipality as it was read, and the values that did not fit.
    "lastro" MunicipalityDecoded "MunicipalityDecoded" "(*, value, issues)" {
        /// The record.
        value: Municipality,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The value of an adjustment index in a month (`/indices/`).
    "lastro" AdjustmentIndex "AdjustmentIndex" "(*, codigo=None, sigla=None, nome=None, mes=None, valor=None, extra=None)" {
        /// Code of the index.
        codigo: Option<i64>,
        /// Short name.
        sigla: Option<String>,
        /// Name.
        nome: Option<String>,
        /// The month for which the value is valid.
        mes: Option<YearMonth>,
        /// Value of the index in that month. It may have any size and notation, so it is kept
        /// as a string.
        valor: Option<Number>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// An adjustment index as it was read, and the values that did not fit.
    "lastro" AdjustmentIndexDecoded "AdjustmentIndexDecoded" "(*, value, issues)" {
        /// The record.
        value: AdjustmentIndex,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The header of a listing.
    "lastro" ListingHeader "ListingHeader" "(*, offset=None, limit=None, count=None, sort=None, requestId=None, extra=None)" {
        /// Index of the first record returned within the full result, from 0.
        offset: Option<i64>,
        /// Maximum number of records in one response, 1 to 1000.
        limit: Option<i64>,
        /// Total number of records that match the filters.
        count: Option<i64>,
        /// The sort parameter used, if any.
        sort: Option<String>,
        /// Identifier of the request, to be quoted to the service's support.
        requestId: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One page of records.
    "lastro" Listing "Listing" "(*, header=None, data=None, extra=None)" {
        /// Offset, limit and count.
        header: Option<ListingHeader>,
        /// The records as JSON. The `decode` operation of their kind reads each of them. The
        /// operations of `sale_listing`, `customer_listing` and `service_listing` read a whole
        /// page with its records.
        data: Option<Vec<Json>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A listing as it was read, and the values that did not fit.
    "lastro" ListingDecoded "ListingDecoded" "(*, value, issues)" {
        /// The record.
        value: Listing,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// One page of sales. Each sale is read by the same rules as in `sale.decode`.
    "lastro" SaleListing "SaleListing" "(*, header=None, data=None, extra=None)" {
        /// Offset, limit and count.
        header: Option<ListingHeader>,
        /// The sales.
        data: Option<Vec<Sale>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A sale listing as it was read, and the values that did not fit.
    "lastro" SaleListingDecoded "SaleListingDecoded" "(*, value, issues)" {
        /// The record.
        value: SaleListing,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// One page of customers. Each customer is read by the same rules as in
    /// `customer.decode`.
    "lastro" CustomerListing "CustomerListing" "(*, header=None, data=None, extra=None)" {
        /// Offset, limit and count.
        header: Option<ListingHeader>,
        /// The customers.
        data: Option<Vec<Customer>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A customer listing as it was read, and the values that did not fit.
    "lastro" CustomerListingDecoded "CustomerListingDecoded" "(*, value, issues)" {
        /// The record.
        value: CustomerListing,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// One page of services. Each service is read by the same rules as in `service.decode`.
    "lastro" ServiceListing "ServiceListing" "(*, header=None, data=None, extra=None)" {
        /// Offset, limit and count.
        header: Option<ListingHeader>,
        /// The services.
        data: Option<Vec<Service>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A service listing as it was read, and the values that did not fit.
    "lastro" ServiceListingDecoded "ServiceListingDecoded" "(*, value, issues)" {
        /// The record.
        value: ServiceListing,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The response to a delete.
    "lastro" Deleted "Deleted" "(*, id=None, extra=None)" {
        /// Key of the record that was deleted, as a string.
        id: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The response to a delete as it was read, and the values that did not fit.
    "lastro" DeletedDecoded "DeletedDecoded" "(*, value, issues)" {
        /// The record.
        value: Deleted,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An error as the service returns it.
    "lastro" ApiError "ApiError" "(*, code=None, message=None, extra=None)" {
        /// The HTTP status.
        code: Option<i64>,
        /// Short description of the problem and a possible fix. The message of a 401 quotes the
        /// beginning of the API key.
        message: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// An API error as it was read, and the values that did not fit.
    "lastro" ApiErrorDecoded "ApiErrorDecoded" "(*, value, issues)" {
        /// The record.
        value: ApiError,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The contents of a Pix code.
    "lastro" PixCode "PixCode" "(*, tipo, chave=None, url=None, info=None, nome, cidade, valor=None, txid=None)" {
        /// Static or dynamic.
        tipo: PixKind,
        /// Key of the receiver, in a static code.
        chave: Option<String>,
        /// Address of the charge, without `https://`, in a dynamic code.
        url: Option<String>,
        /// Note to the payer.
        info: Option<String>,
        /// Name of the receiver.
        nome: String,
        /// City of the receiver.
        cidade: String,
        /// Amount, if it is fixed.
        valor: Option<Money>,
        /// Transaction identifier; `***` if the receiver set none.
        txid: Option<String>,
    }
}

record! {
    /// Whether a Pix code is valid.
    "lastro" PixCheck "PixCheck" "(*, valid, reason=None, warning=None)" {
        /// Whether it can be paid unchanged.
        valid: bool,
        /// Why it cannot be paid.
        reason: Option<PixFault>,
        /// Something unusual about a valid code.
        warning: Option<PixWarning>,
    }
}

record! {
    /// One condition of a query. Conditions on the same field with the same operator are
    /// joined by "or", all others by "and".
    "lastro" Filter "Filter" "(*, field, operator=None, value=None, values=None)" {
        /// Name of a field of the record, `section.field` of a nested record, or the name of a
        /// custom field.
        field: String,
        /// The comparison operator; `eq` if unset.
        operator: Option<Operator>,
        /// The value to compare with; unset for `between`, `isnull` and `isnotnull`.
        value: Option<Scalar>,
        /// The lower and upper value of `between`.
        values: Option<Vec<Scalar>>,
    }
}

record! {
    /// A list query: which records to list, in which order, and what to return of them.
    "lastro" Query "Query" "(*, entity=None, filters=None, sort=None, fields=None, expand=None, limit=None, offset=None)" {
        /// The kind of record. It may be left out if the operation has an argument for it.
        entity: Option<Resource>,
        /// Conditions, in order.
        filters: Option<Vec<Filter>>,
        /// Names of fields to sort by, with the prefix `-` for descending.
        sort: Option<Vec<String>>,
        /// Fields to return; all if unset.
        fields: Option<Vec<String>>,
        /// Sections (nested records) to include.
        expand: Option<Vec<String>>,
        /// Maximum number of records per page, 1 to 1000; 100 if unset.
        limit: Option<i64>,
        /// Number of records to skip; 0 if unset.
        offset: Option<i64>,
    }
}

record! {
    /// The header of a page.
    "lastro" PageHeader "PageHeader" "(*, offset, limit, count, sort=None, requestId=None)" {
        /// Index of the first record returned within the full result.
        offset: i64,
        /// Maximum number of records in one response.
        limit: i64,
        /// Total number of records that match, on all pages.
        count: i64,
        /// The sort parameter used.
        sort: Option<String>,
        /// Always unset, because no request was sent to the service.
        requestId: Option<String>,
    }
}

record! {
    /// One page of records, with the structure of the service's listings.
    "lastro" ListPage "ListPage" "(*, header, data)" {
        /// Offset, limit and count.
        header: PageHeader,
        /// The records, with only the requested fields and sections and otherwise unchanged.
        data: Vec<Json>,
    }
}

record! {
    /// A request, to be sent with your program's HTTP client. Debug output never shows
    /// headers and body, because they may contain the API key and card numbers.
    "lastro" ApiRequest "ApiRequest" "(*, method, url, headers, body=None)" {
        /// `GET`, `POST`, `PUT` or `DELETE`.
        method: String,
        /// The whole URL, including the query string.
        url: String,
        /// The headers to send. They include the API key.
        headers: Headers,
        /// The body, JSON text in version 2; unset if the request has none.
        body: Option<ConcealedText>,
    }
}

record! {
    /// An error as the service returned it.
    "lastro" ApiFailure "ApiFailure" "(*, code, kind, message=None)" {
        /// The HTTP status.
        code: i64,
        /// What kind of error it is.
        kind: ErrorKind,
        /// The service's message; unset if the body is not an error of the service. The message
        /// of a 401 quotes the beginning of the API key. Debug output therefore never shows the
        /// message, and if the key is known, it is masked in the message.
        message: Option<ConcealedText>,
    }
}

record! {
    /// A response: either a value or the service's error.
    "lastro" ApiAnswer "ApiAnswer" "(*, value=None, api_error=None, issues)" {
        /// The record, the listing `{header, data}`, or the list that the operation returns.
        value: Option<Json>,
        /// The service's error.
        api_error: Option<ApiFailure>,
        /// An issue for each value that is invalid for its field, with its path in `value`.
        /// Such values are kept unchanged in `value`.
        issues: Vec<Issue>,
    }
}

record! {
    /// What to do after an attempt, and how long to wait before that.
    "lastro" RetryPlan "RetryPlan" "(*, action, wait_ms=None)" {
        /// The action.
        action: RetryAction,
        /// Milliseconds to wait before the request is sent again, or its outcome is looked up.
        wait_ms: Option<i64>,
    }
}

record! {
    /// The next request of a pagination, for `request.build`.
    "lastro" PageRequest "PageRequest" "(*, operation, query)" {
        /// Which operation.
        operation: ApiOperation,
        /// Its query string.
        query: String,
    }
}

record! {
    /// A step of a pagination.
    "lastro" PageStep "PageStep" "(*, state, request=None, done, items, count_changed, end=None)" {
        /// State of the pagination. Pass it unchanged to the next step.
        state: Json,
        /// The next request; unset after the last page.
        request: Option<PageRequest>,
        /// Whether the pagination has ended.
        done: bool,
        /// The records of the last response, without records that an earlier step returned.
        items: Vec<Json>,
        /// Whether the service's count of records changed between pages. Records were then
        /// added or removed in the meantime, so some may be missing or returned twice.
        count_changed: bool,
        /// How the pagination ended, and whether it certainly returned every record. Unset
        /// while there may be more pages.
        end: Option<PageEnd>,
    }
}

record! {
    /// Address, API key and limits for exchanges with one account.
    "lastro" ExchangeSettings "ExchangeSettings" "(*, base_url, api_key, today=None, timeout_ms=None, deadline_ms=None, settled_after_ms=None, look_before=None, per_second=None, allow_http=None)" {
        /// The account's address. It must use https; http is accepted for this machine, and for
        /// every host if `allow_http` is set.
        base_url: String,
        /// The account's API key.
        api_key: ConcealedText,
        /// The current date, for the validation rules that need it. If unset, these rules are
        /// skipped.
        today: Option<LocalDate>,
        /// Timeout of one request in milliseconds; default 30,000.
        timeout_ms: Option<i64>,
        /// Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the
        /// limit applies to each page.
        deadline_ms: Option<i64>,
        /// For how many milliseconds after a response was lost the service may still carry out
        /// the request. If a look-up does not find the change after this time, the change
        /// counts as not carried out. If unset, a change that is not found stays unknown,
        /// because the service's documents state no limit.
        settled_after_ms: Option<i64>,
        /// Whether to read the newest record's key before an insert, and the installment before
        /// a receipt; default true. This data is needed to find the change if its response is
        /// lost. If false, the outcome of such an insert or receipt is always unknown.
        look_before: Option<bool>,
        /// Maximum number of requests per second of all exchanges that share a `gate`; default
        /// unlimited.
        per_second: Option<i64>,
        /// Whether http is allowed for every host; default false. With http the API key is sent
        /// unencrypted, so use it only for a test server in a private network.
        allow_http: Option<bool>,
    }
}

record! {
    /// Why an exchange failed, and whether its change may have been carried out.
    "lastro" ExchangeFailure "ExchangeFailure" "(*, kind, carried_out, resumable, api_error=None, issues)" {
        /// The kind of failure.
        kind: ExchangeFailureKind,
        /// Whether the change was carried out; `no` for an operation that only reads.
        carried_out: CarriedOut,
        /// Whether the exchange can be resumed to look up the outcome of its change again.
        resumable: bool,
        /// The service's error, if it responded with one.
        api_error: Option<ApiFailure>,
        /// How a response differs from the structure that the operation returns; paths begin
        /// with `body`.
        issues: Vec<Issue>,
    }
}

record! {
    /// What your program must do next in an exchange.
    "lastro" ExchangeStep "ExchangeStep" "(*, state, gate, request=None, timeout_ms=None, wait_ms=None, failure=None, items=None, end=None, count_changed=None, value=None, issues)" {
        /// The state to pass to the next step: plain data that contains neither the key nor the
        /// record.
        state: Json,
        /// The rate limit, and whether the API key was rejected: shared by all exchanges with
        /// this key. Pass the latest value to the next step of any of them.
        gate: Json,
        /// Send this request, without following redirects, and report the outcome as an event.
        request: Option<ApiRequest>,
        /// Timeout of the request in milliseconds.
        timeout_ms: Option<i64>,
        /// Wait this many milliseconds, then send the event `waited`.
        wait_ms: Option<i64>,
        /// Set if the exchange has failed.
        failure: Option<ExchangeFailure>,
        /// The records of a page. Send the event `more` for the next page, unless `end` is set.
        items: Option<Vec<Json>>,
        /// Set after the last page of a listing: whether the listing returned every record.
        end: Option<PageEnd>,
        /// Whether the service's count of records changed between pages.
        count_changed: Option<bool>,
        /// The value that the operation returns. Unset if the response to a change was lost,
        /// and a look-up confirmed the change but found no record to return.
        value: Option<Json>,
        /// Issues of values that are invalid for their field, each with its path in `value`.
        issues: Vec<Issue>,
    }
}

record! {
    /// An event that your program reports to an exchange.
    "lastro" ExchangeEvent "ExchangeEvent" "(*, kind, now_ms, seed, status=None, retry_after=None)" {
        /// What happened.
        kind: ExchangeEventKind,
        /// Current time in milliseconds since 1970. A time before that of the previous step is
        /// replaced by the previous time.
        now_ms: i64,
        /// Seed for the random wait before a retry: a different number for each step.
        seed: i64,
        /// The HTTP status of a response.
        status: Option<i64>,
        /// The `Retry-After` of a response.
        retry_after: Option<String>,
    }
}

record! {
    /// The header of an event.
    "lastro" Event "Event" "(*, entity=None, api=None, endpoint=None, operation=None, timestamp=None)" {
        /// Kind of record; unset if this version of the library does not know the endpoint.
        entity: Option<EventEntity>,
        /// API version, which determines the format of the record.
        api: Option<String>,
        /// Kind of record as the service names it, such as `clientes` or `vendas`.
        endpoint: Option<String>,
        /// `insert`, `update` or `delete`.
        operation: Option<String>,
        /// When the service generated the event, in seconds since 1970.
        timestamp: Option<i64>,
    }
}

record! {
    /// The result of verifying a body.
    "lastro" Verification "Verification" "(*, verdict, secret_index=None, form=None, event=None, dedupe_key=None)" {
        /// `ok`, or the reason for rejecting the body.
        verdict: Verdict,
        /// Index, from 0, of the secret with which the body was signed. Set only if the verdict
        /// is `ok`.
        secret_index: Option<i64>,
        /// The form of the body that was signed. Set only if the verdict is `ok`.
        form: Option<SignedForm>,
        /// The event's header. Set only if the verdict is `ok`.
        event: Option<Event>,
        /// Key for recognizing repeated deliveries of the same event, because events have no
        /// id: the SHA-256 of the signed bytes in hexadecimal. Set only if the verdict is `ok`.
        dedupe_key: Option<String>,
    }
}

record! {
    /// A range of bytes. It includes `start` and excludes `end`.
    "lastro" ByteRange "ByteRange" "(*, start, end)" {
        /// Offset of the first byte.
        start: i64,
        /// Offset after the last byte.
        end: i64,
    }
}

record! {
    /// The result of the first step: the bytes to hash, and the digests that the body
    /// contains.
    "lastro" SignaturePlan "SignaturePlan" "(*, verdict=None, ranges, expected, event=None)" {
        /// Set if the body is rejected because of its form. There is then nothing to hash.
        verdict: Option<Verdict>,
        /// The signed bytes as ranges of the body, to be hashed one after the other.
        ranges: Vec<ByteRange>,
        /// The digests in the body's signature, as hexadecimal digits: only the first entry, or
        /// all entries if `any_entry` is set.
        expected: Vec<String>,
        /// The event's header. Do not trust it before the second step has accepted the body.
        event: Option<Event>,
    }
}

record! {
    /// The likely causes and their evidence.
    "lastro" Explanation "Explanation" "(*, likely, causes, evidence)" {
        /// The likely cause; the first of `causes` if there are several.
        likely: Cause,
        /// All likely causes together: the signature is correct once all of them are undone.
        causes: Vec<Cause>,
        /// The evidence for the causes. It never contains a secret or a digest.
        evidence: String,
    }
}

record! {
    /// An event and its record. The record is in the field of its type; if this version of
    /// the library does not know the type, it is only in `data`.
    "lastro" WebhookEvent "WebhookEvent" "(*, event, customer=None, sale=None, service=None, payment_method=None, plan=None, data, issues)" {
        /// The event's header.
        event: Event,
        /// The customer.
        customer: Option<Customer>,
        /// The sale or contract.
        sale: Option<Sale>,
        /// The service.
        service: Option<Service>,
        /// The payment method.
        payment_method: Option<PaymentMethod>,
        /// The plan.
        plan: Option<Plan>,
        /// The record as JSON, unchanged.
        data: Json,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// Data of a customer that the service creates with a sale. CNPJ and CPF are parameters
    /// of the sale itself.
    "lastro.v1" NewCustomer "NewCustomer" "(*, nome=None, tipo=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, data_nascimento=None, obs=None, cep=None, id_cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, extra=None)" {
        /// Name.
        nome: Option<String>,
        /// Legal entity or individual.
        tipo: Option<PersonKind>,
        /// Registered name.
        razao_social: Option<String>,
        /// State registration.
        inscricao_estadual: Option<String>,
        /// Municipal registration.
        inscricao_municipal: Option<String>,
        /// Date of birth.
        data_nascimento: Option<LocalDate>,
        /// Free notes.
        obs: Option<String>,
        /// Postal code.
        cep: Option<String>,
        /// IBGE code of the city.
        id_cidade: Option<i64>,
        /// The first two digits of the city's IBGE code.
        estado: Option<i64>,
        /// Street.
        endereco: Option<String>,
        /// Number in the street.
        numero: Option<String>,
        /// Flat, floor or block.
        complemento: Option<String>,
        /// District.
        bairro: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One installment of a new sale.
    "lastro.v1" InstallmentParameters "InstallmentParameters" "(*, valor=None, data_vencimento=None, demonstrativo=None, extra=None)" {
        /// Amount.
        valor: Option<Money>,
        /// Due date.
        data_vencimento: Option<LocalDate>,
        /// Statement printed on the boleto.
        demonstrativo: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The parameters for inserting or updating a sale. Parameters that the service's
    /// documents do not mention, such as the e-mail address, are in `extra`.
    "lastro.v1" SaleParameters "SaleParameters" "(*, data=None, agendamento_data=None, agendamento_repetir=None, agendamento_frequencia=None, cliente=None, cliente_cnpj=None, cliente_cpf=None, cliente_campos=None, servico=None, discriminacao=None, valor_venda=None, emissao_nfse=None, meio_pagamento=None, parcelas=None, nfse_municipio_emissao=None, nfse_item_servico=None, nfse_codigo_tributacao_municipio=None, nfse_inscricao_municipal=None, nfse_optante_simples_nacional=None, nfse_incentivador_cultural=None, cartao_bandeira=None, cartao_numero=None, cartao_validade=None, cartao_codigo=None, extra=None)" {
        /// Date of the sale; required if there is no schedule.
        data: Option<LocalDate>,
        /// Date of the next occurrence of the schedule; required if there is no `data`.
        agendamento_data: Option<LocalDate>,
        /// Whether the schedule repeats.
        agendamento_repetir: Option<Flag>,
        /// Months between two occurrences: 1, 2, 3, 6 or 12.
        agendamento_frequencia: Option<FrequencyV1>,
        /// Key or name of the customer; required.
        cliente: Option<String>,
        /// CNPJ of the customer.
        cliente_cnpj: Option<String>,
        /// CPF of the customer.
        cliente_cpf: Option<String>,
        /// Data of a customer that the service creates with the sale, sent as parameters
        /// `cliente_...`.
        cliente_campos: Option<NewCustomer>,
        /// Name of the service; required.
        servico: Option<String>,
        /// Description; required if an invoice is issued.
        discriminacao: Option<String>,
        /// Value of the sale; required.
        valor_venda: Option<Money>,
        /// When the invoice is issued; required.
        emissao_nfse: Option<BillingMethod>,
        /// Name of the payment method; required. If no payment method has this name, the
        /// service creates one.
        meio_pagamento: Option<String>,
        /// Installments, for boletos only, sent as parameters `valor_1`, `data_vencimento_1`,
        /// `demonstrativo_1` and so on.
        parcelas: Option<Vec<InstallmentParameters>>,
        /// IBGE code of the municipality that issues the invoice.
        nfse_municipio_emissao: Option<i64>,
        /// Item of the service list, digits only: 1.02 is 102.
        nfse_item_servico: Option<String>,
        /// Municipal tax code, digits only: 6204-0/00 is 6204000.
        nfse_codigo_tributacao_municipio: Option<String>,
        /// Municipal registration of the company.
        nfse_inscricao_municipal: Option<String>,
        /// Whether the company is in the tax regime Simples Nacional.
        nfse_optante_simples_nacional: Option<YesNo>,
        /// Whether the company is a registered sponsor of culture (incentivador cultural).
        nfse_incentivador_cultural: Option<YesNo>,
        /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
        cartao_bandeira: Option<String>,
        /// Number of the card, digits only.
        cartao_numero: Option<CardNumber>,
        /// Expiry of the card, `YYYYMM`.
        cartao_validade: Option<String>,
        /// Security code of the card.
        cartao_codigo: Option<SecurityCode>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// Information that the validation rules need but that parameters do not contain. An
    /// unset field means "unknown".
    "lastro.v1" ContextV1 "ContextV1" "(*, service_issued_before=None, city_issued_before=None, payment_type=None, customer_abroad=None)" {
        /// Whether an invoice for this service has already been issued.
        service_issued_before: Option<bool>,
        /// Whether an invoice has already been issued at this city hall.
        city_issued_before: Option<bool>,
        /// The kind of the payment method.
        payment_type: Option<PaymentKind>,
        /// Whether the customer is resident or established abroad.
        customer_abroad: Option<bool>,
    }
}

record! {
    /// An entry of a reference list, with its key and name.
    "lastro.v1" EntryV1 "EntryV1" "(*, id=None, nome=None, extra=None)" {
        /// Key.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A service. A separate service has the nested records `servico` and `atividade`;
    /// inside a sale it has only their keys.
    "lastro.v1" ServiceV1 "ServiceV1" "(*, id=None, nome=None, discriminacao=None, valor=None, impostos_percentual=None, id_servico=None, id_atividade=None, servico=None, atividade=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Descriptive text.
        discriminacao: Option<String>,
        /// Default value.
        valor: Option<Money>,
        /// Estimated taxes printed on the invoice, in per cent.
        impostos_percentual: Option<Percent>,
        /// Item of the service list, inside a sale.
        id_servico: Option<i64>,
        /// CNAE identifier, inside a sale.
        id_atividade: Option<i64>,
        /// Item of the service list.
        servico: Option<EntryV1>,
        /// Economic activity (CNAE).
        atividade: Option<EntryV1>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One item of a sale (`servicos`).
    "lastro.v1" ItemV1 "ItemV1" "(*, recorrente=None, id_servico=None, valor=None, qtd=None, total=None, servico=None, extra=None)" {
        /// Whether the item recurs in every sale of a contract.
        recorrente: Option<Flag>,
        /// Key of the service.
        id_servico: Option<i64>,
        /// Unit value.
        valor: Option<Money>,
        /// Quantity.
        qtd: Option<Quantity>,
        /// Total.
        total: Option<Money>,
        /// Service.
        servico: Option<ServiceV1>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// One installment of a sale (`parcelas_venda`).
    "lastro.v1" InstallmentV1 "InstallmentV1" "(*, id=None, id_venda=None, parcela=None, numero=None, data_vencimento=None, data_credito=None, data_vencimento_original=None, valor=None, valor_original=None, valor_recebido=None, valor_tarifas=None, status=None, data_recebimento=None, pdf_url=None, linha_digitavel=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Key of the sale.
        id_venda: Option<i64>,
        /// Sequence number in the sale, from 1.
        parcela: Option<i64>,
        /// Number given by the service.
        numero: Option<String>,
        /// Due date.
        data_vencimento: Option<LocalDate>,
        /// Estimated credit date.
        data_credito: Option<LocalDate>,
        /// Due date before any boleto update.
        data_vencimento_original: Option<LocalDate>,
        /// Amount charged.
        valor: Option<Money>,
        /// Amount before any boleto update.
        valor_original: Option<Money>,
        /// Amount received.
        valor_recebido: Option<Money>,
        /// Fees of the payment method.
        valor_tarifas: Option<Money>,
        /// Payment state of the installment.
        status: Option<InstallmentStatusV1>,
        /// When the payment was received.
        data_recebimento: Option<LocalDate>,
        /// URL of the boleto's PDF.
        pdf_url: Option<String>,
        /// The boleto's linha digitável: the digits above its barcode, for typing.
        linha_digitavel: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A payment method. The service's documents do not explain the fields after `tipo`;
    /// they are strings, kept unchanged.
    "lastro.v1" PaymentMethodV1 "PaymentMethodV1" "(*, id=None, nome=None, tipo=None, parcelas=None, tempo_credito=None, prazo_pagamento=None, banco=None, carteira=None, agencia=None, agencia_dv=None, conta=None, conta_dv=None, instrucoes1=None, instrucoes2=None, instrucoes3=None, instrucoes4=None, instrucao_1=None, instrucao_2=None, boleto_confirmacao=None, especie=None, aceite=None, prazo=None, convenio=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Kind of payment method.
        tipo: Option<PaymentKind>,
        /// Installments, as the service sent it.
        parcelas: Option<String>,
        /// Time to credit, as the service sent it.
        tempo_credito: Option<String>,
        /// Term of payment, as the service sent it.
        prazo_pagamento: Option<String>,
        /// Bank, as the service sent it.
        banco: Option<String>,
        /// Portfolio of the boletos, as the service sent it.
        carteira: Option<String>,
        /// Branch, as the service sent it.
        agencia: Option<String>,
        /// Check digit of the branch, as the service sent it.
        agencia_dv: Option<String>,
        /// Account, as the service sent it.
        conta: Option<String>,
        /// Check digit of the account, as the service sent it.
        conta_dv: Option<String>,
        /// First line of instructions, as the service sent it.
        instrucoes1: Option<String>,
        /// Second line of instructions, as the service sent it.
        instrucoes2: Option<String>,
        /// Third line of instructions, as the service sent it.
        instrucoes3: Option<String>,
        /// Fourth line of instructions, as the service sent it.
        instrucoes4: Option<String>,
        /// First instruction, as the service sent it.
        instrucao_1: Option<String>,
        /// Second instruction, as the service sent it.
        instrucao_2: Option<String>,
        /// Confirmation of the boleto, as the service sent it.
        boleto_confirmacao: Option<String>,
        /// Kind of the boleto, as the service sent it.
        especie: Option<String>,
        /// Acceptance of the boleto, as the service sent it.
        aceite: Option<String>,
        /// Term, as the service sent it.
        prazo: Option<String>,
        /// Agreement with the bank, as the service sent it.
        convenio: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The municipal service invoice of a sale (`nfse`).
    "lastro.v1" InvoiceV1 "InvoiceV1" "(*, id=None, numero=None, codigo_verificacao=None, data_emissao=None, cancelamento_data=None, cancelamento_codigo=None, status=None, id_prestador=None, id_tomador=None, natureza_operacao=None, id_municipio=None, id_municipio_emissao=None, id_servico=None, id_atividade=None, discriminacao=None, impostos_federais=None, valor_pis=None, valor_cofins=None, valor_inss=None, valor_ir=None, valor_csll=None, outras_retencoes=None, iss_retido=None, valor_iss_retido=None, aliquota=None, valor_servicos=None, desconto_condicionado=None, desconto_incondicionado=None, valor_deducoes=None, valor_liquido_nfse=None, base_calculo=None, valor_iss=None, rps_tipo=None, rps_serie=None, rps_numero=None, url_pdf=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Number of the invoice.
        numero: Option<String>,
        /// Verification code.
        codigo_verificacao: Option<String>,
        /// Date and time of issue, in the form in which the service returned it.
        data_emissao: Option<String>,
        /// Date and time of the cancellation, in the form in which the service returned it.
        cancelamento_data: Option<String>,
        /// Reason for the cancellation.
        cancelamento_codigo: Option<CancellationReason>,
        /// State of the invoice.
        status: Option<InvoiceStatusV1>,
        /// Key of the company that provides the service.
        id_prestador: Option<i64>,
        /// Key of the customer who receives the service.
        id_tomador: Option<i64>,
        /// Nature of the operation, which states where and whether ISS is due.
        natureza_operacao: Option<OperationNature>,
        /// IBGE code of the municipality where the service is rendered.
        id_municipio: Option<i64>,
        /// IBGE code of the municipality that issues the invoice.
        id_municipio_emissao: Option<i64>,
        /// Item of the service list.
        id_servico: Option<i64>,
        /// CNAE identifier.
        id_atividade: Option<i64>,
        /// Descriptive text.
        discriminacao: Option<String>,
        /// Whether federal taxes are withheld.
        impostos_federais: Option<YesNo>,
        /// Withheld PIS.
        valor_pis: Option<Money>,
        /// Withheld COFINS.
        valor_cofins: Option<Money>,
        /// Withheld INSS.
        valor_inss: Option<Money>,
        /// Withheld IR.
        valor_ir: Option<Money>,
        /// Withheld CSLL.
        valor_csll: Option<Money>,
        /// Other withholdings.
        outras_retencoes: Option<Money>,
        /// Whether the customer withholds the ISS.
        iss_retido: Option<YesNo>,
        /// Withheld ISS.
        valor_iss_retido: Option<Money>,
        /// ISS rate, in per cent.
        aliquota: Option<Money>,
        /// Value of the services.
        valor_servicos: Option<Money>,
        /// Conditional discount: it lowers only the amount paid, not the tax base.
        desconto_condicionado: Option<Money>,
        /// Unconditional discount: it lowers the tax base and the amount paid.
        desconto_incondicionado: Option<Money>,
        /// Total of other deductions.
        valor_deducoes: Option<Money>,
        /// Net value: the amount that the customer pays.
        valor_liquido_nfse: Option<Money>,
        /// Tax base of the ISS.
        base_calculo: Option<Money>,
        /// Amount of the ISS.
        valor_iss: Option<Money>,
        /// Kind of the provisional receipt (RPS).
        rps_tipo: Option<RpsKind>,
        /// Series of the RPS.
        rps_serie: Option<String>,
        /// Number of the RPS.
        rps_numero: Option<String>,
        /// URL of the PDF.
        url_pdf: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A city.
    "lastro.v1" CityV1 "CityV1" "(*, id=None, nome=None, uf=None, extra=None)" {
        /// IBGE code.
        id: Option<i64>,
        /// Name.
        nome: Option<String>,
        /// Federative unit (state), in the form in which the service returned it.
        uf: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A customer. A separate customer has the nested record `cidade`; inside a sale it has
    /// only the city's key.
    "lastro.v1" CustomerV1 "CustomerV1" "(*, id=None, tipo=None, cnpj=None, nome=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, data_nascimento=None, obs=None, cep=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, cidade=None, id_cidade=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Legal entity or individual.
        tipo: Option<PersonKind>,
        /// CNPJ of a legal entity.
        cnpj: Option<String>,
        /// Name.
        nome: Option<String>,
        /// Registered name.
        razao_social: Option<String>,
        /// State registration.
        inscricao_estadual: Option<String>,
        /// Municipal registration.
        inscricao_municipal: Option<String>,
        /// CPF of an individual.
        cpf: Option<String>,
        /// Date of birth.
        data_nascimento: Option<LocalDate>,
        /// Free notes.
        obs: Option<String>,
        /// Postal code.
        cep: Option<String>,
        /// IBGE code of the federative unit: the first two digits of the city's.
        estado: Option<i64>,
        /// Street.
        endereco: Option<String>,
        /// Number in the street.
        numero: Option<String>,
        /// Flat, floor or block.
        complemento: Option<String>,
        /// District.
        bairro: Option<String>,
        /// City.
        cidade: Option<CityV1>,
        /// IBGE code of the city, inside a sale.
        id_cidade: Option<i64>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A sale. The service may return it in an abbreviated form, with placeholders in place
    /// of nested records; placeholders are kept in `extra`.
    "lastro.v1" SaleV1 "SaleV1" "(*, id=None, agendamento=None, agendamento_data=None, agendamento_frequencia=None, agendamento_automatico=None, agendamento_repetir=None, agendamento_data_fim=None, agendamento_numero=None, agendamento_data_geracao=None, agendamento_ativo=None, data=None, discriminacao=None, desconto=None, valor_venda=None, metodo_cobranca=None, email_enviado=None, email_erro=None, email_entrega=None, email_leitura=None, sms_enviado=None, sms_erro=None, whatsapp_enviado=None, whatsapp_erro=None, whatsapp_entrega=None, whatsapp_leitura=None, parcelas=None, valor_recebido=None, valor_parcelas=None, data_vencimento=None, data_recebimento=None, parcela_status=None, vencido_dias=None, nfse_status=None, id_servico=None, dados_extra=None, servico=None, servicos=None, parcelas_venda=None, meio_pagamento=None, nfse=None, cliente=None, boletos=None, extra=None)" {
        /// Identifier.
        id: Option<i64>,
        /// Whether the record is a contract: a scheduled or recurring sale.
        agendamento: Option<Flag>,
        /// Date of the next occurrence.
        agendamento_data: Option<LocalDate>,
        /// Months between two occurrences.
        agendamento_frequencia: Option<Frequency>,
        /// Whether sales are generated automatically.
        agendamento_automatico: Option<Flag>,
        /// Whether the schedule repeats.
        agendamento_repetir: Option<Flag>,
        /// Last day on which a sale is generated.
        agendamento_data_fim: Option<LocalDate>,
        /// Number of occurrences.
        agendamento_numero: Option<i64>,
        /// Date on which a contract generated the sale.
        agendamento_data_geracao: Option<LocalDate>,
        /// Whether the schedule is active.
        agendamento_ativo: Option<Flag>,
        /// Date of the sale.
        data: Option<LocalDate>,
        /// Descriptive text.
        discriminacao: Option<String>,
        /// Discount.
        desconto: Option<Money>,
        /// Value of the sale.
        valor_venda: Option<Money>,
        /// When the invoice is issued.
        metodo_cobranca: Option<BillingMethod>,
        /// When the e-mail was sent.
        email_enviado: Option<String>,
        /// When sending the e-mail failed.
        email_erro: Option<String>,
        /// When the e-mail was delivered.
        email_entrega: Option<String>,
        /// When the e-mail was read.
        email_leitura: Option<String>,
        /// When the SMS was sent.
        sms_enviado: Option<String>,
        /// When sending the SMS failed.
        sms_erro: Option<String>,
        /// When the WhatsApp message was sent.
        whatsapp_enviado: Option<String>,
        /// When sending the WhatsApp message failed.
        whatsapp_erro: Option<String>,
        /// When the WhatsApp message was delivered.
        whatsapp_entrega: Option<String>,
        /// When the WhatsApp message was read.
        whatsapp_leitura: Option<String>,
        /// Number of installments.
        parcelas: Option<i64>,
        /// Amount received.
        valor_recebido: Option<Money>,
        /// Amount of one installment.
        valor_parcelas: Option<Money>,
        /// Due date.
        data_vencimento: Option<LocalDate>,
        /// Receipt date.
        data_recebimento: Option<LocalDate>,
        /// Payment state of the sale, derived from all installments.
        parcela_status: Option<InstallmentStatusV1>,
        /// Days overdue.
        vencido_dias: Option<i64>,
        /// State of the invoice.
        nfse_status: Option<InvoiceStatusV1>,
        /// Key of the main service.
        id_servico: Option<i64>,
        /// Additional data: a string of JSON text, kept unchanged.
        dados_extra: Option<String>,
        /// Main service.
        servico: Option<ServiceV1>,
        /// Items sold.
        servicos: Option<Vec<ItemV1>>,
        /// Installments.
        parcelas_venda: Option<Vec<InstallmentV1>>,
        /// Payment method.
        meio_pagamento: Option<PaymentMethodV1>,
        /// Invoice.
        nfse: Option<InvoiceV1>,
        /// Customer.
        cliente: Option<CustomerV1>,
        /// URLs of the boletos; not in the abbreviated form.
        boletos: Option<Vec<String>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A sale of version 1 as it was read, and the values that did not fit.
    "lastro.v1" SaleV1Decoded "SaleV1Decoded" "(*, value, issues)" {
        /// The record.
        value: SaleV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An item of version 1 as it was read, and the values that did not fit.
    "lastro.v1" ItemV1Decoded "ItemV1Decoded" "(*, value, issues)" {
        /// The record.
        value: ItemV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An installment of version 1 as it was read, and the values that did not fit.
    "lastro.v1" InstallmentV1Decoded "InstallmentV1Decoded" "(*, value, issues)" {
        /// The record.
        value: InstallmentV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// An invoice of version 1 as it was read, and the values that did not fit.
    "lastro.v1" InvoiceV1Decoded "InvoiceV1Decoded" "(*, value, issues)" {
        /// The record.
        value: InvoiceV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// A payment method of version 1 as it was read, and the values that did not fit.
    "lastro.v1" PaymentMethodV1Decoded "PaymentMethodV1Decoded" "(*, value, issues)" {
        /// The record.
        value: PaymentMethodV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters for inserting or updating a service.
    "lastro.v1" ServiceParameters "ServiceParameters" "(*, nome=None, id_servico=None, id_atividade=None, codigo_tributacao_municipio=None, discriminacao=None, valor=None, impostos_percentual=None, extra=None)" {
        /// Name; required.
        nome: Option<String>,
        /// Item of the service list, digits only.
        id_servico: Option<String>,
        /// CNAE identifier.
        id_atividade: Option<i64>,
        /// Municipal tax code, digits only.
        codigo_tributacao_municipio: Option<String>,
        /// Descriptive text.
        discriminacao: Option<String>,
        /// Default value.
        valor: Option<Money>,
        /// Estimated taxes printed on each invoice, in per cent.
        impostos_percentual: Option<Percent>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A service of version 1 as it was read, and the values that did not fit.
    "lastro.v1" ServiceV1Decoded "ServiceV1Decoded" "(*, value, issues)" {
        /// The record.
        value: ServiceV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters for inserting or updating a customer.
    "lastro.v1" CustomerParameters "CustomerParameters" "(*, nome=None, tipo=None, cnpj=None, razao_social=None, inscricao_estadual=None, inscricao_municipal=None, cpf=None, data_nascimento=None, obs=None, cep=None, id_cidade=None, estado=None, endereco=None, numero=None, complemento=None, bairro=None, meio_pagamento=None, cartao_bandeira=None, cartao_numero=None, cartao_validade=None, cartao_codigo=None, extra=None)" {
        /// Name; required.
        nome: Option<String>,
        /// Legal entity or individual.
        tipo: Option<PersonKind>,
        /// CNPJ of a legal entity.
        cnpj: Option<String>,
        /// Registered name.
        razao_social: Option<String>,
        /// State registration.
        inscricao_estadual: Option<String>,
        /// Municipal registration.
        inscricao_municipal: Option<String>,
        /// CPF of an individual.
        cpf: Option<String>,
        /// Date of birth.
        data_nascimento: Option<LocalDate>,
        /// Free notes.
        obs: Option<String>,
        /// Postal code.
        cep: Option<String>,
        /// IBGE code of the city.
        id_cidade: Option<i64>,
        /// The first two digits of the city's IBGE code.
        estado: Option<i64>,
        /// Street.
        endereco: Option<String>,
        /// Number in the street.
        numero: Option<String>,
        /// Flat, floor or block.
        complemento: Option<String>,
        /// District.
        bairro: Option<String>,
        /// Name of the card's payment method.
        meio_pagamento: Option<String>,
        /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
        cartao_bandeira: Option<String>,
        /// Number of the card, digits only.
        cartao_numero: Option<CardNumber>,
        /// Expiry of the card, `YYYYMM`.
        cartao_validade: Option<String>,
        /// Security code of the card.
        cartao_codigo: Option<SecurityCode>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A customer of version 1 as it was read, and the values that did not fit.
    "lastro.v1" CustomerV1Decoded "CustomerV1Decoded" "(*, value, issues)" {
        /// The record.
        value: CustomerV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// One page of records.
    "lastro.v1" ListingV1 "ListingV1" "(*, inicio=None, limite=None, data=None, extra=None)" {
        /// Index of the first record.
        inicio: Option<i64>,
        /// Maximum number of records per page.
        limite: Option<i64>,
        /// The records as JSON. The `decode` operation of their kind reads each of them.
        data: Option<Vec<Json>>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// A listing of version 1 as it was read, and the values that did not fit.
    "lastro.v1" ListingV1Decoded "ListingV1Decoded" "(*, value, issues)" {
        /// The record.
        value: ListingV1,
        /// An issue for each value that is invalid for its field, with its path.
        issues: Vec<Issue>,
    }
}

record! {
    /// The parameters of "cancel invoice".
    "lastro.v1" CancellationParameters "CancellationParameters" "(*, cancelamento_codigo=None, cancelamento_motivo=None, extra=None)" {
        /// Reason for the cancellation, as a code; required.
        cancelamento_codigo: Option<CancellationReason>,
        /// Reason for the cancellation, as text of at least 15 characters; required if the code
        /// is 4.
        cancelamento_motivo: Option<String>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The parameters of "confirm receipt".
    "lastro.v1" ReceiptParameters "ReceiptParameters" "(*, data_recebimento=None, valor_recebido=None, extra=None)" {
        /// Receipt date; required.
        data_recebimento: Option<LocalDate>,
        /// Amount received; if unset, the value of the sale.
        valor_recebido: Option<Money>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// The parameters of "update boleto". The service does not compute fine or interest:
    /// the caller sends all values.
    "lastro.v1" BoletoUpdateParameters "BoletoUpdateParameters" "(*, parcela=None, data_vencimento_novo=None, valor_novo=None, multa=None, multa_total=None, juros_mensal=None, juros_mensal_total=None, extra=None)" {
        /// Sequence number of the installment in the sale, from 1; required.
        parcela: Option<i64>,
        /// New due date; required.
        data_vencimento_novo: Option<LocalDate>,
        /// New amount; required.
        valor_novo: Option<Money>,
        /// Fine, in per cent.
        multa: Option<Percent>,
        /// Fine, as an amount.
        multa_total: Option<Money>,
        /// Interest, in per cent per month.
        juros_mensal: Option<Percent>,
        /// Interest, as an amount.
        juros_mensal_total: Option<Money>,
        /// Members that are not fields: custom fields, attachments and fields that this version does not know.
        extra: Extra,
    }
}

record! {
    /// Which records a listing returns, and in which order.
    "lastro.v1" ListingQueryV1 "ListingQueryV1" "(*, inicio=None, limite=None, ordenarColuna=None, ordenarDirecao=None)" {
        /// Index of the first record, from 0.
        inicio: Option<i64>,
        /// Maximum number of records per page, 1 to 100; 10 if unset.
        limite: Option<i64>,
        /// Field to sort by.
        ordenarColuna: Option<String>,
        /// Direction of the sort.
        ordenarDirecao: Option<DirectionV1>,
    }
}

record! {
    /// An error as version 1 returns it.
    "lastro.v1" ApiFailureV1 "ApiFailureV1" "(*, tipo=None, kind, message=None)" {
        /// Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is
        /// not an error of the service.
        tipo: Option<String>,
        /// The kind of error that the HTTP status stands for.
        kind: ErrorKind,
        /// The service's message. It may quote the API key: debug output never shows the
        /// message, and if the key is known, it is masked in the message.
        message: Option<ConcealedText>,
    }
}

record! {
    /// A response: either a value or the service's error.
    "lastro.v1" ApiAnswerV1 "ApiAnswerV1" "(*, value=None, api_error=None, issues)" {
        /// The record, the listing, or the result of the action.
        value: Option<Json>,
        /// The service's error.
        api_error: Option<ApiFailureV1>,
        /// An issue for each value that is invalid for its field, with its path in `value`.
        /// Such values are kept unchanged in `value`.
        issues: Vec<Issue>,
    }
}

record! {
    /// The next request of a pagination.
    "lastro.v1" PageRequestV1 "PageRequestV1" "(*, operation, listing)" {
        /// Which operation.
        operation: OperationV1,
        /// Which records to list.
        listing: ListingQueryV1,
    }
}

record! {
    /// A step of a pagination.
    "lastro.v1" PageStepV1 "PageStepV1" "(*, state, request=None, done, items, end=None)" {
        /// State of the pagination. Pass it unchanged to the next step.
        state: Json,
        /// The next request; unset after the last page.
        request: Option<PageRequestV1>,
        /// Whether the pagination has ended.
        done: bool,
        /// The records of the last response, without records that an earlier step returned.
        items: Vec<Json>,
        /// How the pagination ended, and whether it certainly returned every record. Unset
        /// while there may be more pages.
        end: Option<PageEnd>,
    }
}

record! {
    /// A line of a conversion's report: a value that was lost or changed.
    "lastro.v1" ReportLine "ReportLine" "(*, path, code)" {
        /// Path of the value in the given record.
        path: String,
        /// What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`.
        code: IssueCode,
    }
}

record! {
    /// A sale converted to version 2, with its report.
    "lastro.v1" SaleConverted "SaleConverted" "(*, value, report)" {
        /// The converted record.
        value: Sale,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A customer converted to version 2, with its report.
    "lastro.v1" CustomerConverted "CustomerConverted" "(*, value, report)" {
        /// The converted record.
        value: Customer,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A service converted to version 2, with its report.
    "lastro.v1" ServiceConverted "ServiceConverted" "(*, value, report)" {
        /// The converted record.
        value: Service,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A payment method converted to version 2, with its report.
    "lastro.v1" PaymentMethodConverted "PaymentMethodConverted" "(*, value, report)" {
        /// The converted record.
        value: PaymentMethod,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A sale converted to version 1 parameters, with its report.
    "lastro.v1" SaleParametersConverted "SaleParametersConverted" "(*, value, report)" {
        /// The converted record.
        value: SaleParameters,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A customer converted to version 1 parameters, with its report.
    "lastro.v1" CustomerParametersConverted "CustomerParametersConverted" "(*, value, report)" {
        /// The converted record.
        value: CustomerParameters,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A service converted to version 1 parameters, with its report.
    "lastro.v1" ServiceParametersConverted "ServiceParametersConverted" "(*, value, report)" {
        /// The converted record.
        value: ServiceParameters,
        /// The values that were lost or changed.
        report: Vec<ReportLine>,
    }
}

record! {
    /// A label in every supported language.
    "lastro" FormLabel "FormLabel" "(*, en, pt_br)" {
        /// English.
        en: String,
        /// Brazilian Portuguese.
        pt_br: String,
    }
}

record! {
    /// A value that the user can choose.
    "lastro" FormChoice "FormChoice" "(*, value, label)" {
        /// The numeric code that is sent.
        value: i64,
        /// The label that the user sees.
        label: FormLabel,
    }
}

record! {
    /// One field of a form.
    "lastro" FormField "FormField" "(*, path, name, label, input, required, read_only, max_length=None, choices=None)" {
        /// Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor`
        /// for a field of each item.
        path: String,
        /// The field's name.
        name: String,
        /// The label that the user sees next to the input.
        label: FormLabel,
        /// The kind of input element.
        input: FormInput,
        /// Whether every insert requires the field. Other fields may be required depending on
        /// values; `validate` reports those.
        required: bool,
        /// Whether the service fills in the field. Show it, but do not let the user change it:
        /// it is never sent.
        read_only: bool,
        /// Maximum number of characters, if there is a limit.
        max_length: Option<i64>,
        /// The values to choose from.
        choices: Option<Vec<FormChoice>>,
    }
}

/// Adds the records' classes to the native module.
///
/// # Errors
/// Exceptions that Python raises.
pub fn add_classes(module: &Bound<'_, PyModule>) -> PyResult<()> {
    Installment::add_class(module)?;
    LateCharges::add_class(module)?;
    Slip::add_class(module)?;
    InvoiceTotals::add_class(module)?;
    ScheduleData::add_class(module)?;
    NfseData::add_class(module)?;
    Item::add_class(module)?;
    Sale::add_class(module)?;
    SaleTotals::add_class(module)?;
    Receipt::add_class(module)?;
    Issue::add_class(module)?;
    SaleDecoded::add_class(module)?;
    Validation::add_class(module)?;
    ItemDecoded::add_class(module)?;
    InstallmentDecoded::add_class(module)?;
    NfseDataDecoded::add_class(module)?;
    ScheduleDataDecoded::add_class(module)?;
    Cancellation::add_class(module)?;
    CancellationDecoded::add_class(module)?;
    ReceiptDecoded::add_class(module)?;
    BoletoUpdate::add_class(module)?;
    BoletoUpdateDecoded::add_class(module)?;
    Service::add_class(module)?;
    ServiceDecoded::add_class(module)?;
    PaymentMethod::add_class(module)?;
    PaymentMethodDecoded::add_class(module)?;
    Contact::add_class(module)?;
    Card::add_class(module)?;
    Customer::add_class(module)?;
    CustomerDecoded::add_class(module)?;
    ContactDecoded::add_class(module)?;
    CardInspection::add_class(module)?;
    CardDecoded::add_class(module)?;
    PlanItem::add_class(module)?;
    PlanPaymentMethod::add_class(module)?;
    Plan::add_class(module)?;
    PlanDecoded::add_class(module)?;
    HiredPlan::add_class(module)?;
    WalletEntry::add_class(module)?;
    WalletEntryDecoded::add_class(module)?;
    Cnae::add_class(module)?;
    CnaeDecoded::add_class(module)?;
    ServiceListItem::add_class(module)?;
    ServiceListItemDecoded::add_class(module)?;
    Municipality::add_class(module)?;
    MunicipalityDecoded::add_class(module)?;
    AdjustmentIndex::add_class(module)?;
    AdjustmentIndexDecoded::add_class(module)?;
    ListingHeader::add_class(module)?;
    Listing::add_class(module)?;
    ListingDecoded::add_class(module)?;
    SaleListing::add_class(module)?;
    SaleListingDecoded::add_class(module)?;
    CustomerListing::add_class(module)?;
    CustomerListingDecoded::add_class(module)?;
    ServiceListing::add_class(module)?;
    ServiceListingDecoded::add_class(module)?;
    Deleted::add_class(module)?;
    DeletedDecoded::add_class(module)?;
    ApiError::add_class(module)?;
    ApiErrorDecoded::add_class(module)?;
    PixCode::add_class(module)?;
    PixCheck::add_class(module)?;
    Filter::add_class(module)?;
    Query::add_class(module)?;
    PageHeader::add_class(module)?;
    ListPage::add_class(module)?;
    ApiRequest::add_class(module)?;
    ApiFailure::add_class(module)?;
    ApiAnswer::add_class(module)?;
    RetryPlan::add_class(module)?;
    PageRequest::add_class(module)?;
    PageStep::add_class(module)?;
    ExchangeSettings::add_class(module)?;
    ExchangeFailure::add_class(module)?;
    ExchangeStep::add_class(module)?;
    ExchangeEvent::add_class(module)?;
    Event::add_class(module)?;
    Verification::add_class(module)?;
    ByteRange::add_class(module)?;
    SignaturePlan::add_class(module)?;
    Explanation::add_class(module)?;
    WebhookEvent::add_class(module)?;
    NewCustomer::add_class(module)?;
    InstallmentParameters::add_class(module)?;
    SaleParameters::add_class(module)?;
    ContextV1::add_class(module)?;
    EntryV1::add_class(module)?;
    ServiceV1::add_class(module)?;
    ItemV1::add_class(module)?;
    InstallmentV1::add_class(module)?;
    PaymentMethodV1::add_class(module)?;
    InvoiceV1::add_class(module)?;
    CityV1::add_class(module)?;
    CustomerV1::add_class(module)?;
    SaleV1::add_class(module)?;
    SaleV1Decoded::add_class(module)?;
    ItemV1Decoded::add_class(module)?;
    InstallmentV1Decoded::add_class(module)?;
    InvoiceV1Decoded::add_class(module)?;
    PaymentMethodV1Decoded::add_class(module)?;
    ServiceParameters::add_class(module)?;
    ServiceV1Decoded::add_class(module)?;
    CustomerParameters::add_class(module)?;
    CustomerV1Decoded::add_class(module)?;
    ListingV1::add_class(module)?;
    ListingV1Decoded::add_class(module)?;
    CancellationParameters::add_class(module)?;
    ReceiptParameters::add_class(module)?;
    BoletoUpdateParameters::add_class(module)?;
    ListingQueryV1::add_class(module)?;
    ApiFailureV1::add_class(module)?;
    ApiAnswerV1::add_class(module)?;
    PageRequestV1::add_class(module)?;
    PageStepV1::add_class(module)?;
    ReportLine::add_class(module)?;
    SaleConverted::add_class(module)?;
    CustomerConverted::add_class(module)?;
    ServiceConverted::add_class(module)?;
    PaymentMethodConverted::add_class(module)?;
    SaleParametersConverted::add_class(module)?;
    CustomerParametersConverted::add_class(module)?;
    ServiceParametersConverted::add_class(module)?;
    FormLabel::add_class(module)?;
    FormChoice::add_class(module)?;
    FormField::add_class(module)?;
    Ok(())
}

operations! {
    money = money {
        #[doc = "Reads an amount from a string and returns its canonical form, with two decimal\nplaces.\n\nArgs:\n    text (Decimal | int | str): The amount as a text with a point: `129.90`. A float is\n        refused.\n\nReturns:\n    Decimal: The exact amount.\n\nRaises:\n    LastroError: `invalid_money` if the string does not have the form `-?digits[.d[d]]`,\n        or has leading zeros (`007.50`); `too_many_decimals` for a third decimal\n        place, which is never rounded; `out_of_range` above 999999999999999.99.\n\nExample:\n    >>> import lastro\n    >>> lastro.money.parse(\"-999999999999999.99\")\n    Decimal('-999999999999999.99')"]
        parse "(text)" (text: argument);
        #[doc = "Splits an amount by weights into shares that add up to it exactly, using the largest\nremainder method. Of equal remainders, the one with the lower index gets the cent. A\nweight of zero never receives a cent.\n\nArgs:\n    total (Decimal | int | str): The amount to share. A float is refused.\n    weights (Sequence[Decimal | int | str]): The weights, none below zero and one at\n        least above it.\n\nReturns:\n    list[Decimal]: The exact amount.\n\nRaises:\n    LastroError: `no_positive_weight` if no weight is above zero; `out_of_range` at a\n        negative weight.\n\nExample:\n    >>> import lastro\n    >>> lastro.money.allocate(total=\"0.05\", weights=[\"0\", \"1\", \"1\", \"0\", \"1\"])\n    [Decimal('0.00'), Decimal('0.02'), Decimal('0.02'), Decimal('0.00'),\n    Decimal('0.01')]"]
        allocate "(total, weights)" (total: argument, weights: argument);
    }
    installments = installments {
        #[doc = "Splits an amount into equal shares that add up to it exactly. Remaining cents are\nadded to the first shares, one cent each (`spread`, the default), or all to the\n`first` or the `last` share.\n\nArgs:\n    valor (Decimal | int | str): The amount. A float is refused.\n    parcelas (int): Number of shares, 1 to 1000.\n    policy (str, optional): Which shares get the cents left over; `spread` when unset.\n        One of \"spread\", \"first\", \"last\".\n\nReturns:\n    list[Decimal]: The exact amount.\n\nRaises:\n    LastroError: `out_of_range` at `parcelas` outside 1 to 1000.\n\nExample:\n    >>> import lastro\n    >>> lastro.installments.split(valor=\"129.90\", parcelas=12)\n    [Decimal('10.83'), Decimal('10.83'), Decimal('10.83'), Decimal('10.83'),\n    Decimal('10.83'), Decimal('10.83'), Decimal('10.82'), Decimal('10.82'),\n    Decimal('10.82'), Decimal('10.82'), Decimal('10.82'), Decimal('10.82')]"]
        split "(valor, parcelas, policy=None)" (valor: argument, parcelas: argument, policy: argument);
        #[doc = "Splits an amount into equal installments with due dates. The dates are\n`every_months` calendar months or `every_days` days apart; one month if neither is\ngiven. Months are counted from the first date, so a plan that begins on a 31st\nreturns to the 31st after February.\n\nArgs:\n    valor (Decimal | int | str): The amount. A float is refused.\n    parcelas (int): Number of shares, 1 to 1000.\n    first_due (datetime.date | str): The first due date.\n    every_months (int, optional): Calendar months from one due date to the next, 1 to\n        1200; 1 when unset.\n    every_days (int, optional): Days from one due date to the next, 1 to 36500; months\n        are counted when unset.\n    policy (str, optional): Which shares get the cents left over; `spread` when unset.\n        One of \"spread\", \"first\", \"last\".\n\nReturns:\n    list[Installment]: One installment of a sale (`parcelas`).\n\nRaises:\n    LastroError: Those of `split`; `contradiction` if both `every_months` and\n        `every_days` are given; `out_of_range` if `every_months` is outside 1 to\n        1200, `every_days` is outside 1 to 36500, or a date would be past the year\n        9999.\n\nExample:\n    >>> import lastro\n    >>> lastro.installments.plan(valor=\"100.00\", parcelas=3, first_due=\"2028-01-31\")\n    [Installment(parcela=1, data_vencimento=datetime.date(2028, 1, 31),\n    valor=Decimal('33.34')), Installment(parcela=2,\n    data_vencimento=datetime.date(2028, 2, 29), valor=Decimal('33.33')),\n    Installment(parcela=3, data_vencimento=datetime.date(2028, 3, 31),\n    valor=Decimal('33.33'))]"]
        plan "(valor, parcelas, first_due, every_months=None, every_days=None, policy=None)" (valor: argument, parcelas: argument, first_due: argument, every_months: argument, every_days: argument, policy: argument);
        #[doc = "The payment state of an installment on a given day. A cancelled installment stays\ncancelled. An installment is paid if its whole amount was received, and partially\nreceived if a part was. If nothing was received, it is overdue after the first\nbusiness day on or after its due date, and pending until then. `holidays`: local\nholidays, in addition to the national ones.\n\nArgs:\n    installment (Installment | Mapping): The installment.\n    today (datetime.date | str): The current day, for the rules that need it.\n    holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to\n        the national ones; none when unset.\n\nReturns:\n    InstallmentStatus: Payment state of an installment, or of a sale. The state of a\n        sale is derived from its installments.\n\nRaises:\n    LastroError: `required` at `installment.valor` if it is missing, and at\n        `installment.data_vencimento` if it is missing and nothing was received;\n        `out_of_range` at `valor` or `valor_recebido` below zero, and at\n        `data_vencimento` if no business day follows within a year.\n\nExample:\n    >>> import lastro\n    >>> lastro.installments.status(\n    ...     installment={\"valor\": \"100.00\", \"data_vencimento\": \"2026-02-14\", \"status\": 4, \"valor_recebido\": \"100.00\"},\n    ...     today=\"2026-03-01\",\n    ... )\n    InstallmentStatus.CANCELLED"]
        status "(installment, today, holidays=None)" (installment: argument, today: argument, holidays: argument);
    }
    schedule = schedule {
        #[doc = "Lists the dates of a contract, each counted from the first one: 31 January, 28\nFebruary, 31 March. The service stores only the next date. If that date is the last\nday of a short month, pass the intended day (1 to 31) as `anchor_day`.\n`agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a\npaused contract has no dates.\n\nArgs:\n    agendamento_data (datetime.date | str): The first day, from which all others are\n        counted.\n    agendamento_frequencia (Frequency | int): How far one day is from the next.\n    agendamento_repetir (Repetition | int): When it ends: never, after a number of\n        times, or on a day.\n    agendamento_numero (int, optional): Number of occurrences, the first included, if it\n        repeats a number of times.\n    agendamento_data_fim (datetime.date | str, optional): The last day, inclusive, if it\n        repeats until a date.\n    agendamento_ativo (Flag | int, optional): A paused contract has no dates; unset is\n        active.\n    anchor_day (int, optional): Day of the month meant, 1 to 31; the day of\n        `agendamento_data` when unset.\n    limit (int, optional): Maximum number of dates, 1 to 10000.\n    until (datetime.date | str, optional): The last day, inclusive.\n\nReturns:\n    list[datetime.date]: The date.\n\nRaises:\n    LastroError: `unbounded` if the contract has no end and neither `limit` (1 to 10000)\n        nor `until` is given; `invalid_code`, `required` or `out_of_range` at an\n        invalid or missing field.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule.occurrences(\n    ...     agendamento_data=\"2026-02-28\",\n    ...     agendamento_frequencia=1,\n    ...     agendamento_repetir=2,\n    ...     agendamento_numero=3,\n    ... )\n    [datetime.date(2026, 2, 28), datetime.date(2026, 3, 28), datetime.date(2026, 4, 28)]"]
        occurrences "(agendamento_data, agendamento_frequencia, agendamento_repetir, agendamento_numero=None, agendamento_data_fim=None, agendamento_ativo=None, anchor_day=None, limit=None, until=None)" (agendamento_data: argument, agendamento_frequencia: argument, agendamento_repetir: argument, agendamento_numero: argument, agendamento_data_fim: argument, agendamento_ativo: argument, anchor_day: argument, limit: argument, until: argument);
        #[doc = "The first date of a contract after a day; null if there is none.\n\nArgs:\n    agendamento_data (datetime.date | str): The first day, from which all others are\n        counted.\n    agendamento_frequencia (Frequency | int): How far one day is from the next.\n    agendamento_repetir (Repetition | int): When it ends: never, after a number of\n        times, or on a day.\n    after (datetime.date | str): The day before the first one that counts.\n    agendamento_numero (int, optional): Number of occurrences, the first included, if it\n        repeats a number of times.\n    agendamento_data_fim (datetime.date | str, optional): The last day, inclusive, if it\n        repeats until a date.\n    agendamento_ativo (Flag | int, optional): A paused contract has no dates; unset is\n        active.\n    anchor_day (int, optional): Day of the month meant, 1 to 31; the day of\n        `agendamento_data` when unset.\n    limit (int, optional): Maximum number of dates, 1 to 10000.\n    until (datetime.date | str, optional): The last day, inclusive.\n\nReturns:\n    datetime.date | None: The date. None if there is none.\n\nRaises:\n    LastroError: Those of `occurrences`, except that a contract may be without an end.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule.next_after(\n    ...     agendamento_data=\"2027-01-31\",\n    ...     agendamento_frequencia=0,\n    ...     agendamento_repetir=1,\n    ...     after=\"2027-01-30\",\n    ... )\n    datetime.date(2027, 1, 31)"]
        next_after "(agendamento_data, agendamento_frequencia, agendamento_repetir, after, agendamento_numero=None, agendamento_data_fim=None, agendamento_ativo=None, anchor_day=None, limit=None, until=None)" (agendamento_data: argument, agendamento_frequencia: argument, agendamento_repetir: argument, after: argument, agendamento_numero: argument, agendamento_data_fim: argument, agendamento_ativo: argument, anchor_day: argument, limit: argument, until: argument);
    }
    boleto = boleto {
        #[doc = "Fine and interest on a late boleto, and the new total. `valor` is the original\nvalue. The fine does not depend on the number of days. The interest is simple\ninterest per calendar day, with months of 30 days. Each amount is rounded once, at\nthe end. At 0 days both are zero.\n\nArgs:\n    valor (Decimal | int | str): The amount. A float is refused.\n    multa (Decimal | int | str): The fine in per cent, 0 to 100. A float is refused.\n    juros_mensal (Decimal | int | str): Interest per month in per cent, 0 to 100. A\n        float is refused.\n    dias (int): Days late, 0 to 36500.\n    rounding (str, optional): How the fraction of a cent is treated, once, at the end of\n        each formula; half away from zero when unset. One of \"half_up\", \"down\".\n\nReturns:\n    LateCharges: The charges for late payment.\n\nRaises:\n    LastroError: `out_of_range` at `valor` below zero, at a percentage outside 0 to 100,\n        and at `dias` outside 0 to 36500.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.late_charges(\n    ...     valor=\"250.00\",\n    ...     multa=\"1.5\",\n    ...     juros_mensal=\"0.33\",\n    ...     dias=17,\n    ...     rounding=\"down\",\n    ... )\n    LateCharges(multa_total=Decimal('3.75'), juros_mensal_total=Decimal('0.46'),\n    valor_novo=Decimal('254.21'))"]
        late_charges "(valor, multa, juros_mensal, dias, rounding=None)" (valor: argument, multa: argument, juros_mensal: argument, dias: argument, rounding: argument);
        #[doc = "The number of days a payment is late (Lei 7.089/1983). If the due date is not a\nbusiness day, payment on the next business day is in time, and the result is 0. A\nlater payment is late by the calendar days since the due date itself. `holidays`:\nlocal holidays, in addition to the national ones.\n\nArgs:\n    data_vencimento (datetime.date | str): The due date.\n    data_pagamento (datetime.date | str): The day of payment.\n    holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to\n        the national ones; none when unset.\n\nReturns:\n    int: The number.\n\nRaises:\n    LastroError: `out_of_range` at `data_vencimento` if no business day follows it\n        within a year.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.days_late(\n    ...     data_vencimento=\"2026-01-23\",\n    ...     data_pagamento=\"2026-01-27\",\n    ...     holidays=[\"2026-01-23\"],\n    ... )\n    4"]
        days_late "(data_vencimento, data_pagamento, holidays=None)" (data_vencimento: argument, data_pagamento: argument, holidays: argument);
        #[doc = "The body of \"update boleto\" for an installment and a new due date, with fine and\ninterest up to that date. The service does not compute these amounts itself.\n\nArgs:\n    installment (Installment | Mapping): The installment.\n    data_vencimento_novo (datetime.date | str): The new due date.\n    today (datetime.date | str): The current day, for the rules that need it.\n    multa (Decimal | int | str, optional): The fine in per cent, 0 to 100. A float is\n        refused.\n    juros_mensal (Decimal | int | str, optional): Interest per month in per cent, 0 to\n        100. A float is refused.\n    holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to\n        the national ones; none when unset.\n\nReturns:\n    str: The document as JSON text.\n\nRaises:\n    LastroError: `required` at `installment.id`, `installment.data_vencimento` or\n        `installment.valor` if it is missing; `out_of_range` at a new due date that\n        is before `today` or more than 36500 days late, at a percentage outside 0 to\n        100, and at a value of the installment that is not above zero or is too\n        large to compute the charges.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.update_body(\n    ...     installment={\"id\": 7, \"data_vencimento\": \"2026-02-14\", \"valor\": \"100.00\"},\n    ...     data_vencimento_novo=\"2026-03-02\",\n    ...     today=\"2026-02-20\",\n    ... )\n    '{\"id_parcela\":7,\"data_vencimento_novo\":\"2026-03-02\",\"valor_novo\":100.00}'"]
        update_body "(installment, data_vencimento_novo, today, multa=None, juros_mensal=None, holidays=None)" (installment: argument, data_vencimento_novo: argument, today: argument, multa: argument, juros_mensal: argument, holidays: argument);
        #[doc = "The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07,\nup to 9999 on 2025-02-21; from the next day they count again from 1000.\n\nArgs:\n    date (datetime.date | str): The day.\n\nReturns:\n    int: The number.\n\nRaises:\n    LastroError: `out_of_range` outside 1997-10-08 to 2049-10-13.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.fator_vencimento(\"2049-10-13\")\n    9999"]
        fator_vencimento "(date)" (date: argument);
        #[doc = "Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without\npunctuation or in its printed form. All check digits are checked. A due date factor\nstands for two dates, 9000 days apart: the date between 3000 days before and 5500\ndays after `reference_date` is used.\n\nArgs:\n    linha (str): The digits of a linha digitável, bare or printed.\n    reference_date (datetime.date | str): A day near the due date, by which one of its\n        two meanings is chosen.\n\nReturns:\n    Slip: The contents of a linha digitável.\n\nRaises:\n    LastroError: `invalid_linha_digitavel`.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.parse_linha_digitavel(\n    ...     linha=\"836200000013 234511111119 111111111113 111111111113\",\n    ...     reference_date=\"2026-11-21\",\n    ... )\n    Slip(tipo='arrecadacao', barcode='83620000001234511111111111111111111111111111',\n    valor=Decimal('123.45'), segmento='3')"]
        parse_linha_digitavel "(linha, reference_date)" (linha: argument, reference_date: argument);
        #[doc = "Whether a string is a linha digitável with correct check digits. Returns false for\nany other string.\n\nArgs:\n    linha (str): The digits of a linha digitável, bare or printed.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.is_valid_linha_digitavel(\"00191.23454 67890.123457 67890.123457 6 16380000012345\")\n    True"]
        is_valid_linha_digitavel "(linha)" (linha: argument);
        #[doc = "The linha digitável, without dots and spaces, of a barcode of 44 digits.\n\nArgs:\n    barcode (str): The 44 digits of a barcode.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_barcode`.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto.to_linha_digitavel(\"87800000000011100000000000000000000000087109\")\n    '878000000008011100000008000000000000000000871095'"]
        to_linha_digitavel "(barcode)" (barcode: argument);
    }
    calendar = calendar {
        #[doc = "The first day on or after a date on which banks are open (Resolução CMN 4.880/2020).\n`holidays`: local holidays, in addition to the national ones.\n\nArgs:\n    date (datetime.date | str): The day.\n    holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to\n        the national ones; none when unset.\n\nReturns:\n    datetime.date: The date.\n\nRaises:\n    LastroError: `out_of_range` at `date` if there is no business day within a year, or\n        if it would be past the year 9999.\n\nExample:\n    >>> import lastro\n    >>> lastro.calendar.next_business_day(\n    ...     date=\"2026-01-23\",\n    ...     holidays=[\"2026-01-25\", \"2026-01-23\", \"2026-01-26\"],\n    ... )\n    datetime.date(2026, 1, 27)"]
        next_business_day "(date, holidays=None)" (date: argument, holidays: argument);
        #[doc = "The national bank holidays of a year, in order. They include Carnival Monday and\nTuesday, Good Friday and Corpus Christi, and from 2024 on also 20 November.\n\nArgs:\n    year (int): The year, 1 to 9999.\n\nReturns:\n    list[datetime.date]: The date.\n\nRaises:\n    LastroError: `out_of_range` at `year` outside 1 to 9999.\n\nExample:\n    >>> import lastro\n    >>> lastro.calendar.bank_holidays(2000)\n    [datetime.date(2000, 1, 1), datetime.date(2000, 3, 6), datetime.date(2000, 3, 7),\n    datetime.date(2000, 4, 21), datetime.date(2000, 5, 1), datetime.date(2000, 6,\n    22), datetime.date(2000, 9, 7), datetime.date(2000, 10, 12), datetime.date(2000,\n    11, 2), datetime.date(2000, 11, 15), datetime.date(2000, 12, 25)]"]
        bank_holidays "(year)" (year: argument);
    }
    nfse = nfse {
        #[doc = "Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is\nthe value of the services minus deductions and unconditional discount. ISS = tax\nbase x rate / 100, rounded once; it is 0 for the operation natures 3, 4 and 51. The\nnet value is the value of the services minus all withheld taxes and both discounts.\nMissing amounts count as 0.00.\n\nArgs:\n    valor_servicos (Decimal | int | str): The price of the services. A float is refused.\n    aliquota (Decimal | int | str, optional): ISS rate, in per cent. A float is refused.\n    iss_retido (YesNo | int, optional): Whether the customer withholds the ISS.\n    valor_pis (Decimal | int | str, optional): Withheld PIS. A float is refused.\n    valor_cofins (Decimal | int | str, optional): Withheld COFINS. A float is refused.\n    valor_inss (Decimal | int | str, optional): Withheld INSS. A float is refused.\n    valor_ir (Decimal | int | str, optional): Withheld IR. A float is refused.\n    valor_csll (Decimal | int | str, optional): Withheld CSLL. A float is refused.\n    outras_retencoes (Decimal | int | str, optional): Other withholdings. A float is\n        refused.\n    valor_deducoes (Decimal | int | str, optional): Deductions from the base. A float is\n        refused.\n    desconto_incondicionado (Decimal | int | str, optional): Discount that lowers the\n        base. A float is refused.\n    desconto_condicionado (Decimal | int | str, optional): Discount that lowers only\n        what is paid. A float is refused.\n    natureza_operacao (OperationNature | int, optional): Where and whether the ISS is\n        due.\n\nReturns:\n    InvoiceTotals: The totals of an invoice.\n\nRaises:\n    LastroError: `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100,\n        and at `valor_servicos` if the tax base or the net value would be below\n        zero; `invalid_code` at an unknown code.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse.totals(valor_servicos=\"10.00\", aliquota=\"5\", valor_deducoes=\"10.00\")\n    InvoiceTotals(base_calculo=Decimal('0.00'), valor_iss=Decimal('0.00'),\n    valor_iss_retido=Decimal('0.00'), valor_liquido_nfse=Decimal('10.00'),\n    motivo_iss_zero='zero_base')"]
        totals "(valor_servicos, aliquota=None, iss_retido=None, valor_pis=None, valor_cofins=None, valor_inss=None, valor_ir=None, valor_csll=None, outras_retencoes=None, valor_deducoes=None, desconto_incondicionado=None, desconto_condicionado=None, natureza_operacao=None)" (valor_servicos: argument, aliquota: argument, iss_retido: argument, valor_pis: argument, valor_cofins: argument, valor_inss: argument, valor_ir: argument, valor_csll: argument, outras_retencoes: argument, valor_deducoes: argument, desconto_incondicionado: argument, desconto_condicionado: argument, natureza_operacao: argument);
        #[doc = "The approximate taxes that are printed on an invoice for the buyer's information\n(Lei 12.741/2012). They are not part of any total.\n\nArgs:\n    valor (Decimal | int | str): The amount. A float is refused.\n    impostos_percentual (Decimal | int | str): The approximate taxes in per cent, 0 to\n        100. A float is refused.\n\nReturns:\n    Decimal: The exact amount.\n\nRaises:\n    LastroError: `out_of_range` at `impostos_percentual` outside 0 to 100.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse.approximate_taxes(valor=\"129.90\", impostos_percentual=\"13.45\")\n    Decimal('17.47')"]
        approximate_taxes "(valor, impostos_percentual)" (valor: argument, impostos_percentual: argument);
    }
    sale = sale {
        #[doc = "Multiplies a unit value by a quantity exactly, and rounds the product once to the\nnearest cent, halves away from zero.\n\nArgs:\n    valor (Decimal | int | str): The amount. A float is refused.\n    qtd (Decimal | int | str): The quantity. A float is refused.\n\nReturns:\n    Decimal: The exact amount.\n\nRaises:\n    LastroError: `out_of_range` at `valor` if the product is out of the range of\n        amounts.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.item_total(valor=\"99999.99\", qtd=\"9999999999\")\n    Decimal('999999899900000.01')"]
        item_total "(valor, qtd)" (valor: argument, qtd: argument);
        #[doc = "Computes the totals of a sale: items, discount, total, installments, and the amount\nthat no installment charges.\n\nArgs:\n    sale (Sale | Mapping): The sale.\n\nReturns:\n    SaleTotals: The totals of a sale, computed from its items and installments.\n\nRaises:\n    LastroError: `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if it is\n        missing and the item has no `total` either, and at `sale.parcelas[i].valor`\n        if it is missing; `out_of_range` at the list whose sum is out of the range\n        of amounts.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.totals({\"valor_venda\": \"12.00\", \"desconto\": \"2.00\"})\n    SaleTotals(itens=Decimal('0.00'), desconto=Decimal('2.00'), total=Decimal('12.00'),\n    parcelas=Decimal('0.00'), difference=Decimal('12.00'))"]
        totals "(sale)" (sale: argument);
        #[doc = "The payment state of a sale on a given day, derived from its installments. The sale\nis cancelled if all installments are. Otherwise the cancelled ones do not count: the\nsale is paid if all installments are paid, overdue if any is overdue, partially\nreceived if anything was received, and pending in all other cases. `holidays`: local\nholidays, in addition to the national ones.\n\nArgs:\n    sale (Sale | Mapping): The sale.\n    today (datetime.date | str): The current day, for the rules that need it.\n    holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to\n        the national ones; none when unset.\n\nReturns:\n    InstallmentStatus: Payment state of an installment, or of a sale. The state of a\n        sale is derived from its installments.\n\nRaises:\n    LastroError: `required` at `sale.parcelas[i].valor` if it is missing, and at its\n        `data_vencimento` if it is missing and nothing was received; `out_of_range`\n        at `data_vencimento` if no business day follows within a year.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.status(\n    ...     sale={\"parcelas\": [{\"valor\": \"10.00\", \"data_vencimento\": \"2026-01-02\", \"valor_recebido\": \"10.00\"}, {\"valor\": \"10.00\", \"data_vencimento\": \"2026-01-02\", \"valor_recebido\": \"10.00\"}]},\n    ...     today=\"2026-06-01\",\n    ... )\n    InstallmentStatus.PAID"]
        status "(sale, today, holidays=None)" (sale: argument, today: argument, holidays: argument);
        #[doc = "The sale that a contract generates for occurrence `k`, counted from 0. After the\nfirst occurrence, items that do not recur are left out. The discount is then reduced\nto at most the total of the remaining items, and total and installments are\nrecomputed. If the contract's date is the last day of a short month, pass the\nintended day (1 to 31) as `anchor_day`.\n\nArgs:\n    contract (Sale | Mapping): The sale that repeats.\n    k (int): Index of the occurrence, from 0.\n    anchor_day (int, optional): Day of the month meant, 1 to 31; the day of\n        `agendamento_data` when unset.\n\nReturns:\n    Sale: A sale or a contract. A contract is a scheduled, recurring sale; it has\n        `agendamento_data` and no `data`.\n\nRaises:\n    LastroError: `no_occurrence` at `k` if the contract is paused, or has ended before\n        it; `nothing_to_charge` at `contract.itens` if no item recurs; `required` at\n        a field that the schedule needs; `out_of_range` at an amount below zero, at\n        a discount greater than the amount it is subtracted from, and at a due date\n        past the year 9999; the errors of `totals`; the errors of `sale.validate`\n        for the generated sale, each at the field of the contract that causes it.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.from_contract(\n    ...     contract={\"agendamento_data\": \"2027-05-05\", \"agendamento_frequencia\": 0, \"valor_venda\": \"10.00\"},\n    ...     k=0,\n    ... )\n    Sale(data=datetime.date(2027, 5, 5), agendamento=Flag.NO,\n    agendamento_ultima_ocorrencia=Flag.YES,\n    agendamento_data_geracao=datetime.date(2027, 5, 5), agendamento_sequencia=1,\n    valor_venda=Decimal('10.00'))"]
        from_contract "(contract, k, anchor_day=None)" (contract: argument, k: argument, anchor_day: argument);
        #[doc = "The sale after a receipt is confirmed: with the new received amount, receipt date\nand state of the installment, and the new state of the sale. The receipts of an\ninstallment add up. A receipt without an amount is for the whole remaining amount.\nThe installment's receipt date is the latest of its receipts.\n\nArgs:\n    sale (Sale | Mapping): The sale.\n    receipt (Receipt | Mapping): The receipt to confirm.\n\nReturns:\n    Sale: A sale or a contract. A contract is a scheduled, recurring sale; it has\n        `agendamento_data` and no `data`.\n\nRaises:\n    LastroError: The errors of `receipt.validate` with the sale, below `receipt`, such\n        as `nothing_to_receive` at `valor_recebido` if the receipt has no amount and\n        nothing remains; `required` at `sale.parcelas` if the sale has no\n        installments, and at the installment's `valor` if it is missing;\n        `contradiction` at the `status` of a cancelled installment."]
        confirm_receipt "(sale, receipt)" (sale: argument, receipt: argument);
        #[doc = "The URL of a sale's online payment page, `{base_url}/fatura/{code}`.\n\nArgs:\n    base_url (str): Where the service is: https, or http on this machine.\n    pagamento_online_codigo (str): The sale's code for its payment page.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_url` at `base_url`; `blank` or `invalid_characters` at\n        `pagamento_online_codigo`.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.payment_page_url(\n    ...     base_url=\"https://x.example/conta/\",\n    ...     pagamento_online_codigo=\"a1B-2\",\n    ... )\n    'https://x.example/conta/fatura/a1B-2'"]
        payment_page_url "(base_url, pagamento_online_codigo)" (base_url: argument, pagamento_online_codigo: argument);
        #[doc = "The body for an update of a sale, which must contain the whole sale. Fields that\nwere cleared are null.\n\nArgs:\n    original (Sale | Mapping): The record as the service has it.\n    edited (Sale | Mapping): The record as it is to be.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.update_body(\n    ...     original={\"id\": 1, \"data\": \"2026-01-01\", \"cliente\": \"Ana\", \"valor_venda\": \"10\"},\n    ...     edited={\"id\": 1, \"data\": \"2026-01-01\", \"cliente\": \"Ana\", \"valor_venda\": \"12\"},\n    ... )\n    '{\"id\":1,\"data\":\"2026-01-01\",\"valor_venda\":12.00}'"]
        update_body "(original, edited)" (original: argument, edited: argument);
        #[doc = "Reads a sale from a JSON document. Every problem is listed with its path, and what\ncould be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    SaleDecoded: A sale as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.decode({\"id\": \"7\", \"nfse_status\": \"9\", \"parcelas\": [], \"nfse_dados\": {\"iss_retido\": \"2\"}})\n    SaleDecoded(value=Sale(id=7, nfse_status=InvoiceStatus(9),\n    nfse_dados=NfseData(iss_retido=YesNo.NO), parcelas=[]), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a sale as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Sale | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.encode({\"id\": 1, \"desconto\": \"1\", \"cliente\": \"José\", \"itens\": [{\"qtd\": \"1.50\", \"total\": 3}], \"custom_n\": \"10.0\"})\n    '{\"id\":1,\"cliente\":\"José\",\"desconto\":1.00,\"itens\":[{\"qtd\":1.5,\"total\":3.00}],\"custom_n\":\"10.0\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a sale: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Sale | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.body(\n    ...     value={\"id\": 1, \"parcelas\": [{\"id\": 3, \"id_venda\": 1, \"pdf_url\": \"u\", \"valor\": \"1\"}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":1,\"parcelas\":[{\"id\":3,\"valor\":1.00}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a sale before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Sale | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale.validate(\n    ...     value={\"agendamento\": 0, \"agendamento_data\": \"2026-12-20\", \"valor_venda\": \"1.00\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='agendamento', code='contradiction', severity='error',\n    params={'field': 'data'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    item = item {
        #[doc = "Reads an item from a JSON document. Every problem is listed with its path, and what\ncould be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ItemDecoded: An item as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.item.decode({\"qtd\": \"2.5000000000\"})\n    ItemDecoded(value=Item(qtd=Decimal('2.5')), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an item as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Item | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.item.encode({\"id\": 3, \"valor\": \"10.5\", \"qtd\": \"2.50\", \"total\": Decimal(\"26.25\"), \"custom_n\": Decimal(\"1.0\")})\n    '{\"id\":3,\"valor\":10.50,\"qtd\":2.5,\"total\":26.25,\"custom_n\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for an item: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Item | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.item.body(\n    ...     value={\"id\": 3, \"id_venda\": 9, \"id_servico\": 4, \"servico\": \"Consultoria\", \"valor\": \"10\", \"qtd\": \"1\", \"total\": \"10\"},\n    ...     operation=\"insert\",\n    ... )\n    '{\"id_venda\":9,\"id_servico\":4,\"valor\":10.00,\"qtd\":1,\"total\":10.00}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks an item before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Item | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.item.validate(\n    ...     value={\"id_servico\": 10, \"valor\": \"33.33\", \"qtd\": \"1.5\", \"total\": \"49.99\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='total', code='mismatch', severity='error',\n    params={'expected': '50.00'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    installment = installment {
        #[doc = "Reads an installment from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    InstallmentDecoded: An installment as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice."]
        decode "(json)" (json: argument);
        #[doc = "Writes an installment as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (Installment | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.installment.encode({\"id\": 1, \"parcela\": 1, \"data_vencimento\": \"2026-12-01\", \"valor\": \"100\", \"status\": 1})\n    '{\"id\":1,\"parcela\":1,\"data_vencimento\":\"2026-12-01\",\"valor\":100.00,\"status\":1}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for an installment: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (Installment | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.installment.body(\n    ...     value={\"id\": 1, \"id_venda\": 7, \"parcela\": 1, \"data_vencimento\": \"2026-12-01\", \"valor\": \"100\", \"valor_tarifas\": \"2.5\", \"data_repasse\": \"2026-12-03\", \"pdf_url\": \"https://x.example/a.pdf\", \"linha_digitavel\": \"1\", \"pix_imagem_url\": \"https://x.example/a.png\", \"pix_codigo\": \"0002\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":1,\"parcela\":1,\"data_vencimento\":\"2026-12-01\",\"valor\":100.00}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks an installment before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Installment | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.installment.validate(\n    ...     value={\"data_vencimento\": \"2026-12-20\", \"valor\": \"-10.00\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='valor', code='out_of_range', severity='error',\n    params={'min': '0.00'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    nfse_data = nfse_data {
        #[doc = "Reads the data of an NFS-e from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    NfseDataDecoded: The data of an NFS-e as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse_data.decode({\"aliquota\": \"5\", \"iss_retido\": \"2\", \"rps_serie\": \"A1\", \"natureza_operacao\": \"51\", \"id_municipio\": \"3550308\"})\n    NfseDataDecoded(value=NfseData(aliquota=Decimal('5.00'), iss_retido=YesNo.NO,\n    rps_serie='A1', natureza_operacao=OperationNature.EXPORT, id_municipio=3550308),\n    issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes the data of an NFS-e as the service does: money as JSON numbers with two\nplaces, unset fields left out, nothing else lost.\n\nArgs:\n    value (NfseData | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse_data.encode({\"aliquota\": \"5\", \"rps_serie\": \"A1\", \"valor_ir\": \"1.5\", \"id_municipio\": 3550308})\n    '{\"aliquota\":5.00,\"rps_serie\":\"A1\",\"valor_ir\":1.50,\"id_municipio\":3550308}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for the data of an NFS-e: read-only and display fields left out,\nand on insert the keys.\n\nArgs:\n    value (NfseData | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse_data.body(value={\"rps_tipo\": 1, \"rps_serie\": \"A1\"}, operation=\"insert\")\n    '{\"rps_tipo\":1,\"rps_serie\":\"A1\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks the data of an NFS-e before it is sent: values, codes, names, and its own\nrules as `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (NfseData | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.nfse_data.validate(\n    ...     value={\"impostos_federais\": 2, \"valor_pis\": \"0.01\", \"valor_ir\": \"0.00\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='impostos_federais', code='contradiction',\n    severity='warning', params={'field': 'valor_pis'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    schedule_data = schedule_data {
        #[doc = "Reads the schedule data of a contract from a JSON document. Every problem is listed\nwith its path, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ScheduleDataDecoded: The schedule data of a contract as it was read, and the values\n        that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule_data.decode({\"id_modelo\": 2, \"modelo\": \"Lembrete\", \"anexo_boleto\": \"1\", \"anexo_1\": \"contrato.pdf\", \"id_contato\": -1})\n    ScheduleDataDecoded(value=ScheduleData(id_modelo=2, modelo='Lembrete',\n    anexo_boleto=Flag.YES, id_contato=-1, extra={'anexo_1': 'contrato.pdf'}),\n    issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes the schedule data of a contract as the service does: money as JSON numbers\nwith two places, unset fields left out, nothing else lost.\n\nArgs:\n    value (ScheduleData | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule_data.encode({\"id_modelo\": 2, \"anexo_nfse\": 0, \"anexo_1\": \"contrato.pdf\"})\n    '{\"id_modelo\":2,\"anexo_nfse\":0,\"anexo_1\":\"contrato.pdf\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for the schedule data of a contract: read-only and display fields\nleft out, and on insert the keys.\n\nArgs:\n    value (ScheduleData | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule_data.body(\n    ...     value={\"modelo\": \"m\", \"anexo_2\": \"b\", \"anexo_1\": \"a\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"anexo_2\":\"b\",\"anexo_1\":\"a\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks the schedule data of a contract before it is sent: values, codes, names, and\nits own rules as `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (ScheduleData | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.schedule_data.validate(value={\"id_contato\": 0}, operation=\"insert\")\n    Validation(issues=[Issue(path='id_contato', code='out_of_range', severity='error',\n    params={'min': '1', 'also': '-1'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    cancellation = cancellation {
        #[doc = "Validates the body of \"cancel invoice\" before it is sent. The text of the reason\nmust have at least 15 characters; in version 1 it is required only if the code is 4.\n`sale` has no effect here.\n\nArgs:\n    value (Cancellation | Mapping): The record.\n    sale (Sale | Mapping, optional): The sale.\n    version (ApiVersion | int, optional): The version of the interface that the body is\n        for; 2 when unset.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if\n        the value is not an object. All other problems are returned as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.cancellation.validate(\n    ...     value={\"cancelamento_codigo\": 1, \"cancelamento_motivo\": \"curto\"},\n    ...     version=\"1\",\n    ... )\n    Validation(issues=[Issue(path='cancelamento_motivo', code='too_short',\n    severity='error', params={'min': '15'})])"]
        validate "(value, sale=None, version=None)" (value: draft, sale: argument, version: argument);
        #[doc = "Reads a cancellation from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CancellationDecoded: A cancellation as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.cancellation.decode({\"cancelamento_codigo\": \"4\", \"cancelamento_motivo\": \"Cliente pediu outra data\", \"obs\": None})\n    CancellationDecoded(value=Cancellation(cancelamento_codigo=CancellationReason.OTHER,\n    cancelamento_motivo='Cliente pediu outra data', extra={'obs': None}), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a cancellation as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (Cancellation | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.cancellation.encode({\"cancelamento_codigo\": 4, \"cancelamento_motivo\": \"Cliente pediu outra data\"})\n    '{\"cancelamento_codigo\":4,\"cancelamento_motivo\":\"Cliente pediu outra data\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a cancellation: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (Cancellation | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.cancellation.body(\n    ...     value={\"cancelamento_codigo\": \"2\", \"cancelamento_motivo\": \"aaaaaaaaaaaaaaa\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"cancelamento_codigo\":2,\"cancelamento_motivo\":\"aaaaaaaaaaaaaaa\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
    }
    receipt = receipt {
        #[doc = "Validates the body of \"confirm receipt\" before it is sent. If `sale` is given, also\nchecks that the receipt fits its installments. `version` has no effect here.\n\nArgs:\n    value (Receipt | Mapping): The record.\n    sale (Sale | Mapping, optional): The sale.\n    version (ApiVersion | int, optional): The version of the interface that the body is\n        for; 2 when unset.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if\n        the value is not an object. All other problems are returned as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.receipt.validate(\n    ...     value={\"data_recebimento\": \"2026-02-20\", \"valor_recebido\": \"1.00\"},\n    ...     sale={\"parcelas\": [{\"id\": 7, \"valor\": \"100.00\", \"valor_recebido\": \"100.00\"}]},\n    ... )\n    Validation(issues=[])"]
        validate "(value, sale=None, version=None)" (value: draft, sale: argument, version: argument);
        #[doc = "Reads a receipt from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ReceiptDecoded: A receipt as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.receipt.decode({\"data_recebimento\": \"2026-12-20\", \"id_parcela\": \"3\", \"valor_recebido\": Decimal(\"10.5\"), \"obs\": \"Pix\"})\n    ReceiptDecoded(value=Receipt(data_recebimento=datetime.date(2026, 12, 20),\n    id_parcela=3, valor_recebido=Decimal('10.50'), obs='Pix'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a receipt as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Receipt | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.receipt.encode({\"data_recebimento\": \"2026-12-20\", \"valor_recebido\": \"10\"})\n    '{\"data_recebimento\":\"2026-12-20\",\"valor_recebido\":10.00}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a receipt: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Receipt | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.receipt.body(\n    ...     value={\"data_recebimento\": \"2026-02-20\", \"valor_recebido\": \"10\", \"obs\": \"José\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"data_recebimento\":\"2026-02-20\",\"valor_recebido\":10.00,\"obs\":\"José\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
    }
    boleto_update = boleto_update {
        #[doc = "Validates the body of \"update boleto\" before it is sent. Warns if fine or interest\ndiffers by more than a cent from the amount that its percentage gives. If `sale` is\ngiven, the amounts are also compared with its installment. `version` has no effect\nhere.\n\nArgs:\n    value (BoletoUpdate | Mapping): The record.\n    sale (Sale | Mapping, optional): The sale.\n    version (ApiVersion | int, optional): The version of the interface that the body is\n        for; 2 when unset.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if\n        the value is not an object. All other problems are returned as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto_update.validate({})\n    Validation(issues=[Issue(path='id_parcela', code='required', severity='error',\n    params={}), Issue(path='data_vencimento_novo', code='required',\n    severity='error', params={}), Issue(path='valor_novo', code='required',\n    severity='error', params={})])"]
        validate "(value, sale=None, version=None)" (value: draft, sale: argument, version: argument);
        #[doc = "Reads a boleto update from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    BoletoUpdateDecoded: A boleto update as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.boleto_update.decode({\"id_parcela\": 7, \"data_vencimento_novo\": \"2028-02-29\", \"valor_novo\": \"102\", \"multa\": \"2\", \"multa_total\": Decimal(\"2.0\"), \"juros_mensal\": 1})\n    BoletoUpdateDecoded(value=BoletoUpdate(id_parcela=7,\n    data_vencimento_novo=datetime.date(2028, 2, 29), valor_novo=Decimal('102.00'),\n    multa=Decimal('2.00'), multa_total=Decimal('2.00'),\n    juros_mensal=Decimal('1.00')), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a boleto update as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (BoletoUpdate | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto_update.encode({\"id_parcela\": 7, \"valor_novo\": \"102\", \"multa\": \"2\", \"juros_mensal_total\": \"0.1\"})\n    '{\"id_parcela\":7,\"valor_novo\":102.00,\"multa\":2.00,\"juros_mensal_total\":0.10}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a boleto update: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (BoletoUpdate | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.boleto_update.body(\n    ...     value={\"id_parcela\": 7, \"data_vencimento_novo\": \"2026-02-19\", \"valor_novo\": \"102.17\", \"multa\": \"2\", \"multa_total\": \"2.00\", \"juros_mensal\": \"1\", \"juros_mensal_total\": \"0.17\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"id_parcela\":7,\"data_vencimento_novo\":\"2026-02-19\",\"valor_novo\":102.17,\"multa\":2.00,\"multa_total\":2.00,\"juros_mensal\":1.00,\"juros_mensal_total\":0.17}'"]
        body "(value, operation)" (value: argument, operation: argument);
    }
    service = service {
        #[doc = "The smallest body that updates a service: only the fields that differ from\n`original`, with null for a field that was cleared.\n\nArgs:\n    original (Service | Mapping): The record as the service has it.\n    edited (Service | Mapping): The record as it is to be.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service.update_body(\n    ...     original={\"id\": 1, \"nome\": \"A\", \"valor\": \"10\", \"servico\": \"s\", \"impostos_percentual\": \"2\"},\n    ...     edited={\"id\": 1, \"nome\": \"A\", \"valor\": \"10.50\", \"servico\": \"t\"},\n    ... )\n    '{\"valor\":10.50,\"impostos_percentual\":null}'"]
        update_body "(original, edited)" (original: argument, edited: argument);
        #[doc = "Reads a service from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ServiceDecoded: A service as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.service.decode({\"id\": \"1\", \"nome\": \"A\", \"valor\": Decimal(\"10.5\"), \"impostos_percentual\": \"2.5\", \"x\": [1]})\n    ServiceDecoded(value=Service(id=1, nome='A', valor=Decimal('10.50'),\n    impostos_percentual=Decimal('2.50'), extra={'x': [1]}), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a service as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Service | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service.encode({\"nome\": \"Consultoria\", \"status\": 1, \"id_servico\": 102, \"valor\": \"150\", \"impostos_percentual\": \"6.5\"})\n    '{\"nome\":\"Consultoria\",\"status\":1,\"id_servico\":102,\"valor\":150.00,\"impostos_percentual\":6.50}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a service: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Service | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service.body(\n    ...     value={\"id\": 1, \"nome\": \"A\", \"servico\": \"s\", \"valor\": \"10.5\"},\n    ...     operation=\"insert\",\n    ... )\n    '{\"nome\":\"A\",\"valor\":10.50}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a service before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Service | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.service.validate(\n    ...     value={\"nome\": \"Suporte\", \"id_servico\": 102, \"valor\": \"0\", \"impostos_percentual\": \"100\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    payment_method = payment_method {
        #[doc = "Reads a payment method from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    PaymentMethodDecoded: A payment method as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.payment_method.decode({\"tipo\": 13})\n    PaymentMethodDecoded(value=PaymentMethod(tipo=PaymentKind(13)), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a payment method as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (PaymentMethod | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.payment_method.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a payment method: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (PaymentMethod | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.payment_method.body(\n    ...     value={\"id\": 2, \"nome\": \"Boleto\", \"tipo\": 2, \"multa\": \"2\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":2,\"nome\":\"Boleto\",\"tipo\":2,\"multa\":2.00}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a payment method before it is sent: values, codes, names, and its own rules\nas `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (PaymentMethod | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.payment_method.validate(\n    ...     value={\"id\": 1, \"nome\": \"Boleto\", \"status\": 1, \"tipo\": 2, \"multa\": 2, \"juros\": \"1.5\"},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    customer = customer {
        #[doc = "The smallest body that updates a customer: only the fields that differ from\n`original`, with null for a field that was cleared. A list of contacts or cards that\ndiffers is sent as a whole.\n\nArgs:\n    original (Customer | Mapping): The record as the service has it.\n    edited (Customer | Mapping): The record as it is to be.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer.update_body(\n    ...     original={\"contatos\": [{\"id\": 1, \"nome\": \"a\"}, {\"id\": 2, \"nome\": \"b\"}]},\n    ...     edited={\"contatos\": [{\"id\": 1, \"nome\": \"a\"}, {\"id\": 2, \"nome\": \"c\"}]},\n    ... )\n    '{\"contatos\":[{\"id\":1,\"nome\":\"a\"},{\"id\":2,\"nome\":\"c\"}]}'"]
        update_body "(original, edited)" (original: argument, edited: argument);
        #[doc = "Reads a customer from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CustomerDecoded: A customer as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer.decode({\"genero\": \"MASCULINO\"})\n    CustomerDecoded(value=Customer(genero=Gender.MALE), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a customer as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Customer | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.customer.encode({\"id\": 4, \"tipo\": 2, \"nome\": \"Ana\", \"cpf\": \"529.982.247-25\", \"custom_rota\": Decimal(\"7.0\")})\n    '{\"id\":4,\"tipo\":2,\"nome\":\"Ana\",\"cpf\":\"529.982.247-25\",\"custom_rota\":7.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a customer: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (Customer | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer.body(\n    ...     value={\"nome\": \"A\", \"cep\": \"\", \"contatos\": [{\"cep\": \"\"}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"nome\":\"A\",\"cep\":null,\"contatos\":[{\"cep\":null}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a customer before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Customer | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer.validate(\n    ...     value={\"tipo\": 1, \"nome\": \"Açaí Ltda\", \"id_cidade\": 3550308, \"estado\": 33},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='estado', code='mismatch', severity='error',\n    params={'expected': '35'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    contact = contact {
        #[doc = "Reads a contact from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ContactDecoded: A contact as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.contact.decode({\"id\": 1, \"id_pessoa\": 2, \"principal\": \"1\", \"genero\": \"Outro\"})\n    ContactDecoded(value=Contact(id=1, id_pessoa=2, principal=Flag.YES,\n    genero=Gender.OTHER), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a contact as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Contact | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.contact.encode({\"id\": 5, \"tipo\": \"Financeiro\", \"principal\": 1, \"email\": \"ana@example.com\"})\n    '{\"id\":5,\"tipo\":\"Financeiro\",\"principal\":1,\"email\":\"ana@example.com\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a contact: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Contact | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.contact.body(\n    ...     value={\"id\": 5, \"id_pessoa\": 4, \"tipo\": \"Financeiro\", \"cep\": \"01310-100\", \"id_cidade\": 3550308, \"cidade\": \"São Paulo\"},\n    ...     operation=\"insert\",\n    ... )\n    '{\"id_pessoa\":4,\"tipo\":\"Financeiro\",\"cep\":\"01.310-100\",\"id_cidade\":3550308}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a contact before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Contact | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.contact.validate(\n    ...     value={\"tipo\": \"Financeiro\", \"principal\": 1, \"email\": \"ana@example.com.br\", \"cpf\": \"529.982.247-25\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    card = card {
        #[doc = "The network of a card number, and whether its check digit (Luhn) is correct. The\nnumber consists of digits, or of groups of digits separated by single spaces. Any\nother string has no network and no valid check digit.\n\nArgs:\n    number (str): The card's number: digits, or groups of them with single spaces.\n\nReturns:\n    CardInspection: The facts that a card's number reveals.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.inspect(\"4111  1111 1111 1111\")\n    CardInspection(bandeira='unknown', luhn=False)"]
        inspect "(number)" (number: argument);
        #[doc = "Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also\nnot be before the month of `today`. Returns false for any other string.\n\nArgs:\n    validade (str): Year and month, `YYYYMM`.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.is_valid_expiry(validade=\"202701\", today=\"2026-12-31\")\n    True"]
        is_valid_expiry "(validade, today=None)" (validade: argument, today: argument);
        #[doc = "Reads a card from a JSON document. Every problem is listed with its path, and what\ncould be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CardDecoded: A card as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.decode({\"id\": 1, \"padrao\": 1, \"bandeira\": \"Visa\", \"numero\": \"**** 1111\", \"validade\": \"2030-01-31\", \"codigo\": 123})\n    CardDecoded(value=Card(id=1, padrao=Flag.YES, bandeira='Visa',\n    numero=Concealed('***'), validade=datetime.date(2030, 1, 31),\n    codigo=Concealed('***')), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a card as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Card | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.encode({\"id\": 9, \"padrao\": 1, \"titular\": \"ANA\", \"numero\": \"************1111\", \"validade\": \"2030-12-01\"})\n    '{\"id\":9,\"padrao\":1,\"titular\":\"ANA\",\"numero\":\"************1111\",\"validade\":\"2030-12-01\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a card: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Card | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.body(\n    ...     value={\"id\": 3, \"numero\": 4111111111111111, \"codigo\": \"123\", \"meio_pagamento\": \"x\"},\n    ...     operation=\"insert\",\n    ... )\n    '{\"numero\":\"4111111111111111\",\"codigo\":123}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a card before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Card | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.card.validate(\n    ...     value={\"numero\": \"4111111111111111\", \"validade\": \"2030-01-31\", \"bandeira\": \"Mastercard\"},\n    ...     operation=\"insert\",\n    ... )\n    Validation(issues=[Issue(path='bandeira', code='mismatch', severity='warning',\n    params={'expected': 'visa'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    plan = plan {
        #[doc = "Reads a plan from a JSON document. Every problem is listed with its path, and what\ncould be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    PlanDecoded: A plan as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.plan.decode({\"termos_uso\": \"termos.pdf\"})\n    PlanDecoded(value=Plan(termos_uso='termos.pdf'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a plan as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Plan | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.plan.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a plan: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Plan | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.plan.body(\n    ...     value={\"id\": 1, \"titulo\": \"Ouro\", \"valor\": \"99.9\", \"identificador\": \"ouro\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":1,\"titulo\":\"Ouro\",\"valor\":99.90}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a plan before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Plan | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.plan.validate(\n    ...     value={\"identificador\": \"x\", \"itens\": [{\"total\": 1}]},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[Issue(path='identificador', code='ignored', severity='warning',\n    params={}), Issue(path='itens[0].total', code='ignored', severity='warning',\n    params={})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    wallet_entry = wallet_entry {
        #[doc = "Reads a wallet entry from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    WalletEntryDecoded: A wallet entry as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.wallet_entry.decode({\"nome\": \"Ana\", \"titular\": None, \"cpf\": \"52998224725\", \"carteira_virtual_status\": True, \"planos_contratados\": [{\"id\": 1, \"id_plano\": None, \"data_inicio_vigente\": \"2026-01-01\", \"carteira_virtual_status\": False}]})\n    WalletEntryDecoded(value=WalletEntry(nome='Ana', cpf='52998224725',\n    carteira_virtual_status=True, planos_contratados=[HiredPlan(id=1,\n    data_inicio_vigente=datetime.date(2026, 1, 1), carteira_virtual_status=False)]),\n    issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a wallet entry as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (WalletEntry | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.wallet_entry.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a wallet entry: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (WalletEntry | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.wallet_entry.body(\n    ...     value={\"nome\": \"Ana\", \"cpf\": \"52998224725\", \"carteira_virtual_status\": True},\n    ...     operation=\"insert\",\n    ... )\n    '{\"nome\":\"Ana\",\"cpf\":\"52998224725\",\"carteira_virtual_status\":true}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a wallet entry before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (WalletEntry | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.wallet_entry.validate(\n    ...     value={\"nome\": \"Ana\", \"titular\": None, \"cpf\": \"52998224725\", \"carteira_virtual_status\": True, \"planos_contratados\": [{\"id\": 1, \"id_plano\": None, \"data_inicio_vigente\": \"2026-01-01\", \"carteira_virtual_status\": False}]},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    cnae = cnae {
        #[doc = "Reads a CNAE activity from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CnaeDecoded: A CNAE activity as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnae.decode({\"id\": 6204000, \"nome\": \"Consultoria\"})\n    CnaeDecoded(value=Cnae(id=6204000, nome='Consultoria'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a CNAE activity as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (Cnae | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.cnae.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a CNAE activity: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (Cnae | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnae.body(value={\"id\": 6204000, \"nome\": \"Consultoria\"}, operation=\"update\")\n    '{\"id\":6204000,\"nome\":\"Consultoria\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a CNAE activity before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Cnae | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnae.validate(\n    ...     value={\"id\": 6204000, \"nome\": \"Consultoria\"},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    service_list_item = service_list_item {
        #[doc = "Reads an item of the LC 116 service list from a JSON document. Every problem is\nlisted with its path, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ServiceListItemDecoded: An item of the LC 116 service list as it was read, and the\n        values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_list_item.decode({\"id\": 102, \"nome\": \"Programação\"})\n    ServiceListItemDecoded(value=ServiceListItem(id=102, nome='Programação'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an item of the LC 116 service list as the service does: money as JSON numbers\nwith two places, unset fields left out, nothing else lost.\n\nArgs:\n    value (ServiceListItem | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.service_list_item.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for an item of the LC 116 service list: read-only and display\nfields left out, and on insert the keys.\n\nArgs:\n    value (ServiceListItem | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_list_item.body(\n    ...     value={\"id\": 102, \"nome\": \"Programação\"},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":102,\"nome\":\"Programação\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks an item of the LC 116 service list before it is sent: values, codes, names,\nand its own rules as `docs/rules.md` lists them. `today` is for the rules that need\nit.\n\nArgs:\n    value (ServiceListItem | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_list_item.validate(\n    ...     value={\"id\": 102, \"nome\": \"Programação\"},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    municipality = municipality {
        #[doc = "Whether a code is an IBGE municipality code: 7 digits, of which the last is a check\ndigit (modulo 10). Nine official codes whose check digit does not follow the formula\n(NT 2008.004) are valid too. Returns false for anything else.\n\nArgs:\n    code (Decimal | int | str | bool | datetime.date): The code, as a number or as a\n        text.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.municipality.is_valid_code(\"2201919\")\n    True"]
        is_valid_code "(code)" (code: argument);
        #[doc = "Reads a municipality from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    MunicipalityDecoded: A municipality as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.municipality.decode({\"id\": 3550308, \"nome\": \"São Paulo\", \"uf\": 35})\n    MunicipalityDecoded(value=Municipality(id=3550308, nome='São Paulo',\n    uf=FederativeUnit.SP), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a municipality as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (Municipality | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.municipality.encode({\"id\": 3550308, \"nome\": \"São Paulo\", \"uf\": 35})\n    '{\"id\":3550308,\"nome\":\"São Paulo\",\"uf\":35}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a municipality: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (Municipality | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.municipality.body(\n    ...     value={\"id\": 3550308, \"nome\": \"São Paulo\", \"uf\": 35},\n    ...     operation=\"update\",\n    ... )\n    '{\"id\":3550308,\"nome\":\"São Paulo\",\"uf\":35}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a municipality before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Municipality | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.municipality.validate(value={\"id\": 3550308, \"uf\": 33}, operation=\"update\")\n    Validation(issues=[Issue(path='uf', code='mismatch', severity='error',\n    params={'expected': '35'})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    adjustment_index = adjustment_index {
        #[doc = "Reads an adjustment index from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    AdjustmentIndexDecoded: An adjustment index as it was read, and the values that did\n        not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.adjustment_index.decode({\"mes\": \"2026-12\"})\n    AdjustmentIndexDecoded(value=AdjustmentIndex(mes='2026-12'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an adjustment index as the service does: money as JSON numbers with two\nplaces, unset fields left out, nothing else lost.\n\nArgs:\n    value (AdjustmentIndex | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.adjustment_index.encode({\"novo\": Decimal(\"1.0\")})\n    '{\"novo\":1.0}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for an adjustment index: read-only and display fields left out, and\non insert the keys.\n\nArgs:\n    value (AdjustmentIndex | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text."]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks an adjustment index before it is sent: values, codes, names, and its own\nrules as `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (AdjustmentIndex | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.adjustment_index.validate(\n    ...     value={\"mes\": \"2026-00\", \"valor\": \"1\"},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[Issue(path='mes', code='invalid_month', severity='error',\n    params={})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    listing = listing {
        #[doc = "Reads a listing from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ListingDecoded: A listing as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.listing.decode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2, \"sort\": None, \"requestId\": \"abc\"}, \"data\": [{\"id\": 1, \"valor\": Decimal(\"1.5\")}, {\"id\": 2}]})\n    ListingDecoded(value=Listing(header=ListingHeader(offset=0, limit=100, count=2,\n    requestId='abc'), data=['{\"id\":1,\"valor\":1.5}', '{\"id\":2}']), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a listing as the service does: money as JSON numbers with two places, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (Listing | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.listing.encode({\"data\": []})\n    '{\"data\":[]}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a listing: read-only and display fields left out, and on insert\nthe keys.\n\nArgs:\n    value (Listing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.listing.body(\n    ...     value={\"data\": [{\"id\": 1, \"valor\": Decimal(\"1.0\")}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"data\":[{\"id\":1,\"valor\":1.0}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a listing before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Listing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.listing.validate(value={\"data\": [], \"x\": 1}, operation=\"insert\")\n    Validation(issues=[Issue(path='x', code='unknown_field', severity='warning',\n    params={})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    sale_listing = sale_listing {
        #[doc = "Reads a sale listing from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    SaleListingDecoded: A sale listing as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.sale_listing.decode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 8123, \"data\": \"2027-01-31\", \"valor_venda\": Decimal(\"129.90\"), \"parcelas\": [{\"data_vencimento\": \"2027-02-28\", \"valor\": Decimal(\"129.90\")}]}, {\"id\": 2}]})\n    SaleListingDecoded(value=SaleListing(header=ListingHeader(offset=0, limit=100,\n    count=2), data=[Sale(id=8123, data=datetime.date(2027, 1, 31),\n    valor_venda=Decimal('129.90'),\n    parcelas=[Installment(data_vencimento=datetime.date(2027, 2, 28),\n    valor=Decimal('129.90'))]), Sale(id=2)]), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a sale listing as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (SaleListing | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale_listing.encode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 8123, \"data\": \"2027-01-31\", \"valor_venda\": \"129.90\", \"parcelas\": [{\"data_vencimento\": \"2027-02-28\", \"valor\": \"129.90\"}]}]})\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":8123,\"data\":\"2027-01-31\",\"valor_venda\":129.90,\"parcelas\":[{\"data_vencimento\":\"2027-02-28\",\"valor\":129.90}]}]}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a sale listing: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (SaleListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale_listing.body(\n    ...     value={\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 8123, \"data\": \"2027-01-31\", \"valor_venda\": \"129.90\", \"parcelas\": [{\"data_vencimento\": \"2027-02-28\", \"valor\": \"129.90\"}]}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":8123,\"data\":\"2027-01-31\",\"valor_venda\":129.90,\"parcelas\":[{\"data_vencimento\":\"2027-02-28\",\"valor\":129.90}]}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a sale listing before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (SaleListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.sale_listing.validate(\n    ...     value={\"data\": [{\"id\": 8123, \"data\": \"2027-01-31\", \"valor_venda\": \"129.90\", \"parcelas\": [{\"data_vencimento\": \"2027-02-28\", \"valor\": \"129.90\"}]}]},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    customer_listing = customer_listing {
        #[doc = "Reads a customer listing from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CustomerListingDecoded: A customer listing as it was read, and the values that did\n        not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer_listing.decode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 41, \"nome\": \"Ana Lima\", \"contatos\": [{\"nome\": \"Rui\"}]}, {\"id\": 2}]})\n    CustomerListingDecoded(value=CustomerListing(header=ListingHeader(offset=0,\n    limit=100, count=2), data=[Customer(id=41, nome='Ana Lima',\n    contatos=[Contact(nome='Rui')]), Customer(id=2)]), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a customer listing as the service does: money as JSON numbers with two\nplaces, unset fields left out, nothing else lost.\n\nArgs:\n    value (CustomerListing | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer_listing.encode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 41, \"nome\": \"Ana Lima\", \"contatos\": [{\"nome\": \"Rui\"}]}]})\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":41,\"nome\":\"Ana\n    Lima\",\"contatos\":[{\"nome\":\"Rui\"}]}]}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a customer listing: read-only and display fields left out, and\non insert the keys.\n\nArgs:\n    value (CustomerListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer_listing.body(\n    ...     value={\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 41, \"nome\": \"Ana Lima\", \"contatos\": [{\"nome\": \"Rui\"}]}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":41,\"nome\":\"Ana\n    Lima\",\"contatos\":[{\"nome\":\"Rui\"}]}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a customer listing before it is sent: values, codes, names, and its own rules\nas `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (CustomerListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.customer_listing.validate(\n    ...     value={\"data\": [{\"id\": 41, \"nome\": \"Ana Lima\", \"contatos\": [{\"nome\": \"Rui\"}]}]},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    service_listing = service_listing {
        #[doc = "Reads a service listing from a JSON document. Every problem is listed with its path,\nand what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ServiceListingDecoded: A service listing as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> from decimal import Decimal\n    >>> import lastro\n    >>> lastro.service_listing.decode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 7, \"nome\": \"Mensalidade\", \"valor\": Decimal(\"50.50\")}, {\"id\": 2}]})\n    ServiceListingDecoded(value=ServiceListing(header=ListingHeader(offset=0, limit=100,\n    count=2), data=[Service(id=7, nome='Mensalidade', valor=Decimal('50.50')),\n    Service(id=2)]), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a service listing as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (ServiceListing | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_listing.encode({\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 7, \"nome\": \"Mensalidade\", \"valor\": \"50.50\"}]})\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":7,\"nome\":\"Mensalidade\",\"valor\":50.50}]}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for a service listing: read-only and display fields left out, and\non insert the keys.\n\nArgs:\n    value (ServiceListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_listing.body(\n    ...     value={\"header\": {\"offset\": 0, \"limit\": 100, \"count\": 2}, \"data\": [{\"id\": 7, \"nome\": \"Mensalidade\", \"valor\": \"50.50\"}]},\n    ...     operation=\"update\",\n    ... )\n    '{\"header\":{\"offset\":0,\"limit\":100,\"count\":2},\"data\":[{\"id\":7,\"nome\":\"Mensalidade\",\"valor\":50.50}]}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks a service listing before it is sent: values, codes, names, and its own rules\nas `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (ServiceListing | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.service_listing.validate(\n    ...     value={\"data\": [{\"id\": 7, \"nome\": \"Mensalidade\", \"valor\": \"50.50\"}]},\n    ...     operation=\"update\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    deleted = deleted {
        #[doc = "Reads the response to a delete from a JSON document. Every problem is listed with\nits path, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    DeletedDecoded: The response to a delete as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.deleted.decode({\"id\": \"99999999999999999999\"})\n    DeletedDecoded(value=Deleted(id='99999999999999999999'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes the response to a delete as the service does: money as JSON numbers with two\nplaces, unset fields left out, nothing else lost.\n\nArgs:\n    value (Deleted | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.deleted.encode({\"id\": \"5\"})\n    '{\"id\":\"5\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for the response to a delete: read-only and display fields left\nout, and on insert the keys.\n\nArgs:\n    value (Deleted | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.deleted.body(value={\"id\": \"5\"}, operation=\"update\")\n    '{\"id\":\"5\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks the response to a delete before it is sent: values, codes, names, and its own\nrules as `docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (Deleted | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.deleted.validate(value={\"id\": \"1\", \"x\": 1}, operation=\"insert\")\n    Validation(issues=[Issue(path='x', code='unknown_field', severity='warning',\n    params={})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    api_error = api_error {
        #[doc = "Reads an API error from a JSON document. Every problem is listed with its path, and\nwhat could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ApiErrorDecoded: An API error as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.api_error.decode({\"code\": 404, \"message\": \"Not found\"})\n    ApiErrorDecoded(value=ApiError(code=404, message='Not found'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an API error as the service does: money as JSON numbers with two places,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (ApiError | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.api_error.encode({\"code\": 404, \"message\": \"Not found\"})\n    '{\"code\":404,\"message\":\"Not found\"}'"]
        encode "(value)" (value: argument);
        #[doc = "The body to send for an API error: read-only and display fields left out, and on\ninsert the keys.\n\nArgs:\n    value (ApiError | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.api_error.body(\n    ...     value={\"code\": 404, \"message\": \"Not found\"},\n    ...     operation=\"insert\",\n    ... )\n    '{\"code\":404,\"message\":\"Not found\"}'"]
        body "(value, operation)" (value: argument, operation: argument);
        #[doc = "Checks an API error before it is sent: values, codes, names, and its own rules as\n`docs/rules.md` lists them. `today` is for the rules that need it.\n\nArgs:\n    value (ApiError | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid` if the value is not an object. All other problems are listed\n        as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.api_error.validate(value={\"code\": 400, \"x\": 1}, operation=\"insert\")\n    Validation(issues=[Issue(path='x', code='unknown_field', severity='warning',\n    params={})])"]
        validate "(value, operation, today=None)" (value: draft, operation: argument, today: argument);
    }
    cpf = cpf {
        #[doc = "Whether a string is a CPF: 11 digits with correct check digits (Receita Federal)\nthat are not all equal, without punctuation or as `XXX.XXX.XXX-XX`. Returns false\nfor any other string.\n\nArgs:\n    cpf (str): A person's number, bare or printed.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.cpf.is_valid(\"123.456.789-09\")\n    True"]
        is_valid "(cpf)" (cpf: argument);
        #[doc = "The printed form of a valid CPF, `XXX.XXX.XXX-XX`.\n\nArgs:\n    cpf (str): A person's number, bare or printed.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_cpf`.\n\nExample:\n    >>> import lastro\n    >>> lastro.cpf.format(\"000.000.001-91\")\n    '000.000.001-91'"]
        format "(cpf)" (cpf: argument);
    }
    cnpj = cnpj {
        #[doc = "Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB\n2.229/2024), without punctuation or as `XX.XXX.XXX/XXXX-XX`, in upper or lower case.\nReturns false for any other string.\n\nArgs:\n    cnpj (str): A company's number, bare or printed.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnpj.is_valid(\"00.000.000/0001-91\")\n    True"]
        is_valid "(cnpj)" (cnpj: argument);
        #[doc = "The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.\n\nArgs:\n    cnpj (str): A company's number, bare or printed.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_cnpj`.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnpj.format(\"11.222.333/0001-81\")\n    '11.222.333/0001-81'"]
        format "(cnpj)" (cnpj: argument);
        #[doc = "Computes the two check digits of a CNPJ from its first 12 characters.\n\nArgs:\n    base (str): The first 12 digits or letters, bare or printed.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_cnpj` at `base` if it is not 12 digits or letters, with or\n        without punctuation.\n\nExample:\n    >>> import lastro\n    >>> lastro.cnpj.check_digits(\"12.abc.345/01de\")\n    '35'"]
        check_digits "(base)" (base: argument);
    }
    cep = cep {
        #[doc = "Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as\n`XXYYY-ZZZ`. Shorter numbers are not padded. Returns false for any other string.\n\nArgs:\n    cep (str): A postal code, bare or printed.\n\nReturns:\n    bool: Whether it is so.\n\nExample:\n    >>> import lastro\n    >>> lastro.cep.is_valid(\"01.310-100\")\n    True"]
        is_valid "(cep)" (cep: argument);
        #[doc = "A CEP in the format that the service requires, `XX.YYY-ZZZ`.\n\nArgs:\n    cep (str): A postal code, bare or printed.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_cep`.\n\nExample:\n    >>> import lastro\n    >>> lastro.cep.format(\"01.310-100\")\n    '01.310-100'"]
        format "(cep)" (cep: argument);
    }
    lc116 = lc116 {
        #[doc = "The number by which the service identifies an item: `1.02` is 102. The sub-item must\nhave two digits.\n\nArgs:\n    item (str): The item as it is printed, `1.02`.\n\nReturns:\n    int: The number.\n\nRaises:\n    LastroError: `invalid_service_item`. If only digits were given, its parameter\n        `printed` is the item in its printed form.\n\nExample:\n    >>> import lastro\n    >>> lastro.lc116.to_code(\"40.99\")\n    4099"]
        to_code "(item)" (item: argument);
        #[doc = "The item with a given number: 102 is `1.02`.\n\nArgs:\n    code (int): The number that the service takes: 102.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_service_item`.\n\nExample:\n    >>> import lastro\n    >>> lastro.lc116.to_item(4099)\n    '40.99'"]
        to_item "(code)" (code: argument);
    }
    tax_code = tax_code {
        #[doc = "Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`.\nLeading zeros are kept.\n\nArgs:\n    code (str): The code as a text.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: `invalid_tax_code` if the code has any other character, no digits, or\n        more than 20 digits.\n\nExample:\n    >>> import lastro\n    >>> lastro.tax_code.digits(\"11111111111111111111\")\n    '11111111111111111111'"]
        digits "(code)" (code: argument);
    }
    pix = pix {
        #[doc = "Reads a Pix code.\n\nArgs:\n    code (str): The code as a text.\n\nReturns:\n    PixCode: The contents of a Pix code.\n\nRaises:\n    LastroError: `invalid_pix` with the same `reason` as `check`, if the code cannot be\n        paid.\n\nExample:\n    >>> import lastro\n    >>> lastro.pix.parse(\"00020126430014br.gov.bcb.pix2521pix.example.com/v2/9f5204000053039865802BR5906FULANO6006RECIFE62070503***6304D7B0\")\n    PixCode(tipo='dinamico', url='pix.example.com/v2/9f', nome='FULANO',\n    cidade='RECIFE', txid='***')"]
        parse "(code)" (code: argument);
        #[doc = "Checks whether a Pix code is valid. If it is not, the result states the reason. Any\nother string is not valid.\n\nArgs:\n    code (str): The code as a text.\n\nReturns:\n    PixCheck: Whether a Pix code is valid.\n\nExample:\n    >>> import lastro\n    >>> lastro.pix.check(\"00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3E\")\n    PixCheck(valid=False, reason='crc')"]
        check "(code)" (code: argument);
        #[doc = "Generates a static Pix code. The key is written in its registered form: CPF or CNPJ\nwithout punctuation, telephone with `+55`, e-mail or random key in lower case.\nAccents are removed from name, city and note, because Pix codes have none. Nothing\nis truncated. An amount of zero is left out, so that the payer can enter it.\n\nArgs:\n    chave (str): The Pix key: CPF, CNPJ, phone number, e-mail address or random key.\n    nome (str): The receiver's name, at most 25 characters.\n    cidade (str): The receiver's city, at most 15 characters.\n    valor (Decimal | int | str, optional): The amount. A float is refused.\n    txid (str, optional): The payment's identifier, at most 25 letters and digits; none\n        when unset.\n    info (str, optional): A note for the payer; none when unset.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`,\n        `invalid_email`, or `too_long` above 77 characters. At the other strings:\n        `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters\n        for the name, 15 for the city, 25 for the identifier, and 73 minus the\n        length of the key for the note. At `valor`: `out_of_range` below zero or\n        above 9999999999.99.\n\nExample:\n    >>> import lastro\n    >>> lastro.pix.generate(\n    ...     chave=\"123E4567-E12B-12D1-A456-426655440000\",\n    ...     nome=\"N\",\n    ...     cidade=\"C\",\n    ... )\n    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5901N6001C62070503***630480A0'"]
        generate "(chave, nome, cidade, valor=None, txid=None, info=None)" (chave: argument, nome: argument, cidade: argument, valor: argument, txid: argument, info: argument);
    }
    query = query {
        #[doc = "Builds the query string of a list request, without `?`. It has the filters in the\ngiven order, then `_sort`, `_fields`, `_expand`, `_offset` (unless it is 0) and\n`_limit` (always; 100 if none is given, at most 1000).\n\nArgs:\n    entity (str): Which records are listed. One of \"service\", \"payment_method\",\n        \"customer\", \"sale\", \"plan\", \"cnae\", \"service_list_item\", \"municipality\".\n    filters (Sequence[Filter | Mapping], optional): Conditions, in order.\n    sort (Sequence[str], optional): Names of fields, `-` in front for descending.\n    fields (Sequence[str], optional): Fields to return; none means all.\n    expand (Sequence[str], optional): Nested records to include.\n    limit (int, optional): Maximum number of records, 1 to 1000; 100 when unset.\n    offset (int, optional): Number of records to skip; 0 when unset.\n\nReturns:\n    str: The text.\n\nRaises:\n    LastroError: Every problem at once, each at its path: `unknown_field`;\n        `reserved_name`; `invalid_operator` for an operator that the field's type\n        does not support; the issues of a value that is invalid for the field's\n        type; `out_of_range` for limit and offset, for more than 100 fields to sort\n        by, and for more than 100 conditions. Conditions with `eq` on a documented\n        field do not count.\n\nExample:\n    >>> import lastro\n    >>> lastro.query.build(\n    ...     entity=\"customer\",\n    ...     filters=[{\"field\": \"custom_x\", \"operator\": \"contains\", \"value\": \"a\"}],\n    ...     sort=[\"-custom_x\"],\n    ...     fields=[\"custom_x\"],\n    ... )\n    'custom_x[contains]=a&_sort=-custom_x&_fields=custom_x&_limit=100'"]
        build "(entity, filters=None, sort=None, fields=None, expand=None, limit=None, offset=None)" (entity: argument, filters: argument, sort: argument, fields: argument, expand: argument, limit: argument, offset: argument);
        #[doc = "Parses a query string into a query. The string need not be in the form that `build`\nwrites: `field[eq]=`, `+` for a space, encoded brackets and commas, and any order\nare accepted.\n\nArgs:\n    entity (str): Which records are listed. One of \"service\", \"payment_method\",\n        \"customer\", \"sale\", \"plan\", \"cnae\", \"service_list_item\", \"municipality\".\n    query (str): The query string, without `?`.\n\nReturns:\n    Query: A list query: which records to list, in which order, and what to return of\n        them.\n\nRaises:\n    LastroError: Every problem at once, below `query`: `reserved_name` for an unknown\n        name that begins with `_`; `duplicate_key` for such a name that occurs\n        twice; `invalid_characters` if the encoding is broken or a bracket is not\n        closed; the errors of `build`.\n\nExample:\n    >>> import lastro\n    >>> lastro.query.parse(\n    ...     entity=\"service\",\n    ...     query=\"_sort=nome%2C-valor&_fields=id%2Cnome&_limit=%31%30\",\n    ... )\n    Query(entity='service', filters=[], sort=['nome', '-valor'], fields=['id', 'nome'],\n    limit=10)"]
        parse "(entity, query)" (entity: argument, query: argument);
        #[doc = "Whether a record matches a query. Conditions on the same field with the same\noperator are joined by \"or\", all others by \"and\". Null matches only `isnull`, `neq`\nand `notcontains`. Strings are compared without case, but with accents. Values of\ncustom fields are compared as numbers if both are numbers.\n\nArgs:\n    entity (str): Which records are listed. One of \"service\", \"payment_method\",\n        \"customer\", \"sale\", \"plan\", \"cnae\", \"service_list_item\", \"municipality\".\n    query (str | Query | Mapping): What to list, as `query.build` gives it or as the\n        query itself.\n    record (str | bytes | Mapping): The record as a JSON document.\n\nReturns:\n    bool: Whether it is so.\n\nRaises:\n    LastroError: The errors of `parse` and `build`; `mismatch` at `query.entity` for a\n        query on another kind of record; an error at `record` if it is not a record,\n        and below `record` for a value that the query uses but that is invalid for\n        its field.\n\nExample:\n    >>> import lastro\n    >>> lastro.query.matches(\n    ...     entity=\"customer\",\n    ...     query=\"custom_x[lt]=1e400\",\n    ...     record={\"custom_x\": \"99999999999999999999999999999999999999999\"},\n    ... )\n    True"]
        matches "(entity, query, record)" (entity: argument, query: argument, record: argument);
        #[doc = "Filters and sorts a list in memory, and returns the requested page with the\nrequested fields and sections. The result has the structure of the service's\nlistings.\n\nArgs:\n    entity (str): Which records are listed. One of \"service\", \"payment_method\",\n        \"customer\", \"sale\", \"plan\", \"cnae\", \"service_list_item\", \"municipality\".\n    query (str | Query | Mapping): What to list, as `query.build` gives it or as the\n        query itself.\n    records (Sequence[str | bytes | Mapping]): The records as JSON documents.\n\nReturns:\n    ListPage: One page of records, with the structure of the service's listings.\n\nRaises:\n    LastroError: The errors of `parse` and `build`; `mismatch` at `query.entity` for a\n        query on another kind of record; an error at `records[i]` if it is not a\n        record, and below `records[i]` for a value that the query uses but that is\n        invalid for its field.\n\nExample:\n    >>> import lastro\n    >>> lastro.query.apply(\n    ...     entity=\"customer\",\n    ...     query=\"_sort=id\",\n    ...     records=[{\"id\": 2}, {\"id\": 1, \"data_nascimento\": \"x\"}],\n    ... )\n    ListPage(header=PageHeader(offset=0, limit=100, count=2, sort='id'),\n    data=['{\"id\":1,\"data_nascimento\":\"x\"}', '{\"id\":2}'])"]
        apply "(entity, query, records)" (entity: argument, query: argument, records: argument);
    }
    request = request {
        #[doc = "Builds a request: method, whole URL, headers with the API key (Basic\nauthentication), and JSON body. `base_url` must use https; http is accepted for this\nmachine. `query` is a query or the result of `query.build`. `body` is the result of\nan operation such as `sale.body`. Pass exactly the arguments that the operation\nneeds.\n\nArgs:\n    operation (str): The operation of the interface.\n    base_url (str): Where the service is: https, or http on this machine.\n    api_key (str): The account's key. No message shows it.\n    id (int, optional): Key of the record, where the path names one.\n    cpf (str, optional): CPF of the wallet, where the path names one.\n    query (str | Query | Mapping, optional): What to list or show.\n    body (str | bytes | Mapping, optional): What to send, as `body` of the entity's area\n        gives it. Debug output never shows it.\n\nReturns:\n    ApiRequest: A request, to be sent with your program's HTTP client. Debug output\n        never shows headers and body, because they may contain the API key and card\n        numbers.\n\nRaises:\n    LastroError: Every problem at once: `invalid_url`; `blank` or `invalid_characters`\n        at `api_key`; `required` or `unknown_argument` at `id`, `cpf`, `query`,\n        `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of\n        `query.build`.\n\nExample:\n    >>> import lastro\n    >>> lastro.request.build(\n    ...     base_url=\"https://x.example\",\n    ...     api_key=\"chave-123\",\n    ...     operation=\"customers.select\",\n    ...     id=5,\n    ... )\n    ApiRequest(method='GET', url='https://x.example/api/v2/clientes/5',\n    headers=Headers(['Authorization', 'Accept']))"]
        build "(operation, base_url, api_key, id=None, cpf=None, query=None, body=None)" (operation: argument, base_url: argument, api_key: argument, id: argument, cpf: argument, query: argument, body: argument);
    }
    response = response {
        #[doc = "Decodes a response as a value or an error, depending on its status; the content type\nis ignored. If the API key is given, its beginning is masked in the error's message.\nA value that is invalid for its field is kept unchanged, and is listed in `issues`\nwith its path in `value`; the rest of the response is decoded normally.\n\nArgs:\n    operation (str): The operation of the interface.\n    status (int): The response's status, 100 to 599.\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n    headers (Mapping[str, str], optional): The response's headers.\n    api_key (str, optional): The account's key. No message shows it.\n\nReturns:\n    ApiAnswer: A response: either a value or the service's error.\n\nRaises:\n    LastroError: `unexpected_response` if the body of a success does not have the\n        structure that the operation returns, such as an HTML page, or a list\n        instead of a record. The paths of its issues begin with `body`.\n\nExample:\n    >>> import lastro\n    >>> lastro.response.decode(\n    ...     operation=\"sales.list\",\n    ...     status=401,\n    ...     body='{\"code\": 401, \"message\": \"abc\"}',\n    ...     api_key=\"abcdef123456\",\n    ... )\n    ApiAnswer(api_error=ApiFailure(code=401, kind='unauthorized',\n    message=Concealed('***')), issues=[])"]
        decode "(operation, status, body, headers=None, api_key=None)" (operation: argument, status: argument, body: argument, headers: argument, api_key: argument);
    }
    retry = retry {
        #[doc = "Decides what to do after an attempt. Reads, updates and deletes may be sent again.\nAn insert or receipt may already have been carried out, so the action is\n`reconcile`: first look up whether it was. Other changes get `reconcile` when an\nearlier attempt may have carried them out, and they are rejected or cannot be sent\nagain.\n\nArgs:\n    operation (str): The operation of the interface.\n    attempt (int): Number of the attempt, counted from 1.\n    now (int): The current time, in Unix seconds.\n    seed (int): Seed of the jitter; any number.\n    elapsed_ms (int): Time since the first attempt began, in milliseconds.\n    status (int, optional): The response's status, 100 to 599; unset if no response\n        came.\n    retry_after (Decimal | int | str | bool | datetime.date, optional): The text of the\n        header `Retry-After`, if the response had one.\n\nReturns:\n    RetryPlan: What to do after an attempt, and how long to wait before that.\n\nRaises:\n    LastroError: `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at\n        `status` outside 100 to 599.\n\nExample:\n    >>> import lastro\n    >>> lastro.retry.next(\n    ...     operation=\"sales.list\",\n    ...     attempt=1,\n    ...     now=1795219200,\n    ...     seed=1,\n    ...     elapsed_ms=0,\n    ...     status=503,\n    ...     retry_after=\"99999999999999999999999999\",\n    ... )\n    RetryPlan(action='retry', wait_ms=120000)"]
        next "(operation, attempt, now, seed, elapsed_ms, status=None, retry_after=None)" (operation: argument, attempt: argument, now: argument, seed: argument, elapsed_ms: argument, status: argument, retry_after: argument);
    }
    pages = pages {
        #[doc = "Begins the pagination of a listing. The state is plain data: it can be stored as\nJSON and continued in any programming language. If the query has no order,\n`_sort=id` is added, because the service's default order is not stable.\n\nArgs:\n    operation (str): The operation that lists.\n    query (str | Query | Mapping, optional): What to list, as `query.build` gives it or\n        as the query itself.\n\nReturns:\n    PageStep: A step of a pagination.\n\nRaises:\n    LastroError: `invalid_choice` at an `operation` that is not a listing; the errors of\n        `query.build`.\n\nExample:\n    >>> import lastro\n    >>> lastro.pages.start(\"cnae.list\")\n    PageStep(state='{\"operation\":\"cnae.list\",\"query\":\"_sort=id&_limit=100\",\"walk\":{\"start\":0,\"offset\":0,\"given\":0,\"count\":null,\"count_changed\":false,\"keys\":[],\"page\":null,\"vague\":false,\"end\":null}}',\n    request=PageRequest(operation='cnae.list', query='_sort=id&_limit=100'),\n    done=False, items=[], count_changed=False)"]
        start "(operation, query=None)" (operation: argument, query: argument);
        #[doc = "Continues with the response to the last request: the listing itself, or the result\nof `response.decode`. The pagination ends when the service's count is reached, or at\na page without a new record. `end` states whether every record has certainly been\nreturned; `count_changed` states whether the service's count changed between pages.\n\nArgs:\n    state (str | bytes | Mapping): The state of the pagination, as the last step\n        returned it.\n    response (str | bytes | Mapping): The response to the last request.\n\nReturns:\n    PageStep: A step of a pagination.\n\nRaises:\n    LastroError: `required` at `response.data` if it is missing; `contradiction` at\n        `state` for a pagination that has ended; an error below `state` if the\n        caller has modified the state.\n\nExample:\n    >>> import lastro\n    >>> lastro.pages.next(\n    ...     state={\"operation\": \"services.list\", \"query\": \"_sort=id&_limit=2\", \"walk\": {\"start\": 0, \"offset\": 0, \"given\": 0, \"count\": None, \"count_changed\": False, \"keys\": [], \"page\": None, \"vague\": False, \"end\": None}},\n    ...     response='\u{feff}{\"header\":{\"limit\":2},\"data\":[{\"id\":1}]}',\n    ... )\n    PageStep(state='{\"operation\":\"services.list\",\"query\":\"_sort=id&_limit=2\",\"walk\":{\"start\":0,\"offset\":1,\"given\":1,\"count\":null,\"count_changed\":false,\"keys\":[\"1\"],\"page\":null,\"vague\":false,\"end\":\"complete\"}}',\n    done=True, items=['{\"id\":1}'], count_changed=False, end='complete')"]
        next "(state, response)" (state: argument, response: argument);
    }
    exchange = exchange {
        #[doc = "Begins a call. The step tells your program to send a request or to wait, or states\nthat the call has ended. Report what happened as an event to `exchange.next`. A\nrecord that the validation rules reject is not sent. A change is not sent twice\nunless that is safe: if its response is lost, the change is looked up.\n\nArgs:\n    operation (str): The operation of the service.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    now_ms (int): The current time in milliseconds since 1970.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    id (int, optional): Key of the record, where the path names one.\n    cpf (str, optional): A person's number, bare or printed.\n    query (str | Query | Mapping, optional): What to list or show.\n    record (str | bytes | Mapping, optional): The record or action to send. Fields that\n        the service fills in are left out.\n    original (str | bytes | Mapping, optional): The record before an update. If it is\n        given, only the changed fields of a customer or service are sent.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: Every problem at once: the errors of the record, below `record` and\n        `original`; `required` and `unknown_argument` at `record` and `original`;\n        the errors of `request.build`, with those of address and API key below\n        `settings`."]
        start "(operation, settings, now_ms, gate=None, id=None, cpf=None, query=None, record=None, original=None)" (operation: argument, settings: argument, now_ms: argument, gate: argument, id: argument, cpf: argument, query: argument, record: argument, original: argument);
        #[doc = "Returns the step that follows an event. Pass the same `record` and `original` as to\n`exchange.start`: the state does not contain them.\n\nArgs:\n    state (str | bytes | Mapping): The state of the last step.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    event (ExchangeEvent | Mapping): What happened since the last step.\n    body (bytes | bytearray | str): The body of a response; empty if there is none.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    record (str | bytes | Mapping, optional): The record, as it was given to\n        `exchange.start`.\n    original (str | bytes | Mapping, optional): The record before the update, as it was\n        given to `exchange.start`.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: `contradiction` at `event.kind` for an event that cannot follow the\n        last step; `required` and `out_of_range` at `event.status`; `required` at\n        `record` if it is missing; an error below `state` if the caller has modified\n        the state."]
        next "(state, settings, event, body, gate=None, record=None, original=None)" (state: argument, settings: argument, event: argument, body: argument, gate: argument, record: argument, original: argument);
        #[doc = "Resumes a call from a stored state: after your program was interrupted, to request\nthe next page, or to look up a change whose outcome is unknown. If a change was in\nprogress, its response counts as lost. Pass the same `record` and `original` as to\n`exchange.start`.\n\nArgs:\n    operation (str): The operation of the service that the state is of.\n    state (str | bytes | Mapping): The stored state of the last step.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    now_ms (int): The current time in milliseconds since 1970.\n    seed (int): Seed of the random wait; any number.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    record (str | bytes | Mapping, optional): The record, as it was given to\n        `exchange.start`.\n    original (str | bytes | Mapping, optional): The record before the update, as it was\n        given to `exchange.start`.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: `contradiction` at `operation` if the state belongs to another\n        operation, and at `state` if the call has ended; `required` at `record` if\n        it is missing; an error below `state` if the caller has modified the state."]
        resume "(operation, state, settings, now_ms, seed, gate=None, record=None, original=None)" (operation: argument, state: argument, settings: argument, now_ms: argument, seed: argument, gate: argument, record: argument, original: argument);
    }
    webhook = webhook {
        #[doc = "Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a\nlimit is set, also checks the age of the event; an age equal to the limit is\naccepted. If the signature does not match the body as it was sent, the body is also\ntried with its strings escaped in other ways, unless `strict` is set.\n\nArgs:\n    secrets (str | Sequence[str]): The shared secrets, at most four: while one is\n        replaced, the old and the new one.\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n    now (int, optional): The current time; required if a limit is given. In Unix\n        seconds.\n    tolerance_s (int, optional): Maximum age of the event, in seconds; not checked when\n        unset.\n    future_s (int, optional): Maximum time that the event may lie in the future, in\n        seconds; not checked when unset.\n    strict (bool, optional): Whether only the body as sent counts. Otherwise the other\n        ways to escape its texts are tried too.\n    any_entry (bool, optional): Whether any entry of the signature list may fit, not the\n        first alone. Entries that are not digests are skipped then.\n\nReturns:\n    Verification: The result of verifying a body.\n\nRaises:\n    LastroError: `required` at `now` if a limit is set without it; `out_of_range` for a\n        negative limit or more than four secrets. An invalid body is not an error:\n        it returns a verdict other than `ok`."]
        verify "(secrets, body, now=None, tolerance_s=None, future_s=None, strict=None, any_entry=None)" (secrets: argument, body: argument, now: argument, tolerance_s: argument, future_s: argument, strict: argument, any_entry: argument);
        #[doc = "The first of two steps of verification, for callers that compute the HMAC\nthemselves. Returns the ranges of the body to hash in order, and the digests that\nthe body contains. An invalid body returns a plan that already has the verdict.\n\nArgs:\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n    any_entry (bool, optional): Whether any entry of the signature list may fit, not the\n        first alone. Entries that are not digests are skipped then.\n\nReturns:\n    SignaturePlan: The result of the first step: the bytes to hash, and the digests that\n        the body contains.\n\nExample:\n    >>> import lastro\n    >>> lastro.webhook.plan('{\"header\":{\"api\":\"2\",\"endpoint\":\"clientes\",\"operation\":\"update\",\"timestamp\":1795219200,\"signature\":[\"abc\"]},\"data\":{}}')\n    SignaturePlan(verdict='bad_signature_encoding', ranges=[], expected=[])"]
        plan "(body, any_entry=None)" (body: argument, any_entry: argument);
        #[doc = "The second step of verification: returns the same verdict as `verify` with `strict`.\n`digests` are the HMAC-SHA-256 of the plan's ranges with each secret, in\nhexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as the dedupe\nkey.\n\nArgs:\n    plan (SignaturePlan | Mapping): The plan of the first step.\n    digests (Sequence[str]): The caller's HMAC-SHA-256 of the ranges, one for each\n        secret, 64 hexadecimal digits each.\n    sha256 (str, optional): SHA-256 of the ranges, for the dedupe key.\n    now (int, optional): The current time; required if a limit is given. In Unix\n        seconds.\n    tolerance_s (int, optional): Maximum age of the event, in seconds; not checked when\n        unset.\n    future_s (int, optional): Maximum time that the event may lie in the future, in\n        seconds; not checked when unset.\n\nReturns:\n    Verification: The result of verifying a body.\n\nRaises:\n    LastroError: Those of `verify`; `invalid_characters` at `digests[i]`,\n        `plan.expected[i]` or `sha256` if it is not 64 hexadecimal digits.\n\nExample:\n    >>> import lastro\n    >>> lastro.webhook.conclude(\n    ...     plan={\"verdict\": \"too_deep\", \"ranges\": [], \"expected\": [], \"event\": None},\n    ...     digests=[\"9a719da3d10c2c6fb49d564cb75d00f7ec8908640c8272c6e643afe5910d53ed\"],\n    ... )\n    Verification(verdict='too_deep')"]
        conclude "(plan, digests, sha256=None, now=None, tolerance_s=None, future_s=None)" (plan: argument, digests: argument, sha256: argument, now: argument, tolerance_s: argument, future_s: argument);
        #[doc = "Finds the likely causes why the signature of a body is not accepted. Examples are\nwhite space around the secret, strings that were escaped in another way, `10.0`\nrewritten as `10`, another encoding of the signature, and a body that was parsed,\ncompressed or encoded twice.\n\nArgs:\n    secret (str): The shared secret. No message shows it.\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n\nReturns:\n    Explanation: The likely causes and their evidence.\n\nExample:\n    >>> import lastro\n    >>> lastro.webhook.explain(\n    ...     secret=\"segredo\",\n    ...     body='{\"header\":{\"api\":\"2\",\"endpoint\":\"clientes\",\"operation\":\"update\",\"timestamp\":1795219200},\"data\":{\"nome\":\"João / Cia\"}}',\n    ... )\n    Explanation(likely='form', causes=['form'], evidence='missing_signature')"]
        explain "(secret, body)" (secret: argument, body: argument);
        #[doc = "Reads the event in a body, with its record as a typed value if the kind of record is\nknown. Verify the body first.\n\nArgs:\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n\nReturns:\n    WebhookEvent: An event and its record. The record is in the field of its type; if\n        this version of the library does not know the type, it is only in `data`.\n\nRaises:\n    LastroError: An error of kind `malformed` or `invalid` if the body is not a JSON\n        object with `header` and `data`, or contains an invalid string.\n\nExample:\n    >>> import lastro\n    >>> lastro.webhook.event('{\"header\":{\"api\":\"1\",\"endpoint\":\"vendas\",\"operation\":\"insert\",\"timestamp\":5,\"signature\":[\"x\"]},\"data\":{\"id\":\"1\"}}')\n    WebhookEvent(event=Event(entity='sale', api='1', endpoint='vendas',\n    operation='insert', timestamp=5), data='{\"id\":\"1\"}', issues=[])"]
        event "(body)" (body: argument);
        #[doc = "Creates a signed body in the form in which the service sends it, for testing a\nreceiver. `flavour` selects the JSON encoder whose form strings and numbers get:\nPHP's `json_encode`, with or without escapes, JavaScript's `JSON.stringify`, or\nPython's `json.dumps`. For example, `10.00` becomes `10`, with `python` `10.0`; the\nvalue of a number never changes. `api` is \"2\" if unset.\n\nArgs:\n    endpoint (str): Which records the event is about, as the service writes it:\n        `clientes`.\n    operation (str): What happened to the record: `insert`, `update` or `delete`.\n    data (str | bytes | Mapping): The event's record as a JSON document.\n    timestamp (int): When the event happened, in Unix seconds.\n    secret (str): The shared secret. No message shows it.\n    flavour (str): The library whose JSON format the body has. One of \"php\",\n        \"php_unescaped\", \"js\", \"python\".\n    api (str, optional): The version in the event's header; \"2\" when unset.\n\nReturns:\n    str: The text.\n\nExample:\n    >>> import lastro\n    >>> lastro.webhook.sign(\n    ...     endpoint=\"outros\",\n    ...     operation=\"update\",\n    ...     data='{\"v\":999999999999999.99,\"w\":0.1234567890123456789,\"x\":123456789012345678901}',\n    ...     timestamp=5,\n    ...     secret=\"segredo\",\n    ...     flavour=\"js\",\n    ... )\n    '{\"header\":{\"api\":\"2\",\"endpoint\":\"outros\",\"operation\":\"update\",\"timestamp\":5,\"signature\":[\"12a8396907dfc56f17e3160c2be0c45c5b83fb5c44fabaf82f96f81310489c6f\"]},\"data\":{\"v\":999999999999999.99,\"w\":0.1234567890123456789,\"x\":123456789012345678901}}'"]
        sign "(endpoint, operation, data, timestamp, secret, flavour, api=None)" (endpoint: argument, operation: argument, data: argument, timestamp: argument, secret: argument, flavour: argument, api: argument);
    }
    v1_sale = v1::sale {
        #[doc = "Converts a sale to request parameters, in the order of the service's documents;\nmembers of `extra` come last. Unset fields are not sent; an empty string clears a\nfield.\n\nArgs:\n    value (SaleParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar;\n        `out_of_range` for more than 999 installments."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    SaleParameters: The parameters for inserting or updating a sale. Parameters that the\n        service's documents do not mention, such as the e-mail address, are in\n        `extra`.\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.parse_parameters(\n    ...     form=\"cliente=Jo%C3%A3o+%26+Cia&valor_1=5.00&discriminacao=&x\",\n    ... )\n    SaleParameters(cliente='João & Cia', discriminacao='',\n    parcelas=[InstallmentParameters(valor=Decimal('5.00'))], extra={'x': ''})"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters of an insert or update before they are sent. `today` is\nused for the card's expiry and the date of birth. Unset fields of `context` mean\n\"unknown\". For an update, pass the sale to be changed as `original`: once its\ninvoice is issued, only the payment method may change.\n\nArgs:\n    value (SaleParameters | Mapping): The record.\n    operation (str): Whether the record is inserted or updated. One of \"insert\",\n        \"update\".\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n    original (SaleV1 | Mapping, optional): The record as the service has it.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object, or if `original` is given for an\n        insert. All other problems are returned as issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.validate(\n    ...     value={\"data\": \"2026-11-21\", \"cliente\": \"João & Cia\", \"servico\": \"Consultoria\", \"discriminacao\": \"Consultoria\", \"valor_venda\": \"100.00\", \"emissao_nfse\": 1, \"meio_pagamento\": \"Boleto\", \"nfse_municipio_emissao\": 3550308},\n    ...     operation=\"insert\",\n    ...     today=\"2026-11-21\",\n    ...     context={\"service_issued_before\": True, \"city_issued_before\": True},\n    ... )\n    Validation(issues=[])"]
        validate "(value, operation, today=None, context=None, original=None)" (value: draft, operation: argument, today: argument, context: argument, original: argument);
        #[doc = "Checks a changed sale: if the invoice of `original` is issued, only the payment\nmethod may differ.\n\nArgs:\n    original (SaleV1 | Mapping): The record as the service has it.\n    edited (SaleV1 | Mapping): The record as it is to be.\n\nReturns:\n    Validation: The result of a validation.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.validate_update(\n    ...     original={\"nfse\": {\"status\": \"1\"}, \"valor_venda\": \"10.00\"},\n    ...     edited={\"valor_venda\": \"11.00\", \"meio_pagamento\": {\"id\": \"2\"}},\n    ... )\n    Validation(issues=[Issue(path='valor_venda', code='locked_after_issue',\n    severity='error', params={})])"]
        validate_update "(original, edited)" (original: argument, edited: argument);
        #[doc = "Checks whether a sale may be deleted: reports an error if its invoice is issued.\n\nArgs:\n    sale (SaleV1 | Mapping): The sale.\n\nReturns:\n    Validation: The result of a validation.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.validate_delete({\"id\": 7, \"nfse_status\": 2, \"desconto\": \"0.00\", \"meio_pagamento\": {\"id\": 1, \"nome\": \"Boleto\"}, \"parcelas_venda\": [{\"id\": 1, \"valor\": \"50.00\"}], \"cliente\": {\"id\": 3, \"nome\": \"J\"}})\n    Validation(issues=[])"]
        validate_delete "(sale)" (sale: argument);
        #[doc = "The JSON value of the field `dados_extra`, which is a string of JSON text; null if\nthe field is unset.\n\nArgs:\n    value (SaleV1 | Mapping): The record.\n\nReturns:\n    str | None: The document as JSON text. None if there is none.\n\nRaises:\n    LastroError: An error of kind `malformed` if the string is not JSON.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.extra_data({\"dados_extra\": '{\"a\":[1,2.50]}'})\n    '{\"a\":[1,2.50]}'"]
        extra_data "(value)" (value: argument);
        #[doc = "Reads a sale of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    SaleV1Decoded: A sale of version 1 as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice."]
        decode "(json)" (json: argument);
        #[doc = "Writes a sale of version 1 as the service does: numbers and amounts as texts, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (SaleV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.sale.encode({\"id\": 7, \"valor_venda\": \"129.9\", \"parcela_status\": 9, \"parcelas_venda\": [{\"id\": 1, \"valor\": 5}], \"servicos\": [{\"qtd\": \"1.5\"}], \"cliente\": \"resumo\"})\n    '{\"id\":\"7\",\"valor_venda\":\"129.90\",\"parcela_status\":\"9\",\"servicos\":[{\"qtd\":\"1.5\"}],\"parcelas_venda\":[{\"id\":\"1\",\"valor\":\"5.00\"}],\"cliente\":\"resumo\"}'"]
        encode "(value)" (value: argument);
    }
    v1_item = v1::item {
        #[doc = "Reads an item of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ItemV1Decoded: An item of version 1 as it was read, and the values that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.item.decode({\"id_servico\": \"4\", \"qtd\": \"2\"})\n    ItemV1Decoded(value=ItemV1(id_servico=4, qtd=Decimal('2')), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an item of version 1 as the service does: numbers and amounts as texts, unset\nfields left out, nothing else lost.\n\nArgs:\n    value (ItemV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.item.encode({\"recorrente\": 1, \"id_servico\": 4, \"valor\": \"10.5\", \"qtd\": \"2.0\", \"total\": \"21\"})\n    '{\"recorrente\":\"1\",\"id_servico\":\"4\",\"valor\":\"10.50\",\"qtd\":\"2\",\"total\":\"21.00\"}'"]
        encode "(value)" (value: argument);
    }
    v1_installment = v1::installment {
        #[doc = "Reads an installment of version 1 from a JSON document. Every problem is listed with\nits path, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    InstallmentV1Decoded: An installment of version 1 as it was read, and the values\n        that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.installment.decode({\"id\": \"1\", \"valor\": \"10.00\", \"status\": \"10\"})\n    InstallmentV1Decoded(value=InstallmentV1(id=1, valor=Decimal('10.00'),\n    status=InstallmentStatusV1.ERROR), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an installment of version 1 as the service does: numbers and amounts as\ntexts, unset fields left out, nothing else lost.\n\nArgs:\n    value (InstallmentV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.installment.encode({\"id\": 1, \"parcela\": 2, \"data_vencimento\": \"2026-12-01\", \"valor\": \"100\", \"status\": 6})\n    '{\"id\":\"1\",\"parcela\":\"2\",\"data_vencimento\":\"2026-12-01\",\"valor\":\"100.00\",\"status\":\"6\"}'"]
        encode "(value)" (value: argument);
    }
    v1_invoice = v1::invoice {
        #[doc = "Reads an invoice of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    InvoiceV1Decoded: An invoice of version 1 as it was read, and the values that did\n        not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.invoice.decode({\"id\": \"9\", \"numero\": \"12\", \"valor_iss\": \"5.00\", \"url_pdf\": \"https://a.example\"})\n    InvoiceV1Decoded(value=InvoiceV1(id=9, numero='12', valor_iss=Decimal('5.00'),\n    url_pdf='https://a.example'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes an invoice of version 1 as the service does: numbers and amounts as texts,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (InvoiceV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.invoice.encode({\"numero\": \"17\", \"status\": 1, \"aliquota\": \"5\", \"valor_iss\": \"0.5\"})\n    '{\"numero\":\"17\",\"status\":\"1\",\"aliquota\":\"5.00\",\"valor_iss\":\"0.50\"}'"]
        encode "(value)" (value: argument);
    }
    v1_payment_method = v1::payment_method {
        #[doc = "Reads a payment method of version 1 from a JSON document. Every problem is listed\nwith its path, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    PaymentMethodV1Decoded: A payment method of version 1 as it was read, and the values\n        that did not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.payment_method.decode('{\"banco\":341,\"agencia\":1.50,\"conta\":12345678901234567890,\"prazo\":1e2}')\n    PaymentMethodV1Decoded(value=PaymentMethodV1(banco='341', agencia='1.50',\n    conta='12345678901234567890', prazo='1e2'), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a payment method of version 1 as the service does: numbers and amounts as\ntexts, unset fields left out, nothing else lost.\n\nArgs:\n    value (PaymentMethodV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.payment_method.encode({\"id\": 2, \"nome\": \"Boleto\", \"tipo\": 2, \"agencia\": \"0001\"})\n    '{\"id\":\"2\",\"nome\":\"Boleto\",\"tipo\":\"2\",\"agencia\":\"0001\"}'"]
        encode "(value)" (value: argument);
    }
    v1_service = v1::service {
        #[doc = "Converts a service to request parameters, in the order of the service's documents;\nmembers of `extra` come last. Unset fields are not sent; an empty string clears a\nfield.\n\nArgs:\n    value (ServiceParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    ServiceParameters: The parameters for inserting or updating a service.\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.service.parse_parameters(\n    ...     form=\"nome=Consultoria&id_servico=&id_atividade=&valor=\",\n    ... )\n    ServiceParameters(nome='Consultoria', id_servico='', extra={'id_atividade': '',\n    'valor': ''})"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters before they are sent. `today` and `context` have no effect\nhere.\n\nArgs:\n    value (ServiceParameters | Mapping): The record.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object. All other problems are returned as\n        issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.service.validate({\"nome\": \"Consultoria\", \"id_servico\": \"102\", \"codigo_tributacao_municipio\": \"6204000\", \"valor\": \"-1.00\", \"impostos_percentual\": \"13.45\"})\n    Validation(issues=[Issue(path='valor', code='out_of_range', severity='error',\n    params={'min': '0.00'})])"]
        validate "(value, today=None, context=None)" (value: draft, today: argument, context: argument);
        #[doc = "Reads a service of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ServiceV1Decoded: A service of version 1 as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice."]
        decode "(json)" (json: argument);
        #[doc = "Writes a service of version 1 as the service does: numbers and amounts as texts,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (ServiceV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.service.encode({\"id\": 4, \"nome\": \"Consultoria\", \"valor\": \"150\", \"impostos_percentual\": \"6.5\", \"servico\": {\"id\": 102, \"nome\": \"Programação\"}})\n    '{\"id\":\"4\",\"nome\":\"Consultoria\",\"valor\":\"150.00\",\"impostos_percentual\":\"6.50\",\"servico\":{\"id\":\"102\",\"nome\":\"Programação\"}}'"]
        encode "(value)" (value: argument);
    }
    v1_customer = v1::customer {
        #[doc = "Converts a customer to request parameters, in the order of the service's documents;\nmembers of `extra` come last. Unset fields are not sent; an empty string clears a\nfield.\n\nArgs:\n    value (CustomerParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    CustomerParameters: The parameters for inserting or updating a customer.\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.customer.parse_parameters(\n    ...     form=\"nome=Jo%C3%A3o&tipo=2&cpf=529.982.247-25&data_nascimento=1980-02-29&cep=01001-000&id_cidade=3550308&estado=35\",\n    ... )\n    CustomerParameters(nome='João', tipo=PersonKind.INDIVIDUAL, cpf='529.982.247-25',\n    data_nascimento=datetime.date(1980, 2, 29), cep='01001-000', id_cidade=3550308,\n    estado=35)"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters before they are sent. `today` is used for the date of birth\nand the card's expiry. `context` is used to check whether a card fits the payment\nmethod.\n\nArgs:\n    value (CustomerParameters | Mapping): The record.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object. All other problems are returned as\n        issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.customer.validate(\n    ...     value={\"nome\": \"João\", \"tipo\": 2, \"cpf\": \"529.982.247-25\", \"data_nascimento\": \"1980-02-29\", \"cep\": \"01001-000\", \"id_cidade\": 3550308, \"estado\": 35},\n    ...     today=\"2026-11-21\",\n    ... )\n    Validation(issues=[])"]
        validate "(value, today=None, context=None)" (value: draft, today: argument, context: argument);
        #[doc = "Reads a customer of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    CustomerV1Decoded: A customer of version 1 as it was read, and the values that did\n        not fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.customer.decode({\"id\": \"3\", \"data_nascimento\": \"\", \"cidade\": {\"id\": \"1\"}})\n    CustomerV1Decoded(value=CustomerV1(id=3, cidade=CityV1(id=1)), issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a customer of version 1 as the service does: numbers and amounts as texts,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (CustomerV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.customer.encode({\"id\": 3, \"tipo\": 2, \"nome\": \"Ana\", \"cidade\": {\"id\": 3550308, \"nome\": \"São Paulo\", \"uf\": 35}})\n    '{\"id\":\"3\",\"tipo\":\"2\",\"nome\":\"Ana\",\"cidade\":{\"id\":\"3550308\",\"nome\":\"São\n    Paulo\",\"uf\":\"35\"}}'"]
        encode "(value)" (value: argument);
    }
    v1_listing = v1::listing {
        #[doc = "Reads a listing of version 1 from a JSON document. Every problem is listed with its\npath, and what could be read is in the value.\n\nArgs:\n    json (str | bytes | Mapping): The record's JSON document.\n\nReturns:\n    ListingV1Decoded: A listing of version 1 as it was read, and the values that did not\n        fit.\n\nRaises:\n    LastroError: `invalid` if the text is not JSON or not an object, or a key is given\n        twice.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.listing.decode({\"inicio\": \"0\", \"limite\": \"10\", \"data\": [{\"id\": \"1\"}]})\n    ListingV1Decoded(value=ListingV1(inicio=0, limite=10, data=['{\"id\":\"1\"}']),\n    issues=[])"]
        decode "(json)" (json: argument);
        #[doc = "Writes a listing of version 1 as the service does: numbers and amounts as texts,\nunset fields left out, nothing else lost.\n\nArgs:\n    value (ListingV1 | Mapping): The record.\n\nReturns:\n    str: The document as JSON text.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.listing.encode({\"inicio\": 0, \"limite\": 10, \"data\": [{\"id\": \"1\"}]})\n    '{\"inicio\":\"0\",\"limite\":\"10\",\"data\":[{\"id\":\"1\"}]}'"]
        encode "(value)" (value: argument);
    }
    v1_cancellation = v1::cancellation {
        #[doc = "Converts the record to the parameters of \"cancel invoice\", in the order of the\nservice's documents; members of `extra` come last. Unset fields are not sent; an\nempty string clears a field.\n\nArgs:\n    value (CancellationParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    CancellationParameters: The parameters of \"cancel invoice\".\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.cancellation.parse_parameters(form=\"cancelamento_codigo=1\")\n    CancellationParameters(cancelamento_codigo=CancellationReason.ISSUE_ERROR)"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters before they are sent. `today` and `context` have no effect\nhere.\n\nArgs:\n    value (CancellationParameters | Mapping): The record.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object. All other problems are returned as\n        issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.cancellation.validate({\"cancelamento_codigo\": 1, \"cancelamento_motivo\": \"engano\"})\n    Validation(issues=[Issue(path='cancelamento_motivo', code='too_short',\n    severity='error', params={'min': '15'})])"]
        validate "(value, today=None, context=None)" (value: draft, today: argument, context: argument);
    }
    v1_receipt = v1::receipt {
        #[doc = "Converts the record to the parameters of \"confirm receipt\", in the order of the\nservice's documents; members of `extra` come last. Unset fields are not sent; an\nempty string clears a field.\n\nArgs:\n    value (ReceiptParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    ReceiptParameters: The parameters of \"confirm receipt\".\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.receipt.parse_parameters(form=\"data_recebimento=2026-11-20\")\n    ReceiptParameters(data_recebimento=datetime.date(2026, 11, 20))"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters before they are sent. `today` and `context` have no effect\nhere.\n\nArgs:\n    value (ReceiptParameters | Mapping): The record.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object. All other problems are returned as\n        issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.receipt.validate({\"data_recebimento\": \"2026-11-20\", \"valor_recebido\": \"0.00\"})\n    Validation(issues=[Issue(path='valor_recebido', code='out_of_range',\n    severity='error', params={'min': '0.01'})])"]
        validate "(value, today=None, context=None)" (value: draft, today: argument, context: argument);
    }
    v1_boleto_update = v1::boleto_update {
        #[doc = "Converts the record to the parameters of \"update boleto\", in the order of the\nservice's documents; members of `extra` come last. Unset fields are not sent; an\nempty string clears a field.\n\nArgs:\n    value (BoletoUpdateParameters | Mapping): The record.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `reserved_name` at a member of `extra` with the name of a documented\n        parameter; `invalid_type` at a member of `extra` that is not a scalar."]
        parameters "(value)" (value: argument);
        #[doc = "The inverse of `parameters`: reads the record from `parameters` (names and values)\nor from `form` (an encoded form).\n\nArgs:\n    parameters (Sequence[Sequence[str]], optional): Names and values.\n    form (str, optional): The text of a form, `a=1&b=2`.\n\nReturns:\n    BoletoUpdateParameters: The parameters of \"update boleto\". The service does not\n        compute fine or interest: the caller sends all values.\n\nRaises:\n    LastroError: `required` at `parameters` if neither is given; `contradiction` if both\n        are; `duplicate_key` at a name that occurs twice; the issue of a value that\n        is invalid for its field, at its path.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.boleto_update.parse_parameters(\n    ...     form=\"parcela=1&data_vencimento_novo=2026-12-01&valor_novo=102.00&multa=2.00&multa_total=2.00\",\n    ... )\n    BoletoUpdateParameters(parcela=1, data_vencimento_novo=datetime.date(2026, 12, 1),\n    valor_novo=Decimal('102.00'), multa=Decimal('2.00'),\n    multa_total=Decimal('2.00'))"]
        parse_parameters "(parameters=None, form=None)" (parameters: argument, form: argument);
        #[doc = "Validates the parameters before they are sent. `today` and `context` have no effect\nhere.\n\nArgs:\n    value (BoletoUpdateParameters | Mapping): The record.\n    today (datetime.date | str, optional): The current day, for the rules that need it.\n    context (ContextV1 | Mapping, optional): Facts that the parameters do not contain;\n        what it leaves out is unknown.\n\nReturns:\n    Validation: The result of a validation.\n\nRaises:\n    LastroError: `invalid_code` at an unknown `context.payment_type`; an error of kind\n        `invalid` if the value is not an object. All other problems are returned as\n        issues.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.boleto_update.validate({\"parcela\": 1, \"data_vencimento_novo\": \"2026-12-01\", \"valor_novo\": \"102.00\", \"multa\": \"2.00\", \"multa_total\": \"3.00\"})\n    Validation(issues=[Issue(path='multa_total', code='mismatch', severity='warning',\n    params={'expected': '1.98', 'found': '3.00'})])"]
        validate "(value, today=None, context=None)" (value: draft, today: argument, context: argument);
    }
    v1_form = v1::form {
        #[doc = "Encodes names and values as a form, in the given order. The form is UTF-8; spaces\nbecome `+`.\n\nArgs:\n    parameters (Sequence[Sequence[str]]): Names and values.\n\nReturns:\n    Concealed:"]
        encode "(parameters)" (parameters: argument);
        #[doc = "Decodes a form to its names and values, in order.\n\nArgs:\n    form (str): The text of a form, `a=1&b=2`.\n\nReturns:\n    FormPairs: Names and values in order; its `repr` shows the names alone.\n\nRaises:\n    LastroError: `invalid_characters` at `form` for an incomplete escape, or bytes that\n        are not UTF-8."]
        decode "(form)" (form: argument);
    }
    v1_request = v1::request {
        #[doc = "Builds the request of an operation. `parameters` is the result of an operation such\nas `v1.sale.parameters`, and is sent as a form. `service_version` is sent only if it\nis given; otherwise the service uses the account's default version, which was fixed\nby its first request.\n\nArgs:\n    operation (str): The operation of the interface.\n    base_url (str): Where the service is: https, or http on this machine.\n    api_key (str): The account's key. No message shows it.\n    id (int, optional): Key of the record, where the path names one.\n    listing (ListingQueryV1 | Mapping, optional): What to list.\n    parameters (Sequence[Sequence[str]], optional): What to send, as `parameters` of the\n        record's area gives it. Debug output never shows the values.\n    service_version (datetime.date | str, optional): The version to use, if it is not\n        the account's own.\n\nReturns:\n    ApiRequest: A request, to be sent with your program's HTTP client. Debug output\n        never shows headers and body, because they may contain the API key and card\n        numbers.\n\nRaises:\n    LastroError: Every problem at once: `invalid_url`; `blank` or `invalid_characters`\n        at `api_key`; `required` or `unknown_argument` at `id`, `listing`,\n        `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0,\n        `listing.limite` outside 1 to 100.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.request.build(\n    ...     base_url=\"https://conta.example\",\n    ...     api_key=\"chave\",\n    ...     operation=\"sales.delete\",\n    ...     id=7,\n    ... )\n    ApiRequest(method='DELETE', url='https://conta.example/api/venda/7',\n    headers=Headers(['Authorization', 'Accept']))"]
        build "(operation, base_url, api_key, id=None, listing=None, parameters=None, service_version=None)" (operation: argument, base_url: argument, api_key: argument, id: argument, listing: argument, parameters: argument, service_version: argument);
    }
    v1_response = v1::response {
        #[doc = "Decodes a response as a value or an error, depending on its status. If the API key\nis given, its beginning is masked in the error's message. A value that is invalid\nfor its field is kept unchanged, and is listed in `issues` with its path in `value`;\nthe rest of the response is decoded normally.\n\nArgs:\n    operation (str): The operation of the interface.\n    status (int): The response's status, 100 to 599.\n    body (bytes | bytearray | str): The body's bytes, exactly as they arrived.\n    api_key (str, optional): The account's key. No message shows it.\n\nReturns:\n    ApiAnswerV1: A response: either a value or the service's error.\n\nRaises:\n    LastroError: `unexpected_response` if the body of a success does not have the\n        structure that the operation returns. The paths of its issues begin with\n        `body`.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.response.decode(\n    ...     operation=\"sales.list\",\n    ...     status=503,\n    ...     body='{\"tipo\":\"api_erro\",\"mensagem\":\"Manutenção\"}',\n    ... )\n    ApiAnswerV1(api_error=ApiFailureV1(tipo='api_erro', kind='unavailable',\n    message=Concealed('***')), issues=[])"]
        decode "(operation, status, body, api_key=None)" (operation: argument, status: argument, body: argument, api_key: argument);
    }
    v1_retry = v1::retry {
        #[doc = "Decides what to do after an attempt. Reads, updates and deletes may be sent again.\nAn insert or receipt may already have been carried out, so the action is\n`reconcile`: first look up whether it was. Other changes get `reconcile` when an\nearlier attempt may have carried them out, and they are rejected or cannot be sent\nagain.\n\nArgs:\n    operation (str): The operation of the interface.\n    attempt (int): Number of the attempt, counted from 1.\n    now (int): The current time, in Unix seconds.\n    seed (int): Seed of the jitter; any number.\n    elapsed_ms (int): Time since the first attempt began, in milliseconds.\n    status (int, optional): The response's status, 100 to 599; unset if no response\n        came.\n    retry_after (Decimal | int | str | bool | datetime.date, optional): The text of the\n        header `Retry-After`, if the response had one.\n\nReturns:\n    RetryPlan: What to do after an attempt, and how long to wait before that.\n\nRaises:\n    LastroError: `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at\n        `status` outside 100 to 599.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.retry.next(\n    ...     operation=\"sales.list\",\n    ...     attempt=1,\n    ...     now=1795219200,\n    ...     seed=1,\n    ...     elapsed_ms=0,\n    ...     status=503,\n    ...     retry_after=\"Sat Nov 21 00:00:30 2026\",\n    ... )\n    RetryPlan(action='retry', wait_ms=30000)"]
        next "(operation, attempt, now, seed, elapsed_ms, status=None, retry_after=None)" (operation: argument, attempt: argument, now: argument, seed: argument, elapsed_ms: argument, status: argument, retry_after: argument);
    }
    v1_pages = v1::pages {
        #[doc = "Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the\nservice's default order is not stable.\n\nArgs:\n    operation (str): The operation that lists.\n    listing (ListingQueryV1 | Mapping, optional): What to list.\n\nReturns:\n    PageStepV1: A step of a pagination.\n\nRaises:\n    LastroError: `invalid_choice` at an `operation` that is not a listing;\n        `out_of_range` in `listing`.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.pages.start(\"sales.list\")\n    PageStepV1(state='{\"operation\":\"sales.list\",\"listing\":{\"inicio\":null,\"limite\":10,\"ordenarColuna\":\"id\",\"ordenarDirecao\":null},\"walk\":{\"start\":0,\"offset\":0,\"given\":0,\"count\":null,\"count_changed\":false,\"keys\":[],\"page\":null,\"vague\":false,\"end\":null}}',\n    request=PageRequestV1(operation='sales.list', listing=ListingQueryV1(inicio=0,\n    limite=10, ordenarColuna='id')), done=False, items=[])"]
        start "(operation, listing=None)" (operation: argument, listing: argument);
        #[doc = "Continues with the response to the last request: the listing itself, or the result\nof `v1.response.decode`. The pagination ends at a page without a new record, or with\nfewer records than the page size that the response states. `end` states whether\nevery record has certainly been returned.\n\nArgs:\n    state (str | bytes | Mapping): The state of the pagination, as the last step\n        returned it.\n    response (str | bytes | Mapping): The response to the last request.\n\nReturns:\n    PageStepV1: A step of a pagination.\n\nRaises:\n    LastroError: `required` at `response.data` if it is missing; `contradiction` at\n        `state` for a pagination that has ended; an error below `state` if the\n        caller has modified the state.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.pages.next(\n    ...     state={\"operation\": \"sales.list\", \"listing\": {\"limite\": 2, \"ordenarColuna\": \"id\", \"ordenarDirecao\": None, \"inicio\": None}, \"walk\": {\"start\": 0, \"offset\": 0, \"given\": 0, \"count\": None, \"count_changed\": False, \"keys\": [], \"page\": None, \"vague\": False, \"end\": None}},\n    ...     response={\"inicio\": \"0\", \"limite\": \"2\", \"data\": []},\n    ... )\n    PageStepV1(state='{\"operation\":\"sales.list\",\"listing\":{\"inicio\":null,\"limite\":2,\"ordenarColuna\":\"id\",\"ordenarDirecao\":null},\"walk\":{\"start\":0,\"offset\":0,\"given\":0,\"count\":null,\"count_changed\":false,\"keys\":[],\"page\":null,\"vague\":false,\"end\":\"complete\"}}',\n    done=True, items=[], end='complete')"]
        next "(state, response)" (state: argument, response: argument);
    }
    v1_exchange = v1::exchange {
        #[doc = "Begins a call. The step tells your program to send a request or to wait, or states\nthat the call has ended. Report what happened as an event to `v1.exchange.next`.\n`parameters` is the result of an operation such as `v1.sale.parameters`; if the\nvalidation rules reject them, nothing is sent. A change is not sent twice unless\nthat is safe: if its response is lost, the change is looked up.\n\nArgs:\n    operation (str): The operation of the service.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    now_ms (int): The current time in milliseconds since 1970.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    id (int, optional): Key of the record, where the path names one.\n    listing (ListingQueryV1 | Mapping, optional): What to list.\n    parameters (Sequence[Sequence[str]], optional): The parameters to send.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: Every problem at once: the errors of the parameters, below\n        `parameters`; `required` and `unknown_argument` at `parameters`; the errors\n        of `v1.request.build`, with those of address and API key below `settings`."]
        start "(operation, settings, now_ms, gate=None, id=None, listing=None, parameters=None)" (operation: argument, settings: argument, now_ms: argument, gate: argument, id: argument, listing: argument, parameters: argument);
        #[doc = "Returns the step that follows an event. Pass the same `parameters` as to\n`v1.exchange.start`: the state does not contain them.\n\nArgs:\n    state (str | bytes | Mapping): The state of the last step.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    event (ExchangeEvent | Mapping): What happened since the last step.\n    body (bytes | bytearray | str): The body of a response; empty if there is none.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    parameters (Sequence[Sequence[str]], optional): The parameters, as they were given\n        to `v1.exchange.start`.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: `contradiction` at `event.kind` for an event that cannot follow the\n        last step; `required` and `out_of_range` at `event.status`; `required` at\n        `parameters` if they are missing; an error below `state` if the caller has\n        modified the state."]
        next "(state, settings, event, body, gate=None, parameters=None)" (state: argument, settings: argument, event: argument, body: argument, gate: argument, parameters: argument);
        #[doc = "Resumes a call from a stored state: after your program was interrupted, to request\nthe next page, or to look up a change whose outcome is unknown. If a change was in\nprogress, its response counts as lost. Pass the same `parameters` as to\n`v1.exchange.start`.\n\nArgs:\n    operation (str): The operation of the service that the state is of.\n    state (str | bytes | Mapping): The stored state of the last step.\n    settings (ExchangeSettings | Mapping): Address, key and limits.\n    now_ms (int): The current time in milliseconds since 1970.\n    seed (int): Seed of the random wait; any number.\n    gate (str | bytes | Mapping, optional): The gate of the latest step of any exchange\n        with this key; none at first.\n    parameters (Sequence[Sequence[str]], optional): The parameters, as they were given\n        to `v1.exchange.start`.\n\nReturns:\n    ExchangeStep: What your program must do next in an exchange.\n\nRaises:\n    LastroError: `contradiction` at `operation` if the state belongs to another\n        operation, and at `state` if the call has ended; `required` at `parameters`\n        if they are missing; an error below `state` if the caller has modified the\n        state."]
        resume "(operation, state, settings, now_ms, seed, gate=None, parameters=None)" (operation: argument, state: argument, settings: argument, now_ms: argument, seed: argument, gate: argument, parameters: argument);
    }
    v1_convert = v1::convert {
        #[doc = "Converts a sale of version 1 to version 2. `servicos` becomes `itens`,\n`parcelas_venda` becomes `parcelas`, and `nfse` becomes `nfse_dados`. The nested\nobjects of customer, payment method and services are replaced by their keys and\nnames. Every value that is lost or changed is in the report.\n\nArgs:\n    value (SaleV1 | Mapping): The record.\n\nReturns:\n    SaleConverted: A sale converted to version 2, with its report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.sale_to_v2({\"agendamento_repetir\": 1, \"agendamento_data_fim\": \"2027-01-01\"})\n    SaleConverted(value=Sale(agendamento_repetir=Repetition.UNTIL_DATE,\n    agendamento_data_fim=datetime.date(2027, 1, 1)),\n    report=[ReportLine(path='agendamento_repetir', code='derived')])"]
        sale_to_v2 "(value)" (value: draft);
        #[doc = "Converts a customer of version 1 to version 2. The nested object of the city is\nreplaced by its key and name.\n\nArgs:\n    value (CustomerV1 | Mapping): The record.\n\nReturns:\n    CustomerConverted: A customer converted to version 2, with its report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.customer_to_v2({\"nome\": \"A\", \"data_nascimento\": \"x\", \"cidade\": {\"id\": \"x\", \"nome\": \"B\"}})\n    CustomerConverted(value=Customer(nome='A', cidade='B'),\n    report=[ReportLine(path='cidade.id', code='dropped'),\n    ReportLine(path='data_nascimento', code='dropped')])"]
        customer_to_v2 "(value)" (value: draft);
        #[doc = "Converts a service of version 1 to version 2. The nested objects of list item and\nactivity are replaced by their keys and names.\n\nArgs:\n    value (ServiceV1 | Mapping): The record.\n\nReturns:\n    ServiceConverted: A service converted to version 2, with its report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.service_to_v2({\"id\": 4, \"nome\": \"C\", \"id_servico\": 102, \"id_atividade\": 62})\n    ServiceConverted(value=Service(id=4, nome='C', id_servico=102, id_atividade=62),\n    report=[])"]
        service_to_v2 "(value)" (value: draft);
        #[doc = "Converts a payment method of version 1 to version 2. Only key, name and kind are\nkept.\n\nArgs:\n    value (PaymentMethodV1 | Mapping): The record.\n\nReturns:\n    PaymentMethodConverted: A payment method converted to version 2, with its report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.payment_method_to_v2({\"id\": 2, \"nome\": \"Boleto\", \"tipo\": 2, \"banco\": \"001\"})\n    PaymentMethodConverted(value=PaymentMethod(id=2, nome='Boleto',\n    tipo=PaymentKind.BOLETO), report=[ReportLine(path='banco', code='dropped')])"]
        payment_method_to_v2 "(value)" (value: draft);
        #[doc = "Converts a sale of version 2 to the version 1 parameters of an insert. Version 1\nidentifies customer, service and payment method by their names, so the sale must\ncontain these names.\n\nArgs:\n    value (Sale | Mapping): The record.\n\nReturns:\n    SaleParametersConverted: A sale converted to version 1 parameters, with its report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.sale_parameters_from_v2({\"agendamento_frequencia\": 1, \"agendamento_repetir\": 2})\n    SaleParametersConverted(value=SaleParameters(agendamento_repetir=Flag.YES,\n    agendamento_frequencia=FrequencyV1.MONTHLY),\n    report=[ReportLine(path='agendamento_repetir', code='no_equivalent')])"]
        sale_parameters_from_v2 "(value)" (value: draft);
        #[doc = "Converts a customer of version 2 to version 1 parameters. Version 1 has one card per\ncustomer: the first card is kept.\n\nArgs:\n    value (Customer | Mapping): The record.\n\nReturns:\n    CustomerParametersConverted: A customer converted to version 1 parameters, with its\n        report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.customer_parameters_from_v2({\"nome\": \"A\", \"custom_x\": \"y\", \"contatos\": [{\"nome\": \"B\"}]})\n    CustomerParametersConverted(value=CustomerParameters(nome='A'),\n    report=[ReportLine(path='contatos', code='dropped'), ReportLine(path='custom_x',\n    code='no_equivalent')])"]
        customer_parameters_from_v2 "(value)" (value: draft);
        #[doc = "Converts a service of version 2 to version 1 parameters.\n\nArgs:\n    value (Service | Mapping): The record.\n\nReturns:\n    ServiceParametersConverted: A service converted to version 1 parameters, with its\n        report.\n\nRaises:\n    LastroError: An error of kind `invalid` if the value is not an object. A value that\n        is invalid for its field is listed in the report.\n\nExample:\n    >>> import lastro\n    >>> lastro.v1.convert.service_parameters_from_v2({\"nome\": \"A\", \"custom_x\": \"y\", \"id_servico\": 102})\n    ServiceParametersConverted(value=ServiceParameters(nome='A', id_servico='102'),\n    report=[ReportLine(path='custom_x', code='no_equivalent')])"]
        service_parameters_from_v2 "(value)" (value: draft);
    }
    issues = issues {
        #[doc = "The message of an issue in a language: its path, followed by the message with its\nparameters filled in.\n\nArgs:\n    issue (Issue | Mapping): The problem.\n    language (str): The language of the text. One of \"en\", \"pt-BR\".\n\nReturns:\n    str: The text.\n\nExample:\n    >>> import lastro\n    >>> lastro.issues.text(\n    ...     issue={\"path\": \"campo\", \"code\": \"invalid_type\", \"severity\": \"error\", \"params\": {\"expected\": \"decimal\", \"found\": \"float\"}},\n    ...     language=\"en\",\n    ... )\n    'campo: must be a Decimal, int or str, not float (json.loads takes\n    parse_float=Decimal)'"]
        text "(issue, language)" (issue: argument, language: argument);
    }
    schema = schema {
        #[doc = "The schema of a kind of record, such as `sale`. A document matches the schema if and\nonly if `decode` reads it without an error.\n\nArgs:\n    entity (str): The name of the entity: `sale`.\n\nReturns:\n    str: The document as JSON text.\n\nRaises:\n    LastroError: `invalid_choice` at an unknown `entity`.\n\nExample:\n    >>> import lastro\n    >>> lastro.schema.entity(\"deleted\")\n    '{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"description\":\"The\n    response to a\n    delete.\",\"$ref\":\"#/$defs/Deleted\",\"$defs\":{\"Deleted\":{\"type\":\"object\",\"description\":\"The\n    response to a\n    delete.\",\"properties\":{\"id\":{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}],\"description\":\"Key\n    of the record that was deleted, as a string.\"}}}}}'"]
        entity "(entity)" (entity: argument);
        #[doc = "The schema of an operation's arguments, as one object. `operation`: name with area,\nsuch as `sale.validate`.\n\nArgs:\n    operation (str): The name of an operation of this library: `sale.validate`.\n\nReturns:\n    str: The document as JSON text.\n\nRaises:\n    LastroError: `unknown_operation`."]
        arguments "(operation)" (operation: argument);
        #[doc = "The schema of an operation's result, as `dispatch` writes it.\n\nArgs:\n    operation (str): The name of an operation of this library: `sale.validate`.\n\nReturns:\n    str: The document as JSON text.\n\nRaises:\n    LastroError: `unknown_operation`."]
        result "(operation)" (operation: argument);
    }
    forms = forms {
        #[doc = "The fields of a form for a kind of record, in the order of its documentation. Each\nfield has its labels in English and Portuguese, the kind of input, whether an insert\nrequires it, and the available choices.\n\nArgs:\n    entity (str): The name of the entity: `sale`.\n\nReturns:\n    list[FormField]: One field of a form.\n\nRaises:\n    LastroError: `invalid_choice` at an unknown `entity`."]
        fields "(entity)" (entity: argument);
    }
}
