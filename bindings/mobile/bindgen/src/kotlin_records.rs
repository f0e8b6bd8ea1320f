//! Rewrites UniFFI's data classes for records to plain Kotlin classes with builders.
//!
//! A new field changes a data class's constructor, `copy` and `componentN`, so programs that were compiled before would no
//! longer run. A builder only gains a function.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::model::{Dialect, ModelTable, Type};

use crate::areas::is_optional;
use crate::files::{Result, replace_all};
use crate::kotlin::{doc, function, kotlin};
use crate::kotlin_members::{ISSUE, members, operations};
use crate::mobile::{Unit, made_name, name_of, owner, unit};
use crate::names::{camel, lower_first};

/// The pieces of Kotlin source for a field of a builder. First its type. Then the expression that `build` passes to the
/// record's constructor, where `{}` stands for the field. Last the suffix that is appended to the value when the builder copies
/// it from an existing record.
type Shape = (String, String, &'static str);

/// Rewrites one record in UniFFI's source: adds `equals`, `hashCode`, `toString`, the operations on the record and, if programs
/// construct it (`given`), a builder.
pub(crate) fn record(out: &mut String, table: &ModelTable, given: bool) -> Result<()> {
    let name = made_name(table);
    let hidden = if table.cases.is_empty() { "" } else { "internal " };
    let class = format!("{hidden}class {name} internal constructor(");
    replace_all(out, &format!("\ndata class {name} ("), &format!("\n{class}"))?;
    serializable(out, &class)?;
    let (builder, made) = if given { builder(table) } else { Default::default() };
    let mut own = value(table) + &counted(table) + &builder;
    if table.name == "Issue" {
        own.push_str(ISSUE);
    }
    let operations_of_it = lastro_facade::operations().filter(|operation| owner(operation) == Some(table));
    operations_of_it.for_each(|operation| function(&mut own, "    ", operation, kotlin));
    own.push('\n');
    members(out, &class, &own, &(made + &operations(table.name)))?;
    if given {
        doc(out, "", &format!("Creates a [{name}] from the fields that the block sets."));
        let function = lower_first(&name);
        let _ = writeln!(
            out,
            "@JvmSynthetic\nfun {function}(fill: {name}.Builder.() -> Unit): {name} = {name}.builder().apply(fill).build()\n"
        );
    }
    Ok(())
}

/// Makes a class `Serializable`. Android needs this to save the state of a screen that holds such a value.
pub(crate) fn serializable(out: &mut String, class: &str) -> Result<()> {
    let start = out.find(&format!("\n{class}")).unwrap_or_default();
    let end = out.get(start..).and_then(|rest| rest.find("\n){")).ok_or("UniFFI writes no end of a constructor")?;
    out.insert_str(start + end + 2, " : java.io.Serializable ");
    Ok(())
}

/// Whether some operation takes the record with this name as an argument, directly or nested in another record.
pub(crate) fn is_given(name: &str) -> bool {
    let mut given = BTreeSet::new();
    let arguments = lastro_facade::operations().flat_map(|operation| operation.arguments);
    arguments.for_each(|argument| collect(argument.ty, &mut given));
    given.contains(name)
}

fn collect(ty: Type, given: &mut BTreeSet<&'static str>) {
    match ty {
        Type::List(inner) | Type::Optional(inner) => collect(*inner, given),
        Type::Record(table) if given.insert(table.name) => {
            table.fields.iter().for_each(|field| collect(field.ty, given))
        }
        _ => {}
    }
}

/// The fields of a record, with their types and their documentation.
fn fields(table: &ModelTable) -> Vec<(String, Type, &'static str)> {
    table.fields.iter().map(|field| (camel(field.name), field.ty, field.doc)).collect()
}

/// The Kotlin names of a record's fields, and `extra` if the record keeps unknown members.
fn names(table: &ModelTable) -> Vec<String> {
    let extra = table.open().then(|| "extra".to_owned());
    table.fields.iter().map(|field| camel(field.name)).chain(extra).collect()
}

/// The members that every record class has: `equals`, `hashCode`, `toString`.
fn value(table: &ModelTable) -> String {
    let (class, name, names) = (made_name(table), name_of(table), names(table));
    let texts = table.dialect == Dialect::Answer && !table.fields.iter().any(|field| holds_json(field.ty));
    format!(
        "    private fun values(): List<Any?> = listOf({})

    /** Whether every field is equal. */
    override fun equals(other: Any?): Boolean = other is {class} && values() == other.values()

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = values().hashCode()

    /** A form for logs: the fields that are set, {}. */
    override fun toString(): String = shown(\"{name}\", \"{}\", values(), texts = {texts})

",
        names.join(", "),
        if texts { "with their values" } else { "without the values of strings, which may be personal data" },
        names.join(" ")
    )
}

/// Writes a getter for each number with a unit, such as seconds, that returns it as an `Instant` or a `Duration`.
fn counted(table: &ModelTable) -> String {
    let mut out = String::new();
    for field in table.fields {
        let Some((unit, short)) = unit(field.name, field.ty) else { continue };
        let (name, ty, made) = match unit {
            Unit::UnixSeconds => ("instant".to_owned(), "java.time.Instant", "ofEpochSecond"),
            Unit::Seconds => (camel(short), "java.time.Duration", "ofSeconds"),
            Unit::Milliseconds => (camel(short), "java.time.Duration", "ofMillis"),
        };
        let of = camel(field.name);
        doc(&mut out, "    ", &format!("[{of}] as a value of `java.time`."));
        let _ = writeln!(out, "    val {name}: {ty}?\n        get() = {of}?.let {{ {ty}.{made}(it) }}\n");
    }
    out
}

fn holds_json(ty: Type) -> bool {
    match ty {
        Type::List(inner) | Type::Optional(inner) => holds_json(*inner),
        Type::Json | Type::Pairs | Type::Bytes => true,
        _ => false,
    }
}

fn shape(ty: Type) -> Shape {
    let made = match ty.required() {
        Type::Money => "amount({})",
        Type::Percent | Type::Quantity => "plain({})",
        _ => "{}",
    };
    if is_optional(ty) {
        (kotlin(ty), made.to_owned(), "")
    } else {
        (kotlin(ty) + "?", format!("checkNotNull({made}) {{ \"{{}} is not set\" }}"), "")
    }
}

/// Writes the builder of a record, with `copy` and `toBuilder`, and the companion's function that creates a builder.
fn builder(table: &ModelTable) -> (String, String) {
    let name = name_of(table);
    let mut own = String::new();
    doc(&mut own, "    ", "A copy with the changes that the block makes.");
    let _ = writeln!(
        own,
        "    @JvmSynthetic\n    fun copy(change: Builder.() -> Unit): {name} = toBuilder().apply(change).build()\n"
    );
    doc(&mut own, "    ", "A builder with the values of this record.");
    let _ = writeln!(own, "    fun toBuilder(): Builder = Builder(this)\n");
    doc(
        &mut own,
        "    ",
        &format!("Builds a [{name}]. In Kotlin assign its fields; in Java call the functions with their names."),
    );
    let _ = writeln!(own, "    class Builder internal constructor(from: {name}?) {{");
    let shape_of_extra = ("ExtraMembers".to_owned(), "{}".to_owned(), " ?: emptyList()");
    let extra =
        table.open().then(|| ("extra".to_owned(), shape_of_extra, "Members of the JSON object that are not fields."));
    let mut passed = Vec::new();
    let all = fields(table).into_iter().map(|(field, ty, text)| (field, shape(ty), text));
    for (field, (ty, made, unset), text) in all.chain(extra) {
        doc(&mut own, "        ", text);
        let _ = writeln!(own, "        @JvmField\n        var {field}: {ty} = from?.{field}{unset}\n");
        doc(&mut own, "        ", text);
        let _ = writeln!(own, "        fun {field}(value: {ty}): Builder = apply {{ this.{field} = value }}\n");
        passed.push(made.replace("{}", &field));
    }
    doc(&mut own, "        ", "The record with the values set so far.");
    let _ = writeln!(own, "        fun build(): {name} =\n            {name}({})\n    }}\n", passed.join(", "));
    let mut made = String::from("\n");
    doc(&mut made, "        ", "An empty builder.");
    let _ = writeln!(made, "        @JvmStatic\n        fun builder(): Builder = Builder(null)");
    (own, made)
}
