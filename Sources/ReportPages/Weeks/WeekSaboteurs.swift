import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the saboteurs did in a week.
package struct WeekSaboteurs: Sendable {
    /// One of them.
    package struct Row: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        /// `5 moments, mostly in the evening`.
        package let text: String
        /// Nil where there is no week before to compare with.
        package let before: String?
        package let strip: Strip
    }

    /// Its seven days, or those that have been.
    package struct Strip: Sendable {
        /// Unique on its page.
        package let id: String
        package let title: String
        package let description: String
        package let dots: [Dot]
    }

    /// A day.
    package struct Dot: Sendable {
        /// Whether something was logged, or was avoided; nil before the tracker's time.
        package let isGood: Bool?
        /// The number of moments; empty for none.
        package let count: String
    }

    package let title: String
    /// Seven short names, above the dots.
    package let weekdays: [String]
    package let rows: [Row]
    package let table: DataTable
}

extension Report {
    func weekSaboteurs(_ summary: WeekSummary) -> WeekSaboteurs? {
        guard !summary.saboteurs.isEmpty else { return nil }
        let days = summary.days.map { phrases.shortName(of: $0.weekday) }
        let rows = summary.saboteurs.map { week in
            [name(of: week.tracker)] + week.counts.map { $0.map(numbers.text(_:)) ?? "–" }
        }
        return WeekSaboteurs(
            title: phrases.weekSaboteurs, weekdays: phrases.shortWeekdayNames,
            rows: summary.saboteurs.map { row($0, summary.days) },
            table: DataTable(
                summary: phrases.showAsTable, label: phrases.asTable(phrases.weekSaboteurs),
                caption: phrases.weekSaboteurs,
                headings: [phrases.weekSaboteurs] + days, rows: rows))
    }

    private func row(_ week: SaboteurWeek, _ days: ClosedRange<Day>) -> WeekSaboteurs.Row {
        let tracker = week.tracker
        let name = name(of: tracker)
        let words = SaboteurWords(
            mode: week.mode, count: week.count, avoidedDays: week.avoidedDays, daysOfAvoidance: week.daysOfAvoidance,
            peak: week.peak)
        let dots = zip(days, week.counts).map { day, count in
            WeekSaboteurs.Dot(
                isGood: count.map { _ in tracker.isGood(day) },
                count: count.map { $0 > 0 ? numbers.text($0) : "" } ?? "")
        }
        let description = zip(days, week.counts).map { day, count in
            "\(phrases.shortName(of: day.weekday)) \(count.map(numbers.text(_:)) ?? "–")"
        }
        let strip = WeekSaboteurs.Strip(
            id: "s\(tracker.index)", title: phrases.dayByDay(name), description: description.joined(separator: ", "),
            dots: dots)
        return WeekSaboteurs.Row(
            icon: tracker.tracker.icon, name: name, link: Link(.tracker(tracker.tracker.id)),
            text: phrases.momentsInWeek(words),
            before: week.countBefore.map { phrases.momentsBefore($0, now: week.count) },
            strip: strip)
    }
}
