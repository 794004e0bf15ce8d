package import Counting
package import Markup
import Model
import Wording

/// The past year of a tracker.
package struct TrackerCalendar: Sendable {
    package let year: YearHalves
    let marks: TrackerMarks
    /// The marks that occur, with their meanings.
    package let legend: [(mark: TrackerMark, text: String)]
}

extension Card {
    /// The past year of a tracker, titled with its name on a page with several; nil if nothing was logged and no streak
    /// is counted, and for moods that were noted every day.
    static func calendar(
        _ card: Name = .calendar, of tracker: TrackerAnalysis, name: String? = nil, in report: Report
    ) -> Card? {
        let (phrases, today) = (report.phrases, report.today)
        guard tracker.days.logs > 0 || tracker.walk(on: today) != nil else { return nil }
        let marks = TrackerMarks(tracker, in: report)
        let isPublic = report.audience == .public
        // The public edition counts days, not logs.
        let figure = { (days: ClosedRange<Day>) in
            let count = days.count { tracker.days.isDone(on: $0) }
            return isPublic ? phrases.days(count) : phrases.daysWithLog(count)
        }
        let year = YearHalves(
            in: report, title: { phrases.trackerCalendar(report.name(of: tracker), $0) },
            description: { phrases.trackerCalendarDescription(figure($0).text) })
        let days = (year.firstDays.first ?? today)...today
        let legend = TrackerMark.legend(of: Set(days.map(marks.drawnMark(on:))), phrases).filter {
            !isPublic || $0.mark != .none
        }
        // A calendar of equal days adds nothing to the moods over time.
        if card == .calendar, legend.map(\.mark) == [.noted], report.analysis.moods(of: tracker) != nil { return nil }
        let calendar = TrackerCalendar(year: year, marks: marks, legend: legend)
        return Card(
            card, style: "year", title: [year.name, name].compactMap(\.self).joined(separator: ": "),
            count: figure(days), [.drawing(calendar), .table(calendar.table)])
    }
}

extension TrackerCalendar {
    private var report: Report { marks.report }
    private var tracker: TrackerAnalysis { marks.tracker }

    fileprivate var table: DataTable {
        let (phrases, title) = (report.phrases, year.name)
        return DataTable(
            phrases, title, caption: report.audience == .public ? title : "\(title): \(note)",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: year.firstDays.map { first in
                [phrases.shortDate(first)] + (0..<7).map { tableWords(for: first.advanced(by: $0)) }
            })
    }

    private var note: String {
        switch tracker.mode {
        case .counter: report.phrases.trackerTotalsNote
        case .number: report.phrases.trackerValuesNote
        default: report.phrases.trackerTableNote
        }
    }

    /// The number of a day; empty outside of the tracker's time.
    private func tableWords(for day: Day) -> String {
        guard day <= report.today else { return "" }
        let mark = marks.mark(on: day)
        if mark == .outside { return "" }
        if mark == .paused || mark == .notPlanned { return report.phrases.mark(mark) }
        let number: String
        if tracker.hasAmounts {
            let isKnown = tracker.days.value(on: day).isKnown
            number = isKnown ? tracker.tracker.text(of: tracker.days.total(on: day), report.numbers) : "·"
        } else {
            let count = tracker.days.count(on: day)
            number = count == 0 ? "·" : report.numbers.text(count)
        }
        let beginning = number == "·" ? number : number + ","
        return switch mark {
        case .healed: "\(beginning) \(report.phrases.healed)"
        case .carried: report.phrases.keptByJoker
        case .ended: "\(beginning) \(report.phrases.streakEnded)"
        default: number
        }
    }

    /// A day in words; empty outside of the tracker's time.
    func label(of day: Day) -> String {
        let (mark, phrases) = (marks.mark(on: day), report.phrases)
        guard marks.drawnMark(on: day) != .outside else { return "" }
        let logged = logged(on: day)
        let words =
            switch mark {
            case .outside, .none: logged ?? (report.audience == .public ? "–" : phrases.nothingNoted)
            case .noted, .done, .goal, .kept, .above, .slipped, .moments:
                logged ?? (report.audience == .public ? phrases.mark(mark) : phrases.logged)
            case .avoided, .paused, .notPlanned, .carried: phrases.mark(mark)
            case .healed: [logged, phrases.healedByJoker].compactMap(\.self).joined(separator: ", ")
            case .ended: [logged, phrases.streakEnded].compactMap(\.self).joined(separator: ", ")
            }
        return "\(phrases.shortDayAndMonth(day)): \(words)"
    }

