//! The exports of the wasm modules in Rust: the areas of each entry, and a function for each operation whose arguments
//! are scalars.

use std::fmt::Write as _;

use lastro::model::{Argument, Operation, Type};

use crate::entries::{ENTRIES, HEADER};

/// The name of an operation's own export.
pub fn export(operation: &Operation) -> String {
    operation.name.replace('.', "_")
}

/// The exports of the wasm: the areas of each entry, and a function for each operation that scalars are enough for.
pub fn tables() -> String {
    let mut out = format!(
        "{HEADER}//! The operations of each entry, and an export for each operation whose arguments are scalars.\n\n\
         use lastro_facade::{{self as api, Facade}};\nuse wasm_bindgen::prelude::*;\n\nuse crate::scalars::{{self, Given, thrown}};\n"
    );
    for entry in ENTRIES.iter().filter(|entry| entry.areas().next().is_some()) {
        let areas: Vec<String> =
            entry.areas().map(|area| format!("api::{}::AREA", area.name.replace('.', "::"))).collect();
        let _ = write!(
            out,
            "\n/// The areas of the entry `{0}`.\n#[cfg(feature = \"{0}\")]\npub const FACADE: Facade = Facade::of(&[{1}]);\n",
            entry.name,
            areas.join(", ")
        );
    }
    for area in lastro_facade::AREAS {
        let entries = ENTRIES.iter().filter(|entry| (entry.has)(area));
        let features: Vec<String> = entries.map(|entry| format!("feature = \"{}\"", entry.name)).collect();
        for operation in area.operations.iter().filter(|_| !features.is_empty()) {
            if let Some(direct) = Direct::of(operation) {
                let features = match features.as_slice() {
                    [one] => one.clone(),
                    several => format!("any({})", several.join(", ")),
                };
                let _ = write!(out, "\n#[cfg({features})]\n{}", direct.rust(operation));
            }
        }
    }
    out
}

/// How a scalar crosses into the wasm.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// As it is.
    Text,
    /// A number, or its text: as text, so that no digit of it is lost.
    Decimal,
    Whole,
}

impl Given {
    /// How a value of a type crosses; nothing if it goes as JSON.
    pub fn of(ty: Type) -> Option<Self> {
        match ty {
            Type::Text | Type::Date | Type::YearMonth | Type::DateTime | Type::Choice(_) => Some(Self::Text),
            Type::Money | Type::Percent | Type::Quantity => Some(Self::Decimal),
            Type::Integer | Type::Code(_) => Some(Self::Whole),
            _ => None,
        }
    }

    /// The function of the package that says whether a value can cross so.
    pub const fn check(self) -> &'static str {
        match self {
            Self::Text => "isText",
            Self::Decimal => "isDecimal",
            Self::Whole => "isWhole",
        }
    }
}

/// How an answer crosses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Text,
    Flag,
    Number,
    /// A list of texts in which JSON escapes none.
    Texts,
    /// A record or another list.
    Json,
}

impl Answer {
    pub fn of(ty: Type) -> Self {
        match (Given::of(ty), ty) {
            (Some(Given::Text | Given::Decimal), _) => Self::Text,
            (Some(Given::Whole), _) => Self::Number,
            (None, Type::Boolean) => Self::Flag,
            (None, Type::List(Type::Money | Type::Date)) => Self::Texts,
            (None, _) => Self::Json,
        }
    }

    /// Its type in Rust, and the function that makes it.
    const fn rust(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("String", "scalars::text(&answer)"),
            Self::Flag => ("bool", "answer"),
            Self::Number => ("f64", "scalars::number(answer)"),
            Self::Texts | Self::Json => ("String", "scalars::json(&answer)"),
        }
    }
}

/// An operation that JavaScript calls with scalars.
pub struct Direct {
    pub arguments: Vec<(&'static Argument, Given)>,
    pub answer: Answer,
}

impl Direct {
    /// Nothing for an operation that needs anything else, or has arguments that may be left out: those have many arguments, so
    /// that an export is large, and do enough for JSON to cost little.
    pub fn of(operation: &Operation) -> Option<Self> {
        let arguments: Option<Vec<_>> =
            operation.arguments.iter().map(|argument| Some((argument, Given::of(argument.ty)?))).collect();
        let arguments = arguments.filter(|arguments| !arguments.is_empty())?;
        Some(Self { arguments, answer: Answer::of(operation.result) })
    }

    fn rust(&self, operation: &Operation) -> String {
        let names: Vec<&str> = self.arguments.iter().map(|(argument, _)| argument.name).collect();
        let each = |shown: fn(&str) -> String| names.iter().map(|name| shown(name)).collect::<Vec<_>>();
        let some = each(|name| format!("Some({name})")).join(", ");
        let all = names.join(", ");
        let (one, other) =
            if names.len() == 1 { (some, all.clone()) } else { (format!("({some})"), format!("({all})")) };
        let (ty, made) = self.answer.rust();
        format!(
            "#[wasm_bindgen]\npub fn {}({}) -> Result<{ty}, JsValue> {{\n    let mut given = Given::new();\n{}\
             \x20   let {one} = {other} else {{ return Err(given.refusal()) }};\n\
             \x20   let answer = api::{}::{}({all}).map_err(thrown)?;\n    Ok({made})\n}}\n",
            export(operation),
            each(|name| format!("{name}: String")).join(", "),
            each(|name| format!("    let {name} = given.text(\"{name}\", {name});\n")).concat(),
            operation.area().replace('.', "::"),
            operation.function(),
        )
    }
}
