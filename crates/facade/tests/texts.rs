//! Checks that messages do not mix languages: no Portuguese message contains an English word, and parameters contain no
//! sentences.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lastro::brazil::pix::PixFault;
use lastro::json::{self, Value};
use lastro::model::Type;
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode, Language};
use lastro_facade::describe::described;
use lastro_facade::{entity_names, operations};

/// Words that messages in both languages may contain: names, units, names of arguments.
const SHARED: &str = "a allow http https init is iso json lastro lc limit mib no or pix until utf American BR Decimal Express UTC bytes c CEP \
    CNPJ CPF IBGE YYYY MM DD YYYYMM boleto digitável e int linha str wasm base byte item legal mail municipal real zero float lit \
    loads parse query string use";

/// Words that labels in both languages may contain.
const SHARED_IN_LABELS: &str = "a base boleto boletos cheque cnae cnpj code cofins cpf csll cultural cupom data digitável e http \
    ibge id inss ir iss item lc linha mail municipal nacional no online original pdf pis pix qr rps simples sms status total whatsapp";

fn words(text: &str) -> BTreeSet<String> {
    let pieces = text.split(|c: char| !c.is_alphabetic()).filter(|piece| !piece.is_empty());
    pieces.map(str::to_lowercase).collect()
}

/// A message template without the names of its parameters.
fn said(template: &str) -> String {
    let mut pieces = template.split('{');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |out, piece| out + " " + piece.split_once('}').map_or("", |(_, behind)| behind))
}

/// Every word in the messages of a language.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let templates = IssueCode::ALL.iter().flat_map(|code| words(&said(code.template(language))));
    templates.chain(language.words().flat_map(|(_, said)| words(said))).collect()
}

#[test]
fn a_message_has_no_word_of_the_other_language() {
    let both: BTreeSet<_> = vocabulary(Language::En).intersection(&vocabulary(Language::PtBr)).cloned().collect();
    let shared = words(SHARED);
    let unexpected: Vec<_> = both.difference(&shared).collect();
    assert_eq!(unexpected, Vec::<&String>::new());
}

