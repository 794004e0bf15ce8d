import ProgressModel
import ReportMarkup

/// Days of a heat grid as one shape for each look, which says it once: for many days whose words stand elsewhere.
struct HeatSquares {
    private var paths = [HTML](repeating: HTML(), count: looks.count)
    private var assumed = HTML()

    /// Everything that a day can look like, in the order of paint.
    private static let looks: [HeatLook] =
        [
            .toCome, .before, .noEntry, .steady, .easy, .wild, .healed(nil), .healed(.steady), .healed(.easy),
            .healed(.wild),
        ]
        + (1...10).map(HeatLook.sober) + [.paused]

    /// Adds a day of 12 units.
    mutating func add(_ cell: HeatCell, x: Int, y: Int) {
        if cell.isAssumed {
            assumed.heatPath(cell.look, x, y)
        } else if let index = HeatSquares.looks.firstIndex(of: cell.look) {
            paths[index].heatPath(cell.look, x, y)
        }
    }

    func write(to html: inout HTML) {
        for (look, path) in zip(HeatSquares.looks, paths) where !path.isEmpty {
            html.shape("path") { html in
                html.attribute("class") { $0.pathStyle(of: look) }
                html.attribute("d") { $0 += path }
            }
        }
        if !assumed.isEmpty {
            html.shape("path") { html in
                html.attributes(#"class="h6 as""#)
                html.attribute("d") { $0 += assumed }
            }
        }
    }
}

extension HTML {
    fileprivate mutating func pathStyle(of look: HeatLook) {
        switch look {
        case .toCome: markup("beyond")
        case .paused: markup("pa")
        default: style(of: look)
        }
    }
}
