import Counting
import Markup
import Model
import Wording

/// A month: its ring calendar, and the details of every day.
package struct MonthPage: SitePage {
    package let frame: Frame
    let month: YearMonth
    let pager: Pager
    let facts: [Fact]
    let calendar: RingCalendar
    /// The reports of the weeks that overlap the month, ascending.
    let weeks: [WeekIndexRow]
    /// The days up to today, latest first.
    let days: [DayDetail]
    /// Days that are combined in one line, latest first.
    let runs: [DayRun]
    /// The index of the first day that a narrow page folds up, and the text of the button that unfolds the rest.
    let rest: (start: Int, text: String)?
    var phrases: Phrases { frame.language.phrases }

    package static let template = PageTemplate<MonthPage>(
        "month", style: "calendar",
        [
            .html("heading", "the page's heading with the way to its neighbours") { $0.writeHeading(to: &$1) },
            .text("name", "the name of the month") { $0.phrases.monthName($0.month.month) },
            .text("year", "its year") { String($0.month.year) },
            .html("facts", "the large numbers") { $1.facts($0.facts, "facts-month", on: $0.frame.address) },
            .html("calendar", "the ring calendar with its legend, its table and the way to the weeks") {
                $0.writeCalendar(to: &$1)
            },
            .html("days", "the details of the days, latest first") { $0.writeDays(to: &$1) },
        ])

    package static let usualSize = 1 << 17

    package static func addresses(in report: Report) -> [PageAddress] { report.span.months.map(PageAddress.month) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .month(let month) = address else { return nil }
        let (phrases, recorded) = (report.phrases, report.analysis.days.range)
        let range = month.firstDay...month.lastDay
        let totals = SpanTotals(report.analysis, in: range)
        let text = phrases.text(month)
        frame = report.frame(
            address, title: report.title(text), description: phrases.calendarDescription(of: text), marksToday: true)
        self.month = month
        let year = Pager.Step(link: Link(.year(month.year)), text: String(month.year))
        pager = Pager(phrases.months, report.span.months.neighbours(of: month), up: year, phrases) { other in
            let isNear = other == month.next || other == month.previous
            return Pager.Step(
                link: Link(.month(other)), text: isNear ? phrases.monthName(other.month) : phrases.text(other))
        }
        facts = MonthPage.facts(of: totals, range, in: report)
        calendar = RingCalendar(month, totals, in: report)
        weeks = report.span.weeks(in: range).map { WeekIndexRow($0, in: report) }
        guard range.overlaps(recorded) else {
            (days, runs, rest) = ([], [], nil)
            return
        }
        let shown = range.clamped(to: recorded)
        let opened = MonthPage.opened(of: shown, in: report)
        days = shown.reversed().map { DayDetail($0, isDefault: $0 == opened, in: report) }
        runs = DayRun.all(in: days, phrases)
        rest = MonthPage.rest(of: days, runs, phrases)
    }

    /// The number of days that a narrow page shows at first.
    private static let openDays = 7
    /// A list of at most this many rows is shown completely.
    private static let fewRows = 10

    /// A run isn't divided.
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

    /// The day that is open by default: today, else the last one with details.
    private static func opened(of days: ClosedRange<Day>, in report: Report) -> Day {
        guard !days.contains(report.today) else { return report.today }
        let analysis = report.analysis
        return days.last { analysis.hasRecord(on: $0) || analysis.days.note(on: $0) != nil } ?? days.upperBound
    }

    private static func facts(of totals: SpanTotals, _ days: ClosedRange<Day>, in report: Report) -> [Fact] {
        let phrases = report.phrases
        var facts: [Fact] = []
        let known = report.knownDays(totals)
        if known > 0 {
            let outOf = report.isRunning(days) ? phrases.ofDaysSoFar(known) : phrases.ofDays(known)
            facts += [Fact](levels: totals, outOf: outOf, in: report)
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

/// The cards of a month's page.
extension MonthPage {
    func writeHeading(to html: inout HTML) {
        let year = Link(.year(month.year))
        html.head(pager, on: frame.address) { html in
            html += "<h1>\(phrases.monthName(month.month)) \(year, on: frame.address, String(month.year))</h1>"
        }
    }

    func writeCalendar(to html: inout HTML) {
        html += #"<section class="card month sticky" aria-label="\#(phrases.calendar)">"#
        html.ringCalendar(calendar, on: frame.address, namesCells: true)
        html += """
            \(if: !weeks.isEmpty, """
                <nav aria-label="\(phrases.weeks)"><ul class="weeks-of">\
                \(each: weeks, { week in
                    """
                    <li><a\(href: week.link, on: frame.address)><b>\(week.name)</b> <small>\(week.dates)</small> \
                    <small>\(week.summary)</small></a></li>
                    """
                })</ul></nav>
                """)</section>
            """
    }

    func writeDays(to html: inout HTML) {
        html += """
            <section class="card journal\(if: isBrief, " brief")" id="days" aria-labelledby="h-days">\
            <header><h2 id="h-days">\(phrases.dayByDay)</h2><p><a class="all" href="#days">\(phrases.openAll)</a>\
            <a class="fewer" href="#top">\(phrases.closeAll)</a></p></header>

            """
        for index in days.indices {
            let number = days[index].number
            // A narrow page hides the other days at first.
            if let rest, index == rest.start {
                html += ##"<p class="run rest" id="rest"><a href="#rest"><b>\##(rest.text)</b></a></p>"##
            }
            if let run = runs.first(where: { $0.days.upperBound == number }) { html.run(run) }
            let isFolded = runs.contains { $0.days.contains(number) }
            html.day(days[index], frame.noteLabels, phrases, isFolded: isFolded) { html in
                html.marking(days[index].day, in: frame.report)
            }
        }
        html.markup("</section>")
    }

    /// Whether the details beside the calendar are far shorter than it, so that others are shown below them.
    private var isBrief: Bool {
        guard let day = days.first(where: \.isDefault) else { return false }
        return day.timeline.count <= 4 && day.marks.count <= 4 && day.note == nil
    }
}
