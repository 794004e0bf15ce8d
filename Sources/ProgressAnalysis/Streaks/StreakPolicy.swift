package import ProgressModel

/// What is earned, healed and taken in a streak: numbers that one engine reads (Documentation/counting.md, section 4).
package struct StreakPolicy: Sendable {
    /// What has to reach a multiple of `rewardEvery` for a reward to be earned.
    package enum EarnCounter: Sendable {
        /// The length of the streak, healed days included; a missed day that would complete it earns first.
        case streakLength
        /// Good days in a row; a healed day begins the count anew.
        case goodRun
    }

    package let name: Profile.PolicyName
    /// A reward is earned every this many days; nil where none ever is.
    package let rewardEvery: Int?
    /// As many rewards as can be held at once.
    package let cap: Int
    package let earnCounter: EarnCounter
    /// The reasons for a missed day that a reward makes good.
    package let heals: Set<MissReason>
    /// The rewards taken when a day of that reason breaks a streak.
    package let penalties: [MissReason: Int]

    /// Every seven days of streak earn a reward, and a reward heals any missed day.
    package static let universal = StreakPolicy(
        name: .universal, rewardEvery: 7, cap: 3, earnCounter: .streakLength, heals: [.easy, .wild, .gap],
        penalties: [:])
    /// Seven good days in a row earn a reward; it does not heal a wild day, which costs one.
    package static let classic = StreakPolicy(
        name: .classic, rewardEvery: 7, cap: 3, earnCounter: .goodRun, heals: [.easy, .gap], penalties: [.wild: 1])
    /// Every missed day breaks.
    package static let none = StreakPolicy(
        name: .none, rewardEvery: nil, cap: 0, earnCounter: .streakLength, heals: [], penalties: [:])

    /// The policy of a name.
    package static func named(_ name: Profile.PolicyName) -> StreakPolicy {
        switch name {
        case .universal: universal
        case .classic: classic
        case .none: none
        }
    }
}
