//! Lists the fields that contain personal data.

use lastro::model::{Field, ModelTable};

/// The kind of personal data in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Personal {
    /// A name, an address or other free text. It is replaced word by word, including CPFs, CNPJs and e-mail addresses in it.
    Text,
    /// The customer in a sale of version 1. It is either a name, which is replaced, or a code, which is kept.
    Customer,
    /// A CPF or CNPJ.
    Document,
    /// A phone number, whose last eight digits are replaced.
    Phone,
    /// A postal code. Its last three digits, which identify the street, are replaced.
    PostalCode,
    /// A date of birth. It is replaced by another day of the same year.
    Birth,
}

/// Field names, and the kind of personal data in each field.
type Fields = [(&'static str, Personal)];

/// The fields of an address.
const PLACE: &Fields = &[
    ("cep", Personal::PostalCode),
    ("endereco", Personal::Text),
    ("numero", Personal::Text),
    ("complemento", Personal::Text),
    ("bairro", Personal::Text),
];
/// The fields of a person or a company.
const PERSON: &Fields = &[
    ("nome", Personal::Text),
    ("cnpj", Personal::Document),
    ("razao_social", Personal::Text),
    ("inscricao_estadual", Personal::Text),
    ("inscricao_municipal", Personal::Text),
    ("cpf", Personal::Document),
    ("identidade", Personal::Text),
    ("data_nascimento", Personal::Birth),
    ("obs", Personal::Text),
    ("email", Personal::Text),
    ("telefone", Personal::Phone),
    ("celular", Personal::Phone),
];

/// The personal fields of the records, by the names of their tables. All other text fields contain data of the account, the
/// service or a reference list, and are not personal. A test has a list of these other fields, and fails if a text field is in
/// neither list.
const FIELDS: [(&[&str], &[&Fields]); 10] = [
    (&["Customer", "Contact", "CustomerV1", "CustomerParameters", "NewCustomer"], &[PERSON, PLACE]),
    (&["Card"], &[&[("titular", Personal::Text)]]),
    (&["WalletEntry"], &[PERSON, &[("titular", Personal::Text)]]),
    (&["Sale"], &[&[("cliente", Personal::Text), ("discriminacao", Personal::Text)]]),
    (&["SaleV1"], &[&[("discriminacao", Personal::Text), ("dados_extra", Personal::Text)]]),
    (
        &["SaleParameters"],
        &[&[
            ("cliente", Personal::Customer),
            ("cliente_cnpj", Personal::Document),
            ("cliente_cpf", Personal::Document),
            ("discriminacao", Personal::Text),
            ("nfse_inscricao_municipal", Personal::Text),
        ]],
    ),
    (&["InstallmentParameters"], &[&[("demonstrativo", Personal::Text)]]),
    (&["InvoiceV1"], &[&[("discriminacao", Personal::Text)]]),
    (&["Cancellation", "CancellationParameters"], &[&[("cancelamento_motivo", Personal::Text)]]),
    (&["Receipt"], &[&[("obs", Personal::Text)]]),
];

/// The kind of personal data in a field; `None` if the field is not personal.
#[must_use]
pub fn personal(table: &ModelTable, field: &Field) -> Option<Personal> {
    let (_, groups) = FIELDS.iter().find(|(tables, _)| tables.contains(&table.name))?;
    groups.iter().flat_map(|group| group.iter()).find_map(|(name, what)| (*name == field.name).then_some(*what))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use lastro::model::{Contact, Model as _, Type};
    use lastro_twin::route::{Operation, record_of};

    use super::*;

    /// The text fields that are not personal.
    const OTHERS: [(&[&str], &[&str]); 23] = [
        (&["Deleted"], &["id"]),
        (&["Contact"], &["tipo"]),
        (&["Card"], &["meio_pagamento", "bandeira"]),
        (&["Contact", "Customer"], &["cidade"]),
        (&["CustomerParameters"], &["meio_pagamento", "cartao_bandeira", "cartao_validade"]),
        (&["Service"], &["nome", "servico", "atividade", "discriminacao", "codigo_tributacao_municipio"]),
        (&["ServiceV1"], &["nome", "discriminacao"]),
        (&["ServiceParameters"], &["nome", "id_servico", "codigo_tributacao_municipio", "discriminacao"]),
        (&["PaymentMethod", "Cnae", "ServiceListItem", "Municipality", "EntryV1"], &["nome"]),
        (&["AdjustmentIndex"], &["sigla", "nome"]),
        (&["CityV1"], &["nome", "uf"]),
        (&["Sale"], &["meio_pagamento", "pagamento_online_codigo"]),
        (&["ScheduleData"], &["modelo"]),
        (&["NfseData"], &["rps_serie"]),
        (&["Installment"], &["numero", "pdf_url", "linha_digitavel", "pix_imagem_url", "pix_codigo"]),
        (&["InstallmentV1"], &["numero", "pdf_url", "linha_digitavel"]),
        (&["Item", "PlanItem"], &["servico"]),
        (&["PlanPaymentMethod"], &["meio_pagamento"]),
        (
            &["Plan"],
            &[
                "titulo",
                "subtitulo",
                "detalhamento",
                "frequencia_exibida_texto_customizado",
                "comentario",
                "texto_botao",
                "mensagem_confirmacao",
                "termos_uso",
                "discriminacao",
                "identificador",
            ],
        ),
        (
            &["SaleV1"],
            &[
                "email_enviado",
                "email_erro",
                "email_entrega",
                "email_leitura",
                "sms_enviado",
                "sms_erro",
                "whatsapp_enviado",
                "whatsapp_erro",
                "whatsapp_entrega",
                "whatsapp_leitura",
                "boletos",
            ],
        ),
        (
            &["InvoiceV1"],
            &[
                "numero",
                "codigo_verificacao",
                "data_emissao",
                "cancelamento_data",
                "rps_serie",
                "rps_numero",
                "url_pdf",
            ],
        ),
        (
            &["PaymentMethodV1"],
            &[
                "nome",
                "parcelas",
                "tempo_credito",
                "prazo_pagamento",
                "banco",
                "carteira",
                "agencia",
                "agencia_dv",
                "conta",
                "conta_dv",
                "instrucoes1",
                "instrucoes2",
                "instrucoes3",
                "instrucoes4",
                "instrucao_1",
                "instrucao_2",
                "boleto_confirmacao",
                "especie",
                "aceite",
                "prazo",
                "convenio",
            ],
        ),
        (
            &["SaleParameters"],
            &[
                "servico",
                "meio_pagamento",
                "nfse_item_servico",
                "nfse_codigo_tributacao_municipio",
                "cartao_bandeira",
                "cartao_validade",
            ],
        ),
    ];

    /// The tables of all requests and responses, by name.
    fn tables() -> BTreeMap<&'static str, &'static ModelTable> {
        let mut tables = BTreeMap::new();
        let mut left: Vec<&'static ModelTable> = vec![Contact::TABLE];
        left.extend(Operation::all().flat_map(|operation| [operation.sent(), operation.shown()]).flatten());
        while let Some(table) = left.pop() {
            if tables.insert(table.name, table).is_none() {
                left.extend(table.fields.iter().filter_map(|field| record_of(field.ty)));
            }
        }
        tables
    }

    const fn is_text(ty: Type) -> bool {
        matches!(ty.required(), Type::Text | Type::List(Type::Text))
    }

    #[test]
    fn every_text_field_is_personal_or_known_not_to_be() {
        let tables = tables();
        assert!(tables.len() >= 25, "{:?}", tables.keys());
        for table in tables.values() {
            let others = OTHERS.iter().filter(|(tables, _)| tables.contains(&table.name));
            let others: Vec<&str> = others.flat_map(|(_, fields)| fields.iter().copied()).collect();
            for field in table.fields {
                let (is_personal, is_other) = (personal(table, field).is_some(), others.contains(&field.name));
                assert!(!(is_personal && is_other), "{}.{} is in both lists", table.name, field.name);
                let is_listed = is_personal || is_other || !is_text(field.ty);
                assert!(is_listed, "{}.{} is new: is it personal?", table.name, field.name);
            }
            let unknown = others.iter().find(|name| table.field(name).is_none());
            assert_eq!(unknown, None, "{} has no such field", table.name);
        }
        for name in FIELDS.iter().flat_map(|(tables, _)| tables.iter()).chain(OTHERS.iter().flat_map(|(t, _)| t.iter()))
        {
            assert!(tables.contains_key(name), "there is no record {name}");
        }
    }

    #[test]
    fn every_personal_field_exists() {
        let tables = tables();
        for (names, groups) in FIELDS {
            for (field, _) in groups.iter().flat_map(|group| group.iter()) {
                assert!(
                    names.iter().any(|name| tables[*name].field(field).is_some()) || names == ["WalletEntry"],
                    "{field}"
                );
            }
        }
    }
}