    /// The day's logs: an amount, or their number; nil if there aren't any, or nothing to count.
    private func logged(on day: Day) -> String? {
        if tracker.hasAmounts { return report.total(tracker, on: day) }
        let count = tracker.days.count(on: day)
        return tracker.kind == .saboteur && count > 0 ? report.phrases.moments(count).text : nil
    }
}

/// The past year of a tracker.
///
/// The words of a day are shown when the pointer is on it; days are too small for links.
extension TrackerCalendar: Drawing {
    /// Writes the year with its legend.
    package func write(on page: PageAddress, to html: inout HTML) {
        html.yearHalves(year, "heat marks-grid") { day, x, y, html in
            let label = label(of: day)
            html += """
                <g>\(if: !label.isEmpty, "<title>\(label)</title>")\
                \({ $0.mark(marks.drawnMark(on: day), x: x, y: y) })\
                \(if: day == report.today, #"<rect class="now" x="\#(x)" y="\#(y)" width="12" height="12" rx="3"/>"#)</g>
                """
        }
        html += """
            <ul class="legend tracker-legend" aria-label="\(report.phrases.legend)">\
            \(each: legend, { mark, text in "\(key: "\({ $0.mark(mark, x: 0, y: 0) })", text)" })</ul>
            """
    }
}

/// The marks of a tracker's calendar in squares of 12 units; the shapes differ, so that colour isn't needed.
enum TrackerShapes {
    /// `c0` is nothing, `c1` to `c3` growing, `c4` full, `ch` healed, `cb` a slip or above a limit, `co` outside of its
    /// time, `cp` paused, `cf` not planned.
    static let html: HTML =
        #"""
        <g id="c0"><rect class="nothing" width="12" height="12" rx="3"/></g>\#
        <g id="c1"><use href="#c0"/><circle cx="6" cy="6" r="2.5"/></g>\#
        <g id="c2"><use href="#c0"/><circle cx="6" cy="6" r="3.7"/></g>\#
        <g id="c3"><use href="#c0"/><circle cx="6" cy="6" r="5"/></g>\#
        <rect id="c4" width="12" height="12" rx="3"/>\#
        <path id="ch" d="M6 1.800C7.200-.600 12-.600 12 3.200 12 5 10.800 6 10.200 6\#
        c.6 0 1.800 1 1.800 2.800 0 3.800-4.800 3.800-6 1.400C4.800 12.600 0 12.600 0 8.800\#
         0 7 1.200 6 1.800 6 1.200 6 0 5 0 3.200 0-.600 4.800-.600 6 1.800z"/>\#
        <g id="cb"><use href="#c0"/><circle class="slip" cx="6" cy="6" r="3.4"/></g>\#
        <circle id="co" cx="6" cy="6" r="1"/>\#
        <g id="cp"><use href="#c0"/><path class="pa" d="M4 3v6m4-6v6"/></g>\#
        <rect id="cf" x="3" y="3" width="6" height="6" rx="2"/>
        """#
}

extension HTML {
    /// Writes a mark at a point.
    mutating func mark(_ mark: TrackerMark, x: Int, y: Int) {
        self += ##"<use href="#c\##(mark.shape)" class="\##(mark.style)" x="\##(x)" y="\##(y)"/>"##
    }
}

extension TrackerMark {
    fileprivate var shape: HTML {
        switch self {
        case .outside: "o"
        case .none, .ended, .carried: "0"
        case .noted, .done, .kept, .avoided: "4"
        case .goal(let step): "\(step)"
        case .moments(let count): "\(count)"
        case .healed: "h"
        case .above, .slipped: "b"
        case .paused: "p"
        case .notPlanned: "f"
        }
    }

    fileprivate var style: StaticString {
        switch self {
        case .outside: "c-out"
        case .none, .ended, .carried, .paused: "c-none"
        case .avoided: "k-good"
        case .healed: "hl"
        case .noted, .done, .kept, .goal, .moments, .above, .slipped: "k-noticed"
        case .notPlanned: "np"
        }
    }
}
