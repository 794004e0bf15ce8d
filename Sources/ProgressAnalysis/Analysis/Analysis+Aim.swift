import ProgressModel

extension Analysis {
    /// Whether the person should be asked what leads: levels are written down, and neither `aim` nor a goal of drinks says
    /// what for.
    ///
    /// The public is never asked.
    package var asksForAim: Bool {
        audience == .private && history.profile.aim == nil && aim == .stop && records.entries > 0
    }
}
