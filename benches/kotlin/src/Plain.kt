// The code with which lastro is compared: the same work in plain Kotlin, with only the JDK.

import java.math.BigDecimal
import java.math.RoundingMode
import java.time.LocalDate

/** The digits of a string that matches a mask; null if it does not match. */
private fun digits(text: String, form: Regex): IntArray? =
    if (form.matches(text)) text.filter { it in '0'..'9' }.map { it - '0' }.toIntArray() else null

/** The check digit modulo 11 of the first [count] digits. From right to left, the weights are 2 to [largest], then 2 again and so on. */
private fun modulo11(digits: IntArray, count: Int, largest: Int): Int {
    var sum = 0
    for (place in 0 until count) sum += digits[place] * (2 + (count - 1 - place) % (largest - 1))
    val rest = sum % 11
    return if (rest < 2) 0 else 11 - rest
}

private val CPF = Regex("[0-9]{11}|[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}")
private val CNPJ = Regex("[0-9]{14}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}/[0-9]{4}-[0-9]{2}")
private val LINHA = Regex("[0-9]{47}")

fun isCpf(text: String): Boolean {
    val digits = digits(text, CPF) ?: return false
    if (digits.all { it == digits[0] }) return false
    return digits[9] == modulo11(digits, 9, 11) && digits[10] == modulo11(digits, 10, 11)
}

/** Checks numeric CNPJs only, not the newer alphanumeric ones. */
fun isCnpj(text: String): Boolean {
    val digits = digits(text, CNPJ) ?: return false
    if (digits.all { it == digits[0] }) return false
    return digits[12] == modulo11(digits, 12, 9) && digits[13] == modulo11(digits, 13, 9)
}

/** Checks the unformatted linha digitável of a bank's boleto. */
fun isLinhaDigitavel(text: String): Boolean {
    val digits = digits(text, LINHA) ?: return false
    for ((start, end) in listOf(0 to 9, 10 to 20, 21 to 31)) {
        var sum = 0
        for (place in start until end) {
            val product = digits[place] * (if ((end - place) % 2 == 1) 2 else 1)
            sum += product / 10 + product % 10
        }
        if ((10 - sum % 10) % 10 != digits[end]) return false
    }
    val barcode = digits.slice(0..3) + digits.slice(33..46) + digits.slice(4..8) + digits.slice(10..19) + digits.slice(21..30)
    val check = modulo11(barcode.toIntArray(), 43, 9)
    return digits[32] == (if (check < 1) 1 else check)
}

fun split(total: BigDecimal, count: Int): List<BigDecimal> {
    val (share, rest) = total.movePointRight(2).toBigIntegerExact().divideAndRemainder(count.toBigInteger())
    return List(count) { BigDecimal(if (it < rest.toInt()) share.inc() else share, 2) }
}

fun occurrences(first: LocalDate, count: Int): List<LocalDate> = List(count) { first.plusMonths(it.toLong()) }

/** The fine, the interest, and the total of a late boleto. */
fun late(valor: BigDecimal, multa: BigDecimal, jurosMensal: BigDecimal, dias: Long): List<BigDecimal> {
    val fine = (valor * multa).divide(BigDecimal(100), 2, RoundingMode.HALF_UP)
    val interest = (valor * jurosMensal * BigDecimal(dias)).divide(BigDecimal(3000), 2, RoundingMode.HALF_UP)
    return listOf(fine, interest, valor + fine + interest)
}
