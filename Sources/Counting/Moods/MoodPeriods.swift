package import Model

/// Moods and sober days by day, week or month.
package struct MoodPeriods: Sendable {
    package enum Length: Sendable {
        case day, week, month
    }

    package struct Period: Sendable {
        /// Within the range of the history.
        package let days: ClosedRange<Day>
        /// For each row of the history the number of days with it.
        package internal(set) var counts: [Int]
        /// The sober days among those with a level.
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
            if periods.last.map({ day > $0.days.upperBound }) ?? true {
                let days = MoodPeriods.days(of: length, with: day).clamped(to: history.range)
                periods.append(Period(days: days, counts: [Int](repeating: 0, count: history.rows.count)))
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

    private static func days(of length: Length, with day: Day) -> ClosedRange<Day> {
        switch length {
        case .day: day...day
        case .week: Week(containing: day).days
        case .month: day.yearMonth.firstDay...day.yearMonth.lastDay
        }
    }
}
