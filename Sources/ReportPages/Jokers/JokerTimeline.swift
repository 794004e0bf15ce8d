import ProgressAnalysis
import ProgressModel
import ReportWords

/// When jokers came and what they healed: a row for each streak over an axis of months.
package struct JokerTimeline: Sendable {
    /// A streak.
    package struct Row: Sendable {
        package let icon: String
        package let name: String
        /// `5 earned, 3 healed`.
        package let summary: String
        /// The days on which the streak ran, from the beginning of the axis on, ascending.
        let runs: [Range<Int>]
        package let marks: [Mark]
        package let months: [Month]
    }

    /// A joker that came or went.
    package struct Mark: Sendable, Hashable {
        package let symbol: JokerMonth.Entry.Symbol
        /// Days from the beginning of the axis.
        package let day: Int
    }

    /// Healed days that are drawn as one sign.
    package struct Clover: Sendable {
        /// Days from the beginning of the axis.
        package fileprivate(set) var days: ClosedRange<Int>
        package fileprivate(set) var count = 1
    }

    /// A month in which something happened to the jokers of a streak.
    package struct Month: Sendable {
        /// Its days, from the beginning of the axis on.
        let days: Range<Int>
        /// The day on which something happened, the last one of several; nil where the month has no page.
        package let link: Link?
        /// What happened, in words.
        package let words: String
    }

    package let title: String
    package let summary: String
    /// In the order of the header, then of the tracker file; never empty.
    package let rows: [Row]
    /// How many days the axis has.
    let days: Int
    package let months: [(name: String, days: Range<Int>)]
    /// Whether a joker was taken as a penalty.
    let hasLosses: Bool
    /// What the signs mean.
    let words: (earned: String, healed: String, lost: String, runs: String)
    package let table: DataTable
}

extension JokerTimeline {
    /// As many months as a page shows; those before are on the pages of their years.
    private static let mostMonths = 12

    /// The months up to today; nil where nothing happened in them.
    init?(in report: Report) {
        let last = report.today.yearMonth
        let walks = JokerStreak.all(in: report).filter { !$0.streak.walk.isEmpty }.map(\.streak.walk.first)
        let begin = walks.min()?.yearMonth ?? last
        var first = last
        for _ in 1..<JokerTimeline.mostMonths where first > begin { first = first.previous }
        self.init(
            first.firstDay...last.lastDay, in: report,
            months: first <= begin ? "" : ": " + report.phrases.months(from: first, to: last))
    }

    /// The months of a span of whole months, which stand behind the title; nil where nothing happened in them.
    init?(_ span: ClosedRange<Day>, in report: Report, months ofTitle: String = "") {
        let phrases = report.phrases
        let events = JokerEvent.all(in: report, span)
        guard !events.isEmpty else { return nil }
        let months = YearMonth.beginning(in: span)
        let axis = Axis(first: span.lowerBound, span: span, months: months)
        let streaks = JokerStreak.all(in: report)
        rows = streaks.compactMap { streak in
            let own = events.filter { $0.streak.family == streak.family && !$0.isLost }
            return own.isEmpty ? nil : Row(streak, own, axis, in: report)
        }
        guard !rows.isEmpty else { return nil }
        title = phrases.jokersOverTime + ofTitle
        summary = JokerEvent.summary(of: events, phrases)
        days = axis.length
        self.months = months.map { (phrases.shortMonthName($0.month), axis.days(of: $0)) }
        hasLosses = rows.contains { $0.marks.contains { $0.symbol == .taken } }
        words = (phrases.jokerEarnedKey, phrases.dayHealedKey, phrases.jokerLostKey, phrases.streak)
        table = JokerTimeline.table(of: rows, months, axis, title: title, in: report)
    }

    /// A row for each month with a column for each streak.
    private static func table(
        of rows: [Row], _ months: [YearMonth], _ axis: Axis, title: String, in report: Report
    ) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            phrases, title, headings: [phrases.month] + rows.map(\.name),
            rows: months.map { month in
                let days = axis.days(of: month)
                return [phrases.text(month)]
                    + rows.map { row in
                        let marks = row.marks.filter { days.contains($0.day) }
                        return marks.isEmpty ? "–" : phrases.ledgerSummary(marks.sums)
                    }
            })
    }

    /// The days of the drawing.
    fileprivate struct Axis {
        let first: Day
        let span: ClosedRange<Day>
        let months: [YearMonth]

        var length: Int { first.distance(to: span.upperBound) + 1 }

        func days(of month: YearMonth) -> Range<Int> {
            let start = first.distance(to: month.firstDay)
            return start..<start + month.length
        }
    }
}

extension JokerTimeline.Row {
    /// The row of a streak with its events, which come latest first.
    fileprivate init(
        _ streak: JokerStreak, _ events: [JokerEvent], _ axis: JokerTimeline.Axis, in report: Report
    ) {
        let phrases = report.phrases
        icon = streak.icon
        name = streak.name
        summary = JokerEvent.summary(of: events, phrases)
        runs = streak.streak.walk.runs.compactMap { run in
            let days = run.first...run.last.advanced(by: streak.streak.unit.days - 1)
            guard days.overlaps(axis.span) else { return nil }
            let shown = days.clamped(to: axis.span)
            let start = axis.first.distance(to: shown.lowerBound)
            return start..<axis.first.distance(to: shown.upperBound) + 1
        }
        let shown = events.reversed().compactMap { event in
            JokerMonth.Entry.Symbol(event.reward.kind).map { symbol in
                JokerTimeline.Mark(symbol: symbol, day: axis.first.distance(to: event.reward.day))
            }
        }
        marks = shown
        months = axis.months.compactMap { month in
            let days = axis.days(of: month)
            let here = shown.filter { days.contains($0.day) }
            guard let last = here.last else { return nil }
            let name = phrases.text(month)
            return JokerTimeline.Month(
                days: days, link: Link(axis.first.advanced(by: last.day), in: report),
                words: phrases.jokersOfMonth(name, here.sums))
        }
    }
}

extension JokerTimeline.Row {
    /// Signs of healed days that are fewer days apart overlap on an axis of a year.
    private static let daysOfClover = 5

    /// The signs of the healed days, ascending.
    package var clovers: [JokerTimeline.Clover] {
        marks.reduce(into: []) { clovers, mark in
            guard mark.symbol == .spent else { return }
            guard let last = clovers.last, mark.day - last.days.upperBound < JokerTimeline.Row.daysOfClover else {
                clovers.append(JokerTimeline.Clover(days: mark.day...mark.day))
                return
            }
            clovers[clovers.count - 1].days = last.days.lowerBound...mark.day
            clovers[clovers.count - 1].count += 1
        }
    }
}

extension [JokerTimeline.Mark] {
    fileprivate var sums: RewardSums {
        reduce(into: RewardSums()) { sums, mark in
            switch mark.symbol {
            case .earned: sums.earned += 1
            case .spent: sums.healed += 1
            case .taken: sums.taken += 1
            }
        }
    }
}
