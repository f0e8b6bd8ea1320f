package dev.lastro

import java.math.BigDecimal
import java.time.LocalDate
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Whatever comes in that no case under tests/vectors can say, a typed error comes out, and the same library still answers. */
class HostileTest {
    @AfterEach
    fun stillAnswers() =
        assertEquals(listOf("3.34", "3.33", "3.33").map(::BigDecimal), Installments.split(BigDecimal("10.00"), 3))

    private fun refused(call: () -> Unit): List<IssueCode> =
        assertThrows(LastroException::class.java, call).problems.map { it.code }

    @Test
    fun argumentsThatAreNotJson() {
        val texts = mapOf(
            "{" to "malformed_json", "{\"text\":\"\u0000\"}" to "malformed_json", "{\"text\":\"\\ud800\"}" to "lone_surrogate",
            "[".repeat(100_000) to "too_deep", " ".repeat(20_000_000) to "too_large",
        )
        for ((text, code) in texts) {
            val error = JSON.readTree(dispatch("money.parse", text)).get("error")
            assertEquals(code, error.get("issues").get(0).get("code").textValue())
        }
    }

    @Test
    fun nestedAHundredThousandTimes() {
        val text = "[".repeat(100_000)
        assertEquals(listOf(IssueCode.TOO_DEEP), refused { sale { extra = listOf(ExtraMember("custom_x", text)) }.encode() })
    }

    @Test
    fun amountsThatAreNone() {
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { Money.parse(BigDecimal(0.1)) })
        assertEquals(listOf(IssueCode.OUT_OF_RANGE), refused { Money.parse(BigDecimal("1e30")) })
        assertEquals(BigDecimal("100.00"), Money.parse(BigDecimal("1E+2")))
        assertEquals(listOf(IssueCode.OUT_OF_RANGE), refused { Installments.split(BigDecimal.ONE, Long.MAX_VALUE) })
        assertEquals(listOf(IssueCode.INVALID_DATE), refused {
            Installments.plan(BigDecimal.ONE, 2, LocalDate.of(-5, 1, 1))
        })
    }

    @Test
    fun twentyMegabytes() {
        assertEquals(Verdict.TOO_LARGE, Webhook.verify(listOf(Concealed("s")), ByteArray(20_000_000) { 32 }).verdict)
    }

    @Test
    fun loneSurrogates() {
        assertEquals(listOf(IssueCode.LONE_SURROGATE), refused { V1.Form.decode(Concealed("\ud800")) })
        assertFalse(Cpf.isValid("\ud800"))
        val broken = listOf(SaleFields.cliente.eq("\ud800"))
        assertEquals(listOf(IssueCode.LONE_SURROGATE), refused { ApiQuery.build(Resource.SALE, broken) })
    }

    @Test
    fun sixteenThousandRejectedInputs() {
        val bad = sale { desconto = BigDecimal("0.001") }
        repeat(16_000) { assertThrows(LastroException::class.java) { bad.totals() } }
    }

    @Test
    fun noMessageHoldsASecret() {
        val error = assertThrows(LastroException::class.java) {
            Webhook.verify(List(5) { Concealed("muito-secreto") }, ByteArray(0), toleranceS = 1)
        }
        assertFalse((error.toString() + error.message + error.stackTraceToString()).contains("muito-secreto"))
    }

    @Test
    fun aCardIsNotInTheTextOfItsParameters() {
        val pairs = V1.Sale.parameters(saleParameters { cartaoNumero = Concealed("4111111111111111") })
        assertFalse("4111" in pairs.toString())
    }
}
