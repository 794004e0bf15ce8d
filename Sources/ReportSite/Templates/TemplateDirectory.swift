import BuiltInTemplates
import Diagnostics
import ReportMarkup
import ReportPages

/// The templates of a build: the built-in ones, replaced by those of the person's directory.
struct TemplateDirectory {
    /// As the person wrote it; nil for the built-in templates alone.
    let path: Path?

    /// Reads and checks them; the set is nil where there is an error among the diagnostics.
    func read() throws(SiteError) -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        let builtIn = BuiltInTemplates.files.map { TemplateFile(name: $0.path, bytes: $0.bytes) }
        guard let path else { return TemplateSet.make(for: SitePages.templates, builtIn: builtIn) }
        guard try FileSystem.kind(of: path) == .directory else {
            throw SiteError(.missingInput, "there is no directory \(path) with templates")
        }
        var own: [TemplateFile] = []
        for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
            let file = path / name
            // A copy of the folder `Templates` has a Swift file, an export has a README; neither is a template.
            guard !name.hasSuffix(".swift"), name != "README.md", try FileSystem.kind(of: file) == .file else {
                continue
            }
            own.append(TemplateFile(name: name, bytes: try FileSystem.read(file), origin: name))
        }
        return TemplateSet.make(for: SitePages.templates, builtIn: builtIn, user: own)
    }
}
