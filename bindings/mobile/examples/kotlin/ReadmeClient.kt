package dev.lastro

import dev.lastro.client.BlockingLastroClient
import dev.lastro.client.ClientOptions
// begin readme
import dev.lastro.*
import dev.lastro.client.LastroClient
import dev.lastro.client.OkHttpEngine
import java.math.BigDecimal
import kotlinx.coroutines.flow.toList
import okhttp3.OkHttpClient

suspend fun billing(key: Concealed, http: OkHttpClient): Pair<List<Sale>, Customer> {
    val client = LastroClient("https://conta.example", key) { engine = OkHttpEngine(http) }
    val large = Sale.query().where(SaleFields.valorVenda.gt(BigDecimal("100"))).sort(SaleFields.data.desc())
    val sales = client.sales.list(large).toList()
    val ana = client.customers.insert(customer { tipo = PersonKind.Individual; nome = "Ana Souza" })
    return sales to ana
}
// end readme

fun billingBlocking(key: Concealed, http: OkHttpClient) {
    val client = BlockingLastroClient("https://conta.example", key, ClientOptions().engine(OkHttpEngine(http)))
    for (customer in client.customers.list()) println(customer.nome)
}
