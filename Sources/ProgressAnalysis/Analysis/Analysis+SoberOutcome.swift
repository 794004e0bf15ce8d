package import ProgressModel

extension Analysis {
    /// What the entry of a day means for the sober streak, whatever was written before.
    ///
    /// A streak is told as ended by the day while no other one came between: the day is the last one that is known, or the
    /// streak that stands began with the next one. O(days).
    package func soberOutcome(of day: Day) -> SoberOutcome {
        if days[day]?.isSober == true {
            guard let current = sobriety.current, current.last == day else {
                return SoberOutcome(ended: nil, standing: soberStanding)
            }
            return SoberOutcome(ended: nil, standing: .day(current.length))
        }
        let isNews =
            sobriety.shown.map { $0.first == closedDay(from: day, by: 1) }
            ?? (day == days.range.last { days[$0]?.level != nil })
        let before = days.soberRun(endingOn: closedDay(from: day, by: -1))?.length
        return SoberOutcome(ended: isNews ? before : nil, standing: soberStanding)
    }

    /// Where the sober streak is; O(1).
    package var soberStanding: SoberOutcome.Standing {
        if let current = sobriety.current { return .days(current.length) }
        if let known = sobriety.lastKnown { return .known(known.length, through: known.last) }
        guard days.isSoberOpen(today) else { return .none(next: today.advanced(by: 1)) }
        let yesterday = today.advanced(by: -1)
        let isKnown = days[yesterday]?.level != nil || yesterday == days.lastDrink
        return .none(next: isKnown ? today : nil)
    }

    /// The day beside one, or behind a yesterday that is still asked about.
    private func closedDay(from day: Day, by step: Int) -> Day {
        let beside = day.advanced(by: step)
        return beside == days.openYesterday && days.isSoberOpen(beside) ? beside.advanced(by: step) : beside
    }
}
