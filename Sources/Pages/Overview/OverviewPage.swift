import Counting
import Markup
import Model
import Wording

/// The site's first page.
package struct OverviewPage: SitePage {
    package let frame: Frame
    package let hero: Hero
    /// Nil if there is no current experiment.
    package let experiment: RunningExperiment?
    /// Empty if no times are usual, and in the public edition.
    let tonight: [TonightCard]
    /// The longest streak, the savings and the like; empty if none are known.
    package let facts: [Fact]
    /// Nil if no ring is ever drawn.
    package let month: Card?
    package let week: Card
    package let milestones: Card?
    /// Nil if the page has milestones instead, and in the first week.
    package let earlierWeeks: Card?
    /// Nil without levels; then `leading` has a calendar.
    package let pastYear: Card?
    package let leading: LeadingRun?
    /// Nil until two sober streaks are over, and if sober days aren't the aim.
    package let reach: Card?
    package let trackers: Card?
    package let why: Card?

    package static let template = PageTemplate<OverviewPage>(
        "overview", shapes: [HeatShapes.pastYear, BadgeShapes.html], words + cards)

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
        month = .month(in: report)
        week = .week(in: report)
        milestones = leading?.milestones ?? .milestones(in: report)
        earlierWeeks = milestones == nil && month != nil ? .earlierWeeks(in: report) : nil
        pastYear = .pastYear(in: report)
        reach = .reach(in: report)
        trackers = .trackers(in: report)
        why = .why(in: report)
    }
}

/// The fields of the template.
extension OverviewPage {
    private static let words: [TemplateField<OverviewPage>] = [
        .text("headline", "how the person is doing, in a few words") { $0.hero.headline },
        .text("lede", "the sentence below the headline") { $0.hero.lede },
        .text("monthName", "the month of today, such as October 2025") { $0.month?.title ?? "" },
        .text("weekDates", "the first and the last day of the current week") { $0.week.aside },
    ]

    private static let cards: [TemplateField<OverviewPage>] = [
        .html(
            "timer", "the large ring: the timer, or the drinks of the week, where there is anything to count",
            \.hero.dial
        ) {
            $2 += $0.html(on: $1.frame.address)
        },
        .html("heading", "the page's heading and the sentence below it; other words once the timer had to stop") {
            $1 += $0.hero.heading()
        },
        .html("streaks", "the streaks, where there are any", { $0.hero.streaks.isEmpty ? nil : $0.hero.streaks }) {
            $2 += HeaderStreak.html($0, on: $1.frame.address)
        },
        .html(
            "story", "the way to the story, in a private report with a record", { $0.frame.report.hasStory ? $0 : nil }
        ) {
            $2 += """
                <p class="to-story">\
                \(arrow: Link(.story), on: $1.frame.address, $0.frame.report.phrases.readTheStory)</p>
                """
        },
        .html("celebration", "the line on the day of a milestone", \.hero.celebration) { $2 += $0.html() },
        .html("experiment", "the line of the experiment that goes on", \.experiment) { $2 += $0.html() },
        .html(
            "tonight", "what usually happens in hard hours, which the script shows when it is time",
            { $0.tonight.isEmpty ? nil : $0.tonight }
        ) { cards, page, html in
            for card in cards { html += card.html(on: page.frame.address) }
        },
        .html("facts", "the large numbers") { $1.facts($0.facts, on: $0.frame.address) },
        .card("month", "the month as a calendar of rings, if any ring is drawn", \.month),
        .card("week", "the current week", \.week),
        .card("milestones", "the badges", \.milestones),
        .card("earlierWeeks", "the weeks before it, if there are no badges", \.earlierWeeks),
        .card("pastYear", "the heatmap of the past year", \.pastYear),
        .card("leading", "the card of the past year of what comes first, without levels", \.leading?.calendar),
        .text("leadingStyle", "the class of its colour; empty if nothing leads") { $0.leading?.style ?? "" },
        .html("leadingShapes", "the shapes that its drawing refers to") { $1 += LeadingRun.shapes },
        .card("reach", "how far each sober streak got, and where today is", \.reach),
        .card("trackers", "the tiles of the trackers", \.trackers),
        .card("why", "the personal why", \.why),
    ]
}

