//! Generates the TypeScript declarations of the npm package, such as `api.d.ts`.

use std::fmt::Write as _;

use lastro::model::{Argument, Dialect, Field, ModelTable, Operation, Type};
use lastro::query::{Operator, Resource, filterable, operators_of};
use lastro::value::Choice as _;
use lastro_facade::Area;
use lastro_facade::describe::{Described, described_by};
use lastro_mobile_bindgen::areas::{Areas, is_legacy};
use lastro_mobile_bindgen::names::{camel, upper_snake};

use crate::areas::{client_areas, core_areas, legacy_areas, legacy_client_areas};
use crate::entries::{CLIENT, CLIENT_V1, of_lines};

pub const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n\n";

/// The package's generated types, by name.
pub fn files() -> Vec<(String, String)> {
    let client_d_ts = beyond("", &[], &client(), &client_areas());
    let others = [("./v1-api.js", legacy()), ("./client-api.js", client())];
    let nothing = Described { models: Vec::new(), codes: Vec::new(), choices: Vec::new() };
    let client_v1_d_ts = beyond("", &others, &nothing, &legacy_client_areas());
    let files = [
        ("api.d.ts", api_d_ts()),
        ("client-api.d.ts", client_d_ts),
        ("client-v1-api.d.ts", client_v1_d_ts),
        ("v1.d.ts", v1_d_ts()),
    ];
    files.map(|(name, text)| (name.to_owned(), text)).to_vec()
}

/// The types of an entry that has only some areas of version 2.
pub fn some_areas(areas: &[&Area], described: &Described) -> String {
    areas_of("./api.js", areas, described)
}

/// The types of an entry that has only some areas of version 1.
pub fn some_areas_of_v1(areas: &[&Area]) -> String {
    areas_of("./v1-api.js", areas, &legacy())
}

fn areas_of(module: &str, areas: &[&Area], described: &Described) -> String {
    let codes = described.codes.iter().map(|table| table.name.to_owned());
    let values: Vec<String> = codes.chain(areas.iter().map(|area| namespace(area.name))).collect();
    format!("export type * from \"{module}\";\nexport {{ {} }} from \"{module}\";\n", values.join(", "))
}

/// The name of the JavaScript object for an area. It has no `v1`, because the areas of version 1 are in a separate entry.
pub fn namespace(area: &str) -> String {
    camel(area.trim_start_matches("v1."))
}

/// The signature of an operation with the import that it needs, for the reference pages.
pub fn signature(operation: &Operation) -> String {
    let area = operation.area();
    // these modules have no wasm, and their functions take other arguments than the operations
    let alone = |name, entry| format!("import * as {name} from \"{entry}\";\n\n{name}.{}", camel(operation.function()));
    let entry = match area {
        "schema" => return alone("schema", "lastro/schema"),
        "forms" => return alone("forms", "lastro/fields"),
        "issues" => return alone("english", "lastro/messages/en"),
        CLIENT_V1 => "lastro/client/v1",
        CLIENT => "lastro/client",
        _ if is_legacy(operation) => "lastro/v1",
        _ => "lastro",
    };
    let name = namespace(area);
    format!("import {{ {name} }} from \"{entry}\";\n\n{name}.{}", declaration(operation, "\n  ", ";\n"))
}

/// The types that the operations of version 2 use.
fn present() -> Described {
    described_by(lastro_facade::operations().filter(|operation| !is_legacy(operation) && operation.area() != CLIENT))
}

/// The types that only the entry of version 1 uses.
fn legacy() -> Described {
    let of_entry = |operation: &&Operation| is_legacy(operation) && operation.area() != CLIENT_V1;
    without_present(described_by(lastro_facade::operations().filter(of_entry)))
}

/// The types that only the client's area `exchange` uses.
fn client() -> Described {
    without_present(described_by(lastro_facade::operations().filter(|operation| operation.area() == CLIENT)))
}

fn without_present(mut all: Described) -> Described {
    let present = present();
    all.models.retain(|table| !present.models.contains(table));
    all.codes.retain(|table| !present.codes.contains(table));
    all.choices.retain(|table| !present.choices.contains(table));
    all
}

