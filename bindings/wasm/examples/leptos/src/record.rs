//! From what the browser holds of a form to a customer, and what lastro says of it.

use js_sys::{Array, Object, Reflect};
use lastro::js::from_js;
use lastro::model::Customer;
use lastro::rules::{Context, WriteOperation, body, validate};
use lastro::{Issue, LocalDate};
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
    let issues = problems(&customer);
    let sound = !issues.iter().any(Issue::stops);
    Ok(Judged { issues, body: sound.then(|| body(&customer, WriteOperation::Insert).to_json()) })
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
pub fn problems(customer: &Customer) -> Vec<Issue> {
    validate(customer, &Context { operation: WriteOperation::Insert, today: today() }).issues
}

/// The browser's day, since lastro has no clock. A program for customers in other time zones takes the day of the account's place.
fn today() -> Option<LocalDate> {
    let now = js_sys::Date::new_0();
    LocalDate::from_ymd(i32::try_from(now.get_full_year()).ok()?, now.get_month() + 1, now.get_date())
}
