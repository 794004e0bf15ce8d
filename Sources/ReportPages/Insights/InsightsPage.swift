import ProgressAnalysis
import ReportMarkup
import ReportWords

/// What the weeks and weekdays say, and what was noticed side by side.
package struct InsightsPage: SitePage {
    package let frame: Frame
    package let name: String
    /// What is said where there is nothing else; else nil.
    package let remark: String?
    /// Nil without saboteurs that were noticed often enough.
    package let hardHours: HardHoursCard?
    /// Nil without saboteurs that were noticed.
    package let saboteurs: SaboteurComparison?
    /// Nil without entries.
    package let drinks: DrinksCard?
    /// Nil without entries.
    package let weekdays: BarList?

    package static let template = PageTemplate<InsightsPage>(
        "insights",
        [
            .html("heading", "the page's heading") { $1.head($0.name) },
            .text("name", "the page's name") { $0.name },
            .text("remark", "what is said where there is nothing to see yet") { $0.remark ?? "" },
            .html("hardHours", "the card of the hours of all saboteurs on one axis", { $0.hardHours }) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .html("saboteurs", "the card of the saboteurs side by side, if any was noticed", { $0.saboteurs }) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .list(
                "saboteurList", "the saboteurs that were noticed",
                { page in page.saboteurs?.items.map { ($0, page.frame.address) } ?? [] },
                SaboteurComparison.Item.fields),
            .html("drinks", "the card of the drinks week by week, from the second week on", { $0.drinks }) {
                $0.write(to: &$2)
            },
            .html("weekdays", "the card of the weekdays, if there are entries", { $0.weekdays }) { $0.write(to: &$2) },
            .html("quarters", "the card of the drinks of each quarter", { $0.drinks?.quarters }) { $0.write(to: &$2) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.insights] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .insights else { return nil }
        let phrases = report.phrases
        frame = report.frame(
            .insights, title: report.title(phrases.insights), description: phrases.insightsDescription)
        name = phrases.insights
        hardHours = HardHoursCard(in: report)
        saboteurs = SaboteurComparison(in: report)
        let isEmpty = saboteurs == nil && !report.hasLevels
        remark = isEmpty ? report.isBlank ? phrases.nothingToSee : phrases.nothingToCompareYet : nil
        drinks = DrinksCard(in: report)
        weekdays = BarList(weekdaysIn: report)
    }
}
