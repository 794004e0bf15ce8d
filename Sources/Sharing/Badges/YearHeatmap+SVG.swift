import Markup
import Pages

/// A year of days in a drawing that is complete in itself: light, and dark where the viewer prefers that.
extension YearHeatmap {
    private static let (step, cell, left) = (13, 10, 15)
    /// Of the days: their top with words above them, and without.
    private static let (top, topWithoutName) = (52, 28)

    /// The SVG file, at most 30 KB.
    var svg: [UInt8] { svg(hasName: true) }

    /// The drawing, also without its words if these are next to it.
    func svg(hasName: Bool) -> [UInt8] {
        let top = hasName ? YearHeatmap.top : YearHeatmap.topWithoutName
        let width = 2 * YearHeatmap.left + weeks.count * YearHeatmap.step - (YearHeatmap.step - YearHeatmap.cell)
        let height = top + 7 * YearHeatmap.step + 13
        let html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-labelledby="t" \(ShareStyle.fonts)><title id="t">\(title)</title>\(style)\
            <rect class="p" x="0.5" y="0.5" rx="12" width="\(width - 1)" height="\(height - 1)"/>\
            \(if: hasName, """
                \(labelHTML(in: width - 2 * YearHeatmap.left))\
                <text class="q" text-anchor="end" y="24" x="\(width - YearHeatmap.left)">\(message)</text>
                """)\
            \(each: weeks.enumerated(), { index, week in
                let x = YearHeatmap.left + index * YearHeatmap.step
                return "\(week.month, { #"<text class="q" x="\#(x)" y="\#(top - 8)">\#($0)</text>"# })"
            })\
            \(each: shades, { path($0, top) })</svg>

            """
        return html.bytes
    }

    private var shades: [Shade] {
        var used = Set(weeks.flatMap(\.cells).compactMap(\.self))
        // A healed day is a mark on an empty one.
        if used.contains(.healed) { used.insert(.empty) }
        return ([.outside, .empty, .healed, .slip] + (1...10).map(Shade.filled)).filter(used.contains)
    }

    private func labelHTML(in room: Int) -> HTML {
        let free = max(40, room - 12 - ViewerText.thousandths(of: message) * 12 / 1000)
        let isLong = ViewerText.thousandths(of: label, isBold: true) * 14 / 1000 > free
        return """
            <text class="b" y="24" x="\(YearHeatmap.left)"\
            \(if: isLong, #" textLength="\#(free)" lengthAdjust="spacingAndGlyphs""#)>\(label)</text>
            """
    }

    private func path(_ shade: Shade, _ top: Int) -> HTML {
        let style: HTML =
            switch shade {
            case .outside: "o"
            case .empty: "e"
            case .healed: "l"
            case .slip: "x"
            case .filled(let step): "s\(step)"
            }
        let isOf = { (cell: Shade?) in cell == shade || shade == .empty && cell == .healed }
        return """
            <path class="\(style)" d="\
            \({ html in
                for (index, week) in weeks.enumerated() {
                    for (row, cell) in week.cells.enumerated() where isOf(cell) {
                        html.square(
                            x: YearHeatmap.left + index * YearHeatmap.step, y: top + row * YearHeatmap.step,
                            inset: shade == .outside ? 4 : shade == .healed ? 2 : shade == .slip ? 1 : 0)
                    }
                }
            })"/>
            """
    }

    private var style: HTML {
        let shades = colour.map(YearHeatmap.tints)
        return """
            <style>\(YearHeatmap.light)\(shades ?? YearHeatmap.greens)\
            @media(prefers-color-scheme:dark){\(YearHeatmap.dark)\(if: colour == nil, YearHeatmap.darkGreens)}</style>
            """
    }

    private static func tints(_ colour: String) -> HTML {
        """
        \(each: 1...10, { step in
            ".s\(step){fill:\(colour);fill-opacity:\(if: step < 8, "0.\(step + 2)")\(if: step >= 8, "1")}"
        })
        """
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
    /// Writes the path of a day: a square of 10 units, with an inset of 0, 1, 2 or 4 on each side.
    fileprivate mutating func square(x: Int, y: Int, inset: Int) {
        markup("M")
        number(x + inset)
        markup(" ")
        number(y + inset)
        markup(inset == 0 ? "h10v10h-10z" : inset == 1 ? "h8v8h-8z" : inset == 2 ? "h6v6h-6z" : "h2v2h-2z")
    }
}
