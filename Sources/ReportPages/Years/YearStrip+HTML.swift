import ProgressModel
import ReportMarkup

/// A year's card: its strip with the months below, and what it came to.
extension YearStrip {
    private static let pitch = 14

    func write(on page: PageAddress, to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="card strip-year""#)
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
        html.dataTable(table)
        html.markup("</section>\n")
    }

    private func writeDrawing(to html: inout HTML) {
        html.image(
            "heat", id: id, width: weeks.count * YearStrip.pitch - 2, height: 96, title: title,
            description: description,
            drawing: writeSquares)
    }

    /// The days that look the same as one shape, which says it once: there may be many years, and the days have their
    /// words on the page of each.
    private func writeSquares(to html: inout HTML) {
        var paths = [HTML](repeating: HTML(), count: YearStrip.looks.count)
        var assumed = HTML()
        var today: (cell: HeatCell, x: Int, y: Int)?
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                guard let cell else { continue }
                let (x, y) = (column * YearStrip.pitch, row * YearStrip.pitch)
                if cell.isToday {
                    today = (cell, x, y)
                } else if cell.isAssumed {
                    assumed.heatPath(cell.look, x, y)
                } else if let index = YearStrip.looks.firstIndex(of: cell.look) {
                    paths[index].heatPath(cell.look, x, y)
                }
            }
        }
        for (look, path) in zip(YearStrip.looks, paths) where !path.isEmpty {
            html.shape("path") { html in
                html.attribute("class") { $0.pathStyle(of: look) }
                html.attribute("d") { $0 += path }
            }
        }
        if !assumed.isEmpty {
            html.shape("path") { html in
                html.attributes(#"class="h6 as""#)
                html.attribute("d") { $0 += assumed }
            }
        }
        if let (cell, x, y) = today { html.heatSquare(cell, x: x, y: y) }
    }

    /// Everything that a day can look like, in the order of paint.
    private static let looks: [HeatLook] =
        [
            .toCome, .before, .noEntry, .steady, .easy, .wild, .healed(nil), .healed(.steady), .healed(.easy),
            .healed(.wild),
        ]
        + (1...10).map(HeatLook.sober) + [.paused]
}

extension HTML {
    fileprivate mutating func pathStyle(of look: HeatLook) {
        switch look {
        case .toCome: markup("beyond")
        case .paused: markup("pa")
        default: style(of: look)
        }
    }
}

extension YearStrip.Month {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        if let link {
            html.link(link, on: page, text: name)
        } else {
            html.element("span", #"class="off""#, text: name)
        }
    }
}
