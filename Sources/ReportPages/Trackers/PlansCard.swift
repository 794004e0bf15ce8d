import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The plans of a saboteur that stand beside no risk time.
package struct PlansCard: Sendable {
    package let title: String
    /// In the order of the file.
    package let plans: [String]
}

extension PlansCard {
    /// Nil where there are none.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard tracker.kind == .saboteur else { return nil }
        let beside = report.plansAtRisk(of: tracker)
        let others = tracker.plans.filter { !beside.contains($0) }
        guard !others.isEmpty else { return nil }
        title = beside.isEmpty ? report.phrases.yourPlans : report.phrases.yourOtherPlans
        plans = others.map { capitalized(report.phrases.sentence(of: $0)) }
    }

    /// Writes the card.
    func write(to html: inout HTML) {
        html.card(id: "h-plans", title: title) {
            $0 += #"<ul class="rules plans">\#(each: plans, { "<li>\($0)</li>" })</ul>"#
        }
    }
}
