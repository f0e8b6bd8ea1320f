//! Writes the seeds of the fuzz targets in `tests/fuzz/targets`. They are the inputs of the test vectors and of the twin's
//! corpus, encoded as each target expects them, and the decoded base64 lines of the files in `tests/fuzz/corpus`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::http::ApiOperation;
use lastro::json::{self, Value};
use lastro::query::Resource;
use lastro::value::Choice;
use lastro_mobile_bindgen::files::{Result, read, root};

use runner::shell::files;

/// The seeds of each target, by the target's name.
type Seeds = BTreeMap<String, Vec<Vec<u8>>>;

/// Writes each seed to `FOLDER/TARGET/seed-N`.
pub fn write(folder: &Path) -> Result<()> {
    for (target, seeds) in seeds()? {
        let folder = folder.join(target);
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for (index, seed) in seeds.iter().enumerate() {
            let file = folder.join(format!("seed-{index}"));
            fs::write(&file, seed).map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    Ok(())
}

/// Collects the seeds. Returns an error if a target has no seeds.
fn seeds() -> Result<Seeds> {
    let targets = files(&root().join("tests/fuzz/targets"))?;
    let name = |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut seeds: Seeds = targets.iter().map(|(file, _)| (name(file), Vec::new())).collect();
    let mut add = |target: &str, seed| {
        let of_target = seeds.get_mut(target).ok_or_else(|| format!("{target} is not a fuzz target"))?;
        of_target.push(seed);
        Ok::<(), String>(())
    };
    for (file, _) in files(&root().join("tests/vectors"))? {
        if file.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let invalid = |problem: &str| format!("{}: {problem}", file.display());
        let document = json::parse(read(&file)?.as_bytes()).map_err(|e| invalid(&format!("{e:?}")))?;
        let cases = document.get("cases").and_then(Value::as_array).ok_or_else(|| invalid("no cases"))?;
        for case in cases {
            let operation = case.get("op").and_then(Value::as_str).unwrap_or_default();
            let Some(input) = case.get("input") else { continue };
            for (target, seed) in seed(operation, input).into_iter().chain(lines(operation, input)) {
                add(target, seed)?;
            }
        }
    }
    for line in read(root().join("tests/vectors/webhook/php.jsonl"))?.lines() {
        let row = json::parse(line.as_bytes()).map_err(|e| format!("php.jsonl: {e:?}"))?;
        let body = row.get("wire_b64").and_then(Value::as_str).and_then(from_base64);
        add("webhook", body.ok_or("php.jsonl: a row without a body")?)?;
    }
    let corpus = root().join("tests/fuzz/corpus");
    for (file, _) in if corpus.is_dir() { files(&corpus)? } else { Vec::new() } {
        for line in read(&file)?.lines() {
            let input = from_base64(line).ok_or_else(|| format!("{}: a line that is not base64", file.display()))?;
            add(&name(&file), input)?;
        }
    }
    for requests in requests()?.chunks(20) {
        add("twin", requests.join("\n").into_bytes())?;
    }
    match seeds.iter().find(|(_, seeds)| seeds.is_empty()) {
        Some((target, _)) => Err(format!("no test vector is a seed of the fuzz target {target}")),
        None => Ok(seeds),
    }
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text).ok()
}

/// The fuzz target that tests an operation, and a test case encoded as its seed; `None` for operations without a target.
fn seed(operation: &str, input: &Value) -> Option<(&'static str, Vec<u8>)> {
    let text = |name: &str| {
        let value = input.get(name)?;
        let mut written = String::new();
        value.write(&mut written);
        Some(value.as_str().map_or(written, str::to_owned))
    };
    let plain = |name: &str| text(name).map(String::into_bytes);
    let bytes = || plain("body").or_else(|| from_base64(&text("body_base64")?));
    match operation {
        "query.parse" | "query.apply" | "query.matches" => {
            let entity = index::<Resource>(input.get("entity")?.as_str()?)?;
            Some(("query", [vec![entity], plain("query")?].concat()))
        }
        "response.decode" => {
            let operation = index::<ApiOperation>(input.get("operation")?.as_str()?)?;
            let status = u16::try_from(text("status")?.parse::<i64>().ok()?).ok()?.to_le_bytes();
            Some(("response", [&[operation][..], &status, &bytes()?].concat()))
        }
        "boleto.parse_linha_digitavel" => Some(("linha_digitavel", plain("linha")?)),
        "boleto.to_linha_digitavel" => Some(("linha_digitavel", plain("barcode")?)),
        "pix.parse" | "pix.check" => Some(("pix", plain("code")?)),
        _ if operation.starts_with("webhook.") => Some(("webhook", bytes()?)),
        _ if input.get("form").is_some() => Some(("form", plain("form")?)),
        _ if operation.ends_with(".decode") => Some(("json", plain("json")?)),
        _ if operation.ends_with(".validate") => Some(("record", plain("value")?)),
        _ => None,
    }
}

/// The entities of the fuzz target `columns`. The first byte of its input is an index in this list.
const ENTITIES: [&str; 6] = ["sale", "service", "plan", "adjustment_index", "nfse_data", "v1.sale"];

/// Converts the record of a test case to a seed of the target `columns`: the index of its entity, then the record as a line.
fn lines(operation: &str, input: &Value) -> Option<(&'static str, Vec<u8>)> {
    let (area, _) = operation.rsplit_once('.')?;
    let entity = ENTITIES.iter().position(|entity| *entity == area).and_then(|at| u8::try_from(at).ok())?;
    let record = input.get("json").or_else(|| input.get("value"))?;
    let text = record.as_str().map_or_else(|| record.to_json(), str::to_owned);
    Some(("columns", [&[entity][..], text.as_bytes()].concat()))
}

/// The steps of the twin's corpus as lines for the fuzz target `twin`. A request becomes its method, target and body. Every step
/// of the clock becomes `+31`, which advances it by 31 days.
fn requests() -> Result<Vec<String>> {
    let corpus = read(root().join("tests/twin/corpus.jsonl"))?;
    let lines = corpus.lines().map(|line| json::parse(line.as_bytes()).map_err(|e| format!("corpus.jsonl: {e:?}")));
    let lines = lines.collect::<Result<Vec<Value>>>()?;
    let text = |line: &Value, name: &str| line.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let request = |line: &Value| match text(line, "do").as_str() {
        "handle" => Some([text(line, "method"), text(line, "target"), text(line, "body")].join(" ")),
        "advance" => Some("+31".to_owned()),
        _ => None,
    };
    Ok(lines.iter().filter_map(request).collect())
}

/// The index of an enum variant in its table. Fuzz targets select variants by this index.
fn index<T: Choice + PartialEq>(name: &str) -> Option<u8> {
    let chosen = T::from_text(name)?;
    T::ALL.iter().position(|one| *one == chosen).and_then(|at| u8::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fuzz_target_has_seeds() {
        assert!(seeds().unwrap().values().all(|seeds| !seeds.is_empty()));
    }
}
