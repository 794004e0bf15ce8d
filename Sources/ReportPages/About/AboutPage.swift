import ReportMarkup

/// How counting works, by this profile's own rules.
package struct AboutPage: Sendable {
    /// A level, the drinks it stands for, and what it does.
    package struct LevelRow: Sendable {
        package let core: RingCell.Core
        package let emoji: String
        package let name: String
        package let range: String
        package let effect: String
    }

    /// An invented streak, day by day.
    package struct Example: Sendable {
        /// One of its days.
        package struct Bead: Sendable {
            package let core: RingCell.Core
            package let isHealed: Bool
            package let number: String
            package let note: String
        }

        package let title: String
        package let beads: [Bead]
        package let caption: String
    }

    /// Rules as a list.
    package struct RuleCard: Sendable {
        package let title: String
        package let rules: [String]
    }

    package let frame: Frame
    package let title: String
    package let levelsTitle: String
    package let levelHeadings: [String]
    package let levels: [LevelRow]
    package let jokersTitle: String
    package let jokerRule: String
    package let examples: [Example]
    package let ruleCards: [RuleCard]
    package let settingsTitle: String
    package let settings: [(name: String, value: String)]
}

extension AboutPage: SitePage {
    package static let template = PageTemplate<AboutPage>(
        "about", icons: [],
        [
            .html("heading", "the page's heading") { $1 += AboutPageHTML($0).slots["heading"] ?? HTML() },
            .html("levels", "the three levels") { $1 += AboutPageHTML($0).slots["levels"] ?? HTML() },
            .html("jokers", "how jokers are earned and spent") { $1 += AboutPageHTML($0).slots["jokers"] ?? HTML() },
            .html("rules", "what counts as a day") { $1 += AboutPageHTML($0).slots["rules"] ?? HTML() },
            .html("settings", "the profile in words") { $1 += AboutPageHTML($0).slots["settings"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.about] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .about else { return nil }
        self = report.aboutPage()
    }
}
