import Markup
import Model
import Pages
import Wording

/// The page that a server shows while the files have errors and there was no site before.
struct ProblemPage {
    let problems: [Serving.Problem]
    let language: Language

    var bytes: [UInt8] {
        let phrases = language.phrases
        return BarePage(phrases.siteName, "p-not-found", in: language).bytes(
            """
            <section class="card problems"><h1>\(phrases.filesHaveErrors)</h1>\
            \(Serving(problems: problems).problemList(in: language))<p>\(phrases.pageComesLater)</p></section>
            """)
    }

    /// A file of the look, which there is without a site as well; nil for any other path.
    static func asset(_ path: String) -> ServedFile? {
        EmbeddedFile.templates.first { "assets/" + $0.name == path && !$0.name.hasSuffix(".mustache") }
            .map { ServedFile(path: path, bytes: $0.bytes) }
    }
}
