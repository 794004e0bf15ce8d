import Model

/// A template file with its parts; nil if it couldn't be read.
struct TemplateSource: Sendable {
    let file: TemplateFile
    let parts: [TemplateSyntax]?
    private let lines: [Substring]

    init(_ file: TemplateFile, _ diagnostics: inout [Diagnostic]) {
        self.file = file
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            (lines, parts) = ([], nil)
            let place = SourceLocation(file: file.origin, line: 1)
            diagnostics.append(Diagnostic(.error, .templateEncoding, at: place, "the template is not UTF-8"))
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.lines = lines
        do throws(TemplateParser.Fault) {
            parts = try TemplateParser.parse(file.bytes)
        } catch {
            parts = nil
            let line = min(max(1, error.line), lines.count)
            let place = SourceLocation(file: file.origin, line: line, sourceLine: String(lines[line - 1]))
            diagnostics.append(Diagnostic(.error, .templateSyntax, at: place, error.text))
        }
    }

    func location(_ tag: TemplateTag) -> SourceLocation { location(line: tag.line, column: tag.column) }

    func location(line: Int, column: Int? = nil) -> SourceLocation {
        let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
        return SourceLocation(file: file.origin, line: line, column: column, sourceLine: text)
    }
}

/// A template, style sheet or script, with its origin.
package struct TemplateFile: Sendable {
    /// The path in the folder of templates, such as `overview.mustache`.
    package let name: String
    package let bytes: [UInt8]
    /// The path in messages, as the user knows it.
    package let origin: String

    /// The folder of files that the site copies.
    package static let asTheyAre = "static/"
    /// The folders that are read, each with a final slash.
    package static let folders = ["cards/", "blocks/", "pages/", asTheyAre]
    package static let colours = "colors.css"

    /// Its path on the site, unless it is a template.
    package var sitePath: String {
        name.hasPrefix(TemplateFile.asTheyAre) ? String(name.dropFirst(TemplateFile.asTheyAre.count)) : "assets/" + name
    }

    package init(name: String, bytes: [UInt8], origin: String? = nil) {
        self.name = name
        self.bytes = bytes
        self.origin = origin ?? name
    }
}
