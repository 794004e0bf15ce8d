package import Model
package import Wording

/// A conversation of a command with someone who answers its questions.
package struct Interview {
    /// The words of the questions.
    package let phrases: Phrases
    /// Receives what is told, without a line end.
    package let tell: (String) -> Void
    /// Asks, and returns the answer with single spaces; nil for an empty line.
    package let ask: (String) throws(CommandError) -> String?

    /// Makes a conversation with someone.
    package init(
        in phrases: Phrases, tell: @escaping (String) -> Void,
        ask: @escaping (String) throws(CommandError) -> String?
    ) {
        (self.phrases, self.tell, self.ask) = (phrases, tell, ask)
    }

    /// Whether a question is answered by yes.
    package func isYes(_ question: String, byDefault proposal: Bool = true) throws(CommandError) -> Bool {
        let word = (proposal ? phrases.yesWords : phrases.noWords).first ?? ""
        guard let answer = try ask("\(question) [\(word)]: ") else { return proposal }
        return AnswerText.yesOrNo(answer) ?? false
    }
}
