import ReportMarkup
import ReportWords

/// The heatmap of the past year: two halves that join into one strip when there is room.
struct PastYearHTML {
    let html: HTML

    private static let pitch = 14
    /// The height of the line that names the months.
    private static let top = 16

    init(_ year: PastYear, on page: PageAddress) {
        var halves = HTML()
        for (index, half) in year.halves.enumerated() {
            halves += PastYearHTML.half(half, number: index + 1, weekdays: year.weekdays)
        }
        html = #"""
            <section class="card year" aria-labelledby="h-year"><header><h2 id="h-year"><a href="\#(page.href(year.link))">\#(year.title) \#(Icon.right.html)</a></h2><p><b>\#(year.summary.number)</b> \#(year.summary.unit)</p></header><div class="halves">\#(halves)</div>\#(HeatShapes.scale(year.scale, on: page))\#(DataTableHTML(year.table).html)</section>
            """#
    }

    private static func half(_ half: PastYear.Half, number: Int, weekdays: [String]) -> HTML {
        let labels = stride(from: 0, to: 7, by: 2).prefix(3).html { row in
            #"<text x="0" y="\#(tenths: (top + row * pitch) * 10 + 95)">\#(weekdays[row])</text>"#
        }
        var weeks = HTML()
        for (column, week) in half.weeks.enumerated() {
            weeks += week.month.html { name in
                column < half.weeks.count - 1
                    ? #"<text x="\#(column * pitch)" y="9">\#(name)</text>"#
                    : #"<text x="\#(column * pitch + 12)" y="9" text-anchor="end">\#(name)</text>"#
            }
            for (row, cell) in week.cells.enumerated() {
                guard let cell else { continue }
                weeks +=
                    cell.shade == nil
                    ? ##"<use href="#h" class="h0" x="\##(column * pitch)" y="\##(top + row * pitch)"/>"##
                    : HeatShapes.square(cell, x: column * pitch, y: top + row * pitch)
            }
        }
        return #"""
            <div class="half half-\#(number)"><svg class="heat-days" viewBox="0 0 22 114" aria-hidden="true">\#(labels)</svg><svg class="heat" viewBox="0 0 \#(half.weeks.count * pitch - 2) 114" role="img" aria-labelledby="half-\#(number)-t" aria-describedby="half-\#(number)-d"><title id="half-\#(number)-t">\#(half.title)</title><desc id="half-\#(number)-d">\#(half.description)</desc>\#(weeks)</svg></div>
            """#
    }
}
