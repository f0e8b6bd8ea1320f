package dev.lastro

import java.io.ByteArrayOutputStream
import java.io.File
import java.io.NotSerializableException
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.io.PrintStream
import java.math.BigDecimal
import java.time.LocalDate
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Records as a Kotlin program uses them. */
class RecordsTest {
    private val text = """{"id":7,"nfse_status":9,"custom_a":1.0e+25,"novo":{"x":[10.0]}}"""

    @Test
    fun nothingIsLost() {
        val decoded = Sale.decode(text)
        assertEquals(emptyList<LastroIssue>(), decoded.issues)
        assertEquals(InvoiceStatus.of(9), decoded.value.nfseStatus)
        assertEquals(listOf(ExtraMember("custom_a", "1.0e+25"), ExtraMember("novo", """{"x":[10.0]}""")), decoded.value.extra)
        assertEquals(text, decoded.value.encode())
    }

    @Test
    fun aFieldHasTheOperatorsOfItsType() {
        val filters = listOf(
            SaleFields.valorVenda.gte(BigDecimal("1E+2")), SaleFields.data.between(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)),
            SaleFields.parcelasNumero.contains("Nº"), SaleFields.agendamentoFrequencia.eq(Frequency.Monthly), SaleFields.idCliente.isNull())
        assertEquals("valor_venda[gte]=100.00&data[between]=2026-01-01,2026-01-31&parcelas.numero[contains]=N%C2%BA" +
            "&agendamento_frequencia=1&id_cliente[isnull]&_limit=100", ApiQuery.build(Resource.SALE, filters))
    }

    @Test
    fun nativeTypes() {
        val sale = sale {
            agendamentoData = LocalDate.of(2027, 1, 31)
            valorVenda = BigDecimal("129.9")
            itens = listOf(item { idServico = 1; valor = BigDecimal("100"); qtd = BigDecimal("1.50") })
        }
        assertEquals(BigDecimal("150.00"), sale.totals().itens)
        assertEquals("""{"agendamento_data":"2027-01-31","valor_venda":129.90,"itens":[{"id_servico":1,"valor":100.00,"qtd":1.5}]}""",
            sale.body(WriteOperation.INSERT))
        assertEquals(sale, sale.copy {})
        assertEquals(2L, InstallmentStatus.Paid.code)
        assertEquals(BigDecimal("1.5"), item { qtd = BigDecimal("1.500") }.qtd)
        assertEquals(item { valor = BigDecimal("1.5") }, Item.decode("""{"valor":1.50}""").value)
        assertEquals(sale { desconto = BigDecimal("0.001") }, sale { desconto = BigDecimal("0.0010") })
    }

    @Test
    fun aCodeIsTheSameHoweverItCame() {
        assertEquals(InstallmentStatus.Paid, InstallmentStatus.of(2))
        assertEquals("Paid Unknown(77)", "${InstallmentStatus.of(2)} ${InstallmentStatus.of(77)}")
        assertEquals(InstallmentStatus.of(77), Sale.decode("""{"parcela_status":77}""").value.parcelaStatus)
        assertEquals(Frequency.Monthly, stored(Frequency.Monthly))
    }

    /** A screen's state is kept so; a card's number is never kept. */
    @Test
    fun aRecordIsStoredAndReadAgain() {
        val sale = Sale.decode(text).value.copy { data = LocalDate.of(2027, 1, 31); agendamentoFrequencia = Frequency.Monthly }
        assertEquals(sale, stored(sale))
        assertThrows(NotSerializableException::class.java) { stored(saleParameters { cartaoNumero = Concealed("4111111111111111") }) }
    }

    @Test
    fun aLogShowsNobodysName() {
        val known = customer { id = 7; nome = "Ana Souza"; cpf = "52998224725"; tipo = PersonKind.Individual }
        assertEquals("Customer(id=7, tipo=Individual, nome=..., cpf=...)", "$known")
    }

    private fun <T> stored(value: T): Any? {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(value) }
        return ObjectInputStream(bytes.toByteArray().inputStream()).use { it.readObject() }
    }

    @Test
    fun errorsSpeak() {
        val error = assertThrows(LastroException.Invalid::class.java) { Money.parse(BigDecimal("1.005")) }
        assertEquals("invalid", error.code)
        assertEquals("text: tem mais de 2 casas decimais", error.text(Language.PT_BR))
        assertEquals(mapOf("places" to "2"), error.issues.single().params)
        val issue = item {}.validate(WriteOperation.INSERT).issues.single()
        assertEquals("id_servico: is required", Issues.text(issue, Language.EN))
    }

    private fun printed(program: () -> Unit): String {
        val bytes = ByteArrayOutputStream()
        val before = System.out
        System.setOut(PrintStream(bytes, true, "UTF-8"))
        try {
            program()
        } finally {
            System.setOut(before)
        }
        return bytes.toString("UTF-8")
    }

    @Test
    fun theDocumentsExample() =
        assertEquals(
            "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n",
            printed { readme() },
        )

    /** Writes the billing day where the demo's table picks it up. */
    @Test
    fun theBillingDay() {
        val lines = printed { billingDay(File(ROOT, "tests/fixtures/billing-day.json").path) }
        assertEquals(17, lines.lines().count { it.isNotEmpty() })
        assertTrue(lines.contains("webhook\tok"))
        keep("billing-day.txt", lines)
    }

    /** Writes the year in the twin where the demo's table picks it up. */
    @Test
    fun aYear() {
        val lines = printed { year(File(ROOT, "tests/fixtures/year.json").path) }
        assertEquals(5, lines.lines().count { it.isNotEmpty() })
        assertTrue(lines.contains("year sales\t12: 2027-01-31 2027-02-28 2027-03-31 "))
        assertTrue(lines.contains("year states\t1 paid, 11 overdue"))
        assertTrue(Regex("year webhooks\t([1-9]\\d*) of \\1 verified").containsMatchIn(lines), lines)
        keep("year.txt", lines)
    }

    private fun keep(name: String, lines: String) =
        File(System.getProperty("lastro.output")).apply { mkdirs() }.resolve(name).writeText(lines)
}
