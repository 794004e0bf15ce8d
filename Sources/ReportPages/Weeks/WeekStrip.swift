package import ReportMarkup
import ReportWords

/// What became of the seven days of a week, or of those that have been.
package struct WeekStrip: Sendable {
    /// A day.
    package struct Dot: Sendable {
        enum Look: Sendable {
            case good, none, healed
            /// Done: how much of it is told by its number.
            case done
            /// Moments of a saboteur that is only noticed, and of one that is avoided.
            case noticed, slip
            /// Nothing was expected.
            case rest
        }

        let look: Look
        /// A number; empty for none.
        package let text: String
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Nil outside of the time of what is drawn.
    package let dots: [Dot?]
    /// `#RRGGBB`, in which moments and what is done are drawn; nil where there are none, and of an activity.
    package var colour: String?
    /// The class of its colour; nil of a tracker.
    var style: StaticString?
}

extension WeekStrip: Drawing {
    /// The distance between the middles of two days.
    private static let pitch = 34

    /// The middle of a day.
    private static func middle(of index: Int) -> Int { pitch / 2 + pitch * index }

    /// The short names of the weekdays, above the strips of a card.
    static func weekdays(in report: Report) -> Drawn {
        let names = report.phrases.shortWeekdayNames.enumerated()
        return Drawn { _, html in
            html += """
                <svg class="wk-weekdays" viewBox="0 0 238 18" aria-hidden="true">\
                \(each: names, { #"<text x="\#(middle(of: $0))" y="14">\#($1)</text>"# })</svg>
                """
        }
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        html.image(
            "days strip", id: id, width: 7 * WeekStrip.pitch, height: WeekStrip.pitch, title: title,
            description: description
        ) { html in
            let (fill, ink) = (colour.map { #" fill="\#($0)""# } ?? "" as HTML, colour ?? "currentColor")
            html += """
                \(circles(.done, #" r="14""#, #" class="done\#(further: style ?? "")"\#(fill)"#))\
                \(circles(.noticed, #" r="12.5""#, #" class="moment" stroke="\#(ink)" fill="\#(ink)""#))
                """
            for (index, dot) in dots.enumerated() { dot?.writeShape(x: WeekStrip.middle(of: index), to: &html) }
            for (index, dot) in dots.enumerated() { dot?.writeText(x: WeekStrip.middle(of: index), to: &html) }
        }
    }

    /// The dots of one look, whose colour is said once.
    private func circles(_ look: Dot.Look, _ size: StaticString, _ attributes: HTML) -> HTML {
        let places = dots.indices.filter { dots[$0]?.look == look }
        guard !places.isEmpty else { return "" }
        return """
            <g\(attributes)>\
            \(each: places, { #"<circle\#(size) cx="\#(WeekStrip.middle(of: $0))" cy="17"/>"# })</g>
            """
    }
}

extension WeekStrip.Dot {
    fileprivate func writeShape(x: Int, to html: inout HTML) {
        func use(_ shape: CellShape, _ style: StaticString) {
            html.use(shape) { $0 += #" class="\#(style)" x="\#(x)" y="17""# }
        }
        switch look {
        case .good: use(.fill, "steady")
        case .none: use(.none, "none")
        case .healed: use(.clover, "leaf lone")
        case .rest: html += #"<circle class="at-rest" r="2.5" cx="\#(x)" cy="17"/>"#
        case .slip: html += #"<circle class="slip" r="12.5" cx="\#(x)" cy="17"/>"#
        case .done, .noticed: break
        }
    }

    fileprivate func writeText(x: Int, to html: inout HTML) {
        guard !text.isEmpty else { return }
        let isBlank = look != .good && look != .healed && look != .done
        let isLong = text.count > 3
        let style: StaticString = isBlank ? isLong ? "blank long" : "blank" : isLong ? "long" : ""
        html += """
            <text\(if: isBlank || isLong, #" class="\#(style)""#) x="\(x)" y="17">\(text)</text>
            """
    }
}
