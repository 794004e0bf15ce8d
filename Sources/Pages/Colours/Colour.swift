/// A colour in sRGB, with its luminance according to WCAG 2.2.
struct Colour {
    /// Red, green and blue, from 0 to 255; fractions are possible while colours are mixed.
    var parts: [Double]

    init(parts: [Double]) {
        self.parts = parts
    }

    /// Reads `#RRGGBB`, in capitals or not; nil for anything else.
    init?(hex: String) {
        guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#"), let value = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        parts = [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF].map(Double.init)
    }

    /// `#rrggbb`.
    var hex: String {
        parts.reduce(into: "#") { text, part in
            let byte = Int(part.rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The relative luminance, from 0 (black) to 1 (white).
    var luminance: Double {
        Self.luminance(ofLight: parts.map { Self.light($0) })
    }

    /// The luminance of linear red, green and blue, each from 0 to 1.
    static func luminance(ofLight light: [Double]) -> Double {
        0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }

    /// The linear value of a part from 0 to 255, from 0 to 1.
    static func light(_ part: Double) -> Double {
        let share = part / 255
        return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }

    /// A number from 0 to 1 to the power of 2.4: its square times its 2/5th power, whose fifth root is calculated with
    /// Newton's method.
    ///
    /// The standard library has no such function.
    private static func power(_ base: Double) -> Double {
        let square = base * base
        var fifthRoot = 1.0
        for _ in 0..<60 {
            let fourth = fifthRoot * fifthRoot * fifthRoot * fifthRoot
            fifthRoot -= (fourth * fifthRoot - square) / (5 * fourth)
        }
        return square * fifthRoot
    }
}

/// Adjusts a person's colour so that its contrast with the cards of both schemes is at least 3 : 1 (WCAG 2.2, 1.4.11).
enum ReadableColour {
    /// The range of relative luminances with that contrast: a light card is almost white, a dark one almost black.
    static let luminances = 0.135...0.28

    /// The colour unchanged, or mixed with as much black or white as needed; both are `#RRGGBB`.
    static func hex(_ text: String) -> String {
        guard let colour = Colour(hex: text) else { return text }
        let luminance = colour.luminance
        let target = min(max(luminance, luminances.lowerBound), luminances.upperBound)
        guard luminance != target else { return text }
        let end: Double = luminance > target ? 0 : 255
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            let mixed = mix(colour, end, middle).luminance
            if end == 0 ? mixed <= target : mixed >= target { high = middle } else { low = middle }
        }
        return mix(colour, end, high).hex.uppercased()
    }

    private static func mix(_ colour: Colour, _ end: Double, _ share: Double) -> Colour {
        Colour(parts: colour.parts.map { $0 + (end - $0) * share })
    }
}
