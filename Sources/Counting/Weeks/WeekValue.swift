package import Model

/// The value of a measure in a week, or on some days of it (Documentation/counting.md, section 10).
package struct WeekValue: Sendable, Hashable {
    /// The sum over the days with a record; for sober days, their number.
    package let recorded: FixedDecimal
    /// The days in `recorded`: with an entry or assumed, for sober days also that of the last drink; for minutes all.
    package let days: Int
    /// The days of the week from the first entry or assumed day to today.
    package fileprivate(set) var possibleDays: Int
    /// The number of days with a guess in `recorded`.
    package let estimatedDays: Int
    /// The value scaled to all days of the week if some are missing; nil if too little is known.
    package let number: WeekNumber?
    /// Whether `number` is scaled.
    package let isScaled: Bool

    fileprivate init(_ measure: WeekMeasure, _ figures: WeekFigures, scaledTo all: Int, isKnown: Bool) {
        (recorded, days) = (measure.sum(of: figures), measure.recordedDays(of: all, in: figures))
        possibleDays = figures.possibleDays
        estimatedDays = measure == .drinks ? figures.estimatedDays : 0
        number =
            isKnown && days > 0
            ? WeekNumber(recorded, of: days, scaledTo: all, isGuess: estimatedDays > 0) : nil
        isScaled = number != nil && days < all
    }

    fileprivate static let fewestDays = 4
}

extension Analysis {
    /// The value of a measure in a week; `number` is nil until the week is over.
    ///
    /// O(1), except for a week that is cut.
    package func value(of measure: WeekMeasure, in week: Week) -> WeekValue {
        let figures = weeks[week] ?? WeekFigures(days, in: week.days)
        return WeekValue(measure, figures, scaledTo: 7, isKnown: isKnown(measure, in: week, figures))
    }

    package func drinks(in days: ClosedRange<Day>) -> WeekValue {
        let week = Week(containing: days.lowerBound)
        if days == week.days { return value(of: .drinks, in: week) }
        return WeekValue(.drinks, WeekFigures(self.days, in: days), scaledTo: 7, isKnown: false)
    }

    /// Whether enough is known of a past week: it doesn't begin before the first record of the measure, no day of it is
    /// still open, and there are minutes or enough days with an entry.
    private func isKnown(_ measure: WeekMeasure, in week: Week, _ figures: WeekFigures) -> Bool {
        guard let first = measure.firstDay(in: self), first <= week.monday, week.sunday < today else { return false }
        let isOpen =
            switch measure {
            case .soberDays: week.days.contains(where: days.isSoberOpen)
            case .drinks: noalc.openYesterday.map(week.days.contains) ?? false
            case .mindfulnessMinutes, .workoutMinutes: false
            }
        return !isOpen && measure.isRecorded(in: figures)
            && measure.recordedDays(of: 7, in: figures) >= WeekValue.fewestDays
    }

    /// The value of a measure in the running week up to today, and on the same weekdays of the weeks before, oldest
    /// first.
    ///
    /// Drinks and sober days are compared over the days with an entry or assumed, and scaled from those of them that
    /// have one in the other week; minutes over the days that aren't open.
    func soFar(_ measure: WeekMeasure, weeksBefore count: Int) -> (value: WeekValue, earlier: [WeekValue]) {
        let week = Week(containing: today)
        let offsets = (0..<7).filter { isCompared(week.monday.advanced(by: $0), measure) }
        func figures(_ week: Week) -> WeekFigures {
            WeekFigures(days, in: offsets.map { week.monday.advanced(by: $0) })
        }
        let now = figures(week)
        var value = WeekValue(measure, now, scaledTo: offsets.count, isKnown: measure.isRecorded(in: now))
        value.possibleDays = (weeks[week] ?? now).possibleDays
        let earlier = (1...count).reversed().map { distance in
            let other = week.advanced(by: -distance)
            let isKnown = self.value(of: measure, in: other).number != nil
            return WeekValue(measure, figures(other), scaledTo: offsets.count, isKnown: isKnown)
        }
        return (value, earlier)
    }

    private func isCompared(_ day: Day, _ measure: WeekMeasure) -> Bool {
        guard day <= today, let record = days[day] else { return false }
        switch measure {
        case .drinks: return record.level != nil
        case .soberDays: return record.level != nil || days.isLastDrinkAlone(on: day)
        case .mindfulnessMinutes: return day < today || isSettled(.meditation)
        case .workoutMinutes: return day < today || isSettled(.workout)
        }
    }

    /// Whether today counts for an activity, or is a day of rest with a record; else it is open.
    private func isSettled(_ activity: Activity) -> Bool {
        if counts(activity, on: today) { return true }
        guard let record = days[today], rest(of: activity).reason(on: today) != nil else { return false }
        return activity.isRecorded(in: record)
    }
}
