import ProgressAnalysis
package import ProgressModel
import ReportMarkup
import ReportWords

/// The report of a week.
package struct WeekPage: SitePage {
    package let frame: Frame
    /// `Week 44`.
    package let name: String
    /// `27 October to 2 November 2025`.
    package let dates: String
    package let pager: Pager
    package let story: WeekStory
    package let days: WeekDays
    /// Nil where nothing can be compared: no levels, no minutes.
    package let comparison: WeekComparisonCard?
    /// Nil where nothing is done day by day.
    package let habits: WeekRows?
    package let saboteurs: WeekRows?
    package let jokers: WeekJokers?
    /// Where the page will be found; nil where the site's address is not set.
    package let webAddress: String?

    package static let template = PageTemplate<WeekPage>(
        "week", words + cards)

    /// Where the Markdown of a week's report lies, relative to the root of the site.
    package static func markdownPath(of week: Week) -> String { "\(PageAddress.week(week).folder)/\(week).md" }

    package static func addresses(in report: Report) -> [PageAddress] { report.span.weeks.map(PageAddress.week) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .week(let week) = address else { return nil }
        self.init(week, in: report)
    }

    /// The page of a week, from no more than was known at its end.
    package init(_ week: Week, in report: Report) {
        let address = PageAddress.week(week)
        let report = report.window(of: address)
        let phrases = report.phrases
        let summary = WeekSummary(report.analysis, of: week)
        let name = phrases.weekName(week.number)
        let dates = phrases.weekDates(week)
        let heading = "\(name), \(dates)"
        frame = report.frame(
            address, title: report.title(heading), description: phrases.weekDescription(dates), marksToday: true)
        self.name = name
        self.dates = dates
        pager = WeekPage.pager(week, in: report)
        story = WeekStory(summary, in: report)
        days = WeekDays(summary, heading: heading, in: report)
        comparison = WeekComparisonCard(summary, in: report)
        habits = WeekRows(habitsOf: summary, in: report)
        saboteurs = WeekRows(saboteursOf: summary, in: report)
        jokers = WeekJokers(summary, in: report)
        webAddress = report.webAddress(of: address.path)
    }

    private static func pager(_ week: Week, in report: Report) -> Pager {
        let phrases = report.phrases
        let neighbours = report.span.neighbours(of: week)
        func step(_ other: Week) -> Pager.Step {
            let name = phrases.weekName(other.number)
            let isNear = abs(week.distance(to: other)) == 1
            return Pager.Step(link: Link(.week(other)), text: isNear ? name : "\(name), \(other.year)")
        }
        return Pager(
            label: phrases.weeks, before: neighbours.before.map(step), after: neighbours.after.map(step), up: nil,
            beforeWord: phrases.before, afterWord: phrases.next)
    }
}

/// What a template may name.
extension WeekPage {
    private static let words: [TemplateField<WeekPage>] = [
        .html("heading", "the page's heading with the way to its neighbours") { $0.writeHeading(to: &$1) },
        .text("name", "the week, such as Week 44") { $0.name },
        .text("dates", "its first and its last day") { $0.dates },
        .text("lead", "what stands out, in a sentence") { $0.story.lead },
    ]

    private static let cards: [TemplateField<WeekPage>] = [
        .html("story", "the week in a sentence or two, and what it saved") {
            $1 += $0.story.html(on: $0.frame.address)
        },
        .html("days", "the seven days, and what was written on them") { $0.days.write(on: $0.frame.address, to: &$1) },
        .html("comparison", "the week beside the weeks before", \.comparison) { $0.write(to: &$2) },
        .html("habits", "what was done day by day", \.habits) { $0.write(on: $1.frame.address, to: &$2) },
        .html("saboteurs", "what the saboteurs did", \.saboteurs) { $0.write(on: $1.frame.address, to: &$2) },
        .html("jokers", "what happened to jokers, and milestones that were reached", \.jokers) {
            $0.write(on: $1.frame.address, to: &$2)
        },
    ]

    private func writeHeading(to html: inout HTML) {
        html.head(pager, on: frame.address) { html in
            html.element("h1") { html in
                html.text(name)
                html.markup(" ")
                html.element("span", text: dates)
            }
        }
    }
}
