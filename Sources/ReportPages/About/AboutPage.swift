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
    package let levels: [LevelRow]
    package let jokersTitle: String
    package let jokerRule: String
    package let examples: [StreakExample]
    package let ruleCards: [RuleCard]
    package let settingsTitle: String
    /// Empty for the public.
    package let settings: [ProfileSetting]

    package static let template = PageTemplate<AboutPage>(
        "about", shapes: [RingShapes.html],
        [
            .html("heading", "the page's heading") { $1.head($0.name) },
            .text("name", "the page's name") { $0.name },
            .html("levels", "the card of the three levels") { $0.writeLevels(to: &$1) },
            .list("levelList", "the three levels", { $0.levels }, LevelRow.fields),
            .html("jokers", "the card of how jokers are earned and used, with examples") { $0.writeJokers(to: &$1) },
            .text("jokerRule", "how jokers are earned and used, in words") { $0.jokerRule },
            .list(
                "ruleCards", "the cards of rules: days, trackers, energy", { Array($0.ruleCards.enumerated()) },
                [
                    .html("card", "the whole card") { $0.element.write(number: $0.offset, to: &$1) },
                    .text("title", "what its rules are about") { $0.element.title },
                    .list("rules", "its rules", { $0.element.rules }, [.text("rule", "a rule in words") { $0 }]),
                ]),
            .html("settings", "the card of the person's own settings", { $0.settings.isEmpty ? nil : $0.settings }) {
                $1.write(settings: $0, to: &$2)
            },
            .list("settingList", "the person's own settings", { $0.settings }, ProfileSetting.fields),
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.about] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .about else { return nil }
        let phrases = report.phrases
        let policy = StreakPolicy.named(report.profile.policies.noalc)
        let headings = phrases.levelHeadings
        frame = report.frame(
            .about, title: report.title(phrases.howCountingWorks), description: phrases.aboutDescription)
        name = phrases.howCountingWorks
        levelsTitle = phrases.threeLevels
        levelHeadings = [headings.level, headings.drinks, headings.effect]
        levels = Level.allCases.map { LevelRow($0, under: policy.name, soberUpTo: report.profile.soberUpTo, phrases) }
        jokersTitle = phrases.jokers
        jokerRule = phrases.jokerRule(policy.name, every: policy.rewardEvery ?? 0, cap: policy.cap)
        examples = phrases.examples(policy.name).map { example in
            StreakExample(
                title: example.title, beads: StreakExample.beads(example.days, policy, phrases),
                caption: example.caption)
        }
        ruleCards = RuleCard.all(in: report)
        settingsTitle = phrases.yourSettings
        settings = ProfileSetting.all(in: report)
    }
}
