package dev.lastro

import java.io.File
import java.math.BigDecimal
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/**
 * Tests how a call passes its arguments to the native library and gets its result. The tests of threads and memory repeat each call:
 * in the full checks four times as often as in the everyday checks.
 */
class CrossingTest {
    private val times = if (System.getProperty("lastro.thorough") != null) 4 else 1

    private fun faults(call: () -> Unit): List<String> {
        val error = assertThrows(LastroException.Internal::class.java, call)
        assertEquals(listOf(IssueCode.INTERNAL), error.issues.map { it.code })
        return error.issues.map { it.path }
    }

    /** A call with an invalid index or invalid bytes, which generated code never makes, throws and does not crash the process. */
    @Test
    fun invalidIndicesAndBytes() {
        val text = Argument(FfiConverterString, "x")
        for (place in listOf(-1, Int.MIN_VALUE, 100_000)) {
            assertEquals(listOf("mobile.place"), faults { crossing(place, FfiConverterString, text) })
        }
        // finds `cpf.format`, which takes a string and returns a string, by its result
        val place = (0..1000).first { runCatching { crossing(it, FfiConverterString, Argument(FfiConverterString, "52998224725")) }.getOrNull() == "529.982.247-25" }
        assertEquals(listOf("mobile.arguments"), faults { crossing(place, FfiConverterString) })
        assertEquals(listOf("mobile.arguments"), faults { crossing(place, FfiConverterString, text, text) })
        assertEquals(listOf("mobile.arguments"), faults { crossing(place, FfiConverterString, Argument(FfiConverterBoolean, true)) })
        assertEquals(listOf("mobile.arguments"), faults { crossing(place, FfiConverterString, Argument(FfiConverterLong, Long.MAX_VALUE)) })
        assertEquals("529.982.247-25", Cpf.format("52998224725"))
    }

    /** Tests arguments and results around a size of one megabyte: larger arguments and results are not copied to the Java heap. */
    @Test
    fun largeTexts() {
        for (length in listOf(0, 1_000, 300_000, 400_000, 1_048_000, 1_100_000, 3_000_000)) {
            val text = """{"id":7,"custom_a":"${"é".repeat(length)}"}"""
            assertEquals(text, Sale.decode(text).value.encode())
        }
        assertThrows(LastroException.Invalid::class.java) { Sale.decode("a".repeat(2_000_000) + "\ud800") }
    }

    @Test
    fun manyThreads() {
        val pool = Executors.newFixedThreadPool(8)
        val all = List(8) { thread ->
            Callable {
                val amount = BigDecimal(100 + thread)
                repeat(1_250 * times) { assertEquals(amount, Installments.split(amount.setScale(2), 7).reduce(BigDecimal::add).setScale(0)) }
            }
        }
        pool.invokeAll(all).forEach { it.get() }
        pool.shutdown()
    }

    /** Runs the calls of `main` below in a separate process with a small heap. That program fails if its memory grows. */
    @Test
    fun manyCallsInASmallHeap() {
        val path = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        val java = File(System.getProperty("java.home"), "bin/java").path
        // The JVM allocates its whole heap at the start. So if the process needs more memory later, the native library leaks it.
        val heap = arrayOf("-Xms128m", "-Xmx128m", "-XX:+AlwaysPreTouch")
        val program = arrayOf("-cp", path, "dev.lastro.CrossingTestKt", "$times")
        val process = ProcessBuilder(java, *heap, *program).redirectErrorStream(true).start()
        val said = process.inputStream.bufferedReader().readText()
        assertEquals(0, process.waitFor(), said)
        assertTrue("${250_000 * times} calls" in said, said)
    }
}

/** The resident memory of this process in KB. Null if the system does not report it. */
private fun resident(): Long? =
    File("/proc/self/status").takeIf { it.exists() }?.useLines { lines ->
        lines.first { it.startsWith("VmRSS:") }.filter(Char::isDigit).toLong()
    }

private fun calls(count: Int) = repeat(count) {
    check(Cpf.isValid("529.982.247-25"))
    check(Boleto.lateCharges(BigDecimal("1250.00"), BigDecimal("2"), BigDecimal("1"), 10).valorNovo == BigDecimal("1279.17"))
    check(Installments.split(BigDecimal("129.90"), 12).size == 12)
    check(runCatching { Money.parse("1.005") }.exceptionOrNull() is LastroException)
}

fun main(arguments: Array<String>) {
    val times = arguments.single().toInt()
    calls(12_500 * times)
    val before = resident()
    calls(50_000 * times)
    val grown = resident()?.minus(before ?: 0)
    // if the library leaked the results of these calls, the growth would exceed this limit
    check(grown == null || grown < 16 * 1024 * times) { "$grown KB more after another ${200_000 * times} calls" }
    println("${250_000 * times} calls")
}
