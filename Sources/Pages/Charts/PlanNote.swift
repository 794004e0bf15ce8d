package import Counting
package import Markup
package import Model
import Wording

/// A person's plans for a risk time, shown wherever that time is mentioned.
package struct PlanNote: Sendable {
    /// The label before each plan.
    package let label: String
    /// The plans that fit, the most fitting first.
    package let plans: [String]
    /// How to write down a plan; nil if there is one.
    package let hint: String?
}

extension PlanNote: Drawing {
    /// Nil if there is no risk time, or if plans exist but none of them fits it.
    init?(atRiskOf tracker: TrackerAnalysis, in report: Report) {
        guard tracker.insights.risk != nil, tracker.kind == .saboteur else { return nil }
        label = report.phrases.yourPlan
        plans = report.plansAtRisk(of: tracker).map(report.phrases.sentence(of:))
        let hasNone = tracker.plans.isEmpty && tracker.isActive
        hint = hasNone ? report.phrases.planHint(tracker.id) : nil
        if plans.isEmpty, hint == nil { return nil }
    }

    /// Writes each plan as a paragraph.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            \(each: plans, { #"<p class="plan"><b>\#(label)</b>: \#($0)</p>"# })\
            \(hint, { #"<p class="plan-hint">\#($0)</p>"# })
            """
    }
}

extension Report {
    /// The plans that fit a tracker's risk time; empty if it has none.
    package func plansAtRisk(of tracker: TrackerAnalysis) -> [Tracker.Plan] {
        tracker.insights.risk.map { plans(of: tracker, in: $0) } ?? []
    }

    /// The plans that fit a part of the day.
    func plans(of tracker: TrackerAnalysis, in part: PartOfDay) -> [Tracker.Plan] {
        let common = commonTrigger(of: tracker, in: part)
        return tracker.plans.fitting(part) { trigger in
            common.map { Report.isSame(trigger, $0) } ?? false
        }
    }

    /// The trigger named most often in a part of the day; nil if none was, or two were equally often.
    private func commonTrigger(of tracker: TrackerAnalysis, in part: PartOfDay) -> String? {
        let counts = tracker.insights.triggers.onPage(phrases, parts: tracker.insights.triggersByPart)
            .map { (name: $0.name.name, count: $0.parts[part.index]) }
        guard let most = counts.map(\.count).max(), most > 0 else { return nil }
        let leaders = counts.filter { $0.count == most }
        return leaders.count == 1 ? leaders.first?.name : nil
    }

    /// Whether two triggers are the same, in any capitals and in any language.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        if let word = KnownWord(first) { return word == KnownWord(second) }
        return withoutSpacesAround(first).lowercased() == withoutSpacesAround(second).lowercased()
    }
}
