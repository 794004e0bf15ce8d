package import Counting

extension Phrases {
    /// The drinks of a week without a unit: `12`, `about 13.1`, `12 on 3 of 7 days`, or a dash.
    package func number(ofDrinks week: WeekValue) -> String {
        if let number = week.number { return estimate(number.value, if: number.isEstimate) }
        guard week.days > 0 else { return "–" }
        return
            "\(estimate(week.recorded, if: week.estimatedDays > 0)) \(recorded(on: week.days, of: week.possibleDays))"
    }

    /// The same with words: `about 13.1 drinks`, `12 drinks on 3 of 7 days`, or that there is no entry.
    package func drinks(of week: WeekValue) -> String {
        if let number = week.number { return drinks(number.value, isEstimate: number.isEstimate) }
        guard week.days > 0 else { return noEntryThen }
        let sum = drinks(week.recorded, isEstimate: week.estimatedDays > 0)
        return "\(sum) \(recorded(on: week.days, of: week.possibleDays))"
    }
}
