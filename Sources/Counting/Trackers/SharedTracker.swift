package import Model

/// What everyone may know of a tracker: its name and its streak.
package struct SharedTracker: Sendable {
    package let name: LocalizedText
    /// One character.
    package let icon: String
    /// Decides the name of the streak.
    package let mode: Tracker.Mode
    /// The unit of its lengths.
    package let unit: StreakUnit
    package let current: Int
    /// 0 if there never was a streak.
    package let longest: Int
    /// The rewards shown to a reader.
    package let rewards: Int

    /// Nil for a tracker that isn't marked public, is also marked private, is inactive, or has no streak.
    package init?(_ analysis: TrackerAnalysis) {
        let tracker = analysis.tracker
        guard tracker.visibility == .shared || tracker.visibility == .sharedDays, tracker.isActive,
            let streak = analysis.streak
        else { return nil }
        name = tracker.name
        icon = SharedTracker.sign(tracker.icon)
        mode = analysis.mode
        unit = streak.unit
        current = streak.current
        longest = streak.longest?.length ?? 0
        rewards = streak.shownRewards
    }

    /// The first character of an icon: a longer text could contain something private.
    static func sign(_ icon: String) -> String {
        // Tag characters are invisible letters.
        let hasTags = icon.unicodeScalars.contains { (0xE0000...0xE007F).contains($0.value) }
        guard let sign = icon.first, icon.count == 1, !sign.isLetter, !sign.isNumber, !hasTags else { return "•" }
        return icon
    }
}
