/// The text of a day and of a time on it, where one is said: `15.11. 22:00`, `15 November at 22:00`, `yesterday 10pm`.
package struct DayTimeText: Sendable {
    /// As `DayText` reads it.
    package let day: DayText
    /// The time of day in seconds after midnight, 0–86,399; nil where only the day was said.
    ///
    /// It is of the calendar day that is named, whenever the person's days start.
    package let second: Int?

    /// Reads a day, or a day and behind it a time such as `22:00`, `21.30`, `22 Uhr`, `at 22`, `10pm`; also
    /// `2025-11-15T22:00`.
    ///
    /// Nil for anything else: for a time alone, for what `DayText` refuses, and for a number behind a day without a year,
    /// which could be either: `15 November 22`.
    package init?(_ text: String) {
        var words = DateWords.words(text)
        // A timestamp without seconds and offset.
        if let first = words.first, words.count == 1, first.count == 16, first.dropFirst(10).first == "t" {
            words = [String(first.prefix(10)), String(first.suffix(5))]
        }
        self.init(words)
    }

    /// Reads words of `DateWords.words`; the longest beginning that is a day is the day.
    ///
    /// Without `takesBareHour`, `22` alone is no time.
    init?(_ words: [String], takesBareHour: Bool = true) {
        for count in stride(from: words.count, through: 1, by: -1) {
            guard let day = DayText(words[..<count]) else { continue }
            let rest = words[count...]
            if rest.isEmpty {
                (self.day, second) = (day, nil)
                return
            }
            guard let time = TimeText(rest), !time.isBare || takesBareHour && !day.lacksYear else { continue }
            (self.day, second) = (day, time.second)
            return
        }
        return nil
    }
}
