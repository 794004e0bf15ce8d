package import Model

/// What a person writes down, compared between groups of their days, and weekdays with each other: everything that the page
/// of insights looks at besides metrics (Documentation/counting.md, section 8).
package struct DayComparisons: Sendable {
    /// Moods, then numbers, then saboteurs; those without anything to be compared with are left out.
    package internal(set) var things: [ThingComparisons]
    /// Monday first; empty if a weekday has too few days, or nothing is told of weekdays.
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
    /// With more weekdays than these none is unusual.
    private static let mostHard = 3

    /// The weekdays that are clearly after the others, Monday first.
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

/// What a person writes down that is compared between groups of days; trackers are told by their place in the tracker file.
package enum ComparedThing: Sendable, Hashable {
    /// How pleasant moods were, or on which of the days with a mood the most frequent one was logged.
    case mood(tracker: Int, ComparisonFactor.MoodKind)
    /// The value of a day.
    case number(tracker: Int)
    /// Whether it was noticed on a day.
    case saboteur(tracker: Int)

    /// The place of its tracker.
    package var tracker: Int {
        switch self {
        case .mood(let tracker, _), .number(let tracker), .saboteur(let tracker): tracker
        }
    }

    /// Whether a day has it or not, and no value.
    package var isYesNo: Bool {
        switch self {
        case .mood(_, .option), .saboteur: true
        case .mood(_, .pleasant), .number: false
        }
    }
}

/// A thing beside two groups of a factor.
package struct DayComparison: Sendable {
    /// The values of a thing on the days of a group.
    package struct Part: Sendable, Hashable {
        package let group: ComparisonFactor.Group
        package fileprivate(set) var days = 0
        /// The sum of the values; of a yes or no the days with it.
        package fileprivate(set) var sum = FixedDecimal.zero

        /// The mean of the values to two places; nil without a day.
        package var mean: FixedDecimal? {
            days > 0
                ? FixedDecimal(billionths: divideRounding(sum.billionths, by: Int128(days))).rounded(toPlaces: 2) : nil
        }
    }

    package let factor: ComparisonFactor
    /// 0 for the day itself, 1 for the day after.
    package let daysLater: Int
    package let first, second: Part
    /// The days that can be compared, and how far the groups are apart.
    package let days: ComparedDays
    package internal(set) var verdict = ComparisonVerdict.fewDays
}

/// A thing beside everything that it is compared with.
package struct ThingComparisons: Sendable {
    package let thing: ComparedThing
    package internal(set) var comparisons: [DayComparison]
    /// How far its days usually lie from what is usual.
    let spread: Double
}

/// A weekday beside all others.
package struct WeekdayComparison: Sendable {
    package let weekday: Weekday
    package let days: ComparedDays
    package internal(set) var verdict = ComparisonVerdict.fewDays
    let spread: Double
}

extension DayComparison {
    /// The groups of a factor that are compared; `values` are those of the thing by day.
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

    /// What the gate has to know.
    func judged(_ spread: Double) -> JudgedDifference {
        let (left, right) = (first.sum.billionths * Int128(second.days), second.sum.billionths * Int128(first.days))
        return JudgedDifference(difference: days.difference, spread: spread, plain: Double(left - right))
    }
}
