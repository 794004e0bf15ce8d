/// The families of streaks a profile has a policy for.
package enum StreakSetting: String, CaseIterable, Sendable {
    case noalc, meditation, workout, trackers
}
