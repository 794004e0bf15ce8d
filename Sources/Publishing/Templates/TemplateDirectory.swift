import Actions
import Disk
package import Markup
package import Model
package import Pages
import Sharing

/// The templates of a build: the built-in ones, replaced by those in the person's directory.
package enum TemplateDirectory {
    /// The person's own templates, or why they can't be read.
    package typealias Contents = Result<[TemplateFile], CommandError>

    /// Checks the built-in templates with a person's, which may use a report's numbers; the set is nil with an error.
    package static func set(
        with own: [TemplateFile], for report: @autoclosure () -> Report? = nil
    ) -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        let (palette, report) = (palette(of: own), own.isEmpty ? nil : report())
        let values = report.map(TemplateValue.all)
        let pages = OwnPage.fields(of: own.compactMap(OwnPageFile.init))
        var (templates, diagnostics) = TemplateSet.make(
            for: SitePages.templates + pages, builtIn: builtIn, user: withColours(own), values: values ?? .group([:]))
        diagnostics += palette?.problems ?? []
        if let report, let made = templates, made.hasFilesOfOwn || !pages.isEmpty {
            let clashes = SiteFiles(report, templates: made).clashes(of: own)
            if !clashes.isEmpty { (templates, diagnostics) = (nil, diagnostics + clashes) }
        }
        return (templates, diagnostics)
    }

    private static var builtIn: [TemplateFile] {
        EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) }
    }

    /// The colours in a person's `colors.css`, and their problems; nil without the file.
    static func palette(of own: [TemplateFile]) -> (palette: Palette, problems: [Diagnostic])? {
        guard let colours = own.first(where: { $0.name == TemplateFile.colours }) else { return nil }
        return Palette.read(colours, over: styleColours)
    }

    /// A person's files with their colours at the end of the style sheet, where they take effect.
    private static func withColours(_ own: [TemplateFile]) -> [TemplateFile] {
        guard let colours = own.first(where: { $0.name == TemplateFile.colours }),
            let style = (own + builtIn).first(where: { $0.name == styleName })
        else { return own }
        let both = TemplateFile(name: styleName, bytes: style.bytes + colours.bytes, origin: style.origin)
        return own.filter { ![styleName, TemplateFile.colours].contains($0.name) } + [both]
    }

    private static let styleName = "style.css"
    private static let styleColours = StyleColours(builtIn.first { $0.name == styleName }?.bytes ?? [])

    /// The person's own templates by name; empty without a path.
    package static func contents(of path: String?) -> Contents {
        guard let path = path.map(Path.init) else { return .success([]) }
        return Result { () throws(CommandError) in try files(of: path) }
    }

    private static func files(of path: Path) throws(CommandError) -> [TemplateFile] {
        guard try FileSystem.kind(of: path) == .directory else {
            throw CommandError(.missingInput, "there is no directory \(path) with templates")
        }
        return try files(in: "", of: path).sorted { $0.name < $1.name }
    }

    /// The files of a folder in the directory, named empty or with a final slash; an unused one is only listed.
    private static func files(in folder: String, of path: Path) throws(CommandError) -> [TemplateFile] {
        var own: [TemplateFile] = []
        for name in try FileSystem.names(in: path / folder) where !name.hasPrefix(".") {
            let file = path / folder / name
            // A copy of the folder `Templates` has a Swift file and parts of the style sheet, an export a README.
            guard !name.hasSuffix(".swift"), !["README.md", "style"].contains(name) else { continue }
            let isCopied = folder.hasPrefix(TemplateFile.asTheyAre)
            let isRead = isCopied || folder.isEmpty && TemplateFile.folders.contains(name + "/")
            switch try FileSystem.kind(of: file) {
            case .file: own.append(TemplateFile(name: folder + name, bytes: try FileSystem.read(file)))
            case .directory where isRead: own += try files(in: folder + name + "/", of: path)
            case let kind:
                guard !isCopied, ![".mustache", ".css", ".js"].contains(where: name.hasSuffix) else {
                    throw CommandError(.missingInput, "\(file) is not a regular file, and so no template")
                }
                if kind == .directory { own.append(TemplateFile(name: folder + name + "/", bytes: [])) }
            }
        }
        return own
    }
}

/// A copy of the built-in templates for people who want their own look.
package enum TemplateExport {
    /// The fields of each template as Markdown, with the numbers of a report if there is one.
    package static func reference(of report: Report? = nil) -> String { TemplateReference.markdown(of: report) }

    /// Writes the templates and their reference; throws, with nothing written, if one of the files exists.
    ///
    /// Returns the paths of the files.
    package static func write(to path: String) throws(CommandError) -> [String] {
        guard !DataSearch.holdsRecords(Path(path)) else {
            throw CommandError(
                .usage, "\(path) holds records", hint: "export into a folder of its own, such as \(path)/templates")
        }
        let reference = (path: "README.md", bytes: Array(TemplateExport.reference().utf8))
        let files = EmbeddedFile.templates.map { (path: $0.name, bytes: $0.bytes) } + [reference]
        return try NewFolder(path: Path(path), hint: "export into a folder of its own").write(files)
    }
}
