import ProgressModel

extension Analysis {
    /// Whether the person said that they want to stop, instead of having it derived from what they write down.
    package var saysStop: Bool { history.profile.aim == .stop }

    /// The running week of a goal of drinks where to drink less leads; nil elsewhere, and without a goal.
    package var leadingWeek: DrinkWeek? { aim == .less ? noalc.week : nil }

    /// Whether the person should be asked what leads: levels are written down, and neither `aim` nor a goal of drinks says
    /// what for.
    ///
    /// The public is never asked.
    package var asksForAim: Bool {
        audience == .private && history.profile.aim == nil && aim == .stop && records.entries > 0
    }
}
