/// The words of the insights.
protocol InsightsPhrases: Sendable {
}
