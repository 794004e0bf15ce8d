package import ProgressAnalysis
package import ProgressModel

/// What metrics stand beside, with the names that a person gave.
package enum FactorName: Sendable, Hashable {
    case evenings
    case activity(Activity)
    case pleasantMood
    /// A mood of a selection.
    case mood(String)
    /// A saboteur.
    case noticed(String)

    /// Looks the names up; `trackers` are all of the analysis.
    package init(_ factor: MetricFactor, _ trackers: [TrackerAnalysis], in language: Language) {
        switch factor {
        case .evenings: self = .evenings
        case .activity(let activity): self = .activity(activity)
        case .mood(_, .pleasant): self = .pleasantMood
        case .mood(let tracker, .option(let option)):
            self = .mood(trackers[tracker].tracker.options[option].name.text(in: language).isolated)
        case .saboteur(let tracker): self = .noticed(trackers[tracker].tracker.name.text(in: language).isolated)
        }
    }
}
