use lastro::LastroError;
use lastro::js::{from_js, to_js};
use lastro::model::Customer;
use lastro::rules::WriteOperation;
use wasm_bindgen::prelude::*;

/// Validates a JavaScript customer and returns its issues. A `LastroError` is thrown as an `Error`.
#[wasm_bindgen]
pub fn problems_of(customer: &JsValue) -> Result<JsValue, LastroError> {
    let (customer, _) = from_js::<Customer>(customer)?;
    let found = lastro_facade::customer::validate(customer, WriteOperation::Insert, None)?;
    to_js(&found.issues)
}
