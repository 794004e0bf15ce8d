import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func monthPage(_ month: YearMonth) -> MonthPage {
        let range = month.firstDay...month.lastDay
        let totals = SpanTotals(analysis, in: range)
        let shown = range.overlaps(analysis.days.range) ? range.clamped(to: analysis.days.range) : nil
        let text = phrases.text(month)
        return MonthPage(
            frame: frame(
                .month(month), title: title(text), description: phrases.calendarDescription(of: text)),
            name: phrases.monthName(month.month), year: String(month.year), yearLink: Link(.year(month.year)),
            pager: pager(month), facts: monthFacts(totals), calendarLabel: phrases.calendar,
            calendar: ringCalendar(month, totals: totals), weeksLabel: phrases.weekPages,
            weeks: span.weeks(in: range).map { Pager.Step(link: Link(.week($0)), text: phrases.weekName($0.number)) },
            daysTitle: phrases.dayByDay, openAll: phrases.openAll,
            closeAll: phrases.closeAll,
            days: shown.map { range in
                range.reversed().map { dayDetail($0, isDefault: $0 == range.upperBound) }
            } ?? [], rings: rings)
    }

    private func pager(_ month: YearMonth) -> Pager {
        let neighbours = span.neighbours(of: month)
        func step(_ other: YearMonth) -> Pager.Step {
            let isNear = other == month.next || other == month.previous
            return Pager.Step(
                link: Link(.month(other)), text: isNear ? phrases.monthName(other.month) : phrases.text(other))
        }
        return Pager(
            label: phrases.months, before: neighbours.before.map(step), after: neighbours.after.map(step),
            up: Pager.Step(link: Link(.year(month.year)), text: phrases.year), beforeWord: phrases.before,
            afterWord: phrases.next)
    }

    private func monthFacts(_ totals: SpanTotals) -> [Fact] {
        var facts: [Fact] = []
        if totals.levelDays > 0 {
            facts.append(
                Fact(
                    .drop, phrases.steady,
                    Figure(numbers.text(totals.steady), phrases.ofDays(totals.levelDays))))
        }
        if hasMindfulness {
            facts.append(minutesFact(.leaf, phrases.mindfulness, totals.mindfulnessMinutes))
        }
        if hasWorkouts { facts.append(minutesFact(.flame, phrases.workout, totals.workoutMinutes)) }
        if totals.healed > 0 {
            facts.append(Fact(.clover, phrases.healed, phrases.days(totals.healed)))
        }
        return facts
    }
}
