package dev.lastro

import com.fasterxml.jackson.databind.JsonNode
import java.io.File
import java.util.Base64
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Runs every test case in tests/vectors twice: by name with `dispatch`, and with the typed function. */
class VectorsTest {
    private val folder = File(ROOT, "tests/vectors")
    private val cases: List<JsonNode> =
        folder.walk().filter { it.extension == "json" }.sorted().flatMap { JSON.readTree(it).get("cases") }.toList()

    private fun paths(answer: JsonNode): List<String> = answer.path("issues").map { it.get("path").textValue() }

    @Test
    fun throughDispatch() {
        assertTrue(cases.size > 2000, "only ${cases.size} cases")
        for (case in cases) {
            val answer = JSON.readTree(Lastro.dispatch(case.get("op").textValue(), case.get("input").toString()))
            val error = case.get("error")
            if (error == null) {
                assertTrue(same(case.get("ok"), answer.get("ok")), "${case.get("op")} ${case.get("id")}: $answer")
            } else {
                assertEquals(error.get("code"), answer.get("error").get("code"), case.toString())
                assertEquals(error.get("issues"), answer.get("error").get("issues"), case.toString())
            }
        }
    }

    @Test
    fun throughTheTypedFunctions() {
        var called = 0
        for (case in cases) {
            val name = "${case.get("op")} ${case.get("id")}"
            val adapter = ADAPTERS.getValue(case.get("op").textValue())
            val input = case.get("input")
            val result =
                try {
                    Result.success(JSON.valueToTree<JsonNode>(structure(adapter(Arguments(input)))))
                } catch (error: LastroException) {
                    Result.failure(error)
                } catch (refused: Inexpressible) {
                    // The typed call would not compile because of a value in the case. The case may be skipped only if it tests exactly
                    // this value: its expected error, or an expected issue, must have the path of the value. The paths of expected issues
                    // begin at the record, which is the argument `value`, so "value." is put before them.
                    val paths = paths(case.path("error")) + paths(case.path("ok")).map { "value.$it" }
                    val meant = paths.any { withoutIndices(it).startsWith(refused.path) }
                    assertTrue(refused.path.isNotEmpty() && meant || case.get("id").textValue() in DRAFTS, "$name: ${refused.message}")
                    continue
                }
            called++
            val error = case.get("error")
            if (error == null) {
                assertTrue(same(case.get("ok"), result.getOrThrow()), "$name: $result")
            } else if (case.get("id").textValue() !in DISPATCH_ONLY) {
                val thrown = result.exceptionOrNull() as? LastroException
                assertEquals(error.get("code").textValue(), thrown?.code, name)
                assertEquals(error.get("issues"), JSON.valueToTree<JsonNode>(structure(thrown!!.problems)), name)
            }
        }
        assertTrue(called > 2000, "only $called typed calls")
    }

    @Test
    fun bodiesOfARealPhpEncoder() {
        val rows = File(folder, "webhook/php.jsonl").readLines().map { JSON.readTree(it) }
        assertTrue(rows.size > 8)
        for (row in rows) {
            val body = Base64.getDecoder().decode(row.get("wire_b64").textValue())
            assertEquals(Verdict.OK, Webhook.verify(listOf(Concealed("segredo-de-teste")), body).verdict, row.get("name").textValue())
            body[body.size - 3] = (body[body.size - 3] + 1).toByte()
            assertNotEquals(Verdict.OK, Webhook.verify(listOf(Concealed("segredo-de-teste")), body).verdict)
        }
    }

    private companion object {
        // cases that only `dispatch` can run: a typed call with a misspelt argument does not compile
        val DISPATCH_ONLY = setOf("misspelt-argument")

        // cases with records that a typed call cannot express: values of a wrong type, or unknown names
        val DRAFTS = setOf("values-that-do-not-fit", "names-that-do-not-fit", "numbers-in-texts")
    }
}
