import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func yearPage(_ year: Int) -> YearPage {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let name = String(year)
        let totals = SpanTotals(analysis, in: days)
        let title = phrases.heatTitle(name)
        let firstWeek = days.lowerBound.advanced(by: -column(of: days.lowerBound))
        let weeks = stride(from: firstWeek, through: days.upperBound, by: 7).map { $0 }
        return YearPage(
            frame: frame(
                .year(year), title: self.title(name), description: phrases.calendarDescription(of: name)),
            name: name, pager: pager(year), totalsLabel: phrases.totals, facts: facts(of: totals),
            tally: tally(totals), monthsLabel: phrases.monthsWithSoberDays,
            months: (1...12).map { monthOfYear(YearMonth(year: year, month: $0)) },
            calendarLabel: phrases.calendar(of: name), scale: heatScale(sharing: .year(year)),
            weekdays: weekdayHeadings, title: title,
            description: phrases.heatDescription(soberDays(in: days)), weeks: weeks.map { yearWeek($0, in: days) },
            table: heatTable(
                weeks.filter { analysis.days.range.overlaps($0...$0.advanced(by: 6)) }, title: title, in: days))
    }

    private func pager(_ year: Int) -> Pager {
        let neighbours = span.neighbours(of: year)
        func step(_ year: Int) -> Pager.Step { Pager.Step(link: Link(.year(year)), text: String(year)) }
        return Pager(
            label: phrases.years, before: neighbours.before.map(step), after: neighbours.after.map(step),
            up: Pager.Step(link: Link(.years, fragment: YearStrip.id(of: year)), text: phrases.allYears),
            beforeWord: phrases.before, afterWord: phrases.next)
    }

    /// What a year came to, in a few numbers.
    func facts(of totals: SpanTotals) -> [Fact] {
        var facts: [Fact] = []
        if totals.levelDays > 0 {
            facts.append(
                Fact(
                    .drop, phrases.soberDays,
                    Figure(numbers.text(totals.steady), phrases.of(totals.levelDays))))
            if let amount = Savings(profile, soberDays: totals.steady)?.amount {
                facts.append(
                    Fact(.coin, phrases.saved, Figure(phrases.money.text(amount))))
            }
        }
        if totals.mindfulnessMinutes > 0 {
            facts.append(minutesFact(.leaf, phrases.mindfulness, totals.mindfulnessMinutes))
        }
        if totals.workoutMinutes > 0 {
            facts.append(minutesFact(.flame, phrases.workout, totals.workoutMinutes))
        }
        return facts
    }

    /// Hours and minutes, none of them lost to rounding.
    func minutesFact(_ icon: Icon, _ label: String, _ minutes: Int) -> Fact {
        Fact(icon, label, phrases.duration(minutes))
    }

    private func tally(_ totals: SpanTotals) -> [(core: RingCell.Core?, number: String, text: String)] {
        guard totals.levelDays > 0 else { return [] }
        var tally: [(core: RingCell.Core?, number: String, text: String)] = [
            (RingCell.Core.steady, numbers.text(totals.steady), phrases.steadyWord),
            (.easy, numbers.text(totals.easy), phrases.easyWord),
            (.wild, numbers.text(totals.wild), phrases.wildWord),
            (RingCell.Core.none, numbers.text(totals.gap), phrases.withoutEntry),
        ]
        if totals.healed > 0 { tally.append((nil, numbers.text(totals.healed), phrases.healedWord)) }
        return tally
    }

    private func monthOfYear(_ month: YearMonth) -> YearPage.Month {
        let link = span.contains(month) ? Link(.month(month)) : nil
        let sober = soberDays(in: month.firstDay...month.lastDay)
        return YearPage.Month(
            name: phrases.shortMonthName(month.month), soberDays: link == nil ? "" : numbers.text(sober), link: link)
    }

    private func yearWeek(_ first: Day, in days: ClosedRange<Day>) -> YearPage.Week {
        let week = (0..<7).map { first.advanced(by: $0) }
        let start = week.firstIndex { $0.dayOfMonth == 1 && days.contains($0) }
        let month = start.map { column in
            let month = week[column].date.month
            return (name: phrases.shortMonthName(month), column: column, isFirst: month == 1)
        }
        return YearPage.Week(month: month, cells: week.map { days.contains($0) ? heatCell($0) : nil })
    }
}
