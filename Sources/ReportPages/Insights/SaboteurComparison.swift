package import ReportWords

/// The saboteurs in use, one beside the other.
package struct SaboteurComparison: Sendable {
    /// A saboteur in a few words and a small drawing.
    package struct Item: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        package let count: Figure
        package let countLabel: String
        /// When, trigger, trend.
        package let lines: [(label: String, text: String)]
        package let chart: ColumnChart
    }

    package let title: String
    package let remark: String
    /// In the order of the tracker file.
    package let items: [Item]
    /// All drawings' numbers.
    package let table: DataTable
}
