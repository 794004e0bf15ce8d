package import Model

/// The moods or feelings of a tracker over the whole history (Documentation/counting.md, section 8).
package struct MoodHistory: Sendable {
    /// What was logged of one mood.
    package struct Row: Sendable {
        package let step: MoodStep
        /// How often it was logged; on a scale of values the number of days.
        package internal(set) var count = 0
        /// The days on which it was, ascending, each once.
        package internal(set) var days: [Day] = []
        /// By weekday, Monday first, and of logs with a time by part of the day, in the order of `PartOfDay.allCases`.
        package internal(set) var byWeekday = [Int](repeating: 0, count: 7)
        package internal(set) var byPart = [Int](repeating: 0, count: PartOfDay.allCases.count)
        /// On how many days of each kind it was logged, in the order of `MoodDayKind.allCases`.
        package internal(set) var onKind = [Int](repeating: 0, count: MoodDayKind.allCases.count)
    }

    /// The best first on a scale; else in the order of the options.
    package let rows: [Row]
    /// The logs that hold a mood.
    package let entries: Int
    /// Whether the rows are steps of a scale.
    package let isScale: Bool
    /// The first day with a mood to today.
    package let range: ClosedRange<Day>
    /// The days of each kind with a mood, in the order of `MoodDayKind.allCases`.
    package let daysOfKind: [Int]

    /// Fewer entries say nothing over time.
    package static let fewest = 20
    /// Fewer days of a kind are not compared.
    package static let fewestDays = Dominance.fewest
}

extension MoodHistory {
    /// How many parts of the day have enough moods to compare.
    package var comparedParts: Int {
        PartOfDay.allCases.indices.count { part in
            rows.reduce(0) { $0 + $1.byPart[part] } >= MoodHistory.fewestDays
        }
    }

    /// The share of the days of a kind on which a row was logged, in whole percent; 0 without such days.
    package func percent(of row: Row, on kind: MoodDayKind) -> Int {
        let days = daysOfKind[kind.rawValue]
        return days > 0 ? Int(divideRounding(Int128(row.onKind[kind.rawValue]) * 100, by: Int128(days))) : 0
    }

    /// The kinds of days of which there are enough to compare; fewer than two are none.
    package var comparedKinds: [MoodDayKind] {
        let kinds = MoodDayKind.allCases.filter { daysOfKind[$0.rawValue] >= MoodHistory.fewestDays }
        return kinds.count > 1 ? kinds : []
    }
}

/// A row of moods over time.
package enum MoodStep: Sendable, Hashable {
    /// An option of a selection, by its place among the options.
    case option(Int)
    /// How pleasant an option is, -2…2.
    case valence(Int)
    /// A whole number of a scale, such as 1 to 5.
    case value(Int)
}

/// What a day was to the levels, where moods are beside them; a steady day that was not sober is none of these.
package enum MoodDayKind: Int, CaseIterable, Sendable {
    case sober, easy, wild

    init?(_ record: DayRecord?) {
        guard let record, let level = record.level else { return nil }
        switch level {
        case .steady where record.isSober: self = .sober
        case .easy: self = .easy
        case .wild: self = .wild
        case .steady: return nil
        }
    }
}
