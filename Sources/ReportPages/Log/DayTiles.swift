import ProgressAnalysis
import ProgressModel
import ReportWords

/// The last four weeks as tiles that mark a day with one tap, and take that back with a second one.
struct DayTiles: Sendable {
    /// What a tap does.
    enum Tap: Sendable, Equatable {
        /// Marks the day, which has no entry.
        case mark
        /// Takes the mark back.
        case unmark
        /// Leads to the day, which has an entry.
        case open(address: String)
    }

    struct Tile: Sendable {
        let day: Day
        let cell: RingCell
        let tap: Tap
        /// The day, how it was, and what a tap does: `29 October, no entry: mark as steady`.
        let label: String
        let isToday: Bool
    }

    /// Seven short names, as the profile begins its weeks.
    let weekdays: [String]
    /// Whole weeks but for the last one, which ends with today; ascending.
    let tiles: [Tile]
    let rings: RingSet
    let hint: String
}

extension DayTiles {
    init(_ sheet: LogSheet, in report: Report) {
        let first = report.today.advanced(by: -21 - report.column(of: report.today))
        weekdays = report.weekdayHeadings
        tiles = (first.number...report.today.number).map { Tile(Day(number: $0), sheet, in: report) }
        rings = RingSet(ofEverybodyIn: report)
        hint = report.phrases.markDaysHint(report.phrases.level(.steady))
    }
}

extension DayTiles.Tile {
    fileprivate init(_ day: Day, _ sheet: LogSheet, in report: Report) {
        let phrases = report.phrases
        let entry = report.analysis.days.range.contains(day) ? report.analysis.days.entry(on: day) : nil
        self.day = day
        cell = RingCell(day, in: report)
        isToday = day == report.today
        let name = phrases.dayAndMonth(day)
        guard let entry else {
            tap = .mark
            label = phrases.markTile(name, phrases.level(.steady))
            return
        }
        let words = phrases.levelWords(entry.level, entry.drinks)
        // An entry that came since from elsewhere is no mark.
        let isMark = sheet.marked.contains(day) && entry.level == .steady && (entry.drinks ?? .zero) == .zero
        tap = isMark ? .unmark : .open(address: LogSheet.address(sheet.part, day: isToday ? nil : day))
        label = isMark ? phrases.unmarkTile(name, words) : phrases.openTile(name, words)
    }
}
