// Runs every benchmark with a small and with a larger heap. Prints one line of JSON per contender.

import dev.lastro.Boleto
import dev.lastro.Cnpj
import dev.lastro.Cpf
import dev.lastro.Frequency
import dev.lastro.Installments
import dev.lastro.LateCharges
import dev.lastro.Repetition
import dev.lastro.Schedule
import java.io.File
import java.math.BigDecimal
import java.time.LocalDate
import kotlin.system.exitProcess

/** The heap sizes, with their names in `docs/benchmarks.md`. In a larger heap, garbage is collected less often. */
private val HEAPS = listOf("128m" to null, "1g" to "1 GB")

/** Arguments: the folder `benches`, and `--check` to compare results without timing. */
fun main(arguments: Array<String>) {
    if (System.getProperty("lastro.heap") != null) return works(Settings(arguments))
    val heaps = if ("--check" in arguments) HEAPS.take(1) else HEAPS
    for ((size, name) in heaps) {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val words = listOf(java, "-Xmx$size", "-Dlastro.heap=$size", "-cp", System.getProperty("java.class.path"), "MainKt")
        val heap = listOfNotNull(name?.let { "--heap=$it" })
        val ended = ProcessBuilder(words + arguments + heap).inheritIO().start().waitFor()
        if (ended != 0) exitProcess(ended)
    }
}

private fun works(settings: Settings) {
    val bench = Bench(settings)
    val inputs = bench.inputs
    val late = inputs["late"]
    val (valor, multa, jurosMensal) = listOf("valor", "multa", "juros_mensal").map { BigDecimal(late[it].textValue()) }
    val dias = late["dias"].longValue()
    bench.work(
        "late", "1 of them", late(valor, multa, jurosMensal, dias),
        Contender("lastro", { Boleto.lateCharges(valor, multa, jurosMensal, dias) }) {
            (it as LateCharges).run { listOf(multaTotal, jurosMensalTotal, valorNovo) }
        },
        Contender("plain Kotlin", { late(valor, multa, jurosMensal, dias) }),
    )

    val (total, shares) = BigDecimal(inputs["split"]["valor"].textValue()) to inputs["split"]["parcelas"].intValue()
    bench.work(
        "split", "$shares shares", split(total, shares),
        Contender("lastro", { Installments.split(total, shares.toLong()) }),
        Contender("plain Kotlin", { split(total, shares) }),
    )

    val (first, count) = LocalDate.parse(inputs["schedule"]["first"].textValue()) to inputs["schedule"]["count"].intValue()
    bench.work(
        "occurrences", "$count dates", occurrences(first, count),
        Contender("lastro", { Schedule.occurrences(first, Frequency.Monthly, Repetition.Always, limit = count.toLong()) }),
        Contender("plain Kotlin", { occurrences(first, count) }),
    )

    val documents = listOf<Triple<String, (String) -> Boolean, (String) -> Boolean>>(
        Triple("cpf", Cpf::isValid, ::isCpf),
        Triple("cnpj", Cnpj::isValid, ::isCnpj),
        Triple("linha", Boleto::isValidLinhaDigitavel, ::isLinhaDigitavel),
    )
    for ((name, ours, plain) in documents) {
        val (right, wrong) = inputs["documents"][name].map { it.textValue() }
        bench.work(
            name, "2 of them", listOf(true, false),
            Contender("lastro", { listOf(ours(right), ours(wrong)) }),
            Contender("plain Kotlin", { listOf(plain(right), plain(wrong)) }),
        )
    }
}
