//! The form. It is rendered from lastro's metadata of the fields, and shows the problems of each field next to it.

use std::collections::BTreeSet;

use lastro::model::{FormField, FormInput};
use lastro::{Issue, Language};
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;
use web_sys::HtmlFormElement;

use crate::record;

/// The paths of the fields that this form has.
const ASKED: [&str; 7] = ["tipo", "nome", "cpf", "cnpj", "data_nascimento", "cep", "contatos[].email"];

/// lastro's metadata of the fields in `ASKED`.
fn asked() -> Vec<FormField> {
    let all = lastro_facade::forms::fields("customer".to_owned()).unwrap_or_default();
    all.into_iter().filter(|field| ASKED.contains(&field.path.as_str())).collect()
}

/// The name of a field's input element, which is the path in the field's issues. The form has only one contact, so a field of
/// the contact has the index 0 of the list in its path.
fn name_of(field: &FormField) -> String {
    field.path.replace("[]", "[0]")
}

/// The message of a problem in Portuguese, without the path, since it is shown next to the field.
fn text(issue: Issue) -> String {
    Issue { path: String::new(), ..issue }.text(Language::PtBr)
}

/// The state of the form.
#[derive(Clone, Copy)]
struct State {
    issues: RwSignal<Vec<Issue>>,
    /// The fields that the user has visited. Only their problems are shown.
    visited: RwSignal<BTreeSet<String>>,
    /// The message of an error that prevented the validation. Empty if there was none.
    fault: RwSignal<String>,
}

impl State {
    /// The messages of a field's problems. Empty if the user has not visited the field.
    fn at(self, name: &str) -> String {
        if !self.visited.read().contains(name) {
            return String::new();
        }
        let own = self.issues.get().into_iter().filter(|issue| issue.path == name);
        own.map(text).collect::<Vec<_>>().join("; ")
    }

    /// Validates the whole form. Returns the body of the request if the form is valid.
    fn judge(self, form: &HtmlFormElement) -> Option<String> {
        match record::judge(form) {
            Ok(judged) => {
                self.issues.set(judged.issues);
                self.fault.set(String::new());
                judged.body
            }
            Err(fault) => {
                self.fault.set(format!("{fault:?}"));
                None
            }
        }
    }
}

#[component]
pub fn Form() -> impl IntoView {
    let state = State { issues: RwSignal::default(), visited: RwSignal::default(), fault: RwSignal::default() };
    let sent = RwSignal::new(None::<String>);
    let form = NodeRef::<leptos::html::Form>::new();

    let on_input = move |event: Event| {
        let name = event.target().and_then(|field| js_sys::Reflect::get(&field, &"name".into()).ok()?.as_string());
        state.visited.update(|visited| visited.extend(name));
        sent.set(None);
        if let Some(form) = form.get() {
            state.judge(&form);
        }
    };
    let on_submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(form) = form.get() else { return };
        let body = state.judge(&form);
        // show all problems now, including those of unvisited fields
        state.visited.update(|visited| visited.extend(state.issues.get().into_iter().map(|issue| issue.path)));
        sent.set(body);
    };
    // the message for errors that belong to no field of the form
    let elsewhere = move || {
        let fields = asked().iter().map(name_of).collect::<Vec<_>>();
        let errors = state.issues.get().into_iter().filter(|issue| issue.stops() && !fields.contains(&issue.path));
        errors.map(|issue| issue.text(Language::PtBr)).collect::<Vec<_>>().join("; ")
    };
    view! {
        <form node_ref=form novalidate on:input=on_input on:submit=on_submit>
            {asked().into_iter().map(|field| view! { <Field field state/> }).collect_view()}
            <output>{elsewhere} {state.fault}</output>
            <button>"Cadastrar"</button>
        </form>
        <pre aria-label="Corpo da requisição">{move || sent.get()}</pre>
    }
}

/// A field with its label and its problems.
#[component]
fn Field(field: FormField, state: State) -> impl IntoView {
    let name = name_of(&field);
    let problems = format!("{name}-problems");
    let said = Memo::new({
        let name = name.clone();
        move |_| state.at(&name)
    });
    let invalid = move || (!said.read().is_empty()).to_string();
    let input = match (field.choices, field.input) {
        (Some(choices), _) => {
            let option = |choice: lastro::model::FormChoice| {
                view! { <option value=choice.value.to_string()>{choice.label.pt_br}</option> }
            };
            view! {
                <select id=name.clone() name=name.clone() aria-invalid=invalid aria-describedby=problems.clone()>
                    <option></option>
                    {choices.into_iter().map(option).collect_view()}
                </select>
            }
            .into_any()
        }
        (None, input) => {
            // numbers are text inputs too, since a number input may change what was typed
            let kind = if matches!(input, FormInput::Date) { "date" } else { "text" };
            view! {
                <input type=kind id=name.clone() name=name.clone() aria-invalid=invalid aria-describedby=problems.clone()/>
            }
            .into_any()
        }
    };
    view! {
        <p>
            <label for=name>{field.label.pt_br}</label>
            {input}
            <output id=problems>{said}</output>
        </p>
    }
}
