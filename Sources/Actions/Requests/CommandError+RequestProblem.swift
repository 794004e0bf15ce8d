package import Model
package import Wording

extension CommandError {
    /// An error for a problem that every language has words for; its text is in English.
    package init(_ kind: Kind, _ problem: RequestProblem, _ hint: RequestHint? = nil) {
        self.init(kind, RequestReason(problem: { $0.problem(problem) }, hint: { hint.map($0.hint) }))
    }

    /// An error for words that `log` can't write down; its text is in English.
    package init(_ kind: Kind, _ problem: LogProblem, _ hint: RequestHint? = nil) {
        self.init(kind, RequestReason(problem: { $0.problem(problem) }, hint: { hint.map($0.hint) }))
    }

    private init(_ kind: Kind, _ reason: RequestReason) {
        let phrases = Language.fallback.phrases
        self.init(kind, reason.problem(phrases), hint: reason.hint(phrases), reason: reason)
    }

    /// Why something failed, in a language; nil if there is only the English text.
    package func text(in phrases: Phrases) -> String? { (reason as? RequestReason)?.problem(phrases) }

    /// What to do about it, in a language if possible.
    package func hint(in phrases: Phrases) -> String? {
        guard let reason = reason as? RequestReason else { return hint }
        return reason.hint(phrases)
    }

    /// The same error with words in other languages, and its English text as the hint.
    package func saying(_ problem: RequestProblem) -> CommandError {
        guard reason == nil else { return self }
        let (text, hint) = (text, hint)
        return CommandError(
            kind, text, hint: hint,
            reason: RequestReason(
                problem: { $0.isFallback ? text : $0.problem(problem) }, hint: { $0.isFallback ? hint : text }))
    }

    func with(_ hint: RequestHint) -> CommandError {
        guard let reason = reason as? RequestReason else {
            return CommandError(kind, text, hint: Language.fallback.phrases.hint(hint))
        }
        return CommandError(kind, RequestReason(problem: reason.problem, hint: { $0.hint(hint) }))
    }
}

/// A problem and its hint, for the words of any language.
private struct RequestReason: ErrorReason {
    let problem: @Sendable (Phrases) -> String
    let hint: @Sendable (Phrases) -> String?
}

extension RequestHint {
    /// The word that was probably meant; nil if none is similar.
    static func spelling(_ written: String, among words: [String]) -> RequestHint? {
        nearestWord(to: written, among: words).map { .didYouMean(["\"\($0)\""]) }
    }
}

extension Phrases {
    /// Whether the English text is that of the fallback language.
    fileprivate var isFallback: Bool { inThisLanguage == Language.fallback.phrases.inThisLanguage }
}
