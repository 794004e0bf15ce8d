import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A year on one sheet of A4 that folds to a book of eight pages; only for the person.
package struct ZinePage: SitePage {
    /// A line of a page: what stands before it, and what it says.
    struct Line: Sendable {
        let label, text: String
    }

    package let frame: Frame
    package let name: String
    package let lede: String
    /// How it is printed, cut and folded.
    package let steps: [String]
    /// The year, which is the title of the book.
    let year: String
    /// The poster of the year, or its square picture, below the year: the path from the root of the site, and what it says;
    /// nil where there is neither.
    let cover: (path: String, text: String, isWhole: Bool)?
    let headings: ZineHeadings
    /// At most six.
    package let facts: [Fact]
    /// Two halves of the year with their names.
    let halves: [(title: String, months: [YearPage.Month])]
    /// What the year brought, at most eight.
    let turns: [Line]
    /// What was written, with its day; at most one of each quarter.
    let quotes: [Line]
    /// What was done on how many days, at most seven.
    let done: [Line]
    /// The first sentences of the person's reason; nil without.
    let why: String?

    package static let template = PageTemplate<ZinePage>(
        "zine",
        [
            .html("heading", "the page's heading") { page, html in
                let step = Pager.Step(link: Link(page.frame.address.yearOfZine), text: page.year)
                html.head(page.name, lede: page.lede, beside: step, on: page.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .list(
                "steps", "how it is printed, cut and folded", { $0.steps },
                [.text("step", "a step, in a sentence") { $0 }]
            ),
            .html("sheet", "the eight pages, in the order in which they are read") { $0.writeSheet(to: &$1) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.span.years.filter(report.hasZine).map(PageAddress.zine)
    }

    private static func days(of year: Int) -> ClosedRange<Day> {
        YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
    }

    package init?(at address: PageAddress, in report: Report) {
        guard case .zine(let number) = address, report.hasZine(of: number) else { return nil }
        let (phrases, days) = (report.phrases, ZinePage.days(of: number))
        year = String(number)
        name = phrases.zine(of: year)
        lede = phrases.zineLede
        frame = report.frame(address, title: report.title(name), description: lede)
        steps = phrases.zineSteps
        cover = [ShareAddress.poster(number), .year(number)].first { $0.hasCard(in: report) }.map { sheet in
            let shape = sheet.shapes.last ?? .poster
            return (sheet.path(shape, "svg"), ShareHeadline(sheet, in: report).text, shape == .poster)
        }
        headings = phrases.zineHeadings(next: String(number + 1))
        facts = Array([Fact](of: SpanTotals(report.analysis, in: days), days, in: report).prefix(6))
        halves = [1...6, 7...12].map { months in
            (
                phrases.months(from: months.lowerBound, to: months.upperBound),
                months.map { YearPage.Month(YearMonth(year: number, month: $0), in: report) }
            )
        }
        turns = ZinePage.turns(StoryChapter.brief(of: report.analysis.story, in: days, of: report))
        quotes = ZinePage.quotes(in: days, of: report)
        done = ZinePage.done(in: days, of: report)
        why = report.analysis.history.why.flatMap { $0.firstProse(limit: 220) }
    }

    /// The chapters with a date; of too many, the first milestones, which are the shortest, are left out.
    private static func turns(_ chapters: [StoryChapter]) -> [Line] {
        var chapters = chapters.filter { !$0.date.isEmpty }
        while chapters.count > mostTurns {
            let isMilestone = { (chapter: StoryChapter) in if case .milestone = chapter.sign { true } else { false } }
            chapters.remove(at: chapters.firstIndex(where: isMilestone) ?? 0)
        }
        return chapters.map { Line(label: $0.date, text: $0.title) }
    }

    private static let (mostTurns, mostDone, longestQuote) = (8, 7, 110)

    /// Of each quarter the day with the most to read, of what a quarter of the page has room for.
    private static func quotes(in days: ClosedRange<Day>, of report: Report) -> [Line] {
        var longest: [(day: Day, text: String, count: Int)?] = [nil, nil, nil, nil]
        let table = report.analysis.days
        for day in days {
            let quarter = (day.date.month - 1) / 3
            let most = longest[quarter]?.count ?? 0
            // Text is never longer than its Markdown, which is not read where it cannot be the longest.
            let bytes = [table.note(on: day), table.entry(on: day)?.note].map { $0?.utf8.count ?? 0 }
            guard bytes.contains(where: { $0 > most }), let text = StoryQuote.words(on: day, in: report) else {
                continue
            }
            let count = text.count
            if count > most, count <= longestQuote { longest[quarter] = (day, text, count) }
        }
        return longest.compactMap(\.self).map { Line(label: report.phrases.shortDate($0.day), text: $0.text) }
    }

    /// What was done on most days first; what is for the person's own eyes alone does not stand on paper.
    private static func done(in days: ClosedRange<Day>, of report: Report) -> [Line] {
        let analysis = report.analysis
        let trackers = analysis.trackers.filter {
            $0.isActive && $0.kind != .saboteur && $0.tracker.visibility != .hidden
        }
        let habits = report.activities.map(Habit.activity) + trackers.map(Habit.tracker)
        let past = days.prefix { $0 <= report.today }
        let counts = habits.map { habit in
            (habit: habit, days: past.count { analysis.isDone(habit, on: $0) })
        }
        let most = counts.enumerated().filter { $1.days > 0 }.sorted { left, right in
            (right.element.days, left.offset) < (left.element.days, right.offset)
        }
        return most.prefix(mostDone).map { _, count in
            Line(label: report.name(of: count.habit), text: report.phrases.days(count.days).text)
        }
    }
}

extension PageAddress {
    /// The page of the year of such a sheet.
    fileprivate var yearOfZine: PageAddress { if case .zine(let year) = self { .year(year) } else { .years } }
}
