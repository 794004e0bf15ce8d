import Counting
import Markup
import Model
import Wording

/// A year: all days in one grid, and a summary.
package struct YearPage: SitePage {
    /// A month with its number of sober days, or of days that count instead.
    struct Month: Sendable {
        let name: String
        /// Empty for a month without a page.
        let soberDays: String
        /// After the number: `of 31`, or `drinks` and `8 without an entry`; may be empty.
        let notes: [String]
        /// Nil for a month without a page.
        let link: Link?
        /// A row for each week with seven cells; nil outside of the month.
        let weeks: [[HeatCell?]]
    }

    /// The number of days of a kind; without a look, the assumed days, which are part of the steady ones.
    typealias Tally = (look: HeatLook?, days: Int, text: String, isPart: Bool)

    package let frame: Frame
    let name: String
    let pager: Pager
    let facts: [Fact]
    /// The days of each level; empty without levels.
    let tally: [Tally]
    let monthsLabel: String
    let months: [Month]
    let scale: HeatScale
    let weekdays: [String]
    let grid: YearGrid
    /// The comparison with the year before; nil if that has no entries.
    let comparison: YearComparison?
    /// The habits compared with the year before; nil if no habit is in both.
    let habits: Card?
    let besides: Besides
    /// The replacement for the grid on paper: the path of the poster from the root of the site, and its description;
    /// nil if there isn't one.
    let poster: (path: String, text: String)?
    var phrases: Phrases { frame.language.phrases }

    package static let template = PageTemplate<YearPage>(
        "year", style: "calendar", shapes: [HeatShapes.year],
        [
            .html("heading", "the page's heading with the way to its neighbours") { page, html in
                html.head(page.pager, on: page.frame.address) { $0 += "<h1>\(page.name)</h1>" }
            },
            .text("year", "the year, such as 2025") { $0.name },
            .text("totalsLabel", "what the totals are called") { $0.phrases.totals },
            .html("facts", "the large numbers") { $1.facts($0.facts, "facts-year", on: $0.frame.address) },
            .html("tally", "the days by level") { $1 += $0.tallyHTML },
            .html("months", "the months with their sober days") { $1 += $0.monthsHTML },
            .card(
                "comparison", "the sober days against those of the year before, empty where that has no entry",
                \.comparison?.card),
            .card("habits", "each habit's share of what was planned, beside the year before", \.habits),
            .html("calendar", "the days in one grid, with what the shades mean and the table") {
                $0.writeCalendar(to: &$1)
            },
            .html("poster", "the poster, which only paper shows; empty without a sober day", \.poster) {
                $2 += $1.html(poster: $0)
            },
        ])

    package static let usualSize = 1 << 17

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
        let all = Pager.Step(link: Link(.years, fragment: YearStrip.id(of: year)), text: phrases.allYears)
        pager = Pager(phrases.years, report.span.years.neighbours(of: year), up: all, phrases) { year in
            Pager.Step(link: Link(.year(year)), text: String(year))
        }
        facts = [Fact](of: totals, grid.days, in: report)
        tally = YearPage.tally(of: totals, in: report)
        monthsLabel =
            report.leading != nil
            ? phrases.monthsWithDaysThatCount
            : report.tellsDrinksFirst ? phrases.monthsWithDrinks : phrases.monthsWithSoberDays
        // Months before the first record are left out.
        months = (1...12).map { YearMonth(year: year, month: $0) }.filter {
            $0.lastDay >= recorded.lowerBound
        }.map { Month($0, in: report) }
        scale = HeatScale(of: grid.days, in: report)
        weekdays = report.weekdayHeadings
        self.grid = grid
        let sheet = ShareAddress.poster(year)
        poster =
            sheet.hasCard(in: report)
            ? (sheet.path(.poster, "svg"), ShareHeadline(sheet, in: report).text) : nil
        comparison = YearComparison([year - 1, year], in: report)
        habits = Card.habits(of: [year - 1, year], in: report)
        let weeks = stride(from: grid.firstDay, through: grid.days.upperBound, by: 7).filter {
            recorded.overlaps($0...$0.advanced(by: 6))
        }
        besides = Besides(
            DataTable(shadesOf: weeks, title: grid.title, in: grid.days, in: report), sharing: .year(year),
            .poster(year), in: report)
    }

    private static func tally(of totals: SpanTotals, in report: Report) -> [Tally] {
        guard totals.levelDays > 0 else { return [] }
        let phrases = report.phrases
        let sober = report.lead == .less ? phrases.daysWithoutDrink(upTo: report.profile.soberUpTo) : phrases.sober
        let kinds: [Tally] = [
            (.sober(HeatLook.soberStep), totals.sober, sober, false),
            (.steady, totals.steady - totals.sober, phrases.steadyNotSober, false),
            (.easy, totals.easy, phrases.easyWord, false), (.wild, totals.wild, phrases.wildWord, false),
            (.noEntry, totals.gap, phrases.withoutEntry, false), (.paused, totals.paused, phrases.pausedWord, false),
            (nil, totals.assumed, phrases.assumed, true), (.healed(nil), totals.healed, phrases.healedWord, true),
        ]
        return kinds.filter { $0.days > 0 }
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
        // Drinks of days without an entry aren't known.
        let all =
            report.tellsDrinksFirst
            ? [report.drinks(totals).unit] + report.missing(totals).map(\.text)
            : [report.phrases.of(report.knownDays(totals))]
        notes = report.knownDays(totals) > 0 ? all : []
        link = hasPage ? Link(.month(month)) : nil
        weeks = stride(from: firstWeek, through: days.upperBound, by: 7).map { week in
            (week...week.advanced(by: 6)).map { days.contains($0) ? HeatCell($0, in: report) : nil }
        }
    }
}

