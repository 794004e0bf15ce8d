import ReportMarkup
import ReportWords

extension HeaderStreak {
    /// Writes the streaks as a card.
    static func write(_ streaks: [HeaderStreak], on page: PageAddress, to html: inout HTML) {
        html.element("ul", #"class="streaks card""#) { html in
            html.markup("\n")
            for streak in streaks { streak.write(on: page, to: &html) }
        }
    }

    private func write(on page: PageAddress, to html: inout HTML) {
        html.element("li", #"class="streak""#) { html in
            if let nextJoker { nextJoker.write(around: emoji, to: &html) } else { html.emoji(emoji) }
            html.markup("\n")
            html.element("div") { html in
                html.element("h2") { writeName(on: page, to: &$0) }
                html.element("p", #"class="big""#) { $0.figure(figure) }
                if let goodAndHealed { html.element("p", #"class="made-of""#, text: goodAndHealed) }
                if let recent { html.element("p", #"class="made-of""#, text: recent) }
                if let week { html.element("p", #"class="made-of""#, text: week) }
            }
            if cap > 0 { writeStars(on: page, to: &html) }
        }
        html.markup("\n")
    }

    private func writeName(on page: PageAddress, to html: inout HTML) {
        if let link { html.link(link, on: page, text: name) } else { html.text(name) }
        guard let longest else { return }
        html.markup(" ")
        html.element("span", #"class="longest""#) { html in
            html.markup("(")
            html.text(longest)
            html.markup(")")
        }
    }

    private func writeStars(on page: PageAddress, to html: inout HTML) {
        html.open("a") { html in
            html.attributes(#"class="stars""#)
            html.href(jokersLink, on: page)
            html.attribute("aria-label", jokersLabel)
        }
        html.jokerStars(jokers, of: cap)
        html.close("a")
    }
}

extension HTML {
    /// Writes a number, larger than its unit.
    mutating func figure(_ figure: Figure) {
        element("b", text: figure.number)
        markup(" ")
        text(figure.unit)
    }
}
