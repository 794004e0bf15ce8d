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
