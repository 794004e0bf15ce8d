import Markup
import Model

/// The days of a heat grid as one path for each look: for drawings of many days without words of their own.
struct HeatSquares {
    private var paths = [HTML](repeating: HTML(), count: looks.count)
    private var assumed = HTML()

    /// All looks of days, from the back to the front.
    private static let looks: [HeatLook] =
        [
            .toCome, .before, .noEntry, .steady, .easy, .wild, .slip, .healed(nil), .healed(.steady), .healed(.easy),
            .healed(.wild),
        ]
        + (1...10).map(HeatLook.sober) + [.noticed(1), .paused]

    /// Adds weeks as columns, except for today, which has a mark; returns today's cell with its position.
    mutating func add(
        _ weeks: some Sequence<[HeatCell?]>, pitch: Int
    ) -> (cell: HeatCell, x: Int, y: Int)? {
        var today: (cell: HeatCell, x: Int, y: Int)?
        for (column, week) in weeks.enumerated() {
            for (row, cell) in week.enumerated() {
                guard let cell else { continue }
                let (x, y) = (column * pitch, row * pitch)
                if cell.isToday { today = (cell, x, y) } else { add(cell, x: x, y: y) }
            }
        }
        return today
    }

    /// Adds a day, 12 units wide.
    mutating func add(_ cell: HeatCell, x: Int, y: Int) {
        // All noticed days look the same, whatever their number in a run.
        let look: HeatLook = if case .noticed = cell.look { .noticed(1) } else { cell.look }
        if cell.isAssumed {
            assumed.heatPath(look, x, y)
        } else if let index = HeatSquares.looks.firstIndex(of: look) {
            paths[index].heatPath(look, x, y)
        }
    }

    func write(to html: inout HTML) {
        for (look, path) in zip(HeatSquares.looks, paths) where !path.isEmpty {
            html += #"<path class="\#({ $0.pathStyle(of: look) })" d="\#({ $0.copy(path) })"/>"#
        }
        if !assumed.isEmpty { html += #"<path class="h6 as" d="\#(assumed)"/>"# }
    }
}

extension HTML {
    fileprivate mutating func pathStyle(of look: HeatLook) {
        switch look {
        case .toCome: markup("beyond")
        case .paused: markup("pa")
        default: style(of: look)
        }
    }
}

/// The days of a heat grid as parts of a path, for drawings with very many of them.
extension HTML {
    /// Writes a day, 12 units wide, with its upper left corner at a point; nothing if it has no shape.
    mutating func heatPath(_ look: HeatLook, _ x: Int, _ y: Int) {
        switch look {
        case .sober, .steady, .noticed, .toCome:
            part(x, y, left: 30, top: 0, "h6q3 0 3 3v6q0 3-3 3h-6q-3 0-3-3v-6q0-3 3-3z")
        case .noEntry:
            part(x, y, left: 34, top: 6, "h5.2q2.8 0 2.8 2.8v5.2q0 2.8-2.8 2.8h-5.2q-2.8 0-2.8-2.8v-5.2q0-2.8 2.8-2.8z")
        case .easy, .slip: part(x, y, left: 6, top: 60, "a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0z")
        case .wild: part(x, y, left: 6, top: 6, "h10.8v10.8h-10.8z")
        case .healed:
            part(
                x, y, left: 60, top: 18,
                """
                c1.2-2.4 6-2.4 6 1.4 0 1.8-1.2 2.8-1.8 2.8.6 0 1.8 1 1.8 2.8 0 3.8-4.8 3.8-6 1.4-1.2 2.4-6 2.4-6-1.4 0-1.8 \
                1.2-2.8 1.8-2.8-.6 0-1.8-1-1.8-2.8 0-3.8 4.8-3.8 6-1.4z
                """)
        case .before: part(x, y, left: 50, top: 60, "a1 1 0 1 1 2 0a1 1 0 1 1-2 0z")
        case .paused: pauseSign(x, y)
        }
    }

    /// Moves to a point, in tenths from the corner of the day, and writes a path relative to it.
    private mutating func part(_ x: Int, _ y: Int, left: Int, top: Int, _ path: StaticString) {
        markup("M")
        tenths(x * 10 + left)
        markup(" ")
        tenths(y * 10 + top)
        markup(path)
    }
}

extension HTML {
    /// Writes a day, 12 units wide, at a point, with its words as a title; nothing if it is after today.
    mutating func heatSquare(_ cell: HeatCell, x: Int, y: Int) {
        drawing(of: cell, x: x, y: y, title: cell.label)
        if cell.look == .paused { pausePath { $0.pauseSign(x, y) } }
    }

    /// Writes a day, 40 units wide, with its number: a link to its details; its words are shown while it has the
    /// pointer or the focus.
    ///
    /// Later elements cover the words, which are above the day, so rows are written from the top down. `width` is the
    /// width of the whole drawing, which the words don't exceed.
    mutating func heatDay(_ cell: HeatCell, x: Int, y: Int, width: Int, on page: PageAddress) {
        guard let link = cell.link else {
            numberedDay(cell, x: x, y: y, title: cell.label)
            return
        }
        self += "<a\(href: link, on: page)><title>\(cell.label)</title>"
        numberedDay(cell, x: x, y: y, title: "")
        tip(cell.label, x: x + 20, y: y - 17, width: width)
        markup("</a>")
    }

