import ProgressAnalysis
package import ReportMarkup

extension DaysDrawn: Drawing {
    /// Writes the drawing, which stretches with the page; its dots stay round, because lines do not stretch.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <figure class="chart shape\(further: size)"><svg class="chart-y" aria-hidden="true">\
            \(each: months, { row, name in
                #"<text x="100%" y="\#(percent: (row * 2 + 1) * 5_000 / rows)">\#(name)</text>"#
            })</svg>\({ $0.openPlot("shape", title: title, description) })\(ground())
            \(.stretched(width: DaysDrawn.places * 2, height: rows * 2, "\(each: kinds, { $0.html() })"))</svg>\
            <svg class="shape-sober" aria-hidden="true">\(.stretched(width: 1, height: rows, soberRuns()))</svg>\
            <svg class="chart-x" aria-hidden="true">\(.hourNames)</svg></figure>\
            <ul class="legend sign-legend">\(legend())</ul>
            """
    }

    /// Many days want more height.
    private var size: StaticString {
        switch rows {
        case ...90: "short"
        case ...200: "middle"
        default: ""
        }
    }

    /// The night, the lines of six hours and of months, and the hours of plans.
    private func ground() -> HTML {
        let upright = { (style: StaticString, place: Int) -> HTML in
            #"<line class="\#(style)" x1="\#(percent: place)" x2="\#(percent: place)" y2="100%"/>"#
        }
        return """
            <rect class="shape-night" width="25%" height="100%"/>\(each: 1..<4, { upright("grid-line", $0 * 2_500) })\
            \(each: months.map { $0.row * 10_000 / rows }, {
                #"<line class="grid-line" y1="\#(percent: $0)" y2="\#(percent: $0)" x2="100%"/>"#
            })\(each: plans, { upright("shape-plan", $0 * 10_000 / 24) })
            """
    }

    private func soberRuns() -> HTML {
        #"<path d="\#(each: sober, { "M0 \($0.lowerBound)h1v\($0.count)h-1z" })"/>"#
    }

    private func legend() -> HTML {
        let others = kinds.filter { $0.hue == .shared }.map(\.name)
        return """
            \(each: kinds.filter { $0.hue != .shared }, { DaysDrawn.key($0.hue, $0.name) })\
            \(if: !others.isEmpty, DaysDrawn.key(.shared, others.joined(separator: ", ")))\
            \(if: !sober.isEmpty, #"\#(key: #"<rect class="k-good" x="4" width="4" height="12"/>"#, soberWord)"#)\
            \(key: #"<rect class="shape-night" width="12" height="12"/>"#, nightWord)\
            \(if: !plans.isEmpty, #"\#(key: #"<path class="shape-plan" d="M6 0v12"/>"#, planWord)"#)
            """
    }

    private static func key(_ hue: Hue, _ name: String) -> HTML {
        """
        \(key: #"<circle class="\#(hue.style)" cx="6" cy="6" r="4.5"\#(hue.colour, { #" fill="\#($0)""# })/>"#, name)
        """
    }
}

extension DaysDrawn.Hue {
    fileprivate var style: StaticString {
        switch self {
        case .activity(let activity): activity == .meditation ? "s-m" : "s-w"
        case .tracker: "s-t"
        case .shared: "s-o"
        }
    }

    fileprivate var colour: String? { if case .tracker(let colour) = self { colour } else { nil } }
}

extension DaysDrawn.Kind {
    /// All dots as one path of lines of hardly any length, whose round ends make dots.
    fileprivate func html() -> HTML {
        """
        <path class="\(hue.style)"\(hue.colour, { #" stroke="\#($0)""# }) d="\({ html in
            var (row, place) = (0, 0)
            for (number, dot) in dots.enumerated() {
                let isFirst = number == 0
                html.point(
                    isFirst ? "M" : "m", isFirst ? dot.place * 2 + 1 : (dot.place - place) * 2,
                    isFirst ? dot.row * 2 + 1 : (dot.row - row) * 2)
                html.markup("h0")
                (row, place) = (dot.row, dot.place)
            }
        })"/>

        """
    }
}
