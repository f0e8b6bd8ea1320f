//! Reads the configuration file, `--config`. Its TOML is converted to JSON, so that the core crate parses it like any record.

use std::path::{Path, PathBuf};

use lastro::IssueCode;
use lastro::json::Value;
use lastro::model::{Codec as _, ConcealedText, Node, Reader, Type};
use lastro_mirror::policies::Choices;
use lastro_twin::config::ReferenceLists;

use super::arguments::database;
use super::config::{ListFiles, ServeConfig};
use super::read;
use crate::outcome::Stop;

/// Reads a configuration file. Its paths are made relative to the working folder. For each secret that the file names as a file
/// of its own, reads that file into the returned configuration.
pub fn config(path: &Path) -> Result<ServeConfig, Stop> {
    let mut floats = Vec::new();
    let value = json(toml::Value::Table(table(path)?), "", &mut floats);
    if !floats.is_empty() {
        let why = "a number with a decimal point is not exact in TOML: write it as a string, such as \"129.90\"";
        let lines: Vec<String> = floats.iter().map(|place| format!("{place}: {why}")).collect();
        return Err(Stop::at(path, lines.join("\n")));
    }
    let mut reader = Reader::new();
    unknown(&value, ServeConfig::TYPE, &mut reader);
    let config = ServeConfig::read(&Node::from(&value), &mut reader);
    let mut config = reader.finish(config).map_err(|error| Stop::at(path, error))?;
    located(&mut config, path)?;
    opened(&mut config, path)?;
    Ok(config)
}

/// The policy choices in a TOML file: its table `policies`, or its top-level members if there is no such table.
pub fn policies_of(path: &Path) -> Result<Choices, Stop> {
    let file = table(path)?;
    let chosen = file.get("policies").and_then(toml::Value::as_table).unwrap_or(&file);
    let pairs: Option<Vec<_>> = chosen.iter().map(|(name, choice)| Some((&**name, choice.as_str()?))).collect();
    let pairs =
        pairs.ok_or_else(|| Stop::at(path, "expected a policy and a choice on each line, NAME = \"CHOICE\""))?;
    Choices::new(pairs).map_err(|error| Stop::at(path, error))
}

fn table(path: &Path) -> Result<toml::Table, Stop> {
    let text = read(path)?;
    // the parser's whole error is not shown, since it quotes the line, which may contain a key
    text.parse().map_err(|error: toml::de::Error| {
        let line =
            error.span().and_then(|span| text.get(..span.start)).map_or(0, |before| before.matches('\n').count());
        Stop::at(path, format!("line {}: {}", line + 1, error.message()))
    })
}

/// Converts a TOML value into JSON, with dates as strings. Adds the path of each float to `floats`, since floats are not
/// allowed.
fn json(value: toml::Value, place: &str, floats: &mut Vec<String>) -> Value {
    match value {
        toml::Value::String(text) => Value::String(text),
        toml::Value::Integer(number) => Value::Number(number.to_string()),
        toml::Value::Float(_) => {
            floats.push(place.to_owned());
            Value::Null
        }
        toml::Value::Boolean(flag) => Value::Bool(flag),
        toml::Value::Datetime(moment) => Value::String(moment.to_string()),
        toml::Value::Array(items) => {
            let items = items.into_iter().enumerate();
            Value::Array(items.map(|(index, item)| json(item, &format!("{place}[{index}]"), floats)).collect())
        }
        toml::Value::Table(members) => {
            let below = |name: &str| if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") };
            let members = members.into_iter().map(|(name, member)| {
                let member = json(member, &below(&name), floats);
                (name, member)
            });
            Value::Object(members.collect())
        }
    }
}

