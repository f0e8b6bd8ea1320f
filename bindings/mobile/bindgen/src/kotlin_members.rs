//! Kotlin: members that are added to the classes that UniFFI makes. A member needs no import, and Java calls it as
//! `Sale.decode(json)`; an extension function would have neither advantage.

use std::fmt::Write as _;

use lastro::model::ModelTable;
use lastro_facade::describe::described;

use crate::areas::{by_version, is_optional};
use crate::files::{Result, replace_all};
use crate::kotlin::{doc, function, kotlin};
use crate::mobile::{document_aliases, free_function, is_record, replace_after};
use crate::names::{camel, pascal, upper_snake};

/// UniFFI's source with these members, with a class name for Java, and with internal parts hidden from the reference.
pub fn complete(generated: &str) -> Result<String> {
    let mut out = generated.to_owned();
    replace_after(&mut out, "@file:Suppress", "\n\npackage ", "\n@file:JvmName(\"Lastro\")\n\npackage ")?;
    for table in described().models {
        members(&mut out, &format!("data class {} (", table.name), &copies(table), &operations(table.name))?;
    }
    for table in described().codes {
        let name = table.name;
        let mut code =
            "    /** The number on the wire. */\n    val code: Long\n        get() = when (this) {\n".to_owned();
        let mut of = "\n        /** The named value of a number, else `Unknown`. */\n        @JvmStatic\n".to_owned();
        let _ = writeln!(of, "        fun of(code: Long): {name} = when (code) {{");
        for named in table.codes {
            let _ = writeln!(code, "            {} -> {}L", named.name, named.code);
            let _ = writeln!(of, "            {}L -> {}", named.code, named.name);
        }
        code.push_str("            is Unknown -> v1\n        }\n\n");
        of.push_str("            else -> Unknown(code)\n        }\n");
        members(&mut out, &format!("sealed class {name} {{"), &code, &of)?;
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
    let handler = "\n    companion object ErrorHandler";
    replace_after(&mut out, "\nsealed class LastroException", handler, &format!("\n{EXCEPTION}{handler}"))?;
    document_aliases(&mut out)?;
    for operation in lastro_facade::operations() {
        without_function(&mut out, &free_function(operation.area(), operation.function()))?;
    }
    // the operations are found in the same library
    replace_after(&mut out, "", "\nprivate fun findLibraryName(", "\ninternal fun findLibraryName(")?;
    for (open, hidden) in HANDLE {
        replace_after(&mut out, "", open, hidden)?;
    }
    describe(&mut out)?;
    Ok(out)
}

/// Takes UniFFI's function for an operation away, with its documentation: the namespaces have the operation.
fn without_function(out: &mut String, name: &str) -> Result<()> {
    let missing = || format!("UniFFI writes no function {name}");
    let (before, after) = out.split_once(&format!(" fun `{name}`(")).ok_or_else(missing)?;
    let start = before.rfind("        /**").ok_or_else(missing)?;
    let end = "\n    }\n";
    let rest = after.find(end).ok_or_else(missing)? + end.len();
    *out = [before.get(..start).unwrap_or_default(), after.get(rest..).unwrap_or_default()].concat();
    Ok(())
}

/// Documents the members that every class has, and hides internal ones from the reference.
fn describe(out: &mut String) -> Result<()> {
    for machinery in MACHINERY {
        replace_all(out, machinery, &format!("\n/** @suppress */{machinery}"))?;
    }
    let number = "\n        val v1: ";
    replace_all(out, number, &format!("\n        /** The number on the wire. */{number}"))?;
    let message = "        override val message\n            get() = \"issues=${ `issues` }\"";
    let text =
        "        /** What is wrong, in English. */\n        override val message\n            get() = toString()";
    replace_all(out, message, text)?;
    let shown = "    override fun toString";
    replace_all(out, shown, &format!("    /** As [message]. */\n{shown}"))
}

/// UniFFI's class around the twin, which the package's `Twin` wraps: no part of the public API.
const HANDLE: [(&str, &str); 3] = [
    ("\npublic interface TwinHandleInterface ", "\ninternal interface TwinHandleInterface "),
    ("\nopen class TwinHandle:", "\ninternal open class TwinHandle:"),
    ("\npublic object FfiConverterTypeTwinHandle:", "\ninternal object FfiConverterTypeTwinHandle:"),
];

/// What UniFFI needs to be public although the reference does not show it.
const MACHINERY: [&str; 6] = [
    "\npublic typealias FfiConverter",
    "\nclass InternalException",
    "\ninterface Disposable",
    "\n    companion object ErrorHandler",
    "\n    companion object\n",
    "\n        companion object\n",
];

/// Puts members into a class and its companion.
fn members(out: &mut String, class: &str, own: &str, companion: &str) -> Result<()> {
    let companion = match companion {
        "" => "    companion object".to_owned(),
        functions => format!("    /** What the type itself can do. */\n    companion object {{{functions}    }}"),
    };
    let closed = format!("\n{own}{companion}\n}}");
    replace_after(out, &format!("\n{class}"), "\n    companion object\n}", &closed)
}

/// For Java, which has neither named nor default arguments: `new Item().withIdServico(10L)`. Kotlin has `copy`.
fn copies(table: &ModelTable) -> String {
    let mut out = String::new();
    if !table.fields.iter().all(|field| is_optional(field.ty)) {
        return out;
    }
    let fields = table.fields.iter().map(|field| (field.name, kotlin(field.ty)));
    for (name, ty) in fields.chain(table.open().then(|| ("extra", "ExtraMembers".to_owned()))) {
        doc(&mut out, "    ", &format!("A copy with another [{}].", camel(name)));
        let _ = writeln!(
            out,
            "    fun with{}(value: {ty}): {} = copy(`{}` = value)\n",
            pascal(name),
            table.name,
            camel(name)
        );
    }
    out
}

/// The operations of the area that bears a record's name.
fn operations(record: &str) -> String {
    let mut out = String::new();
    let (_, present) = by_version();
    for (_, operations) in present.into_iter().filter(|(area, _)| is_record(area) && pascal(area) == record) {
        for operation in operations {
            function(&mut out, "        ", operation, kotlin);
        }
    }
    out
}

const EXCEPTION: &str = "\
    /** Every problem, whichever kind of error it is. */
    val problems: List<Issue>
        get() = when (this) {
            is Malformed -> issues
            is Invalid -> issues
            is UnexpectedResponse -> issues
            is UnknownOperation -> issues
            is Internal -> issues
        }

    /** The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, `internal`. */
    val code: String
        get() = when (this) {
            is Malformed -> \"malformed\"
            is Invalid -> \"invalid\"
            is UnexpectedResponse -> \"unexpected_response\"
            is UnknownOperation -> \"unknown_operation\"
            is Internal -> \"internal\"
        }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_must_be_there() {
        let number = "\n        val v1: Long";
        let message = "\n        override val message\n            get() = \"issues=${ `issues` }\"";
        let shown = "\n    override fun toString() = \"\"";
        let all: Vec<&str> = MACHINERY.into_iter().chain([number, message, shown]).collect();
        let mut whole = all.concat();
        describe(&mut whole).unwrap();
        assert!(whole.contains("/** The number on the wire. */\n        val v1: "));
        assert!(whole.contains("get() = toString()") && whole.contains("/** As [message]. */"));
        for known in &all {
            let mut other: String = all.iter().copied().filter(|part| part != known).collect();
            let told = describe(&mut other).expect_err(&format!("{known:?} is not there any more"));
            assert!(told.contains("found no "), "{told}");
        }
    }

    #[test]
    fn a_function_goes_with_its_documentation_and_nothing_else() {
        let one = |name: &str| {
            format!(
                "        /**\n         * Of {name}.\n         */\n    @Throws(E::class) fun `{name}`(): X {{\n            return x\n    }}\n    \n\n"
            )
        };
        let mut all = [one("a"), one("b"), one("c")].concat();
        without_function(&mut all, "b").unwrap();
        assert_eq!(
            all.replace(char::is_whitespace, ""),
            [one("a"), one("c")].concat().replace(char::is_whitespace, "")
        );
        assert!(without_function(&mut all, "b").is_err());
    }
}
