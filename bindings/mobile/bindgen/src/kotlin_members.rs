//! Adds operations as members to the Kotlin classes that UniFFI generates. Extension functions would need no such change, but
//! callers would have to import them, and Java could not call them as `Sale.decode(json)`.

use std::fmt::Write as _;

use lastro::query::Resource;
use lastro::value::Choice as _;
use lastro_facade::describe::described;

use crate::areas::by_version;
use crate::files::{Result, replace_all};
use crate::kotlin::{doc, function, kotlin};
use crate::kotlin_records::{is_given, record, serializable};
use crate::mobile::{is_record, owner};
use crate::names::{pascal, upper_snake};
use crate::patches::{KOTLIN, patched};
use crate::twin::configuration;

/// Adds the operations and other members to the classes in UniFFI's Kotlin source, then applies the patches of `patches.rs`.
pub fn complete(mut out: String) -> Result<String> {
    for table in described().models {
        record(&mut out, table, is_given(table.name))?;
    }
    for table in configuration() {
        record(&mut out, table, true)?;
    }
    serializable(&mut out, "data class ExtraMember (")?;
    for table in described().codes {
        let name = table.name;
        let mut code =
            "    /** The number that JSON has for this code. */\n    val code: Long\n        get() = when (this) {\n"
                .to_owned();
        let mut of =
            "\n        /** The code with this number; `Unknown` if no code has it. */\n        @JvmStatic\n".to_owned();
        let _ = writeln!(of, "        fun of(code: Long): {name} = when (code) {{");
        for named in table.codes {
            let object = format!("\n    object {} : {name}()", named.name);
            replace_all(&mut out, &object, &object.replace("object", "data object"))?;
            let _ = writeln!(code, "            {} -> {}L", named.name, named.code);
            let _ = writeln!(of, "            {}L -> {}", named.code, named.name);
        }
        code.push_str("            is Unknown -> v1\n        }\n\n");
        of.push_str("            else -> Unknown(code)\n        }\n");
        let class = format!("sealed class {name} : java.io.Serializable {{");
        replace_all(&mut out, &format!("\nsealed class {name} {{"), &format!("\n{class}"))?;
        members(&mut out, &class, &code, &of)?;
    }
    for table in described().choices {
        let mut text =
            "    /** The string that JSON has for this value. */\n    val text: String\n        get() = when (this) {\n".to_owned();
        for choice in table.choices {
            let _ = writeln!(text, "            {} -> \"{}\"", upper_snake(choice.name), choice.text);
        }
        text.push_str("        }\n\n");
        members(&mut out, &format!("enum class {} {{", table.name), &text, "")?;
    }
    let handler = "\n    companion object ErrorHandler : UniffiRustCallStatusErrorHandler<LastroException>";
    replace_all(&mut out, handler, &format!("\n{EXCEPTION}{handler}"))?;
    patched(out, KOTLIN)
}

/// Inserts members into a class: `own` into the class itself, `companion` into its companion object.
pub(crate) fn members(out: &mut String, class: &str, own: &str, companion: &str) -> Result<()> {
    let companion = match companion {
        "" => "    companion object".to_owned(),
        functions => format!(
            "    /** The functions of the type itself, such as decoding. */\n    companion object {{{functions}    }}"
        ),
    };
    let closed = format!("\n{own}{companion}\n}}");
    let missing = || format!("UniFFI writes no companion in {class:?}");
    let start = out.find(&format!("\n{class}")).ok_or_else(missing)?;
    let empty = "\n    companion object\n}";
    let place = start + out.get(start..).and_then(|rest| rest.find(empty)).ok_or_else(missing)?;
    out.replace_range(place..place + empty.len(), &closed);
    Ok(())
}

/// The companion's functions: the operations in the area of a record that do not take the record as their first argument.
pub(crate) fn operations(record: &str) -> String {
    let mut out = String::new();
    if Resource::ALL.iter().any(|resource| resource.table().name == record) {
        doc(&mut out, "        ", &format!("A query for all [{record}] records, to which filters can be added."));
        let _ = writeln!(out, "        @JvmStatic");
        let _ =
            writeln!(out, "        fun query(): ListQuery<{record}> = ListQuery(Resource.{})\n", upper_snake(record));
        let text = "The records of one step of a pagination.\n\n@throws LastroException If an item is not a record of this type.";
        doc(&mut out, "        ", text);
        let _ = writeln!(out, "        @JvmStatic\n        @Throws(LastroException::class)");
        let _ = writeln!(
            out,
            "        fun records(step: PageStep): List<{record}> = step.items.map {{ decode(it).value }}"
        );
    }
    let (_, present) = by_version();
    for (_, operations) in present.into_iter().filter(|(area, _)| is_record(area) && pascal(area) == record) {
        for operation in operations.into_iter().filter(|operation| owner(operation).is_none()) {
            function(&mut out, "        ", operation, kotlin);
        }
    }
    out
}

/// The members added to the class of issues.
pub(crate) const ISSUE: &str = "\
    /** The label that a form shows for the field at [path]; null if no form has the field. */
    @JvmOverloads
    @Throws(LastroException::class)
    fun label(language: Language = Lastro.language): String? {
        LoadedLibrary.unified.check()
        return labelOf(path, language)
    }

    /** The message for people: the form label if there is one, the path, and the text of the code. */
    @JvmOverloads
    @Throws(LastroException::class)
    fun text(language: Language = Lastro.language): String =
        listOfNotNull(label(language), Issues.text(this, language)).joinToString(\": \")

";

const EXCEPTION: &str = "\
    /** The message for people, one line per problem. Each has its path and, if a form has the field, its label. */
    @JvmOverloads
    fun text(language: Language = Lastro.language): String = when (this) {
        is Unavailable ->
            if (language == Language.PT_BR) \"a biblioteca nativa do lastro não pode ser usada em $platform ($path): $remedy\"
            else \"the native library of lastro cannot be used on $platform ($path): $remedy\"
        else -> problems.joinToString(\"\\n\") { it.text(language) }
    }

    /** All problems, for every kind of error. Empty if the library cannot be used. */
    val problems: List<LastroIssue>
        get() = when (this) {
            is Malformed -> issues
            is Invalid -> issues
            is UnexpectedResponse -> issues
            is UnknownOperation -> issues
            is Internal -> issues
            is Unavailable -> emptyList()
        }

    /** The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, `internal`, `unavailable`. */
    val code: String
        get() = when (this) {
            is Malformed -> \"malformed\"
            is Invalid -> \"invalid\"
            is UnexpectedResponse -> \"unexpected_response\"
            is UnknownOperation -> \"unknown_operation\"
            is Internal -> \"internal\"
            is Unavailable -> \"unavailable\"
        }
";
