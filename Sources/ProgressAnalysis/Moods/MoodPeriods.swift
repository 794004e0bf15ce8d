package import ProgressModel

/// Moods and sober days side by side, day by day, week by week or month by month.
package struct MoodPeriods: Sendable {
    package enum Length: Sendable {
        case day, week, month
    }

    /// A part of the time.
    package struct Period: Sendable {
        /// Within the range of the history.
        package let days: ClosedRange<Day>
        /// On how many of the days each row of the history was logged.
        package internal(set) var counts: [Int]
        /// The sober days, of those with a level.
        package internal(set) var soberDays = 0
        package internal(set) var daysWithLevel = 0
    }

    package let length: Length
    /// Ascending, without gaps.
    package let periods: [Period]

    /// The periods of a history; O(days × rows).
    package init(_ history: MoodHistory, by length: Length, in table: DayTable) {
        var periods: [Period] = []
        var periodOfDay: [Int] = []
        for day in history.range {
            if periods.isEmpty || MoodPeriods.begins(length, on: day) {
                let end = min(MoodPeriods.end(of: length, with: day), history.range.upperBound)
                periods.append(Period(days: day...end, counts: [Int](repeating: 0, count: history.rows.count)))
            }
            let period = periods.count - 1
            periodOfDay.append(period)
            guard let record = table[day], record.level != nil else { continue }
            periods[period].daysWithLevel += 1
            if record.isSober { periods[period].soberDays += 1 }
        }
        for (row, mood) in history.rows.enumerated() {
            for day in mood.days {
                periods[periodOfDay[history.range.lowerBound.distance(to: day)]].counts[row] += 1
            }
        }
        self.length = length
        self.periods = periods
    }

    private static func begins(_ length: Length, on day: Day) -> Bool {
        switch length {
        case .day: true
        case .week: Week(containing: day).monday == day
        case .month: day.dayOfMonth == 1
        }
    }

    private static func end(of length: Length, with day: Day) -> Day {
        switch length {
        case .day: day
        case .week: Week(containing: day).monday.advanced(by: 6)
        case .month: day.yearMonth.lastDay
        }
    }
}
