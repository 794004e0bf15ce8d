import ReportMarkup
import ReportPages

/// The calendar of a card: the shades of a run of sober days, healed days as clovers, today with an outline.
struct ShareCalendarSVG {
    private(set) var html = HTML()

    /// The squares or circles of one shade in a single path, which keeps a year small.
    private var shades = [HTML](repeating: HTML(), count: 11)
    /// Those of the days that are not told of: yet to come, or before the first record.
    private var open = HTML()
    private var clovers = HTML()
    private var today = HTML()
    private var words = HTML()

    init(_ calendar: ShareCard.Calendar, in area: ShareLayout.Area) {
        switch calendar {
        case .heat(let bands): addHeat(bands, area)
        case .month(let weekdays, let offset, let cells): addMonth(weekdays, offset, cells, area)
        }
        if !open.isEmpty { html += #"<path class="f" d="\#(open)"/>"# }
        for (shade, path) in shades.enumerated() where !path.isEmpty {
            html += #"<path class="h\#(shade)" d="\#(path)"/>"#
        }
        html = #"<g stroke-linejoin="round" stroke-linecap="round" stroke-width="\#(tenths: stroke)">\#(html)</g>"#
        html += clovers + today + words
    }

    /// Tenths of a unit, as all lengths below.
    private var stroke = 0

    private mutating func addHeat(_ bands: [[ShareCard.Week]], _ area: ShareLayout.Area) {
        let columns = max(1, bands.map(\.count).max() ?? 1)
        let rows = 7 * max(1, bands.count)
        let label = bands.count > 1 ? 320 : 400
        let pitch = min(area.width * 10 / columns, (area.height * 10 - bands.count * label) / rows)
        let cell = pitch * 86 / 100
        // A square of rounded corners is a smaller one with a round pen around it.
        stroke = cell * 56 / 100
        let used = bands.count * label + rows * pitch
        var top = area.y * 10 + (area.height * 10 - used) / 2
        for band in bands {
            for (column, week) in band.enumerated() {
                let x = area.x * 10 + column * pitch
                words += week.month.html { month in
                    #"<text class="q" x="\#(tenths: x)" y="\#(tenths: top + label - 150)" font-size="22">\#(month)</text>"#
                }
                for (row, day) in week.cells.enumerated() {
                    guard let day else { continue }
                    addSquare(day, x: x, y: top + label + row * pitch, cell, gap: (pitch - cell) / 2)
                }
            }
            top += label + 7 * pitch
        }
    }

    private mutating func addSquare(_ day: ShareCard.Cell, x: Int, y: Int, _ cell: Int, gap: Int) {
        let side = cell - stroke
        if day.isHealed {
            addClover(x: x + cell / 2, y: y + cell / 2, cell)
        } else {
            add(
                """
                M\(tenths: x + stroke / 2) \(tenths: y + stroke / 2)h\(tenths: side)v\(tenths: side)h-\(tenths: side)z
                """, of: day)
        }
        guard day.isToday else { return }
        let radius = stroke / 2 + gap
        today = #"""
            <rect class="y" x="\#(tenths: x - gap)" y="\#(tenths: y - gap)" width="\#(tenths: cell + 2 * gap)" height="\#(tenths: cell + 2 * gap)" rx="\#(tenths: radius)" fill="none" stroke-width="3"/>
            """#
    }

    private mutating func add(_ shape: HTML, of day: ShareCard.Cell) {
        if let shade = day.shade { shades[shade] += shape } else { open += shape }
    }

    private mutating func addMonth(
        _ weekdays: [String], _ offset: Int, _ cells: [ShareCard.Cell], _ area: ShareLayout.Area
    ) {
        let rows = (offset + cells.count + 6) / 7
        let label = 360
        let pitchX = area.width * 10 / 7
        let pitchY = min(pitchX, (area.height * 10 - label) / max(1, rows))
        let diameter = min(pitchX, pitchY) * 88 / 100
        stroke = diameter
        words += #"<g font-size="22" text-anchor="middle">"#
        for (column, name) in weekdays.enumerated() {
            let x = area.x * 10 + column * pitchX + pitchX / 2
            words += #"<text class="q" x="\#(tenths: x)" y="\#(area.y + 14)">\#(name)</text>"#
        }
        let size = diameter * 40 / 100
        words += #"</g><g font-size="\#(tenths: size)" font-weight="600" text-anchor="middle">"#
        for (index, day) in cells.enumerated() {
            let x = area.x * 10 + (offset + index) % 7 * pitchX + pitchX / 2
            let y = area.y * 10 + label + (offset + index) / 7 * pitchY + pitchY / 2
            addCircle(day, x: x, y: y, diameter)
            words +=
                #"<text class="\#(ShareCalendarSVG.ink(day))" x="\#(tenths: x)" y="\#(tenths: y + size * 36 / 100)">\#(day.number)</text>"#
        }
        words += "</g>"
    }

    private mutating func addCircle(_ day: ShareCard.Cell, x: Int, y: Int, _ diameter: Int) {
        if day.isHealed {
            addClover(x: x, y: y, diameter)
        } else {
            add("M\(tenths: x) \(tenths: y)h0", of: day)
        }
        guard day.isToday else { return }
        today = #"""
            <circle class="y" cx="\#(tenths: x)" cy="\#(tenths: y)" r="\#(tenths: diameter / 2 + 40)" fill="none" stroke-width="3"/>
            """#
    }

    private mutating func addClover(x: Int, y: Int, _ size: Int) {
        clovers += #"""
            <use href="#clover" class="c" transform="translate(\#(tenths: x) \#(tenths: y)) scale(\#(size / 280).\#(ShareCalendarSVG.thousandths(size % 280 * 1000 / 280)))"/>
            """#
    }

    /// Three digits.
    private static func thousandths(_ number: Int) -> HTML {
        number < 10 ? "00\(number)" : number < 100 ? "0\(number)" : "\(number)"
    }

    /// What is read on a shade.
    private static func ink(_ day: ShareCard.Cell) -> HTML {
        if day.isHealed { return "u" }
        switch day.shade {
        case nil, 0: return "q"
        case 1, 2, 3, 4, 5: return "l"
        case 6, 7: return "u"
        default: return "n"
        }
    }
}
