//! From what the browser holds of a form to a customer, and what lastro says of it.

use js_sys::{Array, Object, Reflect};
use lastro::js::from_js;
use lastro::types::{Customer, Issue, LastroError, LocalDate, WriteOperation};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{FormData, HtmlFormElement};

/// The fields of the form's only contact are named by their paths, as the issues are.
const CONTACT: &str = "contatos[0].";

/// What is said of a form.
pub struct Judged {
    /// Everything that is wrong.
    pub issues: Vec<Issue>,
    /// The body of the request, unless an issue stops it.
    pub body: Option<String>,
}

/// Checks a whole form. An error of lastro becomes one of JavaScript.
pub fn judge(form: &HtmlFormElement) -> Result<Judged, JsValue> {
    let customer = filled(form)?;
    let issues = problems(customer.clone())?;
    let body = if issues.iter().any(Issue::stops) { None } else { Some(body(customer)?) };
    Ok(Judged { issues, body })
}

/// What is filled in, as a record. What is blank is unset, and what does not fit is found by `problems`.
fn filled(form: &HtmlFormElement) -> Result<Customer, JsValue> {
    let (customer, contact) = (Object::new(), Object::new());
    for pair in Array::from(&JsValue::from(FormData::new_with_form(form)?)) {
        let pair: Array = pair.unchecked_into();
        let (name, typed) = (pair.get(0).as_string().unwrap_or_default(), pair.get(1));
        if typed == "" {
            continue;
        }
        match name.strip_prefix(CONTACT) {
            Some(own) => Reflect::set(&contact, &own.into(), &typed)?,
            None => Reflect::set(&customer, &name.into(), &typed)?,
        };
    }
    if Object::keys(&contact).length() > 0 {
        // what kind of contact it is, in words of your own
        Reflect::set(&contact, &"tipo".into(), &"cobrança".into())?;
        Reflect::set(&customer, &"contatos".into(), &Array::of1(&contact))?;
    }
    let (customer, _) = from_js(&customer)?;
    Ok(customer)
}

/// Everything that is wrong with a new customer, each at its path.
pub fn problems(customer: Customer) -> Result<Vec<Issue>, LastroError> {
    let found = lastro::api::customer::validate(customer, WriteOperation::Insert, today())?;
    Ok(found.issues)
}

/// The body of the request that creates the customer.
fn body(customer: Customer) -> Result<String, LastroError> {
    Ok(lastro::api::customer::body(customer, WriteOperation::Insert)?.to_text())
}

/// lastro has no clock: the day is an argument, and here it is the browser's.
fn today() -> Option<LocalDate> {
    let now = js_sys::Date::new_0();
    LocalDate::from_ymd(i32::try_from(now.get_full_year()).ok()?, now.get_month() + 1, now.get_date())
}