/// The types of the default entry.
pub fn api_d_ts() -> String {
    let mut out = HEADER.to_owned() + THROWS;
    out.push_str(SCALARS);
    types(&mut out, &present(), &core_areas());
    out
}

/// The types of `lastro/v1`, in addition to those of the default entry.
pub fn v1_d_ts() -> String {
    beyond(PLACEHOLDER, &[], &legacy(), &legacy_areas())
}

/// A declaration file with types and areas that the default entry lacks. It imports the types of the default entry and of
/// `others`.
fn beyond(own: &str, others: &[(&str, Described)], described: &Described, areas: &Areas) -> String {
    let mut out = HEADER.to_owned() + THROWS;
    let scalars = SCALARS.lines().filter_map(|line| line.strip_prefix("export type "));
    let scalars = scalars.filter_map(|line| Some(line.split(['<', ' ']).next()?.to_owned()));
    imported(&mut out, "./api.js", scalars.collect(), &present());
    for (module, described) in others {
        imported(&mut out, module, Vec::new(), described);
    }
    out.push_str(own);
    types(&mut out, described, areas);
    out
}

fn imported(out: &mut String, module: &str, mut names: Vec<String>, described: &Described) {
    let inputs = described.models.iter().filter(|table| table.name != "Filter");
    names.extend(described.codes.iter().map(|table| table.name.to_owned()));
    names.extend(described.choices.iter().map(|table| table.name.to_owned()));
    names.extend(described.models.iter().map(|table| table.name.to_owned()));
    names.extend(inputs.map(|table| [table.name, "Input"].concat()));
    let _ = write!(out, "import type {{\n  {},\n}} from \"{module}\";\n", names.join(",\n  "));
}

const PLACEHOLDER: &str = "
/** The value that version 1 sends instead of a nested record. It is kept unchanged. */
export type Placeholder = string | number | boolean | readonly JsonValue[];
";

fn types(out: &mut String, described: &Described, areas: &Areas) {
    for table in &described.codes {
        let union = table.codes.iter().map(|c| c.code.to_string()).collect::<Vec<_>>().join(" | ");
        doc(out, "", table.doc);
        let _ = writeln!(out, "export type {} = {union} | (number & {{}});", table.name);
        doc(out, "", table.doc);
        let _ = writeln!(out, "export declare const {}: {{", table.name);
        for code in table.codes {
            doc(out, "  ", code.doc);
            let _ = writeln!(out, "  readonly {}: {};", upper_snake(code.name), code.code);
        }
        out.push_str("};\n");
    }
    for table in &described.choices {
        let rows =
            table.choices.iter().map(|c| format!("- `{}`: {}", c.text, c.doc.trim())).collect::<Vec<_>>().join("\n");
        doc(out, "", &format!("{}\n{rows}", table.doc.trim()));
        let union = table.choices.iter().map(|c| format!("\"{}\"", c.text)).collect::<Vec<_>>().join(" | ");
        let _ = writeln!(out, "export type {} = {union};", table.name);
    }
    for table in &described.models {
        record(out, table, Direction::Out);
        match table.name {
            "Filter" => out.push_str(&filters()),
            _ => record(out, table, Direction::In),
        }
    }
    for (area, operations) in areas {
        let _ = write!(out, "\nexport declare const {}: {{\n", namespace(area));
        for operation in operations {
            function(out, operation);
        }
        out.push_str("};\n");
    }
}

/// A note at the top of a declaration file, so that it is not repeated for every function.
const THROWS: &str = "\
// Every function here throws a `LastroError` for a wrong argument, even if its own `@throws` does not say so: an argument that
// is missing (`required`), unknown (`unknown_argument`), or invalid (`invalid_type`, `invalid_money`, `invalid_date` and so
// on). In the `slim` entries, every function also throws `not_ready` until `init` has finished.

";

