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
        package let jokers: Int
        /// The jokers held in words; nil where none are shown.
        package let jokerText: String?
        /// What opens below it; nil if there is nothing more to show.
        package let more: More?
    }

    /// A tracker's last days, and the way to its page.
    package struct More: Sendable {
        package let id: String
        package let strip: TrackerStrip
        package let notes: [String]
        package let link: Link
        package let linkText: String
    }

    package let title: String
    package let order: String
    /// What stands open.
    package let rows: [Row]
    /// What `more` opens.
    package let hiddenRows: [Row]
    package let more: String
}

extension TrackerCard {
    /// As many rows as can be read at a glance.
    private static let visibleTrackers = 4

    /// Nil where no tracker has a streak.
    init?(in report: Report) {
        let own = report.analysis.trackers.compactMap { tracker in
            tracker.tracker.isActive
                ? tracker.streak.map { (length: $0.current * $0.unit.days, row: Row(tracker, $0, in: report)) } : nil
        }
        let shared = report.analysis.sharedTrackers.map {
            (length: $0.current * $0.unit.days, row: Row($0, in: report))
        }
        // A week counts seven days. Among equals the order of the file, which sorting keeps only where it is asked to.
        let rows = (own + shared).enumerated().sorted { left, right in
            (right.element.length, left.offset) < (left.element.length, right.offset)
        }.map(\.element.row)
        guard !rows.isEmpty else { return nil }
        let visible = rows.count <= TrackerCard.visibleTrackers + 1 ? rows.count : TrackerCard.visibleTrackers
        title = report.phrases.trackers
        order = report.phrases.longestFirst
        self.rows = Array(rows.prefix(visible))
        hiddenRows = Array(rows.dropFirst(visible))
        more = report.phrases.more(rows.count - visible)
    }
}

extension TrackerCard.Row {
    fileprivate init(_ tracker: TrackerAnalysis, _ streak: Streak, in report: Report) {
        let name = report.name(of: tracker)
        icon = tracker.tracker.icon
        figure = report.phrases.streakFigure(tracker.mode, streak.current, streak.unit, name)
        self.name = tracker.mode == .avoidance ? nil : name
        jokers = streak.shownRewards
        jokerText = streak.shownRewards > 0 ? report.phrases.jokers(streak.shownRewards) : nil
        more = TrackerCard.More(tracker, streak, in: report)
    }

    fileprivate init(_ tracker: SharedTracker, in report: Report) {
        let name = tracker.name.text(in: report.language).isolated
        icon = tracker.icon
        figure = report.phrases.streakFigure(tracker.mode, tracker.current, tracker.unit, name)
        self.name = tracker.mode == .avoidance ? nil : name
        jokers = tracker.rewards
        jokerText = tracker.rewards > 0 ? report.phrases.jokers(tracker.rewards) : nil
        more = nil
    }
}

extension TrackerCard.More {
    fileprivate init(_ tracker: TrackerAnalysis, _ streak: Streak, in report: Report) {
        let phrases = report.phrases
        let strip = TrackerStrip(tracker, in: report)
        var notes = [phrases.lastDays(strip.dots.count { $0.isGood }, of: strip.dots.count)]
        if let longest = streak.longest {
            notes.append("\(capitalized(phrases.longest(phrases.units(longest.length, streak.unit)))).")
        }
        notes.append(phrases.inAll(phrases.logs(tracker.days.logs).text))
        id = tracker.tracker.id
        self.strip = strip
        self.notes = notes
        link = Link(.tracker(tracker.tracker.id))
        linkText = phrases.moreAbout(report.name(of: tracker))
    }
}
