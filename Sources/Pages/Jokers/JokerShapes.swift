import Counting
import Markup

/// The signs of jokers: a star is a joker, a clover is a day that a joker healed.
enum JokerShapes {
    /// `je` is an earned joker and `jt` a lost one, both around 0,0 and 22 units wide; `jh0` to `jh3` are three stars
    /// of 20 units in a row, zero to three of them filled.
    static let html: HTML = {
        let held = { (held: Int) -> HTML in
            #"<g id="jh\#(held)">\#(stars("joker-on", 0..<held))\#(stars("joker-off", held..<3))</g>"#
        }
        return #"<path id="je" d="\#({ $0.star() })"/><path id="jt" d="M-7 0h14"/>\#(each: 0...3, held)"#
    }()

    private static func stars(_ style: StaticString, _ places: Range<Int>) -> HTML {
        guard !places.isEmpty else { return "" }
        return #"<path class="\#(style)" d="\#(each: places, { "M\(14 + 28 * $0) 3\({ $0.starOutline() })" })"/>"#
    }
}

extension HTML {
    /// Writes the path of a star around 0,0, 22 units wide.
    package mutating func star() {
        markup("M0-11.500")
        starOutline()
    }

    fileprivate mutating func starOutline() {
        markup("l3.500 7.200 7.900 1.100-5.700 5.500 1.300 7.900-7-3.700-7 3.700 1.300-7.900-5.700-5.500 7.900-1.100z")
    }

    /// Writes a row of three stars, filled for the jokers held; screen readers use the words beside them.
    mutating func heldJokers(_ held: Int) {
        self += """
            <svg class="held" viewBox="0 0 84 28" aria-hidden="true"><use href="#jh\(min(held, 3))"/></svg>
            """
    }

    /// Writes a star for each joker that can be held, filled for those that are; their number is written beside them.
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

    /// Writes a text in which the star emoji is replaced by the star of a joker; the words beside it name it.
    mutating func textWithStars(_ text: String) {
        for (index, part) in text.split(separator: "⭐", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { jokerStars(1, of: 1) }
            self.text(String(part))
        }
    }

    /// Writes the stars beside the length of a streak, if it has jokers; `words` name them.
    mutating func jokers(_ held: Int, _ words: String?) {
        guard let words else { return }
        let cap = max(StreakPolicy.universal.cap, held)
        self += #" <span class="stars" role="img" aria-label="\#(words)">\#({ $0.jokerStars(held, of: cap) })</span>"#
    }
}
