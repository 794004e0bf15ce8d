import EmbeddedFiles
import ReportMarkup

/// The letters of one weight, which the program carries: a drawing looks the same on every machine.
///
/// A class, because all drawings share the two there are, which never change.
final class Typeface: Sendable {
    let glyphs: [Glyph]
    private let places: [UInt32: Int]
    /// The shifts of pairs, by the code point of the first and below it that of the second.
    private let shifts: [UInt32: Int]

    static let medium = Typeface("NunitoMedium.txt")
    static let bold = Typeface("NunitoExtraBold.txt")

    /// Reads the file that `.ci/outlines` has written.
    private init(_ name: String) {
        let bytes = EmbeddedFile.letters.first { $0.name == name }?.bytes ?? []
        var (glyphs, shifts): ([Glyph], [UInt32: Int]) = ([], [:])
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count > 2 else { continue }
            if let code = UInt32(fields[0]), let width = Int(fields[1]) {
                // Escaped here, and not in each drawing.
                glyphs.append(Glyph(code: code, width: width, outline: "\(fields[2])"))
            } else if fields[0] == "kern", let end = fields[2].firstIndex(of: " "), let shift = Int(fields[2][..<end]) {
                for first in fields[1].unicodeScalars {
                    for second in fields[2][end...].dropFirst().unicodeScalars {
                        shifts[first.value << 16 | second.value] = shift
                    }
                }
            }
        }
        (self.glyphs, self.shifts) = (glyphs, shifts)
        places = Dictionary(glyphs.enumerated().map { ($0.element.code, $0.offset) }) { $1 }
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

/// A letter as an outline.
struct Glyph: Sendable {
    /// Its code point.
    let code: UInt32
    /// From its origin to that of the next letter, in thousandths of the size.
    let width: Int
    /// A path in thousandths of the size, the y-axis downwards from the base line; empty for a space.
    let outline: HTML
}
