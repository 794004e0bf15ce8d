import ReportMarkup

extension TrackerTile {
    /// The distance between the middles of two days.
    private static let pitch = 12

    /// Writes the tile as an item of a list, which has one table for all.
    func write(on page: PageAddress, to html: inout HTML) {
        html.open("li") { html in
            html.attribute("class", literal: style)
        }
        if let link {
            html.link(link, on: page, content: writeName)
        } else {
            html.element("p", content: writeName)
        }
        html.element("p", isRunning ? #"class="t-figure""# : #"class="t-figure zero""#) { html in
            if let figure { html.element("span") { $0.figure(figure) } }
            html.jokers(jokers, jokerText)
            if !words.isEmpty { html.element("small", text: words) }
        }
        if let weeks { draw(weeks, to: &html) }
        html.close("li")
        html.markup("\n")
    }

    private func writeName(to html: inout HTML) {
        html.emoji(icon)
        html.element("b", text: name)
    }

    private var style: StaticString {
        switch kind {
        case .meditation: "tile of-meditation"
        case .workout: "tile of-workout"
        case .good: "tile"
        case .saboteur: "tile saboteur"
        }
    }

    /// The dots of one strength are one path of lines without length, which round ends make visible.
    private func draw(_ weeks: Weeks, to html: inout HTML) {
        let (width, height) = (TrackerTile.pitch * TrackerTile.weekCount, TrackerTile.pitch * 7)
        html.image("weeks13", id: id, width: width, height: height, title: weeks.title, description: weeks.description)
        {
            html in
            for strength in [nil, 0, 1, 2, 3] where weeks.strengths.contains(strength) {
                html.open("path") { html in
                    html.attribute("class", literal: strength.map { TrackerTile.classes[$0] } ?? "s-out")
                    if let strength, strength > 0 { html.attribute("stroke", colour ?? "currentColor") }
                    html.attribute("d") { path(of: strength, in: weeks, to: &$0) }
                }
                html.close("path")
            }
        }
    }

    private static let classes: [StaticString] = ["s0", "s1", "s2", "s3"]

    private func path(of strength: Int?, in weeks: Weeks, to html: inout HTML) {
        for (index, found) in weeks.strengths.enumerated() where found == strength {
            html.markup("M")
            html.number(TrackerTile.pitch * (index / 7) + TrackerTile.pitch / 2)
            html.markup(" ")
            html.number(TrackerTile.pitch * (index % 7) + TrackerTile.pitch / 2)
            html.markup("h0")
        }
    }
}
