/// The words with which a person names a day, a week or a month, all in lower case but the names.
package protocol TypedDays: Sendable {
    /// Twelve names, January first.
    var monthNames: [String] { get }
    /// Seven names, Monday first.
    var weekdayNames: [String] { get }
    /// Words for today and the days around it, with how many days each lies back; negative for those to come.
    var spokenDays: [String: Int] { get }
    /// The numbers from one to twelve as words, and what stands for one before a noun: `nine`, `a`.
    var numberWords: [String: Int] { get }
    /// Words for the current week or month.
    var spokenCurrent: Set<String> { get }
    /// Words for the week or month before the current one.
    var spokenLast: Set<String> { get }
    /// What stands before the number of a week, beside `w`.
    var spokenWeek: String { get }
}
