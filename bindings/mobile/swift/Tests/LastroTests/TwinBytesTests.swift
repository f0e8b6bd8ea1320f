import Foundation
import Lastro
import XCTest

/// Tests that a fixed sequence of calls of the twin gives the same bytes in every language: their hash is stored in tests/twin.
final class TwinBytesTests: XCTestCase {
    func testTheCorpusHasTheSameHashAsInEveryLanguage() throws {
        let folder = root.appendingPathComponent("tests/twin")
        let read = { (name: String) in try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
        let lines = try read("corpus.jsonl").split(separator: "\n").map { try JSON.parse(String($0)) }
        let wanted = try read("corpus.sha256").trimmingCharacters(in: .whitespacesAndNewlines)
        XCTAssertGreaterThan(lines.count, 500)
        let corpus = try Corpus()
        for line in lines { try corpus.step(line) }
        XCTAssertEqual(try sha256(corpus.said), wanted)
    }
}

/// Runs the calls of the corpus, and collects the data that is hashed as `tests/twin/README.md` specifies.
private final class Corpus {
    private(set) var said = Data()
    private var twin: Twin
    private var snapshot = ""

    init() throws { twin = try Twin() }

    private func say(_ text: Data) {
        said.append(text)
        said.append(UInt8(ascii: "\n"))
    }

    private func say(_ text: String) { say(Data(text.utf8)) }

    func step(_ line: JSON) throws {
        let given = Arguments(line)
        switch try given.must("do", text) {
        case "new": twin = try Twin(json: try given.must("config", document))
        case "handle": try handle(given)
        case "advance":
            let progress = try twin.advance(to: try given.must("to", moment), budget: try given.may("budget", whole))
            say("advance \"\(progress.now)\" \(progress.done) \(progress.reached)")
        case "effects":
            for effect in try twin.takeEffects() {
                say("effect \(effect.delivery) \(effect.attempt) \"\(effect.url)\"")
                say(effect.body)
            }
        case "report": try twin.report(delivery: try given.must("delivery", whole), status: try given.may("status", whole))
        case "faults": try twin.faults(plan: try given.may("plan", document))
        case "snapshot":
            let taken = try twin.snapshot()
            snapshot = taken.text
            say("snapshot \(taken.sha256)")
        case "restore": try twin.restore(snapshot: snapshot)
        case "fork": twin = twin.fork()
        case let step: throw Inexpressible(why: "no such step: \(step)")
        }
    }

    private func moment(_ node: JSON) throws -> Timestamp { try XCTUnwrap(Timestamp(try text(node))) }

    private func handle(_ given: Arguments) throws {
        let headers = try given.must("headers", items).map { header in
            let pair = try items(header).map(text)
            return (name: pair[0], value: pair[1])
        }
        let hasBody = given.node["body"] != nil || given.node["body_base64"] != nil
        let outcome = try twin.handle(
            method: try given.must("method", text), target: try given.must("target", text), headers: headers,
            body: hasBody ? try given.bytes("body") : Data(), at: try given.may("at", moment))
        let (response, fault) = (outcome.response, outcome.fault)
        let status = response.map { "\($0.status)" } ?? "-"
        let end = fault?.dropAfter.map { "\($0)" } ?? "-"
        say("handle \(status) \(fault?.latencyMs ?? 0) \(end)")
        guard let response else { return }
        for header in response.headers { say("\(header.name): \(header.value)") }
        say(response.body)
    }
}

/// Computes SHA-256 with a command of the system, since Foundation has no function for it.
private func sha256(_ data: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (program, told) = (Process(), Pipe())
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
    program.arguments = ["shasum", "-a", "256", file.path]
    #else
    program.arguments = ["sha256sum", file.path]
    #endif
    program.standardOutput = told
    try program.run()
    let text = String(decoding: told.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    return String(text.prefix { $0 != " " })
}
