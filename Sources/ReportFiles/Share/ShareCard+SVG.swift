import ProgressModel
import ReportMarkup
package import ReportPages
import ReportWords

/// A share card as a drawing that stands alone: its words, its colours and its shapes are in it.
extension ShareCard {
    /// The bytes of the file; `isFlat` leaves out the dark colours, for programs that do not ask for them.
    package func svg(_ shape: ShareShape, isFlat: Bool = false) -> [UInt8] {
        let layout = ShareLayout(shape)
        var html = HTML()
        html.open("svg") { html in
            html.attributes(#"xmlns="http://www.w3.org/2000/svg""#)
            html.attribute("width", shape.width)
            html.attribute("height", shape.height)
            html.attribute("viewBox") { $0.numbers(0, 0, shape.width, shape.height) }
            html.attributes(#"role="img" aria-labelledby="t" aria-describedby="d""#)
            html.attribute("lang", language.rawValue)
            html.attributes(ShareStyle.fonts)
        }
        html.element("title", #"id="t""#, text: title)
        html.element("desc", #"id="d""#, text: description)
        html.style(ShareStyle.light, dark: ShareStyle.dark, isFlat: isFlat)
        html.markup("\n")
        ShareCard.writeGround(shape, to: &html)
        writePanel(layout, to: &html)
        ShareCalendarDrawing(calendar, in: layout.calendar).write(to: &html)
        html.markup("\n")
        writeWords(layout, to: &html)
        writeJokers(layout, right: shape.width - layout.left, to: &html)
        writeNotes(layout, right: shape.width - layout.left, to: &html)
        html.markup("</svg>\n")
        return html.bytes
    }

    /// Rings behind it all; flat ones, because a gradient takes a PNG more than twice the time and the bytes.
    private static func writeGround(_ shape: ShareShape, to html: inout HTML) {
        html.element("defs") { $0 += DayShapes.html }
        html.markup("\n")
        html.shape("path") { html in
            html.attributes(#"class="g""#)
            html.attribute("d") { html in
                html.markup("M0 0h")
                html.number(shape.width)
                html.markup("v")
                html.number(shape.height)
                html.markup("H0z")
            }
        }
        html.element("g", #"class="a" fill-opacity=".36""#) { html in
            for radius in [760, 580, 400, 220] { html.circle(x: 60, y: -40, radius) }
        }
        html.element("g", #"class="b" fill-opacity=".42""#) { html in
            for radius in [520, 340] { html.circle(x: shape.width + 40, y: shape.height - 70, radius) }
        }
        html.markup("\n")
    }

    private func writePanel(_ layout: ShareLayout, to html: inout HTML) {
        let (panel, area) = (layout.panel, layout.calendar)
        html.shape("rect") { html in
            html.attributes(#"class="p""#)
            html.attribute("x", panel.x)
            html.attribute("y", panel.y)
            html.attribute("width", panel.width)
            html.attribute("height", panel.height)
            html.attributes(#"rx="44" stroke-width="2""#)
        }
        html.markup("\n")
        let line = panel.y + 66
        html.line("t", x: area.x, y: line, size: 30, #"font-weight="650""#, heading)
        html.line("q", x: area.x + area.width, y: line, size: 24, #"text-anchor="end""#, asOf)
        html.markup("\n")
    }

    private func writeWords(_ layout: ShareLayout, to html: inout HTML) {
        let (x, size) = (layout.left, layout.size(of: headline.figure.number))
        html.circle(x: x + 13, y: layout.brand - 9, 10, #"class="m""#, #"fill="none" stroke-width="6""#)
        html.line("q", x: x + 38, y: layout.brand, size: 26, #"font-weight="600""#, brand)
        html.markup("\n")
        html.open("text") { html in
            // A large figure has room on its left that a small one has not.
            html.place("t", x: x - size / 22, y: layout.number, size: size)
            html.attributes(#"font-weight="700""#)
            html.attribute("letter-spacing", -(size / 40))
        }
        html.text(headline.figure.number)
        html.markup("</text>\n")
        html.open("text") { html in
            html.place("v", x: x, y: layout.unit, size: 42)
            html.attributes(#"font-weight="650""#)
        }
        html.text(headline.figure.unit)
        if layout.captionFollows {
            html.element("tspan", #"class="q" dx="14" font-size="28" font-weight="400""#, text: headline.caption)
            html.close("text")
        } else {
            html.close("text")
            html.line("q", x: x, y: layout.unit + 44, size: 27, "", headline.caption)
        }
        html.markup("\n")
    }

    /// The jokers as clovers, those that are held filled.
    private func writeJokers(_ layout: ShareLayout, right: Int, to html: inout HTML) {
        guard let jokers else { return }
        let first = layout.notesAtRight ? right - 15 - (jokers.cap - 1) * 40 : layout.left + 15
        html.open("g")
        html.element("title", text: jokers.text)
        for index in 0..<jokers.cap {
            html.shape("use") { html in
                html.attributes(##"href="#clover""##)
                html.attributes(index < jokers.held ? #"class="k""# : #"class="o" fill="none" stroke-width="1.8""#)
                html.attribute("transform") { html in
                    html.markup("translate(")
                    html.numbers(first + index * 40, layout.jokers)
                    html.markup(")")
                }
            }
        }
        html.close("g")
    }

    /// The two numbers beside the large one.
    private func writeNotes(_ layout: ShareLayout, right: Int, to html: inout HTML) {
        for (index, note) in notes.enumerated() {
            let x = layout.notesAtRight ? right : layout.left + index * 216
            let y = layout.notesAtRight ? layout.notes + index * 92 : layout.notes
            let anchor: StaticString = layout.notesAtRight ? #"text-anchor="end""# : ""
            html.open("text") { html in
                html.place("t", x: x, y: y, size: 32)
                html.attributes(#"font-weight="650""#)
                html.attributes(anchor)
            }
            html.text(note.value)
            html.close("text")
            html.line("q", x: x, y: y + 32, size: 23, anchor, note.label)
            html.markup("\n")
        }
    }
}

extension HTML {
    /// Writes numbers with spaces between them.
    fileprivate mutating func numbers(_ numbers: Int...) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { markup(" ") }
            self.number(number)
        }
    }

    fileprivate mutating func circle(
        x: Int, y: Int, _ radius: Int, _ before: StaticString = "", _ after: StaticString = ""
    ) {
        shape("circle") { html in
            html.attributes(before)
            html.attribute("cx", x)
            html.attribute("cy", y)
            html.attribute("r", radius)
            html.attributes(after)
        }
    }

    /// Writes a line of text; `style` is the class of its colour.
    fileprivate mutating func line(
        _ style: StaticString, x: Int, y: Int, size: Int, _ attributes: StaticString, _ text: String
    ) {
        open("text") { html in
            html.place(style, x: x, y: y, size: size)
            html.attributes(attributes)
        }
        self.text(text)
        close("text")
    }

    fileprivate mutating func place(_ style: StaticString, x: Int, y: Int, size: Int) {
        attribute("class", literal: style)
        attribute("x", x)
        attribute("y", y)
        attribute("font-size", size)
    }
}
