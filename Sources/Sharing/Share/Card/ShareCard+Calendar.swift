package import Counting
import Model
import Pages
import Wording

extension ShareCard {
    package struct Cell: Sendable {
        /// Day of the month.
        package let number: Int
        /// 0 if it isn't sober or has no minutes, else 1 lightest to 10; nil before the first record and after today.
        package let shade: Int?
        /// Whether the day is before the first record.
        package let isBefore: Bool
        /// Drawn as a clover: a joker healed the day.
        package let isHealed: Bool
        /// Drawn as a ring: something avoided was logged.
        package let isSlip: Bool
        /// Why nothing is expected of a day without records; nil for other days.
        package let rest: RestReason?
        package let isToday: Bool
    }

    /// A week from the first day of the profile's week.
    package struct Week: Sendable {
        /// The short name of the month, in its first whole week.
        package let month: String?
        /// Seven cells; nil outside the span.
        package let cells: [Cell?]
    }

    /// The layout of the days.
    package enum Calendar: Sendable {
        /// Weeks as columns, in bands, each continuing the one above.
        case heat(bands: [[Week]])
        /// The days of a month under seven short names, after `offset` empty places.
        case month(weekdays: [String], offset: Int, cells: [Cell])
    }
}

extension ShareCard.Calendar {
    /// The number of weeks of a year in the upper band.
    private static let weeksOfHalf = 27

    init(_ address: ShareAddress, _ days: ClosedRange<Day>, in report: Report, cell: (Day) -> ShareCard.Cell) {
        if case .month(let month) = address {
            self = .month(
                weekdays: report.weekdayHeadings, offset: report.column(of: month.firstDay),
                cells: days.map(cell))
            return
        }
        let first = report.firstDayOfWeek(of: days.lowerBound)
        let weeks = stride(from: first, through: days.upperBound, by: 7).map {
            ShareCard.Week($0, of: days, in: report, cell: cell)
        }
        guard case .year = address else {
            self = .heat(bands: [weeks])
            return
        }
        let half = ShareCard.Calendar.weeksOfHalf
        self = .heat(bands: [Array(weeks.prefix(half)), Array(weeks.dropFirst(half))])
    }
}

extension ShareCard.Week {
    /// The week that begins on a day, with only its days in `days`.
    fileprivate init(_ first: Day, of days: ClosedRange<Day>, in report: Report, cell: (Day) -> ShareCard.Cell) {
        let week = (0..<7).map { first.advanced(by: $0) }
        let isNamed = first.dayOfMonth <= 7 && days.contains(first)
        month = isNamed ? report.phrases.shortMonthName(first.date.month) : nil
        cells = week.map { days.contains($0) ? cell($0) : nil }
    }
}

extension ShareCard.Cell {
    private init(
        _ day: Day, shade: Int?, isHealed: Bool, isSlip: Bool = false, rest: RestReason? = nil, in report: Report
    ) {
        self.init(
            number: day.dayOfMonth, shade: shade, isBefore: shade == nil && day < report.today, isHealed: isHealed,
            isSlip: isSlip, rest: rest, isToday: day == report.today)
    }

    /// A day of the levels, or of the leading trackers.
    init(_ day: Day, in report: Report) {
        if let leading = report.leading, leading.isOfTrackers {
            let look = leading.look(of: day, in: report)
            self.init(day, shade: look.shade, isHealed: leading.isHealed(day), isSlip: look == .slip, in: report)
            return
        }
        let step = report.analysis.noalc.dayWalk[day]
        self.init(
            day,
            shade: report.lead == .less ? HeatLook.shareShade(of: day, in: report) : report.analysis.days[day]?.shade,
            isHealed: step?.outcome == .healed, rest: step?.mark == .rest ? .paused : nil, in: report)
    }

    /// A day of an activity, in every other shade of a sober run.
    init(_ day: Day, _ minutes: ActivityDays, in report: Report) {
        self.init(
            day, shade: minutes.shade(of: day).map { $0 * 2 }, isHealed: minutes.isHealed(day),
            rest: minutes.rest(on: day), in: report)
    }

    init(_ day: Day, _ look: YearHeatmap.Shade, in report: Report) {
        let shade: Int? =
            switch look {
            case .outside: nil
            case .empty, .healed, .slip: 0
            case .filled(let step): step
            }
        self.init(day, shade: shade, isHealed: look == .healed, isSlip: look == .slip, in: report)
    }
}
