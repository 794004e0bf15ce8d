package import Counting
import Markup
import Wording

/// Statistics of weeks and weekdays, and comparisons.
package struct InsightsPage: SitePage {
    package let frame: Frame
    package let name: String
    package let hardHours, sideBySide, drinks, quarters, habitWeeks, weekdays, comparisons, shape, metrics: Card?
    /// The minutes of each week; an activity is missing until its second week.
    package let minutes: [(activity: Activity, card: Card)]
    package let experiments: [Card]

    package static let template = PageTemplate<InsightsPage>(
        "insights",
        [
            .html("heading", "the page's heading") { $1.head($0.name) },
            .text("name", "the page's name") { $0.name },
            .card("hardHours", "the card of the hours of all saboteurs on one axis", \.hardHours),
            .card("sideBySide", "the card of the saboteurs, if the card of their hours is not there", \.sideBySide),
            .card("drinks", "the card of the drinks week by week, from the second week on", \.drinks),
            .card("quarters", "the card of the drinks of each quarter", \.quarters),
            .card("habitWeeks", "the card of what was done week by week, if habits lead", \.habitWeeks),
            .card("weekdays", "the card of the weekdays, if there are entries", \.weekdays),
            .flag("hasActivities", "whether there are cards of activities") { !$0.minutes.isEmpty },
            .list(
                "activities", "the minutes of the activities week by week", { $0.minutes },
                [
                    .parts("card", "the card of the activity") { [$0.card.part(on: .insights)] },
                    .text("activity", "`meditation` or `workout`, for classes") { $0.activity.rawValue },
                ]),
            .cards("experiments", "the cards of the experiments, if there are any", \.experiments),
            .card("comparisons", "the card of what goes together, if anything is compared", \.comparisons),
            .card("shape", "the card of all records of a year at their hours, if enough have a time", \.shape),
            .card("metrics", "the card that leads to what devices measured, if anything was", \.metrics),
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.hasInsights ? [.insights] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .insights, report.hasInsights else { return nil }
        let phrases = report.phrases
        frame = report.frame(
            .insights, title: report.title(phrases.insights),
            description: phrases.insightsDescription(withDrinks: report.tellsLevels))
        name = phrases.insights
        hardHours = .hardHours(in: report)
        sideBySide = hardHours == nil ? .saboteurs(in: report) : nil
        drinks = .drinks(in: report)
        quarters = .quarters(in: report)
        habitWeeks = .habits(in: report)
        weekdays = .weekdays(in: report) ?? .weekdaysOfHabits(in: report)
        minutes = report.activities.compactMap { activity in
            Card.weeks(of: activity, isAmongOthers: true, in: report).map { (activity, $0) }
        }
        experiments = Card.experiments(in: report)
        comparisons = .comparisons(in: report)
        shape = .shape(in: report)
        metrics = .metrics(in: report)
    }
}
