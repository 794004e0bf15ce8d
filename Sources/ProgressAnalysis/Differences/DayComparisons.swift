package import ProgressModel

/// What a person writes down, compared between groups of their days, and weekdays with each other: everything that the page
/// of insights looks at besides metrics (Documentation/counting.md, section 8).
package struct DayComparisons: Sendable {
    /// Moods, then numbers, then saboteurs; those without anything to be compared with are left out.
    package internal(set) var things: [ThingComparisons]
    /// Monday first; empty where a weekday has too few days, or nothing is told of weekdays.
    package internal(set) var weekdays: [WeekdayComparison]

    /// Every comparison of things, also those with too few days.
    package var comparisons: [DayComparison] { things.flatMap(\.comparisons) }
    /// How many comparisons had enough days, those of weekdays too.
    package var compared: Int {
        comparisons.count { $0.days.difference != nil } + weekdays.count { $0.days.difference != nil }
    }
    /// How many differences are said, those of weekdays too.
    package var clear: Int { comparisons.count { $0.verdict == .said } + hardWeekdays.count }
    /// The most days that any comparison of things has in both groups.
    package var mostDays: Int { comparisons.map(\.days.both).max() ?? 0 }

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
    /// Judges all comparisons together.
    mutating func judge() {
        let judged = things.flatMap { thing in thing.comparisons.map { $0.judged(thing.spread) } }
        let verdicts = (judged + weekdays.map { .init(difference: $0.days.difference, spread: $0.spread, plain: 0) })
            .verdicts
        var rest = verdicts[...]
        for thing in things.indices {
            for index in things[thing].comparisons.indices {
                things[thing].comparisons[index].verdict = rest.removeFirst()
            }
        }
        for index in weekdays.indices { weekdays[index].verdict = rest.removeFirst() }
    }
}
