//! Generates the corpus from a seed. Each line is executed as soon as it is generated, since a later line may need its result:
//! a report, for example, needs a notification that exists.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::json::{Value, parse};
use lastro_twin::Moment;
use lastro_twin::identity::{below, derive};

use super::asks::{Ask, Asks};
use super::run::Runner;

const KEY: &str = "chave-do-corpus-0001";
/// Number of lines of the committed corpus.
pub const LINES: usize = 2_000;
/// The start of the twin's clock: 1 January 2027, 9:00 in Brasília.
const START: i64 = 1_798_804_800_000;

/// Generates a corpus with this seed and number of lines.
pub fn corpus(seed: i64, lines: usize) -> String {
    let asks = Asks::new(seed, Moment::from_millis(START).day());
    let mut maker = Maker { seed, drawn: 0, now: START, lines: Vec::new(), runner: Runner::new(), asks };
    maker.push(format!(r#"{{"do":"new","config":{CONFIG}}}"#));
    while maker.lines.len() < lines {
        maker.step();
    }
    maker.push(r#"{"do":"snapshot"}"#.to_owned());
    maker.lines.join("\n") + "\n"
}

const CONFIG: &str = r#"{"seed":2027,"keys":[{"key":"chave-do-corpus-0001"},{"key":"chave-do-corpus-0002","allow":["services.list","cnae"],"v1":false}],"subscriptions":[{"url":"https://cliente.example/avisos","secret":"segredo-do-corpus"},{"url":"https://outro.example/","secret":"outro-segredo","operations":["delete"]}],"limit":{"requests":40,"seconds":60}}"#;

const NAMES: [&str; 8] = [
    "Consultoria",
    "Aula de Violão",
    "Manutenção/Suporte",
    "Serviço \\\"Premium\\\"",
    "Hospedagem 😀",
    "日本語",
    "linha 1\\nlinha 2\\ttab",
    "Ünïcödé \\u00e9 \\ud83d\\ude00",
];
const AMOUNTS: [&str; 10] =
    ["10", "10.5", "0.01", "\"129.90\"", "999999999999999.99", "1.005", "-3", "\"dez\"", "null", "1e3"];
const QUERIES: [&str; 16] = [
    "",
    "?_limit=2&_sort=-nome",
    "?_limit=3&_offset=1&_sort=valor,-id",
    "?nome[contains]=a",
    "?nome=Consultoria&nome=Aula%20de%20Viol%C3%A3o",
    "?valor[between]=1,200&_fields=id,nome",
    "?id[gt]=2&id[lt]=9&_sort=id",
    "?id_servico[isnull]",
    "?discriminacao[isnotnull]&_limit=1",
    "?status[neq]=2&_sort=-id",
    "?nada=1",
    "?_limit=0",
    "?_limit=1001",
    "?_sort=nada",
    "?nome[gt]=1",
    "?_expand=itens",
];
const LISTS: [&str; 8] = [
    "/api/v2/cnae/?_limit=2",
    "/api/v2/cnae/?nome[contains]=SOFTWARE",
    "/api/v2/lista-servicos/?_limit=3&_sort=-id",
    "/api/v2/lista-servicos/?id=102",
    "/api/v2/municipios/?uf=35&_sort=nome&_limit=4",
    "/api/v2/municipios/?nome[contains]=S%C3%A3o&_fields=id",
    "/api/v2/indices/",
    "/api/v2/meios-pagamento/",
];
/// Requests that contain an error, and some requests for structures other than services.
const OTHERS: [(&str, &str, &str); 14] = [
    ("GET", "/api/v2/nada/", ""),
    ("PATCH", "/api/v2/servicos/1", ""),
    ("PUT", "/api/v2/cnae/", "{}"),
    ("GET", "/api/v2/servicos/?nome=%FF", ""),
    ("GET", "/api/v2/servicos/abc", ""),
    ("GET", "/api/v2/servicos/00001", ""),
    ("POST", "/api/v2/servicos/", "{\\\"nome\\\": \\\"a\\\", \\\"nome\\\": \\\"b\\\"}"),
    ("POST", "/api/v2/servicos/", "[1, 2"),
    (
        "POST",
        "/api/v2/clientes/",
        "{\\\"tipo\\\": 2, \\\"nome\\\": \\\"Ana\\\", \\\"cartoes\\\": [{\\\"titular\\\": \\\"ANA\\\", \\\"numero\\\": \\\"4111111111111111\\\", \\\"validade\\\": \\\"2030-01-31\\\", \\\"codigo\\\": 123}]}",
    ),
    ("POST", "/api/cliente", "nome=Ana&tipo=2&cartao_numero=4111111111111111&cartao_codigo=123"),
    ("GET", "/api/servico", ""),
    ("GET", "/api/venda/1", ""),
    ("GET", "/api/v2/carteira-virtual/52998224725", ""),
    ("GET", "/api/v2/vendas/?_sort=-data", ""),
];
const PLANS: [&str; 5] = [
    "null",
    r#"{"rules":[{"phase":"after","every":3,"action":{"drop":true}},{"phase":"before","share":150,"action":{"status":503,"retry_after":2}}]}"#,
    r#"{"seed":9,"rules":[{"operations":["services"],"phase":"after","share":300,"action":{"body":"half","latency":{"p50":20,"p99":700,"max":900}}}]}"#,
    r#"{"rules":[{"phase":"after","nth":4,"times":1,"action":{"body":"duplicate_member"}},{"phase":"after","every":5,"action":{"drop_after":33,"latency_ms":12}}]}"#,
    r#"{"rules":[{"phase":"before","every":7,"action":{"status":500,"body":"html"}}],"deliveries":[{"every":2,"action":{"duplicate":true}},{"every":3,"action":{"corrupt":true}},{"every":5,"action":{"late_ms":90000}},{"every":7,"action":{"old_secret":true}}]}"#,
];

struct Maker {
    seed: i64,
    drawn: i64,
    now: i64,
    lines: Vec<String>,
    runner: Runner,
    asks: Asks,
}

impl Maker {
    /// A pseudorandom number from 0 to `count` - 1.
    fn draw(&mut self, count: u64) -> u64 {
        self.drawn += 1;
        below(&derive(self.seed, "corpus", self.drawn), count)
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        let place = self.draw(u64::try_from(list.len()).unwrap());
        list[usize::try_from(place).unwrap()]
    }

    fn push(&mut self, line: String) {
        self.runner.line(&parse(line.as_bytes()).expect("JSON"));
        self.lines.push(line);
    }

    fn step(&mut self) {
        match self.draw(100) {
            0..72 => self.ask(),
            72..74 => self.insert(),
            74..75 => self.update(),
            75..76 => self.one("DELETE"),
            76..77 => self.one("GET"),
            77..80 => {
                let query = self.pick(&QUERIES);
                self.send("GET", &format!("/api/v2/servicos/{query}"), "", &[]);
            }
            80..82 => {
                let target = self.pick(&LISTS);
                self.send("GET", target, "", &[]);
            }
            82..85 => {
                let (method, target, body) = self.pick(&OTHERS);
                self.send(method, target, body, &[]);
            }
            85..87 => self.odd(),
            87..91 => self.notifications(),
            91..97 => self.advance(),
            97..98 => {
                let plan = self.pick(&PLANS);
                self.push(format!(r#"{{"do":"faults","plan":{plan}}}"#));
            }
            98 => self.push(r#"{"do":"snapshot"}"#.to_owned()),
            _ => {
                self.push(r#"{"do":"snapshot"}"#.to_owned());
                let next = self.pick(&["restore", "fork"]);
                self.push(format!(r#"{{"do":"{next}"}}"#));
            }
        }
    }

    /// Generates a request for any operation. It may depend on earlier responses.
    fn ask(&mut self) {
        let Ask { method, target, body } = self.asks.next(Moment::from_millis(self.now).day());
        self.send(method, &target, &escaped(&body), &[]);
        if let Some(answer) = self.runner.answer.take() {
            self.asks.learn(&Ask { method, target, body }, answer.status, &answer.body);
        }
    }

    fn insert(&mut self) {
        let (name, amount) = (self.pick(&NAMES), self.pick(&AMOUNTS));
        let more =
            self.pick(&["", r#","id_servico":102"#, r#","discriminacao":"","status":2"#, r#","x":[{}],"id":77"#]);
        let body = format!(r#"{{"nome":"{name}","valor":{amount}{more}}}"#);
        let body = if self.draw(12) == 0 { "{}".to_owned() } else { body };
        self.send("POST", "/api/v2/servicos/", &escaped(&body), &[]);
    }

    fn update(&mut self) {
        let (id, amount) = (self.draw(30) + 1, self.pick(&AMOUNTS));
        let body = format!(r#"{{"valor":{amount},"discriminacao":null}}"#);
        self.send("PUT", &format!("/api/v2/servicos/{id}"), &escaped(&body), &[]);
    }

    fn one(&mut self, method: &str) {
        let id = self.draw(30) + 1;
        self.send(method, &format!("/api/v2/servicos/{id}"), "", &[]);
    }

    /// Generates an unusual request: without a key, with another key, with a form as its body, or with a body that is not UTF-8.
    fn odd(&mut self) {
        match self.draw(5) {
            0 => self.push(r#"{"do":"handle","method":"GET","target":"/api/v2/servicos/","headers":[]}"#.to_owned()),
            1 => self.send_as("chave-desconhecida-9", "GET", "/api/v2/servicos/", "", &[]),
            2 => self.send_as("chave-do-corpus-0002", "DELETE", "/api/v2/servicos/1", "", &[]),
            3 => {
                let form = [("Content-Type", "application/x-www-form-urlencoded")];
                self.send("POST", "/api/v2/servicos/", "nome=Aula", &form);
            }
            _ => {
                let authorization = BASE64.encode(format!("{KEY}:"));
                self.push(format!(
                    r#"{{"do":"handle","method":"POST","target":"/api/v2/servicos/","headers":[["Authorization","Basic {authorization}"]],"body_base64":"{}"}}"#,
                    BASE64.encode(b"{\"nome\": \"\xC3\x28\"}")
                ));
            }
        }
    }

    /// Generates a line that takes the notifications to send, and lines that report how receivers responded to some of them.
    fn notifications(&mut self) {
        let effects = match &self.runner.border {
            // reads them from a fork, so that the generated line can still take them from the twin
            Some(border) => {
                let text = border.fork().call("take_effects", b"").expect("a list");
                parse(text.as_bytes()).expect("JSON")
            }
            None => Value::Null,
        };
        self.push(r#"{"do":"effects"}"#.to_owned());
        // the results of some notifications are never reported, so later notifications of the same records keep waiting
        for effect in effects.as_array().unwrap_or_default().iter().take(9) {
            let delivery = effect.get("delivery").expect("a number").to_json();
            let status = self.pick(&["200", "200", "204", "500", "404", "null", ""]);
            if !status.is_empty() {
                self.push(format!(r#"{{"do":"report","delivery":{delivery},"status":{status}}}"#));
            }
        }
    }

    fn advance(&mut self) {
        let step = self.pick(&[1_000, 61_000, 3_600_000, 86_400_000, 3 * 86_400_000, 31 * 86_400_000]);
        self.now += step;
        let budget = self.pick(&["null", "null", "3", "0"]);
        let to = self.moment();
        self.push(format!(r#"{{"do":"advance","to":"{to}","budget":{budget}}}"#));
    }

    fn moment(&self) -> String {
        Moment::from_millis(self.now).text()
    }

    fn send(&mut self, method: &str, target: &str, body: &str, headers: &[(&str, &str)]) {
        self.send_as(KEY, method, target, body, headers);
    }

    /// Generates a line that sends a request. `body`: already escaped for JSON.
    fn send_as(&mut self, key: &str, method: &str, target: &str, body: &str, headers: &[(&str, &str)]) {
        let step = self.pick(&[0, 0, 250, 1_500, 4_000]);
        self.now += i64::from(step);
        let at = if self.draw(4) == 0 { String::new() } else { format!(r#","at":"{}""#, self.moment()) };
        let mut all = format!(r#"["Authorization","Basic {}"]"#, BASE64.encode(format!("{key}:")));
        for (name, value) in headers {
            all.push_str(&format!(r#",["{name}","{value}"]"#));
        }
        let body = if body.is_empty() { String::new() } else { format!(r#","body":"{body}""#) };
        self.push(format!(r#"{{"do":"handle","method":"{method}","target":"{target}","headers":[{all}]{body}{at}}}"#));
    }
}

/// Escapes a string for use within a JSON string.
fn escaped(text: &str) -> String {
    let quoted = Value::String(text.to_owned()).to_json();
    quoted[1..quoted.len() - 1].to_owned()
}
