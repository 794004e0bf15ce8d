import ReportMarkup

extension WeekStrip {
    /// The distance between the middles of two days.
    private static let pitch = 34

    /// The middle of a day.
    private static func middle(of index: Int) -> Int { pitch / 2 + pitch * index }

    /// Writes the short names of the weekdays, above the strips of a card.
    static func write(weekdays: [String], to html: inout HTML) {
        html.element("svg", #"class="wk-weekdays" viewBox="0 0 238 18" aria-hidden="true""#) { html in
            for (index, name) in weekdays.enumerated() {
                html.open("text") { html in
                    html.attribute("x", middle(of: index))
                    html.attributes(#"y="14""#)
                }
                html.text(name)
                html.close("text")
            }
        }
    }

    func write(to html: inout HTML) {
        html.image(
            "days strip", id: id, width: 7 * WeekStrip.pitch, height: WeekStrip.pitch, title: title,
            description: description
        ) { html in
            for (index, dot) in dots.enumerated() { dot?.write(x: WeekStrip.middle(of: index), to: &html) }
        }
    }
}

extension WeekStrip.Dot {
    fileprivate func write(x: Int, to html: inout HTML) {
        html.markup(shape)
        html.number(x)
        html.markup(look == .rest ? #""/>"# : #"" y="17"/>"#)
        guard !text.isEmpty else { return }
        html.markup(look == .good ? #"<text x=""# : #"<text class="blank" x=""#)
        html.number(x)
        html.markup(#"" y="17">"#)
        html.text(text)
        html.close("text")
    }

    /// Its mark, up to the place.
    private var shape: StaticString {
        switch look {
        case .good: ##"<use href="#fill" class="steady" x=""##
        case .none: ##"<use href="#none" class="none" x=""##
        case .healed: ##"<use href="#clover" class="easy" x=""##
        case .rest: #"<circle class="at-rest" r="2.5" cy="17" cx=""#
        }
    }
}
