import ReportMarkup

/// Columns over time in three drawings without a scale of their own: what is measured in percent stretches with the
/// page, and the words keep their size.
extension ColumnChart {
    /// As many columns as are worth a word each.
    private static let mostNamed = 120
    /// The room on either side of a column, in hundredths of a percent of its slot.
    fileprivate static let gap = 1_400
    /// The height of the smallest column, in hundredths of a percent.
    private static let leastHeight = 150

    /// Writes the figure and its table; `style` is a further class of the figure.
    func write(_ style: StaticString = "", to html: inout HTML) {
        html.open("figure") { $0.attribute("class") { writeStyle(style, to: &$0) } }
        writeLevelTexts(to: &html)
        writeScale(to: &html)
        html.openPlot(id, title: title, description)
        for mark in scale { html.gridLine(at: mark.height) }
        for level in levels where level.columns.lowerBound > 0 {
            html.gridLine(before: level.columns.lowerBound, of: slots)
        }
        html.markup("\n")
        switch form {
        case .line: writeLine(to: &html)
        case .columns where columns.count > ColumnChart.mostNamed: writeSilhouette(to: &html)
        case .columns: writeColumns(to: &html)
        }
        for level in levels { level.writeLine(of: slots, to: &html) }
        html.close("svg")
        html.element("svg", #"class="chart-x" aria-hidden="true""#) { writeNames(to: &$0) }
        html.close("figure")
        if let table { html.dataTable(table) }
    }

    private func writeStyle(_ style: StaticString, to html: inout HTML) {
        html.markup("chart")
        if scale.isEmpty {
            html.markup(" bare")
        } else if scale.contains(where: { $0.text.count > 4 }) {
            html.markup(" wide")
        }
        html.classes("", style)
    }

    private func writeColumns(to html: inout HTML) {
        for (index, column) in columns.enumerated() {
            guard let height = column.height.map({ max(ColumnChart.leastHeight, $0) }), column.height != 0 else {
                continue
            }
            html.element(
                "rect",
                { html in
                    html.attribute("class", literal: column.tone.style)
                    html.attribute("x", percent: (index * 10_000 + ColumnChart.gap) / slots)
                    html.attribute("y", percent: 10_000 - height)
                    html.attribute("width", percent: (10_000 - 2 * ColumnChart.gap) / slots)
                    html.attribute("height", percent: height)
                    html.attributes(#"rx="2""#)
                }
            ) { $0.element("title", text: column.label) }
            html.markup("\n")
        }
    }

    /// Writes many columns as one shape.
    private func writeSilhouette(to html: inout HTML) {
        html.open("svg") { html in
            html.attributes(#"aria-hidden="true""#)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(columns.count)
                html.markup(" 10000")
            }
            html.attributes(#"preserveAspectRatio="none" width="100%" height="100%""#)
        }
        html.markup(#"<path class=""#)
        html.markup(columns.first?.tone.style ?? "k-noticed")
        html.markup(#"" d="M0 10000"#)
        for column in columns {
            html.markup("V")
            html.number(10_000 - (column.height ?? 0))
            html.markup("h1")
        }
        html.markup(#"V10000z"/>"#)
        html.close("svg")
    }
}

extension ColumnChart.Level {
    /// Writes the line across its columns, of so many that have room.
    fileprivate func writeLine(of count: Int, to html: inout HTML) {
        html.shape("line") { html in
            html.attributes(#"class="level""#)
            html.attribute("x1", percent: (columns.lowerBound * 10_000 + ColumnChart.gap) / count)
            html.attribute("x2", percent: (columns.upperBound * 10_000 - ColumnChart.gap) / count)
            html.attribute("y1", percent: 10_000 - height)
            html.attribute("y2", percent: 10_000 - height)
        }
    }
}

extension ColumnChart.Column.Tone {
    fileprivate var style: StaticString {
        switch self {
        case .good: "k-good"
        case .noticed: "k-noticed"
        case .drinks: "k-drinks"
        case .above: "k-above"
        case .open: "k-open"
        }
    }
}

extension HTML {
    fileprivate mutating func gridLine(at height: Int) {
        shape("line") { html in
            html.attributes(#"class="grid-line" x2="100%""#)
            html.attribute("y1", percent: 10_000 - height)
            html.attribute("y2", percent: 10_000 - height)
        }
    }

    /// Writes the line between two columns where another level begins.
    fileprivate mutating func gridLine(before column: Int, of count: Int) {
        shape("line") { html in
            html.attributes(#"class="grid-line" y2="100%""#)
            html.attribute("x1", percent: column * 10_000 / count)
            html.attribute("x2", percent: column * 10_000 / count)
        }
    }
}
