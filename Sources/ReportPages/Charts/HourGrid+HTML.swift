import ReportMarkup

/// Measured in percent, so that the days stretch with the page and the words keep their size.
extension HourGrid {
    /// The height of a row in hundredths of a percent of the drawing.
    private static let row = 10_000 / 7

    /// Writes the card.
    func write(to html: inout HTML) {
        html.chartCard("hours", title, lead: lead, remark: remark) { html in
            html += """
                \(plan, { $0.html() })<figure class="chart hour-grid"><svg class="chart-y" aria-hidden="true">\
                \(each: weekdays.enumerated(), { index, name in
                    #"<text x="100%" y="\#(percent: index * HourGrid.row + HourGrid.row / 2)">\#(name)</text>"#
                })</svg>\({ $0.openPlot("hours", title: title, remark) })\(HourGrid.rails())\
                \(each: rows.enumerated(), { row, cells in
                    """
                    \(each: cells.enumerated(), { $1.count > 0 ? $1.html(hour: $0, row: row) : "" })

                    """
                })</svg><svg class="chart-x" aria-hidden="true">\(.hourNames)</svg>\
                <ul class="day-parts">\(each: parts, { $0.html() })</ul></figure>
                """
            html.dataTable(table)
        }
    }

    /// The four parts of each day.
    private static func rails() -> HTML {
        """
        \(each: 0..<28, { index in
            """
            <rect class="rail" x="\(percent: index % 4 * 2_500 + 15)" y="\(percent: index / 4 * row + 100)"\
             width="24.7%" height="12.3%" rx="5"/>
            """
        })
        """
    }
}

extension HourGrid.Cell {
    fileprivate func html(hour: Int, row: Int) -> HTML {
        let (x, y) = (hour * 10_000 / 24, row * HourGrid.row)
        return """
            <g class="t\(tint)"><title>\(label)</title><rect x="\(percent: x + 30)" y="\(percent: y + 100)"\
             width="3.57%" height="12.3%" rx="5"/>\
            <text x="\(percent: x + 208)" y="\(percent: y + HourGrid.row / 2)">\(count)</text></g>
            """
    }
}

extension HourGrid.Part {
    fileprivate func html() -> HTML {
        """
        <li\(if: isMarked, #" class="marked""#)><p><span class="part-name">\(name)</span> <small>\(hours)</small></p>\
        <p><b>\(count)</b> <small>\(percent)</small></p></li>
        """
    }
}

extension HTML {
    /// The names of every sixth hour of an axis from midnight to midnight.
    static let hourNames: HTML = """
        <text x="0" y="1em">00</text><text x="25%" y="1em">06</text><text x="50%" y="1em">12</text>\
        <text x="75%" y="1em">18</text><text x="100%" y="1em" text-anchor="end">24</text>
        """
}