/// The cards of a year's page.
extension YearPage {
    var tallyHTML: HTML {
        guard !tally.isEmpty else { return "" }
        return """
            <ul class="tally">\
            \(each: tally, { item in
                """
                <li\(if: item.isPart, #" class="of-them""#)><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\
                \({ html in
                    if let look = item.look { html.key(of: look) } else { html.assumedKey() }
                })</svg><b>\(phrases.numbers.text(item.days))</b> \(item.text)</li>
                """
            })</ul>
            """
    }

    var monthsHTML: HTML {
        """
        <ul class="months" aria-label="\(monthsLabel)">\
        \(each: months, { month in
            let days = month.daysHTML
            let linked: HTML? = month.link.map { link in
                """
                <a\(href: link, on: frame.address)><span>\(month.name)</span><b>\(month.soberDays)</b>\
                \(each: month.notes, { " <small>\($0)</small>" })\(days)</a>
                """
            }
            return "<li>\(linked ?? #"<span class="off"><span>\#(month.name)</span>\#(days)</span>"#)</li>"
        })</ul>
        """
    }

    func writeCalendar(to html: inout HTML) {
        html += """
            <section class="card whole-year\(if: poster != nil, " on-screen")" id="days" \
            aria-label="\(phrases.calendar(of: name))">\(grid.halves)\({ $0.heatScale(scale, on: frame.address) })\
            <p class="to-days"><a href="#days">\(phrases.showEveryDay)</a></p>\({ $0.weekdays(weekdays) })\
            \(grid.html(on: frame.address))
            """
        besides.write(on: frame.address, to: &html)
        html.markup("</section>")
    }

    /// A picture for paper only; it isn't loaded lazily, because it would then be missing in print.
    func html(poster: (path: String, text: String)) -> HTML {
        """
        <img class="poster-sheet" src="\(frame.address.root)\(poster.path)" alt="\(poster.text)" width="1188" \
        height="1680">
        """
    }
}

extension YearPage.Month {
    private static let pitch = 14

    /// The days as small squares, which repeat the numbers.
    fileprivate var daysHTML: HTML {
        var squares = HeatSquares()
        for (row, week) in weeks.enumerated() {
            for (column, cell) in week.enumerated() {
                guard let cell else { continue }
                squares.add(cell, x: column * Self.pitch, y: row * Self.pitch)
            }
        }
        return #"<svg class="mini" viewBox="0 0 96 82" aria-hidden="true">\#({ squares.write(to: &$0) })</svg>"#
    }
}
