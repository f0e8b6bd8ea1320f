// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The operations of each entry, and an export for each operation whose arguments are scalars.

use lastro_facade::{self as api, Facade};
use wasm_bindgen::prelude::*;

use crate::scalars::{self, Given, thrown};

/// The areas of the entry `lastro`.
#[cfg(feature = "lastro")]
pub const FACADE: Facade = Facade::of(&[api::money::AREA, api::installments::AREA, api::schedule::AREA, api::boleto::AREA, api::calendar::AREA, api::nfse::AREA, api::sale::AREA, api::item::AREA, api::installment::AREA, api::nfse_data::AREA, api::schedule_data::AREA, api::cancellation::AREA, api::receipt::AREA, api::boleto_update::AREA, api::service::AREA, api::payment_method::AREA, api::customer::AREA, api::contact::AREA, api::card::AREA, api::plan::AREA, api::wallet_entry::AREA, api::cnae::AREA, api::service_list_item::AREA, api::municipality::AREA, api::adjustment_index::AREA, api::listing::AREA, api::sale_listing::AREA, api::customer_listing::AREA, api::service_listing::AREA, api::deleted::AREA, api::api_error::AREA, api::cpf::AREA, api::cnpj::AREA, api::cep::AREA, api::lc116::AREA, api::tax_code::AREA, api::pix::AREA, api::query::AREA, api::request::AREA, api::response::AREA, api::retry::AREA, api::pages::AREA, api::webhook::AREA]);

/// The areas of the entry `calc`.
#[cfg(feature = "calc")]
pub const FACADE: Facade = Facade::of(&[api::money::AREA, api::installments::AREA, api::schedule::AREA, api::boleto::AREA, api::calendar::AREA, api::nfse::AREA, api::cpf::AREA, api::cnpj::AREA, api::cep::AREA, api::lc116::AREA, api::tax_code::AREA, api::pix::AREA]);

/// The areas of the entry `forms`.
#[cfg(feature = "forms")]
pub const FACADE: Facade = Facade::of(&[api::sale::AREA, api::item::AREA, api::installment::AREA, api::nfse_data::AREA, api::schedule_data::AREA, api::cancellation::AREA, api::receipt::AREA, api::boleto_update::AREA, api::service::AREA, api::payment_method::AREA, api::customer::AREA, api::contact::AREA, api::card::AREA, api::plan::AREA, api::cnae::AREA, api::service_list_item::AREA, api::municipality::AREA, api::adjustment_index::AREA, api::cpf::AREA, api::cnpj::AREA, api::cep::AREA, api::lc116::AREA, api::tax_code::AREA]);

/// The areas of the entry `query`.
#[cfg(feature = "query")]
pub const FACADE: Facade = Facade::of(&[api::query::AREA]);

