package import Actions
import Disk
package import Model

/// The arguments that `reportgen serve` passes to the server program.
///
/// Both programs are built from the same sources, so only what this type writes has to be read.
package struct ServerArguments: Sendable, Equatable {
    package var data: String
    package var port: Int
    /// As written; nil for now.
    package var asOf: String?
    package var isStrict = false
    package var audience = Audience.private
    package var language: Language?
    package var templates: String?
    /// The address for other devices; nil for none, and then devices aren't paired.
    package var behind: OutsideAddress?
    package var opensBrowser = true
    /// Whether links that lead out of the folder are followed.
    package var followsLinks = false

    /// The default port, always the same so that bookmarks work.
    package static let usualPort = 4400

    package init(data: String, port: Int = usualPort) {
        self.data = data
        self.port = port
    }

    package var words: [String] {
        var words = ["--data", data, "--port", String(port), "--audience", audience.rawValue]
        if let asOf { words += ["--as-of", asOf] }
        if let language { words += ["--language", language.rawValue] }
        if let templates { words += ["--templates", templates] }
        if let behind { words += ["--behind", behind.origin] }
        let flags = [("--strict", isStrict), ("--open", opensBrowser), ("--follow-links", followsLinks)]
        return words + flags.flatMap { [$0, String($1)] }
    }

    /// Reads the words; throws if they aren't from this version.
    package init(words: [String]) throws(CommandError) {
        var values: [String: String] = [:]
        for index in stride(from: 0, to: words.count - 1, by: 2) { values[words[index]] = words[index + 1] }
        let known: Set = [
            "--data", "--port", "--audience", "--as-of", "--language", "--templates", "--behind", "--strict", "--open",
            "--follow-links",
        ]
        guard words.count.isMultiple(of: 2), values.keys.allSatisfy(known.contains), let data = values["--data"],
            let port = values["--port"].flatMap({ Int($0) }), (0...65535).contains(port),
            let audience = values["--audience"].flatMap({ Audience(rawValue: $0) }),
            let isStrict = values["--strict"].flatMap({ Bool($0) }),
            let opensBrowser = values["--open"].flatMap({ Bool($0) }),
            let followsLinks = values["--follow-links"].flatMap({ Bool($0) })
        else {
            throw CommandError(
                .usage, "\(ServerProgram.name) does not understand its arguments",
                hint: "it is started by reportgen serve, of the same version")
        }
        self.init(data: data, port: port)
        (asOf, templates) = (values["--as-of"], values["--templates"])
        behind = values["--behind"].flatMap { OutsideAddress($0) }
        language = values["--language"].flatMap { Language(rawValue: $0) }
        (self.isStrict, self.audience, self.opensBrowser) = (isStrict, audience, opensBrowser)
        self.followsLinks = followsLinks
    }

    package var reader: HistoryReader {
        HistoryReader(path: data, asOf: asOf.flatMap { AsOfText($0) }, isStrict: isStrict)
    }

    /// The audience and language of the pages.
    package var edition: Edition { Edition(audience: audience, language: language) }
}

/// The server program, next to `reportgen` or in a directory of PATH.
package enum ServerProgram {
    package static let name = "reportgen-serve"

    /// Replaces this process by the server; returns only by throwing.
    package static func start(_ arguments: ServerArguments) throws(CommandError) -> Never {
        guard let program = found else {
            throw CommandError(
                .missingInput, "the server, \(name), is not installed",
                hint: "install the package \(name), or run make install in the sources of reportgen")
        }
        try Machine.become(program, arguments.words)
    }

    /// The one next to this program is preferred, because it has the same version.
    private static var found: Path? {
        let own = FileSystem.resolved(Path("/proc/self/exe")).directory
        let others = (Machine.variable("PATH") ?? "").split(separator: ":").map { Path(String($0)) }
        return ([own] + others).map { $0 / name }.first { path in
            FileSystem.isExecutable(path) && (try? FileSystem.kind(of: path)) == .file
        }
    }
}

/// The address at which a server on this machine is reached from elsewhere: that of a proxy in front of it.
package struct OutsideAddress: Sendable, Equatable {
    /// Whether the connection is encrypted: `https`.
    package let isSecure: Bool
    /// The name, with the port if it isn't the usual one, in lower case: what is in `Host`.
    package let authority: String

    /// The address without a path, as in `Origin`.
    package var origin: String { (isSecure ? "https://" : "http://") + authority }

    /// Reads `https://name` with or without a port; nil for other texts, including a path, a user or a question mark.
    package init?(_ text: String) {
        let text = text.lowercased().hasSuffix("/") ? String(text.lowercased().dropLast()) : text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { return nil }
        isSecure = scheme == "https://"
        let rest = text.dropFirst(scheme.count)
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts[0].isEmpty, parts[0].utf8.count <= 253,
            parts[0].utf8.allSatisfy({ OutsideAddress.isAllowed($0) }),
            parts[0].first != "-", parts[0].first != ".", parts[0].last != "."
        else { return nil }
        guard parts.count == 2 else {
            authority = String(rest)
            return
        }
        guard let port = Int(parts[1]), (1...65535).contains(port), "\(port)" == parts[1] else { return nil }
        // A browser omits the default port.
        authority = port == (isSecure ? 443 : 80) ? String(parts[0]) : String(rest)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".-".utf8.contains(byte)
    }
}
