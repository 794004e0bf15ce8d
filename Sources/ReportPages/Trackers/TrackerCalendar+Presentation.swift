import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    private static let weeksOfCalendar = 53
    private static let weeksOfFirstHalf = 27

    /// The past year of a tracker; nil where nothing was logged and nothing is walked.
    func trackerCalendar(_ tracker: TrackerAnalysis) -> TrackerCalendar? {
        guard tracker.days.logs > 0 || tracker.walk(on: today) != nil else { return nil }
        let lastWeek = today.advanced(by: -column(of: today))
        let weeks = (0..<Report.weeksOfCalendar).map {
            lastWeek.advanced(by: 7 * ($0 + 1 - Report.weeksOfCalendar))
        }
        let first = weeks.first ?? today
        let marks = (first...today).map { trackerMark(tracker, on: $0) }
        let days = (first...today).count { tracker.days.count(on: $0) > 0 }
        let halves = [weeks.prefix(Report.weeksOfFirstHalf), weeks.dropFirst(Report.weeksOfFirstHalf)]
        return TrackerCalendar(
            title: phrases.thePastYear, summary: phrases.daysWithLog(days), weekdays: weekdayHeadings,
            halves: halves.map { calendarHalf($0, tracker) }, legendLabel: phrases.legend,
            legend: trackerLegend(Set(marks)), table: calendarTable(tracker, weeks))
    }

    private func calendarHalf(_ weeks: ArraySlice<Day>, _ tracker: TrackerAnalysis) -> TrackerCalendar.Half {
        let first = weeks.first ?? today
        let last = min((weeks.last ?? today).advanced(by: 6), today)
        let days = (first...max(first, last)).count { tracker.days.count(on: $0) > 0 }
        return TrackerCalendar.Half(
            title: phrases.trackerCalendar(
                name(of: tracker), phrases.span(phrases.date(first), phrases.date(last))),
            description: phrases.trackerCalendarDescription(phrases.daysWithLog(days).text),
            weeks: weeks.map { calendarWeek($0, tracker) })
    }

    private func calendarWeek(_ first: Day, _ tracker: TrackerAnalysis) -> TrackerCalendar.Week {
        let days = (0..<7).map { first.advanced(by: $0) }
        let monthStart = days.first { $0.dayOfMonth == 1 && $0 <= today }
        return TrackerCalendar.Week(
            month: monthStart.map { phrases.shortMonthName($0.yearMonth.month) },
            cells: days.map { $0 <= today ? calendarCell($0, tracker) : nil })
    }

    private func calendarCell(_ day: Day, _ tracker: TrackerAnalysis) -> TrackerCalendar.Cell {
        let mark = trackerMark(tracker, on: day)
        return TrackerCalendar.Cell(
            mark: mark, isToday: day == today,
            label: mark == .outside ? "" : "\(phrases.shortDayAndMonth(day)): \(words(for: mark, tracker, on: day))")
    }

    /// What a day was to a tracker; a streak that the tracker does not show neither ends nor heals.
    func trackerMark(_ tracker: TrackerAnalysis, on day: Day) -> TrackerCalendar.Mark {
        let count = tracker.days.count(on: day)
        guard let (mode, walk) = tracker.walk(on: day) else {
            return count > 0 ? logMark(tracker, tracker.mode, on: day) : .outside
        }
        let outcome = tracker.tracker.hasStreak ? walk[day]?.outcome : nil
        if mode == .avoidance, count == 0 { return .avoided }
        // One day alone is not yet a streak that could end; in avoidance every log is what ends one.
        if case .broken(let lost) = outcome, lost > (mode == .avoidance ? 0 : 1) { return .ended }
        if outcome == .healed { return .healed }
        return count > 0 ? logMark(tracker, mode, on: day) : .none
    }

    private func logMark(_ tracker: TrackerAnalysis, _ mode: Tracker.Mode, on day: Day) -> TrackerCalendar.Mark {
        switch mode {
        case .awareness, .avoidance: return .moments(min(4, tracker.days.count(on: day)))
        case .yesNo, .selection, .note: return .done
        case .counter:
            guard let goal = tracker.tracker.dailyGoal, goal > .zero else { return .done }
            let total = tracker.days.total(on: day).billionths
            return .goal(total >= goal.billionths ? 4 : Int(total * 3 / goal.billionths) + 1)
        }
    }

    private func words(for mark: TrackerCalendar.Mark, _ tracker: TrackerAnalysis, on day: Day) -> String {
        let count = tracker.days.count(on: day)
        let moments = phrases.moments(count).text
        switch mark {
        case .outside, .none: return phrases.nothingNoted
        case .done: return tracker.mode == .counter ? counterTotal(tracker, on: day) : phrases.logged
        case .goal: return counterTotal(tracker, on: day)
        case .moments: return moments
        case .avoided: return phrases.mark(mark)
        case .healed: return phrases.healedByJoker
        case .ended: return count > 0 ? "\(moments), \(phrases.streakEnded)" : phrases.streakEnded
        }
    }

    private func trackerLegend(_ used: Set<TrackerCalendar.Mark>) -> [(mark: TrackerCalendar.Mark, text: String)] {
        var marks: [TrackerCalendar.Mark] = [.done, .goal(4), .goal(2), .avoided]
        marks += (1...4).map { .moments($0) } + [.healed, .ended, .none]
        return marks.filter { mark in
            mark == .goal(2) ? (1...3).contains { used.contains(.goal($0)) } : used.contains(mark)
        }.map { ($0, phrases.mark($0)) }
    }

    private func calendarTable(_ tracker: TrackerAnalysis, _ weeks: [Day]) -> DataTable {
        let title = phrases.thePastYear
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.trackerTableNote)", headings: [phrases.weekOf] + weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDate(first)]
                    + (0..<7).map { offset in
                        let day = first.advanced(by: offset)
                        let mark = day <= today ? trackerMark(tracker, on: day) : .outside
                        if mark == .outside { return "" }
                        let count = tracker.days.count(on: day)
                        let isCounter = tracker.mode == .counter
                        let total = isCounter ? numbers.text(tracker.days.total(on: day)) : numbers.text(count)
                        let number = count == 0 ? "·" : total
                        return mark == .healed ? "\(number) \(phrases.healed)" : number
                    }
            })
    }
}
