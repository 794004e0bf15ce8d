import ProgressImport
import ProgressLoading

/// Reads the export that a person named, one file or a folder, within limits.
struct ImportFiles {
    private let path: Path

    /// An export of more than this is refused: it has to fit into memory several times.
    static let mostBytes = 64 << 20
    /// More files than anybody has habits.
    static let mostFiles = 20_000
    private static let deepestFolder = 4
    private static let endings = [".csv", ".json", ".md"]

    init(_ path: String) {
        self.path = Path(path)
    }

    /// The text files of the export; throws for anything that is none.
    func read() throws(SiteError) -> ImportInput {
        switch try FileSystem.kind(of: path) {
        case .file:
            let bytes = try read(path, left: ImportFiles.mostBytes)
            try check(bytes)
            return ImportInput([SourceFile(path: path.name, bytes: bytes)], isSingleFile: true)
        case .directory:
            var files: [SourceFile] = []
            var left = ImportFiles.mostBytes
            try collect(path, "", depth: 0, into: &files, left: &left)
            return ImportInput(files, isSingleFile: false)
        case nil: throw SiteError(.missingInput, "there is no file \(path)")
        default: throw SiteError(.missingInput, "\(path) is neither a file nor a folder")
        }
    }

    private func collect(
        _ folder: Path, _ prefix: String, depth: Int, into files: inout [SourceFile], left: inout Int
    ) throws(SiteError) {
        guard depth < ImportFiles.deepestFolder else { return }
        for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
            switch try FileSystem.kind(of: folder / name) {
            case .directory:
                try collect(folder / name, prefix + name + "/", depth: depth + 1, into: &files, left: &left)
            case .file where ImportFiles.isRead(name):
                guard files.count < ImportFiles.mostFiles else {
                    throw SiteError(.badData, "\(path) holds more than \(ImportFiles.mostFiles) files")
                }
                let bytes = try read(folder / name, left: left)
                left -= bytes.count
                files.append(SourceFile(path: prefix + name, bytes: bytes))
            default: continue
            }
        }
    }

    /// Whether a file of a folder can be part of an export.
    private static func isRead(_ name: String) -> Bool {
        // The files of harsh have no endings.
        ["log", "habits"].contains(name) || endings.contains { name.lowercased().hasSuffix($0) }
    }

    private func read(_ file: Path, left: Int) throws(SiteError) -> [UInt8] {
        guard (FileSystem.identity(of: FileSystem.resolved(file))?.size ?? 0) <= left else {
            throw SiteError(.badData, "\(path) holds more than \(ImportFiles.mostBytes >> 20) MB; nothing was read")
        }
        return try FileSystem.read(file)
    }

    /// Throws for what is no text, in words that say what it is.
    private func check(_ bytes: [UInt8]) throws(SiteError) {
        if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
            throw SiteError(
                .badData, "\(path) is a zip archive; expected its files", hint: "unpack it and import the folder")
        }
        if bytes.starts(with: Array("SQLite format 3\0".utf8)) {
            throw SiteError(
                .badData, "\(path) is a database; expected a CSV or JSON export",
                hint: "export as CSV in the app")
        }
        if bytes.allSatisfy({ " \t\r\n".utf8.contains($0) }) {
            throw SiteError(.badData, "\(path) is empty; nothing was written")
        }
    }
}
