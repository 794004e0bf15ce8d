import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A year: every day in one grid, and what it came to.
package struct YearPage: SitePage {
    /// A month with its number of sober days, or of those that count for what stands in their place.
    package struct Month: Sendable {
        package let name: String
        /// Empty for a month without a page.
        package let soberDays: String
        /// `of 31`, the days with a level and the gaps between them, or what the number counts; empty where there are none.
        package let days: String
        /// Nil for a month without a page.
        package let link: Link?
        /// A row for each week, of seven cells; nil outside of the month.
        package let weeks: [[HeatCell?]]
    }

    /// How many days were of a kind.
    package struct Tally: Sendable {
        /// What it is in the grid below; nil for the assumed ones, which are among the steady.
        let look: HeatLook?
        /// Whether its days are among those of another kind.
        let isPart: Bool
        package let number: String
        package let text: String
    }

    package let frame: Frame
    package let name: String
    package let pager: Pager
    package let totalsLabel: String
    package let facts: [Fact]
    /// Days by level; empty where levels are never logged.
    package let tally: [Tally]
    package let monthsLabel: String
    package let months: [Month]
    package let calendarLabel: String
    package let scale: HeatScale
    /// What leads to the numbered days where there is little room.
    package let showEveryDay: String
    package let weekdays: [String]
    package let grid: YearGrid
    /// The year against the one before; nil where that has no entry.
    package let comparison: YearComparison?
    package let besides: Besides
    /// What paper shows in place of the grid: the path of the poster from the root of the site, and what it says; nil where
    /// there is none.
    package let poster: (path: String, text: String)?

    package static let template = PageTemplate<YearPage>(
        "year", style: "calendar", shapes: [HeatShapes.year],
        [
            .html("heading", "the page's heading with the way to its neighbours") { page, html in
                html.head(page.pager, on: page.frame.address) { $0 += "<h1>\(page.name)</h1>" }
            },
            .text("year", "the year, such as 2025") { $0.name },
            .text("totalsLabel", "what the totals are called") { $0.totalsLabel },
            .html("facts", "the large numbers") { $1.facts($0.facts, "facts-year", on: $0.frame.address) },
            .html("tally", "the days by level") { $1 += $0.tallyHTML },
            .html("months", "the months with their sober days") { $1 += $0.monthsHTML },
            .html("comparison", "the sober days against those of the year before, empty where that has no entry") {
                $0.comparison?.write(id: "against", to: &$1)
            },
            .html("calendar", "the days in one grid, with what the shades mean and the table") {
                $0.writeCalendar(to: &$1)
            },
            .html("poster", "the poster, which only paper shows; empty without a sober day", \.poster) {
                $2 += $1.html(poster: $0)
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.span.years.map(PageAddress.year) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .year(let year) = address else { return nil }
        let phrases = report.phrases
        let grid = YearGrid(year, in: report)
        let recorded = report.analysis.days.range
        let totals = SpanTotals(report.analysis, in: grid.days)
        name = String(year)
        frame = report.frame(
            address, title: report.title(name), description: phrases.calendarDescription(of: name), marksToday: true)
        pager = Pager(year, in: report)
        totalsLabel = phrases.totals
        facts = [Fact](of: totals, grid.days, in: report)
        tally = Tally.all(totals, in: report)
        monthsLabel =
            report.leading != nil
            ? phrases.monthsWithDaysThatCount
            : report.tellsDrinksFirst ? phrases.monthsWithDrinks : phrases.monthsWithSoberDays
        // Months before the first record have nothing to say.
        months = (1...12).map { YearMonth(year: year, month: $0) }.filter {
            $0.lastDay >= recorded.lowerBound
        }.map { Month($0, in: report) }
        calendarLabel = phrases.calendar(of: name)
        scale = HeatScale(of: grid.days, in: report)
        showEveryDay = phrases.showEveryDay
        weekdays = report.weekdayHeadings
        self.grid = grid
        let sheet = ShareAddress.poster(year)
        poster =
            sheet.hasCard(in: report)
            ? (sheet.path(.poster, "svg"), ShareHeadline(sheet, in: report).text) : nil
        comparison = YearComparison(of: year, in: report)
        let weeks = stride(from: grid.firstDay, through: grid.days.upperBound, by: 7).filter {
            recorded.overlaps($0...$0.advanced(by: 6))
        }
        besides = Besides(
            DataTable(shadesOf: weeks, title: grid.title, in: grid.days, in: report), sharing: .year(year),
            .poster(year), in: report)
    }
}

extension YearPage.Month {
    init(_ month: YearMonth, in report: Report) {
        let hasPage = report.span.contains(month)
        let days = month.firstDay...month.lastDay
        let totals = SpanTotals(report.analysis, in: days)
        let firstWeek = report.firstDayOfWeek(of: days.lowerBound)
        name = report.phrases.shortMonthName(month.month)
        let counted = report.leading.map { $0.goodDays(in: days, of: report) } ?? report.countedDays(in: days)
        let number = report.tellsDrinksFirst ? report.drinks(totals).number : report.numbers.text(counted)
        soberDays = hasPage ? number : ""
        let unit =
            report.tellsDrinksFirst
            ? report.drinks(totals).unit : report.phrases.of(totals.levelDays)
        self.days = totals.levelDays > 0 ? unit : ""
        link = hasPage ? Link(.month(month)) : nil
        weeks = stride(from: firstWeek, through: days.upperBound, by: 7).map { week in
            (week...week.advanced(by: 6)).map { days.contains($0) ? HeatCell($0, in: report) : nil }
        }
    }
}

extension YearPage.Tally {
    fileprivate static func all(_ totals: SpanTotals, in report: Report) -> [YearPage.Tally] {
        guard totals.levelDays > 0 else { return [] }
        let (phrases, numbers) = (report.phrases, report.numbers)
        let sober = report.lead == .less ? phrases.daysWithoutDrink(upTo: report.profile.soberUpTo) : phrases.sober
        let kinds: [(HeatLook, Int, String)] = [
            (.sober(HeatLook.soberStep), totals.sober, sober),
            (.steady, totals.steady - totals.sober, phrases.steadyNotSober),
            (.easy, totals.easy, phrases.easyWord), (.wild, totals.wild, phrases.wildWord),
            (.noEntry, totals.gap, phrases.withoutEntry), (.paused, totals.paused, phrases.pausedWord),
        ]
        var tally = kinds.filter { $0.1 > 0 }.map { Self($0.0, $0.1, $0.2, numbers) }
        if totals.assumed > 0 { tally.append(Self(nil, totals.assumed, phrases.assumed, isPart: true, numbers)) }
        if totals.healed > 0 {
            tally.append(Self(.healed(nil), totals.healed, phrases.healedWord, isPart: true, numbers))
        }
        return tally
    }

    private init(_ look: HeatLook?, _ days: Int, _ text: String, isPart: Bool = false, _ numbers: NumberFormat) {
        (self.look, self.isPart, self.text) = (look, isPart, text)
        number = numbers.text(days)
    }
}

extension Pager {
    /// The way from a year to its neighbours and to all years.
    fileprivate init(_ year: Int, in report: Report) {
        let phrases = report.phrases
        let neighbours = report.span.neighbours(of: year)
        func step(_ year: Int) -> Step { Step(link: Link(.year(year)), text: String(year)) }
        self.init(
            label: phrases.years, before: neighbours.before.map(step), after: neighbours.after.map(step),
            up: Step(link: Link(.years, fragment: YearStrip.id(of: year)), text: phrases.allYears),
            beforeWord: phrases.before, afterWord: phrases.next)
    }
}
