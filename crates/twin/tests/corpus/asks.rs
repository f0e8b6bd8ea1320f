//! Generates pseudorandom requests for every operation of both versions. They depend on earlier responses: an update, for
//! example, sends a document from a response with some fields changed.

use std::collections::BTreeMap;

use lastro::LocalDate;
use lastro::json::{Value, parse};
use lastro::v1::FormPairs;
use lastro_twin::identity::{below, derive};

/// A request without its API key.
#[derive(Debug, Clone)]
pub struct Ask {
    pub method: &'static str,
    pub target: String,
    pub body: String,
}

/// Generates any number of requests from a seed.
pub struct Asks {
    seed: i64,
    drawn: i64,
    today: LocalDate,
    /// For each kind of record, such as `vendas`, the highest key in the responses so far.
    last: BTreeMap<&'static str, i64>,
    /// The last known document of each sale, by its key.
    sales: BTreeMap<i64, Value>,
}

const PEOPLE: [&str; 6] = ["Ana Souza", "João da Silva", "Padaria São João", "Açaí & Cia \"Sul\"", "日本語 😀", "Bia"];
const SERVICES: [&str; 4] = ["Mensalidade", "Aula de Violão", "Manutenção/Suporte", "Hospedagem 😀"];
const CPFS: [&str; 3] = ["52998224725", "111.444.777-35", "39053344705"];
/// The keys of payment methods in a new account: cash, boleto, online card and Pix. Some occur twice, to be chosen more often.
const METHODS: [i64; 6] = [1, 2, 2, 12, 12, 11];
const CARD: &str =
    r#","cartoes":[{"titular":"ANA SOUZA","numero":"4111111111111111","validade":"2031-05-01","codigo":123}]"#;
const CONTACTS: [&str; 3] = [
    r#","contatos":[{"nome":"Bia","email":"bia@example.com","tipo":"dependente","cpf":"11144477735"}]"#,
    r#","contatos":[{"nome":"Caio","tipo":"sócio","telefone":"11999990000"},{"nome":"Duda","tipo":"filha","email":"duda@example.com"}]"#,
    r#","contatos":[{"id":99,"nome":"Ninguém"}]"#,
];

const SALE_QUERIES: [&str; 16] = [
    "_sort=-id&_limit=2",
    "data[between]=2027-01-01,2027-06-30&_sort=data,-id&_limit=4&_fields=id,data,valor_venda",
    "id_cliente=1&_sort=-valor_venda&_limit=2",
    "agendamento=1&_fields=id,agendamento_data,agendamento_sequencia,agendamento_ativo",
    "parcela_status=5&_fields=id,parcelas&_limit=3",
    "parcelas.status[neq]=1&_limit=1",
    "parcelas.data_vencimento[lt]=2027-04-01&_fields=id,parcela_status&_limit=5",
    "itens.id_servico=1&_fields=id&_sort=-data,id",
    "valor_venda[gt]=100&valor_venda[lt]=500&_fields=id,valor_venda&_sort=valor_venda",
    "cliente[contains]=souza&_fields=id,cliente&_limit=3",
    "nfse_status[isnull]&_fields=id&_limit=5",
    "nfse_status=1&nfse_status=2&_fields=id,nfse_status",
    "data[isnotnull]&_offset=2&_limit=2&_fields=id,nfse_dados",
    "id_meio_pagamento[neq]=2&_fields=id,meio_pagamento&_sort=meio_pagamento",
    "valor_venda[contains]=1",
    "parcelas.nada=1",
];
const CUSTOMER_QUERIES: [&str; 10] = [
    "_expand=contatos,cartoes&_limit=2&_sort=-id",
    "nome[contains]=Jo%C3%A3o&_fields=id,nome",
    "tipo=1&_sort=nome&_fields=nome,razao_social",
    "cpf[isnull]&_fields=id&_sort=-id&_limit=5",
    "contatos.email=bia@example.com&_fields=id&_expand=contatos",
    "data_cadastro[gt]=2027-01-01T00:00:00-03:00&_fields=id,data_cadastro&_limit=3",
    "id[between]=2,5&_fields=id,nome,cpf",
    "nome=Ana%20Souza&nome=Bia&_fields=id",
    "_expand=itens",
    "_sort=contatos",
];
const OTHER_READS: [&str; 14] = [
    "/api/v2/servicos/?_sort=-valor,nome&_limit=3",
    "/api/v2/servicos/?valor[between]=1,200&_fields=id,nome",
    "/api/v2/planos/?_expand=itens,meios_pagamento",
    "/api/v2/planos/1?_expand=itens",
    "/api/v2/planos/2?_fields=nome",
    "/api/v2/planos/9",
    "/api/v2/meios-pagamento/?tipo=2&_fields=id,nome",
    "/api/v2/carteira-virtual/52998224725",
    "/api/v2/carteira-virtual/111.444.777-35",
    "/api/v2/carteira-virtual/12345678900",
    "/api/v2/cnae/?nome[contains]=software&_limit=2",
    "/api/v2/lista-servicos/?_sort=-id&_limit=2",
    "/api/v2/municipios/?uf=35&_fields=id,nome&_limit=3",
    "/api/v2/indices/",
];
const OLD_READS: [&str; 7] = [
    "/api/venda?limite=2&ordenarColuna=data&ordenarDirecao=DESC",
    "/api/venda?inicio=1&limite=1",
    "/api/servico?limite=3&ordenarColuna=nome",
    "/api/cliente?limite=3&ordenarColuna=nome&ordenarDirecao=ASC",
    "/api/cliente?limite=101",
    "/api/venda?ordenarColuna=nada",
    "/api/servico?inicio=-1",
];

