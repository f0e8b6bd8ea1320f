//! Tests the pseudonyms for personal data: no person can be recognized, and a person has the same pseudonym everywhere.

use lastro::brazil::{cnpj, cpf, email};
use lastro_mirror::conceal::Concealer;
use lastro_mirror::pseudonyms::{Personal, Pseudonyms};
use lastro_twin::http::read_json;
use lastro_twin::{Moment, Request, Twin};

use crate::{exchange, sent, shown, whole};

fn pseudonyms() -> Pseudonyms {
    Pseudonyms::new([7; 32])
}

fn concealer() -> Concealer {
    Concealer::new(Some(pseudonyms()))
}

/// The string at a path of member names in a document.
fn member(document: &str, path: &[&str]) -> String {
    let whole: serde_json::Value = serde_json::from_str(document).expect("JSON");
    let found = path.iter().fold(&whole, |value, name| match name.parse::<usize>() {
        Ok(place) => &value[place],
        Err(_) => &value[*name],
    });
    found.as_str().unwrap_or_else(|| panic!("{path:?} in {document}")).to_owned()
}

#[test]
fn stand_ins_have_the_form_of_what_they_stand_for() {
    let mut made = pseudonyms();
    let mut of = |what, text: &str| made.stand_in(what, text);
    for (bare, printed) in [("52998224725", "529.982.247-25"), ("11144477735", "111.444.777-35")] {
        let (bare, printed) = (of(Personal::Document, bare), of(Personal::Document, printed));
        assert_eq!(cpf::digits(&printed), Some(bare.clone()));
        assert!(bare.len() == 11 && !["52998224725", "11144477735"].contains(&bare.as_str()), "{bare}");
    }
    for text in ["12.ABC.345/01DE-35", "11222333000181"] {
        let stand_in = of(Personal::Document, text);
        assert!(cnpj::is_valid(&stand_in) && stand_in.len() == text.len() && stand_in != text, "{stand_in}");
    }
    // the pseudonym of an invalid CPF or CNPJ is invalid too, so that a replay refuses it as the service did
    for text in ["529.982.247-26", "00000000000", "1", "11222333000182"] {
        let stand_in = of(Personal::Document, text);
        assert!(!cpf::is_valid(&stand_in) && !cnpj::is_valid(&stand_in) && stand_in != text, "{stand_in}");
        assert_eq!(stand_in.len(), text.len());
    }
    let name = of(Personal::Text, "Ana Maria da Conceição");
    let (words, forms): (Vec<&str>, Vec<usize>) = name.split(' ').map(|word| (word, word.chars().count())).unzip();
    assert_eq!(forms, [3, 5, 2, 9]);
    assert!(words[2] == "da" && words[0].starts_with(char::is_uppercase) && !name.contains("Maria"), "{name}");
    let address = of(Personal::Text, "ana.maria@silva.com.br");
    assert!(email::is_valid(&address) && address.ends_with(".example") && !address.contains("silva"), "{address}");
    let phone = of(Personal::Phone, "+55 (48) 99123-4567");
    assert!(phone.starts_with("+55 (48) 9") && phone.len() == 19 && !phone.contains("123-4567"), "{phone}");
    let postal_code = of(Personal::PostalCode, "01.310-100");
    assert!(postal_code.starts_with("01.310-") && postal_code.len() == 10 && postal_code != "01.310-100");
    let birth = of(Personal::Birth, "1980-05-17");
    assert!(
        birth.starts_with("1980-") && birth != "1980-05-17" && birth.parse::<lastro::LocalDate>().is_ok(),
        "{birth}"
    );
    assert_eq!(of(Personal::Customer, "123"), "123");
    for text in ["", " ", "-", "{...}", "[...]"] {
        assert_eq!(of(Personal::Text, text), text);
    }
}

#[test]
fn a_word_has_one_stand_in_whatever_its_case_and_accents_are() {
    let mut made = pseudonyms();
    let [a, b, c] = ["José Antônio", "JOSE ANTONIO", "jose antonio"].map(|name| made.stand_in(Personal::Text, name));
    assert_eq!((a.to_lowercase(), b.to_lowercase()), (c.clone(), c));
    // the pseudonym of a part of the name is a part of the name's pseudonym, so a recorded search fits its results
    assert!(a.ends_with(&made.stand_in(Personal::Text, "Antônio")), "{a}");
    // a recording with another secret has other pseudonyms
    assert_ne!(Pseudonyms::new([8; 32]).stand_in(Personal::Text, "José Antônio"), a);
}

