import DiskAccess
import EmbeddedFiles
import ProgressFolder
package import ProgressModel
import ReportFiles

/// A copy of the built-in templates for someone who wants a look of their own.
package enum TemplateExport {
    /// What each template may name, as Markdown.
    package static var reference: String { TemplateReference.markdown }

    /// Writes the templates and their reference; throws, with nothing written, if one of the files exists.
    ///
    /// Returns the paths of the files.
    package static func write(to path: String) throws(CommandError) -> [String] {
        guard !DataSearch.holdsRecords(Path(path)) else {
            throw CommandError(
                .usage, "\(path) holds records", hint: "export into a folder of its own, such as \(path)/templates")
        }
        let reference = (path: "README.md", bytes: Array(TemplateExport.reference.utf8))
        let files = EmbeddedFile.templates.map { (path: $0.name, bytes: $0.bytes) } + [reference]
        return try NewFolder(path: Path(path), hint: "export into a folder of its own").write(files)
    }
}
