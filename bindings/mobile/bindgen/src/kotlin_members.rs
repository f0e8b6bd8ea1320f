//! Kotlin: members added to UniFFI's classes. Unlike an extension function, a member needs no import, and Java calls it as
//! `Sale.decode(json)`.

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

/// UniFFI's source with these members and the patches.
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
            "    /** The number on the wire. */\n    val code: Long\n        get() = when (this) {\n".to_owned();
        let mut of = "\n        /** The named value of a number, else `Unknown`. */\n        @JvmStatic\n".to_owned();
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
            "    /** The text on the wire. */\n    val text: String\n        get() = when (this) {\n".to_owned();
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

/// Adds members to a class and its companion.
pub(crate) fn members(out: &mut String, class: &str, own: &str, companion: &str) -> Result<()> {
    let companion = match companion {
        "" => "    companion object".to_owned(),
        functions => format!("    /** What the type itself can do. */\n    companion object {{{functions}    }}"),
    };
    let closed = format!("\n{own}{companion}\n}}");
    let missing = || format!("UniFFI writes no companion in {class:?}");
    let start = out.find(&format!("\n{class}")).ok_or_else(missing)?;
    let empty = "\n    companion object\n}";
    let place = start + out.get(start..).and_then(|rest| rest.find(empty)).ok_or_else(missing)?;
    out.replace_range(place..place + empty.len(), &closed);
    Ok(())
}

/// The operations of the area named like a record, without the record's own.
pub(crate) fn operations(record: &str) -> String {
    let mut out = String::new();
    if Resource::ALL.iter().any(|resource| resource.table().name == record) {
        doc(&mut out, "        ", &format!("A query for all [{record}] records, to be narrowed down."));
        let _ = writeln!(out, "        @JvmStatic");
        let _ =
            writeln!(out, "        fun query(): ListQuery<{record}> = ListQuery(Resource.{})\n", upper_snake(record));
        let text =
            "The records of one step of a pagination.\n\n@throws LastroException If one is not a record of this kind.";
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

/// Members of an issue.
pub(crate) const ISSUE: &str = "\
    /** The label that a form shows for the field at [path]; null if no form has the field. */
    @JvmOverloads
    @Throws(LastroException::class)
    fun label(language: Language = Lastro.language): String? {
        LoadedLibrary.unified.check()
        return labelOf(path, language)
    }

    /** What is wrong, for people: the label where there is one, the path, and the text of the code. */
    @JvmOverloads
    @Throws(LastroException::class)
    fun text(language: Language = Lastro.language): String =
        listOfNotNull(label(language), Issues.text(this, language)).joinToString(\": \")

";

const EXCEPTION: &str = "\
    /** What is wrong, a line for each problem, for people: each with its path and, where a form has the field, its label. */
    @JvmOverloads
    fun text(language: Language = Lastro.language): String = when (this) {
        is Unavailable ->
            if (language == Language.PT_BR) \"a biblioteca nativa do lastro não pode ser usada em $platform ($path): $remedy\"
            else \"the native library of lastro cannot be used on $platform ($path): $remedy\"
        else -> problems.joinToString(\"\\n\") { it.text(language) }
    }

    /** Every problem, whichever kind of error it is; none if the library cannot be used. */
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
