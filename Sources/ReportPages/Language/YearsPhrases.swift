/// The words of the overview of all years.
protocol YearsPhrases: Sendable {
}
