import ReportMarkup

extension WeekSaboteurs {
    /// The distance between the middles of two days.
    fileprivate static let pitch = 34

    /// The middle of a day.
    fileprivate static func middle(of index: Int) -> Int { pitch / 2 + pitch * index }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-saboteurs", id: "h-saboteurs", title: title) { html in
            html.element("p", #"class="lead-note""#, text: legend)
            html.element("svg", #"class="wk-weekdays" viewBox="0 0 238 18" aria-hidden="true""#) { html in
                for (index, name) in weekdays.enumerated() {
                    html.open("text") { html in
                        html.attribute("x", WeekSaboteurs.middle(of: index))
                        html.attributes(#"y="14""#)
                    }
                    html.text(name)
                    html.close("text")
                }
            }
            html.element("ul") { html in
                for row in rows { row.write(on: page, to: &html) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekSaboteurs.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.emoji(icon)
            html.element("div") { html in
                html.element("h3") { $0.link(link, on: page, text: name) }
                html.element("p", text: text)
                if let before { html.element("p", text: before) }
                if let plan { html.element("p", #"class="week-plan""#, text: plan) }
            }
            html.image(
                "days strip", id: strip.id, width: 7 * WeekSaboteurs.pitch, height: WeekSaboteurs.pitch,
                title: strip.title, description: strip.description
            ) { html in
                for (index, dot) in strip.dots.enumerated() {
                    dot?.write(x: WeekSaboteurs.middle(of: index), to: &html)
                }
            }
        }
        html.markup("\n")
    }
}

extension WeekSaboteurs.Dot {
    fileprivate func write(x: Int, to html: inout HTML) {
        html.markup(isGood ? ##"<use href="#fill" class="steady" x=""## : ##"<use href="#none" class="none" x=""##)
        html.number(x)
        html.markup(#"" y="17"/>"#)
        guard !count.isEmpty else { return }
        html.markup(isGood ? #"<text x=""# : #"<text class="blank" x=""#)
        html.number(x)
        html.markup(#"" y="17">"#)
        html.text(count)
        html.close("text")
    }
}
