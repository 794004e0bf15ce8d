package import Model

/// What a person writes down, compared between groups of their days, and weekdays with each other: everything that the page
/// of insights looks at besides metrics (Documentation/counting.md, section 8).
package struct DayComparisons: Sendable {
    /// Moods, then numbers, then saboteurs; those without anything to be compared with are left out.
    package internal(set) var things: [ThingComparisons]
    /// Monday first; empty where a weekday has too few days, or nothing is told of weekdays.
    package internal(set) var weekdays: [WeekdayComparison]

    /// Every comparison of things, also those with too few days.
    package var comparisons: [DayComparison] { things.flatMap(\.comparisons) }
    /// How many comparisons of things had enough days.
    package var compared: Int { comparisons.count { $0.days.difference != nil } }
    /// How many differences of things are said.
    package var clear: Int { comparisons.count { $0.verdict == .said } }
    /// The most days that any comparison of things has in both groups.
    package var mostDays: Int { comparisons.map(\.days.both).max() ?? 0 }

    /// They are told on the same page as the things, so that both together are wrong on one page of ten at most.
    private static let falseShareOfWeekdays = 0.05
    /// More weekdays than these do not stand out.
    private static let mostHard = 3

    /// The weekdays that are clearly behind the others, Monday first.
    package var hardWeekdays: [Weekday] {
        let hard = weekdays.filter { weekday in
            weekday.verdict == .said && weekday.days.difference.map { $0.difference < .zero } ?? false
        }
        return hard.count <= DayComparisons.mostHard ? hard.map(\.weekday) : []
    }
}

extension DayComparisons {
    /// Judges all comparisons of things together, and the weekdays by themselves: what is true of these must not make others
    /// easier to say.
    mutating func judge() {
        var rest = things.flatMap { thing in thing.comparisons.map { $0.judged(thing.spread) } }.verdicts()[...]
        for thing in things.indices {
            for index in things[thing].comparisons.indices {
                things[thing].comparisons[index].verdict = rest.removeFirst()
            }
        }
        let verdicts = weekdays.map {
            JudgedDifference(difference: $0.days.difference, spread: $0.spread, plain: 0)
        }.verdicts(falseShare: DayComparisons.falseShareOfWeekdays)
        for (index, verdict) in verdicts.enumerated() { weekdays[index].verdict = verdict }
    }
}