/// Reports unknown members in records of the billing API. The core crate accepts such members, since the API may return new
/// ones. In all other records, the core crate itself reports unknown members.
fn unknown(value: &Value, ty: Type, reader: &mut Reader<'_>) {
    match (ty.required(), value) {
        (Type::Record(table), Value::Object(members)) => {
            for (name, member) in members {
                match table.field(name) {
                    Some(field) => reader.at_given(name, |r| unknown(member, field.ty, r)),
                    None if table.open() && !table.is_custom(name) => {
                        reader.unknown_member(name, IssueCode::UnknownField, table.fields.iter().map(|f| f.name));
                    }
                    None => {}
                }
            }
        }
        (Type::List(inner), Value::Array(items)) => {
            for (index, item) in items.iter().enumerate() {
                reader.at_index(index, |r| unknown(item, *inner, r));
            }
        }
        _ => {}
    }
}

/// Makes every path of a configuration relative to the working folder.
fn located(config: &mut ServeConfig, path: &Path) -> Result<(), Stop> {
    if let Some(name) = &config.db {
        database(PathBuf::from(name)).map_err(|why| Stop::at(path, format!("db: {why}")))?;
    }
    let lists = config.lists.as_mut().map(ListFiles::paths).into_iter().flatten();
    let keys = config.keys.iter_mut().flatten().map(|key| &mut key.key_file);
    let secrets = config.subscriptions.iter_mut().flatten();
    let secrets = secrets.flat_map(|receiver| [&mut receiver.secret_file, &mut receiver.old_secret_file]);
    let own = [&mut config.db, &mut config.from, &mut config.faults, &mut config.token_file];
    for name in own.into_iter().chain(lists).chain(keys).chain(secrets).flatten() {
        let folder = path.parent().unwrap_or(Path::new(""));
        let joined = folder.join(&*name);
        *name =
            joined.into_os_string().into_string().map_err(|_| Stop::at(path, "the path of its folder is not UTF-8"))?;
    }
    Ok(())
}

/// Reads the secret files that the configuration names.
fn opened(config: &mut ServeConfig, path: &Path) -> Result<(), Stop> {
    let fill = |place: String, inline: &mut Option<ConcealedText>, file: &Option<String>| match (inline.is_some(), file)
    {
        (true, Some(_)) => Err(Stop::at(path, format!("{place} and {place}_file: only one of them can be given"))),
        (false, Some(file)) => {
            *inline = Some(ConcealedText::new(secret(Path::new(file))?));
            Ok(())
        }
        (_, None) => Ok(()),
    };
    fill("token".to_owned(), &mut config.token, &config.token_file)?;
    for (index, key) in config.keys.iter_mut().flatten().enumerate() {
        fill(format!("keys[{index}].key"), &mut key.key, &key.key_file)?;
    }
    for (index, receiver) in config.subscriptions.iter_mut().flatten().enumerate() {
        fill(format!("subscriptions[{index}].secret"), &mut receiver.secret, &receiver.secret_file)?;
        let old = format!("subscriptions[{index}].old_secret");
        fill(old, &mut receiver.old_secret, &receiver.old_secret_file)?;
    }
    Ok(())
}

/// The secret in a file. The file must have exactly one line that is not blank.
fn secret(file: &Path) -> Result<String, Stop> {
    let text = read(file)?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    match (lines.next(), lines.next()) {
        (Some(line), None) if !line.contains(char::is_control) => Ok(line.to_owned()),
        _ => Err(Stop::at(file, "expected one line with a secret")),
    }
}

impl ListFiles {
    fn paths(&mut self) -> [&mut Option<String>; 4] {
        [&mut self.municipios, &mut self.cnae, &mut self.lista_servicos, &mut self.indices]
    }

    /// Reads the files with reference lists that the configuration names.
    pub fn texts(&self) -> Result<ReferenceLists, Stop> {
        let text = |file: &Option<String>| file.as_ref().map(|file| read(Path::new(file))).transpose();
        Ok(ReferenceLists {
            municipios: text(&self.municipios)?,
            cnae: text(&self.cnae)?,
            lista_servicos: text(&self.lista_servicos)?,
            indices: text(&self.indices)?,
        })
    }
}
