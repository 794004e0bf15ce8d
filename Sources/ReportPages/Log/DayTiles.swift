import ProgressAnalysis
import ProgressModel
import ReportWords

/// The last weeks and the one to come as tiles that mark a day with one tap, and take that back with a second one.
struct DayTiles: Sendable {
    /// What a tap does.
    enum Tap: Sendable, Equatable {
        /// Marks the day, which has no entry.
        case mark
        /// Takes the mark back.
        case unmark
        /// Leads to the day, which has an entry.
        case open(address: String)
        /// Nothing: the day has not come.
        case none
    }

    struct Tile: Sendable {
        let day: Day
        let cell: RingCell
        let tap: Tap
        /// The day, how it was, and what a tap does: `29 October, no entry: mark as steady`.
        let label: String
        let isToday: Bool
        /// The short name of the month, on its first day and on the first tile; nil on any other.
        let month: String?
    }

    /// Seven short names, as the profile begins its weeks.
    let weekdays: [String]
    /// Whole weeks, the last one that after the current one; ascending.
    let tiles: [Tile]
    let rings: RingSet
    let hint: String
    /// Where more weeks are shown; nil where no more can be.
    let earlier: String?
}

extension DayTiles {
    init(_ sheet: LogSheet, in report: Report) {
        let thisWeek = report.firstDayOfWeek(of: report.today)
        let first = thisWeek.advanced(by: 7 * (1 - sheet.weeks))
        weekdays = report.weekdayHeadings
        tiles = (first.number...thisWeek.advanced(by: 13).number).map { number in
            Tile(Day(number: number), isFirst: number == first.number, sheet, in: report)
        }
        earlier =
            sheet.weeks < LogSheet.mostWeeks
            ? LogSheet.address(
                sheet.part, day: sheet.day == report.today ? nil : sheet.day, weeks: sheet.weeks * 2 + 4) : nil
        rings = RingSet(ofEverybodyIn: report)
        hint = report.phrases.markDaysHint(report.phrases.level(.steady))
    }
}

extension DayTiles.Tile {
    fileprivate init(_ day: Day, isFirst: Bool, _ sheet: LogSheet, in report: Report) {
        let phrases = report.phrases
        let entry = report.analysis.days.range.contains(day) ? report.analysis.days.entry(on: day) : nil
        self.day = day
        cell = RingCell(day, in: report)
        isToday = day == report.today
        month = day.dayOfMonth == 1 || isFirst ? phrases.shortMonthName(day.date.month) : nil
        guard day <= report.today else {
            (tap, label) = (.none, cell.label)
            return
        }
        let name = phrases.dayAndMonth(day)
        guard let entry else {
            tap = .mark
            label = phrases.markTile(name, phrases.level(.steady))
            return
        }
        let words = phrases.levelWords(entry.level, entry.drinks)
        // An entry that came since from elsewhere is no mark.
        let isMark = sheet.marked.contains(day) && entry.level == .steady && (entry.drinks ?? .zero) == .zero
        tap =
            isMark
            ? .unmark : .open(address: LogSheet.address(sheet.part, day: isToday ? nil : day, weeks: sheet.weeks))
        label = isMark ? phrases.unmarkTile(name, words) : phrases.openTile(name, words)
    }
}
