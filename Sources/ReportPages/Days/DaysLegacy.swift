import ProgressAnalysis
import ProgressModel
import ReportMarkup

/// Days as values, for pages that are not written in one go yet.
struct LegendHTML {
    static func key(_ core: RingCell.Core?) -> HTML {
        var html = HTML()
        html.key(core)
        return html
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
