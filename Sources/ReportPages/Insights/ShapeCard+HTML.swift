import ProgressAnalysis
import ReportMarkup

extension ShapeCard {
    /// Writes the card.
    ///
    /// The drawing stretches with the page; its dots stay round, because lines do not stretch.
    func write(to html: inout HTML) {
        html.open("div") { $0.attributes(#"class="shape-sheet""#) }
        html.chartCard("shape", title, lead: lead, remark: remark) { html in
            html.element("figure", { $0.attribute("class", literal: size) }) { html in
                html.element("svg", #"class="chart-y" aria-hidden="true""#) { writeMonths(to: &$0) }
                html.openPlot("shape", title: title, description)
                writeGround(to: &html)
                html.stretched(width: ShapeCard.places * 2, height: rows * 2) { html in
                    for kind in kinds { kind.write(to: &html) }
                }
                html.close("svg")
                html.element("svg", #"class="shape-sober" aria-hidden="true""#) { writeSober(to: &$0) }
                html.element("svg", #"class="chart-x" aria-hidden="true""#) { $0.hourNames() }
            }
            writeLegend(to: &html)
            html.dataTable(table)
        }
        html.close("div")
    }

    /// So many days want so much height.
    private var size: StaticString {
        switch rows {
        case ...90: "chart shape short"
        case ...200: "chart shape middle"
        default: "chart shape"
        }
    }

    /// The middle of a row in hundredths of a percent.
    private func middle(of row: Int) -> Int { (row * 2 + 1) * 5_000 / rows }

    private func writeMonths(to html: inout HTML) {
        for (row, name) in months {
            html.open("text") { html in
                html.attributes(#"x="100%""#)
                html.attribute("y", percent: middle(of: row))
            }
            html.text(name)
            html.close("text")
        }
    }

    /// Writes the night, the lines of six hours and of months, and the hours of plans.
    private func writeGround(to html: inout HTML) {
        html.markup(#"<rect class="shape-night" width="25%" height="100%"/>"#)
        for part in 1..<4 { html.line("grid-line", at: part * 2_500, isUpright: true) }
        for (row, _) in months { html.line("grid-line", at: row * 10_000 / rows, isUpright: false) }
        for hour in plans { html.line("shape-plan", at: hour * 10_000 / 24, isUpright: true) }
        html.markup("\n")
    }

    private func writeSober(to html: inout HTML) {
        html.stretched(width: 1, height: rows) { html in
            html.shape("path") { html in
                html.attribute("d") { html in
                    for run in sober {
                        html.markup("M0 ")
                        html.number(run.lowerBound)
                        html.markup("h1v")
                        html.number(run.count)
                        html.markup("h-1z")
                    }
                }
            }
        }
    }

    private func write(key hue: Hue, _ name: String, to html: inout HTML) {
        html.element("li") { html in
            html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { html in
                html.shape("circle") { html in
                    html.attribute("class", literal: hue.style)
                    html.attributes(#"cx="6" cy="6" r="4.5""#)
                    if case .tracker(let colour) = hue { html.attribute("fill", colour) }
                }
            }
            html.text(name)
        }
    }

    private func writeLegend(to html: inout HTML) {
        html.element("ul", #"class="legend sign-legend""#) { html in
            for kind in kinds where kind.hue != .shared { write(key: kind.hue, kind.name, to: &html) }
            let others = kinds.filter { $0.hue == .shared }.map(\.name)
            if !others.isEmpty { write(key: .shared, others.joined(separator: ", "), to: &html) }
            if !sober.isEmpty { html.drawnKey(#"<rect class="k-good" x="4" width="4" height="12"/>"#, soberWord) }
            html.drawnKey(#"<rect class="shape-night" width="12" height="12"/>"#, nightWord)
            if !plans.isEmpty { html.drawnKey(#"<path class="shape-plan" d="M6 0v12"/>"#, planWord) }
        }
    }
}

extension ShapeCard.Hue {
    fileprivate var style: StaticString {
        switch self {
        case .activity(let activity): activity == .meditation ? "s-m" : "s-w"
        case .tracker: "s-t"
        case .shared: "s-o"
        }
    }
}

extension ShapeCard.Kind {
    /// Writes all dots as one path of lines of hardly any length, whose round ends make dots.
    fileprivate func write(to html: inout HTML) {
        html.shape("path") { html in
            html.attribute("class", literal: hue.style)
            if case .tracker(let colour) = hue { html.attribute("stroke", colour) }
            html.attribute("d") { html in
                var (row, place) = (0, 0)
                for (number, dot) in dots.enumerated() {
                    html.markup(number == 0 ? "M" : "m")
                    html.number(number == 0 ? dot.place * 2 + 1 : (dot.place - place) * 2)
                    html.markup(" ")
                    html.number(number == 0 ? dot.row * 2 + 1 : (dot.row - row) * 2)
                    html.markup("h0")
                    (row, place) = (dot.row, dot.place)
                }
            }
        }
        html.markup("\n")
    }
}

extension HTML {
    /// Writes a line across the whole drawing at hundredths of a percent.
    fileprivate mutating func line(_ style: StaticString, at place: Int, isUpright: Bool) {
        shape("line") { html in
            html.attribute("class", literal: style)
            html.attribute(isUpright ? "x1" : "y1", percent: place)
            html.attribute(isUpright ? "x2" : "y2", percent: place)
            html.attributes(isUpright ? #"y2="100%""# : #"x2="100%""#)
        }
    }
}
