package dev.lastro

import java.math.BigDecimal
import java.time.Duration
import java.time.LocalDate
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/**
 * Tests inputs that the JSON test cases in tests/vectors cannot express. Each gives a typed error, and the library still works afterwards.
 */
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
            val error = JSON.readTree(Lastro.dispatch("money.parse", text)).get("error")
            assertEquals(code, error.get("issues").get(0).get("code").textValue())
        }
    }

    @Test
    fun nestedAHundredThousandTimes() {
        val text = "[".repeat(100_000)
        assertEquals(listOf(IssueCode.TOO_DEEP), refused { sale { extra = listOf(ExtraMember("custom_x", text)) }.encode() })
    }

    @Test
    fun invalidAmounts() {
        assertEquals(listOf(IssueCode.TOO_MANY_DECIMALS), refused { Nfse.approximateTaxes(BigDecimal(0.1), BigDecimal.ONE) })
        assertEquals(listOf(IssueCode.OUT_OF_RANGE), refused { Nfse.approximateTaxes(BigDecimal("1e30"), BigDecimal.ONE) })
        assertEquals(listOf(BigDecimal("100.00")), Installments.split(BigDecimal("1E+2"), 1))
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
        val broken = Sale.query().where(SaleFields.cliente.eq("\ud800"))
        assertEquals(listOf(IssueCode.LONE_SURROGATE), refused { broken.build() })
    }

    private fun places(report: List<LastroIssue>) = report.map { it.path to it.code }

    /**
     * Records with values that their fields do not accept. Validating such a record returns an issue with the path of each value; other
     * operations throw an error with the same issues.
     */
    @Test
    fun invalidValuesInARecord() {
        val third = item { idServico = 1; valor = BigDecimal("1.005"); qtd = BigDecimal("1e-11") }
        val bad = sale { cliente = "Ana"; itens = listOf(item { idServico = 1 }, third); desconto = BigDecimal("1e30"); data = LocalDate.of(-5, 1, 1) }
        val misfits = listOf(
            "data" to IssueCode.INVALID_DATE, "desconto" to IssueCode.OUT_OF_RANGE,
            "itens[1].valor" to IssueCode.TOO_MANY_DECIMALS, "itens[1].qtd" to IssueCode.TOO_MANY_DECIMALS,
        )
        val report = places(bad.validate(WriteOperation.INSERT).issues)
        assertTrue(report.containsAll(misfits), "$report")
        assertTrue("cliente" to IssueCode.IGNORED in report, "$report")
        val thrown = assertThrows(LastroException.Invalid::class.java) { bad.totals() }
        assertEquals(misfits.map { (path, code) -> "sale.$path" to code }.toSet(), places(thrown.issues).toSet())
        val both = assertThrows(LastroException.Invalid::class.java) { Boleto.lateCharges(BigDecimal("0.001"), BigDecimal("2.001"), BigDecimal.ONE, 1) }
        assertEquals(listOf("valor", "multa"), both.issues.map { it.path })
    }

    @Test
    fun loneSurrogatesInARecord() {
        val broken = customer { nome = "Ana \ud800"; contatos = listOf(contact { email = "\udfff" }) }
        val thrown = assertThrows(LastroException.Invalid::class.java) { broken.validate(WriteOperation.INSERT) }
        val wanted = listOf("value.nome" to IssueCode.LONE_SURROGATE, "value.contatos[0].email" to IssueCode.LONE_SURROGATE)
        assertEquals(wanted, places(thrown.issues))
    }

    @Test
    fun sixteenThousandRejectedInputs() {
        val bad = sale { desconto = BigDecimal("0.001") }
        repeat(16_000) { assertThrows(LastroException::class.java) { bad.totals() } }
    }

    @Test
    fun noErrorContainsASecret() {
        val error = assertThrows(LastroException::class.java) {
            Webhook.verify(List(5) { Concealed("muito-secreto") }, ByteArray(0), tolerance = Duration.ofSeconds(1))
        }
        assertFalse((error.toString() + error.message + error.stackTraceToString()).contains("muito-secreto"))
    }

    @Test
    fun toStringOfFormParametersHidesTheCard() {
        val pairs = V1.Sale.parameters(saleParameters { cartaoNumero = Concealed("4111111111111111") })
        assertFalse("4111" in pairs.toString())
    }
}
