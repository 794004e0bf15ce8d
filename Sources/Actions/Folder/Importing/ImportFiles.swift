import Diary
import Disk
import Importing
import Model

/// Reads the export at a path, a file, a folder or a zip archive, within limits.
struct ImportFiles {
    let path: Path
    /// The name of a file that a browser sent; it isn't a path.
    let name: Path?
    /// The name of the wanted sheet; nil for the first.
    let sheet: String?
    let hasEncoding: Bool

    /// The maximum size of an export, which has to fit into memory several times.
    static let mostBytes = 64 << 20
    /// The maximum number of files.
    static let mostFiles = 20_000
    static let deepestFolder = 4
    /// The number of bytes that are enough to recognize a file.
    static let headSize = 4096
    private static let endings = [".csv", ".json", ".md"]

    private var shown: Path { name ?? path }

    /// The files of the export; throws for anything that isn't one.
    func read() throws(CommandError) -> ImportInput {
        let input = try readAny()
        guard !hasEncoding || !input.isSpreadsheet else {
            throw CommandError(.usage, "a spreadsheet says its encoding itself; leave --encoding out")
        }
        guard sheet == nil || input.isSpreadsheet else {
            throw CommandError(.usage, "only .xlsx and .ods have sheets; leave --sheet out")
        }
        return input
    }

    private func readAny() throws(CommandError) -> ImportInput {
        switch try FileSystem.kind(of: path) {
        case .file:
            let file = try OpenFile(path, named: name)
            let head = try file.head(ImportFiles.headSize)
            if ZipArchive.recognises(head) { return try ZipExport(file).input(sheet: sheet) }
            if ImportFormat.isLarge(head) { return ImportInput(ImportFiles.large(file), isSingleFile: true) }
            try check(head, isWhole: file.count <= head.count)
            let bytes = try read(path, left: ImportFiles.mostBytes)
            return ImportInput([SourceFile(path: shown.name, bytes: bytes)], isSingleFile: true)
        case .directory:
            var files: [SourceFile] = []
            var left = ImportFiles.mostBytes
            try collect(path, "", depth: 0, into: &files, left: &left)
            if let large = try largeFile() { return ImportInput(ImportFiles.large(large), isSingleFile: false) }
            return ImportInput(files, isSingleFile: false)
        case nil: throw CommandError(.missingInput, "there is no file \(path)")
        default: throw CommandError(.missingInput, "\(path) is neither a file nor a folder")
        }
    }

    private static func large(_ file: OpenFile) -> LargeFile {
        LargeFile(path: file.path.name) {
            var position = 0
            return { buffer throws(ImportError) in
                do throws(ZipError) {
                    let received = try file.read(at: position, into: buffer)
                    position += received
                    return received
                } catch {
                    throw ImportError(error.text)
                }
            }
        }
    }

    private func collect(
        _ folder: Path, _ prefix: String, depth: Int, into files: inout [SourceFile], left: inout Int
    ) throws(CommandError) {
        guard depth < ImportFiles.deepestFolder else { return }
        for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
            let kind = try FileSystem.kind(of: folder / name)
            if kind == .directory || ImportFiles.isRead(name) { try checkLink(folder / name) }
            switch kind {
            case .directory:
                try collect(folder / name, prefix + name + "/", depth: depth + 1, into: &files, left: &left)
            case .file where ImportFiles.isRead(name):
                guard files.count < ImportFiles.mostFiles else { throw ImportFiles.tooMany(path) }
                let bytes = try read(folder / name, left: left)
                left -= bytes.count
                files.append(SourceFile(path: prefix + name, bytes: bytes))
            default: continue
            }
        }
    }

    /// Throws for a link that leads out of the export: somebody else's folder could have one to any file.
    private func checkLink(_ file: Path) throws(CommandError) {
        guard let target = FileSystem.target(of: file, outside: path) else { return }
        throw CommandError(.badData, "\(file) is a link to \(target), outside of \(path); nothing was written")
    }

    /// The largest file of the folder that begins like an export that is read in parts; nil if there isn't one.
    private func largeFile() throws(CommandError) -> OpenFile? {
        var largest: OpenFile?
        for name in try FileSystem.names(in: path) where !name.hasPrefix(".") && ImportFiles.mayBeLarge(name) {
            guard try FileSystem.kind(of: path / name) == .file else { continue }
            let file = try OpenFile(path / name)
            if file.count > largest?.count ?? 0, ImportFormat.isLarge(try file.head(ImportFiles.headSize)) {
                largest = file
            }
        }
        return largest
    }

    /// Whether a file of this name can be an export that is read in parts.
    static func mayBeLarge(_ name: String) -> Bool { name.lowercased().hasSuffix(".xml") }

    /// Whether a file of a folder can be part of an export.
    static func isRead(_ name: String) -> Bool {
        guard !DataFolder.isCopy(name) else { return false }
        // The files of harsh have no file extensions.
        return ["log", "habits"].contains(name) || endings.contains { name.lowercased().hasSuffix($0) }
    }

    private func read(_ file: Path, left: Int) throws(CommandError) -> [UInt8] {
        guard (FileSystem.identity(of: FileSystem.resolved(file))?.size ?? 0) <= left else {
            throw ImportFiles.tooLarge(shown)
        }
        return try FileSystem.read(file)
    }

    static func tooLarge(_ path: Path) -> CommandError {
        CommandError(.badData, "\(path) holds more than \(mostBytes >> 20) MB; nothing was read")
    }

    static func tooMany(_ path: Path) -> CommandError {
        CommandError(.badData, "\(path) holds more than \(mostFiles) files")
    }

    /// Throws for content that isn't text, with a message about what it is.
    private func check(_ head: [UInt8], isWhole: Bool) throws(CommandError) {
        let name = shown.name.lowercased()
        let refusals: [(isMet: Bool, text: String, hint: String?)] = [
            (isWhole && head.allSatisfy { " \t\r\n".utf8.contains($0) }, "is empty", nil),
            (
                name.hasSuffix(".db") || head.starts(with: "SQLite format 3\0".utf8), "is a database",
                "export as CSV in the app"
            ),
            (
                head.starts(with: [0xD0, 0xCF, 0x11, 0xE0]), "is in the old format of Excel, or has a password",
                "save it as .xlsx without a password, or as CSV"
            ),
            (
                [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8)].contains { head.starts(with: $0) },
                "is a picture", "expected a table as CSV, Excel or LibreOffice"
            ),
            (head.starts(with: "%PDF".utf8), "is a PDF", "save the table as CSV, Excel or LibreOffice"),
            (name.hasSuffix(".fods"), "is not read; save it as .ods or CSV", nil),
            (ImportFiles.mayBeLarge(name), "is not an export of Apple Health", nil),
            (name.hasSuffix(".zip"), "is not a zip archive", "export again, or download it again"),
        ]
        guard let refusal = refusals.first(where: \.isMet) else { return }
        throw CommandError(.badData, "\(shown) \(refusal.text); nothing was written", hint: refusal.hint)
    }
}
