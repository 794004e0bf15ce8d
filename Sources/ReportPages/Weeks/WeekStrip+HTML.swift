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
            for (index, dot) in dots.enumerated() { dot?.write(x: WeekStrip.middle(of: index), self, to: &html) }
        }
    }
}

extension WeekStrip.Dot {
    fileprivate func write(x: Int, _ strip: WeekStrip, to html: inout HTML) {
        html.shape(look == .good || look == .none || look == .healed ? "use" : "circle") { html in
            switch look {
            case .good: html.attributes(##"href="#fill" class="steady""##)
            case .none: html.attributes(##"href="#none" class="none""##)
            case .healed: html.attributes(##"href="#clover" class="leaf lone""##)
            case .rest: html.attributes(#"class="at-rest" r="2.5""#)
            case .done:
                html.attribute("class") { $0.classes("done", strip.style ?? "") }
                html.attributes(#"r="14""#)
                if let colour = strip.colour { html.attribute("fill", colour) }
            case .slip: html.attributes(#"class="slip" r="12.5""#)
            case .noticed:
                html.attributes(#"class="moment" r="12.5""#)
                html.attribute("stroke", strip.colour ?? "currentColor")
                html.attribute("fill", strip.colour ?? "currentColor")
            }
            html.attribute(look == .good || look == .none || look == .healed ? "x" : "cx", x)
            html.attribute(look == .good || look == .none || look == .healed ? "y" : "cy", 17)
        }
        guard !text.isEmpty else { return }
        html.open("text") { html in
            let isBlank = look != .good && look != .healed && look != .done
            let isLong = text.count > 3
            if isBlank, isLong {
                html.attributes(#"class="blank long""#)
            } else if isBlank || isLong {
                html.attribute("class", literal: isBlank ? "blank" : "long")
            }
            html.attribute("x", x)
            html.attribute("y", 17)
        }
        html.text(text)
        html.close("text")
    }
}
