package import ProgressAnalysis
package import ProgressModel

/// What things are put beside, with the names that a person gave.
package enum FactorName: Sendable, Hashable {
    case evenings
    case activity(Activity)
    case pleasantMood
    /// A mood of a selection.
    case mood(String)
    /// A saboteur.
    case noticed(String)
    /// A tracker of type good.
    case logged(String)
    /// The same, where its goal has to be reached.
    case goal(String)

    /// Looks the names up; `trackers` are all of the analysis.
    package init(_ factor: ComparisonFactor, _ trackers: [TrackerAnalysis], in language: Language) {
        switch factor {
        case .evenings: self = .evenings
        case .activity(let activity): self = .activity(activity)
        case .mood(_, .pleasant): self = .pleasantMood
        case .mood(let tracker, .option(let option)):
            self = .mood(trackers[tracker].tracker.options[option].name.text(in: language).isolated)
        case .saboteur(let tracker): self = .noticed(trackers[tracker].tracker.name.text(in: language).isolated)
        case .habit(let index):
            let tracker = trackers[index].tracker
            let name = tracker.name.text(in: language).isolated
            self = tracker.streakOn == .goal && tracker.target != nil ? .goal(name) : .logged(name)
        }
    }
}

extension FactorName {
    /// Whether the values of metrics beside it are those of the day after: all but moods.
    package var isBeforeMetrics: Bool {
        switch self {
        case .pleasantMood, .mood: false
        case .evenings, .activity, .noticed, .logged, .goal: true
        }
    }
}
