import ProgressAnalysis
package import ProgressModel
import ReportWords

/// A level, the drinks it stands for, and what it does under the profile's policy.
package struct LevelRow: Sendable {
    package let level: Level
    package let name: String
    package let range: String
    package let effect: String

    init(_ level: Level, in report: Report) {
        let (phrases, profile) = (report.phrases, report.profile)
        self.level = level
        name = phrases.level(level)
        range = "\(phrases.range(of: level)), \(phrases.caption(of: level))"
        effect =
            report.analysis.noalc.streak.unit == .week
            ? phrases.effectOnWeek(of: level)
            : phrases.effect(
                of: level, profile.policies.noalc, soberUpTo: report.lead == .less ? nil : profile.soberUpTo)
    }
}
