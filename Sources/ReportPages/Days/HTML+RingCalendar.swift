import ReportMarkup

extension HTML {
    /// The distance between the centres of two cells.
    private static let pitch = (x: 72, y: 74)

    /// Writes a month of ring cells: weekdays, drawing, legend, table.
    ///
    /// `namesCells` gives every cell an id, so that a detail on the same page can show it again.
    mutating func ringCalendar(_ calendar: RingCalendar, on page: PageAddress, namesCells: Bool) {
        weekdays(calendar.weekdays)
        markup("\n")
        open("svg") { $0.attributes(of: calendar) }
        describe(calendar.id, title: calendar.title, calendar.description)
        markup("\n")
        for (index, cell) in calendar.cells.enumerated() {
            placed(cell, calendar.offset + index, calendar.rings, on: page, isNamed: namesCells)
        }
        markup("</svg>\n")
        legend(calendar.legend, calendar.rings)
        markup("\n")
        calendar.besides.write(on: page, to: &self)
    }

    private mutating func attributes(of calendar: RingCalendar) {
        let rows = (calendar.offset + calendar.cells.count + 6) / 7
        // Days of few rings are drawn larger, so that they fill their places.
        attribute(
            "class",
            literal: calendar.rings.isBare
                ? "rings days bare" : calendar.rings.isNear ? "rings days near" : "rings days")
        attribute("viewBox") { html in
            html.markup("0 0 ")
            html.number(7 * HTML.pitch.x)
            html.markup(" ")
            html.number(rows * HTML.pitch.y)
        }
        attributes(#"role="group""#)
        described(by: calendar.id)
    }

    /// Writes a cell at its place, counted from the first of the calendar.
    private mutating func placed(
        _ cell: RingCell, _ place: Int, _ rings: RingSet, on page: PageAddress, isNamed: Bool
    ) {
        guard let link = cell.link else {
            element("g", { $0.translation(to: place) }) { $0.ringCell(cell, rings) }
            markup("\n")
            return
        }
        open("a") { html in
            html.href(link, on: page)
            html.translation(to: place)
        }
        element("title", text: cell.label)
        markup(##"<use href="#hit" class="hit"/>"##)
        ringCell(cell, rings, isNamed: isNamed)
        markup("</a>\n")
    }

    private mutating func translation(to place: Int) {
        markup(#" transform="translate("#)
        number(place % 7 * HTML.pitch.x + HTML.pitch.x / 2)
        markup(" ")
        number(place / 7 * HTML.pitch.y + HTML.pitch.y / 2)
        markup(#")""#)
    }
}
