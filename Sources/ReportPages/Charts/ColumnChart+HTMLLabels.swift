import ReportMarkup

/// The words around the columns of a chart.
extension ColumnChart {
    /// As many names as can stand side by side on a phone.
    private static let narrowNames = 7
    /// As many letters as a phone has room for in a line.
    private static let narrowLetters = 40

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
        let minor = firstColumns(ofMinor: named)
        html.element("svg", #"class="chart-levels" aria-hidden="true""#) { html in
            for level in named { write(textOf: level, isMinor: minor.contains(level.columns.lowerBound), to: &html) }
        }
    }

    /// Where the levels begin whose texts a phone leaves out: those between the first and the last that would reach the next.
    private func firstColumns(ofMinor levels: [Level]) -> Set<Int> {
        var minor: Set<Int> = []
        var free = slots
        let width = { (level: Level) in
            ((level.number.isEmpty ? level.text : level.number).count + 1) * slots / ColumnChart.narrowLetters
        }
        for (index, level) in levels.enumerated().reversed() {
            let start = level.endsAtLast ? level.columns.upperBound - width(level) : level.columns.lowerBound
            let first = index > 0 ? levels[0].columns.lowerBound + width(levels[0]) : 0
            if level.endsAtLast || start >= first && start + width(level) <= free {
                free = start
            } else {
                minor.insert(level.columns.lowerBound)
            }
        }
        return minor
    }

    /// Writes a text at the beginning of its columns; a phone leaves out what is minor.
    private func write(textOf level: Level, isMinor: Bool, to html: inout HTML) {
        html.open("text") { html in
            if level.endsAtLast {
                html.attributes(#"text-anchor="end""#)
                html.attribute("x", percent: level.columns.upperBound * 10_000 / slots)
            } else if level.columns.count != columns.count {
                if isMinor { html.attributes(#"class="minor""#) }
                html.attribute("x", percent: level.columns.lowerBound * 10_000 / slots)
            }
            html.attributes(#"y="1em""#)
        }
        if !level.number.isEmpty {
            html.element("tspan", #"class="wordy""#, text: String(level.text.dropLast(level.number.count)))
        }
        html.text(level.number.isEmpty ? level.text : level.number)
        html.close("text")
    }

    /// Writes the names below the columns; of many, every second one is marked as one that a phone leaves out.
    func writeNames(to html: inout HTML) {
        let count = slots
        guard !hasNameOfEach else { return writeNamesOfEach(to: &html) }
        let isDense = names.count > ColumnChart.narrowNames
        let width = { (text: String) in (text.count + 1) * count / ColumnChart.narrowLetters }
        // The last one ends with the columns, and may need the room of the one before it.
        let end = names.last.map { $0.column * 20 > count * 19 ? count - width($0.text) : count } ?? count
        for (index, name) in names.enumerated() {
            let isLast = name.column * 20 > count * 19
            html.open("text") { html in
                let isInTheWay = index == names.count - 2 && name.column + width(name.text) > end
                if isDense ? index % 2 == 1 : isInTheWay { html.attributes(#"class="minor""#) }
                html.attribute("x", percent: isLast ? 10_000 : name.column * 10_000 / count)
                html.attributes(#"y="1em""#)
                if isLast { html.attributes(#"text-anchor="end""#) }
            }
            html.text(name.text)
            html.close("text")
        }
    }

    private func writeNamesOfEach(to html: inout HTML) {
        for name in names {
            html.open("text") { html in
                html.attribute("x", percent: (name.column * 2 + 1) * 5_000 / slots)
                html.attributes(#"y="1em" text-anchor="middle""#)
            }
            html.text(name.text)
            html.close("text")
        }
    }
}
