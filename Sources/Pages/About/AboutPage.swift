import Counting
import Markup
import Model
import Wording

/// How counting works, with the rules of this profile.
package struct AboutPage: SitePage {
    package let frame: Frame
    /// The levels and their effects under the profile's policy; empty if the history has no levels.
    let levels: [(level: Level, effect: String)]
    let jokerRule: String
    /// Examples with days that have levels; empty if no such days are counted.
    let examples: [StreakExample]
    let ruleCards: [RuleCard]
    /// Empty in the public edition.
    let settings: [ProfileSetting]
    var phrases: Phrases { frame.language.phrases }

    package static let template = PageTemplate<AboutPage>(
        "about",
        [
            .html("heading", "the page's heading") { $1.head($0.phrases.howCountingWorks) },
            .text("name", "the page's name") { $0.phrases.howCountingWorks },
            .html("levels", "the card of the three levels, if any are shown", { $0.levels.isEmpty ? nil : $0 }) {
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
        frame = report.frame(
            .about, title: report.title(phrases.howCountingWorks), description: phrases.aboutDescription)
        let profile = report.profile
        levels = (tellsLevels ? Level.allCases : []).map { level in
            let effect =
                countsWeeks
                ? phrases.effectOnWeek(of: level)
                : phrases.effect(
                    of: level, profile.policies.noalc, soberUpTo: report.lead == .less ? nil : profile.soberUpTo)
            return (level, effect)
        }
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
        settings = ProfileSetting.all(in: report)
    }

    /// The policy of the levels or, without levels, of the first habit.
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

/// The cards of the page that explains the counting.
extension AboutPage {
    var levelsHTML: HTML {
        let (title, headings) = (phrases.threeLevels, phrases.levelHeadings)
        return .prose(
            title, id: "a-levels",
            """

            <table class="levels"><caption class="vh">\(title)</caption><thead class="vh"><tr>\
            \(each: [headings.level, headings.drinks, headings.effect], { #"<th scope="col">\#($0)</th>"# })\
            </tr></thead><tbody>\(each: levels, { level, effect in
                """
                <tr><th scope="row">\({ $0.key(RingCell.Core(level)) })\(level.emoji) \(phrases.level(level))</th>\
                <td>\(phrases.range(of: level)), \(phrases.caption(of: level))</td><td>\(effect)</td></tr>
                """
            })</tbody></table>
            """)
    }

    var jokersHTML: HTML {
        .prose(
            phrases.jokers, id: "a-jokers",
            """
            <p>\({ $0.textWithStars(jokerRule) })</p>\
            \(each: examples, { "<figure><h3>\($0.title)</h3>\($0.days)</figure>" })
            """)
    }

    var settingsHTML: HTML {
        .prose(
            phrases.yourSettings, id: "a-settings",
            """
            <dl class="settings">\
            \(each: settings, { "<div><dt>\($0.name)</dt>\(each: $0.lines, { "<dd>\($0)</dd>" })</div>" })</dl>
            """)
    }
}

extension RuleCard {
    /// The card; `number` makes its id unique on the page.
    func html(number: Int) -> HTML {
        .prose(
            title, id: "a-rules-\(number)",
            """
            \(example, \.html)<ul class="rules">\(each: rules, { "<li>\($0)</li>" })</ul>
            """)
    }
}

extension HTML {
    /// A card of text with a plain heading; `id` is the heading's id.
    fileprivate static func prose(_ title: String, id: HTML, _ content: HTML) -> HTML {
        #"<section class="card" aria-labelledby="\#(id)"><h2 id="\#(id)">\#(title)</h2>\#(content)</section>"#
    }
}
