package import ProgressModel
package import ReportMarkup
import ReportWords

extension Serving {
    /// More would fill the page; the terminal has all of them.
    private static let mostProblems = 5

    /// Writes that the page is older than the files, and why; nothing where nothing is wrong.
    func writeNotice(in language: Language, to html: inout HTML) {
        guard !problems.isEmpty else { return }
        html.element("section", #"class="card problems" role="alert""#) { html in
            html.element("p") { $0.element("b", text: language.phrases.filesHaveErrors) }
            writeProblems(in: language, to: &html)
            html.element("p", text: language.phrases.pageIsOfBefore)
        }
    }

    /// Writes the first problems as a list, and how many more there are.
    package func writeProblems(in language: Language, to html: inout HTML) {
        html.element("ul", { $0.attribute("lang", Language.fallback.rawValue) }) { html in
            for problem in problems.prefix(Serving.mostProblems) { write(problem, to: &html) }
        }
        let more = problems.count - Serving.mostProblems
        if more > 0 { html.element("p", text: language.phrases.andMoreProblems(more)) }
    }

    private func write(_ problem: Problem, to html: inout HTML) {
        html.element("li") { html in
            if !problem.place.isEmpty {
                html.element("code", text: problem.place)
                html.markup(": ")
            }
            html.text(problem.text)
            if let hint = problem.hint {
                html.markup("<br>")
                html.element("small", text: hint)
            }
        }
    }
}
