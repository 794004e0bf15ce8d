/// A question to the person at the terminal.
struct Question {
    private let text: String

    /// Makes a question, with the answer that an empty line gives.
    init(_ text: String, _ proposal: String? = nil) {
        self.text = text + (proposal.map { " [\($0)]" } ?? "") + ": "
    }

    /// What was answered; nil for an empty line or the end of the input.
    func answer() -> String? {
        Console.ask(text)
        guard let line = readLine() else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// One of a set of words, asked for again until it is one; nil for an empty line or the end of the input.
    func choice<Choice: RawRepresentable<String>>() -> Choice? {
        while let answer = answer() {
            if let choice = Choice(rawValue: answer.lowercased()) { return choice }
        }
        return nil
    }
}
