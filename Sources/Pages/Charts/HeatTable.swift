package import Markup
import Wording

/// A table of numbers whose cells have a tint that depends on the number.
package struct HeatTable: Sendable {
    /// A number with its tint; empty for 0.
    package struct Cell: Sendable {
        package let text: String
        package let tint: Int
    }

    /// A row.
    package struct Row: Sendable {
        /// The emoji before the heading, which a phone shows alone; nil if there isn't one.
        package var icon: String?
        package let heading: String
        /// One cell for each column.
        package let cells: [Cell]
    }

    /// The end of its class.
    let id: String
    package let title: String
    package let description: String
    /// The heading of the column with the rows' names.
    package let corner: String
    package let columns: [String]
    package let rows: [Row]
}

extension HeatTable.Cell {
    /// A number with its tint, relative to the greatest number of the table.
    init(_ number: Int, most: Int, _ numbers: NumberFormat) {
        self.init(text: number > 0 ? numbers.text(number) : "", tint: HeatTable.tint(number, of: most))
    }
}

extension HeatTable {
    /// The tint of a number relative to the greatest: 0 for 0, else in even steps from 1 to 8.
    static func tint(_ number: Int, of most: Int) -> Int { number > 0 ? max(1, number * 8 / max(4, most)) : 0 }
}

extension HeatTable: Drawing {
    /// Writes the table; screen readers need no other one.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <table class="tints tints-\(id)"><caption>\(description)</caption>\
            <thead><tr><th scope="col"><span class="vh">\(corner)</span></th>\
            \(each: columns, { #"<th scope="col">\#($0)</th>"# })</tr></thead><tbody>
            \(each: rows, { $0.html() })</tbody></table>
            """
        html.keep(asData)
    }

    /// The same content for the file with the page's tables.
    private var asData: DataTable {
        DataTable(
            summary: "", label: "", caption: title, headings: [corner] + columns,
            rows: rows.map { [$0.heading] + $0.cells.map(\.text) })
    }
}

extension HeatTable.Row {
    fileprivate func html() -> HTML {
        """
        <tr><th scope="row">\
        \(icon, { "\(emoji: $0) <span>\(heading)</span>" }, else: "\(heading)")</th>\
        \(each: cells, { $0.tint > 0 ? #"<td class="t\#($0.tint)">\#($0.text)</td>"# : "<td></td>" })</tr>

        """
    }
}
