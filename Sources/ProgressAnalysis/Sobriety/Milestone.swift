package import ProgressModel

/// A length of the sober streak that is worth a badge (Documentation/counting.md, section 9).
package struct Milestone: Sendable, Hashable {
    package let days: Int
    /// The day the streak first had that length; nil where it never had.
    package let reached: Day?

    /// The lengths of the default list; every 365 days after the last it goes on.
    package static let defaultLengths = [1, 3, 7, 14, 30, 60, 90, 180, 365, 500, 730, 1000, 1095]

    /// The milestones in the order of the profile's list, or of the default list through the first not reached.
    static func all(_ profile: Profile, _ table: DayTable, longest: Int) -> [Milestone] {
        var lengths = profile.milestones ?? defaultLengths
        if profile.milestones == nil, var next = lengths.last {
            while next <= longest {
                next += 365
                lengths.append(next)
            }
        }
        var firstDays: [Int: Day] = [:]
        for day in table.range {
            guard let run = table[day]?.soberRun, run > 0, firstDays[run] == nil else { continue }
            firstDays[run] = day
        }
        return lengths.map { Milestone(days: $0, reached: firstDays[$0]) }
    }
}
