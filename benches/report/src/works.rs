//! The list of benchmarks for the languages, the browser and the command line, with their goals.

/// A benchmark: work that lastro and the compared libraries do.
pub struct Work {
    /// The name of the benchmark in the lines that the programs print.
    pub key: &'static str,
    /// The name of the benchmark in `docs/benchmarks.md`.
    pub title: &'static str,
    /// What exactly the benchmark compares.
    pub compared: &'static str,
    /// The goals of the benchmark.
    pub goals: &'static [Goal],
}

/// A goal: the heading of a group, the name of a contender, and a factor. Lastro must be at least this many times as fast as
/// the contender.
pub struct Goal(pub &'static str, pub &'static str, pub f64);

/// The contender that only reads the document, whereas lastro also validates it. The goal is that lastro takes at most 1.5
/// times as long as this contender.
const READS_ALONE: &str = "serde_json, which checks nothing";

const SAME_FILE: &str = "the file that a browser downloads, in Chromium and in Node";
const AS_IN_NODE: Goal = Goal("Browser", "Node", 1.0 / 1.3);
const VALID_AND_INVALID: &str = "a valid one and an invalid one";
const BRAZILIAN_UTILS: Goal = Goal("JavaScript", "@brazilian-utils", 1.0);

/// All benchmarks, in the order of the tables in `docs/benchmarks.md`.
pub const WORKS: [Work; 23] = [
    Work {
        key: "sale.read",
        title: "read a sale",
        compared: "JSON text to a typed object; every field is checked and valid. In Python lastro creates a `Decimal` or `date` \
            when its field is accessed, the others create all of them at once; in Rust all create everything at once",
        goals: &[Goal("Rust", "serde_json", 1.0), Goal("JavaScript", "zod", 1.0), Goal("Python", "pydantic", 6.0)],
    },
    Work {
        key: "sale.use",
        title: "read and use a sale",
        compared: "the same, then adding up the installments and finding the last due date",
        goals: &[],
    },
    Work {
        key: "sale.misread",
        title: "read an invalid sale",
        compared: "values of the wrong type; the path of each is reported. msgspec, serde_json and sonic-rs are left out: they report \
            only the first",
        goals: &[],
    },
    Work {
        key: "sale.check",
        title: "validate a sale",
        compared: "JSON text to the list of all problems, including those between fields: here there are none. The other contenders \
            have the hand-written rules of `benches/*/sale*rules*` and `benches/rust/src/rules.rs`; lastro has all of \
            [rules.md](rules.md)",
        goals: &[Goal("Rust", READS_ALONE, 1.0 / 1.5), Goal("JavaScript", "zod", 1.5), Goal("Python", "pydantic", 4.0)],
    },
    Work {
        key: "sale.misruled",
        title: "validate an invalid sale",
        compared: "violated rules; the path of each is reported",
        goals: &[],
    },
    Work {
        key: "page.read",
        title: "read a page of sales",
        compared: "the JSON text of a listing to typed objects",
        goals: &[Goal("Python", "pydantic", 6.0), Goal("Python", "msgspec", 1.0)],
    },
    Work {
        key: "short.few",
        title: "one sale of a page",
        compared: "the same with a shorter sale: the time for the page divided by its number of sales",
        goals: &[],
    },
    Work {
        key: "short.many",
        title: "one sale of a large page",
        compared: "the same with a hundred times as many sales on the page, close to the longest input that lastro accepts \
            (16 MiB): a cost that grows faster than the page would show here",
        goals: &[],
    },
    Work {
        key: "sale.parts",
        title: "steps of reading and validating",
        compared: "lastro alone: tokens, tree and typed sale are created from the bytes, issues and text from the typed sale",
        goals: &[],
    },
    Work {
        key: "split",
        title: "split an amount",
        compared: "exact shares (string, `Decimal`, `BigDecimal`) that add up. py-moneyed cannot split: its contender is written with \
            what it has",
        goals: &[Goal("JavaScript", "dinero.js", 8.0)],
    },
    Work {
        key: "late",
        title: "charges on a late boleto",
        compared: "fine, interest and the total with both, exact: four numbers in, three out",
        goals: &[],
    },
    Work {
        key: "occurrences",
        title: "monthly dates",
        compared: "from 31 January, the last day in shorter months: ISO strings in JavaScript, `date` in Python, `LocalDate` in \
            Kotlin; plain Swift represents days as timestamps",
        goals: &[
            Goal("JavaScript", "date-fns", 8.0),
            Goal("Python", "dateutil rrule", 100.0),
            Goal("Python", "dateutil relativedelta", 100.0),
        ],
    },
    Work { key: "cpf", title: "validate CPFs", compared: VALID_AND_INVALID, goals: &[BRAZILIAN_UTILS] },
    Work { key: "cnpj", title: "validate CNPJs", compared: VALID_AND_INVALID, goals: &[BRAZILIAN_UTILS] },
    Work {
        key: "linha",
        title: "validate linhas digitáveis",
        compared: "a valid one and an invalid one; no well-known Python package does it",
        goals: &[BRAZILIAN_UTILS],
    },
    Work {
        key: "query",
        title: "a query",
        compared: "built, and parsed again",
        goals: &[Goal("JavaScript", "qs", 1.5)],
    },
    Work {
        key: "webhook.verify",
        title: "verify a webhook",
        compared: "its signature and its age. Each contender rejects a forged body; the hand-written one and standardwebhooks have \
            to parse the record to reach a verdict",
        goals: &[Goal("JavaScript", "stripe", 0.7), Goal("Python", "by hand", 5.0)],
    },
    Work {
        key: "webhook.read",
        title: "verify and read a webhook",
        compared: "the same, then its record as plain data",
        goals: &[Goal("JavaScript", "stripe", 1.3)],
    },
    Work { key: "browser.cpf", title: "validate a CPF", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work { key: "browser.split", title: "split an amount", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work { key: "browser.check", title: "validate a sale", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work {
        key: "browser.paint",
        title: "first paint of the playground",
        compared: "the page of boletos with figures that lastro computed, timed from the request",
        goals: &[],
    },
    Work {
        key: "migrate",
        title: "convert an export from version 1 to version 2",
        compared: "a file of JSON lines to another one. The script knows only the fields of these sales and validates no value",
        goals: &[Goal("Command line", "Python, json alone", 2.0)],
    },
];
