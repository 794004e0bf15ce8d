/// The families of streaks with a policy in the profile.
package enum StreakSetting: String, CaseIterable, Sendable {
    case noalc, meditation, workout, trackers
}
