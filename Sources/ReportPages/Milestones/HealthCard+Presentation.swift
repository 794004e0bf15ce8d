import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func healthCard() -> HealthCard? {
        let milestones: [HealthMilestone]
        let lede: String
        switch profile.healthMilestones {
        case .hidden: return nil
        case .known: (milestones, lede) = (HealthMilestone.catalogue, phrases.whatIsKnownLede)
        case .own(let own): (milestones, lede) = (own, phrases.ownHealthLede)
        }
        guard !milestones.isEmpty else { return nil }
        // The sort is stable: lines of equal days stand as they were written.
        let lines = milestones.sorted { $0.days < $1.days }.map { milestone in
            HealthCard.Line(
                days: phrases.afterDays(milestone.days), text: milestone.text.text(in: language),
                source: phrases.source(milestone.source), address: milestone.address,
                reached: analysis.dayReached(soberRun: milestone.days).map { phrases.youWereThere(phrases.date($0)) })
        }
        return HealthCard(title: phrases.whatIsKnown, lede: lede, lines: lines, caution: phrases.withdrawalCaution)
    }
}
