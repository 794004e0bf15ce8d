package import ProgressAnalysis

extension Phrases {
    /// How far the week has come, and which of its days have no entry, in sentences.
    package func sentences(of week: DrinkWeek) -> String {
        let unlogged = week.recordedDays == 0 || week.unloggedDays.isEmpty ? "" : " " + noEntry(on: week.unloggedDays)
        return drinks(of: week) + unlogged
    }

    /// `Jonas: 3 weeks within the goal`, as a headline.
    package func withinGoal(_ name: String?, weeks: Int) -> String {
        let text = weeksWithinGoal(weeks).text
        return name.map { "\($0): \(text)" } ?? text
    }

    /// The length of the streak of the levels; before the first full week of a goal the day of it.
    package func levelLength(_ noalc: NoAlcAnalysis) -> Figure {
        let day = noalc.streak.current == 0 ? noalc.week?.dayOfFirstWeek : nil
        return day.map(firstFullWeek) ?? length(noalc.streak.current, noalc.streak.unit)
    }
}
