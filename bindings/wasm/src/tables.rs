// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The operations of each entry, and an export for each operation whose arguments are scalars.

use lastro_facade::{self as api, Facade};
use wasm_bindgen::prelude::*;

use crate::scalars::{self, Given, thrown};

/// The areas of the entry `lastro`.
#[cfg(feature = "lastro")]
pub const FACADE: Facade = Facade::of(&[api::money::AREA, api::installments::AREA, api::schedule::AREA, api::boleto::AREA, api::calendar::AREA, api::nfse::AREA, api::sale::AREA, api::item::AREA, api::installment::AREA, api::nfse_data::AREA, api::schedule_data::AREA, api::cancellation::AREA, api::receipt::AREA, api::boleto_update::AREA, api::service::AREA, api::payment_method::AREA, api::customer::AREA, api::contact::AREA, api::card::AREA, api::plan::AREA, api::wallet_entry::AREA, api::cnae::AREA, api::service_list_item::AREA, api::municipality::AREA, api::adjustment_index::AREA, api::listing::AREA, api::sale_listing::AREA, api::customer_listing::AREA, api::service_listing::AREA, api::deleted::AREA, api::api_error::AREA, api::cpf::AREA, api::cnpj::AREA, api::cep::AREA, api::lc116::AREA, api::tax_code::AREA, api::pix::AREA, api::query::AREA, api::request::AREA, api::response::AREA, api::retry::AREA, api::pages::AREA, api::webhook::AREA]);

/// The areas of the entry `client`.
#[cfg(feature = "client")]
pub const FACADE: Facade = Facade::of(&[api::money::AREA, api::installments::AREA, api::schedule::AREA, api::boleto::AREA, api::calendar::AREA, api::nfse::AREA, api::sale::AREA, api::item::AREA, api::installment::AREA, api::nfse_data::AREA, api::schedule_data::AREA, api::cancellation::AREA, api::receipt::AREA, api::boleto_update::AREA, api::service::AREA, api::payment_method::AREA, api::customer::AREA, api::contact::AREA, api::card::AREA, api::plan::AREA, api::wallet_entry::AREA, api::cnae::AREA, api::service_list_item::AREA, api::municipality::AREA, api::adjustment_index::AREA, api::listing::AREA, api::sale_listing::AREA, api::customer_listing::AREA, api::service_listing::AREA, api::deleted::AREA, api::api_error::AREA, api::cpf::AREA, api::cnpj::AREA, api::cep::AREA, api::lc116::AREA, api::tax_code::AREA, api::pix::AREA, api::query::AREA, api::exchange::AREA]);

