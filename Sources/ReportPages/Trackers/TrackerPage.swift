import ProgressAnalysis
import ProgressModel
import ReportWords

/// A tracker: its streak, its past year, and what the logs say.
package struct TrackerPage: SitePage {
    package let frame: Frame
    package let icon: String
    package let name: String
    /// The class under which a style sheet has its colour; empty for a saboteur without one.
    package let style: String
    package let pager: Pager
    /// What the tracker asks; nil where it asks nothing.
    package let prompt: String?
    /// Short quiet words beside the name, such as that the page is private.
    package let tags: [String]
    /// What is said where there is little else: at rest, not begun, no logs yet; else nil.
    package let remark: String?
    /// Nil where the tracker has no streak.
    package let streak: TrackerStreak?
    package let facts: [Fact]
    package let ready, calendar, hours, moods: Card?
    /// Those side by side below the others.
    package let moments, amounts, options, moodLevels, moodParts, moodWeekdays, trend, timeOfDay: Card?
    package let triggers, triggersByTime, places, plans, archive, notes: Card?

    /// Whether there is any card below the calendar.
    package var hasCards: Bool {
        let first = [moments, amounts, options, moodWeekdays, trend, timeOfDay]
        return (first + [triggers, places, plans, archive, notes]).contains { $0 != nil }
    }

    package static let template = PageTemplate<TrackerPage>(
        "tracker", shapes: [TrackerShapes.html],
        headFields + cardFields)

    package static func addresses(in report: Report) -> [PageAddress] {
        report.analysis.trackers.map { .tracker($0.tracker.id) }
    }

    package init?(at address: PageAddress, in report: Report) {
        let trackers = report.analysis.trackers
        guard case .tracker(let id) = address, let index = trackers.firstIndex(where: { $0.tracker.id == id }) else {
            return nil
        }
        let tracker = trackers[index]
        icon = tracker.icon
        name = report.name(of: tracker)
        frame = report.frame(
            address, title: report.title(name), description: report.phrases.trackerDescription(name), marksToday: true)
        pager = TrackerPage.pager(at: index, in: report)
        prompt = tracker.tracker.exercise(in: report.language)
        tags = TrackerPage.tags(of: tracker, report.phrases)
        style = TrackerColours.style(of: tracker.tracker)
        remark = TrackerPage.remark(on: tracker, in: report)
        streak = TrackerStreak(tracker, in: report)
        facts = TrackerFacts.all(tracker, in: report)
        calendar = .calendar(of: tracker, in: report)
        amounts = .amounts(of: tracker, in: report) ?? .values(of: tracker, in: report)
        let moods = report.analysis.moods(of: tracker)
        self.moods = moods.map { .moods($0, of: tracker, in: report) }
        moodWeekdays = moods.map { .moodWeekdays($0, of: tracker, in: report) }
        moodParts = moods.flatMap { .moodParts($0, of: tracker, in: report) }
        moodLevels = moods.flatMap { .moodLevels($0, of: tracker, in: report) }
        options = moods == nil ? .options(of: tracker, in: report) : nil
        moments = .moments(of: tracker, in: report)
        hours = .hours(of: tracker, in: report)
        let insights = tracker.insights
        // Of a few moments there are no patterns.
        let hasPatterns = tracker.mode.kind == .saboteur && tracker.days.logs > 0 && moments == nil
        trend =
            hasPatterns && insights.trend.weeks.count > TrackerPage.fewestWeeks ? .trend(of: tracker, in: report) : nil
        timeOfDay = hasPatterns && hours == nil ? .timeOfDay(of: tracker, in: report) : nil
        triggers =
            hasPatterns ? .names(.triggers, report.phrases.triggers, insights.triggers, in: report) : nil
        triggersByTime = hasPatterns && hours != nil ? .triggersByTime(insights, in: report) : nil
        places = hasPatterns ? .names(.places, report.phrases.places, insights.places, in: report) : nil
        archive = .archive(of: tracker, in: report)
        ready = .ready(tracker, in: report)
        plans = .plans(of: tracker, in: report)
        // A note is beside its moment.
        notes = moments == nil ? .notes(of: tracker, in: report) : nil
    }

    /// Fewer complete weeks are no chart.
    private static let fewestWeeks = 2

    private static func pager(at index: Int, in report: Report) -> Pager {
        let trackers = report.analysis.trackers
        func step(_ index: Int) -> Pager.Step? {
            guard trackers.indices.contains(index) else { return nil }
            let tracker = trackers[index]
            return Pager.Step(link: Link(.tracker(tracker.id)), text: report.name(of: tracker))
        }
        return Pager(
            label: report.phrases.trackers, before: step(index - 1), after: step(index + 1), up: nil,
            beforeWord: report.phrases.before, afterWord: report.phrases.next)
    }

    private static func tags(of tracker: TrackerAnalysis, _ phrases: Phrases) -> [String] {
        var tags: [String] = []
        if tracker.mode.kind == .saboteur { tags.append(phrases.mode(tracker.mode)) }
        if tracker.visibility == .hidden { tags.append(phrases.onlyForYou) }
        return tags
    }

    private static func remark(on tracker: TrackerAnalysis, in report: Report) -> String? {
        let phrases = report.phrases
        if !tracker.isActive { return phrases.rests }
        if tracker.mode == .avoidance, tracker.walk(on: report.today) == nil,
            let since = tracker.tracker.modeChanges.first?.since ?? tracker.tracker.createdAt, since > report.today
        {
            return phrases.avoidanceBegins(phrases.date(since))
        }
        return tracker.days.logs == 0 && tracker.mode != .avoidance ? phrases.noLogsYet : nil
    }
}
