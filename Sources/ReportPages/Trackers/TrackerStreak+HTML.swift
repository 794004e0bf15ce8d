import ReportMarkup
import ReportWords

extension TrackerStreak {
    /// Writes the card: the streak, large, with its jokers.
    func write(to html: inout HTML) {
        html.element("section", #"class="card now-streak" aria-labelledby="h-streak""#) { html in
            html.element("h2", #"id="h-streak""#, text: label)
            html.element("p", #"class="huge""#) { html in
                html.element("b", text: figure.number)
                html.markup(" ")
                html.element("span", text: figure.unit)
            }
            if cap > 0 { writeJokers(to: &html) }
            if !notes.isEmpty { html.element("p", #"class="quiet""#, text: notes) }
        }
    }

    private func writeJokers(to html: inout HTML) {
        html.open("p", #"class="stars" role="img""#, label: jokerText)
        html.jokerStars(jokers, of: cap)
        html.close("p")
    }
}
