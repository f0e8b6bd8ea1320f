// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The operations of each entry, and an export for each operation that is called most.

use lastro_facade::{self as api, Facade};
use wasm_bindgen::prelude::*;

use crate::scalars;

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
pub fn money_parse(text: &str) -> Result<String, JsValue> {
    scalars::on_text("text", text, |text| api::money::parse(text).map(|answer| scalars::text(&answer)))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc"))]
#[wasm_bindgen]
pub fn boleto_is_valid_linha_digitavel(linha: &str) -> Result<bool, JsValue> {
    scalars::on_text("linha", linha, api::boleto::is_valid_linha_digitavel)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_is_valid(cpf: &str) -> Result<bool, JsValue> {
    scalars::on_text("cpf", cpf, api::cpf::is_valid)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cpf_format(cpf: &str) -> Result<String, JsValue> {
    scalars::on_text("cpf", cpf, |cpf| api::cpf::format(cpf).map(|answer| scalars::text(&answer)))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_is_valid(cnpj: &str) -> Result<bool, JsValue> {
    scalars::on_text("cnpj", cnpj, api::cnpj::is_valid)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cnpj_format(cnpj: &str) -> Result<String, JsValue> {
    scalars::on_text("cnpj", cnpj, |cnpj| api::cnpj::format(cnpj).map(|answer| scalars::text(&answer)))
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_is_valid(cep: &str) -> Result<bool, JsValue> {
    scalars::on_text("cep", cep, api::cep::is_valid)
}

#[cfg(any(feature = "lastro", feature = "client", feature = "calc", feature = "forms"))]
#[wasm_bindgen]
pub fn cep_format(cep: &str) -> Result<String, JsValue> {
    scalars::on_text("cep", cep, |cep| api::cep::format(cep).map(|answer| scalars::text(&answer)))
}
