package dev.lastro

import java.io.File
import java.math.BigDecimal
import java.time.Duration
import java.time.Instant
import java.time.LocalDate

/**
 * Runs the steps of one billing day on the data of a fixture. It validates a contract as the service returns it, and computes its
 * totals, its installments and its dates. Then it builds a list query, verifies a webhook, and processes a customer, a late boleto,
 * its receipt, the next sale and a Pix code. Prints one line per step: its name, a tab, its result.
 */
fun billingDay(path: String) {
    val fixture = JSON.readTree(File(path))
    fun say(step: String, result: String) = println("$step\t$result")

    val decoded = Sale.decode(fixture.get("contract_json").textValue())
    val contract = decoded.value
    val weight = contract.extra.first { it.name == "custom_peso" }.json
    say("decode", "${decoded.issues.size} issues, ${contract.itens?.size} items, ${contract.cliente}, custom_peso $weight")

    val checked = contract.validate(WriteOperation.INSERT)
    say("validate", checked.issues.joinToString("; ") { "${it.severity.text} ${it.path} ${it.code.text}" })

    val totals = contract.totals()
    say(
        "totals",
        "${totals.itens} - ${totals.desconto} = ${totals.total}, installments ${totals.parcelas}, difference ${totals.difference}",
    )

    val first = contract.agendamentoData!!
    val plan = Installments.plan(totals.total, 12, first)
    say("installments", plan.joinToString("; ") { "${it.parcela} ${it.dataVencimento} ${it.valor}" })

    val dates = Schedule.occurrences(
        first, contract.agendamentoFrequencia!!, contract.agendamentoRepetir!!, contract.agendamentoNumero)
    say("schedule", dates.joinToString(" "))

    val query = Sale.query()
        .where(SaleFields.agendamentoData.between(LocalDate.of(2027, 1, 1), LocalDate.of(2027, 1, 31)))
        .where(SaleFields.valorVenda.gte(BigDecimal("100")))
        .where(SaleFields.discriminacao.contains("manutenção, 50% & mais"))
        .sort(SaleFields.valorVenda.desc())
        .sort(SaleFields.id.asc())
        .limit(50)
    say("query", query.build())

    val hook = fixture.get("webhook")
    val judged = Webhook.verify(
        listOf(Concealed(hook.get("secret").textValue())), hook.get("body").textValue().toByteArray(),
        now = Instant.ofEpochSecond(hook.get("now").longValue()),
        tolerance = Duration.ofSeconds(hook.get("tolerance_s").longValue()))
    when (judged) {
        is Verification.Genuine -> say("webhook", "ok ${judged.event?.endpoint} ${judged.event?.operation} ${judged.dedupeKey}")
        is Verification.Refused -> say("webhook", judged.verdict.text)
    }

    val found = Customer.decode(fixture.get("customer_json").textValue())
    val known = found.value
    val sound = known.validate(WriteOperation.UPDATE).issues
    val moved = known.updateBody(known.copy { bairro = "Bela Vista"; estado = null })
    say("customer", "${found.issues.size} issues, ${sound.joinToString(" ") { it.code.text }} ${known.cnpj}, update $moved")

    val late = Sale.decode(fixture.get("late_sale_json").textValue()).value
    val owed = late.parcelas!!.first()
    val payable = BankCalendar.nextBusinessDay(owed.dataVencimento!!)
    val days = Boleto.daysLate(owed.dataVencimento!!, LocalDate.of(2026, 2, 19))
    val charges = Boleto.lateCharges(owed.valor!!, BigDecimal(2), BigDecimal(1), days)
    val total = "${charges.multaTotal} + ${charges.jurosMensalTotal}, ${charges.valorNovo}"
    say("late boleto", "payable $payable, $days days, $total")

    val body = Boleto.updateBody(
        owed, LocalDate.of(2026, 2, 19), LocalDate.of(2026, 2, 18), multa = BigDecimal(2), jurosMensal = BigDecimal(1))
    say("update", body)

    val paid = receipt { dataRecebimento = LocalDate.of(2026, 2, 19); idParcela = owed.id }
    val objections = paid.validate(sale = late).issues
    val settled = late.confirmReceipt(paid)
    val firstPaid = settled.parcelas!!.first()
    say(
        "receipt",
        "${objections.size} issues, ${firstPaid.valorRecebido}, status ${firstPaid.status?.code}, sale ${settled.parcelaStatus?.code}",
    )

    val next = Sale.fromContract(contract, 1)
    val due = next.parcelas!!.first()
    say(
        "next sale",
        "${next.data}, sequence ${next.agendamentoSequencia}, ${next.itens?.size} items, ${next.valorVenda}, " +
            "first ${due.dataVencimento} ${due.valor}",
    )

    say(
        "pix",
        Pix.generate("ana@exemplo.com.br", known.nome!!.take(17), known.cidade!!, valor = charges.valorNovo, txid = "VENDA501"),
    )

    // Version 1 of the service: reads a form, validates it, finds fields that the invoice locks, and converts the sale to version 2.
    fun told(issues: List<LastroIssue>) = issues.joinToString("; ") { "${it.path} ${it.code.text}" }
    val form = fixture.get("v1_form").textValue()
    val parameters = V1.Sale.parseParameters(form = Concealed(form))
    val pairs = V1.Sale.parameters(parameters)
    say("v1 form", "${pairs.size} parameters, the same form ${V1.Form.encode(pairs).reveal() == form}")

    val context = contextV1 { paymentType = PaymentKind.Boleto }
    val ruled = parameters.validate(WriteOperation.INSERT, LocalDate.of(2026, 11, 21), context)
    say("v1 rules", told(ruled.issues))

    val legacy = V1.Sale.decode(fixture.get("v1_sale_json").textValue()).value
    val locked = legacy.validateUpdate(legacy.copy { desconto = BigDecimal("1.00") })
    say("v1 lock", "${told(locked.issues)}; ${told(legacy.validateDelete().issues)}")

    val made = V1.Convert.saleToV2(legacy)
    val report = made.report.joinToString("; ") { "${it.path} ${it.code.text}" }
    say("v1 to v2", "${made.value.cliente}, status ${made.value.parcelaStatus?.code}, $report")
}
