import Foundation
import Lastro
import LastroClient
import XCTest

/// Tests recordings of clients and of `TwinURLProtocol`. They must be complete after each request, and contain no keys or cards.
final class RecordingTests: XCTestCase {
    private let card = "4242424242424242"
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("rec.har") }

    override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private struct Har: Decodable {
        struct Log: Decodable {
            let version: String
            let entries: [Entry]
        }
        struct Entry: Decodable {
            struct Request: Decodable {
                let method, url: String
            }
            struct Response: Decodable {
                struct Header: Decodable {
                    let name, value: String
                }
                let status: Int
                let headers: [Header]
            }
            let startedDateTime: String
            let request: Request
            let response: Response

            var line: String { "\(request.method) \(URLComponents(string: request.url)?.path ?? "") \(response.status)" }
        }
        let log: Log
    }

    private func entries() throws -> [Har.Entry] {
        let text = try String(contentsOf: file, encoding: .utf8)
        for secret in [key, Data("\(key):".utf8).base64EncodedString(), card, #""codigo":739"#, #"codigo\":\"739"#] {
            XCTAssertFalse(text.contains(secret), secret)
        }
        let log = try JSONDecoder().decode(Har.self, from: Data(text.utf8)).log
        XCTAssertEqual(log.version, "1.2")
        return log.entries
    }

    func testARequestIsInTheFileAsSoonAsTheClientHasTheResponse() async throws {
        let recording = try Recording(file)
        let account = try Account(recording: recording)
        let payer = try Customer.decode(json: """
            {"tipo": 2, "nome": "Ana Conceição", "cartoes": [{"titular": "ANA C", "numero": "\(card)", "validade": "2030-12-31", "codigo": "739"}]}
            """).value
        _ = try await account.client.customers.insert(payer)
        XCTAssertEqual(try entries().map(\.line), ["GET /api/v2/clientes/ 200", "POST /api/v2/clientes/ 200"])
        try account.twin.faults(plan: """
            {"rules": [{"operations": ["customers.list"], "nth": 1, "phase": "before", "action": {"drop": true}},
                {"operations": ["customers.list"], "nth": 2, "phase": "before", "action": {"status": 429, "retry_after": 3}}]}
            """)
        for try await _ in account.client.customers.list() {}
        let listed = try entries().dropFirst(2)
        XCTAssertEqual(listed.map(\.response.status), [0, 429, 200])
        XCTAssertTrue(listed.contains { $0.response.headers.contains { $0.name.lowercased() == "retry-after" && $0.value == "3" } })
        try recording.close()
    }

    func testTwinURLProtocolRecordsWithTheTwinsTime() async throws {
        let recording = try Recording(file)
        let account = try Account(customers: 1)
        TwinURLProtocol.serve(account.twin, host: account.host, sleep: { _ in }, recording: recording)
        _ = try account.twin.advance(to: try XCTUnwrap(Timestamp("2031-02-01T09:00:00-03:00")))
        try account.twin.faults(plan: """
            {"rules": [{"operations": ["customers.list"], "nth": 1, "phase": "after", "action": {"drop_after": 5}}]}
            """)
        for try await _ in account.client.customers.list() {}
        XCTAssertEqual(try entries().map(\.response.status), [0, 200])
        XCTAssertEqual(try entries().map { String($0.startedDateTime.prefix(10)) }, ["2031-02-01", "2031-02-01"])
    }

    func testARecordingIsContinuedByOneWriterAndOtherFilesAreRejected() async throws {
        let first = try Recording(file)
        XCTAssertThrowsError(try Recording(file)) { error in
            guard case RecordingError.locked = error else { return XCTFail("\(error)") }
        }
        let account = try Account(recording: first)
        for try await _ in account.client.customers.list() {}
        try first.close()
        try first.close()
        // after `close`, the client still works, but nothing more is recorded
        for try await _ in account.client.customers.list() {}
        let second = try Recording(file)
        for try await _ in try Account(recording: second, host: "second").client.services.list() {}
        try second.close()
        XCTAssertEqual(try entries().map(\.line), ["GET /api/v2/clientes/ 200", "GET /api/v2/servicos/ 200"])
        let other = folder.appendingPathComponent("notes.txt")
        try Data("notes".utf8).write(to: other)
        XCTAssertThrowsError(try Recording(other)) { error in
            guard case RecordingError.foreign = error else { return XCTFail("\(error)") }
        }
        XCTAssertThrowsError(try Recording(other.appendingPathComponent("rec.har"))) { error in
            guard case RecordingError.file(let message) = error else { return XCTFail("\(error)") }
            XCTAssertFalse(message.isEmpty)
        }
    }
}