// `export {}` makes the file a module, which keeps declarations without `export` private.
const SCALARS: &str = "\
export {};
declare global {
  /** Settings of a program for the types of `lastro`. Importing `lastro/branded` adds the member `branded`. */
  interface LastroTypes {}
}
/** A string. If the program imports `lastro/branded`, a branded string, to which other strings cannot be assigned. */
type Text<Name extends string> = LastroTypes extends { readonly branded: true } ? string & { readonly \"~lastro\": Name } : string;
/** An exact amount with two decimal places: `\"129.90\"`. Calculate with the operations, never with floats. */
export type Money = Text<\"Money\">;
/** An amount as input: a string, or a number, read as its shortest decimal (129.9 is 129.90). */
export type MoneyInput = string | number;
/** An exact decimal: a percentage or a quantity. */
export type Decimal = Text<\"Decimal\">;
/** An exact decimal as input. */
export type DecimalInput = string | number;
/** An integer as input. It may be a string of digits, such as the value of a form field. */
export type IntegerInput = number | string;
/** A code as input. It may be a string of digits, such as the value of a form field. */
export type CodeInput<C extends number> = C | string;
/** A day of the calendar, `YYYY-MM-DD`. */
export type LocalDate = Text<\"LocalDate\">;
/** A day as input: a string, or a `Temporal.PlainDate` of the ISO calendar. Not a `Date`, whose day depends on the time zone. */
export type LocalDateInput = string | { readonly [Symbol.toStringTag]: \"Temporal.PlainDate\"; toString(): string };
/** A month as input, `YYYY-MM`: a string, or a `Temporal.PlainYearMonth` of the ISO calendar. */
export type YearMonthInput = string | { readonly [Symbol.toStringTag]: \"Temporal.PlainYearMonth\"; toString(): string };
/** A point in time, ISO 8601 with offset. */
export type DateTime = Text<\"DateTime\">;
/** A point in time as input. */
export type DateTimeInput = string;
/** The result for a line of NDJSON: the number of the line, counted from 1; the record, if it could be read; and its issues. */
export type LineOf<Answer extends { issues: readonly Issue[] }> = { line: number } & Partial<Answer> & Pick<Answer, \"issues\">;
/** Any JSON value. It stands for members whose structure is not known; they are kept unchanged. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };
";

/// The input type of a filter. For each field it allows only the operators of the field's type: another operator does not
/// compile.
fn filters() -> String {
    let mut out = String::from(
        "/** The fields of each entity, by the operators that they take. */\nexport interface FilterFields {\n",
    );
    for resource in Resource::ALL {
        let union = |wanted: Operator| {
            let fields = filterable(*resource).filter(|(_, ty)| operators_of(*ty).contains(&wanted));
            let names: Vec<String> = fields.map(|(name, _)| format!("\"{name}\"")).collect();
            if names.is_empty() { "never".to_owned() } else { names.join(" | ") }
        };
        let (any, ordered, textual) = (union(Operator::Eq), union(Operator::Gt), union(Operator::Contains));
        let _ = writeln!(out, "  {}: {{ any: {any}; ordered: {ordered}; textual: {textual} }};", resource.as_str());
    }
    out.push_str("}\n");
    out.push_str(FILTER_INPUT);
    out
}

const FILTER_INPUT: &str = "\
/** A custom field of a customer. Its type is not documented, so any operator is allowed. */
export type CustomField<E extends Resource = Resource> = E extends \"customer\" ? `custom_${string}` : never;
/** One condition. Conditions with the same field and operator are combined by \"or\", all others by \"and\". */
export type FilterInput<E extends Resource = Resource> =
  | { field: FilterFields[E][\"any\"] | CustomField<E>; operator?: \"eq\" | \"neq\" | null; value: LocalDateInput | number | boolean; values?: null }
  | { field: FilterFields[E][\"any\"] | CustomField<E>; operator: \"isnull\" | \"isnotnull\"; value?: null; values?: null }
  | { field: FilterFields[E][\"ordered\"] | CustomField<E>; operator: \"gt\" | \"lt\" | \"gte\" | \"lte\"; value: LocalDateInput | number; values?: null }
  | { field: FilterFields[E][\"ordered\"] | CustomField<E>; operator: \"between\"; value?: null; values: readonly [LocalDateInput | number, LocalDateInput | number] }
  | { field: FilterFields[E][\"textual\"] | CustomField<E>; operator: \"contains\" | \"notcontains\"; value: string; values?: null };
";

/// Whether a value is an input or an output of the core.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    In,
    Out,
}

fn record(out: &mut String, table: &ModelTable, way: Direction) {
    doc(out, "", table.doc);
    let suffix = if way == Direction::In { "Input" } else { "" };
    let generic = if way == Direction::In && table.name == "Query" { "<E extends Resource = Resource>" } else { "" };
    let _ = writeln!(out, "export interface {}{suffix}{generic} {{", table.name);
    for Field { name, ty, doc: text, .. } in table.fields {
        doc(out, "  ", text);
        let optional = matches!(ty, Type::Optional(_));
        let mark = if optional && (way == Direction::In || table.open()) { "?" } else { "" };
        let null = if optional && (way == Direction::In || !table.open()) { " | null" } else { "" };
        let shown = type_name(ty.required(), way);
        let shown = if generic.is_empty() { shown } else { of_entity(&shown) };
        let nested = matches!(ty.required(), Type::Record(_) | Type::List(Type::Record(_)));
        let null =
            if nested && table.dialect == Dialect::Legacy { format!(" | Placeholder{null}") } else { null.to_owned() };
        let _ = writeln!(out, "  {name}{mark}: {shown}{null};");
    }
    if table.dialect == Dialect::Parameters {
        let _ = writeln!(out, "  /** Parameters that the documents do not name. */");
        let _ = writeln!(out, "  extra?: {{ readonly [name: string]: string | number | boolean }};");
    }
    if table.dialect == Dialect::Entity {
        let _ = writeln!(out, "  /** Custom fields, attachments and fields that this version does not know. */");
        let _ = writeln!(out, "  [name: `custom_${{string}}` | `anexo_${{number}}`]: JsonValue | undefined;");
    }
    out.push_str("}\n");
}

fn function(out: &mut String, operation: &Operation) {
    doc(out, "  ", operation.doc);
    let _ = writeln!(out, "  {}", declaration(operation, " ", " "));
    if let Some(record) = of_lines(operation) {
        lines(out, operation, record, &result(operation));
    }
}

/// The declaration of an operation's method, with its arguments and its result. `before` is written before each argument,
/// `after` is written after the last argument.
fn declaration(operation: &Operation, before: &str, after: &str) -> String {
    let required = operation.arguments.iter().any(|a| !matches!(a.ty, Type::Optional(_)));
    let mark = if required { "" } else { "?" };
    let mut members: Vec<String> = operation.arguments.iter().flat_map(argument).collect();
    let generic = parameter(operation);
    if !generic.is_empty() {
        members = members.iter().map(|member| of_entity(member)).collect();
    }
    let (name, result) = (camel(operation.function()), result(operation));
    let members = members.join(&[";", before].concat());
    format!("{name}{generic}(input{mark}: {{{before}{members}{after}}}): {result};")
}

fn result(operation: &Operation) -> String {
    match operation.result {
        Type::Optional(inner) => type_name(*inner, Direction::Out) + " | null",
        other => type_name(other, Direction::Out),
    }
}

/// Writes the additional function that runs an operation on each line of NDJSON.
fn lines(out: &mut String, operation: &Operation, record: &Argument, result: &str) {
    let name = camel(operation.function());
    let text = format!(
        "`{name}` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are\n\
        read. Blank lines are counted and left out.\n\n# Errors\nNone for a line."
    );
    doc(out, "  ", &text);
    let others = operation.arguments.iter().filter(|argument| argument.name != record.name);
    let others: Vec<String> = others.flat_map(argument).collect();
    let input = if others.is_empty() { String::new() } else { format!(", input: {{ {} }}", others.join("; ")) };
    let _ = writeln!(out, "  {name}Lines(lines: string | Uint8Array{input}): readonly LineOf<{result}>[];");
}

/// The type parameter `E` of an operation with an argument for the entity, on which the types of its other arguments depend.
/// Empty for any other operation.
fn parameter(operation: &Operation) -> &'static str {
    let named = |argument: &&Argument| matches!(argument.ty, Type::Choice(table) if table.name == "Resource");
    operation.arguments.iter().find(named).map_or("", |_| "<E extends Resource>")
}

/// Adds the type parameter `E` to a type that depends on the entity.
fn of_entity(shown: &str) -> String {
    let replaced = shown.replace("FilterInput", "FilterInput<E>").replace("QueryInput", "QueryInput<E>");
    replaced.strip_suffix("Resource").map_or_else(|| replaced.clone(), |head| format!("{head}E"))
}

fn argument(argument: &Argument) -> Vec<String> {
    let Argument { name, ty, .. } = argument;
    match ty {
        Type::Bytes => vec![format!("{name}?: string | Uint8Array"), format!("{name}_base64?: string")],
        Type::Secrets => {
            let one = name.trim_end_matches('s');
            vec![format!("{one}?: string"), format!("{name}?: readonly string[]")]
        }
        Type::Optional(inner) => vec![format!("{name}?: {} | null", type_name(**inner, Direction::In))],
        other => vec![format!("{name}: {}", type_name(*other, Direction::In))],
    }
}

fn type_name(ty: Type, way: Direction) -> String {
    let input = way == Direction::In;
    match ty {
        Type::YearMonth if input => "YearMonthInput".to_owned(),
        Type::Text | Type::YearMonth | Type::CardNumber | Type::Concealed => "string".to_owned(),
        Type::Query(table) if input => format!("string | {0} | {0}Input", table.name),
        Type::Query(table) => format!("string | {}", table.name),
        Type::SecurityCode => if input { "string | number" } else { "string" }.to_owned(),
        Type::Integer => if input { "IntegerInput" } else { "number" }.to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::Money => if input { "MoneyInput" } else { "Money" }.to_owned(),
        Type::Percent | Type::Quantity | Type::Number => if input { "DecimalInput" } else { "Decimal" }.to_owned(),
        Type::Date => if input { "LocalDateInput" } else { "LocalDate" }.to_owned(),
        Type::DateTime => if input { "DateTimeInput" } else { "DateTime" }.to_owned(),
        Type::Code(table) if input => format!("CodeInput<{}>", table.name),
        Type::Code(table) => table.name.to_owned(),
        Type::Choice(table) => table.name.to_owned(),
        Type::Record(table) => table.name.to_owned() + if input { "Input" } else { "" },
        Type::List(inner) => format!("readonly {}[]", list_item(*inner, way)),
        Type::Optional(inner) => type_name(*inner, way) + " | null",
        // an argument may be JSON text or an object; the result is JSON text
        Type::Json => if input { "string | object" } else { "string" }.to_owned(),
        Type::Bytes => "string | Uint8Array".to_owned(),
        Type::Secrets => "string | readonly string[]".to_owned(),
        // filter values of integer fields are numbers; see `entries::numbers`
        Type::Scalar => if input { "string | number | boolean" } else { "string | number" }.to_owned(),
        Type::Pairs if input => "readonly (readonly [string, string])[]".to_owned(),
        Type::Pairs => "[name: string, value: string][]".to_owned(),
        Type::Params | Type::Headers => "{ readonly [name: string]: string }".to_owned(),
    }
}

fn list_item(ty: Type, way: Direction) -> String {
    let name = type_name(ty, way);
    if name.contains('|') { format!("({name})") } else { name }
}

/// Writes a doc comment. The section `# Errors` becomes the tag `@throws`.
pub fn doc(out: &mut String, indent: &str, text: &str) {
    let text = text.trim().replace("*/", "*\\/");
    let (body, errors) = text.split_once("# Errors").unwrap_or((&text, ""));
    let mut lines: Vec<String> = body.trim().lines().map(str::to_owned).collect();
    if !errors.is_empty() {
        lines.push(format!("@throws {{LastroError}} {}", thrown(errors)));
    }
    if let [one] = lines.as_slice() {
        let _ = writeln!(out, "{indent}/** {one} */");
        return;
    }
    let _ = writeln!(out, "{indent}/**");
    for line in lines {
        let _ = writeln!(out, "{}", format!("{indent} * {line}").trim_end());
    }
    let _ = writeln!(out, "{indent} */");
}

/// The text of `@throws`, in one line. If the operation never fails, the text says that only a missing argument or one
/// of the wrong type throws.
fn thrown(errors: &str) -> String {
    let errors = errors.split_whitespace().collect::<Vec<_>>().join(" ");
    match errors.strip_prefix("None") {
        None => errors,
        Some(rest) => match rest.strip_prefix(" for") {
            Some(what) => format!("Only if an argument is missing or has the wrong type, never for{what}"),
            None => format!("Only if an argument is missing or has the wrong type{rest}"),
        },
    }
}
