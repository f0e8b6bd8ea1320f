//! Tests HAR files that other programs wrote, with the peculiarities of each program.

use lastro_mirror::Exchange;
use lastro_mirror::har::each;

fn read(entries: &str) -> Vec<Exchange> {
    let mut all = Vec::new();
    let text =
        format!("\u{feff}{{\"log\": {{\"version\": \"1.2\", \"pages\": [{{\"id\": 1}}], \"entries\": [{entries}]}}}}");
    let take = &mut |exchange| {
        all.push(exchange);
        Ok(())
    };
    each(text.as_bytes(), take).expect("a HAR file");
    all
}

#[test]
fn chrome() {
    let all = read(
        r#"{
      "_initiator": {"type": "script"}, "_priority": "High", "cache": {}, "connection": "443",
      "request": {
        "method": "POST", "url": "https://conta.example/api/v2/servicos/?a=1#parte", "httpVersion": "http/2.0",
        "headers": [{"name": ":authority", "value": "conta.example"}, {"name": "content-type", "value": "application/json"}],
        "queryString": [{"name": "a", "value": "1"}], "cookies": [], "headersSize": -1, "bodySize": 15,
        "postData": {"mimeType": "application/json", "text": "{\"nome\":\"Aula\"}"}},
      "response": {
        "status": 200, "statusText": "", "httpVersion": "http/2.0", "headers": [{"name": "content-type", "value": "text/json"}],
        "cookies": [], "content": {"size": 8, "mimeType": "text/json", "text": "eyJpZCI6MX0=", "encoding": "base64"},
        "redirectURL": "", "headersSize": -1, "bodySize": -1, "_transferSize": 99, "_error": null},
      "serverIPAddress": "192.0.2.1", "startedDateTime": "2026-11-20T13:30:00.123Z", "time": 41.6, "timings": {"blocked": 1.1}
    }, {
      "request": {"method": "GET", "url": "https://conta.example", "headers": []},
      "response": {"status": 0, "statusText": "", "headers": [], "content": {"size": 0, "mimeType": "x-unknown"}, "_error": "net::ERR_FAILED"},
      "startedDateTime": "2026-11-20T13:30:01.000Z", "time": 3
    }"#,
    );
    let [insert, failed] = &all[..] else { panic!("{all:?}") };
    assert_eq!((insert.at.text().as_str(), insert.took_ms), ("2026-11-20T10:30:00.123-03:00", 42));
    assert_eq!(
        (insert.origin.as_str(), insert.request.target.as_str()),
        ("https://conta.example", "/api/v2/servicos/?a=1")
    );
    assert_eq!(insert.request.headers, [("content-type".to_owned(), "application/json".to_owned())]);
    assert_eq!(insert.request.body, br#"{"nome":"Aula"}"#);
    let answer = insert.response.as_ref().expect("a response");
    assert_eq!(
        (answer.status, answer.header("Content-Type"), &*answer.body),
        (200, Some("text/json"), &br#"{"id":1}"#[..])
    );
    assert_eq!((failed.request.target.as_str(), &failed.response), ("/", &None));
}

#[test]
fn firefox() {
    let all = read(
        r#"{
      "startedDateTime": "2026-11-20T10:30:00.123-03:00",
      "request": {
        "method": "POST", "url": "https://conta.example/api/venda",
        "headers": [{"name": "Content-Type", "value": "application/x-www-form-urlencoded"}],
        "postData": {"mimeType": "application/x-www-form-urlencoded",
          "params": [{"name": "cliente", "value": "Ana & Cia"}, {"name": "valor_1", "value": "10.00"}], "text": ""}},
      "response": {"status": 200, "headers": [], "content": {"mimeType": "text/json", "size": 2000000, "comment": "not included"}},
      "cache": {}, "timings": {}, "time": -1
    }"#,
    );
    assert_eq!(all[0].request.body, b"cliente=Ana%20%26%20Cia&valor_1=10.00");
    // the file does not contain the response's body, so the response is unknown
    assert_eq!((&all[0].response, all[0].took_ms), (&None, 0));
}

#[test]
fn mitmproxy_and_charles() {
    let all = read(
        r#"{
      "startedDateTime": "2026-11-20T13:30:00.123456+00:00",
      "request": {"method": "PUT", "url": "https://chave:@Conta.example:8443/api/v2/clientes/1?x", "headers": [],
        "postData": {"mimeType": "application/json", "text": "e30=", "_encoding": "base64", "params": []}},
      "response": {"status": 204, "headers": [], "content": {"size": 0, "compression": 0, "mimeType": ""}}
    }, {
      "startedDateTime": "2026-11-20T10:30:00.012-0300", "time": 12,
      "request": {"method": "GET", "url": "http://127.0.0.1:8130/?q=a/b", "headers": [], "postData": null},
      "response": {"status": null}
    }"#,
    );
    let [put, get] = &all[..] else { panic!("{all:?}") };
    assert_eq!(
        (put.origin.as_str(), put.request.target.as_str()),
        ("https://conta.example:8443", "/api/v2/clientes/1?x")
    );
    assert_eq!((&*put.request.body, put.response.as_ref().map(|answer| answer.status)), (&b"{}"[..], Some(204)));
    assert_eq!((get.origin.as_str(), get.request.target.as_str()), ("http://127.0.0.1:8130", "/?q=a/b"));
    assert_eq!((get.request.body.len(), &get.response), (0, &None));
}

#[test]
fn no_debug_form_shows_a_header_or_a_body() {
    let shown = format!("{:?}", crate::exchange("POST", "/api/v2/servicos/", "{}", 200, r#"{"a":"segredo"}"#));
    assert!(!shown.contains("Basic") && !shown.contains("segredo"), "{shown}");
    assert!(shown.contains("/api/v2/servicos/") && shown.contains("200"), "{shown}");
}
