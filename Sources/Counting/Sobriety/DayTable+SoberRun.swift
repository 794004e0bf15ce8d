package import Model

extension DayTable {
    /// The run of sober days that a day ends, as far as the day; nil where the day is not sober.
    ///
    /// An open yesterday does not interrupt it, and is none of its days.
    package func soberRun(endingOn day: Day) -> Streak.Run? {
        guard let length = self[day]?.soberRun, length > 0 else { return nil }
        let hasOpenDay = length > 1 && day == openYesterday?.advanced(by: 1) && openYesterday != lastDrink
        return Streak.Run(first: day.advanced(by: hasOpenDay ? -length : 1 - length), last: day, length: length)
    }
}
