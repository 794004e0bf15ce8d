import Counting
import Model
import Wording

extension StreakFamily {
    /// Whether its days are those on which something was noticed: another day is not missed.
    func isOfNoticing(in report: Report) -> Bool {
        if case .tracker(let index) = self { report.analysis.trackers[index].mode == .awareness } else { false }
    }

    /// What a streak is called.
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
