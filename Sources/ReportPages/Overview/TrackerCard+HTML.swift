import ReportMarkup
import ReportWords

/// The trackers' streaks, each of which opens.
extension TrackerCard {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("trackers", id: "h-trackers", title: title, aside: { $0.text(order) }) { html in
            for row in rows { row.write(on: page, to: &html) }
            guard !hiddenRows.isEmpty else { return }
            html.more(more) { html in
                for row in hiddenRows { row.write(on: page, to: &html) }
            }
        }
    }
}

extension TrackerCard.Row {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        guard let more else {
            html.element("p", #"class="tracker""#) { writeLine(to: &$0) }
            return
        }
        html.element("details", #"class="tracker""#) { html in
            html.element("summary") { html in
                writeLine(to: &html)
                html.icon(.down)
            }
            html.markup("\n")
            html.element("div", #"class="t-more""#) { more.write(on: page, to: &$0) }
        }
        html.markup("\n")
    }

    private func writeLine(to html: inout HTML) {
        html.emoji(icon)
        html.element("span", #"class="t-text""#) { html in
            html.element("span", #"class="t-streak""#) { html in
                html.figure(figure)
                html.jokers(jokers, jokerText)
            }
            if let name { html.element("span", #"class="t-name""#, text: name) }
        }
    }
}

extension TrackerCard.More {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        strip.write(id: "t-\(id)", to: &html)
        html.element("p", text: notes.joined(separator: " "))
        html.dataTable(strip.table)
        html.element("p") { $0.link(link, on: page, text: linkText) }
    }
}

extension TrackerStrip {
    /// The distance between the middles of two days.
    private static let pitch = 34

    fileprivate func write(id: String, to html: inout HTML) {
        html.image(
            "days strip", id: id, width: TrackerStrip.pitch * dots.count, height: TrackerStrip.pitch, title: title,
            description: description
        ) { html in
            for (index, dot) in dots.enumerated() {
                dot.write(x: TrackerStrip.pitch / 2 + TrackerStrip.pitch * index, to: &html)
            }
        }
    }
}

extension TrackerStrip.Dot {
    fileprivate func write(x: Int, to html: inout HTML) {
        html.open("use") { html in
            html.attributes(isGood ? ##"href="#fill" class="steady""## : ##"href="#none" class="none""##)
            html.attribute("x", x)
            html.attributes(#"y="17""#)
        }
        html.element("title", text: label)
        html.close("use")
        guard !count.isEmpty else { return }
        html.open("text") { html in
            html.attribute("x", x)
            html.attributes(#"y="17""#)
        }
        html.text(count)
        html.close("text")
    }
}
