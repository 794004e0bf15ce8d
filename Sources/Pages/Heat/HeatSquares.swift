import Markup
import Model

/// Days of a heat grid as one shape for each look, which says it once: for many days whose words stand elsewhere.
struct HeatSquares {
    private var paths = [HTML](repeating: HTML(), count: looks.count)
    private var assumed = HTML()

    /// Everything that a day can look like, in the order of paint.
    private static let looks: [HeatLook] =
        [
            .toCome, .before, .noEntry, .steady, .easy, .wild, .slip, .healed(nil), .healed(.steady), .healed(.easy),
            .healed(.wild),
        ]
        + (1...10).map(HeatLook.sober) + [.noticed(1), .paused]

    /// Adds weeks as columns, but for today, which has a mark and is handed back with its place.
    mutating func add(
        _ weeks: some Sequence<[HeatCell?]>, pitch: Int
    ) -> (cell: HeatCell, x: Int, y: Int)? {
        var today: (cell: HeatCell, x: Int, y: Int)?
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                guard let cell else { continue }
                let (x, y) = (column * pitch, row * pitch)
                if cell.isToday { today = (cell, x, y) } else { add(cell, x: x, y: y) }
            }
        }
        return today
    }

    /// Adds a day of 12 units.
    mutating func add(_ cell: HeatCell, x: Int, y: Int) {
        // Moments look alike, whatever their place in a run.
        let look: HeatLook = if case .noticed = cell.look { .noticed(1) } else { cell.look }
        if cell.isAssumed {
            assumed.heatPath(look, x, y)
        } else if let index = HeatSquares.looks.firstIndex(of: look) {
            paths[index].heatPath(look, x, y)
        }
    }

    func write(to html: inout HTML) {
        for (look, path) in zip(HeatSquares.looks, paths) where !path.isEmpty {
            html += #"<path class="\#({ $0.pathStyle(of: look) })" d="\#({ $0.copy(path) })"/>"#
        }
        if !assumed.isEmpty { html += #"<path class="h6 as" d="\#(assumed)"/>"# }
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

/// Days of a heat grid as parts of a path, for drawings with very many of them.
extension HTML {
    /// Writes a day of 12 units, its left upper corner at a place; nothing for one that has no shape.
    mutating func heatPath(_ look: HeatLook, _ x: Int, _ y: Int) {
        switch look {
        case .sober, .steady, .noticed, .toCome:
            part(x, y, left: 30, top: 0, "h6q3 0 3 3v6q0 3-3 3h-6q-3 0-3-3v-6q0-3 3-3z")
        case .noEntry:
            part(x, y, left: 34, top: 6, "h5.2q2.8 0 2.8 2.8v5.2q0 2.8-2.8 2.8h-5.2q-2.8 0-2.8-2.8v-5.2q0-2.8 2.8-2.8z")
        case .easy, .slip: part(x, y, left: 6, top: 60, "a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0z")
        case .wild: part(x, y, left: 6, top: 6, "h10.8v10.8h-10.8z")
        case .healed:
            part(
                x, y, left: 60, top: 18,
                """
                c1.2-2.4 6-2.4 6 1.4 0 1.8-1.2 2.8-1.8 2.8.6 0 1.8 1 1.8 2.8 0 3.8-4.8 3.8-6 1.4-1.2 2.4-6 2.4-6-1.4 0-1.8 \
                1.2-2.8 1.8-2.8-.6 0-1.8-1-1.8-2.8 0-3.8 4.8-3.8 6-1.4z
                """)
        case .before: part(x, y, left: 50, top: 60, "a1 1 0 1 1 2 0a1 1 0 1 1-2 0z")
        case .paused: pauseSign(x, y)
        }
    }

    /// Moves to a place, in tenths from the corner of the day, and writes what is relative to it.
    private mutating func part(_ x: Int, _ y: Int, left: Int, top: Int, _ path: StaticString) {
        markup("M")
        tenths(x * 10 + left)
        markup(" ")
        tenths(y * 10 + top)
        markup(path)
    }
}
