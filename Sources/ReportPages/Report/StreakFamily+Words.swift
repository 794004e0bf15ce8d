import ProgressAnalysis
import ProgressModel
import ReportWords

extension StreakFamily {
    /// Whether its days are those of levels: a day on which nothing was noticed is not missed, but one without an entry.
    func hasLevels(in report: Report) -> Bool {
        switch self {
        case .noalc: true
        case .activity: false
        case .tracker(let index): report.analysis.trackers[index].mode == .awareness
        }
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
