import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A chapter of the story.
package struct StoryChapter: Sendable {
    /// What stands on the line of time.
    enum Sign: Sendable, Hashable {
        case beginning, healed, quiet, year
        case milestone(days: String)
        case longest(days: String)
    }

    let sign: Sign
    /// A day, a month or a span of months; empty of a year, whose title it is.
    package let date: String
    /// The day or the month in the calendar.
    let link: Link?
    package let title: String
    package let text: String
    package let quote: StoryQuote?
}

extension StoryChapter {
    /// The chapters of events in their order, each with what was written at its time, unless another has that.
    ///
    /// The longest runs choose after the others: a chapter keeps its words when one of them takes its place before it.
    static func all(of events: [StoryEvent], in report: Report) -> [StoryChapter] {
        var told: Set<Day> = []
        var quotes: [Int: StoryQuote] = [:]
        for turn in StoryEvent.Turn.allCases {
            for (index, event) in events.enumerated() where event.turn == turn {
                quotes[index] = StoryQuote(of: event, &told, in: report)
            }
        }
        return events.enumerated().compactMap { index, event in
            // A quarter has nothing to tell but what was written in it.
            if case .quarter = event.kind, quotes[index] == nil { return nil }
            return StoryChapter(event, quotes[index], in: report)
        }
    }

    private init(_ event: StoryEvent, _ quote: StoryQuote?, in report: Report) {
        let phrases = report.phrases
        title = phrases.chapterTitle(event)
        text = phrases.chapterText(event)
        self.quote = quote
        switch event.kind {
        case .firstRecord:
            sign = .beginning
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .milestone(let days, _):
            sign = .milestone(days: report.numbers.text(days))
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .streakMilestone(_, let length, _):
            sign = .milestone(days: report.numbers.text(length))
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .firstFullDay(let habits):
            sign = .milestone(days: report.numbers.text(habits))
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .record(let run):
            sign = .milestone(days: report.numbers.text(run.length))
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .firstHealed:
            sign = .healed
            date = phrases.shortDate(event.day)
            link = Link(event.day, in: report)
        case .healedSaturdays:
            sign = .healed
            date = phrases.text(event.day.yearMonth)
            link = StoryChapter.month(event.day.yearMonth, in: report)
        case .quiet(let first, _, _):
            sign = .quiet
            date = phrases.months(from: first, to: event.day.yearMonth)
            link = StoryChapter.month(first, in: report)
        case .quarter(let quarter):
            sign = .quiet
            date = phrases.months(from: quarter.first, to: event.day.yearMonth)
            link = StoryChapter.month(quarter.first, in: report)
        case .year(let year):
            sign = .year
            date = ""
            link = report.span.years.contains(year.year) ? Link(.year(year.year)) : nil
        case .longest(let run, _, _):
            sign = .longest(days: report.numbers.text(run.length))
            date = phrases.shortDate(run.last)
            link = Link(run.last, in: report)
        }
    }

    private static func month(_ month: YearMonth, in report: Report) -> Link? {
        report.span.contains(month) ? Link(.month(month)) : nil
    }
}

extension StoryEvent {
    /// Who chooses its words when.
    fileprivate enum Turn: CaseIterable { case others, longest, quarters }

    fileprivate var turn: Turn {
        switch kind {
        case .record, .longest: .longest
        case .quarter: .quarters
        default: .others
        }
    }
}

extension StoryChapter {
    /// The chapter as an item: its date at the side, its sign on the line of time, its words.
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
        case .quiet: #"<circle class="sign-quiet" r="9"/>"#
        case .year: #"<circle class="sign-dot" r="9"/>"#
        case .healed: #"\#({ $0.use(.clover, #"class="sign-clover" transform="scale(1.25)""#) })"#
        case .milestone(let days): StoryChapter.medal("medal", days)
        case .longest(let days): StoryChapter.medal("medal longest-medal", days)
        }
    }

    private static func medal(_ style: StaticString, _ days: String) -> HTML {
        """
        <use href="#scallop" class="\(style)"/><text\(if: days.count > 3, #" class="narrow""#)>\(days)</text>
        """
    }
}
