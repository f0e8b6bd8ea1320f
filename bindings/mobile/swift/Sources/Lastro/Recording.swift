import Foundation

/// A file in which requests are recorded with their responses, as HAR 1.2. Keys, secrets, card numbers and security codes are left
/// out. `lastro drift` compares it with the twin.
///
/// A client and `TwinURLProtocol` take one, and several may share it. Every task may use it. A response is in the file before the
/// program gets it.
public final class Recording: Sendable {
    private let core: RecordingHandle

    /// Begins a recording, or continues an existing one. A new file is readable by its owner only.
    ///
    /// - Throws: A `RecordingError` if the file cannot be opened, another program records into it, or it is not a recording.
    public init(_ file: URL) throws {
        try LastroLibrary.load()
        core = try RecordingHandle(path: file.path)
    }

    /// Records an exchange. It does nothing after `close` or an error of writing.
    package func add(
        method: String, url: String, headers: [(name: String, value: String)], body: Data, atMs: Int64, tookMs: Int64, response: TwinResponse?
    ) {
        // only an address without a host is refused, and nothing was sent to such a one
        try? core.add(
            method: method, url: url, headers: headers.flatMap { [$0.name, $0.value] }, body: body, atMs: atMs, tookMs: tookMs,
            response: response)
    }

    /// Ends the recording, so that another program can continue it.
    ///
    /// - Throws: A `RecordingError` if the recording is incomplete, because the file could not be written. An error of writing fails no
    ///   call of a client.
    public func close() throws { try core.end() }
}
