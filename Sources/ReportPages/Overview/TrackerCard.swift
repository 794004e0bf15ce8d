import ProgressAnalysis
import ProgressModel

/// The streaks of the trackers, longest first.
package struct TrackerCard: Sendable {
    /// A tracker with what opens below it.
    package struct Row: Sendable {
        package let id: String
        package let icon: String
        package let figure: Figure
        /// Nil where the figure names the tracker.
        package let name: String?
        package let strip: Strip
        package let notes: [String]
        package let rewardText: String?
        /// The tracker's page, and what leads there.
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

extension Presenter {
    /// As many rows as can be read at a glance.
    private static let visibleTrackers = 4
    private static let stripLength = 14

    func trackerCard() -> TrackerCard? {
        let shown = analysis.trackers.compactMap { tracker in
            tracker.tracker.isActive ? tracker.streak.map { (tracker, $0) } : nil
        }
        guard !shown.isEmpty else { return nil }
        let sorted = shown.sorted { left, right in
            left.1.current == right.1.current ? left.0.index < right.0.index : left.1.current > right.1.current
        }
        let rows = sorted.map { trackerRow($0, $1) }
        let visible = rows.count <= Presenter.visibleTrackers + 1 ? rows.count : Presenter.visibleTrackers
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
            id: tracker.tracker.id, icon: tracker.tracker.icon, figure: streakFigure(tracker, streak),
            name: tracker.mode == .avoidance ? nil : name(of: tracker), strip: strip, notes: notes,
            rewardText: streak.shownRewards > 0 ? phrases.rewards(streak.shownRewards).text : nil,
            link: Link(.tracker(tracker.tracker.id)), linkText: phrases.moreAbout(name(of: tracker)))
    }

    private func strip(of tracker: TrackerAnalysis) -> TrackerCard.Strip {
        let first = max(today.advanced(by: 1 - Presenter.stripLength), min(today, analysis.days.first))
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
