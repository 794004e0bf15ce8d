import Testing

/// Measured from the colours the style sheet really has.
@Suite("What is written can be read")
struct ContrastTests {
    private let styles = StyleSheet.builtIn

    @Test(
        "F-05 a date number is white, and its outline parts it from every fill by 4.5:1",
        arguments: ["steady", "easy", "wild"], StyleSheet.Scheme.allCases)
    func dateNumbers(level: String, scheme: StyleSheet.Scheme) throws {
        let text = try styles.colour("fill", of: ".days", scheme)
        let outline = try styles.colour("stroke", of: ".days", scheme)
        let fill = try styles.colour("fill", of: ".\(level)", scheme)
        #expect(text == Colour("#fff"))
        #expect(text.contrast(to: outline) >= 4.5)
        #expect(outline.contrast(to: fill) >= 4.5)
        #expect(styles.value("paint-order", of: ".days", scheme) == "stroke", "the outline lies below the white")
        #expect(styles.value("stroke-width", of: ".days", scheme) == "3px")
    }

    @Test("F-05 a date number without a fill behind it is plain ink", arguments: StyleSheet.Scheme.allCases)
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
        let styles = StyleSheet.builtIn
        let card = try styles.colour("--card-flat", scheme)
        #expect(styles.value("fill", of: ".h0", scheme) == "none", "a day that is not sober is an outline")
        let first = try styles.colour("fill", of: ".h1", scheme)
        #expect(first.contrast(to: card) >= 1.3)
        #expect(first.contrast(to: try styles.colour("--ground", scheme)) >= 1.2, "on the page without a card")
        #expect(try styles.colour("--empty", scheme).contrast(to: card) >= 1.6, "the outline is seen")
    }

    @Test("U-11 every shade is stronger than the one before", arguments: StyleSheet.Scheme.allCases)
    func intensity(scheme: StyleSheet.Scheme) throws {
        let card = try styles.colour("--card-flat", scheme)
        let contrasts = try (1...10).map { try styles.colour("fill", of: ".h\($0)", scheme).contrast(to: card) }
        #expect(contrasts == contrasts.sorted())
        #expect(Set(contrasts).count == 10)
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
        "a ring stands out from the card by 3:1", arguments: ["--ring-w", "--ring-m", "--ring-x", "--ring-y"],
        StyleSheet.Scheme.allCases)
    func rings(name: String, scheme: StyleSheet.Scheme) throws {
        #expect(try styles.colour(name, scheme).contrast(to: styles.colour("--card-flat", scheme)) >= 3)
    }
}
