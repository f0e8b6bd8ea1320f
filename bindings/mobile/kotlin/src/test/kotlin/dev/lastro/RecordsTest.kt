package dev.lastro

import java.io.ByteArrayOutputStream
import java.io.File
import java.io.NotSerializableException
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.io.PrintStream
import java.lang.reflect.ParameterizedType
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assertions.fail
import org.junit.jupiter.api.Test

/** Tests how Kotlin programs use records. */
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
        val query = Sale.query()
            .where(SaleFields.valorVenda.gte(BigDecimal("1E+2")))
            .where(SaleFields.data.between(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)))
            .where(SaleFields.parcelasNumero.contains("Nº"))
            .where(SaleFields.agendamentoFrequencia.eq(Frequency.Monthly))
            .where(SaleFields.idCliente.isNull())
        assertEquals("valor_venda[gte]=100.00&data[between]=2026-01-01,2026-01-31&parcelas.numero[contains]=N%C2%BA" +
            "&agendamento_frequencia=1&id_cliente[isnull]&_limit=100", query.build())
    }

    @Test
    fun aQueryIsOfOneEntity() {
        val query = Customer.query().where(CustomerFields.nome.contains("Ana")).sort(CustomerFields.nome.asc()).sort(CustomerFields.id.desc())
        assertEquals("nome[contains]=Ana&_sort=nome,-id&_fields=id,nome&_offset=20&_limit=10",
            query.fields("id", "nome").limit(10).offset(20).build())
        val custom = FilterCondition<Customer>(filter { field = "custom_peso"; operator = Operator.GT; value = "3" })
        assertEquals("custom_peso[gt]=3&_sort=-custom_peso&_limit=100",
            Customer.query().where(custom).sort(FieldOrder("-custom_peso")).build())
        val nested = assertThrows(LastroException.Invalid::class.java) { Sale.query().sort(SaleFields.itensValor.asc()).build() }
        assertEquals("sort[0]", nested.problems.single().path)
    }

    /**
     * `Sale.query().where(CustomerFields.nome.contains("Ana"))` must not compile. This test checks the reason: the type parameter of a
     * field is the record that it belongs to.
     */
    @Test
    fun aConditionHasTheTypeOfItsRecord() {
        val types = listOf(CustomerFields::class.java, SaleFields::class.java).map { fields ->
            (fields.getField("id").genericType as ParameterizedType).actualTypeArguments.first()
        }
        assertEquals(listOf(Customer::class.java, Sale::class.java), types)
    }

    @Test
    fun aResponseIsOneOfTwoCases() {
        fun read(status: Long, body: String) =
            when (val answer = ApiResponses.decode(ApiOperation.CUSTOMERS_SELECT, status, body.toByteArray())) {
                is ApiAnswer.Success -> Customer.decode(answer.value).value.nome
                is ApiAnswer.Failure -> "${answer.apiError.kind.text} ${answer.apiError.message?.reveal()}"
            }
        assertEquals("Ana", read(200, """{"id":1,"nome":"Ana"}"""))
        assertEquals("not_found não há", read(404, """{"code":404,"message":"não há"}"""))
        val answers = (1..2).map { ApiResponses.decode(ApiOperation.CUSTOMERS_SELECT, 404, ByteArray(0)) }
        assertEquals(1, answers.toSet().size)
    }

    @Test
    fun aVerdictIsOneOfItsCases() {
        val secret = Concealed("segredo")
        val body = Webhook.sign("vendas", "insert", """{"id":7,"valor_venda":10.00}""", Instant.ofEpochSecond(1_800_000_000), secret, Flavour.JS)
        val genuine = Webhook.verify(listOf(secret), body.toByteArray()) as Verification.Genuine
        assertEquals(listOf(0L, 64, Verdict.OK), listOf(genuine.secretIndex, genuine.dedupeKey?.length, genuine.verdict))
        val refused = Webhook.verify(listOf(Concealed("outro")), body.toByteArray())
        assertTrue(refused is Verification.Refused)
        assertEquals(Verdict.MISMATCH, refused.verdict)
        when (val event = Webhook.event(body.toByteArray())) {
            is WebhookEvent.SaleEvent -> assertEquals(7L to "insert", event.sale.id to event.event.operation)
            else -> fail("$event")
        }
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
    fun equalCodesAreEqualWhateverTheirOrigin() {
        assertEquals(InstallmentStatus.Paid, InstallmentStatus.of(2))
        assertEquals("Paid Unknown(77)", "${InstallmentStatus.of(2)} ${InstallmentStatus.of(77)}")
        assertEquals(InstallmentStatus.of(77), Sale.decode("""{"parcela_status":77}""").value.parcelaStatus)
        assertEquals(Frequency.Monthly, stored(Frequency.Monthly))
    }

    /** Records are `Serializable`, since Android needs this to save a screen's state. A record with a card number cannot be serialized. */
    @Test
    fun aRecordIsStoredAndReadAgain() {
        val sale = Sale.decode(text).value.copy { data = LocalDate.of(2027, 1, 31); agendamentoFrequencia = Frequency.Monthly }
        assertEquals(sale, stored(sale))
        assertThrows(NotSerializableException::class.java) { stored(saleParameters { cartaoNumero = Concealed("4111111111111111") }) }
    }

    @Test
    fun toStringHidesPersonalData() {
        val known = customer { id = 7; nome = "Ana Souza"; cpf = "52998224725"; tipo = PersonKind.Individual }
        assertEquals("Customer(id=7, tipo=Individual, nome=..., cpf=...)", "$known")
    }

    private fun <T> stored(value: T): Any? {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(value) }
        return ObjectInputStream(bytes.toByteArray().inputStream()).use { it.readObject() }
    }

    /** `Money.parse` reads an amount that a person typed, exactly. */
    @Test
    fun anAmountIsReadFromText() {
        assertEquals(BigDecimal("1234.50"), Money.parse("1234.5"))
        assertEquals(listOf(IssueCode.INVALID_MONEY), assertThrows(LastroException.Invalid::class.java) { Money.parse("1,50") }.issues.map { it.code })
    }

    @Test
    fun errorMessagesForPeople() {
        val error = assertThrows(LastroException.Invalid::class.java) { Money.parse("1.005") }
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
    fun theExampleOfTheDocumentation() =
        assertEquals(
            "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n",
            printed { readme() },
        )

    @Test
    fun theExamplesOfTheDocumentationPrintTheirResults() {
        assertTrue(EXAMPLES.size > 20)
        for ((wanted, example) in EXAMPLES) assertEquals("$wanted\n", printed { example() })
    }

    /** Runs the example program of a billing day, and writes its output to a file, which `cargo xtask demo` shows in its table. */
    @Test
    fun theBillingDay() {
        val lines = printed { billingDay(File(ROOT, "tests/fixtures/billing-day.json").path) }
        assertEquals(17, lines.lines().count { it.isNotEmpty() })
        assertTrue(lines.contains("webhook\tok"))
        keep("billing-day.txt", lines)
    }

    /** Runs the example program of a year, and writes its output to a file, which `cargo xtask demo` shows in its table. */
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
