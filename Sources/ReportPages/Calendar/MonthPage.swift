import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A month: its ring calendar, and every day in detail.
package struct MonthPage: SitePage {
    package let frame: Frame
    package let name: String
    package let year: String
    package let yearLink: Link
    package let pager: Pager
    package let facts: [Fact]
    package let calendarLabel: String
    package let calendar: RingCalendar
    package let weeksLabel: String
    /// The reports of the weeks that reach into the month, ascending.
    package let weeks: [WeekIndexRow]
    package let daysTitle: String
    package let openAll: String
    package let closeAll: String
    /// The days that have been, latest first.
    package let days: [DayDetail]
    /// How each of the days is written down; nil in a file, and for the public.
    let markings: [DayMarking?]
    /// Days that are folded into one line, latest first.
    package let runs: [DayRun]
    /// The place of the first of the days that a narrow page leaves out until they are asked for, and what asks for them.
    let rest: (start: Int, text: String)?

    package static let template = PageTemplate<MonthPage>(
        "month", style: "calendar",
        [
            .html("heading", "the page's heading with the way to its neighbours") { $0.writeHeading(to: &$1) },
            .text("name", "the name of the month") { $0.name },
            .text("year", "its year") { $0.year },
            .html("facts", "the large numbers") { $1.facts($0.facts, "facts-month", on: $0.frame.address) },
            .html("calendar", "the ring calendar with its legend, its table and the way to the weeks") {
                $0.writeCalendar(to: &$1)
            },
            .html("days", "the details of the days, latest first") { $0.writeDays(to: &$1) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.span.months.map(PageAddress.month) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .month(let month) = address else { return nil }
        let (phrases, recorded) = (report.phrases, report.analysis.days.range)
        let range = month.firstDay...month.lastDay
        let totals = SpanTotals(report.analysis, in: range)
        let text = phrases.text(month)
        frame = report.frame(
            address, title: report.title(text), description: phrases.calendarDescription(of: text), marksToday: true)
        name = phrases.monthName(month.month)
        year = String(month.year)
        yearLink = Link(.year(month.year))
        pager = Pager(month, in: report)
        facts = MonthPage.facts(of: totals, range, in: report)
        calendarLabel = phrases.calendar
        calendar = RingCalendar(month, totals, in: report)
        weeksLabel = phrases.weeks
        weeks = report.span.weeks(in: range).map { WeekIndexRow($0, in: report) }
        daysTitle = phrases.dayByDay
        openAll = phrases.openAll
        closeAll = phrases.closeAll
        guard range.overlaps(recorded) else {
            (days, markings, runs, rest) = ([], [], [], nil)
            return
        }
        let shown = range.clamped(to: recorded)
        let opened = MonthPage.opened(of: shown, in: report)
        days = shown.reversed().map { DayDetail($0, isDefault: $0 == opened, in: report) }
        markings = shown.reversed().map { DayMarking($0, in: report) }
        runs = DayRun.all(in: days, phrases)
        rest = MonthPage.rest(of: days, runs, phrases)
    }

    /// As many days as a narrow page shows at first.
    private static let openDays = 7
    /// As many rows as are not worth a way to the rest of them.
    private static let fewRows = 10

    /// A run stays whole.
    private static func rest(
        of days: [DayDetail], _ runs: [DayRun], _ phrases: Phrases
    ) -> (start: Int, text: String)? {
        let folded = runs.reduce(0) { $0 + $1.days.count - 1 }
        guard days.count - folded > fewRows else { return nil }
        let start = days.indices.dropFirst(openDays).first { index in
            !runs.contains { $0.days.contains(days[index].number) && $0.days.upperBound != days[index].number }
        }
        return start.map { ($0, phrases.moreDays(days.count - $0)) }
    }

    /// The day that is open where none was asked for: today, else the last one with something in it.
    private static func opened(of days: ClosedRange<Day>, in report: Report) -> Day {
        guard !days.contains(report.today) else { return report.today }
        let table = report.analysis.days
        let last = days.last { day in
            guard table.entry(on: day) == nil, table.note(on: day) == nil, table.logCount(on: day) == 0 else {
                return true
            }
            guard let record = table[day] else { return false }
            return record.mindfulnessMinutes > 0 || record.workoutMinutes > 0
        }
        return last ?? days.upperBound
    }

    private static func facts(of totals: SpanTotals, _ days: ClosedRange<Day>, in report: Report) -> [Fact] {
        let phrases = report.phrases
        var facts: [Fact] = []
        if totals.levelDays > 0 {
            facts += [Fact](levels: totals, outOf: phrases.ofDays(totals.levelDays), in: report)
        }
        facts += [Fact](leadingIn: days, of: report)
        if report.hasMindfulness {
            facts.append(Fact(.leaf, phrases.mindfulness, phrases.duration(totals.mindfulnessMinutes)))
        }
        if report.hasWorkouts { facts.append(Fact(.flame, phrases.workout, phrases.duration(totals.workoutMinutes))) }
        if totals.healed > 0 { facts.append(Fact(.clover, phrases.healed, phrases.days(totals.healed))) }
        return facts
    }
}

extension Pager {
    /// The way from a month to its neighbours and its year.
    fileprivate init(_ month: YearMonth, in report: Report) {
        let phrases = report.phrases
        let neighbours = report.span.neighbours(of: month)
        func step(_ other: YearMonth) -> Step {
            let isNear = other == month.next || other == month.previous
            return Step(
                link: Link(.month(other)), text: isNear ? phrases.monthName(other.month) : phrases.text(other))
        }
        self.init(
            label: phrases.months, before: neighbours.before.map(step), after: neighbours.after.map(step),
            up: Step(link: Link(.year(month.year)), text: String(month.year)), beforeWord: phrases.before,
            afterWord: phrases.next)
    }
}
