import ProgressAnalysis
import ProgressModel
import ReportMarkup
package import ReportWords

/// The current week at a glance.
package struct WeekCard: Sendable {
    package let title: String
    /// The week's report.
    package let link: Link
    package let dates: String
    /// Nil where no ring is ever drawn.
    package let days: SevenDays?
    package let figures: [Figure]
    package let remark: String
    /// Where the calendar's weeks begin on another day than those of the reports, what the reports count.
    package let isoRemark: String?
}

extension WeekCard {
    init(in report: Report) {
        let phrases = report.phrases
        let weekStart = report.profile.weekStart
        let week = Week(containing: report.today)
        let totals = SpanTotals(report.analysis, in: week.days)
        var figures: [Figure] = []
        if totals.levelDays > 0 {
            // Where to drink less leads the ring tells the drinks.
            figures +=
                report.lead == .less
                ? report.levelCounts(totals) : [phrases.soberDays(totals.sober, of: totals.levelDays)]
        }
        figures += report.missing(totals)
        if report.hasMindfulness { figures.append(phrases.mindfulMinutes(totals.mindfulnessMinutes)) }
        if report.hasWorkouts { figures.append(phrases.workoutDays(totals.workoutDays)) }
        if figures.isEmpty || report.leadsByHabits, let habits = report.habitSentence(week) {
            figures.insert(habits, at: 0)
        }
        title = phrases.thisWeek
        link = Link(.week(week))
        dates = phrases.span(phrases.dayAndMonth(week.monday), phrases.dayAndMonth(week.sunday))
        days = report.drawsRings ? SevenDays(week, in: report) : nil
        self.figures = figures
        let hasRemark = figures.isEmpty || report.hasLevels && report.lead != .less
        remark = hasRemark ? WeekCard.remark(on: totals, in: report) : ""
        isoRemark = weekStart == .monday ? nil : phrases.reportsBeginOnMonday(weekStart)
    }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("week", id: "h-week", heading: "\(arrow: link, on: page, title)", aside: "\(dates)") {
            $0 += """

                \({ days?.write(on: page, to: &$0) })
                <p class="summary">\
                \(each: figures.enumerated(), { "\(if: $0 > 0, ", ")\($1)" })\(if: !figures.isEmpty, ". ")\(remark)</p>\
                \(isoRemark, { #"<p class="iso">\#($0)</p>"# })
                """
        }
    }

    private static func remark(on totals: SpanTotals, in report: Report) -> String {
        let phrases = report.phrases
        guard totals.decidedDays > 0 else { return phrases.weekIsOpen }
        if totals.sober == totals.decidedDays { return phrases.soberWeekSoFar }
        if totals.steady == totals.decidedDays { return phrases.steadyWeekSoFar }
        return totals.healed > 0 && totals.steady + totals.healed == totals.decidedDays
            ? phrases.healedInWeek(totals.healed, streak: report.profile.levelStreakName(phrases))
            : phrases.everyDayIsANewStart
    }
}
