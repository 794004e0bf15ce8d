import Counting
import Model
import Wording

@testable import Pages

extension TrackerPage {
    /// The drawing of the past year.
    var year: TrackerCalendar? { calendar?.drawing() }

    /// The marks of the calendar's days from the first to today.
    var marks: [TrackerMark] { year.map { $0.days.map($0.marks.drawnMark(on:)) } ?? [] }
}

extension TrackerCalendar {
    /// The days from the first to today.
    var days: [Day] { year.firstDays.first.map { Array($0...marks.report.today) } ?? [] }
}
