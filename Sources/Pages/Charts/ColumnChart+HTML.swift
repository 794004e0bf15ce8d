package import Markup

/// Three drawings without a scale of their own: everything is measured in percent, so that it stretches with the page
/// while the words keep their size.
extension ColumnChart: Drawing {
    /// The maximum number of columns that have labels of their own.
    private static let mostNamed = 120
    /// The space on each side of a column, in hundredths of a percent of its slot.
    private static let gap = 1_400
    /// The height of the smallest column, in hundredths of a percent.
    private static let leastHeight = 150

    /// Writes the figure and its table.
    package func write(on page: PageAddress, to html: inout HTML) {
        let room: StaticString = scale.isEmpty ? "bare" : scale.contains { $0.text.count > 4 } ? "wide" : ""
        let later = levels.filter { !$0.isOnLine && $0.columns.lowerBound > 0 }
            .map { $0.columns.lowerBound * 10_000 / slots }
        html += """
            <figure class="chart\(further: room)\(further: style)">\(levelTexts())\
            \(if: !scale.isEmpty, .chartScale(scale))\({ $0.openPlot(id, title: title, description) })\
            \(.gridLines(scale))\
            \(each: later, { #"<line class="grid-line" y2="100%" x1="\#(percent: $0)" x2="\#(percent: $0)"/>"# })
            \(form == .line ? line() : columns.count > ColumnChart.mostNamed ? silhouette() : namedColumns())\
            \(each: levels, { line(of: $0) })</svg>\
            <svg class="chart-x" aria-hidden="true">\(columnNames())</svg></figure>
            """
        if let table { html.dataTable(table) }
    }

    private func namedColumns() -> HTML {
        """
        \(each: columns.enumerated(), { index, column in
            guard let known = column.height else { return "" }
            // 0 is drawn as a thin line, unlike an unknown number.
            let height = known == 0 ? ColumnChart.leastHeight / 3 : max(ColumnChart.leastHeight, known)
            return """
                <rect class="\(column.tone.style)" x="\(percent: (index * 10_000 + ColumnChart.gap) / slots)"\
                 y="\(percent: 10_000 - height)" width="\(percent: (10_000 - 2 * ColumnChart.gap) / slots)"\
                 height="\(percent: height)" rx="2"><title>\(column.label)</title></rect>

                """
        })
        """
    }

    private func silhouette() -> HTML {
        """
        <svg aria-hidden="true" viewBox="0 0 \(columns.count) 10000" preserveAspectRatio="none" width="100%"\
         height="100%"><path class="\(columns.first?.tone.style ?? "k-noticed")" d="M0 10000\
        \(each: columns, { "V\(10_000 - ($0.height ?? 0))h1" })V10000z"/></svg>
        """
    }

    private func line(of level: Level) -> HTML {
        """
        <line class="level\(if: level.isOnLine, " solid")"\
         x1="\(percent: (level.columns.lowerBound * 10_000 + ColumnChart.gap) / slots)"\
         x2="\(percent: (level.columns.upperBound * 10_000 - ColumnChart.gap) / slots)"\
         y1="\(percent: 10_000 - level.height)" y2="\(percent: 10_000 - level.height)"/>\
        \(if: level.isOnLine, """
        <text class="on-line" x="\(percent: level.columns.upperBound * 10_000 / slots)"\
         y="\(percent: 10_000 - level.height)" dy="-.4em" text-anchor="end">\(level.text)</text>
        """)
        """
    }
}

extension HTML {
    /// The labels at the left of a chart; heights are in hundredths of a percent.
    static func chartScale(_ marks: [(height: Int, text: String)]) -> HTML {
        """
        <svg class="chart-y" aria-hidden="true">\
        \(each: marks, { #"<text x="100%" y="\#(percent: 10_000 - $0.height)">\#($0.text)</text>"# })</svg>
        """
    }

    /// The horizontal lines at the numbers of a chart's scale.
    static func gridLines(_ marks: [(height: Int, text: String)]) -> HTML {
        """
        \(each: marks.map { 10_000 - $0.height }, {
            #"<line class="grid-line" x2="100%" y1="\#(percent: $0)" y2="\#(percent: $0)"/>"#
        })
        """
    }
}

/// The texts around the columns of a chart.
extension ColumnChart {
    /// The maximum number of names on a phone.
    private static let narrowNames = 7
    /// The maximum number of letters in a line on a phone.
    private static let narrowLetters = 40

    /// The texts of the levels, in a line above the columns, except for those drawn on their lines.
    func levelTexts() -> HTML {
        let named = levels.filter { !$0.text.isEmpty && !$0.isOnLine }
        guard !named.isEmpty else { return "" }
        let minor = firstColumns(ofMinor: named)
        return """
            <svg class="chart-levels" aria-hidden="true">\
            \(each: named, { text(of: $0, isMinor: minor.contains($0.columns.lowerBound)) })</svg>
            """
    }

