import ReportMarkup

extension HTML {
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
        legend(calendar.legend, calendar.rings, on: page)
        markup("\n")
        calendar.besides.write(on: page, to: &self)
    }

    private mutating func attributes(of calendar: RingCalendar) {
        let rows = (calendar.offset + calendar.cells.count + 6) / 7
        let reach = calendar.rings.reach
        // As large as a place allows: days of few rings fill theirs too.
        attribute(
            "class", literal: reach == .far ? "rings days" : reach == .near ? "rings days near" : "rings days bare")
        attribute("viewBox") { html in
            html.markup("0 0 ")
            html.number(7 * reach.pitch.x)
            html.markup(" ")
            html.number(rows * reach.pitch.y)
        }
        attributes(#"role="group""#)
        described(by: calendar.id)
    }

    /// Writes a cell at its place, counted from the first of the calendar.
    private mutating func placed(
        _ cell: RingCell, _ place: Int, _ rings: RingSet, on page: PageAddress, isNamed: Bool
    ) {
        guard let link = cell.link else {
            element("g", { $0.translation(to: place, rings.reach) }) { $0.ringCell(cell, rings) }
            markup("\n")
            return
        }
        open("a") { html in
            html.href(link, on: page)
            html.translation(to: place, rings.reach)
        }
        element("title", text: cell.label)
        use(.hit(rings.reach), #"class="hit""#)
        ringCell(cell, rings, isNamed: isNamed)
        markup("</a>\n")
    }

    private mutating func translation(to place: Int, _ reach: RingSet.Reach) {
        let pitch = reach.pitch
        attribute("transform") { html in
            html.markup("translate(")
            html.number(place % 7 * pitch.x + pitch.x / 2)
            html.markup(" ")
            html.number(place / 7 * pitch.y + pitch.y / 2)
            html.markup(")")
        }
    }
}
