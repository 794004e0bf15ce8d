import ReportMarkup

/// The difference in a drawing that stretches with the page, the words around it in their own size.
extension YearComparison {
    /// The days of the longest year.
    private static let longest = 366
    /// A line that ends further than this, in hundredths of a percent, has its label before its end, not after it.
    private static let lastWithRoom = 6_500
    /// The shapes of its legend.
    private static let moreDays: HTML = #"<path class="year-area more-days" d="M0 12h12V0z"/>"#
    private static let fewerDays: HTML = #"<path class="year-area fewer-days" d="M0 0h12v12z"/>"#
    /// The days that are drawn.
    private var width: Int { YearComparison.longest - start }
    /// The day of the drawing on which the first difference is.
    private var offset: Int { lines.last.map { max(0, $0.offset - start) } ?? 0 }
    /// How far the line of no difference is from the upper edge.
    private var zero: Int { 10_000 - height(of: 0) }

    /// Writes the card; `id` is that of the chart and unique on its page.
    func write(id: String, to html: inout HTML) {
        html.chartCard(id, title, lead: remark, remark: explanation) { html in
            html += """
                <figure class="chart lines">\(.chartScale(scale))\({ $0.openPlot(id, title: title, description) })\
                \(each: scale, { mark in
                    let y = 10_000 - mark.height
                    return #"<line class="grid-line" x2="100%" y1="\#(percent: y)" y2="\#(percent: y)"/>"#
                })\
                \(.stretched(width: width, height: 10_000, drawing()))\
                <line class="zero-line" x2="100%" y1="\(percent: zero)" y2="\(percent: zero)"/>\(endText())</svg>\
                <svg class="chart-x" aria-hidden="true">\
                \(each: months.enumerated(), { index, month in
                    """
                    <text\(if: index % 2 == 1 && months.count > 6, #" class="minor""#) y="1em"\
                     x="\(percent: (month.offset - start) * 10_000 / width)">\(month.name)</text>
                    """
                })</svg></figure><ul class="legend sign-legend">\
                \(if: differences.contains { $0 > 0 }, "\(key: Self.moreDays, more)")\
                \(if: differences.contains { $0 < 0 }, "\(key: Self.fewerDays, fewer)")</ul>
                """
            html.dataTable(table)
        }
    }

    private func drawing() -> HTML {
        """
        \(area("more-days") { max(0, $0) })\(area("fewer-days") { min(0, $0) })\
        <path class="year-line" d="\(line { $0 })"/>
        """
    }

    /// What is between the line and 0, on one of its sides; nothing if the line never comes there.
    private func area(_ style: StaticString, of part: (Int) -> Int) -> HTML {
        guard differences.contains(where: { part($0) != 0 }) else { return "" }
        return #"<path class="year-area \#(style)" d="\#(line(of: part))L\#(offset + differences.count) \#(zero)z"/>"#
    }

    /// The line from bend to bend.
    private func line(of part: (Int) -> Int) -> HTML {
        let values = differences.map(part)
        var line: HTML = "M\(offset) \(zero)"
        for (index, value) in values.enumerated() {
            let before = index > 0 ? values[index - 1] : 0
            let isLast = index == values.count - 1
            if isLast || values[index + 1] - value != value - before {
                line.point("L", offset + index + 1, 10_000 - height(of: value))
            }
        }
        return line
    }

    /// What it came to at the end of the line, away from 0.
    private func endText() -> HTML {
        guard let last = differences.last else { return "" }
        let place = (offset + differences.count) * 10_000 / width
        let hasRoom = place <= YearComparison.lastWithRoom
        // As far back as the label reaches on a phone, the line has to be below it.
        let near = differences.suffix(width / 4)
        let top = hasRoom ? last : (last >= 0 ? near.max() : near.min()) ?? last
        let shift: StaticString =
            hasRoom
            ? #"dx=".5em" dy=".35em""# : last >= 0 ? #"text-anchor="end" dy="-.6em""# : #"text-anchor="end" dy="1.3em""#
        return """
            <text class="end this" x="\(percent: place)" y="\(percent: 10_000 - height(of: top))" \(shift)>\(end)</text>
            """
    }
}

extension HTML {
    /// Writes a card with a chart, below what it comes down to; `id` is that of the chart.
    fileprivate mutating func chartCard(
        _ id: String, _ title: String, lead: String, remark: String, chart: (inout HTML) -> Void
    ) {
        self += """
            <section class="card" aria-labelledby="h-\(id)"><header><h2 id="h-\(id)">\(title)</h2></header>\
            \(if: !lead.isEmpty, #"<p class="lead">\#(lead)</p>"#)\
            \(if: !remark.isEmpty, #"<p class="lead-note">\#(remark)</p>"#)
            """
        chart(&self)
        markup("</section>")
    }
}
