/// What was measured in people after a number of days without alcohol, with its source.
///
/// Each has a source, and none makes a promise.
package struct HealthMilestone: Hashable, Sendable {
    /// Sober days in a row, from 1.
    package let days: Int
    package let text: LocalizedText
    /// Authors, journal, year.
    package let source: String
    /// The address of the source; nil if only its name is known.
    package let address: String?

    package init(days: Int, text: LocalizedText, source: String, address: String? = nil) {
        self.days = days
        self.text = text
        self.source = source
        self.address = address
    }
}
