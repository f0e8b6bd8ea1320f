//! Tests the report on a recording, which is read in the same way as by `lastro drift`.

use lastro::json::{Value, parse};
use lastro::model::Secrets;
use lastro_mirror::Exchange;
use lastro_mirror::drift::{Options, Reading, Report};
use lastro_mirror::policies::Choices;
use lastro_mirror::report::{html, json, junit, text};

use crate::common::{Service, setup};

const STORY: &str = r#"POST /api/v2/clientes/ {"tipo":2,"nome":"<b>Zuleica</b>"}
    POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":1,"valor_venda":100}
    GET /api/v2/vendas/"#;

fn told(recording: &[Exchange]) -> Report {
    let mut reading =
        Reading::new(Options { setup: setup(&[], false), letter_only: false, secrets: Secrets(Vec::new()) });
    recording.iter().for_each(|exchange| reading.take(exchange.clone()).expect("a state"));
    let mut proof = reading.explained().expect("a search");
    if proof.is_needed() {
        recording.iter().for_each(|exchange| proof.take(exchange).expect("a state"));
    }
    proof.report()
}

#[test]
fn a_recording_of_the_twin_does_not_differ() {
    let report = told(&Service::new(&[]).tell(STORY));
    assert!(!report.differs(), "{}", text(&report));
    assert!(text(&report).starts_with("The recording and the twin do not differ."));
    assert!(junit(&report).contains("failures=\"0\""));
    // the report lists the policies that the recording does not show, with requests that would show them
    assert!(text(&report).contains("GET /api/v2/carteira-virtual/39053344705"));
    assert!(!report.untold.iter().any(|(policy, _)| policy == "default-due-date"));
}

#[test]
fn what_differs_is_explained_and_proven() {
    let choices = [("default-due-date", "30-days"), ("default-limit", "10")];
    let report = told(&Service::new(&choices).tell(STORY));
    assert_eq!(report.choices, Choices::new(choices).expect("choices"));
    assert!(report.differs() && report.unexplained.is_empty(), "{}", text(&report));
    assert!(text(&report).starts_with("The recording differs, and policy choices explain all differences."));
    assert_eq!(report.choices.to_toml(), "[policies]\ndefault-due-date = \"30-days\"\ndefault-limit = \"10\"\n");
    let value = parse(json(&report).as_bytes()).expect("JSON");
    assert_eq!(value.get("differs"), Some(&Value::Bool(true)));
    assert_eq!(
        value.get("policies").and_then(|policies| policies.get("default-limit")),
        Some(&Value::String("10".to_owned()))
    );
    assert_eq!(value.get("unexplained").and_then(Value::as_array).map(<[Value]>::len), Some(0));
    let page = html(&report);
    assert!(page.contains("default-due-date") && page.contains("<td><code>30-days</code></td>"));
    assert!(page.contains("[policies]\ndefault-due-date = &quot;30-days&quot;\n"), "{page}");
    // the page loads no other files and contains no personal data
    assert!(
        !page.contains("http:")
            && !page.contains("https:")
            && !page.contains("src=")
            && !page.contains("Zuleica")
            && !page.contains("<b>")
    );
}

#[test]
fn differences_that_no_choice_explains_are_reported() {
    let mut recording = Service::new(&[]).tell(STORY);
    let answer = recording[1].response.as_mut().expect("an answer");
    answer.body =
        String::from_utf8_lossy(&answer.body).replace("\"valor_venda\":100.00", "\"valor_venda\":100.01").into_bytes();
    let report = told(&recording);
    assert_eq!(report.explanations, Vec::new());
    let fields: Vec<&str> = report.unexplained.iter().map(|group| group.field.as_str()).collect();
    assert_eq!(fields, ["valor_venda", "data.valor_venda"], "{}", text(&report));
    assert!(text(&report).contains("recorded 100.01, twin 100.00; first in entry 2"));
    assert!(junit(&report).contains("<failure"));
}
