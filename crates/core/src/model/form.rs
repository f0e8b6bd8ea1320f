//! The field of a form, as a front end renders it.

use lastro_macros::model;

use crate::value::choices;

choices! {
    /// The kind of input of a field.
    pub enum FormInput {
        /// One line of text.
        Text = "text",
        /// Several lines of text.
        Textarea = "textarea",
        /// An e-mail address.
        Email = "email",
        /// A phone number.
        Tel = "tel",
        /// A whole number.
        Integer = "integer",
        /// An exact decimal.
        Decimal = "decimal",
        /// An amount in reais.
        Money = "money",
        /// A percentage.
        Percent = "percent",
        /// A day.
        Date = "date",
        /// An instant.
        DateTime = "datetime",
        /// Yes or no.
        Checkbox = "checkbox",
        /// One of `choices`.
        Select = "select",
        /// Text that is hidden while it is typed.
        Password = "password",
        /// A group of the fields whose paths begin with this one's.
        Group = "group",
        /// A list: the fields whose paths begin with this one's and `[]`, any number of times.
        List = "list",
        /// Not filled in by a person.
        Hidden = "hidden",
    }
}

/// A label in every supported language.
#[model(answer)]
pub struct FormLabel {
    /// English.
    pub en: String,
    /// Brazilian Portuguese.
    pub pt_br: String,
}

/// One value to choose.
#[model(answer)]
pub struct FormChoice {
    /// The number on the wire.
    pub value: i64,
    /// What a person reads.
    pub label: FormLabel,
}

/// One field of a form.
#[model(answer)]
pub struct FormField {
    /// Its path in the record: `nome`, `nfse_dados.aliquota`, `itens[].valor` of each item.
    pub path: String,
    /// The field's name.
    pub name: String,
    /// The label that a person reads next to it.
    pub label: FormLabel,
    /// The kind of input.
    pub input: FormInput,
    /// Whether every insert needs it. Some records need more fields; `validate` reports those.
    pub required: bool,
    /// Whether the service fills it in: shown, and never sent.
    pub read_only: bool,
    /// Maximum number of characters, if there is a limit.
    pub max_length: Option<i64>,
    /// The values to choose from.
    pub choices: Option<Vec<FormChoice>>,
}
