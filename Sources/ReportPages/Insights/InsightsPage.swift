package import ProgressAnalysis
import ReportMarkup
import ReportWords

/// What the weeks and weekdays say, and what was noticed side by side.
package struct InsightsPage: SitePage {
    package let frame: Frame
    package let name: String
    /// Nil without saboteurs that were noticed often enough.
    package let hardHours: HardHoursCard?
    /// Nil without saboteurs that were noticed.
    package let saboteurs: SaboteurComparison?
    /// Nil without entries.
    package let drinks: DrinksCard?
    /// How much was done day by day, where habits lead; nil before there are two weeks.
    package let habits: ColumnCard?
    /// Nil where there are too few entries, or days of habits where these lead.
    package let weekdays: BarList?
    /// The minutes week by week, from the second week on.
    package let minutes: [(activity: Activity, card: ColumnCard)]
    package let experiments: [ExperimentCard]
    /// Nil where nothing that was written down is compared.
    package let comparisons: ComparisonCard?
    /// Nil where too few records have a time.
    package let shape: ShapeCard?
    /// Nil where nothing was measured.
    package let metrics: MetricsLinkCard?

    package static let template = PageTemplate<InsightsPage>(
        "insights",
        [
            .html("heading", "the page's heading") { $1.head($0.name) },
            .text("name", "the page's name") { $0.name },
            .html("hardHours", "the card of the hours of all saboteurs on one axis", { $0.hardHours }) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .html(
                "saboteurs", "the card of the saboteurs side by side, where there is none of their hours",
                { $0.hardHours == nil ? $0.saboteurs : nil }
            ) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .html("drinks", "the card of the drinks week by week, from the second week on", { $0.drinks }) {
                $0.write(to: &$2)
            },
            .html("habits", "the card of what was done week by week, where habits lead", { $0.habits }) {
                $0.write(to: &$2)
            },
            .html("weekdays", "the card of the weekdays, if there are entries", { $0.weekdays }) { $0.write(to: &$2) },
            .html(
                "activities", "the cards of the minutes week by week, if there are any",
                { $0.minutes.isEmpty ? nil : $0 }
            ) {
                $0.writeMinutes(to: &$2)
            },
            .html(
                "experiments", "the cards of the experiments, if there are any",
                { $0.experiments.isEmpty ? nil : $0.experiments }
            ) { cards, _, html in
                for card in cards { card.write(to: &html) }
            },
            .html("comparisons", "the card of what goes together, if anything is compared", { $0.comparisons }) {
                $0.write(to: &$2)
            },
            .html("shape", "the card of all records of a year at their hours, if enough have a time", { $0.shape }) {
                $0.write(to: &$2)
            },
            .html("metrics", "the card that leads to what devices measured, if anything was", { $0.metrics }) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .html("quarters", "the card of the drinks of each quarter", { $0.drinks?.quarters }) { $0.write(to: &$2) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.hasInsights ? [.insights] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .insights, report.hasInsights else { return nil }
        let phrases = report.phrases
        frame = report.frame(
            .insights, title: report.title(phrases.insights),
            description: phrases.insightsDescription(withDrinks: report.tellsLevels))
        name = phrases.insights
        hardHours = HardHoursCard(in: report)
        saboteurs = SaboteurComparison(in: report)
        drinks = DrinksCard(in: report)
        habits = ColumnCard(habitsIn: report)
        weekdays = BarList(weekdaysIn: report) ?? BarList(weekdaysOfHabitsIn: report)
        minutes = report.activities.compactMap { activity in
            ColumnCard(minutesOf: activity, isAmongOthers: true, in: report).map { (activity, $0) }
        }
        experiments = ExperimentCard.all(in: report)
        comparisons = ComparisonCard(in: report)
        shape = ShapeCard(in: report)
        metrics = MetricsLinkCard(in: report)
    }

    private func writeMinutes(to html: inout HTML) {
        html.markup(#"<div class="pair">"#)
        for (activity, card) in minutes {
            html += #"<div class="\#(ActivityPage.style(of: activity))">"#
            card.write(to: &html)
            html.markup("</div>")
        }
        html.markup("</div>")
    }
}
