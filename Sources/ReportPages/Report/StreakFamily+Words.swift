import ProgressAnalysis
import ProgressModel
import ReportWords

extension StreakFamily {
    /// What its days are; a day on which nothing was noticed is not missed, but one without an entry.
    func kind(in report: Report) -> StreakKind {
        switch self {
        case .noalc: .levels
        case .activity: .minutes
        case .tracker(let index):
            report.analysis.trackers[index].mode == .awareness ? .levels : .logs
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