/// The areas of the entry `v1`.
#[cfg(feature = "v1")]
pub const FACADE: Facade = Facade::of(&[api::v1::sale::AREA, api::v1::item::AREA, api::v1::installment::AREA, api::v1::invoice::AREA, api::v1::payment_method::AREA, api::v1::service::AREA, api::v1::customer::AREA, api::v1::listing::AREA, api::v1::cancellation::AREA, api::v1::receipt::AREA, api::v1::boleto_update::AREA, api::v1::form::AREA, api::v1::request::AREA, api::v1::response::AREA, api::v1::retry::AREA, api::v1::pages::AREA, api::v1::convert::AREA]);

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn money_parse(text: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let text = given.text("text", text);
    let Some(text) = text else { return Err(given.refusal()) };
    let answer = api::money::parse(text).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn installments_split(valor: String, parcelas: String, policy: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let parcelas = given.text("parcelas", parcelas);
    let policy = given.optional_text("policy", policy);
    let (Some(valor), Some(parcelas), Some(policy)) = (valor, parcelas, policy) else { return Err(given.refusal()) };
    let answer = api::installments::split(valor, parcelas, policy).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn installments_plan(valor: String, parcelas: String, first_due: String, every_months: Option<String>, every_days: Option<String>, policy: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let parcelas = given.text("parcelas", parcelas);
    let first_due = given.text("first_due", first_due);
    let every_months = given.optional_text("every_months", every_months);
    let every_days = given.optional_text("every_days", every_days);
    let policy = given.optional_text("policy", policy);
    let (Some(valor), Some(parcelas), Some(first_due), Some(every_months), Some(every_days), Some(policy)) = (valor, parcelas, first_due, every_months, every_days, policy) else { return Err(given.refusal()) };
    let answer = api::installments::plan(valor, parcelas, first_due, every_months, every_days, policy).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn schedule_occurrences(agendamento_data: String, agendamento_frequencia: String, agendamento_repetir: String, agendamento_numero: Option<String>, agendamento_data_fim: Option<String>, agendamento_ativo: Option<String>, anchor_day: Option<String>, limit: Option<String>, until: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let agendamento_data = given.text("agendamento_data", agendamento_data);
    let agendamento_frequencia = given.text("agendamento_frequencia", agendamento_frequencia);
    let agendamento_repetir = given.text("agendamento_repetir", agendamento_repetir);
    let agendamento_numero = given.optional_text("agendamento_numero", agendamento_numero);
    let agendamento_data_fim = given.optional_text("agendamento_data_fim", agendamento_data_fim);
    let agendamento_ativo = given.optional_text("agendamento_ativo", agendamento_ativo);
    let anchor_day = given.optional_text("anchor_day", anchor_day);
    let limit = given.optional_text("limit", limit);
    let until = given.optional_text("until", until);
    let (Some(agendamento_data), Some(agendamento_frequencia), Some(agendamento_repetir), Some(agendamento_numero), Some(agendamento_data_fim), Some(agendamento_ativo), Some(anchor_day), Some(limit), Some(until)) = (agendamento_data, agendamento_frequencia, agendamento_repetir, agendamento_numero, agendamento_data_fim, agendamento_ativo, anchor_day, limit, until) else { return Err(given.refusal()) };
    let answer = api::schedule::occurrences(agendamento_data, agendamento_frequencia, agendamento_repetir, agendamento_numero, agendamento_data_fim, agendamento_ativo, anchor_day, limit, until).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn schedule_next_after(agendamento_data: String, agendamento_frequencia: String, agendamento_repetir: String, after: String, agendamento_numero: Option<String>, agendamento_data_fim: Option<String>, agendamento_ativo: Option<String>, anchor_day: Option<String>, limit: Option<String>, until: Option<String>) -> Result<Option<String>, JsValue> {
    let mut given = Given::new();
    let agendamento_data = given.text("agendamento_data", agendamento_data);
    let agendamento_frequencia = given.text("agendamento_frequencia", agendamento_frequencia);
    let agendamento_repetir = given.text("agendamento_repetir", agendamento_repetir);
    let after = given.text("after", after);
    let agendamento_numero = given.optional_text("agendamento_numero", agendamento_numero);
    let agendamento_data_fim = given.optional_text("agendamento_data_fim", agendamento_data_fim);
    let agendamento_ativo = given.optional_text("agendamento_ativo", agendamento_ativo);
    let anchor_day = given.optional_text("anchor_day", anchor_day);
    let limit = given.optional_text("limit", limit);
    let until = given.optional_text("until", until);
    let (Some(agendamento_data), Some(agendamento_frequencia), Some(agendamento_repetir), Some(after), Some(agendamento_numero), Some(agendamento_data_fim), Some(agendamento_ativo), Some(anchor_day), Some(limit), Some(until)) = (agendamento_data, agendamento_frequencia, agendamento_repetir, after, agendamento_numero, agendamento_data_fim, agendamento_ativo, anchor_day, limit, until) else { return Err(given.refusal()) };
    let answer = api::schedule::next_after(agendamento_data, agendamento_frequencia, agendamento_repetir, after, agendamento_numero, agendamento_data_fim, agendamento_ativo, anchor_day, limit, until).map_err(thrown)?;
    Ok(scalars::optional(answer.as_ref()))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_late_charges(valor: String, multa: String, juros_mensal: String, dias: String, rounding: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let multa = given.text("multa", multa);
    let juros_mensal = given.text("juros_mensal", juros_mensal);
    let dias = given.text("dias", dias);
    let rounding = given.optional_text("rounding", rounding);
    let (Some(valor), Some(multa), Some(juros_mensal), Some(dias), Some(rounding)) = (valor, multa, juros_mensal, dias, rounding) else { return Err(given.refusal()) };
    let answer = api::boleto::late_charges(valor, multa, juros_mensal, dias, rounding).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_days_late(data_vencimento: String, data_pagamento: String) -> Result<f64, JsValue> {
    let mut given = Given::new();
    let data_vencimento = given.text("data_vencimento", data_vencimento);
    let data_pagamento = given.text("data_pagamento", data_pagamento);
    let (Some(data_vencimento), Some(data_pagamento)) = (data_vencimento, data_pagamento) else { return Err(given.refusal()) };
    let answer = api::boleto::days_late(data_vencimento, data_pagamento, None).map_err(thrown)?;
    Ok(scalars::number(answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_fator_vencimento(date: String) -> Result<f64, JsValue> {
    let mut given = Given::new();
    let date = given.text("date", date);
    let Some(date) = date else { return Err(given.refusal()) };
    let answer = api::boleto::fator_vencimento(date).map_err(thrown)?;
    Ok(scalars::number(answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_parse_linha_digitavel(linha: String, reference_date: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let linha = given.text("linha", linha);
    let reference_date = given.text("reference_date", reference_date);
    let (Some(linha), Some(reference_date)) = (linha, reference_date) else { return Err(given.refusal()) };
    let answer = api::boleto::parse_linha_digitavel(linha, reference_date).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_is_valid_linha_digitavel(linha: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let linha = given.text("linha", linha);
    let Some(linha) = linha else { return Err(given.refusal()) };
    let answer = api::boleto::is_valid_linha_digitavel(linha).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_to_linha_digitavel(barcode: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let barcode = given.text("barcode", barcode);
    let Some(barcode) = barcode else { return Err(given.refusal()) };
    let answer = api::boleto::to_linha_digitavel(barcode).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn calendar_next_business_day(date: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let date = given.text("date", date);
    let Some(date) = date else { return Err(given.refusal()) };
    let answer = api::calendar::next_business_day(date, None).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn calendar_bank_holidays(year: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let year = given.text("year", year);
    let Some(year) = year else { return Err(given.refusal()) };
    let answer = api::calendar::bank_holidays(year).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn nfse_totals(valor_servicos: String, aliquota: Option<String>, iss_retido: Option<String>, valor_pis: Option<String>, valor_cofins: Option<String>, valor_inss: Option<String>, valor_ir: Option<String>, valor_csll: Option<String>, outras_retencoes: Option<String>, valor_deducoes: Option<String>, desconto_incondicionado: Option<String>, desconto_condicionado: Option<String>, natureza_operacao: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor_servicos = given.text("valor_servicos", valor_servicos);
    let aliquota = given.optional_text("aliquota", aliquota);
    let iss_retido = given.optional_text("iss_retido", iss_retido);
    let valor_pis = given.optional_text("valor_pis", valor_pis);
    let valor_cofins = given.optional_text("valor_cofins", valor_cofins);
    let valor_inss = given.optional_text("valor_inss", valor_inss);
    let valor_ir = given.optional_text("valor_ir", valor_ir);
    let valor_csll = given.optional_text("valor_csll", valor_csll);
    let outras_retencoes = given.optional_text("outras_retencoes", outras_retencoes);
    let valor_deducoes = given.optional_text("valor_deducoes", valor_deducoes);
    let desconto_incondicionado = given.optional_text("desconto_incondicionado", desconto_incondicionado);
    let desconto_condicionado = given.optional_text("desconto_condicionado", desconto_condicionado);
    let natureza_operacao = given.optional_text("natureza_operacao", natureza_operacao);
    let (Some(valor_servicos), Some(aliquota), Some(iss_retido), Some(valor_pis), Some(valor_cofins), Some(valor_inss), Some(valor_ir), Some(valor_csll), Some(outras_retencoes), Some(valor_deducoes), Some(desconto_incondicionado), Some(desconto_condicionado), Some(natureza_operacao)) = (valor_servicos, aliquota, iss_retido, valor_pis, valor_cofins, valor_inss, valor_ir, valor_csll, outras_retencoes, valor_deducoes, desconto_incondicionado, desconto_condicionado, natureza_operacao) else { return Err(given.refusal()) };
    let answer = api::nfse::totals(valor_servicos, aliquota, iss_retido, valor_pis, valor_cofins, valor_inss, valor_ir, valor_csll, outras_retencoes, valor_deducoes, desconto_incondicionado, desconto_condicionado, natureza_operacao).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn nfse_approximate_taxes(valor: String, impostos_percentual: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let impostos_percentual = given.text("impostos_percentual", impostos_percentual);
    let (Some(valor), Some(impostos_percentual)) = (valor, impostos_percentual) else { return Err(given.refusal()) };
    let answer = api::nfse::approximate_taxes(valor, impostos_percentual).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "forms"))]
#[wasm_bindgen]
pub fn sale_item_total(valor: String, qtd: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let qtd = given.text("qtd", qtd);
    let (Some(valor), Some(qtd)) = (valor, qtd) else { return Err(given.refusal()) };
    let answer = api::sale::item_total(valor, qtd).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "forms"))]
#[wasm_bindgen]
pub fn sale_payment_page_url(base_url: String, pagamento_online_codigo: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let base_url = given.text("base_url", base_url);
    let pagamento_online_codigo = given.text("pagamento_online_codigo", pagamento_online_codigo);
    let (Some(base_url), Some(pagamento_online_codigo)) = (base_url, pagamento_online_codigo) else { return Err(given.refusal()) };
    let answer = api::sale::payment_page_url(base_url, pagamento_online_codigo).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "forms"))]
#[wasm_bindgen]
pub fn card_is_valid_expiry(validade: String, today: Option<String>) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let validade = given.text("validade", validade);
    let today = given.optional_text("today", today);
    let (Some(validade), Some(today)) = (validade, today) else { return Err(given.refusal()) };
    let answer = api::card::is_valid_expiry(validade, today).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_is_valid(cpf: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cpf = given.text("cpf", cpf);
    let Some(cpf) = cpf else { return Err(given.refusal()) };
    let answer = api::cpf::is_valid(cpf).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_format(cpf: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cpf = given.text("cpf", cpf);
    let Some(cpf) = cpf else { return Err(given.refusal()) };
    let answer = api::cpf::format(cpf).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_is_valid(cnpj: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cnpj = given.text("cnpj", cnpj);
    let Some(cnpj) = cnpj else { return Err(given.refusal()) };
    let answer = api::cnpj::is_valid(cnpj).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_format(cnpj: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cnpj = given.text("cnpj", cnpj);
    let Some(cnpj) = cnpj else { return Err(given.refusal()) };
    let answer = api::cnpj::format(cnpj).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_check_digits(base: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let base = given.text("base", base);
    let Some(base) = base else { return Err(given.refusal()) };
    let answer = api::cnpj::check_digits(base).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_is_valid(cep: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cep = given.text("cep", cep);
    let Some(cep) = cep else { return Err(given.refusal()) };
    let answer = api::cep::is_valid(cep).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_format(cep: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cep = given.text("cep", cep);
    let Some(cep) = cep else { return Err(given.refusal()) };
    let answer = api::cep::format(cep).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn lc116_to_code(item: String) -> Result<f64, JsValue> {
    let mut given = Given::new();
    let item = given.text("item", item);
    let Some(item) = item else { return Err(given.refusal()) };
    let answer = api::lc116::to_code(item).map_err(thrown)?;
    Ok(scalars::number(answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn lc116_to_item(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::lc116::to_item(code).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn tax_code_digits(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::tax_code::digits(code).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn pix_parse(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::pix::parse(code).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn pix_check(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::pix::check(code).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "calc"))]
#[wasm_bindgen]
pub fn pix_generate(chave: String, nome: String, cidade: String, valor: Option<String>, txid: Option<String>, info: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let chave = given.text("chave", chave);
    let nome = given.text("nome", nome);
    let cidade = given.text("cidade", cidade);
    let valor = given.optional_text("valor", valor);
    let txid = given.optional_text("txid", txid);
    let info = given.optional_text("info", info);
    let (Some(chave), Some(nome), Some(cidade), Some(valor), Some(txid), Some(info)) = (chave, nome, cidade, valor, txid, info) else { return Err(given.refusal()) };
    let answer = api::pix::generate(chave, nome, cidade, valor, txid, info).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "query"))]
#[wasm_bindgen]
pub fn query_build(entity: String, limit: Option<String>, offset: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let entity = given.text("entity", entity);
    let limit = given.optional_text("limit", limit);
    let offset = given.optional_text("offset", offset);
    let (Some(entity), Some(limit), Some(offset)) = (entity, limit, offset) else { return Err(given.refusal()) };
    let answer = api::query::build(entity, None, None, None, None, limit, offset).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "query"))]
#[wasm_bindgen]
pub fn query_parse(entity: String, query: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let entity = given.text("entity", entity);
    let query = given.text("query", query);
    let (Some(entity), Some(query)) = (entity, query) else { return Err(given.refusal()) };
    let answer = api::query::parse(entity, query).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(feature = "lastro")]
#[wasm_bindgen]
pub fn retry_next(operation: String, attempt: String, now: String, seed: String, elapsed_ms: String, status: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let operation = given.text("operation", operation);
    let attempt = given.text("attempt", attempt);
    let now = given.text("now", now);
    let seed = given.text("seed", seed);
    let elapsed_ms = given.text("elapsed_ms", elapsed_ms);
    let status = given.optional_text("status", status);
    let (Some(operation), Some(attempt), Some(now), Some(seed), Some(elapsed_ms), Some(status)) = (operation, attempt, now, seed, elapsed_ms, status) else { return Err(given.refusal()) };
    let answer = api::retry::next(operation, attempt, now, seed, elapsed_ms, status, None).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(feature = "lastro")]
#[wasm_bindgen]
pub fn pages_start(operation: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let operation = given.text("operation", operation);
    let Some(operation) = operation else { return Err(given.refusal()) };
    let answer = api::pages::start(operation, None).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(feature = "v1")]
#[wasm_bindgen]
pub fn v1_retry_next(operation: String, attempt: String, now: String, seed: String, elapsed_ms: String, status: Option<String>) -> Result<String, JsValue> {
    let mut given = Given::new();
    let operation = given.text("operation", operation);
    let attempt = given.text("attempt", attempt);
    let now = given.text("now", now);
    let seed = given.text("seed", seed);
    let elapsed_ms = given.text("elapsed_ms", elapsed_ms);
    let status = given.optional_text("status", status);
    let (Some(operation), Some(attempt), Some(now), Some(seed), Some(elapsed_ms), Some(status)) = (operation, attempt, now, seed, elapsed_ms, status) else { return Err(given.refusal()) };
    let answer = api::v1::retry::next(operation, attempt, now, seed, elapsed_ms, status, None).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(feature = "v1")]
#[wasm_bindgen]
pub fn v1_pages_start(operation: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let operation = given.text("operation", operation);
    let Some(operation) = operation else { return Err(given.refusal()) };
    let answer = api::v1::pages::start(operation, None).map_err(thrown)?;
    Ok(scalars::json(&answer))
}
