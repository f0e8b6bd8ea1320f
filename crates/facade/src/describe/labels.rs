//! Human-readable labels of fields and codes, in English and Brazilian Portuguese.

mod v1;

use lastro::Language;
use lastro::model::{Field, ModelTable};
use lastro::value::{CodeTable, NamedCode};

/// A label in English and in Portuguese.
pub(super) type Label = (&'static str, &'static str);

/// Labels of fields. The key is the field's name, or `Model.field` for a record type in which the field has another meaning.
const FIELDS: &[(&str, Label)] = &[
    ("Card.codigo", ("Security code", "Código de segurança")),
    ("Card.numero", ("Card number", "Número do cartão")),
    ("Card.padrao", ("Default card", "Cartão padrão")),
    ("Cnae.id", ("CNAE code", "Código CNAE")),
    ("Contact.tipo", ("Kind of contact", "Tipo de contato")),
    ("Installment.numero", ("Number", "Número")),
    ("Installment.valor", ("Amount", "Valor")),
    ("Item.total", ("Total", "Total")),
    ("Municipality.id", ("IBGE code", "Código IBGE")),
    ("Sale.data", ("Date of sale", "Data da venda")),
    ("ServiceListItem.id", ("Item, digits only", "Item, só dígitos")),
    ("agendamento", ("Contract", "Contrato")),
    ("agendamento_ativo", ("Active contract", "Contrato ativo")),
    ("agendamento_ativo_data", ("Last activation or pause", "Última ativação ou pausa")),
    ("agendamento_automatico", ("Generate automatically", "Gerar automaticamente")),
    ("agendamento_dados", ("E-mail parameters", "Parâmetros do e-mail")),
    ("agendamento_data", ("Next occurrence", "Próxima ocorrência")),
    ("agendamento_data_fim", ("Last day of the contract", "Último dia do contrato")),
    ("agendamento_data_geracao", ("Generated on", "Gerada em")),
    ("agendamento_frequencia", ("Frequency", "Frequência")),
    ("agendamento_numero", ("Number of occurrences", "Número de ocorrências")),
    ("agendamento_repetir", ("Repeats", "Repetição")),
    ("agendamento_sequencia", ("Sequence in the contract", "Sequência no contrato")),
    ("agendamento_ultima_ocorrencia", ("Last occurrence of the contract", "Última ocorrência do contrato")),
    ("aliquota", ("ISS rate (%)", "Alíquota do ISS (%)")),
    ("anexo_boleto", ("Attach the boleto", "Anexar o boleto")),
    ("anexo_nfse", ("Attach the invoice", "Anexar a nota fiscal")),
    ("atividade", ("Activity", "Atividade")),
    ("bairro", ("District", "Bairro")),
    ("bandeira", ("Card network", "Bandeira")),
    ("cancelamento_codigo", ("Reason code", "Código do motivo")),
    ("cancelamento_impedir", ("No cancellation by the customer", "Impedir cancelamento pelo cliente")),
    ("cancelamento_motivo", ("Reason", "Motivo")),
    ("carteira_virtual_data_liberacao", ("Wallet released on", "Carteira liberada em")),
    ("carteira_virtual_status", ("Wallet active", "Carteira ativa")),
    ("cartoes", ("Cards", "Cartões")),
    ("celular", ("Mobile phone", "Celular")),
    ("cep", ("Postal code", "CEP")),
    ("cidade", ("City", "Cidade")),
    ("cliente", ("Customer", "Cliente")),
    ("cnpj", ("CNPJ", "CNPJ")),
    ("code", ("HTTP status", "Status HTTP")),
    ("codigo", ("Reference code", "Código")),
    ("codigo_tributacao_municipio", ("Municipal tax code", "Código de tributação do município")),
    ("comentario", ("Comment", "Comentário")),
    ("complemento", ("Address details", "Complemento")),
    ("contatos", ("Contacts", "Contatos")),
    ("count", ("Matching records", "Registros encontrados")),
    ("cpf", ("CPF", "CPF")),
    ("data", ("Records", "Registros")),
    ("data_cadastro", ("Registered on", "Data de cadastro")),
    ("data_credito", ("Expected credit date", "Previsão de crédito")),
    ("data_fim_vigente", ("Period ends", "Fim da vigência")),
    ("data_inicio_vigente", ("Period begins", "Início da vigência")),
    ("data_nascimento", ("Date of birth", "Data de nascimento")),
    ("data_pagamento_flexivel", ("Flexible payment date", "Data de pagamento flexível")),
    ("data_recebimento", ("Received on", "Data de recebimento")),
    ("data_repasse", ("Transferred on", "Data de repasse")),
    ("data_vencimento", ("Due date", "Vencimento")),
    ("data_vencimento_novo", ("New due date", "Novo vencimento")),
    ("data_vencimento_original", ("Original due date", "Vencimento original")),
    ("desconto", ("Discount", "Desconto")),
    ("detalhamento", ("Details", "Detalhamento")),
    ("discriminacao", ("Description", "Discriminação")),
    ("email", ("E-mail", "E-mail")),
    ("email_entrega", ("E-mail delivered on", "E-mail entregue em")),
    ("email_enviado", ("E-mail sent on", "E-mail enviado em")),
    ("email_erro", ("E-mail failed on", "Erro no e-mail em")),
    ("email_leitura", ("E-mail read on", "E-mail lido em")),
    ("emitir_cobranca", ("Issue a charge", "Emitir cobrança")),
    ("endereco", ("Street", "Endereço")),
    ("estado", ("State (IBGE code)", "Estado (código IBGE)")),
    ("frequencia", ("Frequency", "Frequência")),
    ("frequencia_exibida", ("Displayed frequency", "Frequência exibida")),
    ("frequencia_exibida_texto_customizado", ("Displayed text", "Texto exibido")),
    ("genero", ("Gender", "Gênero")),
    ("header", ("Header", "Cabeçalho")),
    ("id", ("Key", "Código interno")),
    ("id_atividade", ("CNAE", "CNAE")),
    ("id_cidade", ("City (IBGE code)", "Cidade (código IBGE)")),
    ("id_cliente", ("Customer key", "Código do cliente")),
    ("id_contato", ("Contact", "Contato")),
    ("id_meio_pagamento", ("Payment method key", "Código do meio de pagamento")),
    ("id_modelo", ("E-mail template", "Modelo de e-mail")),
    ("id_municipio", ("City of the service (IBGE code)", "Município do serviço (código IBGE)")),
    ("id_municipio_emissao", ("City of issue (IBGE code)", "Município de emissão (código IBGE)")),
    ("id_parcela", ("Installment key", "Código da parcela")),
    ("id_pessoa", ("Customer key", "Código do cliente")),
    ("id_plano", ("Plan key", "Código do plano")),
    ("id_servico", ("Service key", "Código do serviço")),
    ("Service.id_servico", ("Service list item (LC 116)", "Item da lista de serviços (LC 116)")),
    ("id_venda", ("Sale key", "Código da venda")),
    ("identidade", ("Identity document", "Identidade")),
    ("identificador", ("Sign-up code", "Código de contratação")),
    ("impedir_alteracao_itens", ("Items cannot be changed", "Impedir alteração de itens")),
    ("impostos_federais", ("Federal taxes withheld", "Retenção de tributos federais")),
    ("impostos_percentual", ("Approximate taxes (%)", "Tributos aproximados (%)")),
    ("inscricao_estadual", ("State registration", "Inscrição estadual")),
    ("inscricao_municipal", ("Municipal registration", "Inscrição municipal")),
    ("iss_retido", ("ISS withheld", "ISS retido")),
    ("itens", ("Items", "Itens")),
    ("juros", ("Monthly interest (%)", "Juros ao mês (%)")),
    ("juros_mensal", ("Monthly interest (%)", "Juros ao mês (%)")),
    ("juros_mensal_total", ("Interest charged", "Total dos juros")),
    ("limit", ("Records per page", "Registros por página")),
    ("linha_digitavel", ("Linha digitável", "Linha digitável")),
    ("meio_pagamento", ("Payment method", "Meio de pagamento")),
    ("meios_pagamento", ("Payment methods", "Meios de pagamento")),
    ("mensagem_confirmacao", ("Confirmation message", "Mensagem de confirmação")),
    ("mes", ("Month", "Mês")),
    ("message", ("Message", "Mensagem")),
    ("metodo_cobranca", ("Invoice issue", "Emissão da nota fiscal")),
    ("modelo", ("Template", "Modelo")),
    ("multa", ("Fine (%)", "Multa (%)")),
    ("multa_total", ("Fine charged", "Total da multa")),
    ("natureza_operacao", ("Nature of the operation", "Natureza da operação")),
    ("nfse_dados", ("Invoice data", "Dados da nota fiscal")),
    ("nfse_status", ("Invoice status", "Situação da nota fiscal")),
    ("nome", ("Name", "Nome")),
    ("numero", ("Number", "Número")),
    ("obs", ("Notes", "Observações")),
    ("offset", ("First record", "Primeiro registro")),
    ("outras_retencoes", ("Other withholdings", "Outras retenções")),
    ("pagamento_online_codigo", ("Online payment code", "Código de pagamento online")),
    ("parcela", ("Installment", "Parcela")),
    ("parcela_status", ("Payment status", "Situação do pagamento")),
    ("parcelas", ("Installments", "Parcelas")),
    ("pdf_url", ("Boleto PDF", "PDF do boleto")),
    ("permitir_preenchimento_depois", ("Card data may be given later", "Permitir preencher o cartão depois")),
    ("personalizavel", ("Flexible value and frequency", "Valor e frequência flexíveis")),
    ("pix_codigo", ("Pix code", "Pix copia e cola")),
    ("pix_imagem_url", ("Pix QR code", "QR code do Pix")),
    ("planos_contratados", ("Plans signed up for", "Planos contratados")),
    ("principal", ("Main contact", "Contato principal")),
    ("qtd", ("Quantity", "Quantidade")),
    ("qtd_flexivel", ("Flexible quantity", "Quantidade flexível")),
    ("qtd_maxima", ("Largest quantity", "Quantidade máxima")),
    ("qtd_padrao", ("Default quantity", "Quantidade padrão")),
    ("razao_social", ("Registered name", "Razão social")),
    ("recorrente", ("Recurring", "Recorrente")),
    ("requestId", ("Request ID", "ID da requisição")),
    ("rps_serie", ("RPS series", "Série do RPS")),
    ("rps_tipo", ("Kind of RPS", "Tipo do RPS")),
    ("servico", ("Service", "Serviço")),
    ("sigla", ("Short name", "Sigla")),
    ("sms_enviado", ("SMS sent on", "SMS enviado em")),
    ("sms_erro", ("SMS failed on", "Erro no SMS em")),
    ("sort", ("Sorted by", "Ordenação")),
    ("status", ("Status", "Situação")),
    ("subtitulo", ("Subtitle", "Subtítulo")),
    ("telefone", ("Phone", "Telefone")),
    ("termos_uso", ("Terms of use", "Termos de uso")),
    ("texto_botao", ("Button text", "Texto do botão")),
    ("tipo", ("Kind", "Tipo")),
    ("titular", ("Holder", "Titular")),
    ("titulo", ("Title", "Título")),
    ("total", ("Total", "Total")),
    ("uf", ("State", "UF")),
    ("validade", ("Expiry", "Validade")),
    ("valor", ("Value", "Valor")),
    ("valor_cofins", ("COFINS withheld", "COFINS retida")),
    ("valor_csll", ("CSLL withheld", "CSLL retida")),
    ("valor_deducoes", ("Deductions", "Deduções")),
    ("valor_inss", ("INSS withheld", "INSS retido")),
    ("valor_ir", ("Income tax (IR) withheld", "IR retido")),
    ("valor_novo", ("New value", "Novo valor")),
    ("valor_original", ("Original value", "Valor original")),
    ("valor_pis", ("PIS withheld", "PIS retido")),
    ("valor_recebido", ("Amount received", "Valor recebido")),
    ("valor_tarifas", ("Fees", "Tarifas")),
    ("valor_venda", ("Value of the sale", "Valor da venda")),
    ("whatsapp_entrega", ("WhatsApp delivered on", "WhatsApp entregue em")),
    ("whatsapp_enviado", ("WhatsApp sent on", "WhatsApp enviado em")),
    ("whatsapp_enviar", ("Send a WhatsApp message", "Enviar WhatsApp")),
    ("whatsapp_erro", ("WhatsApp failed on", "Erro no WhatsApp em")),
    ("whatsapp_leitura", ("WhatsApp read on", "WhatsApp lido em")),
];

