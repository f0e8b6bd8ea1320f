//! The exports of the wasm modules in Rust: the areas of each entry, and a function for each operation whose arguments
//! are scalars.

use std::fmt::Write as _;

use lastro::model::{Argument, Operation, Type};

use crate::entries::{ENTRIES, HEADER};

/// The name of an operation's own export.
pub fn export(operation: &Operation) -> String {
    operation.name().replace('.', "_")
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
    /// A boolean.
    Flag,
}

impl Given {
    /// How a value of a type crosses; nothing if it goes as JSON.
    pub fn of(ty: Type) -> Option<Self> {
        match ty {
            Type::Text | Type::Date | Type::YearMonth | Type::DateTime | Type::Choice(_) => Some(Self::Text),
            Type::Money | Type::Percent | Type::Quantity => Some(Self::Decimal),
            Type::Integer | Type::Code(_) => Some(Self::Whole),
            Type::Boolean => Some(Self::Flag),
            _ => None,
        }
    }

    /// The function of the package that says whether a value can cross so.
    pub const fn check(self) -> &'static str {
        match self {
            Self::Text => "isText",
            Self::Decimal => "isDecimal",
            Self::Whole => "isWhole",
            Self::Flag => "isFlag",
        }
    }
}

/// How an answer crosses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Text,
    Flag,
    Number,
    /// A text or nothing.
    Optional,
    /// A list of amounts or dates: texts without escapes.
    List,
    /// A record or another list.
    Json,
}

impl Answer {
    fn of(ty: Type) -> Self {
        match (Given::of(ty), ty) {
            (Some(Given::Text | Given::Decimal), _) => Self::Text,
            (Some(Given::Whole), _) => Self::Number,
            (Some(Given::Flag), _) => Self::Flag,
            (None, Type::Optional(inner)) if Self::of(*inner) == Self::Text => Self::Optional,
            (None, Type::List(Type::Money | Type::Date)) => Self::List,
            (None, _) => Self::Json,
        }
    }

    /// Its type in Rust, and the function that makes it.
    const fn rust(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("String", "scalars::text(&answer)"),
            Self::Flag => ("bool", "answer"),
            Self::Number => ("f64", "scalars::number(answer)"),
            Self::Optional => ("Option<String>", "scalars::optional(answer.as_ref())"),
            Self::List | Self::Json => ("String", "scalars::json(&answer)"),
        }
    }
}

/// An operation that JavaScript calls with scalars.
pub struct Direct {
    /// The arguments that cross as scalars. An optional list is not among them: a call that gives one is sent as JSON.
    pub arguments: Vec<(&'static Argument, Given)>,
    pub answer: Answer,
}

impl Direct {
    /// Nothing for an operation that needs a record, a list or bytes.
    pub fn of(operation: &Operation) -> Option<Self> {
        let mut needed = operation.arguments.iter().filter(|argument| !matches!(argument.ty, Type::Optional(_)));
        if !needed.all(|argument| Given::of(argument.ty).is_some()) {
            return None;
        }
        let arguments = operation.arguments.iter();
        let arguments: Vec<_> =
            arguments.filter_map(|argument| Some((argument, Given::of(argument.ty.required())?))).collect();
        (!arguments.is_empty()).then(|| Self { arguments, answer: Answer::of(operation.result) })
    }

    fn rust(&self, operation: &Operation) -> String {
        let name = |argument: &Argument| argument.name.to_owned();
        let parameters = self.arguments.iter().map(|(argument, given)| {
            let ty = match (given, argument.ty) {
                (Given::Flag, Type::Optional(_)) => "Option<bool>",
                (Given::Flag, _) => "bool",
                (_, Type::Optional(_)) => "Option<String>",
                _ => "String",
            };
            format!("{}: {ty}", argument.name)
        });
        let reads: String = self
            .arguments
            .iter()
            .map(|(argument, given)| {
                let read = match (given, argument.ty) {
                    (Given::Flag, Type::Optional(_)) => "optional_flag",
                    (Given::Flag, _) => "flag",
                    (_, Type::Optional(_)) => "optional_text",
                    _ => "text",
                };
                format!("    let {0} = given.{read}(\"{0}\", {0});\n", argument.name)
            })
            .collect();
        let names: Vec<String> = self.arguments.iter().map(|(argument, _)| name(argument)).collect();
        let passed = operation.arguments.iter().map(|argument| {
            if Given::of(argument.ty.required()).is_some() { name(argument) } else { "None".to_owned() }
        });
        let some = names.iter().map(|name| format!("Some({name})")).collect::<Vec<_>>().join(", ");
        let (one, other) = if names.len() == 1 {
            (some, names.join(""))
        } else {
            (format!("({some})"), format!("({})", names.join(", ")))
        };
        let (ty, made) = self.answer.rust();
        format!(
            "#[wasm_bindgen]\npub fn {}({}) -> Result<{ty}, JsValue> {{\n    let mut given = Given::new();\n{reads}\
             \x20   let {one} = {other} else {{ return Err(given.refusal()) }};\n\
             \x20   let answer = api::{}::{}({}).map_err(thrown)?;\n    Ok({made})\n}}\n",
            export(operation),
            parameters.collect::<Vec<_>>().join(", "),
            operation.area().replace('.', "::"),
            operation.function(),
            passed.collect::<Vec<_>>().join(", "),
        )
    }
}
