import ReportMarkup
import ReportWords

/// The heatmap of the past year: two halves that join into one strip when there is room.
extension PastYear {
    fileprivate static let pitch = 14
    /// The height of the line that names the months.
    fileprivate static let top = 16

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
        html.open("div") { html in
            html.attribute("class") { html in
                html.markup("half half-")
                html.number(number)
            }
        }
        html.element("svg", #"class="heat-days" viewBox="0 0 22 114" aria-hidden="true""#) { html in
            for row in [0, 2, 4] {
                html.open("text") { html in
                    html.attributes(#"x="0""#)
                    html.attribute("y", tenths: (PastYear.top + row * PastYear.pitch) * 10 + 95)
                }
                html.text(weekdays[row])
                html.close("text")
            }
        }
        html.image(
            "heat", id: "half-\(number)", width: half.weeks.count * PastYear.pitch - 2, height: 114, title: half.title,
            description: half.description
        ) { html in
            for (column, week) in half.weeks.enumerated() {
                week.write(x: column * PastYear.pitch, isLast: column == half.weeks.count - 1, to: &html)
            }
        }
        html.close("div")
    }
}

extension PastYear.Week {
    fileprivate func write(x: Int, isLast: Bool, to html: inout HTML) {
        if let month {
            html.open("text") { html in
                // The name of the last month would stand out at the right.
                html.attribute("x", isLast ? x + 12 : x)
                html.attributes(isLast ? #"y="9" text-anchor="end""# : #"y="9""#)
            }
            html.text(month)
            html.close("text")
        }
        for (row, cell) in cells.enumerated() {
            guard let cell else { continue }
            let y = PastYear.top + row * PastYear.pitch
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
