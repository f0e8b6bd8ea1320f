//! Generates tagged unions: records of which every value is one of several cases, each with its own fields. They are sealed
//! classes in Kotlin, and enums with associated values in Swift.
//!
//! UniFFI passes such a value as a record with the fields of all cases. That record is internal to the packages; the generated
//! code converts it into the public type.

use std::fmt::Write as _;

use lastro::model::{Case, Field, ModelTable, Type};
use lastro_facade::describe::described;

use crate::areas::is_optional;
use crate::files::{Result, replace_all};
use crate::kotlin::{doc, kotlin};
use crate::mobile::{doc_lines, made_name, name_of};
use crate::names::{camel, lower_first};

/// The tables of all records that have cases. Only results of operations have them.
fn answers() -> impl Iterator<Item = &'static ModelTable> {
    described().models.into_iter().filter(|table| !table.cases.is_empty())
}

/// A field of the generated type, either of a single case or common to all.
struct Own {
    name: String,
    ty: Type,
    doc: &'static str,
}

fn own(field: &Field, set: bool) -> Own {
    Own { name: camel(field.name), ty: if set { field.ty.required() } else { field.ty }, doc: field.doc }
}

/// The fields that are common to all cases.
fn common(table: &ModelTable) -> Vec<Own> {
    let of_no_case = |field: &&Field| !table.cases.iter().any(|case| case.fields.contains(&field.name));
    table.fields.iter().filter(of_no_case).map(|field| own(field, false)).collect()
}

/// The fields of one case. The first has a non-null type, except in the case of [`may_lack`]; the others keep their types.
fn of_case(table: &ModelTable, case: &Case) -> Vec<Own> {
    let fields = case.fields.iter().filter_map(|name| table.field(name)).enumerate();
    fields.map(|(place, field)| own(field, place == 0 && !may_lack(table, case))).collect()
}

/// Whether the first field of a case may be null. This holds for `Done` of a call to the service: if a look-up shows that the
/// record was deleted, the call is done but has no value.
fn may_lack(table: &ModelTable, case: &Case) -> bool {
    (table.name, case.name) == ("ExchangeStep", "Done")
}

/// The documentation of a case, which is that of its first field.
fn meaning(table: &ModelTable, case: &Case) -> &'static str {
    let first = case.fields.first().and_then(|name| table.field(name));
    first.map_or("None of the other cases.", |field| field.doc)
}

/// How a case is recognized in UniFFI's record: the name of the case, and the field that is set exactly in this case. The last
/// case has no such field: it applies if no other case does.
type Made = (String, Option<String>);

fn made(table: &ModelTable, place: usize, case: &Case) -> Made {
    let decides = case.fields.first().filter(|_| place + 1 < table.cases.len());
    (case.name.to_owned(), decides.map(|name| camel(name)))
}

/// The Kotlin source of all tagged unions: a sealed class per union, with a subclass per case.
pub(crate) fn kotlin_cases() -> String {
    let mut out = String::new();
    for table in answers() {
        let (name, made_name) = (name_of(table), made_name(table));
        out.push('\n');
        doc(&mut out, "", table.doc);
        let _ = writeln!(
            out,
            "sealed class {name} private constructor(private val parts: {made_name}) : java.io.Serializable {{"
        );
        for Own { name, ty, doc: text } in common(table) {
            doc(&mut out, "    ", text);
            let _ = writeln!(out, "    val {name}: {} = parts.{name}\n", kotlin(ty));
        }
        let mut chosen = String::new();
        for (place, case) in table.cases.iter().enumerate() {
            doc(&mut out, "    ", meaning(table, case));
            let _ =
                writeln!(out, "    class {} internal constructor(parts: {made_name}) : {name}(parts) {{", case.name);
            for (place, Own { name, ty, doc: text }) in of_case(table, case).into_iter().enumerate() {
                let set = place == 0 && !may_lack(table, case);
                let value = if set { format!("checkNotNull(parts.{name})") } else { format!("parts.{name}") };
                doc(&mut out, "        ", text);
                let _ = writeln!(out, "        val {name}: {} = {value}\n", kotlin(ty));
            }
            out.truncate(out.trim_end().len());
            out.push_str("\n    }\n\n");
            let (case, decides) = made(table, place, case);
            let when = decides.map_or_else(|| "else".to_owned(), |field| format!("{field} != null"));
            let _ = writeln!(chosen, "        {when} -> {name}.{case}(this)");
        }
        let _ = write!(
            out,
            "    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is {name} && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}}

internal fun {made_name}.cases(): {name} =
    when {{
{chosen}    }}
"
        );
    }
    out
}

