import Foundation

/// An opaque colour, and how well one is read on another (WCAG 2.2, "contrast ratio").
struct Colour: Equatable {
    let red, green, blue: Double

    /// `#rgb` or `#rrggbb`; nil for anything else.
    init?(_ text: String) {
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard text.first == "#", digits.count == 6, text.count == 4 || text.count == 7 else { return nil }
        let parts: [Double] = [0, 2, 4].map { (index: Int) in Double(digits[index] * 16 + digits[index + 1]) / 255 }
        (red, green, blue) = (parts[0], parts[1], parts[2])
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part > 0.04045 ? pow((part + 0.055) / 1.055, 2.4) : part / 12.92
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// L* of CIELAB, from 0 to 100.
    var lightness: Double { 116 * cbrt(luminance) - 16 }

    /// From 1 to 21.
    func contrast(to other: Colour) -> Double {
        let lights = [luminance, other.luminance].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }
}
