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
            writeDots(.done, r: "14", to: &html) { html in
                html.attribute("class") { $0.classes("done", style ?? "") }
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

    /// Writes the dots of one look, whose colour is said once.
    private func writeDots(
        _ look: Dot.Look, r: StaticString, to html: inout HTML, attributes: (inout HTML) -> Void
    ) {
        let places = dots.indices.filter { dots[$0]?.look == look }
        guard !places.isEmpty else { return }
        html.element("g", attributes) { html in
            for index in places {
                html.shape("circle") { html in
                    html.attribute("r", literal: r)
                    html.attribute("cx", WeekStrip.middle(of: index))
                    html.attributes(#"cy="17""#)
                }
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
        case .rest, .slip:
            html.shape("circle") { html in
                html.attributes(look == .rest ? #"class="at-rest" r="2.5""# : #"class="slip" r="12.5""#)
                html.attribute("cx", x)
                html.attributes(#"cy="17""#)
            }
        case .done, .noticed: break
        }
    }

    fileprivate func writeText(x: Int, to html: inout HTML) {
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
            html.attributes(#"y="17""#)
        }
        html.text(text)
        html.close("text")
    }
}
