package import ProgressModel

extension Analysis {
    /// When an activity expects nothing; O(pauses).
    package func rest(of activity: Activity) -> RestDays { RestDays(activity, history.profile) }

    /// The pauses without an end that began more than 14 days ago, in the order of the file, each with the days since;
    /// none for the public, which is not the one to ask.
    package var openPauses: [(pause: Pause, days: Int)] {
        guard audience == .private else { return [] }
        return history.profile.pauses.compactMap { pause in
            let days = pause.span.first.distance(to: today)
            return pause.span.last == nil && days > 14 ? (pause, days) : nil
        }
    }
}
