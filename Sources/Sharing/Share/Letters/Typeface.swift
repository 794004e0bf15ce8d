import Markup

/// The built-in letters of one weight: drawings look the same on every machine.
///
/// It is a class because all drawings share two immutable ones.
final class Typeface: Sendable {
    let glyphs: [Glyph]
    /// The index of a letter among the glyphs, by its code point; -1 if there isn't one.
    private let places: [Int16]
    /// The kerning of pairs by the indices of both letters: a row for each first one.
    private let shifts: [Int16]

    static let medium = Typeface("NunitoMedium.txt")
    static let bold = Typeface("NunitoExtraBold.txt")

    /// Reads the file written by `.ci/outlines`.
    private init(_ name: String) {
        let bytes = EmbeddedFile.letters.first { $0.name == name }?.bytes ?? []
        var glyphs: [Glyph] = []
        var pairs: [(first: String, second: Substring, shift: Int16)] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count > 2 else { continue }
            if let code = UInt32(fields[0]), let width = Int(fields[1]) {
                // Escaped here once, instead of in each drawing.
                glyphs.append(Glyph(code: code, width: width, outline: "\(fields[2])"))
            } else if fields[0] == "kern", let end = fields[2].firstIndex(of: " "), let shift = Int16(fields[2][..<end])
            {
                pairs.append((fields[1], fields[2][end...].dropFirst(), shift))
            }
        }
        self.glyphs = glyphs
        var shifts = [Int16](repeating: 0, count: glyphs.count * glyphs.count)
        var places = [Int16](repeating: -1, count: Int(glyphs.map(\.code).max() ?? 0) + 1)
        for (place, glyph) in glyphs.enumerated() { places[Int(glyph.code)] = Int16(place) }
        self.places = places
        for pair in pairs {
            let seconds = pair.second.unicodeScalars.map { Int(places[Int($0.value)]) }
            for first in pair.first.unicodeScalars.map({ Int(places[Int($0.value)]) }) {
                for second in seconds { shifts[first * glyphs.count + second] = pair.shift }
            }
        }
        self.shifts = shifts
    }

    /// The index of a letter among the glyphs; nil if there isn't one.
    ///
    /// Non-breaking spaces are spaces.
    func place(of letter: Unicode.Scalar) -> Int? {
        let code = letter.value == 0xA0 || letter.value == 0x202F ? 0x20 : Int(letter.value)
        guard code < places.count, places[code] >= 0 else { return nil }
        return Int(places[code])
    }

    /// The kerning of two letters, by index, in thousandths of the size.
    func shift(of second: Int, after first: Int) -> Int { Int(shifts[first * glyphs.count + second]) }
}

struct Glyph: Sendable {
    let code: UInt32
    /// From its origin to that of the next letter, in thousandths of the size.
    let width: Int
    /// A path in thousandths of the size, the y-axis downwards from the base line; empty for a space.
    let outline: HTML
}
