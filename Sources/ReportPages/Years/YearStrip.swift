import ProgressModel

/// A year as a strip of small squares, with what it came to.
package struct YearStrip: Sendable {
    /// A month, which leads to its page where it has one.
    package struct Month: Sendable {
        package let name: String
        package let link: Link?
    }

    package let name: String
    /// The element that the year's own page leads back to.
    package let id: String
    package let link: Link
    package let facts: [Fact]
    package let title: String
    package let description: String
    /// A column for each week, of seven cells; nil outside of the year and of what was recorded.
    package let weeks: [[HeatCell?]]
    package let monthsLabel: String
    package let months: [Month]
    package let table: DataTable

    /// The id of a year's strip on the page of all years.
    package static func id(of year: Int) -> String { "y" + padded(year, 4) }
}
