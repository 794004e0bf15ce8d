/// What a person types, or has in a file, in one language: read whatever the language of the pages is.
///
/// All in lower case, and without spaces around them if nothing else is said.
package protocol TypedWords: TypedDays {
    /// What the language is called, in itself and in the others: `german`, `deutsch`.
    var languageNames: [String] { get }
    /// Currencies, with their codes of ISO 4217: `euro`, `EUR`.
    var currencies: [String: String] { get }
    /// The singulars of units that people count in.
    var singulars: [String: String] { get }
    /// The words for something, which may have none.
    func typed(_ word: TypedWord) -> [String]
    /// What a level is called beside its name in files.
    func typed(_ level: Level) -> [String]
    /// Single words in the names of columns that are a metric.
    func typed(_ metric: KnownMetric) -> [String]
    /// Single words in the names of columns that are minutes of a type of workout, such as `running`.
    func typed(workout type: String) -> [String]
    /// What the names contain that people give trackers of a preset's kind: `tooth` for brushing teeth.
    func typed(_ preset: TrackerPreset) -> [String]
}

/// The words with which a person names a day, a week or a month, all in lower case but the names.
package protocol TypedDays: Sendable {
    /// Twelve names, January first.
    var monthNames: [String] { get }
    /// Seven names, Monday first.
    var weekdayNames: [String] { get }
    /// Words for today and the days around it, with how many days each lies back; negative for those to come.
    var spokenDays: [String: Int] { get }
    /// The numbers from one to twelve as words, and what is said for one before a noun: `nine`, `a`.
    var numberWords: [String: Int] { get }
    /// Words for the current week or month.
    var spokenCurrent: Set<String> { get }
    /// Words for the week or month before the current one.
    var spokenLast: Set<String> { get }
    /// What is before the number of a week, beside `w`.
    var spokenWeek: String { get }
}
