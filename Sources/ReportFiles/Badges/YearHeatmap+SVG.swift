import ReportMarkup
import ReportPages

/// A year of days in a drawing that stands alone: light, and dark where the viewer prefers that.
extension YearHeatmap {
    private static let (step, cell, left) = (13, 10, 15)
    /// Of the days: where the words stand above them, and where the drawing stands below words.
    private static let (top, topWithoutName) = (52, 28)

    /// The bytes of the drawing, at most 30 KB.
    var svg: [UInt8] { svg(hasName: true) }

    /// The drawing, also without its words where these stand beside it.
    func svg(hasName: Bool) -> [UInt8] {
        let top = hasName ? YearHeatmap.top : YearHeatmap.topWithoutName
        let width = 2 * YearHeatmap.left + weeks.count * YearHeatmap.step - (YearHeatmap.step - YearHeatmap.cell)
        let height = top + 7 * YearHeatmap.step + 13
        var html = HTML()
        html.open("svg") { html in
            html.attributes(#"xmlns="http://www.w3.org/2000/svg""#)
            html.attribute("width", width)
            html.attribute("height", height)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(width)
                html.markup(" ")
                html.number(height)
            }
            html.attributes(#"role="img" aria-labelledby="t""#)
            html.attributes(ShareStyle.fonts)
        }
        html.element("title", #"id="t""#, text: title)
        writeStyle(to: &html)
        html.shape("rect") { html in
            html.attributes(#"class="p" x="0.5" y="0.5" rx="12""#)
            html.attribute("width", width - 1)
            html.attribute("height", height - 1)
        }
        if hasName {
            writeLabel(in: width - 2 * YearHeatmap.left, to: &html)
            html.open("text") { html in
                html.attributes(#"class="q" text-anchor="end" y="24""#)
                html.attribute("x", width - YearHeatmap.left)
            }
            html.text(message)
            html.close("text")
        }
        for (index, week) in weeks.enumerated() {
            guard let month = week.month else { continue }
            write(month, "q", x: YearHeatmap.left + index * YearHeatmap.step, y: top - 8, to: &html)
        }
        for shade in shades { write(shade, top, to: &html) }
        html.markup("</svg>\n")
        return html.takeBytes()
    }

    /// Those in use, the quiet ones first.
    private var shades: [Shade] {
        var used = Set(weeks.flatMap(\.cells).compactMap(\.self))
        // A healed day is a mark on an empty one.
        if used.contains(.healed) { used.insert(.empty) }
        return ([.outside, .empty, .healed, .slip] + (1...10).map(Shade.filled)).filter(used.contains)
    }

    /// Writes the name before the message, with letters as narrow as they have to be.
    private func writeLabel(in room: Int, to html: inout HTML) {
        let free = max(40, room - 12 - ViewerText.thousandths(of: message) * 12 / 1000)
        html.open("text") { html in
            html.attributes(#"class="b" y="24""#)
            html.attribute("x", YearHeatmap.left)
            if ViewerText.thousandths(of: label, isBold: true) * 14 / 1000 > free {
                html.attribute("textLength", free)
                html.attributes(#"lengthAdjust="spacingAndGlyphs""#)
            }
        }
        html.text(label)
        html.close("text")
    }

    private func write(_ text: String, _ style: StaticString, x: Int, y: Int, to html: inout HTML) {
        html.open("text") { html in
            html.attribute("class", literal: style)
            html.attribute("x", x)
            html.attribute("y", y)
        }
        html.text(text)
        html.close("text")
    }

    /// Writes all days of a shade as one path.
    private func write(_ shade: Shade, _ top: Int, to html: inout HTML) {
        html.shape("path") { html in
            html.attribute("class") { html in
                switch shade {
                case .outside: html.markup("o")
                case .empty: html.markup("e")
                case .healed: html.markup("l")
                case .slip: html.markup("x")
                case .filled(let step):
                    html.markup("s")
                    html.number(step)
                }
            }
            html.attribute("d") { html in
                for (index, week) in weeks.enumerated() {
                    for (row, cell) in week.cells.enumerated() where cell == shade || shade == .empty && cell == .healed
                    {
                        html.square(
                            x: YearHeatmap.left + index * YearHeatmap.step, y: top + row * YearHeatmap.step,
                            inset: shade == .outside ? 4 : shade == .healed ? 2 : shade == .slip ? 1 : 0)
                    }
                }
            }
        }
    }

    private func writeStyle(to html: inout HTML) {
        html.element("style") { html in
            html += YearHeatmap.light
            if colour == nil { html += YearHeatmap.greens }
            if let colour { html.tints(colour) }
            html.markup("@media(prefers-color-scheme:dark){")
            html += YearHeatmap.dark
            if colour == nil { html += YearHeatmap.darkGreens }
            html.markup("}")
        }
    }

    private static let light: HTML = """
        text{font-size:12px}.b{font-size:14px;font-weight:700;fill:#10211a}.q{fill:#52645b}.p{fill:#fbfdfc;stroke:#dfe8e2}\
        .o{fill:#dfe8e2}.e{fill:#e8efeb}.l{fill:#06713f}\
        .x{fill:none;stroke:#52645b;stroke-width:1.5}
        """
    private static let dark: HTML = """
        .b{fill:#ecf4ef}.q{fill:#9db0a6}.p{fill:#151e1a;stroke:#25302b}.o{fill:#25302b}.e{fill:#222d28}.l{fill:#4fe3a0}.x{stroke:#9db0a6}
        """
    private static let greens: HTML = """
        .s1{fill:#a7e7bf}.s2{fill:#89daaa}.s3{fill:#6ccd96}.s4{fill:#4cbf82}.s5{fill:#25b170}.s6{fill:#00a262}.s7{fill:#009158}\
        .s8{fill:#02814e}.s9{fill:#057244}.s10{fill:#0b623b}
        """
    private static let darkGreens: HTML = """
        .s1{fill:#1c442e}.s2{fill:#1e5437}.s3{fill:#206441}.s4{fill:#24754c}.s5{fill:#288657}.s6{fill:#2c9762}.s7{fill:#30a96d}\
        .s8{fill:#34bb79}.s9{fill:#3bcd85}.s10{fill:#4ade93}
        """
}

extension HTML {
    /// Writes the path of a day: a square of 10 units, less an inset of 0, 1, 2 or 4 at each side.
    fileprivate mutating func square(x: Int, y: Int, inset: Int) {
        markup("M")
        number(x + inset)
        markup(" ")
        number(y + inset)
        markup(inset == 0 ? "h10v10h-10z" : inset == 1 ? "h8v8h-8z" : inset == 2 ? "h6v6h-6z" : "h2v2h-2z")
    }

    /// Writes the shades of a colour, which let the ground shine through.
    fileprivate mutating func tints(_ colour: String) {
        for step in 1...10 {
            markup(".s")
            number(step)
            markup("{fill:")
            text(colour)
            markup(";fill-opacity:")
            markup(step < 8 ? "0." : "1")
            if step < 8 { number(step + 2) }
            markup("}")
        }
    }
}
