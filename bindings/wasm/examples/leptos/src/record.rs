//! Converts the browser's form data to a customer, and validates it with lastro.

use js_sys::{Array, Object, Reflect};
use lastro::js::from_js;
use lastro::model::Customer;
use lastro::rules::{Context, WriteOperation, body, validate};
use lastro::{Issue, LocalDate};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{FormData, HtmlFormElement};

/// The prefix in the names of the input elements for the fields of the contact. The form has only one contact.
const CONTACT: &str = "contatos[0].";

/// The result of validating a form.
pub struct Judged {
    /// All problems of the form.
    pub issues: Vec<Issue>,
    /// The body of the request to the service. `None` if an issue is an error.
    pub body: Option<String>,
}

/// Validates a whole form.
pub fn judge(form: &HtmlFormElement) -> Result<Judged, JsValue> {
    let customer = filled(form)?;
    let issues = problems(&customer);
    let sound = !issues.iter().any(Issue::stops);
    Ok(Judged { issues, body: sound.then(|| body(&customer, WriteOperation::Insert).to_json()) })
}

/// Converts the form's values to a record. Blank fields are unset. Invalid values stay in the record, and `problems` reports
/// them.
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
        // `tipo` is the kind of the contact, for which the service accepts any text
        Reflect::set(&contact, &"tipo".into(), &"cobrança".into())?;
        Reflect::set(&customer, &"contatos".into(), &Array::of1(&contact))?;
    }
    let (customer, _) = from_js(&customer)?;
    Ok(customer)
}

/// Validates a new customer. Returns all problems, each with its path.
pub fn problems(customer: &Customer) -> Vec<Issue> {
    validate(customer, &Context { operation: WriteOperation::Insert, today: today() }).issues
}

/// The current date of the browser, since lastro has no clock. If users may be in other time zones, use the date at the
/// account's location instead.
fn today() -> Option<LocalDate> {
    let now = js_sys::Date::new_0();
    LocalDate::from_ymd(i32::try_from(now.get_full_year()).ok()?, now.get_month() + 1, now.get_date())
}
