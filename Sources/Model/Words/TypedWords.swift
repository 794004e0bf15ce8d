/// What a person types, or has in a file, in one language; understood in every language of the pages.
///
/// All in lower case, and without surrounding spaces unless noted.
package protocol TypedWords: TypedDays {
    /// The names of the language in this and other languages: `german`, `deutsch`.
    var languageNames: [String] { get }
    /// Currencies, with their codes of ISO 4217: `euro`, `EUR`.
    var currencies: [String: String] { get }
    /// The singulars of units.
    var singulars: [String: String] { get }
    /// The words for something, possibly none.
    func typed(_ word: TypedWord) -> [String]
    /// The names of a level besides the one in files.
    func typed(_ level: Level) -> [String]
    /// Single words in names of columns that mean a metric.
    func typed(_ metric: KnownMetric) -> [String]
    /// Single words in names of columns with minutes of a type of workout, such as `running`.
    func typed(workout type: String) -> [String]
    /// Parts of names that people give trackers like a preset: `tooth` for brushing teeth.
    func typed(_ preset: TrackerPreset) -> [String]
}

/// Words for days, weeks and months, in lower case except the names.
package protocol TypedDays: Sendable {
    /// Twelve names, January first.
    var monthNames: [String] { get }
    /// Seven names, Monday first.
    var weekdayNames: [String] { get }
    /// Words for today and the days around it, with their distance in days; negative in the future.
    var spokenDays: [String: Int] { get }
    /// The numbers from one to twelve in words, with those for one before a noun: `nine`, `a`.
    var numberWords: [String: Int] { get }
    /// Words for the current week or month.
    var spokenCurrent: Set<String> { get }
    /// Words for the week or month before the current one.
    var spokenLast: Set<String> { get }
    /// The word before the number of a week, besides `w`.
    var spokenWeek: String { get }
}
