import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The page a person opens first.
package struct OverviewPage: SitePage {
    package let frame: Frame
    package let hero: Hero
    /// Nil where none goes on.
    package let experiment: RunningExperiment?
    /// Empty where nothing is usual, and in the public edition.
    let tonight: [TonightCard]
    /// Longest streak, savings and the like; empty where nothing is known.
    package let facts: [Fact]
    /// Nil where no ring is ever drawn.
    package let month: MonthCard?
    package let week: WeekCard
    package let milestones: MilestoneCard?
    /// Nil beside milestones, and in the first week.
    let earlierWeeks: EarlierWeeksCard?
    /// Nil without levels; then `leading` has a calendar.
    package let pastYear: PastYear?
    package let leading: LeadingRun?
    /// Nil before two sober streaks are over, and where sober days do not lead.
    package let reach: ReachCard?
    package let trackers: TrackerCard?
    package let why: WhyCard?

    package static let template = PageTemplate<OverviewPage>(
        "overview", hasTimer: true,
        shapes: [HeatShapes.pastYear, BadgeShapes.html],
        words + cards + lists)

    package static func addresses(in report: Report) -> [PageAddress] { [.overview] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .overview else { return nil }
        self.init(in: report)
    }

    /// The overview of a report.
    package init(in report: Report) {
        let phrases = report.phrases
        let current = report.analysis.sobriety.current?.length
        frame = report.frame(
            .overview, title: phrases.pageTitle(report.name, soberDays: report.lead == .stop ? current : nil),
            description: phrases.description, marksToday: true)
        hero = Hero(in: report)
        experiment = RunningExperiment(in: report)
        tonight = TonightCard.all(in: report)
        facts = OverviewPage.facts(in: report)
        leading = LeadingRun(in: report)
        month = report.drawsRings ? MonthCard(in: report) : nil
        week = WeekCard(in: report)
        milestones = leading?.milestones ?? MilestoneCard(in: report)
        earlierWeeks = milestones == nil && month != nil ? EarlierWeeksCard(in: report) : nil
        pastYear = report.hasLevels || report.drawsHabits ? PastYear(in: report) : nil
        reach = ReachCard(in: report)
        trackers = TrackerCard(in: report)
        why = WhyCard(in: report)
    }
}

/// What a template may name.
extension OverviewPage {
    private static let words: [TemplateField<OverviewPage>] = [
        .text("headline", "how the person is doing, in a few words") { $0.hero.headline },
        .text("lede", "the sentence below the headline") { $0.hero.lede },
        .text("monthName", "the month of today, such as October 2025") { $0.month?.name ?? "" },
        .text("monthSummary", "what it came to, in words") { $0.month?.summary ?? "" },
        .text("weekDates", "the first and the last day of the current week") { $0.week.dates },
        .text("weekRemark", "a remark on it, in a sentence") { $0.week.remark },
        .text("whyTitle", "the heading of the personal why") { $0.why?.title ?? "" },
    ]

    private static let cards: [TemplateField<OverviewPage>] = [
        .html(
            "timer", "the large ring: the timer, or the drinks of the week, where there is anything to count",
            \.hero.dial
        ) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("heading", "the page's heading and the sentence below it; other words once the timer had to stop") {
            $0.hero.writeHeading(to: &$1)
        },
        .html("streaks", "the streaks, where there are any", { $0.hero.streaks.isEmpty ? nil : $0.hero.streaks }) {
            HeaderStreak.write($0, on: $1.frame.address, to: &$2)
        },
        .html("story", "the way to the story, in a private report with a record", { $0.hero.story }) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("celebration", "the line on the day of a milestone", \.hero.celebration) { $0.write(to: &$2) },
        .html("experiment", "the line of the experiment that goes on", \.experiment) { $0.write(to: &$2) },
        .html(
            "tonight", "what usually happens in hard hours, which the script shows when it is time",
            { $0.tonight.isEmpty ? nil : $0.tonight }
        ) {
            TonightCard.write($0, on: $1.frame.address, to: &$2)
        },
        .html("facts", "the large numbers") { $1.facts($0.facts, on: $0.frame.address) },
        .html("month", "the month as a calendar of rings, if any ring is drawn", \.month) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("week", "the current week") { $0.week.write(on: $0.frame.address, to: &$1) },
        .html("milestones", "the badges", \.milestones) { $0.write(on: $1.frame.address, to: &$2) },
        .html("earlierWeeks", "the weeks before it, where there are no badges", \.earlierWeeks) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("pastYear", "the heatmap of the past year", \.pastYear) { $0.write(on: $1.frame.address, to: &$2) },
        .html("leading", "the past year and every streak of what comes first, without levels", \.leading) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("reach", "how far each sober streak got, and where today is", \.reach) { $0.write(to: &$2) },
        .html("trackers", "the tiles of the trackers", \.trackers) { $0.write(on: $1.frame.address, to: &$2) },
        .html("why", "the personal why", \.why) { $0.write($1.frame.noteLabels, to: &$2) },
    ]

    private static let lists: [TemplateField<OverviewPage>] = [
        .figures { $0.facts },
        .list(
            "streakList", "the streaks, one by one", { $0.hero.streaks },
            [
                .text("icon", "its emoji") { $0.emoji },
                .text("name", "its name") { $0.name },
                .text("length", "its length in words, such as 28 days") { $0.figure.text },
                .text("goodAndHealed", "what its days were in words, where jokers healed any") {
                    $0.goodAndHealed ?? ""
                },
                .text("week", "how far the week has come under a goal of drinks") { $0.week ?? "" },
                .text("recent", "how its last days were, where habits lead") { $0.recent ?? "" },
                .text("jokers", "its jokers in words, where there are any") { $0.jokerText ?? "" },
                .text("nextJoker", "how far the next joker is, in words, where one is on its way") {
                    $0.nextJoker?.words ?? ""
                },
                .text("longest", "the longest so far in words, where that is another one") { $0.longest ?? "" },
            ]),
        .list(
            "badgeList", "the badges that were reached, shortest first",
            { ($0.milestones?.earlier ?? []) + ($0.milestones?.badges ?? []) },
            [
                .text("days", "its days as a number") { $0.number },
                .text("date", "when it was reached") { $0.date },
            ]),
        .list(
            "trackerList", "the trackers in use, those with the longest streak first",
            { page in
                page.trackers.map { card in
                    (card.items + card.hiddenItems).map { ($0.tile, page.frame.address) }
                } ?? []
            },
            TrackersPage.rowFields),
    ]
}
