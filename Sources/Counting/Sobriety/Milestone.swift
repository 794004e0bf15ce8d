package import Model

/// A length of a streak for which there is a badge (Documentation/counting.md, section 9).
package struct Milestone: Sendable, Hashable {
    /// In the unit of the streak: days or weeks.
    package let days: Int
    /// The day on which a streak first had that length; nil if none ever did.
    package let reached: Day?

    /// The default list; after its last it continues every 365 days.
    package static let defaultLengths = [1, 3, 7, 14, 30, 60, 90, 180, 365, 500, 730, 1000, 1095]

    /// The milestones of the profile's list, or of the default list through the first not reached, in order.
    ///
    /// While yesterday is open, today reaches none: the answer could take it back.
    static func all(_ profile: Profile, _ table: DayTable) -> [Milestone] {
        var firstDays: [Int: Day] = [:]
        for day in table.range where day < table.today || !table.isSoberYesterdayOpen {
            guard let run = table[day]?.soberRun, run > 0, firstDays[run] == nil else { continue }
            firstDays[run] = day
        }
        let longest = firstDays.keys.max() ?? 0
        return lengths(profile, longest: longest).map { Milestone(days: $0, reached: firstDays[$0]) }
    }

    /// The rung above a length; the default list continues every 365 days, the profile's ends, and then it is nil.
    static func above(_ length: Int, _ profile: Profile) -> Int? {
        lengths(profile, longest: length).filter { $0 > length }.min()
    }

    /// The profile's list, or the default one through the first length above `longest`.
    private static func lengths(_ profile: Profile, longest: Int) -> [Int] {
        guard profile.milestones == nil, var next = defaultLengths.last else {
            return profile.milestones ?? defaultLengths
        }
        var lengths = defaultLengths
        while next <= longest {
            next += 365
            lengths.append(next)
        }
        return lengths
    }

    /// The milestones of a streak in list order; healed days count; O(days).
    static func all(_ profile: Profile, _ walk: StreakWalk) -> [Milestone] {
        // The first day or week of each length, from 1: a streak grows by one, so every length is seen here.
        var firstDays: [Day] = []
        for (index, step) in walk.steps.enumerated() where step.length > firstDays.count {
            firstDays.append(walk.day(of: index))
        }
        return lengths(profile, longest: firstDays.count).map { length in
            Milestone(days: length, reached: firstDays.indices.contains(length - 1) ? firstDays[length - 1] : nil)
        }
    }
}

/// The milestone above the length of the current streak, even if earlier streaks reached it.
package struct NextRung: Sendable, Hashable {
    /// In the unit of the streak: days or weeks.
    package let length: Int
    /// How many more are needed; at least 1.
    package let away: Int
    /// Whether an earlier streak reached it.
    package let isAgain: Bool
}
