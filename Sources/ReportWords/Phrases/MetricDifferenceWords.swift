package import ProgressModel

/// The parts of the sentence about two groups that differ clearly.
package struct MetricDifferenceWords: Sendable {
    /// What was compared, and its second group.
    package let factor: FactorName
    package let isWild: Bool
    package let metric: KnownMetric?
    /// Of a metric that the program does not know: its name.
    package let name: String
    /// Whether the first group has more.
    package let isMore: Bool
    /// The difference, without a sign.
    package let amount: Figure
    /// The ends of its interval, from the smaller to the greater, without a sign.
    package let least, most: String
    /// How many days each group has; the second with the word for both.
    package let firstDays: String
    package let secondDays: Figure
}

/// The sentence about two groups that differ clearly.
package struct MetricClaim: Sendable {
    /// What differs, and by how much.
    package let text: String
    /// How sure that is, in brackets with the full stop.
    package let limits: String

    init(_ text: String, _ limits: String) {
        (self.text, self.limits) = (text, limits)
    }
}
