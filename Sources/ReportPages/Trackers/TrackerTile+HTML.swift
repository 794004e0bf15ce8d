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

    /// Dots that look alike are one path of lines without length, which round ends make visible.
    private func draw(_ weeks: Weeks, to html: inout HTML) {
        let (width, height) = (TrackerTile.pitch * TrackerTile.weekCount, TrackerTile.pitch * 7)
        html.image("weeks13", id: id, width: width, height: height, title: weeks.title, description: weeks.description)
        {
            html in
            for (dot, style) in TrackerTile.dots where weeks.dots.contains(dot) {
                html.open("path") { html in
                    html.attribute("class", literal: style)
                    if let colour, dot?.isAmount == true { html.attribute("stroke", colour) }
                    html.attribute("d") { path(of: dot, in: weeks, to: &$0) }
                }
                html.close("path")
                guard dot == .slip else { continue }
                // What is inside of the ring.
                html.shape("path") { html in
                    html.attributes(#"class="s-in""#)
                    html.attribute("d") { path(of: dot, in: weeks, to: &$0) }
                }
            }
        }
    }

    private static let dots: [(Weeks.Dot?, StaticString)] = [
        (nil, "s-out"), (.empty, "s0"), (.size(1), "s1"), (.size(2), "s2"), (.size(3), "s3"), (.good, "s-good"),
        (.slip, "s-slip"), (.healed, "s-healed"),
    ]

    /// A healed day is a clover: four dots.
    private func path(of dot: Weeks.Dot?, in weeks: Weeks, to html: inout HTML) {
        let shift = dot == .healed ? 2 : 0
        for (index, found) in weeks.dots.enumerated() where found == dot {
            html.markup("M")
            html.number(TrackerTile.pitch * (index / 7) + TrackerTile.pitch / 2 - shift)
            html.markup(" ")
            html.number(TrackerTile.pitch * (index % 7) + TrackerTile.pitch / 2 - shift)
            html.markup(dot == .healed ? "h0m4 0h0m-4 4h0m4 0h0" : "h0")
        }
    }
}

extension TrackerTile.Weeks.Dot {
    /// Whether it is drawn in the colour of its tracker, which says how much; green says only that a day was good.
    fileprivate var isAmount: Bool { if case .size = self { true } else { false } }
}
