import ReportSite
import ReportWords

/// A question to the person at the terminal, asked until it is answered.
struct Question {
    private let text: String

    /// Makes a question, with the answer that an empty line gives.
    init(_ text: String, _ proposal: String? = nil) {
        self.text = text + (proposal.map { " [\($0)]" } ?? "") + ": "
    }

    /// What `read` makes of the answer; asks again, saying what was expected, until it makes something of it.
    ///
    /// Nil for an empty line. Throws at the end of the input (Ctrl-D).
    func answer<Answer>(
        _ expected: ExpectedAnswer, _ phrases: any Phrases, _ read: (String) -> Answer?
    ) throws(SiteError) -> Answer? {
        while let words = try answer() {
            if let answer = read(words) { return answer }
            Console.note("    " + phrases.notAnAnswer(words, expected))
        }
        return nil
    }

    /// The answer with single spaces; nil for an empty line.
    ///
    /// Throws at the end of the input (Ctrl-D).
    func answer() throws(SiteError) -> String? {
        Console.ask(text)
        guard let line = readLine() else {
            Console.note("")
            throw SiteError(.usage, "the answers ended, nothing was written")
        }
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
