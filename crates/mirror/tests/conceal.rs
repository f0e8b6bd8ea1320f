//! Tests that a recorded exchange contains no key, cookie, card number or security code, wherever they were.

use lastro_mirror::Exchange;
use lastro_mirror::conceal::Concealer;

use crate::{KEY, exchange, sent, shown, whole};

/// A card number with a valid check digit. `987` is the security code in the tests.
const CARD: &str = "4242424242424242";

fn concealed(given: Exchange) -> Exchange {
    Concealer::new(None).conceal(given)
}

fn with_header(mut exchange: Exchange, name: &str, value: &str) -> Exchange {
    exchange.request.headers.push((name.to_owned(), value.to_owned()));
    exchange
}

fn form(target: &str, body: &str) -> Exchange {
    let mut exchange = exchange("POST", target, body, 200, "{}");
    exchange.request.headers[1].1 = "application/x-www-form-urlencoded".to_owned();
    exchange
}

#[test]
fn exchanges_without_secrets_are_recorded_unchanged() {
    let body = "{ \"nome\" : \"Aula\",\n\"valor\":129.90, \"custom_a\": 1e400 }";
    for target in
        ["/api/v2/servicos/", "/api/v2/vendas/?valor_venda[gte]=10&cliente[contains]=a%20b&_limit=10", "/x/%2F?a=%ZZ&b"]
    {
        let given = exchange("POST", target, body, 200, body);
        let made = concealed(given.clone());
        assert_eq!((sent(&made), shown(&made)), (sent(&given), shown(&given)));
        assert_eq!(made.request.target, target.replace("%ZZ", "%"));
        assert_eq!(made.request.headers[1], given.request.headers[1]);
    }
}

