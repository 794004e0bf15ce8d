import Counting
import Markup
import Model
import Wording

/// A month of ring cells.
package struct RingCalendar: Sendable {
    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Seven short names, from the first day of the profile's week.
    package let weekdays: [String]
    /// The number of empty cells before the first day.
    package let offset: Int
    /// All days of the month, ascending.
    package let cells: [RingCell]
    package let rings: RingSet
    package let legend: Legend
    package let besides: Besides
}

extension RingCalendar {
    /// A month of the report; `totals` are its totals, `isGlance` leaves out what only the month's own page shows.
    init(_ month: YearMonth, _ totals: SpanTotals, isGlance: Bool = false, in report: Report) {
        let days = month.firstDay...month.lastDay
        let phrases = report.phrases
        id = "m\(month)"
        title = phrases.ringsTitle(phrases.text(month))
        description = phrases.ringsDescription(
            totals, mindfulness: report.hasMindfulness, workouts: report.hasWorkouts)
        weekdays = report.weekdayHeadings
        offset = report.column(of: month.firstDay)
        cells = days.map { RingCell($0, in: report) }
        rings = isGlance ? RingSet(ofGlanceAt: days, in: report) : RingSet(of: days, in: report)
        legend = Legend(of: days, rings, in: report)
        besides = Besides(
            DataTable(ringsOf: days, title: title, in: report), sharing: .month(month), in: report)
    }
}

extension HTML {
    /// Writes a month of ring cells: weekdays, drawing, legend, table.
    ///
    /// `namesCells` gives every cell an id, so that the details on the same page can show it too.
    mutating func ringCalendar(_ calendar: RingCalendar, on page: PageAddress, namesCells: Bool) {
        let reach = calendar.rings.reach
        let rows = (calendar.offset + calendar.cells.count + 6) / 7
        // The drawing fills its cell, even with few rings.
        let style: StaticString = reach == .far ? "" : reach == .near ? " near" : " bare"
        self += """
            \({ $0.weekdays(calendar.weekdays) })
            <svg class="rings days\(style)" viewBox="0 0 \(7 * reach.pitch.x) \(rows * reach.pitch.y)" role="group"\
            \({ $0.described(by: calendar.id) })>\
            \({ $0.describe(calendar.id, title: calendar.title, calendar.description) })
            \({ html in
                for (index, cell) in calendar.cells.enumerated() {
                    html.placed(cell, calendar.offset + index, calendar.rings, on: page, isNamed: namesCells)
                }
            })</svg>
            \({ $0.legend(calendar.legend, calendar.rings, on: page) })

            """
        calendar.besides.write(on: page, to: &self)
    }

    /// Writes a cell at its index in the calendar.
    private mutating func placed(
        _ cell: RingCell, _ place: Int, _ rings: RingSet, on page: PageAddress, isNamed: Bool
    ) {
        let pitch = rings.reach.pitch
        let (x, y) = (place % 7 * pitch.x + pitch.x / 2, place / 7 * pitch.y + pitch.y / 2)
        guard let link = cell.link else {
            self += #"<g transform="translate(\#(x) \#(y))">\#({ $0.ringCell(cell, rings) })</g>\#n"#
            return
        }
        self += """
            <a\(href: link, on: page) transform="translate(\(x) \(y))"><title>\(cell.label)</title>\
            \({ $0.use(.hit(rings.reach), #"class="hit""#) })\({ $0.ringCell(cell, rings, isNamed: isNamed) })</a>

            """
    }
}

extension DataTable {
    /// The rings of some days as a table, with a row for each day up to today.
    init(ringsOf days: ClosedRange<Day>, title: String, in report: Report) {
        let phrases = report.phrases
        let shown = days.overlaps(report.analysis.days.range) ? days.clamped(to: report.analysis.days.range) : nil
        var headings = [phrases.day]
        if report.hasLevels { headings.append(phrases.level) }
        if report.hasLevels, report.analysis.tellsDrinks { headings.append(phrases.drinksHeading) }
        if report.hasWorkouts { headings.append("\(phrases.workout), \(phrases.minutes("").unit)") }
        if report.hasMindfulness { headings.append("\(phrases.mindfulness), \(phrases.minutes("").unit)") }
        if report.drawsHabits { headings.append(phrases.habits) }
        headings += report.tracked.map(report.name(of:))
        let weekdays = phrases.shortWeekdayNames
        self.init(
            phrases, title, headings: headings,
            rows: shown.map { $0.map { DataTable.row($0, weekdays, in: report) } } ?? [])
    }

    private static func row(_ day: Day, _ weekdays: [String], in report: Report) -> [String] {
        let analysis = report.analysis
        let record = analysis.days[day]
        var cells: [String] = []
        cells.reserveCapacity(8)
        cells.append("\(weekdays[day.weekday.rawValue]) \(day.dayOfMonth)")
        if report.hasLevels {
            let level = report.level(on: day)
            cells.append(report.isHealed(day) ? "\(level), \(report.phrases.healedByJoker)" : level)
        }
        if report.hasLevels, analysis.tellsDrinks { cells.append(report.cell(record?.drinks)) }
        if report.hasWorkouts { cells.append(report.cell(record?.workoutMinutes ?? 0)) }
        if report.hasMindfulness { cells.append(report.cell(record?.mindfulnessMinutes ?? 0)) }
        if report.drawsHabits { cells.append(report.phrases.habitsDone(analysis.habitCount(on: day)).number) }
        for tracker in report.tracked {
            cells.append(
                tracker.hasAmounts
                    ? report.total(tracker, on: day) ?? "–" : report.cell(tracker.days.count(on: day)))
        }
        return cells
    }
}

extension Report {
    /// A number as a cell; a dash if it isn't known.
    func cell(_ number: Int?) -> String { number.map { numbers.text($0) } ?? "–" }

    func cell(_ number: FixedDecimal?) -> String { number.map { numbers.text($0) } ?? "–" }
}
