import Counting
import Markup

/// The calendar of a card: the shades of a run of sober days, healed days as clovers, today with an outline.
///
/// Lengths are tenths of a unit.
struct ShareCalendarDrawing {
    /// The squares or circles of each shade as a single path, which keeps a year small.
    private var shades = [HTML](repeating: HTML(), count: 11)
    private var open = HTML()
    private var empty = HTML()
    private var slips = HTML()
    private var dots = HTML()
    private var clovers = HTML()
    private var rests = HTML()
    private var today = HTML()
    private var words = HTML()
    private var stroke = 0

    init(_ calendar: ShareCard.Calendar, in area: ShareLayout.Area, _ letters: inout Lettering) {
        switch calendar {
        case .heat(let bands): addHeat(bands, area, &letters)
        case .month(let weekdays, let offset, let cells): addMonth(weekdays, offset, cells, area, &letters)
        }
    }

    var html: HTML {
        """
        <g stroke-linejoin="round" stroke-linecap="round" stroke-width="\(tenths: stroke)">\
        \(if: !open.isEmpty, #"<path class="f" d="\#({ $0.copy(open) })"/>"#)\
        \(each: shades.enumerated(), { shade, path in
            "\(if: !path.isEmpty, #"<path class="h\#(shade)" d="\#({ $0.copy(path) })"/>"#)"
        })</g>\(.lines("h0", #"fill="none" stroke-width="2.500""#, empty))\
        \(.lines("r", #"fill="none" stroke-width="4""#, slips))\
        \(.lines("d", #"fill="none" stroke-width="3.500" stroke-linecap="round" stroke-opacity=".5""#, dots))\
        \(clovers)\(rests)\(today)\(words)
        """
    }

    private mutating func addHeat(
        _ bands: [[ShareCard.Week]], _ area: ShareLayout.Area, _ letters: inout Lettering
    ) {
        let look = TextLook(style: "q", size: 220)
        let columns = max(1, bands.map(\.count).max() ?? 1)
        let rows = 7 * max(1, bands.count)
        let label = bands.count > 1 ? 320 : 400
        let pitch = min(area.width * 10 / columns, (area.height * 10 - bands.count * label) / rows)
        let cell = pitch * 86 / 100
        // A square with rounded corners is a smaller one with a round stroke.
        stroke = cell * 56 / 100
        let used = bands.count * label + rows * pitch
        var top = area.y * 10 + (area.height * 10 - used) / 2
        for band in bands {
            for (column, week) in band.enumerated() {
                let x = area.x * 10 + column * pitch
                if let month = week.month {
                    // In the last column it is aligned with the end, so that it stays within the card.
                    let isLast = column == band.count - 1
                    letters.write(
                        month, isLast ? look.atEnd : look, x: isLast ? x + cell : x, y: top + label - 110, to: &words)
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
            clovers.clover(x: x + cell / 2, y: y + cell / 2, cell)
        } else if day.isBefore {
            dots.point(x: x + cell / 2, y: y + cell / 2)
        } else {
            let half = stroke / 2
            if day.isSlip {
                slips.roundOutline(x: x + cell / 2, y: y + cell / 2, cell)
            } else if day.isEmpty {
                empty.outline(x: x, y: y, cell)
            } else {
                addPath(of: day) { $0.square(x: x + half, y: y + half, side) }
            }
            if let rest = day.rest { rests.restMark(rest, x: x + cell / 2, y: y + cell / 2, cell) }
        }
        guard day.isToday else { return }
        let width = cell + 2 * gap
        today = """
            <rect class="y" x="\(tenths: x - gap)" y="\(tenths: y - gap)" width="\(tenths: width)" \
            height="\(tenths: width)" rx="\(tenths: stroke / 2 + gap)" fill="none" stroke-width="3"/>
            """
    }

    private mutating func addPath(of day: ShareCard.Cell, _ write: (inout HTML) -> Void) {
        // A day that was not planned isn't a day without a deed.
        if let shade = day.shade, day.rest != .notPlanned { write(&shades[shade]) } else { write(&open) }
    }

    private mutating func addMonth(
        _ weekdays: [String], _ offset: Int, _ cells: [ShareCard.Cell], _ area: ShareLayout.Area,
        _ letters: inout Lettering
    ) {
        let rows = (offset + cells.count + 6) / 7
        let label = 360
        let pitchX = area.width * 10 / 7
        let pitchY = min(pitchX, (area.height * 10 - label) / max(1, rows))
        let diameter = min(pitchX, pitchY) * 88 / 100
        let size = diameter * 40 / 100
        stroke = diameter
        let heading = TextLook(style: "q", size: 220).centred
        for (column, name) in weekdays.enumerated() {
            let x = area.x * 10 + column * pitchX + pitchX / 2
            letters.write(name, heading, x: x, y: (area.y + 14) * 10, to: &words)
        }
        for (index, day) in cells.enumerated() {
            let x = area.x * 10 + (offset + index) % 7 * pitchX + pitchX / 2
            let y = area.y * 10 + label + (offset + index) / 7 * pitchY + pitchY / 2
            addCircle(day, x: x, y: y, diameter)
            let look = TextLook(style: day.ink, size: size, weight: .bold).centred
            letters.write(String(day.number), look, x: x, y: y + size * 36 / 100, to: &words)
        }
    }

    private mutating func addCircle(_ day: ShareCard.Cell, x: Int, y: Int, _ diameter: Int) {
        if day.isHealed {
            clovers.clover(x: x, y: y, diameter)
        } else if !day.isBefore {
            if day.isSlip {
                slips.roundOutline(x: x, y: y, diameter)
            } else if day.isEmpty {
                empty.roundOutline(x: x, y: y, diameter)
            } else {
                addPath(of: day) { $0.point(x: x, y: y) }
            }
            // The number is in the middle, so there is no room for the marks of a square.
            if day.rest != nil { rests.restRing(x: x, y: y, diameter) }
        }
        guard day.isToday else { return }
        today = """
            <circle class="y" cx="\(tenths: x)" cy="\(tenths: y)" r="\(tenths: diameter / 2 + 40)" fill="none" \
            stroke-width="3"/>
            """
    }
}