#[test]
fn a_key_is_left_nowhere() {
    let base64 = "Y2hhdmUtbXVpdG8tc2VjcmV0YTo=";
    let echo =
        format!(r#"{{"a":["{KEY}",{{"b":"x {KEY} y"}}],"{KEY}":1,"c":"{base64}","d":"chave-muito-\u0073ecreta"}}"#);
    let target = format!("/api/v2/servicos/{KEY}?{KEY}&a={KEY}&b=chave-muito%2Dsecreta&{KEY}=1&token=outro-segredo");
    let mut given = with_header(exchange("POST", &target, &echo, 200, &echo), "X-Key", KEY);
    for (name, value) in [("Cookie", "sessao=outro-segredo"), ("User-Agent", KEY), ("X-Forwarded-Proto", "https")] {
        given = with_header(given, name, value);
    }
    let answer = given.response.as_mut().expect("a response");
    answer.headers.push(("Set-Cookie".to_owned(), "sessao=outro-segredo".to_owned()));
    answer.headers.push(("Location".to_owned(), format!("https://conta.example/?chave={KEY}")));
    let made = concealed(given);
    let text = whole(&made);
    for secret in [KEY, base64, "chave-muito", "outro-segredo"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    // the placeholder of the key has the form of Basic authentication, and the names of headers are kept
    assert_eq!(made.request.header("authorization"), Some("Basic a2V5LTE6"));
    assert_eq!((made.request.header("cookie"), made.request.header("x-forwarded-proto")), (Some("***"), Some("https")));
    assert_eq!(shown(&made), r#"{"a":["key-1",{"b":"x key-1 y"}],"key-1":"***","c":"a2V5LTE6","d":"key-1"}"#);
}

#[test]
fn keys_are_told_apart_and_a_password_is_not_kept() {
    let mut concealer = Concealer::new(None);
    let mut header = |value: &str| {
        let mut given = exchange("GET", "/api/v2/servicos/", "", 200, "");
        given.request.headers[0].1 = value.to_owned();
        concealer.conceal(given).request.headers.swap_remove(0).1
    };
    let first = header("Basic Y2hhdmUtdW06");
    assert_eq!(header("Basic Y2hhdmUtdW06"), first);
    // the credentials are `chave-um:senha` in the next line, and `chave-dois:` in the line after it
    assert_eq!(header("Basic Y2hhdmUtdW06c2VuaGE="), "Basic a2V5LTE6Kioq");
    assert_eq!((first.as_str(), header("Basic Y2hhdmUtZG9pczo=").as_str()), ("Basic a2V5LTE6", "Basic a2V5LTI6"));
    assert_eq!(header("Bearer abcdefghij"), "Bearer key-3");
    assert_eq!(header("abcdefghij"), "key-3");
}

#[test]
fn the_beginning_of_a_key_that_an_error_quotes_is_masked() {
    for (body, made) in [
        (
            r#"{"code":401,"message":"A chave chave-mu... é inválida"}"#,
            r#"{"code":401,"message":"A *** ***... é inválida"}"#,
        ),
        (r#"{"tipo":"api_erro","mensagem":"chave-mu"}"#, r#"{"tipo":"api_erro","mensagem":"***"}"#),
        ("<html>chave-mu</html>", "<html>***</html>"),
    ] {
        assert_eq!(shown(&concealed(exchange("GET", "/api/v2/servicos/", "", 401, body))), made);
    }
}

#[test]
fn cards_are_left_nowhere() {
    let card = format!(r#"{{"cartoes":[{{"numero":"{CARD}","codigo":"987","validade":"2030-01-31"}}]}}"#);
    let unknown =
        format!(r#"{{"pedido":{card},"obs":"cartão 4242 4242 4242 4242 ou 4242-4242-4242-4242, cvv","n":{CARD}}}"#);
    let listing = format!(r#"{{"header":{{"count":1}},"data":[{card}]}}"#);
    let event = format!(r#"{{"header":{{"endpoint":"clientes","signature":["ab"]}},"data":{card}}}"#);
    let parameters = format!("cliente=Ana&cartao_numero=4242+4242+4242+4242&cartao%5Fcodigo=987&obs={CARD}");
    for given in [
        exchange("POST", "/api/v2/clientes/", &card, 200, &card),
        exchange("GET", &format!("/api/v2/clientes/?cartoes.numero={CARD}"), "", 200, &listing),
        exchange("POST", "/outro", &unknown, 200, &unknown),
        exchange("POST", "/webhook", &event, 200, ""),
        form("/api/cliente", &parameters),
        form("/api/cliente", &format!(r#"{{"cartao_numero":{CARD},"cartao_codigo":"987"}}"#)),
        exchange("POST", "/x", &format!("quebrado {{ \"cartoes\": {CARD}"), 400, &format!("texto {CARD}.")),
    ] {
        let text = whole(&concealed(given));
        let digits: String = text.chars().filter(|c| !matches!(c, ' ' | '-' | '+')).collect();
        assert!(!digits.contains(CARD) && !text.contains("987"), "{text}");
    }
}

/// The twin handles the placeholder of a card number like the number itself, so the recording can be replayed.
#[test]
fn a_stand_in_of_a_card_is_a_card_of_its_network() {
    let card = format!(r#"{{"cartoes":[{{"numero":"{CARD}","codigo":"987"}}]}}"#);
    let made = concealed(exchange("POST", "/api/v2/clientes/", &card, 200, &card));
    assert_eq!(sent(&made), shown(&made));
    let number: String = sent(&made).chars().filter(char::is_ascii_digit).take(16).collect();
    assert!(number.starts_with("424242") && number.ends_with("4242") && number != CARD, "{number}");
    assert!(sent(&made).contains(r#""codigo":"111""#));
    let inspected = lastro::brazil::card::inspect(&number);
    assert!(inspected.luhn && inspected.bandeira == lastro::brazil::card::CardBrand::Visa, "{number}");
}

#[test]
fn other_long_numbers_stay() {
    // These long numbers are not card numbers: a boleto's linha digitável, a Pix code, a CNPJ, a phone number, and a number
    // with a wrong check digit.
    let body = r#"{"a":"23793.38128 60007.827136 95000.063305 9 75520000034000","b":"00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000","c":"36123456000192","d":"+55 48 99123-4567","e":"4242424242424241","f":1798804800123}"#;
    assert_eq!(shown(&concealed(exchange("GET", "/outro", "", 200, body))), body);
}

#[test]
fn a_body_that_cannot_be_inspected_is_not_recorded() {
    let mut given = exchange("POST", "/api/v2/servicos/", "comprimido", 200, "comprimido");
    given.request.headers.push(("Content-Encoding".to_owned(), "gzip".to_owned()));
    given.response.as_mut().expect("a response").headers.push(("content-encoding".to_owned(), "br".to_owned()));
    let made = concealed(given);
    assert_eq!((sent(&made).as_str(), shown(&made).as_str()), ("?", "?"));
    // a picture is recorded, unless it contains the key
    let mut given = exchange("GET", "/pix/abc-1.png", "", 200, "");
    given.response.as_mut().expect("a response").body = [&[0x89, 0xff][..], b"PNG"].concat();
    assert_eq!(concealed(given.clone()).response.expect("a response").body.len(), 5);
    given.response.as_mut().expect("a response").body.extend_from_slice(KEY.as_bytes());
    assert_eq!(shown(&concealed(given)), "?");
}

#[test]
fn no_debug_form_shows_a_secret() {
    let mut concealer = Concealer::new(None);
    let _ = concealer.conceal(exchange("GET", "/", "", 200, ""));
    let shown = format!("{concealer:?}");
    assert!(!shown.contains("chave"), "{shown}");
}
