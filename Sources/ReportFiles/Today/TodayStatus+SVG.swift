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
        let title = ([ring.title] + lines).joined(separator: "; ")
        var html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(TodayStatus.width)" height="\(TodayStatus.height)" \
            viewBox="0 0 338 158" role="img" aria-labelledby="t" \(ShareStyle.fonts)><title id="t">\(title)</title>\
            \({ $0.style(ShareStyle.ringLight, dark: ShareStyle.ringDark) })\
            \({ $0.style(TodayStatus.light, dark: TodayStatus.dark) })<defs>
            """
        html.placeDefinitions()
        // The rings of trackers are around those of everybody.
        html += """
            </defs><rect class="ground" width="338" height="158" rx="22"/>\
            <g font-size="16" font-weight="700" text-anchor="middle" transform="translate(76 79) \
            scale(\(ring.rings.isSmall ? "2.2" : "1.85"))">\({ $0.ringCell(ring.cell, ring.rings) })</g>\
            \(each: lines.enumerated(), { line($1, at: $0) })
            """
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

    private func line(_ line: String, at place: Int) -> HTML {
        let isHeading = place == 0 && heading != nil
        let text = line.count > TodayStatus.mostLetters ? line.prefix(TodayStatus.mostLetters - 1) + "…" : line
        let width = ViewerText.thousandths(of: text, isBold: isHeading)
        return """
            <text class="line\(if: isHeading, " head")" x="150" y="\(79 - 13 * (lines.count - 1) + 26 * place)" \
            font-size="\(tenths: min(150, TodayStatus.room * 10_000 / max(1, width)))">\(text)</text>
            """
    }

    private static let light: HTML =
        ".ground{fill:#fbfdfc}text.line{fill:#10211a;stroke:none;font-weight:500}text.head{fill:#06713f;font-weight:700}"
    private static let dark: HTML = ".ground{fill:#151e1a}text.line{fill:#ecf4ef}text.head{fill:#4fe3a0}"
}
