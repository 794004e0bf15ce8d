import Counting
import Model

/// Sixty days of a person's records, the same for the same seed: levels, minutes, and three trackers.
package struct RandomHistory {
    package var builder = HistoryBuilder()
    private var random: SeededGenerator

    /// Draws the records of a seed.
    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        builder.profile.zone = .berlin
        builder.profile.pricePerDrink = AmountOverTime(decimal("4.50"))
        builder.profile.drinkingRate = .perWeek(AmountOverTime(decimal("10")))
        builder.profile.policies.noalc = Profile.PolicyName.allCases.randomElement(using: &random) ?? .classic
        builder.add(.having(.counter, id: "water"))
        builder.add(.saboteur((.awareness, day(5)), (.avoidance, day(30))))
        builder.add(.having(.awareness, id: "snacking", isActive: false))
        for number in 1...60 { record(day(number)) }
    }

    private mutating func record(_ day: Day) {
        if chance(85) {
            if chance(10) { builder.enter(.wild, on: day, isSuperseded: true) }
            let level: Level = chance(80) ? .steady : chance(50) ? .easy : .wild
            builder.enter(level, on: day, loggedAt: chance(50) ? "\(day)T\(time())" : nil)
        }
        for kind in Session.Kind.allCases where chance(70) {
            builder.spend(
                "\(Int.random(in: 0...9, using: &random)).\(Int.random(in: 0...9, using: &random))", on: kind, day: day)
        }
        for tracker in builder.trackers.indices {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                builder.log(
                    at: "\(day)T\(time())", of: tracker, value: .amount(decimal("0.5")),
                    trigger: ["stress", "boredom", nil].randomElement(using: &random) ?? nil,
                    place: ["home", "work", nil].randomElement(using: &random) ?? nil)
            }
        }
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }

    private mutating func time() -> String {
        padded(Int.random(in: 0...23, using: &random), 2) + ":" + padded(Int.random(in: 0...59, using: &random), 2)
    }
}
