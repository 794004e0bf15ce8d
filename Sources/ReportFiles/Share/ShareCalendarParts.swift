import ProgressAnalysis
import ReportMarkup

/// The parts of a calendar; lengths in tenths of a unit.
extension HTML {
    /// Writes a part of a path: a square that a pen goes around.
    mutating func square(x: Int, y: Int, _ side: Int) {
        markup("M")
        tenths(x)
        markup(" ")
        tenths(y)
        markup("h")
        tenths(side)
        markup("v")
        tenths(side)
        markup("h-")
        tenths(side)
        markup("z")
    }

    /// Writes a part of a path: a point, which a round pen makes a circle.
    mutating func point(x: Int, y: Int) {
        markup("M")
        tenths(x)
        markup(" ")
        tenths(y)
        markup("h0")
    }

    /// Writes a clover around a point.
    mutating func clover(x: Int, y: Int, _ size: Int) {
        shape("use") { html in
            html.attributes(##"href="#clover" class="c""##)
            html.attribute("transform") { html in
                html.markup("translate(")
                html.tenths(x)
                html.markup(" ")
                html.tenths(y)
                html.markup(") scale(")
                html.number(size / 280)
                html.markup(".")
                html.thousandths(size % 280 * 1000 / 280)
                html.markup(")")
            }
        }
    }

    /// Writes what stands on a square of which nothing was expected: two bars in a pause, a point on a day off.
    mutating func restMark(_ reason: RestReason, x: Int, y: Int, _ cell: Int) {
        shape("path") { html in
            html.attributes(#"class="r" fill="none" stroke-linecap="round""#)
            html.attribute("stroke-width", tenths: cell / 8)
            html.attribute("d") { html in
                switch reason {
                case .notPlanned: html.point(x: x, y: y)
                case .paused:
                    for side in [-cell / 7, cell / 7] {
                        html.markup("M")
                        html.tenths(x + side)
                        html.markup(" ")
                        html.tenths(y - cell / 5)
                        html.markup("v")
                        html.tenths(cell * 2 / 5)
                    }
                }
            }
        }
    }

    /// Writes a dashed ring around a day of a month of which nothing was expected.
    mutating func restRing(x: Int, y: Int, _ diameter: Int) {
        shape("circle") { html in
            html.attributes(#"class="r""#)
            html.attribute("cx", tenths: x)
            html.attribute("cy", tenths: y)
            html.attribute("r", tenths: diameter / 2 - 20)
            html.attributes(#"fill="none" stroke-width="3" stroke-dasharray="7 7""#)
        }
    }

    /// Writes three digits.
    private mutating func thousandths(_ number: Int) {
        if number < 100 { markup("0") }
        if number < 10 { markup("0") }
        self.number(number)
    }

    /// Writes the name of a month or a weekday.
    mutating func word(_ word: String, x: Int, y: Int, _ attributes: StaticString = "") {
        open("text") { html in
            html.attributes(#"class="q""#)
            html.attribute("x", tenths: x)
            html.attribute("y", tenths: y)
            html.attributes(attributes)
        }
        text(word)
        close("text")
    }

    /// Writes the number of a day in the colour that is read on its shade.
    mutating func number(_ day: ShareCard.Cell, x: Int, y: Int) {
        open("text") { html in
            html.attribute("class", literal: day.ink)
            html.attribute("x", tenths: x)
            html.attribute("y", tenths: y)
        }
        number(day.number)
        close("text")
    }
}

extension ShareCard.Cell {
    /// The class of the colour that is read on its shade.
    fileprivate var ink: StaticString {
        if isHealed { return "u" }
        switch shade {
        case nil, 0: return "q"
        case 1, 2, 3, 4, 5: return "l"
        case 6, 7: return "u"
        default: return "n"
        }
    }
}
