//! Code examples for the documentation of the Kotlin and Swift namespaces. The packages' tests run each example and compare its
//! output.

/// An example in both languages, and its output. The code is an expression, or in Swift also a statement that prints.
pub(crate) struct Example {
    /// The area of operations that the example illustrates.
    area: &'static str,
    pub kotlin: &'static str,
    pub swift: &'static str,
    pub shown: &'static str,
}

const fn example(area: &'static str, kotlin: &'static str, swift: &'static str, shown: &'static str) -> Example {
    Example { area, kotlin, swift, shown }
}

pub(crate) const EXAMPLES: &[Example] = &[
    example(
        "money",
        r#"Money.allocate(BigDecimal("10.00"), listOf(BigDecimal("1"), BigDecimal("2")))"#,
        "Money.allocate(total: 10, weights: [1, 2])",
        "[3.33, 6.67]",
    ),
    example(
        "installments",
        r#"Installments.split(BigDecimal("129.95"), 3)"#,
        r#"Installments.split(valor: Money.parse(text: "129.95"), parcelas: 3)"#,
        "[43.32, 43.32, 43.31]",
    ),
    example(
        "schedule",
        "Schedule.occurrences(LocalDate.of(2027, 1, 31), Frequency.Monthly, Repetition.Always, limit = 3)",
        r#"Schedule.occurrences(agendamentoData: LocalDate("2027-01-31")!, agendamentoFrequencia: .monthly, agendamentoRepetir: .always, limit: 3)"#,
        "[2027-01-31, 2027-02-28, 2027-03-31]",
    ),
    example(
        "boleto",
        "Boleto.daysLate(LocalDate.of(2026, 2, 14), LocalDate.of(2026, 2, 19))",
        r#"Boleto.daysLate(dataVencimento: LocalDate("2026-02-14")!, dataPagamento: LocalDate("2026-02-19")!)"#,
        "5",
    ),
    example(
        "calendar",
        "BankCalendar.nextBusinessDay(LocalDate.of(2026, 2, 14))",
        r#"BankCalendar.nextBusinessDay(date: LocalDate("2026-02-14")!)"#,
        "2026-02-18",
    ),
    example(
        "nfse",
        r#"Nfse.approximateTaxes(BigDecimal("1010.00"), BigDecimal("13.45"))"#,
        r#"Nfse.approximateTaxes(valor: 1010, impostosPercentual: Money.parse(text: "13.45"))"#,
        "135.85",
    ),
    example("cpf", r#"Cpf.format("52998224725")"#, r#"Cpf.format(cpf: "52998224725")"#, "529.982.247-25"),
    example("cnpj", r#"Cnpj.format("12ABC34501DE35")"#, r#"Cnpj.format(cnpj: "12ABC34501DE35")"#, "12.ABC.345/01DE-35"),
    example("cep", r#"Cep.format("01310100")"#, r#"Cep.format(cep: "01310100")"#, "01.310-100"),
    example("lc116", r#"Lc116.toCode("1.02")"#, r#"Lc116.toCode(item: "1.02")"#, "102"),
    example("tax_code", r#"TaxCode.digits("6204-0/00")"#, r#"TaxCode.digits(code: "6204-0/00")"#, "6204000"),
    example("pix", r#"Pix.check("00020126").valid"#, r#"Pix.check(code: "00020126").valid"#, "false"),
    example(
        "query",
        r#"ApiQuery.build(Resource.SALE, sort = listOf("-data"), limit = 10)"#,
        r#"ApiQuery.build(entity: .sale, sort: ["-data"], limit: 10)"#,
        "_sort=-data&_limit=10",
    ),
    example(
        "request",
        r#"ApiRequests.build(ApiOperation.SALES_SELECT, "https://exemplo.com.br", Concealed("chave"), id = 7).url"#,
        r#"ApiRequests.build(operation: .salesSelect, baseUrl: "https://exemplo.com.br", apiKey: Concealed("chave"), id: 7).url"#,
        "https://exemplo.com.br/api/v2/vendas/7",
    ),
    example(
        "response",
        "(ApiResponses.decode(ApiOperation.SALES_SELECT, 404, ByteArray(0)) as? ApiAnswer.Failure)?.apiError?.code",
        "if case .failure(let error) = try ApiResponses.decode(operation: .salesSelect, status: 404, body: Data()) { print(error.code) }",
        "404",
    ),
    example(
        "retry",
        r#"Retry.next(ApiOperation.SALES_LIST, 1, Instant.now(), 7, Duration.ZERO, 429, "3").action.text"#,
        r#"Retry.next(operation: .salesList, attempt: 1, now: Date(), seed: 7, elapsed: 0, status: 429, retryAfter: "3").action.text"#,
        "retry",
    ),
    example(
        "pages",
        "Pages.start(ApiOperation.SALES_LIST).request?.query",
        "Pages.start(operation: .salesList).request!.query",
        "_sort=id&_limit=100",
    ),
    example(
        "webhook",
        r#"Webhook.verify(listOf(Concealed("segredo")), "{}".toByteArray()).verdict.text"#,
        r#"Webhook.verify(secrets: [Concealed("segredo")], body: Data("{}".utf8)).verdict.text"#,
        "missing_header",
    ),
    example(
        "issues",
        "Issues.text(Item.builder().build().validate(WriteOperation.INSERT).issues.first(), Language.PT_BR)",
        "Issues.text(issue: Item().validate(operation: .insert).issues[0], language: .ptBr)",
        "id_servico: campo obrigatório",
    ),
    example(
        "schema",
        r#"Schema.entity("sale").startsWith("{")"#,
        r#"Schema.entity(entity: "sale").hasPrefix("{")"#,
        "true",
    ),
    example(
        "forms",
        r#"Forms.fields("sale").first { it.path == "data" }.label.ptBr"#,
        r#"Forms.fields(entity: "sale").first { $0.path == "data" }!.label.ptBr"#,
        "Data da venda",
    ),
    example(
        "exchange",
        r#"(Exchange.start(ApiOperation.CUSTOMERS_SELECT, exchangeSettings { baseUrl = "https://conta.example"; apiKey = Concealed("chave") }, 1_800_000_000_000, id = 7) as ExchangeStep.Send).request.url"#,
        r#"if case .send(let request, _, _, _) = try Exchange.start(operation: .customersSelect, settings: ExchangeSettings(baseUrl: "https://conta.example", apiKey: Concealed("chave")), nowMs: 1_800_000_000_000, id: 7) { print(request.url) }"#,
        "https://conta.example/api/v2/clientes/7",
    ),
];

impl Example {
    /// The example as a Kotlin statement that prints.
    pub fn in_kotlin(&self) -> String {
        format!("println({})", self.kotlin)
    }

    /// The example as a Swift statement that prints.
    pub fn in_swift(&self) -> String {
        if self.swift.contains("print") { self.swift.to_owned() } else { format!("print(try {})", self.swift) }
    }
}

/// The documentation of an area's namespace, with its example if there is one.
pub(crate) fn about(area: &str, language: &str, statement: fn(&Example) -> String) -> String {
    let shown = |example: &Example| format!("\n\n```{language}\n{} // {}\n```", statement(example), example.shown);
    let example = EXAMPLES.iter().find(|example| example.area == area);
    format!("The operations of the area `{area}`.{}", example.map(shown).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::areas::by_version;
    use crate::mobile::is_record;

    #[test]
    fn every_namespace_has_an_example() {
        let (_, present) = by_version();
        let areas: Vec<_> = present.into_iter().map(|(area, _)| area).filter(|area| !is_record(area)).collect();
        for area in &areas {
            assert!(EXAMPLES.iter().any(|example| example.area == *area), "{area}");
        }
    }
}
