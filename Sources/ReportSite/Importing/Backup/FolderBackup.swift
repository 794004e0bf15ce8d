package import ProgressModel
import ReportWords
import TarPacking

/// Packs everything of a folder of records that belongs to a person into one file, byte for byte.
///
/// What is packed is not read, so that a folder with errors can be packed, too. The same files with the same permissions
/// give the same archive.
package struct FolderBackup: Sendable {
    private let path: Path
    private let entries: [TarEntry]
    /// What lies in the folder and is not packed, because no part of reportgen reads it.
    package let leftOut: [String]
    package let language: Language

    /// Reads a folder while nobody writes into it.
    package init(of recorder: Recorder) throws(SiteError) {
        path = recorder.folder
        language = try recorder.read().profile.language
        let collected = try recorder.locked { () throws(SiteError) in try CollectedFiles(of: recorder.folder) }
        (entries, leftOut) = (collected.entries, collected.leftOut)
    }

    /// Writes the archive into a new file that only its owner may read.
    package func write(to output: String) throws(SiteError) {
        let file = Path(output)
        guard !file.isEmpty else { throw SiteError(.usage, "the file has no name") }
        guard try FileSystem.kind(of: file) == nil else {
            throw SiteError(
                .cannotCreate, "\(file) exists already", hint: "give another name, such as one with the day")
        }
        guard let packed = Gzip.packed(TarWriter.archive(of: entries)) else {
            throw SiteError(.inputOutput, "there is not enough memory to pack \(path)")
        }
        try FileSystem.replace(file, with: packed, mode: 0o600)
    }

    /// What was packed, and what was not, a line each.
    package func lines(in language: Language) -> [String] {
        let phrases = language.phrases
        let names = leftOut.prefix(12).joined(separator: ", ") + (leftOut.count > 12 ? ", …" : "")
        return [phrases.packed(files: entries.count { $0.bytes != nil })]
            + (leftOut.isEmpty ? [] : [phrases.notPacked(names)])
    }
}

/// The files of a folder that go into a backup.
private struct CollectedFiles {
    private(set) var entries: [TarEntry] = []
    private(set) var leftOut: [String] = []
    private let folder: Path
    private var left = BackupNames.mostBytes

    init(of folder: Path) throws(SiteError) {
        self.folder = folder
        let (names, others) = try FileSystem.listing(of: folder)
        leftOut = others
        // Who may not enter the folder may not read its files either, wherever they are restored.
        let mask = CollectedFiles.mask(try FileSystem.mode(of: folder))
        for name in names {
            let isFolder = try FileSystem.kind(of: folder / name) == .directory
            guard BackupNames.isPart(name, isFolder: isFolder) else {
                if !name.hasPrefix(".") { leftOut.append(isFolder ? name + "/" : name) }
                continue
            }
            if isFolder { try add(folder: name, mask) } else { try add(file: name, mask) }
        }
        guard entries.contains(where: { $0.bytes != nil }) else {
            throw SiteError(.missingInput, "\(folder) holds nothing that could be packed")
        }
    }

    private mutating func add(folder name: String, _ mask: Int) throws(SiteError) {
        let mode = try FileSystem.mode(of: folder / name) & mask
        entries.append(TarEntry(name, mode: mode | 0o700, bytes: nil))
        let (names, others) = try FileSystem.listing(of: folder / name)
        leftOut += others.map { name + "/" + $0 }
        for file in names {
            let path = name + "/" + file
            let isFolder = try FileSystem.kind(of: folder / path) == .directory
            if BackupNames.isPart(path, isFolder: isFolder) {
                try add(file: path, mask & CollectedFiles.mask(mode))
            } else if !file.hasPrefix(".") {
                leftOut.append(isFolder ? path + "/" : path)
            }
        }
    }

    private mutating func add(file path: String, _ mask: Int) throws(SiteError) {
        guard try FileSystem.kind(of: folder / path) == .file else {
            throw SiteError(.missingInput, "\(folder / path) is neither a file nor a folder")
        }
        let bytes = try FileSystem.read(folder / path)
        left -= bytes.count
        guard left >= 0, entries.count < BackupNames.mostFiles else {
            throw SiteError(
                .badData, "\(folder) has more than \(BackupNames.mostBytes >> 20) MB or \(BackupNames.mostFiles) files")
        }
        entries.append(
            TarEntry(path, mode: try FileSystem.mode(of: folder / path) & mask & 0o666 | 0o600, bytes: bytes))
    }

    /// The permissions that may be kept of what lies in a folder with these.
    private static func mask(_ mode: Int) -> Int {
        0o700 | (mode & 0o010 == 0 ? 0 : 0o070) | (mode & 0o001 == 0 ? 0 : 0o007)
    }
}
