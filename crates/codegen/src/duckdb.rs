//! The guide to the functions in DuckDB, with the arguments and results of each.

use std::fmt::Write as _;

use lastro_arrow::by_place::{Function, functions};
use lastro_arrow::{ColumnType, Default};

/// The page's content.
pub fn guide() -> String {
    let mut table = "| function | result |\n|---|---|\n".to_owned();
    for function in functions() {
        let _ = writeln!(table, "| `{}` | {} |", call(&function), results(&function));
    }
    PAGE.replace("FUNCTIONS\n", &table)
}

/// The statements that create macros with named arguments, for connections outside of Python.
pub fn macros() -> String {
    functions().iter().fold(MACROS.to_owned(), |page, function| page + &function.duckdb_macro() + ";\n")
}

const MACROS: &str = "-- Made from the table of operations by `cargo xtask generate`: change it, not this file.
-- Macros for one connection, so that the arguments of the extension's functions can be named. Load the extension first.
";

/// A call with all arguments. Optional arguments are in brackets, with their defaults.
fn call(function: &Function) -> String {
    let arguments = function.arguments().iter().enumerate().map(|(place, argument)| match argument.default {
        _ if place < function.least() => argument.name.to_owned(),
        Default::Text(text) | Default::ColumnOr(text) => format!("[{} = {text}]", argument.name),
        _ => format!("[{}]", argument.name),
    });
    format!("{}({})", function.sql_name(), arguments.collect::<Vec<_>>().join(", "))
}

fn results(function: &Function) -> String {
    let results = function.operation().results.iter().map(|column| match column.ty {
        ColumnType::Scalar(_) => format!("`{}`", column.name),
        ColumnType::List(_) | ColumnType::Records(_) => format!("`{}`, a list", column.name),
    });
    results.collect::<Vec<_>>().join(", ")
}

const PAGE: &str = r#"<!-- Made from the table of operations by `cargo xtask generate`: change it, not this file. -->

# In DuckDB

The extension is unsigned: DuckDB loads it only in a connection that was opened with `allow_unsigned_extensions`. Without it the same functions work in
Python, more slowly.

```python
import duckdb
import lastro.duckdb

con = duckdb.connect(config={"allow_unsigned_extensions": "true"})
lastro.duckdb.register(con)   # "extension" or "python": what is used

con.sql("""
    SELECT id, charges.valor_novo, charges.issues
    FROM (SELECT id, lastro_late_charges(valor, dias) AS charges FROM parcelas)
""")
```

`pip install lastro lastro-duckdb duckdb pyarrow numpy` installs everything. `register` uses the extension if the package `lastro-duckdb` is installed and the
connection allows it, otherwise Python functions over Arrow with the same names and results. The tests run both with DuckDB 1.4.4 and 2.0.0.

Outside of Python, the extension is the file `lastro.duckdb_extension` in that package:

```sql
-- duckdb -unsigned
LOAD '/path/to/lastro.duckdb_extension';
SELECT lastro_late_charges(100.00, 10).valor_novo;   -- 102.33
```

## The functions

Arguments are given by position or by name. Those in brackets are optional.

```python
con.sql("SELECT lastro_late_charges(valor, dias := 10, juros_mensal := 2).valor_novo FROM parcelas")
```

An unknown or missing name is an error of the query. `limit` is a keyword of SQL: write `"limit" := 2`.

FUNCTIONS

DuckDB's scalar functions have no argument names. The names come from temporary macros over the functions, which exist in one connection. Call
`register` for each connection, cursors included, before you read results from it. Outside of Python, run the file `macros.sql` of the package
`lastro-duckdb`:

```sql
-- duckdb -unsigned
LOAD '/path/to/lastro.duckdb_extension';
.read /path/to/macros.sql
SELECT lastro_late_charges(dias := 10, valor := 100.00).valor_novo;   -- 102.33
```

**Without the macros, do not name arguments.** DuckDB 1.4 then ignores the names, so that the order alone counts: the call above would return 10.53. Later
versions reject the call. By position, optional arguments may be left out from the end. In the middle, write the default if one is shown,
otherwise NULL.

## Results

Every result is a STRUCT of the members in the table above and `issues`, a list of what does not fit: `path`, `code`, `severity`, `params`. It is
computed once, however many of its members a query names.

- **Nothing is rounded on the way.** An argument may have any type that it can be read from: an amount is a DECIMAL of any width, an integer or a text. `1.505` is
  an issue, `too_many_decimals`, and not 1.51. A DOUBLE is an error of the query: it does not hold an amount exactly.
- **A value that does not fit never ends a query.** Its row has null results and its issues. A null gives nulls, without an issue, unless the value is
  required.
- **Constants** must be the same in every row, and are an error of the query if they do not fit: `rounding`, `policy`, `holidays`, `buckets`, `secrets` and the
  options of `lastro_webhooks`. Lists are DuckDB's: `[DATE '2026-12-24']`.
- Amounts are `DECIMAL(17,2)`, dates `DATE`, codes `BIGINT`.

DuckDB's own decimals are not enough: `valor * 2 / 100` is a DOUBLE, and so is `round` of it.

## Records

The extension's table function `lastro_read` reads the service's exports. It reads block by block, so that memory use does not depend on the size of
the files.

```python
con.sql("SELECT source.line, valor_venda, issues FROM lastro_read('sales.jsonl') WHERE len(issues) > 0")
con.sql("SELECT sale_id, id, valor FROM lastro_read('sales.jsonl', explode := 'parcelas')")
```

The first argument is a path or a list of paths: files, folders, and patterns such as `sales/**/*.jsonl.gz`. Files hold one record per line, a list of
records, or pages of the service's responses, and may be compressed with gzip or zstd. The other arguments have names:

| argument | meaning | default |
|---|---|---|
| `entity` | the kind of the records: `sale`, `customer`, `v1.sale` | `sale` |
| `explode` | a list field, such as `parcelas` or `itens`: one row per element | one row per record |
| `severity` | the lowest severity of listed issues: `error` or `warning` | `error` |
| `threads` | number of threads that read, from 1 to 1024 | as many as the machine runs in parallel |

The columns are those of `lastro.bulk.read`: the record's fields, `extra`, `source` (`name`, `line`, `offset`) and `issues`. Rows keep the order of
the files. A file that is missing, damaged or of another format is an error of the query, with its name. An invalid record is a row with issues.

`lastro_read` opens files with the rights of the process. It does not observe DuckDB's settings `enable_external_access` and `allowed_directories`.

Without the extension, `read` and `read_sales` return the same rows as a relation. They also read bytes and pages. They keep the records in memory as columns:

```python
sales = lastro.duckdb.read_sales(con, "sales.jsonl")   # or read(con, "customer", ..)
sales.filter("len(issues) > 0").select("source, issues")
```

A larger file goes into a table block by block:

```python
stream = lastro.bulk.read("sale", "sales.jsonl")
con.execute("CREATE TABLE sales AS FROM stream")
```

DuckDB's `read_json` rounds amounts, and drops or refuses what does not fit; here every row stays, with its issues.

## What is slow

The extension does a million late charges, three amounts and the issues of each, in about 50 ms on one thread. A Python function takes
longer: DuckDB calls it for every 2,048 rows, one thread at a time, so that more threads do not make it faster. Without the extension it is faster to
run the operation over the whole relation, in one call:

```python
charged = lastro.bulk.late_charges(con.sql("FROM parcelas"), multa=2, juros_mensal=1, keep=True)
con.sql("SELECT sum(valor_novo) FROM charged")
```
"#;
