import ReportMarkup

extension ColumnChart {
    /// The known heights as points with a line through them, which stretches with the page.
    func line() -> HTML {
        let points = columns.enumerated().compactMap { index, column in
            column.height.map { (index: index, y: 10_000 - $0, label: column.label) }
        }
        return """
            \(backdrop, { html($0) })\
            <svg aria-hidden="true" viewBox="0 0 \(columns.count * 2) 10000" preserveAspectRatio="none" width="100%"\
             height="100%"><path class="line" d="\(path: points.map { ($0.index * 2 + 1, $0.y) })"></path></svg>\
            \(each: points, { point in
                """
                <circle class="k-noticed" r="3" cx="\(percent: (point.index * 10_000 + 5_000) / columns.count)"\
                 cy="\(percent: point.y)"><title>\(point.label)</title></circle>

                """
            })
            """
    }

    /// A band as one shape, and all dots as one line of points.
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

    /// The upper edge of a band from left to right, and the lower one back.
    private func edge(of band: [(column: Int, heights: ClosedRange<Int>)]) -> [(x: Int, y: Int)] {
        let place = { (column: Int) in (column * 10_000 + 5_000) / columns.count }
        return band.map { (place($0.column), 10_000 - $0.heights.upperBound) }
            + band.reversed().map { (place($0.column), 10_000 - $0.heights.lowerBound) }
    }
}

extension HTML {
    /// Writes a step of a path to a point.
    mutating func point(_ step: StaticString, _ x: Int, _ y: Int) {
        markup(step)
        number(x)
        markup(" ")
        number(y)
    }
}

extension HTML.StringInterpolation {
    /// Appends a path along straight lines from point to point.
    fileprivate mutating func appendInterpolation(path points: [(x: Int, y: Int)]) {
        for (index, point) in points.enumerated() { html.point(index == 0 ? "M" : "L", point.x, point.y) }
    }
}