    private mutating func numberedDay(_ cell: HeatCell, x: Int, y: Int, title: String) {
        drawing(of: cell, x: x, y: y, title: title)
        if cell.look == .paused { pausePath { $0.bars(x + 4, y + 14, gap: 32, height: 12) } }
        guard cell.look != .before else { return }
        self += """
            <text\(if: cell.look == .toCome, #" class="soon""#) x="\(x + 20)" y="\(tenths: y * 10 + 255)">\
            \(cell.number)</text>
            """
    }

    private mutating func drawing(of cell: HeatCell, x: Int, y: Int, title: String) {
        if cell.isToday { self += ##"<use href="#hnow" class="now" x="\##(x)" y="\##(y)"/>"## }
        guard let shape = cell.look.shape else {
            // Two bars are too thin to point at.
            if cell.look == .paused, !title.isEmpty {
                self += ##"<use href="#h" class="hp" x="\##(x)" y="\##(y)"><title>\##(title)</title></use>"##
            }
            return
        }
        self += """
            <use href="#\(shape)" class="\({ $0.style(of: cell.look) })\(if: cell.isAssumed, " as")" x="\(x)" y="\(y)">\
            \(if: !title.isEmpty, "<title>\(title)</title>")</use>
            """
    }

    /// Writes the words of a day on a label, centred above the day or as near to that as there is space.
    private mutating func tip(_ words: String, x: Int, y: Int, width: Int) {
        // Even, so that half of it is a whole number.
        let length = min(words.utf8.reduce(28) { $0 + HTML.width(of: $1) } / 2 * 2, width)
        let middle = min(max(x, length / 2), width - length / 2)
        self += """
            <g class="tip" aria-hidden="true"><rect x="\(middle - length / 2)" y="\(y - 12)" width="\(length)"\
             height="24" rx="12"/><text x="\(middle)" y="\(y)">\(words)</text></g>
            """
    }

    /// The approximate width of a letter in units of 13, so that a label fits its words in any font.
    private static func width(of byte: UInt8) -> Int {
        switch Unicode.Scalar(byte) {
        case "i", "j", "l", ".", ",", ":", " ": 4
        case "f", "r", "t": 5
        case "m", "w", "W", "M": 12
        // A continuation byte of a character that isn't ASCII.
        case "\u{80}"..."\u{BF}": 0
        default: 7
        }
    }

    /// Writes the marks of paused days; `path` writes their positions.
    mutating func pausePath(_ path: (inout HTML) -> Void) { self += #"<path class="pa" d="\#(path)"/>"# }

    /// Writes the path of two bars in a square of 12 units.
    mutating func pauseSign(_ x: Int, _ y: Int) { bars(x + 4, y + 3, gap: 4, height: 6) }

    private mutating func bars(_ x: Int, _ y: Int, gap: Int, height: Int) {
        self += "M\(x) \(y)v\(height)m\(gap)\(-height)v\(height)"
    }
}

/// The shapes of a day in a heat grid.
///
/// `h` is the square of a sober day, `hc` the clover of a healed one; of the outlines, `he` is round for easy, `hw`
/// square for wild, `hn` dashed for no entry, and `hb` a dot before the first record. `hnow` is drawn around today.
enum HeatShapes {
    /// 12 units wide, in a grid of 14.
    static let pastYear: HTML =
        #"""
        <rect id="h" width="12" height="12" rx="3"/><circle id="he" cx="6" cy="6" r="5.4"/>\#
        <rect id="hw" x=".6" y=".6" width="10.8" height="10.8" rx=".8"/>\#
        <rect id="hn" x=".6" y=".6" width="10.8" height="10.8" rx="3" stroke-dasharray="2.2 2"/>\#
        <circle id="hb" cx="6" cy="6" r="1"/>\#
        <path id="hc" d="M6 1.800C7.2-.6 12-.6 12 3.2 12 5 10.8 6 10.2 6c.6 0 1.8 1 1.8 2.8 0 3.8-4.8 \#
        3.8-6 1.400C4.8 12.6 0 12.6 0 8.8 0 7 1.2 6 1.8 6 1.2 6 0 5 0 3.2 0-.6 4.8-.6 6 1.800z"/>\#
        <rect id="hnow" fill="none" x="-1" y="-1" width="14" height="14" rx="4"/>
        """#
    /// 6 units wide, centred in 12: a day that wasn't planned.
    static let notPlanned: HTML = #"<rect id="np" x="3" y="3" width="6" height="6" rx="2"/>"#
    /// 40 units wide, in a grid of 44: a year with the numbers of its days.
    static let year: HTML =
        #"""
        <rect id="h" width="40" height="40" rx="10"/><circle id="he" cx="20" cy="20" r="19"/>\#
        <rect id="hw" x="1" y="1" width="38" height="38" rx="2.5"/>\#
        <rect id="hn" x="1" y="1" width="38" height="38" rx="10" stroke-dasharray="5 4.5"/>\#
        <circle id="hb" cx="20" cy="20" r="2"/>\#
        <path id="hc" d="M20 6C24-1 39-1 39 10.5 39 16 36 20 34 20c2 0 5 4 5 9.500C39 41 24 41 20 34 16 41 1 41 1 29.5 \#
        1 24 4 20 6 20 4 20 1 16 1 10.5 1-1 16-1 20 6z"/>\#
        <rect id="hnow" fill="none" x="-2.5" y="-2.5" width="45" height="45" rx="12"/>
        """#
}
