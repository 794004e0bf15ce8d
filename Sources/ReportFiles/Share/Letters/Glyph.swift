/// A letter as an outline.
struct Glyph: Sendable {
    /// Its code point.
    let code: UInt32
    /// From its origin to that of the next letter, in thousandths of the size.
    let width: Int
    /// A path in thousandths of the size, the y-axis downwards from the base line; empty for a space.
    let outline: StaticString

    init(_ code: UInt32, _ width: Int, _ outline: StaticString) {
        self.code = code
        self.width = width
        self.outline = outline
    }
}

/// Letters that move closer to others, or away.
struct Kerning: Sendable {
    /// The letters before, and those that move.
    let firsts, seconds: String
    /// In thousandths of the size.
    let shift: Int

    init(_ firsts: String, _ seconds: String, _ shift: Int) {
        self.firsts = firsts
        self.seconds = seconds
        self.shift = shift
    }
}
