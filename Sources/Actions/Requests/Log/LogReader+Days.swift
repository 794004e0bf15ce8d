extension LogReader {
    /// The day, with an optional time, if it consists of all the words; nil otherwise.
    ///
    /// A weekday alone must be written in full, because `sat` could be anything, and `-3` and `1/2` could be amounts.
    /// An hour alone, such as `22`, isn't a time: it could be an amount too.
    static func day(_ words: some Collection<String>) -> DayTimeText? {
        guard let said = DayTimeText(DateWords.words(words.joined(separator: " ")), takesBareHour: false) else {
            return nil
        }
        let word = said.day.text
        let isShort = word.count < 4 && word.allSatisfy(\.isLetter)
        let isSigned = word.hasPrefix("-") || word.hasPrefix("\u{2212}")
        let isFraction = SlashedDate(word).map { !$0.hasYear } ?? false
        return isShort || isSigned || isFraction ? nil : said
    }

    /// The words before a day of several words, such as `nine days ago` or `yesterday 22:00`, and that day; all words
    /// if they don't end with one, or an option gives the day.
    ///
    /// The longest possible day is used, so that a number before a month belongs to the month: `water 3 november` is
    /// one glass, as `november` alone isn't a day, and `water 2 3 november` are two. A day of one word may be an amount
    /// (`2.5`); the caller decides.
    static func withoutDay(_ words: [String], _ request: LogRequest) -> (words: [String], day: DayTimeText?) {
        guard request.day == nil, words.count > 1 else { return (words, nil) }
        for start in max(0, words.count - mostWords)..<(words.count - 1) {
            guard let said = day(words[start...]), AmountText.number(said.day.text) == nil else { continue }
            return (Array(words[..<start]), said)
        }
        return (words, nil)
    }

    /// The words of the longest day and time: `on the 15th of november 2025 at 10:00 pm`.
    private static let mostWords = 9
}

extension LogReader.Reading {
    init(_ subject: LogContent, on day: DayTimeText?, _ request: LogRequest) {
        self.init(subject: subject, day: day?.day ?? request.day, time: day?.second)
    }
}
