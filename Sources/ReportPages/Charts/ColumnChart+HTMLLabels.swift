import ReportMarkup

/// The words around the columns of a chart.
extension ColumnChart {
    /// As many names as can stand side by side on a phone.
    private static let narrowNames = 7
    /// As many letters as a phone has room for in a line.
    private static let narrowLetters = 40

    /// What the levels say, in a line above the columns, where none of them can be in its way.
    func levelTexts() -> HTML {
        let named = levels.filter { !$0.text.isEmpty }
        guard !named.isEmpty else { return "" }
        let minor = firstColumns(ofMinor: named)
        return """
            <svg class="chart-levels" aria-hidden="true">\
            \(each: named, { text(of: $0, isMinor: minor.contains($0.columns.lowerBound)) })</svg>
            """
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

    /// A text at the beginning of its columns; a phone leaves out what is minor.
    private func text(of level: Level, isMinor: Bool) -> HTML {
        let (start, end) = (level.columns.lowerBound * 10_000 / slots, level.columns.upperBound * 10_000 / slots)
        let isWhole = level.columns.count == columns.count
        let place: HTML =
            level.endsAtLast
            ? #" text-anchor="end" x="\#(percent: end)""#
            : isWhole ? "" : #"\#(if: isMinor, #" class="minor""#) x="\#(percent: start)""#
        guard !level.number.isEmpty else { return #"<text\#(place) y="1em">\#(level.text)</text>"# }
        let words = String(level.text.dropLast(level.number.count))
        return #"<text\#(place) y="1em"><tspan class="wordy">\#(words)</tspan>\#(level.number)</text>"#
    }

    /// The names below the columns; of many, every second one is marked as one that a phone leaves out.
    func columnNames() -> HTML {
        let count = slots
        guard !hasNameOfEach else {
            return """
                \(each: names, { column, text in
                    #"<text x="\#(percent: (column * 2 + 1) * 5_000 / count)" y="1em" text-anchor="middle">\#(text)</text>"#
                })
                """
        }
        let isDense = names.count > ColumnChart.narrowNames
        let width = { (text: String) in (text.count + 1) * count / ColumnChart.narrowLetters }
        // The last one ends with the columns, and may need the room of the one before it.
        let end = names.last.map { $0.column * 20 > count * 19 ? count - width($0.text) : count } ?? count
        return """
            \(each: names.enumerated(), { index, name in
                let isLast = name.column * 20 > count * 19
                let isInTheWay = index == names.count - 2 && name.column + width(name.text) > end
                return """
                    <text\(if: isDense ? index % 2 == 1 : isInTheWay, #" class="minor""#)\
                     x="\(percent: isLast ? 10_000 : name.column * 10_000 / count)" y="1em"\
                    \(if: isLast, #" text-anchor="end""#)>\(name.text)</text>
                    """
            })
            """
    }
}
