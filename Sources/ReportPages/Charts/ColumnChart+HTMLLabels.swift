import ReportMarkup

/// The words around the columns of a chart.
extension ColumnChart {
    /// As many names as can stand side by side on a phone.
    private static let narrowNames = 7
    /// Writes the numbers of the scale.
    func writeScale(to html: inout HTML) {
        guard !scale.isEmpty else { return }
        html.element("svg", #"class="chart-y" aria-hidden="true""#) { html in
            for mark in scale {
                html.element(
                    "text",
                    {
                        $0.attributes(#"x="100%""#); $0.attribute("y", percent: 10_000 - mark.height)
                    }, text: mark.text)
            }
        }
    }

    /// Writes what the levels say, in a line above the columns, where none of them can stand in its way.
    func writeLevelTexts(to html: inout HTML) {
        let named = levels.filter { !$0.text.isEmpty }
        guard !named.isEmpty else { return }
        html.element("svg", #"class="chart-levels" aria-hidden="true""#) { html in
            for (index, level) in named.enumerated() {
                write(textOf: level, isMinor: index > 0 && index < named.count - 1, to: &html)
            }
        }
    }

    /// A phone has room for the first and the last; it leaves out what is minor.
    private func write(textOf level: Level, isMinor: Bool, to html: inout HTML) {
        html.open("text") { html in
            if level.endsAtLast {
                html.attributes(#"text-anchor="end""#)
                html.attribute("x", percent: level.columns.upperBound * 10_000 / slots)
            } else if level.columns.count != columns.count {
                html.attributes(isMinor ? #"class="middle minor""# : #"class="middle""#)
                let middle = (level.columns.lowerBound + level.columns.upperBound) * 5_000 / slots
                html.attribute("x", percent: middle)
            }
            html.attributes(#"y="1em""#)
        }
        html.text(level.text)
        html.close("text")
    }

    /// Writes the names below the columns; of many, every second one is marked as one that a phone leaves out.
    func writeNames(to html: inout HTML) {
        let count = slots
        let isDense = names.count > ColumnChart.narrowNames
        for (index, name) in names.enumerated() {
            let isLast = name.column * 20 > count * 19
            html.open("text") { html in
                if isDense, index % 2 == 1 { html.attributes(#"class="minor""#) }
                html.attribute("x", percent: isLast ? 10_000 : name.column * 10_000 / count)
                html.attributes(#"y="1em""#)
                if isLast { html.attributes(#"text-anchor="end""#) }
            }
            html.text(name.text)
            html.close("text")
        }
    }
}

extension HTML {
    /// Writes an attribute with hundredths of a percent: 950 as `9.50%`, 1000 as `10%`.
    mutating func attribute(_ name: StaticString, percent hundredths: Int) {
        attribute(name) { html in
            html.number(hundredths / 100)
            let rest = abs(hundredths % 100)
            if rest > 0 {
                html.markup(rest < 10 ? ".0" : ".")
                html.number(rest)
            }
            html.markup("%")
        }
    }
}
