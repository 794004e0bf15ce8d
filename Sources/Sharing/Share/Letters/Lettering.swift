import Markup

/// Writes texts as outlines, and the outlines of the letters that were used.
///
/// A text with a letter that isn't built in is written completely in the viewer's fonts.
struct Lettering {
    private var used: [[Bool]] = TextLook.Weight.allCases.map {
        Array(repeating: false, count: $0.typeface.glyphs.count)
    }

    /// How wide a text is, in tenths of a unit; an estimate if the viewer's font decides.
    static func width(of text: String, _ look: TextLook) -> Int {
        let width = TextRun(text, look)?.width ?? ViewerText.thousandths(of: text, isBold: look.weight == .bold)
        return width * look.size / 1000
    }

    /// A text in one line, or in two if it would have to be much smaller to fit.
    static func lines(of text: String, _ look: TextLook, in room: Int) -> [String] {
        guard width(of: text, look) > room * 10 / 7 else { return [text] }
        let words = text.split(separator: " ")
        let pairs = (1..<max(1, words.count)).map { count in
            [words.prefix(count), words.dropFirst(count)].map { $0.joined(separator: " ") }
        }
        let longest = { (pair: [String]) in pair.map { width(of: $0, look) }.max() ?? 0 }
        return pairs.min { longest($0) < longest($1) } ?? [text]
    }

    /// Writes a text; its base line begins, ends or is centred at a point in tenths of a unit.
    mutating func write(_ text: String, _ look: TextLook, x: Int, y: Int, to html: inout HTML) {
        guard let run = TextRun(text, look) else { return html.fallback(text, look, x: x, y: y) }
        guard !run.letters.isEmpty else { return }
        let width = run.width * look.size / 1000
        let start =
            switch look.anchor {
            case .start: x
            case .middle: x - width / 2
            case .end: x - width
            }
        // A size in tenths is the scale of thousandths in ten-thousandths.
        html.markup(#"<g class=""#, look.style, #"" transform="translate("#)
        html.tenths(start)
        html.markup(" ")
        html.tenths(y)
        html.markup(") scale(.")
        html.twoDigits(look.size / 100)
        html.twoDigits(look.size % 100)
        html.markup(#")">"#)
        for letter in run.letters {
            used[look.weight == .medium ? 0 : 1][letter.place] = true
            html.shape("use") { html in
                if letter.x != 0 { html.attribute("x", letter.x) }
                html.attribute("href") { html in
                    html.markup("#")
                    html.id(of: look.weight.typeface.glyphs[letter.place], look.weight)
                }
            }
        }
        html.close("g")
    }

    /// Writes the outlines, each once.
    func writeOutlines(to html: inout HTML) {
        html.markup("<defs>")
        for (weight, used) in zip(TextLook.Weight.allCases, used) {
            for (glyph, isUsed) in zip(weight.typeface.glyphs, used) where isUsed {
                html.markup(#"<path id=""#)
                html.id(of: glyph, weight)
                html.markup(#"" d=""#)
                html.copy(glyph.outline)
                html.markup(#""/>"#)
            }
        }
        html.markup("</defs>")
    }
}

extension HTML {
    fileprivate mutating func id(of glyph: Glyph, _ weight: TextLook.Weight) {
        markup(weight.prefix)
        number(Int(glyph.code))
    }

    fileprivate mutating func fallback(_ text: String, _ look: TextLook, x: Int, y: Int) {
        self += """
            <text class="\(look.style)" x="\(tenths: x)" y="\(tenths: y)" font-size="\(tenths: look.size)" \
            font-weight="\(look.weight.number)"\(if: look.anchor == .middle, #" text-anchor="middle""#)\
            \(if: look.anchor == .end, #" text-anchor="end""#) \(ShareStyle.fonts)>\(text)</text>
            """
    }
}

/// The style of a text in a drawing.
struct TextLook {
    enum Weight: CaseIterable {
        case medium, bold

        var typeface: Typeface { self == .medium ? .medium : .bold }
        var prefix: StaticString { self == .medium ? "m" : "b" }
        /// The weight in CSS.
        var number: Int { self == .medium ? 500 : 800 }
    }

    /// The part of a text that is at its place.
    enum Anchor {
        case start, middle, end
    }

    var style: StaticString
    /// Tenths of a unit.
    var size: Int
    var weight = Weight.medium
    var anchor = Anchor.start
    /// Between letters, in thousandths of the size.
    var spacing = 0

    /// Aligned at the end.
    var atEnd: TextLook { with(.end) }
    var centred: TextLook { with(.middle) }

    /// The same, smaller if a text would be wider than `room` in tenths of a unit.
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

/// The letters of a text with their positions.
struct TextRun {
    /// The letters with an outline: their index in the typeface, and their distance in thousandths of the size.
    private(set) var letters: [(place: Int, x: Int)] = []
    /// In thousandths of the size.
    private(set) var width = 0

    /// Nil if the typeface lacks one of the letters.
    init?(_ text: String, _ look: TextLook) {
        let typeface = look.weight.typeface
        letters.reserveCapacity(text.utf8.count)
        var before: Int?
        for scalar in text.unicodeScalars {
            guard let place = typeface.place(of: scalar) else { return nil }
            if let before { width += typeface.shift(of: place, after: before) + look.spacing }
            if !typeface.glyphs[place].outline.isEmpty { letters.append((place, width)) }
            width += typeface.glyphs[place].width
            before = place
        }
    }
}

/// The width of a text in the viewer's fonts, which aren't known.
enum ViewerText {
    /// Units at a size of 11; an estimate to which the drawing then fits any font.
    static func width(of text: String) -> Int { max(8, (tenths(of: text) + 9) / 10) }

    /// Thousandths of the size, in the widest of the usual fonts.
    static func thousandths(of text: String, isBold: Bool = false) -> Int {
        tenths(of: text) * (isBold ? 120 : 100) / 11
    }

    private static func tenths(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ViewerText.tenths(of: $1) }
    }

    private static func tenths(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l", "I", "'": 34
        case "f", "t", "r", ".", ",", ":", ";", " ", "\u{A0}", "(", ")", "!", "-": 45
        case "m", "M", "W", "w": 100
        case "A"..."Z", "Ä", "Ö", "Ü": 76
        case "0"..."9", "€", "$", "£": 70
        default:
            switch scalar.value {
            // Cyrillic.
            case 0x400...0x52F: 78
            // Combining marks, and invisible characters.
            case 0x300...0x36F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
            // Scripts with square letters, and emoji.
            case 0x1100...0x11FF, 0x2E80...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF: 115
            default: 67
            }
        }
    }
}
