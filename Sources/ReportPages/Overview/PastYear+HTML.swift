import ReportMarkup
import ReportWords

/// The heatmap of the past year: two halves that join into one strip when there is room.
extension PastYear {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("year", id: "h-year", title: { $0.arrowLink(link, on: page, text: title) }) { html in
            html.element("b", text: summary.number)
            html.markup(" ")
            html.text(summary.unit)
        } content: { html in
            html.element("div", #"class="halves""#) { html in
                for (index, half) in halves.enumerated() { write(half, number: index + 1, to: &html) }
            }
            html.heatScale(scale, on: page)
            html.dataTable(table)
        }
    }

    private func write(_ half: Half, number: Int, to html: inout HTML) {
        html.heatHalf(
            "heat", number: number, weekdays: weekdays, columns: half.weeks.count, title: half.title,
            description: half.description
        ) { html in
            for (column, week) in half.weeks.enumerated() {
                week.write(x: column * HTML.heatPitch, isLast: column == half.weeks.count - 1, to: &html)
            }
        }
    }
}

extension PastYear.Week {
    fileprivate func write(x: Int, isLast: Bool, to html: inout HTML) {
        if let month {
            // The name of the last month would stand out at the right.
            html.heatMonth(month, x: isLast ? x + 12 : x, endsHere: isLast)
        }
        for (row, cell) in cells.enumerated() {
            guard let cell else { continue }
            let y = HTML.heatTop + row * HTML.heatPitch
            guard cell.shade == nil else {
                html.heatSquare(cell, x: x, y: y)
                continue
            }
            html.shape("use") { html in
                html.attributes(##"href="#h" class="h0""##)
                html.attribute("x", x)
                html.attribute("y", y)
            }
        }
    }
}
