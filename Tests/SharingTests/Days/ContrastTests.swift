import Testing

/// Calculated from the colours in the style sheet.
@Suite("What is written can be read")
struct ContrastTests {
    private let styles = StyleSheet.builtIn

    @Test(
        "F-05 a date number is white, and its fine outline in a deep tone of the disc parts it from that by 4.5:1",
        arguments: ["steady", "easy", "wild"], StyleSheet.Scheme.allCases)
    func dateNumbers(level: String, scheme: StyleSheet.Scheme) throws {
        let text = try styles.colour("fill", of: ".days", scheme)
        let outline = try styles.colour("stroke", of: level == "steady" ? ".days" : ".\(level) ~ text", scheme)
        let fill = try styles.colour("fill", of: ".\(level)", scheme)
        #expect(text == Colour("#fff"))
        #expect(text.contrast(to: outline) >= 4.5)
        #expect(outline.contrast(to: fill) >= 4.5)
        #expect(styles.value("paint-order", of: ".days", scheme) == "stroke", "the outline lies below the white")
        #expect(styles.value("stroke-width", of: ".days", scheme) == "1.9px")
    }

    @Test(
        "the mark on a disc stands out from it by 3:1", arguments: ["steady", "easy", "wild"],
        StyleSheet.Scheme.allCases)
    func marks(level: String, scheme: StyleSheet.Scheme) throws {
        let fill = try styles.colour("fill", of: ".\(level)", scheme)
        #expect(try styles.colour("color", of: ".\(level)", scheme).contrast(to: fill) >= 3)
        let leaf = try styles.colour("fill", of: ".leaf", scheme)
        // A steady day is never healed.
        if level != "steady" { #expect(leaf.contrast(to: fill) >= 3) }
        #expect(leaf.contrast(to: Colour("#fff") ?? leaf) >= 4.5, "with a white number on it")
    }

    @Test("F-05 a date number without a fill below it is plain ink", arguments: StyleSheet.Scheme.allCases)
    func blankNumbers(scheme: StyleSheet.Scheme) throws {
        let card = try styles.colour("--card-flat", scheme)
        #expect(try styles.colour("fill", of: ".blank", scheme).contrast(to: card) >= 4.5)
        #expect(try styles.colour("fill", of: ".soon", scheme).contrast(to: card) >= 4.5)
        #expect(styles.value("stroke", of: ".blank", scheme) == "none")
    }

    @Test("a date number is read on every shade of the year", arguments: 1...10, StyleSheet.Scheme.allCases)
    func shades(shade: Int, scheme: StyleSheet.Scheme) throws {
        let fill = try styles.colour("fill", of: ".h\(shade)", scheme)
        let selector =
            switch shade {
            case 8...: ".heat-year :is(.h8, .h9, .h10) + text"
            case 6...7: ".heat-year :is(.h6, .h7) + text"
            default: ".heat-year text"
            }
        #expect(try styles.colour("fill", of: selector, scheme).contrast(to: fill) >= 4.5)
    }

    @Test("U-11 the first day of a run is clearly green beside an empty one", arguments: StyleSheet.Scheme.allCases)
    func firstStep(scheme: StyleSheet.Scheme) throws {
        let card = try styles.colour("--card-flat", scheme)
        #expect(styles.value("fill", of: ".h0", scheme) == "none", "a day that is not sober is an outline")
        let first = try styles.colour("fill", of: ".h1", scheme)
        #expect(first.contrast(to: card) >= 1.35)
        #expect(first.contrast(to: try styles.colour("--ground", scheme)) >= 1.2, "on the page without a card")
    }

    @Test("U-11 the ten shades are equal steps of lightness", arguments: StyleSheet.Scheme.allCases)
    func intensity(scheme: StyleSheet.Scheme) throws {
        let lightness = try (1...10).map { try styles.colour("fill", of: ".h\($0)", scheme).lightness }
        let steps = zip(lightness, lightness.dropFirst()).map { scheme == .light ? $0 - $1 : $1 - $0 }
        let mean = steps.reduce(0, +) / 9
        #expect(mean >= 5)
        #expect(steps.allSatisfy { abs($0 - mean) < 0.6 }, "\(steps)")
    }

    @Test(
        "what tells a day without colour stands out from the card by 3:1",
        arguments: [".h0", ".hl", ".as", ".slip", ".none", ".paused"], StyleSheet.Scheme.allCases)
    func outlines(selector: String, scheme: StyleSheet.Scheme) throws {
        let card = try styles.colour("--card-flat", scheme)
        #expect(try styles.colour("stroke", of: selector, scheme).contrast(to: card) >= 3)
    }

    @Test(
        "ink, quiet ink and green ink are read on ground and card", arguments: ["--ink", "--ink-2", "--good-ink"],
        StyleSheet.Scheme.allCases)
    func inks(name: String, scheme: StyleSheet.Scheme) throws {
        let ink = try styles.colour(name, scheme)
        #expect(ink.contrast(to: try styles.colour("--card-flat", scheme)) >= 4.5)
        #expect(ink.contrast(to: try styles.colour("--ground", scheme)) >= 4.5)
    }

    @Test(
        "a ring stands out from the card by 3:1", arguments: ["--ring-w", "--ring-m"],
        StyleSheet.Scheme.allCases)
    func rings(name: String, scheme: StyleSheet.Scheme) throws {
        #expect(try styles.colour(name, scheme).contrast(to: styles.colour("--card-flat", scheme)) >= 3)
    }
}
