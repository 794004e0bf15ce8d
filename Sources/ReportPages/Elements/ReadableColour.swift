/// Makes a person's colour readable: at least 3 : 1 against the cards of both schemes (WCAG 2.2, 1.4.11).
enum ReadableColour {
    /// The relative luminances between which that is so: a light card is almost white, a dark one almost black.
    static let luminances = 0.135...0.28

    /// The colour as it is, or with as much black or white as it needs; `#RRGGBB` in and out.
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

    /// Whether white stands out more on it than black.
    static func isDark(_ text: String) -> Bool {
        Colour(hex: text).map { $0.luminance < 0.179 } ?? true
    }

    private static func mix(_ colour: Colour, _ end: Double, _ share: Double) -> Colour {
        Colour(parts: colour.parts.map { $0 + (end - $0) * share })
    }
}
