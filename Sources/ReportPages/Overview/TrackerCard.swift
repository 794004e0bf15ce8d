import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The streaks of the trackers, longest first.
package struct TrackerCard: Sendable {
    /// A tracker's streak.
    package struct Row: Sendable {
        package let icon: String
        package let figure: Figure
        /// Nil where the figure names the tracker.
        package let name: String?
        package let rewardText: String?
        /// What opens below it; nil where no more is told.
        package let more: More?
    }

    /// A tracker's last days, and the way to its page.
    package struct More: Sendable {
        package let id: String
        package let strip: Strip
        package let notes: [String]
        package let link: Link
        package let linkText: String
    }

    /// The last days as a row of dots.
    package struct Strip: Sendable {
        package let title: String
        package let description: String
        /// Ascending; the number of moments where those count, else empty.
        package let dots: [(isGood: Bool, count: String, label: String)]
        package let table: DataTable
    }

    package let title: String
    package let order: String
    /// What stands open.
    package let rows: [Row]
    /// What `more` opens.
    package let hiddenRows: [Row]
    package let more: String
}

extension Report {
    /// As many rows as can be read at a glance.
    private static let visibleTrackers = 4
    private static let stripLength = 14

    func trackerCard() -> TrackerCard? {
        let own = analysis.trackers.compactMap { tracker in
            tracker.tracker.isActive ? tracker.streak.map { (length: $0.current, row: trackerRow(tracker, $0)) } : nil
        }
        let shared = analysis.sharedTrackers.map { (length: $0.current, row: trackerRow($0)) }
        // Among equals the order of the file, which sorting keeps only where it is asked to.
        let rows = (own + shared).enumerated().sorted { left, right in
            (right.element.length, left.offset) < (left.element.length, right.offset)
        }.map(\.element.row)
        guard !rows.isEmpty else { return nil }
        let visible = rows.count <= Report.visibleTrackers + 1 ? rows.count : Report.visibleTrackers
        return TrackerCard(
            title: phrases.trackers, order: phrases.longestFirst, rows: Array(rows.prefix(visible)),
            hiddenRows: Array(rows.dropFirst(visible)), more: phrases.more(rows.count - visible))
    }

    /// `5 days aware`, `5 days without X`, `5 days`.
    func streakFigure(_ tracker: TrackerAnalysis, _ streak: Streak) -> Figure {
        streakFigure(tracker.mode, streak.current, name(of: tracker))
    }

    private func trackerRow(_ tracker: TrackerAnalysis, _ streak: Streak) -> TrackerCard.Row {
        let strip = strip(of: tracker)
        let good = strip.dots.count { $0.isGood }
        var notes = [phrases.lastDays(good, of: strip.dots.count)]
        if let longest = streak.longest {
            notes.append("\(capitalized(phrases.longest(phrases.days(longest.length).text))).")
        }
        notes.append(phrases.inAll(phrases.logs(tracker.days.logs).text))
        return TrackerCard.Row(
            icon: tracker.tracker.icon, figure: streakFigure(tracker, streak),
            name: tracker.mode == .avoidance ? nil : name(of: tracker), rewardText: rewardText(streak.shownRewards),
            more: TrackerCard.More(
                id: tracker.tracker.id, strip: strip, notes: notes, link: Link(.tracker(tracker.tracker.id)),
                linkText: phrases.moreAbout(name(of: tracker))))
    }

    private func trackerRow(_ tracker: SharedTracker) -> TrackerCard.Row {
        let name = tracker.name.text(in: language).isolated
        return TrackerCard.Row(
            icon: tracker.icon, figure: streakFigure(tracker.mode, tracker.current, name),
            name: tracker.mode == .avoidance ? nil : name, rewardText: rewardText(tracker.rewards), more: nil)
    }

    private func rewardText(_ rewards: Int) -> String? { rewards > 0 ? phrases.rewards(rewards).text : nil }

    private func strip(of tracker: TrackerAnalysis) -> TrackerCard.Strip {
        let first = max(today.advanced(by: 1 - Report.stripLength), min(today, analysis.days.first))
        let days = (first...today).map { stripDay($0, of: tracker) }
        let good = days.count { $0.isGood }
        let title = phrases.stripTitle(name(of: tracker), good, of: days.count)
        let labels = days.map { "\($0.date): \($0.words)" }
        return TrackerCard.Strip(
            title: title, description: labels.joined(separator: ", "),
            dots: zip(days, labels).map { (isGood: $0.isGood, count: $0.count, label: $1) },
            table: DataTable(
                summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
                headings: [phrases.day, name(of: tracker)], rows: days.map { [$0.date, $0.words] }))
    }

    private func stripDay(
        _ day: Day, of tracker: TrackerAnalysis
    ) -> (date: String, isGood: Bool, count: String, words: String) {
        let isGood = tracker.isGood(day)
        let count = tracker.days.count(on: day)
        let showsCount = count > 1 && tracker.mode.kind == .saboteur
        let words = (isGood ? phrases.yes : phrases.no) + (showsCount ? ", \(phrases.moments(count).text)" : "")
        return (phrases.shortDayAndMonth(day), isGood, showsCount ? numbers.text(count) : "", words)
    }
}
