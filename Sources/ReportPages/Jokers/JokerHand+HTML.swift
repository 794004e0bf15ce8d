import ReportMarkup
import ReportWords

extension JokerHand {
    /// Writes the card: a playing card for each joker that can be held, and when the next one comes.
    func write(to html: inout HTML) {
        let id = JokerHand.element(of: id)
        html.open("article") { html in
            html.attributes(#"class="card hand""#)
            html.attribute("id", id)
            html.attribute("aria-labelledby") { $0.id(id, "-h") }
        }
        html.element("header") { html in
            html.element("h2", { $0.attribute("id") { $0.id(id, "-h") } }) { html in
                html.emoji(icon)
                html.markup(" ")
                html.text(name)
            }
            html.element("p") { html in
                html.element("b", text: streak.number)
                html.markup(" ")
                html.text(streak.unit)
                guard let goodAndHealed else { return }
                html.markup(" ")
                html.element("small", text: goodAndHealed)
            }
        }
        html.markup("\n")
        html.element("p", #"class="jokers" aria-hidden="true""#) { $0.jokerStars(held, of: cap) }
        html.element("p", #"class="hand-next""#) { html in
            html.element("b", text: heldText)
            guard !next.isEmpty else { return }
            html.markup(" ")
            html.text(next)
        }
        html.close("article")
    }

    /// Writes a line for a streak that has not earned a joker yet.
    func writeLine(to html: inout HTML) {
        html.element("li", { $0.attribute("id", JokerHand.element(of: id)) }) { html in
            html.emoji(icon)
            html.element("p") { html in
                html.element("b", text: name)
                html.element("small", text: [streak.text, goodAndHealed].compactMap(\.self).joined(separator: ", "))
            }
            html.element("p", #"class="quiet""#, text: next)
        }
        html.markup("\n")
    }
}