    /// The first columns of the levels whose texts are left out on a phone: those that would overlap a text that is in
    /// the headline, the first text, or one after them.
    private func firstColumns(ofMinor levels: [Level]) -> Set<Int> {
        let room = { (level: Level) in
            let width =
                ((level.number.isEmpty ? level.text : level.number).count + 1) * slots / ColumnChart.narrowLetters
            let start = level.endsAtLast ? level.columns.upperBound - width : level.columns.lowerBound
            return start..<start + width
        }
        let isKept = { (index: Int) in
            levels[index].isInHeadline || levels[index].endsAtLast
                || index == 0 && !levels.contains(where: \.isInHeadline)
        }
        var taken = levels.indices.filter(isKept).map { room(levels[$0]) }
        return levels.indices.reversed().reduce(into: []) { minor, index in
            guard !isKept(index) else { return }
            let room = room(levels[index])
            if room.upperBound > slots || taken.contains(where: room.overlaps) {
                minor.insert(levels[index].columns.lowerBound)
            } else {
                taken.append(room)
            }
        }
    }

    /// A text at the beginning of its columns; left out on a phone if it is minor.
    private func text(of level: Level, isMinor: Bool) -> HTML {
        let (start, end) = (level.columns.lowerBound * 10_000 / slots, level.columns.upperBound * 10_000 / slots)
        let isWhole = level.columns.count == columns.count
        let hasNeighbor = levels.contains { $0.columns.lowerBound == level.columns.upperBound }
        let place: HTML =
            level.endsAtLast
            ? #" text-anchor="end" x="\#(percent: end)"\#(if: hasNeighbor, #" dx="-.5em""#)"#
            : isWhole ? "" : #"\#(if: isMinor, #" class="minor""#) x="\#(percent: start)""#
        guard !level.number.isEmpty else { return #"<text\#(place) y="1em">\#(level.text)</text>"# }
        let words = String(level.text.dropLast(level.number.count))
        return #"<text\#(place) y="1em"><tspan class="wordy">\#(words)</tspan>\#(level.number)</text>"#
    }

    /// The names below the columns; if there are many, a phone leaves out every second one.
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
        // The last name is aligned with the end of the columns, and may overlap the one before it.
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

    /// The known heights as points and a line through them, which stretches with the page and is interrupted if more
    /// columns than usual are unknown.
    func line() -> HTML {
        let points = columns.enumerated().compactMap { index, column in
            column.height.map { (index: index, y: 10_000 - $0, label: column.label) }
        }
        let distances = zip(points.dropFirst(), points).map { $0.index - $1.index }
        let usual = distances.sorted().dropFirst(distances.count / 2).first ?? 1
        let path = { (html: inout HTML) in
            for (index, point) in points.enumerated() {
                html.point(index == 0 || distances[index - 1] > usual ? "M" : "L", point.index * 2 + 1, point.y)
            }
        }
        return """
            \(backdrop, { html($0) })\
            <svg aria-hidden="true" viewBox="0 0 \(columns.count * 2) 10000" preserveAspectRatio="none" width="100%"\
             height="100%"><path class="line" d="\(path)"></path></svg>\
            \(each: points, { point in
                """
                <circle class="k-noticed" r="3" cx="\(percent: (point.index * 10_000 + 5_000) / columns.count)"\
                 cy="\(percent: point.y)"><title>\(point.label)</title></circle>

                """
            })
            """
    }

    /// The band as one shape, and all dots as one path.
    private func html(_ backdrop: Backdrop) -> HTML {
        let dots = { (html: inout HTML) in
            for dot in backdrop.dots {
                html.point("M", dot.place, 10_000 - dot.height)
                html.markup("h0")
            }
        }
        return """
            <svg aria-hidden="true" viewBox="0 0 10000 10000" preserveAspectRatio="none" width="100%" height="100%">\
            \(if: backdrop.band.count > 1, #"<path class="band" d="\#(path: edge(of: backdrop.band))z"/>"#)\
            \(if: !backdrop.dots.isEmpty, #"<path class="dots" d="\#(dots)"/>"#)</svg>
            """
    }

    /// The upper edge of a band from left to right, then the lower edge back.
    private func edge(of band: [(column: Int, heights: ClosedRange<Int>)]) -> [(x: Int, y: Int)] {
        let place = { (column: Int) in (column * 10_000 + 5_000) / columns.count }
        return band.map { (place($0.column), 10_000 - $0.heights.upperBound) }
            + band.reversed().map { (place($0.column), 10_000 - $0.heights.lowerBound) }
    }
}

extension HTML {
    /// Writes a command of a path and a point.
    mutating func point(_ step: StaticString, _ x: Int, _ y: Int) {
        markup(step)
        number(x)
        markup(" ")
        number(y)
    }
}

extension HTML.StringInterpolation {
    /// Appends a path of straight lines between points.
    fileprivate mutating func appendInterpolation(path points: [(x: Int, y: Int)]) {
        for (index, point) in points.enumerated() { html.point(index == 0 ? "M" : "L", point.x, point.y) }
    }
}
