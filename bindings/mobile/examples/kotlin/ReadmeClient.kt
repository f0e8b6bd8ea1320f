package dev.lastro

import dev.lastro.client.LastroClient
import java.math.BigDecimal
import kotlinx.coroutines.flow.toList

suspend fun readmeClient(client: LastroClient): Pair<List<Sale>, Customer> {
    // begin client
    val large = Sale.query().where(SaleFields.valorVenda.gt(BigDecimal("100"))).sort(SaleFields.data.desc())
    val sales = client.sales.list(large).toList()
    val ana = client.customers.insert(customer { tipo = PersonKind.Individual; nome = "Ana Souza" })
    // end client
    return sales to ana
}
