// Compares contenders: lastro and plain Kotlin code that does the same work. All must return the same result before they are timed.

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.ObjectMapper
import java.io.File

/** The arguments of the program: the folder `benches/`, whether to compare results without timing, and the heap size. */
class Settings(arguments: Array<String>) {
    val benches = File(arguments.first())
    val onlyCheck = "--check" in arguments
    val heap: String? = arguments.firstOrNull { it.startsWith("--heap=") }?.removePrefix("--heap=")
}

/** A contender: its name, the work that it runs, and the conversion of its result to a common form. */
class Contender(val who: String, val run: () -> Any?, val answer: (Any?) -> Any? = { it })

/** Runs benchmarks in one process, one after the other. */
class Bench(private val settings: Settings) {
    val inputs: JsonNode = JSON.readTree(File(settings.benches, "inputs.json"))

    /**
     * Checks that every contender returns `wanted`, then times all of them. `size` describes the size of the input. Each
     * contender is called a million times in ten rounds, or less often if a call takes longer than four microseconds. This is
     * often enough for the cost of garbage collection to show. The contenders run in turns, and the median of the rounds counts.
     */
    fun work(name: String, size: String, wanted: Any?, vararg contenders: Contender) {
        for (contender in contenders) {
            val given = contender.answer(contender.run())
            check(given == wanted) { "$name: ${contender.who} answers $given, not $wanted" }
        }
        if (settings.onlyCheck) {
            contenders.forEach { print(name, size, it.who, null, null) }
            return
        }
        val calls = contenders.map(::callsOfARound)
        val rounds = contenders.map { mutableListOf<Double>() }
        repeat(ROUNDS) { contenders.forEachIndexed { which, contender -> rounds[which] += timed(contender, calls[which]) } }
        contenders.forEachIndexed { which, contender ->
            val times = rounds[which].sorted()
            val steady = "${calls[which] * ROUNDS} calls, the slowest tenth %.2f µs each".format(times.last() / 1000)
            print(name, size, contender.who, (times[ROUNDS / 2 - 1] + times[ROUNDS / 2]) / 2, steady)
        }
    }

    /** Computes the number of calls per round from a timed run. A first run lets the JIT compiler compile the code. */
    private fun callsOfARound(contender: Contender): Int {
        timed(contender, WARM_UP)
        return (LONGEST_ROUND_NS / timed(contender, WARM_UP)).toInt().coerceIn(1, CALLS / ROUNDS)
    }

    /** Times a number of calls. Returns nanoseconds per call. */
    private fun timed(contender: Contender, calls: Int): Double {
        val start = System.nanoTime()
        repeat(calls) { sink = contender.run() }
        return (System.nanoTime() - start).toDouble() / calls
    }

    private fun print(name: String, size: String, who: String, ns: Double?, note: String?) {
        val inHeap = if (settings.heap == null) who else "$who, heap of ${settings.heap}"
        val line = linkedMapOf("work" to name, "size" to size, "who" to inHeap, "language" to "Kotlin", "ns" to ns, "note" to note)
        println(JSON.writeValueAsString(line))
    }

    private companion object {
        val JSON = ObjectMapper()
        const val ROUNDS = 10
        const val CALLS = 1_000_000
        const val WARM_UP = 20_000
        const val LONGEST_ROUND_NS = 4e8

        /** Results are stored here, so that the compiler cannot remove a call whose result is unused. */
        @Volatile var sink: Any? = null
    }
}
