import ReportMarkup

extension HTML {
    /// Writes a day of 12 units at a place, with its words as a title; nothing for one after today.
    mutating func heatSquare(_ cell: HeatCell, x: Int, y: Int) {
        if cell.isToday { use("hnow", x: x, y: y) { $0.markup("now") } }
        drawing(of: cell, x: x, y: y, title: cell.label)
        if cell.look == .paused { pausePath { $0.pauseSign(x, y) } }
    }

    /// Writes a day of 40 units with its number: a link to its detail, which says the day in words while it is pointed at
    /// or has the focus.
    ///
    /// What is written later covers the words, which stand above the day: rows are written from the top down. `width` is
    /// that of the whole drawing, within which the words stay.
    mutating func heatDay(_ cell: HeatCell, x: Int, y: Int, width: Int, on page: PageAddress) {
        guard let link = cell.link else {
            numberedDay(cell, x: x, y: y, title: cell.label)
            return
        }
        open("a") { $0.href(link, on: page) }
        element("title", text: cell.label)
        numberedDay(cell, x: x, y: y, title: "")
        tip(cell.label, x: x + 20, y: y - 17, width: width)
        close("a")
    }

    private mutating func numberedDay(_ cell: HeatCell, x: Int, y: Int, title: String) {
        if cell.isToday { use("hnow", x: x, y: y) { $0.markup("now") } }
        drawing(of: cell, x: x, y: y, title: title)
        if cell.look == .paused { pausePath { $0.bars(x + 4, y + 14, gap: 32, height: 12) } }
        guard cell.look != .before else { return }
        open("text") { html in
            if cell.look == .toCome { html.attributes(#"class="soon""#) }
            html.attribute("x", x + 20)
            html.attribute("y", tenths: y * 10 + 255)
        }
        number(cell.number)
        close("text")
    }

    private mutating func drawing(of cell: HeatCell, x: Int, y: Int, title: String) {
        guard let shape = cell.look.shape else {
            // Two bars are too thin to point at.
            if cell.look == .paused, !title.isEmpty {
                self += ##"<use href="#h" class="hp" x="\##(x)" y="\##(y)"><title>\##(title)</title></use>"##
            }
            return
        }
        open("use") { html in
            html.attribute("href") { html in
                html.markup("#")
                html.markup(shape)
            }
            html.attribute("class") { html in
                html.style(of: cell.look)
                if cell.isAssumed { html.markup(" as") }
            }
            html.attribute("x", x)
            html.attribute("y", y)
        }
        if !title.isEmpty { element("title", text: title) }
        close("use")
    }

    /// Writes the words of a day on a label around a height, in the middle above the day or as near to that as there is
    /// room.
    private mutating func tip(_ words: String, x: Int, y: Int, width: Int) {
        // Even, so that it has a middle.
        let length = min(words.utf8.reduce(28) { $0 + HTML.width(of: $1) } / 2 * 2, width)
        let middle = min(max(x, length / 2), width - length / 2)
        self += """
            <g class="tip" aria-hidden="true"><rect x="\(middle - length / 2)" y="\(y - 12)" width="\(length)"\
             height="24" rx="12"/><text x="\(middle)" y="\(y)">\(words)</text></g>
            """
    }

    /// About how wide a letter of 13 units is, so that a label fits its words in any font.
    private static func width(of byte: UInt8) -> Int {
        switch Unicode.Scalar(byte) {
        case "i", "j", "l", ".", ",", ":", " ": 4
        case "f", "r", "t": 5
        case "m", "w", "W", "M": 12
        // A letter beyond ASCII goes on in these bytes.
        case "\u{80}"..."\u{BF}": 0
        default: 7
        }
    }

    /// Writes a shape at a place; `style` writes its classes.
    private mutating func use(_ shape: StaticString, x: Int, y: Int, style: (inout HTML) -> Void) {
        self.shape("use") { html in
            html.attribute("href") { html in
                html.markup("#")
                html.markup(shape)
            }
            html.attribute("class", style)
            html.attribute("x", x)
            html.attribute("y", y)
        }
    }

    /// Writes the marks of paused days; `path` writes where they are.
    mutating func pausePath(_ path: (inout HTML) -> Void) {
        shape("path") { html in
            html.attributes(#"class="pa""#)
            html.attribute("d", path)
        }
    }

    /// Writes the path of two bars on a square of 12 units.
    mutating func pauseSign(_ x: Int, _ y: Int) { bars(x + 4, y + 3, gap: 4, height: 6) }

    private mutating func bars(_ x: Int, _ y: Int, gap: Int, height: Int) {
        markup("M")
        number(x)
        markup(" ")
        number(y)
        markup("v")
        number(height)
        markup("m")
        number(gap)
        number(-height)
        markup("v")
        number(height)
    }
}
