package import ProgressModel
package import ReportMarkup
import ReportWords

extension Serving {
    /// More would fill the page; the terminal has all of them.
    private static let mostProblems = 5

    /// That the page is older than the files, and why; empty if nothing is wrong.
    func notice(in language: Language) -> HTML {
        guard !problems.isEmpty else { return "" }
        return """
            <section class="card problems" role="alert"><p><b>\(language.phrases.filesHaveErrors)</b></p>\
            \(problemList(in: language))<p>\(language.phrases.pageIsOfBefore)</p></section>
            """
    }

    /// The first problems as a list, and the number of the others.
    package func problemList(in language: Language) -> HTML {
        let more = problems.count - Serving.mostProblems
        return """
            <ul lang="\(Language.fallback.rawValue)">\(each: problems.prefix(Serving.mostProblems), \.html)</ul>\
            \(if: more > 0, "<p>\(language.phrases.andMoreProblems(more))</p>")
            """
    }
}

extension Serving.Problem {
    fileprivate var html: HTML {
        """
        <li>\(if: !place.isEmpty, "<code>\(place)</code>: ")\(text)\(hint, { "<br><small>\($0)</small>" })</li>
        """
    }
}
