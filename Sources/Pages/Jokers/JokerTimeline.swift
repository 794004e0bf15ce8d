import Counting
import Markup
import Model
import Wording

extension Card {
    /// The number of months on the page of jokers; earlier ones are on the pages of their years.
    private static let mostMonths = 12

    /// The jokers of the months up to today; nil if there are no events.
    static func timeline(in report: Report) -> Card? {
        let last = report.today.yearMonth
        let walks = JokerStreak.all(in: report).filter { !$0.streak.walk.isEmpty }.map(\.streak.walk.first)
        let begin = walks.min()?.yearMonth ?? last
        var first = last
        for _ in 1..<mostMonths where first > begin { first = first.previous }
        return timeline(
            first.firstDay...last.lastDay, in: report,
            months: first <= begin ? "" : ": " + report.phrases.months(from: first, to: last))
    }

    /// The jokers of whole months, which are added to the title; nil if there are no events.
    static func timeline(_ span: ClosedRange<Day>, in report: Report, months ofTitle: String = "") -> Card? {
        let phrases = report.phrases
        let events = JokerEvent.all(in: report, span)
        let title = phrases.jokersOverTime + ofTitle
        let timeline = JokerTimeline(events, span, title: title, in: report)
        guard !timeline.rows.isEmpty else { return nil }
        return Card(
            .timeline, style: "joker-times", title: title, aside: JokerEvent.summary(of: events, phrases),
            [
                .drawing(timeline), .drawing { $1 += timeline.legend(phrases) },
                .table(timeline.table(phrases)),
            ])
    }
}

/// The days on which jokers were earned, and those that they healed: a row for each streak, over an axis of months.
struct JokerTimeline: Sendable {
    struct Row: Sendable {
        let streak: JokerStreak
        /// `5 earned, 3 healed`.
        let summary: String
        /// The days on which the streak ran, from the beginning of the axis, ascending.
        let runs: [Range<Int>]
        /// The events, ascending.
        let events: [JokerEvent]
        /// The months with events, each with the day of the last one, and with its events in words.
        let months: [(month: YearMonth, link: Link?, summary: String, words: String)]
        /// The signs of the healed days, ascending; days whose signs would overlap share one.
        let clovers: [(days: ClosedRange<Int>, count: Int)]
    }

    let title: String
    let span: ClosedRange<Day>
    let months: [(month: YearMonth, name: String)]
    /// In the order of the header, then of the tracker file.
    private(set) var rows: [Row] = []

    /// The events are latest first; `span` consists of whole months.
    fileprivate init(_ events: [JokerEvent], _ span: ClosedRange<Day>, title: String, in report: Report) {
        (self.title, self.span) = (title, span)
        months = YearMonth.beginning(in: span).map { ($0, report.phrases.shortMonthName($0.month)) }
        guard !events.isEmpty else { return }
        rows = JokerStreak.all(in: report).compactMap { streak in
            let own = events.reversed().filter { $0.streak.family == streak.family && !$0.isLost }
            return own.isEmpty ? nil : row(streak, own, in: report)
        }
    }

    /// The number of days between the beginning of the axis and a day.
    func place(of day: Day) -> Int { span.lowerBound.distance(to: day) }

    func days(of month: YearMonth) -> Range<Int> { place(of: month.firstDay)..<place(of: month.next.firstDay) }

    private func row(_ streak: JokerStreak, _ events: [JokerEvent], in report: Report) -> Row {
        let phrases = report.phrases
        let runs: [Range<Int>] = streak.streak.walk.runs.compactMap { run in
            let days = run.first...run.last.advanced(by: streak.streak.unit.days - 1)
            guard days.overlaps(span) else { return nil }
            let shown = days.clamped(to: span)
            return place(of: shown.lowerBound)..<place(of: shown.upperBound) + 1
        }
        let byMonth = events.grouped { $0.reward.day.yearMonth }.map { month, events in
            let summary = JokerEvent.summary(of: events, phrases)
            let link = Link(events[events.count - 1].reward.day, in: report)
            return (month, link, summary, "\(phrases.text(month)): \(summary)")
        }
        return Row(
            streak: streak, summary: JokerEvent.summary(of: events, phrases), runs: runs, events: events,
            months: byMonth, clovers: clovers(of: events))
    }

    /// If healed days are fewer days apart, their signs overlap on an axis of a year.
    private static let daysOfClover = 5

    private func clovers(of events: [JokerEvent]) -> [(days: ClosedRange<Int>, count: Int)] {
        events.reduce(into: []) { clovers, event in
            guard case .spent = event.reward.kind else { return }
            let day = place(of: event.reward.day)
            guard let last = clovers.last, day - last.days.upperBound < JokerTimeline.daysOfClover else {
                clovers.append((day...day, 1))
                return
            }
            clovers[clovers.count - 1] = (last.days.lowerBound...day, last.count + 1)
        }
    }

