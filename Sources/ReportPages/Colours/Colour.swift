/// A colour in sRGB, and its light by WCAG 2.2.
struct Colour {
    /// Red, green and blue, from 0 to 255; between whole numbers while colours are mixed.
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

    /// The luminance of the light of red, green and blue, each from 0 to 1.
    static func luminance(ofLight light: [Double]) -> Double {
        0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }

    /// The light of a part from 0 to 255, from 0 to 1.
    static func light(_ part: Double) -> Double {
        let share = part / 255
        return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }

    /// The power of 2.4 of a number from 0 to 1: its square times its 2/5th power, the fifth root of which is found by
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
