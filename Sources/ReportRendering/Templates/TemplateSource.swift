import Diagnostics
import Mustache

/// A template with its tags, for checks, and as the engine reads it.
struct TemplateSource: Sendable {
    let file: TemplateFile
    let lines: [String]
    let tags: [TemplateTag]
    /// Nil where the engine could not read it.
    let template: MustacheTemplate?

    /// Keeps the engine from escaping: it looks at whole characters, and takes a `<` with an accent for another one.
    private static let preamble = "{{%CONTENT_TYPE:TEXT}}\n"

    init(_ file: TemplateFile, _ diagnostics: inout [Diagnostic]) {
        self.file = file
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            (lines, tags, template) = ([], [], nil)
            diagnostics.append(
                Diagnostic(
                    .error, "template-encoding", at: SourceLocation(file: file.origin, line: 1),
                    "the template is not UTF-8"))
            return
        }
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        tags = TemplateScanner.tags(in: text)
        do {
            template = try MustacheTemplate(string: TemplateSource.preamble + text)
        } catch let error as MustacheTemplate.ParserError {
            template = nil
            let line = min(max(1, error.context.lineNumber - 1), lines.count)
            diagnostics.append(syntaxError(TemplateSource.text(error.error), line: line))
        } catch {
            template = nil
            diagnostics.append(syntaxError("\(error)", line: 1))
        }
    }

    /// The place of a tag.
    func location(line: Int, column: Int? = nil) -> SourceLocation {
        let text = lines.indices.contains(line - 1) ? lines[line - 1] : nil
        return SourceLocation(file: file.origin, line: line, column: column, sourceLine: text)
    }

    private func syntaxError(_ reason: String, line: Int) -> Diagnostic {
        Diagnostic(
            .error, "template-syntax", at: location(line: line), "the template is no valid Mustache: \(reason)")
    }

    private static func text(_ error: any Error) -> String {
        switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: "a section ends that is not open"
        case .unfinishedName: "a tag is malformed or does not end"
        case .expectedSectionEnd: "a section does not end"
        case .illegalTokenInsideInheritSection, .textInsideInheritSection:
            "only blocks may stand inside of an inherited template"
        case .invalidSetDelimiter, .transformAppliedToInheritanceSection, .invalidConfigVariableSyntax,
            .unrecognisedConfigVariable:
            "a kind of tag that is not supported"
        // The engine's own error for a text that ends too soon is not public.
        case nil: "a tag does not end"
        }
    }
}
