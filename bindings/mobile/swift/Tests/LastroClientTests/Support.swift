import Foundation
import Lastro
import LastroClient
import XCTest
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let key = "chave-1"

/// A value that any thread may read and change, guarded by a lock.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Value

    init(_ value: Value) { kept = value }

    var value: Value { lock.withLock { kept } }

    func change<Result>(_ change: (inout Value) -> Result) -> Result { lock.withLock { change(&kept) } }
}

/// A clock whose time moves only when the client waits, so that waits take no real time.
final class TestClock: Sendable {
    let waits = Guarded<[Int64]>([])
    private let time = Guarded<Int64>(1_800_000_000_000)

    var clock: ClientClock {
        ClientClock(now: { self.time.value }) { milliseconds in
            self.time.change { $0 += milliseconds }
            self.waits.change { $0.append(milliseconds) }
        }
    }
}

/// The events that a client's observer received.
final class Observed: Sendable {
    let events = Guarded<[ClientEvent]>([])

    /// Method and path of each request.
    var requests: [String] {
        events.value.compactMap {
            guard case .request(_, let method, let url) = $0 else { return nil }
            return method + " " + (URLComponents(string: url)?.path ?? url)
        }
    }
}

/// A twin to which `TwinURLProtocol` passes requests, and a client of it.
struct Account {
    let twin: Twin
    let client: Client
    let clock = TestClock()
    let observed = Observed()
    let host: String

    init(
        customers: Int = 0, faults: String? = nil, key: String = key, lookBefore: Bool? = nil, recording: Recording? = nil,
        host: String = #function
    ) throws {
        // a label of a host name has at most 63 characters
        let host = String(host.lowercased().filter { $0.isLetter }.suffix(63)) + ".example"
        let twin = try Twin(config: TwinConfig(
            seed: 7, keys: [TwinApiKey(key: Concealed(LastroClientTests.key))], paymentMethods: [PaymentMethod(id: 1, nome: "Boleto", tipo: .boleto)]))
        TwinURLProtocol.serve(twin, host: host) { _ in }
        (self.twin, self.host) = (twin, host)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TwinURLProtocol.self]
        client = Client(
            baseUrl: "https://\(host)", apiKey: Concealed(key), lookBefore: lookBefore,
            transport: URLSessionTransport(configuration: configuration), recording: recording, clock: clock.clock,
            observer: { [observed] event in observed.events.change { $0.append(event) } })
        for number in 0..<customers {
            let made = try ApiRequests.build(
                operation: .customersInsert, baseUrl: "https://\(host)", apiKey: Concealed(LastroClientTests.key),
                body: #"{"tipo": 2, "nome": "Cliente \#(number + 1)"}"#)
            guard try twin.handle(made).response?.status == 200 else { throw TransportFailure.lost }
        }
        try twin.faults(plan: faults)
    }

    /// The names of the twin's customers. Removes the fault plan first.
    func names() async throws -> [String?] {
        try twin.faults(plan: nil)
        var names: [String?] = []
        for try await customer in client.customers.list() { names.append(customer.nome) }
        return names
    }
}

/// What a server sends for a request: parts, with a pause in seconds after each. Then the server closes the connection, except if
/// `isKept` is true.
struct Sent: Sendable {
    var parts: [String]
    var pause: TimeInterval = 0
    var isKept = false

    /// A complete response.
    static func response(_ status: Int, _ body: String = "", _ headers: String..., isKept: Bool = false) -> Sent {
        let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)"] + headers
        return Sent(parts: [lines.joined(separator: "\r\n") + "\r\n\r\n" + body], isKept: isKept)
    }

    /// Closes the connection without a response.
    static let nothing = Sent(parts: [])
}

/// A server on this machine. For each request it calls a closure with the request's number, from 1, and its text. The closure returns
/// what to send.
final class LocalServer: Sendable {
    let requests = Guarded<[String]>([])
    /// The number of open connections.
    let open = Guarded(0)
    let port: UInt16
    private let listening: Int32

    var url: String { "http://127.0.0.1:\(port)" }

    init(_ answer: @escaping @Sendable (Int, String) -> Sent) {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        signal(SIGPIPE, SIG_IGN)
        let listening = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                precondition(bind(listening, $0, size) == 0 && listen(listening, 64) == 0)
                precondition(getsockname(listening, $0, &size) == 0)
            }
        }
        (self.listening, port) = (listening, UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listening, nil, nil)
                if connection < 0 { return }
                open.change { $0 += 1 }
                Thread.detachNewThread { [self] in
                    while respond(connection, answer) {}
                    close(connection)
                    open.change { $0 -= 1 }
                }
            }
        }
    }

    /// Creates a server that passes its requests to a twin.
    convenience init(_ twin: Twin) {
        self.init { _, request in
            let lines = request.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
            let first = lines[0].split(separator: " ").map(String.init)
            let headers = lines.dropFirst().map { line -> (name: String, value: String) in
                let parts = line.components(separatedBy: ": ")
                return (name: parts[0], value: parts.dropFirst().joined(separator: ": "))
            }
            let body = Data(request.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n").utf8)
            let outcome = try? twin.handle(method: first[0], target: first[1], headers: headers, body: body)
            guard let response = outcome?.response else { return .nothing }
            return .response(Int(response.status), String(decoding: response.body, as: UTF8.self))
        }
    }

    deinit { stop() }

    func stop() {
        shutdown(listening, Int32(SHUT_RDWR))
        close(listening)
    }

    /// Reads a request and responds to it. Returns whether the connection stays open for another request.
    private func respond(_ connection: Int32, _ answer: (Int, String) -> Sent) -> Bool {
        var (bytes, text) = ([UInt8](repeating: 0, count: 65_536), "")
        func isWhole() -> Bool {
            guard let end = text.range(of: "\r\n\r\n") else { return false }
            let length = text.lowercased().components(separatedBy: "content-length: ").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
            return text[end.upperBound...].utf8.count >= length ?? 0
        }
        while !isWhole() {
            let count = read(connection, &bytes, bytes.count)
            if count <= 0 { return false }
            text += String(decoding: bytes[..<count], as: UTF8.self)
        }
        let number = requests.change { $0.append(text); return $0.count }
        let sent = answer(number, text)
        for part in sent.parts {
            var left = Array(part.utf8)[...]
            while !left.isEmpty {
                let count = left.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
                if count <= 0 { return false }
                left = left.dropFirst(count)
            }
            if sent.pause > 0 { Thread.sleep(forTimeInterval: sent.pause) }
        }
        return sent.isKept
    }
}

extension XCTestCase {
    /// Runs a call that must throw an `ExchangeError`, and returns the error.
    func failure(_ call: () async throws -> Void, line: UInt = #line) async -> ExchangeError? {
        do {
            try await call()
            XCTFail("nothing was thrown", line: line)
        } catch let error as ExchangeError {
            return error
        } catch {
            XCTFail("\(error)", line: line)
        }
        return nil
    }

    /// Waits until a condition is true. Fails after twenty seconds.
    func until(_ isSo: () -> Bool, line: UInt = #line) async throws {
        for _ in 0..<2000 where !isSo() { try await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertTrue(isSo(), line: line)
    }
}
