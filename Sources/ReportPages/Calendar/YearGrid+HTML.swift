import ReportMarkup

/// A year as one grid: a row per week, months without gaps and parted by a thin seam.
extension YearGrid {
    private static let pitch = 44
    /// The width of the column that names the months.
    private static let margin = 52

    private static let width = margin + 7 * pitch

    func write(on page: PageAddress, to html: inout HTML) {
        html.image(
            "heat heat-year", role: #"role="group""#, id: "year", width: YearGrid.width,
            height: weeks.count * YearGrid.pitch + 4, top: -4, title: title, description: description
        ) { html in
            html.markup("\n")
            for (row, week) in weeks.enumerated() { week.write(row: row, on: page, to: &html) }
            html.shape("path") { html in
                html.attributes(#"class="seam""#)
                html.attribute("d", writeSeams)
            }
        }
    }

    /// Writes the lines between the months: each below the days of the old one, above those of the new.
    private func writeSeams(to html: inout HTML) {
        let (left, right) = (YearGrid.margin - 2, YearGrid.margin + 7 * YearGrid.pitch - 2)
        for (row, week) in weeks.enumerated() {
            guard let month = week.month, !month.isFirst else { continue }
            let (x, top) = (YearGrid.margin + month.column * YearGrid.pitch - 2, row * YearGrid.pitch - 2)
            html.point("M", left, month.column == 0 ? top : top + YearGrid.pitch)
            if month.column > 0 {
                html.coordinate("H", x)
                html.coordinate("V", top)
            }
            html.coordinate("H", right)
        }
    }
}

extension YearGrid.Week {
    fileprivate func write(row: Int, on page: PageAddress, to html: inout HTML) {
        let y = row * YearGrid.pitch
        if let month {
            html.open("text") { html in
                html.attributes(#"class="mon" x="0""#)
                html.attribute("y", y + 25)
            }
            html.text(month.name)
            html.close("text")
        }
        for (column, cell) in cells.enumerated() {
            guard let cell else { continue }
            let x = YearGrid.margin + column * YearGrid.pitch
            html.heatDay(cell, x: x, y: y, width: YearGrid.width, on: page)
        }
        html.markup("\n")
    }
}

extension HTML {
    /// Writes a command of a path with one coordinate.
    fileprivate mutating func coordinate(_ command: StaticString, _ value: Int) {
        markup(command)
        number(value)
    }

    /// Writes a command of a path with a point.
    fileprivate mutating func point(_ command: StaticString, _ x: Int, _ y: Int) {
        coordinate(command, x)
        coordinate(" ", y)
    }
}
