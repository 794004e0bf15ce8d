import Counting
package import Markup
import Model
import Wording

/// The moments of a saboteur by weekday and hour: each row is a weekday from midnight to midnight.
package struct HourGrid: Sendable {
    let title: String
    let description: String
    /// Seven short names, in the order of the profile's week.
    package let weekdays: [String]
    /// The 24 hours of each weekday: the number of moments, its tint as in a `HeatTable`, and both in words, empty if
    /// the number is 0.
    package let rows: [[(count: Int, tint: Int, label: String)]]
    /// The parts of the day below their six columns, from midnight on; the risk time is marked.
    package let parts: [(name: String, hours: String, count: String, percent: String, isMarked: Bool)]
}

extension Card {
    /// The moments of a saboteur by weekday and hour; nil if fewer than twelve have a known time.
    static func hours(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let (phrases, insights) = (report.phrases, tracker.insights)
        guard tracker.mode.kind == .saboteur, insights.timedLogs >= HourGrid.fewest else { return nil }
        var finding = Finding(riskOf: tracker, phrases)
        let moments = phrases.moments(insights.timedLogs).text
        finding.remark = [finding.remark, phrases.hourByHourDescription(moments)].filter { !$0.isEmpty }
            .joined(separator: " ")
        let grid = HourGrid(tracker, finding.remark, in: report)
        let table = DataTable(
            phrases, grid.title, caption: "\(grid.title): \(moments)",
            headings: [phrases.day] + (0..<24).map { padded($0, 2) },
            rows: zip(grid.weekdays, grid.rows).map { [$0] + $1.map { report.numbers.text($0.count) } })
        return .chart(
            .hours, grid.title, finding, PlanNote(atRiskOf: tracker, in: report).map(Block.drawing), .drawing(grid),
            .table(table))
    }
}

extension HourGrid {
    /// With fewer moments, the grid would be mostly empty.
    fileprivate static let fewest = 12

    fileprivate init(_ tracker: TrackerAnalysis, _ description: String, in report: Report) {
        let (phrases, insights) = (report.phrases, tracker.insights)
        let hours = insights.byWeekdayAndHour
        let most = hours.joined().max() ?? 0
        title = phrases.hourByHour
        self.description = description
        weekdays = report.weekdayHeadings
        rows = zip(report.weekdays, weekdays).map { weekday, name in
            hours[weekday.rawValue].enumerated().map { hour, count in
                let words = count == 0 ? "" : "\(name) \(padded(hour, 2)): \(phrases.moments(count).text)"
                return (count, HeatTable.tint(count, of: most), words)
            }
        }
        parts = [PartOfDay.night, .morning, .afternoon, .evening].map { part in
            (
                phrases.name(of: part), phrases.hours(of: part), report.numbers.text(insights.byPart[part.index]),
                phrases.percent(insights.percent(of: part)), part == insights.risk
            )
        }
    }
}

/// Measured in percent, so that the grid stretches with the page while the words keep their size.
extension HourGrid: Drawing {
    /// The height of a row in hundredths of a percent of the drawing.
    private static let row = 10_000 / 7

    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <figure class="chart hour-grid"><svg class="chart-y" aria-hidden="true">\
            \(each: weekdays.enumerated(), { index, name in
                #"<text x="100%" y="\#(percent: index * HourGrid.row + HourGrid.row / 2)">\#(name)</text>"#
            })</svg>\({ $0.openPlot("hours", title: title, description) })\(HourGrid.rails())\
            \(each: rows.enumerated(), { row, cells in
                """
                \(each: cells.enumerated(), { hour, cell in
                    guard cell.count > 0 else { return "" }
                    let (x, y) = (hour * 10_000 / 24, row * HourGrid.row)
                    return """
                        <g class="t\(cell.tint)"><title>\(cell.label)</title>\
                        <rect x="\(percent: x + 30)" y="\(percent: y + 100)" width="3.57%" height="12.3%" rx="5"/>\
                        <text x="\(percent: x + 208)" y="\(percent: y + HourGrid.row / 2)">\(cell.count)</text></g>
                        """
                })

                """
            })</svg><svg class="chart-x" aria-hidden="true">\(.hourNames)</svg>\
            <ul class="day-parts">\(each: parts, { part in
                """
                <li\(if: part.isMarked, #" class="marked""#)><p><span class="part-name">\(part.name)</span> \
                <small>\(part.hours)</small></p><p><b>\(part.count)</b> <small>\(part.percent)</small></p></li>
                """
            })</ul></figure>
            """
    }

    private static func rails() -> HTML {
        """
        \(each: 0..<28, { index in
            """
            <rect class="rail" x="\(percent: index % 4 * 2_500 + 15)" y="\(percent: index / 4 * row + 100)"\
             width="24.7%" height="12.3%" rx="5"/>
            """
        })
        """
    }
}

extension HTML {
    /// The labels of every sixth hour on an axis from midnight to midnight.
    static let hourNames: HTML = """
        <text x="0" y="1em">00</text><text x="25%" y="1em">06</text><text x="50%" y="1em">12</text>\
        <text x="75%" y="1em">18</text><text x="100%" y="1em" text-anchor="end">24</text>
        """
}
