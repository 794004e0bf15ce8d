import ProgressAnalysis
package import ProgressModel
import ReportMarkup
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

    /// What a template may name of a level.
    static let fields: [TemplateField<LevelRow>] = [
        .text("emoji", "its emoji") { $0.level.emoji },
        .text("name", "its name") { $0.name },
        .text("range", "the drinks it stands for") { $0.range },
        .text("effect", "what it does to the streak") { $0.effect },
    ]
}
