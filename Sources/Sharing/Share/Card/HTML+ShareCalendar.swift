import Counting
import Markup
import Model
import Pages

/// The parts of a calendar; lengths are tenths of a unit.
extension HTML {
    /// Writes a part of a path: a square to be stroked.
    mutating func square(x: Int, y: Int, _ side: Int) {
        move(x, y)
        line("h", side)
        line("v", side)
        line("h-", side)
        markup("z")
    }

    /// Writes a part of a path: a point, which a round stroke makes a circle.
    mutating func point(x: Int, y: Int) {
        move(x, y)
        markup("h0")
    }

    /// Writes a part of a path: the outline of a square with round corners.
    mutating func outline(x: Int, y: Int, _ cell: Int) {
        let (edge, corner) = (12, cell * 26 / 100)
        let side = cell - 2 * (edge + corner)
        move(x + edge + corner, y + edge)
        // Each arc, a quarter of a circle, ends at the start of the next side.
        line("h", side)
        arc(corner, to: corner, corner)
        line("v", side)
        arc(corner, to: -corner, corner)
        line("h-", side)
        arc(corner, to: -corner, -corner)
        line("v-", side)
        arc(corner, to: corner, -corner)
        markup("z")
    }

    /// Writes a part of a path: a circle around a point.
    mutating func roundOutline(x: Int, y: Int, _ diameter: Int) {
        let radius = diameter / 2 - 12
        move(x - radius, y)
        arc(radius, to: 2 * radius, 0)
        arc(radius, to: -2 * radius, 0)
        markup("z")
    }

    private mutating func move(_ x: Int, _ y: Int) {
        line("M", x)
        line(" ", y)
    }

    private mutating func arc(_ radius: Int, to x: Int, _ y: Int) {
        line("a", radius)
        line(" ", radius)
        line(" 0 0 1 ", x)
        line(" ", y)
    }

    /// Writes a command of a path and its length.
    ///
    /// A calendar has thousands of them, and an HTML literal for each would be a copy.
    private mutating func line(_ step: StaticString, _ length: Int) {
        markup(step)
        tenths(length)
    }

    /// A path of lines; empty if there aren't any.
    static func lines(_ style: StaticString, _ attributes: StaticString, _ path: HTML) -> HTML {
        path.isEmpty ? "" : #"<path class="\#(style)" \#(attributes) d="\#({ $0.copy(path) })"/>"#
    }

    /// Writes a clover around a point, with an outline of constant width at any scale.
    mutating func clover(x: Int, y: Int, _ size: Int, pen: Int = 25) {
        let place: HTML = """
             class="c" stroke-width="\(tenths: 280 * pen / max(1, size))" \
            transform="translate(\(tenths: x) \(tenths: y)) \
            scale(\(size / 280).\(padded(size % 280 * 1000 / 280, 3)))"
            """
        use(.clover) { $0 += place }
    }

    /// Writes the mark on the square of a day of rest: two bars for a pause, a point for an unplanned day.
    mutating func restMark(_ reason: RestReason, x: Int, y: Int, _ cell: Int) {
        let path: HTML =
            switch reason {
            case .notPlanned: "\({ $0.point(x: x, y: y) })"
            case .paused: "\({ $0.pauseBars(x: x, y: y, cell) })"
            }
        self += """
            <path class="r" fill="none" stroke-linecap="round" stroke-width="\(tenths: cell / 8)" d="\(path)"/>
            """
    }

    /// Writes a part of a path: the two bars of a pause.
    mutating func pauseBars(x: Int, y: Int, _ diameter: Int) {
        for side in [-diameter / 7, diameter / 7] {
            self += "M\(tenths: x + side) \(tenths: y - diameter / 5)v\(tenths: diameter * 2 / 5)"
        }
    }

    /// Writes a dashed ring around a day of rest in a month.
    mutating func restRing(x: Int, y: Int, _ diameter: Int) {
        self += """
            <circle class="r" cx="\(tenths: x)" cy="\(tenths: y)" r="\(tenths: diameter / 2 - 20)" fill="none" \
            stroke-width="3" stroke-dasharray="7 7"/>
            """
    }
}

extension ShareCard.Cell {
    /// Whether it is drawn as an outline; a day that was not planned isn't a day without a deed.
    var isEmpty: Bool { shade == 0 && rest != .notPlanned }

    /// The class of the text colour that is readable on its shade.
    var ink: StaticString {
        if isHealed { return "t" }
        switch shade {
        case nil, 0: return "q"
        case 1, 2, 3, 4, 5: return "l"
        case 6, 7: return "u"
        default: return "n"
        }
    }
}