/// Labels of numeric codes, by the name of their table and their number. Federative units are not listed: their names, which
/// are the same in both languages, are taken from their own table.
const CODES: &[(&str, &[(i64, Label)])] = &[
    ("ActiveStatus", &[(1, ("Active", "Ativo")), (2, ("Inactive", "Inativo"))]),
    (
        "InstallmentStatus",
        &[
            (1, ("Pending", "Pendente")),
            (2, ("Paid", "Paga")),
            (3, ("Partially received", "Parcialmente recebida")),
            (4, ("Cancelled", "Cancelada")),
            (5, ("Overdue", "Vencida")),
        ],
    ),
    ("Flag", &[(0, ("No", "Não")), (1, ("Yes", "Sim"))]),
    ("YesNo", &[(1, ("Yes", "Sim")), (2, ("No", "Não"))]),
    (
        "Frequency",
        &[
            (0, ("Once", "Única")),
            (1, ("Monthly", "Mensal")),
            (2, ("Every two months", "Bimestral")),
            (3, ("Quarterly", "Trimestral")),
            (6, ("Semiannual", "Semestral")),
            (12, ("Annual", "Anual")),
        ],
    ),
    (
        "Repetition",
        &[
            (1, ("Always", "Sempre")),
            (2, ("A number of times", "Por um número de ocorrências")),
            (3, ("Until a date", "Até uma data")),
        ],
    ),
    (
        "BillingMethod",
        &[
            (1, ("Issue now", "Emitir agora")),
            (2, ("Issue after payment", "Emitir após o pagamento")),
            (3, ("Do not issue", "Não emitir")),
        ],
    ),
    (
        "InvoiceStatus",
        &[
            (1, ("Issued", "Emitida")),
            (2, ("Cancelled", "Cancelada")),
            (3, ("Pending", "Pendente")),
            (4, ("Error", "Erro")),
        ],
    ),
    (
        "RpsKind",
        &[
            (1, ("RPS", "RPS")),
            (2, ("Invoice of goods and services", "Nota fiscal conjugada")),
            (3, ("Till receipt (cupom)", "Cupom")),
        ],
    ),
    (
        "OperationNature",
        &[
            (1, ("Taxed in the municipality", "Tributação no município")),
            (2, ("Taxed outside the municipality", "Tributação fora do município")),
            (3, ("Exempt", "Isenção")),
            (4, ("Immune", "Imunidade")),
            (5, ("Collection suspended by court decision", "Exigibilidade suspensa por decisão judicial")),
            (
                6,
                (
                    "Collection suspended by administrative procedure",
                    "Exigibilidade suspensa por procedimento administrativo",
                ),
            ),
            (51, ("Export of services", "Exportação de serviços")),
        ],
    ),
    ("PersonKind", &[(1, ("Legal entity", "Pessoa jurídica")), (2, ("Individual", "Pessoa física"))]),
    (
        "PaymentKind",
        &[
            (1, ("Cash", "Dinheiro")),
            (2, ("Boleto", "Boleto")),
            (3, ("Cheque", "Cheque")),
            (4, ("Credit card outside the service", "Cartão de crédito externo")),
            (5, ("Debit card outside the service", "Cartão de débito externo")),
            (6, ("Deposit", "Depósito")),
            (7, ("Transfer", "Transferência")),
            (9, ("Collection outside the service", "Cobrança externa")),
            (11, ("Online card", "Cartão online")),
            (12, ("Pix", "Pix")),
        ],
    ),
    (
        "FrequencyDisplay",
        &[(1, ("Frequency of the plan", "Frequência do plano")), (2, ("Custom text", "Texto personalizado"))],
    ),
    (
        "CancellationReason",
        &[
            (1, ("Issue error", "Erro na emissão")),
            (2, ("Service not rendered", "Serviço não prestado")),
            (3, ("Issued twice", "Emitida em duplicidade")),
            (4, ("Other", "Outros")),
        ],
    ),
    ("Gender", &[(1, ("Female", "Feminino")), (2, ("Male", "Masculino")), (3, ("Other", "Outro"))]),
];

