import ReportMarkup

/// Writes texts as outlines, and the outlines of the letters that were used.
///
/// A text with a letter that the program does not carry is a text of the viewer's fonts as a whole.
struct Lettering {
    /// By weight, whether a letter was used.
    private var used: [[Bool]] = TextLook.Weight.allCases.map {
        Array(repeating: false, count: $0.typeface.glyphs.count)
    }

    /// How wide a text is, in tenths of a unit; an estimate where the viewer's font decides.
    static func width(of text: String, _ look: TextLook) -> Int {
        let width = TextRun(text, look)?.width ?? ViewerText.thousandths(of: text, isBold: look.weight == .bold)
        return width * look.size / 1000
    }

    /// A text in one line, or broken into two if one would have to be set much smaller for the room there is.
    static func lines(of text: String, _ look: TextLook, in room: Int) -> [String] {
        guard width(of: text, look) > room * 10 / 7 else { return [text] }
        let words = text.split(separator: " ")
        let pairs = (1..<max(1, words.count)).map { count in
            [words.prefix(count), words.dropFirst(count)].map { $0.joined(separator: " ") }
        }
        let longest = { (pair: [String]) in pair.map { width(of: $0, look) }.max() ?? 0 }
        return pairs.min { longest($0) < longest($1) } ?? [text]
    }

    /// Writes a text; its base line begins, ends or has its middle at a point, which is in tenths of a unit.
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
        html += """
            <g class="\(look.style)" transform="translate(\(tenths: start) \(tenths: y)) scale(.\
            \({ html in
                html.twoDigits(look.size / 100)
                html.twoDigits(look.size % 100)
            }))">
            """
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
                html += glyph.outline
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
