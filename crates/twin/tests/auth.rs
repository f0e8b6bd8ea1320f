//! Tests API keys, their profiles, and the checks on a request before its operation is executed.

use crate::common::{Client, config, json, request};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::json::Value;
use lastro::value::Choice as _;
use lastro_twin::{Config, Request, Response, Twin};

const KEYS: &str = r#"{"keys": [
    {"key": "chave-do-administrador"},
    {"key": "chave-de-leitura-de-vendas", "allow": ["sales.list", "services"], "v1": false}
]}"#;

fn answer(config: &Config, request: &Request) -> Response {
    Twin::new(config).unwrap().handle(request, None).response.expect("an answer")
}

fn with_authorization(value: &str) -> Request {
    let mut request = request("GET", "/api/v2/servicos/", "", "");
    request.headers = vec![("authorization".to_owned(), value.to_owned())];
    request
}

fn message(response: &Response) -> String {
    let body = lastro::json::parse(&response.body).expect("JSON");
    body.get("message").or_else(|| body.get("mensagem")).and_then(Value::as_str).expect("a message").to_owned()
}

#[test]
fn a_known_key_is_accepted_and_an_unknown_one_is_quoted_by_its_beginning() {
    let keys = config(KEYS);
    let ok = answer(&keys, &request("GET", "/api/v2/servicos/", "chave-do-administrador", ""));
    assert_eq!(ok.status, 200);
    let refused = answer(&keys, &request("GET", "/api/v2/servicos/", "chave-do-administradox", ""));
    assert_eq!(refused.status, 401);
    let message = message(&refused);
    assert!(message.contains("chave-do...") && !message.contains("chave-do-"), "{message}");
    let body = lastro::json::parse(&refused.body).unwrap();
    assert_eq!(body.get("code"), Some(&json("401")));
    let legacy = answer(&keys, &request("GET", "/api/servico", "chave-do-administradox", ""));
    let body = lastro::json::parse(&legacy.body).unwrap();
    assert_eq!((legacy.status, body.get("tipo")), (401, Some(&json(r#""requisicao_invalida""#))));
    assert!(body.get("mensagem").and_then(Value::as_str).is_some_and(|text| text.contains("chave-do...")));
    assert!(refused.headers.iter().any(|(name, value)| *name == "WWW-Authenticate" && value.starts_with("Basic ")));
}

#[test]
fn no_short_key_is_quoted_whole() {
    for key in ["a", "ab", "segredo", "12345678", "123456789"] {
        let refused = answer(&config(KEYS), &request("GET", "/api/v2/servicos/", key, ""));
        assert_eq!(refused.status, 401);
        assert!(!message(&refused).contains(&format!(" {key}...")), "{key}");
    }
}

#[test]
fn without_a_key_or_with_a_malformed_header_the_answer_is_401() {
    let any = Config::clone(&config("{}"));
    let mut none = request("GET", "/api/v2/servicos/", "x", "");
    none.headers.clear();
    assert_eq!(answer(&any, &none).status, 401);
    let encoded = |text: &str| format!("Basic {}", BASE64.encode(text));
    for value in ["", "Basic", "Basic ", "Basic ***", "Bearer abc", &encoded(":senha"), &encoded("sem-dois-pontos")] {
        assert_eq!(answer(&any, &with_authorization(value)).status, 401, "{value:?}");
    }
    let not_utf8 = format!("Basic {}", BASE64.encode(b"\xFF\xFE:"));
    assert_eq!(answer(&any, &with_authorization(&not_utf8)).status, 401);
    for value in [encoded("chave:"), encoded("chave:senha"), encoded("chave:").replace("Basic", "basic")] {
        assert_eq!(answer(&any, &with_authorization(&value)).status, 200, "{value:?}");
    }
}

#[test]
fn hostile_keys_are_refused_with_a_valid_answer() {
    for key in ["a\0b\0c\0d\0e\0", "linha\r\nSet-Cookie: x=1\r\n", "\u{202E}\u{FEFF}ção", &"k".repeat(100_000)] {
        let refused = answer(&config(KEYS), &request("GET", "/api/v2/servicos/", key, ""));
        assert_eq!(refused.status, 401);
        assert!(refused.headers.iter().all(|(_, value)| !value.contains(['\r', '\n', '\0'])));
        assert!(refused.body.len() < 400 && !refused.body.contains(&b'\r') && !refused.body.contains(&0));
        message(&refused);
    }
}

#[test]
fn a_profile_allows_operations_and_areas() {
    let mut client = Client::with(&config(KEYS));
    client.key = "chave-de-leitura-de-vendas".to_owned();
    assert_eq!(client.send("GET", "/api/v2/servicos/", "").0, 200);
    assert_eq!(client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#).0, 200);
    for (method, target) in [("GET", "/api/v2/clientes/"), ("POST", "/api/v2/vendas/"), ("GET", "/api/v2/vendas/1")] {
        let (status, body) = client.send(method, target, "{}");
        assert_eq!((status, body.get("code")), (401, Some(&json("401"))), "{method} {target}");
    }
    let (status, body) = client.send("GET", "/api/servico", "");
    assert_eq!((status, body.get("tipo")), (401, Some(&json(r#""requisicao_invalida""#))));
}

#[test]
fn an_unknown_address_is_404_and_a_wrong_method_405_with_the_methods_there_are() {
    let mut client = Client::new();
    let addresses = ["/", "/x", "/api/v2/", "/api/v2/nada/", "/api/v2/servicos/1/2", "/api/v2//servicos/"];
    // the service has pages to create API keys and to register webhook URLs; a twin does not, since both are in its
    // configuration
    for target in addresses.into_iter().chain(["/api-chave/", "/api-webhook/"]) {
        let (status, body) = client.send("GET", target, "");
        assert_eq!((status, body.get("code")), (404, Some(&json("404"))), "{target}");
    }
    assert_eq!(client.send("GET", "/api/nada", "").1.get("tipo"), Some(&json(r#""requisicao_invalida""#)));
    let allow = |response: &Response| {
        response.headers.iter().find(|(name, _)| *name == "Allow").map(|(_, value)| value.to_string()).expect("Allow")
    };
    let response = client.response("PATCH", "/api/v2/servicos/1", "");
    assert_eq!((response.status, allow(&response).as_str()), (405, "GET, PUT, DELETE"));
    let response = client.response("PUT", "/api/v2/vendas/1", "");
    assert_eq!((response.status, allow(&response).as_str()), (405, "GET, POST, DELETE"));
    let response = client.response("DELETE", "/api/v2/cnae/", "");
    assert_eq!((response.status, allow(&response).as_str()), (405, "GET"));
    let response = client.response("PUT", "/api/venda/1", "");
    assert_eq!(response.status, 405);
    assert!(String::from_utf8(response.body).unwrap().contains("\"tipo\""));
}

#[test]
fn a_target_that_is_not_encoded_correctly_is_400() {
    let mut client = Client::new();
    for target in [
        "/api/v2/servicos/?nome=%",
        "/api/v2/servicos/?nome=%4",
        "/api/v2/servicos/?nome=%ZZ",
        "/api/v2/servicos/?nome=%FF%FE",
        "/api/v2/servicos/%C3",
        "/api/v2/servicos/?nome=a b",
        "/api/v2/servicos/?nome=a\u{0}b",
        "/api/v2/servicos/1\r\nX: y",
    ] {
        assert_eq!(client.send("GET", target, "").0, 400, "{target:?}");
    }
    assert_eq!(client.send("GET", "/api/v2/servicos/?nome=%C3%A9+a", "").0, 200);
}

#[test]
fn https_can_be_required() {
    let required = config(r#"{"policies": {"https": "required"}}"#);
    let get = |target: &str, forwarded: Option<&str>| {
        let mut request = request("GET", target, "chave", "");
        request.headers.extend(forwarded.map(|value| ("x-forwarded-proto".to_owned(), value.to_owned())));
        (answer(&required, &request).status, answer(&config("{}"), &request).status)
    };
    assert_eq!(get("/api/v2/servicos/", None), (200, 200));
    assert_eq!(get("http://conta.example/api/v2/servicos/", None), (400, 200));
    assert_eq!(get("https://conta.example/api/v2/servicos/", None), (200, 200));
    assert_eq!(get("/api/v2/servicos/", Some("http")), (400, 200));
    assert_eq!(get("/api/v2/servicos/", Some("HTTP, https")), (400, 200));
    // a URL in the query string does not determine whether the request came by http or https
    assert_eq!(get("/api/v2/servicos/?nome=http://conta.example/", None), (200, 200));
    assert_eq!(get("https://conta.example/api/v2/servicos/?nome=http://x", None), (200, 200));
    // a proxy in front of the twin received the request by https, and forwards it by http
    assert_eq!(get("http://10.0.0.7/api/v2/servicos/", Some("https")), (200, 200));
}

#[test]
fn a_form_is_no_body_of_version_2() {
    let post = |policy: &str, content: Option<&str>| {
        let config = config(&format!(r#"{{"policies": {{"content-type": "{policy}"}}}}"#));
        let mut request = request("POST", "/api/v2/servicos/", "chave", r#"{"nome": "Aula"}"#);
        request.headers.extend(content.map(|value| ("Content-Type".to_owned(), value.to_owned())));
        answer(&config, &request).status
    };
    let form = Some("application/x-www-form-urlencoded; charset=utf-8");
    let typed =
        [form, Some("multipart/form-data; boundary=x"), Some("text/plain"), None, Some("text/json; charset=utf-8")];
    assert_eq!(typed.map(|content| post("refuse-forms", content)), [400, 400, 200, 200, 200]);
    assert_eq!(typed.map(|content| post("any", content)), [200, 200, 200, 200, 200]);
    assert_eq!(typed.map(|content| post("json", content)), [400, 400, 400, 400, 200]);
    assert_eq!(post("json", Some("application/vnd.api+json")), 200);
}

#[test]
fn a_body_of_more_than_16_mebibytes_is_refused() {
    let body = format!(r#"{{"nome": "{}"}}"#, "a".repeat(16 * 1024 * 1024));
    let large = request("POST", "/api/v2/servicos/", "chave", &body);
    assert_eq!(answer(&config("{}"), &large).status, 400);
    assert_eq!(answer(&config(r#"{"policies": {"large-body": "413"}}"#), &large).status, 413);
    assert_eq!(answer(&config(KEYS), &large).status, 401, "the key is checked first");
}

#[test]
fn a_configuration_names_each_of_its_problems() {
    let problems = |text: &str| -> Vec<String> {
        let error = lastro_twin::Border::new(text.as_bytes()).expect_err("a problem");
        error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect()
    };
    assert_eq!(problems(r#"{"policies": {"htps": "any"}}"#), ["policies.htps unknown_field"]);
    assert_eq!(problems(r#"{"policies": {"https": "yes"}}"#), ["policies.https invalid_choice"]);
    assert_eq!(problems(r#"{"sed": 1}"#), ["sed unknown_field"]);
    let all = r#"{
        "keys": [{"key": " "}, {"key": "x", "allow": ["sales", "sales.list", "*", "sale.list"]}],
        "subscriptions": [{"url": "ftp://x", "secret": "", "operations": ["insert", "create"]},
            {"url": "https://usuario:senha@x/", "secret": "a"}, {"url": "http:///x", "secret": "a"}],
        "limit": {"requests": 0, "seconds": 86401}
    }"#;
    let found = [
        "keys[0].key blank",
        "keys[1].allow[3] invalid_choice",
        "subscriptions[0].url invalid_url",
        "subscriptions[0].secret blank",
        "subscriptions[0].operations[1] invalid_choice",
        "subscriptions[1].url invalid_url",
        "subscriptions[2].url invalid_url",
        "limit.requests out_of_range",
        "limit.seconds out_of_range",
    ];
    assert_eq!(problems(all), found);
    let many = |count| vec![r#"{"url":"https://x/","secret":"a"}"#; count].join(",");
    let subscribed = |count| format!(r#"{{"subscriptions":[{}]}}"#, many(count));
    assert!(lastro_twin::Border::new(subscribed(256).as_bytes()).is_ok());
    assert_eq!(problems(&subscribed(258)), ["subscriptions out_of_range"]);
}
