import ReportMarkup
import ReportWords

/// The past year of a tracker: two halves that join into one strip when there is room.
///
/// Its cells say what they are to who points at them, and are too small to be targets themselves.
struct TrackerCalendarHTML {
    let html: HTML

    private static let pitch = 14
    /// The height of the line that names the months.
    private static let top = 16

    init(_ calendar: TrackerCalendar) {
        var halves = HTML()
        for (index, half) in calendar.halves.enumerated() {
            halves += TrackerCalendarHTML.half(half, number: index + 1, weekdays: calendar.weekdays)
        }
        let legend = calendar.legend.html { item in
            #"""
            <li><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\#(TrackerShapes.use(item.mark))</svg>\#(item.text)</li>
            """#
        }
        html = #"""
            <section class="card year" aria-labelledby="h-year"><header><h2 id="h-year">\#(calendar.title)</h2><p><b>\#(calendar.summary.number)</b> \#(calendar.summary.unit)</p></header><div class="halves">\#(halves)</div><ul class="legend tracker-legend" aria-label="\#(calendar.legendLabel)">\#(legend)</ul>\#(DataTableHTML(calendar.table).html)</section>
            """#
    }

    private static func half(
        _ half: TrackerCalendar.Half, number: Int, weekdays: [String]
    ) -> HTML {
        let labels = stride(from: 0, to: 7, by: 2).prefix(3).html { row in
            #"<text x="0" y="\#(tenths: (top + row * pitch) * 10 + 95)">\#(weekdays[row])</text>"#
        }
        var months = HTML()
        var cells = HTML()
        for (column, week) in half.weeks.enumerated() {
            if let month = week.month {
                let isLast = column >= half.weeks.count - 2
                let end: HTML = isLast ? #" text-anchor="end""# : ""
                let x = isLast ? half.weeks.count * pitch - 2 : column * pitch
                let text: HTML = #"<text x="\#(x)" y="9"\#(end)>\#(month)</text>"#
                months += text
            }
            for (row, cell) in week.cells.enumerated() {
                guard let cell else { continue }
                cells += day(cell, x: column * pitch, y: top + row * pitch)
            }
        }
        return #"""
            <div class="half half-\#(number)"><svg class="heat-days" viewBox="0 0 22 114" aria-hidden="true">\#(labels)</svg><svg class="heat marks-grid" viewBox="0 0 \#(half.weeks.count * pitch - 2) 114" role="img" aria-labelledby="half-\#(number)-t" aria-describedby="half-\#(number)-d"><title id="half-\#(number)-t">\#(half.title)</title><desc id="half-\#(number)-d">\#(half.description)</desc>\#(months)\#(cells)</svg></div>
            """#
    }

    private static func day(_ cell: TrackerCalendar.Cell, x: Int, y: Int) -> HTML {
        let now: HTML =
            cell.isToday ? #"<rect class="now" x="\#(x)" y="\#(y)" width="12" height="12" rx="3"/>"# : ""
        let title: HTML = cell.label.isEmpty ? "" : "<title>\(cell.label)</title>"
        let mark = title + TrackerShapes.use(cell.mark, x: x, y: y) + now
        return "<g>\(mark)</g>"
    }
}
