import ReportMarkup
import ReportWords

/// Table, pictures and help of a drawing, which stand behind the "⋯" of its card.
package struct Besides: Sendable {
    package let table: DataTable
    let shares: [ShareLink]
    /// The page that explains the counting, and what the way to it is called; nil where no levels are drawn.
    let help: (link: Link, text: String)?
}

extension Besides {
    /// Those of a drawing of levels.
    init(_ table: DataTable, sharing addresses: ShareAddress..., in report: Report) {
        self.table = table
        shares = addresses.compactMap { ShareLink($0, in: report) }
        help = (Link(.about), report.phrases.howCountingWorks)
    }

    func write(on page: PageAddress, to html: inout HTML) {
        html.behindDots(table) { html in
            for share in shares { html.link(share, on: page) }
            if let help { html.link(help.link, on: page, text: help.text) }
        }
    }
}
