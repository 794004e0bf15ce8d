import Markup
import Model
package import Pages
import Wording

/// A share card as a drawing that is complete in itself: its words, its colours and its shapes are in it.
extension ShareCard {
    package func svg(_ shape: ShareShape, _ scheme: ShareScheme = .adaptive) -> [UInt8] {
        let layout = ShareLayout(shape)
        var letters = Lettering()
        var html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(shape.width)" height="\(shape.height)" \
            viewBox="0 0 \(shape.width) \(shape.height)" role="img" aria-labelledby="t" aria-describedby="d" \
            lang="\(language.rawValue)"><title id="t">\(title)</title><desc id="d">\(description)</desc>\
            \({ $0.style(ShareStyle.light, dark: ShareStyle.dark, scheme) })\
            \(colour, { colour in
                "<style>\(each: 1...10, { ".h\($0){fill:\(colour);stroke:\(colour)}" }).v,.k{fill:\(colour)}</style>"
            })

            """
        html.shareGround(width: shape.width, height: shape.height)
        writePanel(layout, &letters, to: &html)
        html += "\(ShareCalendarDrawing(calendar, in: layout.calendar, &letters).html)\n"
        writeWords(layout, &letters, to: &html)
        writeJokers(layout, right: shape.width - layout.left, &letters, to: &html)
        writeNotes(layout, right: shape.width - layout.left, &letters, to: &html)
        letters.writeOutlines(to: &html)
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }

    private func writePanel(_ layout: ShareLayout, _ letters: inout Lettering, to html: inout HTML) {
        let (panel, area) = (layout.panel, layout.calendar)
        html += """
            <rect class="p" x="\(panel.x)" y="\(panel.y)" width="\(panel.width)" height="\(panel.height)" rx="44" \
            stroke-width="2"/>

            """
        let (line, room) = ((panel.y + 66) * 10, area.width * 10)
        let (look, dates) = (TextLook(style: "t", size: 310, weight: .bold), TextLook(style: "q", size: 240))
        letters.write(heading, look.fitting(heading, in: room), x: area.x * 10, y: line, to: &html)
        // The dates are on a line below a heading that leaves no room for them.
        if Lettering.width(of: heading, look) + 240 + Lettering.width(of: asOf, dates) > room {
            letters.write(asOf, dates, x: area.x * 10, y: line + 400, to: &html)
        } else {
            letters.write(asOf, dates.atEnd, x: area.x * 10 + room, y: line, to: &html)
        }
        html.markup("\n")
    }

    private func writeWords(_ layout: ShareLayout, _ letters: inout Lettering, to html: inout HTML) {
        let (x, size) = (layout.left * 10, layout.size(of: headline.figure.number) * 10)
        let room = layout.room * 10
        html.brandMark(x: layout.left + 13, y: layout.brand - 9)
        let name = TextLook(style: "q", size: 270, weight: .bold)
            .fitting(brand, in: room - 380 - (layout.notesAtRight ? jokerWidth : 0))
        letters.write(brand, name, x: x + 380, y: layout.brand * 10, to: &html)
        html.markup("\n")
        // A large figure has optical space on its left that a small one doesn't have.
        let number = TextLook(style: "t", size: size, weight: .bold, spacing: -15)
        letters.write(headline.figure.number, number, x: x - size / 22, y: layout.number * 10, to: &html)
        let (unit, caption) = (headline.figure.unit, headline.caption)
        let look = TextLook(style: "q", size: layout.captionFollows ? 280 : 270)
        var unitLook = TextLook(style: "v", size: 430, weight: .bold)
        var line = layout.unit * 10
        if layout.captionFollows {
            unitLook = unitLook.fitting(unit, in: room * 3 / 4)
            letters.write(unit, unitLook, x: x, y: line, to: &html)
            let end = x + Lettering.width(of: unit, unitLook) + 140
            letters.write(caption, look.fitting(caption, in: x + room - end), x: end, y: line, to: &html)
        } else {
            for (index, text) in Lettering.lines(of: unit, unitLook, in: room).enumerated() {
                if index > 0 { line += 420 }
                letters.write(text, unitLook.fitting(text, in: room), x: x, y: line, to: &html)
            }
            letters.write(caption, look.fitting(caption, in: room), x: x, y: line + 440, to: &html)
        }
        html.markup("\n")
    }

    private static let jokerLook = TextLook(style: "q", size: 230)

    private var jokerWidth: Int {
        jokers.map { $0.cap * 400 + 200 + Lettering.width(of: $0.text, ShareCard.jokerLook) } ?? 0
    }

    private func writeJokers(_ layout: ShareLayout, right: Int, _ letters: inout Lettering, to html: inout HTML) {
        guard let jokers else { return }
        let first = layout.notesAtRight ? right - 15 - (jokers.cap - 1) * 40 : layout.left + 15
        for index in 0..<jokers.cap {
            let style: StaticString = index < jokers.held ? #"class="k""# : #"class="o" fill="none" stroke-width="1.8""#
            html += """
                <path d="\({ $0.star() })" \(style) transform="translate(\(first + index * 40) \(layout.jokers))"/>
                """
        }
        // A card never shows 0.
        guard jokers.held > 0 else { return }
        let look = ShareCard.jokerLook
        let (edge, line) = (
            (layout.notesAtRight ? right - jokers.cap * 40 - 8 : first + jokers.cap * 40 - 9) * 10,
            layout.jokers * 10 + 80
        )
        letters.write(jokers.text, layout.notesAtRight ? look.atEnd : look, x: edge, y: line, to: &html)
        html.markup("\n")
    }

    private func writeNotes(_ layout: ShareLayout, right: Int, _ letters: inout Lettering, to html: inout HTML) {
        var (value, label) = (TextLook(style: "t", size: 330, weight: .bold), TextLook(style: "q", size: 230))
        if layout.notesAtRight { (value, label) = (value.atEnd, label.atEnd) }
        for (index, note) in notes.enumerated() {
            let x = (layout.notesAtRight ? right : layout.left + index * 216) * 10
            let y = (layout.notesAtRight ? layout.notes + index * 92 : layout.notes) * 10
            letters.write(note.value, value, x: x, y: y, to: &html)
            letters.write(note.label, label, x: x, y: y + 320, to: &html)
            html.markup("\n")
        }
    }
}

/// Where the parts of a card are, in units of the drawing.
struct ShareLayout {
    struct Area {
        let x, y, width, height: Int
    }

    let panel, calendar: Area
    /// The left edge of the words, and the base lines of their rows.
    let left, brand, number, unit: Int
    /// From the left edge of the words to the calendar, or to the edge of the card.
    let room: Int
    /// Whether the caption continues in the row of the unit, or has its own row.
    let captionFollows: Bool
    /// The centre of the jokers' row, and the first base line of the notes.
    let jokers, notes: Int
    /// Whether jokers and notes are below each other at the right edge, or side by side below the number.
    let notesAtRight: Bool
    /// The font size of the number by its number of characters.
    let numberSizes: [Int]

    init(_ shape: ShareShape) {
        switch shape {
        case .wide:
            panel = Area(x: 492, y: 56, width: 652, height: 518)
            calendar = Area(x: 534, y: 172, width: 568, height: 362)
            (left, brand, number, unit) = (72, 104, 322, 382)
            room = 396
            captionFollows = false
            (jokers, notes) = (474, 540)
            notesAtRight = false
            numberSizes = [240, 240, 184, 132, 132, 108]
        case .square, .poster:
            panel = Area(x: 60, y: 372, width: 960, height: 648)
            calendar = Area(x: 108, y: 472, width: 864, height: 508)
            (left, brand, number, unit) = (72, 92, 270, 328)
            room = 936
            captionFollows = true
            (jokers, notes) = (84, 190)
            notesAtRight = true
            numberSizes = [190, 190, 190, 170, 170, 140]
        }
    }

    func size(of number: String) -> Int {
        numberSizes[min(max(number.count, 1), numberSizes.count) - 1]
    }
}
