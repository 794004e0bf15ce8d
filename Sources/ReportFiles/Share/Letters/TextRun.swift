import ReportMarkup

/// The letters of a text, each in its place.
struct TextRun {
    /// The letters with an outline: which of the typeface, and how far from the start in thousandths of the size.
    private(set) var letters: [(place: Int, x: Int)] = []
    /// In thousandths of the size.
    private(set) var width = 0

    /// Sets a text; nil if the typeface lacks one of its letters.
    init?(_ text: String, _ look: TextLook) {
        let typeface = look.weight.typeface
        letters.reserveCapacity(text.utf8.count)
        var before: Glyph?
        for scalar in text.unicodeScalars {
            guard let place = typeface.place(of: scalar) else { return nil }
            let glyph = typeface.glyphs[place]
            if let before { width += typeface.shift(of: glyph, after: before) + look.spacing }
            if !glyph.outline.isEmpty { letters.append((place, width)) }
            width += glyph.width
            before = glyph
        }
    }
}
