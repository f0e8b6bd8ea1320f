package dev.lastro

import dev.lastro.client.LastroClient
import dev.lastro.client.OkHttpEngine
import java.math.BigDecimal
import kotlinx.coroutines.flow.toList
import okhttp3.OkHttpClient

suspend fun readmeClient(key: String, http: OkHttpClient): Pair<List<Sale>, Customer> {
    // begin readme
    val client = LastroClient("https://conta.example", Concealed(key)) { engine = OkHttpEngine(http) }
    val large = Sale.query().where(SaleFields.valorVenda.gt(BigDecimal("100"))).sort(SaleFields.data.desc())
    val sales = client.sales.list(large).toList()
    val ana = client.customers.insert(customer { tipo = PersonKind.Individual; nome = "Ana Souza" })
    // end readme
    return sales to ana
}
