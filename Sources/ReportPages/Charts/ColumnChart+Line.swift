import ReportMarkup

extension ColumnChart {
    /// Writes the known heights as points with a line through them, which stretches with the page.
    func writeLine(to html: inout HTML) {
        let points = columns.enumerated().compactMap { index, column in
            column.height.map { (index: index, height: $0, label: column.label) }
        }
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
}
