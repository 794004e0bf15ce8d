import ReportMarkup

/// A year as one grid: a row per week, months without gaps and parted by a thin seam.
struct YearGrid {
    let html: HTML

    private static let pitch = 44
    private static let cell = 40
    /// The width of the column that names the months.
    private static let margin = 52

    init(_ page: YearPage) {
        var rows = HTML()
        var seam = HTML()
        for (row, week) in page.weeks.enumerated() {
            if let month = week.month {
                rows += #"<text class="mon" x="0" y="\#(row * YearGrid.pitch + 25)">\#(month.name)</text>"#
                if !month.isFirst { seam += YearGrid.seam(row: row, column: month.column) }
            }
            for (column, cell) in week.cells.enumerated() {
                guard let cell else { continue }
                rows += YearGrid.day(cell, x: YearGrid.margin + column * YearGrid.pitch, y: row * YearGrid.pitch)
            }
            rows += "\n"
        }
        let width = YearGrid.margin + 7 * YearGrid.pitch
        html = #"""
            <svg class="heat heat-year" viewBox="0 -4 \#(width) \#(page.weeks.count * YearGrid.pitch + 4)" role="img" aria-labelledby="year-t" aria-describedby="year-d"><title id="year-t">\#(page.title)</title><desc id="year-d">\#(page.description)</desc>
            \#(rows)<path class="seam" d="\#(seam)"/></svg>
            """#
    }

    private static func day(_ cell: HeatCell, x: Int, y: Int) -> HTML {
        let soon: HTML = cell.shade == nil ? #" class="soon""# : ""
        let (textX, textY) = (x + YearGrid.cell / 2, y * 10 + 255)
        return
            #"\#(HeatShapes.square(cell, x: x, y: y))<text\#(soon) x="\#(textX)" y="\#(tenths: textY)">\#(cell.number)</text>"#
    }

    /// The line between two months: below the days of the old one, above those of the new.
    private static func seam(row: Int, column: Int) -> HTML {
        let (left, right) = (margin - 2, margin + 7 * pitch - 2)
        let (x, top) = (margin + column * pitch - 2, row * pitch - 2)
        return column == 0
            ? "M\(left) \(top)H\(right)" : "M\(left) \(top + pitch)H\(x)V\(top)H\(right)"
    }
}
