import ReportMarkup

/// How a text of a drawing looks.
struct TextLook {
    enum Weight: CaseIterable {
        case medium, bold

        var typeface: Typeface { self == .medium ? .medium : .bold }
        /// What begins the ids of its letters.
        var prefix: StaticString { self == .medium ? "m" : "b" }
        /// As CSS counts.
        var number: Int { self == .medium ? 500 : 800 }
    }

    /// What of a text stands at its place.
    enum Anchor {
        case start, middle, end
    }

    /// The class of its colour.
    var style: StaticString
    /// Tenths of a unit.
    var size: Int
    var weight = Weight.medium
    var anchor = Anchor.start
    /// Between letters, in thousandths of the size.
    var spacing = 0

    /// The same at its end.
    var atEnd: TextLook { with(.end) }
    /// The same around its middle.
    var centred: TextLook { with(.middle) }

    /// The same, set smaller if a text would be wider than the room there is, which is in tenths of a unit.
    func fitting(_ text: String, in room: Int) -> TextLook {
        let width = Lettering.width(of: text, self)
        guard width > room else { return self }
        var look = self
        look.size = size * max(0, room) / width
        return look
    }

    private func with(_ anchor: Anchor) -> TextLook {
        var look = self
        look.anchor = anchor
        return look
    }
}

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
