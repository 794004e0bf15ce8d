import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The running week at a glance.
package struct WeekCard: Sendable {
    package let title: String
    /// The week's report.
    package let link: Link
    package let dates: String
    package let days: SevenDays
    package let figures: [Figure]
    package let remark: String
    /// Where the calendar's weeks begin on another day than those of the reports, what the reports count.
    package let isoRemark: String?
}

extension Report {
    func weekCard() -> WeekCard {
        let week = Week(containing: today)
        let totals = SpanTotals(analysis, in: week.monday...week.sunday)
        var figures: [Figure] = []
        if totals.levelDays > 0 { figures.append(phrases.steadyDays(totals.steady, of: totals.levelDays)) }
        if hasMindfulness { figures.append(phrases.mindfulMinutes(totals.mindfulnessMinutes)) }
        if hasWorkouts { figures.append(phrases.workoutDays(totals.workoutDays)) }
        if figures.isEmpty, totals.logs > 0 { figures.append(phrases.logs(totals.logs)) }
        return WeekCard(
            title: phrases.thisWeek, link: Link(.week(week)),
            dates: phrases.span(phrases.dayAndMonth(week.monday), phrases.dayAndMonth(week.sunday)),
            days: SevenDays(week, in: self), figures: figures,
            remark: hasLevels || figures.isEmpty ? phrases.weekRemark(remark(on: totals)) : "",
            isoRemark: profile.weekStart == .monday ? nil : phrases.reportsBeginOnMonday(profile.weekStart))
    }

    private func remark(on totals: SpanTotals) -> WeekRemark {
        guard totals.levelDays > 0 else { return .nothing }
        if totals.steady == totals.levelDays { return .allSteady }
        return totals.healed > 0 && totals.steady + totals.healed == totals.levelDays ? .healed(totals.healed) : .mixed
    }
}
