import BuiltInTemplates
import ReportRendering

/// A copy of the built-in templates for someone who wants a look of their own.
package struct TemplateExport: Sendable {
    /// What each template may name, as Markdown.
    package static var reference: String { TemplateReference.markdown }

    private static let referenceName = "README.md"

    /// Makes an export.
    package init() {}

    /// Writes the templates and their reference; throws, with nothing written, where one of the files is there already.
    ///
    /// Returns the paths of the files.
    package func write(to path: String) throws(SiteError) -> [String] {
        guard !path.isEmpty else { throw SiteError(.usage, "the folder has no name") }
        let reference = SiteFile(path: TemplateExport.referenceName, bytes: Array(TemplateExport.reference.utf8))
        let files = BuiltInTemplates.files.map { SiteFile(path: $0.path, bytes: $0.bytes) } + [reference]
        for file in files where try FileSystem.kind(of: path + "/" + file.path) != nil {
            throw SiteError(
                .cannotCreate, "\(path)/\(file.path) exists already", hint: "export into a folder of its own")
        }
        try FileSystem.createDirectories(path)
        for file in files { try FileSystem.write(file.bytes, to: path + "/" + file.path) }
        return files.map { path + "/" + $0.path }
    }
}
