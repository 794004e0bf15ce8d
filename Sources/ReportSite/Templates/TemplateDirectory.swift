import DiskAccess
import EmbeddedFiles
import ProgressFolder
package import ProgressModel
import ReportFiles
package import ReportMarkup
import ReportPages

/// The templates of a build: the built-in ones, replaced by those of the person's directory.
package enum TemplateDirectory {
    /// The person's own templates, or why they cannot be read.
    package typealias Contents = Result<[TemplateFile], CommandError>

    /// Checks the built-in templates with those of a person in their place; the set is nil if a diagnostic is an error.
    package static func set(with own: [TemplateFile]) -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        let builtIn = EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) }
        return TemplateSet.make(for: SitePages.templates, builtIn: builtIn, user: own)
    }

    /// The person's own templates, in the order of their names; none without a path.
    package static func contents(of path: String?) -> Contents {
        guard let path = path.map(Path.init) else { return .success([]) }
        return Result { () throws(CommandError) in try files(of: path) }
    }

    private static func files(of path: Path) throws(CommandError) -> [TemplateFile] {
        guard try FileSystem.kind(of: path) == .directory else {
            throw CommandError(.missingInput, "there is no directory \(path) with templates")
        }
        var own: [TemplateFile] = []
        for folder in ["", "cards/", "blocks/"] where try FileSystem.kind(of: path / folder) == .directory {
            own += try files(in: folder, of: path)
        }
        return own.sorted { $0.name < $1.name }
    }

    /// The files of a folder within the directory, whose name is empty or ends with a slash.
    private static func files(in folder: String, of path: Path) throws(CommandError) -> [TemplateFile] {
        var own: [TemplateFile] = []
        for name in try FileSystem.names(in: path / folder) where !name.hasPrefix(".") {
            let file = path / folder / name
            // A copy of the folder `Templates` has a Swift file, an export has a README; neither is a template.
            guard !name.hasSuffix(".swift"), name != "README.md" else { continue }
            guard try FileSystem.kind(of: file) == .file else {
                let isMeant = [".mustache", ".css", ".js"].contains(where: name.hasSuffix)
                guard isMeant else { continue }
                throw CommandError(.missingInput, "\(file) is not a regular file, and so no template")
            }
            own.append(TemplateFile(name: folder + name, bytes: try FileSystem.read(file)))
        }
        return own
    }
}

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
