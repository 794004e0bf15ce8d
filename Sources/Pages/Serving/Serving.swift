package import Markup
package import Model
import Wording

/// The additions for pages that a server shows: their policy is a header, they reload when they change, and they
/// contain the problems of the records and forms to mark a day.
package struct Serving: Sendable, Hashable {
    /// A problem in the records or the templates.
    package struct Problem: Sendable, Hashable {
        /// The file as the person wrote its path, with the line: `my-year/logs.csv:2`; empty if it is about no file.
        package let place: String
        /// The problem and what was expected, in English as in the terminal.
        package let text: String
        /// How to solve it; nil if that isn't known.
        package let hint: String?

        /// Makes a problem.
        package init(place: String, text: String, hint: String? = nil) {
            self.place = place
            self.text = text
            self.hint = hint
        }
    }

    /// The reasons that the pages are older than the files, in reading order; empty if they are up to date.
    package let problems: [Problem]
    /// The secret that every form contains; nil if nothing can be written.
    package let token: String?

    /// Makes the additions; without problems the pages have no notice, without a token no forms.
    package init(problems: [Problem] = [], token: String? = nil) {
        self.problems = problems
        self.token = token
    }
}

extension Serving {
    /// The maximum number of problems on a page; the terminal shows all.
    private static let mostProblems = 5

    /// The notice that the page is older than the files, with the reasons; empty if there aren't any.
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
