import Foundation
import XCTest
@testable import Lastro

/// Every case under tests/vectors through dispatch and through the typed functions.
final class VectorsTests: XCTestCase {
    private static var folder: URL { root.appendingPathComponent("tests/vectors") }

    static func cases() throws -> [JSON] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        let texts = try files.filter { $0.pathExtension == "json" }.map { try String(contentsOf: $0, encoding: .utf8) }
        return try texts.flatMap { try JSON.parse($0)["cases"]?.items ?? [] }
    }

    private func codes(_ issues: JSON?) -> [String]? { issues?.items.compactMap { $0["code"]?.string } }
    private func places(_ issues: JSON?) -> [String]? { issues.map { byPlace($0.items).compactMap(place) } }

    func testThroughDispatch() throws {
        let all = try Self.cases()
        XCTAssertGreaterThan(all.count, 100)
        for one in all {
            let answer = try JSON.parse(dispatch(operation: one["op"]!.string!, input: one["input"]!.text))
            if let error = one["error"] {
                XCTAssertEqual(error["code"], answer["error"]?["code"], one.text)
                guard error["issues"] != nil else { continue }
                XCTAssertEqual(places(error["issues"]), places(answer["error"]?["issues"]), one.text)
            } else {
                XCTAssertTrue(same(one["ok"] ?? .null, answer["ok"] ?? .null), "\(one.text): \(answer.text)")
            }
        }
    }

    func testThroughTheTypedFunctions() throws {
        var called = 0
        for one in try Self.cases() where one["id"]?.string != "misspelt-argument" {
            let input = one["input"]!
            do {
                let result = try adapter(one["op"]!.string!, Arguments(input))
                called += 1
                XCTAssertNil(one["error"], "\(one.text): \(result.text)")
                XCTAssertTrue(same(one["ok"] ?? .null, result), "\(one.text): \(result.text)")
            } catch let error as LastroError {
                called += 1
                XCTAssertEqual(one["error"]?["code"]?.string, error.code, one.text)
                if let wanted = codes(one["error"]?["issues"]) {
                    let given = error.problems.map(\.code.text)
                    XCTAssertEqual(Array(wanted.prefix(given.count)), given, one.text)
                    // a scalar of a record is refused before it has a name: the path is that of the argument
                    let paths = one["error"]?["issues"]?.items.map { $0["path"]?.string ?? "" } ?? []
                    for (path, place) in zip(error.problems.map(\.path), paths) {
                        XCTAssertTrue(path == place || (!path.isEmpty && place.hasPrefix(path)), "\(path): \(one.text)")
                    }
                }
            } catch is Inexpressible {
                // a draft whose values no type holds has issues and no error
                XCTAssertTrue(one["error"] != nil || one["id"]?.string == "values-that-do-not-fit", one.text)
            }
        }
        XCTAssertGreaterThan(called, 1000)
    }

    func testBodiesOfARealPhpEncoder() throws {
        let lines = try String(contentsOf: Self.folder.appendingPathComponent("webhook/php.jsonl"), encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 8)
        for line in lines {
            var body = Data(base64Encoded: try JSON.parse(String(line))["wire_b64"]!.string!)!
            XCTAssertEqual(try Webhook.verify(secrets: ["segredo-de-teste"], body: body).verdict, .ok)
            body[body.count - 3] ^= 1
            XCTAssertNotEqual(try Webhook.verify(secrets: ["segredo-de-teste"], body: body).verdict, .ok)
        }
    }
}
