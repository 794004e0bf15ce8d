import ReportMarkup

extension ColumnChart {
    /// Writes the known heights as points with a line through them, which stretches with the page.
    func writeLine(to html: inout HTML) {
        let points = columns.enumerated().compactMap { index, column in
            column.height.map { (index: index, height: $0, label: column.label) }
        }
        if let backdrop { write(backdrop, to: &html) }
        html.open("svg") { html in
            html.attributes(#"aria-hidden="true""#)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(columns.count * 2)
                html.markup(" 10000")
            }
            html.attributes(#"preserveAspectRatio="none" width="100%" height="100%""#)
        }
        html.open("path") { html in
            html.attributes(#"class="line""#)
            html.attribute("d") { html in
                for (number, point) in points.enumerated() {
                    html.markup(number == 0 ? "M" : "L")
                    html.number(point.index * 2 + 1)
                    html.markup(" ")
                    html.number(10_000 - point.height)
                }
            }
        }
        html.close("path")
        html.close("svg")
        for point in points {
            html.element(
                "circle",
                { html in
                    html.attributes(#"class="k-noticed" r="3""#)
                    html.attribute("cx", percent: (point.index * 10_000 + 5_000) / columns.count)
                    html.attribute("cy", percent: 10_000 - point.height)
                }
            ) { $0.element("title", text: point.label) }
            html.markup("\n")
        }
    }
    /// Writes a band as one shape, and all dots as one line of points.
    private func write(_ backdrop: Backdrop, to html: inout HTML) {
        html.element(
            "svg",
            #"aria-hidden="true" viewBox="0 0 10000 10000" preserveAspectRatio="none" width="100%" height="100%""#
        ) { html in
            if backdrop.band.count > 1 { write(band: backdrop.band, to: &html) }
            guard !backdrop.dots.isEmpty else { return }
            html.shape("path") { html in
                html.attributes(#"class="dots""#)
                html.attribute("d") { html in
                    for dot in backdrop.dots {
                        html.point("M", dot.place, dot.height)
                        html.markup("h0")
                    }
                }
            }
        }
    }

    private func write(band: [(column: Int, heights: ClosedRange<Int>)], to html: inout HTML) {
        let edge =
            band.map { (column: $0.column, height: $0.heights.upperBound) }
            + band.reversed().map { (column: $0.column, height: $0.heights.lowerBound) }
        html.shape("path") { html in
            html.attributes(#"class="band""#)
            html.attribute("d") { html in
                for (index, point) in edge.enumerated() {
                    html.point(index == 0 ? "M" : "L", (point.column * 10_000 + 5_000) / columns.count, point.height)
                }
                html.markup("z")
            }
        }
    }
}

extension HTML {
    /// Writes a step of a path to a place, in hundredths of a percent of the width and of the height.
    fileprivate mutating func point(_ step: StaticString, _ place: Int, _ height: Int) {
        markup(step)
        number(place)
        markup(" ")
        number(10_000 - height)
    }
}
