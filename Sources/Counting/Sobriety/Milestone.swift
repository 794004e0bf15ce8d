package import Model

/// A length of a streak that is worth a badge (Documentation/counting.md, section 9).
package struct Milestone: Sendable, Hashable {
    /// In what the streak counts: days, or weeks.
    package let days: Int
    /// The day the streak first had that length; nil if it never had.
    package let reached: Day?

    /// The lengths of the default list; every 365 days after the last it goes on.
    package static let defaultLengths = [1, 3, 7, 14, 30, 60, 90, 180, 365, 500, 730, 1000, 1095]

    /// The milestones in the order of the profile's list, or of the default list through the first not reached.
    ///
    /// While yesterday is open today reaches none: the answer could take it back.
    static func all(_ profile: Profile, _ table: DayTable) -> [Milestone] {
        var firstDays: [Int: Day] = [:]
        for day in table.range where day < table.today || !table.isSoberYesterdayOpen {
            guard let run = table[day]?.soberRun, run > 0, firstDays[run] == nil else { continue }
            firstDays[run] = day
        }
        let longest = firstDays.keys.max() ?? 0
        return lengths(profile, longest: longest).map { Milestone(days: $0, reached: firstDays[$0]) }
    }

    /// The rung above a length: the smallest of the profile's list, or of the default one, which goes on every 365
    /// days; nil if a list of the profile has none left.
    static func above(_ length: Int, _ profile: Profile) -> Int? {
        lengths(profile, longest: length).filter { $0 > length }.min()
    }

    /// The profile's list, or the default one as far as a streak goes and one further.
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

    /// The milestones of a streak, whose healed days count, in the same order as those of the sober one; O(days).
    static func all(_ profile: Profile, _ walk: StreakWalk) -> [Milestone] {
        // The first day or week of each length, from 1 on: a streak grows by one, so that every new length is a new longest.
        var firstDays: [Day] = []
        for (index, step) in walk.steps.enumerated() where step.length > firstDays.count {
            firstDays.append(walk.day(of: index))
        }
        return lengths(profile, longest: firstDays.count).map { length in
            Milestone(days: length, reached: firstDays.indices.contains(length - 1) ? firstDays[length - 1] : nil)
        }
    }
}

/// The milestone above the length of the current streak, whatever earlier streaks reached.
package struct NextRung: Sendable, Hashable {
    /// In what the streak counts: days, or weeks.
    package let length: Int
    /// How many more the streak needs; at least 1.
    package let away: Int
    /// Whether an earlier streak had it.
    package let isAgain: Bool
}
