import ReportMarkup

/// The difference in a drawing that stretches with the page, the words around it in their own size.
extension YearComparison {
    /// The days of the longest year.
    private static let longest = 366
    /// A line that ends further than this, in hundredths of a percent, has its label before its end, not behind it.
    private static let lastWithRoom = 6_500
    /// The days that are drawn.
    private var width: Int { YearComparison.longest - start }
    /// The day of the drawing on which the first difference stands.
    private var offset: Int { lines.last.map { max(0, $0.offset - start) } ?? 0 }

    /// Writes the card; `id` is that of the chart and unique on its page.
    func write(id: String, to html: inout HTML) {
        html.chartCard(id, title, lead: remark, remark: explanation) { html in
            html.element("figure", #"class="chart lines""#) { html in
                writeScale(to: &html)
                html.openPlot(id, title: title, description)
                for mark in scale { html.level(mark.height, "grid-line") }
                html.stretched(width: width, height: 10_000) { html in
                    writeArea("more-days", to: &html) { max(0, $0) }
                    writeArea("fewer-days", to: &html) { min(0, $0) }
                    html.shape("path") { html in
                        html.attributes(#"class="year-line""#)
                        html.attribute("d") { writeLine(to: &$0) { $0 } }
                    }
                }
                html.level(height(of: 0), "zero-line")
                writeEnd(to: &html)
                html.close("svg")
                writeMonths(to: &html)
            }
            writeKey(to: &html)
            html.dataTable(table)
        }
    }

    private func writeScale(to html: inout HTML) {
        html.element("svg", #"class="chart-y" aria-hidden="true""#) { html in
            for mark in scale {
                html.open("text") { html in
                    html.attributes(#"x="100%""#)
                    html.attribute("y", percent: 10_000 - mark.height)
                }
                html.text(mark.text)
                html.close("text")
            }
        }
    }

    /// Writes what lies between the line and 0, on one of its sides; nothing where the line never comes there.
    private func writeArea(_ style: StaticString, to html: inout HTML, of part: (Int) -> Int) {
        guard differences.contains(where: { part($0) != 0 }) else { return }
        html.shape("path") { html in
            html.attribute("class") { $0.classes("year-area", style) }
            html.attribute("d") { html in
                writeLine(to: &html, of: part)
                html.point("L", offset + differences.count, height(of: 0))
                html.markup("z")
            }
        }
    }

    /// Writes the line from bend to bend.
    private func writeLine(to html: inout HTML, of part: (Int) -> Int) {
        let values = differences.map(part)
        html.point("M", offset, height(of: 0))
        for (index, value) in values.enumerated() {
            let before = index > 0 ? values[index - 1] : 0
            let isLast = index == values.count - 1
            if isLast || values[index + 1] - value != value - before {
                html.point("L", offset + index + 1, height(of: value))
            }
        }
    }

    /// Writes what it came to at the end of the line, away from 0.
    private func writeEnd(to html: inout HTML) {
        guard let last = differences.last else { return }
        let place = (offset + differences.count) * 10_000 / width
        // As far back as the label reaches on a phone, the line has to be below it.
        let near = differences.suffix(width / 4)
        let top = place <= YearComparison.lastWithRoom ? last : (last >= 0 ? near.max() : near.min()) ?? last
        html.open("text") { html in
            html.attributes(#"class="end this""#)
            html.attribute("x", percent: place)
            html.attribute("y", percent: 10_000 - height(of: top))
            if place <= YearComparison.lastWithRoom {
                html.attributes(#"dx=".5em" dy=".35em""#)
            } else {
                html.attributes(last >= 0 ? #"text-anchor="end" dy="-.6em""# : #"text-anchor="end" dy="1.3em""#)
            }
        }
        html.text(end)
        html.close("text")
    }

    private func writeMonths(to html: inout HTML) {
        html.element("svg", #"class="chart-x" aria-hidden="true""#) { html in
            for (index, month) in months.enumerated() {
                html.open("text") { html in
                    html.attributes(index % 2 == 1 && months.count > 6 ? #"class="minor" y="1em""# : #"y="1em""#)
                    html.attribute("x", percent: (month.offset - start) * 10_000 / width)
                }
                html.text(month.name)
                html.close("text")
            }
        }
    }

    private func writeKey(to html: inout HTML) {
        html.element("ul", #"class="legend sign-legend""#) { html in
            if differences.contains(where: { $0 > 0 }) {
                html.drawnKey(#"<path class="year-area more-days" d="M0 12h12V0z"/>"#, more)
            }
            if differences.contains(where: { $0 < 0 }) {
                html.drawnKey(#"<path class="year-area fewer-days" d="M0 0h12v12z"/>"#, fewer)
            }
        }
    }
}

extension HTML {
    fileprivate mutating func point(_ command: StaticString, _ x: Int, _ height: Int) {
        markup(command)
        number(x)
        markup(" ")
        number(10_000 - height)
    }

    /// Writes a line across the drawing at a height in hundredths of a percent.
    fileprivate mutating func level(_ height: Int, _ style: StaticString) {
        shape("line") { html in
            html.attribute("class", literal: style)
            html.attributes(#"x2="100%""#)
            html.attribute("y1", percent: 10_000 - height)
            html.attribute("y2", percent: 10_000 - height)
        }
    }
}
