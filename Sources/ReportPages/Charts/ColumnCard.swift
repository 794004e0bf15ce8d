/// A chart with what it comes down to.
package struct ColumnCard: Sendable {
    /// Read first; empty where nothing is claimed.
    package let lead: String
    package let remark: String
    package let chart: ColumnChart
}
