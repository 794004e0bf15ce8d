/// The words of the weekly reports.
protocol WeekPhrases: Sendable {
}
