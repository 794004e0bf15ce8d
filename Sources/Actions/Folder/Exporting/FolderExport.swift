import Disk
import Importing
package import Model
package import Wording

/// Writes a whole data directory in a simple form (`OwnExport`).
package struct FolderExport: Sendable {
    package static let formats = OwnExport.Format.allCases.map(\.rawValue)

    package let folder: RecordedFolder
    private let path: String

    /// Reads a directory; with a `shift` the export is moved by it.
    package init(of recorder: Recorder, shift: DemonstrationShift? = nil) throws(CommandError) {
        let read = try recorder.read()
        folder = shift?(read) ?? read
        path = recorder.path
    }

    /// Everything that would be lost: all errors, and unused parts of files.
    package var problems: [Diagnostic] {
        let unread: [DiagnosticCode] = [.unknownColumn, .unknownKey, .unknownFile]
        return folder.diagnostics.filter { $0.severity == .error || unread.contains($0.code) }
    }

    /// Writes the export into a folder; throws, with nothing written, if one of its files exists.
    ///
    /// With levels, days with only a level get its number of drinks. Returns the paths of the files, and a line for
    /// each kind of record with the number written.
    package func write(
        _ format: String, to output: String, withLevels: Bool = false, in phrases: Phrases
    ) throws(CommandError) -> (files: [String], counts: [String]) {
        guard let own = OwnExport.Format(rawValue: format.lowercased()) else {
            throw CommandError(
                .usage, "\"\(format)\" is not a form of an export",
                hint: "expected \(alternatives(FolderExport.formats))")
        }
        guard !withLevels || own == .csv else {
            throw CommandError(.usage, "--levels is for csv", hint: "leave --format out")
        }
        let files = try files(own, withLevels: withLevels)
        let (data, target) = (FileSystem.resolved(Path(path)), FileSystem.resolved(Path(output)))
        guard data != target else {
            throw CommandError(.usage, "\(output) is the folder itself", hint: "export into a folder of its own")
        }
        let new = NewFolder(path: Path(output), hint: "export into a folder of its own")
        let written = try new.write(files, mode: DataDirectory(path: Path(path)).fileMode)
        return (
            written,
            OwnExport(folder.files, folder.history).counts.map {
                "\($0.kind.name(phrases)): \(phrases.numbers.text($0.count))"
            }
        )
    }

    /// The export as one zip archive.
    package func zip(_ format: String) throws(CommandError) -> [UInt8] {
        ZipFile(try files(OwnExport.Format(rawValue: format) ?? .csv)).bytes
    }

    private func files(
        _ format: OwnExport.Format, withLevels: Bool = false
    ) throws(CommandError) -> [(path: String, bytes: [UInt8])] {
        let data = FileSystem.resolved(Path(path))
        var files = OwnExport(folder.files, folder.history).files(format, withLevels: withLevels)
        // The pictures of notes are exported as they are.
        for picture in try DataDirectory(path: data).contents().pictures.keys.sorted() {
            files.append((path: "notes/" + picture, bytes: try FileSystem.read(data / "notes" / picture)))
        }
        return files
    }
}