/// The areas of the entry `client-v1`.
#[cfg(feature = "client-v1")]
pub const FACADE: Facade = Facade::of(&[api::v1::sale::AREA, api::v1::item::AREA, api::v1::installment::AREA, api::v1::invoice::AREA, api::v1::payment_method::AREA, api::v1::service::AREA, api::v1::customer::AREA, api::v1::listing::AREA, api::v1::cancellation::AREA, api::v1::receipt::AREA, api::v1::boleto_update::AREA, api::v1::exchange::AREA]);

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

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn money_parse(text: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let text = given.text("text", text);
    let Some(text) = text else { return Err(given.refusal()) };
    let answer = api::money::parse(text).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_fator_vencimento(date: String) -> Result<f64, JsValue> {
    let mut given = Given::new();
    let date = given.text("date", date);
    let Some(date) = date else { return Err(given.refusal()) };
    let answer = api::boleto::fator_vencimento(date).map_err(thrown)?;
    Ok(scalars::number(answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_parse_linha_digitavel(linha: String, reference_date: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let linha = given.text("linha", linha);
    let reference_date = given.text("reference_date", reference_date);
    let (Some(linha), Some(reference_date)) = (linha, reference_date) else { return Err(given.refusal()) };
    let answer = api::boleto::parse_linha_digitavel(linha, reference_date).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_is_valid_linha_digitavel(linha: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let linha = given.text("linha", linha);
    let Some(linha) = linha else { return Err(given.refusal()) };
    let answer = api::boleto::is_valid_linha_digitavel(linha).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_to_linha_digitavel(barcode: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let barcode = given.text("barcode", barcode);
    let Some(barcode) = barcode else { return Err(given.refusal()) };
    let answer = api::boleto::to_linha_digitavel(barcode).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn calendar_bank_holidays(year: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let year = given.text("year", year);
    let Some(year) = year else { return Err(given.refusal()) };
    let answer = api::calendar::bank_holidays(year).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn nfse_approximate_taxes(valor: String, impostos_percentual: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let impostos_percentual = given.text("impostos_percentual", impostos_percentual);
    let (Some(valor), Some(impostos_percentual)) = (valor, impostos_percentual) else { return Err(given.refusal()) };
    let answer = api::nfse::approximate_taxes(valor, impostos_percentual).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "forms"))]
#[wasm_bindgen]
pub fn sale_item_total(valor: String, qtd: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let valor = given.text("valor", valor);
    let qtd = given.text("qtd", qtd);
    let (Some(valor), Some(qtd)) = (valor, qtd) else { return Err(given.refusal()) };
    let answer = api::sale::item_total(valor, qtd).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "forms"))]
#[wasm_bindgen]
pub fn sale_payment_page_url(base_url: String, pagamento_online_codigo: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let base_url = given.text("base_url", base_url);
    let pagamento_online_codigo = given.text("pagamento_online_codigo", pagamento_online_codigo);
    let (Some(base_url), Some(pagamento_online_codigo)) = (base_url, pagamento_online_codigo) else { return Err(given.refusal()) };
    let answer = api::sale::payment_page_url(base_url, pagamento_online_codigo).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_is_valid(cpf: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cpf = given.text("cpf", cpf);
    let Some(cpf) = cpf else { return Err(given.refusal()) };
    let answer = api::cpf::is_valid(cpf).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_format(cpf: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cpf = given.text("cpf", cpf);
    let Some(cpf) = cpf else { return Err(given.refusal()) };
    let answer = api::cpf::format(cpf).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_is_valid(cnpj: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cnpj = given.text("cnpj", cnpj);
    let Some(cnpj) = cnpj else { return Err(given.refusal()) };
    let answer = api::cnpj::is_valid(cnpj).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_format(cnpj: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cnpj = given.text("cnpj", cnpj);
    let Some(cnpj) = cnpj else { return Err(given.refusal()) };
    let answer = api::cnpj::format(cnpj).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_check_digits(base: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let base = given.text("base", base);
    let Some(base) = base else { return Err(given.refusal()) };
    let answer = api::cnpj::check_digits(base).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_is_valid(cep: String) -> Result<bool, JsValue> {
    let mut given = Given::new();
    let cep = given.text("cep", cep);
    let Some(cep) = cep else { return Err(given.refusal()) };
    let answer = api::cep::is_valid(cep).map_err(thrown)?;
    Ok(answer)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_format(cep: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let cep = given.text("cep", cep);
    let Some(cep) = cep else { return Err(given.refusal()) };
    let answer = api::cep::format(cep).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn lc116_to_code(item: String) -> Result<f64, JsValue> {
    let mut given = Given::new();
    let item = given.text("item", item);
    let Some(item) = item else { return Err(given.refusal()) };
    let answer = api::lc116::to_code(item).map_err(thrown)?;
    Ok(scalars::number(answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn lc116_to_item(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::lc116::to_item(code).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn tax_code_digits(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::tax_code::digits(code).map_err(thrown)?;
    Ok(scalars::text(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn pix_parse(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::pix::parse(code).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn pix_check(code: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let code = given.text("code", code);
    let Some(code) = code else { return Err(given.refusal()) };
    let answer = api::pix::check(code).map_err(thrown)?;
    Ok(scalars::json(&answer))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "query"))]
#[wasm_bindgen]
pub fn query_parse(entity: String, query: String) -> Result<String, JsValue> {
    let mut given = Given::new();
    let entity = given.text("entity", entity);
    let query = given.text("query", query);
    let (Some(entity), Some(query)) = (entity, query) else { return Err(given.refusal()) };
    let answer = api::query::parse(entity, query).map_err(thrown)?;
    Ok(scalars::json(&answer))
}
