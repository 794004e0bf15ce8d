import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func weekPage(_ week: Week) -> WeekPage {
        let summary = WeekSummary(analysis, of: week)
        let name = phrases.weekName(week.number)
        let dates = phrases.weekDates(week)
        return WeekPage(
            frame: frame(
                .week(week), title: title("\(name), \(dates)"), description: phrases.weekDescription(dates)),
            name: name, dates: dates, pager: pager(week), days: weekDays(summary, title: "\(name), \(dates)"),
            story: weekStory(summary), comparison: comparisonCard(summary), rewards: weekRewards(summary),
            saboteurs: weekSaboteurs(summary), webAddress: webAddress(of: PageAddress.week(week).path))
    }

    private func pager(_ week: Week) -> Pager {
        let neighbours = span.neighbours(of: week)
        func step(_ other: Week) -> Pager.Step {
            let name = phrases.weekName(other.number)
            let isNear = abs(week.distance(to: other)) == 1
            return Pager.Step(link: Link(.week(other)), text: isNear ? name : "\(name), \(other.year)")
        }
        return Pager(
            label: phrases.weekPages, before: neighbours.before.map(step), after: neighbours.after.map(step), up: nil,
            beforeWord: phrases.before, afterWord: phrases.next)
    }
}