const CUSTOMER: &str = r#"{"id":1,"tipo":2,"nome":"Joana Prado","cpf":"529.982.247-25","endereco":"Rua das Flores","numero":"12B","cep":"01.310-100","id_cidade":3550308,"cidade":"São Paulo","data_nascimento":"1980-05-17","obs":"fala com joana@prado.com.br","custom_apelido":"Jojo","contatos":[{"nome":"Joana Prado","email":"joana@prado.com.br","celular":"48991234567","tipo":"Financeiro"}]}"#;
const PERSONAL: [&str; 12] = [
    "Joana",
    "Prado",
    "joana",
    "prado",
    "52998224725",
    "529.982.247-25",
    "Flores",
    "12B",
    "310-100",
    "1980-05-17",
    "Jojo",
    "1234567",
];

#[test]
fn the_same_person_is_the_same_everywhere_and_nothing_else_is_left_of_it() {
    let mut concealer = concealer();
    let mut concealed = |method, target: &str, sent: &str, shown: &str| {
        let made = concealer.conceal(exchange(method, target, sent, 200, shown));
        let text = whole(&made);
        for personal in PERSONAL {
            assert!(!text.contains(personal), "{personal} in {text}");
        }
        made
    };
    let inserted = concealed("POST", "/api/v2/clientes/", CUSTOMER, CUSTOMER);
    assert_eq!(sent(&inserted), shown(&inserted));
    let body = sent(&inserted);
    let (name, cpf) = (member(&body, &["nome"]), member(&body, &["cpf"]));
    assert_eq!(member(&body, &["contatos", "0", "nome"]), name);
    assert_eq!(member(&body, &["obs"]).rsplit(' ').next(), Some(&*member(&body, &["contatos", "0", "email"])));
    // values that do not identify a person are not replaced
    assert!(
        body.contains(r#""id_cidade":3550308,"cidade":"São Paulo""#) && body.contains(r#""tipo":"Financeiro""#),
        "{body}"
    );
    let digits = cpf::digits(&cpf).expect("a CPF");
    let wallet = r#"[{"nome":"Joana Prado","titular":null,"cpf":"52998224725","planos_contratados":[]}]"#;
    let wallet = concealed("GET", "/api/v2/carteira-virtual/52998224725", "", wallet);
    assert_eq!(wallet.request.target, format!("/api/v2/carteira-virtual/{digits}"));
    assert_eq!(
        shown(&wallet),
        format!(r#"[{{"nome":"{name}","titular":null,"cpf":"{digits}","planos_contratados":[]}}]"#)
    );
    let page = r#"{"header":{"count":1,"sort":"nome"},"data":[{"id":9,"cliente":"Joana Prado","discriminacao":"Mensalidade de Joana"}]}"#;
    let page = concealed("GET", "/api/v2/vendas/?cliente[contains]=Joana%20Prado&_sort=cliente&_limit=10", "", page);
    let query = name.replace(' ', "%20");
    assert_eq!(page.request.target, format!("/api/v2/vendas/?cliente[contains]={query}&_sort=cliente&_limit=10"));
    let page = shown(&page);
    assert!(
        page.contains(r#"{"count":1,"sort":"nome"}"#) && member(&page, &["data", "0", "cliente"]) == name,
        "{page}"
    );
    let contacts = concealed("GET", "/api/v2/clientes/?contatos.email=joana%40prado.com.br&_fields=nome", "", "{}");
    assert!(contacts.request.target.contains(".example&_fields=nome"), "{:?}", contacts.request);
    let event = format!(r#"{{"header":{{"endpoint":"clientes","operation":"insert"}},"data":{CUSTOMER}}}"#);
    let event = sent(&concealed("POST", "/webhook", &event, ""));
    assert!(event.contains(r#""endpoint":"clientes","operation":"insert""#) && event.contains(&name), "{event}");
    // This path belongs to no operation, and the body is neither JSON nor a form.
    concealed("GET", "/pessoas/52998224725/joana@prado.com.br", "", "<p>Joana Prado</p>");
    // The next exchange has a form of version 1.
    let mut form = exchange(
        "POST",
        "/api/venda",
        "cliente=Joana+Prado&cliente_cpf=52998224725&cliente_endereco=Rua+das+Flores&valor_venda=10.00&servico=Aula&demonstrativo_1=Joana",
        200,
        "",
    );
    form.request.headers[1].1 = "application/x-www-form-urlencoded".to_owned();
    let form = sent(&concealer.conceal(form));
    assert!(form.starts_with(&format!("cliente={query}&cliente_cpf={digits}&cliente_endereco=Rua%20das%20")), "{form}");
    assert!(form.contains("&valor_venda=10.00&servico=Aula&demonstrativo_1=") && !form.contains("Joana"), "{form}");
    let sale = r#"{"id":"9","discriminacao":"Aula","cliente":{"id":"1","nome":"Joana Prado"},"servicos":"[...]","dados_extra":"{\"de\":\"Joana\"}"}"#;
    let sale = shown(&concealer.conceal(exchange("GET", "/api/venda/9", "", 200, sale)));
    assert!(sale.contains(&name) && sale.contains(r#""servicos":"[...]""#) && !sale.contains("Joana"), "{sale}");
}

#[test]
fn only_the_personal_data_in_an_error_message_is_replaced() {
    let said = r#"{"code":400,"message":"O cliente Joana Prado, CPF 529.982.247-25, já existe."}"#;
    let made = shown(&concealer().conceal(exchange("POST", "/api/v2/clientes/", CUSTOMER, 400, said)));
    assert!(made.starts_with(r#"{"code":400,"message":"O cliente "#) && made.ends_with(r#", já existe."}"#), "{made}");
    for personal in PERSONAL {
        assert!(!made.contains(personal), "{personal} in {made}");
    }
}

/// A recording with pseudonyms can be replayed: a twin gives the recorded responses to the recorded requests.
#[test]
fn a_twin_answers_the_recorded_answers_to_the_recorded_requests() {
    let twin = || Twin::new(&read_json(b"{}").expect("a configuration")).expect("a twin");
    let ask = |twin: &mut Twin, method: &str, target: &str, body: &str| {
        let headers = ["Authorization", "Content-Type"].map(str::to_owned);
        let headers = headers.into_iter().zip([crate::AUTHORIZATION, "application/json"].map(str::to_owned)).collect();
        let request = Request { method: method.to_owned(), target: target.to_owned(), headers, body: body.into() };
        let at = Moment::from_millis(1_798_804_800_123);
        twin.handle(&request, Some(at)).response.expect("an answer")
    };
    let customer =
        r#"{"tipo":2,"nome":"Joana Prado","cpf":"529.982.247-25","endereco":"Rua das Flores","cep":"01.310-100"}"#;
    let (mut real, mut other, mut concealer) = (twin(), twin(), concealer());
    for (method, target, body) in [
        ("POST", "/api/v2/clientes/", customer),
        ("POST", "/api/v2/clientes/", &customer.replace("-25", "-26")),
        ("GET", "/api/v2/clientes/?nome[contains]=prado", ""),
        ("GET", "/api/v2/clientes/?cpf=52998224725", ""),
        ("GET", "/api/v2/carteira-virtual/52998224725", ""),
        ("GET", "/api/cliente/1", ""),
    ] {
        let answer = ask(&mut real, method, target, body);
        let text = String::from_utf8(answer.body).expect("a text");
        let recorded = concealer.conceal(exchange(method, target, body, answer.status, &text));
        let again = ask(&mut other, method, &recorded.request.target, &sent(&recorded));
        assert_eq!(again.status, answer.status, "{target}");
        let again = String::from_utf8(again.body).expect("a text");
        // `requestId` is removed, since it is different for each request
        let id = |text: &str| match text.split_once(r#""requestId":""#) {
            Some((before, after)) => before.to_owned() + &after[32..],
            None => text.to_owned(),
        };
        assert_eq!(id(&again), id(&shown(&recorded)), "{method} {target}");
    }
}
