import ProgressModel
import ReportMarkup

/// A year among all years: its strip with the months below, and what it came to.
extension YearStrip {
    private static let pitch = 14

    func write(on page: PageAddress, to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="strip-year""#)
            html.attribute("id", id)
            html.attribute("aria-labelledby") { $0.id(id, "-h") }
        }
        html.element("header") { html in
            html.element("h2", { $0.attribute("id") { $0.id(id, "-h") } }) { html in
                html.link(link, on: page) { html in
                    html.text(name)
                    html.markup(" ")
                    html.icon(.right)
                }
            }
        }
        html.markup("\n")
        writeDrawing(to: &html)
        html.markup("\n")
        html.element(
            "ul",
            {
                $0.attributes(#"class="strip-months""#); $0.attribute("aria-label", monthsLabel)
            }
        ) { html in
            for month in months { html.element("li") { month.write(on: page, to: &$0) } }
        }
        html.facts(facts, "facts-strip", on: page)
        html.markup("</section>\n")
    }

    private func writeDrawing(to html: inout HTML) {
        html.image(
            "heat", id: id, width: weeks.count * YearStrip.pitch - 2, height: 96, title: title,
            description: description,
            drawing: writeSquares)
    }

    /// There may be many years, and the days have their words on the page of each.
    private func writeSquares(to html: inout HTML) {
        var squares = HeatSquares()
        var today: (cell: HeatCell, x: Int, y: Int)?
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                let (x, y) = (column * YearStrip.pitch, row * YearStrip.pitch)
                if cell.isToday { today = (cell, x, y) } else { squares.add(cell, x: x, y: y) }
            }
        }
        squares.write(to: &html)
        if let (cell, x, y) = today { html.heatSquare(cell, x: x, y: y) }
    }
}

extension YearStrip.Month {
    /// Writes the name in two parts: on a phone only its first letter is seen.
    private func writeName(to html: inout HTML) {
        html.text(String(name.prefix(1)))
        html.element("span", #"class="rest""#, text: String(name.dropFirst()))
    }

    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        if let link {
            html.link(link, on: page, content: writeName)
        } else {
            html.element("span", #"class="off""#, content: writeName)
        }
    }
}