    /// A row for each month with a column for each streak.
    func table(_ phrases: Phrases) -> DataTable {
        DataTable(
            phrases, title, headings: [phrases.month] + rows.map(\.streak.name),
            rows: months.map { month, _ in
                [phrases.text(month)]
                    + rows.map { row in row.months.first { $0.month == month }?.summary ?? "–" }
            })
    }
}

/// Draws each streak in the same width; on a phone the drawings are wider than the screen and scroll together, starting
/// at the latest month.
extension JokerTimeline: Drawing {
    /// The size of a drawing in its units, in which days are placed.
    private static let width = 1460
    private static let height = 52
    private static let (starHeight, lineHeight) = (15, 37)

    private var length: Int { place(of: span.upperBound) + 1 }

    private func x(_ day: Int) -> Int { day * JokerTimeline.width / length }

    func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <div class="times-scroll" tabindex="0" role="group" aria-label="\(title)"><div class="times">\
            \(each: rows.enumerated(), { row($1, $0, on: page) })\
            <svg class="times-months" aria-hidden="true">\
            \(each: months, { month, name in
                #"<text y="1em" x="\#(percent: days(of: month).lowerBound * 10_000 / length)">\#(name)</text>"#
            })</svg></div></div>
            """
    }

    private func row(_ row: Row, _ index: Int, on page: PageAddress) -> HTML {
        // A thin line precedes each month except for the first.
        let drawing: HTML = """
            <path class="time-seam" d="M0 0v52\
            \(each: months.dropFirst(), { month, _ in "M\(x(days(of: month).lowerBound)) 0v52" })"/>\
            <path class="time-run" d="\(each: row.runs, { run in
                "M\(x(run.lowerBound)) \(JokerTimeline.lineHeight)H\(x(run.upperBound))"
            })"/>\
            \(each: row.events, mark)\(each: row.clovers, clover)\
            \(each: row.months, { month, link, _, words in area(of: month, link, words, on: page) })
            """
        return """
            <h3>\(emoji: row.streak.icon) \(row.streak.name)</h3>\
            \({ html in
                html.image(
                    row.streak.isOfNoticing ? "time of-noticing" : "time", role: #"role="group""#, id: "times-\(index)", width: JokerTimeline.width,
                    height: JokerTimeline.height, title: row.streak.name, description: row.summary
                ) { $0.copy(drawing) }
            })

            """
    }

    /// The sign of a joker that was earned or lost.
    private func mark(_ event: JokerEvent) -> HTML {
        let x = x(place(of: event.reward.day)) + x(1) / 2
        return switch event.reward.kind {
        case .earned:
            ##"<use href="#je" class="time-star" transform="translate(\##(x) \##(JokerTimeline.starHeight))"/>"##
        case .taken:
            ##"<use href="#jt" class="time-loss" transform="translate(\##(x) \##(JokerTimeline.lineHeight))"/>"##
        case .spent, .lostToCap: ""
        }
    }

    /// The clover of a healed day, or one with the number of days that are too close for several clovers.
    private func clover(_ days: ClosedRange<Int>, _ count: Int) -> HTML {
        let middle = (x(days.lowerBound) + x(days.upperBound)) / 2 + x(1) / 2
        let (isOne, height) = (count == 1, JokerTimeline.lineHeight)
        let place: HTML = """
             class="time-clover" transform="translate(\(middle) \(height)) scale(\(isOne ? ".75" : "1.15"))"
            """
        return """
            \({ $0.use(.clover) { $0 += place } })\
            \(if: !isOne, """
                <text class="time-count" text-anchor="middle" x="\(middle)" y="\(height + 6)">\(count)</text>
                """)
            """
    }

    private func area(of month: YearMonth, _ link: Link?, _ words: String, on page: PageAddress) -> HTML {
        guard let link else { return "" }
        let days = days(of: month)
        let (first, end) = (x(days.lowerBound), x(days.upperBound))
        return """
            <a\(href: link, on: page)><title>\(words)</title>\
            <rect class="hit" y="1" height="50" rx="8" x="\(first + 1)" width="\(end - first - 2)"/></a>
            """
    }

    /// The meanings of the signs.
    func legend(_ phrases: Phrases) -> HTML {
        let hasLosses = rows.contains { $0.events.contains { if case .taken = $0.reward.kind { true } else { false } } }
        let key = { (drawing: HTML, words: String) -> HTML in
            #"<li><svg class="key" viewBox="-15 -15 30 30" aria-hidden="true">\#(drawing)</svg>\#(words)</li>"#
        }
        return """
            <ul class="legend sign-legend">\
            \(key(##"<use href="#je" class="time-star"/>"##, phrases.jokerEarnedKey))\
            \(key("\({ $0.use(.clover, #"class="time-clover""#) })", phrases.dayHealedKey))\
            \(if: hasLosses, key(##"<use href="#jt" class="time-loss"/>"##, phrases.jokerTakenKey))\
            <li><svg class="key" viewBox="-14 -14 28 28" aria-hidden="true">\
            <path class="time-run" d="M-13 0h26"/></svg>\(phrases.streak)</li></ul>
            """
    }
}
