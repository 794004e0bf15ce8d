/// The letters of one weight, which the program carries: a drawing looks the same on every machine.
///
/// A class, because all drawings share the two there are, which never change.
final class Typeface: Sendable {
    let glyphs: [Glyph]
    private let places: [UInt32: Int]
    /// The shifts of pairs, by the code point of the first and below it that of the second.
    private let shifts: [UInt32: Int]

    static let medium = Typeface(NunitoMedium.glyphs, NunitoMedium.kerning)
    static let bold = Typeface(NunitoExtraBold.glyphs, NunitoExtraBold.kerning)

    private init(_ glyphs: [Glyph], _ kerning: [Kerning]) {
        self.glyphs = glyphs
        places = Dictionary(glyphs.enumerated().map { ($0.element.code, $0.offset) }) { $1 }
        var shifts: [UInt32: Int] = [:]
        for row in kerning {
            for first in row.firsts.unicodeScalars {
                for second in row.seconds.unicodeScalars { shifts[first.value << 16 | second.value] = row.shift }
            }
        }
        self.shifts = shifts
    }

    /// The place of a letter among the glyphs; nil where there is none.
    ///
    /// Spaces that do not break are spaces.
    func place(of letter: Unicode.Scalar) -> Int? {
        switch letter.value {
        case 0xA0, 0x202F: places[0x20]
        default: places[letter.value]
        }
    }

    /// How far a letter moves after another, in thousandths of the size.
    func shift(of second: Glyph, after first: Glyph) -> Int { shifts[first.code << 16 | second.code] ?? 0 }
}
