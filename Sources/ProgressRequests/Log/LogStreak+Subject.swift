import ProgressAnalysis

extension LogStreak {
    /// Nil where it belongs to none.
    init?(_ subject: LogSubject, _ analysis: Analysis) {
        switch subject {
        case .level, .drinks, .moreDrinks: self.init(levelsOf: analysis)
        case .session(let kind, _, _): self.init(Activity.allCases.first { $0.includes(kind) } ?? .workout, analysis)
        case .tracker(let index, _): self.init(tracker: analysis.trackers[index])
        case .note: return nil
        }
    }
}
