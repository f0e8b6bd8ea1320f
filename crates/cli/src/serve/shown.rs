//! Writes the output of `--print-config` and `--config-schema`.

use lastro::json::Value;
use lastro::model::{Codec as _, Model as _, Target};
use lastro_facade::describe::schema;

use super::config::ServeConfig;

/// Writes a configuration as TOML, without API keys and secrets.
pub fn printed(config: ServeConfig) -> String {
    let shown =
        as_toml(config.without_secrets().value(Target::Program)).unwrap_or(toml::Value::Table(toml::Table::new()));
    let table = shown.as_table().map(ToString::to_string).unwrap_or_default();
    format!("# Keys, secrets and the token are left out.\n{table}")
}

/// Converts a JSON value into TOML. Null becomes `None`, since TOML has no null.
fn as_toml(value: Value) -> Option<toml::Value> {
    Some(match value {
        Value::Null => return None,
        Value::Bool(flag) => toml::Value::Boolean(flag),
        // a configuration contains no numbers except integers; amounts are strings
        Value::Number(text) => text.parse().map_or(toml::Value::String(text), toml::Value::Integer),
        Value::String(text) => toml::Value::String(text),
        Value::Array(items) => toml::Value::Array(items.into_iter().filter_map(as_toml).collect()),
        Value::Object(members) => {
            let members = members.into_iter().filter_map(|(name, member)| Some((name, as_toml(member)?)));
            toml::Value::Table(members.collect())
        }
    })
}

/// The JSON Schema of the configuration file.
pub fn config_schema() -> String {
    schema::file(ServeConfig::TABLE).to_json()
}
