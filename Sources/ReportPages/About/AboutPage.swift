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
