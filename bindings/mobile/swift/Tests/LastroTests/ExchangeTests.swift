import Foundation
import Lastro
import XCTest
#if canImport(Glibc)
import Glibc
#endif

/// A server on loopback that answers by the number of the request and its path; nil drops the connection.
final class Server: @unchecked Sendable {
    private let socket: Int32
    private let lock = NSLock()
    private var paths: [String] = []
    let port: UInt16

    var asked: [String] { lock.withLock { paths } }

    init(_ answer: @escaping @Sendable (Int, String, String) -> (Int, String, String)?) {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let listening = Foundation.socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                precondition(bind(listening, $0, size) == 0 && listen(listening, 16) == 0)
                precondition(getsockname(listening, $0, &size) == 0)
            }
        }
        socket = listening
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listening, nil, nil)
                if connection < 0 { return }
                respond(connection, answer)
                close(connection)
            }
        }
    }

    func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

    private func respond(_ connection: Int32, _ answer: (Int, String, String) -> (Int, String, String)?) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var text = ""
        while !text.contains("\r\n\r\n") {
            let count = read(connection, &bytes, bytes.count)
            if count <= 0 { return }
            text += String(decoding: bytes[..<count], as: UTF8.self)
        }
        let path = String(text.split(separator: " ")[1])
        let number = lock.withLock { paths.append(path); return paths.count }
        guard let (status, header, body) = answer(number, path, text) else { return }
        let head = "HTTP/1.1 \(status) X\r\n\(header)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        let sent = Array((head + body).utf8)
        _ = write(connection, sent, sent.count)
    }
}

/// The client of the example, with a real server on loopback.
final class ExchangeTests: XCTestCase {
    final class Kept: @unchecked Sendable {
        var states: [String] = []
        var waits: [TimeInterval] = []
    }

    /// A service of 5 customers that fails on the way: 429, 503, an HTML error, and no answer at all.
    private func service(key: String, page: String? = nil) -> Server {
        let authorization = "Basic " + Data("\(key):".utf8).base64EncodedString()
        return Server { number, path, head in
            if let page { return (200, "", page) }
            guard head.contains(authorization) else { return (401, "", #"{"code":401,"message":"chave errad inválida"}"#) }
            switch number {
            case 2: return (429, "Retry-After: 0\r\n", #"{"code":429,"message":"devagar"}"#)
            case 4: return (503, "Retry-After: Thu, 01 Jan 2026 00:00:00 GMT\r\n", "")
            case 5: return (502, "Content-Type: text/html\r\n", "<html>Bad Gateway</html>")
            case 6: return nil
            default:
                let query = URLComponents(string: path)?.queryItems ?? []
                func number(_ name: String) -> Int { Int(query.first { $0.name == name }?.value ?? "0") ?? 0 }
                let (offset, limit) = (number("_offset"), number("_limit"))
                let ids = (1...5).dropFirst(offset).prefix(limit).map { #"{"id":\#($0),"nome":"Cliente \#($0)"}"# }
                let header = #"{"offset":\#(offset),"limit":\#(limit),"count":5,"sort":"id","requestId":"r"}"#
                return (200, "", #"{"header":\#(header),"data":[\#(ids.joined(separator: ","))]}"#)
            }
        }
    }

    private func all(_ server: Server, _ key: String, _ query: String? = nil, _ kept: Kept = Kept()) async throws -> [Int64?] {
        defer { server.stop() }
        let account = Account(baseUrl: "http://127.0.0.1:\(server.port)", apiKey: Concealed(key)) { kept.waits.append($0) }
        var found: [Int64?] = []
        for try await one in account.customers(query: query, keep: { kept.states.append($0) }) { found.append(one.id) }
        return found
    }

    func testTheClientListsEveryCustomerOnceWhateverHappensOnTheWay() async throws {
        let (server, kept) = (service(key: "chave-1"), Kept())
        let found = try await all(server, "chave-1", "_limit=2", kept)
        XCTAssertEqual(found, [1, 2, 3, 4, 5])
        XCTAssertEqual([kept.waits.count, kept.states.count, server.asked.count], [4, 3, 7])
        XCTAssertTrue(kept.waits.allSatisfy { (0...120).contains($0) })
        XCTAssertTrue(server.asked.allSatisfy { $0.hasPrefix("/api/v2/clientes/?") && $0.contains("_sort=id") })
    }

    func testAnInvalidKeyIsToldOnceWithoutTheKey() async throws {
        let server = service(key: "chave-1")
        do {
            _ = try await all(server, "errada-123")
            XCTFail("listed")
        } catch let failed as ApiFailed {
            XCTAssertEqual(failed.description, "unauthorized: chave *** inválida")
        }
        XCTAssertEqual(server.asked.count, 1)
    }

    func testAPageThatIsNoListingIsAnUnexpectedResponse() async throws {
        do {
            _ = try await all(service(key: "k", page: "<html>login</html>"), "k")
            XCTFail("listed")
        } catch LastroError.unexpectedResponse(let issues) {
            XCTAssertEqual(issues.first?.path, "body")
        }
    }
}
