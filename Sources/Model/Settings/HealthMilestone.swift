/// What was measured in people after so many days without alcohol, with its source.
///
/// There is none without a source, and none that promises anything.
package struct HealthMilestone: Hashable, Sendable {
    /// Sober days in a row, from 1.
    package let days: Int
    package let text: LocalizedText
    /// Who says so: authors, journal, year.
    package let source: String
    /// Where the source can be read; nil if only its name is known.
    package let address: String?

    package init(days: Int, text: LocalizedText, source: String, address: String? = nil) {
        self.days = days
        self.text = text
        self.source = source
        self.address = address
    }
}
