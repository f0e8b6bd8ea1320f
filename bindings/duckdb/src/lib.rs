//! The loadable extension for DuckDB.
