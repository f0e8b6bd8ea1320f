import Foundation
import XCTest
@testable import Lastro

/// Runs every test case in tests/vectors twice: by name with `dispatch`, and with the typed function.
final class VectorsTests: XCTestCase {
    private static var folder: URL { root.appendingPathComponent("tests/vectors") }

    static func cases() throws -> [JSON] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        let texts = try files.filter { $0.pathExtension == "json" }.map { try String(contentsOf: $0, encoding: .utf8) }
        return try texts.flatMap { try JSON.parse($0)["cases"]?.items ?? [] }
    }

    /// Cases with records that a typed call cannot express: values of a wrong type, or unknown names. They expect issues and no error.
    private static let drafts: Set = ["values-that-do-not-fit", "names-that-do-not-fit", "numbers-in-texts"]

    private func issues(_ answer: JSON?) -> [JSON] { byPlace(answer?["issues"]?.items ?? []) }

    func testThroughDispatch() throws {
        let all = try Self.cases()
        XCTAssertGreaterThan(all.count, 2000)
        for one in all {
            let answer = try JSON.parse(LastroLibrary.dispatch(one["op"]!.string!, one["input"]!.text))
            if let error = one["error"] {
                XCTAssertEqual(error["code"], answer["error"]?["code"], one.text)
                XCTAssertNotNil(error["issues"], one.text)
                XCTAssertEqual(issues(error), issues(answer["error"]), one.text)
            } else {
                XCTAssertNil(answer["error"], "\(one.text): \(answer.text)")
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
                XCTAssertEqual(issues(one["error"]), byPlace(structure(error.problems).items), one.text)
            } catch let refused as Inexpressible {
                // The typed call would not compile because of a value in the case. The case may be skipped only if it tests exactly this
                // value: its expected error, or an expected issue, must have the path of the value. The paths of expected issues begin at
                // the record, which is the argument `value`, so "value." is put before them.
                let ofError = one["error"]?["issues"]?.items.compactMap { $0["path"]?.string } ?? []
                let ofDraft = one["ok"]?["issues"]?.items.compactMap { $0["path"]?.string }.map { "value.\($0)" } ?? []
                let paths = ofError + ofDraft
                let meant = !refused.path.isEmpty && paths.contains { withoutIndices($0).hasPrefix(refused.path) }
                XCTAssertTrue(meant || Self.drafts.contains(one["id"]?.string ?? ""), "\(refused): \(one.text)")
            }
        }
        XCTAssertGreaterThan(called, 2000)
    }

    func testBodiesOfARealPhpEncoder() throws {
        let lines = try String(contentsOf: Self.folder.appendingPathComponent("webhook/php.jsonl"), encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 8)
        for line in lines {
            var body = Data(base64Encoded: try JSON.parse(String(line))["wire_b64"]!.string!)!
            XCTAssertEqual(try Webhook.verify(secrets: [Concealed("segredo-de-teste")], body: body).verdict, .ok)
            body[body.count - 3] ^= 1
            XCTAssertNotEqual(try Webhook.verify(secrets: [Concealed("segredo-de-teste")], body: body).verdict, .ok)
        }
    }
}
