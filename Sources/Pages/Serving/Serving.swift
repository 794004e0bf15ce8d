package import Markup
package import Model
import Wording

/// What is different on a page that a server shows: its policy comes as a header, it reloads when it has changed, it says
/// what is wrong with the records, and a day can be marked on it.
package struct Serving: Sendable, Hashable {
    /// Something that is wrong with the records or the templates.
    package struct Problem: Sendable, Hashable {
        /// The file as the person wrote its folder, with its line: `my-year/logs.csv:2`; empty if no file is meant.
        package let place: String
        /// What is wrong and what was expected, in English as in the terminal.
        package let text: String
        /// What to do about it; nil if that is not known.
        package let hint: String?

        /// Makes a problem.
        package init(place: String, text: String, hint: String? = nil) {
            self.place = place
            self.text = text
            self.hint = hint
        }
    }

    /// Why the pages are older than the files, in reading order; empty if they are of now.
    package let problems: [Problem]
    /// The secret that every form holds; nil if nothing can be written down.
    package let token: String?

    /// Makes what a server adds; without problems the pages have no notice, without a token no forms.
    package init(problems: [Problem] = [], token: String? = nil) {
        self.problems = problems
        self.token = token
    }
}

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
