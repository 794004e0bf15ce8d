import ReportMarkup

/// Columns over time in three drawings without a scale of their own: what is measured in percent stretches with the
/// page, and the words keep their size.
struct ColumnChartHTML {
    let html: HTML

    /// As many names as can stand side by side on a phone.
    private static let narrowNames = 7
    /// As many columns as are worth a word each.
    private static let mostNamed = 120

    /// `style` is a further class of the figure.
    init(_ chart: ColumnChart, style: HTML = "") {
        let id = chart.id
        let labels = chart.scale.html { #"<text x="100%" y="\#(percent(10_000 - $0.height))">\#($0.text)</text>"# }
        let lines = chart.scale.html { mark in
            let y = percent(10_000 - mark.height)
            return #"<line class="grid-line" x2="100%" y1="\#(y)" y2="\#(y)"/>"#
        }
        let scale: HTML = chart.scale.isEmpty ? "" : #"<svg class="chart-y" aria-hidden="true">\#(labels)</svg>"#
        let isWide = chart.scale.contains { $0.text.count > 4 }
        let size: HTML = chart.scale.isEmpty ? " bare" : isWide ? " wide" : ""
        html = #"""
            <figure class="chart\#(size)\#(style)">\#(ColumnChartHTML.levelTexts(chart))\#(scale)<svg class="plot" role="img" aria-labelledby="\#(id)-t" aria-describedby="\#(id)-d"><title id="\#(id)-t">\#(chart.title)</title><desc id="\#(id)-d">\#(chart.description)</desc>\#(lines)
            \#(ColumnChartHTML.columns(chart))\#(chart.levels.html { ColumnChartHTML.level($0, of: chart.columns.count) })</svg><svg class="chart-x" aria-hidden="true">\#(ColumnChartHTML.names(chart))</svg></figure>\#(chart.table.html { DataTableHTML($0).html })
            """#
    }

    private static func columns(_ chart: ColumnChart) -> HTML {
        guard chart.columns.count <= mostNamed else { return silhouette(chart.columns) }
        let count = max(1, chart.columns.count)
        var columns = HTML()
        for (index, column) in chart.columns.enumerated() where column.height > 0 {
            let height = max(150, column.height)
            let (x, width) = ((index * 10_000 + 1_400) / count, 7_200 / count)
            columns += #"""
                <rect class="\#(column.tone.style)" x="\#(percent(x))" y="\#(percent(10_000 - height))" width="\#(percent(width))" height="\#(percent(height))" rx="2"><title>\#(column.label)</title></rect>

                """#
        }
        return columns
    }

    /// Many columns as one shape.
    private static func silhouette(_ columns: [ColumnChart.Column]) -> HTML {
        var path: HTML = "M0 10000"
        for column in columns { path += "V\(10_000 - column.height)h1" }
        return #"""
            <svg aria-hidden="true" viewBox="0 0 \#(columns.count) 10000" preserveAspectRatio="none" width="100%" height="100%"><path class="k-noticed" d="\#(path)V10000z"/></svg>
            """#
    }

    private static func level(_ level: ColumnChart.Level, of count: Int) -> HTML {
        let y = percent(10_000 - level.height)
        return #"""
            <line class="level" x1="\#(percent(level.columns.lowerBound * 10_000 / count))" x2="\#(percent(level.columns.upperBound * 10_000 / count))" y1="\#(y)" y2="\#(y)"/>
            """#
    }

    /// What the levels say, in a line above the columns, where none of them can stand in its way.
    private static func levelTexts(_ chart: ColumnChart) -> HTML {
        let count = chart.columns.count
        let texts = chart.levels.filter { !$0.text.isEmpty }.html { level in
            let middle = (level.columns.lowerBound + level.columns.upperBound) * 5_000 / count
            return level.columns.count == count
                ? #"<text y="1em">\#(level.text)</text>"#
                : #"<text class="middle" x="\#(percent(middle))" y="1em">\#(level.text)</text>"#
        }
        return texts.isEmpty ? "" : #"<svg class="chart-levels" aria-hidden="true">\#(texts)</svg>"#
    }

    private static func names(_ chart: ColumnChart) -> HTML {
        let count = max(1, chart.columns.count)
        let isDense = chart.names.count > narrowNames
        var names = HTML()
        for (index, name) in chart.names.enumerated() {
            let isLast = name.column * 20 > count * 19
            let minor: HTML = isDense && index % 2 == 1 ? #" class="minor""# : ""
            let end: HTML = isLast ? #" text-anchor="end""# : ""
            let x = isLast ? 10_000 : name.column * 10_000 / count
            names += #"<text\#(minor) x="\#(percent(x))" y="1em"\#(end)>\#(name.text)</text>"#
        }
        return names
    }
}

extension ColumnChart.Column.Tone {
    fileprivate var style: HTML {
        switch self {
        case .good: "k-good"
        case .noticed: "k-noticed"
        case .open: "k-open"
        }
    }
}

/// Hundredths of a percent as a length.
private func percent(_ hundredths: Int) -> HTML {
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)%" }
    return rest < 10 ? "\(whole).0\(rest)%" : "\(whole).\(rest)%"
}
