// Makes the call that a line of a file describes, with the client. Every language has such a program; a test compares what they print.
//
// The columns of a line are separated by tabs: seed, operation, id, query, record, original, look_before, per_second,
// settled_after_ms. Unset columns are empty. For a wallet, `id` is the CPF. For a call of version 1 of the service, the column for the
// query has the number of records per page, and the column for the record has a form.
import Foundation
import Lastro
import LastroClient

/// A clock whose time moves only when the client waits, so that waits take no real time.
final class FakeTime: @unchecked Sendable {
    private let lock = NSLock()
    private var milliseconds: Int64 = 1_800_000_000_000

    var clock: ClientClock {
        ClientClock(now: { self.lock.withLock { self.milliseconds } }) { waited in
            self.lock.withLock { self.milliseconds += waited }
        }
    }
}

/// A call of the client, read from a line of the file.
struct Story {
    let columns: [String]

    init(_ line: Substring) { columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }

    func column(_ place: Int) -> String? { place < columns.count && !columns[place].isEmpty ? columns[place] : nil }

    var seed: String { column(0) ?? "-" }
    var operation: String { column(1) ?? "" }
    var id: Int64 { column(2).flatMap { Int64($0) } ?? 0 }
    var query: String? { column(3) }
    var record: String { column(4) ?? "{}" }
    var original: String? { column(5) }

    private func client(_ baseUrl: String, _ recording: Recording?) -> Client {
        Client(
            baseUrl: baseUrl, apiKey: Concealed("chave-para-testes"), settledAfter: column(8).flatMap { Double($0) }.map { $0 / 1000 },
            lookBefore: column(6).map { $0 == "true" }, perSecond: column(7).flatMap { Int64($0) }, allowHttp: true,
            recording: recording, clock: FakeTime().clock)
    }

    /// Calls the method of the client that belongs to `operation`.
    private func call(_ client: Client, _ state: String?) async throws -> String {
        func done(_ id: Int64?) -> String { "done \(id.map(String.init) ?? "-")" }
        switch operation {
        case "customers.list": return try await listed(client.customers.list(query, state: state), \.id)
        case "customers.select": return done(try await client.customers.select(id: id, query: query, state: state).id)
        case "customers.insert":
            return done(try await client.customers.insert(Customer.decode(json: record).value, state: state).id)
        case "customers.update":
            let original = try original.map { try Customer.decode(json: $0).value }
            return done(
                try await client.customers.update(id: id, Customer.decode(json: record).value, original: original, state: state).id)
        case "customers.delete":
            try await client.customers.delete(id: id, state: state)
            return done(nil)
        case "services.insert": return done(try await client.services.insert(Service.decode(json: record).value, state: state).id)
        case "sales.insert": return done(try await client.sales.insert(Sale.decode(json: record).value, state: state).id)
        case "sales.confirm_receipt":
            return done(try await client.sales.confirmReceipt(id: id, Receipt.decode(json: record).value, state: state).id)
        case "sales.update_boleto":
            return done(try await client.sales.updateBoleto(id: id, BoletoUpdate.decode(json: record).value, state: state).id)
        case "sales.select": return done(try await client.sales.select(id: id, state: state).id)
        case "sales.list": return try await listed(client.sales.list(query, state: state), \.id)
        case "wallet.select":
            _ = try await client.wallet.select(cpf: column(2) ?? "", state: state)
            return done(nil)
        default: return try await callV1(client.v1, state)
        }
    }

    /// Calls the method of the client for version 1 that belongs to `operation`.
    private func callV1(_ v1: ResourcesV1, _ state: String?) async throws -> String {
        func done(_ id: Int64?) -> String { "done \(id.map(String.init) ?? "-")" }
        let form = Concealed(column(4) ?? "")
        let listing = ListingQueryV1(limite: query.flatMap { Int64($0) })
        switch operation {
        case "v1.customers.list": return try await listed(v1.customers.list(listing, state: state), \.id)
        case "v1.customers.select": return done(try await v1.customers.select(id: id, state: state).id)
        case "v1.customers.insert":
            return done(try await v1.customers.insert(V1.Customer.parseParameters(form: form), state: state).id)
        case "v1.customers.update":
            return done(try await v1.customers.update(id: id, V1.Customer.parseParameters(form: form), state: state).id)
        case "v1.customers.delete":
            try await v1.customers.delete(id: id, state: state)
            return done(nil)
        case "v1.services.insert": return done(try await v1.services.insert(V1.Service.parseParameters(form: form), state: state).id)
        case "v1.sales.insert": return done(try await v1.sales.insert(V1.Sale.parseParameters(form: form), state: state).id)
        case "v1.sales.select": return done(try await v1.sales.select(id: id, state: state).id)
        case "v1.sales.confirm_receipt":
            try await v1.sales.confirmReceipt(id: id, V1.Receipt.parseParameters(form: form), state: state)
            return done(nil)
        case "v1.sales.update_boleto":
            try await v1.sales.updateBoleto(id: id, V1.BoletoUpdate.parseParameters(form: form), state: state)
            return done(nil)
        case "v1.sales.list": return try await listed(v1.sales.list(listing, state: state), \.id)
        default: return "unknown operation"
        }
    }

    private func listed<Record>(_ records: Records<Record>, _ id: (Record) -> Int64?) async throws -> String {
        var (end, ids): (PageEnd?, [String]) = (nil, [])
        for try await page in records.pages {
            ids += page.items.map { id($0).map(String.init) ?? "-" }
            end = page.end
        }
        return ([end?.text ?? "-"] + ids).joined(separator: " ")
    }

    /// Runs the call. If the call fails and can be resumed from the state in its error, resumes it once. Returns the line to print.
    func told(_ baseUrl: String, recording: Recording? = nil) async -> String {
        let client = client(baseUrl, recording)
        let (first, state) = await outcome(client)
        guard let state else { return "\(seed) \(first)" }
        return "\(seed) \(first); again: \(await outcome(client, state: state).0)"
    }

    /// Runs the call. Returns a text for its outcome, and the state with which to resume it, if there is one.
    private func outcome(_ client: Client, state: String? = nil) async -> (String, String?) {
        do {
            return (try await call(client, state), nil)
        } catch let error as ExchangeError {
            let status = error.apiError.map { String($0.code) } ?? "-"
            return ("\(error.kind.text) \(error.carriedOut.text) \(status)", error.state)
        } catch let error as LastroError {
            return ((["invalid"] + error.problems.map(\.path)).joined(separator: " "), nil)
        } catch {
            return ("\(error)", nil)
        }
    }
}
