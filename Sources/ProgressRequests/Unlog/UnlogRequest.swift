package import ProgressModel

/// What a person takes out of the records of a day.
package struct UnlogRequest: Sendable {
    /// What was written down, as `log` takes it: `steady`, `water`, `water 2`, `meditation`.
    package var words: [String]
    /// A tracker by its id, where the words alone would mean something else.
    package var tracker: String?
    /// One record that a page shows, instead of words.
    package var key: RecordKey?
    /// Today where nothing is said.
    package var day: DayText?
    /// The time of day, in seconds after midnight.
    package var time: Int?
    /// Whether all records go where several are meant.
    package var takesAll = false

    /// Makes a request in words.
    package init(_ words: [String]) {
        self.words = words
    }

    /// Makes a request for one record of a day, as a page shows it.
    package init(_ key: RecordKey, on day: Day) {
        words = []
        self.key = key
        self.day = DayText(day)
    }

    /// As the journal tells it, with the day that was meant.
    func action(on day: Day) -> String {
        let options = [("--tracker", tracker), ("--date", day.description), ("--time", time.map(clockText))]
        let said = options.flatMap { option, value in value.map { [option, $0] } ?? [] }
        return (["unlog"] + words + said + (takesAll ? ["--all"] : [])).joined(separator: " ")
    }
}
