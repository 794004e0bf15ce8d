import ReportWords

/// The numbers of a drawing as a table, for those whom a drawing does not serve.
package struct DataTable: Sendable {
    /// What opens it.
    package let summary: String
    /// The name of the region that scrolls.
    package let label: String
    package let caption: String
    package let headings: [String]
    /// The first cell of a row is its heading; all rows are as long as `headings`.
    package let rows: [[String]]
}
