import ProgressAnalysis
import ReportMarkup

extension HTML {
    /// Writes a star for each joker that can be held, filled for those that are; their number is said beside them.
    mutating func jokerStars(_ held: Int, of cap: Int) {
        guard cap > 0 else { return }
        refer(to: Icon.star.rawValue)
        for place in 0..<cap {
            self += """
                <svg class="joker\(if: place < held, " on")" viewBox="0 0 24 24" aria-hidden="true">\
                <use href="#i-star"/></svg>
                """
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
        let cap = max(StreakPolicy.universal.cap, held)
        self += #" <span class="stars" role="img" aria-label="\#(words)">\#({ $0.jokerStars(held, of: cap) })</span>"#
    }
}