#[test]
fn a_label_has_no_word_of_the_other_language() {
    let labels = |language: &str| -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for entity in entity_names() {
            let answer = lastro_facade::dispatch("forms.fields", &format!(r#"{{"entity":{entity:?}}}"#));
            let answer = json::parse(answer.as_bytes()).expect("JSON");
            let fields = answer.get("ok").and_then(Value::as_array).expect("fields");
            let choices = fields.iter().filter_map(|field| field.get("choices")?.as_array()).flatten();
            for labelled in fields.iter().chain(choices) {
                let label = labelled.get("label").and_then(|label| label.get(language)).and_then(Value::as_str);
                found.extend(words(label.expect("a label")));
            }
        }
        found
    };
    let (en, pt) = (labels("en"), labels("pt_br"));
    assert!(en.len() > 200 && pt.len() > 200, "{} and {}", en.len(), pt.len());
    let shared = words(SHARED_IN_LABELS);
    let states: BTreeSet<_> = described()
        .codes
        .iter()
        .filter(|table| table.name == "FederativeUnit")
        .flat_map(|table| table.codes.iter().flat_map(|code| words(code.doc)))
        .collect();
    let unexpected: Vec<_> =
        en.intersection(&pt).filter(|word| !shared.contains(*word) && !states.contains(*word)).collect();
    assert_eq!(unexpected, Vec::<&String>::new());
}

#[test]
fn every_reason_of_an_invalid_pix_code_is_translated() {
    for language in Language::ALL {
        for choice in PixFault::TABLE.choices {
            assert!(language.words().any(|(value, _)| value == choice.text), "{}", choice.text);
        }
    }
}

/// The names that may be values of parameters: fields, arguments, operations, codes and choices.
fn names() -> BTreeSet<String> {
    let tables = described();
    let fields = tables.models.iter().flat_map(|model| model.fields.iter().map(|field| field.name));
    let texts = tables.choices.iter().flat_map(|table| table.choices.iter().map(|choice| choice.text));
    let displayed = tables.codes.iter().flat_map(|table| table.texts.iter().map(|(text, _)| *text));
    let arguments = operations().flat_map(|row| row.arguments.iter().map(|argument| argument.name));
    let operations = operations().map(|row| row.name);
    let named = fields.chain(texts).chain(displayed).chain(arguments).chain(operations).chain(entity_names());
    // in the state of an exchange, names of version 1 operations have the prefix `v1.`
    let of_v1 = tables.choices.iter().filter(|table| table.name == "OperationV1");
    let of_v1 = of_v1.flat_map(|table| table.choices).map(|choice| ["v1.", choice.text].concat());
    named.map(str::to_owned).chain(of_v1).collect()
}

/// Inputs for all operations, most of them invalid: no arguments, an unknown argument, and values of every type for each
/// argument and each field of its records.
fn inputs() -> Vec<(String, String)> {
    let wrong = [
        "null",
        "true",
        "1",
        "-1",
        "1.2345678901234",
        r#""x""#,
        r#""""#,
        "[]",
        "{}",
        "[1]",
        r#"[["a"]]"#,
        r#"{"x":1}"#,
    ];
    let mut inputs = Vec::new();
    for row in operations() {
        let mut add = |input: String| inputs.push((row.name.to_owned(), input));
        add("{}".to_owned());
        add(r#"{"nonsense":1}"#.to_owned());
        for argument in row.arguments {
            let mut paths = vec![vec![argument.name]];
            if let Type::Record(table) = argument.ty.required() {
                for field in table.fields {
                    paths.push(vec![argument.name, field.name]);
                    let inner = match field.ty.required() {
                        Type::List(inner) => inner.required(),
                        other => other,
                    };
                    if let Type::Record(table) = inner {
                        paths.extend(table.fields.iter().map(|inner| vec![argument.name, field.name, inner.name]));
                    }
                }
            }
            for path in paths {
                for value in wrong {
                    let within = |value: String, name: &&str| format!("{{{name:?}:{value}}}");
                    add(path.iter().rev().fold(value.to_owned(), within));
                }
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    for area in fs::read_dir(root).expect("the vectors") {
        for file in fs::read_dir(area.expect("an area").path()).expect("files") {
            let file = file.expect("a file").path();
            if file.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            let document = json::parse(&fs::read(file).expect("a file")).expect("JSON");
            for case in document.get("cases").and_then(Value::as_array).expect("cases") {
                let operation = case.get("op").and_then(Value::as_str).expect("an operation").to_owned();
                inputs.push((operation, case.get("input").map(Value::to_json).unwrap_or_default()));
            }
        }
    }
    inputs
}

fn issues(answer: &Value) -> Vec<Issue> {
    let holder = answer.get("error").or_else(|| answer.get("ok"));
    let list = holder.and_then(|holder| holder.get("issues")).and_then(Value::as_array).unwrap_or_default();
    list.iter().filter_map(|issue| serde_json::from_str(&issue.to_json()).ok()).collect()
}

/// Whether the value of a parameter is a translatable word, a name or a number, and not a sentence.
fn is_machine_value(name: &str, value: &str, names: &BTreeSet<String>) -> bool {
    let worded = Language::WORDED.contains(&name) && Language::PtBr.words().any(|(word, _)| word == value);
    let is_name = |name: &str| names.contains(name) || words(name).is_empty();
    // a path consists of names and indices; below `extra`, any name is allowed
    let is_path = |piece: &str| {
        let path = piece.split("extra.").next().unwrap_or_default();
        path.split('.').all(|step| is_name(step.split('[').next().unwrap_or_default()))
    };
    let listed = value.split(", ").all(|piece| is_name(piece) || is_path(piece));
    worded || listed || value == "ISO 8601"
}

/// The English text that a message shows for a translatable word.
fn phrase(word: &str) -> String {
    Language::En.words().find_map(|(value, said)| (value == word).then(|| said.to_owned())).unwrap_or_default()
}

#[test]
fn a_failure_is_described_in_one_language() {
    let names = names();
    let foreign: BTreeSet<_> = vocabulary(Language::En).difference(&words(SHARED)).cloned().collect();
    let mut odd = BTreeSet::new();
    let mut seen = BTreeSet::new();
    // With `LASTRO_THOROUGH`, every input is tested; otherwise every fifth. Every fifth input still covers each of the twelve
    // wrong values, because 5 and 12 have no common factor.
    let every = if std::env::var_os("LASTRO_THOROUGH").is_some() { 1 } else { 5 };
    for (operation, input) in inputs().into_iter().step_by(every) {
        let answer = json::parse(lastro_facade::dispatch(&operation, &input).as_bytes()).expect("JSON");
        for issue in issues(&answer) {
            seen.insert(issue.code.as_str());
            // names of fields are the same in both languages, so `-` replaces them before the words of the text are checked
            let mut plain = Issue::error("", issue.code);
            for (name, value) in issue.params.iter() {
                if !is_machine_value(name, value, &names) {
                    odd.insert(format!("{operation}: {} {name}={value}", issue.code.as_str()));
                }
                let word = Language::WORDED.contains(&name) && Language::PtBr.words().any(|(word, _)| word == value);
                plain = plain.with(name, if word { value } else { "-" });
            }
            // the phrase for the found type must not contain the phrase for the expected type: a message such as "must be true,
            // not true or false" would be unclear
            let [wanted, given] =
                ["expected", "found"].map(|name| plain.params.get(name).filter(|value| *value != "-"));
            if let Some((wanted, given)) = wanted.zip(given)
                && (phrase(given).contains(&phrase(wanted)) || phrase(wanted) == phrase(given))
            {
                odd.insert(format!("{operation}: {wanted}, not {given}"));
            }
            let text = plain.text(Language::PtBr);
            let english: Vec<_> = words(&text).intersection(&foreign).cloned().collect();
            if !english.is_empty() {
                odd.insert(format!("{operation}: {text} ({english:?})"));
            }
        }
    }
    assert!(seen.len() > if every == 1 { 45 } else { 40 }, "only {} codes", seen.len());
    assert!(odd.is_empty(), "{odd:#?}");
}

/// The messages of a result's issues in both languages, one line per issue.
fn read_aloud(operation: &str, input: &str) -> [String; 2] {
    let answer = json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON");
    let issues = issues(&answer);
    [Language::En, Language::PtBr].map(|language| {
        let texts: Vec<_> = issues.iter().map(|issue| issue.text(language)).collect();
        texts.join("\n")
    })
}

#[test]
fn a_message_names_the_right_cause_in_correct_grammar() {
    let insert = |value: &str| format!(r#"{{"value":{value},"operation":"insert","today":"2026-11-21"}}"#);
    let card = |month: &str| {
        format!(
            r#"{{"value":{{"cartao_bandeira":"visa","cartao_numero":"4111111111111111","cartao_validade":{month:?},"cartao_codigo":"123"}},"operation":"update","today":"2026-11-21"}}"#
        )
    };
    let cases = [
        (
            "cpf.format",
            r#"{"cpf":1}"#.to_owned(),
            "cpf: must be a text, not a number",
            "cpf: deve ser um texto, não um número",
        ),
        (
            "v1.pages.start",
            r#"{"operation":"sales.insert"}"#.to_owned(),
            "operation: must be one of these: sales.list, services.list, customers.list",
            "operation: deve ser um dos seguintes valores: sales.list, services.list, customers.list",
        ),
        (
            "receipt.validate",
            r#"{"value":{"data_recebimento":"2026-01-01","id_parcela":1},"sale":{"parcelas":[{"id":2}]}}"#.to_owned(),
            "id_parcela: is not the key of any record in parcelas",
            "id_parcela: não é a chave de nenhum registro em parcelas",
        ),
        (
            "query.build",
            r#"{"entity":"sale","filters":[{"field":"valor_venda","operator":"between","values":["1"]}]}"#.to_owned(),
            "filters[0].values: is outside the allowed range: exactly 2 values are needed",
            "filters[0].values: está fora da faixa permitida: são necessários exatamente 2 valores",
        ),
        (
            "lc116.to_code",
            r#"{"item":"102"}"#.to_owned(),
            "item: is not an item of the LC 116 service list as it is printed (1.02)",
            "item: não é um item da lista de serviços da LC 116 como é impresso (1.02)",
        ),
        (
            "v1.service.validate",
            r#"{"value":{"nome":"a","codigo_tributacao_municipio":"6204-0/00"}}"#.to_owned(),
            "codigo_tributacao_municipio: is not a municipal tax code in digits only (6204000)",
            "codigo_tributacao_municipio: não é um código de tributação municipal só com dígitos (6204000)",
        ),
        (
            "schedule_data.validate",
            r#"{"value":{"id_contato":0},"operation":"insert"}"#.to_owned(),
            "id_contato: is outside the allowed range, minimum 1 (-1 is allowed too)",
            "id_contato: está fora da faixa permitida, mínimo 1 (-1 também é aceito)",
        ),
        (
            "card.validate",
            insert(r#"{"numero":"4111111111111111","validade":"2026-10-31"}"#),
            "validade: is outside the allowed range, minimum 2026-11-01",
            "validade: está fora da faixa permitida, mínimo 2026-11-01",
        ),
        (
            "v1.sale.validate",
            card("202610"),
            "cartao_validade: is outside the allowed range, minimum 202611",
            "cartao_validade: está fora da faixa permitida, mínimo 202611",
        ),
        (
            "v1.sale.validate",
            card("2026-10"),
            "cartao_validade: is not a date YYYYMM",
            "cartao_validade: não é uma data AAAAMM",
        ),
        ("money.parse", r#"{"text":null}"#.to_owned(), "text: is required", "text: campo obrigatório"),
        (
            "pix.parse",
            r#"{"code":"0002"}"#.to_owned(),
            "code: is not a valid Pix code (it ends too early)",
            "code: não é um código Pix válido (termina cedo demais)",
        ),
    ];
    for (operation, input, en, pt) in cases {
        let [english, portuguese] = read_aloud(operation, &input);
        assert!(english.lines().any(|line| line == en), "{operation} {input}: {english}");
        assert!(portuguese.lines().any(|line| line == pt), "{operation} {input}: {portuguese}");
    }
}
