import Actions
import Markup
import Model
import Pages
import Wording

/// The page that a server shows if the files have errors and there is no earlier site.
enum ProblemPage {
    static func file(_ problems: [Serving.Problem], in language: Language) -> ServedFile {
        let phrases = language.phrases
        let bytes = BarePage(phrases.siteName, "p-not-found", in: language).bytes(
            """
            <section class="card problems"><h1>\(phrases.filesHaveErrors)</h1>\
            \(Serving(problems: problems).problemList(in: language))<p>\(phrases.pageComesLater)</p></section>
            """)
        return ServedFile(path: "index.html", bytes: bytes)
    }

    /// A file of the pages' style, which exists without a site too; nil for any other path.
    static func asset(_ path: String) -> ServedFile? {
        EmbeddedFile.templates.first { "assets/" + $0.name == path && !$0.name.hasSuffix(".mustache") }
            .map { ServedFile(path: path, bytes: $0.bytes) }
    }
}

extension CommandError {
    /// The text on a page: a sentence in its language, or in English with a hint if it is a problem of files.
    func problem(in phrases: Phrases) -> FormProblem {
        if let text = text(in: phrases) {
            return FormProblem(text: text.prefix(1).uppercased() + text.dropFirst() + ".")
        }
        let sentences = [text + ".", hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }].compactMap(\.self)
        return FormProblem(text: sentences.joined(separator: " "), isEnglish: true)
    }
}
