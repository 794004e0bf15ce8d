package import ReportMarkup
import ReportWords

/// Table, pictures and help of a drawing, which stand behind the "⋯" of its card.
package struct Besides: Sendable {
    package let table: DataTable
    let shares: [ShareLink]
    /// Pages that belong to it, with what the way to them is called; the last one explains the counting.
    var pages: [(link: Link, text: String)]
    /// Whether a text has the table, too.
    var isInText = true
}

extension Besides {
    /// Those of a drawing of levels.
    init(_ table: DataTable, sharing addresses: ShareAddress..., in report: Report) {
        self.table = table
        shares = addresses.compactMap { ShareLink($0, in: report) }
        pages = [(Link(.about), report.phrases.howCountingWorks)]
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        guard !shares.isEmpty || !pages.isEmpty else { return html.dataTable(table) }
        html.behindDots(table) { html in
            for share in shares { html.link(share, on: page) }
            for (link, text) in pages { html.link(link, on: page, text: text) }
        }
    }
}