/// The large numbers below the streaks.
extension OverviewPage {
    static func facts(in report: Report) -> [Fact] {
        guard report.hasLevels else { return [] }
        // The sentence below the headline contains the longest run of weeks.
        let longest = report.lead == .less ? nil : longest(in: report)
        return [longest, saved(in: report)].compactMap { $0 } + goals(in: report)
    }

    /// `Bicycle: €300.00 of €900.00, in about 60 sober days`.
    private static func goals(in report: Report) -> [Fact] {
        guard let saved = report.analysis.savings?.amount else { return [] }
        let phrases = report.phrases
        return report.profile.savingsGoals.map { goal in
            let price = phrases.money.text(goal.amount, saved.currency)
            guard goal.missing(after: saved) != nil else {
                return Fact(.coin, goal.name.isolated, Figure(price), note: phrases.savedGoal)
            }
            let days = goal.soberDays(after: saved, report.profile, on: report.today)
            let sofar = Money(minorUnits: max(0, saved.minorUnits), currency: saved.currency)
            return Fact(
                .coin, goal.name.isolated, Figure(phrases.money.text(sofar), phrases.ofAmount(price)),
                note: days.map(phrases.inAboutSoberDays) ?? "")
        }
    }

    /// Nil while the current streak, which the ring shows, is the longest.
    private static func longest(in report: Report) -> Fact? {
        let sobriety = report.analysis.sobriety
        guard let longest = sobriety.longest, longest != sobriety.current else { return nil }
        let phrases = report.phrases
        return Fact(
            .peak, phrases.longestSoberStreak, phrases.days(longest.length),
            note: phrases.until(report.date(longest.last)))
    }

    /// The savings or, without a price, the calories.
    private static func saved(in report: Report) -> Fact? {
        guard let savings = report.analysis.savings else { return nil }
        let phrases = report.phrases
        let days = phrases.days(of: savings).text
        // The public edition doesn't show settings, which contain the formula.
        let link = report.audience == .private ? Link(.about, fragment: "a-settings") : nil
        let change = (text: phrases.changeSavings, link: Link(.settings(.savings)))
        guard
            let fact = Fact(
                saved: savings, note: days, link: link, change: report.hasForms ? change : nil, in: report)
        else {
            return savings.caloriesAvoided < 0
                ? nil : Fact(.bolt, phrases.caloriesAvoided, phrases.calories(of: savings), note: days)
        }
        return fact
    }
}

/// The large card of the overview if there are no levels: that of the leading streak.
package struct LeadingRun: Sendable {
    /// The past year, or the time since the first day if it is shorter.
    package let calendar: Card
    /// The classes with its colours in the style sheets.
    package let style: String
    /// Nil for a tracker, and if the list of milestones is empty.
    package var milestones: Card?
    /// Whether it is a tracker, which the list of trackers contains too.
    package let isTracker: Bool

    /// Few overviews need these shapes, so not every page contains them.
    static let shapes: HTML = """
        <svg class="defs" aria-hidden="true" focusable="false"><defs>\(HeatShapes.notPlanned)\(TrackerShapes.html)\
        </defs></svg>
        """
}

extension LeadingRun {
    /// Nil if the history has levels, several leading habits, or nothing with a calendar.
    init?(in report: Report) {
        switch report.leading?.habit {
        case .activity(let activity):
            let streak = report.analysis.activity(activity).streak
            calendar = .calendar(.leading, of: activity, name: activity.name(report.phrases), in: report)
            style = ActivityPage.style(of: activity)
            milestones = .milestones(
                of: report.analysis.milestones(of: streak), next: report.analysis.nextRung(of: streak),
                report.phrases.streakMilestones, Link(activity, in: report), unit: streak.unit, in: report)
            isTracker = false
        case .tracker(let tracker):
            let name = report.name(of: tracker)
            guard let calendar = Card.calendar(.leading, of: tracker, name: name, in: report) else { return nil }
            self.calendar = calendar
            style = TrackerColours.style(of: tracker.tracker)
            isTracker = true
        case nil: return nil
        }
    }
}
