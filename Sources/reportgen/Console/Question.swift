import ReportSite

/// A question to the person at the terminal, asked until it is answered.
struct Question {
    private let text: String

    /// Makes a question, with the answer that an empty line gives.
    init(_ text: String, _ proposal: String? = nil) {
        self.text = text + (proposal.map { " [\($0)]" } ?? "") + ": "
    }

    /// What `read` makes of the answer, asked for again with what was `expected` until it makes something of it.
    ///
    /// Nil for an empty line; throws at the end of the input, by which a person says that they would rather not.
    func answer<Answer>(expected: String, _ read: (String) -> Answer?) throws(SiteError) -> Answer? {
        while true {
            Console.ask(text)
            guard let line = readLine() else {
                Console.note("")
                throw SiteError(.usage, "the answers ended, nothing was written")
            }
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words.isEmpty { return nil }
            if let answer = read(words) { return answer }
            Console.note("    \"\(words)\" is not it, expected \(expected)")
        }
    }
}
