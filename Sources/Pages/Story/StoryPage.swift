import Counting
import Markup
import Model
import Wording

/// The story so far, as chapters that are written by rules; not in the public edition.
package struct StoryPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// In chronological order, at most 20; the last one is today.
    package let chapters: [StoryChapter]
    /// The text below the last chapter.
    package let closing: String

    package static let template = PageTemplate<StoryPage>(
        "story", shapes: [BadgeShapes.html],
        [
            .html("heading", "the page's heading") { $1.head($0.name, lede: $0.lede, on: $0.frame.address) },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .list(
                "chapters", "the chapters, in the order in which it happened",
                { page in page.chapters.map { ($0, page.frame.address) } },
                [
                    .html("chapter", "the whole chapter, as an item of a list") { $1 += $0.0.html(on: $0.1) },
                    .text("date", "when it happened; empty of a year") { $0.0.date },
                    .text("title", "what happened, in a few words") { $0.0.title },
                ]),
            .text("closing", "what is said below the last chapter") { $0.closing },
        ])

    /// The number of days in which a story is just beginning.
    private static let daysOfBeginning = 14

    package static func addresses(in report: Report) -> [PageAddress] { report.hasStory ? [.story] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .story, report.hasStory else { return nil }
        let phrases = report.phrases
        let events = report.analysis.story
        guard let first = events.first else { return nil }
        name = phrases.story
        frame = report.frame(.story, title: report.title(name), description: phrases.storyDescription)
        lede = phrases.storyLede
        chapters = StoryChapter.all(of: events, in: report) + [StoryChapter(ofTodayIn: report)]
        let isBeginning = first.day.distance(to: report.today) < StoryPage.daysOfBeginning
        closing = isBeginning ? phrases.storyBegins : phrases.toBeContinued
    }
}

/// A chapter of the story.
package struct StoryChapter: Sendable {
    /// The sign on the timeline.
    private enum Sign: Sendable, Hashable {
        case beginning, healed, quiet, year, today
        case milestone(Int)
        case longest(Int)
    }

    private let sign: Sign
    /// A day, a month or a span of months; empty for a year, whose title it is.
    package let date: String
    private let link: Link?
    package let title: String
    package let text: String
    /// A few of the person's own words from that time, as plain text, with their day.
    package let quote: Quote?
    private let numbers: NumberFormat

    package typealias Quote = (text: String, date: String, link: Link?)
}

extension StoryChapter {
    /// The chapters of events in their order, each with words written at its time, unless another chapter has them.
    ///
    /// The longest runs choose last, so that a chapter keeps its words when one of them is inserted before it.
    static func all(of events: [StoryEvent], in report: Report) -> [StoryChapter] {
        var told: Set<Day> = []
        var quotes: [Int: Quote] = [:]
        for isLongest in [false, true] {
            for (index, event) in events.enumerated() where event.isLongest == isLongest {
                quotes[index] = quote(of: event, &told, in: report)
            }
        }
        return events.enumerated().map { index, event in StoryChapter(event, quotes[index], in: report) }
    }

    fileprivate init(ofTodayIn report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        (sign, quote, numbers) = (.today, nil, report.numbers)
        (date, link) = (phrases.shortDate(report.today), Link(report.today, in: report))
        let week = Week(containing: report.today)
        switch report.lead {
        case .stop:
            guard let run = analysis.sobriety.current else {
                title = phrases.today
                text = HeroWords(soberDaysIn: report).sentences.joined(separator: " ")
                return
            }
            title = phrases.dayNumber(run.length)
            text = phrases.storyToday(
                run.length, longest: analysis.soberRuns.filter { $0 != run }.map(\.length).max(),
                next: analysis.nextRung)
        case .less:
            let (words, weeks) = (HeroWords(drinksIn: report), analysis.noalc.streak.current)
            title = weeks > 0 ? phrases.weeksWithinGoal(weeks).text : phrases.thisWeek
            text = words.sentences.joined(separator: " ")
        case .habits:
            title = phrases.thisWeek
            text =
                report.habitSentence(week).map { "\($0.text)." }
                ?? HeroWords(habitsIn: report).sentences.joined(separator: " ")
        }
    }

