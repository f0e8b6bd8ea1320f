package dev.lastro

import com.fasterxml.jackson.databind.JsonNode
import java.io.File
import java.security.MessageDigest
import java.time.OffsetDateTime
import java.time.format.DateTimeFormatter
import java.util.Base64
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Tests that a fixed sequence of calls of the twin gives the same bytes in every language: their hash is stored in tests/twin. */
class TwinBytesTest {
    private val folder = File(ROOT, "tests/twin")
    private val lines = File(folder, "corpus.jsonl").readLines().map(JSON::readTree)

    @Test
    fun theCorpusHasTheSameHashAsInEveryLanguage() {
        val wanted = File(folder, "corpus.sha256").readText().trim()
        assertTrue(lines.size > 500)
        assertEquals(wanted, Corpus().digest(lines))
    }
}

/** Formats a timestamp like the twin: with three digits of the second's fraction, or without a fraction if it is zero. */
private fun written(moment: OffsetDateTime): String =
    moment.format(DateTimeFormatter.ofPattern(if (moment.nano == 0) "uuuu-MM-dd'T'HH:mm:ssxxx" else "uuuu-MM-dd'T'HH:mm:ss.SSSxxx"))

/** Runs the calls of the corpus, and computes the hash of their results as `tests/twin/README.md` specifies. */
private class Corpus {
    private val hash = MessageDigest.getInstance("SHA-256")
    private var twin = Twin()
    private var snapshot = ""

    fun digest(lines: List<JsonNode>): String {
        lines.forEach(::step)
        return hash.digest().joinToString("") { "%02x".format(it) }
    }

    private fun say(text: ByteArray) {
        hash.update(text)
        hash.update('\n'.code.toByte())
    }

    private fun say(text: String) = say(text.toByteArray())

    private fun quoted(text: String): String = JSON.writeValueAsString(text)

    private fun step(line: JsonNode) {
        fun given(name: String): JsonNode? = line[name]?.takeUnless { it.isNull }
        when (val step = text(line["do"])) {
            "new" -> twin = Twin.fromJson(line["config"].toString())
            "handle" -> handle(line, given("at")?.let(::text))
            "advance" -> {
                val progress = twin.advance(OffsetDateTime.parse(text(line["to"])), given("budget")?.let(::whole))
                say("advance ${quoted(written(progress.now))} ${progress.done} ${progress.reached}")
            }
            "effects" ->
                for (effect in twin.takeEffects()) {
                    say("effect ${effect.delivery} ${effect.attempt} ${quoted(effect.url)}")
                    say(effect.body)
                }
            "report" -> twin.report(whole(line["delivery"]), given("status")?.let(::whole))
            "faults" -> twin.faults(given("plan")?.toString())
            "snapshot" -> {
                val taken = twin.snapshot()
                snapshot = taken.text
                say("snapshot ${taken.sha256}")
            }
            "restore" -> twin.restore(snapshot)
            "fork" -> twin = twin.fork()
            else -> error("no such step: $step")
        }
    }

    private fun handle(line: JsonNode, at: String?) {
        val headers = line["headers"].map { pair -> TwinHeader(text(pair[0]), text(pair[1])) }
        val encoded = line["body_base64"]?.let(::text)
        val body = encoded?.let(Base64.getDecoder()::decode) ?: line["body"]?.let(::text).orEmpty().toByteArray()
        val (response, fault) = twin.handle(text(line["method"]), text(line["target"]), headers, body, at?.let(OffsetDateTime::parse))
        say("handle ${response?.status ?: "-"} ${fault?.latencyMs ?: 0} ${fault?.dropAfter ?: "-"}")
        if (response == null) return
        for (header in response.headers) say("${header.name}: ${header.value}")
        say(response.body)
    }
}