/// The Swift source of all tagged unions: an enum per union. `swift` returns the Swift name of a type.
pub(crate) fn swift_cases(swift: fn(Type) -> String) -> String {
    let mut out = String::new();
    let comment = |out: &mut String, indent: &str, text: &str| {
        doc_lines(text).iter().for_each(|line| out.push_str(&format!("{indent}/// {line}\n")));
    };
    for table in answers() {
        let (name, shared) = (name_of(table), common(table));
        out.push('\n');
        comment(&mut out, "", table.doc);
        let _ = writeln!(out, "public enum {name}: Hashable, Sendable {{");
        let mut chosen = String::new();
        for (place, case) in table.cases.iter().enumerate() {
            comment(&mut out, "    ", meaning(table, case));
            let fields = of_case(table, case);
            let values = fields.iter().chain(&shared);
            let declared: Vec<String> = values.clone().map(|own| format!("{}: {}", own.name, swift(own.ty))).collect();
            let _ = writeln!(out, "    case {}({})", lower_first(case.name), declared.join(", "));
            let passed: Vec<String> = values.map(|own| format!("{0}: {0}", own.name)).collect();
            let passed = format!(".{}({})", lower_first(case.name), passed.join(", "));
            match (made(table, place, case).1, fields.first()) {
                (Some(field), _) => {
                    let _ = writeln!(chosen, "        if let {field} {{ return {passed} }}");
                }
                (None, Some(Own { name, .. })) if !may_lack(table, case) => {
                    let _ = writeln!(chosen, "        guard let {name} else {{ throw fault(\"swift.case\") }}");
                    let _ = writeln!(chosen, "        return {passed}");
                }
                (None, _) => {
                    let _ = writeln!(chosen, "        return {passed}");
                }
            }
        }
        for (place, Own { name, ty, doc }) in shared.iter().enumerate() {
            out.push('\n');
            comment(&mut out, "    ", doc);
            let _ = writeln!(out, "    public var {name}: {} {{\n        switch self {{", swift(*ty));
            for case in table.cases {
                let mut values = vec!["_"; case.fields.len() + shared.len()];
                if let Some(value) = values.get_mut(case.fields.len() + place) {
                    *value = "let value";
                }
                let _ = writeln!(out, "        case .{}({}): return value", lower_first(case.name), values.join(", "));
            }
            out.push_str("        }\n    }\n");
        }
        let _ = write!(
            out,
            "}}\n\nextension {} {{\n    func cases() throws -> {name} {{\n{chosen}    }}\n}}\n",
            made_name(table)
        );
    }
    out
}

/// Makes the records with the fields of all cases internal, in the Swift source from UniFFI.
pub fn hidden(mut generated: String) -> Result<String> {
    for table in answers() {
        let record = format!("struct {}:", made_name(table));
        replace_all(&mut generated, &format!("\npublic {record}"), &format!("\n{record}"))?;
    }
    Ok(generated)
}

/// A field as the tests' adapters write it to JSON: its name there, and its value in one case.
pub(crate) type Wired = (&'static str, Member);

/// The value of a field in one case: an expression and its type. If the case lacks the field, the JSON value written instead.
pub(crate) enum Member {
    Has(String, Type),
    Lacks(String),
}

/// For each case, all fields of the record's table. `null` and `empty` are the JSON values for fields that the case lacks.
pub(crate) fn members(table: &ModelTable, null: &str, empty: &str) -> Vec<(&'static Case, Vec<Wired>)> {
    let member = |case: &Case, field: &'static Field| {
        let elsewhere = table.cases.iter().any(|other| other.fields.contains(&field.name));
        if case.fields.contains(&field.name) || !elsewhere {
            return (field.name, Member::Has(camel(field.name), field.ty));
        }
        (field.name, Member::Lacks(if is_optional(field.ty) { null } else { empty }.to_owned()))
    };
    let cases = table.cases.iter();
    cases.map(|case| (case, table.fields.iter().map(|field| member(case, field)).collect())).collect()
}

/// A Swift pattern that binds all associated values of a case to constants with their names.
pub(crate) fn bound(table: &ModelTable, case: &Case) -> String {
    let all = of_case(table, case).into_iter().chain(common(table));
    all.map(|own| format!("let {}", own.name)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_has_the_fields_of_its_table() {
        let names = |fields: Vec<Own>| fields.into_iter().map(|own| own.name).collect::<Vec<_>>();
        let table = answers().find(|table| table.name == "Verification").unwrap();
        assert_eq!(names(common(table)), ["verdict"]);
        let genuine = table.cases.first().unwrap();
        assert_eq!(names(of_case(table, genuine)), ["secretIndex", "form", "event", "dedupeKey"]);
        assert!(
            table
                .cases
                .iter()
                .all(|case| case.fields.first().is_none_or(|name| is_optional(table.field(name).unwrap().ty)))
        );
    }

    #[test]
    fn a_deletion_confirmed_by_a_look_up_has_no_value() {
        let all = [kotlin_cases(), swift_cases(kotlin)].concat();
        for shown in ["val value: JsonText? = parts.value\n", "case done(value: JsonText?, issues"] {
            assert!(all.contains(shown), "{shown}");
        }
    }

    /// The generated code converts only from UniFFI's record to a case. An argument or a nested record would also need the
    /// opposite conversion, so a record with cases must not occur there.
    #[test]
    fn only_results_have_cases() {
        let inside = |ty: Type| match ty.required() {
            Type::Record(table) => !table.cases.is_empty(),
            Type::List(Type::Record(table)) => !table.cases.is_empty(),
            _ => false,
        };
        assert!(
            lastro_facade::operations().flat_map(|operation| operation.arguments).all(|argument| !inside(argument.ty))
        );
        assert!(described().models.iter().flat_map(|table| table.fields).all(|field| !inside(field.ty)));
        assert_eq!(answers().count(), 5);
    }
}
