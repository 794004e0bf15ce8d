import ProgressAnalysis
import ReportMarkup

extension HTML {
    /// Writes a star for each joker that can be held, filled for those that are; their number is said beside them.
    mutating func jokerStars(_ held: Int, of cap: Int) {
        for place in 0..<cap {
            open("svg") { html in
                html.attribute("class", literal: place < held ? "joker on" : "joker")
                html.attributes(#"viewBox="0 0 24 24" aria-hidden="true""#)
            }
            refer(to: Icon.star.rawValue)
            shape("use", ##"href="#i-star""##)
            close("svg")
        }
    }

    /// Writes a text in which the emoji of a star is the star of a joker; the words beside it name it.
    mutating func textWithStars(_ text: String) {
        for (index, part) in text.split(separator: "⭐", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { jokerStars(1, of: 1) }
            self.text(String(part))
        }
    }

    /// Writes the stars beside the length of a streak, where it holds any; `words` name them.
    mutating func jokers(_ held: Int, _ words: String?) {
        guard let words else { return }
        markup(" ")
        open("span", #"class="stars" role="img""#, label: words)
        jokerStars(held, of: max(StreakPolicy.universal.cap, held))
        close("span")
    }
}
