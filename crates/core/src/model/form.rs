//! Descriptions of input forms, from which a front end can render the fields of a record.

use lastro_macros::model;

use crate::value::choices;

choices! {
    /// The kind of input element for a field.
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
        /// A date.
        Date = "date",
        /// A date and time.
        DateTime = "datetime",
        /// Yes or no.
        Checkbox = "checkbox",
        /// One of the field's `choices`.
        Select = "select",
        /// A secret, hidden while it is typed.
        Password = "password",
        /// A nested record. Its fields follow; their paths begin with the path of this field.
        Group = "group",
        /// A list of records. The fields of one record follow; their paths begin with the path of this field and `[]`.
        List = "list",
        /// A field that users do not see or fill in.
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

/// A value that the user can choose.
#[model(answer)]
pub struct FormChoice {
    /// The numeric code that is sent.
    pub value: i64,
    /// The label that the user sees.
    pub label: FormLabel,
}

/// One field of a form.
#[model(answer)]
pub struct FormField {
    /// Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor` for a field of each item.
    pub path: String,
    /// The field's name: the last part of its path.
    pub name: String,
    /// The label that the user sees next to the input.
    pub label: FormLabel,
    /// The kind of input element.
    pub input: FormInput,
    /// Whether every insert requires the field. Other fields may be required depending on values; `validate` reports those.
    pub required: bool,
    /// Whether the service fills in the field. Show it, but do not let the user change it: it is never sent.
    pub read_only: bool,
    /// Maximum number of characters, if there is a limit.
    pub max_length: Option<i64>,
    /// The codes to choose from; unset if the field is not a code.
    pub choices: Option<Vec<FormChoice>>,
}
