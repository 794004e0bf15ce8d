import Counting
import Model
import Wording

extension StreakFamily {
    /// Whether its days are those with noticed moments, so that other days aren't missed.
    func isOfNoticing(in report: Report) -> Bool {
        if case .tracker(let index) = self { report.analysis.trackers[index].mode == .awareness } else { false }
    }

    /// The name of a streak.
    func name(in report: Report) -> String {
        let phrases = report.phrases
        return switch self {
        case .noalc:
            report.lead == .less && report.analysis.noalc.streak.unit == .week
                ? phrases.withinGoalLabel : report.profile.levelStreakName(phrases)
        case .activity(let activity): activity.name(phrases)
        case .tracker(let index): report.analysis.history.trackers[index].name.text(in: report.language)
        }
    }
}
