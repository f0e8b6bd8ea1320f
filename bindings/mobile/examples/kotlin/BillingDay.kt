package dev.lastro

import java.io.File

/**
 * One billing day: a contract as the service answers it, checked, added up, planned and scheduled; a list query; a
 * webhook. Prints a line a step: the step, a tab, the result.
 */
fun billingDay(path: String) {
    val fixture = JSON.readTree(File(path))
    fun say(step: String, result: String) = println("$step\t$result")

    val decoded = Sale.decode(fixture.get("contract_json").textValue())
    val contract = decoded.value
    val weight = contract.extra.first { it.name == "custom_peso" }.json
    say("decode", "${decoded.issues.size} issues, ${contract.itens?.size} items, ${contract.cliente}, custom_peso $weight")

    val checked = Sale.validate(contract, WriteOperation.INSERT)
    say("validate", checked.issues.joinToString("; ") { "${it.severity.text} ${it.path} ${it.code.text}" })

    val totals = Sale.totals(contract)
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

    // A call by name, text in and out: how a program passes on what it got.
    say("query", JSON.readTree(dispatch("query.build", fixture.get("query_json").textValue())).get("ok").textValue())

    val hook = fixture.get("webhook")
    val judged = Webhook.verify(
        listOf(hook.get("secret").textValue()), hook.get("body").textValue().toByteArray(),
        now = hook.get("now").longValue(), toleranceS = hook.get("tolerance_s").longValue())
    say("webhook", "${judged.verdict.text} ${judged.event?.endpoint} ${judged.event?.operation} ${judged.dedupeKey}")
}
