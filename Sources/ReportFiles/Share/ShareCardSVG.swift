import ProgressModel
import ReportMarkup
import ReportPages
import ReportWords

/// A share card as a drawing that stands alone: its words, its colours and its shapes are in it.
struct ShareCardSVG {
    let html: HTML

    /// `isFlat` leaves out the dark colours, for programs that do not ask for them.
    init(_ card: ShareCard, _ shape: ShareShape, isFlat: Bool = false) {
        let layout = ShareLayout(shape)
        let (width, height) = (shape.width, shape.height)
        var html: HTML = #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)" role="img" aria-labelledby="t" aria-describedby="d" lang="\#(card.language.rawValue)" \#(ShareStyle.fonts)><title id="t">\#(card.title)</title><desc id="d">\#(card.description)</desc>\#(ShareStyle.html(ShareStyle.light, dark: ShareStyle.dark, isFlat: isFlat))

            """#
        html += ShareCardSVG.ground(shape)
        html += ShareCardSVG.panel(layout, card)
        html += ShareCalendarSVG(card.calendar, in: layout.calendar).html + "\n"
        html += ShareCardSVG.words(card, layout)
        html += ShareCardSVG.notes(card, layout, right: width - layout.left)
        self.html = html + "</svg>\n"
    }

    /// Rings behind it all; flat ones, for a gradient takes a PNG more than twice the time and the bytes.
    private static func ground(_ shape: ShareShape) -> HTML {
        let (width, height) = (shape.width, shape.height)
        let green = [760, 580, 400, 220].html { #"<circle cx="60" cy="-40" r="\#($0)"/>"# }
        let blue = [520, 340].html { #"<circle cx="\#(width + 40)" cy="\#(height - 70)" r="\#($0)"/>"# }
        return #"""
            <defs>\#(DayShapes.html)</defs>
            <path class="g" d="M0 0h\#(width)v\#(height)H0z"/><g class="a" fill-opacity=".36">\#(green)</g><g class="b" fill-opacity=".42">\#(blue)</g>

            """#
    }

    private static func panel(_ layout: ShareLayout, _ card: ShareCard) -> HTML {
        let (panel, area) = (layout.panel, layout.calendar)
        let line = panel.y + 66
        return #"""
            <rect class="p" x="\#(panel.x)" y="\#(panel.y)" width="\#(panel.width)" height="\#(panel.height)" rx="44" stroke-width="2"/>
            <text class="t" x="\#(area.x)" y="\#(line)" font-size="30" font-weight="650">\#(card.heading)</text><text class="q" x="\#(area.x + area.width)" y="\#(line)" font-size="24" text-anchor="end">\#(card.asOf)</text>

            """#
    }

    private static func words(_ card: ShareCard, _ layout: ShareLayout) -> HTML {
        let (x, size) = (layout.left, layout.size(of: card.figure.number))
        // A large figure has room on its left that a small one has not.
        let inset = size / 22
        let caption: HTML =
            layout.captionFollows
            ? #"<tspan class="q" dx="14" font-size="28" font-weight="400">\#(card.caption)</tspan></text>"#
            : #"</text><text class="q" x="\#(x)" y="\#(layout.unit + 44)" font-size="27">\#(card.caption)</text>"#
        return #"""
            <circle class="m" cx="\#(x + 13)" cy="\#(layout.brand - 9)" r="10" fill="none" stroke-width="6"/><text class="q" x="\#(x + 38)" y="\#(layout.brand)" font-size="26" font-weight="600">\#(card.brand)</text>
            <text class="t" x="\#(x - inset)" y="\#(layout.number)" font-size="\#(size)" font-weight="700" letter-spacing="-\#(size / 40)">\#(card.figure.number)</text>
            <text class="v" x="\#(x)" y="\#(layout.unit)" font-size="42" font-weight="650">\#(card.figure.unit)\#(caption)

            """#
    }

    /// Jokers as clovers, and the two numbers beside the large one.
    private static func notes(_ card: ShareCard, _ layout: ShareLayout, right: Int) -> HTML {
        var html = HTML()
        if let jokers = card.jokers {
            let first = layout.notesAtRight ? right - 15 - (jokers.cap - 1) * 40 : layout.left + 15
            html += "<g><title>\(jokers.text)</title>"
            for index in 0..<jokers.cap {
                let held = index < jokers.held
                let style: HTML = held ? #"class="k""# : #"class="o" fill="none" stroke-width="1.8""#
                html +=
                    ##"<use href="#clover" \##(style) transform="translate(\##(first + index * 40) \##(layout.jokers))"/>"##
            }
            html += "</g>"
        }
        for (index, note) in card.notes.enumerated() {
            let x = layout.notesAtRight ? right : layout.left + index * 216
            let y = layout.notesAtRight ? layout.notes + index * 92 : layout.notes
            let anchor: HTML = layout.notesAtRight ? #" text-anchor="end""# : ""
            html += #"""
                <text class="t" x="\#(x)" y="\#(y)" font-size="32" font-weight="650"\#(anchor)>\#(note.value)</text><text class="q" x="\#(x)" y="\#(y + 32)" font-size="23"\#(anchor)>\#(note.label)</text>

                """#
        }
        return html
    }
}
