package import ProgressAnalysis

/// The words of moods and feelings over time.
package protocol MoodPhrases: Sendable {
    var overTime: String { get }
    /// What a mark is: a day, a week or a month.
    func overTimeDescription(_ entries: String, _ length: MoodPeriods.Length) -> String
    /// How pleasant something is, -2…2.
    func valence(_ valence: Int) -> String
    /// How many days of a week or a month have a mood.
    func onSoMany(_ days: Int) -> String

    var byWeekday: String { get }
    var byWeekdayDescription: String { get }
    var byTimeOfDay: String { get }
    var byTimeOfDayDescription: String { get }
    /// What the rows of the tables are.
    var moods: String { get }

    var besideLevels: String { get }
    /// What is counted, and that nothing follows from it.
    var besideLevelsRemark: String { get }
    /// The days of a kind, as a heading.
    func name(of kind: MoodDayKind) -> String

    /// From how many entries on there is more to see.
    func moodsNeed(_ entries: Int) -> String
}
