// begin readme
import Lastro
import LastroClient

func billing(_ baseUrl: String, _ key: Concealed) async throws {
    let client = Client(baseUrl: baseUrl, apiKey: key)
    let query = try Sale.query(where: [SaleFields.valorVenda.gt(100)])
    for try await sale in client.sales.list(query) { print(sale.id!, sale.valorVenda!) }
    print(try await client.customers.insert(Customer(tipo: .individual, nome: "Ana")).id!)
}
// end readme