fn fields() -> impl Iterator<Item = &'static (&'static str, Label)> {
    FIELDS.iter().chain(v1::FIELDS)
}

fn codes() -> impl Iterator<Item = &'static (&'static str, &'static [(i64, Label)])> {
    CODES.iter().chain(v1::CODES)
}

/// The label of a field.
pub(super) fn of_field(model: &ModelTable, field: &Field) -> Label {
    let own = [model.name, ".", field.name].concat();
    let find = |name: &str| fields().find_map(|(key, label)| (*key == name).then_some(*label));
    find(&own).or_else(|| find(field.name)).unwrap_or((field.name, field.name))
}

/// The label of the field at the end of a path such as `itens[0].qtd`; `None` if no form has such a field.
#[must_use]
pub fn of_path(path: &str, language: Language) -> Option<&'static str> {
    let name = path.rsplit('.').next()?.split('[').next()?;
    let (en, pt) = fields().find_map(|(key, label)| (*key == name).then_some(*label))?;
    Some(if language == Language::En { en } else { pt })
}

/// The label of a code's value.
pub(super) fn of_code(table: &CodeTable, code: &NamedCode) -> Label {
    let rows = codes().find_map(|(name, rows)| (*name == table.name).then_some(*rows)).unwrap_or_default();
    let own = rows.iter().find_map(|(number, label)| (*number == code.code).then_some(*label));
    let doc = code.doc.trim().trim_end_matches('.');
    own.unwrap_or((doc, doc))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::describe::described;

    #[test]
    fn every_field_has_a_label_and_every_label_is_used() {
        let known = |name: &str| fields().map(|(key, _)| *key).find(|key| *key == name);
        let mut used = BTreeSet::new();
        for model in described().models.iter().filter(|model| model.open()) {
            for field in model.fields {
                let own = [model.name, ".", field.name].concat();
                let key = known(&own).or_else(|| known(field.name));
                assert!(key.is_some(), "{own} has no label");
                used.extend(key);
            }
        }
        let unused: Vec<_> = fields().map(|(key, _)| *key).filter(|key| !used.contains(key)).collect();
        assert_eq!(unused, [""; 0]);
    }

    #[test]
    fn the_fields_of_a_record_have_different_labels() {
        for model in described().models.iter().filter(|model| model.open()) {
            let labels = || model.fields.iter().map(|field| (field.name, of_field(model, field)));
            for (name, (en, pt)) in labels() {
                let same = labels().find(|(other, label)| *other != name && (label.0 == en || label.1 == pt));
                assert_eq!(same, None, "{}.{name}: {en}, {pt}", model.name);
            }
        }
    }

    #[test]
    fn every_code_has_a_label() {
        for table in described().codes {
            let labels = codes().find(|(name, _)| *name == table.name).map(|(_, rows)| *rows);
            let labelled: Vec<_> = labels.unwrap_or_default().iter().map(|(code, _)| *code).collect();
            let codes: Vec<_> = table.codes.iter().map(|code| code.code).collect();
            assert!(labelled == codes || ["FederativeUnit", "ApiVersion"].contains(&table.name), "{}", table.name);
        }
        assert!(codes().all(|(name, _)| described().codes.iter().any(|table| table.name == *name)));
    }

    #[test]
    fn the_accepted_display_texts_of_codes_are_their_labels() {
        for table in described().codes {
            for (text, number) in table.texts {
                let code = table.codes.iter().find(|code| code.code == *number);
                assert_eq!(code.map(|code| of_code(table, code).1), Some(*text));
            }
        }
    }
}
