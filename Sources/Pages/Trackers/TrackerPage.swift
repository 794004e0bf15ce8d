import Counting
import Markup
import Model
import Wording

/// A tracker: its streak, its past year, and statistics of its logs.
package struct TrackerPage: SitePage {
    package let frame: Frame
    package let icon: String
    package let name: String
    /// The class with its colour in the style sheet; empty for a saboteur without one.
    package let style: String
    package let pager: Pager
    /// The tracker's question; nil if it has none.
    package let prompt: String?
    /// Short words beside the name, such as that the page is private.
    package let tags: [String]
    /// The text if there is little else: resting, not begun, no logs yet; else nil.
    package let remark: String?
    /// Nil if the tracker has no streak.
    package let streak: Card?
    package let facts: [Fact]
    package let ready, calendar, hours, moods: Card?
    /// The cards that are side by side below the others.
    package let moments, amounts, options, moodLevels, moodParts, moodWeekdays, trend, timeOfDay: Card?
    package let triggers, triggersByTime, places, plans, archive, notes: Card?

    /// Whether there are any cards below the calendar.
    package var hasCards: Bool {
        let first = [moments, amounts, options, moodWeekdays, trend, timeOfDay]
        return (first + [triggers, places, plans, archive, notes]).contains { $0 != nil }
    }

    package static let template = PageTemplate<TrackerPage>(
        "tracker", shapes: [TrackerShapes.html], headFields + cardFields)

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
        let neighbours = [index - 1, index + 1].map { trackers.indices.contains($0) ? trackers[$0] : nil }
        pager = Pager(report.phrases.trackers, (neighbours[0], neighbours[1]), report.phrases) { tracker in
            Pager.Step(link: Link(.tracker(tracker.id)), text: report.name(of: tracker))
        }
        prompt = tracker.tracker.exercise(in: report.language)
        tags = TrackerPage.tags(of: tracker, report.phrases)
        style = TrackerColours.style(of: tracker.tracker)
        remark = TrackerPage.remark(on: tracker, in: report)
        streak = .streak(of: tracker, in: report)
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
        // A few moments have no patterns.
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
        // Moments are shown with their notes.
        notes = moments == nil ? .notes(of: tracker, in: report) : nil
    }

    /// The minimum number of complete weeks for a chart.
    private static let fewestWeeks = 2

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

/// The fields of a tracker page's template.
extension TrackerPage {
    private static let headFields: [TemplateField<TrackerPage>] = [
        .html("heading", "the page's heading with the way to its neighbours") { page, html in
            html.head(page.pager, on: page.frame.address) { $0 += "<h1>\(emoji: page.icon) \(page.name)</h1>" }
        },
        .text("name", "the tracker's name") { $0.name },
        .text("icon", "the tracker's emoji") { $0.icon },
        .text("style", "the class of its colour; empty for a saboteur without one") { $0.style },
        .text("prompt", "what the tracker asks, if it asks anything") { $0.prompt ?? "" },
        .flag("hasTags", "whether there are short words about the tracker") { !$0.tags.isEmpty },
        .list(
            "tags", "short words about the tracker, such as its mode", { $0.tags }, [.text("tag", "the words") { $0 }]),
        .text("remark", "why there is little to see: at rest, not begun, nothing logged") { $0.remark ?? "" },
        .card("streak", "the card of the streak, if the tracker has one", \.streak),
        .html("facts", "the large numbers in a row", { $0.facts.isEmpty ? nil : $0.facts }) {
            $2.facts($0, $1.streak == nil ? "" : "facts-tracker", on: $1.frame.address)
        },
    ]

    private static let cardFields: [TemplateField<TrackerPage>] = [
        .card("ready", "the card that offers avoidance, once a saboteur seems ready for it", \.ready),
        .card("calendar", "the card of the past year, once there is a day to show", \.calendar),
        .flag("hasCards", "whether there is any of the cards that follow") { $0.hasCards },
        .card("amounts", "the card of the last days of a counter or a number", \.amounts),
        .card("moods", "the card of moods over time, from twenty on", \.moods),
        .card("moodWeekdays", "the card of moods by weekday", \.moodWeekdays),
        .card("moodParts", "the card of moods by part of the day", \.moodParts),
        .card("moodLevels", "the card of moods beside sober, easy and wild days", \.moodLevels),
        .card("options", "the card of what was chosen", \.options),
        .card("moments", "the card of a saboteur's moments one by one, while there are few", \.moments),
        .card("trend", "the card of a saboteur week by week", \.trend),
        .card("timeOfDay", "the card of a saboteur's times of day, before there are hours", \.timeOfDay),
        .card("hours", "the card of a saboteur's hours and weekdays", \.hours),
        .card("triggers", "the card of a saboteur's triggers", \.triggers),
        .card("triggersByTime", "the card of triggers by time of day", \.triggersByTime),
        .card("places", "the card of a saboteur's places", \.places),
        .card("plans", "the card of the plans that are not beside a risk time", \.plans),
        .card("archive", "the card of the streaks of earlier modes", \.archive),
        .card("notes", "the card of the latest notes", \.notes),
    ]
}
