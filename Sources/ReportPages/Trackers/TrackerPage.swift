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
    /// Nil where nothing was logged and nothing is walked.
    package let calendar: TrackerCalendar?
    /// What a counter counted or a number was lately; nil for other modes.
    package let amounts: ColumnCard?
    /// Moods over time; nil for other trackers, and below twenty entries.
    package let moods: MoodCards?
    /// What was chosen; nil for what is not a selection, and where `moods` say it.
    package let options: BarList?
    /// Nil for what is not a saboteur.
    package let patterns: TrackerPatterns?
    /// Nil while a saboteur does not seem ready for avoidance.
    package let ready: ReadyCard?
    /// Nil where every plan stands beside a risk time.
    package let plans: PlansCard?
    /// Nil where the mode never changed.
    package let archive: ArchiveCard?
    /// Nil where nothing was written, and where it stands beside its moment.
    package let notes: NotesCard?

    /// Whether there is any card below the calendar.
    package var hasCards: Bool {
        amounts != nil || moods != nil || options != nil || patterns?.hasCards == true || plans != nil || archive != nil
            || notes != nil
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
        calendar = TrackerCalendar(tracker, in: report)
        amounts = ColumnCard(amountsOf: tracker, in: report) ?? ColumnCard(valuesOf: tracker, in: report)
        moods = MoodCards(tracker, in: report)
        options = moods == nil ? BarList(optionsOf: tracker, in: report) : nil
        patterns = TrackerPatterns(tracker, in: report)
        archive = ArchiveCard(tracker, in: report)
        ready = ReadyCard(tracker, in: report)
        plans = PlansCard(tracker, in: report)
        notes = patterns?.moments == nil ? NotesCard(tracker, in: report) : nil
    }

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
