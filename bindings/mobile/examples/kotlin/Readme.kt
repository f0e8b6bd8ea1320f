package dev.lastro

// begin readme
import dev.lastro.*
import java.math.BigDecimal
import java.time.LocalDate

fun readme() {
    val shares = Installments.split(BigDecimal("129.90"), 12)
    println("${shares[0]} ${shares[6]}")
    val dates = Schedule.occurrences(LocalDate.of(2027, 1, 31), Frequency.Monthly, Repetition.Always, limit = 3)
    println(dates.joinToString(" "))
    println(Sale.query().where(SaleFields.valorVenda.gte(BigDecimal("100"))).build())
    val value = item {
        idServico = 10
        valor = BigDecimal("33.33")
        qtd = BigDecimal("1.5")
        total = BigDecimal("49.99")
    }
    val issue = value.validate(WriteOperation.INSERT).issues.first()
    println("${issue.path} ${issue.code.text}")
}
// end readme
