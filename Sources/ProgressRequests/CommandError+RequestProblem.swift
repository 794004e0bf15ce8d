package import Diagnostics
import ProgressModel
package import ReportWords

extension CommandError {
    /// Makes an error of a problem that every language has words for; the text is in English.
    package init(_ kind: Kind, _ problem: RequestProblem, hint: String? = nil) {
        self.init(kind, Language.fallback.phrases.problem(problem), hint: hint, reason: problem)
    }

    /// Why something failed, in a language where it has words for it; nil where only the English text says it.
    package func text(in phrases: any Phrases) -> String? {
        (reason as? RequestProblem).map { phrases.problem($0) }
    }
}
