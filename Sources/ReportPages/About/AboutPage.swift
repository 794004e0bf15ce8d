import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// How counting works, by this profile's own rules.
package struct AboutPage: SitePage {
    package let frame: Frame
    package let name: String
    package let levelsTitle: String
    /// The headings of the three columns: level, drinks, effect.
    package let levelHeadings: [String]
    /// Empty of a history without levels.
    package let levels: [LevelRow]
    package let jokersTitle: String
    package let jokerRule: String
    /// Of days with levels; empty where none are counted.
    package let examples: [StreakExample]
    package let ruleCards: [RuleCard]
    package let settingsTitle: String
    /// Empty for the public.
    package let settings: [ProfileSetting]

    package static let template = PageTemplate<AboutPage>(
        "about",
        [
            .html("heading", "the page's heading") { $1.head($0.name) },
            .text("name", "the page's name") { $0.name },
            .html("levels", "the card of the three levels, where any are told", { $0.levels.isEmpty ? nil : $0 }) {
                $2 += $0.levelsHTML
            },
            .html("jokers", "the card of how jokers are earned and used, with examples") { $1 += $0.jokersHTML },
            .list(
                "ruleCards", "the cards of rules: days, trackers, energy", { Array($0.ruleCards.enumerated()) },
                [
                    .html("card", "the whole card") { $1 += $0.element.html(number: $0.offset) },
                    .text("title", "what its rules are about") { $0.element.title },
                ]),
            .html("settings", "the card of the person's own settings", { $0.settings.isEmpty ? nil : $0 }) {
                $2 += $0.settingsHTML
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.about] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .about else { return nil }
        let phrases = report.phrases
        let tellsLevels = report.tellsLevels
        let countsWeeks = report.analysis.noalc.streak.unit == .week
        let policy = StreakPolicy.named(AboutPage.policy(in: report))
        let headings = phrases.levelHeadings
        frame = report.frame(
            .about, title: report.title(phrases.howCountingWorks), description: phrases.aboutDescription)
        name = phrases.howCountingWorks
        levelsTitle = phrases.threeLevels
        levelHeadings = [headings.level, headings.drinks, headings.effect]
        levels = tellsLevels ? Level.allCases.map { LevelRow($0, in: report) } : []
        jokersTitle = phrases.jokers
        let (every, cap) = (policy.rewardEvery ?? 0, policy.cap)
        if tellsLevels, countsWeeks, policy.name != .none {
            jokerRule = phrases.jokerRuleOfWeeks(every: every, cap: cap)
        } else if !tellsLevels, policy.name == .classic {
            jokerRule = phrases.policy(.classic, of: .trackers, .day) + "."
        } else {
            jokerRule = phrases.jokerRule(policy.name, every: every, cap: cap)
        }
        examples =
            !tellsLevels || countsWeeks
            ? []
            : phrases.examples(policy.name).map { example in
                StreakExample(
                    title: example.title, beads: StreakExample.beads(example.days, policy, phrases),
                    caption: example.caption)
            }
        ruleCards = RuleCard.all(in: report)
        settingsTitle = phrases.yourSettings
        settings = ProfileSetting.all(in: report)
    }

    /// That of the levels, or without any of the first habit.
    private static func policy(in report: Report) -> Profile.PolicyName {
        let policies = report.profile.policies
        guard !report.tellsLevels else { return policies.noalc }
        return switch report.habits.first {
        case .activity(.meditation): policies.meditation
        case .activity(.workout): policies.workout
        case .tracker, nil: policies.trackers
        }
    }
}
