import ReportWords

/// A table of numbers whose cells are tinted by their size; the numbers are in the cells.
package struct HeatTable: Sendable {
    /// A number, empty for none, with its tint from 0 for none to 4 for the most.
    package struct Cell: Sendable {
        package let text: String
        package let tint: Int
    }

    /// A row.
    package struct Row: Sendable {
        /// The emoji before the heading, which alone stands for it on a phone; nil where there is none.
        package var icon: String?
        package let heading: String
        /// As many as there are columns.
        package let cells: [Cell]
        /// Whether it stands out.
        package let isMarked: Bool
        /// Whether a new group of rows begins with it.
        package let beginsGroup: Bool
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    /// What it comes down to; empty where nothing is claimed.
    package var lead = ""
    package let description: String
    /// What the rows are called.
    package let corner: String
    package let columns: [String]
    package let rows: [Row]
}

extension HeatTable.Cell {
    /// A number beside the greatest of its table.
    init(_ number: Int, most: Int, _ numbers: NumberFormat) {
        self.init(
            text: number > 0 ? numbers.text(number) : "", tint: most > 0 ? (number * 4 + most - 1) / most : 0)
    }
}
