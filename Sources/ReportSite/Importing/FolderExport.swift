package import Diagnostics
import ProgressImport
import ProgressLoading
package import ProgressModel
import ReportWords

/// Writes a whole data directory again in one plain form; see `OwnExport`.
package struct FolderExport: Sendable {
    /// The names of the forms.
    package static let formats = OwnExport.Format.allCases.map(\.rawValue)

    private let folder: RecordedFolder
    private let path: String

    /// Reads a directory.
    package init(of recorder: Recorder) throws(SiteError) {
        folder = try recorder.read()
        path = recorder.path
    }

    package var language: Language { folder.profile.language }
    /// What would be lost: all errors, and what the files have that is not read.
    package var problems: [Diagnostic] {
        let unread: [DiagnosticCode] = [.unknownColumn, .unknownKey, .unknownFile]
        return folder.diagnostics.filter { $0.severity == .error || unread.contains($0.code) }
    }
    /// Whether the directory can be exported.
    package var isPossible: Bool { folder.errors.isEmpty }

    /// Writes the files into a new folder; throws, with nothing written, where one of them exists.
    ///
    /// Returns their paths.
    package func write(_ format: String, to output: String) throws(SiteError) -> [String] {
        guard let format = OwnExport.Format(rawValue: format.lowercased()) else {
            throw SiteError(
                .usage, "\"\(format)\" is not a form of an export",
                hint: "expected \(alternatives(FolderExport.formats))")
        }
        let (data, target) = (FileSystem.resolved(Path(path)), FileSystem.resolved(Path(output)))
        guard data != target else {
            throw SiteError(.usage, "\(output) is the folder itself", hint: "export into a folder of its own")
        }
        let files = OwnExport(folder.files, folder.history).files(format)
            .map { SiteFile(path: $0.path, bytes: $0.bytes) }
        let new = NewFolder(path: Path(output), hint: "export into a folder of its own")
        // What only its owner may read stays so.
        let modes = folder.files.lazy.compactMap { FileSystem.permissions(of: Path(path) / $0.path) }
        return try new.write(files, mode: modes.first ?? 0o666)
    }

    /// How many records were written, a line each.
    package func lines(in language: Language) -> [String] {
        let phrases = language.phrases
        return OwnExport(folder.files, folder.history).counts.map { kind, count in
            "\(kind.name(phrases)): \(phrases.numbers.text(count))"
        }
    }
}
