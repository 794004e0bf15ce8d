package import Model

/// The moods or feelings of a tracker over the whole history (Documentation/counting.md, section 8).
package struct MoodHistory: Sendable {
    /// The logs of one mood.
    package struct Row: Sendable {
        package let step: MoodStep
        /// The number of logs; on a scale of values the number of days.
        package internal(set) var count = 0
        /// The days with the mood, ascending, each once.
        package internal(set) var days: [Day] = []
        /// Counts by weekday, Monday first, and for logs with a time by part of the day, in the order of
        /// `PartOfDay.allCases`.
        package internal(set) var byWeekday = [Int](repeating: 0, count: 7)
        package internal(set) var byPart = [Int](repeating: 0, count: PartOfDay.allCases.count)
        /// The number of its days of each kind, in the order of `MoodDayKind.allCases`.
        package internal(set) var onKind = [Int](repeating: 0, count: MoodDayKind.allCases.count)
    }

    /// On a scale the best first; else in the order of the options.
    package let rows: [Row]
    /// The number of logs with a mood.
    package let entries: Int
    /// Whether the rows are steps of a scale.
    package let isScale: Bool
    /// From the first to the last day with a mood.
    package let range: ClosedRange<Day>
    /// The days of each kind with a mood, in the order of `MoodDayKind.allCases`.
    package let daysOfKind: [Int]

    /// The minimum number of entries for a history.
    package static let fewest = 20
    /// The minimum number of days for comparing a kind.
    package static let fewestDays = Dominance.fewest
}

extension MoodHistory {
    /// The number of parts of the day with enough moods to compare.
    package var comparedParts: Int {
        PartOfDay.allCases.indices.count { part in
            rows.reduce(0) { $0 + $1.byPart[part] } >= MoodHistory.fewestDays
        }
    }

    /// The percentage of the days of a kind with a row, rounded; 0 without such days.
    package func percent(of row: Row, on kind: MoodDayKind) -> Int {
        let days = daysOfKind[kind.rawValue]
        return days > 0 ? Int(divideRounding(Int128(row.onKind[kind.rawValue]) * 100, by: Int128(days))) : 0
    }

    /// The kinds of days with enough days to compare; empty if there is only one.
    package var comparedKinds: [MoodDayKind] {
        let kinds = MoodDayKind.allCases.filter { daysOfKind[$0.rawValue] >= MoodHistory.fewestDays }
        return kinds.count > 1 ? kinds : []
    }
}

/// A row in the history of moods.
package enum MoodStep: Sendable, Hashable {
    /// An option of a selection, by its index.
    case option(Int)
    /// How pleasant an option is, -2…2.
    case valence(Int)
    /// A whole number of a scale, such as 1 to 5.
    case value(Int)
}

/// The kind of day by its level, for comparing moods; a steady day that wasn't sober has no kind.
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
