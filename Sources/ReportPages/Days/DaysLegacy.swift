import ProgressAnalysis
import ProgressModel
package import ReportMarkup

/// Days as values, for pages that are not written in one go yet.
package struct RingCellHTML {
    private let rings: RingSet

    package init(_ rings: RingSet) { self.rings = rings }

    package func html(_ cell: RingCell) -> HTML {
        var html = HTML()
        html.ringCell(cell, rings)
        return html
    }
}

struct RingCalendarHTML {
    private(set) var html = HTML()

    init(_ calendar: RingCalendar, on page: PageAddress, namesCells: Bool) {
        html.ringCalendar(calendar, on: page, namesCells: namesCells)
    }
}

struct LegendHTML {
    private(set) var html = HTML()

    init(_ legend: Legend, _ rings: RingSet, on page: PageAddress) { html.legend(legend, rings, on: page) }

    static func key(_ core: RingCell.Core?) -> HTML {
        var html = HTML()
        html.key(core)
        return html
    }
}

extension Report {
    var rings: RingSet { RingSet(in: self) }
    func legend() -> Legend { Legend(in: self) }
    func ringCell(_ day: Day) -> RingCell { RingCell(day, in: self) }
    func ringCalendar(_ month: YearMonth, totals: SpanTotals) -> RingCalendar { RingCalendar(month, totals, in: self) }

    func ringTable(_ days: ClosedRange<Day>, title: String) -> DataTable {
        DataTable(ringsOf: days, title: title, in: self)
    }
}

extension Report {
    func heatCell(_ day: Day) -> HeatCell { HeatCell(day, in: self) }
    func heatScale(sharing address: ShareAddress? = nil) -> HeatScale { HeatScale(sharing: address, in: self) }

    func heatTable(_ weeks: [Day], title: String, in range: ClosedRange<Day>) -> DataTable {
        DataTable(shadesOf: weeks, title: title, in: range, in: self)
    }
}

extension HeatShapes {
    static func square(_ cell: HeatCell, x: Int, y: Int) -> HTML {
        var html = HTML()
        html.heatSquare(cell, x: x, y: y)
        return html
    }

    static func scale(_ scale: HeatScale, on page: PageAddress) -> HTML {
        var html = HTML()
        html.heatScale(scale, on: page)
        return html
    }
}
