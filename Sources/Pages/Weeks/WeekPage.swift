import Counting
package import Markup
package import Model
import Wording

/// The report of a week.
package struct WeekPage: SitePage {
    package let frame: Frame
    /// `Week 44`.
    package let name: String
    /// `27 October to 2 November 2025`.
    package let dates: String
    package let pager: Pager
    package let story: Card
    package let days: Card
    /// Nil if nothing can be compared: no levels, no minutes.
    package let comparison: Card?
    /// Nil if there are no habits.
    package let habits: Card?
    package let saboteurs: Card?
    package let jokers: Card?
    /// The web address of the page; nil if the site's address isn't set.
    package let webAddress: String?

    /// The path of the Markdown report of a week, relative to the root of the site.
    package static func markdownPath(of week: Week) -> String { "\(PageAddress.week(week).folder)/\(week).md" }

    package static let usualSize = 1 << 15

    package static func addresses(in report: Report) -> [PageAddress] { report.span.weeks.map(PageAddress.week) }

    package init?(at address: PageAddress, in report: Report) {
        guard case .week(let week) = address else { return nil }
        self.init(week, in: report)
    }

    /// The page of a week, which only uses what was known at its end.
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
        pager = Pager(phrases.weeks, report.span.weeks.neighbours(of: week), phrases) { other in
            let name = phrases.weekName(other.number)
            let isNear = abs(week.distance(to: other)) == 1
            return Pager.Step(link: Link(.week(other)), text: isNear ? name : "\(name), \(other.year)")
        }
        story = .story(of: summary, in: report)
        days = .days(of: summary, heading: heading, in: report)
        comparison = .comparison(of: summary, in: report)
        habits = .habits(of: summary, in: report)
        saboteurs = .saboteurs(of: summary, in: report)
        jokers = .jokers(of: summary, in: report)
        webAddress = report.webAddress(of: address.path)
    }
}

/// The fields of the template, and the report of a week as Markdown, in the words of its page.
extension WeekPage {
    package static let template = PageTemplate<WeekPage>(
        "week",
        [
            .html("heading", "the page's heading with the way to its neighbours") { $0.writeHeading(to: &$1) },
            .text("name", "the week, such as Week 44") { $0.name },
            .text("dates", "its first and its last day") { $0.dates },
            .text("lead", "what stands out, in a sentence") { $0.story.blocks[0].text },
            .card("story", "the week in a sentence or two, and what it saved", \.story),
            .card("days", "the seven days, and what was written on them", \.days),
            .card("comparison", "the week beside the weeks before", \.comparison),
            .card("habits", "what was done day by day", \.habits),
            .card("saboteurs", "what the saboteurs did", \.saboteurs),
            .card("jokers", "what happened to jokers, and milestones that were reached", \.jokers),
        ])

    /// The whole page as text, below its heading.
    package func write(to document: inout some TextDocument) {
        for card in [story, days, comparison, habits, saboteurs, jokers] { card?.write(to: &document) }
    }

    package var markdown: Markdown {
        var markdown: Markdown = "# \(name), \(dates)"
        write(to: &markdown)
        frame.writeClosing(webAddress, to: &markdown)
        markdown.markup("\n")
        return markdown
    }

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
