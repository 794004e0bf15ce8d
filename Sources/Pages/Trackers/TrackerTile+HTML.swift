import Markup

extension TrackerTile {
    /// The distance between the middles of two days.
    private static let pitch = 12

    /// The tile as an item of a list, which has one table for all.
    func html(on page: PageAddress) -> HTML {
        let name: HTML = #"\#(emoji: icon)<b>\#(name)</b>"#
        return """
            <li class="\(style)">\(link, { "<a\(href: $0, on: page)>\(name)</a>" }, else: "<p>\(name)</p>")\
            <p class="t-figure\(if: !isRunning, " zero")">\(figure, { "<span>\($0)</span>" })\
            \({ $0.jokers(jokers, jokerText) })\(if: !words.isEmpty, "<small>\(words)</small>")</p>\
            \({ if let weeks { draw(weeks, to: &$0) } })</li>

            """
    }

    private var style: StaticString {
        switch kind {
        case .meditation: "tile of-meditation"
        case .workout: "tile of-workout"
        case .good: "tile"
        case .saboteur: isOfNoticing ? "tile saboteur of-noticing" : "tile saboteur"
        }
    }

    /// Dots that look alike are one path of lines without length, which round ends make visible.
    private func draw(_ weeks: Weeks, to html: inout HTML) {
        let (width, height) = (TrackerTile.pitch * TrackerTile.weekCount, TrackerTile.pitch * 7)
        html.image("weeks13", id: id, width: width, height: height, title: weeks.title, description: weeks.description)
        {
            html in
            for (dot, style) in TrackerTile.dots where weeks.dots.contains(dot) {
                let path: HTML = "\({ write(pathOf: dot, in: weeks, to: &$0) })"
                let stroke = dot?.isAmount == true ? colour : nil
                html += #"<path class="\#(style)"\#(stroke, { #" stroke="\#($0)""# }) d="\#(path)"></path>"#
                // What is inside of the ring.
                if dot == .slip { html += #"<path class="s-in" d="\#(path)"/>"# }
            }
        }
    }

    private static let dots: [(Weeks.Dot?, StaticString)] = [
        (nil, "s-out"), (.empty, "s0"), (.size(1), "s1"), (.size(2), "s2"), (.size(3), "s3"), (.good, "s-good"),
        (.slip, "s-slip"), (.healed, "s-healed"),
    ]

    /// A healed day is a clover: four dots.
    private func write(pathOf dot: Weeks.Dot?, in weeks: Weeks, to html: inout HTML) {
        let shift = dot == .healed ? 2 : 0
        for (index, found) in weeks.dots.enumerated() where found == dot {
            html.point(
                "M", TrackerTile.pitch * (index / 7) + TrackerTile.pitch / 2 - shift,
                TrackerTile.pitch * (index % 7) + TrackerTile.pitch / 2 - shift)
            html.markup(dot == .healed ? "h0m4 0h0m-4 4h0m4 0h0" : "h0")
        }
    }
}

extension TrackerTile.Weeks.Dot {
    /// Whether it is drawn in the colour of its tracker, which says how much; green says only that a day was good.
    fileprivate var isAmount: Bool { if case .size = self { true } else { false } }
}