    private init(_ event: StoryEvent, _ quote: Quote?, in report: Report) {
        let (phrases, day) = (report.phrases, event.day)
        title = phrases.chapterTitle(event)
        text = phrases.chapterText(event)
        self.quote = quote
        numbers = report.numbers
        func link(_ month: YearMonth) -> Link? { report.span.contains(month) ? Link(.month(month)) : nil }
        func on(_ day: Day, _ sign: Sign) -> (Sign, String, Link?) {
            (sign, phrases.shortDate(day), Link(day, in: report))
        }
        (sign, date, self.link) =
            switch event.kind {
            case .firstRecord: on(day, .beginning)
            case .milestone(let length, _), .streakMilestone(_, let length, _), .firstFullDay(let length):
                on(day, .milestone(length))
            case .record(let run): on(day, .milestone(run.length))
            case .firstHealed: on(day, .healed)
            case .longest(let run, _): on(run.last, .longest(run.length))
            case .healedSaturdays: (.healed, phrases.text(day.yearMonth), link(day.yearMonth))
            case .quiet(let first, _, _): (.quiet, phrases.months(from: first, to: day.yearMonth), link(first))
            case .year(let year):
                (.year, "", report.span.years.contains(year.year) ? Link(.year(year.year)) : nil)
            }
    }

    private static let quoteLength = 180

    /// The words of the event's day, else those of the latest earlier day of the chapter; for healed Saturdays and
    /// quiet months, those of the first day that has any, healed days first.
    ///
    /// Only earlier days are considered, so that a chapter doesn't change if more is written later. Nil if nothing was
    /// written, and if an earlier chapter has it.
    private static func quote(of event: StoryEvent, _ told: inout Set<Day>, in report: Report) -> Quote? {
        let days: [Day] =
            switch event.kind {
            case .healedSaturdays(let saturdays):
                saturdays + saturdays.map { $0.advanced(by: 1) }.filter(event.words.contains)
            case .quiet: Array(event.words)
            default: event.words.reversed()
            }
        let table = report.analysis.days
        for day in days where !told.contains(day) {
            // From the note of a day, else from its entry.
            let text = [table.note(on: day), table.entry(on: day)?.note].firstNonNil { note in
                note.flatMap { $0.firstProse(limit: quoteLength) }
            }
            guard let text else { continue }
            told.insert(day)
            return (text, report.phrases.shortDate(day), Link(day, in: report))
        }
        return nil
    }
}

extension StoryEvent {
    /// Whether it is about a longest run, which chooses its words last.
    fileprivate var isLongest: Bool {
        switch kind {
        case .record, .longest: true
        default: false
        }
    }
}

extension StoryChapter {
    /// The chapter as an item: its date, its sign on the timeline, its words.
    func html(on page: PageAddress) -> HTML {
        let isYear = sign == .year
        return """
            <li class="chapter\(if: isYear, " of-year")"><p class="chapter-date">\
            \(if: !isYear, "\(link, on: page, date)")</p>\
            <svg class="chapter-sign" viewBox="-32 -32 64 64" aria-hidden="true">\(signShape())</svg>\
            <div class="chapter-text"><h2>\(isYear ? link : nil, on: page, title)</h2><p>\(text)</p>\
            \(quote, { quote in
                """
                <blockquote class="quote written"><p dir="auto">\(quote.text)</p>\
                <p class="quote-day">\(quote.link, on: page, quote.date)</p></blockquote>
                """
            })</div></li>

            """
    }

    private func signShape() -> HTML {
        switch sign {
        case .beginning: #"<circle class="sign-dot" r="13"/>"#
        case .today: #"<circle class="sign-now" r="12"/>"#
        case .quiet: #"<circle class="sign-quiet" r="9"/>"#
        case .year: #"<circle class="sign-dot" r="9"/>"#
        case .healed: #"\#({ $0.use(.clover, #"class="sign-clover" transform="scale(1.25)""#) })"#
        case .milestone(let days): medal("medal", numbers.text(days))
        case .longest(let days): medal("medal longest-medal", numbers.text(days))
        }
    }

    private func medal(_ style: StaticString, _ days: String) -> HTML {
        """
        <use href="#scallop" class="\(style)"/><text\(if: days.count > 3, #" class="narrow""#)>\(days)</text>
        """
    }
}
