package import Markup
import Model
import Wording

/// The seven days of a week, or those up to today, as dots.
package struct WeekStrip: Sendable {
    /// A day.
    package struct Dot: Sendable {
        enum Look: Sendable {
            case good, none, healed
            /// Done; its amount is the number.
            case done
            /// Moments of a saboteur that is noticed, and of one that is avoided.
            case noticed, slip
            /// Nothing was expected.
            case rest
        }

        let look: Look
        /// A number; may be empty.
        package let text: String
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Nil outside of the habit's time.
    package let dots: [Dot?]
    /// `#RRGGBB`, the colour of moments and of what is done; nil for an activity, and if there aren't any.
    package var colour: String?
    /// The class of its colour; nil for a tracker.
    var style: StaticString?
}

extension WeekStrip {
    /// `Mon 3, Tue 0`; days without a word are left out.
    static func words(_ words: [String], on days: [Day], _ phrases: Phrases) -> String {
        var text = TextBuilder()
        for (day, word) in zip(days, words) where !word.isEmpty {
            text.item(phrases.shortName(of: day.weekday))
            text.append(" ")
            text.append(word)
        }
        return text.take()
    }
}

extension WeekStrip: Drawing {
    /// The distance between the centres of two days.
    private static let pitch = 34

    private static func middle(of index: Int) -> Int { pitch / 2 + pitch * index }

    /// The short names of the weekdays, above the strips of a card.
    static func weekdays(in report: Report) -> Drawn {
        let names = report.phrases.shortWeekdayNames.enumerated()
        return Drawn { _, html in
            html += """
                <svg class="wk-weekdays" viewBox="0 0 238 18" aria-hidden="true">\
                \({ html in
                    for (index, name) in names {
                        html.markup(#"<text x=""#)
                        html.number(middle(of: index))
                        html.markup(#"" y="14">"#)
                        html.text(name)
                        html.markup("</text>")
                    }
                })</svg>
                """
        }
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        html.image(
            "days strip", id: id, width: 7 * WeekStrip.pitch, height: WeekStrip.pitch, title: title,
            description: description
        ) { html in
            writeDots(.done, r: "14", to: &html) { html in
                html.attribute("class") { $0 += "done\(further: style ?? "")" }
                if let colour { html.attribute("fill", colour) }
            }
            writeDots(.noticed, r: "12.5", to: &html) { html in
                html.attributes(#"class="moment""#)
                html.attribute("stroke", colour ?? "currentColor")
                html.attribute("fill", colour ?? "currentColor")
            }
            for (index, dot) in dots.enumerated() { dot?.writeShape(x: WeekStrip.middle(of: index), to: &html) }
            for (index, dot) in dots.enumerated() { dot?.writeText(x: WeekStrip.middle(of: index), to: &html) }
        }
    }

    /// Writes the dots of one look, with one colour for all.
    private func writeDots(
        _ look: Dot.Look, r: StaticString, to html: inout HTML, attributes: (inout HTML) -> Void
    ) {
        let places = dots.indices.filter { dots[$0]?.look == look }
        guard !places.isEmpty else { return }
        html.element("g", attributes) { html in
            for index in places {
                html.markup(#"<circle r=""#, r, #"" cx=""#)
                html.number(WeekStrip.middle(of: index))
                html.markup(#"" cy="17"/>"#)
            }
        }
    }
}

extension WeekStrip.Dot {
    fileprivate func writeShape(x: Int, to html: inout HTML) {
        func use(_ shape: CellShape, _ style: StaticString) {
            html.use(shape) { html in
                html.attribute("class", literal: style)
                html.attribute("x", x)
                html.attributes(#"y="17""#)
            }
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
        html.markup(
            isBlank
                ? isLong ? #"<text class="blank long""# : #"<text class="blank""#
                : isLong ? #"<text class="long""# : "<text")
        html.attribute("x", x)
        html.markup(#" y="17">"#)
        html.text(text)
        html.markup("</text>")
    }
}
