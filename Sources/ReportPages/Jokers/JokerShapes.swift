import ReportMarkup

/// The signs of jokers: a star is a joker, a clover a day that one healed.
enum JokerShapes {
    /// `je` an earned joker, `jt` one that was lost, both around 0,0 and 22 units wide; `jh0` to `jh3` so many held of
    /// three, as stars of 20 units in a row.
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

    /// Writes the outline of a star from its upper point on.
    fileprivate mutating func starOutline() {
        markup("l3.500 7.200 7.900 1.100-5.700 5.500 1.300 7.900-7-3.700-7 3.700 1.300-7.900-5.700-5.500 7.900-1.100z")
    }

    /// Writes jokers as a row of three stars, the held ones filled; the words beside them say the same to a screen reader.
    mutating func heldJokers(_ held: Int) {
        self += """
            <svg class="held" viewBox="0 0 84 28" aria-hidden="true"><use href="#jh\(min(held, 3))"/></svg>
            """
    }
}
