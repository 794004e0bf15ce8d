import ReportMarkup
import ReportPages

/// The status as a drawing of the size of a widget that is two wide and one high.
extension TodayStatus {
    private static let (width, height) = (338, 158)
    /// Letters of a line of the texts; a longer one is cut.
    private static let mostLetters = 20
    /// Of the texts, up to the edge.
    private static let room = 176

    /// The bytes of the drawing.
    package var svg: [UInt8] {
        var html = HTML()
        html.open("svg") { html in
            html.attributes(#"xmlns="http://www.w3.org/2000/svg""#)
            html.attribute("width", TodayStatus.width)
            html.attribute("height", TodayStatus.height)
            html.attributes(#"viewBox="0 0 338 158" role="img" aria-labelledby="t""#)
            html.attributes(ShareStyle.fonts)
        }
        html.element("title", #"id="t""#, text: ([ring.title] + lines).joined(separator: "; "))
        html.style(ShareStyle.ringLight, dark: ShareStyle.ringDark)
        html.style(TodayStatus.light, dark: TodayStatus.dark)
        html.element("defs") { $0.placeDefinitions() }
        html.shape("rect", #"class="ground" width="338" height="158" rx="22""#)
        html.element(
            "g",
            { html in
                html.attributes(#"font-size="16" font-weight="700" text-anchor="middle""#)
                // The rings of trackers lie around those of everybody.
                html.attribute(
                    "transform",
                    literal: ring.rings.isSmall ? "translate(76 79) scale(2.2)" : "translate(76 79) scale(1.85)")
            }
        ) { $0.ringCell(ring.cell, ring.rings) }
        for (place, line) in lines.enumerated() { write(line, at: place, to: &html) }
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }

    /// What is asked or to celebrate, then the first streaks.
    private var lines: [String] {
        let room = heading == nil ? 4 : 3
        return ([heading] + streaks.prefix(room).map { "\($0.icon) \($0.text)" }).compactMap(\.self)
    }

    private var heading: String? { celebration?.title ?? questions.first { $0.isDue }?.title }

    private func write(_ line: String, at place: Int, to html: inout HTML) {
        let isHeading = place == 0 && heading != nil
        let text = line.count > TodayStatus.mostLetters ? line.prefix(TodayStatus.mostLetters - 1) + "…" : line
        html.open("text") { html in
            html.attribute("class", literal: isHeading ? "line head" : "line")
            html.attribute("x", 150)
            html.attribute("y", 79 - 13 * (lines.count - 1) + 26 * place)
            let width = ViewerText.thousandths(of: text, isBold: isHeading)
            html.attribute("font-size", tenths: min(150, TodayStatus.room * 10_000 / max(1, width)))
        }
        html.text(text)
        html.close("text")
    }

    private static let light: HTML =
        ".ground{fill:#fbfdfc}text.line{fill:#10211a;stroke:none;font-weight:500}text.head{fill:#06713f;font-weight:700}"
    private static let dark: HTML = ".ground{fill:#151e1a}text.line{fill:#ecf4ef}text.head{fill:#4fe3a0}"
}
