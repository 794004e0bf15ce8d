import ReportMarkup

/// A month of ring cells: weekdays, drawing, legend, table.
struct RingCalendarHTML {
    let html: HTML

    /// The distance between the centres of two cells.
    private static let pitch = (x: 72, y: 74)

    /// `namesCells` gives every cell an id, so that a detail on the same page can show it again.
    init(_ calendar: RingCalendar, on page: PageAddress, namesCells: Bool) {
        let cellHTML = RingCellHTML(calendar.rings)
        let (x, y) = RingCalendarHTML.pitch
        let rows = (calendar.offset + calendar.cells.count + 6) / 7
        var cells = HTML()
        for (index, cell) in calendar.cells.enumerated() {
            let place = calendar.offset + index
            let transform: HTML = #"transform="translate(\#(place % 7 * x + x / 2) \#(place / 7 * y + y / 2))""#
            guard let link = cell.link else {
                cells += "<g \(transform)>\(cellHTML.html(cell))</g>\n"
                continue
            }
            let id: HTML = namesCells ? #" id="c\#(cell.number)""# : ""
            cells += #"""
                <a href="\#(page.href(link))" \#(transform)><title>\#(cell.label)</title><use href="#hit" class="hit"/>\#(cellHTML.html(cell, id: id))</a>

                """#
        }
        html = #"""
            \#(WeekdaysHTML(calendar.weekdays).html)
            <svg class="rings days" viewBox="0 0 \#(7 * x) \#(rows * y)" role="group" aria-labelledby="\#(calendar.id)-t" aria-describedby="\#(calendar.id)-d"><title id="\#(calendar.id)-t">\#(calendar.title)</title><desc id="\#(calendar.id)-d">\#(calendar.description)</desc>
            \#(cells)</svg>
            \#(LegendHTML(calendar.legend, calendar.rings, sharing: calendar.share, on: page).html)
            \#(DataTableHTML(calendar.table).html)
            """#
    }
}