impl Asks {
    pub fn new(seed: i64, today: LocalDate) -> Self {
        Self { seed, drawn: 0, today, last: BTreeMap::new(), sales: BTreeMap::new() }
    }

    /// A pseudorandom number from 0 to `count` - 1.
    pub fn draw(&mut self, count: u64) -> u64 {
        self.drawn += 1;
        below(&derive(self.seed, "asks", self.drawn), count)
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        let place = self.draw(u64::try_from(list.len()).unwrap());
        list[usize::try_from(place).unwrap()]
    }

    pub fn number(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.draw(u64::try_from(high - low + 1).unwrap())).unwrap()
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.draw(100) < percent
    }

    /// The key of a record of this kind, such as `vendas`. The record probably exists.
    fn key(&mut self, structure: &'static str) -> i64 {
        let last = self.last.get(structure).copied().unwrap_or(1);
        if self.chance(4) { last + 5 } else { self.number(1, last) }
    }

    /// A day from `before` days before the current day to `after` days after it.
    fn day(&mut self, before: i64, after: i64) -> LocalDate {
        let days = self.number(-before, after);
        self.today.plus_days(days).unwrap()
    }

    fn amount(&mut self) -> String {
        format!("{}.{:02}", self.number(1, 900), self.number(0, 99))
    }

    /// Remembers the records in a response, for later requests.
    pub fn learn(&mut self, ask: &Ask, status: u16, body: &[u8]) {
        let (Ok(answer), 200) = (parse(body), status) else { return };
        let structures =
            [("servicos", "servico"), ("clientes", "cliente"), ("vendas", "venda")].map(|(new, old)| (new, old));
        let Some((structure, _)) = structures.into_iter().find(|(new, old)| {
            [format!("/api/v2/{new}/"), format!("/api/{old}")].iter().any(|p| ask.target.starts_with(p))
        }) else {
            return;
        };
        let list = answer.get("data").and_then(Value::as_array);
        for record in list.unwrap_or(core::slice::from_ref(&answer)) {
            let id = match record.get("id") {
                Some(Value::Number(text) | Value::String(text)) => text.parse().unwrap_or(0),
                _ => 0,
            };
            let last = self.last.entry(structure).or_insert(0);
            *last = id.max(*last);
            if structure == "vendas" && ask.method == "DELETE" {
                self.sales.remove(&id);
            } else if ask.target.starts_with("/api/v2/vendas") && record.get("agendamento_automatico").is_some() {
                self.sales.insert(id, record.clone());
            }
        }
    }

    /// Generates the next request. `today`: the current day.
    pub fn next(&mut self, today: LocalDate) -> Ask {
        self.today = today;
        match self.draw(100) {
            0..4 => self.service(),
            4..7 => self.one("servicos"),
            7..14 => self.customer(),
            14..18 => self.customer_update(),
            18..21 => self.one("clientes"),
            21..32 => self.sale(),
            32..37 => self.contract(),
            37..45 => self.sale_update(),
            45..49 => self.one("vendas"),
            49..58 => self.receipt(),
            58..62 => self.boleto(),
            62..66 => self.cancellation(),
            66..75 => self.listing(),
            75..80 => {
                let target = self.pick(&OTHER_READS);
                get(target)
            }
            80..84 => {
                let target = self.pick(&OLD_READS);
                get(target)
            }
            84..98 => self.version_1(),
            _ => self.broken(),
        }
    }

    fn service(&mut self) -> Ask {
        let (name, amount) = (self.pick(&SERVICES), self.amount());
        let body = format!(r#"{{"nome":{},"valor":{amount}}}"#, quoted(name));
        if self.chance(70) {
            return ask("POST", "/api/v2/servicos/", body);
        }
        let id = self.key("servicos");
        ask("PUT", format!("/api/v2/servicos/{id}"), body)
    }

    /// Generates a request that reads or deletes a record.
    fn one(&mut self, structure: &'static str) -> Ask {
        let id = self.key(structure);
        if self.chance(15) {
            // The newest record is deleted often. It probably has no sales yet, and a customer or service with sales cannot be
            // deleted.
            let id = if self.chance(50) { self.last.get(structure).copied().unwrap_or(id) } else { id };
            return ask("DELETE", format!("/api/v2/{structure}/{id}"), "");
        }
        let query = match structure {
            "clientes" => self.pick(&["", "?_expand=contatos,cartoes", "?_expand=cartoes&_fields=nome"]),
            _ => self.pick(&["", "", "?_fields=id", "?_limit=1"]),
        };
        get(format!("/api/v2/{structure}/{id}{query}"))
    }

    fn customer(&mut self) -> Ask {
        let name = self.pick(&PEOPLE);
        let who = if self.chance(30) {
            r#","tipo":1,"cnpj":"11.222.333/0001-81","inscricao_municipal":"123""#.to_owned()
        } else {
            format!(r#","tipo":2,"cpf":"{}","genero":{}"#, self.pick(&CPFS), self.number(1, 3))
        };
        let place =
            self.pick(&["", r#","id_cidade":3550308,"cep":"01310100""#, r#","id_cidade":3304557,"bairro":"Centro""#]);
        let more = match self.draw(5) {
            0 => CARD.to_owned(),
            1 | 2 => self.pick(&CONTACTS).to_owned(),
            3 => r#","custom_origem":"feira","cidade":"ignorada","nada":[1]"#.to_owned(),
            _ => String::new(),
        };
        ask("POST", "/api/v2/clientes/", format!(r#"{{"nome":{}{who}{place}{more}}}"#, quoted(name)))
    }

    fn customer_update(&mut self) -> Ask {
        let id = self.key("clientes");
        let name = self.pick(&PEOPLE);
        let body = match self.draw(6) {
            0 => format!(r#"{{"nome":{}}}"#, quoted(name)),
            1 => r#"{"cpf":null,"email":"novo@example.com","data_nascimento":"1990-02-28"}"#.to_owned(),
            2 => r#"{"contatos":[{"id":1,"nome":"Bia Nova"},{"nome":"Outro","tipo":"vizinho"}]}"#.to_owned(),
            3 => r#"{"cartoes":[]}"#.to_owned(),
            4 => r#"{"nome":null,"cep":"1"}"#.to_owned(),
            _ => r#"{"id_cidade":3507209,"status":2,"custom_origem":null}"#.to_owned(),
        };
        ask("PUT", format!("/api/v2/clientes/{id}"), body)
    }

    fn items(&mut self) -> String {
        let count = self.number(1, 3);
        let items: Vec<String> = (0..count)
            .map(|_| {
                let service = self.key("servicos");
                let value = match self.draw(3) {
                    0 => String::new(),
                    1 => format!(r#","valor":{},"qtd":{}"#, self.amount(), self.pick(&["1", "2", "2.5"])),
                    _ => format!(r#","valor":{},"recorrente":{}"#, self.amount(), self.number(0, 1)),
                };
                format!(r#"{{"id_servico":{service}{value}}}"#)
            })
            .collect();
        format!(r#""itens":[{}]"#, items.join(","))
    }

    fn installments(&mut self) -> String {
        let count = self.number(0, 3);
        let parts: Vec<String> = (0..count)
            .map(|_| {
                let cancelled = if self.chance(5) { r#","status":4"# } else { "" };
                format!(r#"{{"data_vencimento":"{}","valor":{}{cancelled}}}"#, self.day(15, 75), self.amount())
            })
            .collect();
        if parts.is_empty() { String::new() } else { format!(r#","parcelas":[{}]"#, parts.join(",")) }
    }

    /// The members that a sale and a contract have in common.
    fn charge(&mut self) -> String {
        let (customer, method, billing) = (self.key("clientes"), self.pick(&METHODS), self.pick(&[1, 2, 3, 3]));
        let discount = self.pick(&["", "", "", r#","desconto":0.50"#, r#","desconto":9000"#]);
        let invoice = self.pick(&["", "", r#","nfse_dados":{"aliquota":5,"iss_retido":1,"rps_serie":"A"}"#]);
        let (items, parts) = (self.items(), self.installments());
        format!(
            r#""id_cliente":{customer},"id_meio_pagamento":{method},"metodo_cobranca":{billing}{discount}{invoice},{items}{parts}"#
        )
    }

    fn sale(&mut self) -> Ask {
        let (day, charge) = (self.day(20, 10), self.charge());
        let value = if self.chance(30) { format!(r#","valor_venda":{}"#, self.amount()) } else { String::new() };
        ask("POST", "/api/v2/vendas/", format!(r#"{{"data":"{day}",{charge}{value}}}"#))
    }

    fn contract(&mut self) -> Ask {
        let (day, charge) = (self.day(10, 40), self.charge());
        let every = self.pick(&[1, 1, 1, 3, 12, 0]);
        let repeat = self.pick(&[
            r#""agendamento_repetir":1"#,
            r#""agendamento_repetir":2,"agendamento_numero":3"#,
            r#""agendamento_repetir":3,"agendamento_data_fim":"2027-12-31""#,
            r#""agendamento_repetir":2,"agendamento_numero":12"#,
        ]);
        let automatic = self.pick(&["1", "1", "1", "0"]);
        ask(
            "POST",
            "/api/v2/vendas/",
            format!(
                r#"{{"agendamento_data":"{day}","agendamento_frequencia":{every},{repeat},"agendamento_automatico":{automatic},{charge}}}"#
            ),
        )
    }

    /// Generates an update of a sale. Its body is the document of a response with some fields changed, or sometimes only the
    /// changed fields.
    fn sale_update(&mut self) -> Ask {
        let changed = match self.draw(13) {
            0 => format!("{{{}}}", self.items()),
            1 | 2 => {
                format!(r#"{{"parcelas":[{{"data_vencimento":"{}","valor":{}}}]}}"#, self.day(10, 60), self.amount())
            }
            3 => r#"{"agendamento_ativo":0}"#.to_owned(),
            4 => r#"{"agendamento_ativo":1}"#.to_owned(),
            5 => format!(r#"{{"id_meio_pagamento":{}}}"#, self.pick(&METHODS)),
            6 => format!(r#"{{"metodo_cobranca":{},"discriminacao":"Texto novo"}}"#, self.number(1, 3)),
            7 => format!(r#"{{"agendamento_data":"{}"}}"#, self.day(5, 60)),
            8 => r#"{"itens":[],"desconto":null}"#.to_owned(),
            9 => format!(r#"{{"id_cliente":{}}}"#, self.key("clientes")),
            10 => r#"{"parcelas":[],"desconto":0.10}"#.to_owned(),
            11 => format!(r#"{{"valor_venda":{}}}"#, self.amount()),
            _ => "{}".to_owned(),
        };
        let known = self.known_sale().filter(|_| self.chance(85));
        let (Some((id, Value::Object(mut members))), Ok(Value::Object(changes))) = (known, parse(changed.as_bytes()))
        else {
            let id = self.key("vendas");
            return ask("POST", format!("/api/v2/vendas/{id}"), changed);
        };
        members.retain(|(known, _)| changes.iter().all(|(name, _)| name != known));
        members.extend(changes);
        ask("POST", format!("/api/v2/vendas/{id}"), Value::Object(members).to_json())
    }

    fn known_sale(&mut self) -> Option<(i64, Value)> {
        let count = self.sales.len();
        if count == 0 {
            return None;
        }
        let place = usize::try_from(self.draw(u64::try_from(count).unwrap())).unwrap();
        self.sales.iter().nth(place).map(|(id, sale)| (*id, sale.clone()))
    }

    /// The keys of a known sale and of one of its installments, or sometimes keys that may not exist.
    fn installment(&mut self) -> (i64, i64) {
        let known = self.known_sale();
        let parts = known.as_ref().and_then(|(_, sale)| sale.get("parcelas")).and_then(Value::as_array);
        let ids: Vec<i64> = parts
            .unwrap_or_default()
            .iter()
            .filter_map(|part| match part.get("id") {
                Some(Value::Number(text)) => text.parse().ok(),
                _ => None,
            })
            .collect();
        match known {
            Some((sale, _)) if !ids.is_empty() && self.chance(90) => (sale, self.pick(&ids)),
            _ => (self.key("vendas"), self.number(1, 20)),
        }
    }

    fn receipt(&mut self) -> Ask {
        let (sale, part) = self.installment();
        let (day, amount) = (self.day(5, 0), self.amount());
        let value = if self.chance(30) { format!(r#","valor_recebido":{amount}"#) } else { String::new() };
        let part = if self.chance(85) { format!(r#","id_parcela":{part}"#) } else { String::new() };
        let body = format!(r#"{{"data_recebimento":"{day}"{part}{value}}}"#);
        ask("POST", format!("/api/v2/vendas/{sale}/recebimento-confirmar"), body)
    }

    fn boleto(&mut self) -> Ask {
        let (sale, part) = self.installment();
        let (day, amount) = (self.day(2, 40), self.amount());
        let body = format!(r#"{{"id_parcela":{part},"data_vencimento_novo":"{day}","valor_novo":{amount}}}"#);
        ask("POST", format!("/api/v2/vendas/{sale}/boleto-atualizar"), body)
    }

    fn cancellation(&mut self) -> Ask {
        let (sale, _) = self.installment();
        let body = self.pick(&[
            r#"{"cancelamento_codigo":1,"cancelamento_motivo":"Emitida com o valor errado"}"#,
            r#"{"cancelamento_codigo":2,"cancelamento_motivo":"O serviço não foi prestado"}"#,
            r#"{"cancelamento_codigo":1,"cancelamento_motivo":"curto"}"#,
        ]);
        ask("POST", format!("/api/v2/vendas/{sale}/nfse-cancelar"), body)
    }

    fn listing(&mut self) -> Ask {
        if self.chance(65) {
            let query = self.pick(&SALE_QUERIES);
            return get(format!("/api/v2/vendas/?{query}"));
        }
        let query = self.pick(&CUSTOMER_QUERIES);
        get(format!("/api/v2/clientes/?{query}"))
    }

    fn broken(&mut self) -> Ask {
        match self.draw(6) {
            0 => ask("POST", "/api/v2/vendas/", r#"{"data":"2027-02-30","itens":[{"valor":"x"}],"id_cliente":"1"}"#),
            1 => ask("POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana","cpf":"123","cep":[]}"#),
            2 => ask("POST", "/api/v2/vendas/1", "[]"),
            3 => ask("POST", "/api/v2/vendas/1/nada", "{}"),
            4 => ask("POST", "/api/venda", "data=ontem&valor_venda=1,00&emissao_nfse=9"),
            _ => get("/api/v2/vendas/0001"),
        }
    }

    /// A request of version 1 that reads, deletes or writes.
    fn version_1(&mut self) -> Ask {
        let (sale, part) = self.installment();
        let service = self.key("servicos");
        let customer = self.key("clientes");
        let text = |text: &str| text.to_owned();
        match self.draw(16) {
            0 => get(format!("/api/venda/{sale}")),
            1 => get(format!("/api/servico/{service}")),
            2 => get(format!("/api/cliente/{customer}")),
            3..7 => self.old_sale("/api/venda".to_owned()),
            7 => self.old_sale(format!("/api/venda/{sale}")),
            8 => {
                let day = self.day(3, 0).to_string();
                let pairs = vec![("data_recebimento", day), ("valor_recebido", self.amount())];
                form(format!("/api/venda/{sale}/recebimento-confirmar"), pairs)
            }
            9 => {
                let (day, amount) = (self.day(1, 30).to_string(), self.amount());
                let pairs =
                    vec![("parcela", part.min(2).to_string()), ("data_vencimento_novo", day), ("valor_novo", amount)];
                form(format!("/api/venda/{sale}/boleto-atualizar"), pairs)
            }
            10 => {
                let pairs =
                    vec![("cancelamento_codigo", text("1")), ("cancelamento_motivo", text("Pedido por telefone"))];
                form(format!("/api/venda/{sale}/nfse-cancelar"), pairs)
            }
            11 => {
                let pairs = vec![("nome", text(self.pick(&SERVICES))), ("valor", self.amount())];
                form(self.pick(&["/api/servico", "/api/servico/1"]), pairs)
            }
            12 | 13 => {
                let pairs =
                    vec![("nome", text(self.pick(&PEOPLE))), ("tipo", text("2")), ("cpf", text(self.pick(&CPFS)))];
                let card = [
                    ("cartao_bandeira", text("visa")),
                    ("cartao_numero", text("4111111111111111")),
                    ("cartao_validade", text("203105")),
                    ("cartao_codigo", text("123")),
                ];
                let card = if self.chance(30) { card.to_vec() } else { Vec::new() };
                let target = if self.chance(50) { text("/api/cliente") } else { format!("/api/cliente/{customer}") };
                form(target, pairs.into_iter().chain(card).collect())
            }
            _ => {
                let target = match self.draw(4) {
                    0 => format!("/api/servico/{service}"),
                    1 => format!("/api/cliente/{customer}"),
                    _ => format!("/api/venda/{sale}"),
                };
                ask("DELETE", target, "")
            }
        }
    }

    fn old_sale(&mut self, target: String) -> Ask {
        let mut pairs = vec![
            ("data", self.day(10, 5).to_string()),
            ("cliente", self.pick(&PEOPLE).to_owned()),
            ("servico", self.pick(&SERVICES).to_owned()),
            ("valor_venda", "100.00".to_owned()),
            ("meio_pagamento", self.pick(&["Boleto", "Dinheiro", "PIX", "Cartão novo"]).to_owned()),
        ];
        if self.chance(50) {
            let invoice = [
                ("emissao_nfse", "1"),
                ("discriminacao", "Aulas do mês"),
                ("cliente_tipo", "2"),
                ("cliente_cpf", "529.982.247-25"),
                ("nfse_municipio_emissao", "3550308"),
                ("nfse_item_servico", "802"),
                ("nfse_codigo_tributacao_municipio", "8599604"),
                ("nfse_inscricao_municipal", "1234567"),
                ("nfse_optante_simples_nacional", "1"),
                ("nfse_incentivador_cultural", "2"),
            ];
            pairs.extend(invoice.map(|(name, value)| (name, value.to_owned())));
        } else {
            pairs.push(("emissao_nfse", "3".to_owned()));
        }
        match self.draw(4) {
            0 => {
                for (value, due) in [("valor_1", "data_vencimento_1"), ("valor_2", "data_vencimento_2")] {
                    pairs.extend([(value, "50.00".to_owned()), (due, self.day(5, 50).to_string())]);
                }
            }
            1 => {
                let day = self.day(0, 30).to_string();
                let schedule =
                    [("agendamento_data", day.as_str()), ("agendamento_repetir", "1"), ("agendamento_frequencia", "1")];
                pairs.extend(schedule.map(|(name, value)| (name, value.to_owned())));
            }
            _ => {}
        }
        form(target, pairs)
    }
}

fn ask(method: &'static str, target: impl Into<String>, body: impl Into<String>) -> Ask {
    Ask { method, target: target.into(), body: body.into() }
}

fn get(target: impl Into<String>) -> Ask {
    ask("GET", target, "")
}

/// A request of version 1 with parameters.
fn form(target: impl Into<String>, pairs: Vec<(&'static str, String)>) -> Ask {
    let pairs = pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    ask("POST", target, FormPairs::new(pairs).encode())
}

/// Encodes a string as JSON.
fn quoted(text: &str) -> String {
    Value::String(text.to_owned()).to_json()
}
