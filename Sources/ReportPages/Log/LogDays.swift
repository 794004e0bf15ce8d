import ProgressModel
import ReportWords

/// The last seven days as rings, each leading to its log sheet.
struct LogDays: Sendable {
    struct Item: Sendable {
        let weekday: String
        let cell: RingCell
        let address: String
        let isChosen: Bool
    }

    /// Ascending; the last one is today.
    let days: [Item]
    let rings: RingSet
}

extension LogDays {
    init(_ sheet: LogSheet, in report: Report) {
        let today = report.today
        days = (-6...0).map { today.advanced(by: $0) }.map { day in
            Item(
                weekday: report.phrases.shortName(of: day.weekday), cell: RingCell(day, in: report),
                // Where the levels are asked of another day, today has to be said.
                address: LogSheet.address(sheet.part, day: day == today && sheet.askedDay == nil ? nil : day),
                isChosen: day == sheet.day)
        }
        rings = RingSet(ofEverybodyIn: report)
    }
}
