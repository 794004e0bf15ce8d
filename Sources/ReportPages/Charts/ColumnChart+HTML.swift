package import ReportMarkup

/// Columns over time in three drawings without a scale of their own: what is measured in percent stretches with the
/// page, and the words keep their size.
extension ColumnChart: Drawing {
    /// As many columns as are worth a word each.
    private static let mostNamed = 120
    /// The room on either side of a column, in hundredths of a percent of its slot.
    private static let gap = 1_400
    /// The height of the smallest column, in hundredths of a percent.
    private static let leastHeight = 150

    /// Writes the figure and its table.
    package func write(on page: PageAddress, to html: inout HTML) {
        let room: StaticString = scale.isEmpty ? "bare" : scale.contains { $0.text.count > 4 } ? "wide" : ""
        let later = levels.map(\.columns.lowerBound).filter { $0 > 0 }.map { $0 * 10_000 / slots }
        html += """
            <figure class="chart\(further: room)\(further: style)">\(levelTexts())\
            \(if: !scale.isEmpty, .chartScale(scale))\({ $0.openPlot(id, title: title, description) })\
            \(each: scale, { mark in
                let y = 10_000 - mark.height
                return #"<line class="grid-line" x2="100%" y1="\#(percent: y)" y2="\#(percent: y)"/>"#
            })\
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
            guard let known = column.height, known != 0 else { return "" }
            let height = max(ColumnChart.leastHeight, known)
            return """
                <rect class="\(column.tone.style)" x="\(percent: (index * 10_000 + ColumnChart.gap) / slots)"\
                 y="\(percent: 10_000 - height)" width="\(percent: (10_000 - 2 * ColumnChart.gap) / slots)"\
                 height="\(percent: height)" rx="2"><title>\(column.label)</title></rect>

                """
        })
        """
    }

    /// Many columns as one shape.
    private func silhouette() -> HTML {
        """
        <svg aria-hidden="true" viewBox="0 0 \(columns.count) 10000" preserveAspectRatio="none" width="100%"\
         height="100%"><path class="\(columns.first?.tone.style ?? "k-noticed")" d="M0 10000\
        \(each: columns, { "V\(10_000 - ($0.height ?? 0))h1" })V10000z"/></svg>
        """
    }

    /// The line across the columns of a level.
    private func line(of level: Level) -> HTML {
        """
        <line class="level" x1="\(percent: (level.columns.lowerBound * 10_000 + ColumnChart.gap) / slots)"\
         x2="\(percent: (level.columns.upperBound * 10_000 - ColumnChart.gap) / slots)"\
         y1="\(percent: 10_000 - level.height)" y2="\(percent: 10_000 - level.height)"/>
        """
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
    /// The words at the left of a chart; their heights are in hundredths of a percent.
    static func chartScale(_ marks: [(height: Int, text: String)]) -> HTML {
        """
        <svg class="chart-y" aria-hidden="true">\
        \(each: marks, { #"<text x="100%" y="\#(percent: 10_000 - $0.height)">\#($0.text)</text>"# })</svg>
        """
    }
}
