import BuiltInTemplates
import ProgressModel
import ReportMarkup
import ReportPages
import ReportWords

/// The page that a server shows while the files have errors and there was no site before.
struct ProblemPage {
    let problems: [Serving.Problem]
    let language: Language

    var bytes: [UInt8] {
        let phrases = language.phrases
        var html: HTML = "<!DOCTYPE html>\n"
        html.element("html", { $0.attribute("lang", language.rawValue) }) { html in
            html.element("head") { html in
                html.markup(
                    #"<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">"#)
                html.markup(#"<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">"#)
                html.element("title", text: phrases.siteName)
                html.markup(
                    #"<link rel="stylesheet" href="/assets/style.css"><link rel="stylesheet" href="/serve.css">"#)
                html.markup(#"<script src="/reload.js" defer></script>"#)
            }
            html.element("body", #"class="p-not-found""#) { html in
                html.element("main", #"id="main""#) { html in
                    html.element("section", #"class="card problems""#) { html in
                        html.element("h1", text: phrases.filesHaveErrors)
                        Serving(problems: problems).writeProblems(in: language, to: &html)
                        html.element("p", text: phrases.pageComesLater)
                    }
                }
            }
        }
        return html.takeBytes()
    }

    /// A file of the look, which there is without a site as well; nil for any other path.
    static func asset(_ path: String) -> ServedFile? {
        BuiltInTemplates.files.first { "assets/" + $0.path == path && !$0.path.hasSuffix(".mustache") }
            .map { ServedFile(path: path, bytes: $0.bytes) }
    }
}
