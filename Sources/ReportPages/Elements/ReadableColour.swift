/// Makes a person's colour readable: at least 3 : 1 against the cards of both schemes (WCAG 2.2, 1.4.11).
enum ReadableColour {
    /// The relative luminances between which that is so: a light card is almost white, a dark one almost black.
    static let luminances = 0.135...0.28

    /// The colour as it is, or with as much black or white as it needs; `#RRGGBB` in and out.
    static func hex(_ colour: String) -> String {
        guard let value = Int(colour.dropFirst(), radix: 16), colour.utf8.count == 7 else { return colour }
        let parts = [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF].map(Double.init)
        let target = min(max(luminance(parts), luminances.lowerBound), luminances.upperBound)
        guard luminance(parts) != target else { return colour }
        let end: Double = luminance(parts) > target ? 0 : 255
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            let isEnough =
                end == 0 ? luminance(mix(parts, end, middle)) <= target : luminance(mix(parts, end, middle)) >= target
            if isEnough { high = middle } else { low = middle }
        }
        return "#"
            + mix(parts, end, high).map { part in
                let digits = String(Int(part.rounded()), radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// Whether white stands out more on it than black.
    static func isDark(_ colour: String) -> Bool {
        let value = Int(colour.dropFirst(), radix: 16) ?? 0
        return luminance([value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF].map(Double.init)) < 0.179
    }

    private static func mix(_ parts: [Double], _ end: Double, _ share: Double) -> [Double] {
        parts.map { $0 + (end - $0) * share }
    }

    /// The relative luminance of sRGB parts from 0 to 255 (WCAG 2.2).
    static func luminance(_ parts: [Double]) -> Double {
        let linear = parts.map { part in
            let share = part / 255
            return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The power of 2.4 of a number from 0 to 1: its square times its 2/5th power, the fifth root of which is found by
    /// Newton's method.
    private static func power(_ base: Double) -> Double {
        guard base > 0 else { return 0 }
        let square = base * base
        var root = 1.0
        for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }
}
