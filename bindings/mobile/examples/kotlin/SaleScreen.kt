package dev.lastro

import java.math.BigDecimal
import java.text.NumberFormat
import java.time.LocalDate
import java.util.Locale

/** What the screen shows of what was typed: a line for each installment, what is wrong, and what to send if nothing is. */
class Shown(val installments: List<String>, val problems: List<String>, val body: String?)

/** The state of a screen on which a sale is entered. The view calls [show] whenever a field changes, and draws the response. */
class SaleScreen(private val customer: Long, private val service: Long, private val today: LocalDate) {
    private val money = NumberFormat.getCurrencyInstance(Locale.forLanguageTag("pt-BR"))

    fun show(amount: String, count: Long, firstDue: LocalDate): Shown =
        try {
            val total = Money.parse(amount.replace(".", "").replace(',', '.'))
            val plan = Installments.plan(total, count, firstDue)
            val sale = sale {
                idCliente = customer
                data = today
                itens = listOf(item { idServico = service; valor = total; qtd = BigDecimal.ONE })
                parcelas = plan
            }
            val issues = sale.validate(WriteOperation.INSERT, today).issues
            val body = if (issues.none { it.severity == Severity.ERROR }) sale.body(WriteOperation.INSERT) else null
            Shown(plan.map { "${it.parcela}: ${it.dataVencimento}, ${money.format(it.valor)}" }, issues.map { it.text() }, body)
        } catch (refused: LastroException) {
            Shown(emptyList(), refused.problems.map { it.text() }, null)
        }
}
