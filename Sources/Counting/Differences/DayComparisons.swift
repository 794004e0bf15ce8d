package import Model

/// Comparisons of what a person writes down, between groups of days and between weekdays: everything on the page of
/// insights except metrics (Documentation/counting.md, section 8).
package struct DayComparisons: Sendable {
    /// Moods, then numbers, then saboteurs; without those that aren't compared with anything.
    package internal(set) var things: [ThingComparisons]
    /// Monday first; empty if a weekday has too few days, or weekdays aren't compared.
    package internal(set) var weekdays: [WeekdayComparison]

    /// Every comparison of things, including those with too few days.
    package var comparisons: [DayComparison] { things.flatMap(\.comparisons) }
    /// The number of comparisons of things with enough days.
    package var compared: Int { comparisons.count { $0.days.difference != nil } }
    /// The number of differences of things that are claimed.
    package var clear: Int { comparisons.count { $0.verdict == .said } }
    /// The largest number of days in both groups of a comparison.
    package var mostDays: Int { comparisons.map(\.days.both).max() ?? 0 }

    /// Kept small, because weekdays share the page with the things: together one page of ten is wrong at most.
    private static let falseShareOfWeekdays = 0.05
    /// If more weekdays are hard, none of them is unusual.
    private static let mostHard = 3

    /// The weekdays that are clearly worse than the others, Monday first.
    package var hardWeekdays: [Weekday] {
        let hard = weekdays.filter { weekday in
            weekday.verdict == .said && weekday.days.difference.map { $0.difference < .zero } ?? false
        }
        return hard.count <= DayComparisons.mostHard ? hard.map(\.weekday) : []
    }
}

extension DayComparisons {
    /// Judges weekdays separately from things, so that one doesn't make claims of the other easier.
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

/// Something a person writes down that is compared between groups of days; trackers by their index in file order.
package enum ComparedThing: Sendable, Hashable {
    /// How pleasant moods were, or on which days with a mood the most frequent one was logged.
    case mood(tracker: Int, ComparisonFactor.MoodKind)
    /// The number logged on a day.
    case number(tracker: Int)
    case saboteur(tracker: Int)

    package var tracker: Int {
        switch self {
        case .mood(let tracker, _), .number(let tracker), .saboteur(let tracker): tracker
        }
    }

    /// Whether a day either has it or not, instead of a value.
    package var isYesNo: Bool {
        switch self {
        case .mood(_, .option), .saboteur: true
        case .mood(_, .pleasant), .number: false
        }
    }
}

/// A thing compared between two groups of a factor.
package struct DayComparison: Sendable {
    /// The values of a thing on the days of one group.
    package struct Part: Sendable, Hashable {
        package let group: ComparisonFactor.Group
        package fileprivate(set) var days = 0
        /// The sum of the values; for a yes or no, the number of days with it.
        package fileprivate(set) var sum = FixedDecimal.zero

        /// The mean to two places; nil without days.
        package var mean: FixedDecimal? {
            days > 0
                ? FixedDecimal(billionths: divideRounding(sum.billionths, by: Int128(days))).rounded(toPlaces: 2) : nil
        }
    }

    package let factor: ComparisonFactor
    /// 0 for the same day, 1 for the next.
    package let daysLater: Int
    package let first, second: Part
    package let days: ComparedDays
    package internal(set) var verdict = ComparisonVerdict.fewDays
}

package struct ThingComparisons: Sendable {
    package let thing: ComparedThing
    package internal(set) var comparisons: [DayComparison]
    /// The standard deviation of its values.
    let spread: Double
}

/// A weekday compared with all others.
package struct WeekdayComparison: Sendable {
    package let weekday: Weekday
    package let days: ComparedDays
    package internal(set) var verdict = ComparisonVerdict.fewDays
    let spread: Double
}

extension DayComparison {
    /// The comparisons of all pairs of groups of a factor; `values` are those of the thing by day.
    static func all(
        of values: [(day: Day, value: FixedDecimal)], _ compared: ComparedValues, beside factor: FactorDays, later: Int
    ) -> [DayComparison] {
        var parts = factor.factor.groups.map { Part(group: $0) }
        for index in values.indices {
            let place = factor.place(of: values[index].day.number - later)
            guard place >= 0 else { continue }
            parts[place].days += 1
            parts[place].sum = parts[place].sum + values[index].value
        }
        return factor.factor.comparisons.map { pair in
            DayComparison(
                factor: factor.factor, daysLater: later, first: parts[pair.first], second: parts[pair.second],
                days: compared.compared(beside: factor, pair, later: later))
        }
    }

    func judged(_ spread: Double) -> JudgedDifference {
        let (left, right) = (first.sum.billionths * Int128(second.days), second.sum.billionths * Int128(first.days))
        return JudgedDifference(difference: days.difference, spread: spread, plain: Double(left - right))
    }
}
