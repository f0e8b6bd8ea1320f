import Foundation
import LastroFFI

/// Functions of the whole library: checking its native part, setting its language, calling operations by name.
///
/// This type is not named `Lastro` like the module, since a program with its own type `Sale` could then not write `Lastro.Sale`.
public enum LastroLibrary {
    private static let chosen = Chosen()

    /// The language of error descriptions, and the default language of the functions `text` and `label`. Initially English.
    public static var language: Language {
        get { chosen.language }
        set { chosen.language = newValue }
    }

    /// Checks that the linked native library belongs to the same build as this package. Every other call also checks this.
    ///
    /// - Throws: `LastroError.unavailable` if it does not; the error says what to do.
    public static func load() throws { if let otherBuild { throw otherBuild() } }

    /// Runs an operation by name. Takes a JSON object of named arguments, and returns `{"ok": ..}` or `{"error": ..}` as JSON
    /// text.
    ///
    /// - Throws: `LastroError.unavailable` in the same case as ``load()``.
    public static func dispatch(_ operation: String, _ input: String) throws -> String {
        try load()
        return callByName(operation: operation, input: input)
    }
}

/// Stores the chosen language. A lock guards it, since any thread may set it.
private final class Chosen: @unchecked Sendable {
    private let lock = NSLock()
    private var kept = Language.en

    var language: Language {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }
}

/// The function that creates the error, or nil if package and library belong to the same build. Determined once.
private let otherBuild: (@Sendable () -> LastroError)? = unless(lastro_fingerprint() == fingerprint && isOk(initializationResult))

private func isOk(_ result: InitializationResult) -> Bool { if case .ok = result { return true } else { return false } }

/// Returns nil if package and library belong to the same build (`ofOneBuild`). Otherwise returns a function that creates the error:
/// it uses the language that is set when the error occurs.
func unless(_ ofOneBuild: Bool) -> (@Sendable () -> LastroError)? {
    if ofOneBuild { return nil }
    return {
        let remedies = [
            Language.en: "build the program anew with the library and the package of one version",
            .ptBr: "compile o programa de novo com a biblioteca e o pacote da mesma versão",
        ]
        return .unavailable(platform: platform, path: "liblastro_mobile", remedy: remedies[LastroLibrary.language] ?? "")
    }
}

private var platform: String {
    #if os(macOS)
    let system = "macos"
    #elseif os(iOS)
    let system = "ios"
    #else
    let system = "linux"
    #endif
    #if arch(arm64)
    return system + "-aarch64"
    #else
    return system + "-x86-64"
    #endif
}

extension LastroIssue {
    /// The form label of the field at ``path``. Nil if no form has the field.
    public func label(_ language: Language = LastroLibrary.language) -> String? {
        otherBuild == nil ? labelOf(path: path, language: language) : nil
    }

    /// The problem as text for people: the label if there is one, the path, and the message for the code.
    public func text(_ language: Language = LastroLibrary.language) -> String {
        [label(language), (try? Issues.text(issue: self, language: language)) ?? path].compactMap { $0 }.joined(separator: ": ")
    }
}
