import ReportMarkup

/// The lines in a drawing that stretches with the page, the words around it in their own size.
extension SoberLines {
    /// The days of the longest year.
    private static let longest = 366
    /// A line that ends further than this, in hundredths of a percent, has its label above its end, not behind it.
    private static let lastWithRoom = 6_500
    /// The days that are drawn.
    private var width: Int { SoberLines.longest - start }
    /// The lines that are drawn; a band takes the place of those before the last two.
    private var drawn: ArraySlice<SoberLine> { band == nil ? lines[...] : lines.suffix(2) }

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

    private func writeLines(to html: inout HTML) {
        html.stretched(width: width, height: 10_000) { html in
            if let band {
                html.shape("path") { html in
                    html.attributes(#"class="year-band""#)
                    html.attribute("d") { write(band, to: &$0) }
                }
            }
            for line in drawn {
                html.open("path") { html in
                    html.attribute("class", literal: style(of: line))
                    html.attribute("d") { write(line, to: &$0) }
                }
                html.element("title", text: "\(line.year): \(line.counts.last ?? 0)")
                html.close("path")
            }
        }
    }

    private func style(of line: SoberLine) -> StaticString {
        if line.year == lines.last?.year { return "year-line this" }
        return line.year == lines[lines.count - 2].year ? "year-line last" : "year-line"
    }

    /// Writes a line from bend to bend.
    private func write(_ line: SoberLine, to html: inout HTML) {
        let offset = max(0, line.offset - start)
        var before = 0
        html.point("M", offset, heights[0])
        for (index, count) in line.counts.enumerated() {
            let isLast = index == line.counts.count - 1
            if isLast || line.counts[index + 1] - count != count - before {
                html.point("L", offset + index + 1, heights[count])
            }
            before = count
        }
    }

    /// Writes the outline of a band: along the most, and back along the fewest.
    private func write(_ band: SoberBand, to html: inout HTML) {
        html.point("M", 0, heights[0])
        for (index, count) in band.most.enumerated().dropFirst() {
            html.point("L", index * SoberBand.step, heights[count])
        }
        for (index, count) in band.fewest.enumerated().dropFirst().reversed() {
            html.point("L", index * SoberBand.step, heights[count])
        }
        html.markup("z")
    }

    /// Writes what the last line came to: behind its end where there is room, else on the side away from the year before.
    private func writeEnd(to html: inout HTML) {
        guard let line = lines.last else { return }
        let place = (max(0, line.offset - start) + line.counts.count) * 10_000 / width
        html.open("text") { html in
            html.attributes(#"class="end this""#)
            html.attribute("x", percent: place)
            html.attribute("y", percent: 10_000 - heights[line.sum])
            if place <= SoberLines.lastWithRoom {
                html.attributes(#"dx=".5em" dy=".35em""#)
            } else {
                html.attributes(isAhead ? #"text-anchor="end" dy="-.6em""# : #"text-anchor="end" dy="1.3em""#)
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

    /// Writes which line is which year: a name at its end would be crossed by the lines of years that are alike.
    private func writeKey(to html: inout HTML) {
        html.element("ul", #"class="legend sign-legend""#) { html in
            for line in drawn.reversed() {
                html.key(String(line.year)) { html in
                    html.shape("path") { html in
                        html.attribute("class", literal: style(of: line))
                        html.attributes(#"d="M0 6h12""#)
                    }
                }
            }
            if let band {
                html.key(band.name) { $0.shape("path", #"class="year-band" d="M0 2h12v8h-12z""#) }
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

    fileprivate mutating func key(_ words: String, sign: (inout HTML) -> Void) {
        element("li") { html in
            html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#, content: sign)
            html.text(words)
        }
    }
}
