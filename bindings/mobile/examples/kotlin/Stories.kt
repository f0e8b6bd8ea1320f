package dev.lastro

import dev.lastro.client.ClientClock
import dev.lastro.client.ExchangeException
import dev.lastro.client.LastroClient
import dev.lastro.client.OkHttpEngine
import java.io.File
import java.time.Duration
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import okhttp3.OkHttpClient

/**
 * Reads calls from a file, one per line. Makes each call to a server with the client, and prints its outcome. Every language has such a
 * program; a test compares what they print.
 *
 * The columns of a line are a seed, an operation, and its inputs: id, query, record, original, look_before, per_second,
 * settled_after_ms. For a call of version 1 of the service, the column for the query has the number of records per page, and the column
 * for the record has a form.
 */
object Stories {
    /** The arguments are the service's address, the file with the calls, and optionally a file for a recording. */
    @JvmStatic
    fun main(arguments: Array<String>) {
        val (baseUrl, file) = arguments
        val http = OkHttpClient()
        val recording = arguments.getOrNull(2)?.let { Recording(File(it)) }
        for (line in File(file).readLines().filter { it.isNotEmpty() }) println(runBlocking { story(baseUrl, http, line.split('\t'), recording) })
        recording?.close()
        http.dispatcher.executorService.shutdown()
    }

    /** Runs the call that the columns of a line describe. Returns the text to print for it. */
    suspend fun story(baseUrl: String, http: OkHttpClient, columns: List<String>, recording: Recording? = null): String {
        val given = columns + List(9) { "" }
        val client = LastroClient(baseUrl, Concealed("chave-para-testes")) {
            engine = OkHttpEngine(http)
            allowHttp = true
            this.recording = recording
            lookBefore = given[6].takeIf { it.isNotEmpty() }?.toBoolean()
            perSecond = given[7].toLongOrNull()
            settledAfter = given[8].toLongOrNull()?.let(Duration::ofMillis)
            clock = Waits()
        }
        return client.use { "${given[0]} ${outcome(it, given)}" }
    }

    private suspend fun outcome(client: LastroClient, given: List<String>, state: String? = null): String =
        try {
            if (given[1].startsWith("v1.")) calledV1(client, given, state) else called(client, given, state)
        } catch (error: LastroException) {
            (listOf("invalid") + error.problems.map { it.path }).joinToString(" ")
        } catch (error: ExchangeException) {
            val failure = "${error.kind.text} ${error.carriedOut.text} ${error.apiError?.code ?: "-"}"
            if (error.state != null && state == null) "$failure; again: ${outcome(client, given, error.state)}" else failure
        }

    private suspend fun called(client: LastroClient, given: List<String>, state: String?): String {
        val (_, operation, id, query, record) = given
        val original = given[5].ifEmpty { null }
        val (customers, sales) = client.customers to client.sales
        return when (operation) {
            "customers.list" -> listed(customers.list(query, state).pages.toList().map { page -> page.end to page.items.map { it.id } })
            "sales.list" -> listed(sales.list(query, state).pages.toList().map { page -> page.end to page.items.map { it.id } })
            "customers.select" -> done(if (query.isEmpty()) customers.select(id.toLong(), state = state).id else customers.select(id.toLong(), query, state).id)
            "customers.insert" -> done(customers.insert(Customer.decode(record).value, state).id)
            "customers.update" ->
                done(customers.update(id.toLong(), Customer.decode(record).value, original?.let { Customer.decode(it).value }, state).id)
            "customers.delete" -> done(customers.delete(id.toLong(), state).let { null })
            "services.insert" -> done(client.services.insert(Service.decode(record).value, state).id)
            "sales.insert" -> done(sales.insert(Sale.decode(record).value, state).id)
            "sales.select" -> done(sales.select(id.toLong(), state).id)
            "sales.confirm_receipt" -> done(sales.confirmReceipt(id.toLong(), Receipt.decode(record).value, state).id)
            "sales.update_boleto" -> done(sales.updateBoleto(id.toLong(), BoletoUpdate.decode(record).value, state).id)
            "wallet.select" -> done(client.wallet.select(id, state).let { null })
            else -> error("no story of $operation")
        }
    }

    private suspend fun calledV1(client: LastroClient, given: List<String>, state: String?): String {
        val (_, operation, id, limit) = given
        val form = Concealed(given[4])
        val (customers, sales) = client.v1.customers to client.v1.sales
        val listing = listingQueryV1 { limite = limit.toLongOrNull() }
        return when (operation) {
            "v1.customers.list" -> listed(customers.list(listing, state).pages.toList().map { page -> page.end to page.items.map { it.id } })
            "v1.sales.list" -> listed(sales.list(listing, state).pages.toList().map { page -> page.end to page.items.map { it.id } })
            "v1.customers.select" -> done(customers.select(id.toLong(), state).id)
            "v1.customers.insert" -> done(customers.insert(V1.Customer.parseParameters(form = form), state).id)
            "v1.customers.update" -> done(customers.update(id.toLong(), V1.Customer.parseParameters(form = form), state).id)
            "v1.customers.delete" -> done(customers.delete(id.toLong(), state).let { null })
            "v1.services.insert" -> done(client.v1.services.insert(V1.Service.parseParameters(form = form), state).id)
            "v1.sales.insert" -> done(sales.insert(V1.Sale.parseParameters(form = form), state).id)
            "v1.sales.select" -> done(sales.select(id.toLong(), state).id)
            "v1.sales.confirm_receipt" -> done(sales.confirmReceipt(id.toLong(), V1.Receipt.parseParameters(form = form), state).let { null })
            "v1.sales.update_boleto" -> done(sales.updateBoleto(id.toLong(), V1.BoletoUpdate.parseParameters(form = form), state).let { null })
            else -> error("no story of $operation")
        }
    }

    private fun done(id: Long?) = "done ${id ?: "-"}"

    private fun listed(pages: List<Pair<PageEnd?, List<Long?>>>): String =
        (listOf(pages.last().first?.text ?: "-") + pages.flatMap { (_, ids) -> ids.map { "${it ?: "-"}" } }).joinToString(" ")

    /** A clock whose time moves only when the client waits, so that waits take no real time. */
    private class Waits : ClientClock {
        private var now = 1_800_000_000_000L

        override fun nowMs(): Long = now

        override fun sleep(milliseconds: Long) {
            now += milliseconds
        }
    }
}
