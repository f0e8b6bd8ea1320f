package dev.lastro

import java.math.BigDecimal
import java.time.LocalDate
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Whatever comes in, a typed error comes out, and the same library still answers. */
class HostileTest {
    @AfterEach
    fun stillAnswers() =
        assertEquals(listOf("3.34", "3.33", "3.33").map(::BigDecimal), Installments.split(BigDecimal("10.00"), 3))

    private fun refused(call: () -> Unit): List<IssueCode> =
        assertThrows(LastroException::class.java, call).problems.map { it.code }

    private fun dispatched(operation: String, input: String): String =
        JSON.readTree(dispatch(operation, input)).get("error").get("issues").get(0).get("code").textValue()

    @Test
    fun malformedJson() {
        assertEquals("malformed_json", dispatched("money.parse", "{"))
        assertEquals(listOf(IssueCode.MALFORMED_JSON), refused { Sale.decode("{\"id\":01}") })
    }

    @Test
    fun nestedAHundredThousandTimes() {
        val text = "[".repeat(100_000)
        assertEquals("too_deep", dispatched("money.parse", text))
        assertEquals(listOf(IssueCode.TOO_DEEP), refused { Sale.decode(text) })
        assertEquals(Verdict.TOO_DEEP, Webhook.verify(listOf("s"), text.toByteArray()).verdict)
        assertEquals(listOf(IssueCode.TOO_DEEP), refused { Sale.encode(Sale(extra = listOf(ExtraMember("custom_x", text)))) })
    }

    @Test
    fun amountsThatAreNone() {
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { Money.parse(BigDecimal(0.1)) })
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { Money.parse(BigDecimal("1.005")) })
        assertEquals(listOf(IssueCode.OUT_OF_RANGE), refused { Money.parse(BigDecimal("1e30")) })
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { Sale.totals(Sale(desconto = BigDecimal("0.001"))) })
        assertEquals(BigDecimal("100.00"), Money.parse(BigDecimal("1E+2")))
        assertEquals(listOf(IssueCode.OUT_OF_RANGE), refused { Installments.split(BigDecimal.ONE, Long.MAX_VALUE) })
        assertEquals(listOf(IssueCode.INVALID_DATE), refused {
            Installments.plan(BigDecimal.ONE, 2, LocalDate.of(-5, 1, 1))
        })
    }

    @Test
    fun aRefusedArgumentIsNamed() {
        fun places(call: () -> Unit) = assertThrows(LastroException::class.java, call).problems.map { it.path }
        assertEquals(listOf("text"), places { Money.parse(BigDecimal("1.005")) })
        assertEquals(listOf("juros_mensal"), places {
            Boleto.lateCharges(BigDecimal.TEN, BigDecimal.ONE, BigDecimal("1.005"), 10)
        })
        assertEquals(listOf("sale"), places { Sale.totals(Sale(desconto = BigDecimal("0.001"))) })
        assertEquals(listOf("dias"), places { Boleto.lateCharges(BigDecimal.TEN, BigDecimal.ONE, BigDecimal.ONE, -1) })
    }

    @Test
    fun twentyMegabytes() {
        assertEquals(Verdict.TOO_LARGE, Webhook.verify(listOf("s"), ByteArray(20_000_000) { 32 }).verdict)
        assertEquals("too_large", dispatched("money.parse", " ".repeat(20_000_000)))
    }

    @Test
    fun nulAndLoneSurrogates() {
        assertEquals("malformed_json", dispatched("money.parse", "{\"text\":\"\u0000\"}"))
        assertEquals(Verdict.MALFORMED, Webhook.verify(listOf("s"), ByteArray(3)).verdict)
        assertEquals("lone_surrogate", dispatched("money.parse", "{\"text\":\"\\ud800\"}"))
        val broken = listOf(Filter("cliente", Operator.EQ, "\ud800"))
        assertEquals(listOf(IssueCode.LONE_SURROGATE), refused { Query.build(Resource.SALE, broken) })
    }

    @Test
    fun sixteenThousandRejectedInputs() {
        val bad = Sale(desconto = BigDecimal("0.001"))
        repeat(16_000) { assertThrows(LastroException::class.java) { Sale.totals(bad) } }
    }

    @Test
    fun noMessageHoldsASecret() {
        val error = assertThrows(LastroException::class.java) {
            Webhook.verify(List(5) { "muito-secreto" }, ByteArray(0), toleranceS = 1)
        }
        assertFalse((error.toString() + error.message + error.stackTraceToString()).contains("muito-secreto"))
    }

    @Test
    fun everyEntryOfVersion1WithAnythingAtAll() {
        val anything = listOf(
            "", "{", "null", "5", "[[]]", "\u0000", "[".repeat(100_000), "{\"value\":5}", "{\"json\":\"{\"}", "{\"form\":\"a=%\"}",
            "{\"value\":{\"valor_venda\":1.005,\"parcelas\":\"x\",\"extra\":1},\"operation\":\"insert\"}",
            "{\"parameters\":[[\"a\"]]}", "{\"sale\":[],\"original\":1,\"edited\":{}}", "{\"state\":{},\"response\":{}}",
        )
        for (operation in ADAPTERS.keys.filter { it.startsWith("v1.") }) {
            for (input in anything) {
                val answer = JSON.readTree(dispatch(operation, input))
                assertEquals(1, answer.size(), operation)
            }
        }
        assertEquals(listOf(IssueCode.TOO_DEEP), refused { V1.Sale.decode("[".repeat(100_000)) })
        assertEquals(listOf(IssueCode.INVALID_CHARACTERS), refused { V1.Form.decode(Concealed("a=%")) })
        assertEquals(listOf(IssueCode.REQUIRED), refused { V1.Sale.parseParameters() })
        assertEquals(listOf(IssueCode.LONE_SURROGATE), refused { V1.Form.decode(Concealed("\ud800")) })
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { V1.Sale.parameters(SaleParameters(valorVenda = BigDecimal("1.005"))) })
        val pairs = V1.Sale.parameters(SaleParameters(cartaoNumero = Concealed("4111111111111111")))
        assertFalse("4111" in pairs.toString())
    }
}
