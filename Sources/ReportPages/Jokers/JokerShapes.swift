import ReportMarkup

/// The signs of jokers: a star is a joker, a clover a day that one healed.
enum JokerShapes {
    /// `je` an earned joker, `jt` one that was lost, both around 0,0 and 22 units wide; `jh0` to `jh3` so many held of
    /// three, as stars of 20 units in a row.
    static let html: HTML = {
        var html = HTML()
        html.markup(##"<path id="je" d=""##)
        html.star()
        html.markup(##""/><path id="jt" d="M-7 0h14"/>"##)
        for held in 0...3 {
            html.markup(#"<g id="jh"#)
            html.number(held)
            html.markup(#"">"#)
            html.stars("joker-on", 0..<held)
            html.stars("joker-off", held..<3)
            html.markup("</g>")
        }
        return html
    }()
}

extension HTML {
    /// Writes the path of a star around 0,0, 22 units wide.
    package mutating func star() {
        markup("M0-11.500")
        starOutline()
    }

    /// Writes the outline of a star from its upper point on.
    fileprivate mutating func starOutline() {
        markup("l3.500 7.200 7.900 1.100-5.700 5.500 1.300 7.900-7-3.700-7 3.700 1.300-7.900-5.700-5.500 7.900-1.100z")
    }

    fileprivate mutating func stars(_ style: StaticString, _ places: Range<Int>) {
        guard !places.isEmpty else { return }
        shape("path") { html in
            html.attribute("class", literal: style)
            html.attribute("d") { html in
                for place in places {
                    html.markup("M")
                    html.number(14 + 28 * place)
                    html.markup(" 3")
                    html.starOutline()
                }
            }
        }
    }

    /// Writes jokers as a row of three stars, the held ones filled; the words beside them say the same to a screen reader.
    mutating func heldJokers(_ held: Int) {
        markup(##"<svg class="held" viewBox="0 0 84 28" aria-hidden="true"><use href="#jh"##)
        number(min(held, 3))
        markup(#""/></svg>"#)
    }
}
