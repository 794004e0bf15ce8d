package import DiskAccess
package import ProgressModel

/// What secrets open a data directory: `.reportgen/tokens`, beside the journal.
package struct TokenFile: Sendable {
    private static let name = "tokens"

    private let directory: Path
    private var folder: PrivateFolder { PrivateFolder(of: directory) }

    /// That of the data directory at a path.
    package init(of path: String) {
        directory = Path(path)
    }

    /// What it holds; nothing where there is none.
    package func read() throws(CommandError) -> AccessTokens {
        guard let bytes = try folder.bytes(of: TokenFile.name) else { return AccessTokens([], machine: "") }
        return AccessTokens(bytes, machine: try MachineKey.text())
    }

    /// What tells it from an earlier version; nil where there is none.
    package var identity: FileIdentity? { folder.identity(of: TokenFile.name) }

    /// Takes a token away; false where none has the name.
    package func revoke(_ name: String) throws(CommandError) -> Bool {
        try change { tokens throws(CommandError) in tokens.remove(name) }
    }

    /// Changes it while nobody else does, and returns what the change returns.
    package func change<Result>(
        _ body: (inout AccessTokens) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        guard try FileSystem.kind(of: directory) == .directory else {
            throw CommandError(.missingInput, "\(directory) is not a folder")
        }
        let lock = try FileSystem.lock(directory, tell: Console.note)
        defer { lock.map(FileSystem.unlock) }
        var tokens = AccessTokens(try folder.bytes(of: TokenFile.name) ?? [], machine: try MachineKey.text())
        let before = tokens.bytes
        let result = try body(&tokens)
        if tokens.bytes != before { try folder.write(tokens.bytes, to: TokenFile.name) }
        return result
    }
}
