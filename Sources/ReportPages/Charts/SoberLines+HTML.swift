import ReportMarkup

/// The lines in a drawing that stretches with the page, the words around it in their own size.
extension SoberLines {
    /// The days of the longest year.
    private static let width = 366
    /// A label below a line that ends lower, in hundredths of a percent, would stand on the names of the months.
    private static let leastBelow = 1_200
    /// A line that ends behind this day has its label above its end, not behind it.
    private static let lastWithRoom = 270

    /// Writes the card; `id` is that of the chart and unique on its page.
    func write(id: String, to html: inout HTML) {
        html.chartCard(id, title, remark: remark) { html in
            html.element("figure", #"class="chart lines""#) { html in
                writeScale(to: &html)
                html.open("svg") { html in
                    html.attributes(#"class="plot" role="img""#)
                    html.described(by: id)
                }
                html.describe(id, title: title, description)
                for mark in scale {
                    html.shape("line") { html in
                        html.attributes(#"class="grid-line" x2="100%""#)
                        html.attribute("y1", percent: 10_000 - mark.height)
                        html.attribute("y2", percent: 10_000 - mark.height)
                    }
                }
                writeLines(to: &html)
                writeEnds(to: &html)
                html.close("svg")
                writeMonths(to: &html)
            }
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

    private func writeLines(to html: inout HTML) {
        html.open("svg") { html in
            html.attributes(#"aria-hidden="true" preserveAspectRatio="none" width="100%" height="100%""#)
            html.attribute("viewBox", "0 0 \(SoberLines.width) 10000")
        }
        for (index, line) in lines.enumerated() {
            html.open("path") { html in
                html.attributes(index == lines.count - 1 ? #"class="year-line this""# : #"class="year-line""#)
                html.attribute("d") { write(line, to: &$0) }
            }
            html.element("title", text: "\(line.year): \(line.counts.last ?? 0)")
            html.close("path")
        }
        html.close("svg")
    }

    /// Writes a line from bend to bend.
    private func write(_ line: Line, to html: inout HTML) {
        var before = 0
        html.point("M", line.offset, heights[0])
        for (index, count) in line.counts.enumerated() {
            let isLast = index == line.counts.count - 1
            if isLast || line.counts[index + 1] - count != count - before {
                html.point("L", line.offset + index + 1, heights[count])
            }
            before = count
        }
    }

    /// Writes what the last line came to at its end, and at that of the one before its year.
    private func writeEnds(to html: inout HTML) {
        guard let now = lines.last else { return }
        let before = lines[lines.count - 2]
        html.end(#"class="end this""#, of: now, height: height(now), isAbove: isAhead, end)
        // Of more lines each is named in the table and where it is pointed at.
        guard lines.count == 2 else { return }
        html.end(
            #"class="end""#, of: before, height: height(before),
            isAbove: !isAhead || height(before) < SoberLines.leastBelow, String(before.year))
    }

    private func height(_ line: Line) -> Int { heights[line.counts.last ?? 0] }

    private func writeMonths(to html: inout HTML) {
        html.element("svg", #"class="chart-x" aria-hidden="true""#) { html in
            for (index, month) in months.enumerated() {
                html.open("text") { html in
                    html.attributes(index % 2 == 1 ? #"class="minor" y="1em""# : #"y="1em""#)
                    html.attribute("x", percent: index * 10_000 / 12)
                }
                html.text(month)
                html.close("text")
            }
        }
    }

    /// The last day of a line, from 1 January on.
    fileprivate static func end(of line: Line) -> Int { line.offset + line.counts.count }

    /// Whether a label has room behind the end of a line.
    fileprivate static func hasRoom(behind line: Line) -> Bool { end(of: line) <= lastWithRoom }

    /// The place of the end of a line in hundredths of a percent.
    fileprivate static func place(of line: Line) -> Int { end(of: line) * 10_000 / width }
}

extension HTML {
    fileprivate mutating func point(_ command: StaticString, _ x: Int, _ height: Int) {
        markup(command)
        number(x)
        markup(" ")
        number(10_000 - height)
    }

    /// Writes the label at the end of a line: behind it where there is room, else above or below.
    fileprivate mutating func end(
        _ style: StaticString, of line: SoberLines.Line, height: Int, isAbove: Bool, _ text: String
    ) {
        open("text") { html in
            html.attributes(style)
            html.attribute("x", percent: SoberLines.place(of: line))
            html.attribute("y", percent: 10_000 - height)
            if SoberLines.hasRoom(behind: line) {
                html.attributes(#"dx=".5em" dy=".35em""#)
            } else {
                html.attributes(isAbove ? #"text-anchor="end" dy="-.6em""# : #"text-anchor="end" dy="1.3em""#)
            }
        }
        self.text(text)
        close("text")
    }
}
