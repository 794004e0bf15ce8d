import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    var rings: RingSet {
        RingSet(
            hasWorkout: hasWorkouts, hasMindfulness: hasMindfulness, focusColours: focus.map(\.tracker.colour))
    }

    func ringCalendar(_ month: YearMonth, totals: SpanTotals) -> RingCalendar {
        let days = month.firstDay...month.lastDay
        let title = phrases.ringsTitle(phrases.text(month))
        let ringTotals = RingTotals(
            steady: totals.steady, levelDays: totals.levelDays, healed: totals.healed,
            mindfulnessDays: totals.mindfulnessDays, workoutDays: totals.workoutDays)
        return RingCalendar(
            id: "m\(month)", title: title, description: phrases.ringsDescription(ringTotals), weekdays: weekdayHeadings,
            offset: column(of: month.firstDay), cells: days.map(ringCell), rings: rings, legend: legend(),
            share: shareLink(.month(month)),
            table: ringTable(days, title: title))
    }

    func ringTable(_ days: ClosedRange<Day>, title: String) -> DataTable {
        var headings = [phrases.day]
        if hasLevels { headings.append(phrases.level) }
        if hasLevels, analysis.tellsDrinks { headings.append(phrases.drinksHeading) }
        if hasWorkouts { headings.append("\(phrases.workout), \(phrases.minutes("").unit)") }
        if hasMindfulness { headings.append("\(phrases.mindfulness), \(phrases.minutes("").unit)") }
        headings += focusNames
        let shown = days.overlaps(analysis.days.range) ? Array(days.clamped(to: analysis.days.range)) : []
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title, headings: headings,
            rows: shown.map(ringRow))
    }

    private func ringRow(_ day: Day) -> [String] {
        var row = ["\(phrases.shortName(of: day.weekday)) \(day.dayOfMonth)"]
        let record = analysis.days[day]
        if hasLevels {
            let level = record?.level.map(phrases.level) ?? phrases.noEntry
            row.append(isHealed(day) ? "\(level), \(phrases.healedByJoker)" : level)
        }
        if hasLevels, analysis.tellsDrinks {
            row.append(record?.entry.map { numbers.text(analysis.history.entries[$0].shownDrinks) } ?? "–")
        }
        if hasWorkouts { row.append(numbers.text(record?.workoutMinutes ?? 0)) }
        if hasMindfulness { row.append(numbers.text(record?.mindfulnessMinutes ?? 0)) }
        for tracker in focus {
            let isCounter = tracker.mode == .counter
            row.append(isCounter ? counterTotal(tracker, on: day) : numbers.text(tracker.days.count(on: day)))
        }
        return row
    }
}
