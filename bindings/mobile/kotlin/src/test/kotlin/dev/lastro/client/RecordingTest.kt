package dev.lastro.client

import dev.lastro.Concealed
import dev.lastro.Customer
import dev.lastro.Recording
import dev.lastro.RecordingException
import dev.lastro.Twin
import dev.lastro.TwinInterceptor
import dev.lastro.twinApiKey
import dev.lastro.twinConfig
import java.io.File
import java.nio.file.Path
import java.time.OffsetDateTime
import okhttp3.OkHttpClient
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val CARD = "4242424242424242"
private const val PAYER =
    """{"tipo": 2, "nome": "Ana Conceição", "cartoes": [{"titular": "ANA C", "numero": "$CARD", "validade": "2030-12-31", "codigo": "739"}]}"""

/** Tests recordings of clients and of the interceptor. They must be complete after each request, and contain no keys or cards. */
class RecordingTest {
    @TempDir lateinit var folder: Path
    private val file: File
        get() = folder.resolve("rec.har").toFile()

    /** Method, path and status of each entry in the file. Asserts that the file contains no secret. */
    private fun entries(): List<String> {
        val text = file.readText()
        for (secret in listOf(KEY, BASIC.removePrefix("Basic "), CARD, "739")) assertFalse(secret in text.replace("\\", ""), secret)
        assertTrue(text.endsWith("\n]}}\n"))
        return text.lines().filter { "startedDateTime" in it }.map { line ->
            fun part(pattern: String) = Regex(pattern).find(line)!!.groupValues[1]
            val url = part("\"url\":\"$HOST/api/v2([^\"]*)\"")
            "${part("\"method\":\"(\\w+)\"")} $url ${part("\"status\":(\\d+)")}"
        }
    }

    @Test
    fun aRequestIsInTheFileAsSoonAsTheClientHasTheResponse() {
        Recording(file).use { recording ->
            Service { this.recording = recording }.use { service ->
                service.blocking.customers.insert(Customer.decode(PAYER).value)
                assertEquals(listOf("GET /clientes/?_sort=-id&_fields=id&_limit=1 200", "POST /clientes/ 200"), entries())
                service.fail(rule("customers.list", 1, """{"drop": true}"""), rule("customers.list", 2, """{"status": 429, "retry_after": 3}"""))
                service.blocking.customers.list().count()
                assertEquals(listOf(0, 429, 200), entries().drop(2).map { it.substringAfterLast(' ').toInt() })
            }
        }
        assertTrue("Ana Conceição" in file.readText())
        assertTrue("{\"name\":\"Retry-After\",\"value\":\"3\"}" in file.readText().replace("retry-after", "Retry-After"))
    }

    @Test
    fun theInterceptorRecordsWithTheTwinsTime() {
        val twin = Twin(twinConfig { keys = listOf(twinApiKey { key = Concealed(KEY) }); now = OffsetDateTime.parse("2027-02-01T09:00:00-03:00") })
        Recording(file).use { recording ->
            val http = OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin, recording) {}).build()
            val client = BlockingLastroClient(HOST, Concealed(KEY), ClientOptions().engine(OkHttpEngine(http)).clock(StoppedClock()))
            client.customers.insert(ANA)
            twin.faults("""{"rules": [${rule("customers.list", 1, """{"drop_after": 5}""", "after")}]}""")
            client.customers.list().count()
        }
        assertEquals(listOf(200, 200, 0, 200), entries().map { it.substringAfterLast(' ').toInt() })
        assertEquals(4, Regex("\"startedDateTime\":\"2027-02-01T").findAll(file.readText()).count())
    }

    @Test
    fun aRecordingIsContinuedByOneWriterAndOtherFilesAreRejected() {
        val first = Recording(file)
        assertThrows(RecordingException.Locked::class.java) { Recording(file) }
        val service = Service { recording = first }
        service.blocking.customers.list().count()
        first.close()
        first.close()
        // after `close`, the client still works, but nothing more is recorded
        service.blocking.customers.list().count()
        Recording(file).use { second -> Service { recording = second }.use { it.blocking.services.list().count() } }
        assertEquals(listOf("/clientes/?_sort=id&_limit=100 200", "/servicos/?_sort=id&_limit=100 200"), entries().map { it.removePrefix("GET ") })
        val other = folder.resolve("notes.txt").toFile().apply { writeText("notes") }
        assertThrows(RecordingException.Foreign::class.java) { Recording(other) }
        val missing = assertThrows(RecordingException.File::class.java) { Recording(File(other, "rec.har")) }
        assertTrue((missing as java.io.IOException).message!!.isNotEmpty())
        assertEquals("notes", other.readText())
    }
}
