/// What was measured in people who did not drink, every line with its source.
package struct HealthCard: Sendable {
    package struct Line: Sendable {
        /// `After 30 days`.
        package let days: String
        package let text: String
        package let source: String
        /// Where the source can be read.
        package let address: String?
        /// The day on which the person came this far; nil where they have not yet.
        package let reached: String?
    }

    package let title: String
    package let lede: String
    /// Ascending by days; never empty.
    package let lines: [Line]
    /// What belongs in a doctor's hands.
    package let caution: String
}
