import ProgressModel

/// What a person says to `log`.
package struct LogRequest: Sendable {
    /// What happened, in words: `steady`, `water 2`, `workout 40 running`.
    package var words: [String]
    /// A tracker by its id, where the words alone would mean something else; all words are then its value.
    package var tracker: String?
    package var day: DayText?
    /// The time of day, in seconds after midnight.
    package var time: Int?
    package var note: String?
    package var trigger: String?
    package var place: String?
    /// What wrote it; `manual` where nothing is said.
    package var source: String?

    /// The same as a value, which then says what is meant; nil where only the words do.
    private(set) var content: LogContent?

    /// Makes a request in words.
    package init(_ words: [String]) {
        self.words = words
    }

    /// Makes a request of a value.
    package init(_ content: LogContent) {
        (self.content, words, tracker) = (content, content.words, content.tracker)
    }

    /// As the journal tells it.
    package var action: String {
        let options = [
            ("--tracker", tracker), ("--date", day?.text), ("--time", time.map(clockText)), ("--note", note),
            ("--trigger", trigger), ("--place", place), ("--source", source),
        ]
        return (["log"] + words + options.flatMap { option, value in value.map { [option, $0] } ?? [] })
            .joined(separator: " ")
    }
}

/// What is written down, once the words of a request are understood.
enum LogSubject: Sendable, Equatable {
    /// How a day was, with its drinks where they are known.
    case level(Level, drinks: FixedDecimal?)
    /// So many drinks on a day.
    case drinks(FixedDecimal)
    /// So many more drinks.
    case moreDrinks(FixedDecimal)
    case session(Session.Kind, minutes: FixedDecimal, type: String?)
    /// A tracker, by its place in the history.
    case tracker(Int, LogValue)
    case note(String)
}

/// What is logged of a tracker.
enum LogValue: Sendable, Equatable {
    case none
    case amount(FixedDecimal)
    /// Hours and minutes as they were said, `7:20`, which no decimal holds.
    case hours(String)
    /// Options by their places in the tracker.
    case options([Int])
}
